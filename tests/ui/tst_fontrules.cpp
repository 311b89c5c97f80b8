// Fonts are found by the same rules as if fontconfig had read them by itself.
#include "ui/fontrules.h"

#include <fontconfig/fontconfig.h>

#include <QTest>

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
QString match(FcConfig* config, const char* description) {
    FcPattern* wanted = FcNameParse(reinterpret_cast<const FcChar8*>(description));
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

}  // namespace

class TestFontRules : public QObject {
    Q_OBJECT

 private slots:
    void theSameAsFontconfigs() {
        FcConfig* const own = FcInitLoadConfigAndFonts();
        readFontRules();
        FcConfig* const ours = FcConfigGetCurrent();
        QVERIFY(own != ours);
        QCOMPARE(all(FcConfigGetConfigFiles(ours)), all(FcConfigGetConfigFiles(own)));
        QCOMPARE(all(FcConfigGetFontDirs(ours)), all(FcConfigGetFontDirs(own)));
        QCOMPARE(all(FcConfigGetCacheDirs(ours)), all(FcConfigGetCacheDirs(own)));
        QCOMPARE(FcConfigGetFonts(ours, FcSetSystem)->nfont, FcConfigGetFonts(own, FcSetSystem)->nfont);
        for (const char* description : {"sans", "serif:italic", "monospace", "Open Sans:bold",
                                        "sans:lang=zh-cn", "a name that no font has"})
            QCOMPARE(match(ours, description), match(own, description));
        FcConfigDestroy(own);
    }
};

QTEST_GUILESS_MAIN(TestFontRules)
#include "tst_fontrules.moc"
