#include "ui/fontrules.h"

#include <fontconfig/fontconfig.h>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <cstring>
#include <span>

namespace posiscope {

namespace {

using Families = std::span<const char* const>;

const char* text(const FcChar8* bytes) {
    return reinterpret_cast<const char*>(bytes);
}

/// By fontconfig's convention (conf.d/README) the first two digits of a file tell what its rules are for. 20
/// to 29 say how the small sizes of some families are hinted, which we never do; 30 to 39 which families
/// stand in for others, 40 to 49 and 60 to 69 what the generic families are, but for 49: what is of no
/// generic family is taken as sans-serif. Packages of fonts put theirs at 56 to 59 too, after the user's own
/// rules at 50.
bool matters(const QString& file) {
    const int number = file.left(2).toInt();
    return number < 20 || (number >= 49 && number < 56) || number >= 70;
}

QByteArray generic(const char* name, Families families) {
    QByteArray rule = QByteArray("<alias><family>") + name + "</family><prefer>";
    for (const char* family : families)
        rule += QByteArray("<family>") + family + "</family>";
    return rule + "</prefer></alias>";
}

/// Where fontconfig finds what is called so in its rules; the main file without a name.
QString found(FcConfig* config, const char* name) {
    FcChar8* const path = FcConfigGetFilename(config, reinterpret_cast<const FcChar8*>(name));
    if (path == nullptr) return {};
    const QString read = QFile::decodeName(text(path));
    FcStrFree(path);
    return read;
}

/// The main file with those of its folder that matter to us; empty where it is not as fontconfig brings it.
QByteArray fewRules(FcConfig* config) {
    QFile file(found(config, nullptr));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray rules = file.readAll();
    const QByteArray folderOfRules = "<include ignore_missing=\"yes\">conf.d</include>";
    // What is relative to the file would be looked for elsewhere, as the rules are read from memory.
    if (rules.count(folderOfRules) != 1 || rules.contains("prefix=\"relative\"")) return {};
    const QString path = found(config, "conf.d");
    if (path.isEmpty()) return {};
    const QDir folder(path);
    QByteArray chosen;
    for (const QString& name : folder.entryList({QStringLiteral("[0-9]*.conf")}, QDir::Files, QDir::Name))
        if (matters(name))
            chosen += "<include ignore_missing=\"yes\">" +
                      folder.absoluteFilePath(name).toHtmlEscaped().toUtf8() + "</include>";
    return rules.replace(folderOfRules, chosen + generic("sans-serif", textFamilies) +
                                            generic("monospace", codeFamilies) +
                                            generic("serif", symbolFamilies));
}

/// Without a folder for its lists of fonts in the rules fontconfig adds one, which cannot be done from
/// outside.
bool hasCacheFolder(FcConfig* config) {
    FcStrList* const folders = FcConfigGetCacheDirs(config);
    if (folders == nullptr) return false;
    const bool any = FcStrListNext(folders) != nullptr;
    FcStrListDone(folders);
    return any;
}

bool isOf(const FcPattern* font, Families families) {
    FcChar8* family = nullptr;
    for (int n = 0; FcPatternGetString(font, FC_FAMILY, n, &family) == FcResultMatch; ++n)
        if (std::any_of(families.begin(), families.end(),
                        [&](const char* one) { return std::strcmp(one, text(family)) == 0; }))
            return true;
    return false;
}

bool hasOneOf(FcConfig* config, Families families) {
    const FcFontSet* const fonts = FcConfigGetFonts(config, FcSetSystem);
    return fonts != nullptr && std::any_of(fonts->fonts, fonts->fonts + fonts->nfont,
                                           [&](const FcPattern* font) { return isOf(font, families); });
}

bool readFew(FcConfig* config) {
    const QByteArray rules = fewRules(config);
    const auto* const bytes = reinterpret_cast<const FcChar8*>(rules.constData());
    return !rules.isEmpty() && FcConfigParseAndLoadFromMemory(config, bytes, FcFalse) == FcTrue &&
           hasCacheFolder(config) && FcConfigBuildFonts(config) == FcTrue && hasOneOf(config, textFamilies) &&
           hasOneOf(config, codeFamilies) && hasOneOf(config, symbolFamilies);
}

bool readAll(FcConfig* config) {
    return FcConfigParseAndLoad(config, nullptr, FcTrue) == FcTrue && hasCacheFolder(config) &&
           FcConfigBuildFonts(config) == FcTrue;
}

}  // namespace

void readFontRules() {
    for (const auto& read : {readFew, readAll}) {
        FcConfig* const config = FcConfigCreate();
        if (config != nullptr && read(config) && FcConfigSetCurrent(config) == FcTrue) return;
        if (config != nullptr) FcConfigDestroy(config);
    }
    // Where anything is unusual fontconfig does it all itself, when Qt asks for the first font.
}

}  // namespace posiscope
