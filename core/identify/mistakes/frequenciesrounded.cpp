// Frequencies in a narrow type.
#include "core/identify/mistakes/mistakes.h"

namespace posiscope {

namespace {

std::vector<Variant> variants(const Case& right) {
    std::vector<Variant> all;
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const int bits = kind == NumberKind::bfloat16 ? 8 : 11;
        all.push_back(changed(
            right, [kind](Recipe& recipe) { recipe.stages.frequency = kind; },
            Text(POSISCOPE_TR("core", "Every frequency has %1 significant bits: inv_freq was rounded to %2"),
                 {std::to_string(bits), nameOf(kind)})));
    }
    return all;
}

}  // namespace

const Mistake& frequenciesRoundedMistake() {
    static const Mistake mistake{
        .id = "frequencies-rounded", .inItself = true, .changesValues = false, .variants = variants};
    return mistake;
}

}  // namespace posiscope
