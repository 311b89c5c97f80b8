// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handoutquestion.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/lessons/expression.h"
#include "core/lessons/reply.h"

namespace posiscope {

namespace {

constexpr double smallType = 8;  // points
constexpr double letterRoom = 26;
constexpr double slipRoom = 12;

class Question {
    Q_DECLARE_TR_FUNCTIONS(Handout)

 public:
    Question(HandoutText& text, const HandoutStep& step, bool solved, int bar)
        : text_(text), step_(step), asked_(*step.step().prediction), solved_(solved), bar_(bar) {}

    void write() {
        writeCaption(text_, tr("Predict first"), bar_);
        text_.markdown(step_.before(asked_.question), {.bar = bar_, .keep = true}, true);
        if (const QString how = instruction(); !solved_ && !how.isEmpty())
            text_.words(how, {.size = smallType, .muted = true, .after = 3, .bar = bar_, .keep = true});
        writeAnswers();
        if (solved_)
            writeSolution();
        else
            writeRoom();
        text_.endGroup();
    }

 private:
    /// How the question is answered on paper, where the boxes alone do not say it.
    QString instruction() const {
        switch (asked_.asks) {
            case Asks::all: return tr("More than one answer is right.");
            case Asks::order: return tr("Write 1, 2, 3 … into the boxes, in the right order.");
            case Asks::click: return tr("Mark the place in the picture.");
            case Asks::one:
            case Asks::number: break;
        }
        return {};
    }

    QString markOf(std::size_t answer, QChar letter) const {
        const bool order = asked_.asks == Asks::order;
        const bool ticked = solved_ && !order && asked_.answers[answer].right;
        const QString number = solved_ && order ? QString::number(answer + 1) : QString();
        return (ticked ? QStringLiteral("☑") : QStringLiteral("☐")) + number + QChar(0x00a0) + letter;
    }

    void writeAnswers() {
        char16_t letter = u'A';
        for (const std::size_t n : shownOrder(step_.lesson, step_.number)) {
            const Answer& answer = asked_.answers[n];
            const bool reason = solved_ && !answer.why.text.empty();
            text_.markdown(step_.before(answer.text),
                           {.bold = solved_ && answer.right && asked_.asks != Asks::order,
                            .after = reason ? 1.0 : 3.0,
                            .bar = bar_,
                            .mark = markOf(n, letter++),
                            .markRoom = letterRoom,
                            .keep = true},
                           true);
            if (reason) writeWhy(step_.before(answer.why), QStringLiteral("\u00a0"), letterRoom);
        }
    }

    /// Why an answer is wrong.
    void writeWhy(const QString& why, const QString& mark, double room) {
        text_.markdown(why,
                       {.size = smallType,
                        .muted = true,
                        .after = 3,
                        .bar = bar_,
                        .mark = mark,
                        .markRoom = room,
                        .keep = true},
                       true);
    }

    void writeSolution() {
        if (asked_.asks == Asks::number)
            text_.words(tr("The number: %1").arg(numberOf(asked_.wanted)),
                        {.bold = true, .bar = bar_, .keep = true});
        if (!asked_.because.text.empty())
            text_.markdown(step_.after(asked_.because), {.before = 1, .bar = bar_, .keep = true}, true);
        for (const Slip& slip : asked_.slips) {
            QString why = step_.before(slip.why);
            if (asked_.asks == Asks::number) why.prepend(QStringLiteral("**%1** ").arg(numberOf(slip.given)));
            writeWhy(why, QStringLiteral("✗"), slipRoom);
        }
    }

    QString numberOf(const Passage& expression) const {
        const auto value = evaluate(expression.text, step_.beginning);
        return value ? writtenNumber(*value, {}) : QStringLiteral("–");
    }

    void writeRoom() {
        const auto rule = [&](const QString& words) {
            text_.words(words, {.size = smallType,
                                .muted = true,
                                .before = 5,
                                .after = 5,
                                .bar = bar_,
                                .keep = true,
                                .rule = true});
        };
        if (asked_.asks == Asks::number) rule(tr("Your number:"));
        const bool chosen = asked_.asks == Asks::one || asked_.asks == Asks::all;
        if (!chosen || asked_.because.text.empty()) return;
        rule(tr("Because:"));
        rule({});
    }

    HandoutText& text_;
    const HandoutStep& step_;
    const Prediction& asked_;
    const bool solved_;
    const int bar_;
};

}  // namespace

void writeQuestion(HandoutText& text, const HandoutStep& step, bool solved, int bar) {
    Question(text, step, solved, bar).write();
}

void writeCaption(HandoutText& text, const QString& words, int bar) {
    text.words(words.toUpper(),
               {.size = 7, .bold = true, .accent = true, .before = 5, .after = 2, .bar = bar, .keep = true});
}

}  // namespace posiscope
