// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/steppicture.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>

#include "core/lessons/markup.h"
#include "ui/lessons/cardparts.h"
#include "ui/lessons/player.h"
#include "ui/lessons/stages.h"
#include "ui/panes/panearea.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

/// The number of each **1** in the paragraph that came last.
std::vector<int> placesNamed(const LessonPlayer& player) {
    static const QRegularExpression number(QStringLiteral("\\*\\*(\\d+)\\*\\*"));
    const Stage stage = player.stage();
    if (stage.part != Stage::Part::text || stage.paragraphs == 0) return {};
    const Passage& text = player.current().text;
    const std::string now = firstParagraphs(text, stage.paragraphs).text;
    const std::string before = firstParagraphs(text, stage.paragraphs - 1).text;
    const QString newest = QString::fromStdString(now.substr(std::min(before.size(), now.size())));
    std::vector<int> places;
    for (auto each = number.globalMatch(newest); each.hasNext();)
        places.push_back(each.next().captured(1).toInt());
    return places;
}

}  // namespace

StepPicture::StepPicture(PaneArea* panes)
    : QWidget(panes), panes_(panes), back_(named(new QPushButton(panes), "backToPicture")) {
    setObjectName(QStringLiteral("stepPicture"));
    back_->setFocusPolicy(Qt::NoFocus);  // the keyboard belongs to the presentation
    connect(back_, &QPushButton::clicked, this, [this] { player_->closePlace(); });
    panes->installEventFilter(this);
    hide();
    back_->hide();
}

void StepPicture::show(LessonPlayer& player, const Theme& theme) {
    player_ = &player;
    theme_ = &theme;
    back_->setVisible(player.openedPlace() > 0);
    setVisible(player.showsLargePicture());
    if (isVisible()) {
        const auto picture = largePictureIn(player.current().text.text);
        folder_ = player.pictures();
        name_ = QString::fromStdString(picture->name);
        lit_ = placesNamed(player);
        setAccessibleName(QString::fromStdString(picture->words));
        addPlaces();
    }
    fit();
    update();
}

/// A button over each place that can be opened.
void StepPicture::addPlaces() {
    const std::vector<int> wanted = player_->places();
    std::erase_if(places_, [&](const auto& each) {
        const bool goes = std::ranges::find(wanted, each.first) == wanted.end();
        if (goes) each.second->deleteLater();
        return goes;
    });
    for (const int number : wanted) {
        QPushButton*& place = places_[number];
        if (place == nullptr) {
            place = named(new QPushButton(this), "picturePlace");
            place->setFocusPolicy(Qt::NoFocus);
            place->setCursor(Qt::PointingHandCursor);
            connect(place, &QPushButton::clicked, this, [this, number] { player_->turnPlace(number); });
            place->setVisible(true);
        }
        place->setAccessibleName(tr("Open place %1 of the picture").arg(number));
        place->setToolTip(tr("Open place %1 of the picture (%1)").arg(number));
    }
}

/// Covers the panes, and stands above what has been added to them.
void StepPicture::fit() {
    setGeometry(parentWidget()->rect());
    raise();
    if (!isHidden())
        for (const auto& [number, place] : places_)
            place->setGeometry(frameOf(number).toAlignedRect());
    back_->setText(tr("Back to the picture"));
    back_->setToolTip(tr("Back to the picture (Esc)"));
    back_->adjustSize();
    back_->move(panes_->width() - back_->width() - scaled(4), scaled(4));
    back_->raise();
    panes_->setHeadroom(player_->openedPlace() > 0 ? back_->geometry().bottom() : 0);
}

bool StepPicture::eventFilter(QObject* watched, QEvent* event) {
    const bool changed = event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded;
    if (changed && watched == parent() && (isVisible() || back_->isVisible())) fit();
    return QWidget::eventFilter(watched, event);
}

LessonPictures StepPicture::pictures() const {
    return {folder_, theme_->text, size() - QSize(scaled(24), scaled(24))};
}

std::optional<QImage> StepPicture::image() const {
    constexpr double asLargeAsItFits = 1e3;
    auto image = pictures().read(name_, asLargeAsItFits);
    return image ? std::optional(*std::move(image)) : std::nullopt;
}

QRectF StepPicture::placeOf(const QImage& image) const {
    QRectF place(QPointF(), QSizeF(image.size()) / image.devicePixelRatio());
    place.moveCenter(QRectF(rect()).center());
    return place;
}

QRectF StepPicture::frameOf(int number) const {
    const auto image = this->image();
    const QRectF part = pictures().placeOf(name_, elementOfPlace(number));
    if (!image || part.isEmpty()) return {};
    const QRectF whole = placeOf(*image);
    const double around = scaled(8);
    return QRectF(whole.left() + part.left() * whole.width(), whole.top() + part.top() * whole.height(),
                  part.width() * whole.width(), part.height() * whole.height())
        .adjusted(-around, -around, around, around);
}

void StepPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_->window);
    painter.setPen(QPen(theme_->border, 1));
    painter.setBrush(theme_->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(4), scaled(4));
    const auto image = this->image();
    if (!image) return;
    painter.drawImage(placeOf(*image), *image);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_->accent, scaled(3)));
    for (const int number : lit_)
        if (const QRectF frame = frameOf(number); !frame.isEmpty())
            painter.drawRoundedRect(frame, scaled(8), scaled(8));
}

}  // namespace posiscope
