// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/opentable.h"
#include "core/encodings/registry.h"

#include "core/encodings/table.h"
#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"
#include "core/tables/tableshelf.h"

namespace posiscope {

Failure openTable(State& state, const std::string& path, const std::string& tensor) {
    const auto table = TableShelf::common().get(path, tensor);
    if (!table) return table.error();
    chooseEncoding(state, tableEncoding());
    state.set(keys::tableFile, path);
    state.set(keys::tensor, (*table)->array());
    const auto& shape = (*table)->arrayShape();
    const auto& sliced = (*table)->slicedAxes();
    state.set(keys::tableShape, NumberList(shape.begin(), shape.end()));
    state.set(keys::tableAxis, sliced.empty() ? Indices{0} : Indices(sliced.begin(), sliced.end()));
    state.set(keys::tableSlices, (*table)->slices());
    state.set(keys::tableSlice, (*table)->slice());
    state.set(keys::tableRows, (*table)->rows());
    state.set(keys::tableColumns, (*table)->columns());
    state.set(keys::tableFirstPosition, (*table)->firstPosition());
    return std::nullopt;
}

}  // namespace posiscope
