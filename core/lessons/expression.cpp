// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"

#include <muParser.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <deque>
#include <numbers>

#include "core/base/trimmed.h"
#include "core/lessons/functions.h"

namespace posiscope {

namespace {

/// The user data that muParser gives back to the functions below.
struct Binding {
    const Snapshot* snapshot;
    const LessonFunction* function = nullptr;
    const LessonQuestion* question = nullptr;
};

template <class... Numbers>
double compute(void* data, Numbers... numbers) {
    const auto& binding = *static_cast<const Binding*>(data);
    const std::array<double, sizeof...(Numbers)> arguments{numbers...};
    return binding.function->compute(*binding.snapshot, arguments);
}

double ask(void* data, const char* words) {
    const auto& binding = *static_cast<const Binding*>(data);
    return binding.question->ask(*binding.snapshot, words) ? 1 : 0;
}

bool mentions(const std::string& expression, std::string_view name) {
    return expression.find(name) != std::string::npos;
}

/// The parameters that are numbers or flags, under their keys.
void addParameters(mu::Parser& parser, const State& state, const std::string& prefix) {
    for (const Parameter* parameter : parametersOf(state)) {
        const Value& value = state.values.at(parameter->key);
        const std::string name = prefix + parameter->key;
        if (const auto* flag = std::get_if<bool>(&value)) parser.DefineConst(name, *flag ? 1 : 0);
        if (const auto* number = std::get_if<std::int64_t>(&value))
            parser.DefineConst(name, static_cast<double>(*number));
        if (const auto* number = std::get_if<double>(&value)) parser.DefineConst(name, *number);
    }
}

/// `bindings` must outlive the parser and not move.
void addFunctions(mu::Parser& parser, const std::string& expression, const Snapshot& snapshot,
                  std::deque<Binding>& bindings) {
    for (const LessonFunction& function : lessonFunctions()) {
        // Computed only for those that ask: a difference of tables takes its time.
        if (!mentions(expression, function.name)) continue;
        void* binding = &bindings.emplace_back(Binding{&snapshot, &function});
        const std::string name(function.name);
        if (function.arguments == 0) parser.DefineConst(name, function.compute(snapshot, {}));
        if (function.arguments == 1) parser.DefineFunUserData(name, &compute<double>, binding, false);
        if (function.arguments == 2) parser.DefineFunUserData(name, &compute<double, double>, binding, false);
        if (function.arguments == 3)
            parser.DefineFunUserData(name, &compute<double, double, double>, binding, false);
    }
    for (const LessonQuestion& question : lessonQuestions())
        parser.DefineFunUserData(std::string(question.name), &ask,
                                 &bindings.emplace_back(Binding{&snapshot, nullptr, &question}), false);
}

/// What muParser itself does not have.
void addRounding(mu::Parser& parser) {
    using Rounding = double (*)(double);
    parser.DefineFun("floor", static_cast<Rounding>(std::floor));
    parser.DefineFun("ceil", static_cast<Rounding>(std::ceil));
    parser.DefineFun("round", static_cast<Rounding>(std::round));
}

Error wrong(const std::string& expression, Text reason) {
    return {Text(POSISCOPE_TR("core", "“%1” cannot be computed: %2"))
                .with(Text::asIs(expression))
                .with(std::move(reason)),
            "lesson"};
}

/// "expression : 6" or "expression : .2" as its parts; a colon that belongs to a ? b : c has no number alone
/// behind it only where it is in brackets.
std::optional<std::pair<std::string, NumberFormat>> withFormat(std::string_view inside) {
    const std::size_t colon = inside.rfind(':');
    if (colon == std::string_view::npos || inside.find('?') != std::string_view::npos)
        return std::pair{std::string(trimmed(inside)), NumberFormat{}};
    std::string digits(trimmed(inside.substr(colon + 1)));
    NumberFormat format;
    format.decimals = digits.starts_with('.');
    if (format.decimals) digits.erase(0, 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), format.digits);
    constexpr int most = 17;
    if (error != std::errc() || end != digits.data() + digits.size() || format.digits > most ||
        format.digits < (format.decimals ? 0 : 1))
        return std::nullopt;
    return std::pair{std::string(trimmed(inside.substr(0, colon))), format};
}

constexpr std::string_view noBreakSpace = "\u00a0";

/// "a | b | c" as its pieces; "||" is the operator.
std::vector<std::string_view> splitAtBars(std::string_view text) {
    std::vector<std::string_view> pieces;
    std::size_t from = 0;
    for (std::size_t n = 0; n < text.size(); ++n) {
        if (text[n] != '|') continue;
        if (n + 1 < text.size() && text[n + 1] == '|') {
            ++n;
            continue;
        }
        pieces.push_back(trimmed(text.substr(from, n - from)));
        from = n + 1;
    }
    pieces.push_back(trimmed(text.substr(from)));
    return pieces;
}

/// Which of so many forms of a word goes with the number.
std::size_t formFor(double value, std::size_t forms) {
    const double size = std::fabs(value);
    if (forms < 3) return forms == 1 || size == 1 ? 0 : 1;
    if (size != std::rint(size)) return 1;  // 2,5 позиции
    const double tens = std::fmod(size, 100), ones = std::fmod(size, 10);
    if (tens >= 11 && tens <= 14) return 2;
    return ones == 1 ? 0 : ones >= 2 && ones <= 4 ? 1 : 2;
}

/// What stands between {{ and }}.
Result<WrittenNumber> numberIn(std::string_view inside) {
    WrittenNumber number;
    if (inside.starts_with("=>"))
        number.of = NumberOf::answered;
    else if (inside.starts_with('='))
        number.of = NumberOf::kept;
    inside.remove_prefix(static_cast<std::size_t>(number.of));  // none, one or two letters
    const std::vector<std::string_view> pieces = splitAtBars(inside);
    const auto parts = withFormat(pieces.front());
    if (!parts)
        return Error{{POSISCOPE_TR("core",
                                   "“%1” should end with : and a number of digits, such as : 6 "
                                   "or : .2"),
                      {std::string(pieces.front())}},
                     "lesson"};
    constexpr std::size_t mostForms = 3;
    if (pieces.size() > mostForms + 1)
        return Error{
            {POSISCOPE_TR("core", "“%1” has more than three forms of a word"), {std::string(inside)}},
            "lesson"};
    number.expression = parts->first;
    number.format = parts->second;
    number.forms.assign(pieces.begin() + 1, pieces.end());
    return number;
}

}  // namespace

Result<double> evaluate(const std::string& expression, const Snapshot& snapshot) {
    std::deque<Binding> bindings;
    try {
        mu::Parser parser;
        parser.DefineConst("pi", std::numbers::pi);
        addParameters(parser, snapshot.state, {});
        if (hasB(snapshot.state)) addParameters(parser, stateOfB(snapshot.state), "b_");
        addRounding(parser);
        addFunctions(parser, expression, snapshot, bindings);
        parser.SetExpr(expression);
        const double value = parser.Eval();
        if (!std::isfinite(value))
            return wrong(expression, POSISCOPE_TR("core", "the result is not a finite number"));
        return value;
    } catch (const FunctionError& error) {
        return wrong(expression, error.what);
    } catch (const mu::Parser::exception_type& error) {
        return wrong(expression, Text::asIs(error.GetMsg()));
    }
}

std::vector<WrittenNumber> numbersIn(const Passage& passage, std::vector<Error>& mistakes) {
    const std::string_view text = passage.text;
    std::vector<WrittenNumber> numbers;
    std::size_t counted = 0;
    int line = passage.line;
    for (std::size_t at = text.find("{{"); at != std::string_view::npos; at = text.find("{{", at)) {
        line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                            text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        counted = at;
        const std::size_t close = text.find("}}", at);
        if (close == std::string_view::npos) {
            mistakes.push_back(errorInLine(line, POSISCOPE_TR("core", "a number “{{ …” has no end “}}”")));
            break;
        }
        auto number = numberIn(text.substr(at + 2, close - at - 2));
        if (number) {
            number.value().begin = at;
            number.value().end = close + 2;
            number.value().line = line;
            numbers.push_back(std::move(*number));
        } else {
            mistakes.push_back(errorInLine(line, number.error().text));
        }
        at = close + 2;
    }
    return numbers;
}

Result<std::string> fillNumbers(const Passage& passage, const NumberSnapshots& snapshots,
                                const std::function<std::string(double, NumberFormat)>& write) {
    std::vector<Error> mistakes;
    const std::vector<WrittenNumber> numbers = numbersIn(passage, mistakes);
    if (!mistakes.empty()) return mistakes.front();
    std::string filled;
    std::size_t from = 0;
    for (const WrittenNumber& number : numbers) {
        const auto value = evaluate(number.expression, snapshots.of(number.of));
        if (!value) return errorInLine(number.line, value.error().text);
        filled.append(passage.text, from, number.begin - from).append(write(*value, number.format));
        if (!number.forms.empty())
            filled.append(noBreakSpace).append(number.forms[formFor(*value, number.forms.size())]);
        from = number.end;
    }
    return filled.append(passage.text, from);
}

std::string plainNumber(double value, NumberFormat format) {
    constexpr double largestWritten = 1e15;
    if (!format.decimals && value == std::rint(value) && std::fabs(value) < largestWritten)
        return std::to_string(static_cast<std::int64_t>(value));
    char text[400];
    std::snprintf(text, sizeof text, format.decimals ? "%.*f" : "%.*g", format.digits, value);
    return text;
}

}  // namespace posiscope
