// The directions in which the rows of a table differ most.
#include "ui/views/componentsview.h"

#include <array>
#include <cmath>

#include "core/analysis/components.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "ui/async/asyncresult.h"
#include "ui/plot/label.h"
#include "ui/plot/notice.h"
#include "ui/plot/plotview.h"
#include "ui/plot/roundedup.h"
#include "ui/plot/wavepainter.h"
#include "ui/translation/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/componentcurves.h"
#include "ui/views/componentsdata.h"
#include "ui/views/sidelegend.h"
#include "ui/views/sidenames.h"
#include "ui/views/singularvalueplot.h"

namespace posiscope {

namespace {

constexpr int legendMargin = 96;
constexpr int legendMarginOfBoth = 134;  // two shares beside each other

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
              [this] { plot()->refresh(); }),
          beside_(
              this, [this] { redraw(); }, [] {}) {
        plot()->plotLayout()->addElement(1, 0, below_);
        plot()->plotLayout()->setRowStretchFactors({0.58, 0.42});
        yAxis()->setTicker(QSharedPointer<NumberTicker>::create());
        yAxis()->setRange(-1.08, 1.08);  // until there are numbers
        new PaintedItem(plot(), QStringLiteral("main"), axisRect(),
                        [this](QCPPainter& painter) { drawCurves(painter); });
        new PaintedItem(plot(), QStringLiteral("main"), below_,
                        [this](QCPPainter& painter) { values_.draw(painter); });
        new PaintedItem(plot(), QStringLiteral("overlay"), nullptr,
                        [this](QCPPainter& painter) { drawLegend(painter); });
        plot()->addNotice([this](QCPPainter& painter) { drawNotices(painter); });
    }

    QString subtitle(const Scene& now) const override {
        const qint64 count = countOf(*now.model);
        const QString values =
            count == 1 ? tr("1 singular value") : tr("%1 singular values").arg(grouped(count));
        const ComponentCurves* drawn = answer_.isAnswerTo(now.model) ? answer_.get() : nullptr;
        if (!drawn || now.subject == Subject::both) return values;
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
        const Cells cells = positionsInRange(scene());
        const double room = cells.count == 1 ? 0.5 : 0;
        return {static_cast<double>(cells.first) - room,
                static_cast<double>(cells.first + cells.count - 1) + room, -1, 1};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const Model& model = *scene().model;
        ask(answer_, scene().model);
        const std::shared_ptr<const Model> other = otherModel();
        if (other) ask(beside_, other);
        const ComponentCurves* drawn = answer_.get();
        const ComponentCurves* beside = other && beside_.isAnswerTo(other) ? beside_.get() : nullptr;
        alignOther(drawn, beside);
        legend_ = SideLegend(scene(), plot()->viewport().width() - leftMargin - rightMargin);
        axisRect()->setMargins(
            QMargins(leftMargin, topMargin + legend_.height(), rightOfPlots(), bottomMargin));
        below_->setMargins(QMargins(leftMargin, 6, rightOfPlots(), bottomMargin));
        const Viewport part = viewport();
        setCellAxis(xAxis(), positionsInRange(scene()), part.left, part.right, false);
        if (drawn) {
            const double most = std::max(drawn->reach, beside ? beside->reach : 0);
            const double reach = 1.08 * roundedUp(most, {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8});
            yAxis()->setRange(steady(yAxis(), {-reach, reach}));
        }
        yAxis()->ticker()->setTickCount(3);
        setAxisTitles(axisRect(), tr("position p"), tr("score"));
        const Eigen::Index count = std::max(countOf(model), other ? countOf(*other) : 0);
        values_.show(drawn ? &drawn->numbers : nullptr, count, theme(), colours());
        values_.showOther(isBoth() && beside ? &beside->numbers : nullptr);
        if (drawn) {
            QCPRange sizes = SingularValuePlot::sizesOf(drawn->numbers);
            if (beside) sizes.expand(SingularValuePlot::sizesOf(beside->numbers));
            values_.setSizes(steady(&values_, sizes));
        }
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
    int rightOfPlots() const { return isBoth() ? legendMarginOfBoth : legendMargin; }
    bool isBoth() const { return scene().subject == Subject::both && scene().sides; }
    /// The other side of a comparison: for the axes that A and B share, and for the plot that shows both.
    std::shared_ptr<const Model> otherModel() const {
        if (!scene().sides || scene().subject == Subject::difference) return nullptr;
        const auto other = scene().model == scene().sides.a ? scene().sides.b : scene().sides.a;
        const bool has = other->problem().empty() && other->hasTable() &&
                         !componentsProblem(other->table().rows(), other->table().columns());
        return has ? other : nullptr;
    }
    using Answer = AsyncResult<std::shared_ptr<const Model>, ComponentCurves>;
    void ask(Answer& answer, const std::shared_ptr<const Model>& model) {
        answer.ask(model, componentsWork(model->table().rows(), model->table().columns()), waits(), pulse(),
                   [model](const Progress& proceed) { return componentCurves(*model, proceed); });
    }
    void alignOther(const ComponentCurves* a, const ComponentCurves* b) {
        if (!isBoth() || a == nullptr || b == nullptr) {
            aligned_.reset();
            return;
        }
        if (aligned_ && alignedTo_ == std::pair{a->curves, b->curves}) return;
        alignedTo_ = {a->curves, b->curves};
        aligned_ = withSignsOf(*a, *b, scene().sides.b->firstPosition());
    }
    static Eigen::Index countOf(const Model& model) {
        return std::min(model.table().rows(), model.table().columns());
    }
    static Eigen::Index shownOf(const Components& numbers) {
        return std::min<Eigen::Index>(Components::scored, numbers.rank);
    }

    void drawCurves(QCPPainter& painter) const {
        if (!scene().model) return;
        if (const ComponentCurves* drawn = answer_.get()) {
            WavePainter curves(*drawn->curves, xAxis(), yAxis(), painter);
            for (Eigen::Index i = shownOf(drawn->numbers) - 1; i >= 0; --i)
                curves.draw(i, colours()[static_cast<std::size_t>(i)], 1.6);
            curves.paint();
        }
        if (aligned_) {
            WavePainter curves(*aligned_->curves, xAxis(), yAxis(), painter);
            for (Eigen::Index i = shownOf(aligned_->numbers) - 1; i >= 0; --i)
                curves.draw(i, colours()[static_cast<std::size_t>(i)], 1.6, true);
            curves.paint();
        }
    }

    void drawNotices(QCPPainter& painter) const {
        if (!answer_.isAnswerTo(scene().model))
            drawProgress(painter, axisRect()->rect(), answer_.work(), theme());
        else if (const Error* error = answer_.error())
            drawReason(painter, axisRect()->rect(), translated(error->text), theme());
        else if (answer_.get()->numbers.rank == 0)
            drawReason(painter, axisRect()->rect(), tr("All rows are equal: nothing varies."), theme());
    }

    /// The curves' values at the cursor.
    void drawPoints(QCPPainter& painter, double x) const {
        const ComponentCurves* drawn = answer_.isAnswerTo(scene().model) ? answer_.get() : nullptr;
        if (!drawn) return;
        drawPointsOf(painter, x, *drawn, scene().model->firstPosition(), Subject::a);
        if (aligned_) drawPointsOf(painter, x, *aligned_, scene().sides.b->firstPosition(), Subject::b);
    }
    void drawPointsOf(QCPPainter& painter, double x, const ComponentCurves& drawn, std::int64_t first,
                      Subject side) const {
        const std::int64_t row = scene().state.get(keys::position) - first;
        if (row < 0 || row >= drawn.numbers.scores.rows()) return;
        painter.setPen(QPen(theme().card, 1.5));
        for (Eigen::Index i = shownOf(drawn.numbers) - 1; i >= 0; --i) {
            painter.setBrush(colours()[static_cast<std::size_t>(i)]);
            drawSideDot(painter, QPointF(x, yAxis()->coordToPixel(drawn.numbers.scores(row, i))), 4, side);
        }
    }

    void drawLegend(QCPPainter& painter) const {
        const ComponentCurves* drawn = answer_.get();
        if (!scene().model || !drawn) return;
        const QRect rect = axisRect()->rect();
        constexpr int line = 18;
        legend_.draw(painter, {rect.left(), rect.top() - legend_.height() - 2}, {theme().text, theme().text},
                     theme().text);
        painter.setFont(textFont(11));
        for (Eigen::Index i = 0; i < shownOf(drawn->numbers); ++i) {
            const int y = rect.top() + 10 + line * static_cast<int>(i);
            painter.setPen(QPen(colours()[static_cast<std::size_t>(i)], 3, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(rect.right() + 12, y), QPointF(rect.right() + 24, y));
            painter.setPen(theme().muted);
            drawLabel(painter, QRectF(rect.right() + 28, y - 9, rightOfPlots() - 30, line),
                      Qt::AlignLeft | Qt::AlignVCenter,
                      tr("PC%1 %2").arg(i + 1).arg(shareOf(drawn->numbers, i)));
        }
    }

    /// "34 %", or A's share and B's.
    QString shareOf(const Components& numbers, Eigen::Index i) const {
        const QString own = percent(numbers.share(i));
        if (!aligned_ || i >= shownOf(aligned_->numbers)) return own;
        return QStringLiteral("%1, %2").arg(own, percent(aligned_->numbers.share(i)));
    }

    QCPAxisRect* below_;
    SingularValuePlot values_;
    Answer answer_;
    Answer beside_;                           // of the other side of a comparison
    std::optional<ComponentCurves> aligned_;  // B's, where A and B share the plot
    std::pair<std::shared_ptr<const TableModel>, std::shared_ptr<const TableModel>> alignedTo_;
    SideLegend legend_{Scene(), 0};
};

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
        .data = componentsData,
        .unavailable = unavailable,
        .overlays = true,
        .joinsRows = true};
    return type;
}

}  // namespace posiscope
