// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionoption.h"

#include <QDir>
#include <QFileInfo>

#include "app/streams.h"
#include "core/base/printablepath.h"
#include "core/parameters/keys.h"
#include "ui/files/pictureembedding.h"
#include "ui/files/sessionfile.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// A picture that is exported again is as it was, but for what is said about it. Where other panes are chosen
/// their arrangement is not taken.
void takeFigure(const Values& figure, CommandOptions& options) {
    for (const auto& [key, value] : figure.all())
        if (options.views.isEmpty() || (key != keys::arrange.name && key != keys::paneNames.name))
            options.exports.set(key, value);
}

Text shownPath(const QString& path) {
    return Text::asIs(printablePath(path.toStdString()));
}

}  // namespace

std::optional<CommandError> applySession(const QString& named, CommandOptions& options) {
    if (named.isEmpty()) return std::nullopt;
    const auto session = localWord(named);
    if (!session) return CommandError{session.error().text, Exit::failed, {}};
    const auto state = loadSession(*session, viewIds());
    if (!state) return CommandError{state.error().text, Exit::failed, {}};
    options.session = *session;
    options.state = *state;
    options.warnings = changedTables(*session);
    takeFigure(figureOfPicture(*session), options);
    return std::nullopt;
}

std::optional<CommandError> missingTable(const QString& session, State state, std::vector<Pane> panes,
                                         bool option) {
    if (!canCarrySession(session)) return std::nullopt;
    state.arrangement.panes = std::move(panes);
    const QStringList missing = missingTables(state);
    if (missing.isEmpty()) return std::nullopt;
    const QString& table = missing.constFirst();
    const bool isOfA =
        option && encodingOf(state).fromFile && table.toStdString() == state.get(keys::tableFile);
    const char* const sentence =
        isOfA ? "%1: its table %2 is not there: put it into the picture's folder, or name it "
                "with --table FILE"
              : "%1: its table %2 is not there: put it into the picture's folder";
    const QString shown = QFileInfo(session).absoluteDir().relativeFilePath(table);
    return CommandError{Text(sentence).with(shownPath(session)).with(shownPath(shown)), Exit::failed, {}};
}

CommandError problemOfModel(const Text& problem, const State& state, const QString& session) {
    if (!encodingOf(state).fromFile) return {problem, Exit::usage, {}};
    if (session.isEmpty()) return {problem, Exit::failed, {}};
    return {Text("%1: %2").with(shownPath(session)).with(problem), Exit::failed, {}};
}

}  // namespace posiscope
