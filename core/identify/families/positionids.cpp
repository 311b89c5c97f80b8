// SPDX-License-Identifier: GPL-3.0-or-later
// Position ids: the numbers of every token of a prompt, on one to four axes.
#include <algorithm>
#include <cmath>

#include "core/identify/families/families.h"
#include "core/parameters/numbertext.h"
#include "core/positions/positionstext.h"
#include "core/tokens/tokenmistakes.h"
#include "core/tokens/tokenrecognition.h"

namespace posiscope {

namespace {

constexpr std::size_t mostPieces = 16;

bool areIntegers(const StoredArray& array) {
    return !array.complex && roundingOf(array.cells->cellType()) == 0;
}

/// The axes of an array that are longer than 1, and how far apart their neighbours are.
struct LongAxes {
    std::vector<std::int64_t> lengths, steps;

    explicit LongAxes(const StoredArray& array) {
        for (std::size_t axis = 0; axis < array.shape.size(); ++axis)
            if (array.shape[axis] > 1) {
                lengths.push_back(array.shape[axis]);
                steps.push_back(array.steps[axis]);
            }
    }
};

/// The numbers of an array of [axes, tokens]; nothing where they are no positions.
std::optional<Positions> idsIn(const Input& input) {
    constexpr std::int64_t fewest = 4, mostAxes = 4;
    if (input.arrays.size() != 1 || input.arrays.front().complex) return std::nullopt;
    const StoredArray& array = input.arrays.front();
    LongAxes axes(array);
    if (axes.lengths.size() == 1) {
        axes.lengths.insert(axes.lengths.begin(), 1);
        axes.steps.insert(axes.steps.begin(), 0);
    }
    if (axes.lengths.size() != 2 || axes.lengths[0] > mostAxes || axes.lengths[1] < fewest ||
        axes.lengths[1] > mostListedRows)
        return std::nullopt;
    if (axes.lengths[0] < 3 && !areIntegers(array)) return std::nullopt;
    std::vector<std::vector<Coordinate>> lists(static_cast<std::size_t>(axes.lengths[0]));
    std::vector<PositionAxis> names(lists.size());
    for (std::int64_t axis = 0; axis < axes.lengths[0]; ++axis)
        for (std::int64_t token = 0; token < axes.lengths[1]; ++token) {
            input.pace.step();
            const double number = array.at(axis * axes.steps[0] + token * axes.steps[1]);
            if (!(std::abs(number) < 1e9)) return std::nullopt;
            lists[static_cast<std::size_t>(axis)].push_back(Coordinate::of(number));
        }
    for (std::size_t axis = 0; axis < names.size(); ++axis)
        names[axis].id = "axis-" + std::to_string(axis);
    return Positions::lists(std::move(names), lists);
}

/// Whether the reading says more than that some numbers count up.
bool isTelling(const TokenReading& reading) {
    const auto& segments = reading.segments;
    if (reading.rule->axes.size() > 2) return true;
    if (reading.rule->axes.size() == 2) return std::ranges::any_of(segments, &Segment::isGrid);
    // Sequences with gaps between them; not numbers that come again.
    Coordinate end = 0;
    for (const Segment& each : segments) {
        if (each.from && *each.from < end) return false;
        end = Coordinate::stepped(each.from.value_or(0), 1, each.count);
    }
    return segments.size() > 1;
}

OptionValues optionsOf(const TokenReading& reading) {
    return {{"counting_rule", std::string(reading.rule->id)}, {"tokens", formatSegments(reading.segments)}};
}

/// The tokens of the smallest image; 0 where there is none.
std::int64_t smallestImage(const TokenReading& reading) {
    std::int64_t fewest = 0;
    for (const Segment& segment : reading.segments)
        if (segment.isGrid() && (fewest == 0 || segment.places() < fewest)) fewest = segment.places();
    return fewest;
}

/// "1, 51 … 101".
std::string timesOfFilm(const TokenRow& row, std::size_t n, const Segment& film) {
    std::vector<std::int64_t> times;
    const std::int64_t size = (row.beginnings[n + 1] - row.beginnings[n]) / film.frames;
    std::string text;
    constexpr std::int64_t most = 4;
    for (std::int64_t frame = 0; frame < film.frames; ++frame) {
        if (frame == most - 1 && film.frames > most) {
            text += " … " + row.positions.at(row.beginnings[n + 1] - 1, 0).written();
            break;
        }
        text += (frame == 0 ? "" : ", ") + row.positions.at(row.beginnings[n] + frame * size, 0).written();
    }
    return text;
}

/// A long text may hide an image that was numbered like it.
Text wordsOf(const TokenReading& reading, const TokenRow& row, std::size_t n) {
    const Segment& segment = reading.segments[n];
    const Positions& positions = row.positions;
    const std::int64_t begin = row.beginnings[n], end = row.beginnings[n + 1];
    if (segment.kind == TokenKind::padding)
        return {POSISCOPE_TR("core", "padding: %1 tokens at %2"),
                {groupedDigits(segment.count), numbersAt(positions, begin)}};
    if (segment.kind == TokenKind::video)
        return {POSISCOPE_TR("core", "film: %1 frames of %2 × %3 places, at the times %4"),
                {groupedDigits(segment.frames), groupedDigits(segment.height), groupedDigits(segment.width),
                 timesOfFilm(row, n, segment)}};
    const std::string first = positions.at(begin, 0).written();
    if (segment.isGrid())
        return {POSISCOPE_TR("core", "image: %1 × %2 places from position %3 on"),
                {groupedDigits(segment.height), groupedDigits(segment.width), first}};
    if (reading.rule->text == TextCount::none)
        return {POSISCOPE_TR("core", "text: %1 tokens at 0"), {groupedDigits(segment.count)}};
    const std::size_t axis = reading.rule->text == TextCount::last ? positions.axes().size() - 1 : 0;
    const std::string from = positions.at(begin, axis).written(), to = positions.at(end - 1, axis).written();
    const std::int64_t image = smallestImage(reading);
    if (reading.rule->decodes && image > 0 && segment.count >= image)
        return {
            POSISCOPE_TR(
                "core", "text: positions %1 to %2, %3 tokens: an image among them would be numbered as text"),
            {from, to, groupedDigits(segment.count)}};
    if (segment.count == 1) return {POSISCOPE_TR("core", "text: position %1"), {from}};
    return {POSISCOPE_TR("core", "text: positions %1 to %2"), {from, to}};
}

/// What the numbers are, without anything that may be wrong.
Identity describe(const TokenFinding& finding) {
    const TokenReading& reading = finding.readings.front();
    const auto row = positionsOf(reading.segments, *reading.rule);
    Identity answer = recognisedAs("position-ids", optionsOf(reading));
    answer.ownNumbers = static_cast<std::int64_t>(2 * reading.segments.size());
    for (const RuleAxis& axis : reading.rule->axes)
        answer.storage.form += (answer.storage.form.empty() ? "" : "-") + std::string(axis.id);
    answer.storage.words = "numbers of every token";
    answer.storage.axisOrder = {"axis", "token"};
    answer.storage.rows = static_cast<std::int64_t>(reading.rule->axes.size());
    answer.storage.columns = row->tokens();
    const std::size_t pieces = reading.segments.size();
    for (std::size_t n = 0; n < std::min(mostPieces, pieces); ++n)
        answer.evidence.push_back(wordsOf(reading, *row, n));
    if (pieces > mostPieces)
        answer.evidence.emplace_back(Text(POSISCOPE_TR("core", "and %1 more pieces of text and images"),
                                          {groupedDigits(static_cast<std::int64_t>(pieces - mostPieces))}));
    if (reading.rule->decodes)
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core", "a next token would stand at %1; the rope delta is %2"),
                 {row->next.written(), row->delta.written()}));
    for (std::size_t n = 1; n < finding.readings.size(); ++n) {
        OptionValues options = optionsOf(finding.readings[n]);
        if (finding.readings[n].segments == reading.segments) options.pop_back();
        answer.alternatives.push_back({"position-ids", std::move(options)});
    }
    return answer;
}

Finding findingOf(const TokenProblem& problem) {
    return {problem.id, problem.text, problem.where};
}

bool isAboutAxes(const TokenProblem& problem) {
    return problem.id == "axes-exchanged" || problem.id == "height-and-width-exchanged";
}

}  // namespace

std::vector<Hypothesis> proposePositionIds(const Input& input) {
    const auto ids = idsIn(input);
    if (!ids) return {};
    TokenFinding finding = recogniseTokens(*ids);
    std::erase_if(finding.readings, [](const TokenReading& each) { return !isTelling(each); });
    if (!finding.recognised()) return {};
    Identity answer = describe(finding);
    for (const TokenProblem& problem : finding.problems)
        if (isAboutAxes(problem))
            answer.mistakes.push_back(findingOf(problem));
        else
            answer.notes.push_back(problem.text);
    return {{.answer = std::move(answer)}};
}

std::vector<Finding> mistakesInPositionIds(const Input& input) {
    std::vector<Finding> mistakes;
    if (const auto ids = idsIn(input))
        for (const TokenProblem& problem : recogniseTokens(*ids).problems)
            mistakes.push_back(findingOf(problem));
    return mistakes;
}

Identity judgePositionIds(const Input& input, const ExpectedTokens& expected) {
    const auto ids = idsIn(input);
    if (!ids) {
        Identity answer;
        answer.asExpected = false;
        answer.mistakes.push_back(
            {"no-position-ids",
             POSISCOPE_TR(
                 "core",
                 "These are no numbers of tokens: they are an array of [axes, tokens], of one to four "
                 "axes and four tokens or more"),
             POSISCOPE_TR("core", "all cells")});
        return answer;
    }
    const TokenFinding finding = recogniseTokens(*ids, expected);
    Identity answer = finding.recognised() ? describe(finding) : Identity{};
    for (const TokenProblem& problem : finding.problems)
        answer.mistakes.push_back(findingOf(problem));
    answer.asExpected = finding.asExpected;
    return answer;
}

}  // namespace posiscope
