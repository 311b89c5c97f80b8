// SPDX-License-Identifier: GPL-3.0-or-later
// The wavelength of every pair.
#include <algorithm>
#include <cmath>

#include "core/analysis/figurescript.h"
#include "core/parameters/keys.h"
#include "ui/plot/decadeticker.h"
#include "ui/plot/legendrows.h"
#include "ui/plot/plotview.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/dimensionchoice.h"
#include "ui/views/shared/dottrace.h"
#include "ui/views/shared/sidelegend.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/variantstyle.h"
#include "ui/views/shared/wavecolours.h"
#include "ui/views/spectrum/referencelines.h"
#include "ui/views/spectrum/spectrumdata.h"
#include "ui/views/spectrum/spectrumplottable.h"

namespace posiscope {

namespace {

class SpectrumView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(SpectrumView)

 public:
    explicit SpectrumView(QObject* parent)
        : PlotView(parent),
          plottable_(new SpectrumPlottable(axisRect())),
          scaling_(new Legend(plot(), 8)),
          sides_(SideLegend::above(plot())),
          above_(new LegendRows(plot())) {
        plot()->plotLayout()->insertRow(0);
        plot()->plotLayout()->addElement(0, 0, above_);
        yAxis()->setScaleType(QCPAxis::stLogarithmic);
        tickerOf<DecadeTicker>(yAxis());
        scaling_->setFillOrder(QCPLayoutGrid::foColumnsFirst);
        scaling_->setColumnSpacing(14);
        axisRect()->insetLayout()->addElement(scaling_, Qt::AlignLeft | Qt::AlignTop);
    }

    QString subtitle(const Snapshot& now) const override {
        if (isRatio(now)) {
            const Interval ends = heightRange(wavelengthRatios(now.sides));
            return tr("from %1 to %2: wavelengths of A divided by those of B")
                .arg(readable(ends.lowest, 4), readable(ends.highest, 4));
        }
        if (now.subject == Subject::both && now.sides)
            return tr("A: wavelengths from %1, B: from %2 positions")
                .arg(rangeWords(*now.sides.a), rangeWords(*now.sides.b));
        const auto all = now.model->frequencies();
        if (all.empty()) return tr("no pairs");
        const Interval ends = wavelengthRange(all);
        const QString range = tr("wavelengths from %1 to %2 positions")
                                  .arg(readable(ends.lowest, 4), readable(ends.highest, 6));
        const QString count =
            tr("%1 of %2 pairs complete a cycle")
                .arg(grouped(now.model->turns().completeCycles()), grouped(static_cast<qint64>(all.size())));
        if (!isScaledSpectrum(*now.model)) return listed({count, range});
        const Interval before = wavelengthRange(unscaledFrequencies(*now.model));
        return listed({count, tr("%1, without scaling to %2").arg(range, readable(before.highest, 6))});
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        return partOf(CellKind::pairs, pairCells(), viewport().left, viewport().right);
    }
    QString description(const Snapshot& now) const override {
        if (isRatio(now)) return tr("On a logarithmic axis, pair by pair: %1.").arg(subtitle(now));
        if (now.subject == Subject::both && isSweep(now.state))
            return tr("The wavelength of every pair on a logarithmic axis: %1.").arg(subtitle(now));
        if (now.subject == Subject::both && now.sides)
            return tr("The wavelength of every pair on a logarithmic axis. Round dots on a full line are %1, "
                      "diamonds on a dashed line %2. %3.")
                .arg(sideName(now.state, Subject::a), sideName(now.state, Subject::b), subtitle(now));
        const QString all = tr("The wavelength of every pair on a logarithmic axis: %1.").arg(subtitle(now));
        const Column what = now.model->column(now.state.get(keys::dimension));
        const auto frequencies = now.model->frequencies();
        const auto pair = static_cast<std::size_t>(what.pair);
        if (what.role == Role::zero || what.role == Role::plain || pair >= frequencies.size()) return all;
        return all + u' ' +
               tr("The cursor is at pair %1, whose wavelength is %2.")
                   .arg(grouped(what.pair), readable(frequencies[pair].wavelength(), 5));
    }

 protected:
    Viewport whole() const override { return {-0.5, static_cast<double>(pairCells().count) - 0.5, 1, 10}; }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const SideLegend sides(snapshot(), plot()->viewport().width() - room().left - room().right,
                               SideSwatch::dotted, theme());
        QMargins margins(room().left, room().top, room().right, room().bottom);
        margins.setTop(showScaling(margins));
        if (const int top = sides.show(*sides_, room().top, room().left); top != room().top)
            margins.setTop(top);
        axisRect()->setMargins(margins);
        const Viewport part = viewport();
        setCellAxis(xAxis(), pairCells(), part.left, part.right, false);
        yAxis()->setRange(steady(yAxis(), decades()));
        yAxis()->ticker()->setTickCount(std::max(4, axisRect()->height() / 30));
        setAxisTitles(axisRect(), tr("pair i"),
                      isRatio(snapshot()) ? tr("wavelength of A ÷ wavelength of B")
                                          : tr("wavelength 2π/ω (positions)"));
        std::vector<double> marked;
        for (const PictureMark& mark : marksOf(snapshot().state, cellPicture().view))
            if (mark.kind == PictureMark::Kind::pair) marked.push_back(mark.at[0]);
        plottable_->leaveOutUnexplained(room().fitted);  // a figure has no cursor to ask
        plottable_->show(shownSeries(), shownLines(), scaling_, std::move(marked), theme());
    }

    FigureParts partsNow() const override {
        FigureParts parts = PlotView::partsNow();
        parts.legend = parts.legend || !scalingEntries().empty();
        parts.referenceLines = true;
        return parts;
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::alongPairs, "spectrum"}; }
    std::vector<QRectF> pictureLabels() const override {
        plottable_->placeLabels();
        std::vector<QRectF> taken = plottable_->labels().places();
        constexpr double dot = 5;
        for (const Series& each : series())
            for (std::size_t pair = 0; pair < each.heights.size(); ++pair) {
                const QPointF at(xAxis()->coordToPixel(static_cast<double>(pair)),
                                 yAxis()->coordToPixel(each.heights[pair]));
                taken.emplace_back(at - QPointF(dot, dot), QSizeF(2 * dot, 2 * dot));
            }
        return taken;
    }
    void markCursor() override {
        const Column what = paired().column(snapshot().state.get(keys::dimension));
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(static_cast<double>(what.pair));
        if (what.role == Role::zero || what.role == Role::plain || x < rect.left() || x > rect.right())
            return;
        const auto pair = static_cast<std::size_t>(what.pair);
        const std::vector<Series> all = series();
        if (pair >= all.front().heights.size()) return;
        plottable_->placeLabels();
        for (const auto& [from, to] : plottable_->labels().besides(x, rect))
            cursorLine(QPointF(x, from), QPointF(x, to));
        QStringList values;
        for (const Series& each : all) {
            const bool there = pair < each.heights.size();
            const QString value = there ? readable(each.heights[pair], 5) : QStringLiteral("–");
            values << (all.size() == 1 ? value : QStringLiteral("%1: %2").arg(nameOf(each), value));
            if (!there) continue;
            marks().dot(QPointF(x, yAxis()->coordToPixel(each.heights[pair])), 5,
                        all.size() == 1 ? theme().of(what.role) : styleOf(each).colour, theme(),
                        all.size() > 1 && styleOf(each).dashed);
        }
        constexpr std::size_t few = 2;  // that have room beside the cursor
        if (all.size() > few) return;
        markValue(QPointF(x, yAxis()->coordToPixel(all.front().heights[pair])),
                  tr("i = %1: %2").arg(grouped(what.pair), listed(values)));
    }

    MarkMeanings markMeanings() const override {
        const std::int64_t j = snapshot().state.get(keys::dimension);
        const Column what = paired().column(j);
        const std::vector<Series> all = series();
        const auto pair = static_cast<std::size_t>(what.pair);
        if (what.role == Role::zero || what.role == Role::plain || pair >= all.front().heights.size() ||
            !isAcrossInSight(static_cast<double>(what.pair)))
            return {};
        MarkMeanings meanings = cursorMeaning({markedPlace("i", what.pair), markedPlace("j", j)});
        for (const Series& each : all) {
            if (pair >= each.heights.size()) continue;
            const bool alone = all.size() == 1;
            const bool diamond = !alone && styleOf(each).dashed;
            meanings.push_back({diamond ? MarkMeaning::Sign::diamond : MarkMeaning::Sign::dot,
                                alone ? tr("value at the cursor") : tr("%1 at the cursor").arg(nameOf(each)),
                                {alone ? theme().of(what.role) : styleOf(each).colour}});
        }
        return meanings;
    }

    MarkMeanings legendMeanings() const override {
        MarkMeanings all;
        for (const LegendEntry& entry : scalingEntries())
            all.push_back({entry.swatch == LegendEntry::Swatch::circle ? MarkMeaning::Sign::ring
                                                                       : MarkMeaning::Sign::dot,
                           entry.text,
                           {entry.colour}});
        return all;
    }
    MarkMeanings drawnMeanings() const override {
        MarkMeanings all;
        const bool single = !isRatio(snapshot()) && snapshot().subject != Subject::both;
        if (single && !isScaledSpectrum(*snapshot().model)) {
            all.push_back({MarkMeaning::Sign::dot, tr("a pair that completes a cycle"), {theme().accent}});
            all.push_back({MarkMeaning::Sign::dot, tr("a pair that does not"), {theme().muted}});
        }
        for (const ReferenceLine& line : referenceLines(snapshot()))
            all.push_back({MarkMeaning::Sign::dashes, line.texts.front(), {theme().muted}});
        return all;
    }

    void hover(QPointF at) override { emit hovered({.dimension = dimensionAt(at)}); }
    void click(QPointF at, Qt::KeyboardModifiers) override { clickCursor({.dimension = dimensionAt(at)}); }

 private:
    /// What is drawn as dots: one spectrum, A's and B's, or the ratios of both.
    struct Series {
        std::vector<double> heights;
        std::size_t place = 0;  ///< of its model among shownModels()
    };
    static bool isRatio(const Snapshot& now) { return now.subject == Subject::difference && now.sides; }
    /// The model that knows which dimensions are pairs.
    const Model& paired() const { return isRatio(snapshot()) ? *snapshot().sides.a : *snapshot().model; }
    std::vector<Series> series() const {
        if (isRatio(snapshot())) return {Series{wavelengthRatios(snapshot().sides)}};
        std::vector<Series> all;
        for (const ShownModel& each : shownModels(snapshot()))
            all.push_back({wavelengthsOf(each.model->frequencies()), each.place});
        return all;
    }
    VariantStyle styleOf(const Series& each) const {
        return variantStyle(theme(), each.place, shownModels(snapshot()).size());
    }
    QString nameOf(const Series& each) const { return letterOfVariant(snapshot().state, each.place); }

    static QString rangeWords(const Model& model) {
        const Interval ends = wavelengthRange(model.frequencies());
        return tr("%1 to %2").arg(readable(ends.lowest, 4), readable(ends.highest, 6));
    }

    /// The pairs of the axis: of A and of B where they are compared.
    AxisIndices pairCells() const {
        std::size_t count = 1;
        if (isRatio(snapshot())) count = wavelengthRatios(snapshot().sides).size();
        for (const auto& model : modelsInExtent(snapshot()))
            count = std::max(count, model->frequencies().size());
        return {0, static_cast<qint64>(count)};
    }

    /// Beside other pictures all have the briefest words.
    std::vector<ReferenceLine> shownLines() const {
        if (!look().referenceLines) return {};
        std::vector<ReferenceLine> lines = referenceLines(snapshot());
        if (isCompact())
            for (ReferenceLine& line : lines)
                line.texts = {line.texts.last()};
        return lines;
    }

    /// Whole decades that hold all wavelengths and lines, of A and of B where they are compared.
    QCPRange decades() const {
        double lowest = 1;
        double highest = 1;
        const auto take = [&](const Interval& ends) {
            lowest = std::min(lowest, ends.lowest);
            highest = std::max(highest, ends.highest);
        };
        if (isRatio(snapshot())) {
            take(heightRange(wavelengthRatios(snapshot().sides)));
            return {std::pow(10, std::floor(std::log10(lowest / 1.3))),
                    std::pow(10, std::ceil(std::log10(highest * 1.3)))};
        }
        for (const auto& model : modelsInRange(snapshot())) {
            take(wavelengthRange(model->frequencies()));
            if (snapshot().subject != Subject::both) take(wavelengthRange(unscaledFrequencies(*model)));
            highest = std::max(highest, highestReferenceLine(*model));
        }
        return {std::pow(10, std::floor(std::log10(std::min(1.0, lowest)))),
                std::pow(10, std::ceil(std::log10(std::max(10.0, highest) * 1.3)))};
    }

    std::int64_t dimensionAt(QPointF at) const {
        return dimensionOfPair(paired(), pairCells().at(at.x()), snapshot().state.get(keys::dimension));
    }

    /// From front to back.
    std::vector<SpectrumPlottable::Series> shownSeries() const {
        const std::vector<Series> all = series();
        const bool single = all.size() == 1 && !isRatio(snapshot());
        const bool scaled = single && isScaledSpectrum(*snapshot().model);
        std::vector<SpectrumPlottable::Series> shown;
        for (const Series& each : all) {
            auto& made = shown.emplace_back();
            made.heights = each.heights;
            made.diamonds = !single && styleOf(each).dashed;
            made.line = !single;
            for (std::size_t pair = 0; pair < each.heights.size(); ++pair) {
                const bool complete =
                    single && each.heights[pair] <= static_cast<double>(snapshot().model->turns().lengthFor(
                                                        static_cast<std::int64_t>(pair)));
                made.colours.push_back(isRatio(snapshot())  ? theme().accent
                                       : !single            ? styleOf(each).colour
                                       : scaled || complete ? theme().accent
                                                            : theme().muted);
            }
        }
        if (scaled) {
            auto& before = *shown.emplace(shown.begin());
            before.heights = wavelengthsOf(unscaledFrequencies(*snapshot().model));
            before.colours.assign(before.heights.size(), theme().muted);
            before.hollow = true;
        }
        return shown;
    }

    std::vector<LegendEntry> scalingEntries() const {
        if (isRatio(snapshot()) || snapshot().subject == Subject::both ||
            !isScaledSpectrum(*snapshot().model))
            return {};
        return {{tr("with scaling"), theme().accent, theme().muted, LegendEntry::Swatch::disc},
                {tr("without"), theme().muted, theme().muted, LegendEntry::Swatch::circle}};
    }

    /// In the plot, or above a small one, where lines and dots would cross it. Returns the plot's upper
    /// margin.
    int showScaling(const QMargins& margins) {
        const std::vector<LegendEntry> entries = scalingEntries();
        const bool above = room().fitted && look().legend;
        scaling_->setMargins(entries.empty() || room().fitted ? QMargins() : QMargins(16, 8, 0, 0));
        scaling_->show(room().fitted ? std::vector<LegendEntry>() : entries);
        return above_->show(above ? entries : std::vector<LegendEntry>(), margins, plot()->viewport().width(),
                            theme());
    }

    /// The value at the cursor, where it hides no label. Where there is no such place the status bar must do.
    void markValue(QPointF at, const QString& text) {
        const double width = QFontMetrics(Marks::labelFont()).horizontalAdvance(text);
        const QRectF box = placeBeside(axisRect()->rect(), at, {width + 10.0, 18}, [&](const QRectF& place) {
            return plottable_->labels().isFree(place);
        });
        if (!box.isEmpty()) marks().label(box, text, theme());
    }

    SpectrumPlottable* plottable_;
    Legend* scaling_;
    Legend* sides_;
    LegendRows* above_;
};

Text whyNoSpectrum(const Snapshot& snapshot) {
    // Of A ÷ B the pane has asked A and B already.
    if (!snapshot.model->frequencies().empty() || (snapshot.subject == Subject::difference && snapshot.sides))
        return {};
    return Text(POSISCOPE_TR("core", "%1 has no frequencies, so there is no spectrum."))
        .with(encodingOf(snapshot.state).name);
}

/// The dots of one spectrum: those of pairs that complete a cycle, and the others.
std::vector<FigureCurve> byCycles(const FigureCurve& all, const Snapshot& snapshot, const Theme& theme) {
    std::vector<FigureCurve> both(2, all);
    both[0].label = SpectrumView::tr("a pair that completes a cycle").toStdString();
    both[0].colour = scriptColour(theme.accent);
    both[1].label = SpectrumView::tr("a pair that does not").toStdString();
    both[1].colour = scriptColour(theme.muted);
    for (FigureCurve& each : both)
        each.x.clear(), each.y.clear();
    for (std::size_t n = 0; n < all.x.size(); ++n) {
        const auto pair = static_cast<std::int64_t>(all.x[n]);
        const bool complete = all.y[n] <= static_cast<double>(snapshot.model->turns().lengthFor(pair));
        FigureCurve& own = both[complete ? 0 : 1];
        own.x.push_back(all.x[n]);
        own.y.push_back(all.y[n]);
    }
    return both;
}

/// The dots with scaling, and behind them circles without.
std::vector<FigureCurve> byScaling(FigureCurve scaled, const Snapshot& snapshot, const Theme& theme) {
    FigureCurve before = scaled;
    before.y = wavelengthsOf(unscaledFrequencies(*snapshot.model));
    before.hollow = true;
    before.colour = scriptColour(theme.muted);
    before.label = SpectrumView::tr("without").toStdString();
    scaled.colour = scriptColour(theme.accent);
    scaled.label = SpectrumView::tr("with scaling").toStdString();
    return {before, scaled};
}

/// Of the data the wavelengths are drawn, or their ratios.
void asDots(std::vector<FigureCurve>& curves, const Snapshot& snapshot, const Theme& theme) {
    const bool ratios = snapshot.subject == Subject::difference;
    std::erase_if(curves, [&](const FigureCurve& curve) {
        return curve.name.find(ratios ? "ratio" : "wavelength") == std::string::npos;
    });
    const bool several = shownModels(snapshot).size() > 1;
    for (FigureCurve& curve : curves) {
        curve.dots = true;
        curve.joined = ratios || several;
    }
    if (several) return inVariantStyles(curves, snapshot, theme);
    if (ratios || curves.empty()) return;
    curves = isScaledSpectrum(*snapshot.model) ? byScaling(curves.front(), snapshot, theme)
                                               : byCycles(curves.front(), snapshot, theme);
}

}  // namespace

const ViewType& spectrumViewType() {
    static const ViewType type{
        .id = "spectrum",
        .name = POSISCOPE_TR("core", "Spectrum"),
        .summary = POSISCOPE_TR("core", "The wavelength of every pair"),
        .lookFor = POSISCOPE_TR("core",
                                "Pairs above the line of max_len do not complete a cycle within the table: "
                                "their values never repeat there."),
        .formula = "λ_i = 2π / ω_i",
        .lesson = "wavelengths",
        .icon = QStringLiteral("view-spectrum"),
        .create = [](QObject* parent) -> View* { return new SpectrumView(parent); },
        .data = spectrumData,
        .asDrawn = asDots,
        .unavailable = whyNoSpectrum,
        .overlays = true,
        .partner = "distance",
        .differenceTitle = POSISCOPE_TR("core", "A ÷ B · Spectrum"),
        .standIn = 6};
    return type;
}

}  // namespace posiscope
