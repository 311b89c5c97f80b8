// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/explain.h"

#include <algorithm>
#include <cmath>

#include "core/identify/columnslopes.h"
#include "core/identify/diagnosis/differences.h"
#include "core/identify/diagnosis/twopairs.h"
#include "core/identify/mistakes/mistakes.h"
#include "core/identify/numberkind.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr double explained = 0.97;  ///< the least share of explained cells

/// Whether a hypothesis is so much better that its mistakes are worth reporting.
bool isBetter(const Deviation& a, const Deviation& best) {
    constexpr double much = 0.8;
    constexpr double nothing = 1e-12;
    if (a.unexplained * 2 < best.unexplained) return true;
    return a.unexplained <= best.unexplained && best.rms > nothing && a.rms < much * best.rms;
}

/// Compares frequencies with those of a recipe.
Deviation frequencyAgreement(const std::vector<double>& radians, const Recipe& recipe, NumberKind cells) {
    // Relative to each frequency, which differ by many powers of ten.
    std::vector<double> ratios;
    const auto exact = [&](std::size_t i) { return roundTo(recipe.stages.frequency, recipe.sines[i].hi); };
    for (std::size_t i = 0; i < radians.size(); ++i)
        ratios.push_back(exact(i) == 0 ? 1 + radians[i] : radians[i] / exact(i));
    return compare(ratios, [&](std::size_t i) -> ExpectedCell {
        const double relative = exact(i) == 0 ? 0 : roundingAt(cells, exact(i)) / std::abs(exact(i));
        return {1, 1.1 * relative + 1e-6};
    });
}

/// Whether both are a third base: a doubled exponent squares the base.
bool areOneBase(const Mistake& first, const Mistake& second) {
    return std::string_view(first.id).find("base") != std::string_view::npos &&
           std::string_view(second.id).starts_with("exponent-doubled");
}

/// Whether two mistakes can be in one table: the second one changes none of the parameters that the first one
/// changed. A first mistake that changes no parameters is lost where a second one computes the table from
/// other parameters.
bool areApart(const Values& expected, const Values& first, const Values& second) {
    if (second == first) return true;
    return first != expected && std::all_of(second.all().begin(), second.all().end(), [&](const auto& each) {
               const auto& [key, value] = each;
               return value == first.at(key) || first.at(key) == expected.at(key);
           });
}

/// Whether the table is the expected encoding, exactly, but for one parameter: two mistakes say no more.
bool isOneParameterOff(const Identity& known, const Expectation& expected) {
    const auto narrow = [](const std::string& type) { return isNarrow(numberKindNamed(type)); };
    const RoundingNames& rounding = known.rounding;
    const std::string& form = known.storage.form;
    // Where rows begin is free, and a part of a head is known by nothing but its frequencies.
    for (const auto& [key, value] : known.options)
        if (key == keys::firstPosition.name && expected.values.contains(key) &&
            value != expected.values.at(key))
            return false;
    if (expected.values.contains(keys::partialRotaryFactor.name) &&
        expected.values.get(keys::partialRotaryFactor) != 1)
        return false;
    // How the frequencies of the proportional form are divided is no parameter.
    return !expected.rotary.proportional.given() && known.recognised &&
           known.encoding == expected.encoding->id && known.unexplainedCells == 0 && known.ownNumbers == 0 &&
           known.storage.scale == 1 && !form.ends_with("-negated-sines") &&
           !form.ends_with("-reversed-rows") && !narrow(rounding.frequency) && !narrow(rounding.position) &&
           !narrow(rounding.angle) && !narrow(rounding.sine) &&
           differingOptions(expected, known.options).size() <= 1;
}

/// The expectation in one form of a sheet, with rows to try it on.
struct PlacedExpectation {
    std::size_t sheet = 0;
    Form form;
    std::shared_ptr<const Sample> few, many;
    std::optional<Reading> reading;
    Case right;
    NumberKind cells;
    std::vector<double> radians = {};  ///< frequencies in place of a sheet
    bool narrow = false;               ///< the frequencies are an array of a narrow type
    std::optional<TwoPairs> two = {};

    std::optional<Deviation> agreement(const Recipe& recipe) const {
        constexpr double hopeless = 0.5;
        if (static_cast<std::int64_t>(recipe.pairs()) != form.pairs) return std::nullopt;
        // The numbers of a narrow array are rounded in any case.
        if (!radians.empty() && narrow && recipe.stages.frequency != NumberKind::exact) return std::nullopt;
        if (!radians.empty()) return frequencyAgreement(radians, recipe, cells);
        if (two && !two->mayBe(recipe, cells)) return std::nullopt;
        if (compare(form, recipe, *few, cells).share() < hopeless) return std::nullopt;
        return compare(form, recipe, *many, cells);
    }
};

class Search {
 public:
    Search(const Input& input, const Expectation& expected, const Identity* known)
        : input_(input), expected_(expected), known_(known), byItself_(known == nullptr) {
        // Mistakes in themselves are sought only in plain tables.
        const std::size_t sheets = byItself_ ? 1 : input_.sheets.size();
        for (std::size_t n = 0; n < std::min(sheets, input_.sheets.size()); ++n)
            addPlaces(n);
        addFrequencies(frequenciesIn(input_), "inv_freq");
        addFrequencies(frequenciesOfAngles(input_), "angles");
        for (PlacedExpectation& place : places_)
            place.right.reading = place.reading ? &*place.reading : nullptr;
    }

    /// Tries the expectation in all forms, then with one mistake, then with two.
    std::optional<PairHypothesis> run() {
        for (const PlacedExpectation& place : places_)
            if (!byItself_ && place.right.hasAllPlaces()) {
                consider(place, place.right.right, place.right.values, {});
                tryFirstPositions(place);
            }
        // Rounding to a narrow kind hides how sines and cosines were rounded before. What is left to explain
        // is chance, and mistakes would be found in it.
        const bool oneOff = !byItself_ && isOneParameterOff(*known_, expected_);
        const bool right = best_ && best_->agreement.unexplained == 0;
        if (right &&
            (isNarrow(input_.cells) || (oneOff && differingOptions(expected_, known_->options).empty())))
            return std::move(best_);
        for (const PlacedExpectation& place : places_)
            tryOne(place, place.right, {}, nullptr);
        if (!isExplained() && !byItself_ && !oneOff)
            for (std::size_t n = 0; n < places_.size(); ++n)
                if (places_[n].few == nullptr || places_[n].reading) tryTwo(places_[n], n);
        return std::move(best_);
    }

 private:
    bool isExplained() const { return best_ && best_->agreement.share() >= explained; }

    void addPlaces(std::size_t sheet) {
        const Sheet& table = input_.sheets[sheet];
        if (table.rows() < 2) return;
        const auto kind = caseOf(table.rows(), 0);
        if (!kind) return;
        const std::int64_t last = table.rows() - 1;
        const auto many = std::make_shared<const Sample>(table, rowsForTrials(table.rows()));
        const auto few = std::make_shared<const Sample>(
            table, std::vector<std::int64_t>{std::min<std::int64_t>(1, last - 1), last});
        const Sample fits(table, rowsForFits(table.rows()));
        for (Form& form : formsFor(table, *kind)) {
            input_.pace.step();
            if (!repeatsHold(form, *many)) continue;
            const bool flat = form.id == "interleaved" || form.id == "half-split";
            const auto right = caseOf(table.rows(), flat ? table.columns() : 2 * form.pairs);
            if (right)
                places_.push_back({sheet,
                                   form,
                                   few,
                                   many,
                                   readForm(table, form, fits, input_.cells, input_.pace),
                                   *right,
                                   input_.cells,
                                   {},
                                   false,
                                   TwoPairs(form, *few)});
        }
    }

    void addFrequencies(const std::vector<double>& radians, const char* id) {
        constexpr std::int64_t someRows = 64;
        if (radians.empty()) return;
        const auto right = caseOf(someRows, 2 * static_cast<std::int64_t>(radians.size()));
        if (!right) return;
        Form form{.id = id, .words = id};
        form.pairs = static_cast<std::int64_t>(radians.size());
        places_.push_back({0, form, nullptr, nullptr, std::nullopt, *right, input_.cells, radians,
                           bytesOf(input_.arrays.front().cells->cellType()) == 2});
    }

    /// The expected table with this many rows, and this width where the expectation leaves it open; 0 keeps
    /// it.
    std::optional<Case> caseOf(std::int64_t rows, std::int64_t width) const {
        Case right{.encoding = expected_.encoding, .values = expected_.values, .rows = rows};
        right.proportional = expected_.rotary.proportional;
        right.readings = expected_.readings;
        if (right.proportional.given()) right.values.set(keys::partialRotaryFactor, 1.0);
        for (const Parameter& parameter : expected_.encoding->parameters)
            if (parameter.key == keys::maxLen.name && expected_.encoding->id != "fourier" &&
                rows <= static_cast<std::int64_t>(parameter.limits.maximum))
                right.values.set(keys::maxLen, positionsOf(right.values, rows));
        for (const auto& key : {keys::dModel, keys::headDim})
            if (width > 0 && !expected_.gives(key.name) && right.values.contains(key.name))
                right.values.set(key, wholeWidth(right.values, width));
        if (right.values.contains(heightKey.name) && !expected_.gives(heightKey.name)) {
            const std::int64_t along = right.values.get(widthKey);
            right.values.set(heightKey, (rows + along - 1) / along);
        }
        if (!areSound(*right.encoding, right.values)) return std::nullopt;
        right.right = expectedRecipe(*right.encoding, right.values, right.proportional);
        right.right.paddingRow = expected_.paddingRow;
        return right.right.pairs() > 0 ? std::optional(right) : std::nullopt;
    }

    /// Of a table that has negative distances, too, a row stands for 0 and the others for two distances.
    static std::int64_t positionsOf(const Values& values, std::int64_t rows) {
        constexpr Key<bool> negative{"negative"};
        return values.contains(negative.name) && values.get(negative) ? (rows + 1) / 2 : rows;
    }

    /// The width of a head of which so many columns turn.
    static std::int64_t wholeWidth(const Values& values, std::int64_t turning) {
        if (!values.contains(keys::partialRotaryFactor.name)) return turning;
        return std::llround(static_cast<double>(turning) / values.get(keys::partialRotaryFactor));
    }

    std::vector<Form> formsFor(const Sheet& table, const Case& right) const {
        if (!right.grid()) {
            std::vector<Form> forms = formsOf(table);
            if (byItself_)
                std::erase_if(forms, [&right](const Form& form) {
                    return form.cosineFirst || form.id != (right.halfSplit() ? "half-split" : "interleaved");
                });
            return forms;
        }
        Form form = modelForm(*right.encoding->make(right.values));
        if (static_cast<std::int64_t>(form.contents.size()) != table.columns()) return {};
        return {form};
    }

    void consider(const PlacedExpectation& place, const Recipe& recipe, const Values& values,
                  std::vector<Finding> findings) {
        input_.pace.step();
        const auto agreement = place.agreement(recipe);
        if (!agreement || (best_ && !isBetter(*agreement, best_->agreement))) return;
        if (!findings.empty() && agreement->share() < explained) return;
        best_ = PairHypothesis{.encoding = expected_.encoding,
                               .values = values,
                               .recipe = recipe,
                               .form = place.form,
                               .agreement = *agreement,
                               .sheet = place.sheet,
                               .mistakes = std::move(findings)};
    }

    /// Tries absolute tables whose rows begin at 1 or 2, where the expectation leaves that open.
    void tryFirstPositions(const PlacedExpectation& place) {
        const Case& right = place.right;
        if (expected_.gives(keys::firstPosition.name) || right.rotary() || right.grid() || !place.reading)
            return;
        const std::int64_t first = place.reading->first;
        if (first < 0 || first > 2 || place.reading->step != right.right.step) return;
        Recipe recipe = right.right;
        recipe.first = first;
        consider(place, recipe, right.values, {});
    }

    /// Tries all mistakes, alone or after a first one.
    void tryOne(const PlacedExpectation& place, const Case& right, const std::vector<Finding>& before,
                const Mistake* first) {
        bool after = first == nullptr || first->changesValues;
        for (const Mistake* mistake : mistakes()) {
            if (mistake == first) {
                after = true;
                continue;
            }
            if (!after || (byItself_ && !mistake->wrongByItself)) continue;
            if (first != nullptr && areOneBase(*first, *mistake)) continue;
            input_.pace.step();
            for (const Variant& variant : mistake->variants(right)) {
                if (first != nullptr && !areApart(place.right.values, right.values, variant.values)) continue;
                std::vector<Finding> findings = before;
                findings.push_back({mistake->id, variant.text, variant.where});
                consider(place, variant.recipe, variant.values, std::move(findings));
            }
        }
    }

    /// Nearly all of the time goes here: of two mistakes, each of the second ones after each of the first.
    void tryTwo(const PlacedExpectation& place, std::size_t number) {
        const Case& right = place.right;
        const auto all = static_cast<double>(mistakes().size());
        double firsts = 0;
        for (const Mistake* mistake : mistakes()) {
            input_.pace.at((static_cast<double>(number) + firsts++ / all) /
                           static_cast<double>(places_.size()));
            for (const Variant& variant : mistake->variants(right)) {
                // Other parameters may still change the number of pairs.
                if (!mistake->changesValues &&
                    static_cast<std::int64_t>(variant.recipe.pairs()) != place.form.pairs)
                    continue;
                Case wrong = right;
                wrong.values = variant.values;
                wrong.right = variant.recipe;
                tryOne(place, wrong, {{mistake->id, variant.text, variant.where}}, mistake);
                if (isExplained()) return;
            }
        }
    }

    const Input& input_;
    const Expectation& expected_;
    const Identity* known_;
    bool byItself_;
    std::vector<PlacedExpectation> places_;
    std::optional<PairHypothesis> best_;
};

}  // namespace

std::optional<PairHypothesis> explain(const Input& input, const Expectation& expected,
                                      const Identity* known) {
    return Search(input, expected, known).run();
}

}  // namespace posiscope
