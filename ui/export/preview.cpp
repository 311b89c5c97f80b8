// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/preview.h"

#include <QElapsedTimer>
#include <QPainter>
#include <algorithm>
#include <memory>

#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int pause = 150;     // milliseconds after the last change
constexpr int patience = 400;  // milliseconds of drawing
constexpr int border = 8;

}  // namespace

Preview::Preview(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(tr("Preview"));
    setMinimumSize(320, 260);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(border);
    soon_.setSingleShot(true);
    soon_.setInterval(pause);
    connect(&soon_, &QTimer::timeout, this, &Preview::draw);
}

void Preview::show(std::optional<FigureRequest> request, const QString& why) {
    request_ = std::move(request);
    why_ = why;
    soon_.start();
}

void Preview::setVision(ColourVision vision) {
    vision_ = vision;
    soon_.start();
}

void Preview::draw() {
    image_ = {};
    clear();
    if (!request_) setText(why_);
    if (request_) {
        FigureRequest small = *request_;
        // Its pixels, and so the share of the type, are those of the layout.
        const QSizeF room = QSizeF(size() - QSize(2 * border, 2 * border)) * devicePixelRatioF();
        small.pixels = {};
        small.scale = std::min(room.width() / small.size.width(), room.height() / small.size.height());
        const auto timer = std::make_shared<QElapsedTimer>();
        timer->start();
        bool late = false;
        small.keepGoing = [timer, &late] {
            late = late || timer->elapsed() > patience;
            return !late;
        };
        FigureParts parts;
        const auto figure = renderImage(small, &parts);
        if (figure && !late) {
            image_ = seenWith(vision_, *figure);
            image_.setDevicePixelRatio(devicePixelRatioF());
            QPainter painter(&image_);
            painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
            // The edge of the paper.
            painter.drawRect(QRectF(QPointF(), image_.deviceIndependentSize()).adjusted(0, 0, -1, -1));
            painter.end();
            setPixmap(QPixmap::fromImage(image_));
            emit drawn(parts);
        } else if (!figure && !late) {
            setText(translated(figure.error().text));
            emit refused(text());
        }
        if (late) setText(tr("This picture takes long to draw: there is no preview of it."));
    }
}

void Preview::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    soon_.start();
}

}  // namespace posiscope
