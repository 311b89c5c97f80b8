// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/permutation.h"

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
            std::int64_t from = element;
            if (element < shape.rotated)
                from = toHalfSplit ? element % half * 2 + element / half : element % 2 * half + element / 2;
            rows.push_back(head * shape.headDim + from);
        }
    return rows;
}

Result<FittedTable> permutedWeights(const StoredArray& source, WeightOrder order) {
    HeadShape& shape = order.heads;
    if (source.complex || source.shape.empty() || source.shape.size() > 2)
        return Error{POSISCOPE_TR("core", "only weights of two axes, or biases of one, have rows of heads"),
                     ""};
    const std::int64_t rows = source.shape.front();
    const std::int64_t columns = source.shape.size() == 2 ? source.shape.back() : 1;
    if (shape.headDim == 0) shape.headDim = rows / shape.heads;
    if (shape.rotated == 0) shape.rotated = shape.headDim;
    if (shape.heads * shape.headDim != rows)
        return Error{{POSISCOPE_TR("core", "%1 rows are not %2 heads of %3: --heads and --head-dim"),
                      {groupedDigits(rows), groupedDigits(shape.heads), groupedDigits(shape.headDim)}},
                     "heads"};
    if (shape.rotated % 2 != 0 || shape.rotated > shape.headDim)
        return Error{POSISCOPE_TR("core", "--rotated must be even and at most --head-dim"), "rotated"};
    const CellType stored = source.cells->cellType();
    const CellType type = order.type.value_or(roundingOf(stored) > 0 ? stored : CellType::float64);
    const auto field = std::make_shared<const ArrayField>(source);
    const auto from =
        std::make_shared<const std::vector<std::int64_t>>(queryKeyPermutation(shape, order.toHalfSplit));
    ConvertedArray array({source.name, source.shape, type, false, rows, columns},
                         [field, from, columns, kind = kindOf(type), list = source.shape.size() == 1](
                             std::int64_t row, double* out) {
                             const std::int64_t old = (*from)[static_cast<std::size_t>(row)];
                             if (list)
                                 *out = field->value(0, old);
                             else
                                 field->fill({old, 1}, {0, columns}, out);
                             for (std::int64_t j = 0; j < columns; ++j)
                                 out[j] = roundTo(kind, out[j]);
                         });
    const char* done = order.toHalfSplit
                           ? POSISCOPE_TR("core", "rows of %1 heads of %2: from interleaved to half-split")
                           : POSISCOPE_TR("core", "rows of %1 heads of %2: from half-split to interleaved");
    return FittedTable{std::move(array),
                       {{done, {groupedDigits(shape.heads), groupedDigits(shape.headDim)}}}};
}

}  // namespace posiscope
