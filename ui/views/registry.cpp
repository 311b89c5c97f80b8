#include <algorithm>
#include <array>

#include "ui/views/biasview.h"
#include "ui/views/clocksview.h"
#include "ui/views/comparisonview.h"
#include "ui/views/componentsview.h"
#include "ui/views/countingview.h"
#include "ui/views/distanceview.h"
#include "ui/views/heatmapview.h"
#include "ui/views/offsetmapview.h"
#include "ui/views/readoutview.h"
#include "ui/views/rotationview.h"
#include "ui/views/sentenceview.h"
#include "ui/views/similarityview.h"
#include "ui/views/spectrumview.h"
#include "ui/views/view.h"
#include "ui/views/wavesview.h"

namespace posiscope {

Scene sceneOfPane(const Scene& scene, const Pane& pane) {
    const ViewType* type = findViewType(pane.view);
    return type != nullptr && type->comparesSides ? scene : sceneOf(scene, pane.subject);
}

Text whyUnavailable(const ViewType& type, const Scene& scene) {
    if (Text problem = scene.model->problem(); !problem.empty()) return problem;
    return type.unavailable ? type.unavailable(scene) : Text();
}

Text withoutTable(const Scene& scene) {
    if (scene.model->hasTable()) return {};
    return Text(POSISCOPE_TR("core",
                             "%1 has no table of positions × dimensions: it acts on attention scores. Choose "
                             "Bias or Distance in this pane's menu."))
        .with(encodingOf(scene.state).name);
}

std::span<const ViewType* const> viewTypes() {
    static const std::array all{
        &heatmapViewType(),  &wavesViewType(),      &similarityViewType(), &offsetMapViewType(),
        &spectrumViewType(), &componentsViewType(), &sentenceViewType(),   &countingViewType(),
        &clocksViewType(),   &rotationViewType(),   &biasViewType(),       &distanceViewType(),
        &readoutViewType(),  &comparisonViewType(),
    };
    return all;
}

const ViewType* findViewType(std::string_view id) {
    const auto all = viewTypes();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const ViewType* type) { return type->id == id; });
    return found == all.end() ? nullptr : *found;
}

std::vector<std::string> viewIds() {
    std::vector<std::string> ids;
    for (const ViewType* type : viewTypes())
        ids.push_back(type->id);
    return ids;
}

}  // namespace posiscope
