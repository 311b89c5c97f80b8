// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers by distance: the buckets of T5, DeBERTa and Shaw.
#include <algorithm>
#include <cmath>

#include "core/encodings/deberta.h"
#include "core/encodings/t5.h"
#include "core/identify/families/biases.h"
#include "core/identify/families/families.h"

namespace posiscope {

namespace {

/// A parametrised encoding that numbers the distances query − key.
struct Numbering {
    std::string encoding;
    OptionValues options;
    std::function<double(std::int64_t distance)> at;
    Text mistake = {};
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
                         limited
                             ? Text()
                             : POSISCOPE_TR(
                                   "core",
                                   "The last bucket is not limited: numbers reach num_buckets and more")});
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

bool fits(const Numbering& numbering, const ByDistance& cells, bool causal) {
    const auto length = static_cast<std::int64_t>(cells.values.size() / 2 + 1);
    // At a boundary between two buckets, libraries may round to either.
    int off = 0;
    for (std::int64_t distance = causal ? 0 : 1 - length; distance < length; ++distance) {
        const double cell = cells.at(distance);
        const double exact = numbering.at(distance);
        if (cell == exact) continue;
        if (std::abs(cell - exact) > 1 || numbering.encoding != "t5" || ++off > 4) return false;
    }
    return true;
}

}  // namespace

std::optional<Identity> recogniseBuckets(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->heads != 1 || biases->length < 4 || !areWhole(*biases)) return std::nullopt;
    const ByDistance cells = byDistance(*biases);
    const auto seen = cells.values.begin() + (biases->causal ? biases->length - 1 : 0);
    const auto [least, most] = std::minmax_element(seen, cells.values.end());
    if (!cells.holds() || *least == *most) return std::nullopt;
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
    if (!answer.recognised) return std::nullopt;
    for (auto& size : sizesOf(*biases))
        answer.options.push_back(std::move(size));
    answer.storage.form = "buckets";
    answer.storage.words = "the number of a bucket for every query and key";
    answer.storage.axisOrder = {"query", "key"};
    answer.storage.rows = answer.storage.columns = biases->length;
    answer.unexplainedCells = cells.others;
    answer.evidence.emplace_back(POSISCOPE_TR("core", "whole numbers that depend on the distance alone"));
    return answer;
}

}  // namespace posiscope
