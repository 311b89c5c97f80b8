// SPDX-License-Identifier: GPL-3.0-or-later
// Buckets of distances: their numbers (T5, DeBERTa, Shaw), and biases that are equal within them.
#include <algorithm>
#include <cmath>

#include "core/encodings/common.h"
#include "core/encodings/deberta.h"
#include "core/encodings/t5.h"
#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/snap.h"
#include "core/math/random.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// A parametrised encoding that numbers the distances query − key.
struct Numbering {
    std::string encoding;
    OptionValues options;
    std::function<double(std::int64_t distance)> at;
    Text mistake = {};
    /// From this distance on libraries round boundaries between buckets to either side.
    std::int64_t rounded = INT64_MAX;
};

constexpr std::int64_t counts[] = {32, 16, 64, 128, 8, 4, 256, 12, 20, 24, 40, 48, 96, 320};
constexpr std::int64_t reaches[] = {128, 64, 256, 32, 512, 20, 1024, 16, 2048, 4096, 8192, 40, 80, 100, 800};

/// T5's bucket before the limit to num_buckets − 1.
std::int64_t unlimited(const T5Buckets& buckets, std::int64_t ahead) {
    const std::int64_t side = buckets.bidirectional && ahead > 0 ? buckets.perDirection() : 0;
    const std::int64_t distance = buckets.bidirectional ? std::abs(ahead) : std::max<std::int64_t>(0, -ahead);
    const std::int64_t exact = buckets.exact();
    if (distance < exact || exact == 0 || buckets.maxDistance <= exact) return side + distance;
    const double share = std::log(static_cast<double>(distance) / static_cast<double>(exact)) /
                         std::log(static_cast<double>(buckets.maxDistance) / static_cast<double>(exact));
    return side + exact +
           static_cast<std::int64_t>(share * static_cast<double>(buckets.perDirection() - exact) + 1e-9);
}

/// Shaw's numbers, where keys ahead are clipped at `ahead`.
Numbering clipped(std::int64_t reach, std::int64_t ahead) {
    OptionValues options{{"max_relative_position", reach}};
    if (ahead != reach)
        options.insert(options.end(), {{"clip_sides", std::string("own")}, {"max_relative_ahead", ahead}});
    return {"shaw", std::move(options), [reach, ahead](std::int64_t distance) {
                return static_cast<double>(std::clamp(-distance, -reach, ahead) + reach);
            }};
}

std::vector<Numbering> numberings(const ByDistance& cells, bool causal) {
    std::vector<Numbering> all;
    for (const bool limited : {true, false})
        for (const std::int64_t count : counts)
            for (const std::int64_t reach : reaches)
                for (const bool both : {true, false}) {
                    const T5Buckets buckets{count, reach, both};
                    all.push_back(
                        {"t5",
                         {{"num_buckets", count}, {"max_distance", reach}, {"bidirectional", both}},
                         [buckets, limited](std::int64_t distance) {
                             return static_cast<double>(limited ? buckets.at(-distance)
                                                                : unlimited(buckets, -distance));
                         },
                         limited ? Text()
                                 : POSISCOPE_TR(
                                       "core",
                                       "The last bucket is not limited: numbers reach num_buckets and more"),
                         buckets.exact()});
                }
    const auto reach = static_cast<std::int64_t>(cells.at(0));
    all.push_back(clipped(reach, reach));
    const auto length = static_cast<std::int64_t>(cells.values.size() / 2 + 1);
    const auto ahead = causal ? reach : static_cast<std::int64_t>(cells.at(1 - length)) - reach;
    if (reach >= 0 && ahead >= 0 && ahead != reach) all.push_back(clipped(reach, ahead));
    for (const std::int64_t size : {256, 32, 64, 128, 512, 16, 8})
        for (const std::int64_t most : {512, 256, 1024, 128, 2048, 64}) {
            const DebertaBuckets buckets{size, most};
            all.push_back(
                {"deberta",
                 {{"bucket_size", size}, {"max_position", most}},
                 [buckets](std::int64_t distance) { return static_cast<double>(buckets.at(distance)); }});
        }
    return all;
}

/// Whether the cells are the numbers, but for a few at boundaries. In order they grow all the same.
bool fits(const Numbering& numbering, const ByDistance& cells, bool causal) {
    constexpr std::int64_t boundaries = 4;
    const auto length = static_cast<std::int64_t>(cells.values.size() / 2 + 1);
    std::int64_t moved = 0;
    for (const std::int64_t side : {1, -1})
        for (std::int64_t n = 0; n < (causal && side < 0 ? 0 : length); ++n) {
            const double cell = cells.at(side * n);
            if (cell == numbering.at(side * n)) continue;
            if (n < numbering.rounded || n == 0 || ++moved > boundaries) return false;
            if (cell != numbering.at(side * (n - 1)) && cell != numbering.at(side * (n + 1))) return false;
            if (cell < cells.at(side * (n - 1)) || (n + 1 < length && cell > cells.at(side * (n + 1))))
                return false;
        }
    return true;
}

}  // namespace

std::vector<Hypothesis> proposeBuckets(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->heads != 1 || biases->length < 4 || !areWhole(*biases)) return {};
    const ByDistance cells = byDistance(*biases);
    const auto seen = cells.values.begin() + (biases->causal ? biases->length - 1 : 0);
    const auto [least, most] = std::minmax_element(seen, cells.values.end());
    if (!cells.holds() || *least == *most) return {};
    Identity answer;
    for (const Numbering& numbering : numberings(cells, biases->causal)) {
        if (!fits(numbering, cells, biases->causal)) continue;
        if (answer.recognised) {
            if (numbering.mistake.empty() && answer.alternatives.size() < 8)
                answer.alternatives.push_back({numbering.encoding, numbering.options});
            continue;
        }
        answer.recognised = true;
        answer.encoding = numbering.encoding;
        answer.options = numbering.options;
        if (!numbering.mistake.empty())
            answer.mistakes.push_back({"t5", numbering.mistake, POSISCOPE_TR("core", "far distances")});
    }
    if (!answer.recognised) return {};
    for (auto& size : sizesOf(*biases))
        answer.options.push_back(std::move(size));
    answer.evidence.emplace_back(POSISCOPE_TR("core", "whole numbers that depend on the distance alone"));
    Hypothesis buckets = hypothesisOf(input, *biases, std::vector{cells}, std::move(answer));
    buckets.answer.storage.form = "buckets";
    buckets.answer.storage.words = "the number of a bucket for every query and key";
    buckets.answer.rounding = {};
    return {std::move(buckets)};
}

namespace {

using Curves = std::vector<ByDistance>;

/// The distances at which the bias of any head changes, from distance 0 on in one direction: +1 for keys
/// behind the query, −1 for keys ahead of it.
std::vector<std::int64_t> changesOf(const Curves& curves, std::int64_t direction) {
    std::vector<std::int64_t> changes;
    const auto length = static_cast<std::int64_t>(curves[0].values.size() / 2 + 1);
    for (std::int64_t distance = 1; distance < length; ++distance)
        if (std::any_of(curves.begin(), curves.end(), [&](const ByDistance& curve) {
                return curve.at(direction * distance) != curve.at(direction * (distance - 1));
            }))
            changes.push_back(distance);
    return changes;
}

std::vector<std::int64_t> changesOf(const T5Buckets& buckets, std::int64_t direction, std::int64_t length) {
    std::vector<std::int64_t> changes;
    std::int64_t before = buckets.at(0);
    for (std::int64_t distance = 1; distance < length; ++distance) {
        const std::int64_t bucket = buckets.at(-direction * distance);
        if (bucket != before) changes.push_back(distance);
        before = bucket;
        if (distance > buckets.maxDistance && distance > buckets.exact()) break;
    }
    return changes;
}

/// Whether two lists of boundaries agree. At a boundary between two buckets, libraries may round to either.
bool areAlike(const std::vector<std::int64_t>& a, const std::vector<std::int64_t>& b) {
    if (a.size() != b.size()) return false;
    int moved = 0;
    for (std::size_t n = 0; n < a.size(); ++n)
        if (a[n] != b[n] && (std::abs(a[n] - b[n]) > 1 || ++moved > 3)) return false;
    return true;
}

/// The boundaries in both directions.
struct Changes {
    std::vector<std::int64_t> behind, ahead;
    std::int64_t length = 0;
    bool causal = false;
};

/// Whether runs grow longer than one distance, as T5's buckets do.
bool hasLongRuns(const std::vector<std::int64_t>& changes) {
    int longer = 0;
    for (std::size_t n = 1; n < changes.size(); ++n)
        longer += changes[n] - changes[n - 1] > 1 ? 1 : 0;
    return longer >= 2;
}

std::vector<T5Buckets> bucketsOf(const Changes& changes) {
    std::vector<T5Buckets> all;
    if (!hasLongRuns(changes.behind)) return all;
    const auto runs = static_cast<std::int64_t>(changes.behind.size()) + 1;
    std::vector<std::int64_t> candidates{32, 64, 16, 128, 8, 256, 40, 48, 20, 24, 12, 96, 320};
    for (const std::int64_t own : {runs, 2 * runs})
        if (std::find(candidates.begin(), candidates.end(), own) == candidates.end())
            candidates.push_back(own);
    for (const std::int64_t count : candidates)
        for (const std::int64_t reach :
             {128, 64, 256, 32, 512, 1024, 20, 16, 2048, 4096, 8192, 40, 80, 100, 200, 800})
            for (const bool both : {!changes.causal, changes.causal}) {
                const T5Buckets buckets{count, reach, both};
                if (buckets.perDirection() < runs || buckets.exact() >= reach) continue;
                if (!areAlike(changes.behind, changesOf(buckets, 1, changes.length))) continue;
                if (!changes.causal && !areAlike(changes.ahead, changesOf(buckets, -1, changes.length)))
                    continue;
                all.push_back(buckets);
            }
    return all;
}

/// The seed and the deviation of Posiscope's own random biases.
std::optional<std::pair<std::int64_t, double>> seedOf(const T5Buckets& buckets, const Biases& biases,
                                                      const Curves& curves, double tolerance) {
    const auto normal = [&](std::int64_t seed, std::int64_t distance) {
        return normalAt(static_cast<std::uint64_t>(seed),
                        static_cast<std::uint64_t>(buckets.at(-distance) * mostHeads));
    };
    for (std::int64_t seed = 0; seed < mostSeeds; ++seed) {
        const double ratio = curves[0].at(0) / normal(seed, 0);
        bool same = ratio > 0;
        for (std::int64_t distance = 1; same && distance < 6; ++distance)
            same = std::abs(curves[0].at(distance) / normal(seed, distance) / ratio - 1) <= 4 * tolerance;
        if (!same) continue;
        const double deviation = roundNear(ratio, 4 * tolerance * ratio).value;
        OptionValues options = sizesOf(biases);
        const Encoding& t5 = *findEncoding("t5");
        options.insert(options.end(), {{"values", std::string("bias")},
                                       {"bias_std", deviation},
                                       {keys::seed.name, seed},
                                       {"num_buckets", buckets.count},
                                       {"max_distance", buckets.maxDistance},
                                       {"bidirectional", buckets.bidirectional}});
        if (isMatrixOf(t5, valuesWith(t5, options), biases, 4 * tolerance)) return std::pair{seed, deviation};
    }
    return std::nullopt;
}

/// One bias for each bucket of each head.
std::int64_t numbersIn(const Changes& changes, const Biases& biases) {
    return biases.heads * static_cast<std::int64_t>(1 + changes.behind.size() + changes.ahead.size());
}

OptionValues optionsOf(const T5Buckets& buckets) {
    return {{"num_buckets", buckets.count},
            {"max_distance", buckets.maxDistance},
            {"bidirectional", buckets.bidirectional}};
}

bool nameT5(const Biases& biases, const Curves& curves, const Changes& changes, double tolerance,
            Identity& answer) {
    const std::vector<T5Buckets> all = bucketsOf(changes);
    if (all.empty()) return false;
    answer.encoding = "t5";
    answer.options = optionsOf(all.front());
    std::optional<std::pair<std::int64_t, double>> seeded;
    for (const T5Buckets& buckets : all) {
        if (&buckets != &all.front()) answer.alternatives.push_back({"t5", optionsOf(buckets)});
        if (!seeded) seeded = seedOf(buckets, biases, curves, tolerance);
    }
    if (seeded)
        answer.options.insert(answer.options.end(), {{"values", std::string("bias")},
                                                     {"bias_std", seeded->second},
                                                     {keys::seed.name, seeded->first}});
    if (!seeded) answer.ownNumbers = numbersIn(changes, biases);
    answer.evidence.emplace_back(
        Text(POSISCOPE_TR("core",
                          "the bias is the same for all distances of a bucket, and %1 of these begin where "
                          "those of T5 do"),
             {groupedDigits(static_cast<std::int64_t>(changes.behind.size()) + 1)}));
    return true;
}

/// Recognises Shaw's biases: each distance up to K has its own, and all farther ones on a side share one.
/// Keys ahead may be clipped at a distance of their own.
bool nameShaw(const Biases& biases, const Changes& changes, Identity& answer) {
    const auto isClipped = [&changes](const std::vector<std::int64_t>& side) {
        const auto reach = static_cast<std::int64_t>(side.size());
        return reach >= 2 && reach + 3 <= changes.length && side.back() == reach;
    };
    if (!isClipped(changes.behind) || !(changes.causal || isClipped(changes.ahead))) return false;
    const auto reach = static_cast<std::int64_t>(changes.behind.size());
    const auto ahead = changes.causal ? reach : static_cast<std::int64_t>(changes.ahead.size());
    answer.encoding = "shaw";
    answer.options = {{"max_relative_position", reach}};
    if (ahead != reach)
        answer.options.insert(answer.options.end(),
                              {{"clip_sides", std::string("own")}, {"max_relative_ahead", ahead}});
    answer.ownNumbers = numbersIn(changes, biases);
    answer.evidence.emplace_back(Text(
        POSISCOPE_TR("core", "every distance up to %1 has a bias of its own, all farther ones share one"),
        {groupedDigits(std::max(reach, ahead))}));
    return true;
}

}  // namespace

std::vector<Hypothesis> proposeSteps(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->length < 8) return {};
    const auto curves = curvesOf(*biases);
    if (!curves) return {};
    Changes changes{changesOf(*curves, 1), {}, biases->length, biases->causal};
    if (!biases->causal) changes.ahead = changesOf(*curves, -1);
    Identity answer;
    const double tolerance = toleranceFor(input.cells);
    if (!nameT5(*biases, *curves, changes, tolerance, answer) && !nameShaw(*biases, changes, answer))
        return {};
    answer.recognised = true;
    if (areWhole(*biases))
        answer.notes.emplace_back(
            POSISCOPE_TR("core", "whole numbers, but not those of buckets: they were taken for biases"));
    for (auto& size : sizesOf(*biases))
        answer.options.push_back(std::move(size));
    return {hypothesisOf(input, *biases, *curves, std::move(answer))};
}

}  // namespace posiscope
