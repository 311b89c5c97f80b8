// The common part of all views that are plots.
#pragma once

#include <qcustomplot.h>

#include "ui/plot/painteditem.h"
#include "ui/plot/plotwidget.h"
#include "ui/plot/steadyranges.h"
#include "ui/view/view.h"

namespace posiscope {

/// A view in a QCustomPlot: keeps what was drawn last, draws the cursor over the finished picture so that
/// moving it costs almost nothing, and turns wheel, drag and double click into the viewport that it asks for.
class PlotView : public View {
    Q_OBJECT

 public:
    explicit PlotView(QObject* parent);
    ~PlotView() override;

    QWidget* widget() override { return plot_; }
    void show(const Frame& frame) final;
    void paint(QCPPainter& painter, QSize size) final;
    void zoom(double factor) override;
    void activateCursor() override {
        if (const auto at = cursorPoint()) click(*at, Qt::NoModifier);
        emit gestureEnded();
    }

 protected:
    /// What the derived views implement.
    virtual void draw() = 0;
    /// Called right before the picture is painted: what depends on its numbers, which are those of the
    /// painter's own pixels.
    virtual void prepare(const QCPPainter&) {}
    /// The part of the picture that is painted all over.
    virtual QRect covered(const QCPPainter&) { return {}; }
    /// Paints the cursor over the finished picture.
    virtual void drawCursor(QCPPainter& painter) = 0;
    /// Whether the cursor's move from where it was in `before` changes the picture itself.
    virtual bool cursorChangesPicture(const Scene&) const { return false; }
    /// Everything there is to see, in the coordinates of axisRect()'s bottom and left axes.
    virtual Viewport whole() const = 0;
    virtual bool zoomsVertically() const { return true; }
    /// In less room than this a view says that it needs more.
    virtual QSize leastPicture() const { return {40, 30}; }
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

    PlotWidget* plot() const { return plot_; }
    QCPAxisRect* axisRect() const { return plot_->axisRect(0); }
    QCPAxis* xAxis() const { return axisRect()->axis(QCPAxis::atBottom); }
    QCPAxis* yAxis() const { return axisRect()->axis(QCPAxis::atLeft); }
    const Scene& scene() const { return scene_; }
    const Theme& theme() const { return *theme_; }
    bool showsCursor() const { return showsCursor_; }
    const std::function<bool()>& pulse() const { return pulse_; }
    /// Whether the picture must be complete when it has been drawn.
    bool waits() const { return waits_; }
    /// The limits to show of `what`, an axis or a heatmap's colours, where `fitting` would do: while
    /// something is dragged they keep still.
    QCPRange steady(const void* what, const QCPRange& fitting) { return ranges_.shown(what, fitting); }
    /// Draws again: what it took long to compute has arrived, or a drag is over.
    void redraw();
    /// The part in sight: what was asked for, inside the whole.
    Viewport viewport() const;

    /// Paints `title` beside an axis at a place that does not depend on the width of tick labels.
    void setAxisTitles(QCPAxisRect* rect, const QString& horizontal, const QString& vertical);
    void styleRect(QCPAxisRect* rect) const;
    /// The margins around a picture of this part, widened at the right and below (or above) where square
    /// cells are wanted.
    QMargins squareMargins(const QMargins& margins, const Viewport& part, bool above = false) const;
    /// A two-coloured line, visible over any picture.
    void cursorLine(QCPPainter& painter, QPointF from, QPointF to) const;

    /// A dot on a curve and its value beside it, inside `rect`; or in the margin at its right, where it hides
    /// nothing.
    void valueMark(QCPPainter& painter, const QRect& rect, QPointF at, const QString& value,
                   bool inMargin = false) const;

    /// Clicks are gestures, so that a double click can take the change of its first click back.
    static QString clickGesture() { return QStringLiteral("click"); }

    static constexpr int leftMargin = 74, rightMargin = 18, topMargin = 12, bottomMargin = 46;
    static constexpr int barMargin = 76;  ///< right margin with a colour bar or a legend

 private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheel(QPointF at, double steps);
    void scaleAcross(Viewport& part, double about, double factor) const;
    void want(const Viewport& part);
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(QPointF at);
    QPointF coordinates(QPointF pixel) const;
    bool isOverAxis(QPointF place) const;
    void paintCursor(QCPPainter& painter);
    /// Whether margins and labels leave less than leastPicture().
    bool isCramped() const;
    void paintTitles(QCPPainter& painter) const;
    void drag(QPointF to);
    void zoomInto(const QRectF& pixels);
    QRectF chosenArea() const;
    void refreshStyle();
    void layOut(const QRect& viewport);

    PlotWidget* plot_;
    QPointer<QCustomPlot> guard_;  // a parent widget may delete the plot first
    Scene scene_;
    const Theme* theme_ = nullptr;
    std::optional<Viewport> wanted_;
    struct Titles {
        QCPAxisRect* rect;
        QString horizontal, vertical;
    };
    std::vector<Titles> titles_;  // in the order they were set in, so that files come out the same every time
    std::optional<QPointF> pressedAt_;
    Viewport pressedViewport_;
    bool dragging_ = false;
    std::optional<QPointF> framedTo_;  ///< the corner of the rectangle that is being drawn around a part
    bool clicked_ = false;             ///< by the press that may turn out to be the first of two
    bool showsCursor_ = true;
    std::function<bool()> pulse_;
    bool waits_ = false;
    SteadyRanges ranges_{[this] { redraw(); }};
};

}  // namespace posiscope
