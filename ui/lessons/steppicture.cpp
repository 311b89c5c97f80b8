// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/steppicture.h"

#include <QEvent>
#include <QPainter>
#include <QRegularExpression>

#include "core/lessons/markup.h"
#include "ui/lessons/player.h"
#include "ui/lessons/stages.h"
#include "ui/style/interfacescale.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// Whether the stage comes before the answer, and needs no pane to click at.
bool isBefore(const LessonPlayer& player) {
    const Stage::Part part = player.stage().part;
    if (part != Stage::Part::question) return part == Stage::Part::goals || part == Stage::Part::text;
    return player.isQuestionOpen() && player.current().prediction->asks != Asks::click;
}

/// "place-1" for each **1** of the paragraph that came last.
QStringList placesNamed(const LessonPlayer& player) {
    static const QRegularExpression number(QStringLiteral("\\*\\*(\\d+)\\*\\*"));
    const Stage stage = player.stage();
    if (stage.part != Stage::Part::text || stage.paragraphs == 0) return {};
    const Passage& text = player.current().text;
    const std::string now = firstParagraphs(text, stage.paragraphs).text;
    const std::string before = firstParagraphs(text, stage.paragraphs - 1).text;
    const QString newest = QString::fromStdString(now.substr(std::min(before.size(), now.size())));
    QStringList places;
    for (auto each = number.globalMatch(newest); each.hasNext();)
        places << QStringLiteral("place-") + each.next().captured(1);
    return places;
}

}  // namespace

StepPicture::StepPicture(QWidget* panes) : QWidget(panes) {
    setObjectName(QStringLiteral("stepPicture"));
    panes->installEventFilter(this);
    hide();
}

void StepPicture::show(const LessonPlayer& player, const Theme& theme) {
    const auto picture = player.isStepwise() && player.lesson() != nullptr && isBefore(player)
                             ? largePictureIn(player.current().text.text)
                             : std::nullopt;
    if (!picture) return hide();
    theme_ = &theme;
    folder_ = player.pictures();
    name_ = QString::fromStdString(picture->name);
    lit_ = placesNamed(player);
    setAccessibleName(QString::fromStdString(picture->words));
    setGeometry(parentWidget()->rect());
    setVisible(true);
    raise();
    update();
}

bool StepPicture::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent()) setGeometry(parentWidget()->rect());
    if (event->type() == QEvent::ChildAdded && watched == parent()) raise();
    return QWidget::eventFilter(watched, event);
}

LessonPictures StepPicture::pictures() const {
    return {folder_, theme_->text, size() - QSize(scaled(24), scaled(24))};
}

void StepPicture::paintEvent(QPaintEvent*) {
    constexpr double asLargeAsItFits = 1e3;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_->window);
    painter.setPen(QPen(theme_->border, 1));
    painter.setBrush(theme_->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(4), scaled(4));
    const auto image = pictures().read(name_, asLargeAsItFits);
    if (!image) return;
    QRectF place(QPointF(), QSizeF(image->size()) / image->devicePixelRatio());
    place.moveCenter(QRectF(rect()).center());
    painter.drawImage(place, *image);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_->accent, scaled(3)));
    for (const QString& element : lit_) {
        const QRectF part = pictures().placeOf(name_, element);
        if (part.isEmpty()) continue;
        const QRectF frame(place.left() + part.left() * place.width(),
                           place.top() + part.top() * place.height(), part.width() * place.width(),
                           part.height() * place.height());
        const double around = scaled(8);
        painter.drawRoundedRect(frame.adjusted(-around, -around, around, around), around, around);
    }
}

}  // namespace posiscope
