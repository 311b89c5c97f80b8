// SPDX-License-Identifier: GPL-3.0-or-later
// What no font has is said on stderr.
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

class TestCliMissingLetters : public ProgramTest {
    Q_OBJECT

    /// The program on a machine without any font.
    Ran runWithoutFonts(const QStringList& words) {
        const QString path = folder_->filePath("fonts.conf");
        writeBytes(path, "<fontconfig></fontconfig>");
        program_.setEnvironment("FONTCONFIG_FILE", path);
        return program_.run(words);
    }

 private slots:

    /// A character that no font has is named, with the package to install.
    void missingLetters_data() {
        const Rows<QString, QStringList> row("title", "said");
        row("Korean", "각", {"각", "fonts-noto-cjk"});
        row("Devanagari", "क", {"क", "fonts-noto-core"});
        row("Thai", "ส", {"ส", "fonts-noto-core"});
        // The embedded fonts have these letters.
        row("Arabic", "مرحبا", {});
        row("Hebrew", "שלום", {});
        row("all there", "位置 “π”", {});
    }
    void missingLetters() {
        const auto [title, said] = fetchRow<QString, QStringList>();
        const Ran ran = runWithoutFonts(
            {"export", "--view", "heatmap", "--title", title, "-o", folder_->filePath("a.png")});
        QCOMPARE(ran.status, said.isEmpty() ? 0 : 1);
        QCOMPARE(ran.errors.isEmpty(), said.isEmpty());
        for (const QString& word : said)
            QVERIFY2(ran.errors.contains(word.toUtf8()), ran.text());
    }

    void missingLettersOfAHandout() {
        const QString lesson = folder_->filePath("own.md");
        writeBytes(lesson,
                   "---\nlesson: own\ntitle: 각\nsummary: Own.\nminutes: 1\n---\n\n## Letters\n\nText.\n");
        const Ran ran = runWithoutFonts({"handout", "--lesson", lesson, "-o", folder_->filePath("a.pdf")});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.errors.startsWith("posiscope: error: ") && ran.errors.contains("각"), ran.text());
    }
};

QTEST_GUILESS_MAIN(TestCliMissingLetters)
#include "tst_cli_missingletters.moc"
