// SPDX-License-Identifier: GPL-3.0-or-later
// The main window.
#pragma once

#include <QMainWindow>
#include <QMessageBox>
#include <QTimer>

#include "ui/store/statestore.h"
#include "ui/style/theme.h"
#include "ui/window/settings.h"

class QBoxLayout;
class QLabel;
class QToolButton;

namespace posiscope {

class Banner;
class ExportCommands;
class FileCommands;
class HintLabel;
class IdentifyCommands;
class LeftColumn;
class LessonCommands;
class LessonPlayer;
class Memory;
class MotionBar;
class PaneArea;
class ParameterPanel;
class Presentation;
class TableCommands;
class TableWatch;
class WaveGame;

class MainWindow final : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

 public:
    /// The window's memory is kept in `settingsFile`; empty to keep none (tests, screenshots).
    MainWindow(StateStore& store, Settings settings, QString settingsFile);
    ~MainWindow() override;

    /// Saves the settings before the process ends.
    void saveNow();
    void setThemeChoice(const QString& choice);
    /// "system", or the code of one of languages().
    void setLanguageChoice(const QString& choice);
    void refreshTitle();
    /// Shows everything again after texts or sizes have changed.
    void followLook();
    /// Applies the style sheet again: its sizes follow the scale.
    void restyle();
    StateStore& store() const { return store_; }
    Settings& settings() { return settings_; }
    const Theme& theme() const { return *theme_; }
    Banner* banner() const { return banner_; }
    ParameterPanel* panel() const { return panel_; }
    PaneArea* panes() const { return panes_; }
    LeftColumn* leftColumn() const { return left_; }
    /// Puts lesson and parameters below the panes, or at their left.
    void setTextBelow(bool below);
    FileCommands* files() const { return files_; }
    TableCommands* tables() const { return tables_; }
    TableWatch* tableWatch() const { return tableWatch_; }
    IdentifyCommands* identify() const { return identify_; }
    ExportCommands* exports() const { return exports_; }
    LessonCommands* lessonCommands() const { return lessonCommands_; }
    LessonPlayer* lessons() const { return player_; }
    WaveGame* game() const { return game_; }
    MotionBar* motion() const { return motion_; }
    Presentation* presentation() const { return presentation_; }
    Memory* memory() const { return memory_; }

 protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Qt asks here, too, when the widget with the focus is hidden or disabled.
    bool focusNextPrevChild(bool next) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    void build();
    QWidget* buildCentre();
    void reduceMotionAsAsked();
    void buildMenus();
    void buildStatusBar();
    void applyStyle();
    void show(const Snapshot& snapshot);
    void takeTyped();
    QWidget* focusHome() const;

    StateStore& store_;
    Settings settings_;
    const Theme* theme_ = &Theme::light();
    const Theme* styled_ = nullptr;
    ParameterPanel* panel_ = nullptr;
    QBoxLayout* parts_ = nullptr;
    LeftColumn* left_ = nullptr;
    PaneArea* panes_ = nullptr;
    MotionBar* motion_ = nullptr;
    Banner* banner_ = nullptr;
    FileCommands* files_;
    TableCommands* tables_;
    TableWatch* tableWatch_;
    IdentifyCommands* identify_;
    ExportCommands* exports_ = nullptr;
    LessonCommands* lessonCommands_;
    LessonPlayer* player_;
    WaveGame* game_;
    Presentation* presentation_;
    Memory* memory_;
    QLabel* value_ = nullptr;
    QLabel* similarity_ = nullptr;
    HintLabel* hint_ = nullptr;
    QToolButton* themeButton_ = nullptr;
    QTimer followSoon_;  // a change of language is reported several times
};

}  // namespace posiscope
