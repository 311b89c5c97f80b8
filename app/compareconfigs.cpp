// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compareconfigs.h"

#include <algorithm>
#include <map>

#include "core/config/layerkinds.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

using Sentences = std::vector<std::string>;

/// A kind of A and the kind of B that the same layers are of; of what only one file has, the other is null.
struct KindPair {
    const LayerKind* a = nullptr;
    const LayerKind* b = nullptr;
    Indices layers = {};
};

std::string bothSides(const std::string& what, const std::string& inA, const std::string& inB) {
    const auto side = [](const std::string& value) { return value.empty() ? "none" : value; };
    return what + ": " + side(inA) + " in A, " + side(inB) + " in B";
}

/// The kind of every layer; nothing where the file does not say it of all kinds.
std::optional<std::vector<const LayerKind*>> kindsByLayer(const ModelConfig& config) {
    if (!config.shown().layers) return std::nullopt;
    std::vector<const LayerKind*> all(static_cast<std::size_t>(config.shown().layers->all));
    for (const LayerKind& kind : config.kinds) {
        if (!kind.layers) return std::nullopt;
        for (const std::int64_t layer : kind.layers->which)
            if (layer < static_cast<std::int64_t>(all.size())) all[static_cast<std::size_t>(layer)] = &kind;
    }
    return all;
}

std::vector<KindPair> pairsByLayer(const std::vector<const LayerKind*>& a,
                                   const std::vector<const LayerKind*>& b) {
    std::vector<KindPair> pairs;
    std::map<std::pair<const LayerKind*, const LayerKind*>, std::size_t> places;
    for (std::size_t layer = 0; layer < a.size(); ++layer) {
        if (a[layer] == nullptr || b[layer] == nullptr) continue;
        const auto [place, isNew] = places.try_emplace({a[layer], b[layer]}, pairs.size());
        if (isNew) pairs.push_back({a[layer], b[layer]});
        pairs[place->second].layers.push_back(static_cast<std::int64_t>(layer));
    }
    return pairs;
}

/// Kinds of the same sort in the order of the files; then what only one of them has.
std::vector<KindPair> pairsBySort(const ModelConfig& a, const ModelConfig& b) {
    std::vector<KindPair> pairs;
    std::vector<const LayerKind*> left;
    for (const LayerKind& kind : b.kinds)
        left.push_back(&kind);
    const auto take = [&left](const auto& isPartner) -> const LayerKind* {
        const auto found = std::ranges::find_if(left, isPartner);
        if (found == left.end()) return nullptr;
        const LayerKind* const kind = *found;
        left.erase(found);
        return kind;
    };
    for (const LayerKind& kind : a.kinds) {
        const std::string sort = sortOf(kind);
        pairs.push_back({&kind, take([&](const LayerKind* each) { return sort == sortOf(*each); })});
    }
    // What is shown has a partner in any case.
    if (pairs.front().b == nullptr) pairs.front().b = take([](const LayerKind*) { return true; });
    for (const LayerKind* kind : left)
        pairs.push_back({nullptr, kind});
    return pairs;
}

/// Lengths are compared with what is shown.
std::vector<WordDifference> wordsOf(const LayerKind& a, const LayerKind& b, bool lengths) {
    Values other = b.values;
    if (!lengths && other.contains(keys::maxLen.name) && a.values.contains(keys::maxLen.name))
        other.set(keys::maxLen, a.values.get(keys::maxLen));
    auto words = differencesInWords(a.values, other);
    // Of two encodings that are not the same the parameters say nothing.
    if (!words.empty() && a.values.get(keys::encoding) != b.values.get(keys::encoding)) words.resize(1);
    return words;
}

std::string formOf(const ProportionalForm& form) {
    if (!form.given()) return {};
    return "share " + shortestDecimal(form.share) +
           (form.factor == 1 ? "" : ", factor " + shortestDecimal(form.factor));
}

std::string windowOf(const LayerKind& kind) {
    if (!kind.local) return {};
    return kind.window ? groupedDigits(*kind.window) + " positions" : "of unknown length";
}

/// What two kinds do not have in common beside their parameters.
Sentences unlikeBesideWords(const LayerKind& a, const LayerKind& b) {
    Sentences sentences;
    if (a.rotary.proportional != b.rotary.proportional)
        sentences.push_back(
            bothSides("the proportional form", formOf(a.rotary.proportional), formOf(b.rotary.proportional)));
    const bool unknown = a.local && b.local && (!a.window || !b.window);
    if (!unknown && windowOf(a) != windowOf(b))
        sentences.push_back(bothSides("window", windowOf(a), windowOf(b)));
    const Sentences more = readingsApart(a.readings, b.readings);
    sentences.insert(sentences.end(), more.begin(), more.end());
    return sentences;
}

/// "layers 0-4,6-10 (sliding_attention)".
std::string nameOf(const KindPair& pair) {
    const std::string name = (pair.a->name.empty() ? pair.b : pair.a)->name.english();
    if (pair.layers.empty()) return "layers" + (name.empty() ? "" : " (" + name + ")");
    constexpr std::size_t most = 60;
    std::string which = formatIndices(pair.layers);
    if (which.size() > most) which = which.substr(0, which.rfind(',', most)) + " …";
    return (pair.layers.size() == 1 ? "layer " : "layers ") + which + (name.empty() ? "" : " (" + name + ")");
}

/// The pair of what A shows that most layers have.
const KindPair& drawnPair(const std::vector<KindPair>& pairs, const LayerKind& shown) {
    const KindPair* best = &pairs.front();
    for (const KindPair& pair : pairs)
        if (pair.a == &shown && pair.b != nullptr &&
            (best->a != &shown || pair.layers.size() > best->layers.size()))
            best = &pair;
    return *best;
}

/// `anyway`: they differ in what was read of all layers with positions.
void comparePair(const KindPair& pair, bool anyway, ConfigComparison& all) {
    const bool drawn = pair.a == all.a && pair.b == all.b;
    const bool differ = anyway && std::string_view(sortOf(*pair.a)) != "nope";
    Sentences found = unlikeBesideWords(*pair.a, *pair.b);
    if (drawn) {
        all.words = wordsOf(*pair.a, *pair.b, true);
        all.drawnDiffer = differ || !found.empty();
    } else {
        for (const WordDifference& each : wordsOf(*pair.a, *pair.b, false))
            found.push_back(bothSides(each.what.english(), each.inA.english(), each.inB.english()));
        if (differ || !found.empty()) all.differing += static_cast<std::int64_t>(pair.layers.size());
    }
    for (const std::string& each : found)
        all.unlike.push_back(nameOf(pair) + ", " + each);
}

}  // namespace

std::vector<std::string> readingsApart(const std::vector<Undrawn>& a, const std::vector<Undrawn>& b) {
    Sentences sentences;
    const auto nameOf = [](const Undrawn& each) {
        const std::string text = each.what.english(), begin = "not shown: ";
        return text.starts_with(begin) ? text.substr(begin.size()) : text;
    };
    const auto partnerIn = [](const std::vector<Undrawn>& list, const Undrawn& each) {
        return std::ranges::find_if(list, [&](const Undrawn& other) { return other.what == each.what; });
    };
    for (const Undrawn& each : a) {
        const auto other = partnerIn(b, each);
        if (other == b.end())
            sentences.push_back(each.value.empty() ? "only in A: " + nameOf(each)
                                                   : bothSides(nameOf(each), each.value, {}));
        else if (other->value != each.value)
            sentences.push_back(bothSides(nameOf(each), each.value, other->value));
    }
    for (const Undrawn& each : b)
        if (partnerIn(a, each) == a.end())
            sentences.push_back(each.value.empty() ? "only in B: " + nameOf(each)
                                                   : bothSides(nameOf(each), {}, each.value));
    return sentences;
}

ConfigComparison compareConfigs(const ModelConfig& a, const ModelConfig& b) {
    ConfigComparison all;
    const auto inA = kindsByLayer(a), inB = kindsByLayer(b);
    const bool byLayer = inA && inB && inA->size() == inB->size();
    std::vector<KindPair> pairs = byLayer ? pairsByLayer(*inA, *inB) : std::vector<KindPair>();
    if (pairs.empty()) pairs = pairsBySort(a, b);
    if (inA && inB && !byLayer)
        all.unlike.push_back(
            bothSides("number of layers", groupedDigits(inA->size()), groupedDigits(inB->size())));
    const KindPair& drawn = drawnPair(pairs, a.shown());
    all.a = drawn.a;
    all.b = drawn.b;
    if (byLayer)
        all.layers = LayerCount{static_cast<std::int64_t>(drawn.layers.size()),
                                static_cast<std::int64_t>(inA->size())};
    const Sentences ofAll = readingsApart(a.readings, b.readings);
    for (const KindPair& pair : pairs) {
        if (pair.a != nullptr && pair.b != nullptr)
            comparePair(pair, !ofAll.empty(), all);
        else if (pair.a != nullptr)
            all.unlike.push_back("only in A: " + otherKindNote(*pair.a, a.shown()).english());
        else
            all.unlike.push_back("only in B: " + otherKindNote(*pair.b, b.shown()).english());
    }
    all.unlike.insert(all.unlike.end(), ofAll.begin(), ofAll.end());
    return all;
}

}  // namespace posiscope
