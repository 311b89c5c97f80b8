// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/hintlabel.h"

#include "ui/style/look.h"

namespace posiscope {

namespace {

constexpr std::chrono::seconds readingTime(12);

QString textOf(Hint hint) {
    switch (hint) {
        case Hint::choosing: return HintLabel::tr("Ctrl+click or double-click chooses a dimension");
        case Hint::axisZoom:
            return HintLabel::tr("Wheel: zoom this axis · Shift and drag: zoom into a frame");
        case Hint::none: break;
    }
    return HintLabel::tr("F1: what is this? · Ctrl+/: all shortcuts");
}

}  // namespace

HintLabel::HintLabel(QStringList& given, QWidget* parent)
    : QLabel(textOf(Hint::none), parent), given_(given) {
    setObjectName(QStringLiteral("statusHint"));
    keepLook(this, [this] { say(now_); });
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, [this] { say(Hint::none); });
}

void HintLabel::give(Hint hint) {
    if (hint == Hint::choosing) {
        const QString name = QStringLiteral("choosing");
        if (given_.contains(name)) return;
        given_ << name;
        emit remembered();
        rest_.start(readingTime);
    } else if (hint == now_ || rest_.isActive()) {
        return;
    }
    say(hint);
}

void HintLabel::say(Hint hint) {
    now_ = hint;
    setText(textOf(hint));
}

}  // namespace posiscope
