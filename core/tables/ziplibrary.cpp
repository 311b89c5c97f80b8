#include "core/tables/ziplibrary.h"

#include <dlfcn.h>

namespace posiscope {

namespace {

struct Loaded {
    ZipLibrary library;
    std::string problem;
};

template <class Function>
void find(void* handle, const char* name, Function& function) {
    function = reinterpret_cast<Function>(dlsym(handle, name));
}

Loaded load() {
    Loaded loaded;
    void* const handle = dlopen(POSISCOPE_LIBZIP, RTLD_LAZY | RTLD_LOCAL);
    if (handle == nullptr) {
        loaded.problem = dlerror();
        return loaded;
    }
    ZipLibrary& library = loaded.library;
    find(handle, "zip_fdopen", library.fdopen);
    find(handle, "zip_discard", library.discard);
    find(handle, "zip_get_num_entries", library.getNumEntries);
    find(handle, "zip_get_name", library.getName);
    find(handle, "zip_stat_init", library.statInit);
    find(handle, "zip_stat_index", library.statIndex);
    find(handle, "zip_fopen_index", library.fopenIndex);
    find(handle, "zip_fread", library.fread);
    find(handle, "zip_fclose", library.fclose);
    if (const char* problem = dlerror()) loaded.problem = problem;
    return loaded;
}

}  // namespace

Result<const ZipLibrary*> zipLibrary() {
    static const Loaded loaded = load();
    if (!loaded.problem.empty()) return Error{Text::asIs(loaded.problem), {}};
    return &loaded.library;
}

}  // namespace posiscope
