// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/functions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/analysis/rotaryscore.h"
#include "core/lessons/lines.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/sentence/sentencefacts.h"
#include "core/state/compare.h"

namespace posiscope {

namespace {

using Arguments = std::span<const double>;

std::int64_t whole(double number) {
    constexpr double largest = 1e15;
    if (number != std::floor(number) || std::fabs(number) > largest)
        throw FunctionError{{POSISCOPE_TR("core", "%1 is not a whole number"), {inFull(number)}}};
    return static_cast<std::int64_t>(number);
}

std::int64_t within(double number, std::int64_t lowest, std::int64_t highest, Text what) {
    const std::int64_t value = whole(number);
    if (value < lowest || value > highest)
        throw FunctionError{Text(POSISCOPE_TR("core", "%1 %2 is outside %3 … %4"))
                                .with(std::move(what))
                                .with(Text::asIs(groupedDigits(value)))
                                .with(Text::asIs(groupedDigits(lowest)))
                                .with(Text::asIs(groupedDigits(highest)))};
    return value;
}

const Model& tableOf(const std::shared_ptr<const Model>& model) {
    if (model == nullptr) throw FunctionError{POSISCOPE_TR("core", "nothing is compared in this state")};
    if (!model->hasTable())
        throw FunctionError{POSISCOPE_TR("core", "the encoding has no table of positions × dimensions")};
    return *model;
}

/// The row of a position.
std::int64_t row(const Model& model, double position) {
    const std::int64_t first = model.firstCursor();
    return within(position, first, first + model.table().rows() - 1, POSISCOPE_TR("core", "position")) -
           first;
}

double cell(const Model& model, Arguments at) {
    const std::int64_t j = within(at[1], 0, model.table().columns() - 1, POSISCOPE_TR("core", "dimension"));
    return model.table().value(row(model, at[0]), j);
}

std::span<const Frequency> frequenciesOf(const Snapshot& snapshot) {
    const auto all = snapshot.model->frequencies();
    if (all.empty())
        throw FunctionError{POSISCOPE_TR("core", "the encoding has no pairs of sines and cosines")};
    return all;
}

const Frequency& frequency(const Snapshot& snapshot, double pair) {
    const auto all = frequenciesOf(snapshot);
    return all[static_cast<std::size_t>(
        within(pair, 0, static_cast<std::int64_t>(all.size()) - 1, POSISCOPE_TR("core", "pair")))];
}

double longest(const Snapshot& snapshot) {
    double all = 0;
    for (const Frequency& each : frequenciesOf(snapshot))
        all = std::max(all, each.wavelength());
    return all;
}

double shortest(const Snapshot& snapshot) {
    double all = HUGE_VAL;
    for (const Frequency& each : frequenciesOf(snapshot))
        all = std::min(all, each.wavelength());
    return all;
}

double similarity(const Snapshot& snapshot, SimilarityKind kind, Arguments at) {
    const Model& model = tableOf(snapshot.model);
    return model.similarity()->matrix(kind)->value(row(model, at[0]), row(model, at[1]));
}

double distance(const Snapshot& snapshot, Arguments at) {
    const Model& model = tableOf(snapshot.model);
    const std::int64_t p = row(model, at[0]), q = row(model, at[1]);
    double sum = 0;
    for (std::int64_t j = 0; j < model.table().columns(); ++j)
        sum += std::pow(model.table().value(p, j) - model.table().value(q, j), 2);
    return std::sqrt(sum);
}

std::shared_ptr<const OffsetMap> mapOf(const Snapshot& snapshot) {
    if (!snapshot.model->offsetMaps())
        throw FunctionError{POSISCOPE_TR("core", "the encoding has no formula for M_k")};
    return snapshot.model->offsetMaps()->map(snapshot.state.get(keys::offset));
}

double mapEntry(const Snapshot& snapshot, Arguments at) {
    const auto map = mapOf(snapshot);
    const auto index = [&](double number) {
        return within(number, 0, map->rows() - 1, POSISCOPE_TR("core", "dimension"));
    };
    return map->value(index(at[0]), index(at[1]));
}

double residual(const Snapshot& snapshot, Arguments at) {
    const auto map = mapOf(snapshot);
    return snapshot.model->offsetMaps()->residual(
        *map, row(*snapshot.model, at[0]) + snapshot.model->firstCursor());
}

const AttentionBias& biasOf(const Snapshot& snapshot) {
    if (snapshot.model->bias() == nullptr)
        throw FunctionError{POSISCOPE_TR("core", "the encoding adds no bias to scores")};
    return *snapshot.model->bias();
}

double biasAt(const Snapshot& snapshot, Arguments at) {
    const AttentionBias& bias = biasOf(snapshot);
    const auto matrix = bias.matrix(within(at[0], 0, bias.heads() - 1, POSISCOPE_TR("core", "head")));
    const auto place = [&](double number) {
        return within(number, 0, matrix->rows() - 1, POSISCOPE_TR("core", "position"));
    };
    return matrix->value(place(at[1]), place(at[2]));
}

double score(const Snapshot& snapshot, Arguments at) {
    if (snapshot.model->rotary() == nullptr)
        throw FunctionError{POSISCOPE_TR("core", "the encoding does not rotate queries and keys")};
    return rotaryScore(snapshot, whole(at[0]), whole(at[1]));
}

/// Every cell of both tables is looked at whenever a slider moves.
double difference(const Snapshot& snapshot) {
    constexpr std::int64_t most = 1 << 20;
    const auto& a = tableOf(snapshot.model).table();
    const auto& b = tableOf(snapshot.other).table();
    if (std::max(a.rows() * a.columns(), b.rows() * b.columns()) > most)
        throw FunctionError{
            {POSISCOPE_TR("core", "the difference of tables of more than %1 cells is not computed"),
             {groupedDigits(most)}}};
    return differenceInNumbers(a, b).largest;
}

SentenceFacts wordsOf(const Snapshot& snapshot) {
    auto facts = sentenceFacts(snapshot);
    if (!facts) throw FunctionError{facts.error().text};
    return std::move(facts.value());
}

double known(const Result<double>& number) {
    if (!number) throw FunctionError{number.error().text};
    return *number;
}

std::uint64_t counter(double number) {
    return static_cast<std::uint64_t>(
        within(number, 0, std::int64_t{1} << 40, POSISCOPE_TR("core", "number")));
}

double bitOf(std::uint64_t number, double bit) {
    return static_cast<double>((number >> within(bit, 0, 40, POSISCOPE_TR("core", "bit"))) & 1);
}

std::pair<std::string, std::string> keyAndValue(std::string_view words) {
    const auto parts = halves(words, "=");
    if (!parts)
        throw FunctionError{{POSISCOPE_TR("core", "“%1” should be “key = value”"), {std::string(words)}}};
    return {std::string(parts->first), std::string(parts->second)};
}

const Parameter& parameterOf(const Snapshot& snapshot, const std::string& key, ParameterKind kind) {
    const Parameter* parameter = findParameter(snapshot.state, key);
    if (parameter == nullptr || parameter->kind() != kind)
        throw FunctionError{{POSISCOPE_TR("core", "“%1” cannot be asked for in this way"), {key}}};
    return *parameter;
}

bool is(const Snapshot& snapshot, std::string_view words) {
    const auto [key, value] = keyAndValue(words);
    const Parameter& parameter = parameterOf(snapshot, key, ParameterKind::choice);
    if (parameter.findChoice(value) == nullptr)
        throw FunctionError{{POSISCOPE_TR("core", "%1 is never “%2”"), {key, value}}};
    return std::get<std::string>(snapshot.state.values.at(key)) == value;
}

bool chosen(const Snapshot& snapshot, std::string_view words) {
    const auto [key, value] = keyAndValue(words);
    const Parameter& parameter = parameterOf(snapshot, key, ParameterKind::indices);
    const auto wanted = parseValue(parameter, value);
    if (!wanted) throw FunctionError{wanted.error().text};
    const auto& all = std::get<Indices>(snapshot.state.values.at(key));
    const auto& some = std::get<Indices>(*wanted);
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

bool shows(const Snapshot& snapshot, std::string_view view) {
    const auto& panes = snapshot.state.arrangement.panes;
    return std::any_of(panes.begin(), panes.end(), [&](const Pane& pane) { return pane.view == view; });
}

}  // namespace

std::span<const LessonFunction> lessonFunctions() {
    using S = const Snapshot&;
    using A = Arguments;
    static const std::vector<LessonFunction> all{
        {"pe", 2, [](S snapshot, A at) { return cell(tableOf(snapshot.model), at); }},
        {"pe_b", 2, [](S snapshot, A at) { return cell(tableOf(snapshot.other), at); }},
        {"pairs", 0, [](S snapshot, A) { return static_cast<double>(frequenciesOf(snapshot).size()); }},
        {"frequency", 1, [](S snapshot, A at) { return frequency(snapshot, at[0]).radians(); }},
        {"wavelength", 1, [](S snapshot, A at) { return frequency(snapshot, at[0]).wavelength(); }},
        {"longest_wavelength", 0, [](S snapshot, A) { return longest(snapshot); }},
        {"shortest_wavelength", 0, [](S snapshot, A) { return shortest(snapshot); }},
        {"cycles", 1,
         [](S snapshot, A at) {
             return static_cast<double>(snapshot.model->table().rows()) /
                    frequency(snapshot, at[0]).wavelength();
         }},
        {"complete_pairs", 0,
         [](S snapshot, A) { return static_cast<double>(snapshot.model->turns().completeCycles()); }},
        {"norm", 1,
         [](S snapshot, A at) {
             const Model& model = tableOf(snapshot.model);
             return model.similarity()->norm(row(model, at[0]) + model.firstCursor());
         }},
        {"dot", 2, [](S snapshot, A at) { return similarity(snapshot, SimilarityKind::dot, at); }},
        {"cosine", 2, [](S snapshot, A at) { return similarity(snapshot, SimilarityKind::cosine, at); }},
        {"distance", 2, [](S snapshot, A at) { return distance(snapshot, at); }},
        {"m", 2, [](S snapshot, A at) { return mapEntry(snapshot, at); }},
        {"residual", 1, [](S snapshot, A at) { return residual(snapshot, at); }},
        {"bias", 3, [](S snapshot, A at) { return biasAt(snapshot, at); }},
        {"heads", 0, [](S snapshot, A) { return static_cast<double>(biasOf(snapshot).heads()); }},
        {"score", 2, [](S snapshot, A at) { return score(snapshot, at); }},
        {"difference", 0, [](S snapshot, A) { return difference(snapshot); }},
        {"tokens", 0, [](S snapshot, A) { return static_cast<double>(wordsOf(snapshot).tokens()); }},
        {"embedding_norm", 1,
         [](S snapshot, A at) { return known(wordsOf(snapshot).embeddingNorm(whole(at[0]))); }},
        {"encoding_norm", 1,
         [](S snapshot, A at) { return known(wordsOf(snapshot).encodingNorm(whole(at[0]))); }},
        {"output_gap", 2,
         [](S snapshot, A at) { return known(wordsOf(snapshot).outputGap(whole(at[0]), whole(at[1]))); }},
        {"output_gap_without", 2,
         [](S snapshot, A at) {
             return known(wordsOf(snapshot).outputGapWithout(whole(at[0]), whole(at[1])));
         }},
        {"swap_gap", 2,
         [](S snapshot, A at) { return known(wordsOf(snapshot).swapGap(whole(at[0]), whole(at[1]))); }},
        {"swap_gap_without", 2,
         [](S snapshot, A at) {
             return known(wordsOf(snapshot).swapGapWithout(whole(at[0]), whole(at[1])));
         }},
        {"swap_gap_of", 3,
         [](S snapshot, A at) {
             return known(wordsOf(snapshot).swapGapOf(whole(at[0]), whole(at[1]), whole(at[2])));
         }},
        {"bit", 2, [](S, A at) { return bitOf(counter(at[0]), at[1]); }},
        {"gray", 2,
         [](S, A at) {
             const std::uint64_t number = counter(at[0]);
             return bitOf(number ^ (number >> 1), at[1]);
         }},
    };
    return all;
}

std::span<const LessonQuestion> lessonQuestions() {
    static constexpr std::array<LessonQuestion, 3> all{{{"is", is}, {"chosen", chosen}, {"shows", shows}}};
    return all;
}

}  // namespace posiscope
