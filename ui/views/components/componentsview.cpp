// SPDX-License-Identifier: GPL-3.0-or-later
// The directions in which the rows of a table differ most.
#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "core/analysis/components.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "ui/async/asyncresult.h"
#include "ui/plot/labelticker.h"
#include "ui/plot/niceceiling.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waveplottable.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/components/componentcurves.h"
#include "ui/views/components/componentsdata.h"
#include "ui/views/components/singularvalueplottable.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/curvelegend.h"
#include "ui/views/shared/sidelegend.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/variantstyle.h"
#include "ui/views/shared/wavecolours.h"

namespace posiscope {

namespace {

constexpr int legendMargin = 96;
constexpr int legendMarginOfBoth = 134;  // two shares beside each other

class ComponentsView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(ComponentsView)

 public:
    explicit ComponentsView(QObject* parent)
        : PlotView(parent),
          curves_(new WavePlottable(axisRect())),
          below_(addAxisRect(1, 0)),
          values_(new SingularValuePlottable(below_)),
          sides_(SideLegend::above(plot())),
          legend_(plot(), 12),
          answer_(
              this, [this] { redrawWithTitle(); }, [this] { refreshMarks(); }) {
        plot()->plotLayout()->setRowStretchFactors({0.001, 0.001, 0.58, 0.42});
        tickerOf<NumberTicker>(yAxis());
        yAxis()->setRange(-1.08, 1.08);  // until there are numbers
    }

    QString subtitle(const Snapshot& now) const override {
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
    QString partInSight() const override {
        if (!isZoomed()) return {};
        return partOf(CellKind::positions, positionsInRange(snapshot()), viewport().left, viewport().right);
    }
    QString description(const Snapshot& now) const override {
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
                   .arg(listed(shares), readable(numbers.singularValues[0], 4),
                        grouped(numbers.countFor(0.9)), grouped(numbers.rank));
    }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::positionAcross; }

 protected:
    Viewport whole() const override {
        const AxisIndices cells = positionsInRange(snapshot());
        const double room = cells.count == 1 ? 0.5 : 0;
        return {static_cast<double>(cells.first) - room, static_cast<double>(cells.last()) + room, -1, 1};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const Model& model = *snapshot().model;
        ask(answer_, snapshot().model);
        const std::vector<Other> others = askOthers();
        const ComponentCurves* drawn = answer_.get();
        alignOthers(drawn, others);
        const SideLegend sides(snapshot(), plot()->viewport().width() - room().left - room().right,
                               areMany() ? SideSwatch::line : SideSwatch::shape, theme());
        const int top = legend_.putAbove(entries(), rightOfPlots(), room(), theme());
        axisRect()->setMargins(
            QMargins(room().left, sides.show(*sides_, top, room().left), 0, room().bottom));
        showBelow(plot()->viewport().height() >= leastForBoth);
        legend_.putBeside(entries(), rightOfPlots(), room().fitted ? 5 : 11, axisRect()->margins());
        curves_->show(shownCurves());
        const Viewport part = viewport();
        setCellAxis(xAxis(), positionsInRange(snapshot()), part.left, part.right, false);
        if (drawn) {
            double most = drawn->reach;
            for (const Other& other : others)
                if (other.curves != nullptr) most = std::max(most, other.curves->reach);
            const double reach = 1.08 * niceCeiling(most, {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8});
            yAxis()->setRange(steady(yAxis(), {-reach, reach}));
        }
        yAxis()->ticker()->setTickCount(3);
        setAxisTitles(axisRect(), tr("position p"), areMany() ? tr("score of PC1") : tr("score"));
        Eigen::Index count = countOf(model);
        for (const Other& other : others)
            if (!snapshot().place) count = std::max(count, countOf(*other.model));
        values_->show(shownValues(), count, theme());
        if (drawn) {
            QCPRange sizes = SingularValuePlottable::sizesOf(drawn->numbers);
            for (const Other& other : others)
                if (other.curves != nullptr)
                    sizes.expand(SingularValuePlottable::sizesOf(other.curves->numbers));
            values_->setSizes(steady(values_, sizes));
        }
        setAxisTitles(below_, tr("component i"), tr("singular value"));
    }

    void markCursor() override {
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(coordinate(keys::position));
        if (x >= rect.left() && x <= rect.right()) {
            cursorColumn(rect, x);
            markPoints(x);
        }
        if (below_->visible()) values_->markPointed(marks());
    }
    MarkMeanings markMeanings() const override {
        const std::int64_t p = snapshot().state.get(keys::position);
        if (!isAcrossInSight(static_cast<double>(p))) return {};
        MarkMeanings all = cursorMeaning({markedPlace("p", positionText(snapshot().model->positions(), p))});
        const ComponentCurves* drawn = answer_.isAnswerTo(snapshot().model) ? answer_.get() : nullptr;
        if (!drawn) return all;
        MarkMeaning scores{MarkMeaning::Sign::dot, tr("scores at the cursor")};
        if (areMany())
            for (std::size_t n = 0; n < snapshot().together.size(); ++n)
                scores.colours.push_back(styleOf(n).colour);
        else
            for (Eigen::Index i = 0; i < shownOf(drawn->numbers); ++i)
                scores.colours.push_back(colourOf(0, i));
        all.push_back(scores);
        return all;
    }
    void markNotices() override {
        const QRect rect = axisRect()->rect();
        if (!answer_.isAnswerTo(snapshot().model))
            noteProgress(rect, answer_.work());
        else if (const Error* error = answer_.error())
            noteReason(rect, translated(error->text));
        else if (answer_.get()->numbers.rank == 0)
            noteReason(rect, tr("All rows are equal: nothing varies."));
    }

    bool isInPicture(QPoint pixel) const override {
        return PlotView::isInPicture(pixel) || (below_->visible() && below_->rect().contains(pixel));
    }
    void hover(QPointF at) override {
        const bool below = isBelow(at);
        // The axes of both plots reach as far across.
        if (values_->point(below ? std::optional(xAxis()->coordToPixel(at.x())) : std::nullopt))
            refreshMarks();
        if (!below) emit hovered({.position = positionsOf(snapshot()).at(at.x())});
    }
    void click(QPointF at, Qt::KeyboardModifiers) override {
        if (!isBelow(at)) clickCursor({.position = positionsOf(snapshot()).at(at.x())});
    }

 private:
    /// In a low pane the curves stand alone.
    void showBelow(bool shown) {
        below_->setVisible(shown);
        values_->setVisible(shown);
        below_->setMinimumSize(0, shown ? 50 : 0);
        below_->setMaximumSize(QWIDGETSIZE_MAX, shown ? QWIDGETSIZE_MAX : 0);
        below_->setMargins(shown ? QMargins(room().left, 6, 0, room().bottom) : QMargins());
    }
    bool isBelow(QPointF at) const {
        if (!below_->visible()) return false;
        return yAxis()->coordToPixel(at.y()) > axisRect()->rect().bottom() + room().bottom / 2.0;
    }
    std::array<QColor, Components::scored> colours() const {
        return {theme().sine, theme().cosine, theme().third};
    }
    int rightOfPlots() const {
        if (areMany()) return room().right;
        if (!room().fitted) return isBoth() ? legendMarginOfBoth : legendMargin;
        int widest = 0;
        for (const LegendEntry& entry : entries())
            widest = std::max(widest, 5 + legendEntryWidth(entry, 12));
        return std::max(room().right, widest);
    }
    bool isBoth() const { return snapshot().subject == Subject::both && !snapshot().together.empty(); }
    /// Whether so many encodings share the plot that each has a colour, and its first component alone a
    /// curve.
    bool areMany() const { return isBoth() && snapshot().together.size() > 2; }
    VariantStyle styleOf(std::size_t place) const {
        return variantStyle(theme(), place, snapshot().together.size());
    }
    /// Another encoding that is shown together with this one, for the axes that all share and for the plot
    /// that shows several; without curves until they are there.
    struct Other {
        std::shared_ptr<const Model> model;
        std::size_t place = 0;  ///< among those that are shown together
        const ComponentCurves* curves = nullptr;
    };
    /// The curves of another encoding, with the signs of the first one's.
    struct Aligned {
        std::shared_ptr<const TableModel> from;
        std::size_t place = 0;
        ComponentCurves curves;
        std::int64_t first = 0;  ///< position
    };
    std::vector<Other> askOthers() {
        std::vector<Other> all;
        const auto models = modelsInRange(snapshot());
        for (std::size_t n = 0; n < models.size(); ++n) {
            const auto& model = models[n];
            if (model != snapshot().model && model->problem().empty() && model->hasTable() &&
                !componentsProblem(model->table().rows(), model->table().columns()))
                all.push_back({model, n});
        }
        std::erase_if(others_, [&](const auto& each) {
            return std::ranges::find(all, each.first, &Other::model) == all.end();
        });
        for (Other& other : all) {
            std::unique_ptr<Answer>& answer = others_[other.model];
            if (!answer)
                answer = std::make_unique<Answer>(
                    this, [this] { redraw(); }, [] {});
            ask(*answer, other.model);
            if (answer->isAnswerTo(other.model)) other.curves = answer->get();
        }
        return all;
    }
    using Answer = AsyncResult<std::shared_ptr<const Model>, ComponentCurves>;
    void ask(Answer& answer, const std::shared_ptr<const Model>& model) {
        answer.ask(model, waiting(),
                   [model](const Progress& proceed) { return componentCurves(*model, proceed); });
    }
    void alignOthers(const ComponentCurves* first, const std::vector<Other>& others) {
        std::vector<Aligned> aligned;
        for (const Other& other : others) {
            if (!isBoth() || first == nullptr || other.curves == nullptr) continue;
            const auto known = std::ranges::find(aligned_, other.curves->curves, &Aligned::from);
            if (known != aligned_.end() && alignedTo_ == first->curves) {
                aligned.push_back(std::move(*known));
                aligned.back().place = other.place;
                continue;
            }
            const std::int64_t position = other.model->firstCursor();
            aligned.push_back(
                {other.curves->curves, other.place, withSignsOf(*first, *other.curves, position), position});
        }
        aligned_ = std::move(aligned);
        alignedTo_ = first == nullptr ? nullptr : first->curves;
    }
    static Eigen::Index countOf(const Model& model) {
        return std::min(model.table().rows(), model.table().columns());
    }
    static Eigen::Index shownOf(const Components& numbers) {
        return std::min<Eigen::Index>(Components::scored, numbers.rank);
    }

    std::vector<Waves> shownCurves() const {
        std::vector<Waves> all;
        const auto add = [&](const ComponentCurves& drawn, std::size_t place) {
            Waves& waves = all.emplace_back();
            waves.model = drawn.curves;
            const bool dashed = isBoth() && styleOf(place).dashed;
            waves.dots = !dashed;
            for (Eigen::Index i = curvesOf(drawn.numbers) - 1; i >= 0; --i)
                waves.waves.push_back({i, colourOf(place, i), 1.6, dashed ? Dash::dashes : dashOf(i)});
        };
        if (const ComponentCurves* drawn = answer_.get()) add(*drawn, 0);
        for (const Aligned& other : aligned_)
            add(other.curves, other.place);
        return all;
    }
    /// How many of the components have a curve.
    Eigen::Index curvesOf(const Components& numbers) const {
        return areMany() ? std::min<Eigen::Index>(1, numbers.rank) : shownOf(numbers);
    }
    /// B of a comparison is dashed as a whole.
    Dash dashOf(Eigen::Index component) const {
        return isBoth() ? Dash::none : dashOfCurve(theme(), static_cast<std::size_t>(component));
    }
    QColor colourOf(std::size_t place, Eigen::Index component) const {
        return areMany() ? styleOf(place).colour : colours()[static_cast<std::size_t>(component)];
    }

    std::vector<SingularValues> shownValues() const {
        std::vector<SingularValues> all;
        const auto add = [&](const ComponentCurves& drawn, std::size_t place) {
            SingularValues& values = all.emplace_back();
            values.numbers = &drawn.numbers;
            values.diamonds = isBoth() && styleOf(place).dashed;
            values.others = areMany() ? styleOf(place).colour : theme().accent;
            for (Eigen::Index i = 0; i < curvesOf(drawn.numbers); ++i)
                values.first.push_back(colourOf(place, i));
        };
        if (const ComponentCurves* drawn = answer_.get()) add(*drawn, 0);
        for (const Aligned& other : aligned_)
            add(other.curves, other.place);
        return all;
    }

    /// The curves' values at the cursor.
    void markPoints(double x) {
        const ComponentCurves* drawn = answer_.isAnswerTo(snapshot().model) ? answer_.get() : nullptr;
        if (!drawn) return;
        markPointsOf(x, *drawn, snapshot().model->firstCursor(), 0);
        for (const Aligned& other : aligned_)
            markPointsOf(x, other.curves, other.first, other.place);
    }
    void markPointsOf(double x, const ComponentCurves& drawn, std::int64_t first, std::size_t place) {
        const std::int64_t row = snapshot().state.get(keys::position) - first;
        if (row < 0 || row >= drawn.numbers.scores.rows()) return;
        for (Eigen::Index i = curvesOf(drawn.numbers) - 1; i >= 0; --i)
            marks().dot(QPointF(x, yAxis()->coordToPixel(drawn.numbers.scores(row, i))), 4,
                        colourOf(place, i), theme(), isBoth() && styleOf(place).dashed);
    }

    std::vector<LegendEntry> entries() const {
        std::vector<LegendEntry> all;
        if (areMany()) return all;  // those above the plot say what is what
        if (const ComponentCurves* drawn = answer_.get())
            for (Eigen::Index i = 0; i < shownOf(drawn->numbers); ++i) {
                all.push_back({tr("PC%1 %2").arg(i + 1).arg(shareOf(drawn->numbers, i)),
                               colours()[static_cast<std::size_t>(i)], theme().muted});
                all.back().dash = dashOf(i);
            }
        return all;
    }

    /// "34 %", or A's share and B's.
    QString shareOf(const Components& numbers, Eigen::Index i) const {
        const QString own = percent(numbers.share(i));
        if (aligned_.empty() || i >= shownOf(aligned_.front().curves.numbers)) return own;
        return QStringLiteral("%1, %2").arg(own, percent(aligned_.front().curves.numbers.share(i)));
    }

    static constexpr int leastForBoth = 200;

    WavePlottable* curves_;
    QCPAxisRect* below_;
    SingularValuePlottable* values_;
    Legend* sides_;
    CurveLegend legend_;
    Answer answer_;
    std::map<std::shared_ptr<const Model>, std::unique_ptr<Answer>> others_;
    std::vector<Aligned> aligned_;  // of the other encodings in the plot
    std::shared_ptr<const TableModel> alignedTo_;
};

Text whyNoComponents(const Snapshot& snapshot) {
    if (!snapshot.model->hasTable()) return withoutTable(snapshot);
    const Field& table = snapshot.model->table();
    const Failure failure = componentsProblem(table.rows(), table.columns());
    return failure ? failure->text : Text();
}

}  // namespace

const ViewType& componentsViewType() {
    static const ViewType type{
        .id = "components",
        .name = POSISCOPE_TR("core", "Components"),
        .summary = POSISCOPE_TR("core", "The principal components of the table, and its singular values"),
        .lookFor = POSISCOPE_TR("core",
                                "A few curves that explain most of the variance mean that the table uses few "
                                "of its directions. Smooth curves say that neighbours are similar."),
        .formula = "PE − mean = U · Σ · Vᵀ",
        .lesson = "learned-or-fixed",
        .icon = QStringLiteral("view-components"),
        .create = [](QObject* parent) -> View* { return new ComponentsView(parent); },
        .data = componentsData,
        .unavailable = whyNoComponents,
        .overlays = true,
        .joinsRows = true,
        .standIn = 8};
    return type;
}

}  // namespace posiscope
