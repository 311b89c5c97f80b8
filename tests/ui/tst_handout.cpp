// SPDX-License-Identifier: GPL-3.0-or-later
// Handouts: every lesson in every language on paper.
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/support/pdftext.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/handoutchecks.h"
#include "tests/ui/lessonrows.h"
#include "ui/files/savefile.h"

using namespace posiscope;

Q_DECLARE_METATYPE(posiscope::HandoutKind)

class TestHandout : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void everyLesson_data() {
        const Rows<QString, QString, HandoutKind, int> row("name", "code", "kind", "mostPages");
        const std::tuple<const char*, HandoutKind, int> kinds[] = {
            {"pupil", HandoutKind::pupil, 4},
            {"solutions", HandoutKind::solutions, 8},
            {"teacher", HandoutKind::teacher, 11},
        };
        const QStringList names = builtInLessons(), codes = languageCodes();
        for (qsizetype n = 0; n < names.size(); ++n)
            for (qsizetype m = 0; m < codes.size(); ++m)
                for (qsizetype k = 0; const auto& [words, kind, mostPages] : kinds)
                    // Nine lessons have each kind in each language.
                    if (isInTurn(n, m, codes.size()) && isInTurn(n + n / 3, k++, 3))
                        row(qPrintable(QStringLiteral("%1 %2 %3").arg(names[n], codes[m], words)), names[n],
                            codes[m], kind, mostPages);
    }
    void everyLesson() {
        const auto [name, code, kind, mostPages] = fetchRow<QString, QString, HandoutKind, int>();
        useLanguage(*findLanguage(code));
        const auto lesson = loadLesson(name, languageInUse());
        QVERIFY(lesson.ok());
        const auto document = Paper(*lesson, kind);
        QVERIFY2(pagesIn(*document) <= mostPages, qPrintable(QString::number(pagesIn(*document))));
        QVERIFY(!document->toPlainText().contains(QLatin1String("{{")));
        checkWords(*lesson, *document, kind);
        checkAnswers(*lesson, *document, kind);
        QVERIFY(picturesIn(*document) >= 4);
        checkColumns(*document);
        checkLines(*document);
    }

    /// The file contains the same as the document, as searchable text, on as many pages.
    void pdf_data() { eachLanguage("code"); }
    void pdf() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        const auto lesson = loadLesson(QStringLiteral("rotary"), languageInUse());
        const auto bytes = handoutPdf(*lesson, {.pictures = ours});
        QVERIFY(bytes.ok());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("handout.pdf"));
        QVERIFY(!saveBytes(path, *bytes));
        const QString text = textOfPdf(path);
        QVERIFY2(!text.isEmpty(), "pdftotext is of the package poppler-utils");
        QVERIFY(!text.contains(QLatin1String("{{")));
        for (const Step& step : lesson->steps)
            QVERIFY2(letters(text).contains(letters(QString::fromStdString(step.title))), step.title.c_str());
        const Paper paper(*lesson, HandoutKind::pupil);
        QCOMPARE(text.count(QStringLiteral("☐")), answersIn(*paper).size());
        const QString about = QString::fromUtf8(popplersWord(QStringLiteral("pdfinfo"), {path}));
        QVERIFY2(about.contains(QRegularExpression(QStringLiteral("Page size: .*A4"))), qPrintable(about));
        QVERIFY(about.contains(QString::fromStdString(lesson->title)));
        const int pages =
            QRegularExpression(QStringLiteral("Pages: +(\\d+)")).match(about).captured(1).toInt();
        QCOMPARE(pages, pagesIn(*paper));
        QCOMPARE(text.count(QStringLiteral("Posiscope · CC BY 4.0")), pages);
        // Every font is embedded in the file.
        const QString fonts = QString::fromUtf8(popplersWord(QStringLiteral("pdffonts"), {path}));
        QVERIFY2(!fonts.contains(QRegularExpression(QStringLiteral("\\bno +(yes|no) +(yes|no) +\\d"))),
                 qPrintable(fonts));
    }

    /// Pictures are as wide as a column, half the page. Equal states have only one picture.
    void pictures() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nFirst.\n\n"
            "## Two\n\nThe same.\n\n## Three\n\n```state\nbase = 100\n```\n\nAnother.\n");
        const auto document = Paper(lesson, HandoutKind::pupil);
        QCOMPARE(picturesIn(*document), 2);
        for (const QTextBlock& block : blocksOf(*document))
            if (hasPicture(block))
                QCOMPARE(block.begin().fragment().charFormat().toImageFormat().width(),
                         double(handoutColumn));
    }

    /// A picture that the text names is printed no wider than the column. A missing one is replaced by its
    /// alternative text.
    void picturesOfTexts() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nA model:\n\n![the "
            "layers](transformer-positions.svg)\n\n![the words](gone.svg)\n");
        const Paper paper(lesson, HandoutKind::pupil);
        QCOMPARE(picturesIn(*paper), 2);
        const auto blocks = blocksOf(*paper);
        const auto picture = *std::next(blocks.rbegin());
        QVERIFY(hasPicture(picture));
        QVERIFY(picture.begin().fragment().charFormat().toImageFormat().width() <= handoutColumn);
        QCOMPARE(blocks.back().text(), QStringLiteral("the words"));
        QVERIFY(blocks.back().begin().fragment().charFormat().fontItalic());
    }

    /// The effects of an answer on the screen are not on the pupil's sheet.
    void picturesAfterTheAnswer() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nText.\n\n"
            "```predict\nWhich?\n- [x] One\n- [ ] Two\n```\n\n```after\npanes = spectrum\n```\n\n"
            "```then\nNow {{= max_len }} positions.\n```\n");
        QCOMPARE(picturesIn(*Paper(lesson, HandoutKind::pupil)), 1);
        QCOMPARE(picturesIn(*Paper(lesson, HandoutKind::solutions)), 2);
        QVERIFY(!Paper(lesson, HandoutKind::pupil)->toPlainText().contains(QLatin1String("Now")));
        QVERIFY(Paper(lesson, HandoutKind::solutions)
                    ->toPlainText()
                    .contains(QLatin1String("Now 256 positions.")));
    }

    /// A paragraph higher than a page is divided between lines, and nothing is lost.
    void longParagraphs_data() {
        QTest::addColumn<QString>("header");
        QTest::newRow("step") << QString();
        QTest::newRow("head") << QStringLiteral("summary: ") + QStringLiteral("word ").repeated(3000) + u'\n';
    }
    void longParagraphs() {
        QFETCH(QString, header);
        std::string text;
        for (int n = 0; n < 3000; ++n)
            text += "word" + std::to_string(n) + " ";
        const auto document =
            Paper(lessonOf("## One\n\n" + text + "\n", header.toStdString()), HandoutKind::pupil);
        QVERIFY(pagesIn(*document) >= 2);
        checkColumns(*document);
    }

    /// Long titles have a second line: in the head, at the foot of the page, and above a picture.
    void longTitles() {
        const Lesson lesson = lessonOf("## One\n\nText.\n", "title: " + std::string(20, 'x') +
                                                                " a title that is longer than a line of the "
                                                                "foot of a page, and goes on to its end\n");
        const auto bytes = handoutPdf(lesson, {});
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("handout.pdf"));
        QVERIFY(!saveBytes(path, *bytes));
        const QString text = textOfPdf(path);
        QCOMPARE(text.count(QLatin1String("to its end")), 2);
        QVERIFY2(!text.contains(QChar(0x2026)), qPrintable(text));
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
};

POSISCOPE_WINDOW_TEST(TestHandout)
#include "tst_handout.moc"
