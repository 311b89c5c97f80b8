// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/pairhypothesis.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/identify/snap.h"
#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"
#include "core/state/state.h"

namespace posiscope {

namespace {

void addExpected(const Expectation& expected, std::int64_t columns, std::vector<PairHypothesis>& all) {
    if (expected.encoding == nullptr) return;
    PairHypothesis hypothesis{.encoding = expected.encoding};
    Values values = expected.values;
    for (const auto& key : {keys::dModel, keys::headDim})
        if (values.contains(key.name) && !expected.gives(key.name)) values.set(key, columns);
    if (!areSound(*hypothesis.encoding, values)) return;
    const auto model = hypothesis.encoding->make(values);
    hypothesis.recipe = expectedRecipe(*hypothesis.encoding, values, expected.rotary.proportional);
    if (hypothesis.recipe.pairs() == 0 || !hypothesis.recipe.growth.empty()) return;
    hypothesis.form = modelForm(*model);
    hypothesis.options = optionsOf(expected, values);
    std::erase_if(hypothesis.options, [](const auto& each) { return each.first == keys::maxLen.name; });
    all.push_back(std::move(hypothesis));
}

}  // namespace

Form modelForm(const Model& model) {
    Form form{.id = "half-split", .words = "the columns of the encoding's own table"};
    for (std::int64_t j = 0; j < model.table().columns(); ++j) {
        const Column what = model.column(j);
        form.contents.push_back({what.pair, what.role, 1});
        if (what.role == Role::sine || what.role == Role::cosine)
            form.pairs = std::max(form.pairs, what.pair + 1);
    }
    const auto& contents = form.contents;
    form.cosineFirst = !contents.empty() && contents.front().role == Role::cosine;
    if (contents.size() > 1 && contents[0].pair == contents[1].pair) form.id = "interleaved";
    if (model.positions().axes().size() > 1) {
        form.id = "grid";
        form.words = "one half of the columns for each axis";
        form.cosineFirst = false;
    }
    return form;
}

Values valuesWith(const Encoding& encoding, const OptionValues& options) {
    Values values = defaultState().values;
    values.set(keys::encoding, encoding.id);
    for (const Parameter& parameter : encoding.parameters)
        values.set(parameter.key, parameter.initial);
    for (const auto& [key, value] : options)
        values.set(key, value);
    return values;
}

bool areSound(const Encoding& encoding, const Values& values) {
    for (const Parameter& parameter : encoding.parameters)
        if (checkValue(parameter, values.at(parameter.key), values)) return false;
    return encoding.check == nullptr || !encoding.check(values);
}

Recipe expectedRecipe(const Encoding& encoding, const Values& values, const ProportionalForm& proportional) {
    const auto model = encoding.make(values);
    if (!model->hasTable() || !model->problem().empty()) return {};
    Recipe recipe = recipeOf(*model);
    if (!proportional.given()) return recipe;
    const auto turning = static_cast<std::size_t>(proportional.share * static_cast<double>(recipe.pairs()));
    for (std::size_t i = 0; i < recipe.pairs(); ++i)
        recipe.sines[i] =
            i < turning ? recipe.sines[i] / DoubleDouble{proportional.factor, 0} : DoubleDouble{};
    return recipe;
}

void nameStillPairs(const std::vector<bool>& still, const std::function<bool(const Recipe&)>& explains,
                    PairHypothesis& hypothesis) {
    const auto count = std::ranges::count(still, true);
    if (count == 0) return;
    const Recipe own = expectedRecipe(*hypothesis.encoding, hypothesis.values, {});
    Recipe turning = hypothesis.recipe;
    for (std::size_t i = 0; i < still.size(); ++i)
        if (still[i]) turning.sines[i] = own.sines[i];
    if (hypothesis.encoding->id == "rope" && hypothesis.recipe.stillPairs() == count && !explains(turning))
        hypothesis.options.emplace_back(turningPairs.name, static_cast<std::int64_t>(still.size()) - count);
    else
        hypothesis.recipe = std::move(turning);
}

OptionValues optionsOf(const Expectation& expected, const Values& values) {
    OptionValues options;
    for (const Parameter& parameter : expected.encoding->parameters)
        if (parameter.views.empty() && parameter.key != keys::precision.name &&
            parameter.relevantIn(values) && !parameter.isAutomatic(values.at(parameter.key)) &&
            values.at(parameter.key) != Value(std::string()))
            options.emplace_back(parameter.key, values.at(parameter.key));
    return options;
}

std::optional<PairHypothesis> hypothesisOf(const char* encoding, OptionValues options) {
    PairHypothesis hypothesis{.encoding = findEncoding(encoding), .options = std::move(options)};
    const Values values = valuesWith(*hypothesis.encoding, hypothesis.options);
    if (!areSound(*hypothesis.encoding, values)) return std::nullopt;
    const auto model = hypothesis.encoding->make(values);
    hypothesis.recipe = recipeOf(*model);
    if (hypothesis.recipe.pairs() == 0) return std::nullopt;
    hypothesis.form = modelForm(*model);
    return hypothesis;
}

std::vector<PairHypothesis> hypothesesOf(const Expectation* expected, const Form* form,
                                         std::int64_t columns) {
    std::vector<PairHypothesis> all;
    if (expected != nullptr) {
        addExpected(*expected, columns, all);
        return all;
    }
    const bool rotary = form != nullptr && (form->rotaryOnly || form->cosineFirst);
    const std::string layout = form != nullptr && form->id == "half-split" ? "half-split" : "interleaved";
    for (const double base : usualBases()) {
        if (rotary) {
            OptionValues options{{keys::headDim.name, columns},
                                 {keys::base.name, base},
                                 {keys::scaling.name, std::string("none")}};
            if (!form->rotaryPairs.empty()) options.emplace_back(keys::ropeLayout.name, form->rotaryPairs);
            if (auto hypothesis = hypothesisOf("rope", options)) all.push_back(std::move(*hypothesis));
            continue;
        }
        for (const char* spectrum : {"paper", "endpoint"}) {
            if (auto hypothesis = hypothesisOf("sinusoidal", {{keys::layout.name, layout},
                                                              {keys::spectrum.name, std::string(spectrum)},
                                                              {keys::dModel.name, columns},
                                                              {keys::base.name, base}}))
                all.push_back(std::move(*hypothesis));
        }
    }
    return all;
}

bool findPlaced(const Input& input, const Expectation* expected, std::int64_t fewestRows,
                const std::function<bool(const PlacedPairs&)>& found) {
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() < fewestRows) continue;
        const Sample few(sheet, spreadRows(sheet.rows(), 24));
        for (const Form& form : formsOf(sheet)) {
            input.pace.step();
            if (!hasPairs(form) || !repeatsHold(form, few)) continue;
            // All usual ones have the norm 1.
            if (expected == nullptr && !normsAre(form, few, 1, input.cells)) continue;
            const bool flat = form.id == "interleaved" || form.id == "half-split";
            for (const PairHypothesis& hypothesis :
                 hypothesesOf(expected, &form, flat ? sheet.columns() : 2 * form.pairs)) {
                input.pace.step();
                const Recipe& recipe = hypothesis.recipe;
                if (!recipe.isOnAxes() && static_cast<std::int64_t>(recipe.pairs()) == form.pairs &&
                    normsAre(form, few, recipe.amplitude, input.cells) &&
                    found({sheet, few, form, hypothesis}))
                    return true;
            }
        }
    }
    return false;
}

std::span<const GridKind> gridKinds() {
    static constexpr GridKind kinds[] = {
        {"mae", false, true}, {"detr", false, false}, {"detr", true, false}, {"tensor2tensor", false, false}};
    return kinds;
}

std::optional<PairHypothesis> gridHypothesis(const GridKind& kind, const GridSides& sides,
                                             std::int64_t columns, double base) {
    OptionValues options{{"form", std::string(kind.form)},
                         {"height", sides.height},
                         {"width", sides.width},
                         {keys::dModel.name, columns},
                         {keys::base.name, base}};
    if (kind.form == std::string("detr")) options.emplace_back("normalise", kind.normalise);
    return hypothesisOf("sinusoidal-2d", std::move(options));
}

bool normsAre(const Form& form, const Sample& sample, double amplitude, NumberKind cells) {
    const double tolerance = amplitude * (3 * roundingOf(cells) + 1e-5);
    std::size_t off = 0;
    for (std::size_t n = 0; n < sample.rows().size(); ++n)
        for (std::size_t i = 0; i < form.sines.size(); ++i) {
            const double* const row = sample.cells(static_cast<std::int64_t>(n));
            off += std::abs(std::hypot(row[form.sines[i]], row[form.cosines[i]]) - amplitude) <= tolerance
                       ? 0
                       : 1;
        }
    return off * 20 <= sample.rows().size() * form.sines.size();
}

std::int64_t equalNorms(const Form& form, const Sample& sample, NumberKind cells) {
    const double tolerance = 3 * roundingOf(cells) + 1e-5;
    std::int64_t equal = 0;
    for (std::size_t i = 0; i < form.sines.size(); ++i) {
        const auto normAt = [&](std::size_t row) {
            const double* const here = sample.cells(static_cast<std::int64_t>(row));
            return std::hypot(here[form.sines[i]], here[form.cosines[i]]);
        };
        const double first = normAt(0);
        bool same = first > 0;
        for (std::size_t n = 1; same && n < sample.rows().size(); ++n)
            same = std::abs(normAt(n) - first) <= tolerance * first;
        equal += same ? 1 : 0;
    }
    return equal;
}

bool hasPairs(const Form& form) {
    constexpr std::size_t fewest = 4;
    const auto known = [](std::int64_t column) { return column >= 0; };
    return form.pairs >= static_cast<std::int64_t>(fewest) &&
           std::all_of(form.sines.begin(), form.sines.end(), known) &&
           std::all_of(form.cosines.begin(), form.cosines.end(), known);
}

}  // namespace posiscope
