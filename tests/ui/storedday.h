// SPDX-License-Identifier: GPL-3.0-or-later
// A window from the settings of a day before.
#pragma once

#include <QTemporaryDir>

#include "tests/ui/windowfixture.h"

namespace posiscope {

/// The window as the settings of one with so many panes show it. It stores nothing.
inline std::unique_ptr<WindowFixture> secondDay(int panes) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.json"));
    Settings stored;
    stored.state.arrangement.panes.resize(static_cast<std::size_t>(panes));
    if (saveSettings(stored, file)) qFatal("the settings are not stored");
    Settings settings = loadSettings(file, viewIds()).settings;
    State state = settings.shown();
    if (state.arrangement.panes.size() != static_cast<std::size_t>(panes)) qFatal("they are not read back");
    return std::make_unique<WindowFixture>(std::move(state), QString(), std::move(settings));
}

}  // namespace posiscope
