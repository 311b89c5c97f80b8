#include "core/tables/otherformats.h"

#include "core/base/lowercase.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

Error whyNotRead(const InputFile& file, const std::string& path) {
    const auto beginning = file.beginning(64);
    if (beginning && isLegacyTorch(*beginning)) return legacyTorch();
    for (const char* ending : {".pt", ".pth", ".bin", ".pkl", ".pickle", ".ckpt"})
        if (lowerCase(path).ends_with(ending)) return pickled();
    if (beginning && looksPickled(*beginning)) return pickled();
    return tableError(POSISCOPE_TR("core", "it is not a table file that Posiscope reads: %1"),
                      {".npy, .npz, .safetensors, .csv, .pt, .gguf"});
}

}  // namespace posiscope
