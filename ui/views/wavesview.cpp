// Single dimensions across positions, or one position across all dimensions.
#include "ui/views/wavesview.h"

#include <QAction>
#include <cmath>
#include <limits>

#include "core/keys.h"
#include "ui/plot/label.h"
#include "ui/plot/plotview.h"
#include "ui/plot/raster.h"
#include "ui/plot/wavepainter.h"
#include "ui/text.h"
#include "ui/views/cellaxes.h"

namespace posiscope {

namespace {

constexpr std::size_t mostWaves = 32;  // more cannot be told apart

bool acrossDimensions(const Scene& scene) {
    return scene.state.get(keys::wavesAcross) == "dimensions";
}

class WavesView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(WavesView)

 public:
    explicit WavesView(QObject* parent) : PlotView(parent), turn_(new QAction(this)) {
        axisRect()->setMargins(QMargins(leftMargin, topMargin, barMargin, bottomMargin));
        yAxis()->setTicker(QSharedPointer<NumberTicker>::create());
        new PaintedItem(plot(), QStringLiteral("main"), axisRect(),
                        [this](QCPPainter& painter) { drawContent(painter); });
        new PaintedItem(plot(), QStringLiteral("overlay"), nullptr,
                        [this](QCPPainter& painter) { drawLegend(painter); });
        turn_->setObjectName(QStringLiteral("turn"));
        turn_->setText(tr("Across dimensions"));
        turn_->setToolTip(tr("Chosen dimensions across positions, or one position across all dimensions"));
        turn_->setIconText(QStringLiteral("orientation"));
        connect(turn_, &QAction::triggered, this, [this] {
            const std::string other = acrossDimensions(scene()) ? "positions" : "dimensions";
            emit edited([other](State& state) { state.set(keys::wavesAcross, other); }, tr("Turn waves"), {});
        });
    }

    QString subtitle(const Scene& now) const override {
        if (acrossDimensions(now))
            return tr("position %1 across dimensions").arg(grouped(now.state.get(keys::position)));
        const Indices& chosen = now.state.get(keys::dimensions);
        QString list = QString::fromStdString(formatIndices(chosen))
                           .replace(u',', QStringLiteral(", "))
                           .replace(u'-', u'–');
        if (chosen.size() > mostWaves)
            return tr("the first %1 of %2 chosen dimensions across positions")
                .arg(mostWaves)
                .arg(chosen.size());
        return chosen.size() == 1 ? tr("dimension %1 across positions").arg(list)
                                  : tr("dimensions %1 across positions").arg(list);
    }
    QString description(const Scene& now) const override {
        if (now.model->column(now.state.get(keys::dimensions).front()).role == Role::plain)
            return tr("Curves of the table: %1. Each dimension has a colour of its own.").arg(subtitle(now));
        const auto [low, high] = now.model->tableRange();
        return tr("Waves: %1. Sines are blue, cosines orange; values go from %2 to %3.")
            .arg(subtitle(now), readable(low, 3), readable(high, 3));
    }
    QList<QAction*> actions() override { return {turn_}; }
    ArrowKeys arrowKeys(const Scene& now) const override {
        return acrossDimensions(now) ? ArrowKeys::positionDown : ArrowKeys::positionAcross;
    }

 protected:
    Viewport whole() const override {
        const Cells cells = acrossDimensions(scene()) ? dimensionsOf(scene()) : positionsOf(scene());
        const double room = cells.count == 1 ? 0.5 : 0;
        return {static_cast<double>(cells.first) - room,
                static_cast<double>(cells.first + cells.count - 1) + room, -1.12 * reach(), 1.12 * reach()};
    }
    bool zoomsVertically() const override { return false; }
    bool cursorChangesPicture(const Scene& before) const override {
        const State& now = scene().state;
        if (acrossDimensions(scene())) return now.get(keys::position) != before.state.get(keys::position);
        const auto pairOf = [this](const State& state) {
            return scene().model->column(state.get(keys::dimension)).pair;
        };
        return pairOf(now) != pairOf(before.state);
    }

    void draw() override {
        const Viewport part = viewport();
        const bool dimensions = acrossDimensions(scene());
        setCellAxis(xAxis(), dimensions ? dimensionsOf(scene()) : positionsOf(scene()), part.left, part.right,
                    false);
        yAxis()->setRange(steady(yAxis(), {-1.12 * reach(), 1.12 * reach()}));
        yAxis()->ticker()->setTickCount(3);
        setAxisTitles(axisRect(), dimensions ? tr("dimension j") : tr("position p"), tr("PE(p, j)"));
    }

    void drawCursor(QCPPainter& painter) override {
        const bool dimensions = acrossDimensions(scene());
        const auto at = static_cast<double>(scene().state.get(dimensions ? keys::dimension : keys::position));
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(at);
        if (x >= rect.left() && x <= rect.right())
            cursorLine(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        if (dimensions) return;
        // Where the offset leads.
        const double target =
            xAxis()->coordToPixel(at + static_cast<double>(scene().state.get(keys::offset)));
        if (target < rect.left() || target > rect.right()) return;
        painter.setPen(QPen(theme().accent, 1, Qt::DashLine));
        painter.drawLine(QPointF(target, rect.top()), QPointF(target, rect.bottom()));
    }

    void hover(QPointF at) override {
        if (acrossDimensions(scene()))
            emit hovered(std::nullopt, dimensionsOf(scene()).at(at.x()));
        else
            emit hovered(positionsOf(scene()).at(at.x()), std::nullopt);
    }

    void click(QPointF at, Qt::KeyboardModifiers) override {
        const auto key = acrossDimensions(scene()) ? keys::dimension : keys::position;
        const std::int64_t cell =
            (acrossDimensions(scene()) ? dimensionsOf(scene()) : positionsOf(scene())).at(at.x());
        emit edited([=](State& state) { state.set(key, cell); }, tr("Move cursor"), clickGesture());
    }

 private:
    /// How far the values go from 0. Those of a difference go by what is chosen, in powers of two so that the
    /// axis keeps still.
    double reach() const {
        const Model& model = *scene().model;
        const Range range = model.tableRange();
        if (range != Range()) return std::max(std::abs(range.lowest), std::abs(range.highest));
        double largest = 0;
        for (const std::int64_t j : chosen()) {
            const Extremes ends = model.extremes(j, {model.firstPosition(), model.table().rows()});
            largest = std::max({largest, std::abs(ends.minimum), std::abs(ends.maximum)});
        }
        return largest > 0 && std::isfinite(largest) ? std::exp2(std::ceil(std::log2(largest))) : 1;
    }
    /// Where a chosen dimension stands among the chosen ones.
    std::size_t orderOf(std::int64_t j) const {
        const auto all = chosen();
        return static_cast<std::size_t>(std::lower_bound(all.begin(), all.end(), j) - all.begin());
    }
    std::span<const std::int64_t> chosen() const {
        const Indices& all = scene().state.get(keys::dimensions);
        return std::span(all).first(std::min(all.size(), mostWaves));
    }
    /// The pair under the cursor stands out when it is among the chosen ones.
    bool emphasised(std::int64_t j) const {
        const std::int64_t pair = scene().model->column(scene().state.get(keys::dimension)).pair;
        const auto under = [&](std::int64_t each) { return scene().model->column(each).pair == pair; };
        return under(j) || std::none_of(chosen().begin(), chosen().end(), under);
    }
    QColor colourOf(std::int64_t j) const {
        const Role role = scene().model->column(j).role;
        QColor colour = role == Role::plain ? theme().series(orderOf(j)) : theme().of(role);
        if (!emphasised(j)) colour.setAlphaF(0.45F);
        return colour;
    }

    void drawContent(QCPPainter& painter) const {
        if (!scene().model) return;
        if (acrossDimensions(scene())) {
            drawRow(painter);
            return;
        }
        WavePainter waves(*scene().model, xAxis(), yAxis(), painter);
        for (const bool front : {false, true})
            for (const std::int64_t j : chosen())
                if (emphasised(j) == front) waves.draw(j, colourOf(j), front ? 2 : 1);
        waves.paint();
    }

    /// PE(p, ·): a dot a dimension, or, where a pixel holds several, a bar from the smallest to the largest
    /// of each kind.
    void drawRow(QCPPainter& painter) const {
        const QRect rect = axisRect()->rect();
        std::vector<Run> runs = pixelRuns(xAxis()->range().lower, xAxis()->range().upper, rect.width(),
                                          dimensionsOf(scene()).count);
        std::erase_if(runs, [](const Run& run) { return run.count == 0; });
        if (runs.empty()) return;
        const Run inSight{runs.front().first, runs.back().end() - runs.front().first};
        // Cell by cell: fill() would first prepare for many rows.
        const qint64 row = scene().state.get(keys::position) - scene().model->firstPosition();
        std::vector<double> values;
        values.reserve(static_cast<std::size_t>(inSight.count));
        for (std::int64_t j = inSight.first; j < inSight.end(); ++j)
            values.push_back(scene().model->table().value(row, j));
        const double perPixel = xAxis()->range().size() / rect.width();
        if (perPixel > 1)
            drawRowBars(painter, runs, values);
        else
            drawRowDots(painter, inSight, values, perPixel);
    }

    void drawRowDots(QCPPainter& painter, Run inSight, const std::vector<double>& values,
                     double perPixel) const {
        const double radius = std::clamp(0.45 / perPixel, 1.5, 4.0);
        const double zero = yAxis()->coordToPixel(0);
        for (std::int64_t n = 0; n < inSight.count; ++n) {
            if (!std::isfinite(values[static_cast<std::size_t>(n)])) continue;
            QColor colour = theme().of(scene().model->column(inSight.first + n).role);
            const QPointF at(xAxis()->coordToPixel(static_cast<double>(inSight.first + n)),
                             yAxis()->coordToPixel(values[static_cast<std::size_t>(n)]));
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawEllipse(at, radius, radius);
            if (perPixel > 0.5) continue;
            colour.setAlphaF(0.35F);
            painter.setPen(QPen(colour, 1));
            painter.drawLine(QPointF(at.x(), zero), at);
        }
    }

    void drawRowBars(QCPPainter& painter, const std::vector<Run>& runs,
                     const std::vector<double>& values) const {
        painter.setAntialiasing(false);
        painter.setPen(Qt::NoPen);
        for (const Run run : runs) {
            const double x = xAxis()->coordToPixel(static_cast<double>(run.first) - 0.5);
            for (const Role role : {Role::sine, Role::cosine, Role::plain}) {
                double low = std::numeric_limits<double>::infinity();
                double high = -low;
                for (std::int64_t j = run.first; j < run.end(); ++j) {
                    if (scene().model->column(j).role != role) continue;
                    const double value = values[static_cast<std::size_t>(j - runs.front().first)];
                    if (!std::isfinite(value)) continue;
                    low = std::min(low, value);
                    high = std::max(high, value);
                }
                if (low > high) continue;
                QColor colour = theme().of(role);
                colour.setAlphaF(0.6F);
                painter.setBrush(colour);
                const double top = yAxis()->coordToPixel(high);
                painter.drawRect(QRectF(x, top - 0.5, 1, std::max(1.5, yAxis()->coordToPixel(low) - top)));
            }
        }
    }

    void drawLegend(QCPPainter& painter) const {
        if (!scene().model) return;
        const QRect rect = axisRect()->rect();
        constexpr int line = 18;
        painter.setFont(textFont(11));
        int y = rect.top() + 10;
        const auto entry = [&](const QColor& colour, const QString& text) {
            painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(rect.right() + 12, y), QPointF(rect.right() + 24, y));
            painter.setPen(theme().muted);
            drawLabel(painter, QRectF(rect.right() + 28, y - 9, barMargin - 28, line),
                      Qt::AlignLeft | Qt::AlignVCenter, text);
            y += line;
        };
        if (acrossDimensions(scene())) {
            if (scene().model->column(scene().model->table().columns() / 2).role == Role::plain) return;
            entry(theme().sine, tr("sin"));
            entry(theme().cosine, tr("cos"));
            return;
        }
        for (const std::int64_t j : chosen()) {
            if (y > rect.bottom() - line) {
                drawLabel(painter, QRectF(rect.right() + 28, y - 9, barMargin - 28, line),
                          Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
                break;
            }
            const Role role = scene().model->column(j).role;
            const QString kind = role == Role::sine     ? tr("sin")
                                 : role == Role::cosine ? tr("cos")
                                 : role == Role::zero   ? tr("zero")
                                                        : QString();
            entry(colourOf(j), QStringLiteral("%1 %2").arg(j).arg(kind));
        }
    }

    QAction* turn_;
};

/// Some columns of a table.
class ChosenColumns final : public Field {
 public:
    ChosenColumns(std::shared_ptr<const Model> model, Indices chosen)
        : model_(std::move(model)), chosen_(std::move(chosen)) {}

    std::int64_t rows() const override { return model_->table().rows(); }
    std::int64_t columns() const override { return static_cast<std::int64_t>(chosen_.size()); }
    double value(std::int64_t row, std::int64_t column) const override {
        return model_->table().value(row, chosen_[static_cast<std::size_t>(column)]);
    }
    double average(Run rowRun, Run columnRun) const override {
        double sum = 0;
        for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
            sum += model_->table().average(rowRun, {chosen_[static_cast<std::size_t>(column)], 1});
        return sum / static_cast<double>(columnRun.count);
    }

 private:
    std::shared_ptr<const Model> model_;
    Indices chosen_;
};

Dataset data(const Scene& scene) {
    const Indices chosen = scene.state.get(keys::dimensions);
    return {std::make_shared<ChosenColumns>(scene.model, chosen),
            [chosen](std::int64_t n) { return std::to_string(chosen[static_cast<std::size_t>(n)]); }};
}

}  // namespace

const ViewType& wavesViewType() {
    static const ViewType type{
        .id = "waves",
        .name = POSISCOPE_TR("core", "Waves"),
        .summary =
            POSISCOPE_TR("core", "Chosen dimensions across positions, or one position across all dimensions"),
        .icon = QStringLiteral("view-waves"),
        .create = [](QObject* parent) -> View* { return new WavesView(parent); },
        .data = data,
        .unavailable = withoutTable};
    return type;
}

}  // namespace posiscope
