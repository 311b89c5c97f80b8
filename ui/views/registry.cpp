#include <algorithm>
#include <array>

#include "ui/views/heatmapview.h"
#include "ui/views/offsetmapview.h"
#include "ui/views/readoutview.h"
#include "ui/views/similarityview.h"
#include "ui/views/spectrumview.h"
#include "ui/views/view.h"
#include "ui/views/wavesview.h"

namespace posiscope {

std::span<const ViewType* const> viewTypes() {
    static const std::array all{
        &heatmapViewType(),   &wavesViewType(),    &similarityViewType(),
        &offsetMapViewType(), &spectrumViewType(), &readoutViewType(),
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
