// Handouts: every lesson in every language on paper.
#include <QAbstractTextDocumentLayout>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextLayout>

#include "core/lessons/lessonstate.h"
#include "tests/support/pdftext.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/passages.h"
#include "ui/export/handout.h"
#include "ui/export/handoutpages.h"
#include "ui/files/savefile.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"

using namespace posiscope;

namespace {

constexpr double pageHeight = 7200;  // about that of A4 without margins

/// Only letters and digits: what breaks lines, joins letters (ﬁ) and draws bullets does not count.
QString letters(const QString& text) {
    QString kept;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KC))
        if (letter.isLetterOrNumber()) kept += letter;
    return kept;
}

/// The words of a passage without the signs of Markdown.
QString wordsOf(const Passage& passage, const Snapshot& snapshot) {
    QTextDocument document;
    document.setMarkdown(filledPassage(passage, snapshot));
    return letters(document.toPlainText());
}

bool hasPicture(const QTextBlock& block) {
    return block.text().contains(QChar::ObjectReplacementCharacter);
}

int picturesIn(const QTextDocument& document) {
    int count = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        count += hasPicture(block) ? 1 : 0;
    return count;
}

}  // namespace

class TestHandout : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void everyLesson_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("solutions");
        for (const Language& language : languages())
            for (const QString& name : builtInLessons())
                for (const bool solutions : {false, true})
                    QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3")
                                                 .arg(name, QLatin1String(language.code))
                                                 .arg(solutions ? "solutions" : "")))
                        << name << QString::fromLatin1(language.code) << solutions;
    }
    void everyLesson() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        QFETCH(bool, solutions);
        useLanguage(*findLanguage(code));
        const auto lesson = loadLesson(name, languageInUse());
        QVERIFY(lesson.ok());
        HandoutOptions options;
        options.solutions = solutions;
        const auto made = handoutDocument(*lesson, options);
        QVERIFY(made.ok() && *made != nullptr);
        const QTextDocument& document = **made;
        QVERIFY(!document.toPlainText().contains(QLatin1String("{{")));
        const QString text = letters(document.toPlainText());
        QVERIFY(text.contains(letters(QString::fromStdString(lesson->title))));
        qsizetype at = 0;  // steps stand in their order
        for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
            const Step& step = lesson->steps[n];
            const Snapshot snapshot = makeSnapshot(*stateOfStep(*lesson, n, viewIds()));
            at = text.indexOf(QString::number(n + 1) + letters(QString::fromStdString(step.title)), at);
            QVERIFY2(at >= 0, step.title.c_str());
            QVERIFY(text.indexOf(wordsOf(step.text, snapshot), at) >= at);
            QCOMPARE(text.contains(wordsOf(step.notes, snapshot)), solutions || step.notes.text.empty());
            if (step.prediction) {
                QVERIFY(text.indexOf(wordsOf(step.prediction->question, snapshot), at) >= at);
                for (const Answer& answer : step.prediction->answers)
                    QVERIFY(text.indexOf(wordsOf(answer.text, snapshot), at) >= at);
                if (!step.prediction->because.text.empty())
                    QCOMPARE(text.contains(wordsOf(step.prediction->because, snapshot)), solutions);
            }
            if (step.task) QVERIFY(text.indexOf(wordsOf(step.task->text, snapshot), at) >= at);
            QVERIFY(text.contains(wordsOf(step.hint, snapshot)));
        }
        checkMarks(*lesson, document, solutions);
        QVERIFY(picturesIn(document) >= 4);
        checkPages(document);
    }

    /// The file holds the same as the document, in letters that can be searched, on as many pages.
    void pdf_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void pdf() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        const auto lesson = loadLesson(QStringLiteral("rotary"), languageInUse());
        const auto bytes = handoutPdf(*lesson, {});
        QVERIFY(bytes.ok());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("handout.pdf"));
        QVERIFY(!saveBytes(path, *bytes));
        const QString text = textOfPdf(path);
        QVERIFY2(!text.isEmpty(), "pdftotext is of the package poppler-utils");
        QVERIFY(!text.contains(QLatin1String("{{")));
        for (const Step& step : lesson->steps)
            QVERIFY2(letters(text).contains(letters(QString::fromStdString(step.title))), step.title.c_str());
        QCOMPARE(text.count(QStringLiteral("☐")), [&] {
            qsizetype answers = 0;
            for (const Step& step : lesson->steps)
                answers += step.prediction ? static_cast<qsizetype>(step.prediction->answers.size()) : 0;
            return answers;
        }());
        const QString about = QString::fromUtf8(popplersWord(QStringLiteral("pdfinfo"), {path}));
        QVERIFY2(about.contains(QRegularExpression(QStringLiteral("Page size: .*A4"))), qPrintable(about));
        QVERIFY(about.contains(QString::fromStdString(lesson->title)));
        const int pages =
            QRegularExpression(QStringLiteral("Pages: +(\\d+)")).match(about).captured(1).toInt();
        QVERIFY2(pages >= static_cast<int>(lesson->steps.size()) / 2, qPrintable(about));
        // Every font is in the file.
        const QString fonts = QString::fromUtf8(popplersWord(QStringLiteral("pdffonts"), {path}));
        QVERIFY2(!fonts.contains(QRegularExpression(QStringLiteral("\\bno +(yes|no) +(yes|no) +\\d"))),
                 qPrintable(fonts));
    }

    /// The same state again: no second picture of it.
    void equalPicturesAreDrawnOnce() {
        const auto lesson = parseLesson(
            "---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\n```state\npanes = waves\n```\n\nFirst.\n\n"
            "## Two\n\nThe same.\n\n## Three\n\n```state\nbase = 100\n```\n\nAnother.\n");
        QVERIFY(lesson.ok());
        const auto document = handoutDocument(*lesson, {});
        QCOMPARE(picturesIn(**document), 2);
    }

    void solutionsInWords() {
        useLanguage(*findLanguage(QStringLiteral("en")));
        const auto lesson = parseLesson(
            "---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\nText.\n\n```task\nDo it.\ndone: base < "
            "20\nsolution: base = 12.5\nsolution: layout = half-split\nsolution: max_len = 20000\n```\n");
        QVERIFY(lesson.ok());
        HandoutOptions options;
        const auto without = handoutDocument(*lesson, options);
        options.solutions = true;
        const auto with = handoutDocument(*lesson, options);
        const QString text = (*with)->toPlainText();
        for (const QString& line : {QStringLiteral("Base: 12.5"), QStringLiteral("Layout: Half-split"),
                                    QStringLiteral("Positions: 20\u202f000")}) {
            QVERIFY2(text.contains(line), qPrintable(text));
            QVERIFY(!(*without)->toPlainText().contains(line));
        }
        QCOMPARE(picturesIn(**with), 2);
        QCOMPARE(picturesIn(**without), 1);
    }

    /// A paragraph higher than a page is cut between lines, and nothing is lost.
    void longParagraphs() {
        std::string text;
        for (int n = 0; n < 3000; ++n)
            text += "word" + std::to_string(n) + " ";
        const auto lesson = parseLesson("---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\n" + text + "\n");
        const auto document = handoutDocument(*lesson, {});
        QVERIFY(pagesOf(**document, pageHeight).size() >= 3);
        checkPages(**document);
    }

    void cancelStops() {
        const auto lesson = loadLesson(QStringLiteral("wavelengths"), languageInUse());
        int calls = 0;
        HandoutOptions options;
        options.progress = [&](double share) { return ++calls, share < 0.4; };
        const auto bytes = handoutPdf(*lesson, options);
        QVERIFY(bytes.ok() && bytes->isEmpty());
        QVERIFY(calls > 1);
        // The share only grows, to 1.
        std::vector<double> shares;
        options.progress = [&](double share) { return shares.push_back(share), true; };
        QVERIFY(!handoutPdf(*lesson, options)->isEmpty());
        QVERIFY(std::is_sorted(shares.begin(), shares.end()));
        QCOMPARE(shares.front(), 0.0);
        QCOMPARE(shares.back(), 1.0);
    }

    void mistakesAreReported() {
        const auto lesson = parseLesson(
            "---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\n```state\nd_model = 0\n```\n\nText.\n");
        QVERIFY(lesson.ok());
        const auto bytes = handoutPdf(*lesson, {});
        QVERIFY(!bytes.ok());
        QVERIFY(bytes.error().text.english().find("line 9") != std::string::npos);
    }

 private:
    /// A box for every answer, ticked where it is right and solutions are shown; room to write where not.
    static void checkMarks(const Lesson& lesson, const QTextDocument& document, bool solutions) {
        int empty = 0;
        int ticked = 0;
        int rules = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const QTextBlockFormat format = block.blockFormat();
            empty += format.stringProperty(handoutMark) == QStringLiteral("☐") ? 1 : 0;
            ticked += format.stringProperty(handoutMark) == QStringLiteral("☑") ? 1 : 0;
            rules += format.boolProperty(handoutRule) ? 1 : 0;
        }
        int answers = 0;
        int right = 0;
        int tasks = 0;
        for (const Step& step : lesson.steps) {
            tasks += step.task ? 1 : 0;
            if (!step.prediction) continue;
            for (const Answer& answer : step.prediction->answers) {
                ++answers;
                right += answer.right ? 1 : 0;
            }
        }
        QCOMPARE(ticked, solutions ? right : 0);
        QCOMPARE(empty, answers - ticked);
        QCOMPARE(rules, solutions ? 0 : 3 * tasks + 1);
    }

    /// Nothing is lost, nothing is cut, and nothing that belongs together is parted.
    static void checkPages(const QTextDocument& document) {
        const auto pages = pagesOf(document, pageHeight);
        std::size_t page = 0;
        const auto* layout = document.documentLayout();
        QCOMPARE(pages.front().top, layout->blockBoundingRect(document.begin()).top());
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const QRectF rect = layout->blockBoundingRect(block);
            if (rect.top() >= pages[page].bottom) {
                ++page;
                QVERIFY(page < pages.size());
                QCOMPARE(rect.top(), pages[page].top);
                QVERIFY2(!block.previous().blockFormat().boolProperty(handoutKeep),
                         qPrintable(block.previous().text()));
            }
            QVERIFY(pages[page].bottom - pages[page].top <= pageHeight);
            if (rect.height() <= pageHeight) {
                QVERIFY2(rect.bottom() <= pages[page].bottom, qPrintable(block.text()));
                continue;
            }
            QVERIFY(!hasPicture(block));
            for (int n = 0; n < block.layout()->lineCount(); ++n) {
                const QTextLine line = block.layout()->lineAt(n);
                const double top = rect.top() + line.y();
                if (top >= pages[page].bottom) ++page;
                QVERIFY(top >= pages[page].top - 1 && top + line.height() <= pages[page].bottom + 1);
            }
        }
        QCOMPARE(page + 1, pages.size());
    }
};

POSISCOPE_WINDOW_TEST(TestHandout)
#include "tst_handout.moc"
