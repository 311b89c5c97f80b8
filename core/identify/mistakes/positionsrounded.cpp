// Positions in a narrow type.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> variants(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const int bits = kind == NumberKind::bfloat16 ? 8 : 11;
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.position = kind; },
            "Positions were rounded to " + nameOf(kind) + ": whole numbers beyond " +
                std::to_string(1 << bits) + " fall together",
            "rows from " + std::to_string((1 << bits) + 1) + " on"));
    }
    return all;
}

}  // namespace

const Mistake& positionsRoundedMistake() {
    static const Mistake mistake{
        .id = "positions-rounded", .inItself = true, .changesValues = false, .variants = variants};
    return mistake;
}

}  // namespace posiscope
