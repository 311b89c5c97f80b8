#include "ui/fontrules.h"

#include <fontconfig/fontconfig.h>

namespace posiscope {

namespace {

/// Without a folder for its lists of fonts in the rules fontconfig adds one, which cannot be done from
/// outside.
bool hasCacheFolder(FcConfig* config) {
    FcStrList* const folders = FcConfigGetCacheDirs(config);
    if (folders == nullptr) return false;
    const bool any = FcStrListNext(folders) != nullptr;
    FcStrListDone(folders);
    return any;
}

}  // namespace

void readFontRules() {
    FcConfig* const config = FcConfigCreate();
    if (config == nullptr) return;
    // Where anything is unusual fontconfig does it all itself, when Qt asks for the first font.
    if (FcConfigParseAndLoad(config, nullptr, FcTrue) != FcTrue || !hasCacheFolder(config) ||
        FcConfigBuildFonts(config) != FcTrue || FcConfigSetCurrent(config) != FcTrue)
        FcConfigDestroy(config);
}

}  // namespace posiscope
