// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/panearea.h"

#include <QMouseEvent>
#include <algorithm>

#include "ui/panes/tiling.h"

namespace posiscope {

namespace {

constexpr int gap = 10;
constexpr double narrowest = 0.2;  // share of the window

}  // namespace

PaneArea::PaneArea(StateStore& store, QWidget* parent) : QWidget(parent), store_(store) {
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    setMouseTracking(true);
}

void PaneArea::show(const SnapshotPtr& snapshot, const Theme& theme) {
    const Arrangement before = std::exchange(arrangement_, snapshot->state.arrangement);
    const int wanted =
        std::max(std::min(static_cast<int>(arrangement_.panes.size()), most_), arrangement_.maximised + 1);
    while (static_cast<int>(cards_.size()) < wanted)
        addCard();
    count_ = wanted;
    current_ = std::min(current_, count_ - 1);
    const bool moved = wanted != before_ || before.panes.size() != arrangement_.panes.size() ||
                       before.maximised != arrangement_.maximised ||
                       before.columnSplit != arrangement_.columnSplit ||
                       before.rowSplit != arrangement_.rowSplit;
    before_ = wanted;
    if (moved) place();
    // What is not wanted any more stays for the next time: its menu may be what led here.
    for (auto n = static_cast<std::size_t>(count_); n < cards_.size(); ++n)
        cards_[n]->rest();
    for (int n = 0; n < count(); ++n)
        if (arrangement_.maximised < 0 || arrangement_.maximised == n) card(n)->show(snapshot, theme);
    setCurrent(current_);
}

void PaneArea::addCard() {
    auto* card = new PaneCard(store_, static_cast<int>(cards_.size()), this);
    // A card that rests has no pane to export.
    connect(card, &PaneCard::exportWanted, this, [this](int index) {
        if (index < count_) emit exportWanted(index);
    });
    connect(card, &PaneCard::copyWanted, this, [this](int index) {
        if (index < count_) emit copyWanted(index);
    });
    connect(card, &PaneCard::coloursWanted, this, [this](int index, QPoint at) {
        if (index < count_) emit coloursWanted(index, at);
    });
    connect(card, &PaneCard::helpWanted, this, [this](int index) {
        if (index < count_) emit helpWanted(index);
    });
    connect(card, &PaneCard::commandWanted, this, &PaneArea::commandWanted);
    connect(card, &PaneCard::hinted, this, &PaneArea::hinted);
    connect(card, &PaneCard::clicked, this, &PaneArea::clicked);
    connect(card, &PaneCard::becameCurrent, this, &PaneArea::setCurrent);
    card->setPlain(manner_.plain);
    card->setLocked(manner_.locked);
    card->setOnPaper(manner_.onPaper);
    cards_.push_back(card);
}

QRect PaneArea::inside() const {
    return rect().adjusted(gap, gap + headroom_, -gap, -gap);
}

void PaneArea::setHeadroom(int pixels) {
    if (std::exchange(headroom_, pixels) != pixels) place();
}

void PaneArea::setManner(const Manner& manner) {
    if (std::exchange(manner_, manner).plain != manner.plain) place();
    for (PaneCard* each : cards_) {
        each->setPlain(manner.plain);
        each->setLocked(manner.locked);
        each->setOnPaper(manner.onPaper);
    }
}

void PaneArea::setCurrent(int index) {
    current_ = index;
    for (int n = 0; n < count(); ++n)
        card(n)->setCurrent(n == index && count() > 1);
}

bool PaneArea::isStacked() const {
    constexpr double high = 0.9;  // of the width
    return manner_.plain && count() == 2 && height() > high * width();
}

std::vector<QRect> PaneArea::places() const {
    const double rows = isStacked() ? 0.5 : arrangement_.rowSplit;
    return tile(inside(), count(), arrangement_.columnSplit, rows, gap, isStacked());
}

void PaneArea::place() {
    const bool single = arrangement_.maximised >= 0;
    const auto places = this->places();
    const auto isShown = [&](int n) { return !single || arrangement_.maximised == n; };
    for (int n = 0; n < count(); ++n) {
        card(n)->setGeometry(single ? inside() : places[static_cast<std::size_t>(n)]);
        if (isShown(n)) card(n)->setVisible(true);
    }
    // The one that is shown takes the focus of those that are not.
    for (int n = 0; n < count(); ++n)
        if (!isShown(n)) card(n)->setVisible(false);
}

void PaneArea::resizeEvent(QResizeEvent*) {
    place();
}

std::pair<bool, bool> PaneArea::gapAt(QPoint at) const {
    if (arrangement_.maximised >= 0 || count() < 2 || isStacked()) return {false, false};
    const auto places = this->places();
    const bool column = at.x() > places[0].right() && at.x() < places[1].left();
    const bool row = (count() == 4 && at.y() > places[0].bottom() && at.y() < places[2].top()) ||
                     (count() == 3 && at.x() > places[1].left() && at.y() > places[1].bottom() &&
                      at.y() < places[2].top());
    return {column, row};
}

void PaneArea::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) dragged_ = gapAt(event->position().toPoint());
}

void PaneArea::mouseMoveEvent(QMouseEvent* event) {
    const auto [column, row] =
        dragged_.first || dragged_.second ? dragged_ : gapAt(event->position().toPoint());
    setCursor(column && row ? Qt::SizeAllCursor
              : column      ? Qt::SplitHCursor
              : row         ? Qt::SplitVCursor
                            : Qt::ArrowCursor);
    if (!dragged_.first && !dragged_.second) return;
    const QRect area = inside();
    const double x = (event->position().x() - area.left()) / area.width();
    const double y = (event->position().y() - area.top()) / area.height();
    split(column ? x : arrangement_.columnSplit, row ? y : arrangement_.rowSplit);
}

void PaneArea::split(double columns, double rows) {
    store_.update(
        [=](State& state) {
            state.arrangement.columnSplit = std::clamp(columns, narrowest, 1 - narrowest);
            state.arrangement.rowSplit = std::clamp(rows, narrowest, 1 - narrowest);
        },
        tr("Resize panes"), {Gesture::Kind::panes});
}

void PaneArea::mouseReleaseEvent(QMouseEvent*) {
    dragged_ = {false, false};
    store_.endGesture();
}

}  // namespace posiscope
