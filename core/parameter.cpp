#include "core/parameter.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

namespace posiscope {

namespace {

Error refuse(const Parameter& parameter, const Limits& limits, Text given) {
    return {Text(POSISCOPE_TR("core", "%1 must be %2, not “%3”"))
                .with(Text::asIs(parameter.key))
                .with(describeLimits(parameter, limits))
                .with(std::move(given)),
            parameter.key};
}

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

/// The text without the spaces (plain, no-break, narrow no-break, thin) that group digits. A space is only
/// taken out between two digits: "10 000" is a number, "1 e4" is not.
std::string withoutGrouping(std::string_view text) {
    static constexpr std::string_view spaces[] = {" ", "\u00a0", "\u202f", "\u2009"};
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t skip = 0;
        for (const auto space : spaces) {
            const std::size_t next = at + space.size();
            if (text.substr(at, space.size()) == space && !plain.empty() &&
                std::isdigit(static_cast<unsigned char>(plain.back())) != 0 && next < text.size() &&
                std::isdigit(static_cast<unsigned char>(text[next])) != 0)
                skip = space.size();
        }
        if (skip == 0) plain += text[at++];
        at += skip;
    }
    return plain;
}

template <class Number>
std::optional<Number> wholeText(std::string_view text) {
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

bool within(const Limits& limits, double number) {
    return std::isfinite(number) && number <= limits.maximum &&
           (limits.openBelow ? number > limits.minimum : number >= limits.minimum);
}

std::optional<Indices> parseIndices(std::string_view text, const Limits& limits) {
    Indices indices;
    while (true) {
        const auto comma = text.find(',');
        const std::string_view item = trimmed(text.substr(0, comma));
        const auto dash = item.find('-', 1);
        const auto first = wholeText<std::int64_t>(trimmed(item.substr(0, dash)));
        const auto last =
            dash == std::string_view::npos ? first : wholeText<std::int64_t>(trimmed(item.substr(dash + 1)));
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
        const auto number = wholeText<double>(trimmed(text.substr(0, comma)));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        if (comma == std::string_view::npos) return numbers;
        text.remove_prefix(comma + 1);
    }
}

std::optional<Indices> parseSize(std::string_view text) {
    const auto cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto width = wholeText<std::int64_t>(text.substr(0, cross));
    const auto height = wholeText<std::int64_t>(text.substr(cross + 1));
    if (!width || !height) return std::nullopt;
    return Indices{*width, *height};
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
    switch (parameter.kind) {
        case Kind::flag: return asValue(parseFlag(text));
        case Kind::integer: return asValue(wholeText<std::int64_t>(withoutGrouping(text)));
        case Kind::real: return asValue(wholeText<double>(withoutGrouping(text)));
        case Kind::indices: return asValue(parseIndices(text, parameter.limits));
        case Kind::numbers: return asValue(parseNumbers(text));
        case Kind::size: return asValue(parseSize(text));
        case Kind::choice:
        case Kind::text: return Value(std::string(text));
    }
    return std::nullopt;
}

bool acceptable(const Parameter& parameter, const Value& value, const Limits& limits) {
    const auto inside = [&](std::int64_t number) { return within(limits, static_cast<double>(number)); };
    switch (parameter.kind) {
        case Kind::flag: return std::holds_alternative<bool>(value);
        case Kind::integer:
            return std::holds_alternative<std::int64_t>(value) && inside(std::get<std::int64_t>(value));
        case Kind::real:
            return std::holds_alternative<double>(value) && within(limits, std::get<double>(value));
        case Kind::choice:
            return std::holds_alternative<std::string>(value) &&
                   parameter.findChoice(std::get<std::string>(value)) != nullptr;
        case Kind::text: return std::holds_alternative<std::string>(value);
        case Kind::indices: {
            const auto* list = std::get_if<Indices>(&value);
            return list != nullptr && !list->empty() && std::all_of(list->begin(), list->end(), inside) &&
                   std::adjacent_find(list->begin(), list->end(), std::greater_equal<>()) == list->end();
        }
        case Kind::numbers: {
            const auto* list = std::get_if<NumberList>(&value);
            return list != nullptr && std::all_of(list->begin(), list->end(),
                                                  [&](double number) { return within(limits, number); });
        }
        case Kind::size: {
            const auto* pair = std::get_if<Indices>(&value);
            return pair != nullptr && pair->size() == 2 && std::all_of(pair->begin(), pair->end(), inside);
        }
    }
    return false;
}

std::string limitText(const Parameter& parameter, double limit) {
    return parameter.kind == Kind::real || parameter.kind == Kind::numbers
               ? shortestDecimal(limit)
               : groupedDigits(static_cast<std::int64_t>(limit));
}

}  // namespace

std::string Parameter::option() const {
    std::string name = "--" + key;
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

const Choice* Parameter::findChoice(std::string_view id) const {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.id == id; });
    return found == choices.end() ? nullptr : &*found;
}

Result<Value> parseValue(const Parameter& parameter, std::string_view text) {
    const std::optional<Value> value =
        readValue(parameter, parameter.kind == Kind::text ? text : trimmed(text));
    if (!value || !acceptable(parameter, *value, parameter.limits))
        return refuse(parameter, parameter.limits, Text::asIs(std::string(text)));
    return *value;
}

std::string formatValue(const Parameter& parameter, const Value& value) {
    switch (parameter.kind) {
        case Kind::flag: return std::get<bool>(value) ? "true" : "false";
        case Kind::integer: return std::to_string(std::get<std::int64_t>(value));
        case Kind::real: return shortestDecimal(std::get<double>(value));
        case Kind::indices: return formatIndices(std::get<Indices>(value));
        case Kind::numbers: return formatNumbers(std::get<NumberList>(value));
        case Kind::size: {
            const auto& pair = std::get<Indices>(value);
            if (pair.size() != 2) return formatIndices(pair);  // not a size: for the message that refuses it
            return std::to_string(pair[0]) + "x" + std::to_string(pair[1]);
        }
        case Kind::choice:
        case Kind::text: return std::get<std::string>(value);
    }
    return {};
}

Failure checkValue(const Parameter& parameter, const Value& value, const Values& values) {
    const Limits limits = parameter.limitsIn(values);
    if (acceptable(parameter, value, limits)) return std::nullopt;
    const bool rightType = value.index() == parameter.initial.index();
    return refuse(parameter, limits,
                  rightType ? Text::asIs(formatValue(parameter, value))
                            : Text(POSISCOPE_TR("core", "a value of another type")));
}

Text describeLimits(const Parameter& parameter, const Limits& limits) {
    const std::string low = limitText(parameter, limits.minimum);
    const std::string high = limitText(parameter, limits.maximum);
    switch (parameter.kind) {
        case Kind::flag: return POSISCOPE_TR("core", "true or false");
        case Kind::integer: return {POSISCOPE_TR("core", "a whole number from %1 to %2"), {low, high}};
        case Kind::real:
            if (limits.openBelow)
                return {POSISCOPE_TR("core", "a number greater than %1 and at most %2"), {low, high}};
            return {POSISCOPE_TR("core", "a number from %1 to %2"), {low, high}};
        case Kind::indices:
            return {POSISCOPE_TR("core", "a list such as 4-7,20 of whole numbers from %1 to %2"),
                    {low, high}};
        case Kind::numbers:
            return {POSISCOPE_TR("core", "a list such as 1, 0.5, 2 of numbers from %1 to %2"), {low, high}};
        case Kind::size:
            return {POSISCOPE_TR("core", "WIDTHxHEIGHT such as 1600x1000, each from %1 to %2"), {low, high}};
        case Kind::text: return POSISCOPE_TR("core", "a text");
        case Kind::choice: break;
    }
    std::string words;
    for (const Choice& choice : parameter.choices)
        words += (words.empty() ? "" : ", ") + choice.id;
    return {POSISCOPE_TR("core", "one of %1"), {words}};
}

std::string groupedDigits(std::int64_t number) {
    std::string digits = std::to_string(number);
    const std::size_t start = number < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > start + 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

std::string shortestDecimal(double number) {
    char buffer[40];
    const auto [end, problem] = std::to_chars(buffer, buffer + sizeof buffer, number);
    return problem == std::errc() ? std::string(buffer, end) : std::string("?");
}

std::string formatNumbers(const NumberList& numbers) {
    std::string text;
    for (const double number : numbers)
        text += (text.empty() ? "" : ", ") + shortestDecimal(number);
    return text;
}

std::string formatIndices(const Indices& indices) {
    std::string text;
    for (std::size_t at = 0; at < indices.size();) {
        std::size_t end = at + 1;
        while (end < indices.size() && indices[end] == indices[end - 1] + 1)
            ++end;
        if (!text.empty()) text += ",";
        text += std::to_string(indices[at]);
        if (end - at > 1) text += "-" + std::to_string(indices[end - 1]);
        at = end;
    }
    return text;
}

}  // namespace posiscope
