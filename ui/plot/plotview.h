// SPDX-License-Identifier: GPL-3.0-or-later
// The common part of all views that are plots.
#pragma once

#include "ui/async/asyncwork.h"
#include "ui/plot/canvas.h"
#include "ui/plot/fieldplottable.h"
#include "ui/plot/marks.h"
#include "ui/plot/picturemarks.h"
#include "ui/plot/plotwidget.h"
#include "ui/plot/steadyranges.h"
#include "ui/view/view.h"

namespace posiscope {

/// The room around a picture for its labels, in logical pixels. In a window it keeps still; in a small figure
/// it is as narrow as the labels allow.
struct PlotRoom {
    int left = 74, right = 18, top = 12, bottom = 46;
    int bar = 76;                         ///< at the right, with a colour bar or a legend
    int labelLeft = 60, labelBelow = 33;  ///< from an axis to the middle of its label
    bool fitted = false;                  ///< `left` is as wide as the labels are

    bool operator==(const PlotRoom&) const = default;
};

/// A view in a QCustomPlot: sets up its axes and plottables, keeps the cursor on a layer of its own so that
/// moving it costs almost nothing, and turns wheel, drag and double click into the viewport that it asks for.
class PlotView : public View {
    Q_OBJECT

 public:
    explicit PlotView(QObject* parent);

    void show(const ViewRequest& request) final;
    bool paint(QCPPainter& painter, QSize size) final;
    QMargins paintedRoom() const final { return paintedRoom_; }
    FigureParts parts() const final { return paintedParts_; }
    std::optional<ColourScale> paintedColours() const final { return paintedColours_; }
    MarkMeanings unexplainedColours() const final;
    std::optional<ColourScale> coloursInSight() const final;
    void paintColourBar(QCPPainter& painter, const QRectF& column, const QString& title) final;
    void joinPanes(const QMargins& more, const std::optional<ColourScale>& colours) final {
        more_ = more;
        colours_ = colours;
    }
    void zoom(double factor) override;
    void activateCursor() override {
        if (const auto at = cursorPoint()) click(*at, Qt::NoModifier);
        emit gestureEnded();
    }

 protected:
    /// Sets up axes, plottables and legends for the snapshot. The axis rects have their places.
    virtual void draw() = 0;
    /// Adjusts axes whose ranges come from the numbers in the pixels of that canvas.
    virtual void fit(const Canvas&) {}
    /// The marks of the cursor.
    virtual void markCursor() = 0;
    /// Over the cursor: that something is being computed, or why there is no picture. Of fields it is done
    /// here.
    virtual void markNotices();
    /// Whether the cursor's move from where it was in `before` changes the picture itself.
    virtual bool cursorChangesPicture(const Snapshot&) const { return false; }
    /// Everything there is to see, in the coordinates of axisRect()'s bottom and left axes.
    virtual Viewport whole() const = 0;
    virtual bool zoomsVertically() const { return true; }
    /// The least room for a picture; with less the view says that it needs more.
    virtual QSize leastPicture() const { return {40, 30}; }
    /// What the picture has, laid out as it is.
    virtual FigureParts partsNow() const;
    /// What it means that cells are infinite: "−∞".
    virtual QString meaningOf(const QString& infinity) const { return infinity; }
    /// The cursor in axis coordinates, where a click means something.
    virtual std::optional<QPointF> cursorPoint() const { return std::nullopt; }
    /// Whether mouse and cursor are at home at this pixel.
    virtual bool isInPicture(QPoint pixel) const { return axisRect()->rect().contains(pixel); }
    /// The mouse is at `at` in the coordinates of axisRect()'s axes.
    virtual void hover(QPointF) {}
    virtual void click(QPointF, Qt::KeyboardModifiers) {}
    /// A double click in the picture; whether it chose something. Where it did not, everything is shown.
    virtual bool choose(QPointF) { return false; }
    /// A click at a pixel outside the picture; whether it meant anything.
    virtual bool clickBeside(QPointF) { return false; }
    /// Whether the viewport's left and right are this picture's top and bottom: a table that has been turned
    /// shows the same cells.
    virtual bool isTurned() const { return false; }
    /// The kind of cells in axisRect(), and the id of the view, for the marks of a lesson.
    virtual CellPicture cellPicture() const { return {}; }
    /// The labels in the picture, which words of marks keep clear of.
    virtual std::vector<QRectF> pictureLabels() const { return {}; }
    /// Draws marks of a lesson.
    virtual void addMarks(MarkBoard& board, const std::vector<PictureMark>& wanted) const;

    /// What is at a place of the plot, for its tool tip: the mark there. Empty: nothing to say.
    virtual QString toolTip(QPointF at) const { return marks_.explanationAt(at); }

    PlotWidget* plot() const { return plot_; }
    Marks& marks() { return marks_; }
    QCPAxisRect* axisRect() const { return plot_->axisRect(0); }
    /// Another axis rect, in that cell of the layout.
    QCPAxisRect* addAxisRect(int row, int column);
    /// A field in an axis rect; the view is drawn again when its means have come from the background.
    FieldPlottable* addField(QCPAxisRect* rect);
    /// Shows a field in the theme of the view, complete where the picture must be.
    void showField(FieldPlottable* plottable, FieldRequest request) const;
    QCPAxis* xAxis() const { return axisRect()->axis(QCPAxis::atBottom); }
    QCPAxis* yAxis() const { return axisRect()->axis(QCPAxis::atLeft); }
    /// The pixels that the picture is drawn on, in the window or in a file.
    Canvas canvas() const { return canvas_ ? *canvas_ : Canvas(plot_->bufferDevicePixelRatio()); }
    const Snapshot& snapshot() const { return *snapshot_; }
    const Theme& theme() const { return *theme_; }
    /// A place of the cursor in axis coordinates.
    double coordinate(Key<std::int64_t> key) const { return static_cast<double>(snapshot_->state.get(key)); }
    bool showsCursor() const { return showsCursor_; }
    /// Whether this is one of several pictures in a pane.
    bool isCompact() const { return compact_; }
    /// Whether a place of the axes is in the part in sight.
    bool isAcrossInSight(double x) const;
    bool isDownInSight(double y) const;
    /// Meanings of the cursor at the position and of the offset from it, where both are across.
    MarkMeanings positionMeanings() const;
    const Waiting& waiting() const { return waiting_; }
    /// The limits to show of `what`, an axis or a heatmap's colours, where `fitting` would do: while
    /// something is dragged they keep still.
    QCPRange steady(const void* what, const QCPRange& fitting) { return ranges_.shown(what, fitting); }
    /// Draws again: what it took long to compute has arrived, or a drag is over.
    void redraw();
    /// The same, where the words above the picture depend on it as well.
    void redrawWithTitle();
    /// The part in sight: what was asked for, inside the whole.
    Viewport viewport() const;
    /// Whether a part was asked for, and there is a picture.
    bool isZoomed() const { return wanted_ && snapshot_->model; }

    /// Labels of the axes, shortened where they have no room, or what a figure has in their place.
    void setAxisTitles(QCPAxisRect* rect, const QString& horizontal, const QString& vertical);
    /// The margins around a picture of this part, widened at the right and below (or above) where square
    /// cells are wanted.
    QMargins squareMargins(const QMargins& margins, const Viewport& part, bool above = false) const;
    /// A line of the cursor; numbers in cells are not crossed out.
    void cursorLine(QPointF from, QPointF to);
    /// The cursor's lines through a place, as far as it is inside `rect`.
    void cursorRow(const QRect& rect, double y);
    void cursorColumn(const QRect& rect, double x);
    /// A dashed line at the position that the offset leads to.
    void offsetColumn(const QRect& rect);
    /// Tells of a mark at that position.
    void explainOffset(const QRectF& area);
    /// "Computing … 42 %" in the middle of `rect`, where the work takes half a second by now.
    void noteProgress(const QRect& rect, const AsyncWork& work);
    /// Words in place of the picture.
    void noteReason(const QRect& rect, const QString& reason);
    /// Shows the marks again, and nothing else.
    void refreshMarks();

    const PlotRoom& room() const { return room_; }
    const FigureLook& look() const { return look_; }

 private:
    void connectMouse();
    void wheel(const QWheelEvent& event);
    void scaleAcross(Viewport& part, double about, double factor) const;
    void want(const Viewport& part);
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    QPointF coordinates(QPointF pixel) const;
    bool isOverAxis(QPointF place) const;
    bool isOverColourBar(QPointF place) const;
    QString toolTipAt(QPointF place) const;
    void finishLayout();
    void setMarks();
    void markParts();
    /// Whether margins and labels leave less than leastPicture().
    bool isCramped() const;
    QRegion numbersInCells() const;
    void drag(QPointF to);
    void zoomInto(const QRectF& pixels);
    QRectF chosenArea() const;
    void addFrame(QCPAxisRect* rect);
    void drawTitles(QCPPainter& painter, const QCPAxisRect& rect) const;
    void styleRect(QCPAxisRect* rect) const;
    void refreshStyle();
    void layOut(const QRect& viewport);
    void chooseRoom(QSize size);
    bool fitRoom();
    void applyLook();
    void noteWhatIsPainted(QSize size);

    PlotWidget* plot_;
    Marks marks_;
    PlotRoom room_;
    FigureLook look_;
    bool titledBelow_ = false;  ///< the first axis rect has a title below
    bool titled_ = false;       ///< an axis has a title
    QMargins more_, paintedRoom_;
    std::optional<ColourScale> colours_, paintedColours_;
    FigureParts paintedParts_;
    NonFinite unexplained_;  ///< in the picture that was painted last
    std::vector<FieldPlottable*> fields_;
    std::optional<Canvas> canvas_;  // of a file that is being painted
    SnapshotPtr snapshot_ = noSnapshot();
    const Theme* theme_ = nullptr;
    std::optional<Viewport> wanted_;
    std::optional<QPointF> pressedAt_;
    Viewport pressedViewport_;
    bool dragging_ = false;
    std::optional<QPointF> framedTo_;  ///< the corner of the rectangle that is being drawn around a part
    bool clicked_ = false;             ///< by the press that may turn out to be the first of two
    bool showsCursor_ = true;
    bool compact_ = false;   ///< one of several pictures in a pane
    bool hovering_ = false;  ///< the mouse, which the cursor follows, is being moved
    bool follows_ = false;   ///< the cursor is where the mouse has led it, and nobody has clicked there
    Waiting waiting_;
    SteadyRanges ranges_{[this] { redraw(); }};
};

}  // namespace posiscope
