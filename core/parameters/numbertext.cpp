// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameters/numbertext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace posiscope {

namespace {

constexpr std::string_view groupSpace = "\u202f";
constexpr std::string_view minus = "\u2212";
constexpr std::string_view power = "·10";
constexpr std::array<std::string_view, 10> raisedDigits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
constexpr std::string_view raisedMinus = "⁻";

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

std::string groups(std::string_view digits) {
    constexpr std::size_t fewest = 5;
    std::string text(digits);
    if (text.size() < fewest) return text;
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, groupSpace);
    }
    return text;
}

/// "+07" → "7", "-15" → "-15".
std::string shortExponent(std::string_view text) {
    std::string exponent(text.starts_with('-') ? "-" : "");
    text.remove_prefix(std::min(text.find_first_of("123456789"), text.size() - 1));
    return exponent + std::string(text);
}

bool takes(std::string_view& rest, std::string_view part) {
    if (!rest.starts_with(part)) return false;
    rest.remove_prefix(part.size());
    return true;
}

bool takesSpace(std::string_view& rest) {
    // Plain, no-break, en quad … hair space, narrow no-break, mathematical, ideographic.
    static constexpr std::string_view spaces[] = {" ",      "\u00a0", "\u2000", "\u2001", "\u2002", "\u2003",
                                                  "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009",
                                                  "\u200a", "\u202f", "\u205f", "\u3000"};
    return std::any_of(std::begin(spaces), std::end(spaces),
                       [&](std::string_view space) { return takes(rest, space); });
}

/// "⁻¹⁵" → "-15"; nothing where no raised digit stands.
std::optional<std::string> takeExponent(std::string_view& rest) {
    std::string exponent(takes(rest, raisedMinus) ? "-" : "");
    const std::size_t sign = exponent.size();
    for (bool more = true; more;) {
        more = false;
        for (std::size_t digit = 0; digit < raisedDigits.size() && !more; ++digit) {
            more = takes(rest, raisedDigits[digit]);
            if (more) exponent += static_cast<char>('0' + digit);
        }
    }
    return exponent.size() > sign ? std::optional(exponent) : std::nullopt;
}

/// Without the spaces and underscores between digits ("10 000" is a number, "1 e4" is not), and with a plain
/// minus.
std::string ungrouped(std::string_view rest) {
    std::string text;
    while (!rest.empty()) {
        std::string_view after = rest;
        const bool between = !text.empty() && isDigit(text.back()) &&
                             (takesSpace(after) || takes(after, "_")) && !after.empty() &&
                             isDigit(after.front());
        if (between) {
            rest = after;
        } else if (takes(rest, minus)) {
            text += '-';
        } else {
            text += rest.front();
            rest.remove_prefix(1);
        }
    }
    return text;
}

/// "5·10⁵" and "10⁵" become "5e5" and "1e5"; false where what follows is no power.
bool withoutPower(std::string& text) {
    const std::string_view all = text;
    std::size_t at = all.find(power);
    const bool factor = at != std::string_view::npos;
    if (!factor) at = all.starts_with('-') ? 1 : 0;
    std::string_view rest = all.substr(at);
    if (!takes(rest, factor ? power : "10")) return true;
    const auto exponent = takeExponent(rest);
    if (!exponent) return !factor;
    if (!rest.empty() || (factor && (at == 0 || !isDigit(all[at - 1])))) return false;
    text = std::string(all.substr(0, at)) + (factor ? "e" : "1e") + *exponent;
    return true;
}

/// Takes the commas between groups of three out of the whole part; false where one stands elsewhere.
bool withoutCommas(std::string& text) {
    if (text.find(',') == std::string::npos) return true;
    const std::size_t start = text.find_first_of("0123456789");
    if (start == std::string::npos) return false;
    const std::size_t end = std::min(text.find_first_not_of("0123456789,", start), text.size());
    if (text.find(',', end) != std::string::npos || text.find(',') < start) return false;
    std::string digits;
    std::size_t group = 0;
    bool first = true;
    for (std::size_t at = start; at <= end; ++at) {
        if (at < end && text[at] != ',') {
            digits += text[at];
            ++group;
            continue;
        }
        if (first ? group < 1 || group > 3 || text[start] == '0' : group != 3) return false;
        first = false;
        group = 0;
    }
    text.replace(start, end - start, digits);
    return true;
}

/// "10k" and "1.5M" become "10e3" and "1.5e6".
void withoutThousands(std::string& text) {
    if (text.size() < 2 || !isDigit(text[text.size() - 2])) return;
    const char last = text.back();
    if (last != 'k' && last != 'K' && last != 'M') return;
    text.pop_back();
    if (text.find_first_of("eE") == std::string::npos)
        text += last == 'M' ? "e6" : "e3";
    else
        text += last;  // no number
}

std::optional<double> plainNumber(std::string_view text) {
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// "2^12" becomes "4096".
void withoutCaret(std::string& text) {
    const std::size_t at = text.find('^');
    if (at == std::string::npos) return;
    const auto base = plainNumber(std::string_view(text).substr(0, at));
    const auto exponent = plainNumber(std::string_view(text).substr(at + 1));
    if (!base || !exponent || *exponent != std::rint(*exponent)) return;
    const double number = std::pow(*base, *exponent);
    constexpr double largestExact = 9007199254740992;  // 2⁵³
    if (!std::isfinite(number)) return;
    text = number == std::rint(number) && std::abs(number) <= largestExact
               ? std::to_string(static_cast<std::int64_t>(number))
               : shortestDecimal(number);
}

}  // namespace

std::string forPeople(std::string_view plain) {
    std::string text;
    if (takes(plain, "-")) text = minus;
    if (plain == "inf") return text + "∞";
    const std::size_t e = plain.find('e');
    const std::string_view number = plain.substr(0, e);
    const std::size_t point = std::min(number.find('.'), number.size());
    if (point == 0 ||
        !std::all_of(number.begin(), number.begin() + static_cast<std::ptrdiff_t>(point), isDigit))
        return text + std::string(plain);  // no number: nan
    text += groups(number.substr(0, point));
    text += number.substr(point);
    if (e == std::string_view::npos) return text;
    return text + std::string(power) + raised(shortExponent(plain.substr(e + 1)));
}

std::string raised(std::string_view number) {
    std::string text;
    for (const char letter : number)
        if (isDigit(letter))
            text += raisedDigits[static_cast<std::size_t>(letter - '0')];
        else if (letter == '-')
            text += raisedMinus;
    return text;
}

std::string groupedDigits(std::int64_t number) {
    return forPeople(std::to_string(number));
}

std::string shortestDecimal(double number) {
    char buffer[40];
    const auto [end, problem] = std::to_chars(buffer, buffer + sizeof buffer, number);
    return problem == std::errc() ? std::string(buffer, end) : std::string("?");
}

std::string inFull(double number) {
    constexpr double mostDigits = 1e9;
    if (number == std::rint(number) && std::abs(number) < mostDigits)
        return groupedDigits(static_cast<std::int64_t>(number));
    std::string text = forPeople(shortestDecimal(number));
    // 1·10¹² is 10¹².
    const std::size_t one = text.starts_with(minus) ? minus.size() : 0;
    if (text.compare(one, 1 + power.size(), "1" + std::string(power)) == 0)
        text.erase(one, 1 + power.size() - 2);
    return text;
}

std::string withDigits(double number, int digits) {
    char buffer[64];
    // Not printf: its decimal point follows the locale.
    const char* const end =
        std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::general, digits).ptr;
    return forPeople({buffer, end});
}

std::optional<std::string> typedNumber(std::string_view typed) {
    std::string text = ungrouped(typed);
    if (!withoutPower(text) || !withoutCommas(text)) return std::nullopt;
    withoutThousands(text);
    withoutCaret(text);
    return text;
}

}  // namespace posiscope
