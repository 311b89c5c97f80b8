// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode/variants.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

/// Words, numbers and strings of a program, and what is between them, character by character.
std::vector<std::string> tokensOf(std::string_view program) {
    const auto inWord = [](char c) {
        return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_' ||
               c == '.';
    };
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < program.size();) {
        std::size_t end = at + 1;
        if (program[at] == '"') {
            while (end < program.size() && program[end] != '"')
                end += program[end] == '\\' ? 2 : 1;
            ++end;
        } else if (inWord(program[at])) {
            const bool number = program[at] < 'A';
            const auto isExponent = [&] {
                return number && program[end - 1] == 'e' && (program[end] == '+' || program[end] == '-');
            };
            while (end < program.size() && (inWord(program[end]) || isExponent()))
                ++end;
        }
        tokens.emplace_back(program.substr(at, end - at));
        at = end;
    }
    return tokens;
}

/// A name for what differs, and what it is in each of the programs.
struct Difference {
    std::string name;
    std::vector<std::string> values;
};

class Loop {
 public:
    Loop(const std::vector<State>& variants, const std::vector<std::string>& programs) : variants_(variants) {
        for (const std::string& program : programs)
            programs_.push_back(tokensOf(program));
    }

    /// None where the programs differ in something else.
    std::optional<std::string> written(const std::string& inside) {
        const std::vector<std::string>& first = programs_.front();
        if (std::ranges::any_of(programs_, [&](const auto& each) { return each.size() != first.size(); }))
            return std::nullopt;
        std::string text;
        std::size_t changed = std::string::npos;
        for (std::size_t at = 0; at < first.size(); ++at) {
            if (std::ranges::all_of(programs_, [&](const auto& each) { return each[at] == first[at]; })) {
                text += first[at];
                continue;
            }
            const std::string* const name = nameAt(at);
            if (name == nullptr) return std::nullopt;
            changed = std::min(changed, text.size());
            text += *name;
        }
        if (changed == std::string::npos) return std::nullopt;
        return wrapped(text, inside.empty() ? changed : std::min(changed, text.find(inside)));
    }

 private:
    const std::string* nameAt(std::size_t at) {
        std::vector<std::string> values;
        for (const auto& each : programs_)
            values.push_back(each[at]);
        const auto known = std::ranges::find(differences_, values, &Difference::values);
        if (known != differences_.end()) return &known->name;
        const bool word = values.front().front() == '"';
        const std::string first = word ? argumentAt(at) : parameterWith(values);
        std::string name = first;
        const auto taken = [&] {
            return std::ranges::find(differences_, name, &Difference::name) != differences_.end();
        };
        for (int n = 2; word && !name.empty() && taken(); ++n)
            name = first + std::to_string(n);
        if (name.empty() || taken()) return nullptr;
        differences_.push_back({name, std::move(values)});
        return &differences_.back().name;
    }
    /// The argument that a string is given for: "label" of label="base 100".
    std::string argumentAt(std::size_t at) const {
        const std::vector<std::string>& tokens = programs_.front();
        return at >= 2 && tokens[at - 1] == "=" ? tokens[at - 2] : std::string();
    }
    /// The parameter that has these values.
    std::string parameterWith(const std::vector<std::string>& values) const {
        for (const Parameter& parameter : encodingOf(variants_.front()).parameters) {
            const std::string& key = parameter.key;
            const auto has = [&](std::size_t n) {
                const Values& own = variants_[n].values;
                if (!own.contains(key)) return false;
                const Value& value = own.at(key);
                if (const auto* whole = std::get_if<std::int64_t>(&value))
                    return std::to_string(*whole) == values[n];
                if (const auto* real = std::get_if<double>(&value))
                    return shortestDecimal(*real) == values[n];
                return false;
            };
            std::size_t n = 0;
            while (n < variants_.size() && has(n))
                ++n;
            if (n == variants_.size()) return key;
        }
        return {};
    }
    /// The lines from the statement on that has the first difference, as a loop.
    std::string wrapped(const std::string& text, std::size_t changed) const {
        std::size_t start = text.rfind('\n', changed);
        while (start != std::string::npos && start + 1 < text.size() && text[start + 1] == ' ')
            start = start == 0 ? std::string::npos : text.rfind('\n', start - 1);
        start = start == std::string::npos ? 0 : start + 1;
        std::string loop = "for ";
        for (const Difference& each : differences_)
            loop += (&each == &differences_.front() ? "" : ", ") + each.name;
        loop += " in [\n";
        for (std::size_t n = 0; n < variants_.size(); ++n) {
            std::string row;
            for (const Difference& each : differences_)
                row += (row.empty() ? "" : ", ") + each.values[n];
            loop += "    " + (differences_.size() == 1 ? row : "(" + row + ")") + ",\n";
        }
        loop += "]:\n";
        for (std::size_t at = start; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            loop += (end == at ? "" : "    ") + text.substr(at, end - at) + "\n";
            at = end + 1;
        }
        return text.substr(0, start) + loop;
    }

    const std::vector<State>& variants_;
    std::vector<std::vector<std::string>> programs_;
    std::vector<Difference> differences_;
};

}  // namespace

std::string programBlocks(const std::vector<std::string>& programs, const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t n = 0; n < programs.size(); ++n)
        text += (n == 0 ? "# " : "\n# ") + names[n] + "\n" + programs[n];
    return text;
}

std::string programOfAll(const std::vector<State>& variants, const std::vector<std::string>& programs,
                         const std::vector<std::string>& names, const std::string& inside) {
    if (const auto loop = Loop(variants, programs).written(inside)) return *loop;
    return programBlocks(programs, names);
}

}  // namespace posiscope
