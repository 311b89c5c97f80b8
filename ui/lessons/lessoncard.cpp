#include "ui/lessons/lessoncard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include "ui/documents/lessondocument.h"
#include "ui/documents/passages.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/toolbutton.h"

namespace posiscope {

namespace {

QFrame* block(const char* name) {
    auto* frame = new QFrame;
    frame->setObjectName(QLatin1String(name));
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(scaled(12), scaled(10), scaled(12), scaled(10));
    column->setSpacing(scaled(8));
    return frame;
}

QLabel* caption(const QString& text) {
    auto* label = new QLabel(text.toUpper());
    label->setObjectName(QStringLiteral("heading"));
    return label;
}

void restyle(QWidget* widget) {
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

}  // namespace

LessonCard::LessonCard(LessonPlayer& player, QWidget* parent) : QFrame(parent), player_(player) {
    setObjectName(QStringLiteral("lessonCard"));
    setAttribute(Qt::WA_StyledBackground);
    hide();
    keepLook(this, [this] { built_ = -1; });  // the step is made again when it is shown
}

void LessonCard::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    scroll_ = new QScrollArea;
    scroll_->setObjectName(QStringLiteral("lessonScroll"));
    keepLook(this, [this] { scroll_->setAccessibleName(tr("Text of the lesson")); });
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(scroll_, 1);
    column->addWidget(buildFooter());
}

QWidget* LessonCard::buildHeader() {
    auto* header = new QWidget;
    header->setObjectName(QStringLiteral("lessonHeader"));
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(header);
    title_ = new QLabel;
    title_->setObjectName(QStringLiteral("lessonTitle"));
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("lessonClose"));
    close->setProperty("tool", true);
    close->setText(QStringLiteral("×"));
    keepLook(header, [row, close] {
        row->setContentsMargins(scaled(16), scaled(8), scaled(8), scaled(8));
        close->setToolTip(tr("Leave the lesson: everything is again as it was before"));
        close->setAccessibleName(tr("Leave the lesson"));
    });
    connect(close, &QToolButton::clicked, this, [this] { player_.leave(); });
    row->addWidget(title_, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return header;
}

QWidget* LessonCard::buildFooter() {
    auto* footer = new QWidget;
    footer->setObjectName(QStringLiteral("lessonFooter"));
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(footer);
    back_ = new QPushButton;
    back_->setObjectName(QStringLiteral("lessonBack"));
    next_ = new QPushButton;
    next_->setObjectName(QStringLiteral("lessonNext"));
    keepLook(footer, [this, row] {
        row->setContentsMargins(scaled(12), scaled(8), scaled(12), scaled(8));
        back_->setText(tr("Back"));
        back_->setToolTip(tr("To the step before, as you left it (Ctrl+Page Up)"));
        next_->setToolTip(tr("To the next step (Ctrl+Page Down)"));
    });
    auto* again = toolButton(
        QStringLiteral("reset"), [] { return tr("Begin this step again"); }, QStringLiteral("lessonRestart"));
    place_ = new QLabel;
    place_->setObjectName(QStringLiteral("lessonPlace"));
    place_->setAlignment(Qt::AlignCenter);
    connect(back_, &QPushButton::clicked, &player_, &LessonPlayer::back);
    connect(next_, &QPushButton::clicked, this, [this] {
        if (player_.step() + 1 < player_.steps())
            player_.next();
        else
            player_.leave();
    });
    connect(again, &QToolButton::clicked, &player_, &LessonPlayer::restartStep);
    row->addWidget(back_);
    row->addWidget(place_, 1);
    row->addWidget(again);
    row->addWidget(next_);
    return footer;
}

QLabel* LessonCard::passage(const Passage& text, const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard |
                                   Qt::LinksAccessibleByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    connect(label, &QLabel::linkActivated, this, &openLink);
    words_.push_back({label, text, {}});
    return label;
}

void LessonCard::buildPrediction(const Prediction& prediction) {
    question_ = block("lessonQuestion");
    auto* column = question_->layout();
    column->addWidget(caption(tr("Predict first")));
    column->addWidget(passage(prediction.question, "questionText"));
    for (std::size_t n = 0; n < prediction.answers.size(); ++n) {
        // A button's own text does not wrap: it stands in a label inside.
        auto* button = new QPushButton;
        button->setObjectName(QStringLiteral("answer%1").arg(n));
        button->setProperty("answer", QStringLiteral("open"));
        button->setAutoDefault(false);
        auto* row = new QVBoxLayout(button);
        row->setContentsMargins(scaled(10), scaled(6), scaled(10), scaled(6));
        auto* words = passage(prediction.answers[n].text, "answerText");
        words->setTextInteractionFlags(Qt::NoTextInteraction);
        words->setAttribute(Qt::WA_TransparentForMouseEvents);
        row->addWidget(words);
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
        connect(button, &QPushButton::clicked, this, [this, n] {
            player_.setAnswer(static_cast<int>(n));
            scrollToNews();
        });
        answers_.push_back(button);
        column->addWidget(button);
    }
    because_ = passage(prediction.because, "because");
    column->addWidget(because_);
    column_->addWidget(question_);
}

void LessonCard::buildTask(const Task& task) {
    task_ = block("lessonTask");
    auto* column = static_cast<QVBoxLayout*>(task_->layout());
    column->addWidget(caption(tr("Your turn")));
    column->addWidget(passage(task.text, "taskText"));
    done_ = new QLabel;
    done_->setObjectName(QStringLiteral("taskState"));
    column->addWidget(done_);
    hintButton_ = new QPushButton(tr("Show a hint"));
    hintButton_->setObjectName(QStringLiteral("hintButton"));
    hintButton_->setAutoDefault(false);
    hint_ = passage(player_.current().hint, "hint");
    hint_->hide();
    connect(hintButton_, &QPushButton::clicked, this, [this] {
        hint_->show();
        hintButton_->hide();
        scrollToNews();
    });
    column->addWidget(hintButton_, 0, Qt::AlignLeft);
    column->addWidget(hint_);
    column_->addWidget(task_);
}

void LessonCard::buildStep() {
    words_.clear();
    answers_.clear();
    question_ = task_ = nullptr;
    because_ = done_ = hint_ = nullptr;
    hintButton_ = nullptr;
    body_ = new QWidget;
    body_->setObjectName(QStringLiteral("lessonBody"));
    body_->setAttribute(Qt::WA_StyledBackground);
    column_ = new QVBoxLayout(body_);
    column_->setContentsMargins(scaled(16), scaled(4), scaled(16), scaled(12));
    column_->setSpacing(scaled(10));
    const Step& step = player_.current();
    auto* heading = new QLabel(QString::fromStdString(step.title));
    heading->setObjectName(QStringLiteral("stepTitle"));
    heading->setWordWrap(true);
    heading->setIndent(0);
    heading->setTextFormat(Qt::PlainText);
    column_->addWidget(heading);
    column_->addWidget(passage(step.text, "stepText"));
    if (step.prediction) buildPrediction(*step.prediction);
    if (step.task) buildTask(*step.task);
    column_->addStretch(1);
    scroll_->setWidget(body_);
    scroll_->verticalScrollBar()->setValue(0);
}

void LessonCard::refreshWords() {
    for (Words& words : words_) {
        const QString text = player_.filled(words.passage);
        if (text == words.shown) continue;  // a label lays its text out again whatever it is given
        words.shown = text;
        words.label->setText(richText(text, interfaceFont().pixelSize()));
        if (auto* button = qobject_cast<QPushButton*>(words.label->parentWidget()))
            button->setAccessibleName(text);
    }
}

void LessonCard::refreshAnswers() {
    if (question_ == nullptr) return;
    const auto answer = player_.answer();
    const auto& answers = player_.current().prediction->answers;
    for (std::size_t n = 0; n < answers_.size(); ++n) {
        const bool chosen = answer && *answer == static_cast<int>(n);
        const QString look = !answer            ? QStringLiteral("open")
                             : answers[n].right ? QStringLiteral("right")
                             : chosen           ? QStringLiteral("wrong")
                                                : QStringLiteral("other");
        answers_[n]->setEnabled(!answer);
        answers_[n]->setAccessibleDescription(!answer            ? QString()
                                              : answers[n].right ? tr("This is right.")
                                                                 : tr("This is not right."));
        if (answers_[n]->property("answer").toString() == look) continue;
        answers_[n]->setProperty("answer", look);
        restyle(answers_[n]);
    }
    because_->setVisible(answer && !player_.current().prediction->because.text.empty());
}

void LessonCard::refreshTask() {
    if (task_ == nullptr) return;
    const bool waits = player_.isQuestionOpen();
    const bool done = player_.isTaskDone();
    task_->setVisible(!waits);
    done_->setText(done ? tr("✓ Done") : tr("Not done yet"));
    if (task_->property("done").toBool() != done) {
        task_->setProperty("done", done);
        restyle(task_);
        restyle(done_);
        if (done) scrollToNews();
    }
    hintButton_->setVisible(!done && hint_->isHidden() && !player_.current().hint.text.empty());
}

void LessonCard::refreshFooter() {
    const int step = player_.step();
    const bool last = step + 1 == player_.steps();
    title_->setText(QString::fromStdString(player_.lesson()->title));
    place_->setText(tr("Step %1 of %2").arg(step + 1).arg(player_.steps()));
    back_->setEnabled(step > 0);
    next_->setText(last ? tr("Finish") : tr("Next"));
}

/// What has just appeared below: after it has been laid out.
void LessonCard::scrollToNews() {
    QTimer::singleShot(0, this, [this] {
        QWidget* news = player_.lesson() && task_ && task_->isVisibleTo(body_) ? task_ : question_;
        if (news) scroll_->ensureWidgetVisible(news, 0, scaled(12));
    });
}

void LessonCard::show(const Theme& theme) {
    setVisible(player_.lesson() != nullptr);
    if (player_.lesson() == nullptr) {
        built_ = -1;
        return;
    }
    if (scroll_ == nullptr) build();  // most windows never show a lesson
    if (theme_ != &theme || built_ < 0)
        for (QToolButton* button : findChildren<QToolButton*>())
            setToolIcon(button, theme);
    theme_ = &theme;
    if (built_ != player_.step() || builtLesson_ != player_.reading()) {
        built_ = player_.step();
        builtLesson_ = player_.reading();
        buildStep();
    }
    refreshWords();
    refreshAnswers();
    refreshTask();
    refreshFooter();
}

}  // namespace posiscope
