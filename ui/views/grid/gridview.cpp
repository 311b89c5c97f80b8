// SPDX-License-Identifier: GPL-3.0-or-later
// Similarities of patches, laid out as the patches are.
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "core/analysis/patchfields.h"
#include "core/analysis/patchparameters.h"
#include "core/analysis/zerotable.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/niceceiling.h"
#include "ui/plot/plotview.h"
#include "ui/translation/translated.h"
#include "ui/view/movescursor.h"
#include "ui/views/grid/pictureticker.h"
#include "ui/views/grid/shownpatches.h"
#include "ui/views/shared/biascolours.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/colourlimits.h"

namespace posiscope {

namespace {

/// Where the colours of cosines begin that end at 1: a round number below all of them.
double lowerEnd(double smallest) {
    constexpr double alike = 1e-6;
    if (smallest <= 0) return -reachBelow(smallest, 1);
    return smallest < 1 - alike ? 1 - niceCeiling(1 - smallest) : 0;
}

class GridView final : public PlotView, public MovesCursor {
    Q_DECLARE_TR_FUNCTIONS(GridView)

 public:
    explicit GridView(QObject* parent)
        : PlotView(parent),
          plottable_(addField(axisRect())),
          borders_(new PictureBorders(axisRect())),
          all_(addAction(QStringLiteral("patches"), tr("All patches"),
                         tr("A picture of each patch, laid out as the patches are"))) {
        plot()->plotLayout()->addElement(0, 1, new ColourBar(plottable_, Qt::Vertical));
        plot()->installEventFilter(this);
        connect(all_, &QAction::triggered, this, [this](bool all) {
            emit edited([all](State& state) { state.set(keys::patches, std::string(all ? "all" : "one")); },
                        all ? tr("All patches") : tr("One patch"), {});
        });
    }

    QString subtitle(const Snapshot& now) const override {
        const ShownPatches shown(now);
        const QString chosen = shown.nameOf(shown.pair().chosen);
        QStringList parts{shown.nameOfGrid()};
        if (shown.heads() > 1)
            parts << tr("head %1 of %2").arg(grouped(shown.head()), grouped(shown.heads()));
        if (!shown.all()) parts << (shown.isBias() ? tr("from %1") : tr("similarity to %1")).arg(chosen);
        if (shown.frames().count < shown.grid().frames)
            parts << tr("frame %1").arg(grouped(shown.frames().first));
        return listed(parts);
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        const ShownPatches shown(snapshot());
        const Viewport part = viewport();
        const auto from =
            shown.pairAt(cellAt(part.top + 0.5, shown.rows()), cellAt(part.left + 0.5, shown.columns()));
        const auto to =
            shown.pairAt(cellAt(part.bottom - 0.5, shown.rows()), cellAt(part.right - 0.5, shown.columns()));
        return tr("%1 to %2")
            .arg(shown.nameOf(shown.all() ? from.chosen : from.other),
                 shown.nameOf(shown.all() ? to.chosen : to.other));
    }
    QString description(const Snapshot& now) const override {
        if (isTableOfZeros(*now.model)) return whatZerosMean();
        const ShownPatches shown(now);
        QStringList all{
            shown.isBias()
                ? tr("What is added to the attention scores of patches, at the places "
                     "of the patches: %1.")
                      .arg(subtitle(now))
                : tr("Similarities of patches at the places of the patches: %1.").arg(subtitle(now)),
            tr("The cursor: %1.").arg(wordsOf(shown, shown.pair(), now))};
        if (const auto colours = coloursInSight())
            all << tr("Colours go from %1 to %2.")
                       .arg(readable(colours->lowest + 0.0, 3), readable(colours->highest, 3));
        return all.join(u' ');
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        if (isTableOfZeros(*now.model)) return std::nullopt;
        return valueOf(ShownPatches(now).pair(), now);
    }

    /// Arrows go along rows and columns of the frame, Page Up and Page Down to other frames.
    std::optional<CursorPlace> cursorAfter(const QKeyEvent& event, const Snapshot& now) const override {
        const ShownPatches shown(now);
        const auto row = rowAfter(event, shown.grid(), shown.pair().chosen);
        if (!row) return std::nullopt;
        const std::int64_t cursor = now.model->positions().cursorOf(*row);
        return CursorPlace{.position = cursor, .reference = cursor};
    }

 protected:
    bool cursorChangesPicture(const Snapshot& before) const override {
        return !(ShownPatches(before) == ShownPatches(snapshot()));
    }
    Viewport whole() const override {
        const ShownPatches shown(snapshot());
        return {-0.5, static_cast<double>(shown.columns()) - 0.5, -0.5,
                static_cast<double>(shown.rows()) - 0.5};
    }

    void draw() override {
        const ShownPatches shown(snapshot());
        const Viewport part = viewport();
        axisRect()->setMargins(patchMargins(part));
        setAxes(shown, part);
        if (field_ == nullptr || model_ != snapshot().model || !(shown_ == shown)) {
            if (matrix_ == nullptr || model_ != snapshot().model || shown_->head() != shown.head() ||
                shown_->isOfOffsets() != shown.isOfOffsets())
                matrix_ = pictureMatrixOf(snapshot());
            field_ = patchFieldOf(matrix_, shown);
            model_ = snapshot().model;
            shown_ = shown;
        }
        all_->setChecked(shown.all());
        const bool beside = shown.all() || shown.frames().count > 1;
        borders_->show(beside ? static_cast<double>(shown.pictureColumns()) : 0,
                       shown.all() ? static_cast<double>(shown.pictureRows()) : 0, theme().card);
        FieldRequest request{.field = field_};
        setColours(request, shown);
        showField(plottable_, std::move(request));
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::none, "grid"}; }
    /// Patches are squares by themselves.
    FigureParts partsNow() const override {
        FigureParts parts = PlotView::partsNow();
        parts.cells = false;
        return parts;
    }

    void markNotices() override {
        PlotView::markNotices();
        if (isTableOfZeros(*snapshot().model)) noteReason(axisRect()->rect(), whatZerosMean());
    }

    void markCursor() override {
        const ShownPatches shown(snapshot());
        const QRectF sight(axisRect()->rect());
        if (const auto place = chosenPlace(shown); place && sight.intersects(*place)) {
            const QRectF frame = *place;
            marks().add([frame, sight, pen = QPen(theme().cosine, 2)](QCPPainter& painter) {
                painter.save();
                painter.setClipRect(sight);
                painter.setAntialiasing(false);
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(frame);
                painter.restore();
            });
            marks().explain(frame, tr("The chosen patch: %1.").arg(shown.nameOf(shown.pair().chosen)));
        }
        if (const auto cell = shown.cellOf(shown.pair())) markCell(pixelsOf(*cell, 1, 1), sight);
        if (writesPair()) writePair(shown);
    }

    MarkMeanings markMeanings() const override {
        const ShownPatches shown(snapshot());
        const QRectF sight(axisRect()->rect());
        MarkMeanings all;
        if (const auto cell = shown.cellOf(shown.pair()); cell && sight.intersects(pixelsOf(*cell, 1, 1)))
            all = cursorMeaning({shown.nameOf(shown.pair().other)});
        if (const auto place = chosenPlace(shown); place && sight.intersects(*place))
            all.push_back({MarkMeaning::Sign::line,
                           tr("chosen: %1").arg(shown.nameOf(shown.pair().chosen)),
                           {theme().cosine}});
        return all;
    }

    QString meaningOf(const QString& infinity) const override {
        return infinity.startsWith(u'−') ? tr("%1 (masked)").arg(infinity) : infinity;
    }

    /// The mouse leads the cursor to a patch, and among all pictures to that patch of a picture.
    void hover(QPointF at) override {
        const ShownPatches shown(snapshot());
        const PatchPair pair = pairAt(shown, at);
        emit hovered(placeOf({shown.all() ? std::optional(pair.chosen) : std::nullopt, pair.other}));
    }
    QString toolTip(QPointF at) const override {
        const QString mark = PlotView::toolTip(at);
        if (!mark.isEmpty() || !axisRect()->rect().contains(at.toPoint())) return mark;
        const ShownPatches shown(snapshot());
        return wordsOf(shown, pairAt(shown, {xAxis()->pixelToCoord(at.x()), yAxis()->pixelToCoord(at.y())}),
                       snapshot());
    }
    std::optional<QPointF> cursorPoint() const override {
        const ShownPatches shown(snapshot());
        const auto cell = shown.cellOf(shown.pair());
        if (!cell) return std::nullopt;
        return QPointF(static_cast<double>(cell->column), static_cast<double>(cell->row));
    }
    /// A click chooses the patch there.
    void click(QPointF at, Qt::KeyboardModifiers) override { choosePatch(at); }

    /// While all is in sight there is nothing to move: a drag chooses one patch after the other.
    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
            case QEvent::MouseButtonPress: {
                const auto* mouse = static_cast<QMouseEvent*>(event);
                choosing_ = snapshot().model && !isZoomed() && mouse->button() == Qt::LeftButton &&
                            !mouse->modifiers().testFlag(Qt::ShiftModifier) &&
                            axisRect()->rect().contains(PlotWidget::place(mouse->position()).toPoint());
                break;
            }
            case QEvent::MouseButtonRelease: choosing_ = false; break;
            case QEvent::MouseMove: {
                const auto* mouse = static_cast<QMouseEvent*>(event);
                if (!choosing_ || !mouse->buttons().testFlag(Qt::LeftButton)) break;
                const QPointF place = PlotWidget::place(mouse->position());
                choosePatch({xAxis()->pixelToCoord(place.x()), yAxis()->pixelToCoord(place.y())});
                return true;
            }
            default: break;
        }
        return PlotView::eventFilter(watched, event);
    }

 private:
    static QString whatZerosMean() {
        return tr("All rows are zeros: they are equal, and their cosines are not defined.");
    }

    /// The row that a key leads to from a patch, or from a token in front.
    static std::optional<std::int64_t> rowAfter(const QKeyEvent& event, const PatchGrid& grid,
                                                std::int64_t row) {
        const std::int64_t step = event.modifiers().testFlag(Qt::ShiftModifier) ? 8 : 1;
        std::int64_t right = 0, down = 0, later = 0;
        switch (event.key()) {
            case Qt::Key_Up: down = -step; break;
            case Qt::Key_Down: down = step; break;
            case Qt::Key_Left: right = -step; break;
            case Qt::Key_Right: right = step; break;
            case Qt::Key_PageUp: later = -1; break;
            case Qt::Key_PageDown: later = 1; break;
            case Qt::Key_Home: return 0;
            case Qt::Key_End: return grid.rows() - 1;
            default: return std::nullopt;
        }
        auto patch = grid.patchOf(row);
        if (!patch)
            return down > 0 || later > 0 ? grid.tokensInFront
                                         : std::clamp<std::int64_t>(row + right, 0, grid.tokensInFront);
        patch->frame = std::clamp<std::int64_t>(patch->frame + later, 0, grid.frames - 1);
        patch->row = std::clamp<std::int64_t>(patch->row + down, 0, grid.height - 1);
        patch->column = std::clamp<std::int64_t>(patch->column + right, 0, grid.width - 1);
        return grid.rowOf(*patch);
    }

    static std::int64_t cellAt(double coordinate, std::int64_t cells) {
        return std::clamp<std::int64_t>(std::llround(coordinate), 0, cells - 1);
    }
    static PatchPair pairAt(const ShownPatches& shown, QPointF at) {
        return shown.pairAt(cellAt(at.y(), shown.rows()), cellAt(at.x(), shown.columns()));
    }
    static double valueOf(const PatchPair& pair, const Snapshot& now) {
        return patchMatrixOf(now)->value(pair.chosen, pair.other);
    }
    /// "row 3, column 5 → row 7, column 9: 0.53"
    static QString wordsOf(const ShownPatches& shown, const PatchPair& pair, const Snapshot& now) {
        return tr("%1 → %2: %3")
            .arg(shown.nameOf(pair.chosen), shown.nameOf(pair.other), readable(valueOf(pair, now), 5));
    }

    struct Rows {
        std::optional<std::int64_t> chosen, other;
    };
    CursorPlace placeOf(const Rows& rows) const {
        const auto cursor = [this](const std::optional<std::int64_t>& row) {
            return row ? std::optional(snapshot().model->positions().cursorOf(*row)) : std::nullopt;
        };
        const bool table = snapshot().model->hasTable();
        return {.position = cursor(table ? rows.other : rows.chosen),
                .reference = cursor(table ? rows.chosen : rows.other)};
    }
    void choosePatch(QPointF at) {
        const ShownPatches shown(snapshot());
        const PatchPair pair = pairAt(shown, at);
        const CursorPlace place = placeOf({shown.all() ? pair.chosen : pair.other, pair.other});
        emit edited([place](State& state) { place.moveCursor(state); }, tr("Choose patch"), clickGesture());
    }

    /// Patches are squares, except in pictures that would be a thin line.
    QMargins patchMargins(const Viewport& part) const {
        constexpr double thinnest = 8;
        const int words = writesPair() ? 16 : 0;
        const QMargins margins(room().left, room().top + words, 0, room().bottom);
        const double ratio = (part.right - part.left) / (part.bottom - part.top);
        if (ratio > thinnest || ratio < 1 / thinnest) return margins;
        const QRect area = axisRect()->outerRect().marginsRemoved(margins);
        const double perCell =
            std::min(area.width() / (part.right - part.left), area.height() / (part.bottom - part.top));
        const int right = area.width() - static_cast<int>(std::lround(perCell * (part.right - part.left)));
        const int below = area.height() - static_cast<int>(std::lround(perCell * (part.bottom - part.top)));
        return margins + QMargins(0, 0, std::max(0, right), std::max(0, below));
    }

    void setAxes(const ShownPatches& shown, const Viewport& part) {
        const bool frames = !shown.all() && shown.grid().frames > 1;
        if (shown.all()) {
            setPictureAxis(xAxis(), shown.grid().width, shown.grid().width, grouped, part.left, part.right);
            setPictureAxis(yAxis(), shown.grid().height, shown.grid().height, grouped, part.top, part.bottom);
        } else {
            setCellAxis(yAxis(), {0, shown.rows()}, part.top, part.bottom, true);
            if (frames)
                setPictureAxis(
                    xAxis(), shown.grid().width, shown.frames().count,
                    [first = shown.frames().first](qint64 n) {
                        return tr("frame %1").arg(grouped(first + n));
                    },
                    part.left, part.right);
            else
                setCellAxis(xAxis(), {0, shown.columns()}, part.left, part.right, false);
        }
        setAxisTitles(axisRect(), tr("column"), tr("row"));
    }
    static void setPictureAxis(QCPAxis* axis, qint64 size, qint64 count, PictureTicker::Name name, double low,
                               double high) {
        const auto ticker = tickerOf<PictureTicker>(axis);
        ticker->setPictures(size, count, std::move(name));
        const bool horizontal = axis->orientation() == Qt::Horizontal;
        const int length = horizontal ? axis->axisRect()->width() : axis->axisRect()->height();
        ticker->setTickCount(std::clamp(length / (horizontal ? 60 : 40), 2, 16));
        axis->setRange(low, high);
        axis->setRangeReversed(!horizontal);
    }

    void setColours(FieldRequest& request, const ShownPatches& shown) {
        const auto chosen = chosenLimits(snapshot(), keys::patchLimits);
        const std::string& map = snapshot().state.get(keys::similarityColormap);
        if (snapshot().model->bias() != nullptr && shown.isBias()) {
            const BiasSpan span = biasSpanOf(snapshot());
            request.map = &resolveColormap(map, span.bothSigns, theme());
            request.limits = fixedLimits(chosen ? *chosen : steady(plottable_, {span.lowest, span.highest}));
            return;
        }
        const bool bothSigns = shown.isOfOffsets() || snapshot().model->isDifference();
        request.map = &resolveColormap(map, bothSigns, theme());
        request.limits = [this, chosen, bothSigns](const Interval& ends) {
            if (chosen) return *chosen;
            if (!bothSigns) return QCPRange(steady(plottable_, {lowerEnd(ends.lowest), 1}));
            const double reach = roundReach(ends);
            return QCPRange(steady(plottable_, {-reach, reach}));
        };
        if (shown.isOfOffsets()) {
            constexpr int firstHead = 16;  // no other field of a model has such a number
            request.span = {{matrix_, model_, firstHead + static_cast<int>(shown.head())}};
            return;
        }
        // That of the view Similarity: whichever is drawn first finds the ends for both.
        constexpr int cosine = 1 + static_cast<int>(SimilarityKind::cosine);
        for (const auto& model : modelsInColours(snapshot()))
            if (model->hasTable())
                request.span.push_back({model->similarity()->matrix(SimilarityKind::cosine), model, cosine});
    }

    QRectF pixelsOf(const ShownPatches::Cell& first, std::int64_t rows, std::int64_t columns) const {
        const auto at = [](std::int64_t cell) { return static_cast<double>(cell) - 0.5; };
        return QRectF(QPointF(xAxis()->coordToPixel(at(first.column)), yAxis()->coordToPixel(at(first.row))),
                      QPointF(xAxis()->coordToPixel(at(first.column + columns)),
                              yAxis()->coordToPixel(at(first.row + rows))))
            .normalized();
    }
    /// The chosen patch in the picture, or its own picture.
    std::optional<QRectF> chosenPlace(const ShownPatches& shown) const {
        const std::int64_t chosen = shown.pair().chosen;
        if (const auto picture = shown.pictureOf(chosen))
            return pixelsOf(*picture, shown.pictureRows(), shown.pictureColumns());
        const auto cell = shown.all() ? std::nullopt : shown.cellOf({chosen, chosen});
        return cell ? std::optional(pixelsOf(*cell, 1, 1)) : std::nullopt;
    }
    /// The cursor's lines around a cell, outside of it where it is small.
    void markCell(QRectF cell, const QRectF& sight) {
        constexpr double small = 6;
        if (cell.width() < small || cell.height() < small) cell.adjust(-2, -2, 2, 2);
        if (!sight.intersects(cell)) return;
        cell &= sight;
        cursorLine(cell.topLeft(), cell.topRight());
        cursorLine(cell.bottomLeft(), cell.bottomRight());
        cursorLine(cell.topLeft(), cell.bottomLeft());
        cursorLine(cell.topRight(), cell.bottomRight());
    }
    /// A figure has its legend, and one of several pictures no room.
    bool writesPair() const { return showsCursor() && !isCompact() && !waiting().untilDone; }
    /// Both patches and the value above the picture, in short where there is little room.
    void writePair(const ShownPatches& shown) {
        if (isTableOfZeros(*snapshot().model)) return;
        const QRect rect = axisRect()->rect();
        const QRectF line(rect.left(), rect.top() - 20, plot()->viewport().right() - rect.left(), 16);
        const QFont font = textFont(11);
        const QFontMetricsF metrics(font);
        const PatchPair& pair = shown.pair();
        for (const QString& words : {wordsOf(shown, pair, snapshot()),
                                     QStringLiteral("%1 → %2: %3")
                                         .arg(shown.numberOf(pair.chosen), shown.numberOf(pair.other),
                                              readable(valueOf(pair, snapshot()), 5))}) {
            if (metrics.horizontalAdvance(words) > line.width()) continue;
            marks().add([line, words, font, colour = theme().muted](QCPPainter& painter) {
                painter.setFont(font);
                painter.setPen(colour);
                painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
            });
            return;
        }
    }

    FieldPlottable* plottable_;
    PictureBorders* borders_;
    QAction* all_;
    std::shared_ptr<const Field> matrix_, field_;
    std::shared_ptr<const Model> model_;
    std::optional<ShownPatches> shown_;
    bool choosing_ = false;  ///< by the drag that is going on
};

Dataset gridData(const Snapshot& snapshot) {
    const ShownPatches shown(snapshot);
    return {patchFieldOf(pictureMatrixOf(snapshot), shown), [shown](std::int64_t column) {
                const std::int64_t width = shown.grid().width;
                if (shown.all() || shown.frames().count > 1)
                    return std::to_string(column / width + (shown.all() ? 0 : shown.frames().first)) + ":" +
                           std::to_string(column % width);
                return std::to_string(column);
            }};
}

}  // namespace

const ViewType& gridViewType() {
    static const ViewType type{
        .id = "grid",
        .name = POSISCOPE_TR("core", "Grid"),
        .summary =
            POSISCOPE_TR("core", "How alike the patches of an image are, at the places of the patches"),
        .lookFor =
            POSISCOPE_TR("core",
                         "The brightest cell is the chosen patch itself. A bright row and column through "
                         "it say that the encoding knows rows and columns apart; a bright spot, that it "
                         "knows distances."),
        .formula = "s(p, q) = PE(p) · PE(q) / (‖PE(p)‖ ‖PE(q)‖)",
        .lesson = "images",
        .icon = QStringLiteral("view-grid"),
        .create = [](QObject* parent) -> View* { return new GridView(parent); },
        .data = gridData,
        .colormapKey = keys::similarityColormap.name,
        .limitsKey = keys::patchLimits.name,
        .reach =
            [](const Model& model, const State& state) {
                if (model.hasTable()) return 1.0;
                return model.bias() == nullptr ? 0.0 : biasReach(*model.bias(), state);
            },
        .unavailable = whyNoGrid,
        .joinsRows = true,
        .paper = {420, 360},
        .remedy = {.encoding = "sinusoidal-2d"}};
    return type;
}

}  // namespace posiscope
