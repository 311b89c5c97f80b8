// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/questioncard.h"

#include <QApplication>
#include <QBoxLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "core/lessons/reply.h"
#include "ui/lessons/cardparts.h"
#include "ui/lessons/handscount.h"
#include "ui/lessons/player.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

// Type sizes in pixels at interface scale 1.
constexpr int largeQuestion = 17;
constexpr int largeAnswer = 15;
constexpr int smallAnswer = 13;
constexpr int smallQuestion = 13;

QString letterOf(std::size_t place) {
    return {QChar(u'A' + static_cast<char16_t>(place))};
}

}  // namespace

QuestionCard::QuestionCard(LessonPlayer& player, Look look, QWidget* parent)
    : QFrame(parent), player_(player), look_(look), words_(player), letters_(player.letters()) {
    setObjectName(QStringLiteral("lessonQuestion"));
    const Prediction& asked = *player_.current().prediction;
    auto* column = cardColumn(this);
    if (!look.large) column->addWidget(caption(tr("Predict first")));
    question_ = words_.add(asked.question, "questionText", Moment::beginning, questionType());
    column->addWidget(question_);
    if (asked.asks == Asks::number)
        addField(column);
    else
        addAnswers(column);
    addButtons(column);
    addReasons(column);
}

int QuestionCard::questionType() const {
    if (!look_.large) return look_.type;
    return answerType() == smallAnswer ? smallQuestion : largeQuestion;
}

/// Lines in order are smaller on a projector, too: all of them stay in sight.
int QuestionCard::answerType() const {
    if (!look_.large) return look_.type;
    return look_.small || player_.current().prediction->asks == Asks::order ? smallAnswer : largeAnswer;
}

void QuestionCard::addAnswers(QVBoxLayout* column) {
    list_ = new QVBoxLayout;
    list_->setSpacing(scaled(look_.large && answerType() == smallAnswer ? 4 : 8));
    const bool counted = look_.hands && player_.current().prediction->asks == Asks::one;
    for (std::size_t letter = 0; letter < letters_.size(); ++letter) {
        QPushButton* button = makeAnswer(letter);
        answers_.push_back(button);
        auto* cell = new QBoxLayout(QBoxLayout::LeftToRight);
        cell->addWidget(button, 1);
        if (counted) {
            cell->addWidget(makeCount(letters_[letter]));
            // Tab goes from count to count; an answer that had the focus would take the next number.
            if (look_.large) button->setFocusPolicy(Qt::NoFocus);
        }
        cells_.push_back(cell);
    }
    column->addLayout(list_);
    placeAnswers();
}

/// The answers by letter. Once the question is closed, those to put in order are in the right order, and
/// those that the reason replaces leave no gaps.
void QuestionCard::placeAnswers() {
    std::vector<std::size_t> order(letters_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const bool sorted = player_.reply().closed && player_.current().prediction->asks == Asks::order;
    if (sorted) std::ranges::sort(order, {}, [this](std::size_t letter) { return letters_[letter]; });
    std::stable_partition(order.begin(), order.end(), [this](std::size_t letter) { return stays(letter); });
    // Where an answer would have less room than this beside its count, the count stands below it.
    constexpr int least = 240, count = 220;
    const bool beside = look_.width == 0 || look_.width >= scaled(least + count);
    for (QBoxLayout* cell : cells_)
        cell->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (order == placed_) return;
    placed_ = order;
    for (QBoxLayout* cell : cells_)
        list_->removeItem(cell);
    for (const std::size_t letter : order) {
        cells_[letter]->setParent(nullptr);
        list_->addLayout(cells_[letter]);
    }
}

HandsCount* QuestionCard::makeCount(std::size_t answer) {
    auto* count = new HandsCount(player_.hands()[answer]);
    hands_.push_back(count);
    connect(count, &HandsCount::counted, this, [this, answer](int number) {
        player_.hands()[answer] = number;
        refresh();
    });
    return count;
}

/// An answer's button. Its text is a label inside, because a button's own text does not wrap.
QPushButton* QuestionCard::makeAnswer(std::size_t letter) {
    const std::size_t answer = letters_[letter];
    auto* button = new QPushButton;
    button->setObjectName(QStringLiteral("answer%1").arg(answer));
    button->setProperty("answer", QStringLiteral("open"));
    button->setAutoDefault(false);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
    auto* row = new QHBoxLayout(button);
    const int gap = scaled(look_.large && answerType() == smallAnswer ? 2 : 6);
    row->setContentsMargins(scaled(10), gap, scaled(10), gap);
    row->setSpacing(scaled(8));
    auto* mark = named(new QLabel, "answerMark");
    mark->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    setMarkFont(mark);
    marks_.push_back(mark);
    auto* text = words_.add(player_.current().prediction->answers[answer].text, "answerText",
                            Moment::beginning, answerType());
    text->setTextInteractionFlags(Qt::NoTextInteraction);
    text->setFocusPolicy(Qt::NoFocus);
    text->setAlignment(Qt::AlignLeft | Qt::AlignTop);  // beside its letter
    for (QLabel* label : {mark, text})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    row->addWidget(mark);
    row->addWidget(text, 1);
    connect(button, &QPushButton::clicked, this, [this, letter] { choose(letter); });
    return button;
}

/// The mark has room for its sign from the beginning, so that no text moves when the sign comes.
void QuestionCard::setMarkFont(QLabel* mark) const {
    const QFont font = interfaceFont(answerType(), QFont::Bold);
    mark->setFont(font);
    mark->setMinimumWidth(QFontMetrics(font).horizontalAdvance(QStringLiteral("✓ D")));
}

void QuestionCard::choose(std::size_t letter) {
    player_.choose(letters_[letter]);
    emit grown();
}

bool QuestionCard::press(std::size_t letter) {
    if (letter >= letters_.size() || !player_.isQuestionOpen()) return false;
    if (hands_.empty())
        choose(letter);
    else
        hands_[letter]->setFocus(Qt::TabFocusReason);  // selects its number
    return true;
}

bool QuestionCard::startCount() {
    if (hands_.empty() || !hands_.front()->isVisible()) return false;
    hands_.front()->setFocus(Qt::TabFocusReason);
    return true;
}

bool QuestionCard::check() {
    if (!player_.isQuestionOpen() || !try_->isVisible()) return false;
    if (try_->isEnabled()) tryIt();
    return true;
}

bool QuestionCard::type(const QString& text) {
    if (!player_.isQuestionOpen()) return false;
    if (!hands_.empty()) return true;  // counts are typed into their fields alone
    if (field_ == nullptr) return false;
    field_->setFocus();
    field_->insert(text);
    player_.draft().typed = field_->text();
    return true;
}

void QuestionCard::addField(QVBoxLayout* column) {
    field_ = named(new QLineEdit, "numberAnswer");
    field_->setPlaceholderText(tr("A number, such as %1").arg(QLocale().toString(0.25)));
    field_->setAccessibleName(tr("Your number"));
    field_->setFont(interfaceFont(answerType()));
    connect(field_, &QLineEdit::returnPressed, this, &QuestionCard::tryIt);
    mistyped_ =
        named(new QLabel(tr("That is not a number: type one such as %1.").arg(QLocale().toString(0.25))),
              "mistyped");
    mistyped_->setWordWrap(true);
    mistyped_->hide();
    connect(field_, &QLineEdit::textEdited, this, [this](const QString& text) {
        player_.draft().typed = text;
        mistyped_->hide();
    });
    column->addWidget(field_);
    column->addWidget(mistyped_);
}

void QuestionCard::addButtons(QVBoxLayout* column) {
    const Asks asks = player_.current().prediction->asks;
    try_ = named(new QPushButton(tr("Check"), this), "checkAnswer");
    try_->setAutoDefault(false);
    try_->setVisible(asks == Asks::all || asks == Asks::order || asks == Asks::number);
    connect(try_, &QPushButton::clicked, this, &QuestionCard::tryIt);
    show_ = named(new QPushButton(tr("Show without answering")), "showAnswer");
    show_->setAutoDefault(false);
    show_->setFlat(true);
    show_->setToolTip(tr("The controls are locked until the question is answered"));
    connect(show_, &QPushButton::clicked, this, [this] {
        player_.showAnswer();
        emit grown();
    });
    buttons_ = new QHBoxLayout;
    buttons_->addWidget(try_);
    buttons_->addStretch(1);
    buttons_->addWidget(show_);
    column->addLayout(buttons_);
}

void QuestionCard::setLook(const Look& look) {
    look_ = look;
    if (!look_.large) {
        words_.setType(look_.type);
        for (QLabel* mark : marks_)
            setMarkFont(mark);
        if (field_) field_->setFont(interfaceFont(look_.type));
    }
    if (list_) placeAnswers();
}

void QuestionCard::addReasons(QVBoxLayout* column) {
    outcome_ = named(new QLabel, "outcome");
    outcome_->setWordWrap(true);
    outcome_->setFocusPolicy(Qt::TabFocus);
    why_ = words_.add({}, "why", Moment::beginning, answerType());
    solution_ = named(new QLabel, "solution");
    solution_->setWordWrap(true);
    because_ = words_.add(player_.current().prediction->because, "because", Moment::beginning, answerType());
    for (QLabel* label : {outcome_, why_, solution_, because_})
        column->addWidget(label);
}

void QuestionCard::tryIt() {
    if (field_ != nullptr)
        mistyped_->setVisible(!player_.tryNumber(field_->text()));
    else
        player_.tryChosen();
    emit grown();
}

QString QuestionCard::lookOf(std::size_t answer, const Reply& reply) const {
    const Prediction& asked = *player_.current().prediction;
    const bool chosen = std::ranges::find(reply.chosen, answer) != reply.chosen.end();
    if (!reply.closed) {
        if (!chosen) return QStringLiteral("open");
        return asked.asks == Asks::one ? QStringLiteral("wrong") : QStringLiteral("chosen");
    }
    if (asked.asks == Asks::order) return QStringLiteral("right");
    if (asked.answers[answer].right) return QStringLiteral("right");
    return chosen ? QStringLiteral("wrong") : QStringLiteral("other");
}

/// The letter of an answer, or its rank once an order is being given, or the right one at the end.
QString QuestionCard::markOf(std::size_t letter, const Reply& reply) const {
    if (player_.current().prediction->asks == Asks::order) {
        if (reply.closed) return QStringLiteral("%1. %2").arg(letters_[letter] + 1).arg(letterOf(letter));
        const auto at = std::ranges::find(reply.chosen, letters_[letter]);
        if (at != reply.chosen.end()) return QStringLiteral("%1.").arg(at - reply.chosen.begin() + 1);
    }
    const QString look = lookOf(letters_[letter], reply);
    if (look == QLatin1String("right")) return QStringLiteral("✓ ") + letterOf(letter);
    if (look == QLatin1String("wrong")) return QStringLiteral("✗ ") + letterOf(letter);
    return letterOf(letter);
}

/// On a projector the reason replaces the answers that were neither chosen nor right.
bool QuestionCard::stays(std::size_t letter) const {
    return !look_.large || !hands_.empty() ||
           lookOf(letters_[letter], player_.reply()) != QLatin1String("other");
}

void QuestionCard::refreshAnswers(const Reply& reply) {
    if (list_) placeAnswers();
    for (std::size_t letter = 0; letter < answers_.size(); ++letter) {
        QPushButton* button = answers_[letter];
        const QString look = lookOf(letters_[letter], reply);
        marks_[letter]->setText(markOf(letter, reply));
        button->setVisible(stays(letter));
        button->setAccessibleName(QStringLiteral("%1: %2").arg(
            marks_[letter]->text(),
            button->findChild<QLabel*>(QStringLiteral("answerText"))->accessibleName()));
        const QString said = look == QLatin1String("right")    ? tr("This is right.")
                             : look == QLatin1String("wrong")  ? tr("This is not right.")
                             : look == QLatin1String("chosen") ? tr("Chosen.")
                                                               : QString();
        // The focus stays on the answer that was given: there the reply is read.
        const bool tells = !said.isEmpty() || !reply.closed;
        button->setAccessibleDescription(tells ? QString(said + u' ' + wholeReply()).trimmed() : QString());
        if (button->property("answer").toString() == look) continue;
        button->setProperty("answer", look);
        restyle(button);
    }
    const int all = std::accumulate(hands_.begin(), hands_.end(), 0,
                                    [](int sum, const HandsCount* each) { return sum + each->hands(); });
    for (HandsCount* each : hands_)
        each->showShare(all);
}

QString QuestionCard::outcome(const Reply& reply) const {
    if (reply.right) return tr("✓ Right");
    if (reply.tries == 0) {
        const bool click = player_.current().prediction->asks == Asks::click && !reply.closed;
        return click ? tr("Click the place in the picture.") : QString();
    }
    return reply.closed ? tr("Not right") : tr("Not right. Try once more.");
}

/// The solution in words, where no button shows it.
QString QuestionCard::solution(const Reply& reply) const {
    const Prediction& asked = *player_.current().prediction;
    if (!reply.closed) return {};
    if (asked.asks == Asks::number) return tr("The number: %1").arg(player_.wantedNumber());
    // On a projector the lines themselves are in the right order, under their letters.
    if (asked.asks != Asks::order || reply.right || look_.large) return {};
    QStringList order;
    for (std::size_t n = 0; n < letters_.size(); ++n)
        order << letterOf(static_cast<std::size_t>(std::ranges::find(letters_, n) - letters_.begin()));
    return tr("The order: %1").arg(listed(order));
}

/// The reply as one text, for a screen reader.
QString QuestionCard::wholeReply() const {
    QStringList parts;
    for (const QLabel* label : {outcome_, why_, solution_, because_}) {
        const bool plain = label == outcome_ || label == solution_;
        const QString text = plain ? label->text() : label->accessibleName();
        if (!label->isHidden() && !text.isEmpty()) parts << text;
    }
    return parts.join(u' ');
}

QWidget* QuestionCard::text() const {
    return question_;
}

QWidget* QuestionCard::focusHome() const {
    if (!player_.isQuestionOpen())
        return !outcome_->isHidden() ? outcome_ : !because_->isHidden() ? because_ : question_;
    if (field_ != nullptr) return field_;
    if (answers_.empty()) return question_;
    return answers_.front();
}

/// Whether the field for a number stays: empty, it would ask for more.
bool QuestionCard::staysTyped(const Reply& reply) const {
    return field_ != nullptr && (!reply.closed || reply.tries > 0);
}

/// Whether there is something to check.
bool QuestionCard::isCheckable(const Reply& reply) const {
    return !reply.closed && (field_ || isComplete(reply, *player_.current().prediction));
}

void QuestionCard::passFocusOn(const Reply& reply) {
    const QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || !isAncestorOf(focus)) return;
    bool goes = (focus == try_ && !isCheckable(reply)) || (focus == show_ && reply.closed) ||
                (focus == field_ && !staysTyped(reply));
    for (std::size_t letter = 0; letter < answers_.size(); ++letter)
        goes = goes || (focus == answers_[letter] && !stays(letter));
    if (goes && reply.closed) emit focusLeft();
    if (goes && !reply.closed) focusHome()->setFocus();
}

void QuestionCard::refresh() {
    const Reply& reply = player_.reply();
    words_.change(why_, reply.why);
    words_.refresh();
    const auto say = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    say(outcome_, outcome(reply));
    say(solution_, solution(reply));
    outcome_->setProperty("right", reply.right);
    restyle(outcome_);
    why_->setVisible(!reply.why.text.empty());
    because_->setVisible(reply.closed && !player_.current().prediction->because.text.empty());
    passFocusOn(reply);
    try_->setEnabled(isCheckable(reply));
    const bool offers = !reply.closed && !player_.isOnPaper();
    try_->setVisible(offers && (field_ || player_.current().prediction->asks == Asks::all ||
                                player_.current().prediction->asks == Asks::order));
    show_->setVisible(offers);
    refreshAnswers(reply);
    outcome_->setAccessibleName(wholeReply());
    if (!field_) return;
    field_->setAccessibleDescription(wholeReply());
    field_->setReadOnly(reply.closed);
    if (player_.isOnPaper()) field_->setPlaceholderText({});
    field_->setVisible(staysTyped(reply));
    if (field_->text() != player_.draft().typed) field_->setText(player_.draft().typed);
}

}  // namespace posiscope
