// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparereport.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/answerschema.h"
#include "core/base/printable.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using Json = nlohmann::ordered_json;

std::string side(const Text& value) {
    return value.empty() ? "(does not have it)" : value.english();
}

Json sideInJson(const Text& words, const std::optional<Value>& value) {
    if (value) return std::visit([](const auto& held) { return Json(held); }, *value);
    return words.empty() ? Json() : Json(words.english());
}

/// Writes the shapes and differences of one part, or of the part that differs most.
void numbersToJson(const ReportedPart& part, Json& root) {
    root["shape_a"] = part.shapeA;
    root["shape_b"] = part.shapeB;
    root["max"] = part.found.largest;
    root["max_at"] = {part.found.row, part.found.column};
    root["rms"] = part.found.rms;
    root["differing_cells"] = part.found.differing;
    root["cells_beyond"] = part.found.beyond;
    root["not_finite"] = part.found.notFinite;
}

/// A cell of a Markdown table.
std::string cell(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.insert(at, "\\");
    return text;
}

}  // namespace

std::string extentsText(const std::vector<std::int64_t>& shape) {
    std::string text;
    for (const std::int64_t size : shape)
        text += (text.empty() ? "" : " × ") + groupedDigits(size);
    return text.empty() ? "one number" : text;
}

void ComparisonReport::add(ReportedPart part) {
    const NumberDifference& found = part.found;
    const std::int64_t cells = found.rows * found.columns;
    const bool first = differing_ == notFinite_;
    cells_ += cells;
    differing_ += found.differing;
    beyond_ += found.beyond;
    notFinite_ += found.notFinite;
    squares_ += found.rms * found.rms * static_cast<double>(cells);
    const bool differs = found.differing > found.notFinite;
    if (differs && (first || found.largest > parts[worst_].found.largest)) worst_ = parts.size();
    parts.push_back(std::move(part));
}

bool ComparisonReport::equal() const {
    return warnings.empty() && cellsAreEqual();
}

bool ComparisonReport::cellsAreEqual() const {
    return unlike.empty() && (onlyReadings || !parts.empty()) &&
           std::ranges::all_of(parts, &ReportedPart::equal);
}

double ComparisonReport::rms() const {
    return parts.size() == 1 ? parts.front().found.rms
                             : std::sqrt(squares_ / static_cast<double>(std::max<std::int64_t>(1, cells_)));
}

std::string ComparisonReport::toleranceWords() const {
    const double most = std::ranges::max_element(parts, {}, [](const ReportedPart& part) {
                            return part.apart.least;
                        })->apart.least;
    if (ofCells)
        return "the last place of each cell in " + step + ", and " + withDigits(most, 3) + " in any case";
    return (step.empty() ? inFull(most) : withDigits(most, 3)) +
           (step.empty() ? "" : " (the last place of the largest cell in " + step + ")");
}

std::string ComparisonReport::numbersAsText() const {
    std::string text = groupedDigits(differing_) + " of " + groupedDigits(cells_) + " cells differ";
    if (beyond_ > 0 && parts[worst_].apart.least > 0)
        text += ", " + groupedDigits(beyond_) + " of them too far";
    text += "\n";
    if (differing_ > notFinite_) {
        const ReportedPart& part = parts[worst_];
        text += "largest difference " + inFull(part.found.largest) + " in " + part.place +
                (parts.size() > 1 ? " of " + part.what : "") + ": " + inFull(part.found.valueA) + " in A, " +
                inFull(part.found.valueB) + " in B\nroot mean square " + inFull(rms()) + "\n";
    }
    if (notFinite_ > 0) text += groupedDigits(notFinite_) + " differences are no finite numbers\n";
    return text;
}

std::vector<std::string> ComparisonReport::linesOfWords() const {
    std::vector<std::string> lines;
    for (const WordDifference& each : words)
        lines.push_back(each.what.english() + ": " + side(each.inA) + " in A, " + side(each.inB) + " in B");
    if (parameters && words.empty())
        lines.emplace_back(unlike.empty() ? "the parameters are the same"
                                          : "the parameters that are drawn are the same");
    if (layers && layers->some > 0)
        lines.push_back(groupedDigits(layers->some) + " of " + groupedDigits(layers->all) + " layers differ");
    lines.insert(lines.end(), sentences.begin(), sentences.end());
    return lines;
}

std::string ComparisonReport::asText() const {
    std::string text;
    for (const std::string& each : warnings)
        text += each + "\n";
    for (const std::string& each : linesOfWords())
        text += each + "\n";
    for (const std::string& each : compared)
        text += "compared: " + each + "\n";
    for (const std::string& each : notCompared)
        text += "not compared: " + each + "\n";
    for (const std::string& each : unlike)
        text += "different: " + each + "\n";
    if (onlyReadings)
        return text + (equal() ? "equal" : "different") + " in what is read; no cells to compare\n";
    if (parts.empty()) return text + "nothing to compare cell by cell\n";
    for (const ReportedPart& part : parts)
        if (!part.found.sameShape)
            text += (parts.size() > 1 ? part.what + ": " : "") +
                    "the shapes differ: " + extentsText(part.shapeA) + " in A, " + extentsText(part.shapeB) +
                    " in B; compared are the cells that both have\n";
    return text + numbersAsText() + (equal() ? "equal" : "different") + " within " + toleranceWords() + "\n";
}

AnswerKeys ComparisonReport::keys() {
    static constexpr AnswerKey all[] = {
        {"warnings?", "string[]", "The keys about positions of configurations that were not understood."},
        {"equal", "boolean", "Whether all cells, or all readings, are equal within the tolerance."},
        {"tolerance", "number", "How far cells may be apart, at least."},
        {"tolerance_step?", "number", "Of 16-bit types: the last place of 1; a cell may be off by its own."},
        {"a", "string", "The first file."},
        {"b", "string", "The second file."},
        {"relation", "string?", "The first kind of relation between the tables; null: none was found."},
        {"relations", "string[]", "All of them, in the order in which B was made from A by them."},
        {"explained", "number", "The share of the cells that they explain."},
        {"words", "string[]", "What differs, in sentences."},
        {"parameters[].what", "string", "The parameter that differs."},
        {"parameters[].a", "any", "Its value in A."},
        {"parameters[].b", "any", "Its value in B."},
        {"layers?.differing", "integer", "How many layers of two configurations differ."},
        {"layers?.all", "integer", "How many layers both have."},
        {"compared", "string[]", "What was compared."},
        {"not_compared", "string[]", "What was not compared."},
        {"unlike", "string[]", "What only one of both has, and readings that differ."},
        {"shape_a?", "integer[]", "Of the part that differs most."},
        {"shape_b?", "integer[]", "Of the same part."},
        {"max?", "number?", "The largest difference."},
        {"max_at?", "integer[]", "Its row and column."},
        {"rms?", "number?", "The root mean square of the differences."},
        {"differing_cells?", "integer", "Cells that are not equal."},
        {"cells_beyond?", "integer", "Those that are farther apart than the tolerance."},
        {"not_finite?", "integer", "Cells that are NaN or infinite in one of both."},
        {"max_in?", "string", "The part with the largest difference."},
        {"parts[].what", "string", "The compared part."},
        {"parts[].shape_a", "integer[]", "Its extents in A."},
        {"parts[].shape_b", "integer[]", "Its extents in B."},
        {"parts[].max", "number?", "Its largest difference."},
        {"parts[].max_at", "integer[]", "The row and column of that."},
        {"parts[].rms", "number?", "The root mean square of its differences."},
        {"parts[].differing_cells", "integer", "Its cells that are not equal."},
        {"parts[].cells_beyond", "integer", "Those that are farther apart than the tolerance."},
        {"parts[].not_finite", "integer", "Cells that are not finite."},
        {"parts[].tolerance", "number", "How far its cells may be apart, at least."},
    };
    return all;
}

std::string ComparisonReport::asJson() const {
    Json root{{"schema", answerSchema}};
    if (!warnings.empty()) root["warnings"] = warnings;
    root["equal"] = equal();
    root["tolerance"] = parts.empty() ? 0 : parts[worst_].apart.least;
    if (ofCells && !parts.empty()) root["tolerance_step"] = parts[worst_].apart.step;
    root["a"] = printable(files[0].toStdString());
    root["b"] = printable(files[1].toStdString());
    root["relation"] = relations.empty() ? Json() : Json(relations.front());
    root["relations"] = relations;
    root["explained"] = explained;
    root["words"] = linesOfWords();
    root["parameters"] = Json::array();
    for (const WordDifference& each : words)
        root["parameters"].push_back({{"what", each.what.english()},
                                      {"a", sideInJson(each.inA, each.valueA)},
                                      {"b", sideInJson(each.inB, each.valueB)}});
    if (layers) root["layers"] = {{"differing", layers->some}, {"all", layers->all}};
    root["compared"] = compared;
    root["not_compared"] = notCompared;
    root["unlike"] = unlike;
    if (!parts.empty()) {
        numbersToJson(parts[worst_], root);
        root["max_in"] = parts[worst_].what;
        root["rms"] = rms();
        root["differing_cells"] = differing_;
        root["cells_beyond"] = beyond_;
        root["not_finite"] = notFinite_;
    }
    root["parts"] = Json::array();
    for (const ReportedPart& each : parts) {
        Json part{{"what", each.what}};
        numbersToJson(each, part);
        part["tolerance"] = each.apart.least;
        root["parts"].push_back(std::move(part));
    }
    return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string ComparisonReport::asMarkdown() const {
    std::string text = "| | A | B |\n|---|---|---|\n";
    const auto row = [&text](const std::string& what, const std::string& a, const std::string& b) {
        text += "| " + cell(what) + " | " + cell(a) + " | " + cell(b) + " |\n";
    };
    row("file", "`" + printable(files[0].toStdString()) + "`", "`" + printable(files[1].toStdString()) + "`");
    for (const WordDifference& each : words)
        row(each.what.english(), side(each.inA), side(each.inB));
    constexpr std::size_t most = 20;
    for (std::size_t n = 0; n < std::min(most, parts.size()); ++n)
        row(parts[n].what, extentsText(parts[n].shapeA), extentsText(parts[n].shapeB));
    text += "\n";
    if (layers && layers->some > 0)
        text += "- " + groupedDigits(layers->some) + " of " + groupedDigits(layers->all) + " layers differ\n";
    for (const auto& list : {warnings, sentences, unlike})
        for (const std::string& each : list)
            text += "- " + each + "\n";
    if (onlyReadings) return text + "- **" + (equal() ? "equal" : "different") + "** in what is read\n";
    if (parts.empty()) return text + "- nothing to compare cell by cell\n";
    std::string numbers = numbersAsText();
    numbers.pop_back();
    for (std::size_t at = 0; (at = numbers.find('\n', at)) != std::string::npos; at += 3)
        numbers.replace(at, 1, "\n- ");
    return text + "- " + numbers + "\n- **" + (equal() ? "equal" : "different") + "** within " +
           toleranceWords() + "\n";
}

}  // namespace posiscope
