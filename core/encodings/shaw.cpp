// Relative position representations.
#include "core/encodings/relative.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> reachKey{"max_relative_position"};

class ShawModel final : public DistanceBiasModel {
 public:
    explicit ShawModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), 1, isCausal(values, false)),
          reach_(values.get(reachKey)) {}

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t) const override {
        // In distances query − key: 2K, then down by one from −K to K, then 0.
        const auto top = static_cast<double>(2 * reach_);
        return std::make_shared<PiecewiseFunction>(
            std::vector<LinePiece>{{-reach_ - 1, top, 0}, {-reach_, top, -1}, {reach_, 0, 0}});
    }
    std::vector<std::string> steps(const Cursor& cursor, int) const override {
        const std::string k = groupedDigits(reach_);
        return {"bucket = clip(" + groupedDigits(cursor.reference) + " − " + groupedDigits(cursor.position) +
                    ", −" + k + ", " + k + ") + " + k,
                "= clip(" + formulaNumber(static_cast<double>(cursor.reference - cursor.position), 17) +
                    ", −" + k + ", " + k + ") + " + k};
    }
    bool isBuckets() const override { return true; }
    Text about(std::int64_t) const override {
        return {POSISCOPE_TR("core", "%1 buckets of key − query"), {groupedDigits(2 * reach_ + 1)}};
    }

 private:
    std::int64_t reach_;
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

}  // namespace

/// The row of the relative embeddings a^K and a^V that a pair of positions uses: clip(j − i, −K, K) + K, from
/// 0 (K or more positions before the query) to 2K. The embedding is added to the key, so that it acts on the
/// score through the query's content: q_i · (k_j + a[clip(j − i, −K, K)]) / √d.
///
/// Source: Shaw, Uszkoreit, Vaswani, "Self-Attention with Relative Position Representations",
/// arXiv:1803.02155, equations 3 and 4, and section 3.2, which clips; _generate_relative_positions_matrix in
/// tensorflow/tensor2tensor, layers/common_attention.py, which adds K.
const Encoding& shawEncoding() {
    static const Encoding encoding{
        .id = "shaw",
        .name = POSISCOPE_TR("core", "Shaw buckets"),
        .family = Family::relative,
        .citation = {"Shaw 2018",
                     "Shaw, Uszkoreit, Vaswani, “Self-Attention with Relative Position Representations”, "
                     "2018, sections 3.1 and 3.2",
                     "https://arxiv.org/abs/1803.02155"},
        .parameters = {reachParameter(), maxLenParameter(), maskParameter()},
        .shape = singleHeadShape,
        .make = makeModelOf<ShawModel>};
    return encoding;
}

}  // namespace posiscope
