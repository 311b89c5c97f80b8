// SPDX-License-Identifier: GPL-3.0-or-later
// PE(p)·PE(q) for all pairs of positions, and the profile of one position against all others.
#include <QAction>
#include <algorithm>
#include <cmath>

#include "core/analysis/zerotable.h"
#include "core/parameters/keys.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/curveplottable.h"
#include "ui/plot/distancebands.h"
#include "ui/plot/labelticker.h"
#include "ui/plot/plotview.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/views/nearest/nearestanswer.h"
#include "ui/views/nearest/nearestcurve.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/colourlimits.h"
#include "ui/views/similarity/profile.h"
#include "ui/views/similarity/profilesview.h"

namespace posiscope {

namespace {

SimilarityKind kindOf(const Snapshot& snapshot) {
    return similarityKindOf(snapshot.state);
}

class SimilarityView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(SimilarityView)

 public:
    explicit SimilarityView(QObject* parent)
        : PlotView(parent),
          matrix_(addField(axisRect())),
          profileRect_(addAxisRect(1, 0)),
          profile_(new CurvePlottable(profileRect_)),
          kind_(addAction(QStringLiteral("kind"), tr("Cosine"),
                          tr("Divide by the lengths of the rows: cosine similarity"))) {
        plot()->plotLayout()->addElement(0, 1, new ColourBar(matrix_, Qt::Vertical));
        plot()->plotLayout()->setRowStretchFactors({0.72, 0.28});
        tickerOf<NumberTicker>(profileRect_->axis(QCPAxis::atLeft));
        axisRect()->axis(QCPAxis::atBottom)->setTickLabels(false);
        connect(kind_, &QAction::triggered, this, [this](bool cosine) {
            emit edited(
                [cosine](State& state) {
                    state.set(keys::similarity, std::string(cosine ? "cosine" : "dot"));
                },
                cosine ? tr("Cosine similarity") : tr("Dot product"), {});
        });
    }

    QString subtitle(const Snapshot& now) const override {
        const QString what =
            kindOf(now) == SimilarityKind::cosine ? tr("cos(PE(p), PE(q))") : tr("PE(p) · PE(q)");
        if (const RotaryEmbedding* const rotary = now.model->rotary();
            rotary != nullptr && !rotary->isRotation())
            return listed({what, tr("of the angles: scores differ, it is no rotation")});
        const QString nearest = nearestWordsOf(now);
        return nearest.isEmpty() ? what : listed({what, nearest});
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        const AxisIndices cells = positionsOf(snapshot());
        const Viewport part = viewport();
        const QString down = partOf(CellKind::positions, cells, part.top, part.bottom);
        const QString across = partOf(CellKind::positions, cells, part.left, part.right);
        return down == across ? down : listed({down, across});
    }
    QString description(const Snapshot& now) const override {
        if (isTableOfZeros(*now.model)) return whatZerosMean(now);
        // What the pane shows at the cursor is no cell of the table.
        QString value = similarityLine(now, 5);
        if (!value.isEmpty()) value[0] = value[0].toUpper();
        QStringList all{tr("%1.").arg(value),
                        tr("Heatmap of the similarity of all pairs of %1, and below it the similarity of "
                           "position %2 to all others.")
                            .arg(positionCount(positionsOf(now).count),
                                 positionText(now.model->positions(), now.state.get(keys::reference)))};
        if (const auto colours = coloursInSight())
            all << tr("Colours go from %1 to %2.")
                       .arg(readable(colours->lowest + 0.0, 3), readable(colours->highest, 3));
        if (const QString nearest = nearestWordsOf(now); !nearest.isEmpty())
            all << tr("How unique positions are: %1.").arg(nearest);
        return all.join(u' ');
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        if (kindOf(now) == SimilarityKind::cosine && isTableOfZeros(*now.model)) return std::nullopt;
        const std::int64_t first = now.model->firstCursor();
        return now.model->similarity()
            ->matrix(kindOf(now))
            ->value(now.state.get(keys::reference) - first, now.state.get(keys::position) - first);
    }

 protected:
    bool cursorChangesPicture(const Snapshot& before) const override {
        return before.state.get(keys::reference) != reference();
    }
    Viewport whole() const override {
        const AxisIndices cells = positionsOf(snapshot());
        return {cells.low(), cells.high(), cells.low(), cells.high()};
    }

    void draw() override {
        const AxisIndices cells = positionsOf(snapshot());
        const Viewport part = viewport();
        const QMargins margins = squareMargins(QMargins(room().left, room().top, 0, 8), part, true);
        axisRect()->setMargins(margins);
        profileRect_->setMargins(QMargins(room().left, 8, margins.right(), room().bottom));
        setCellAxis(xAxis(), cells, part.left, part.right, false);
        setCellAxis(yAxis(), cells, part.top, part.bottom, true);
        setCellAxis(profileRect_->axis(QCPAxis::atBottom), cells, part.left, part.right, false);
        setAxisTitles(axisRect(), {}, tr("position p"));
        setAxisTitles(profileRect_, tr("position q"),
                      tr("to p = %1").arg(positionText(snapshot().model->positions(), reference())));
        if (field_ == nullptr || model_ != snapshot().model || drawnKind_ != kindOf(snapshot())) {
            field_ = snapshot().model->similarity()->matrix(kindOf(snapshot()));
            model_ = snapshot().model;
            drawnKind_ = kindOf(snapshot());
        }
        // The heading of a figure does not wait for it.
        if (tellsNearest(snapshot()) && !waiting().untilDone) nearest_.ask({snapshot().model}, waiting());
        kind_->setChecked(kindOf(snapshot()) == SimilarityKind::cosine);
        const Colormap& colours = resolveColormap(snapshot().state.get(keys::similarityColormap),
                                                  snapshot().model->isDifference(), theme());
        largest_ = 0;
        for (const auto& model : modelsInColours(snapshot()))
            if (model->hasTable())
                largest_ = std::max(largest_, model->similarity()->largest(kindOf(snapshot())));
        if (largest_ <= 0) largest_ = 1;
        showField(matrix_, {.field = field_,
                            .firstRow = cells.low() + 0.5,
                            .firstColumn = cells.low() + 0.5,
                            .map = &colours,
                            .limits = [this](const Interval& ends) { return limits(ends); },
                            .span = span()});
    }

    /// The axis of the profile shares the range of the colours, and is wider where the curve goes farther.
    void fit(const Canvas& canvas) override {
        if (!matrix_->isShown()) return;
        QCPAxis* const height = profileRect_->axis(QCPAxis::atLeft);
        QCPRange fitting = matrix_->picture(canvas).range;
        const QCPRange across = profileRect_->axis(QCPAxis::atBottom)->range();
        const Envelope curve = curve_.curve({.matrix = field_,
                                             .first = snapshot().model->firstCursor(),
                                             .reference = reference(),
                                             .from = across.lower,
                                             .to = across.upper,
                                             .pixels = canvas.columns(profileRect_->rect()),
                                             .perCell = static_cast<double>(model_->table().columns())},
                                            waiting());
        if (const auto cells = heightsOf(curve); cells && curve_.showsCells())
            fitting.expand({cells->lowest, cells->highest});
        else
            fitting.expand(automatic_);
        const QCPRange shown = steady(height, fitting);
        const double room = 0.06 * std::abs(matrix_->picture(canvas).range.upper);
        height->ticker()->setTickCount(3);
        height->setRange(shown.lower - room, shown.upper + room);
        profileRect_->update(QCPLayoutElement::upPreparation);  // ticks
        profile_->show({{.shape = curve, .colour = theme().accent, .width = 1.4}});
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::positions, "similarity"}; }

    MarkMeanings markMeanings() const override {
        const std::int64_t at = snapshot().state.get(keys::position);
        const auto place = static_cast<double>(at);
        const bool across = isAcrossInSight(place);
        MarkMeanings all =
            across || isDownInSight(place)
                ? cursorMeaning({tr("position %1").arg(positionText(snapshot().model->positions(), at))})
                : MarkMeanings();
        if (across) all.push_back({MarkMeaning::Sign::dot, tr("value at the cursor"), {theme().accent}});
        if (isDownInSight(static_cast<double>(reference())))
            all.push_back(
                {MarkMeaning::Sign::line,
                 tr("reference: p = %1").arg(positionText(snapshot().model->positions(), reference())),
                 {theme().cosine}});
        const std::int64_t target = at + snapshot().state.get(keys::offset);
        if (snapshot().model->positions().areConsecutive() && isAcrossInSight(static_cast<double>(target)))
            all.push_back(
                {MarkMeaning::Sign::dashes, tr("cursor + k: %1").arg(grouped(target)), {theme().accent}});
        return all;
    }

    void markNotices() override {
        PlotView::markNotices();
        if (isTableOfZeros(*snapshot().model)) noteReason(axisRect()->rect(), whatZerosMean(snapshot()));
    }

    void markCursor() override {
        const double x = xAxis()->coordToPixel(coordinate(keys::position));
        cursorRow(axisRect()->rect(), yAxis()->coordToPixel(coordinate(keys::position)));
        markReference(axisRect()->rect(), yAxis()->coordToPixel(coordinate(keys::reference)));
        const QRect below = profileRect_->rect();
        offsetColumn(below);
        if (x < below.left() || x > below.right()) return;
        // The value of the profile at the cursor.
        cursorColumn(below, x);
        const double value = valueAt(snapshot().state.get(keys::position));
        const double height = profileRect_->axis(QCPAxis::atLeft)->coordToPixel(value);
        marks().value(below, QPointF(x, height), readable(value, 4), theme(), true);
    }

    bool isInPicture(QPoint pixel) const override {
        return PlotView::isInPicture(pixel) || profileRect_->rect().contains(pixel);
    }
    /// Over the matrix the mouse is on row p; over the profile, below it, at position q.
    qint64 positionAt(QPointF at) const {
        const AxisIndices cells = positionsOf(snapshot());
        return cells.at(at.y() > yAxis()->range().upper ? at.x() : at.y());
    }

    void hover(QPointF at) override { emit hovered({.position = positionAt(at)}); }

    std::optional<QPointF> cursorPoint() const override {
        return QPointF(coordinate(keys::position), coordinate(keys::position));
    }

    /// A click chooses the row that the profile shows.
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const CursorPlace place{.position = positionAt(at), .reference = positionAt(at)};
        emit edited([place](State& state) { place.moveCursor(state); }, tr("Reference position"),
                    clickGesture());
    }

 private:
    /// Rows of A − B are no positions, and those of a sweep have a plot of their own.
    static bool tellsNearest(const Snapshot& now) { return !now.model->isDifference() && !now.place; }
    QString nearestWordsOf(const Snapshot& now) const {
        return tellsNearest(now) ? nearest_.words({now.model}, 0) : QString();
    }
    static QString whatZerosMean(const Snapshot& now) {
        return kindOf(now) == SimilarityKind::cosine
                   ? tr("All rows are zeros: they are equal, and their cosines are not defined.")
                   : tr("All rows are zeros: they are equal, and all their products are 0.");
    }

    /// Marks at both ends of the row that the profile shows.
    void markReference(const QRect& rect, double y) {
        if (y < rect.top() || y > rect.bottom()) return;
        for (const double x : {rect.left() + 0.0, rect.right() - 10.0}) {
            marks().line(QPointF(x, y), QPointF(x + 10, y), QPen(theme().cosine, 2));
            marks().explain(
                QRectF(x, y, 10, 0),
                tr("The reference position p = %1. The curve below shows how similar the others are to it.")
                    .arg(positionText(snapshot().model->positions(), reference())));
        }
    }
    qint64 reference() const { return snapshot().state.get(keys::reference); }

    double valueAt(qint64 position) const {
        const qint64 first = snapshot().model->firstCursor();
        return field_->value(reference() - first, position - first);
    }

    /// The matrices of A and of B share their colours.
    ColourSpan span() const {
        const SimilarityKind kind = kindOf(snapshot());
        ColourSpan all;
        for (const auto& model : modelsInColours(snapshot()))
            if (model->hasTable())
                all.push_back({model->similarity()->matrix(kind), model, 1 + static_cast<int>(kind)});
        return all;
    }
    QCPRange limits(const Interval& ends) {
        automatic_ = automaticLimits(ends);
        return chosenLimits(snapshot(), keys::similarityLimits).value_or(automatic_);
    }
    QCPRange automaticLimits(const Interval& ends) {
        if (snapshot().model->isDifference()) {
            const double reach = roundReach(ends);
            return steady(matrix_, {-reach, reach});
        }
        const double below = reachBelow(ends.lowest, largest_);
        return {steady(&largest_, {-below, 1}).lower * largest_, largest_};
    }

    FieldPlottable* matrix_;
    Profile curve_{this, [this] { redraw(); }};
    NearestAnswer nearest_{this, [this] { emit retitled(); }, [this] { emit retitled(); }};
    QCPAxisRect* profileRect_;
    CurvePlottable* profile_;
    QAction* kind_;
    std::shared_ptr<const Field> field_;
    std::shared_ptr<const Model> model_;
    SimilarityKind drawnKind_ = SimilarityKind::dot;
    double largest_ = 1;
    QCPRange automatic_;  // limits of the colours
};

Dataset similarityData(const Snapshot& snapshot) {
    return {snapshot.model->similarity()->matrix(kindOf(snapshot)),
            [positions = snapshot.model->positions()](std::int64_t q) { return positions.at(q).text(); }};
}

}  // namespace

const ViewType& similarityViewType() {
    static const ViewType type{
        .id = "similarity",
        .name = POSISCOPE_TR("core", "Similarity"),
        .summary =
            POSISCOPE_TR("core", "How alike any two positions are, and one position against all others"),
        .lookFor = POSISCOPE_TR("core",
                                "The brightest line is each position with itself. How fast it fades beside "
                                "that line says how well neighbours are told apart; bright lines farther "
                                "away are positions that are taken for each other."),
        .formula = "s(p, q) = PE(p) · PE(q)",
        .lesson = "similarity-and-distance",
        .icon = QStringLiteral("view-similarity"),
        .create = [](QObject* parent) -> View* { return new SimilarityView(parent); },
        .together = makeProfilesView,
        .dataTogether = profilesData,
        .belowMultiples = makeNearestCurve,
        .data = similarityData,
        .colormapKey = keys::similarityColormap.name,
        .limitsKey = keys::similarityLimits.name,
        .reach =
            [](const Model& model, const State& state) {
                return model.hasTable() ? model.similarity()->largest(similarityKindOf(state)) : 0;
            },
        .unavailable = withoutTable,
        .joinsRows = true,
        .paper = {420, 330},
        .standIn = 4};
    return type;
}

}  // namespace posiscope
