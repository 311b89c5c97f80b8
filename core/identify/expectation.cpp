// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/expectation.h"

#include <algorithm>

#include "core/parameters/keys.h"

namespace posiscope {

bool Expectation::gives(const std::string& key) const {
    return std::find(given.begin(), given.end(), key) != given.end();
}

std::vector<std::string> configuredKeys(const Encoding& encoding) {
    std::vector<std::string> all;
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key != keys::maxLen.name) all.push_back(parameter.key);
    return all;
}

void addConfigured(Expectation& expected, const ConfigReading& configuration) {
    expected.rotary = configuration.rotary;
    if (configuration.hidden)
        expected.others.push_back(
            {expected.encoding, configuration.hidden->values, expected.given, configuration.hidden->rotary});
}

}  // namespace posiscope
