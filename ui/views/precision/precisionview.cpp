// SPDX-License-Identifier: GPL-3.0-or-later
// The precision view: rounding errors over positions and over pairs.
#include <memory>

#include "core/parameters/viewkeys.h"
#include "ui/plot/decadeticker.h"
#include "ui/plot/legendrows.h"
#include "ui/plot/plotview.h"
#include "ui/translation/translated.h"
#include "ui/views/precision/errorplottables.h"
#include "ui/views/precision/precisiondata.h"
#include "ui/views/precision/precisionwords.h"
#include "ui/views/shared/cellaxes.h"

namespace posiscope {

namespace {

constexpr int factsWidth = 168, narrowFacts = 130;
constexpr int between = 6;  // the plots, below the labels of the upper one
constexpr int leastForWideFacts = 600;
constexpr int leastForFacts = 480;  // a narrower pane has its legend above the plots

class PrecisionView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(PrecisionView)

 public:
    explicit PrecisionView(QObject* parent)
        : PlotView(parent),
          errors_(new CurvePlottable(axisRect())),
          limit_(new LimitPlottable(axisRect())),
          below_(addAxisRect(1, 0)),
          pairs_(new PairErrorPlottable(below_)),
          facts_(new FactsColumn(plot())),
          legend_(new LegendRows(plot())),
          answer_(
              this, [this] { redrawWithTitle(); }, [this] { redraw(); }, [this] { refreshMarks(); }) {
        plot()->plotLayout()->insertRow(0);
        plot()->plotLayout()->addElement(0, 0, legend_);
        plot()->plotLayout()->addElement(1, 1, facts_);
        plot()->plotLayout()->setRowStretchFactors({0.001, 0.6, 0.4});
        for (QCPAxis* axis : {yAxis(), belowAxis(QCPAxis::atLeft)}) {
            axis->setScaleType(QCPAxis::stLogarithmic);
            tickerOf<DecadeTicker>(axis);
            axis->setRange(1e-6, 1);  // until the results arrive
        }
    }

    QString subtitle(const Snapshot& now) const override {
        const QString what = pipelineWords(now);
        const PrecisionFacts* facts = answer_.facts(now);
        return facts == nullptr ? what : QStringLiteral("%1 · %2").arg(what, holdsWords(now, *facts));
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        return partOf(isBias() ? CellKind::distances : CellKind::positions, rowsOf(snapshot()),
                      viewport().left, viewport().right);
    }
    QString description(const Snapshot& now) const override {
        return precisionDescription(now, answer_.facts(now));
    }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::positionAcross; }

 protected:
    Viewport whole() const override {
        const AxisIndices cells = rowsOf(snapshot());
        return {cells.low(), cells.high(), 0, 1};
    }
    bool zoomsVertically() const override { return false; }
    bool cursorChangesPicture(const Snapshot& before) const override {
        return pairAtCursor(before) != pairAtCursor(snapshot());
    }

    void draw() override {
        if (!isShown()) return;
        answer_.askFacts(snapshot(), waiting());
        const int width = plot()->viewport().width();
        const bool wide = look().legend && width >= leastForFacts;
        const bool above = look().legend && !wide;
        const QMargins margins(room().left, room().top, wide ? 0 : room().right, room().bottom);
        const int top =
            legend_->show(above ? entries() : std::vector<LegendEntry>(), margins, width, theme());
        axisRect()->setMargins({margins.left(), top, margins.right(), margins.bottom()});
        below_->setMargins(QMargins(room().left, between, wide ? 0 : room().right, room().bottom));
        facts_->setPlace(axisRect()->margins(), wide ? widthOfFacts() : 0, besideNumbers());
        const Viewport part = viewport();
        setCellAxis(xAxis(), rowsOf(snapshot()), part.left, part.right, false);
        setAxisTitles(axisRect(), isBias() ? tr("distance i − j") : tr("position p"), tr("error"));
        const PrecisionFacts* facts = answer_.facts(snapshot());
        const double limit = snapshot().state.get(keys::errorLimit);
        facts_->show(entries(), facts ? factsOf(snapshot(), *facts) : std::vector<ShownFact>(), theme());
        limit_->show(limit, facts ? holdsWords(snapshot(), *facts) : QString(), theme());
        if (facts) showFacts(*facts, factsBeside(), limit);
        yAxis()->ticker()->setTickCount(std::max(2, axisRect()->height() / 30));
    }

    /// The room between the plot and the words beside it: half of the last number under the plot stands
    /// there.
    int besideNumbers() const {
        const QString last = grouped(rowsOf(snapshot()).last());
        return std::max(10, QFontMetrics(textFont(11)).horizontalAdvance(last) / 2 + 4);
    }

    /// The plots have half of the room at least.
    int widthOfFacts() const {
        return plot()->viewport().width() < leastForWideFacts ? narrowFacts : factsWidth;
    }

    /// Requests the errors under each pixel column.
    void fit(const Canvas& canvas) override {
        if (!isShown()) return;
        const AxisIndices cells = rowsOf(snapshot());
        const QCPRange range = xAxis()->range();
        const auto first = static_cast<double>(cells.first);
        answer_.askBands(snapshot(),
                         {range.lower - first, range.upper - first, canvas.columns(axisRect()->rect())},
                         waiting());
        const ErrorColumns* columns = answer_.bands();
        if (columns == nullptr) return;
        std::vector<Curve> curves = errorCurves(*columns, first, yAxis()->range(), theme());
        limit_->keepClearOf(curves.front().shape, columns->axis.index.size());
        errors_->show(std::move(curves));
    }

    void markCursor() override {
        if (!isShown()) return;
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(static_cast<double>(cursorRow()));
        if (x >= rect.left() && x <= rect.right()) cursorColumn(rect, x);
        const double pair =
            belowAxis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(pairAtCursor(snapshot())));
        if (pair >= below_->left() && pair <= below_->right()) cursorColumn(below_->rect(), pair);
    }
    FigureParts partsNow() const override {
        FigureParts parts = PlotView::partsNow();
        parts.legend = true;
        return parts;
    }
    MarkMeanings markMeanings() const override {
        if (!isShown()) return {};
        QStringList places;
        if (isAcrossInSight(static_cast<double>(cursorRow())))
            places << markedPlace(isBias() ? "i − j" : "p", cursorRow());
        if (const std::int64_t pair = pairAtCursor(snapshot()); pair >= 0)
            places << (isBias() ? tr("head %1").arg(grouped(pair)) : markedPlace("i", pair));
        return cursorMeaning(places);
    }
    void markNotices() override {
        if (!isShown()) return;
        if (answer_.areFactsLate(snapshot()))
            noteProgress(below_->rect(), answer_.workOfFacts());
        else if (answer_.facts(snapshot())->largest == 0)
            noteReason(axisRect()->rect(),
                       tr("No cell differs: only what comes after the table is rounded."));
        noteProgress(axisRect()->rect(), answer_.workOfBands());
    }

    bool isInPicture(QPoint pixel) const override {
        return PlotView::isInPicture(pixel) || below_->rect().contains(pixel);
    }
    void hover(QPointF at) override { emit hovered(placeAt(at)); }
    void click(QPointF at, Qt::KeyboardModifiers) override { clickCursor(placeAt(at)); }

 private:
    QCPAxis* belowAxis(QCPAxis::AxisType type) const { return below_->axis(type); }
    bool isShown() const { return snapshot().model != nullptr && precisionProblem(snapshot()).empty(); }
    bool isBias() const { return !snapshot().model->hasTable(); }
    static AxisIndices rowsOf(const Snapshot& now) {
        if (now.model->hasTable()) return positionsOf(now);
        return {0, now.model->distance()->farthest() + 1};
    }
    std::int64_t cursorRow() const {
        const std::int64_t position = snapshot().state.get(keys::position);
        return isBias() ? position - snapshot().state.get(keys::reference) : position;
    }

    /// The cursor's place: a pair over the lower plot, a position elsewhere. For a bias it is a distance,
    /// which moves the query.
    CursorPlace placeAt(QPointF at) const {
        const bool below = yAxis()->coordToPixel(at.y()) > axisRect()->rect().bottom() + room().bottom / 2.0;
        if (!below) {
            const qint64 row = rowsOf(snapshot()).at(at.x());
            if (!isBias()) return {.position = row};
            const AxisIndices positions = positionsOf(snapshot());
            const qint64 reference =
                std::min<qint64>(snapshot().state.get(keys::reference), positions.last() - row);
            return {.position = reference + row, .reference = reference};
        }
        if (isBias()) return {};
        const double pixel = xAxis()->coordToPixel(at.x());
        const auto pairs = static_cast<qint64>(snapshot().model->frequencies().size());
        const qint64 pair = AxisIndices{0, pairs}.at(belowAxis(QCPAxis::atBottom)->pixelToCoord(pixel));
        return {.dimension = snapshot().model->dimensionOf(pair, Role::sine)};
    }

    struct ErrorRanges {
        QCPRange rows, pairs;
    };
    static ErrorRanges rangesOf(const PrecisionFacts& facts, double limit) {
        double smallest = 0;
        for (const ErrorBand& band : facts.pairs)
            if (band.rms > 0 && (smallest == 0 || band.rms < smallest)) smallest = band.rms;
        double largest = 0;
        for (const ErrorBand& band : facts.pairs)
            largest = std::max(largest, band.highest);
        return {errorRange(facts.leastRowRms, facts.largest, limit), errorRange(smallest, largest, largest)};
    }
    /// The errors of those that share the axes; of those that have none, and until they have arrived,
    /// nothing.
    std::vector<const PrecisionFacts*> factsBeside() {
        std::vector<const PrecisionFacts*> all;
        const std::vector<Snapshot> others = snapshotsBeside(snapshot());
        while (beside_.size() < others.size())
            beside_.push_back(std::make_unique<PrecisionAnswer>(
                this, [this] { redraw(); }, [] {}, [] {}));
        for (std::size_t n = 0; n < others.size(); ++n) {
            if (!precisionProblem(others[n]).empty()) continue;
            beside_[n]->askFacts(others[n], waiting());
            if (const PrecisionFacts* const facts = beside_[n]->facts(others[n])) all.push_back(facts);
        }
        return all;
    }

    void showFacts(const PrecisionFacts& facts, const std::vector<const PrecisionFacts*>& beside,
                   double limit) {
        const AxisIndices cells{0, static_cast<qint64>(facts.pairs.size())};
        QCPAxis* const across = belowAxis(QCPAxis::atBottom);
        setCellAxis(across, cells, cells.low(), cells.high(), false);
        ErrorRanges ranges = rangesOf(facts, limit);
        for (const PrecisionFacts* const each : beside) {
            const ErrorRanges others = rangesOf(*each, limit);
            ranges.rows.expand(others.rows);
            ranges.pairs.expand(others.pairs);
        }
        belowAxis(QCPAxis::atLeft)->setRange(steady(below_, ranges.pairs));
        belowAxis(QCPAxis::atLeft)->ticker()->setTickCount(std::max(2, below_->height() / 30));
        yAxis()->setRange(steady(yAxis(), ranges.rows));
        pairs_->show(facts.pairs, askedPair(snapshot()), theme());
        showTitlesBelow();
    }

    /// All of the title, in smaller type in a low figure: what it left out would be wrong.
    void showTitlesBelow() {
        const QString sizes = tr("RMS, max");
        constexpr int usual = 11, smallest = 8;
        int pixels = usual;
        const auto fits = [&] {
            return QFontMetricsF(textFont(pixels)).horizontalAdvance(sizes) <= below_->height() + 2 * between;
        };
        while (pixels > smallest && !fits())
            --pixels;
        belowAxis(QCPAxis::atLeft)->setLabelFont(textFont(pixels));
        setAxisTitles(below_, isBias() ? tr("head") : tr("pair i"), sizes);
    }

    std::vector<LegendEntry> entries() const {
        std::vector<LegendEntry> all{
            {tr("root mean square"), theme().accent, theme().muted},
            {tr("least to largest"), theme().accent, theme().muted, LegendEntry::Swatch::band},
            {tr("error wanted"), theme().cosine, theme().muted, LegendEntry::Swatch::dashes}};
        if (const std::int64_t pair = askedPair(snapshot()); pair >= 0)
            all.push_back({isBias() ? tr("head %1").arg(grouped(pair)) : markedPlace("i", pair),
                           theme().cosine, theme().muted, LegendEntry::Swatch::disc});
        return all;
    }

    CurvePlottable* errors_;
    LimitPlottable* limit_;
    QCPAxisRect* below_;
    PairErrorPlottable* pairs_;
    FactsColumn* facts_;
    LegendRows* legend_;
    PrecisionAnswer answer_;
    std::vector<std::unique_ptr<PrecisionAnswer>> beside_;  // of those that share the axes
};

}  // namespace

const ViewType& precisionViewType() {
    static const ViewType type{
        .id = "precision",
        .name = POSISCOPE_TR("core", "Precision"),
        .summary = POSISCOPE_TR(
            "core", "What rounding does: the error against the exact encoding over positions and pairs"),
        .lookFor = POSISCOPE_TR("core",
                                "Errors that grow with the position come from angles that were rounded. "
                                "Where they reach 1, the numbers say nothing about the position any more."),
        .formula = "rounded(p, j) − exact(p, j)",
        .lesson = "in-code",
        .icon = QStringLiteral("view-precision"),
        .create = [](QObject* parent) -> View* { return new PrecisionView(parent); },
        .data = precisionData,
        .unavailable = precisionProblem,
        .subtracts = false,
        .remedy = {.choice = "precision"}};
    return type;
}

}  // namespace posiscope
