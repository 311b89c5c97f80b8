// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/stepbody.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>

#include "core/lessons/markup.h"
#include "ui/documents/passages.h"
#include "ui/lessons/cardparts.h"
#include "ui/lessons/library.h"
#include "ui/lessons/morecard.h"
#include "ui/lessons/player.h"
#include "ui/lessons/questioncard.h"
#include "ui/lessons/taskcard.h"

namespace posiscope {

namespace {

constexpr int largeType = 15;  // on a projector

/// Of a layout and of those inside of it, as those of answers are.
void forgetMeasures(QLayout& layout) {
    for (int n = 0; n < layout.count(); ++n) {
        QLayoutItem* const item = layout.itemAt(n);
        if (item->layout() != nullptr) forgetMeasures(*item->layout());
        item->invalidate();
    }
    layout.invalidate();
}

/// A text on a projector, where a large picture has the place of the panes.
std::vector<TextPart> inParts(Passage text) {
    if (const auto picture = largePictureIn(text.text))
        text.text.erase(picture->from, picture->end - picture->from);
    return partsOf(text);
}

}  // namespace

/// A heading and a list below it.
class ListBox final : public QWidget {
 public:
    ListBox(const QString& title, std::vector<std::string> lines, const char* name)
        : lines_(std::move(lines)), column_(new QVBoxLayout(this)) {
        setObjectName(QLatin1String(name));
        column_->setContentsMargins(0, 0, 0, 0);
        column_->setSpacing(scaled(3));
        column_->addWidget(caption(title));
        auto* rows = new QGridLayout;  // the second line of a point begins below its first
        rows->setHorizontalSpacing(scaled(8));
        rows->setVerticalSpacing(scaled(3));
        rows->setColumnStretch(1, 1);
        column_->addLayout(rows);
        for (int row = 0; row < static_cast<int>(lines_.size()); ++row)
            for (const int column : {0, 1}) {
                auto* label = new QLabel;
                label->setTextFormat(Qt::RichText);
                label->setWordWrap(column > 0);
                rows->addWidget(label, row, column, Qt::AlignTop);
                labels_.push_back(label);
            }
    }

    void setType(int pixels) {
        const QFont font = interfaceFont(pixels);
        for (std::size_t n = 0; n < labels_.size(); ++n) {
            const QString text = n % 2 == 0 ? QStringLiteral("•") : QString::fromStdString(lines_[n / 2]);
            labels_[n]->setText(richText(text, font.pixelSize()));
            labels_[n]->setFont(font);
        }
    }

 private:
    std::vector<std::string> lines_;
    QVBoxLayout* column_;
    std::vector<QLabel*> labels_;  ///< of each line its bullet and its text
};

StepBody::StepBody(LessonPlayer& player, const Look& look, QWidget* parent)
    : QWidget(parent), player_(player), words_(player) {
    setObjectName(QStringLiteral("lessonBody"));
    setAttribute(Qt::WA_StyledBackground);
    const bool large = player_.isStepwise();
    const int pixels = large ? largeType : look.type;
    auto* row = new QHBoxLayout(this);
    // On a projector the signs that there is more have the right margin for themselves.
    row->setContentsMargins(scaled(16), scaled(4), scaled(large ? 26 : 16), scaled(12));
    row->setSpacing(scaled(20));
    auto* column = new QVBoxLayout;
    column->setSpacing(scaled(10));
    row->addLayout(column, 1);
    const Step& step = player_.current();
    const Lesson& lesson = *player_.lesson();
    heading_ = named(new QLabel(QString::fromStdString(step.title)), "stepTitle");
    heading_->setWordWrap(true);
    heading_->setIndent(0);
    heading_->setTextFormat(Qt::PlainText);
    column->addWidget(heading_);
    if (player_.step() == 0 && !lesson.goals.empty()) {
        std::vector<std::string> lines = lesson.goals;
        if (!lesson.needs.empty())
            lines.push_back(tr("You need: %1").arg(QString::fromStdString(lesson.needs)).toStdString());
        column->addWidget(head_ = new ListBox(tr("In this lesson"), lines, "lessonGoals"));
    }
    column->addWidget(text_ = words_.add(wordsOf(step.text), "stepText", Moment::beginning, pixels));
    asides_.resize(step.more.size());
    addAsides(false, pixels, column);
    if (isWithCode()) code_.emplace(player_, inParts(step.text), largeType, column);
    if (step.prediction) {
        column->addWidget(question_ = new QuestionCard(player_, lookOfQuestion(look)));
        connect(question_, &QuestionCard::grown, this, [this] { emit grown(question_->objectName()); });
        connect(question_, &QuestionCard::focusLeft, this, [this] { focusHome()->setFocus(); });
        if (!large) addPlayAgain(column);
        if (!step.thenState.empty()) addGoOn(column);
        column->addWidget(then_ = words_.add(step.then, "thenText", Moment::then, pixels));
        addAsides(true, pixels, column);
    }
    if (step.task) {
        column->addWidget(task_ = new TaskCard(player_, pixels));
        connect(task_, &TaskCard::grown, this, [this] { emit grown(task_->objectName()); });
    }
    if (player_.step() + 1 == player_.steps() && !lesson.gains.empty())
        column->addWidget(foot_ = new ListBox(tr("You can now"), lesson.gains, "lessonGains"));
    if (player_.step() + 1 == player_.steps()) addNextLesson(column);
    column->addStretch(1);
    setLook(look);
}

void StepBody::addNextLesson(QVBoxLayout* column) {
    const QString name = player_.nextLesson();
    const auto lesson = name.isEmpty() ? std::nullopt : std::optional(loadLesson(name, languageInUse()));
    if (!lesson || !*lesson) return;
    const QString title = QString::fromStdString((*lesson)->title).toHtmlEscaped();
    next_ = named(new QLabel, "nextLesson");
    const QString link = QStringLiteral("<a href=\"next\">%1</a>").arg(title);
    next_->setText(player_.isOnPaper()    ? tr("Next lesson: %1").arg(title)
                   : player_.isStepwise() ? tr("One more press: %1").arg(title)
                                          : tr("Next lesson: %1").arg(link));
    if (player_.isStepwise()) next_->setFont(interfaceFont(largeType));
    next_->setTextFormat(Qt::RichText);
    next_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    next_->setWordWrap(true);
    connect(next_, &QLabel::linkActivated, &player_, &LessonPlayer::askForNextLesson);
    column->addWidget(next_);
}

bool StepBody::isWithCode() const {
    return player_.isStepwise() && hasCode(player_.current().text);
}

QuestionCard::Look StepBody::lookOfQuestion(const Look& look) const {
    const bool large = player_.isStepwise();
    return {large, look.hands, large ? largeType : look.type, look.small || isWithCode(), look.card.width()};
}

void StepBody::setLook(const Look& look) {
    const bool large = player_.isStepwise();
    words_.setRoom(large ? look.card.width() * 90 / 100 : look.card.width() - scaled(60));
    for (ListBox* box : {head_, foot_})
        if (box) box->setType(large ? largeType : look.type);
    if (question_) question_->setLook(lookOfQuestion(look));
    if (code_) {
        const QMargins margins = layout()->contentsMargins();
        code_->fit(look.card.width() - margins.left() - margins.right(), look.card.width() * 90 / 100);
    }
    if (large) return;
    if (next_) next_->setFont(interfaceFont(look.type));
    words_.setType(look.type);
    for (MoreCard* aside : asides_)
        if (aside) aside->setType(look.type);
    if (task_) task_->setType(look.type);
}

/// What of a text stands in its label: on a projector code has labels of its own.
Passage StepBody::wordsOf(const Passage& text) const {
    return player_.isStepwise() ? inParts(text).front().passage : text;
}

/// Those that belong to the text, or those of what follows the answer.
void StepBody::addAsides(bool afterAnswer, int type, QVBoxLayout* column) {
    for (std::size_t n = 0; n < asides_.size(); ++n) {
        if (player_.current().more[n].afterAnswer != afterAnswer) continue;
        column->addWidget(asides_[n] = new MoreCard(player_, n, type));
        connect(asides_[n], &MoreCard::grown, this,
                [this, card = asides_[n]] { emit grown(card->objectName()); });
    }
}

/// At a desk, what follows the answer in a state of its own waits for this button.
void StepBody::addGoOn(QVBoxLayout* column) {
    goOn_ = named(new QPushButton(tr("Go on")), "goOn");
    goOn_->setAutoDefault(true);  // Enter
    goOn_->setToolTip(tr("Show what follows from the answer"));
    connect(goOn_, &QPushButton::clicked, this, [this] {
        player_.goOn();
        emit grown(then_->objectName());
    });
    column->addWidget(goOn_, 0, Qt::AlignLeft);
}

/// At a desk; on a projector a key plays it.
void StepBody::addPlayAgain(QVBoxLayout* column) {
    const Step& step = player_.current();
    if (std::ranges::none_of(step.after, isMove) && std::ranges::none_of(step.thenState, isMove)) return;
    again_ = named(new QPushButton, "playAgain");
    again_->setAutoDefault(true);  // Enter
    connect(again_, &QPushButton::clicked, this, [this] {
        if (player_.motion().isPlaying())
            player_.motion().finish();
        else
            player_.playAgain();
    });
    column->addWidget(again_, 0, Qt::AlignLeft);
}

/// On a projector asides come with the last paragraph of their text, and have their room before that.
void StepBody::refreshAsides(const Stage& stage) {
    const Step& step = player_.current();
    for (std::size_t n = 0; n < asides_.size(); ++n) {
        const bool after = step.more[n].afterAnswer;
        const bool revealing = stage.part == (after ? Stage::Part::then : Stage::Part::text);
        const bool whole = stage.paragraphs == paragraphsOf(after ? step.then : step.text);
        QSizePolicy policy = asides_[n]->sizePolicy();
        policy.setRetainSizeWhenHidden(player_.isStepwise() && revealing);
        asides_[n]->setSizePolicy(policy);
        asides_[n]->setVisible(player_.isStepwise() ? revealing && whole && !player_.isOnPaper()
                                                    : !after || player_.moment() == Moment::then);
    }
}

/// On a projector question and task stand alone, and a finding under its own heading.
bool StepBody::hasTitle(Stage::Part part) const {
    if (part == Stage::Part::then) return !player_.current().then.text.starts_with("### ");
    return part != Stage::Part::question && part != Stage::Part::task;
}

/// Shows the revealed parts one below the other; at a desk, every part that does not wait for the answer.
void StepBody::refreshStage() {
    const Step& step = player_.current();
    const bool follows = player_.moment() == Moment::then;
    const bool stepwise = player_.isStepwise();
    const Stage stage = player_.stage();
    const auto show = [&](QWidget* part, Stage::Part of, bool atDesk) {
        if (part) part->setVisible(stepwise ? stage.part == of : atDesk);
    };
    heading_->setVisible(!stepwise || hasTitle(stage.part));
    show(text_, Stage::Part::text, !step.text.text.empty());
    show(head_, Stage::Part::goals, true);
    show(question_, Stage::Part::question, true);
    show(then_, Stage::Part::then, follows && !step.then.text.empty());
    show(task_, Stage::Part::task, follows);
    show(foot_, Stage::Part::gains, follows);
    if (next_) next_->setVisible(stepwise ? player_.isAtEnd() : follows);
    const bool waits = !stepwise && player_.moment() == Moment::answer;
    if (goOn_ && goOn_->hasFocus() && !waits) then_->setFocus();  // what it has brought
    if (goOn_) goOn_->setVisible(waits);
    if (again_) {
        again_->setText(player_.motion().isPlaying() ? tr("Go to the end") : tr("Play again"));
        again_->setVisible(player_.hasMotion());
    }
    refreshAsides(stage);
    const Passage revealed = stepwise ? firstParagraphs(step.text, stage.paragraphs) : step.text;
    words_.change(text_, wordsOf(revealed));
    if (code_) code_->show(stage, inParts(revealed));
    if (then_) words_.change(then_, stepwise ? firstParagraphs(step.then, stage.paragraphs) : step.then);
}

void StepBody::refresh() {
    refreshStage();
    words_.refresh();
    if (code_) code_->refresh();
    if (question_) question_->refresh();
    for (MoreCard* aside : asides_)
        aside->refresh();
    if (task_) task_->refresh();
}

QWidget* StepBody::focusHome() const {
    if (goOn_ && goOn_->isVisible()) return goOn_;
    const bool wentOn = goOn_ && player_.moment() == Moment::then;
    const bool replied = question_ && question_->isVisible() && !player_.isQuestionOpen();
    if (replied && !wentOn) return question_->focusHome();
    for (QWidget* part : {then_, text_})
        if (part && part->isVisible()) return part;
    return question_ && question_->isVisible() ? question_->text() : nullptr;
}

int StepBody::questionHeight(int width) const {
    const QMargins margins = layout()->contentsMargins();
    const int room = width - margins.left() - margins.right();
    const int question = question_ ? question_->heightForWidth(room) : 0;
    const int code = code_ ? code_->codeHeight(layout()->spacing()) : 0;
    return question + code + margins.top() + margins.bottom();
}

int StepBody::heightFor(int width) {
    const Step& step = player_.current();
    const auto measure = [&](const Passage& text, const Passage& then) {
        words_.change(text_, text);
        if (code_) code_->fill();
        if (then_) words_.change(then_, then);
        // Parts with layouts of their own, and layouts inside of others, keep their measures until the next
        // event.
        for (QWidget* part : findChildren<QWidget*>()) {
            part->updateGeometry();
            if (part->layout() != nullptr) forgetMeasures(*part->layout());
        }
        forgetMeasures(*layout());
        return layout()->totalHeightForWidth(width);
    };
    const int height = measure(wordsOf(step.text), step.then);
    refreshStage();
    return height;
}

}  // namespace posiscope
