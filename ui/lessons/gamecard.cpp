// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/gamecard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <cmath>

#include "ui/lessons/cardparts.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// The bar is coarse on purpose: it tells near from far, and the pictures tell the rest.
constexpr int nearest = 10;

/// The bar is full only where the tables are equal.
int nearness(double distance) {
    if (distance == 0) return nearest;
    return std::clamp(static_cast<int>(std::lround(nearest * (1 - std::min(1.0, distance)))), 0, nearest - 1);
}

QLabel* wrapped(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QPushButton* button(const char* name) {
    auto* made = new QPushButton;
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    return made;
}

}  // namespace

GameCard::GameCard(WaveGame& game, QWidget* parent) : QFrame(parent), game_(game) {
    setObjectName(QStringLiteral("gameCard"));
    setAttribute(Qt::WA_StyledBackground);
    keepLook(this, [this] {
        setAccessibleName(tr("Wave game"));
        refresh();
    });
}

void GameCard::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    auto* scroll = named(new QScrollArea, "gameScroll");
    keepLook(scroll, [scroll] { scroll->setAccessibleName(tr("Text of the level")); });
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(buildBody());
    column->addWidget(scroll, 1);
    column->addWidget(buildFooter());
}

QWidget* GameCard::buildHeader() {
    auto* header = named(new QWidget, "gameHeader");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(header);
    auto* name = named(new QLabel, "gameName");
    auto* close = named(new QToolButton, "gameClose");
    close->setProperty("tool", true);
    close->setText(QStringLiteral("×"));
    keepLook(header, [row, name, close] {
        row->setContentsMargins(scaled(16), scaled(8), scaled(8), scaled(8));
        name->setText(tr("Wave game"));
        close->setToolTip(tr("Leave the game: everything is again as it was before"));
        close->setAccessibleName(tr("Leave the game"));
    });
    close->setFocusPolicy(Qt::StrongFocus);
    connect(close, &QToolButton::clicked, &game_, &WaveGame::leave);
    row->addWidget(name, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return header;
}

QWidget* GameCard::buildBody() {
    auto* body = named(new QWidget, "gameBody");
    body->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(body);
    title_ = wrapped("gameTitle");
    task_ = wrapped("gameTask");
    total_ = wrapped("gameTotal");
    hints_ = wrapped("gameHints");
    title_->setIndent(0);
    for (QWidget* widget :
         {static_cast<QWidget*>(title_), static_cast<QWidget*>(task_), static_cast<QWidget*>(buildScore()),
          static_cast<QWidget*>(total_), static_cast<QWidget*>(hints_)})
        column->addWidget(widget);
    column->addStretch(1);
    keepLook(body, [this, column] {
        column->setContentsMargins(scaled(16), scaled(4), scaled(16), scaled(12));
        column->setSpacing(scaled(10));
        task_->setText(
            tr("B, on the right, is a hidden encoding. Change A, on the left, until both are equal."));
    });
    return body;
}

QFrame* GameCard::buildScore() {
    score_ = named(new QFrame, "gameScore");
    auto* column = new QVBoxLayout(score_);
    moves_ = wrapped("gameMoves");
    distance_ = wrapped("gameDistance");
    nearness_ = named(new QProgressBar, "gameNearness");
    nearness_->setRange(0, nearest);
    nearness_->setTextVisible(false);
    outcome_ = wrapped("gameOutcome");
    giveUp_ = button("gameGiveUp");
    keepLook(score_, [this, column] {
        column->setContentsMargins(scaled(12), scaled(10), scaled(12), scaled(10));
        column->setSpacing(scaled(8));
        moves_->setToolTip(
            tr("A move is a setting that you have not tried before. A drag is one move, however long it is; "
               "undo "
               "and going back are none."));
        nearness_->setAccessibleName(tr("How near A is to B"));
        nearness_->setToolTip(
            tr("Measured when the controls come to rest. The bar is full only when both tables are equal."));
        giveUp_->setText(tr("Give up and show B"));
        giveUp_->setToolTip(tr("Show what is hidden; the level does not count then"));
    });
    connect(giveUp_, &QPushButton::clicked, &game_, &WaveGame::giveUp);
    for (QWidget* widget : {static_cast<QWidget*>(moves_), static_cast<QWidget*>(nearness_),
                            static_cast<QWidget*>(distance_), static_cast<QWidget*>(outcome_)})
        column->addWidget(widget);
    column->addWidget(giveUp_, 0, Qt::AlignLeft);
    return score_;
}

QWidget* GameCard::buildFooter() {
    auto* footer = named(new QWidget, "gameFooter");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(footer);
    again_ = button("gameAgain");
    next_ = button("gameNext");
    keepLook(footer, [this, row] {
        row->setContentsMargins(scaled(12), scaled(8), scaled(12), scaled(8));
        again_->setText(tr("Other numbers"));
        again_->setToolTip(tr("Play this level again with other hidden numbers"));
    });
    connect(again_, &QPushButton::clicked, &game_, &WaveGame::again);
    connect(next_, &QPushButton::clicked, this, [this] { game_.isLast() ? game_.leave() : game_.next(); });
    row->addWidget(again_);
    row->addStretch(1);
    row->addWidget(next_);
    return footer;
}

QString GameCard::levelTitle() const {
    switch (game_.level()) {
        case 1: return tr("The base");
        case 2: return tr("The first position");
        case 3: return tr("Layout and spectrum");
        case 4: return tr("Base and first position");
        default: return tr("Everything at once");
    }
}

QString GameCard::hints() const {
    QStringList sentences;
    if (isSought(game_.state(), keys::base.name))
        sentences << tr("The base of B is 1, 2 or 5 times a power of ten, from %1 to %2: the arrow keys step "
                        "through such numbers.")
                         .arg(grouped(static_cast<qint64>(hiddenBases().front())),
                              grouped(static_cast<qint64>(hiddenBases().back())));
    if (isSought(game_.state(), keys::firstPosition.name))
        sentences
            << tr("The first position of B is a whole number from 1 to %1. The rows of B are counted as "
                  "those of A, so its axis tells you nothing.")
                   .arg(largestHiddenPosition);
    if (isSought(game_.state(), keys::layout.name))
        sentences << tr("The colours of the waves of B do not tell sines from cosines.");
    return sentences.join(QStringLiteral("\n\n"));
}

QString GameCard::answer() const {
    QStringList parts;
    const State hidden = stateOfB(game_.state());  // the player may have chosen another encoding for A
    for (const std::string& key : game_.rules().sought) {
        const Parameter& parameter = *findParameter(hidden, key);
        const Value& value = hidden.values.at(key);
        const QString shown = parameter.kind() == ParameterKind::choice
                                  ? translated(parameter.findChoice(std::get<std::string>(value))->label)
                                  : grouped(parameter.kind() == ParameterKind::real
                                                ? static_cast<qint64>(std::get<double>(value))
                                                : std::get<std::int64_t>(value));
        parts << tr("%1: %2").arg(translated(parameter.label), shown);
    }
    return parts.join(QStringLiteral("\n"));
}

void GameCard::refreshScore() {
    moves_->setText(tr("Moves: %1. A good score is %2 or fewer.").arg(game_.moves()).arg(game_.rules().par));
    const double distance = game_.distance();
    nearness_->setValue(nearness(distance));
    distance_->setText(std::isinf(distance) ? tr("The tables do not have the same shape.")
                                            : tr("Root mean square of A − B: %1").arg(readable(distance, 2)));
    const int found = game_.levelsFound();
    total_->setVisible(found > 0);
    total_->setText(tr("Levels found: %1 of %2. Moves in all: %3.")
                        .arg(found)
                        .arg(gameLevels().size())
                        .arg(game_.total()));
}

void GameCard::refreshOutcome() {
    const bool found = game_.isFound();
    const bool revealed = game_.isRevealed();
    QString outcome;
    if (found)
        outcome = game_.moves() <= game_.rules().par ? tr("✓ Found, and with a good score.") : tr("✓ Found.");
    else if (revealed)
        outcome = tr("This is what was hidden; set it, and see the two become equal.");
    if (found || revealed) outcome += QStringLiteral("\n") + answer();
    outcome_->setVisible(!outcome.isEmpty());
    outcome_->setText(outcome);
    if (giveUp_->hasFocus() && (found || revealed)) next_->setFocus();
    giveUp_->setVisible(!found && !revealed);
    if (score_->property("done").toBool() == found) return;
    score_->setProperty("done", found);
    restyle(score_);
    restyle(outcome_);
}

void GameCard::refresh() {
    setVisible(game_.isOn());
    if (!game_.isOn()) return;
    if (title_ == nullptr) build();  // most windows never show the card
    title_->setText(tr("Level %1 of %2: %3").arg(game_.level()).arg(gameLevels().size()).arg(levelTitle()));
    hints_->setText(hints());
    refreshScore();
    refreshOutcome();
    next_->setText(game_.isLast() ? tr("Finish") : tr("Next level"));
    next_->setToolTip(game_.isLast() ? tr("Leave the game: everything is again as it was before")
                                     : tr("Go on to the next level"));
    next_->setDefault(game_.isFound());
}

}  // namespace posiscope
