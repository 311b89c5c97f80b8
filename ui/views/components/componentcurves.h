// SPDX-License-Identifier: GPL-3.0-or-later
// The principal components of a table as curves over the positions.
#pragma once

#include <memory>

#include "core/analysis/components.h"
#include "core/models/model.h"
#include "core/models/tablemodel.h"

namespace posiscope {

struct ComponentCurves {
    Components numbers;
    std::shared_ptr<const TableModel> curves;  ///< the scores
    double reach = 1;                          ///< no score is larger
};

Result<ComponentCurves> componentCurves(const Model& model, const Progress& proceed);

/// Those of B with the signs that agree best with A: a component is known but for its sign.
ComponentCurves withSignsOf(const ComponentCurves& a, const ComponentCurves& b, std::int64_t firstPosition);

}  // namespace posiscope
