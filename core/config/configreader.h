// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration as it is read: key by key, with a record of what became of each.
#pragma once

#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/config/configtext.h"
#include "core/config/layerkind.h"
#include "core/config/modeltypes.h"
#include "core/config/positionkeys.h"
#include "core/models/encoding.h"

namespace posiscope {

/// A number or word that was given, and the key it was found at.
template <class T>
struct Given {
    T value;
    std::string name;      ///< rope_scaling.factor
    bool assumed = false;  ///< whether it is the default of the model type, which has been noted then
};

/// Layers of a model as the file describes them, beside those whose parameters are read.
struct DescribedLayers {
    Text name;
    std::optional<LayerSet> layers = {};
    const Encoding* encoding = nullptr;         ///< null: the encoding that is read
    std::map<std::string, Value> values = {};   ///< what differs from what is read
    std::optional<nlohmann::json> object = {};  ///< the configuration of these layers, in place of `values`
    bool local = false;                         ///< whether a query sees only the positions of a window
    std::vector<Undrawn> readings = {};
    Text note = {};        ///< that says that they are not shown
    std::string key = {};  ///< of their object in rope_parameters
};

/// Looks keys up, checks types and limits, and keeps what was found: values of an encoding's parameters, and
/// notes. After the first thing that is wrong, `failure()` says what; whatever is read then means nothing.
///
/// Null is the same as absent. Every look-up takes all spellings of a key, the preferred one first.
class ConfigReader {
 public:
    using Json = nlohmann::json;
    using Names = std::initializer_list<std::string_view>;
    enum class Where { anywhere, innermost };

    /// `object` must outlive the reader; `path` is what its keys begin with in notes ("text_config.").
    ConfigReader(const Json& object, std::string path);

    /// Takes the defaults of the model type where the configuration has nothing; null for none. `name` is
    /// what notes call it.
    void assumeDefaultsOf(const ModelType* type, std::string_view name);
    /// Chooses whose parameters are read.
    void choose(const Encoding& encoding) { encoding_ = &encoding; }
    const Encoding* encoding() const { return encoding_; }

    /// Looks into the object under `key` too, and first. An Error where it is something else. False when
    /// there is none.
    bool open(std::string_view key);
    /// The same for an object inside the one that was opened last.
    void openInside(const std::string& key);
    const Json& innermost() const { return *scopes_.back().object; }
    const Json& outermost() const { return *scopes_.front().object; }

    bool has(Names keys, Where where = Where::anywhere) const;
    std::optional<Given<std::int64_t>> whole(Names keys, double minimum, double maximum);
    std::optional<Given<bool>> flag(Names keys);
    std::optional<Given<std::string>> word(Names keys, Where where = Where::anywhere);
    /// A number that this parameter may have, without setting it.
    std::optional<Given<double>> number(const char* key, Names keys);
    /// The JSON itself.
    std::optional<Given<const Json*>> any(Names keys);

    /// Reads a parameter, with a note; `limits` in place of its own. False when there is nothing to read.
    bool take(const char* key, Names keys, Where where = Where::anywhere, std::optional<Limits> limits = {});
    /// Sets a parameter to what follows from keys that were read; `source` is what an Error calls it.
    void set(const char* key, Value value, const std::string& source);
    /// Sets a parameter that nothing in the configuration gives, with a note.
    void assume(const char* key, Value value, Text reason);

    void note(Text text) { notes_.push_back(std::move(text)); }
    /// A note on what is read and not drawn, and the reading itself; without one the note is all there is.
    void noteUndrawn(const Text& note, Undrawn reading = {});
    const std::vector<Undrawn>& readings() const { return readings_; }
    /// "read: rope_theta 500000 → base".
    void noteRead(const std::string& name, const std::string& value, const std::string& meaning);
    /// The same for a number, unless it is a default.
    void noteTaken(const Given<std::int64_t>& number, const std::string& meaning) {
        if (!number.assumed) noteRead(number.name, std::to_string(number.value), meaning);
    }
    void addOther(DescribedLayers layers) { others_.push_back(std::move(layers)); }
    const std::vector<DescribedLayers>& others() const { return others_; }
    /// Adds a reading to the described layers that have this encoding. False where there are none.
    bool addToLayersIn(const Encoding& encoding, const Undrawn& reading);
    /// What the file calls the layers whose parameters are read; empty where it has no name for them.
    void nameLayers(std::string name) { layers_ = std::move(name); }
    const std::string& layers() const { return layers_; }
    /// The object in rope_parameters that is read before all others, if it is there.
    void prefer(std::string key) { preferred_ = std::move(key); }
    const std::string& preferred() const { return preferred_; }
    void fail(Error error);
    /// Fails as no encoding draws how positions are numbered.
    void failUndrawn(Error error);
    bool isUndrawn() const { return undrawn_; }
    /// Fails as what was given is something else; `what` is marked for translation.
    void mustBe(const Given<const Json*>& given, const char* what);
    const Failure& failure() const { return failure_; }

    /// Counts the keys that chose the row of a model type, or that its notes speak of, as looked at: the
    /// former with a note.
    void noteRow(const ModelType& type);
    /// Adds a note for every key about positions that was not looked at. `type` is what is known of the
    /// model, or null.
    void noteIgnored(const ModelType* type);
    /// Adds a note for a key about positions whose value means nothing to the program.
    void noteUnread(const UnreadKey& key, const std::string& name, const ModelType* type);
    /// The names of all those keys, but for those that are known to say nothing.
    const std::vector<std::string>& notUnderstood() const { return notUnderstood_; }
    /// Adds a note for the keys that stand twice in one object with different values, if they were looked at.
    void noteRepeated(const std::vector<RepeatedKey>& keys);
    void addNotUnderstood(const std::vector<std::string>& keys) {
        notUnderstood_.insert(notUnderstood_.end(), keys.begin(), keys.end());
    }

    const std::map<std::string, Value>& values() const { return values_; }
    /// The source of a parameter's value, by the parameter's key.
    const std::map<std::string, std::string>& sources() const { return sources_; }
    const std::vector<Text>& notes() const { return notes_; }

 private:
    struct Scope {
        const Json* object;
        std::string path;
    };
    struct Found {
        const Json* json;
        std::string name;
        bool assumed;
    };

    std::optional<Found> find(Names keys, Where where);
    std::optional<Value> convert(const Found& found, Parameter like);
    const Parameter* parameter(std::string_view key) const;

    std::vector<Scope> scopes_;
    Json defaults_ = Json::object();
    std::string type_;
    const Encoding* encoding_ = nullptr;
    std::map<std::string, Value> values_;
    std::map<std::string, std::string> sources_;
    std::set<std::string> used_;
    std::vector<Text> notes_;
    std::vector<Undrawn> readings_;
    std::vector<std::string> notUnderstood_;
    static constexpr int mostUnread = 20;  ///< that have notes
    int unread_ = 0;
    std::vector<DescribedLayers> others_;
    std::string layers_, preferred_;
    Failure failure_;
    bool undrawn_ = false;
};

/// A value as notes show it, on one line: 500000, “yarn”, 64 numbers.
std::string shortForm(const nlohmann::json& json);

}  // namespace posiscope
