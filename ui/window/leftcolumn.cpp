#include "ui/window/leftcolumn.h"

#include <QScrollArea>
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
    panel_->installEventFilter(this);
    // A splitter gives up widths that are set for it whenever its parts change: it stands in a column.
    parts_ = new QSplitter(Qt::Vertical, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts_);
    parts_->setChildrenCollapsible(false);
    keepLook(this, [this] {
        parts_->setHandleWidth(scaled(1));
        styled_ = nullptr;
    });
    parts_->addWidget(scroll_);
}

/// Whether a lesson or the game is above the parameters.
bool LeftColumn::isGuided() const {
    return player_.lesson() != nullptr || game_.isOn();
}

/// Most windows never show them.
void LeftColumn::makeCards() {
    lesson_ = new LessonCard(player_);
    played_ = new GameCard(game_);
    parts_->insertWidget(0, lesson_);
    parts_->insertWidget(1, played_);
    parts_->setStretchFactor(0, 1);
    parts_->setStretchFactor(1, 1);
    parts_->setStretchFactor(2, 0);
}

void LeftColumn::show(const Snapshot& snapshot, const Theme& theme, bool presenting) {
    panel_->show(snapshot, theme);
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
    const bool panel = !snapshot.state.hidden.contains("panel") && !panel_->isEmpty();
    scroll_->setVisible(panel);
    setVisible(panel || guided);
    // On the projector the panes need the room more.
    setFixedWidth(scaled(guided && !presenting ? 360 : 300));
}

/// The controls of a step get the room they need, up to half of the column; the text has the rest.
void LeftColumn::share() {
    if (!isGuided() || lesson_ == nullptr) return;
    const int all = parts_->height();
    const int wanted = std::min(panel_->sizeHint().height(), all / 2);
    parts_->setSizes({all - wanted, all - wanted, wanted});  // of the first two one is hidden
}

bool LeftColumn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) QTimer::singleShot(0, this, &LeftColumn::share);
    return QWidget::eventFilter(watched, event);
}

void LeftColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    QTimer::singleShot(0, this, &LeftColumn::share);
}

}  // namespace posiscope
