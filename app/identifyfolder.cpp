// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identifyfolder.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/identifyreport.h"
#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/identify/identitytext.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Json = nlohmann::ordered_json;

Json sentencesOf(const std::vector<Text>& all) {
    Json list = Json::array();
    for (const Text& each : all)
        list.push_back(each.english());
    return list;
}

std::string fileNameOf(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

/// That no tensor has a name about positions, with what to do next.
Text nothingToIdentify(const std::string& word, const ModelFolder& folder) {
    return Text(
               "no tensor in %1 is about positions by its name and shape, of %2: posiscope identify "
               "%1:TENSOR identifies one")
        .with(Text::asIs(printablePath(word)))
        .with(Text::asIs(groupedDigits(static_cast<std::int64_t>(folder.others))));
}

}  // namespace

FolderReport::FolderReport(const std::string& word, const ModelFolder& folder, FolderAnswer answer)
    : folder_(folder), answer_(std::move(answer)), problems_(folder.problems) {
    problems_.insert(problems_.end(), answer_.problems.begin(), answer_.problems.end());
    if (answer_.tensors.empty() && answer_.missing.empty())
        problems_.push_back(nothingToIdentify(word, folder));
}

/// "layers.0.rotary.inv_freq and 25 more (full_attention, 4/26 layers)".
std::string FolderReport::subjectOf(const TensorAnswer& each) const {
    const std::string& first = each.names.front();
    std::string subject = printable(first, first.size());
    if (each.names.size() > 1) subject += " and " + std::to_string(each.names.size() - 1) + " more";
    if (!each.tensor.kind) return subject;
    const LayerKind& kind = folder_.config->kinds[*each.tensor.kind];
    return kind.name.empty() ? subject : subject + " (" + nameWithCount(kind).english() + ")";
}

std::string FolderReport::asText(const std::string& begin) const {
    std::string text;
    if (folder_.config)
        text += begin + fileNameOf(folder_.configFile) + ": " +
                namedEncoding(folder_.config->encoding().id).english() + "\n";
    for (const Text& note : folder_.notes)
        text += begin + "note: " + note.english() + "\n";
    for (const TensorAnswer& each : answer_.tensors) {
        const Identity& found = each.identity;
        text += begin + subjectOf(each) + ": " + lineOf(found);
        if (found.wasExpected && found.asExpected) text += "; as the configuration says";
        text += "\n";
        for (const Text& note : found.notes)
            text += begin + "  note: " + note.english() + "\n";
    }
    if (!answer_.missing.empty()) text += begin + answer_.missing.english() + "\n";
    return text;
}

Json FolderReport::asJson() const {
    Json root{{"folder", folder_.path}};
    root["config"] = folder_.configFile.empty() ? Json() : Json(fileNameOf(folder_.configFile));
    root["tensors"] = Json::array();
    for (const TensorAnswer& each : answer_.tensors) {
        const auto& kind = each.tensor.kind;
        Json entry{{"names", each.names},
                   {"holds", nameOf(each.tensor.said.sort)},
                   {"shape", each.tensor.arrays.front().shape},
                   {"layers", each.layers}};
        const Text name = kind ? folder_.config->kinds[*kind].name : Text();
        entry["layer_kind"] = name.empty() ? Json() : Json(name.english());
        entry["status"] = static_cast<int>(exitOf(each.identity));
        Json identity = Json::parse(identityAsJson(each.identity));
        identity.erase("schema");
        entry.update(identity);
        root["tensors"].push_back(std::move(entry));
    }
    root["missing"] = answer_.missing.empty() ? Json() : Json(answer_.missing.english());
    root["notes"] = sentencesOf(folder_.notes);
    root["problems"] = sentencesOf(problems_);
    return root;
}

Exit FolderReport::exit() const {
    Exit all = problems_.empty() ? Exit::ok : Exit::failed;
    if (!answer_.missing.empty()) all = worse(all, Exit::unrecognised);
    for (const TensorAnswer& each : answer_.tensors)
        all = worse(all, exitOf(each.identity));
    return all;
}

AnswerKeys FolderReport::keys() {
    static const std::vector<std::string> paths = [] {
        std::vector<std::string> all;
        for (const AnswerKey& key : identityKeys())
            all.push_back("tensors[]." + std::string(key.path));
        return all;
    }();
    static const std::vector<AnswerKey> keys = [] {
        std::vector<AnswerKey> all{
            {"folder", "string", "The folder of a model."},
            {"config", "string?", "The file of its configuration; null: it has none."},
            {"tensors[].names", "string[]", "Equal tensors about positions; “cos,sin” are two."},
            {"tensors[].holds", "string", "What they hold by their names: frequencies, table, biases …"},
            {"tensors[].shape", "integer[]", "Their extents."},
            {"tensors[].layers", "integer[]", "The layers that the names say, from 0."},
            {"tensors[].layer_kind", "string?", "The kind of these layers in the configuration."},
            {"tensors[].status", "integer",
             "0 nothing wrong, 3 something is wrong or not as the configuration says, 4 not recognised."},
            {"missing", "string?", "That no tensor holds what the configuration describes."},
            {"notes", "string[]", "Remarks on the folder."},
            {"problems", "string[]", "Files that cannot be read, or that there is nothing to identify."}};
        for (std::size_t n = 0; n < paths.size(); ++n)
            all.push_back({paths[n], identityKeys()[n].type, identityKeys()[n].meaning});
        return all;
    }();
    return keys;
}

bool isModelFolder(const std::string& path) {
    std::error_code problem;
    if (!std::filesystem::is_directory(path, problem)) return false;
    return !configFileIn(path).empty() || !openModelFolder(path).tensors.empty();
}

}  // namespace posiscope
