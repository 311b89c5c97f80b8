// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/code/tablecode.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <sstream>

#include "core/code/templates/templates.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/precisionparameters.h"
#include "core/parameters/keys.h"
#include "core/parameters/parameter.h"
#include "core/rotary/axisturns.h"
#include "core/rotary/rotaryembedding.h"

namespace posiscope {

namespace {

const CodeTemplate* templateOf(std::string_view encoding) {
#define POSISCOPE_ADDRESS(name) &name##Code(),
    static const std::array all{POSISCOPE_CODE_TEMPLATES(POSISCOPE_ADDRESS)};
#undef POSISCOPE_ADDRESS
    const auto* const found =
        std::find_if(all.begin(), all.end(), [&](const auto* each) { return each->encoding == encoding; });
    return found == all.end() ? nullptr : *found;
}

/// Formats a value as Python source.
struct PythonText {
    std::string operator()(bool flag) const { return flag ? "True" : "False"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return shortestDecimal(number); }
    std::string operator()(const std::string& word) const { return word; }
    template <class Number>
    std::string operator()(const std::vector<Number>& all) const {
        std::string list;
        for (const Number& each : all)
            list += (list.empty() ? "" : ", ") + (*this)(each);
        return "[" + list + "]";
    }
};

constexpr std::ptrdiff_t longestList = 1024;  // commas in the coordinates of an axis
constexpr std::size_t mostRuns = 256;         // of listed positions, which a program spells out

/// "951 + -50 * n" for the n-th of a run, divided by what makes it whole.
std::string pythonRun(const PositionRun& run) {
    const std::int64_t below = std::lcm(run.first.denominator(), run.step.denominator());
    const std::int64_t first = run.first.numerator() * (below / run.first.denominator());
    const std::int64_t step = run.step.numerator() * (below / run.step.denominator());
    const std::string divided = below == 1 ? std::string() : " / " + std::to_string(below);
    const std::string times = run.repeats == 1 ? std::string() : " * " + std::to_string(run.repeats);
    const auto each = [&](std::int64_t n) { return std::to_string(first + step * n) + divided; };
    if (run.count == 1) return run.repeats == 1 ? each(0) : "*[" + each(0) + "]" + times;
    if (run.repeats == 1 && below == 1)
        return "*range(" + std::to_string(first) + ", " + std::to_string(first + step * run.count) +
               (step == 1 ? "" : ", " + std::to_string(step)) + ")";
    std::string all = "*[(" + std::to_string(first) + " + " + std::to_string(step) + " * n)" + divided +
                      " for n in range(" + std::to_string(run.count) + ")";
    if (run.repeats > 1) all += " for repeat in range(" + std::to_string(run.repeats) + ")";
    return all + "]";
}

std::string pythonList(std::span<const PositionRun> runs) {
    std::string all;
    for (const PositionRun& run : runs)
        all += (all.empty() ? "" : ", ") + pythonRun(run);
    return "[" + all + "]";
}

/// "[*range(0, 100), *range(0, 60)]", and "[*range(0, 8)] * 4" where the same comes again.
std::string pythonList(const Positions& positions, std::size_t axis = 0) {
    const auto runs = positions.runs(axis);
    for (std::size_t front = 0; front < 2 && front < runs.size(); ++front) {
        const auto rest = runs.subspan(front);
        for (std::size_t period = 1; 2 * period <= rest.size(); ++period) {
            bool again = rest.size() % period == 0;
            for (std::size_t n = period; again && n < rest.size(); ++n)
                again = rest[n] == rest[n - period];
            if (again)
                return (front == 0 ? std::string() : pythonList(runs.first(front)) + " + ") +
                       pythonList(rest.first(period)) + " * " + std::to_string(rest.size() / period);
        }
    }
    return pythonList(runs);
}

/// The coordinates and the weights of a model on axes, as lists of lists.
std::vector<Fact> axisFacts(const Model& model) {
    const AxisTurns* const turns = model.axisTurns();
    if (turns == nullptr) return {};
    std::string rows, weights;
    for (std::size_t axis = 0; axis < model.positions().axes().size(); ++axis) {
        rows += (axis > 0 ? ", " : "") + pythonList(model.positions(), axis);
        std::vector<double> own;
        for (std::int64_t pair = 0; pair < turns->pairs(); ++pair) {
            const AxisTurn* const turn = turns->along(pair, axis);
            own.push_back(turn == nullptr ? 0 : turn->radians());
        }
        weights += (axis > 0 ? ", " : "") + PythonText()(own);
    }
    return {{"axis_rows", "[" + rows + "]"},
            {"axis_weights", "[" + weights + "]"},
            {"rotation_factor", model.rotary()->attentionFactor()}};
}

/// What a template needs to know of listed positions.
std::vector<Fact> listFacts(const Values& values) {
    if (!hasPositionList(values) || !values.contains(keys::firstPosition.name)) return {};
    const auto positions = readPositions(values.get(keys::positions));
    if (!positions) return {};
    const std::int64_t zero = std::min(values.get(keys::firstPosition), positions->lowest().floor());
    const std::int64_t length =
        std::max<std::int64_t>(2, positions->highest().floor() + (positions->isWhole() ? 1 : 2));
    return {{"listed", pythonList(*positions)},
            {"zero_position", static_cast<double>(zero)},
            {"whole_length", static_cast<double>(length)}};
}

/// Fills the placeholders of a template's lines.
class Gaps {
 public:
    Gaps(const State& state, std::vector<Fact> numbers, const CodeDialect& dialect)
        : values_(state.values), dialect_(dialect), facts_(std::move(numbers)) {
        for (Fact& fact : listFacts(values_))
            facts_.push_back(std::move(fact));
        const auto model = encodingOf(state).make(values_);
        for (auto facts : {axisFacts(*model), model->facts()})
            for (Fact& fact : facts)
                facts_.push_back(std::move(fact));
    }

    /// Whether all words hold: "layout=half-split, !negative".
    bool hold(std::string_view words) const {
        for (;;) {
            const std::size_t end = words.find(", ");
            if (!holds(words.substr(0, end))) return false;
            if (end == std::string_view::npos) return true;
            words.remove_prefix(end + 2);
        }
    }
    std::string filled(std::string line) const {
        for (std::size_t open = 0; (open = line.find('{', open)) != std::string::npos;) {
            const std::size_t close = line.find('}', open);
            const std::string text = number(line.substr(open + 1, close - open - 1));
            line.replace(open, close - open + 1, text);
            open += text.size();
        }
        return line;
    }

 private:
    bool holds(std::string_view word) const {
        if (word.starts_with('!')) return !holds(word.substr(1));
        const std::size_t equals = word.find('=');
        const bool dialects = equals == std::string_view::npos;
        std::string_view alternatives = dialects ? word : word.substr(equals + 1);
        const std::string own = dialects ? std::string(dialect_.id) : number(word.substr(0, equals));
        if (dialects && values_.contains(word)) return std::get<bool>(values_.at(word));
        for (;;) {
            const std::size_t bar = alternatives.find('|');
            if (alternatives.substr(0, bar) == own) return true;
            if (bar == std::string_view::npos) return false;
            alternatives.remove_prefix(bar + 1);
        }
    }
    std::string number(std::string_view key) const {
        if (values_.contains(key)) return std::visit(PythonText(), values_.at(key));
        const auto fact =
            std::find_if(facts_.begin(), facts_.end(), [&](const Fact& f) { return f.key == key; });
        if (fact == facts_.end())
            throw std::logic_error("code needs a number that is not there: " + std::string(key));
        return std::visit(PythonText(), fact->value);
    }

    const Values& values_;
    const CodeDialect& dialect_;
    std::vector<Fact> facts_;
};

}  // namespace

Text whyNoTableCode(const State& state) {
    if (templateOf(encodingOf(state).id) == nullptr)
        return POSISCOPE_TR("core",
                            "These numbers are random or come from a file: no formula computes them. Export "
                            "the table as .npy instead.");
    if (!pipelineOf(state.values).exact())
        return POSISCOPE_TR("core",
                            "The code would compute in float64, and this table is rounded on the way.");
    if (templateOf(encodingOf(state).id)->body.find("{axis_rows}") != std::string_view::npos) {
        const Positions positions = encodingOf(state).make(state.values)->positions();
        for (std::size_t axis = 0; axis < positions.axes().size(); ++axis)
            if (std::ranges::count(pythonList(positions, axis), ',') > longestList)
                return POSISCOPE_TR("core",
                                    "A program would spell out thousands of coordinates. Export the table as "
                                    ".npy instead.");
        return {};
    }
    if (hasPositionList(state.values)) {
        if (encodingOf(state).make(state.values)->positions().axes().size() > 1)
            return POSISCOPE_TR("core",
                                "No program spells out listed places of several axes. Export the table as "
                                ".npy instead.");
        const auto positions = readPositions(state.get(keys::positions));
        if (!positions) return positions.error().text;
        if (positions->runs().size() > mostRuns)
            return {
                POSISCOPE_TR("core",
                             "The positions are %1 runs of equal steps, and a program spells out at most %2. "
                             "Export the table as .npy instead."),
                {groupedDigits(static_cast<std::int64_t>(positions->runs().size())),
                 std::to_string(mostRuns)}};
    }
    return {};
}

namespace {

/// Lines of a template with the numbers that it adds itself, below the paper.
std::string programOf(const State& state, std::string_view body, const CodeDialect& dialect,
                      std::vector<Fact> numbers) {
    const Encoding& encoding = encodingOf(state);
    if (const auto more = templateOf(encoding.id)->numbers; more != nullptr)
        for (Fact& fact : more(state.values))
            numbers.push_back(std::move(fact));
    return "# " + encoding.citation.full + "\n" + filledCode(body, state, dialect, std::move(numbers));
}

/// A vector of a head, briefly where all of it is the same.
std::string vectorInPython(std::span<const double> numbers) {
    const bool same = std::ranges::all_of(numbers, [&](double each) { return each == numbers.front(); });
    if (same)
        return "np.full(" + std::to_string(numbers.size()) + ", " + shortestDecimal(numbers.front()) + ")";
    return "np.array(" + PythonText()(std::vector(numbers.begin(), numbers.end())) + ")";
}

}  // namespace

std::string tableCode(const State& state, const CodeDialect& dialect) {
    if (!whyNoTableCode(state).empty()) return {};
    const CodeTemplate& code = *templateOf(encodingOf(state).id);
    return programOf(state, code.body, dialect, {{"over", std::string("rows")}});
}

std::string frequencyCode(const State& state) {
    if (!whyNoTableCode(state).empty()) return {};
    const CodeTemplate& code = *templateOf(encodingOf(state).id);
    return code.frequencies.empty() ? std::string()
                                    : programOf(state, code.frequencies, codeDialects().front(), {});
}

std::string distanceCode(const State& state, std::int64_t nearest, std::int64_t farthest) {
    // Listed rows are masked in their own order.
    if (!whyNoTableCode(state).empty() || hasPositionList(state.values)) return {};
    const CodeTemplate& code = *templateOf(encodingOf(state).id);
    if (code.body.find("[over=distances]") == std::string_view::npos) return {};
    std::vector<Fact> numbers{{"over", std::string("distances")},
                              {"nearest", static_cast<double>(nearest)},
                              {"farthest", static_cast<double>(farthest)}};
    const auto model = encodingOf(state).make(state.values);
    if (const RotaryEmbedding* const rotary = model->rotary()) {
        numbers.push_back({"query_vector", vectorInPython(rotary->query())});
        numbers.push_back({"key_vector", vectorInPython(rotary->key())});
    }
    return programOf(state, code.body, codeDialects().front(), std::move(numbers));
}

std::string filledCode(std::string_view body, const State& state, const CodeDialect& dialect,
                       std::vector<Fact> numbers) {
    const Gaps gaps(state, std::move(numbers), dialect);
    std::string program;
    std::istringstream lines{std::string(body)};
    for (std::string line; std::getline(lines, line);) {
        const std::size_t close = line.starts_with('[') ? line.find("] ") : std::string::npos;
        if (close != std::string::npos) {
            if (!gaps.hold(std::string_view(line).substr(1, close - 1))) continue;
            line.erase(0, close + 2);
        }
        program += gaps.filled(spelled(line, dialect)) + "\n";
    }
    return program;
}

}  // namespace posiscope
