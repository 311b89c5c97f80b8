// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparewords.h"

#include <algorithm>
#include <atomic>
#include <future>

#include "app/terminalprogress.h"
#include "core/identify/identify.h"
#include "core/identify/identitystate.h"
#include "core/identify/identitytext.h"
#include "core/parameters/keys.h"
#include "core/relate/relate.h"

namespace posiscope {

namespace {

/// The values that say what the side is; nothing where it is no encoding that Posiscope shows.
std::optional<Values> valuesOf(const WordedSide& side, const Identity& answer) {
    if (side.state != nullptr) return side.state->values;
    if (!whyNotShown(answer).empty()) return std::nullopt;
    State state = defaultState();
    showIdentity(state, answer);
    // An answer without a length: the rows that are there.
    const auto isLength = [](const auto& option) { return option.first == keys::maxLen.name; };
    if (std::ranges::none_of(answer.options, isLength) && side.table != nullptr)
        state.set(keys::maxLen, side.table->rows());
    return state.values;
}

/// The line of an answer with this label.
Text lineOf(const std::vector<IdentityLine>& lines, std::string_view label) {
    for (const IdentityLine& line : lines)
        if (line.label.source == label) return line.words;
    return {};
}

void addAnswers(const Identity& a, const Identity& b, ComparisonReport& report) {
    const auto inA = linesOf(a), inB = linesOf(b);
    for (const char* label : {"storage", "rounding"}) {
        const Text left = lineOf(inA, label), right = lineOf(inB, label);
        if (!left.empty() && !right.empty() && left != right) report.words.push_back({label, left, right});
    }
}

/// "A is Sinusoidal (sinusoidal)", "B was not recognised", and its mistakes.
void sayWhat(const char* name, const Identity& answer, ComparisonReport& report) {
    const auto lines = linesOf(answer);
    report.sentences.push_back(std::string(name) + (answer.recognised ? " is " + lines.front().words.english()
                                                                      : std::string(" was not recognised")));
    for (const IdentityLine& line : lines)
        if (line.kind == IdentityLine::Kind::wrong)
            report.sentences.push_back("in " + std::string(name) + " " + line.label.english() + ": " +
                                       line.words.english());
}

std::optional<Relation> relationOf(const WordedSide& a, const WordedSide& b, CellTolerance tolerance,
                                   const std::atomic<bool>& wanted) {
    if (a.table == nullptr || b.table == nullptr) return std::nullopt;
    TerminalProgress progress("comparing");
    return relate(*a.table, *b.table, tolerance, [&](double share) {
        progress.show(share);
        return wanted.load();
    });
}

/// Whether both are one encoding with another base, factor or other real number: then that is what B is to A.
/// Whole numbers say which rows and columns there are.
bool differInANumber(const Values& a, const Values& b) {
    return a.get(keys::encoding) == b.get(keys::encoding) &&
           std::ranges::any_of(a.all(), [&](const auto& each) {
               return std::holds_alternative<double>(each.second) && b.contains(each.first) &&
                      each.second != b.at(each.first);
           });
}

void addRelation(const Relation& found, ComparisonReport& report) {
    report.relations = found.ids();
    report.explained = found.share();
    for (const Text& words : found.words())
        report.sentences.push_back(words.english());
}

}  // namespace

void addWords(const WordedSide& a, const WordedSide& b, CellTolerance tolerance, ComparisonReport& report) {
    const auto identityOf = [](const WordedSide& side) {
        return side.arrays.empty() ? Identity() : identify(side.arrays);
    };
    auto secondIdentity = std::async(std::launch::async, [&] { return identityOf(b); });
    std::atomic<bool> wanted = true;
    auto relation = std::async(std::launch::async, [&] { return relationOf(a, b, tolerance, wanted); });
    const Identity inA = identityOf(a);
    const Identity inB = secondIdentity.get();
    const auto left = valuesOf(a, inA), right = valuesOf(b, inB);
    if (left && right && differInANumber(*left, *right)) wanted = false;
    std::optional<Relation> found = relation.get();
    if (!wanted) found.reset();
    if (found) addRelation(*found, report);
    if (left && right) report.words = differencesInWords(*left, *right);
    // Of two encodings that are not the same the parameters say nothing; and where B was made from A, a name
    // that fits it as well (sines that count down are those of Transformer-XL) says nothing either.
    const bool another = !report.words.empty() && left->get(keys::encoding) != right->get(keys::encoding);
    const bool made = found && found->found && !found->edits.empty();
    if (another) report.words.resize(made ? 0 : 1);
    if (a.state == nullptr && b.state == nullptr) addAnswers(inA, inB, report);
    if (a.state == nullptr) sayWhat("A", inA, report);
    if (b.state == nullptr && !(another && made)) sayWhat("B", inB, report);
}

}  // namespace posiscope
