// SPDX-License-Identifier: GPL-3.0-or-later
// `posiscope identify FOLDER`: the tensors about positions in a model's folder.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

#include "app/report.h"
#include "core/base/answerkeys.h"
#include "core/identify/folderanswer.h"

namespace posiscope {

/// The answer about a folder: as text, or as JSON without "schema".
class FolderReport {
 public:
    /// `word` is how the folder was named.
    FolderReport(const std::string& word, const ModelFolder& folder, FolderAnswer answer);

    /// Each line behind `begin`.
    std::string asText(const std::string& begin = {}) const;
    nlohmann::ordered_json asJson() const;
    /// What could not be read, and whether there is nothing to identify.
    const std::vector<Text>& problems() const { return problems_; }
    /// The gravest of all tensors.
    Exit exit() const;

    /// The keys of the JSON.
    static AnswerKeys keys();

 private:
    std::string subjectOf(const TensorAnswer& each) const;

    const ModelFolder& folder_;
    FolderAnswer answer_;
    std::vector<Text> problems_;
};

/// Whether the word alone is a folder that a person means as a model: one with a configuration, or with a
/// tensor whose name is about positions.
bool isModelFolder(const std::string& path);

}  // namespace posiscope
