#include "ui/lessons/taskcard.h"

#include <QPushButton>

#include "ui/lessons/cardparts.h"
#include "ui/lessons/player.h"

namespace posiscope {

TaskCard::TaskCard(LessonPlayer& player, int type, QWidget* parent)
    : QFrame(parent),
      player_(player),
      words_(player),
      done_(named(new QLabel, "taskState")),
      hintButton_(named(new QPushButton, "hintButton")) {
    setObjectName(QStringLiteral("lessonTask"));
    auto* column = cardColumn(this);
    column->addWidget(caption(tr("Your turn")));
    column->addWidget(words_.add(player_.current().task->text, "taskText", true, type));
    column->addWidget(done_);
    hintButton_->setText(tr("Show a hint"));
    hintButton_->setAutoDefault(false);
    hint_ = words_.add(player_.current().hint, "hint", true, type);
    connect(hintButton_, &QPushButton::clicked, this, [this] {
        player_.draft().hint = true;
        refresh();
        emit grown();
    });
    column->addWidget(hintButton_, 0, Qt::AlignLeft);
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
    hint_->setVisible(hinted);
    hintButton_->setVisible(!done && !hinted && !player_.current().hint.text.empty());
}

}  // namespace posiscope
