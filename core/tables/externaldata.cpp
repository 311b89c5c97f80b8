// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/externaldata.h"

#include <algorithm>
#include <filesystem>

#include "core/base/printable.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

namespace fs = std::filesystem;

/// Whether a path is one in the folder, after all links.
bool isInside(const fs::path& folder, const fs::path& path) {
    std::error_code problem;
    const fs::path whole = fs::weakly_canonical(folder, problem);
    const fs::path inner = problem ? fs::path() : fs::weakly_canonical(path, problem);
    if (problem) return false;
    const auto [end, rest] = std::mismatch(whole.begin(), whole.end(), inner.begin(), inner.end());
    return end == whole.end() && rest != inner.end();
}

}  // namespace

Result<InputFile> openExternalData(const std::string& model, const TensorInfo& info) {
    const fs::path location(info.external);
    const std::string shown = printable(info.external, 80);
    const fs::path folder = fs::absolute(fs::path(model)).parent_path();
    if (location.is_absolute() || !isInside(folder, folder / location))
        return aboutArray(
            info.name,
            {POSISCOPE_TR("core", "its numbers are in the file %1, which is not in the model’s folder"),
             {shown}});
    auto file = InputFile::open((folder / location).string());
    if (!file)
        return aboutArray(info.name,
                          Text(POSISCOPE_TR("core", "its numbers are in the file %1 beside the model: %2"))
                              .with(Text::asIs(shown))
                              .with(file.error().text));
    std::uint64_t bytes = bytesOf(*info.cells);
    bool tooMany = false;
    for (const std::uint64_t length : info.shape)
        tooMany = __builtin_mul_overflow(bytes, length, &bytes) || tooMany;
    if (tooMany || info.offset > file->size() || bytes > file->size() - info.offset)
        return aboutArray(
            info.name,
            {POSISCOPE_TR("core", "its numbers are in the file %1, which is too short for them"), {shown}});
    return file;
}

}  // namespace posiscope
