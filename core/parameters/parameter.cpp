// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameters/parameter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

#include "core/base/printable.h"
#include "core/base/trimmed.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/picturesize.h"

namespace posiscope {

namespace {

Error refuse(const Parameter& parameter, const Limits& limits, Text given) {
    return {Text(POSISCOPE_TR("core", "%1 must be %2, not “%3”"))
                .with(Text::asIs(parameter.key))
                .with(describeLimits(parameter, limits))
                .with(std::move(given)),
            parameter.key};
}

template <class Number>
std::optional<Number> wholeText(std::string_view text) {
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

std::optional<double> realText(std::string_view text) {
    const auto plain = typedNumber(text);
    return plain ? wholeText<double>(*plain) : std::nullopt;
}

/// "1e3" is a whole number too.
std::optional<std::int64_t> integerText(std::string_view text) {
    const auto plain = typedNumber(text);
    if (!plain) return std::nullopt;
    if (plain->find_first_of("eE") == std::string::npos) return wholeText<std::int64_t>(*plain);
    constexpr double largestExact = 9007199254740992;  // 2⁵³
    const auto real = wholeText<double>(*plain);
    if (!real || *real != std::rint(*real) || std::abs(*real) > largestExact) return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

/// An index of a list, where a comma and a plain space part one from the next.
std::optional<std::int64_t> indexText(std::string_view text) {
    if (text.find(' ') != std::string_view::npos) return std::nullopt;
    const auto plain = typedNumber(text);
    return plain ? wholeText<std::int64_t>(*plain) : std::nullopt;
}

bool within(const Limits& limits, double number) {
    return std::isfinite(number) && number <= limits.maximum &&
           (limits.openBelow ? number > limits.minimum : number >= limits.minimum);
}

/// A list that is empty by default may be empty.
bool mayBeEmpty(const Parameter& parameter) {
    const auto* initial = std::get_if<Indices>(&parameter.initial);
    return initial != nullptr && initial->empty();
}

std::optional<Indices> parseIndices(std::string_view text, const Limits& limits) {
    Indices indices;
    while (true) {
        const auto comma = text.find(',');
        const std::string_view item = trimmed(text.substr(0, comma), spacesInLine);
        const auto dash = item.find('-', 1);
        const auto first = indexText(trimmed(item.substr(0, dash), spacesInLine));
        const auto last =
            dash == std::string_view::npos ? first : indexText(trimmed(item.substr(dash + 1), spacesInLine));
        if (!first || !last || *last < *first) return std::nullopt;
        // Checked before the run is spelled out, so that "0-999999999999" costs nothing.
        if (!within(limits, static_cast<double>(*first)) || !within(limits, static_cast<double>(*last)))
            return std::nullopt;
        for (std::int64_t index = *first; index <= *last; ++index)
            indices.push_back(index);
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
        if (indices.size() > 1'000'000) return std::nullopt;
    }
    std::sort(indices.begin(), indices.end());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    return indices;
}

std::optional<NumberList> parseNumbers(std::string_view text) {
    NumberList numbers;
    if (text.empty()) return numbers;
    while (true) {
        const auto comma = text.find(',');
        const auto number = realText(trimmed(text.substr(0, comma), spacesInLine));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        if (comma == std::string_view::npos) return numbers;
        text.remove_prefix(comma + 1);
    }
}

std::optional<std::string> parseSize(std::string_view text) {
    const auto size = parsePictureSize(text);
    return size ? std::optional(formatPictureSize(*size)) : std::nullopt;
}

std::optional<bool> parseFlag(std::string_view text) {
    if (text == "true" || text == "yes" || text == "1" || text == "on") return true;
    if (text == "false" || text == "no" || text == "0" || text == "off") return false;
    return std::nullopt;
}

std::optional<Value> readValue(const Parameter& parameter, std::string_view text) {
    const auto asValue = [](auto read) {
        return read ? std::optional<Value>(*std::move(read)) : std::nullopt;
    };
    switch (parameter.kind()) {
        case ParameterKind::flag: return asValue(parseFlag(text));
        case ParameterKind::integer: return asValue(integerText(text));
        case ParameterKind::real: return asValue(realText(text));
        case ParameterKind::indices:
            if (text.empty() && mayBeEmpty(parameter)) return Value(Indices{});
            return asValue(parseIndices(text, parameter.limits));
        case ParameterKind::numbers:
            return asValue(parseNumbers(parameter.range && text == "auto" ? "" : text));
        case ParameterKind::size: return asValue(parseSize(text));
        case ParameterKind::choice:
        case ParameterKind::text: return Value(std::string(text));
    }
    return std::nullopt;
}

bool acceptable(const Parameter& parameter, const Value& value, const Limits& limits) {
    const auto inside = [&](std::int64_t number) { return within(limits, static_cast<double>(number)); };
    switch (parameter.kind()) {
        case ParameterKind::flag: return std::holds_alternative<bool>(value);
        case ParameterKind::integer:
            return std::holds_alternative<std::int64_t>(value) && inside(std::get<std::int64_t>(value));
        case ParameterKind::real:
            return std::holds_alternative<double>(value) && within(limits, std::get<double>(value));
        case ParameterKind::choice:
            return std::holds_alternative<std::string>(value) &&
                   parameter.findChoice(std::get<std::string>(value)) != nullptr;
        case ParameterKind::text: return std::holds_alternative<std::string>(value);
        case ParameterKind::indices: {
            const auto* list = std::get_if<Indices>(&value);
            return list != nullptr && (!list->empty() || mayBeEmpty(parameter)) &&
                   std::all_of(list->begin(), list->end(), inside) &&
                   std::adjacent_find(list->begin(), list->end(), std::greater_equal<>()) == list->end();
        }
        case ParameterKind::numbers: {
            const auto* list = std::get_if<NumberList>(&value);
            if (list == nullptr) return false;
            if (parameter.range && !list->empty() && (list->size() != 2 || !((*list)[0] < (*list)[1])))
                return false;
            return std::all_of(list->begin(), list->end(),
                               [&](double number) { return within(limits, number); });
        }
        case ParameterKind::size: {
            const auto* text = std::get_if<std::string>(&value);
            const auto size = text != nullptr ? parsePictureSize(*text) : std::nullopt;
            return size && isSound(*size);
        }
    }
    return false;
}

std::string listOf(const NumberList& numbers, const std::function<std::string(double)>& write) {
    std::string text;
    for (const double number : numbers)
        text += (text.empty() ? "" : ", ") + write(number);
    return text;
}

std::string runsOf(const Indices& indices, const std::function<std::string(std::int64_t)>& write) {
    std::string text;
    for (std::size_t at = 0; at < indices.size();) {
        std::size_t end = at + 1;
        while (end < indices.size() && indices[end] == indices[end - 1] + 1)
            ++end;
        if (!text.empty()) text += ",";
        text += write(indices[at]);
        if (end - at > 1) text += "-" + write(indices[end - 1]);
        at = end;
    }
    return text;
}

std::string limitText(const Parameter& parameter, double limit) {
    return parameter.kind() == ParameterKind::real || parameter.kind() == ParameterKind::numbers
               ? inFull(limit)
               : groupedDigits(static_cast<std::int64_t>(limit));
}

}  // namespace

ParameterKind Parameter::kind() const {
    static constexpr std::array kinds{ParameterKind::flag, ParameterKind::integer, ParameterKind::real,
                                      ParameterKind::text, ParameterKind::indices, ParameterKind::numbers};
    static_assert(kinds.size() == std::variant_size_v<Value>);
    if (isSize) return ParameterKind::size;
    return choices.empty() ? kinds[initial.index()] : ParameterKind::choice;
}

std::string Parameter::option() const {
    std::string name = "--" + key;
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

bool Parameter::relevantIn(const Values& values) const {
    if (relevantFor && !relevantFor(values)) return false;
    if (!broughtBy) return true;
    const auto& word = std::get<std::string>(values.at(broughtBy->choice));
    return std::find(broughtBy->words.begin(), broughtBy->words.end(), word) != broughtBy->words.end();
}

const Choice* Parameter::findChoice(std::string_view id) const {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.id == id; });
    return found == choices.end() ? nullptr : &*found;
}

Result<Value> parseValue(const Parameter& parameter, std::string_view text) {
    const std::optional<Value> value =
        readValue(parameter, parameter.kind() == ParameterKind::text ? text : trimmed(text, spacesInLine));
    if (!value || !acceptable(parameter, *value, parameter.limits))
        return refuse(parameter, parameter.limits, Text::asIs(printable(text)));
    if (parameter.refusal)
        if (auto failure = parameter.refusal(std::get<std::string>(*value))) return *failure;
    return *value;
}

std::string formatValue(const Parameter& parameter, const Value& value) {
    switch (parameter.kind()) {
        case ParameterKind::flag: return std::get<bool>(value) ? "true" : "false";
        case ParameterKind::integer: return std::to_string(std::get<std::int64_t>(value));
        case ParameterKind::real: return shortestDecimal(std::get<double>(value));
        case ParameterKind::indices: return formatIndices(std::get<Indices>(value));
        case ParameterKind::numbers: {
            const auto& list = std::get<NumberList>(value);
            return parameter.range && list.empty() ? "auto" : formatNumbers(list);
        }
        case ParameterKind::size:
        case ParameterKind::choice:
        case ParameterKind::text: return std::get<std::string>(value);
    }
    return {};
}

std::string writtenValue(const Parameter& parameter, const Value& value) {
    switch (parameter.kind()) {
        case ParameterKind::integer: return groupedDigits(std::get<std::int64_t>(value));
        case ParameterKind::real: return inFull(std::get<double>(value));
        case ParameterKind::indices: return writtenIndices(std::get<Indices>(value));
        case ParameterKind::numbers: return writtenNumbers(std::get<NumberList>(value));
        case ParameterKind::flag:
        case ParameterKind::size:
        case ParameterKind::choice:
        case ParameterKind::text: break;
    }
    return formatValue(parameter, value);
}

Failure checkValue(const Parameter& parameter, const Value& value, const Values& values) {
    const Limits limits = parameter.limitsIn(values);
    if (acceptable(parameter, value, limits)) return std::nullopt;
    const bool rightType = value.index() == parameter.initial.index();
    return refuse(parameter, limits,
                  rightType ? Text::asIs(writtenValue(parameter, value))
                            : Text(POSISCOPE_TR("core", "a value of another type")));
}

Text describeLimits(const Parameter& parameter, const Limits& limits) {
    const std::string low = limitText(parameter, limits.minimum);
    const std::string high = limitText(parameter, limits.maximum);
    switch (parameter.kind()) {
        case ParameterKind::flag: return POSISCOPE_TR("core", "true or false");
        case ParameterKind::integer:
            return {POSISCOPE_TR("core", "a whole number from %1 to %2"), {low, high}};
        case ParameterKind::real:
            if (limits.openBelow)
                return {POSISCOPE_TR("core", "a number greater than %1 and at most %2"), {low, high}};
            return {POSISCOPE_TR("core", "a number from %1 to %2"), {low, high}};
        case ParameterKind::indices:
            return {POSISCOPE_TR("core", "a list such as 4-7,20 of whole numbers from %1 to %2"),
                    {low, high}};
        case ParameterKind::numbers:
            if (parameter.range)
                return POSISCOPE_TR("core", "auto, or two numbers such as -1, 1, the smaller one first");
            return {POSISCOPE_TR("core", "a list such as 1, 0.5, 2 of numbers from %1 to %2"), {low, high}};
        case ParameterKind::size:
            return {POSISCOPE_TR("core",
                                 "WIDTHxHEIGHT such as 1600x1000 or 3.25x2.25in, each from %1 to %2 px, or "
                                 "from %3 to %4 in (units: px, in, mm, cm, pt)"),
                    {low, high, shortestDecimal(fewestInches), shortestDecimal(mostInches)}};
        case ParameterKind::text: return POSISCOPE_TR("core", "a text");
        case ParameterKind::choice: break;
    }
    std::string words;
    for (const Choice& choice : parameter.choices)
        words += (words.empty() ? "" : ", ") + choice.id;
    return {POSISCOPE_TR("core", "one of %1"), {words}};
}

std::string writtenNumbers(const NumberList& numbers) {
    return listOf(numbers, inFull);
}

std::string formatNumbers(const NumberList& numbers) {
    return listOf(numbers, shortestDecimal);
}

std::string formatIndices(const Indices& indices) {
    return runsOf(indices, [](std::int64_t index) { return std::to_string(index); });
}

std::string writtenIndices(const Indices& indices) {
    return runsOf(indices, groupedDigits);
}

}  // namespace posiscope
