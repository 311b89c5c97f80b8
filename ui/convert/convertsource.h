// SPDX-License-Identifier: GPL-3.0-or-later
// The table that is converted.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/convert/converter.h"

namespace posiscope {

/// One array of a file, or cosines and sines. It is read when it is first needed. Thread-safe.
class ConvertSource {
 public:
    /// `shown` is used where the file cannot be read: the course's tables are in the program.
    ConvertSource(std::string path, std::vector<std::string> arrays,
                  std::shared_ptr<const StoredTable> shown = {})
        : path_(std::move(path)), arrays_(std::move(arrays)), shown_(std::move(shown)) {}

    const std::string& path() const { return path_; }
    Result<std::shared_ptr<Converter>> converter(const Progress& progress = {});
    /// Whether a copy of the file can have another tensor in the place of this one.
    bool isPartOfModel() const;

 private:
    std::string path_;
    std::vector<std::string> arrays_;
    std::shared_ptr<const StoredTable> shown_;
    std::mutex mutex_;
    std::shared_ptr<Converter> converter_;
};

}  // namespace posiscope
