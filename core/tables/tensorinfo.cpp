// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/tensorinfo.h"

#include <algorithm>
#include <numeric>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

std::string grouped(std::uint64_t number) {
    return forPeople(std::to_string(number));
}

/// "2 × 3 × 4"; only the first few of many.
std::string listed(const std::vector<std::uint64_t>& shape) {
    std::string text;
    for (std::size_t n = 0; n < shape.size(); ++n) {
        if (n == 6) return text + " × …";
        text += (n == 0 ? "" : " × ") + grouped(shape[n]);
    }
    return text;
}

}  // namespace

std::vector<std::size_t> TensorInfo::places() const {
    std::vector<std::size_t> left(shape.size());
    std::iota(left.begin(), left.end(), 0);
    for (auto axis = left.begin(); axis != left.end() && left.size() > 2;)
        axis = shape[*axis] == 1 ? left.erase(axis) : axis + 1;
    return left;
}

std::vector<std::uint64_t> TensorInfo::axes() const {
    std::vector<std::uint64_t> lengths;
    for (const std::size_t place : places())
        lengths.push_back(shape[place]);
    return lengths;
}

std::vector<std::int64_t> TensorInfo::slicedAxes() const {
    if (!sliced.empty()) return sliced;
    const std::size_t count = places().size();
    std::vector<std::int64_t> first(count > 2 ? count - 2 : 0);
    std::iota(first.begin(), first.end(), 0);
    return first;
}

std::vector<std::int64_t> TensorInfo::tableAxes() const {
    const std::vector<std::int64_t> others = slicedAxes();
    const auto count = static_cast<std::int64_t>(places().size());
    std::vector<std::int64_t> own;
    for (std::int64_t axis = 0; axis < count; ++axis)
        if (std::find(others.begin(), others.end(), axis) == others.end()) own.push_back(axis);
    return own;
}

std::uint64_t TensorInfo::rows() const {
    return axes()[static_cast<std::size_t>(tableAxes().front())];
}

std::uint64_t TensorInfo::columns() const {
    return axes()[static_cast<std::size_t>(tableAxes().back())];
}

std::string TensorInfo::fullShape() const {
    return shape.size() > 2 ? listed(shape) : std::string();
}

std::uint64_t TensorInfo::slices() const {
    const std::vector<std::uint64_t> sides = axes();
    std::uint64_t product = 1;
    for (const std::int64_t axis : slicedAxes())
        if (__builtin_mul_overflow(product, sides[static_cast<std::size_t>(axis)], &product))
            return UINT64_MAX;
    return product;
}

std::vector<std::uint64_t> TensorInfo::placesOfSlice() const {
    const std::vector<std::uint64_t> sides = axes();
    const std::vector<std::int64_t> counting = slicedAxes();
    std::vector<std::uint64_t> along(counting.size());
    std::uint64_t left = slice;
    for (std::size_t n = counting.size(); n-- > 0;) {
        const std::uint64_t length = sides[static_cast<std::size_t>(counting[n])];
        along[n] = left % length;
        left /= length;
    }
    return along;
}

std::string TensorInfo::sliceIndex() const {
    if (slices() == 1) return {};
    if (sliced.empty()) return "[" + std::to_string(slice) + "]";
    std::vector<std::string> index(shape.size(), "0");
    const std::vector<std::size_t> all = places();
    for (const std::int64_t axis : tableAxes())
        index[all[static_cast<std::size_t>(axis)]] = ":";
    const std::vector<std::uint64_t> along = placesOfSlice();
    for (std::size_t n = 0; n < sliced.size(); ++n)
        index[all[static_cast<std::size_t>(sliced[n])]] = std::to_string(along[n]);
    std::string text;
    for (const std::string& each : index)
        text += (text.empty() ? "[" : ",") + each;
    return text + "]";
}

std::uint64_t TensorInfo::bytes() const {
    if (axes().size() < 2 || tableAxes().size() != 2 || !cells) return 0;
    std::uint64_t product = 0;
    if (__builtin_mul_overflow(rows(), columns(), &product) ||
        __builtin_mul_overflow(product, bytesOf(*cells), &product))
        return UINT64_MAX;
    return product;
}

bool TensorInfo::isTable() const {
    const std::size_t sides = axes().size();
    if (sides < 2 || !cells || tableAxes().size() != 2) return false;
    return slices() >= 1 && slices() <= mostSlices && rows() >= 1 && columns() >= 1 &&
           rows() <= tablelimits::rows && columns() <= tablelimits::columns && bytes() <= tablelimits::bytes;
}

Text TensorInfo::whyNoTable() const {
    const bool empty = std::find(shape.begin(), shape.end(), 0U) != shape.end();
    if (shape.empty()) return {POSISCOPE_TR("core", "it holds a single number, not a table"), {}};
    if (empty)
        return {shape.size() == 1 ? POSISCOPE_TR("core", "it holds an empty array, not a table")
                                  : POSISCOPE_TR("core", "it holds an empty array of %1, not a table"),
                {listed(shape)}};
    if (type == pickledType) return pickled().text;
    if (!cells)
        return {POSISCOPE_TR("core", "it holds an array of the type %1, which Posiscope does not read"),
                {printable(type)}};
    if (shape.size() == 1)
        return Text(POSISCOPE_TR("core",
                                 "it holds a 1-D array of %1 numbers, not a table: File ▸ Identify table, or "
                                 "posiscope identify, says what they are"))
            .onCommandLine(
                "it holds a 1-D array of %1 numbers, not a table: posiscope identify says what they "
                "are")
            .with(Text::asIs(grouped(shape[0])));
    if (axes().size() > 2 && slices() > mostSlices)
        return {POSISCOPE_TR("core", "it holds a %1-D array of %2 numbers, not a table"),
                {std::to_string(shape.size()), listed(shape)}};
    if (rows() > tablelimits::rows || columns() > tablelimits::columns)
        return {POSISCOPE_TR("core",
                             "it holds a table of %1 numbers, and Posiscope reads at most %2 rows and %3 "
                             "columns"),
                {listed(shape), grouped(tablelimits::rows), grouped(tablelimits::columns)}};
    return {POSISCOPE_TR("core", "it holds a table of %1 %2 numbers, and Posiscope reads at most 2 GiB"),
            {listed(shape), type}};
}

Failure checkNamesDiffer(const std::vector<TensorInfo>& tensors) {
    std::vector<const std::string*> names;
    names.reserve(tensors.size());
    for (const TensorInfo& tensor : tensors)
        names.push_back(&tensor.name);
    std::sort(names.begin(), names.end(), [](const auto* a, const auto* b) { return *a < *b; });
    const auto twice =
        std::adjacent_find(names.begin(), names.end(), [](const auto* a, const auto* b) { return *a == *b; });
    if (twice == names.end()) return std::nullopt;
    return tableError(POSISCOPE_TR("core", "it holds two arrays of the name “%1”"), {printable(**twice)});
}

std::vector<std::string> namesOf(const std::vector<TensorInfo>& tensors) {
    std::vector<std::string> names;
    for (const TensorInfo& each : tensors)
        names.push_back(each.name);
    return names;
}

}  // namespace posiscope
