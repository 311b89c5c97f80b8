// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/t5.h"

#include <algorithm>
#include <cstdlib>

#include "core/encodings/positionlist.h"
#include "core/encodings/relative.h"
#include "core/math/logsteps.h"
#include "core/math/random.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> bucketCountKey{"num_buckets"};
constexpr Key<std::int64_t> maxDistanceKey{"max_distance"};
constexpr Key<bool> bidirectionalKey{"bidirectional"};
constexpr Key<std::string> valuesKey{"values"};
constexpr Key<double> biasDeviationKey{"bias_std"};

bool showsBias(const Values& values) {
    return values.get(valuesKey) == "bias";
}

/// The first distance of every run of distances ≥ 0 (behind the query, or ahead) that share a bucket.
std::vector<std::int64_t> firstDistances(const T5Buckets& buckets, std::int64_t sign) {
    std::vector<std::int64_t> firsts{0};
    const std::int64_t reach = std::max(buckets.maxDistance, buckets.exact() + 1);
    while (true) {
        const std::int64_t bucket = buckets.at(sign * firsts.back());
        // The least distance with another bucket, which are in order.
        std::int64_t below = firsts.back();
        std::int64_t above = reach;
        if (buckets.at(sign * above) == bucket) return firsts;
        while (above - below > 1) {
            const std::int64_t middle = below + (above - below) / 2;
            (buckets.at(sign * middle) == bucket ? below : above) = middle;
        }
        firsts.push_back(above);
    }
}

/// The random bias of a bucket.
double biasOf(std::int64_t seed, double deviation, std::int64_t bucket, std::int64_t head) {
    return deviation *
           normalAt(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(bucket * mostHeads + head));
}

class T5Model final : public DistanceBiasModel {
 public:
    explicit T5Model(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), values.get(keys::heads), isCausal(values, false)),
          buckets_{values.get(bucketCountKey), values.get(maxDistanceKey), values.get(bidirectionalKey)},
          bias_(showsBias(values)),
          seed_(values.get(keys::seed)),
          deviation_(values.get(biasDeviationKey)) {}

    std::vector<Text> notes() const override {
        std::vector<Text> notes;
        if (bias_)
            notes.emplace_back(
                POSISCOPE_TR("core",
                             "The bias of each bucket and head is a random number (normal, seed "
                             "%1): in T5 it is learned."),
                std::vector{groupedDigits(seed_)});
        if (buckets_.bidirectional && buckets_.count % 2 == 1)
            notes.emplace_back(
                POSISCOPE_TR("core", "num_buckets is odd: bucket %1 is never used in two directions."),
                std::vector{groupedDigits(buckets_.count - 1)});
        if (buckets_.maxDistance <= buckets_.exact())
            notes.emplace_back(POSISCOPE_TR("core",
                                            "max_distance is not beyond the exact buckets, which end at %1: "
                                            "the published code divides by zero or less there."),
                               std::vector{groupedDigits(buckets_.exact())});
        return notes;
    }
    std::vector<Fact> facts() const override {
        std::vector<double> starts;
        for (const std::int64_t first : firstDistances(buckets_, -1))
            starts.push_back(static_cast<double>(first));
        return {{"bucket_starts", starts}};
    }

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t head) const override {
        if (!bias_ && head > 0) return function(0);  // buckets are the same for all heads
        std::vector<LinePiece> pieces;
        // Ahead of the query, that is at negative distances, runs end where they begin.
        const std::vector<std::int64_t> ahead = firstDistances(buckets_, 1);
        for (std::size_t n = ahead.size(); n-- > 0;) {
            const std::int64_t last = n + 1 < ahead.size() ? ahead[n + 1] - 1 : farthestAhead;
            if (last > 0) pieces.push_back({-last, number(buckets_.at(last), head), 0});
        }
        for (const std::int64_t first : firstDistances(buckets_, -1))
            pieces.push_back({first, number(buckets_.at(-first), head), 0});
        return std::make_shared<PiecewiseFunction>(std::move(pieces));
    }
    std::vector<std::string> steps(const Cursor& cursor, int digits) const override;
    bool isBuckets() const override { return !bias_; }
    Text about(std::int64_t) const override {
        if (bias_) return {POSISCOPE_TR("core", "random biases, seed %1"), {groupedDigits(seed_)}};
        return {POSISCOPE_TR("core", "%1 buckets up to distance %2"),
                {groupedDigits(buckets_.count), groupedDigits(buckets_.maxDistance)}};
    }

 private:
    static constexpr std::int64_t farthestAhead = 2 * largestMaxLen;

    /// The value of a cell with this bucket.
    double number(std::int64_t bucket, std::int64_t head) const {
        if (!bias_) return static_cast<double>(bucket);
        return biasOf(seed_, deviation_, bucket, head);
    }

    T5Buckets buckets_;
    bool bias_;
    std::int64_t seed_;
    double deviation_;
};

std::vector<std::string> T5Model::steps(const Cursor& cursor, int digits) const {
    const std::int64_t ahead = cursor.reference - cursor.position;
    const std::int64_t bucket = buckets_.at(ahead);
    const std::int64_t exact = buckets_.exact();
    const std::int64_t side = buckets_.bidirectional && ahead > 0 ? buckets_.perDirection() : 0;
    const std::int64_t distance =
        buckets_.bidirectional ? std::abs(ahead) : std::max<std::int64_t>(0, -ahead);
    std::string formula = side > 0 ? groupedDigits(side) + " + " : "";
    if (distance < exact)
        formula += groupedDigits(distance);
    else if (distance >= buckets_.maxDistance || buckets_.maxDistance <= exact || exact == 0)
        formula += groupedDigits(bucket - side) + ", the last one";
    else
        formula += groupedDigits(exact) + " + ⌊ln(" + groupedDigits(distance) + "/" + groupedDigits(exact) +
                   ") / ln(" + groupedDigits(buckets_.maxDistance) + "/" + groupedDigits(exact) + ") × " +
                   groupedDigits(buckets_.perDirection() - exact) + "⌋";
    const std::string difference = groupedDigits(cursor.reference) + " − " + groupedDigits(cursor.position);
    if (!bias_)
        return {"bucket(" + difference + ") = bucket(" + formulaNumber(static_cast<double>(ahead), 17) + ")",
                "= " + formula};
    const std::string head = groupedDigits(cursor.head);
    return {biasCell(cursor) + " = B[bucket(" + difference + "), " + head + "]",
            "bucket(" + formulaNumber(static_cast<double>(ahead), 17) + ") = " + formula,
            "= B[" + groupedDigits(bucket) + ", " + head + "], " + withDigits(deviation_, digits) +
                " × a random number"};
}

Parameter biasSeedParameter() {
    Parameter seed = seedParameter();
    seed.broughtBy = Bringer{valuesKey.name, {"bias"}};
    return seed;
}

std::vector<Parameter> t5Parameters() {
    return {{.key = valuesKey.name,
             .label = POSISCOPE_TR("core", "Show"),
             .tooltip = POSISCOPE_TR("core", "The numbers of the buckets, or a bias for each of them."),
             .initial = std::string("buckets"),
             .choices = {{"buckets", POSISCOPE_TR("core", "Bucket numbers"),
                          POSISCOPE_TR("core", "The bucket that each distance falls into")},
                         {"bias", POSISCOPE_TR("core", "Random biases"),
                          POSISCOPE_TR("core", "A random number for each bucket and head")}}},
            headsParameter(),
            {.key = bucketCountKey.name,
             .label = POSISCOPE_TR("core", "Buckets"),
             .unit = POSISCOPE_TR("core", "buckets"),
             .tooltip = POSISCOPE_TR("core",
                                     "How many buckets the distances fall into, both directions together: 32 "
                                     "in T5 (relative_attention_num_buckets)."),
             .initial = std::int64_t{32},
             .limits = {2, 1024},
             .slider = Slider{{4, 8, 16, 32, 64, 128}, Scale::logarithmic, 2}},
            {.key = maxDistanceKey.name,
             .label = POSISCOPE_TR("core", "Max distance"),
             .unit = POSISCOPE_TR("core", "positions"),
             .tooltip = POSISCOPE_TR("core",
                                     "From this distance on everything is in the last bucket: 128 in T5 "
                                     "(relative_attention_max_distance)."),
             .initial = std::int64_t{128},
             .limits = {1, largestMaxLen},
             .slider = Slider{{8, 32, 128, 1024, 8192}, Scale::logarithmic}},
            {.key = bidirectionalKey.name,
             .label = POSISCOPE_TR("core", "Bidirectional"),
             .tooltip = POSISCOPE_TR("core",
                                     "Half of the buckets for keys after the query, as in the encoder. "
                                     "Otherwise these are all in bucket 0, as in the decoder."),
             .initial = true,
             .seldom = true},
            {.key = biasDeviationKey.name,
             .label = POSISCOPE_TR("core", "Standard deviation"),
             .symbol = "σ",
             .tooltip = POSISCOPE_TR("core", "How far the random biases spread."),
             .initial = 1.0,
             .limits = {0, 1000, true},
             .broughtBy = Bringer{valuesKey.name, {"bias"}}},
            biasSeedParameter(),
            maxLenParameter(),
            maskParameter()};
}

}  // namespace

std::int64_t T5Buckets::at(std::int64_t ahead) const {
    const std::int64_t n = perDirection();
    const std::int64_t side = bidirectional && ahead > 0 ? n : 0;
    const std::int64_t distance = bidirectional ? std::abs(ahead) : std::max<std::int64_t>(0, -ahead);
    const std::int64_t e = exact();
    if (distance < e) return side + distance;
    if (e == 0 || distance >= maxDistance || maxDistance <= e) return side + n - 1;
    const LogSteps steps{e, maxDistance, n - e};
    return side + std::min(n - 1, e + steps.floorAt(distance));
}

std::vector<Fact> t5Biases(const Values& values) {
    std::vector<double> biases;
    for (std::int64_t head = 0; head < values.get(keys::heads); ++head)
        for (std::int64_t bucket = 0; bucket < values.get(bucketCountKey); ++bucket)
            biases.push_back(biasOf(values.get(keys::seed), values.get(biasDeviationKey), bucket, head));
    return {{"bucket_biases", biases}};
}

/// b_h(i, j) = B[bucket(j − i), h]: distances share a learned number by buckets, which are single distances
/// near the query and grow logarithmically with the distance.
///
/// Source: Raffel et al., "Exploring the Limits of Transfer Learning with a Unified Text-to-Text
/// Transformer", arXiv:1910.10683, section 2.1; _relative_position_bucket in
/// huggingface/transformers, models/t5/modeling_t5.py, and in Mesh TensorFlow. Numbers of B are random here.
const Encoding& t5Encoding() {
    static const Encoding encoding = atAnyPositions<biasShape, makeModelOf<T5Model>>(
        {.id = "t5",
         .name = POSISCOPE_TR("core", "T5 buckets"),
         .family = Family::relative,
         .citation = {"Raffel 2019",
                      "Raffel et al., “Exploring the Limits of Transfer Learning with a Unified Text-to-Text "
                      "Transformer”, 2019, section 2.1",
                      "https://arxiv.org/abs/1910.10683"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "Distances fall into buckets: near ones into a bucket each, far ones share buckets "
                       "that grow with the logarithm of the distance. Each head learns a number for each "
                       "bucket and adds it to the score; here the numbers are random."),
                   .lookFor = POSISCOPE_TR(
                       "core",
                       "Steps that are one distance wide near the query and wider and wider away "
                       "from it. Beyond the max distance everything is one bucket."),
                   .formula = "b_h(i, j) = B[bucket(j − i), h]",
                   .lesson = "relative-positions"},
         .parameters = t5Parameters()});
    return encoding;
}

}  // namespace posiscope
