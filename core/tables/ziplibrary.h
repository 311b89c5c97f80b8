// libzip, loaded when the first archive is opened.
#pragma once

#include <zip.h>

#include "core/result.h"

namespace posiscope {

/// What is used of libzip. It is not linked: with the cryptography that it brings along it would take as much
/// of every start as all the controls at the left of the window, and few starts open an archive.
struct ZipLibrary {
    decltype(&zip_fdopen) fdopen = nullptr;
    decltype(&zip_discard) discard = nullptr;
    decltype(&zip_get_num_entries) getNumEntries = nullptr;
    decltype(&zip_get_name) getName = nullptr;
    decltype(&zip_stat_init) statInit = nullptr;
    decltype(&zip_stat_index) statIndex = nullptr;
    decltype(&zip_fopen_index) fopenIndex = nullptr;
    decltype(&zip_fread) fread = nullptr;
    decltype(&zip_fclose) fclose = nullptr;
};

/// The same library each time; why not, in the system's words, where it cannot be loaded.
Result<const ZipLibrary*> zipLibrary();

}  // namespace posiscope
