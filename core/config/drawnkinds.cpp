// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/drawnkinds.h"

#include <algorithm>

namespace posiscope {

DrawnKinds::DrawnKinds(std::shared_ptr<const ModelConfig> config) : config_(std::move(config)) {
    if (!config_) return;
    for (const LayerKind& each : config_->kinds)
        values_.push_back(drawnValues(each));
}

std::optional<std::size_t> DrawnKinds::shownBy(const Values& values) const {
    const auto found = std::find_if(values_.begin(), values_.end(),
                                    [&](const Values& each) { return isSameKind(each, values); });
    if (found == values_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - values_.begin());
}

std::vector<std::size_t> DrawnKinds::othersThan(std::size_t kind) const {
    std::vector<std::size_t> others;
    for (std::size_t n = 0; n < values_.size(); ++n) {
        const auto isLike = [&](std::size_t other) { return isSameKind(values_[n], values_[other]); };
        if (config_->kinds[n].attends && !isLike(kind) && std::none_of(others.begin(), others.end(), isLike))
            others.push_back(n);
    }
    return others;
}

}  // namespace posiscope
