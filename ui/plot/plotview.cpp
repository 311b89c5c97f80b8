#include "ui/plot/plotview.h"

#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "ui/plot/devicepixels.h"
#include "ui/plot/label.h"
#include "ui/plot/notice.h"
#include "ui/plot/painteditem.h"
#include "ui/plot/ticklabels.h"
#include "ui/plot/zoom.h"
#include "ui/style/textline.h"

namespace posiscope {

namespace {

bool sameButCursor(State a, const State& b) {
    a.set(keys::position, b.get(keys::position));
    a.set(keys::dimension, b.get(keys::dimension));
    a.set(keys::reference, b.get(keys::reference));
    return a.values == b.values;
}

/// In the middle of its axis where there is room for it, inside what belongs to the axis; shortened where
/// even that is too little.
void drawTitle(QPainter& painter, QPointF middle, double from, double to, const QString& title) {
    const QString shown =
        labelWidth(painter, title) <= to - from ? title : TextLine(title, painter.font()).elided(to - from);
    const double half = std::min(labelWidth(painter, shown), to - from) / 2;
    const double at = std::clamp(middle.x(), from + half, to - half);
    drawLabel(painter, QRectF(at - half, middle.y() - 9, 2 * half, 18), Qt::AlignCenter, shown);
}

}  // namespace

PlotView::PlotView(QObject* parent)
    : View(parent),
      plot_(new PlotWidget(
          [this](const QCPPainter& painter) {
              if (scene_.model) prepare(painter);
          },
          [this](const QCPPainter& painter) { return scene_.model ? covered(painter) : QRect(); },
          [this](QCPPainter& painter) { paintCursor(painter); })),
      guard_(plot_) {
    plot_->setFocusPolicy(Qt::NoFocus);
    plot_->setMouseTracking(true);
    plot_->setAttribute(Qt::WA_NoMousePropagation, false);  // the pane has a menu for every place in it
    plot_->setAutoAddPlottableToLegend(false);
    // Cached labels are placed on whole pixels, and would stand elsewhere than in an exported file.
    plot_->setPlottingHint(QCP::phCacheLabels, false);
    plot_->setMinimumSize(120, 90);
    plot_->plotLayout()->setRowSpacing(0);
    plot_->plotLayout()->setColumnSpacing(0);
    plot_->installEventFilter(this);
    new PaintedItem(plot_, QStringLiteral("overlay"), nullptr,
                    [this](QCPPainter& painter) { paintTitles(painter); });
}

void PlotView::paintCursor(QCPPainter& painter) {
    if (!scene_.model) return;
    painter.save();
    if (isCramped()) {
        drawNoRoom(painter, plot_->viewport(), *theme_);
    } else {
        painter.setAntialiasing(true);
        if (showsCursor_) drawCursor(painter);
        plot_->paintNotices(painter);
        if (framedTo_) {
            QColor inside = theme_->accent;
            inside.setAlphaF(0.15F);
            painter.setAntialiasing(false);
            painter.setPen(QPen(theme_->accent, 1));
            painter.setBrush(inside);
            painter.drawRect(chosenArea());
        }
    }
    painter.restore();
}

bool PlotView::isCramped() const {
    const QSize least = leastPicture();
    const QRect rect = axisRect()->rect();
    return rect.width() < least.width() || rect.height() < least.height();
}

void PlotView::paintTitles(QCPPainter& painter) const {
    onWholePixels(painter);
    const bool vectors = painter.modes().testFlag(QCPPainter::pmVectorized);
    for (const QCPAxisRect* rect : plot_->axisRects()) {
        if (!rect->realVisibility() || rect->rect().isEmpty()) continue;
        drawFrame(painter, rect->rect(), theme_ ? theme_->border : Qt::gray, vectors);
        for (const QCPAxis* axis : rect->axes(QCPAxis::atLeft | QCPAxis::atBottom))
            drawTickLabels(painter, *axis);
    }
    painter.setAntialiasing(true);
    painter.setPen(theme_ ? theme_->muted : Qt::gray);
    painter.setFont(textFont(11));
    for (const auto& [rect, horizontal, vertical] : titles_) {
        const QRect inner = rect->rect();
        const QRect outer = rect->outerRect();
        drawTitle(painter, QPointF(inner.center().x(), inner.bottom() + 33), outer.left(), outer.right(),
                  horizontal);
        painter.save();
        // From below upwards.
        painter.translate(outer.left() + 14, 0);
        painter.rotate(-90);
        drawTitle(painter, QPointF(-inner.center().y(), 0), -outer.bottom(), -outer.top(), vertical);
        painter.restore();
    }
}

PlotView::~PlotView() {
    if (guard_ && guard_->parent() == nullptr) delete guard_;
}

void PlotView::show(const Frame& frame) {
    const bool restyled = theme_ != &frame.theme;
    const bool onlyCursor = !restyled && scene_.model == frame.scene.model &&
                            scene_.sides == frame.scene.sides && scene_.subject == frame.scene.subject &&
                            wanted_ == frame.viewport && sameButCursor(frame.scene.state, scene_.state);
    const Scene before = std::exchange(scene_, frame.scene);
    theme_ = &frame.theme;
    wanted_ = frame.viewport;
    showsCursor_ = frame.cursor;
    pulse_ = frame.pulse;
    waits_ = frame.waits;
    if (!onlyCursor) ranges_.begin(frame.moving);
    if (restyled) refreshStyle();
    if (onlyCursor && !cursorChangesPicture(before)) {
        plot_->refreshOverlay();
        return;
    }
    if (before.model)
        draw();
    else
        layOut(plot_->area());  // it may have got its room before there was anything to show
    plot_->refresh();
}

void PlotView::redraw() {
    if (!scene_.model) return;
    draw();
    plot_->refresh();
}

void PlotView::paint(QCPPainter& painter, QSize size) {
    const QRect shown = plot_->viewport();
    layOut(QRect(QPoint(), size));
    prepare(painter);
    plot_->toPainter(&painter, size.width(), size.height());
    paintCursor(painter);
    layOut(shown);
}

void PlotView::layOut(const QRect& viewport) {
    plot_->setViewport(viewport);
    for (const auto phase :
         {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot_->plotLayout()->update(phase);
    if (scene_.model) draw();  // ticks and curves depend on the room there is
}

Viewport PlotView::viewport() const {
    const Viewport all = whole();
    if (!wanted_) return all;
    Viewport part = isTurned() ? turned(*wanted_) : *wanted_;
    keepVisible(part.left, part.right, all.left, all.right);
    keepVisible(part.top, part.bottom, all.top, all.bottom);
    if (!zoomsVertically()) {
        part.top = all.top;
        part.bottom = all.bottom;
    }
    return part;
}

void PlotView::setAxisTitles(QCPAxisRect* rect, const QString& horizontal, const QString& vertical) {
    const auto known = std::find_if(titles_.begin(), titles_.end(),
                                    [rect](const Titles& each) { return each.rect == rect; });
    if (known == titles_.end())
        titles_.push_back({rect, horizontal, vertical});
    else
        *known = {rect, horizontal, vertical};
}

void PlotView::styleRect(QCPAxisRect* rect) const {
    rect->setAutoMargins(QCP::msNone);
    rect->setupFullAxesBox();
    for (QCPAxis* axis : rect->axes()) {
        axis->setBasePen(Qt::NoPen);  // paintTitles() draws the frame
        axis->setTickPen(theme_->border);
        axis->setSubTicks(false);
        axis->setTicks(axis->axisType() == QCPAxis::atLeft || axis->axisType() == QCPAxis::atBottom);
        axis->setTickLength(0, 4);
        axis->setTickLabelFont(textFont(11));
        axis->setTickLabelColor(theme_->muted);
        axis->setTickLabelPadding(4);
        axis->grid()->setPen(QPen(theme_->grid, 1));
        axis->grid()->setZeroLinePen(QPen(theme_->grid, 1));
    }
}

void PlotView::refreshStyle() {
    plot_->setBackground(QBrush(theme_->card));
    for (QCPAxisRect* rect : plot_->axisRects())
        styleRect(rect);
}

void PlotView::cursorLine(QCPPainter& painter, QPointF from, QPointF to) const {
    // The dashes of one colour fill the gaps of the other.
    painter.setAntialiasing(false);
    painter.setPen(QPen(theme_->cursorOnLight, 1));
    painter.drawLine(from, to);
    QPen dashes(theme_->cursorOnDark, 1);
    dashes.setDashPattern({4, 4});
    painter.setPen(dashes);
    painter.drawLine(from, to);
}

void PlotView::valueMark(QCPPainter& painter, const QRect& rect, QPointF at, const QString& value,
                         bool inMargin) const {
    if (!std::isfinite(at.y())) return;
    painter.setAntialiasing(true);
    painter.setPen(QPen(theme_->card, 1.5));
    painter.setBrush(theme_->accent);
    painter.drawEllipse(at, 4, 4);
    painter.setFont(textFont(11, QFont::DemiBold));
    const double width = painter.fontMetrics().horizontalAdvance(value) + 10;
    const bool before = at.x() + 8 + width > rect.right();
    const double left = inMargin ? rect.right() + 6 : before ? at.x() - 8 - width : at.x() + 8;
    const double top = std::max(rect.top() + 1.0, std::min(at.y() - 9.0, rect.bottom() - 19.0));
    const QRectF box(left, top, width, 18);
    painter.setPen(theme_->border);
    painter.setBrush(theme_->card);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme_->text);
    drawLabel(painter, box, Qt::AlignCenter, value);
}

QMargins PlotView::squareMargins(const QMargins& margins, const Viewport& part, bool above) const {
    if (!scene_.state.get(keys::squareCells)) return margins;
    const QRect room = axisRect()->outerRect().marginsRemoved(margins);
    const double perCell =
        std::min(room.width() / (part.right - part.left), room.height() / (part.bottom - part.top));
    const int right =
        std::max(0, room.width() - static_cast<int>(std::lround(perCell * (part.right - part.left))));
    const int rest =
        std::max(0, room.height() - static_cast<int>(std::lround(perCell * (part.bottom - part.top))));
    return margins + QMargins(0, above ? rest : 0, right, above ? 0 : rest);
}

}  // namespace posiscope
