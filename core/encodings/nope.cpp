// SPDX-License-Identifier: GPL-3.0-or-later
// No positional encoding at all.
#include "core/encodings/relative.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

class NopeModel final : public DistanceBiasModel {
 public:
    explicit NopeModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), 1, isCausal(values, true)) {}

    std::vector<Text> notes() const override {
        if (causal()) return {};
        return {POSISCOPE_TR("core", "Without the mask nothing tells positions apart.")};
    }

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t) const override {
        return std::make_shared<LineFunction>(0);
    }
    std::vector<std::string> steps(const Cursor& cursor, int) const override {
        return {biasCell(cursor) + ": nothing is added"};
    }
    Text about(std::int64_t) const override {
        return causal() ? POSISCOPE_TR("core", "the causal mask alone")
                        : POSISCOPE_TR("core", "nothing at all");
    }
};

}  // namespace

/// b(i, j) = 0 for keys up to the query, −∞ after it: the causal mask, from which decoders can learn to
/// count.
///
/// Source: Kazemnejad et al., "The Impact of Positional Encoding on Length Generalization in Transformers",
/// arXiv:2305.19466, section 3.
const Encoding& nopeEncoding() {
    static const Encoding encoding{
        .id = "nope",
        .name = POSISCOPE_TR("core", "NoPE"),
        .family = Family::relative,
        .citation = {"Kazemnejad 2023",
                     "Kazemnejad et al., “The Impact of Positional Encoding on Length Generalization in "
                     "Transformers”, 2023, section 3",
                     "https://arxiv.org/abs/2305.19466"},
        .about = {.summary = POSISCOPE_TR("core",
                                          "Nothing is added at all. A decoder still hides the keys after "
                                          "each query, and from the number of keys that it sees it can learn "
                                          "to count. Without that mask the order of tokens is lost."),
                  .lookFor = POSISCOPE_TR("core",
                                          "A triangle of zeros under the diagonal: all keys in sight are "
                                          "equal, whatever their distance."),
                  .formula = "b(i, j) = 0 (j ≤ i), −∞ (j > i)",
                  .lesson = "extrapolation"},
        .parameters = {maxLenParameter(), maskParameter()},
        .shape = singleHeadShape,
        .make = makeModelOf<NopeModel>};
    return encoding;
}

}  // namespace posiscope
