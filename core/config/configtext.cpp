// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/configtext.h"

#include <algorithm>
#include <functional>
#include <map>

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
    bool repeats = false;  ///< whether an object seems to have a key twice

    bool null() override { return count(); }
    bool boolean(bool /*value*/) override { return count(); }
    bool number_integer(std::int64_t /*value*/) override { return count(); }
    bool number_unsigned(std::uint64_t /*value*/) override { return count(); }
    bool number_float(double /*value*/, const std::string& /*text*/) override { return count(); }
    bool string(std::string& /*value*/) override { return count(); }
    bool binary(Json::binary_t& /*value*/) override { return false; }  // not in JSON
    bool start_object(std::size_t /*unknown*/) override {
        keys_.emplace_back();
        return enter();
    }
    bool start_array(std::size_t /*unknown*/) override { return enter(); }
    bool end_object() override {
        auto& keys = keys_.back();
        std::sort(keys.begin(), keys.end());
        repeats = repeats || std::adjacent_find(keys.begin(), keys.end()) != keys.end();
        keys_.pop_back();
        return leave();
    }
    bool end_array() override { return leave(); }
    bool key(std::string& name) override {
        key_ = name;
        keys_.back().push_back(std::hash<std::string>()(name));
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
    std::vector<std::vector<std::size_t>> keys_;  // of the objects that are open, as hashes
};

/// Finds the keys that stand twice in one object with different values. Objects and lists differ always.
class Repetitions final : public nlohmann::json_sax<Json> {
 public:
    explicit Repetitions(std::vector<RepeatedKey>& found) : found_(found) {}

    bool null() override { return value(nullptr); }
    bool boolean(bool each) override { return value(each); }
    bool number_integer(std::int64_t each) override { return value(each); }
    bool number_unsigned(std::uint64_t each) override { return value(each); }
    bool number_float(double each, const std::string& /*text*/) override { return value(each); }
    bool string(std::string& each) override { return value(each); }
    bool binary(Json::binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*unknown*/) override { return enter(Json::object()); }
    bool start_array(std::size_t /*unknown*/) override { return enter(Json::array()); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(std::string& name) override {
        open_.back().key = name;
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/) override {
        return false;
    }

 private:
    struct Open {
        bool object;
        std::string path, key = {};
        std::map<std::string, Json> values = {};
    };
    static constexpr std::size_t most = 20;

    bool value(const Json& each) {
        if (open_.empty() || !open_.back().object) return true;
        Open& here = open_.back();
        const auto [known, isNew] = here.values.emplace(here.key, each);
        if (isNew) return true;
        if ((known->second != each || each.is_structured()) && found_.size() < most)
            found_.push_back({here.path + here.key, known->second, each});
        known->second = each;
        return true;
    }
    bool enter(const Json& empty) {
        value(empty);
        const std::string path = open_.empty() ? "" : open_.back().path + open_.back().key + ".";
        open_.push_back({empty.is_object(), path});
        return true;
    }
    bool leave() {
        open_.pop_back();
        return true;
    }

    std::vector<Open> open_;
    std::vector<RepeatedKey>& found_;
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

Result<Json> parseConfig(std::string_view text, std::vector<RepeatedKey>& repeated) {
    if (text.empty()) return tableError(POSISCOPE_TR("core", "it is empty"));
    const std::string json = withQuotedWords(text);
    Measure measure;
    const bool sound = Json::sax_parse(json, &measure);
    if (measure.problem) return *measure.problem;
    Json root = sound ? Json::parse(json, nullptr, false) : Json(Json::value_t::discarded);
    if (root.is_discarded()) return tableError(POSISCOPE_TR("core", "it is not JSON"));
    if (!root.is_object())
        return tableError(POSISCOPE_TR("core", "it is not a model’s configuration, which is a JSON object"));
    if (measure.repeats) {
        Repetitions repetitions(repeated);
        Json::sax_parse(json, &repetitions);
    }
    return root;
}

}  // namespace posiscope
