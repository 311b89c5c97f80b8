// SPDX-License-Identifier: GPL-3.0-or-later
// The fonts are those of the program, and they have every letter of its texts.
#include <QDir>
#include <QRawFont>
#include <QResource>
#include <QTextLayout>

#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/style/fonts.h"
#include "ui/style/theme.h"

using namespace posiscope;

namespace {

QRawFont faceOf(const QString& name) {
    return QRawFont(bytesOf(QStringLiteral(":/fonts/") + name), 20);
}

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

QFont italic(QFont font) {
    font.setItalic(true);
    return font;
}

/// The text of every file in a folder whose name matches.
QString textsIn(const QString& folder, const QString& pattern) {
    QString text;
    for (const QFileInfo& file : QDir(folder).entryInfoList({pattern}))
        text += QString::fromUtf8(bytesOf(file.filePath()));
    return text;
}

}  // namespace

class TestFonts : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// Whatever is installed, the glyphs come from these files.
    void face_data() {
        const Rows<QString, QFont, QString> row("language", "font", "file");
        const QFont signs{signFamily()}, symbols{symbolFamily()};
        row("text", "en", textFont(), "sans.ttf");
        row("semibold", "en", textFont(13, QFont::DemiBold), "sans-semibold.ttf");
        row("bold", "en", textFont(13, QFont::Bold), "sans-bold.ttf");
        row("italic", "en", italic(textFont()), "sans-italic.ttf");
        row("semibold italic", "en", italic(textFont(13, QFont::DemiBold)), "sans-semibold-italic.ttf");
        row("bold italic", "en", italic(bold(textFont())), "sans-bold-italic.ttf");
        row("code", "en", codeFont(), "code.ttf");
        row("bold code", "en", bold(codeFont()), "code-bold.ttf");
        row("symbols", "en", symbols, "serif.ttf");
        row("italic symbols", "en", italic(symbols), "serif-italic.ttf");
        row("signs", "en", signs, "signs.ttf");
        row("bold signs", "en", bold(signs), "signs-bold.ttf");
        row("Russian text", "ru", textFont(), "sans.ttf");
        useLanguage(*findLanguage(QStringLiteral("zh")));
        row("Chinese text", "zh", textFont(), "chinese.otf");
        row("Chinese semibold", "zh", textFont(13, QFont::DemiBold), "chinese-bold.otf");
        useLanguage(*findLanguage(QStringLiteral("en")));
    }
    void face() {
        const auto [language, font, file] = fetchRow<QString, QFont, QString>();
        useLanguage(*findLanguage(language));
        const QRawFont used = QRawFont::fromFont(font);
        const QRawFont ours = faceOf(file);
        QVERIFY(ours.isValid());
        for (const char* table : {"head", "hmtx", "cmap", "name"}) {
            QVERIFY2(!ours.fontTable(table).isEmpty(), table);
            QVERIFY2(used.fontTable(table) == ours.fontTable(table), qPrintable(used.familyName()));
        }
    }

    /// A character that the first font lacks comes from another font of the program.
    void otherFace_data() {
        const Rows<QFont, QString, QString> row("font", "letter", "file");
        row("Chinese in text", textFont(), "位", "chinese.otf");
        row("Chinese in code", codeFont(), "位", "chinese.otf");
        row("Chinese in a formula", QFont(symbolFamily()), "位", "chinese.otf");
        row("a box in text", textFont(), "☐", "signs.ttf");
        // The Chinese one is as wide as a character: "PE(p) · PE(q)".
        row("a middle dot in Chinese text", QFont(QStringLiteral("Posiscope Chinese")), "·", "sans.ttf");
    }
    void otherFace() {
        const auto [font, letter, file] = fetchRow<QFont, QString, QString>();
        QTextLayout layout(letter, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        QCOMPARE(layout.glyphRuns().size(), 1);
        const QRawFont ours = faceOf(file);
        QCOMPARE(layout.glyphRuns().constFirst().rawFont().fontTable("head"), ours.fontTable("head"));
    }

    /// Every character of the program's own texts is in one of its fonts.
    void everyLetter_data() { eachLanguage("code"); }
    void everyLetter() {
        QFETCH(QString, code);
        const QString translations = QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/translations");
        const QString texts = textsIn(translations, QStringLiteral("*_%1.ts").arg(code)) +
                              textsIn(QStringLiteral(":/lessons/") + code, QStringLiteral("*")) +
                              textsIn(QStringLiteral(":/manual/") + code, QStringLiteral("*"));
        QVERIFY(texts.size() > 100'000);
        std::vector<QRawFont> faces;
        for (const QString& name : QDir(QStringLiteral(":/fonts")).entryList())
            faces.push_back(faceOf(name));
        QString missing;
        for (const uint letter : texts.toUcs4())
            if (letter > ' ' && std::none_of(faces.begin(), faces.end(), [&](const QRawFont& face) {
                    return face.supportsCharacter(letter);
                }))
                missing += QStringLiteral("U+%1 ").arg(letter, 4, 16);
        QVERIFY2(missing.isEmpty(), qPrintable(missing));
    }

    /// The fonts are used where the program's file has them: they are not compressed.
    void nothingIsCopied() {
        const QStringList names = QDir(QStringLiteral(":/fonts")).entryList();
        QVERIFY(names.size() > 10);
        for (const QString& name : names)
            QCOMPARE(QResource(QStringLiteral(":/fonts/") + name).compressionAlgorithm(),
                     QResource::NoCompression);
    }

    void drawings_data() {
        const Rows<QByteArray, QByteArray> row("drawing", "read");
        row("attribute", R"(<g font-family="DejaVu Sans, Noto Sans, sans-serif">)",
            R"(<g font-family="Posiscope Signs">)");
        row("single quotes", "<g font-family='Open Sans'>", "<g font-family='Posiscope Sans'>");
        row("style", R"(<g style="font-family:'DejaVu Sans Mono';fill:red">)",
            R"(<g style="font-family:Posiscope Code;fill:red">)");
        row("general name", R"(<g font-family="serif"/>)", R"(<g font-family="Posiscope Serif"/>)");
        row("another font", R"(<g font-family="Comic Neue">)", R"(<g font-family="Comic Neue">)");
        row("words", "<text>Open Sans, font-family</text>", "<text>Open Sans, font-family</text>");
    }
    void drawings() {
        const auto [drawing, read] = fetchRow<QByteArray, QByteArray>();
        QCOMPARE(withOwnFonts(drawing), read);
    }
};

POSISCOPE_WINDOW_TEST(TestFonts)
#include "tst_fonts.moc"
