// SPDX-License-Identifier: GPL-3.0-or-later
// Single dimensions across positions, or one position across all dimensions.
#include <QAction>
#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/analysis/figurescript.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/viewkeys.h"
#include "ui/plot/labelticker.h"
#include "ui/plot/notice.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waveplottable.h"
#include "ui/style/fitting.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/curvelegend.h"
#include "ui/views/shared/sidelegend.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/variantstyle.h"
#include "ui/views/shared/wavecolours.h"
#include "ui/views/waves/wavesdata.h"
#include "ui/views/waves/wavesrow.h"

namespace posiscope {

namespace {

/// " · height" where pairs turn along several axes.
QString axisOfWave(const Model& model, std::int64_t j) {
    const Column what = model.column(j);
    if (what.role != Role::sine && what.role != Role::cosine) return {};
    const QString axis = axisText(model, what.pair);
    return axis.isEmpty() ? axis : QStringLiteral(" · ") + axis;
}

/// "22 cos · height".
QString waveName(const Model& model, std::int64_t j, const QString& kind) {
    return QStringLiteral("%1 %2").arg(j).arg(kind).trimmed() + axisOfWave(model, j);
}

constexpr double withMargin = 1.12;  // the reach of the axis, in reaches of the values

class WavesView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(WavesView)

 public:
    explicit WavesView(QObject* parent)
        : PlotView(parent),
          waves_(new WavePlottable(axisRect())),
          rows_(new RowPlottable(axisRect())),
          sides_(SideLegend::above(plot())),
          legend_(plot(), swatchWidth) {
        tickerOf<NumberTicker>(yAxis());
        QAction* const turn =
            addAction(QStringLiteral("turn"), tr("Across dimensions"),
                      tr("Chosen dimensions across positions, or one position across all dimensions"),
                      QStringLiteral("orientation"));
        connect(turn, &QAction::triggered, this, [this] {
            const std::string other = acrossDimensions(snapshot()) ? "positions" : "dimensions";
            emit edited([other](State& state) { state.set(keys::wavesAcross, other); }, tr("Turn waves"), {});
        });
    }

    QString subtitle(const Snapshot& now) const override {
        if (acrossDimensions(now))
            return tr("position %1 across dimensions")
                .arg(positionText(now.model->positions(), now.state.get(keys::position)));
        const Indices& chosen = now.state.get(keys::dimensions);
        QString list = QString::fromStdString(writtenIndices(chosen))
                           .replace(u',', QStringLiteral(", "))
                           .replace(u'-', u'–');
        if (chosen.size() > mostWaves)
            return tr("the first %1 of %2 chosen dimensions across positions")
                .arg(mostWaves)
                .arg(chosen.size());
        return chosen.size() == 1 ? tr("dimension %1 across positions").arg(list)
                                  : tr("dimensions %1 across positions").arg(list);
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        const Viewport part = viewport();
        return acrossDimensions(snapshot())
                   ? partOf(CellKind::dimensions, dimensionsInRange(snapshot()), part.left, part.right)
                   : partOf(CellKind::positions, positionsInRange(snapshot()), part.left, part.right);
    }
    QString description(const Snapshot& now) const override {
        if (now.model->column(now.state.get(keys::dimensions).front()).role == Role::plain)
            return tr("Curves of the table: %1. Each dimension has a colour of its own.").arg(subtitle(now));
        if (now.subject == Subject::both)
            return tr("Waves: %1. Full lines are %2, dashed lines %3.")
                .arg(subtitle(now), sideName(now.state, Subject::a), sideName(now.state, Subject::b));
        const auto [low, high] = now.model->tableRange();
        return tr("Waves: %1. Sines are blue, cosines orange; values go from %2 to %3.")
            .arg(subtitle(now), readable(low, 3), readable(high, 3));
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        const std::int64_t row = now.state.get(keys::position) - now.model->firstCursor();
        return now.model->table().value(row, now.state.get(keys::dimension));
    }
    ArrowKeys arrowKeys(const Snapshot& now) const override {
        return acrossDimensions(now) ? ArrowKeys::positionDown : ArrowKeys::positionAcross;
    }

 protected:
    Viewport whole() const override {
        const AxisIndices cells =
            acrossDimensions(snapshot()) ? dimensionsInRange(snapshot()) : positionsInRange(snapshot());
        const double room = cells.count == 1 ? 0.5 : 0;
        return {static_cast<double>(cells.first) - room, static_cast<double>(cells.last()) + room, lowest(),
                withMargin * reach()};
    }
    MarkMeanings markMeanings() const override {
        if (!acrossDimensions(snapshot())) {
            MarkMeanings meanings = positionMeanings();
            if (const auto pale = std::ranges::find_if(chosen(), [this](auto j) { return isPale(j); });
                pale != chosen().end())
                meanings.push_back({MarkMeaning::Sign::line, whyPale(), {colourOf(*pale)}});
            return meanings;
        }
        const std::int64_t j = snapshot().state.get(keys::dimension);
        return isAcrossInSight(static_cast<double>(j)) ? cursorMeaning({markedPlace("j", j)})
                                                       : MarkMeanings();
    }
    MarkMeanings legendMeanings() const override {
        MarkMeanings all;
        for (const LegendEntry& entry : acrossDimensions(snapshot()) ? roleEntries() : waveEntries())
            all.push_back({MarkMeaning::Sign::line, entry.text, {entry.colour}, entry.dash});
        return all;
    }
    MarkMeanings drawnMeanings() const override {
        const QColor colour =
            chosen().empty() ? theme().sine : colourOfWave(snapshot(), theme(), chosen()[0]);
        return {
            {MarkMeaning::Sign::dot,
             acrossDimensions(snapshot()) ? tr("a dimension") : tr("a whole position, where there is room"),
             {colour}}};
    }
    bool zoomsVertically() const override { return false; }
    bool cursorChangesPicture(const Snapshot& before) const override {
        const State& now = snapshot().state;
        if (acrossDimensions(snapshot())) return now.get(keys::position) != before.state.get(keys::position);
        const auto pairOf = [this](const State& state) {
            return snapshot().model->column(state.get(keys::dimension)).pair;
        };
        return pairOf(now) != pairOf(before.state);
    }

    void draw() override {
        const SideLegend sides(snapshot(), plot()->viewport().width() - room().left - room().right,
                               swatchOfSides(), theme());
        const bool dimensions = acrossDimensions(snapshot());
        const auto entries = dimensions ? roleEntries() : waveEntries();
        const int top = legend_.putAbove(entries, legendWidth(entries), room(), theme());
        axisRect()->setMargins(
            QMargins(room().left, sides.show(*sides_, top, room().left), 0, room().bottom));
        const Viewport part = viewport();
        setCellAxis(xAxis(), dimensions ? dimensionsInRange(snapshot()) : positionsInRange(snapshot()),
                    part.left, part.right, false);
        yAxis()->setRange(steady(yAxis(), {lowest(), withMargin * reach()}));
        yAxis()->ticker()->setTickCount(3);
        setAxisTitles(axisRect(), dimensions ? tr("dimension j") : positionTitle(),
                      showsNamedColumns() ? tr("value") : tr("PE(p, j)"));
        waves_->show(dimensions ? std::vector<Waves>() : shownWaves());
        rows_->show(dimensions ? shownRows() : std::vector<RowPlottable::Row>(), theme());
        const auto beside = withinRoom(entries);
        legend_.putBeside(beside, legendWidth(beside), legendGap(), axisRect()->margins());
    }

    CellPicture cellPicture() const override {
        const bool positions = snapshot().state.get(keys::wavesAcross) != "dimensions";
        return {positions ? CellPicture::Cells::alongPositions : CellPicture::Cells::none, "waves"};
    }
    void markCursor() override {
        const bool dimensions = acrossDimensions(snapshot());
        const QRect rect = axisRect()->rect();
        cursorColumn(rect, xAxis()->coordToPixel(coordinate(dimensions ? keys::dimension : keys::position)));
        if (!dimensions) offsetColumn(rect);
    }

    /// On a pale curve, or on its entry in the legend, why it is pale.
    QString toolTip(QPointF at) const override {
        if (const QString mark = PlotView::toolTip(at); !mark.isEmpty()) return mark;
        if (acrossDimensions(snapshot())) return {};
        const auto entry = legend_.keyAt(at);
        const auto is = [&](std::int64_t j) {
            return isPale(j) && !isOff(snapshot(), j) && (entry ? *entry == j : isOnCurve(at, j));
        };
        return std::ranges::any_of(chosen(), is) ? whyPale() : QString();
    }

    void hover(QPointF at) override { emit hovered(placeAt(at)); }
    void click(QPointF at, Qt::KeyboardModifiers) override { clickCursor(placeAt(at)); }

    /// A click on an entry of the legend switches its wave off, and on again; it stays chosen.
    bool clickBeside(QPointF pixel) override {
        const auto at = legend_.keyAt(pixel);
        if (!at) return false;
        const std::int64_t j = *at;
        Indices off = snapshot().state.get(keys::wavesHidden);
        if (std::erase(off, j) == 0) off.insert(std::lower_bound(off.begin(), off.end(), j), j);
        emit edited([off](State& state) { state.set(keys::wavesHidden, off); },
                    isOff(snapshot(), j) ? tr("Switch wave on") : tr("Switch wave off"), {});
        return true;
    }

 private:
    CursorPlace placeAt(QPointF at) const {
        if (acrossDimensions(snapshot())) return {.dimension = dimensionsOf(snapshot()).at(at.x())};
        return {.position = positionsOf(snapshot()).at(at.x())};
    }
    double positionsPerPixel() const {
        return xAxis()->range().size() / canvas().columns(axisRect()->rect());
    }
    /// Whether all that is seen of the wave is a band.
    bool isBand(std::int64_t j) const {
        return !acrossDimensions(snapshot()) && fillsPixels(*snapshot().model, j, positionsPerPixel());
    }
    /// Says what bands are, as far as there is room.
    QString positionTitle() const {
        const QString brief = tr("position p");
        if (std::none_of(chosen().begin(), chosen().end(), [this](std::int64_t j) { return isBand(j); }))
            return brief;
        const QString positions = grouped(std::llround(positionsPerPixel()));
        QStringList candidates{tr("position p; bands: least to greatest of %1 positions").arg(positions),
                               brief};
        if (!snapshot().model->straightBetween(chosen().front()))
            candidates.prepend(tr("position p; bands: from the least to the greatest of %1 positions a "
                                  "pixel, lines: ends and mean")
                                   .arg(positions));
        return fitting(candidates, QFontMetricsF(textFont(11)), axisRect()->width());
    }
    static bool isOff(const Snapshot& snapshot, std::int64_t j) {
        const Indices& off = snapshot.state.get(keys::wavesHidden);
        return std::binary_search(off.begin(), off.end(), j);
    }
    /// How far the values go from 0, of A and of B where they are compared. Those of a difference go by what
    /// is chosen, in powers of two so that the axis keeps still.
    double reach() const {
        double reach = 0;
        for (const auto& model : modelsInRange(snapshot()))
            if (model->hasTable()) reach = std::max(reach, reachOf(*model));
        return reach > 0 ? reach : 1;
    }
    /// Columns with names of their own are whatever their file says.
    bool showsNamedColumns() const {
        return snapshot().subject != Subject::both && !acrossDimensions(snapshot()) &&
               std::ranges::none_of(
                   chosen(), [this](std::int64_t j) { return snapshot().model->columnName(j).empty(); });
    }
    /// The lower end of the axis. Columns with names may be shares, which need nothing below 0.
    double lowest() const {
        const Model& model = *snapshot().model;
        const bool shares =
            showsNamedColumns() && std::ranges::all_of(chosen(), [&](std::int64_t j) {
                return model.extremes(j, {model.firstCursor(), model.table().rows()}).lowest >= 0;
            });
        return (shares ? 1 - withMargin : -withMargin) * reach();
    }
    double reachOf(const Model& model) const {
        const double largest = acrossDimensions(snapshot()) ? largestInRow(model) : largestChosen(model);
        const Interval range = model.tableRange();
        // Some random numbers lie beyond the range that most of them have, and beyond the margin.
        if (range != Interval())
            return std::max({std::abs(range.lowest), std::abs(range.highest),
                             std::isfinite(largest) ? largest / withMargin : 0});
        return largest > 0 && std::isfinite(largest) ? std::exp2(std::ceil(std::log2(largest))) : 1;
    }
    double largestChosen(const Model& model) const {
        double largest = 0;
        for (const std::int64_t j : chosen()) {
            if (j >= model.table().columns()) continue;
            const Interval ends = model.extremes(j, {model.firstCursor(), model.table().rows()});
            largest = std::max({largest, std::abs(ends.lowest), std::abs(ends.highest)});
        }
        return largest;
    }
    /// At the cursor's position.
    double largestInRow(const Model& model) const {
        const std::int64_t row = snapshot().state.get(keys::position) - model.firstCursor();
        if (row < 0 || row >= model.table().rows()) return 0;
        std::vector<double> cells(static_cast<std::size_t>(model.table().columns()));
        model.table().fill({row, 1}, {0, model.table().columns()}, cells.data());
        double largest = 0;
        for (const double cell : cells)
            if (std::isfinite(cell)) largest = std::max(largest, std::abs(cell));
        return largest;
    }
    std::span<const std::int64_t> chosen() const {
        const Indices& all = snapshot().state.get(keys::dimensions);
        return std::span(all).first(std::min(all.size(), mostWaves));
    }
    /// The pair under the cursor stands out when it is among the chosen ones, where the cursor is drawn.
    /// Columns with names are told apart by these.
    bool emphasised(std::int64_t j) const {
        if (!showsCursor() || !snapshot().model->columnName(j).empty()) return true;
        const std::int64_t pair = snapshot().model->column(snapshot().state.get(keys::dimension)).pair;
        const auto under = [&](std::int64_t each) { return snapshot().model->column(each).pair == pair; };
        return under(j) || std::none_of(chosen().begin(), chosen().end(), under);
    }
    bool isPale(std::int64_t j) const { return !emphasised(j); }
    QString whyPale() const {
        return tr("pale: not of pair %1, where the cursor is")
            .arg(grouped(snapshot().model->column(snapshot().state.get(keys::dimension)).pair));
    }
    /// Whether the curve of the dimension goes through this pixel, or next to it.
    bool isOnCurve(QPointF at, std::int64_t j) const {
        constexpr double near = 4;
        const Model& model = *snapshot().model;
        if (!axisRect()->rect().contains(at.toPoint()) || isBand(j)) return false;
        const AxisIndices positions = positionsOf(snapshot());
        const double position =
            std::clamp(xAxis()->pixelToCoord(at.x()), static_cast<double>(positions.first),
                       static_cast<double>(positions.last()));
        return std::abs(yAxis()->coordToPixel(model.between(position, j)) - at.y()) <= near;
    }
    QColor colourOf(std::int64_t j) const { return asEmphasised(colourOfWave(snapshot(), theme(), j), j); }
    QColor asEmphasised(const QColor& colour, std::int64_t j) const {
        constexpr float pale = 0.45F;
        return isPale(j) ? standingBack(colour, pale, theme()) : colour;
    }

    /// Dimensions differ by colour where there are two encodings at most, otherwise encodings do.
    QColor colourOf(const ShownModel& shown, std::int64_t j) const {
        return shownModels(snapshot()).size() <= 2 ? colourOf(j) : asEmphasised(styleOf(shown).colour, j);
    }
    VariantStyle styleOf(const ShownModel& shown) const {
        return variantStyle(theme(), shown.place, shownModels(snapshot()).size());
    }

    SideSwatch swatchOfSides() const {
        if (shownModels(snapshot()).size() <= 2) return SideSwatch::shape;
        const bool dashesAreOfDimensions = !acrossDimensions(snapshot()) && colourTellsVariants(snapshot());
        return dashesAreOfDimensions ? SideSwatch::colour : SideSwatch::line;
    }

    std::vector<RowPlottable::Row> shownRows() const {
        std::vector<RowPlottable::Row> rows;
        for (const ShownModel& each : shownModels(snapshot()))
            rows.push_back({each.model, snapshot().state.get(keys::position), styleOf(each).dashed});
        return rows;
    }
    std::vector<Waves> shownWaves() const {
        std::vector<Waves> all;
        for (const ShownModel& each : shownModels(snapshot())) {
            Waves& waves = all.emplace_back();
            waves.model = each.model;
            waves.dots =
                !styleOf(each).dashed && (shownModels(snapshot()).size() <= 2 || chosen().size() == 1);
            // Shorter waves fill more and are drawn behind.
            std::vector<std::int64_t> ordered(chosen().begin(), chosen().end());
            std::erase_if(ordered, [&](std::int64_t j) { return j >= each.model->table().columns(); });
            std::stable_sort(ordered.begin(), ordered.end(), [&](std::int64_t a, std::int64_t b) {
                return each.model->wavelength(a) < each.model->wavelength(b);
            });
            waves.bands = ordered.size();
            for (const bool front : {false, true})
                for (const std::int64_t j : ordered)
                    if (emphasised(j) == front && !isOff(snapshot(), j))
                        waves.waves.push_back({j, colourOf(each, j), front ? 2.0 : 1.0,
                                               dashOfWave(snapshot(), theme(), j, each.place)});
        }
        return all;
    }

    /// As many as there is room for, and "…".
    std::vector<LegendEntry> withinRoom(std::vector<LegendEntry> entries) const {
        const auto room = static_cast<std::size_t>(std::max(0, (axisRect()->height() - 10) / Legend::line));
        if (entries.size() <= room) return entries;
        const auto left = static_cast<qint64>(entries.size() - room);
        entries.resize(room);
        entries.push_back({QStringLiteral("+ %1").arg(grouped(left)), Qt::transparent, theme().muted});
        return entries;
    }
    /// That of a colour bar, but for columns with long names.
    int legendWidth(const std::vector<LegendEntry>& entries) const {
        int width = room().fitted ? room().right : room().bar;
        for (const LegendEntry& entry : entries)
            width = std::max(width, legendGap() + legendEntryWidth(entry, swatchWidth));
        return width;
    }
    std::vector<LegendEntry> roleEntries() const {
        if (snapshot().model->column(snapshot().model->table().columns() / 2).role == Role::plain) return {};
        return {{tr("sin"), theme().sine, theme().muted}, {tr("cos"), theme().cosine, theme().muted}};
    }
    std::vector<LegendEntry> waveEntries() const {
        std::vector<LegendEntry> entries;
        // Where dashes are of encodings too, dimensions look alike: in a window a click switches them off.
        const bool alike = shownModels(snapshot()).size() > 2 && !colourTellsVariants(snapshot());
        if (room().fitted && alike) return entries;
        for (const std::int64_t j : chosen()) {
            const Role role = snapshot().model->column(j).role;
            const QString kind = role == Role::sine     ? tr("sin")
                                 : role == Role::cosine ? tr("cos")
                                 : role == Role::zero   ? tr("zero")
                                                        : QString();
            const QString own = QString::fromStdString(snapshot().model->columnName(j));
            const QString name = own.isEmpty() ? waveName(*snapshot().model, j, kind) : own;
            const bool off = isOff(snapshot(), j);
            const QColor colour = shownModels(snapshot()).size() > 2 ? theme().muted : colourOf(j);
            entries.push_back({name,
                               off ? theme().border : colour,
                               off ? theme().border : theme().muted,
                               isBand(j) ? LegendEntry::Swatch::band : LegendEntry::Swatch::line,
                               j,
                               {},
                               dashOfWave(snapshot(), theme(), j, 0)});
        }
        return entries;
    }

    int legendGap() const { return room().fitted ? 5 : 11; }

    static constexpr int swatchWidth = 12;
    WavePlottable* waves_;
    RowPlottable* rows_;
    Legend* sides_;
    CurveLegend legend_;
};

/// Curves of dimensions have numbers as names, behind those of their encodings.
void inTheirColours(std::vector<FigureCurve>& curves, const Snapshot& snapshot, const Theme& theme) {
    const std::size_t shown = shownModels(snapshot).size();
    if (shown > 1) inVariantStyles(curves, snapshot, theme);
    for (FigureCurve& curve : curves) {
        const std::string name = curve.name.substr(curve.name.rfind('_') + 1);
        std::int64_t dimension = -1;
        std::from_chars(name.data(), name.data() + name.size(), dimension);
        if (dimension < 0) continue;
        curve.between = [model = shownModels(snapshot)[curve.variant].model, dimension](double place,
                                                                                        double row) {
            const Positions& rows = model->positions();
            return model->between(
                rows.areConsecutive() ? place : static_cast<double>(rows.firstCursor()) + row, dimension);
        };
        if (shown <= 2) curve.colour = scriptColour(colourOfWave(snapshot, theme, dimension));
        if (shown != 2) {
            const Dash dash = dashOfWave(snapshot, theme, dimension, curve.variant);
            curve.dashed = dash != Dash::none;
            curve.dashes = dash == Dash::dots         ? FigureCurve::Dashes::dots
                           : dash == Dash::longDashes ? FigureCurve::Dashes::longDashes
                                                      : FigureCurve::Dashes::usual;
        }
        const Role role = snapshot.model->column(dimension).role;
        const std::string own = name + (role == Role::sine ? " sin" : role == Role::cosine ? " cos" : "");
        const QString axis = axisOfWave(*snapshot.model, dimension);
        if (shown == 1 || curves.size() > shown) curve.label = own + axis.toStdString();
    }
}

}  // namespace

const ViewType& wavesViewType() {
    static const ViewType type{
        .id = "waves",
        .name = POSISCOPE_TR("core", "Waves"),
        .summary =
            POSISCOPE_TR("core", "Chosen dimensions across positions, or one position across all dimensions"),
        .lookFor = POSISCOPE_TR("core",
                                "Each curve is one column of the table. Where the curves of several "
                                "dimensions have the same heights again, their positions look alike."),
        .lesson = "wavelengths",
        .icon = QStringLiteral("view-waves"),
        .create = [](QObject* parent) -> View* { return new WavesView(parent); },
        .data = wavesData,
        .asDrawn = inTheirColours,
        .unavailable = withoutTable,
        .overlays = true,
        .joinsRows = true,
        .standIn = 5};
    return type;
}

}  // namespace posiscope
