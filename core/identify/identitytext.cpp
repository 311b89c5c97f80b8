// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identitytext.h"

#include <nlohmann/json.hpp>

#include "core/base/answerschema.h"
#include "core/models/encoding.h"
#include "core/parameters/numbertext.h"
#include "core/positions/positionstext.h"

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

/// At most 16 numbers; JSON has all.
std::string firstNumbers(const NumberList& list) {
    constexpr std::size_t most = 16;
    if (list.size() <= most) return formatNumbers(list);
    return formatNumbers(NumberList(list.begin(), list.begin() + most)) + ", …";
}

std::string wordOf(const Value& value) {
    if (const auto* list = std::get_if<NumberList>(&value)) return firstNumbers(*list);
    if (const auto* real = std::get_if<double>(&value)) return inFull(*real);
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return groupedDigits(*whole);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    const auto* word = std::get_if<std::string>(&value);
    return word != nullptr ? *word : std::string();
}

/// Appends another part: "%1, %2".
void append(Text& all, Text part) {
    all = all.empty() ? std::move(part)
                      : Text(POSISCOPE_TR("core", "%1, %2")).with(std::move(all)).with(std::move(part));
}

Text roundingWords(const RoundingNames& rounding) {
    Text words;
    const auto add = [&words](const char* stage, const std::string& type) {
        if (!type.empty()) append(words, {stage, {type}});
    };
    add(POSISCOPE_TR("core", "frequency %1"), rounding.frequency);
    add(POSISCOPE_TR("core", "position %1"), rounding.position);
    add(POSISCOPE_TR("core", "angle %1"), rounding.angle);
    add(POSISCOPE_TR("core", "sine %1"), rounding.sine);
    add(POSISCOPE_TR("core", "table %1"), rounding.table);
    return words.empty() ? POSISCOPE_TR("core", "none") : words;
}

Text storageWords(const Storage& storage) {
    Text words(POSISCOPE_TR("core", "%1 × %2"),
               {groupedDigits(storage.rows), groupedDigits(storage.columns)});
    append(words, Text::asIs(storage.form));
    if (storage.transposed) append(words, POSISCOPE_TR("core", "transposed"));
    if (storage.scale != 1) append(words, {POSISCOPE_TR("core", "times %1"), {withDigits(storage.scale, 6)}});
    return words;
}

Text deviationWords(const Identity& answer) {
    return {POSISCOPE_TR("core", "%1 in row %2, column %3; root mean square %4"),
            {withDigits(answer.largestDeviation, 4), groupedDigits(answer.largestRow),
             groupedDigits(answer.largestColumn), withDigits(answer.rmsDeviation, 4)}};
}

/// A run of indices: "3", "3 to 5".
Text runWords(std::int64_t first, std::int64_t last) {
    if (first == last) return Text::asIs(groupedDigits(first));
    return {POSISCOPE_TR("core", "%1 to %2"), {groupedDigits(first), groupedDigits(last)}};
}

/// "rows 100 to 103, columns 8 to 11 (NaN or infinite: 2)".
Text placeOf(const Block& block) {
    Text place = Text(POSISCOPE_TR("core", "rows %1, columns %2"))
                     .with(runWords(block.firstRow, block.lastRow))
                     .with(runWords(block.firstColumn, block.lastColumn));
    if (block.head >= 0)
        place = Text(POSISCOPE_TR("core", "head %1, %2"))
                    .with(Text::asIs(groupedDigits(block.head)))
                    .with(std::move(place));
    if (block.notFinite > 0)
        place = Text(POSISCOPE_TR("core", "%1 (NaN or infinite: %2)"))
                    .with(std::move(place))
                    .with(Text::asIs(groupedDigits(block.notFinite)));
    return place;
}

/// "17: rows 100 to 103, columns 8 to 11".
Text unexplainedWords(const Identity& answer) {
    const Text count = Text::asIs(groupedDigits(answer.unexplainedCells));
    if (answer.blocks.empty()) return count;
    return Text(POSISCOPE_TR("core", "%1: %2")).with(count).with(placesOf(answer.blocks));
}

/// The name of what is no encoding of the registry.
Text nameOfOther(const std::string& id) {
    static const std::pair<const char*, Text> names[]{
        {"axial-rope", POSISCOPE_TR("core", "RoPE over the places of a picture")},
        {"position-ids", POSISCOPE_TR("core", "Position ids of text and images")},
        {"swin-index", POSISCOPE_TR("core", "Index of relative positions, as Swin has it")},
        {"beit-index", POSISCOPE_TR("core", "Index of relative positions, as BEiT has it")},
        {"distance-bias", POSISCOPE_TR("core", "A bias for each distance")},
        {"kerple-power", POSISCOPE_TR("core", "KERPLE with powers")}};
    for (const auto& [known, name] : names)
        if (id == known) return name;
    return {};
}

/// The numbers of a learned table are those of its file, not random ones.
Text nameIn(const Identity& answer, const std::string& id) {
    if (!answer.ownNumbers || id != "learned") return namedEncoding(id);
    return Text(POSISCOPE_TR("core", "%1 (%2)"))
        .with(POSISCOPE_TR("core", "Learned table"))
        .with(Text::asIs(id));
}

void addFacts(const Identity& answer, const OptionWords& words, std::vector<IdentityLine>& lines) {
    const auto add = [&lines](const char* label, Text told) {
        lines.push_back({IdentityLine::Kind::fact, label, std::move(told)});
    };
    if (!answer.options.empty())
        add(POSISCOPE_TR("core", "parameters"), words(answer.encoding, answer.options));
    add(POSISCOPE_TR("core", "storage"), storageWords(answer.storage));
    add(POSISCOPE_TR("core", "rounding"), roundingWords(answer.rounding));
    add(POSISCOPE_TR("core", "largest deviation"), deviationWords(answer));
    add(POSISCOPE_TR("core", "unexplained cells"), unexplainedWords(answer));
    if (answer.unexplainedCells > 0) lines.back().kind = IdentityLine::Kind::wrong;
}

}  // namespace

Text optionsByKey(const std::string&, const OptionValues& options) {
    Text words;
    for (const auto& [key, value] : options)
        append(words, Text::asIs(key + " " + wordOf(value)));
    return words;
}

Text namedEncoding(const std::string& id) {
    const Encoding* encoding = findEncoding(id);
    const Text name = encoding == nullptr ? nameOfOther(id) : encoding->name;
    return name.empty() ? Text::asIs(id)
                        : Text(POSISCOPE_TR("core", "%1 (%2)")).with(name).with(Text::asIs(id));
}

Text placesOf(const std::vector<Block>& blocks) {
    Text all;
    for (const Block& block : blocks)
        all = all.empty() ? placeOf(block)
                          : Text(POSISCOPE_TR("core", "%1; %2")).with(std::move(all)).with(placeOf(block));
    return all;
}

std::vector<IdentityLine> linesOf(const Identity& answer, const OptionWords& words) {
    std::vector<IdentityLine> lines;
    if (answer.recognised) {
        lines.push_back({IdentityLine::Kind::verdict, POSISCOPE_TR("core", "recognised"),
                         nameIn(answer, answer.encoding)});
        addFacts(answer, words, lines);
    } else {
        lines.push_back({IdentityLine::Kind::verdict, POSISCOPE_TR("core", "not recognised"), {}});
    }
    for (const Finding& finding : answer.mistakes)
        lines.push_back({answer.unsure ? IdentityLine::Kind::fact : IdentityLine::Kind::wrong,
                         answer.unsure ? POSISCOPE_TR("core", "unsure") : POSISCOPE_TR("core", "wrong"),
                         Text(POSISCOPE_TR("core", "%1 (%2; %3)"))
                             .with(finding.text)
                             .with(Text::asIs(finding.id))
                             .with(finding.where)});
    for (const Text& note : answer.notes)
        lines.push_back({IdentityLine::Kind::fact, POSISCOPE_TR("core", "note"), note});
    Text free;
    for (const std::string& each : answer.notCompared)
        append(free, Text::asIs(each));
    if (!free.empty())
        lines.push_back({IdentityLine::Kind::fact, POSISCOPE_TR("core", "not compared"), std::move(free)});
    for (const Alternative& each : answer.alternatives)
        lines.push_back({IdentityLine::Kind::alternative, POSISCOPE_TR("core", "or"),
                         Text(POSISCOPE_TR("core", "%1, %2"))
                             .with(nameIn(answer, each.encoding))
                             .with(words(each.encoding, each.options))});
    for (const Text& line : answer.evidence)
        lines.push_back({IdentityLine::Kind::evidence, POSISCOPE_TR("core", "because"), line});
    return lines;
}

std::string identityAsText(const Identity& answer, const std::vector<Text>& notes) {
    std::string text;
    for (const Text& note : notes)
        text += "expected: " + note.english() + "\n";
    for (const IdentityLine& line : linesOf(answer))
        text += line.label.english() + (line.words.empty() ? "" : ": " + line.words.english()) + "\n";
    return text;
}

std::string identityAsMarkdown(const Identity& answer, const std::vector<Text>& notes,
                               const std::string& command) {
    std::string verdict, facts, evidence;
    for (const Text& note : notes)
        facts += "- expected: " + note.english() + "\n";
    for (const IdentityLine& line : linesOf(answer)) {
        const std::string words =
            line.label.english() + (line.words.empty() ? "" : ": " + line.words.english());
        switch (line.kind) {
            case IdentityLine::Kind::verdict:
            case IdentityLine::Kind::wrong: verdict += "**" + words + "**\n\n"; break;
            case IdentityLine::Kind::evidence: evidence += "- " + words + "\n"; break;
            default: facts += "- " + words + "\n";
        }
    }
    if (!evidence.empty()) evidence = "\nEvidence:\n\n" + evidence;
    return verdict + facts + evidence + "\n```\n" + command + "\n```\n";
}

AnswerKeys identityKeys() {
    static constexpr AnswerKey keys[] = {
        {"recognised", "boolean", "Whether the table is known."},
        {"encoding", "string?", "The encoding: an id of “posiscope list encodings”, or another known table."},
        {"options", "object", "The parameters of the encoding, by their keys."},
        {"storage.form", "string?", "The order of columns and parts."},
        {"storage.transposed", "boolean", "Whether positions stand in columns."},
        {"storage.scale", "number", "The factor of all cells."},
        {"storage.axis_order", "string[]", "What its axes count: position, column …"},
        {"storage.rows", "integer", "The rows of the table."},
        {"storage.columns", "integer", "The columns of the table."},
        {"rounding.frequency", "string?", "The type that frequencies were rounded to; null: exact."},
        {"rounding.position", "string?", "The type that positions were rounded to."},
        {"rounding.angle", "string?", "The type that angles were rounded to."},
        {"rounding.sine", "string?", "The type that sines were rounded to."},
        {"rounding.table", "string?", "The type of the table's cells."},
        {"largest_deviation", "number?",
         "Of all finite cells from the exact encoding; null: not recognised."},
        {"rms_deviation", "number?", "The same as root mean square."},
        {"unexplained_cells", "integer?", "Cells beyond their tolerance, or not finite."},
        {"relations", "string[]",
         "What it is to an original or an expected table: “same”, “rows-reversed” …"},
        {"rows_at", "string?", "The positions of the rows: “0..99, 0..59”; null: nothing tells them."},
        {"frequencies", "number[]", "Measured frequencies in radians a row."},
        {"as_expected", "boolean?", "Whether the table is what was expected; null: nothing was."},
        {"unsure", "boolean", "Whether the answer may be another one."},
        {"not_compared", "string[]", "The given options that were not compared."},
        {"notes", "string[]", "Remarks."},
        {"evidence", "string[]", "What was measured."},
        {"mistakes[].id", "string", "The kind of a mistake."},
        {"mistakes[].text", "string", "The mistake as a sentence."},
        {"mistakes[].where", "string", "Rows and columns."},
        {"alternatives[].encoding", "string", "Another encoding of the same cells."},
        {"alternatives[].options", "object", "Its parameters."},
    };
    return keys;
}

namespace {

/// As --positions reads them, where they are few runs.
std::string briefPositions(const Positions& positions) {
    constexpr std::int64_t few = 64;
    std::int64_t pieces = 0;
    for (const PositionRun& run : positions.runs())
        pieces += run.repeats > 1 ? run.count : 1;
    return pieces <= few ? formatPositions(positions) : writtenPositions(positions);
}

}  // namespace

std::string identityAsJson(const Identity& answer) {
    Json root{{"schema", answerSchema}};
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
    // Of what is not recognised no cell was compared.
    root["largest_deviation"] = answer.recognised ? Json(answer.largestDeviation) : Json();
    root["rms_deviation"] = answer.recognised ? Json(answer.rmsDeviation) : Json();
    root["unexplained_cells"] = answer.recognised ? Json(answer.unexplainedCells) : Json();
    root["relations"] = answer.relations;
    root["rows_at"] = answer.rowsHold ? Json(briefPositions(*answer.rowsHold)) : Json();
    root["frequencies"] = answer.frequencies;
    root["as_expected"] = answer.wasExpected ? Json(answer.asExpected) : Json();
    root["unsure"] = answer.unsure;
    root["not_compared"] = answer.notCompared;
    root["notes"] = Json::array();
    for (const Text& note : answer.notes)
        root["notes"].push_back(note.english());
    root["evidence"] = Json::array();
    for (const Text& line : answer.evidence)
        root["evidence"].push_back(line.english());
    root["mistakes"] = Json::array();
    for (const Finding& finding : answer.mistakes)
        root["mistakes"].push_back(
            {{"id", finding.id}, {"text", finding.text.english()}, {"where", finding.where.english()}});
    root["alternatives"] = Json::array();
    for (const Alternative& each : answer.alternatives)
        root["alternatives"].push_back({{"encoding", each.encoding}, {"options", jsonOf(each.options)}});
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace posiscope
