// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparedside.h"

#include "app/filekinds.h"
#include "app/sessionoption.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "core/tables/arrayfile.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "ui/files/sessionfile.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

std::variant<ComparedSide, CommandError> sideOfState(ComparedSide side, const ConfigChoice& choice) {
    const QString path = QString::fromStdString(side.path);
    if (holdsSession(path)) {
        const auto loaded = loadSession(path, viewIds());
        if (!loaded) return CommandError{loaded.error().text, Exit::failed, {}};
        side.state = *loaded;
        side.state->variants.clear();
        if (auto missing = missingTable(path, *side.state, {}, false)) return *missing;
        return side;
    }
    side.state = defaultState();
    auto reading = openConfig(*side.state, side.path, choice);
    if (!reading) {
        const CommandError error{reading.error().text, Exit::failed, {}};
        side.config = readUndrawnFile(side.path, choice.part);
        if (!side.config) return error;
        side.state.reset();
        side.undrawn = error;
        return side;
    }
    side.config = std::move(reading.value());
    if (choice.layer) {
        side.config->kinds.resize(1);
        side.config->kinds.front().layers.reset();
    }
    return side;
}

}  // namespace

std::variant<ComparedSide, CommandError> comparedSide(const QString& word, const ConfigChoice& choice) {
    const auto local = localWord(word);
    if (!local) return CommandError{local.error().text, Exit::failed, {}};
    const TableName name = splitTableName(local->toStdString());
    ComparedSide side{word, name.path};
    const QString path = QString::fromStdString(name.path);
    if (name.tensor.empty() && (holdsObject(path) || holdsSession(path)))
        return sideOfState(std::move(side), choice);
    side.named = !name.tensor.empty();
    if (side.named) {
        if (auto error = nameArrays(*local, side.path, side.arrays)) return *error;
        return side;
    }
    auto names = arrayNames(side.path);
    if (!names) return CommandError{names.error().text, Exit::failed, {}};
    side.arrays = std::move(names.value());
    if (const auto file = inspectTableFile(side.path))
        side.unread = file->tensors.size() - side.arrays.size();
    return side;
}

std::variant<State, CommandError> stateOfSide(const ComparedSide& side) {
    if (side.state) return *side.state;
    State state = defaultState();
    if (auto error = applyTable(side.word, state)) return *error;
    return state;
}

}  // namespace posiscope
