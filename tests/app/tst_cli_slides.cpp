// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons as slides: a page for each press, text as text, notes, pictures; and what is refused.
#include <QElapsedTimer>
#include <QImage>

#include "tests/app/programtest.h"
#include "tests/support/allrows.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"

namespace {

/// Two steps: a text of two paragraphs, a question and what follows it; a task with a solution.
const QByteArray sound =
    "---\nlesson: mine\ntitle: Mine\nsummary: Of mine.\nminutes: 5\n---\n\n## One\n\n```state\nd_model = "
    "16\npanes = waves\n```\n\nHello {{ d_model }}.\n\nA second paragraph.\n\n```predict\nWhich?\n- [ ] "
    "This.\n- [x] That.\nbecause: It is {{ d_model }}.\nstill: The text says it.\n```\n\n```notes\nSay it "
    "slowly.\n```\n\n## Two\n\n```task\nDo it.\ndone: base < 100\nsolution: base = 50\n```\n";

int pagesOf(const QString& pdf) {
    const QString said = QString::fromUtf8(popplersWord(QStringLiteral("pdfinfo"), {pdf}));
    static const QRegularExpression pages(QStringLiteral("\nPages: +(\\d+)\n"));
    return pages.match(said).captured(1).toInt();
}

}  // namespace

class TestCliSlides : public ProgramTest {
    Q_OBJECT

    QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    QStringList words(const QString& lesson, const QString& output) const {
        return {"slides", "--lesson", lesson, "-o", output};
    }

 private slots:
    /// Page by page: the first paragraph, the second, the question, its answer, the task, its solution, and
    /// the page that names the source.
    void aPageForEachPress() {
        writeBytes(path("mine.md"), sound);
        VERIFY_DONE(program_.run(words(path("mine.md"), path("mine.pdf"))));
        const int pages = pagesOf(path("mine.pdf"));
        QCOMPARE(pages, 7);
        const auto textOf = [&](int page) {
            const QString number = QString::number(page);
            return QString::fromUtf8(popplersWord(
                QStringLiteral("pdftotext"), {"-raw", "-f", number, "-l", number, path("mine.pdf"), "-"}));
        };
        QVERIFY(textOf(1).contains("Hello 16.") && !textOf(1).contains("A second paragraph."));
        QVERIFY(textOf(2).contains("A second paragraph.") && !textOf(2).contains("Which?"));
        QVERIFY(textOf(3).contains("Which?") && !textOf(3).contains("It is 16."));
        QVERIFY(textOf(4).contains("It is 16."));
        QVERIFY(textOf(5).contains("Do it."));
        QVERIFY(textOf(7).contains("A lesson of Posiscope") && textOf(7).contains("https://"));
        const QString size = QString::fromUtf8(popplersWord(QStringLiteral("pdfinfo"), {path("mine.pdf")}));
        QVERIFY2(size.contains("960 x 540 pts"), qPrintable(size));
    }

    void notes() {
        writeBytes(path("mine.md"), sound);
        VERIFY_DONE(program_.run(words(path("mine.md"), path("mine.pdf")) + QStringList{"--notes"}));
        QCOMPARE(pagesOf(path("mine.pdf")), 8);
        QVERIFY(textOfPdf(path("mine.pdf")).contains("Say it slowly."));
    }

    void pictures() {
        writeBytes(path("mine.md"), sound);
        VERIFY_DONE(program_.run(words(path("mine.md"), path("mine.png"))));
        const QStringList files = QDir(folder_->path()).entryList({"mine-*.png"}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 6);
        QCOMPARE(files.front(), QStringLiteral("mine-000.png"));
        for (const QString& file : files)
            QCOMPARE(QImage(folder_->filePath(file)).size(), QSize(1920, 1080));
    }

    void webp() {
        writeBytes(path("mine.md"), sound);
        VERIFY_DONE(program_.run(words(path("mine.md"), path("mine.webp"))));
        const QStringList files = QDir(folder_->path()).entryList({"mine-*.webp"}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 6);
        QFile file(folder_->filePath(files.front()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.read(4), QByteArray("RIFF"));
    }

    /// A folder that a browser presents: a page, a picture for each slide, a motion that plays once.
    void aFolder() {
        QByteArray moving = sound;
        moving.replace("still: The text says it.\n```\n",
                       "```\n\n```after\nmove.base = 10000..100 in 0.5\n```\n");
        writeBytes(path("mine.md"), moving);
        VERIFY_DONE(program_.run(words(path("mine.md"), path("mine"))));
        const QStringList files = QDir(path("mine")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files, (QStringList{"001.webp", "002.webp", "003.webp", "004.webp", "005.webp", "006.webp",
                                     "007.webp", "index.html"}));
        QFile index(path("mine/index.html"));
        QVERIFY(index.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(index.readAll());
        QCOMPARE(page.count("<img data-src="), 7);
        QVERIFY(page.contains("<img data-src=\"004.webp\" alt=\"One\" data-moves>"));
        QCOMPARE(page.count("data-moves>"), 1);
        QVERIFY(page.contains("<title>Mine</title>") && page.contains("CC BY 4.0") &&
                !page.contains('{' + QString("title}")));
        const auto bytesOf = [&](const char* name) {
            QFile file(path("mine") + '/' + name);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(bytesOf("004.webp").contains("ANIM") && !bytesOf("005.webp").contains("ANIM"));
        QCOMPARE(bytesOf("004.webp").count("ANMF"), 5);
        const Ran again = program_.run(words(path("mine.md"), path("mine")));
        QCOMPARE(again.status, 1);
        QVERIFY2(again.errors.contains("is a folder"), again.text());
        QCOMPARE(QDir(folder_->path()).entryList({".posiscope*"}, QDir::Dirs | QDir::Hidden).size(), 0);
    }

    /// Every lesson in each language, or three of them: within 15 s of processor time and 25 MB.
    void lessons_data() {
        const Rows<QString, QString> row("lesson", "language");
        const QStringList codes{"en", "zh", "ru"};
        QStringList names = QDir(POSISCOPE_TEST_DATA "/../../resources/lessons/en")
                                .entryList({"*.md"}, QDir::Files, QDir::Name);
        names.replaceInStrings(QRegularExpression("^[0-9]+-|^lecture-|[.]md$"), QString());
        for (qsizetype n = 0; n < names.size(); ++n)
            for (qsizetype m = 0; m < codes.size(); ++m)
                if (allRows() || (n % 7 == 2 && m == (n / 7) % 3))
                    row(qPrintable(names[n] + u' ' + codes[m]), names[n], codes[m]);
    }
    void lessons() {
        const auto [lesson, language] = fetchRow<QString, QString>();
        const QString file = path("slides.pdf");
        VERIFY_DONE(program_.run(words(lesson, file) + QStringList{"--lang", language}));
        QVERIFY(QFileInfo(file).size() < 25'000'000);
        QVERIFY(pagesOf(file) > 20);
        const QString fonts = QString::fromUtf8(popplersWord(QStringLiteral("pdffonts"), {file}));
        QVERIFY2(fonts.count("CID TrueType") >= 2 && !fonts.contains("Type 3"), qPrintable(fonts));
    }

    /// What can be pressed on the screen alone is not there; the last slide names the next lesson.
    void nothingToPress() {
        VERIFY_DONE(program_.run(words("in-code", path("slides.pdf"))));
        const QString text = textOfPdf(path("slides.pdf"));
        for (const char* button : {"Show without answering", "Check", "Show me", "Show a hint",
                                   "such as 0.25", "press", "\u25bc", "\u25b2"})
            QVERIFY2(!text.contains(QString::fromUtf8(button)), button);
        QVERIFY(text.contains("Next lesson: Where positions enter"));
        QVERIFY(text.contains("How many numbers does"));
    }

    void mistakesAreNamed() {
        QByteArray wrong = sound;
        wrong.replace("d_model = 16", "d_modell = 16");
        writeBytes(path("wrong.md"), wrong);
        const Ran ran = program_.run(words(path("wrong.md"), path("wrong.pdf")));
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.errors.contains("d_modell") && ran.errors.contains("line "), ran.text());
        QVERIFY(!QFile::exists(path("wrong.pdf")));
    }

    void refused_data() {
        const Rows<QString, QString, QString, int, QString> row("lesson", "output", "option", "status",
                                                                "said");
        row("no lesson", "", "a.pdf", "", 2, "--lesson is missing");
        row("an unknown one", "waves", "a.pdf", "", 2, "waves");
        row("another format", "wavelengths", "a.pptx", "", 2, ".pdf, .png or .webp");
        row("notes on pictures", "wavelengths", "a.png", "--notes", 2, "--notes");
        row("a folder that is missing", "wavelengths", "/nowhere/a.pdf", "", 1, "/nowhere");
    }
    void refused() {
        const auto [lesson, output, option, status, said] =
            fetchRow<QString, QString, QString, int, QString>();
        QStringList all{"slides", "-o", output.startsWith('/') ? output : folder_->filePath(output)};
        if (!lesson.isEmpty()) all << "--lesson" << lesson;
        if (!option.isEmpty()) all << option;
        VERIFY_REFUSED(program_.run(all), status, QStringList{said});
    }
    void aFolderIsRefused() {
        QVERIFY(QDir(folder_->path()).mkdir("a.pdf"));
        VERIFY_REFUSED(program_.run(words("wavelengths", path("a.pdf"))), 1, QStringList{"is a folder"});
    }
};

QTEST_GUILESS_MAIN(TestCliSlides)
#include "tst_cli_slides.moc"
