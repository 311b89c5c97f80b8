#include "ui/views/sentencecanvas.h"

#include <QMouseEvent>

#include "ui/style/interfacescale.h"

namespace posiscope {

SentenceCanvas::SentenceCanvas(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setMinimumSize(120, 90);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void SentenceCanvas::show(SentencePicture picture, const Theme& theme) {
    picture_ = std::move(picture);
    theme_ = &theme;
    update();
}

void SentenceCanvas::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    if (theme_ != nullptr) painter_.draw(painter, inLargePixels(size()), picture_, *theme_);
}

SentencePlace SentenceCanvas::placeOf(const QMouseEvent& event) const {
    return placeAt(event.position() / interfaceScale(), picture_, layoutNow());
}

void SentenceCanvas::mouseMoveEvent(QMouseEvent* event) {
    const SentencePlace place = placeOf(*event);
    if (place.token && onHover) onHover(place);
}

void SentenceCanvas::mousePressEvent(QMouseEvent* event) {
    const SentencePlace place = placeOf(*event);
    if (event->button() == Qt::LeftButton && place.token && onClick) onClick(place);
    event->ignore();  // the pane takes the focus
}

}  // namespace posiscope
