// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/twotables.h"

#include <algorithm>
#include <cstring>

#include "core/fields/cellbytes.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

bool areCosinesAndSines(const std::vector<TensorInfo>& tables) {
    const auto named = [&](const char* name) { return std::ranges::find(tables, name, &TensorInfo::name); };
    const auto cosines = named("cos"), sines = named("sin");
    return tables.size() == 2 && cosines != tables.end() && sines != tables.end() &&
           cosines->shape == sines->shape && cosines->slices() == 1;
}

std::optional<std::pair<std::string, std::string>> twoNames(const std::string& names) {
    int depth = 0;
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (names[at] == '[') ++depth;
        if (names[at] == ']') --depth;
        if (names[at] == ',' && depth == 0 && at > 0 && at + 1 < names.size())
            return std::pair{names.substr(0, at), names.substr(at + 1)};
    }
    return std::nullopt;
}

Result<std::shared_ptr<const StoredTable>> beside(const StoredTable& left, const StoredTable& right) {
    if (left.rows() != right.rows() || left.cellType() != right.cellType())
        return tableError(
            POSISCOPE_TR("core",
                         "two tables that are shown as one have the same type and number of "
                         "rows, not %1 of %2 and %3 of %4"),
            {groupedDigits(left.rows()), left.type(), groupedDigits(right.rows()), right.type()});
    const std::int64_t columns = left.columns() + right.columns();
    if (columns > static_cast<std::int64_t>(tablelimits::columns))
        return tableError(POSISCOPE_TR("core", "it has more than %1 columns"),
                          {groupedDigits(tablelimits::columns)});
    const CellType type = roundingOf(left.cellType()) > 0 ? left.cellType() : CellType::float64;
    const std::uint64_t size = static_cast<std::uint64_t>(left.rows() * columns) * bytesOf(type);
    auto cells = roomForCells(size);
    if (!cells)
        return tableError(POSISCOPE_TR("core", "there is not enough memory for its %1 MiB"),
                          {groupedDigits(static_cast<std::int64_t>(size >> 20U))});
    std::byte* to = cells.get();
    std::vector<double> numbers;
    std::string bytes;
    for (std::int64_t row = 0; row < left.rows(); ++row)
        for (const StoredTable* table : {&left, &right}) {
            numbers.resize(static_cast<std::size_t>(table->columns()));
            table->fill({row, 1}, {0, table->columns()}, numbers.data());
            bytes.clear();
            for (const double number : numbers)
                appendCell(type, number, bytes);
            std::memcpy(to, bytes.data(), bytes.size());
            to += bytes.size();
        }
    StoredTable::Reading reading;
    reading.firstPosition = left.firstPosition();
    reading.notes = left.notes();
    reading.printed = left.printed();
    return std::make_shared<const StoredTable>(left.name() + "," + right.name(), type, left.rows(), columns,
                                               std::move(cells), std::move(reading));
}

}  // namespace posiscope
