#include "core/identify/answertext.h"

#include <nlohmann/json.hpp>

#include "core/models/encoding.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const Value& value) {
    return std::visit([](const auto& held) { return Json(held); }, value);
}

Json jsonOf(const OptionValues& options) {
    Json all = Json::object();
    for (const auto& [key, value] : options)
        all[key] = jsonOf(value);
    return all;
}

Json orNull(const std::string& word) {
    return word.empty() ? Json() : Json(word);
}

std::string wordOf(const Value& value) {
    if (const auto* list = std::get_if<NumberList>(&value)) return formatNumbers(*list);
    if (const auto* real = std::get_if<double>(&value)) return inFull(*real);
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return groupedDigits(*whole);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    const auto* word = std::get_if<std::string>(&value);
    return word != nullptr ? *word : std::string();
}

std::string wordsOf(const OptionValues& options) {
    std::string words;
    for (const auto& [key, value] : options)
        words += (words.empty() ? "" : ", ") + key + " " + wordOf(value);
    return words;
}

std::string nameOf(const std::string& id) {
    const Encoding* encoding = findEncoding(id);
    return encoding != nullptr ? encoding->name.english() + " (" + id + ")" : id;
}

std::string roundingWords(const RoundingNames& rounding) {
    std::string words;
    const auto add = [&words](const char* stage, const std::string& type) {
        if (!type.empty()) words += (words.empty() ? "" : ", ") + std::string(stage) + " " + type;
    };
    add("frequency", rounding.frequency);
    add("position", rounding.position);
    add("angle", rounding.angle);
    add("sine", rounding.sine);
    add("table", rounding.table);
    return words.empty() ? "none" : words;
}

std::string storageWords(const Storage& storage) {
    std::string words =
        groupedDigits(storage.rows) + " × " + groupedDigits(storage.columns) + ", " + storage.form;
    if (storage.transposed) words += ", transposed";
    if (storage.scale != 1) words += ", times " + withDigits(storage.scale, 6);
    return words;
}

}  // namespace

std::string answerAsText(const Identity& answer, const std::vector<Text>& notes) {
    std::string text;
    for (const Text& note : notes)
        text += "expected: " + note.english() + "\n";
    text += answer.recognised ? "recognised: " + nameOf(answer.encoding) + "\n" : "not recognised\n";
    if (answer.recognised) {
        text += "parameters: " + wordsOf(answer.options) + "\n";
        text += "storage: " + storageWords(answer.storage) + "\n";
        text += "rounding: " + roundingWords(answer.rounding) + "\n";
        text += "largest deviation: " + withDigits(answer.largestDeviation, 4) + " in row " +
                groupedDigits(answer.largestRow) + ", column " + groupedDigits(answer.largestColumn) +
                "; root mean square " + withDigits(answer.rmsDeviation, 4) + "\n";
        text += "cells that fit nothing: " + groupedDigits(answer.unexplainedCells) + "\n";
    }
    for (const Finding& finding : answer.mistakes)
        text += "wrong: " + finding.text + " (" + finding.id + "; " + finding.where + ")\n";
    for (const Alternative& each : answer.alternatives)
        text += "or: " + nameOf(each.encoding) + ", " + wordsOf(each.options) + "\n";
    for (const std::string& line : answer.evidence)
        text += "because: " + line + "\n";
    return text;
}

std::string answerAsJson(const Identity& answer) {
    Json root;
    root["recognised"] = answer.recognised;
    root["encoding"] = orNull(answer.encoding);
    root["options"] = jsonOf(answer.options);
    root["storage"] = {{"form", orNull(answer.storage.form)}, {"transposed", answer.storage.transposed},
                       {"scale", answer.storage.scale},       {"axis_order", answer.storage.axisOrder},
                       {"rows", answer.storage.rows},         {"columns", answer.storage.columns}};
    root["rounding"] = {{"frequency", orNull(answer.rounding.frequency)},
                        {"position", orNull(answer.rounding.position)},
                        {"angle", orNull(answer.rounding.angle)},
                        {"sine", orNull(answer.rounding.sine)},
                        {"table", orNull(answer.rounding.table)}};
    root["largest_deviation"] = answer.largestDeviation;
    root["rms_deviation"] = answer.rmsDeviation;
    root["unexplained_cells"] = answer.unexplainedCells;
    root["mistakes"] = Json::array();
    for (const Finding& finding : answer.mistakes)
        root["mistakes"].push_back({{"id", finding.id}, {"text", finding.text}, {"where", finding.where}});
    root["alternatives"] = Json::array();
    for (const Alternative& each : answer.alternatives)
        root["alternatives"].push_back({{"encoding", each.encoding}, {"options", jsonOf(each.options)}});
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace posiscope
