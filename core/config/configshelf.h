// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration that the values on screen were read from.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/config/modelconfig.h"
#include "core/tables/tableshelf.h"

namespace posiscope {

namespace keys {
/// The file, and the part of it that was read; empty where there is none.
inline constexpr Key<std::string> configFile{"config_file"};
inline constexpr Key<std::string> configPart{"config_part"};
}  // namespace keys

/// The rows of both.
std::vector<Parameter> configParameters();

/// Keeps the configurations that were read last. A file that has changed since is read again. Safe to use
/// from any thread.
class ConfigShelf {
 public:
    using Config = Result<std::shared_ptr<const ModelConfig>>;

    /// That of the program.
    static ConfigShelf& common();

    /// The configuration, or why it cannot be read, without the file's name.
    Config get(const std::string& path, const std::string& part = {});

 private:
    struct Kept {
        std::string path, part;
        std::optional<FileStamp> stamp;
        Config config;
    };

    std::mutex mutex_;
    std::vector<Kept> kept_;  // the last one first
};

/// The configuration that the state names; null where it names none, or one that cannot be read.
std::shared_ptr<const ModelConfig> configOf(const State& state);

}  // namespace posiscope
