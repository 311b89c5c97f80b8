// SPDX-License-Identifier: GPL-3.0-or-later
// What the program shows: one plain value.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/models/encoding.h"
#include "core/parameters/parameter.h"
#include "core/parameters/value.h"
#include "core/state/subject.h"

namespace posiscope {

/// The part of a picture that is looked at, in the coordinates of its axes (cells are centred on whole
/// numbers).
struct Viewport {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    bool operator==(const Viewport&) const = default;
};

struct Pane {
    std::string view;                  ///< the id of a view: heatmap, waves …
    std::optional<Viewport> viewport;  ///< nothing: everything is in sight
    Subject subject = Subject::a;      ///< A where nothing is compared
    bool operator==(const Pane&) const = default;
};

/// How the panes share the window.
struct Arrangement {
    std::vector<Pane> panes;    ///< one to four
    int maximised = -1;         ///< the pane that fills the window, or −1
    double columnSplit = 0.56;  ///< the share of the left column, in (0, 1)
    double rowSplit = 0.54;     ///< the share of the upper row, in (0, 1)
    bool operator==(const Arrangement&) const = default;
};

/// Parameters by key, and the panes. A session file is a state, undo is a history of states, the command line
/// builds a state. Equality-comparable; no pointers inside.
struct State {
    Values values;
    Arrangement arrangement;
    /// Other sets of values beside `values`, which are A: at most mostVariants. Either each has values for
    /// all parameters, and the first is B; or each has a few, and follows A in all others: a sweep. What is
    /// being looked at is in `values`, unless a sweep goes over it.
    std::vector<Values> variants = {};
    /// Controls that are not shown, so that a class sees only what the step is about: keys of parameters, and
    /// hideableAreas().
    std::set<std::string, std::less<>> hidden = {};

    template <class T>
    const T& get(Key<T> key) const {
        return values.get(key);
    }
    template <class T>
    void set(Key<T> key, T value) {
        values.set(key, std::move(value));
    }
    bool operator==(const State&) const = default;
};

inline constexpr std::size_t mostPanes = 4;
inline constexpr std::size_t mostVariants = 9;

/// The state of a new window.
State defaultState();

/// The encoding that the state names.
const Encoding& encodingOf(const State& state);

/// Whether A is compared with B, the first variant.
bool hasB(const State& state);
/// Whether the variants follow A in all but the values that they have.
bool isSweep(const State& state);
/// The state with this variant in the place of A, and no variants; the cursor is moved inside it.
State stateOfVariant(const State& state, std::size_t n);
/// The same of B. Only where there is a B.
State stateOfB(const State& state);
/// A alone, unless the variants are a sweep, and each of the variants alone.
std::vector<State> statesTogether(const State& state);

/// Changes what `subject` shows, A or B, as `edit` changes a state that shows it alone.
void editSubject(State& state, Subject subject, const std::function<void(State&)>& edit);

/// Adds B, a copy of A, without a change of the panes: A and B at each other's side are equally wide.
void addB(State& state);

/// Begins to compare: B is a copy of A, and the panes show `view` of A, of B, of A − B, and how they differ;
/// or those given, up to four.
void beginComparing(State& state, const std::string& view);
void beginComparing(State& state, std::vector<Pane> panes);
/// Shows A alone again.
void stopComparing(State& state);
/// Shows one value again.
void endSweep(State& state);
/// A becomes B and B becomes A.
void swapCompared(State& state);

/// The parameter that chooses the encoding, and those of what is looked at: every encoding has them.
const Parameter& encodingParameter();
std::span<const Parameter> viewParameters();
/// All rows that apply to the state: the encoding's choice, the encoding's own, those of the views.
std::vector<const Parameter*> parametersOf(const State& state);
/// The row with this key among parametersOf(state), or null.
const Parameter* findParameter(const State& state, std::string_view key);

/// The parts of the window that can be hidden beside single parameters: panel, encoding, readout, status,
/// titles.
std::span<const std::string_view> hideableAreas();
/// Whether the window offers to change the parameter of an encoding that is shown alone, or of A: it means
/// something for these values, a pane reads it, and it is not hidden. For B ask with stateOfB().
bool isOffered(const State& state, const Parameter& parameter);
/// Whether the parameter belongs to what is looked at, which A and B of a comparison share.
bool isShared(const Parameter& parameter);
/// What the window offers while it edits A or B: the rows of that side's encoding, and what is shared where
/// either side has a use for it.
class Offer {
 public:
    explicit Offer(const State& state);
    bool includes(Subject side, const Parameter& parameter) const;

 private:
    State a_;
    std::optional<State> b_;
};
/// The limits of a row in the company of the state's values: A's, or for `eitherSide` those of A and B
/// together.
Limits limitsOf(const State& state, const Parameter& parameter);

/// Chooses another encoding, and brings the values that it reads within its own limits.
void chooseEncoding(State& state, const Encoding& encoding);

/// Brings what depends on other values back inside the table: the cursor, the reference position, chosen
/// dimensions. A sweep ends where the encoding does not have its parameter.
void repair(State& state);

/// Nothing, or the first reason why the state cannot be shown. `views` are the ids that panes may name.
Failure checkState(const State& state, std::span<const std::string> views);

}  // namespace posiscope
