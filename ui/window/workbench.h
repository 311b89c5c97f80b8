// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window.
#pragma once

#include <QMainWindow>
#include <QStringList>
#include <functional>

#include "ui/window/settings.h"

namespace posiscope {

class Banner;
class LeftColumn;
class LessonPlayer;
class MotionBar;
class PaneArea;
class ParameterPanel;
class StateStore;
class WaveGame;

struct Theme;

/// The parts of the window as its commands use them. The window builds and owns them; widgets are there when
/// menus are filled.
struct Workbench {
    QMainWindow* window = nullptr;  ///< the parent of dialogs
    StateStore& store;
    Settings& settings;
    std::function<void()> saveSoon, saveNow;  ///< keep the settings
    const Theme* theme = nullptr;
    LessonPlayer* lessons = nullptr;
    WaveGame* game = nullptr;
    ParameterPanel* panel = nullptr;
    LeftColumn* left = nullptr;
    PaneArea* panes = nullptr;
    MotionBar* motion = nullptr;
    Banner* banner = nullptr;
    QString session = {};     ///< the path of the open session; empty where it has none
    QStringList opened = {};  ///< the files that this window has opened, the newest first
};

}  // namespace posiscope
