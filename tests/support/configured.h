// SPDX-License-Identifier: GPL-3.0-or-later
// What is expected of a table by a model's configuration.
#pragma once

#include <stdexcept>

#include "core/config/modelconfig.h"
#include "core/identify/expectation.h"

namespace posiscope {

/// The expectation from a config.json, as the command line makes it.
inline Expectation configured(const char* json) {
    const auto config = readConfig(json);
    if (!config) throw std::runtime_error(config.error().text.english());
    return expectedBy(*config);
}

}  // namespace posiscope
