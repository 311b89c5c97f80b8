// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/differences.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/encodings/relative.h"
#include "core/identify/diagnosis/arraynames.h"
#include "core/identify/diagnosis/expectedrows.h"
#include "core/identify/diagnosis/stillpairs.h"
#include "core/identify/diagnosis/storagemistakes.h"
#include "core/identify/mistakes/mistakes.h"
#include "core/identify/numberkind.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

bool endsWith(const Identity& answer, std::string_view suffix) {
    return answer.storage.form.ends_with(suffix);
}

/// The sizes of a table, its first position and learned numbers.
constexpr std::array freeKeys{
    keys::maxLen.name, keys::firstPosition.name, keys::dModel.name, keys::headDim.name,
    keys::heads.name,  keys::mask.name,          "height",          "width",
    keys::seed.name,   "standard_deviation",     "kerple_a",        "kerple_b"};

const Parameter* parameterOf(const Encoding& encoding, const std::string& key) {
    const auto found = std::ranges::find(encoding.parameters, key, &Parameter::key);
    return found == encoding.parameters.end() ? nullptr : &*found;
}

/// The value with which a table is made: an attention factor of 0 stands for that of the formula.
Value valueOf(const Encoding& encoding, const Values& values, const std::string& key) {
    if (key != keys::attentionFactor.name || !areSound(encoding, values)) return values.at(key);
    const Recipe recipe = expectedRecipe(encoding, values, {});
    return recipe.pairs() == 0 ? values.at(key) : Value(recipe.amplitude);
}

bool areEqual(const Value& a, const Value& b, const std::string& key) {
    const auto* const x = std::get_if<double>(&a);
    const auto* const y = std::get_if<double>(&b);
    if (key == keys::attentionFactor.name && x != nullptr && y != nullptr)
        return std::abs(*x - *y) <= 1e-6 * std::abs(*y);
    return a == b;
}

std::string textOf(const Parameter& parameter, const Value& value) {
    if (const auto* const real = std::get_if<double>(&value)) return inFull(*real);
    if (const auto* const whole = std::get_if<std::int64_t>(&value)) return groupedDigits(*whole);
    const auto* const list = std::get_if<NumberList>(&value);
    constexpr std::size_t most = 4;
    if (list == nullptr || list->size() <= most) return formatValue(parameter, value);
    return formatNumbers(NumberList(list->begin(), list->begin() + most)) + ", …";
}

/// The value of an option; null where there is none.
const Value* optionIn(const OptionValues& options, std::string_view key) {
    const auto found = std::ranges::find(options, key, &OptionValues::value_type::first);
    return found == options.end() ? nullptr : &found->second;
}

/// "linear, factor 1.10796".
std::string scalingIn(const Identity& answer, const std::string& scaling) {
    for (const auto& [key, value] : answer.options)
        if (const auto* const factor = std::get_if<double>(&value);
            factor != nullptr && key == keys::factor.name)
            return scaling + ", factor " + withDigits(*factor, 6);
    return scaling;
}

class Differences {
 public:
    Differences(const Input& input, const Expectation& expected, Identity& answer)
        : input_(input),
          expected_(expected),
          answer_(answer),
          // Whichever pairs stand still, the others tell all parameters.
          explained_(std::ranges::any_of(answer.mistakes,
                                         [](const Finding& each) { return each.id != "pairs-still"; })) {}

    void add() {
        if (!explained_) {
            nameSinusoid();
            addEncoding();
            addScale();
            addRows();
            addColumns();
            addColumnsOfRows();
        }
        addParameters();
        addBuckets();
        addLength();
        addMissingHalf();
        if (auto still = stillPairsIn(input_, &expected_, answer_)) say(still->id, still->text, still->where);
        addCells();
    }

 private:
    void say(std::string id, Text text, Text where = POSISCOPE_TR("core", "all cells")) {
        const bool known =
            std::ranges::any_of(answer_.mistakes, [&id](const Finding& each) { return each.id == id; });
        if (!known) answer_.mistakes.push_back({std::move(id), std::move(text), std::move(where)});
    }

    bool isEncoding() const { return answer_.encoding == expected_.encoding->id; }

    /// Sines that count down are those of Transformer-XL. Where a sinusoid was meant they are one whose rows
    /// are reversed, and the base or the layout may be another as well.
    void nameSinusoid() {
        if (answer_.encoding != "transformer-xl" || expected_.encoding->id != "sinusoidal" ||
            !endsWith(answer_, "-reversed-rows"))
            return;
        answer_.encoding = expected_.encoding->id;
        OptionValues options{{keys::spectrum.name, std::string("paper")}};
        for (const auto& [key, value] : answer_.options)
            if (key == "xl_layout")
                options.emplace_back(keys::layout.name, value);
            else if (parameterOf(*expected_.encoding, key) != nullptr && key != keys::maxLen.name)
                options.emplace_back(key, value);
        answer_.options = std::move(options);
    }

    void addEncoding() {
        if (isEncoding()) return;
        if (countsDown() && hasItsFrequencies()) {
            say("rows-reversed",
                POSISCOPE_TR("core",
                             "Rows count up where they were meant to count down: the largest distance comes "
                             "first"),
                POSISCOPE_TR("core", "all rows"));
            return;
        }
        say("another-encoding", Text(POSISCOPE_TR("core", "The table is %1 where %2 was meant"))
                                    .with(Text::asIs(answer_.encoding))
                                    .with(Text::asIs(expected_.encoding->id)));
    }

    void addParameters() {
        if (explained_ || !isEncoding()) return;
        const Values found = valuesWith(*expected_.encoding, answer_.options);
        for (const std::string& key : differingOptions(expected_, answer_.options)) {
            // Cosines and sines apart, or halves repeated, stand so for any pairing.
            const std::string& form = answer_.storage.form;
            const bool together = form.starts_with("interleaved") || form.starts_with("half-split");
            if (key == turningPairs.name || key == keys::maxLen.name ||
                (key == keys::ropeLayout.name && !together))
                continue;
            const Parameter& parameter = *parameterOf(*expected_.encoding, key);
            std::string is = textOf(parameter, valueOf(*expected_.encoding, found, key));
            if (key == keys::scaling.name) is = scalingIn(answer_, is);
            if (addExchangedFactors(key, found)) continue;
            std::string id = "another-" + key;
            std::ranges::replace(id, '_', '-');
            say(std::move(id),
                Text(POSISCOPE_TR("core", "%1 is %2 where %3 was meant"),
                     {key, is, textOf(parameter, valueOf(*expected_.encoding, expected_.values, key))}));
        }
    }

    /// Numbers of buckets where biases were meant, or biases where numbers were.
    void addBuckets() {
        constexpr Key<std::string> values{"values"};
        if (!isEncoding() || !expected_.gives(values.name) ||
            optionIn(answer_.options, values.name) != nullptr)
            return;
        const std::string is = answer_.storage.form.starts_with("buckets") ? "buckets" : "bias";
        if (const std::string& meant = expected_.values.get(values); meant != is)
            say("another-values",
                Text(POSISCOPE_TR("core", "%1 is %2 where %3 was meant"), {values.name, is, meant}));
    }

    bool addExchangedFactors(const std::string& key, const Values& found) {
        const bool longer = key == keys::longFactor.name;
        if (!longer && key != keys::shortFactor.name) return false;
        if (!sameInFloat32(found.get(longer ? keys::longFactor : keys::shortFactor),
                           expected_.values.get(longer ? keys::shortFactor : keys::longFactor)))
            return false;
        answer_.mistakes.push_back(exchangedFactors(longer));
        return true;
    }

    void addScale() {
        if (answer_.storage.scale == 1) return;
        say("another-scale", Text(POSISCOPE_TR("core", "All cells are multiplied by %1"),
                                  {withDigits(answer_.storage.scale, 6)}));
    }

    void addRows() {
        if (answer_.rowsHold && mayHoldAnyRows(expected_, *answer_.rowsHold)) return;
        if (endsWith(answer_, "-reversed-rows") && !countsDown())
            say("rows-reversed", POSISCOPE_TR("core", "Rows are in reverse order: they count down"),
                POSISCOPE_TR("core", "all rows"));
        if (endsWith(answer_, "-shuffled-rows"))
            say("rows-shuffled", POSISCOPE_TR("core", "Rows are in another order than was meant"), order());
        if (endsWith(answer_, "-repeated-rows"))
            say("rows-repeated", POSISCOPE_TR("core", "Rows stand several times"), order());
        if (endsWith(answer_, "-some-rows"))
            say("rows-missing", POSISCOPE_TR("core", "Rows are missing: positions do not follow each other"),
                order());
    }

    /// How the rows or columns are ordered, which the first line of such an answer says.
    Text order() const { return answer_.evidence.front(); }

    /// Whether the expected rows count down themselves.
    bool countsDown() const {
        const Recipe right = expectedRecipe(*expected_.encoding, expected_.values, {});
        return right.pairs() > 0 && right.step < 0;
    }

    /// Whether it is the sinusoid with the layout and the base of distances.
    bool hasItsFrequencies() const {
        if (answer_.encoding != "sinusoidal" || !expected_.values.contains("xl_layout")) return false;
        const Values found = valuesWith(*findEncoding(answer_.encoding), answer_.options);
        return found.get(keys::layout) == choice("xl_layout") && found.get(keys::spectrum) == "paper" &&
               found.get(keys::base) == expected_.values.get(keys::base);
    }
    std::string choice(const char* key) const { return std::get<std::string>(expected_.values.at(key)); }

    void addColumns() {
        const std::string& form = answer_.storage.form;
        const bool ofGrid = form.starts_with("grid-interleaved") || form.starts_with("grid-half-split") ||
                            form.find("halves-exchanged") != std::string::npos;
        if (ofGrid || endsWith(answer_, "-permuted-columns"))
            say("columns-permuted", POSISCOPE_TR("core", "Columns are in another order than was meant"),
                order());
    }

    /// Rows in another order do not keep columns from being in another one as well.
    void addColumnsOfRows() {
        const std::string& form = answer_.storage.form;
        if (!isEncoding() || !form.ends_with("-rows")) return;
        const std::string stored = form.substr(0, form.rfind('-', form.size() - std::size("-rows")));
        constexpr std::string_view cosines = "-cosine-first";
        const bool cosineFirst = stored.ends_with(cosines);
        diagnoseColumns(expected_,
                        {stored.substr(0, stored.size() - (cosineFirst ? cosines.size() : 0)), cosineFirst},
                        answer_.mistakes);
    }

    /// Tables of several axes and lists of frequencies have no rows that could be counted.
    void addLength() {
        const auto& form = answer_.storage.form;
        if (!isEncoding() || !expected_.gives(keys::maxLen.name) || form.ends_with("-several-axes") ||
            input_.axes.size() < 2)
            return;
        const std::int64_t right = expected_.values.get(keys::maxLen);
        if (expected_.encoding->family == Family::relative) {
            const Value* const length = optionIn(answer_.options, keys::maxLen.name);
            if (length == nullptr || *length == Value(right)) return;
            return say("another-length",
                       Text(POSISCOPE_TR("core", "%1 is %2 where %3 was meant"),
                            {keys::maxLen.name, groupedDigits(std::get<std::int64_t>(*length)),
                             groupedDigits(right)}));
        }
        if (answer_.storage.rows == right || endsWith(answer_, "-rows")) return;
        say("another-length",
            Text(POSISCOPE_TR("core", "There are %1 rows where %2 were meant"),
                 {groupedDigits(answer_.storage.rows), groupedDigits(right)}),
            POSISCOPE_TR("core", "all rows"));
    }

    /// A cache of cosines may stand in a file of its own; half of an absolute table is none.
    void addMissingHalf() {
        if (answer_.storage.form.starts_with("angles") && expected_.encoding->family == Family::absolute)
            say("angles-alone",
                POSISCOPE_TR("core", "Cells are the angles: their sines and cosines were not taken"));
        if (!answer_.storage.form.starts_with("alone") || expected_.encoding->family != Family::absolute)
            return;
        const bool cosines = answer_.storage.form.find("-cosine-first") != std::string::npos;
        say(cosines ? "no-sines" : "no-cosines",
            cosines ? POSISCOPE_TR("core", "There are cosines alone: every sine is missing")
                    : POSISCOPE_TR("core", "There are sines alone: every cosine is missing"));
    }

    void addCells() {
        if (answer_.unexplainedCells == 0 || !answer_.mistakes.empty()) return;
        say("other-cells",
            Text(POSISCOPE_TR("core", "Cells that are others than was meant: %1"),
                 {groupedDigits(answer_.unexplainedCells)}),
            POSISCOPE_TR("core", "some cells"));
    }

    const Input& input_;
    const Expectation& expected_;
    Identity& answer_;
    bool explained_;
};

/// What was given, would make a difference and is not told of the table, and what may have any value.
void tellNotCompared(const Expectation& expected, Identity& answer) {
    if (answer.encoding != expected.encoding->id) return;
    const Values found = valuesWith(*expected.encoding, answer.options);
    for (const std::string& key : expected.given) {
        const Parameter* const parameter = parameterOf(*expected.encoding, key);
        if (parameter != nullptr && parameter->relevantIn(expected.values) && key != keys::maxLen.name &&
            optionIn(answer.options, key) == nullptr &&
            !areEqual(valueOf(*expected.encoding, found, key),
                      valueOf(*expected.encoding, expected.values, key), key) &&
            std::ranges::find(answer.notCompared, key) == answer.notCompared.end())
            answer.notCompared.push_back(key);
    }
    for (const auto& [key, value] : answer.options)
        if (isFree(expected, key)) answer.notCompared.push_back(key);
    // Of rows in another order the first position is not known.
    if (expected.gives("negative") && answer.storage.form.ends_with("-reversed-rows-reversed-rows"))
        answer.notCompared.emplace_back("negative");
    if (answer.ownNumbers > 0 && answer.storage.form.starts_with("bias"))
        answer.notCompared.emplace_back("biases");
    if (answer.storage.form.starts_with("alone") && expected.encoding->family == Family::rotary)
        answer.notCompared.emplace_back(
            answer.storage.form.find("-cosine-first") != std::string::npos ? "sines" : "cosines");
}

}  // namespace

bool isFree(const Expectation& expected, const std::string& key) {
    return !expected.gives(key) && std::ranges::find(freeKeys, key) != freeKeys.end();
}

std::vector<std::string> differingOptions(const Expectation& expected, const OptionValues& options) {
    std::vector<std::string> keys;
    const Values found = valuesWith(*expected.encoding, options);
    for (const auto& [key, value] : options) {
        if (key == turningPairs.name && !expected.rotary.proportional.given()) keys.push_back(key);
        const Parameter* const parameter = parameterOf(*expected.encoding, key);
        if (parameter == nullptr || !expected.values.contains(key) || isFree(expected, key) ||
            !parameter->relevantIn(expected.values))
            continue;
        // Pairs that do not turn stand for the share that turns.
        if (key == keys::partialRotaryFactor.name && expected.rotary.proportional.given()) continue;
        if (!areEqual(valueOf(*expected.encoding, found, key),
                      valueOf(*expected.encoding, expected.values, key), key))
            keys.push_back(key);
    }
    return keys;
}

void addDifferences(const Input& input, const Expectation& expected, Identity& answer) {
    if (!answer.recognised) return;
    Differences(input, expected, answer).add();
    tellNotCompared(expected, answer);
    answer.asExpected = answer.mistakes.empty();
    if (answer.asExpected && answer.encoding == "learned" && answer.ownNumbers > 0)
        answer.notes.insert(answer.notes.begin(), Text(POSISCOPE_TR("core", "learned, as expected: %1 × %2"),
                                                       {groupedDigits(answer.storage.rows),
                                                        groupedDigits(answer.storage.columns)}));
}

}  // namespace posiscope
