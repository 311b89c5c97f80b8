// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/tablesource.h"

#include <algorithm>

#include "core/tables/slicename.h"
#include "core/tables/tablefile.h"
#include "core/tables/twotables.h"

namespace posiscope {

Result<std::vector<std::string>> arraysNamed(const std::string& path, const std::string& named) {
    const auto names = arrayNames(path);
    if (!names) return names.error();
    const auto holds = [&names](const std::string& name) {
        return std::find(names->begin(), names->end(), name) != names->end();
    };
    if (named.empty()) {
        // Separate cosines and sines need no names.
        if (names->size() == 2 && holds("cos") && holds("sin")) return std::vector<std::string>{"cos", "sin"};
        return std::vector<std::string>{};
    }
    const auto two = twoNames(named);
    if (holds(named) || !two) return std::vector{named};
    return std::vector{two->first, two->second};
}

Result<std::vector<StoredArray>> readArrays(const std::string& path, const std::vector<std::string>& names,
                                            const Progress& progress) {
    std::vector<StoredArray> arrays;
    for (const std::string& name : names.empty() ? std::vector<std::string>{""} : names) {
        auto array = readArray(path, name, progress);
        if (array) {
            arrays.push_back(std::move(array.value()));
            continue;
        }
        if (splitSliceName(name).second.empty()) return array.error();
        auto slice = readTable(path, name, progress);
        if (!slice) return slice.error();
        arrays.push_back(arrayOfTable(slice.value()));
    }
    if (arrays.size() == 2 && arrays[0].shape != arrays[1].shape)
        return Error{POSISCOPE_TR("core", "cosines and sines must be arrays of the same shape"), ""};
    return arrays;
}

StoredArray arrayOfTable(std::shared_ptr<const StoredTable> table) {
    const std::int64_t rows = table->rows(), columns = table->columns();
    return {table->name(), table->type(), false, {rows, columns}, {columns, 1}, std::move(table)};
}

}  // namespace posiscope
