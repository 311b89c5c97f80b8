// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/permutation.h"

#include <bit>
#include <memory>

#include "core/analysis/arrayfield.h"
#include "core/identify/numberkind.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

std::vector<std::int64_t> queryKeyPermutation(const HeadShape& shape, bool toHalfSplit) {
    const std::int64_t half = shape.rotated / 2;
    std::vector<std::int64_t> rows;
    for (std::int64_t head = 0; head < shape.heads; ++head)
        for (std::int64_t element = 0; element < shape.headDim; ++element) {
            const std::int64_t turned = element - shape.first();
            std::int64_t from = element;
            if (turned >= 0 && turned < shape.rotated)
                from = shape.first() +
                       (toHalfSplit ? turned % half * 2 + turned / half : turned % 2 * half + turned / 2);
            rows.push_back(head * shape.headDim + from);
        }
    return rows;
}

namespace {

/// Sizes of heads that models have; 6 or 12 are those of weights along another axis.
bool isUsual(std::int64_t headDim) {
    return headDim > 0 && (headDim % 8 == 0 || std::has_single_bit(static_cast<std::uint64_t>(headDim)));
}

/// Completes the shape of the heads along the axis: in `order` they are those of one group of its elements.
Failure completeHeads(const StoredArray& source, WeightOrder& order) {
    HeadShape& shape = order.heads;
    const auto axes = static_cast<std::int64_t>(source.shape.size());
    if (source.complex || axes == 0 || axes > 3)
        return Error{POSISCOPE_TR("core", "only weights of up to three axes have rows of heads"), ""};
    if (order.axis < 0) order.axis += axes;
    if (order.axis < 0 || order.axis >= axes)
        return Error{
            {POSISCOPE_TR("core", "the weights have the axes 0 to %1: --axis"), {groupedDigits(axes - 1)}},
            "axis"};
    if (axes == 3 && order.axis == 0)
        return Error{
            POSISCOPE_TR("core",
                         "weights of three axes have heads along the second or the third one: --axis"),
            "axis"};
    const std::int64_t elements = source.shape[static_cast<std::size_t>(order.axis)];
    const bool apart =
        order.axis > 0 && axes == 3 && source.shape[static_cast<std::size_t>(order.axis - 1)] == shape.heads;
    const std::int64_t heads = apart ? 1 : shape.heads;
    const bool given = shape.headDim > 0;
    if (!given) shape.headDim = elements / heads;
    if (shape.rotated == 0) shape.rotated = shape.headDim;
    if (heads * shape.headDim != elements)
        return Error{{POSISCOPE_TR("core", "%1 rows are not %2 heads of %3: --heads and --head-dim"),
                      {groupedDigits(elements), groupedDigits(heads), groupedDigits(shape.headDim)}},
                     "heads"};
    if (!given && !isUsual(shape.headDim))
        return Error{
            {POSISCOPE_TR("core",
                          "a head of %1 is unusual (%2 elements of axis %3, %4 heads): --head-dim says "
                          "how many a head has, and --axis where they are"),
             {groupedDigits(shape.headDim), groupedDigits(elements), groupedDigits(order.axis),
              groupedDigits(heads)}},
            "head-dim"};
    if (shape.rotated % 2 != 0 || shape.rotated > shape.headDim)
        return Error{POSISCOPE_TR("core", "--rotated must be even and at most --head-dim"), "rotated"};
    shape.heads = heads;
    return std::nullopt;
}

/// Elements before and behind each other along one axis of many.
class AlongAxis {
 public:
    AlongAxis(const std::vector<std::int64_t>& shape, std::int64_t axis, std::vector<std::int64_t> from)
        : from_(std::move(from)), last_(axis + 1 == static_cast<std::int64_t>(shape.size())) {
        for (std::size_t n = static_cast<std::size_t>(axis) + 1; n + 1 < shape.size(); ++n)
            inner_ *= shape[n];
    }

    /// The old row of a new one, where rows count along all axes but the last.
    std::int64_t rowOf(std::int64_t row) const {
        if (last_) return row;
        const auto length = static_cast<std::int64_t>(from_.size());
        const std::int64_t place = row / inner_ % length;
        return row + (from_[static_cast<std::size_t>(place)] - place) * inner_;
    }
    /// Puts the elements of a row into their places, where they are along the last axis.
    void reorder(double* row) const {
        if (!last_) return;
        const std::vector<double> old(row, row + from_.size());
        for (std::size_t n = 0; n < from_.size(); ++n)
            row[n] = old[static_cast<std::size_t>(from_[n])];
    }

 private:
    std::vector<std::int64_t> from_;
    std::int64_t inner_ = 1;
    bool last_;
};

}  // namespace

Result<FittedTable> permutedWeights(const StoredArray& source, WeightOrder order) {
    const std::int64_t named = order.heads.heads;
    if (auto failure = completeHeads(source, order)) return *failure;
    const HeadShape& shape = order.heads;
    const CellType stored = source.cells->cellType();
    const CellType type = order.type.value_or(roundingOf(stored) > 0 ? stored : CellType::float64);
    const auto field = std::make_shared<const ArrayField>(source);
    // A list is a column.
    const bool list = source.shape.size() == 1;
    const std::int64_t columns = list ? 1 : field->columns();
    const std::int64_t rows = list ? field->columns() : field->rows();
    std::vector<std::int64_t> sides = source.shape;
    if (list) sides.push_back(1);
    const auto along =
        std::make_shared<const AlongAxis>(sides, order.axis, queryKeyPermutation(shape, order.toHalfSplit));
    ConvertedArray array({source.name, source.shape, type, false, rows, columns},
                         [field, along, columns, list, kind = kindOf(type)](std::int64_t row, double* out) {
                             const std::int64_t old = along->rowOf(row);
                             if (list)
                                 *out = field->value(0, old);
                             else
                                 field->fill({old, 1}, {0, columns}, out);
                             along->reorder(out);
                             for (std::int64_t j = 0; j < columns; ++j)
                                 out[j] = roundTo(kind, out[j]);
                         });
    const char* done =
        order.toHalfSplit
            ? POSISCOPE_TR("core",
                           "elements %1 to %2 of each of %3 heads of %4, along axis %5: from interleaved to "
                           "half-split")
            : POSISCOPE_TR("core",
                           "elements %1 to %2 of each of %3 heads of %4, along axis %5: from half-split to "
                           "interleaved");
    return FittedTable{std::move(array),
                       {{done,
                         {groupedDigits(shape.first()), groupedDigits(shape.first() + shape.rotated - 1),
                          groupedDigits(named), groupedDigits(shape.headDim), groupedDigits(order.axis)}}}};
}

}  // namespace posiscope
