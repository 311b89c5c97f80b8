// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/joinedtables.h"

#include <bit>
#include <cmath>
#include <cstring>

#include "core/parameters/numbertext.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

/// The bits of a number that is a float16.
std::uint16_t halfBits(double number) {
    const std::uint16_t sign = std::signbit(number) ? 0x8000U : 0U;
    if (std::isnan(number)) return 0x7e00U | sign;
    if (std::isinf(number)) return 0x7c00U | sign;
    const double magnitude = std::abs(number);
    if (magnitude < 0x1p-14) return static_cast<std::uint16_t>(magnitude * 0x1p24) | sign;
    const int exponent = std::ilogb(magnitude);
    const double fraction = std::ldexp(magnitude, 10 - exponent) - 1024;
    return static_cast<std::uint16_t>((exponent + 15) * 1024 + static_cast<int>(fraction)) | sign;
}

/// A number of this type; wider for whole numbers.
CellType storedAs(CellType type) {
    const bool real = type == CellType::float32 || type == CellType::float16 || type == CellType::bfloat16;
    return real ? type : CellType::float64;
}

void put(CellType type, double number, std::byte* out) {
    const auto write = [out](auto bits) { std::memcpy(out, &bits, sizeof bits); };
    if (type == CellType::float32)
        write(static_cast<float>(number));
    else if (type == CellType::float16)
        write(halfBits(number));
    else if (type == CellType::bfloat16)
        write(static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(static_cast<float>(number)) >> 16U));
    else
        write(number);
}

}  // namespace

std::optional<std::pair<std::string, std::string>> namesOfTwo(const std::string& name) {
    int depth = 0;
    for (std::size_t at = 0; at < name.size(); ++at) {
        depth += name[at] == '[' ? 1 : name[at] == ']' ? -1 : 0;
        if (name[at] == ',' && depth == 0 && at > 0 && at + 1 < name.size())
            return std::pair{name.substr(0, at), name.substr(at + 1)};
    }
    return std::nullopt;
}

Result<std::shared_ptr<const StoredTable>> sideBySide(const StoredTable& left, const StoredTable& right) {
    if (left.rows() != right.rows() || left.columns() != right.columns() ||
        left.cellType() != right.cellType())
        return Error{{POSISCOPE_TR("core",
                                   "two tables side by side have the same shape and type: these are "
                                   "%1 × %2 and %3 × %4"),
                      {groupedDigits(left.rows()), groupedDigits(left.columns()), groupedDigits(right.rows()),
                       groupedDigits(right.columns())}},
                     ""};
    if (2 * left.columns() > static_cast<std::int64_t>(tablelimits::columns))
        return Error{{POSISCOPE_TR("core", "two tables side by side have at most %1 columns"),
                      {groupedDigits(tablelimits::columns)}},
                     ""};
    const CellType type = storedAs(left.cellType());
    const auto columns = static_cast<std::size_t>(left.columns());
    const std::size_t size = bytesOf(type);
    auto bytes = roomForCells(static_cast<std::uint64_t>(left.rows()) * 2 * columns * size);
    if (!bytes)
        return Error{
            {POSISCOPE_TR("core", "there is not enough memory for its %1 MiB"),
             {groupedDigits(left.rows() * 2 * left.columns() * static_cast<std::int64_t>(size) >> 20)}},
            ""};
    std::vector<double> row(2 * columns);
    std::byte* out = bytes.get();
    for (std::int64_t r = 0; r < left.rows(); ++r) {
        left.fill({r, 1}, {0, left.columns()}, row.data());
        right.fill({r, 1}, {0, right.columns()}, row.data() + columns);
        for (const double number : row) {
            put(type, number, out);
            out += size;
        }
    }
    return std::shared_ptr<const StoredTable>(std::make_shared<StoredTable>(
        left.name() + "," + right.name(), type, left.rows(), 2 * left.columns(), std::move(bytes)));
}

}  // namespace posiscope
