// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/remedy.h"

#include <algorithm>

#include "core/state/wavegame.h"

namespace posiscope {

namespace {

/// Another encoding, or the first word of the choice that is not its usual one.
std::optional<Remedy> choosing(const ViewRemedy& known, const Snapshot& snapshot, Subject side) {
    Remedy remedy;
    std::function<void(State&)> choose;
    if (!known.encoding.empty()) {
        const Encoding* encoding = findEncoding(known.encoding);
        remedy.name = encoding->name;
        choose = [encoding](State& state) { chooseEncoding(state, *encoding); };
    } else {
        const Parameter* parameter = findParameter(snapshot.state, known.choice);
        if (parameter == nullptr || !isOffered(snapshot.state, *parameter)) return std::nullopt;
        const auto& words = parameter->choices;
        const auto other = std::ranges::find_if(
            words, [&](const Choice& each) { return each.id != std::get<std::string>(parameter->initial); });
        if (other == words.end()) return std::nullopt;
        remedy.name = other->label;
        choose = [key = known.choice, word = other->id](State& state) { state.values.set(key, word); };
    }
    remedy.name = Text(POSISCOPE_TR("core", "Choose %1")).with(remedy.name);
    remedy.edit = [side, choose](State& state) {
        editSubject(state, side, choose);
        repair(state);
    };
    return remedy;
}

}  // namespace

std::optional<Remedy> remedyFor(const Snapshot& whole, const Pane& pane) {
    const ViewType& type = *findViewType(pane.view);
    const ViewRemedy& known = type.remedy;
    if (!known.command.empty())
        return hidesB(whole.state) ? std::nullopt : std::optional(Remedy{known.name, known.command, {}});
    const bool alone = pane.subject == Subject::a || pane.subject == Subject::b;
    if (!alone || (known.encoding.empty() && known.choice.empty())) return std::nullopt;
    const auto remedy = choosing(known, snapshotOfPane(whole, pane), pane.subject);
    if (!remedy) return std::nullopt;
    State changed = whole.state;
    remedy->edit(changed);
    const bool helps = !checkState(changed, viewIds()) &&
                       whyUnavailable(type, snapshotOfPane(makeSnapshot(changed), pane)).empty();
    return helps ? remedy : std::nullopt;
}

}  // namespace posiscope
