// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/components/componentcurves.h"

#include <algorithm>

#include "core/fields/tablematrix.h"

namespace posiscope {

namespace {

ComponentCurves curvesOf(const Components& numbers, std::int64_t firstPosition) {
    const auto scores = storedMatrix(numbers.scores);
    const double reach = std::max(-scores->smallest(), scores->largest());
    return {numbers, std::make_shared<TableModel>(scores, firstPosition, Interval{-reach, reach}),
            reach > 0 ? reach : 1};
}

}  // namespace

Result<ComponentCurves> componentCurves(const Model& model, const Progress& proceed) {
    const auto found = principalComponents(model.table(), proceed);
    if (!found) return found.error();
    return curvesOf(*found, model.firstCursor());
}

ComponentCurves withSignsOf(const ComponentCurves& a, const ComponentCurves& b, std::int64_t firstPosition) {
    Components turned = b.numbers;
    const Eigen::MatrixXd& ofA = a.numbers.scores;
    const Eigen::Index rows = std::min(ofA.rows(), turned.scores.rows());
    for (Eigen::Index i = 0; i < std::min(ofA.cols(), turned.scores.cols()); ++i)
        if (ofA.col(i).head(rows).dot(turned.scores.col(i).head(rows)) < 0) turned.scores.col(i) *= -1;
    return curvesOf(turned, firstPosition);
}

}  // namespace posiscope
