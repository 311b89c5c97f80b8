// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/configshelf.h"

#include <algorithm>

namespace posiscope {

std::vector<Parameter> configParameters() {
    const auto row = [](const char* key, Text label, Text tooltip) {
        return Parameter{.key = key,
                         .label = std::move(label),
                         .tooltip = std::move(tooltip),
                         .initial = std::string(),
                         .internal = true,
                         .views = {"layers"}};
    };
    return {row(keys::configFile.name, POSISCOPE_TR("core", "Configuration"),
                POSISCOPE_TR("core", "The configuration of a model that was opened last.")),
            row(keys::configPart.name, POSISCOPE_TR("core", "Part of the configuration"),
                POSISCOPE_TR("core", "The part of the configuration that was read."))};
}

ConfigShelf& ConfigShelf::common() {
    static ConfigShelf shelf;
    return shelf;
}

ConfigShelf::Config ConfigShelf::get(const std::string& path, const std::string& part) {
    constexpr std::size_t most = 8;
    const auto stamp = stampOf(path);  // before it is read: what changes meanwhile is read again
    const auto isAsked = [&](const Kept& each) { return each.path == path && each.part == part; };
    {
        const std::lock_guard lock(mutex_);
        const auto found = std::find_if(kept_.begin(), kept_.end(), isAsked);
        if (found != kept_.end() && found->stamp == stamp) {
            std::rotate(kept_.begin(), found, found + 1);
            return kept_.front().config;
        }
    }
    auto read = readConfigFile(path, part);
    Config config =
        read ? Config(std::make_shared<const ModelConfig>(std::move(read.value()))) : Config(read.error());
    const std::lock_guard lock(mutex_);
    std::erase_if(kept_, isAsked);
    kept_.insert(kept_.begin(), {path, part, stamp, config});
    if (kept_.size() > most) kept_.resize(most, kept_.front());
    return config;
}

std::shared_ptr<const ModelConfig> configOf(const State& state) {
    const std::string& path = state.get(keys::configFile);
    if (path.empty()) return nullptr;
    const auto config = ConfigShelf::common().get(path, state.get(keys::configPart));
    return config ? *config : nullptr;
}

}  // namespace posiscope
