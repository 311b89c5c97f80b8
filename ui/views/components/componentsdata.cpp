// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/components/componentsdata.h"

#include "core/analysis/besidedata.h"
#include "core/analysis/components.h"
#include "core/fields/deferredfield.h"
#include "core/fields/tablematrix.h"

namespace posiscope {

namespace {

Dataset dataOf(const std::shared_ptr<const Model>& model) {
    const auto field = std::make_shared<DeferredField>(model->table().rows(), Components::scored);
    return {field, [](std::int64_t i) { return "pc" + std::to_string(i + 1); },
            [field, model](const Progress& progress) -> Failure {
                const auto found = principalComponents(model->table(), progress);
                if (!found) return found.error();
                field->set(storedMatrix(found->scores));
                return std::nullopt;
            }};
}

}  // namespace

Dataset componentsData(const Snapshot& snapshot) {
    if (shownModels(snapshot).size() == 1) return dataOf(snapshot.model);
    const auto side = [&](const std::shared_ptr<const Model>& model) {
        return BesideSide{dataOf(model), firstRowKey(snapshot, *model)};
    };
    return besideData(rowKeyOf(snapshot), snapshot, side, 0);
}

}  // namespace posiscope
