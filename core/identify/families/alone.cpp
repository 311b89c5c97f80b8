// Cosines without their sines, or sines without their cosines: one of the two tables of a rotary cache.
#include "core/identify/families/families.h"
#include "core/identify/families/rounding.h"
#include "core/identify/naming.h"
#include "core/identify/snap.h"
#include "core/identify/stages.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

bool isAlone(const Form& form) {
    return form.id.rfind("alone", 0) == 0;
}

/// RoPE without scaling, with as many pairs as the form has.
OptionValues settingsOf(const Sheet& sheet, const Form& form, double base) {
    OptionValues settings{{keys::headDim.name, 2 * form.pairs},
                          {keys::maxLen.name, sheet.rows()},
                          {keys::base.name, base},
                          {keys::firstPosition.name, std::int64_t{0}},
                          {keys::scaling.name, std::string("none")}};
    if (!form.rotaryPairs.empty()) settings.emplace_back(keys::ropeLayout.name, form.rotaryPairs);
    return settings;
}

}  // namespace

/// The frequencies are not fitted: a function alone is compared with those of usual bases.
std::optional<Identity> recogniseAlone(const Subjects& subjects) {
    constexpr double enough = 0.9;
    const Encoding& encoding = *findEncoding("rope");
    if (!holdsSines(subjects)) return std::nullopt;
    for (const Sheet& sheet : subjects.sheets) {
        if (sheet.rows() < 4) continue;
        const Sample few(sheet, {1, sheet.rows() / 2});
        const Sample trials(sheet, rowsForTrials(sheet.rows()));
        for (const Form& form : formsOf(sheet)) {
            if (!isAlone(form) || form.pairs < 2 || !repeatsHold(form, trials)) continue;
            for (const double base : usualBases()) {
                Identity answer;
                answer.options = settingsOf(sheet, form, base);
                const Values values = valuesWith(encoding, answer.options);
                if (!areSound(encoding, values)) continue;
                Recipe recipe = recipeOf(*encoding.make(values));
                if (agreementOf(form, recipe, few, subjects.cells).share() < enough ||
                    agreementOf(form, recipe, trials, subjects.cells).share() < enough)
                    continue;
                recipe.stages = stagesOf(form, recipe, trials, subjects.cells);
                const auto computed = computationOf(encoding, values, form, recipe, trials, subjects.cells);
                if (computed) adopt(computed->stages, form, trials, subjects.cells, recipe);
                answer.recognised = true;
                answer.encoding = encoding.id;
                answer.evidence.push_back(
                    Text(form.cosineFirst
                             ? POSISCOPE_TR("core", "cosines alone, with the frequencies of the base %1")
                             : POSISCOPE_TR("core", "sines alone, with the frequencies of the base %1"),
                         {inFull(base)}));
                nameStages(computed, recipe, answer);
                finishAnswer(subjects, sheet, form, recipe, answer);
                return answer;
            }
        }
    }
    return std::nullopt;
}

}  // namespace posiscope
