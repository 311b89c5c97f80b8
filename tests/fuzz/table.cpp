// SPDX-License-Identifier: GPL-3.0-or-later
// Files of numbers: read, or refused in one line; never more cells than the file has bytes for.
#include <fstream>

#include "core/tables/growth.h"
#include "core/tables/tablefile.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

namespace {

const std::string& path() {
    static const std::string file = fuzz::fileOf(FUZZED_FILE);
    return file;
}

void readAll(const std::string& name, std::size_t size) {
    const auto table = readTable(path(), name);
    if (!table) return fuzz::expectOneLine(table.error());
    const StoredTable& cells = **table;
    expect(cells.rows() >= 1 && cells.columns() >= 1, "a table has cells");
    // A byte of a deflated member becomes 1,032 at most; a number of a CSV file takes two bytes.
    expect(static_cast<std::uint64_t>(cells.rows()) * static_cast<std::uint64_t>(cells.columns()) <=
               1032 * size + 8,
           "no cell comes from nowhere");
    std::vector<double> row(static_cast<std::size_t>(cells.columns()));
    for (std::int64_t n = 0; n < cells.rows(); ++n)
        cells.fill({n, 1}, {0, cells.columns()}, row.data());
    cells.exactMean({0, cells.rows()}, {0, cells.columns()});
}

/// Slices along the last axes, at their ends: those that are farthest apart in the file.
std::string lastSlice(const TensorInfo& tensor) {
    std::string index;
    std::size_t whole = 0;
    for (const std::uint64_t length : tensor.shape) {
        const bool all = length > 1 && whole < 2;
        whole += all ? 1 : 0;
        index += (index.empty() ? "[" : ",") + (all ? ":" : std::to_string(length - 1));
    }
    return tensor.name + index + "]";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    allowGrowth(std::uint64_t{16} << 20U);
    std::ofstream(path(), std::ios::binary | std::ios::trunc)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    const auto info = inspectTableFile(path());
    if (!info) {
        fuzz::expectOneLine(info.error());
        expect(!readTable(path(), "").ok(), "what cannot be inspected is not read");
        return 0;
    }
    for (const TensorInfo& tensor : tableCandidates(*info)) {
        readAll(tensor.name, size);
        if (tensor.slices() > 1) readAll(lastSlice(tensor), size);
    }
    return 0;
}
