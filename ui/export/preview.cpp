// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/preview.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "ui/style/choicebox.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int pause = 150;     // milliseconds after the last change
constexpr int patience = 400;  // milliseconds of drawing
constexpr int border = 8;

/// Asks whether drawing may go on; `late` becomes true when the time is over.
KeepGoing whileQuick(bool& late) {
    const auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [timer, &late] {
        late = late || timer->elapsed() > patience;
        return !late;
    };
}

}  // namespace

Preview::Preview(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(tr("Preview"));
    setMinimumSize(320, 260);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(border);
    for (QTimer* timer : {&soon_, &next_})
        timer->setSingleShot(true);
    soon_.setInterval(pause);
    connect(&soon_, &QTimer::timeout, this, &Preview::drawAgain);
    connect(&next_, &QTimer::timeout, this, &Preview::drawNextFrame);
}

void Preview::show(std::optional<FigureRequest> request, const QString& why) {
    request_ = std::move(request);
    why_ = why;
    soon_.start();
}

void Preview::setMotion(std::optional<Animation> motion) {
    motion_ = std::move(motion);
}

void Preview::setVision(ColourVision vision) {
    vision_ = vision;
    soon_.start();
}

QComboBox* Preview::makeVisionChoice() {
    auto* seen = new ChoiceBox;
    seen->setObjectName(QStringLiteral("vision"));
    seen->setAccessibleName(tr("How the preview is seen"));
    seen->setToolTip(tr("Changes the preview alone, not the file."));
    seen->addItem(tr("Preview in colour"));
    seen->addItem(tr("As a grey print"));
    seen->addItem(tr("As seen without green cones (deuteranopia)"));
    connect(seen, &QComboBox::currentIndexChanged, this, [this](int n) {
        constexpr std::array all{ColourVision::usual, ColourVision::grey, ColourVision::deuteranopia};
        setVision(all[static_cast<std::size_t>(n)]);
    });
    return seen;
}

/// The figure as large as there is room. Its pixels, and so the share of the type, are those of the layout.
FigureRequest Preview::inTheRoom() const {
    FigureRequest small = *request_;
    const QSizeF room = QSizeF(size() - QSize(2 * border, 2 * border)) * devicePixelRatioF();
    small.pixels = {};
    small.scale = std::min(room.width() / small.size.width(), room.height() / small.size.height());
    return small;
}

void Preview::put(const QImage& figure) {
    image_ = seenWith(vision_, figure);
    image_.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&image_);
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    // The edge of the paper.
    painter.drawRect(QRectF(QPointF(), image_.deviceIndependentSize()).adjusted(0, 0, -1, -1));
    painter.end();
    setPixmap(QPixmap::fromImage(image_));
}

void Preview::drawAgain() {
    next_.stop();
    image_ = {};
    clear();
    if (request_)
        drawFigure();
    else
        setText(why_);
    if (image_.isNull() || !motion_ || motion_->values.empty()) return;
    sinceBegin_.start();
    next_.start(0);
}

void Preview::drawFigure() {
    bool late = false;
    FigureRequest small = inTheRoom();
    small.keepGoing = whileQuick(late);
    FigureParts parts;
    const auto figure = renderImage(small, &parts);
    if (late) {
        setText(tr("This picture takes long to draw: there is no preview of it."));
    } else if (figure) {
        put(*figure);
        emit drawn(parts);
    } else {
        setText(translated(figure.error().text));
        emit refused(text());
    }
}

/// The frame of now. What is slow to draw has fewer frames, so that the dialog can be used.
void Preview::drawNextFrame() {
    constexpr int share = 3;  // of the time goes to the rest of the dialog, in times of a frame
    if (!isVisible() || !request_ || !motion_) return;
    constexpr double second = 1000;
    const double at = static_cast<double>(sinceBegin_.elapsed()) / second * motion_->fps;
    const auto frame = static_cast<std::size_t>(std::fmod(at, static_cast<double>(motion_->values.size())));
    bool late = false;
    Animation moved = *motion_;
    moved.figure = inTheRoom();
    moved.figure.keepGoing = whileQuick(late);
    QElapsedTimer drawing;
    drawing.start();
    const auto figure = posiscope::drawFrame(moved, frame);
    if (late || !figure) return;  // the last one stays
    put(*figure);
    const auto took = static_cast<double>(drawing.elapsed());
    next_.start(static_cast<int>(std::max(second / motion_->fps, share * took)));
}

void Preview::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    soon_.start();
}

}  // namespace posiscope
