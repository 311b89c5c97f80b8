// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonwords.h"

#include <QLabel>
#include <algorithm>
#include <utility>

#include "ui/documents/lessondocument.h"
#include "ui/documents/passages.h"
#include "ui/lessons/player.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

QLabel* LessonWords::add(const Passage& passage, const char* name, Moment moment, int pixels) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard |
                                   Qt::LinksAccessibleByMouse);
    label->setFocusPolicy(Qt::TabFocus);  // read by a screen reader, one text after the other
    QObject::connect(label, &QLabel::linkActivated, label, [this, label](const QString& address) {
        const auto words = std::ranges::find(labels_, label, &Words::label);
        if (words != labels_.end()) followLink(address, words->shown);
    });
    labels_.push_back({label, passage, moment, pixels});
    return label;
}

void LessonWords::change(QLabel* label, const Passage& passage) {
    const auto words = std::ranges::find(labels_, label, &Words::label);
    if (words == labels_.end() || words->passage == passage) return;
    words->passage = passage;
    refresh(*words);
}

void LessonWords::setRoom(int pixels) {
    if (pixels == room_) return;
    room_ = pixels;
    for (Words& words : labels_)
        words.shown.clear();  // refresh() lays them out again
}

void LessonWords::setType(int pixels) {
    for (Words& words : labels_)
        if (std::exchange(words.pixels, pixels) != pixels) words.shown.clear();
}

void LessonWords::refresh() {
    for (Words& words : labels_)
        refresh(words);
}

/// Pictures as wide as the card; on a projector they have at most a third of the height.
LessonPictures LessonWords::pictures(const QLabel& label) const {
    const QSize window = label.window()->size();
    const int width = room_ > 0 ? room_ : scaled(300);
    const QSize most(width, player_.isStepwise() ? window.height() * 33 / 100 : scaled(420));
    return {player_.pictures(), label.palette().color(QPalette::WindowText), most};
}

void LessonWords::refresh(Words& words) {
    const QString text = player_.filled(words.passage, words.moment);
    if (text == words.shown) return;  // setText() lays the label out again even for the same text
    words.shown = text;
    const CodeLinks links = player_.isStepwise() ? CodeLinks::none : CodeLinks::copy;
    words.label->setText(
        richText(text, interfaceFont(words.pixels).pixelSize(), pictures(*words.label), links));
    words.label->setAccessibleName(LessonDocument(text).toPlainText());
}

}  // namespace posiscope
