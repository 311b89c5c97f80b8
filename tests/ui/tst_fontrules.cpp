// Fonts are found by the same rules as if fontconfig had read them by itself, but for those that do not
// matter.
#include "ui/fontrules.h"

#include <fontconfig/fontconfig.h>

#include <QDir>
#include <QTemporaryDir>
#include <span>

#include "tests/support/strict.h"

using namespace posiscope;

namespace {

QStringList all(FcStrList* list) {
    QStringList words;
    while (const FcChar8* word = FcStrListNext(list))
        words << QString::fromUtf8(reinterpret_cast<const char*>(word));
    FcStrListDone(list);
    words.sort();
    return words;
}

/// The file of the font for the description.
QString match(FcConfig* config, const QString& description) {
    FcPattern* wanted = FcNameParse(reinterpret_cast<const FcChar8*>(description.toUtf8().constData()));
    FcConfigSubstitute(config, wanted, FcMatchPattern);
    FcDefaultSubstitute(wanted);
    FcResult result{};
    FcPattern* found = FcFontMatch(config, wanted, &result);
    FcChar8* file = nullptr;
    FcPatternGetString(found, FC_FILE, 0, &file);
    const QString name = QString::fromUtf8(reinterpret_cast<const char*>(file));
    FcPatternDestroy(found);
    FcPatternDestroy(wanted);
    return name;
}

bool write(const QString& path, const QByteArray& inside) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(
               "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n"
               "<fontconfig>" +
               inside + "</fontconfig>") > 0;
}

/// Elements of that name, one for each word.
QByteArray elements(const char* name, const QStringList& words) {
    QByteArray made;
    for (const QString& word : words)
        made += QByteArray("<") + name + ">" + word.toUtf8() + "</" + name + ">";
    return made;
}

const QByteArray folderOfRules = "<include ignore_missing=\"yes\">conf.d</include>";

/// Files of rules besides the main one, as readFontRules() has left them.
QStringList readNow() {
    QStringList names;
    for (const QString& path : all(FcConfigGetConfigFiles(FcConfigGetCurrent())))
        if (const QFileInfo file(path); file.dir().dirName() == QLatin1String("conf.d"))
            names << file.fileName();
    return names;
}

}  // namespace

class TestFontRules : public QObject {
    Q_OBJECT

    QTemporaryDir home_;
    FcConfig* own_ = nullptr;  // as fontconfig reads it
    QByteArray folders_;       // the system's, for rules of our own

    void useMainFile(const QByteArray& inside) {
        QVERIFY(write(home_.filePath("rules/fonts.conf"), inside));
        qputenv("FONTCONFIG_PATH", home_.filePath("rules").toUtf8());
    }
    void writeRules(const QStringList& names) {
        for (const QString& name : names)
            QVERIFY(write(home_.filePath("rules/conf.d/" + name), "<description>one</description>"));
    }

 private slots:
    void init() {
        failOnAnyWarning();
        for (const char* name : {"FONTCONFIG_PATH", "FONTCONFIG_FILE"})
            qunsetenv(name);
        qputenv("XDG_CONFIG_HOME", home_.filePath("config").toUtf8());
        QDir(home_.filePath("rules")).removeRecursively();
        QDir(home_.filePath("config")).removeRecursively();
        own_ = FcInitLoadConfigAndFonts();
        folders_ = elements("dir", all(FcConfigGetFontDirs(own_))) +
                   elements("cachedir", all(FcConfigGetCacheDirs(own_)));
    }
    void cleanup() {
        FcConfigDestroy(own_);
        own_ = nullptr;
    }

    void theSameFonts() {
        readFontRules();
        FcConfig* const ours = FcConfigGetCurrent();
        QVERIFY(own_ != ours);
        QCOMPARE(all(FcConfigGetFontDirs(ours)), all(FcConfigGetFontDirs(own_)));
        QCOMPARE(all(FcConfigGetCacheDirs(ours)), all(FcConfigGetCacheDirs(own_)));
        QCOMPARE(FcConfigGetFonts(ours, FcSetSystem)->nfont, FcConfigGetFonts(own_, FcSetSystem)->nfont);
        QStringList descriptions{"Noto Sans CJK SC", "sans:lang=zh-cn", "sans:lang=ja"};
        for (const auto& families :
             {std::span<const char* const>(textFamilies), std::span<const char* const>(codeFamilies),
              std::span<const char* const>(symbolFamilies)})
            for (const char* family : families) {
                // What is not installed is never asked for.
                if (!QFileInfo(match(own_, family)).fileName().startsWith(QString(family).remove(' ')))
                    continue;
                descriptions << family << QString("%1:bold").arg(family) << QString("%1:italic").arg(family);
            }
        QVERIFY(descriptions.size() >= 3 + 3 * 3);
        for (const QString& description : descriptions)
            QCOMPARE(match(ours, description), match(own_, description));
    }

    void ourFamiliesStandForTheGenericOnes() {
        readFontRules();
        FcConfig* const ours = FcConfigGetCurrent();
        const auto first = [&](std::span<const char* const> families) {
            for (const char* family : families)
                if (const QString file = match(own_, family);
                    QFileInfo(file).fileName().startsWith(QString(family).remove(' ')))
                    return file;
            return QString();
        };
        QCOMPARE(match(ours, "sans"), first(textFamilies));
        QCOMPARE(match(ours, "serif"), first(symbolFamilies));
        QCOMPARE(match(ours, "monospace"), first(codeFamilies));
        QVERIFY(!match(ours, "a name that no font has").isEmpty());
    }

    void rulesOfTheUserHold() {
        QVERIFY(write(home_.filePath("config/fontconfig/fonts.conf"),
                      "<match target=\"pattern\"><test name=\"family\"><string>Open Sans</string></test>"
                      "<edit name=\"family\" mode=\"assign\" binding=\"strong\">"
                      "<string>DejaVu Sans Mono</string></edit></match>"));
        readFontRules();
        QCOMPARE(match(FcConfigGetCurrent(), "Open Sans"), match(own_, "DejaVu Sans Mono"));
    }

    void filesThatMatter_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("read");
        QTest::newRow("folders of fonts") << "09-folders.conf" << true;
        QTest::newRow("rendering") << "10-hinting-slight.conf" << true;
        QTest::newRow("hinting of small sizes") << "20-unhint-small-vera.conf" << false;
        QTest::newRow("substitutes") << "30-metric-aliases.conf" << false;
        QTest::newRow("generic") << "48-spacing.conf" << false;
        QTest::newRow("without a generic family") << "49-sansserif.conf" << true;
        QTest::newRow("the user's") << "50-user.conf" << true;
        QTest::newRow("the machine's") << "51-local.conf" << true;
        QTest::newRow("of a package of fonts") << "57-dejavu-sans.conf" << false;
        QTest::newRow("generic families") << "60-latin.conf" << false;
        QTest::newRow("last of the generic families") << "69-unifont.conf" << false;
        QTest::newRow("which fonts there are") << "70-no-bitmaps.conf" << true;
        QTest::newRow("slanted by the machine") << "90-synthetic.conf" << true;
        QTest::newRow("without a number") << "latin.conf" << false;
    }
    void filesThatMatter() {
        QFETCH(QString, file);
        QFETCH(bool, read);
        writeRules({file});
        useMainFile(folders_ + folderOfRules);
        readFontRules();
        QCOMPARE(readNow().contains(file), read);
    }

    void allRulesWhereSomethingIsUnusual_data() {
        QTest::addColumn<QByteArray>("inside");
        QTest::newRow("another way to name the folder")
            << folders_ + "<include>" + home_.filePath("rules/conf.d").toUtf8() + "</include>";
        QTest::newRow("named twice") << folders_ + folderOfRules + folderOfRules;
        QTest::newRow("relative") << folders_ + "<dir prefix=\"relative\">fonts</dir>" + folderOfRules;
        QTest::newRow("no fonts") << "<dir>" + home_.path().toUtf8() + "/none</dir><cachedir>" +
                                         home_.path().toUtf8() + "/cache</cachedir>" + folderOfRules;
    }
    void allRulesWhereSomethingIsUnusual() {
        QFETCH(QByteArray, inside);
        const QStringList rules{"10-rendering.conf", "30-substitutes.conf", "60-generic.conf"};
        writeRules(rules);
        useMainFile(inside);
        readFontRules();
        QCOMPARE(readNow(), rules);
    }
};

QTEST_GUILESS_MAIN(TestFontRules)
#include "tst_fontrules.moc"
