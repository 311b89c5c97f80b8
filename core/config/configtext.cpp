// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/configtext.h"

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostValues = 1'000'000;
constexpr int deepest = 64;

/// Looks at all of a text before anything is kept of it.
class Measure final : public nlohmann::json_sax<Json> {
 public:
    Failure problem;

    bool null() override { return count(); }
    bool boolean(bool /*value*/) override { return count(); }
    bool number_integer(std::int64_t /*value*/) override { return count(); }
    bool number_unsigned(std::uint64_t /*value*/) override { return count(); }
    bool number_float(double /*value*/, const std::string& /*text*/) override { return count(); }
    bool string(std::string& /*value*/) override { return count(); }
    bool binary(Json::binary_t& /*value*/) override { return false; }  // not in JSON
    bool start_object(std::size_t /*unknown*/) override { return enter(); }
    bool start_array(std::size_t /*unknown*/) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(std::string& name) override {
        key_ = name;
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::json::exception& error) override {
        constexpr int numberOverflow = 406;
        if (error.id == numberOverflow)
            problem = tableError(POSISCOPE_TR("core", "%1 must be a number from %2 to %3, not “%4”"),
                                 {printable(key_), "-1.8e308", "1.8e308", printable(token, 40)});
        else
            problem = tableError(POSISCOPE_TR("core", "it is cut short or is not JSON, near byte %1"),
                                 {groupedDigits(position)});
        return false;
    }

 private:
    bool count() {
        if (++values_ <= mostValues) return true;
        problem =
            tableError(POSISCOPE_TR("core", "it holds more than %1 values"), {groupedDigits(mostValues)});
        return false;
    }
    bool enter() {
        if (++depth_ <= deepest) return count();
        problem = tableError(POSISCOPE_TR("core", "its lists and objects are nested more than %1 deep"),
                             {groupedDigits(deepest)});
        return false;
    }
    bool leave() {
        --depth_;
        return true;
    }

    std::size_t values_ = 0;
    int depth_ = 0;
    std::string key_;
};

/// The text with NaN, Infinity and -Infinity in quotes where they are no part of a string.
std::string withQuotedWords(std::string_view text) {
    std::string quoted;
    quoted.reserve(text.size() + 16);
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (inString || text[at] == '"') {
            const bool escape = inString && text[at] == '\\' && at + 1 < text.size();
            if (escape) quoted += text[at++];
            if (!escape && text[at] == '"') inString = !inString;
            quoted += text[at];
            continue;
        }
        std::string_view word;
        for (const std::string_view known : {"NaN", "Infinity", "-Infinity"})
            if (text.substr(at).starts_with(known)) word = known;
        if (word.empty()) {
            quoted += text[at];
            continue;
        }
        quoted.append("\"").append(word).append("\"");
        at += word.size() - 1;
    }
    return quoted;
}

}  // namespace

Result<Json> parseConfig(std::string_view text) {
    if (text.empty()) return tableError(POSISCOPE_TR("core", "it is empty"));
    const std::string json = withQuotedWords(text);
    Measure measure;
    const bool sound = Json::sax_parse(json, &measure);
    if (measure.problem) return *measure.problem;
    Json root = sound ? Json::parse(json, nullptr, false) : Json(Json::value_t::discarded);
    if (root.is_discarded()) return tableError(POSISCOPE_TR("core", "it is not JSON"));
    if (!root.is_object())
        return tableError(POSISCOPE_TR("core", "it is not a model’s configuration, which is a JSON object"));
    return root;
}

}  // namespace posiscope
