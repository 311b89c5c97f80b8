// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and handouts are the same whatever fonts and locale a machine has.
#include "tests/app/picturetest.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"

namespace {

const QByteArray noFontAtAll = "<fontconfig></fontconfig>";
/// What is installed, with other fonts under the names of the program's fonts, and another choice of drawing.
const QByteArray otherFonts = R"(<fontconfig>
 <dir>/usr/share/fonts/truetype/dejavu</dir>
 <match target="scan"><test name="family"><string>DejaVu Serif</string></test>
  <edit name="family" mode="assign"><string>Open Sans</string></edit></match>
 <match target="scan"><test name="family"><string>DejaVu Sans Mono</string></test>
  <edit name="family" mode="assign"><string>DejaVu Sans</string></edit></match>
 <match><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
  <edit name="rgba" mode="assign"><const>rgb</const></edit>
  <edit name="antialias" mode="assign"><bool>true</bool></edit></match>
</fontconfig>)";

}  // namespace

class TestCliFonts : public PictureTest {
    Q_OBJECT

    /// The program on a machine with this configuration of fonts.
    void configure(const QByteArray& configuration) {
        program_ = Program();
        if (configuration.isEmpty()) return;
        const QString path = folder_->filePath("fonts.conf");
        writeBytes(path, configuration);
        program_.setEnvironment("FONTCONFIG_FILE", path);
        program_.setEnvironment("XDG_CACHE_HOME", folder_->filePath("cache"));
    }

    static void onEveryMachine() {
        const Rows<QByteArray, QString> row("configuration", "language");
        for (const char* language : {"en", "zh", "ru"}) {
            row(qPrintable(QString("no font %1").arg(language)), noFontAtAll, language);
            row(qPrintable(QString("other fonts %1").arg(language)), otherFonts, language);
        }
    }

    /// The handout of a lesson: its text, and its fonts.
    QString handout(const QString& language) {
        const QString path = folder_->filePath("handout.pdf");
        const Ran ran = program_.run({"handout", "--lesson", "rotary", "-o", path, "--lang", language});
        if (!ran.done()) return ran.text();
        QString fonts = popplersWord("pdffonts", {path});
        return textOfPdf(path) + fonts.remove(QRegularExpression("[A-Z]{6}\\+"));
    }

 private slots:
    void anyLocale_data() {
        const Rows<QString> row("locale");
        row("decimal commas", "ru_RU.UTF-8");
        row("wide commas", "zh_CN.UTF-8");
        row("Arabic digits", "ar_EG.UTF-8");
    }
    /// Without --lang commands speak English, numbers too.
    void anyLocale() {
        QFETCH(QString, locale);
        const auto pictureIn = [this](const QString& name) {
            program_ = Program();
            program_.setEnvironment("LC_ALL", name);
            const QString path = folder_->filePath("locale.png");
            const Ran ran = program_.run({"export", "--view", "offset-map", "-o", path});
            return ran.done() ? QImage(path) : QImage();
        };
        const QImage english = pictureIn("C.UTF-8");
        QVERIFY(!english.isNull());
        QCOMPARE(pictureIn(locale), english);
    }

    void picture_data() { onEveryMachine(); }
    void picture() {
        const auto [configuration, language] = fetchRow<QByteArray, QString>();
        for (const QString view : {"heatmap", "counting", "readout", "sentence"}) {
            const QStringList words{"--size", "700x400", "--lang", language};
            configure({});
            const QImage expected = drawn(view, words);
            configure(configuration);
            const QImage there = drawn(view, words);
            QCOMPARE(there.size(), QSize(700, 400));
            QVERIFY2(there == expected, qPrintable(view));
        }
    }

    void paper_data() { onEveryMachine(); }
    void paper() {
        const auto [configuration, language] = fetchRow<QByteArray, QString>();
        configure({});
        const QString expected = handout(language);
        configure(configuration);
        QCOMPARE(handout(language), expected);
        QVERIFY2(expected.contains("OpenSans") || language == "zh", qPrintable(expected));
        QVERIFY2(expected.contains("NotoSansCJKsc") == (language == "zh"), qPrintable(expected));
    }

    /// Other programs know the fonts under their own names.
    void namesInSvg() {
        configure({});
        for (const QString language : {"en", "zh"}) {
            const QString svg = exported("readout", "svg", {"--lang", language});
            QVERIFY(svg.contains(language == "zh" ? "font-family=\"Noto Sans CJK SC, "
                                                  : "font-family=\"Open Sans, "));
            QVERIFY(svg.contains("font-family=\"DejaVu Sans Mono, "));
            QVERIFY(!svg.contains("Posiscope Sans") && !svg.contains("Posiscope Code"));
        }
    }
};

QTEST_GUILESS_MAIN(TestCliFonts)
#include "tst_cli_fonts.moc"
