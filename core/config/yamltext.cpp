// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yamltext.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostYamlValues = 100'000;
constexpr std::size_t mostYamlText = 16'000'000;  // bytes of all texts, with those that aliases copy
constexpr std::size_t deepestYaml = 64;

/// Stops the parser; the reason is kept beside it.
struct YamlStop {};

bool isBlank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

/// 500_000 is a number of YAML 1.1.
std::string withoutUnderscores(std::string word) {
    std::erase(word, '_');
    return word;
}

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_of("0123456789") != std::string_view::npos &&
           word.find_first_not_of("0123456789+-.eE_") == std::string_view::npos && word.front() != '_';
}

/// What a word without quotes means.
Json meaningOf(const std::string& word) {
    if (word.empty() || word == "~" || word == "null" || word == "Null" || word == "NULL") return nullptr;
    for (const char* yes : {"true", "True", "TRUE", "yes", "Yes", "on"})
        if (word == yes) return true;
    for (const char* no : {"false", "False", "FALSE", "no", "No", "off"})
        if (word == no) return false;
    if (!isNumber(word)) return word;
    std::string number = withoutUnderscores(word);
    if (number.front() == '+') number.erase(0, 1);
    Json value = Json::parse(number, nullptr, false);
    if (!value.is_discarded()) return value;
    // ".5" and "1." are numbers here and not in JSON.
    const auto dot = number.find('.');
    if (dot == std::string::npos) return word;
    if (dot + 1 == number.size() || number[dot + 1] == 'e' || number[dot + 1] == 'E')
        number.insert(dot + 1, "0");
    if (dot == 0 || number[dot - 1] == '-') number.insert(dot, "0");
    value = Json::parse(number, nullptr, false);
    return value.is_discarded() ? Json(word) : value;
}

/// Builds the JSON from what the parser meets.
class YamlBuilder final : public YAML::EventHandler {
 public:
    Failure problem;
    Json root;
    std::vector<RepeatedKey> repeated;

    void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { add(mark, nullptr, anchor); }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        const bool quoted = tag == "!" || tag.ends_with(":str");
        count({0, value.size()});
        add(mark, quoted || isKey() ? Json(value) : meaningOf(value), anchor);
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const auto known = anchors_.find(anchor);
        if (known == anchors_.end())
            stop(mark, POSISCOPE_TR("core", "an alias in it means nothing that stands before it"));
        count(amountOf(known->second));
        if (depth() + depthOf(known->second) > deepestYaml) tooDeep();
        add(mark, known->second, YAML::NullAnchor);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value /*style*/) override {
        enter(mark, Json::array(), anchor);
    }
    void OnSequenceEnd() override { leave(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value /*style*/) override {
        enter(mark, Json::object(), anchor);
    }
    void OnMapEnd() override { leave(); }

 private:
    struct Open {
        Json value;
        YAML::anchor_t anchor;
        YAML::Mark mark;
        std::optional<std::string> key;
    };

    std::size_t depth() const { return open_.size(); }
    bool isKey() const { return !open_.empty() && open_.back().value.is_object() && !open_.back().key; }

    struct Amount {
        std::size_t values = 0, text = 0;
    };

    static Amount amountOf(const Json& value) {
        Amount all{1, value.is_string() ? value.get_ref<const std::string&>().size() : 0};
        if (value.is_structured())
            for (const auto& [key, each] : value.items()) {
                const Amount inner = amountOf(each);
                all.values += inner.values;
                all.text += inner.text + (value.is_object() ? key.size() : 0);
            }
        return all;
    }
    static std::size_t depthOf(const Json& value) {
        std::size_t deepest = 0;
        if (value.is_structured())
            for (const Json& each : value)
                deepest = std::max(deepest, depthOf(each) + 1);
        return deepest;
    }

    [[noreturn]] void stop(const YAML::Mark& mark, const char* reason) {
        problem = tableError(POSISCOPE_TR("core", "line %1: %2"), {groupedDigits(mark.line + 1), reason});
        throw YamlStop();
    }
    [[noreturn]] void tooDeep() {
        problem = tableError(POSISCOPE_TR("core", "its lists and objects are nested more than %1 deep"),
                             {groupedDigits(static_cast<std::int64_t>(deepestYaml))});
        throw YamlStop();
    }
    void count(Amount more) {
        held_.values += more.values;
        held_.text += more.text;
        const bool manyValues = held_.values > mostYamlValues;
        if (!manyValues && held_.text <= mostYamlText) return;
        problem = tableError(
            manyValues ? POSISCOPE_TR("core", "it holds more than %1 values")
                       : POSISCOPE_TR("core", "its texts and their aliases are more than %1 bytes together"),
            {groupedDigits(static_cast<std::int64_t>(manyValues ? mostYamlValues : mostYamlText))});
        throw YamlStop();
    }

    void enter(const YAML::Mark& mark, Json empty, YAML::anchor_t anchor) {
        if (isKey()) stop(mark, POSISCOPE_TR("core", "a key in it is a list or a mapping"));
        count({1, 0});
        if (depth() == deepestYaml) tooDeep();
        open_.push_back({std::move(empty), anchor, mark, std::nullopt});
    }
    void leave() {
        Open done = std::move(open_.back());
        open_.pop_back();
        add(done.mark, std::move(done.value), done.anchor);
    }
    void add(const YAML::Mark& mark, Json value, YAML::anchor_t anchor) {
        count({1, 0});
        if (anchor != YAML::NullAnchor) {
            count(amountOf(value));
            anchors_[anchor] = value;
        }
        if (open_.empty()) {
            root = std::move(value);
        } else if (isKey()) {
            if (!value.is_string() && !value.is_null())
                stop(mark, POSISCOPE_TR("core", "a key in it is a list or a mapping"));
            open_.back().key = value.is_string() ? value.get<std::string>() : "null";
        } else if (open_.back().value.is_object()) {
            noteRepeated(value);
            open_.back().value[*open_.back().key] = std::move(value);
            open_.back().key.reset();
        } else {
            open_.back().value.push_back(std::move(value));
        }
    }

    /// The value is to be that of the key that is open.
    void noteRepeated(const Json& value) {
        constexpr std::size_t most = 20;
        const auto known = open_.back().value.find(*open_.back().key);
        if (known == open_.back().value.end() || *known == value || repeated.size() >= most) return;
        std::string path;
        for (const Open& each : open_)
            path += (path.empty() ? "" : ".") + each.key.value_or("");
        repeated.push_back({path, *known, value});
    }

    std::vector<Open> open_;
    std::map<YAML::anchor_t, Json> anchors_;
    Amount held_;
};

std::string_view withoutMark(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    return text;
}

}  // namespace

bool looksLikeYaml(std::string_view text) {
    text = withoutMark(text);
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    if (text.empty() || text.find('\0') != std::string_view::npos) return false;
    if (text.starts_with("#") || text.starts_with("---") || text.starts_with("%YAML")) return true;
    const std::string_view line = text.substr(0, text.find('\n'));
    const auto colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0) return false;
    if (colon + 1 < line.size() && !isBlank(line[colon + 1])) return false;
    return std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_' || letter == '-' || letter == '.';
    });
}

Result<Json> parseYaml(std::string_view text, std::vector<RepeatedKey>& repeated) {
    if (text.size() > mostYamlBytes)
        return tableError(POSISCOPE_TR("core", "it is larger than %1 bytes, which no configuration is"),
                          {groupedDigits(static_cast<std::int64_t>(mostYamlBytes))});
    std::istringstream stream{std::string(withoutMark(text))};
    YamlBuilder builder;
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
    } catch (const YamlStop&) {
        return *builder.problem;
    } catch (const YAML::Exception& error) {
        return tableError(POSISCOPE_TR("core", "it is not YAML, near line %1: %2"),
                          {groupedDigits(error.mark.line + 1), printable(error.msg, 120)});
    }
    if (!builder.root.is_object())
        return tableError(
            POSISCOPE_TR("core", "it is not a model’s configuration, which is a mapping of keys in YAML"));
    repeated = std::move(builder.repeated);
    return builder.root;
}

}  // namespace posiscope
