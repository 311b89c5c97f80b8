// The directions in which the rows of a table differ most.
#include "ui/views/componentsview.h"

#include <array>
#include <cmath>

#include "core/components.h"
#include "core/keys.h"
#include "core/latefield.h"
#include "core/tablematrix.h"
#include "core/tablemodel.h"
#include "ui/latestanswer.h"
#include "ui/plot/label.h"
#include "ui/plot/notice.h"
#include "ui/plot/plotview.h"
#include "ui/plot/roundedup.h"
#include "ui/plot/wavepainter.h"
#include "ui/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/singularvalueplot.h"

namespace posiscope {

namespace {

constexpr int legendMargin = 96;

/// What is kept of the components of a table: its scores as curves over the positions.
struct Drawn {
    Components numbers;
    std::shared_ptr<const TableModel> curves;
    double reach = 1;  ///< no score is larger
};

Result<Drawn> compute(const Model& model, const Progress& proceed) {
    const auto found = principalComponents(model.table(), proceed);
    if (!found) return found.error();
    const auto scores = storedMatrix(found->scores);
    const double reach = std::max(-scores->smallest(), scores->largest());
    return Drawn{*found, std::make_shared<TableModel>(scores, model.firstPosition(), Range{-reach, reach}),
                 reach > 0 ? reach : 1};
}

class ComponentsView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(ComponentsView)

 public:
    explicit ComponentsView(QObject* parent)
        : PlotView(parent),
          below_(new QCPAxisRect(plot(), true)),
          values_(below_),
          answer_(
              this,
              [this] {
                  redraw();
                  emit retitled();
              },
              [this] { plot()->refresh(); }) {
        plot()->plotLayout()->addElement(1, 0, below_);
        plot()->plotLayout()->setRowStretchFactors({0.58, 0.42});
        axisRect()->setMargins(QMargins(leftMargin, topMargin, legendMargin, bottomMargin));
        below_->setMargins(QMargins(leftMargin, 6, legendMargin, bottomMargin));
        yAxis()->setTicker(QSharedPointer<NumberTicker>::create());
        yAxis()->setRange(-1.08, 1.08);  // until there are numbers
        new PaintedItem(plot(), QStringLiteral("main"), axisRect(),
                        [this](QCPPainter& painter) { drawCurves(painter); });
        new PaintedItem(plot(), QStringLiteral("main"), below_,
                        [this](QCPPainter& painter) { values_.draw(painter); });
        new PaintedItem(plot(), QStringLiteral("overlay"), nullptr,
                        [this](QCPPainter& painter) { drawLegend(painter); });
    }

    QString subtitle(const Scene& now) const override {
        const qint64 count = countOf(*now.model);
        const QString values =
            count == 1 ? tr("1 singular value") : tr("%1 singular values").arg(grouped(count));
        const Drawn* drawn = answer_.isAnswerTo(now.model) ? answer_.get() : nullptr;
        if (!drawn) return values;
        if (drawn->numbers.rank == 0) return tr("all rows are equal");
        const qint64 shown = std::min<qint64>(Components::scored, count);
        const QString share = percent(drawn->numbers.scoredShare());
        return (shown == 1 ? tr("1 component explains %1 · %2").arg(share, values)
                           : tr("%1 components explain %2 · %3").arg(shown).arg(share, values));
    }
    QString description(const Scene& now) const override {
        const QString what =
            tr("Principal components of %1 × %2: the directions in which rows differ most "
               "from their mean.")
                .arg(positionCount(now.model->table().rows()), dimensionCount(now.model->table().columns()));
        if (!answer_.isAnswerTo(now.model)) return what + u' ' + tr("They are being computed.");
        if (const Error* error = answer_.error()) return translated(error->text);
        const Components& numbers = answer_.get()->numbers;
        if (numbers.rank == 0) return what + u' ' + tr("All rows are equal.");
        QStringList shares;
        for (Eigen::Index i = 0; i < shownOf(numbers); ++i)
            shares << percent(numbers.share(i));
        return what + u' ' +
               tr("Curves show the scores of the first ones across positions; they explain %1 of the "
                  "variance. Below, all singular values on a logarithmic axis, the largest %2; the first %3 "
                  "explain 90 %, and %4 are more than rounding.")
                   .arg(shares.join(QStringLiteral(", ")), readable(numbers.singularValues[0], 4),
                        grouped(numbers.countFor(0.9)), grouped(numbers.rank));
    }
    ArrowKeys arrowKeys(const Scene&) const override { return ArrowKeys::positionAcross; }

 protected:
    Viewport whole() const override {
        const Cells cells = positionsOf(scene());
        const double room = cells.count == 1 ? 0.5 : 0;
        return {static_cast<double>(cells.first) - room,
                static_cast<double>(cells.first + cells.count - 1) + room, -1, 1};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const Model& model = *scene().model;
        answer_.ask(scene().model, componentsWork(model.table().rows(), model.table().columns()), waits(),
                    pulse(),
                    [kept = scene().model](const Progress& proceed) { return compute(*kept, proceed); });
        const Viewport part = viewport();
        setCellAxis(xAxis(), positionsOf(scene()), part.left, part.right, false);
        const Drawn* drawn = answer_.get();
        if (drawn) {
            const double reach = 1.08 * roundedUp(drawn->reach, {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8});
            yAxis()->setRange(steady(yAxis(), {-reach, reach}));
        }
        yAxis()->ticker()->setTickCount(3);
        setAxisTitles(axisRect(), tr("position p"), tr("score"));
        values_.show(drawn ? &drawn->numbers : nullptr, countOf(model), theme(), colours());
        if (drawn) values_.setSizes(steady(&values_, SingularValuePlot::sizesOf(drawn->numbers)));
        setAxisTitles(below_, tr("component i"), tr("singular value"));
    }

    void drawCursor(QCPPainter& painter) override {
        const auto p = static_cast<double>(scene().state.get(keys::position));
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(p);
        if (x >= rect.left() && x <= rect.right()) {
            cursorLine(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()));
            drawPoints(painter, x);
        }
        values_.drawPointed(painter);
    }

    bool isInPicture(QPoint pixel) const override {
        return PlotView::isInPicture(pixel) || below_->rect().contains(pixel);
    }
    void hover(QPointF at) override {
        const bool below = isBelow(at);
        // The axes of both plots reach as far across.
        if (values_.point(below ? std::optional(xAxis()->coordToPixel(at.x())) : std::nullopt))
            plot()->refreshOverlay();
        if (below) return;
        emit hovered(positionsOf(scene()).at(at.x()), std::nullopt);
    }
    void click(QPointF at, Qt::KeyboardModifiers) override {
        if (isBelow(at)) return;
        const std::int64_t p = positionsOf(scene()).at(at.x());
        emit edited([p](State& state) { state.set(keys::position, p); }, tr("Move cursor"), clickGesture());
    }

 private:
    bool isBelow(QPointF at) const {
        return yAxis()->coordToPixel(at.y()) > axisRect()->rect().bottom() + bottomMargin / 2.0;
    }
    std::array<QColor, Components::scored> colours() const {
        return {theme().sine, theme().cosine, theme().third};
    }
    static Eigen::Index countOf(const Model& model) {
        return std::min(model.table().rows(), model.table().columns());
    }
    static Eigen::Index shownOf(const Components& numbers) {
        return std::min<Eigen::Index>(Components::scored, numbers.rank);
    }

    void drawCurves(QCPPainter& painter) const {
        if (!scene().model) return;
        if (const Drawn* drawn = answer_.get()) {
            WavePainter curves(*drawn->curves, xAxis(), yAxis(), painter);
            for (Eigen::Index i = shownOf(drawn->numbers) - 1; i >= 0; --i)
                curves.draw(i, colours()[static_cast<std::size_t>(i)], 1.6);
            curves.paint();
        }
        if (!answer_.isAnswerTo(scene().model))
            drawProgress(painter, axisRect()->rect(), answer_.background(), theme());
        else if (const Error* error = answer_.error())
            drawReason(painter, axisRect()->rect(), translated(error->text), theme());
        else if (answer_.get()->numbers.rank == 0)
            drawReason(painter, axisRect()->rect(), tr("All rows are equal: nothing varies."), theme());
    }

    /// The curves' values at the cursor.
    void drawPoints(QCPPainter& painter, double x) const {
        const Drawn* drawn = answer_.isAnswerTo(scene().model) ? answer_.get() : nullptr;
        if (!drawn) return;
        const std::int64_t row = scene().state.get(keys::position) - scene().model->firstPosition();
        painter.setPen(QPen(theme().card, 1.5));
        for (Eigen::Index i = shownOf(drawn->numbers) - 1; i >= 0; --i) {
            painter.setBrush(colours()[static_cast<std::size_t>(i)]);
            painter.drawEllipse(QPointF(x, yAxis()->coordToPixel(drawn->numbers.scores(row, i))), 4, 4);
        }
    }

    void drawLegend(QCPPainter& painter) const {
        const Drawn* drawn = answer_.get();
        if (!scene().model || !drawn) return;
        const QRect rect = axisRect()->rect();
        constexpr int line = 18;
        painter.setFont(textFont(11));
        for (Eigen::Index i = 0; i < shownOf(drawn->numbers); ++i) {
            const int y = rect.top() + 10 + line * static_cast<int>(i);
            painter.setPen(QPen(colours()[static_cast<std::size_t>(i)], 3, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(rect.right() + 12, y), QPointF(rect.right() + 24, y));
            painter.setPen(theme().muted);
            drawLabel(painter, QRectF(rect.right() + 28, y - 9, legendMargin - 30, line),
                      Qt::AlignLeft | Qt::AlignVCenter,
                      tr("PC%1 %2").arg(i + 1).arg(percent(drawn->numbers.share(i))));
        }
    }

    QCPAxisRect* below_;
    SingularValuePlot values_;
    LatestAnswer<std::shared_ptr<const Model>, Drawn> answer_;
};

Dataset data(const Scene& scene) {
    const auto field = std::make_shared<LateField>(scene.model->table().rows(), Components::scored);
    return {field, [](std::int64_t i) { return "pc" + std::to_string(i + 1); },
            [field, model = scene.model](const Progress& progress) -> Failure {
                const auto found = principalComponents(model->table(), progress);
                if (!found) return found.error();
                field->set(storedMatrix(found->scores));
                return std::nullopt;
            }};
}

Text unavailable(const Scene& scene) {
    if (!scene.model->hasTable()) return withoutTable(scene);
    const Field& table = scene.model->table();
    const Failure failure = componentsProblem(table.rows(), table.columns());
    return failure ? failure->text : Text();
}

}  // namespace

const ViewType& componentsViewType() {
    static const ViewType type{
        .id = "components",
        .name = POSISCOPE_TR("core", "Components"),
        .summary = POSISCOPE_TR("core", "The principal components of the table, and its singular values"),
        .icon = QStringLiteral("view-components"),
        .create = [](QObject* parent) -> View* { return new ComponentsView(parent); },
        .data = data,
        .unavailable = unavailable};
    return type;
}

}  // namespace posiscope
