// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/leftcolumn.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/lessons/gamecard.h"
#include "ui/lessons/lessoncard.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"

namespace posiscope {

namespace {

QScrollArea* scrolling(QWidget* panel) {
    auto* area = new QScrollArea;
    area->setObjectName(QStringLiteral("panelScroll"));
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace

LeftColumn::LeftColumn(ParameterPanel* panel, LessonPlayer& player, WaveGame& game, QWidget* parent)
    : QWidget(parent), panel_(panel), player_(player), game_(game), scroll_(scrolling(panel)) {
    setObjectName(QStringLiteral("leftColumn"));
    auto* const area = static_cast<QScrollArea*>(scroll_);
    for (QWidget* const sized : {static_cast<QWidget*>(panel_), area->viewport()})
        sized->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this] { followsFocus_ = true; });
    connect(area->verticalScrollBar(), &QAbstractSlider::actionTriggered, this,
            [this] { QTimer::singleShot(0, this, [this] { followsFocus_ = isFocusInSight(); }); });
    // A splitter forgets fixed widths whenever its parts change, so it stands inside a column that keeps
    // them.
    parts_ = new QSplitter(Qt::Vertical, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts_);
    parts_->setChildrenCollapsible(false);
    edge_ = new QWidget(this);
    edge_->setObjectName(QStringLiteral("lessonEdge"));
    edge_->setCursor(Qt::SplitHCursor);
    edge_->installEventFilter(this);
    keepLook(this, [this] {
        edge_->setToolTip(tr("Drag to make the text of the lesson wider or narrower"));
        parts_->setHandleWidth(scaled(1));
        styled_ = nullptr;
    });
    parts_->addWidget(scroll_);
}

/// Whether a lesson or the game is above the parameters.
bool LeftColumn::isGuided() const {
    return player_.lesson() != nullptr || game_.isOn();
}

/// Builds the cards of lesson and game: most windows never show them.
void LeftColumn::makeCards() {
    lesson_ = new LessonCard(player_);
    played_ = new GameCard(game_);
    parts_->insertWidget(0, lesson_);
    parts_->insertWidget(1, played_);
    parts_->setStretchFactor(0, 1);
    parts_->setStretchFactor(1, 1);
    parts_->setStretchFactor(2, 0);
}

bool LeftColumn::isFocusInSight() const {
    const QWidget* const focus = window()->focusWidget();
    if (!panel_->isAncestorOf(focus)) return false;
    const auto* const area = static_cast<QScrollArea*>(scroll_);
    const QRect place(focus->mapTo(area->widget(), QPoint()), focus->size());
    return area->viewport()->rect().intersects(place.translated(area->widget()->pos()));
}

/// Rows that come or go and another size must not push the control in use out of sight; the layout comes
/// first.
void LeftColumn::keepFocusInSight() {
    QTimer::singleShot(0, this, [this] {
        QWidget* const focus = window()->focusWidget();
        if (panel_->isAncestorOf(focus) && !isFocusInSight())
            static_cast<QScrollArea*>(scroll_)->ensureWidgetVisible(focus);
    });
}

void LeftColumn::show(const Snapshot& snapshot, const Theme& theme, const Strip& strip) {
    if (isFocusInSight()) keepFocusInSight();
    panel_->show(snapshot, theme);
    // The parameters stay locked until the question is answered.
    const bool open = player_.isQuestionOpen();
    panel_->setEnabled(!open);
    panel_->setToolTip(open ? tr("Answer the question first, or press “Show without answering”.")
                            : QString());
    const bool guided = isGuided();
    if (guided && lesson_ == nullptr) makeCards();
    if (lesson_ != nullptr) {
        if (styled_ != &theme)
            for (int n = 0; n < 2; ++n)
                parts_->widget(n)->setStyleSheet(theme.styleSheet(QStringLiteral("lessons")));
        styled_ = &theme;
        lesson_->show(theme);
        played_->refresh();
    }
    const bool task = player_.lesson() && player_.stage().part == Stage::Part::task && !open;
    const bool offered =
        !snapshot.state.hidden.contains("panel") && !panel_->isEmpty() && !player_.isOnPaper();
    const bool locked = player_.lesson() && open;
    const bool panel = offered && (strip.on ? strip.panel || task || game_.isOn() : !locked);
    const bool comes = panel && !scroll_->isVisibleTo(this);
    scroll_->setVisible(panel);
    setVisible(panel || guided);
    edge_->setVisible(guided && !strip.on);
    strip_ = strip;
    parts_->setOrientation(isBelow() ? Qt::Horizontal : Qt::Vertical);
    if (isBelow())
        fitStrip();
    else
        fitColumn(guided);
    if (comes && strip.on) share();  // what it needs may have changed while it was hidden
}

void LeftColumn::fitColumn(bool guided) {
    constexpr int usual = 300;
    for (QWidget* each : {static_cast<QWidget*>(this), scroll_}) {
        each->setMinimumSize(0, 0);
        each->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    }
    setFixedWidth(strip_.beside > 0 ? strip_.beside : scaled(guided ? lessonWidth_ : usual));
}

void LeftColumn::fitStrip() {
    constexpr int panelWidth = 300;
    setMinimumWidth(0);
    setMaximumWidth(QWIDGETSIZE_MAX);
    const int beside = isGuided() && scroll_->isVisibleTo(this) ? scaled(panelWidth) : 0;
    scroll_->setMinimumWidth(beside);
    scroll_->setMaximumWidth(beside > 0 ? beside : QWIDGETSIZE_MAX);
    setFixedHeight(window()->height() / 3);
}

/// Gives the controls of a step the height they need, up to half of the column, or to what the text leaves.
void LeftColumn::share() {
    if (!isGuided() || lesson_ == nullptr) return;
    if (parts_->orientation() == Qt::Horizontal) {
        fitStrip();
        return;
    }
    const int all = parts_->height();
    const int text = player_.lesson() ? lesson_->heightFor(parts_->width()) : all / 2;
    const int wanted = std::min(panel_->sizeHint().height(), std::max(all / 2, all - text));
    parts_->setSizes({all - wanted, all - wanted, wanted});  // one of the first two is hidden
}

void LeftColumn::setLessonWidth(int pixels) {
    constexpr int narrowest = 300, widest = 720;
    lessonWidth_ = std::clamp(pixels, narrowest, widest);
    if (edge_->isVisible()) setFixedWidth(scaled(lessonWidth_));
}

void LeftColumn::dragEdge(const QMouseEvent& event) {
    setLessonWidth(qRound(mapFromGlobal(event.globalPosition()).x() / interfaceScale()));
    if (event.type() == QEvent::MouseButtonRelease) emit lessonWidthChanged(lessonWidth_);
}

bool LeftColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == edge_ &&
        (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease))
        dragEdge(*static_cast<QMouseEvent*>(event));
    if (event->type() == QEvent::Resize && watched != edge_ && followsFocus_) keepFocusInSight();
    if (watched == panel_ && event->type() == QEvent::LayoutRequest)
        QTimer::singleShot(0, this, &LeftColumn::share);
    return QWidget::eventFilter(watched, event);
}

void LeftColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int wide = scaled(5);
    edge_->setGeometry(width() - wide, 0, wide, height());
    edge_->raise();
    QTimer::singleShot(0, this, &LeftColumn::share);
}

}  // namespace posiscope
