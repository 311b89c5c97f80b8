// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compareconfigs.h"

#include <algorithm>

#include "core/config/otherkinds.h"
#include "core/parameters/keys.h"
#include "core/state/compare.h"

namespace posiscope {

namespace {

using Sentences = std::vector<std::string>;

/// Lengths are compared with what is shown.
Values withLengthOf(const OtherKind& other, Values values) {
    if (values.contains(keys::maxLen.name) && other.values.contains(keys::maxLen.name))
        values.set(keys::maxLen, other.values.get(keys::maxLen));
    return values;
}

std::vector<WordDifference> differencesOf(const OtherKind& a, const OtherKind& b) {
    return differencesInWords(a.values, withLengthOf(a, b.values));
}

/// Whether both are so many layers, as far as both files say how many.
bool countAlike(const OtherKind& a, const OtherKind& b) {
    return !a.count || !b.count || a.count == b.count;
}

std::string sideText(const Text& value) {
    return value.empty() ? "nothing" : value.english();
}

/// Takes the partner of each kind of layers out of both lists.
template <class T, class IsPartner, class Found>
void takePairs(std::vector<const T*>& a, std::vector<const T*>& b, IsPartner isPartner, Found found) {
    std::erase_if(a, [&](const T* left) {
        const auto right = std::ranges::find_if(b, [&](const T* each) { return isPartner(*left, *each); });
        if (right == b.end()) return false;
        found(*left, **right);
        b.erase(right);
        return true;
    });
}

template <class T>
std::vector<const T*> allOf(const std::vector<T>& list) {
    std::vector<const T*> all;
    for (const T& each : list)
        all.push_back(&each);
    return all;
}

void compareLayers(const ConfigReading& inA, const ConfigReading& inB, Sentences& sentences) {
    auto a = allOf(inA.others), b = allOf(inB.others);
    const auto nothing = [](const OtherKind&, const OtherKind&) {};
    takePairs(
        a, b,
        [](const OtherKind& left, const OtherKind& right) {
            return countAlike(left, right) && differencesOf(left, right).empty();
        },
        nothing);
    takePairs(
        a, b,
        [](const OtherKind& left, const OtherKind& right) {
            return left.name == right.name && !differencesOf(left, right).empty();
        },
        [&](const OtherKind& left, const OtherKind& right) {
            for (const WordDifference& each : differencesOf(left, right))
                sentences.push_back("other layers (" + left.name.english() + "), " + each.what.english() +
                                    ": " + sideText(each.inA) + " in A, " + sideText(each.inB) + " in B");
        });
    for (const auto& [kinds, side] : {std::pair{&a, "A"}, std::pair{&b, "B"}})
        for (const OtherKind* each : *kinds)
            sentences.push_back(std::string("only in ") + side + ": " + otherKindNote(*each).english());
}

void compareNotes(const ConfigReading& inA, const ConfigReading& inB, Sentences& sentences) {
    auto a = allOf(inA.undrawn), b = allOf(inB.undrawn);
    const auto what = [](const Undrawn& each) {
        const std::string text = each.what.english(), begin = "not shown: ";
        return text.starts_with(begin) ? text.substr(begin.size()) : text;
    };
    takePairs(
        a, b, [](const Undrawn& left, const Undrawn& right) { return left.what == right.what; },
        [&](const Undrawn& left, const Undrawn& right) {
            if (left.value != right.value)
                sentences.push_back(what(left) + ": " + sideText(Text::asIs(left.value)) + " in A, " +
                                    sideText(Text::asIs(right.value)) + " in B");
        });
    for (const auto& [notes, side] : {std::pair{&a, "A"}, std::pair{&b, "B"}})
        for (const Undrawn* each : *notes)
            sentences.push_back(std::string("only in ") + side + ": " + what(*each) +
                                (each->value.empty() ? "" : ": " + each->value));
}

}  // namespace

std::vector<std::string> differencesUndrawn(const ConfigReading& a, const ConfigReading& b) {
    Sentences sentences;
    compareLayers(a, b, sentences);
    compareNotes(a, b, sentences);
    return sentences;
}

}  // namespace posiscope
