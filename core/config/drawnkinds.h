// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of layers of a configuration beside the values on screen.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/config/modelconfig.h"

namespace posiscope {

/// A configuration, and the values that draw each of its kinds. Kinds are named by their places in it.
class DrawnKinds {
 public:
    DrawnKinds() = default;
    explicit DrawnKinds(std::shared_ptr<const ModelConfig> config);

    /// Null where there is none.
    const std::shared_ptr<const ModelConfig>& config() const { return config_; }
    const LayerKind& kind(std::size_t n) const { return config_->kinds[n]; }
    const Values& values(std::size_t n) const { return values_[n]; }
    /// The first kind that these values show.
    std::optional<std::size_t> shownBy(const Values& values) const;
    /// The kinds of attention that are drawn otherwise than this one, and otherwise than each other.
    std::vector<std::size_t> othersThan(std::size_t kind) const;

 private:
    std::shared_ptr<const ModelConfig> config_;
    std::vector<Values> values_;
};

}  // namespace posiscope
