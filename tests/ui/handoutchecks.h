// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the contents and the layout of handouts.
#pragma once

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

#include "core/lessons/lessonstate.h"
#include "core/lessons/reply.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/lessondocument.h"
#include "ui/export/handout.h"
#include "ui/export/handoutpages.h"
#include "ui/export/handoutstep.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"

namespace posiscope {

/// The letters and digits alone: line breaks, ligatures (ﬁ) and bullets do not matter.
inline QString letters(const QString& text) {
    QString kept;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KC))
        if (letter.isLetterOrNumber()) kept += letter;
    return kept;
}

/// The folder of the pictures that come with the program.
inline const QString ours = QStringLiteral(":/lessons/pictures");

inline QString lettersOf(const QString& markdown) {
    return letters(LessonDocument(markdown, {}, {ours, Qt::black, {100, 100}}).toPlainText());
}

inline HandoutStep stepOf(const Lesson& lesson, std::size_t number) {
    const State beginning = *stateOfStep(lesson, number, viewIds());
    const State answered = *stateOfStep(lesson, number, viewIds(), Moment::answer);
    const State following = *stateOfStep(lesson, number, viewIds(), Moment::then);
    return {lesson, number, makeSnapshot(beginning), makeSnapshot(answered), makeSnapshot(following)};
}

inline bool hasPicture(const QTextBlock& block) {
    return block.text().contains(QChar::ObjectReplacementCharacter);
}

inline std::vector<QTextBlock> blocksOf(const QTextDocument& document) {
    std::vector<QTextBlock> blocks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        blocks.push_back(block);
    return blocks;
}

inline int picturesIn(const QTextDocument& document) {
    return static_cast<int>(std::ranges::count_if(blocksOf(document), hasPicture));
}

inline int rulesIn(const QTextDocument& document) {
    return static_cast<int>(std::ranges::count_if(
        blocksOf(document), [](const auto& block) { return block.blockFormat().boolProperty(handoutRule); }));
}

/// The boxes with their contents and neighbours, and the answers: "☐ A No."
inline QStringList answersIn(const QTextDocument& document) {
    QStringList answers;
    for (const QTextBlock& block : blocksOf(document))
        if (const QString mark = block.blockFormat().stringProperty(handoutMark);
            mark.startsWith(u'☐') || mark.startsWith(u'☑'))
            answers << QString(mark + u' ' + block.text()).replace(QChar(0x00a0), u' ');
    return answers;
}

inline bool leavesOutSteps(const QTextDocument& document) {
    return document.toPlainText().contains(
        QCoreApplication::translate("Handout", "optional, in the program"));
}

inline int pagesIn(const QTextDocument& document) {
    return columnsOf(document).back().page + 1;
}

/// The document of a lesson that has no mistakes.
class Paper {
 public:
    Paper(const Lesson& lesson, HandoutKind kind)
        : made_(handoutDocument(lesson, {.kind = kind, .pictures = ours})) {
        if (!made_) qFatal("%s", made_.error().text.english().c_str());
    }
    QTextDocument& operator*() const { return **made_; }
    QTextDocument* operator->() const { return made_->get(); }

 private:
    Result<std::unique_ptr<QTextDocument>> made_;
};

inline Lesson lessonOf(const std::string& steps, const std::string& header = {}) {
    auto lesson = parseLesson("---\nlesson: mine\ntitle: Mine\n" + header + "---\n\n" + steps);
    if (!lesson) qFatal("%s", lesson.error().text.english().c_str());
    return *lesson;
}

/// Every word of the lesson that belongs to this kind is there in order, and no other.
inline void checkWords(const Lesson& lesson, const QTextDocument& document, HandoutKind kind) {
    const QString text = letters(document.toPlainText());
    const bool leavesOut = leavesOutSteps(document);
    const bool solved = kind != HandoutKind::pupil;
    QVERIFY(text.contains(letters(QString::fromStdString(lesson.title))));
    qsizetype at = 0;
    for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
        const HandoutStep on = stepOf(lesson, n);
        const Step& step = on.step();
        at = text.indexOf(QString::number(n + 1) + letters(QString::fromStdString(step.title)), at);
        QVERIFY2(at >= 0, step.title.c_str());
        const auto stands = [&](const QString& markdown) {
            return text.indexOf(lettersOf(markdown), at) >= at;
        };
        const bool whole = !step.optional || !leavesOut;
        const auto only = [&](const QString& markdown, bool wanted) {
            if (lettersOf(markdown).isEmpty() || stands(markdown) == (whole && wanted)) return;
            QFAIL(qPrintable(step.title.c_str() + QStringLiteral(": ") + markdown));
        };
        only(on.before(step.text), true);
        only(on.before(step.notes), kind == HandoutKind::teacher);
        for (const More& more : step.more)
            for (const Passage* passage : {&more.title, &more.text})
                only(more.afterAnswer ? on.then(*passage) : on.before(*passage), solved || !more.afterAnswer);
        only(on.then(step.then), solved);
        only(on.then(step.hint), kind != HandoutKind::solutions);
        if (step.prediction) {
            only(on.before(step.prediction->question), true);
            only(on.after(step.prediction->because), solved);
            for (const Answer& answer : step.prediction->answers)
                only(on.before(answer.why), solved);
            for (const Slip& slip : step.prediction->slips)
                only(on.before(slip.why), solved);
        }
        if (step.task && (solved || step.task->text.text.find("{{ ") == std::string::npos))
            only(on.then(step.task->text), true);
    }
    for (const std::string& gain : lesson.gains)
        QVERIFY(text.indexOf(letters(QString::fromStdString(gain)), at) >= at);
}

/// The answers have the letters of the window. Only solutions tick the right ones.
inline void checkAnswers(const Lesson& lesson, const QTextDocument& document, HandoutKind kind) {
    QStringList wanted;
    for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
        const Step& step = lesson.steps[n];
        if (!step.prediction || (step.optional && leavesOutSteps(document))) continue;
        const bool order = step.prediction->asks == Asks::order;
        char16_t letter = u'A';
        for (const std::size_t answer : shownOrder(lesson, n)) {
            const bool ticked =
                kind != HandoutKind::pupil && !order && step.prediction->answers[answer].right;
            wanted << (ticked ? QStringLiteral("☑") : QStringLiteral("☐")) +
                          (order && kind != HandoutKind::pupil ? QString::number(answer + 1) : QString()) +
                          letters(QChar(letter++) +
                                  lettersOf(stepOf(lesson, n).before(step.prediction->answers[answer].text)));
        }
    }
    QStringList found;
    for (const QString& answer : answersIn(document)) {
        const qsizetype space = answer.indexOf(u' ');
        found << answer.first(space) + letters(answer.mid(space));
    }
    QCOMPARE(found, wanted);
}

/// No text is lost or cut, and nothing that belongs together is separated.
inline void checkColumns(const QTextDocument& document) {
    const auto columns = columnsOf(document);
    std::size_t at = 0;
    const auto* layout = document.documentLayout();
    QCOMPARE(columns.front().top, layout->blockBoundingRect(document.begin()).top());
    for (std::size_t n = 0; n < columns.size(); ++n) {
        QVERIFY(columns[n].y + columns[n].bottom - columns[n].top <= handoutHeight);
        if (n > 0) QVERIFY(columns[n].page - columns[n - 1].page <= 1);
    }
    for (const QTextBlock& block : blocksOf(document)) {
        const QRectF rect = layout->blockBoundingRect(block);
        if (rect.top() >= columns[at].bottom) {
            ++at;
            QVERIFY(at < columns.size());
            QCOMPARE(rect.top(), columns[at].top);
            QVERIFY2(!block.previous().blockFormat().boolProperty(handoutKeep),
                     qPrintable(block.previous().text()));
        }
        if (rect.height() <= handoutHeight) {
            QVERIFY2(rect.bottom() <= columns[at].bottom, qPrintable(block.text()));
            continue;
        }
        QVERIFY(!hasPicture(block));
        for (int n = 0; n < block.layout()->lineCount(); ++n) {
            const QTextLine line = block.layout()->lineAt(n);
            const double top = rect.top() + line.y();
            if (top >= columns[at].bottom) ++at;
            QVERIFY(top >= columns[at].top - 1 && top + line.height() <= columns[at].bottom + 1);
        }
    }
    QCOMPARE(at + 1, columns.size());
}

/// No line is wider than its column or ends at a forbidden place: "i = d/2", "10 000".
inline void checkLines(const QTextDocument& document) {
    const QString glue = QStringLiteral("\u00a0\u202f\u2060");
    for (const QTextBlock& block : blocksOf(document)) {
        const double right = block.blockFormat().boolProperty(handoutWide) ? handoutWidth : handoutColumn;
        for (int n = 0; n < block.layout()->lineCount(); ++n) {
            const QTextLine line = block.layout()->lineAt(n);
            QVERIFY2(
                block.layout()->position().x() + line.x() + line.naturalTextWidth() <= right + dotsPerPoint,
                qPrintable(block.text()));
            if (n == 0) continue;
            const QString around = block.text().mid(line.textStart() - 1, 2);
            QVERIFY2(!glue.contains(around.front()) && !glue.contains(around.back()),
                     qPrintable(block.text()));
        }
    }
}

}  // namespace posiscope
