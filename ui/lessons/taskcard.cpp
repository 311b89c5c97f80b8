// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/taskcard.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "ui/lessons/cardparts.h"
#include "ui/lessons/player.h"

namespace posiscope {

TaskCard::TaskCard(LessonPlayer& player, int type, QWidget* parent)
    : QFrame(parent),
      player_(player),
      words_(player),
      text_(nullptr),
      done_(named(new QLabel, "taskState")),
      hintButton_(named(new QPushButton, "hintButton")),
      solutionButton_(named(new QPushButton, "solutionButton")) {
    setObjectName(QStringLiteral("lessonTask"));
    auto* column = cardColumn(this);
    column->addWidget(caption(tr("Your turn")));
    column->addWidget(text_ = words_.add(player_.current().task->text, "taskText", Moment::then, type));
    column->addWidget(done_);
    hintButton_->setText(tr("Show a hint"));
    hintButton_->setAutoDefault(false);
    hint_ = words_.add(player_.current().hint, "hint", Moment::then, type);
    connect(hintButton_, &QPushButton::clicked, this, [this] {
        player_.draft().hint = true;
        refresh();
        emit grown();
    });
    solutionButton_->setText(tr("Show me"));
    solutionButton_->setToolTip(tr("Do the task for me, one setting after the other"));
    solutionButton_->setAutoDefault(false);
    connect(solutionButton_, &QPushButton::clicked, &player_, &LessonPlayer::solve);
    auto* help = new QHBoxLayout;
    help->addWidget(hintButton_);
    help->addWidget(solutionButton_);
    help->addStretch(1);
    column->addLayout(help);
    column->addWidget(hint_);
}

void TaskCard::refresh() {
    words_.refresh();
    const bool done = player_.isTaskDone();
    done_->setText(done ? tr("✓ Done") : tr("Not done yet"));
    if (property("done").toBool() != done) {
        setProperty("done", done);
        restyle(this);
        restyle(done_);
        if (done) emit grown();
    }
    const bool hinted = player_.draft().hint;
    const bool hintable = !done && !player_.isOnPaper() && !hinted && !player_.current().hint.text.empty();
    hint_->setVisible(hinted);
    if (hintButton_->hasFocus() && !hintable) (hinted ? hint_ : text_)->setFocus();
    if (solutionButton_->hasFocus() && !player_.isSolvable()) text_->setFocus();
    solutionButton_->setVisible(player_.isSolvable() && !player_.isOnPaper());
    hintButton_->setVisible(hintable);
}

}  // namespace posiscope
