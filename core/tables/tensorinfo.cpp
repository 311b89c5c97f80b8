#include "core/tables/tensorinfo.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"

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

std::vector<std::uint64_t> TensorInfo::axes() const {
    std::vector<std::uint64_t> left = shape;
    for (auto axis = left.begin(); axis != left.end() && left.size() > 2;)
        axis = *axis == 1 ? left.erase(axis) : axis + 1;
    return left;
}

std::string TensorInfo::fullShape() const {
    return shape.size() > 2 ? listed(shape) : std::string();
}

std::uint64_t TensorInfo::slices() const {
    const std::vector<std::uint64_t> sides = axes();
    std::uint64_t product = 1;
    for (std::size_t n = 0; n + 2 < sides.size(); ++n)
        if (__builtin_mul_overflow(product, sides[n], &product)) return UINT64_MAX;
    return product;
}

std::string TensorInfo::sliceName() const {
    return slices() == 1 ? name : name + "[" + std::to_string(slice) + "]";
}

std::uint64_t TensorInfo::bytes() const {
    if (axes().size() < 2 || !cells) return 0;
    std::uint64_t product = 0;
    if (__builtin_mul_overflow(rows(), columns(), &product) ||
        __builtin_mul_overflow(product, bytesOf(*cells), &product))
        return UINT64_MAX;
    return product;
}

bool TensorInfo::isTable() const {
    const std::size_t sides = axes().size();
    if (sides < 2 || !cells || (sides > 2 && columnsFirst)) return false;
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
    if (!cells)
        return {POSISCOPE_TR("core", "it holds an array of the type %1, which Posiscope does not read"),
                {printable(type)}};
    if (shape.size() == 1)
        return {POSISCOPE_TR("core", "it holds a 1-D array of %1 numbers, not a table"), {grouped(shape[0])}};
    if (axes().size() > 2 && (columnsFirst || slices() > mostSlices))
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

}  // namespace posiscope
