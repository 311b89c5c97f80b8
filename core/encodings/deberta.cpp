// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/deberta.h"

#include <cmath>
#include <cstdlib>

#include "core/encodings/positionlist.h"
#include "core/encodings/relative.h"
#include "core/math/logsteps.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> bucketSizeKey{"bucket_size"};
constexpr Key<std::int64_t> maxPositionKey{"max_position"};

/// The first distance of every run of distances > mid that share a bucket, as far as the longest sequence.
std::vector<LinePiece> outerPieces(const DebertaBuckets& buckets, std::int64_t farthest) {
    std::vector<LinePiece> pieces;
    for (std::int64_t first = buckets.mid() + 1; first <= farthest;) {
        const std::int64_t bucket = buckets.at(first);
        pieces.push_back({first, static_cast<double>(bucket), 0});
        std::int64_t below = first;
        std::int64_t above = farthest + 1;
        while (above - below > 1) {
            const std::int64_t middle = below + (above - below) / 2;
            (buckets.at(middle) == bucket ? below : above) = middle;
        }
        first = above;
    }
    return pieces;
}

class DebertaModel final : public DistanceBiasModel {
 public:
    explicit DebertaModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), 1, isCausal(values, false)),
          buckets_{values.get(bucketSizeKey), values.get(maxPositionKey)} {}

    std::vector<Text> notes() const override {
        std::vector<Text> notes;
        if (buckets_.maxPosition - 1 <= buckets_.mid())
            notes.emplace_back(POSISCOPE_TR("core",
                                            "max_position is not beyond the exact buckets, which end at %1: "
                                            "the published code divides by zero or less there."),
                               std::vector{groupedDigits(buckets_.mid())});
        else if (positions() > buckets_.maxPosition)
            notes.emplace_back(POSISCOPE_TR("core",
                                            "Distances from max_position on get buckets beyond bucket_size, "
                                            "as in the published code, which clamps them later."));
        return notes;
    }

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t) const override {
        const std::vector<LinePiece> outer = outerPieces(buckets_, positions());
        std::vector<LinePiece> pieces;
        for (std::size_t n = outer.size(); n-- > 0;) {
            const std::int64_t last = n + 1 < outer.size() ? outer[n + 1].first - 1 : positions();
            pieces.push_back({-last, -outer[n].value, 0});
        }
        const std::int64_t mid = buckets_.mid();
        pieces.push_back({-mid, -static_cast<double>(mid), 1});
        pieces.insert(pieces.end(), outer.begin(), outer.end());
        return std::make_shared<PiecewiseFunction>(std::move(pieces));
    }
    std::vector<std::string> steps(const Cursor& cursor, int) const override {
        const std::int64_t distance = cursor.position - cursor.reference;
        const std::int64_t mid = buckets_.mid();
        const std::string size = groupedDigits(std::abs(distance));
        const std::string middle = groupedDigits(mid);
        std::vector<std::string> steps{"bucket(" + groupedDigits(cursor.position) + " − " +
                                       groupedDigits(cursor.reference) + ") = bucket(" +
                                       formulaNumber(static_cast<double>(distance), 17) + ")"};
        if (std::abs(distance) <= mid)
            steps.push_back("= itself, up to mid = " + middle);
        else if (buckets_.maxPosition - 1 > mid)
            steps.push_back("= " + std::string(distance < 0 ? "−" : "") + "(" + middle + " + ⌈ln(" + size +
                            "/" + middle + ") / ln(" + groupedDigits(buckets_.maxPosition - 1) + "/" +
                            middle + ") × " + groupedDigits(mid - 1) + "⌉)");
        return steps;
    }
    bool isBuckets() const override { return true; }
    Text about(std::int64_t) const override {
        return {POSISCOPE_TR("core", "signed buckets of query − key, exact within %1"),
                {groupedDigits(buckets_.mid())}};
    }

 private:
    DebertaBuckets buckets_;
};

Parameter bucketSizeParameter() {
    return {.key = bucketSizeKey.name,
            .label = POSISCOPE_TR("core", "Position buckets"),
            .unit = POSISCOPE_TR("core", "buckets"),
            .tooltip = POSISCOPE_TR("core",
                                    "Buckets on each side of the query, half of them exact: 256 in DeBERTa "
                                    "v2 and v3 (position_buckets)."),
            .initial = std::int64_t{256},
            .limits = {2, 4096},
            .slider = Slider{{4, 16, 64, 256, 1024}, Scale::logarithmic, 2}};
}

Parameter maxPositionParameter() {
    return {.key = maxPositionKey.name,
            .label = POSISCOPE_TR("core", "Max relative positions"),
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core",
                                    "The distance just beyond the one that reaches the last bucket: 512 in "
                                    "DeBERTa v2 and v3 (max_relative_positions)."),
            .initial = std::int64_t{512},
            .limits = {2, largestMaxLen},
            .slider = Slider{{8, 64, 512, 8192}, Scale::logarithmic}};
}

}  // namespace

std::int64_t DebertaBuckets::at(std::int64_t distance) const {
    const std::int64_t size = std::abs(distance);
    if (size <= mid()) return distance;
    std::int64_t bucket = 2 * mid() - 1;
    if (mid() == 1)
        bucket = 1;  // zero logarithmic buckets
    else if (maxPosition - 1 > mid())
        bucket = mid() + LogSteps{mid(), maxPosition - 1, mid() - 1}.ceilAt(size);
    return distance < 0 ? -bucket : bucket;
}

/// The signed bucket of δ = query − key that DeBERTa looks its relative embeddings up with: δ itself within
/// mid = ⌊bucket_size/2⌋, farther away sign(δ) · (⌈ln(|δ|/mid) / ln((max_position − 1)/mid) · (mid − 1)⌉ +
/// mid). The embeddings act in three terms of the score, content to content, content to position and position
/// to content; what depends on positions alone is this bucket.
///
/// Source: He et al., "DeBERTa: Decoding-enhanced BERT with Disentangled Attention", arXiv:2006.03654,
/// section 3.1; make_log_bucket_position in microsoft/DeBERTa, DeBERTa/deberta/da_utils.py, whose sign this
/// is (T5 and Shaw count key − query). As there, distances beyond max_position give buckets beyond
/// bucket_size, which the attention clamps later.
const Encoding& debertaEncoding() {
    static const Encoding encoding = atAnyPositions<singleHeadShape, makeModelOf<DebertaModel>>(
        {.id = "deberta",
         .name = POSISCOPE_TR("core", "DeBERTa buckets"),
         .family = Family::relative,
         .citation = {"He 2020",
                      "He et al., “DeBERTa: Decoding-enhanced BERT with Disentangled Attention”, 2020, "
                      "section 3.1",
                      "https://arxiv.org/abs/2006.03654"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "The number of the relative embedding that DeBERTa uses for a query and a key: each "
                       "distance up to the middle has its own, farther ones share buckets. Attention reads "
                       "these embeddings together with the content of query and key."),
                   .lookFor = POSISCOPE_TR("core",
                                           "A straight line through 0 that bends into steps on both sides. "
                                           "The sign tells keys before the query from keys after it."),
                   .formula = "bucket(δ) = δ up to mid, then sign(δ)·(mid + ⌈ln(|δ|/mid) / ln((max − 1)/mid) "
                              "· (mid − 1)⌉)",
                   .lesson = "relative-positions"},
         .parameters = {bucketSizeParameter(), maxPositionParameter(), maxLenParameter(), maskParameter()}});
    return encoding;
}

}  // namespace posiscope
