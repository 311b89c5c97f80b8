// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/uniqueness.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/nearestbyoffset.h"
#include "core/analysis/nearestbyrow.h"

namespace posiscope {

namespace {

std::int64_t rowsCompared(const Field& table, double differences) {
    const double rows = std::sqrt(differences / static_cast<double>(table.columns()));
    return std::min({table.rows(), mostRowsCompared, static_cast<std::int64_t>(rows)});
}

/// What all sines and cosines of a row are multiplied by (the attention factor of YaRN).
double factorOf(const Model& model, std::int64_t row) {
    return std::hypot(model.table().value(row, model.dimensionOf(0, Role::sine)),
                      model.table().value(row, model.dimensionOf(0, Role::cosine)));
}

bool hasCompletePairs(const Model& model) {
    const auto pairs = static_cast<std::int64_t>(model.frequencies().size());
    return pairs > 0 && model.dimensionOf(pairs - 1, Role::cosine) >= 0;
}

/// The rows before the first one whose distance to another depends on how far they are apart alone: 0, or 1
/// where the first row is zeros. Nothing where there is no such form: listed positions, pairs that are not
/// complete or do more than turn, cells that are rounded.
std::optional<std::int64_t> rowsBeforeForm(const Model& model) {
    if (!model.positions().areConsecutive() || !hasCompletePairs(model) || model.rounded() != nullptr ||
        model.offsetMaps() == nullptr || !model.offsetMaps()->rotates())
        return std::nullopt;
    if (factorOf(model, 0) == 0) return 1;
    return model.similarity()->normIsConstant() ? std::optional<std::int64_t>(0) : std::nullopt;
}

/// A row of zeros is as far from all others as they are long.
NearestRows fromZeros(const Model& model) {
    const auto pairs = static_cast<double>(model.frequencies().size());
    return {.distance = std::sqrt(pairs) * factorOf(model, 1)};
}

std::optional<NearestRows> nearestByForm(const Model& model, std::int64_t before, const Progress& proceed) {
    const std::int64_t rows = model.table().rows() - before;
    if (rows < 2) return fromZeros(model);
    const auto nearest = nearestOffset(model.frequencies(), rows - 1, proceed);
    if (!nearest) return std::nullopt;
    const NearestRows found{.distance = std::sqrt(nearest->squared) * factorOf(model, before),
                            .first = before,
                            .second = before + nearest->offset,
                            .everywhere = before == 0};
    return before > 0 && fromZeros(model).distance <= found.distance ? fromZeros(model) : found;
}

}  // namespace

std::optional<Uniqueness> uniquenessOf(const Model& model, const Progress& proceed, double differences) {
    const std::int64_t rows = model.table().rows();
    if (rows < 2) return Uniqueness{.nearest = {}, .compared = rows};
    const auto before = rowsBeforeForm(model);
    if (!before) return nearestByRow(model.table(), rowsCompared(model.table(), differences), proceed);
    const auto nearest = nearestByForm(model, *before, proceed);
    if (!nearest) return std::nullopt;
    return Uniqueness{.nearest = nearest, .compared = rows};
}

bool comparesAllRows(const Uniqueness& found, const Model& model) {
    return found.compared == model.table().rows();
}

}  // namespace posiscope
