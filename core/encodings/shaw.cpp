// SPDX-License-Identifier: GPL-3.0-or-later
// Relative position representations.
#include "core/encodings/positionlist.h"
#include "core/encodings/relative.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> reachKey{"max_relative_position"};
constexpr Key<std::string> sidesKey{"clip_sides"};
constexpr Key<std::int64_t> aheadKey{"max_relative_ahead"};

std::int64_t reachAhead(const Values& values) {
    return values.get(sidesKey) == "own" ? values.get(aheadKey) : values.get(reachKey);
}

class ShawModel final : public DistanceBiasModel {
 public:
    explicit ShawModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), 1, isCausal(values, false)),
          reach_(values.get(reachKey)),
          ahead_(reachAhead(values)) {}

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t) const override {
        // In distances query − key: K + A, then down by one from −A to K, then 0.
        const auto top = static_cast<double>(reach_ + ahead_);
        return std::make_shared<PiecewiseFunction>(
            std::vector<LinePiece>{{-ahead_ - 1, top, 0}, {-ahead_, top, -1}, {reach_, 0, 0}});
    }
    std::vector<std::string> steps(const Cursor& cursor, int) const override {
        const std::string k = groupedDigits(reach_);
        const std::string a = groupedDigits(ahead_);
        return {"bucket = clip(" + groupedDigits(cursor.reference) + " − " + groupedDigits(cursor.position) +
                    ", −" + k + ", " + a + ") + " + k,
                "= clip(" + formulaNumber(static_cast<double>(cursor.reference - cursor.position), 17) +
                    ", −" + k + ", " + a + ") + " + k};
    }
    bool isBuckets() const override { return true; }
    Text about(std::int64_t) const override {
        return {POSISCOPE_TR("core", "%1 buckets of key − query"), {groupedDigits(reach_ + ahead_ + 1)}};
    }

 private:
    std::int64_t reach_, ahead_;
};

Parameter reachParameter() {
    return {.key = reachKey.name,
            .label = POSISCOPE_TR("core", "Clipping distance"),
            .symbol = "<i>K</i>",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core",
                                    "Beyond this distance all keys on one side are treated alike: 16 in the "
                                    "paper."),
            .initial = std::int64_t{16},
            .limits = {0, largestMaxLen},
            .slider = Slider{{0, 16, 32, 64, 128}}};
}

Parameter sidesParameter() {
    return {
        .key = sidesKey.name,
        .label = POSISCOPE_TR("core", "Keys ahead"),
        .tooltip = POSISCOPE_TR("core", "Where keys after the query are clipped."),
        .initial = std::string("alike"),
        .seldom = true,
        .choices = {{"alike", POSISCOPE_TR("core", "Alike"),
                     POSISCOPE_TR("core", "At the same distance on both sides, as in the paper")},
                    {"own", POSISCOPE_TR("core", "At their own"),
                     POSISCOPE_TR("core", "At another distance than keys before it, as in Wav2Vec2-BERT")}}};
}

Parameter aheadParameter() {
    return {.key = aheadKey.name,
            .label = POSISCOPE_TR("core", "Clipping distance ahead"),
            .symbol = "<i>A</i>",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core",
                                    "Beyond this distance all keys after the query are treated alike: 8 in "
                                    "Wav2Vec2-BERT, whose keys before it are clipped at 64."),
            .initial = std::int64_t{16},
            .limits = {0, largestMaxLen},
            .broughtBy = Bringer{sidesKey.name, {"own"}},
            .slider = Slider{{0, 16, 32, 64, 128}}};
}

}  // namespace

/// The row of the relative embeddings a^K and a^V that a pair of positions uses: clip(j − i, −K, K) + K, from
/// 0 (K or more positions before the query) to 2K. The embedding is added to the key, so that it acts on the
/// score through the query's content: q_i · (k_j + a[clip(j − i, −K, K)]) / √d.
///
/// Source: Shaw, Uszkoreit, Vaswani, "Self-Attention with Relative Position Representations",
/// arXiv:1803.02155, equations 3 and 4, and section 3.2, which clips; _generate_relative_positions_matrix in
/// tensorflow/tensor2tensor, layers/common_attention.py, which adds K. With a clipping distance A of their
/// own for keys ahead it is clip(j − i, −K, A) + K: huggingface/transformers, modeling_wav2vec2_bert.py and
/// modeling_seamless_m4t_v2.py (left_max_position_embeddings, right_max_position_embeddings).
const Encoding& shawEncoding() {
    static const Encoding encoding = atAnyPositions<singleHeadShape, makeModelOf<ShawModel>>(
        {.id = "shaw",
         .name = POSISCOPE_TR("core", "Shaw buckets"),
         .family = Family::relative,
         .citation = {"Shaw 2018",
                      "Shaw, Uszkoreit, Vaswani, “Self-Attention with Relative Position Representations”, "
                      "2018, sections 3.1 and 3.2",
                      "https://arxiv.org/abs/1803.02155"},
         .about = {.summary =
                       POSISCOPE_TR("core",
                                    "The row of a small table of relative embeddings that a query and a key "
                                    "use: their distance, clipped on both sides. The embedding is added to "
                                    "the key, so that it acts through the content of the query."),
                   .lookFor = POSISCOPE_TR("core",
                                           "A ramp around the diagonal between two plateaus: beyond the "
                                           "clipping distance all keys are treated alike."),
                   .formula = "clip(j − i, −K, K) + K",
                   .lesson = "relative-positions"},
         .parameters = {reachParameter(), sidesParameter(), aheadParameter(), maxLenParameter(),
                        maskParameter()}});
    return encoding;
}

}  // namespace posiscope
