// SPDX-License-Identifier: GPL-3.0-or-later
// The main window.
#pragma once

#include <QMainWindow>
#include <QMessageBox>
#include <QTimer>

#include "ui/store/statestore.h"
#include "ui/style/theme.h"
#include "ui/window/settings.h"
#include "ui/window/workbench.h"

class QBoxLayout;
class QLabel;
class QToolButton;

namespace posiscope {

class Banner;
class ExportCommands;
class FileCommands;
class FirstSteps;
class HintLabel;
class StepPicture;
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
    /// No line of a first start: the window opens with something of its own.
    void leaveOutFirstSteps();
    /// Applies the style sheet again: its sizes follow the scale.
    void restyle();
    // The parts, for the program that opens the window.
    StateStore& store() const { return store_; }
    Settings& settings() { return settings_; }
    const Theme& theme() const { return *bench_.theme; }
    Banner* banner() const { return bench_.banner; }
    ParameterPanel* panel() const { return bench_.panel; }
    PaneArea* panes() const { return bench_.panes; }
    LeftColumn* leftColumn() const { return bench_.left; }
    MotionBar* motion() const { return bench_.motion; }
    LessonPlayer* lessons() const { return bench_.lessons; }
    WaveGame* game() const { return bench_.game; }
    FileCommands* files() const { return files_; }
    TableCommands* tables() const { return tables_; }
    TableWatch* tableWatch() const { return tableWatch_; }
    LessonCommands* lessonCommands() const { return lessonCommands_; }
    Presentation* presentation() const { return presentation_; }

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
    /// Puts lesson and parameters below the panes, or at their left.
    void setTextBelow(bool below);
    void takeTyped();
    void takeFirstStep(const QString& command);
    void wantFirstSteps(bool wanted);
    QWidget* focusHome() const;

    StateStore& store_;
    Settings settings_;
    Workbench bench_;
    const Theme* styled_ = nullptr;
    QBoxLayout* parts_ = nullptr;
    TableCommands* tables_;
    TableWatch* tableWatch_;
    IdentifyCommands* identify_;
    LessonCommands* lessonCommands_;
    FileCommands* files_;
    ExportCommands* exports_ = nullptr;
    Presentation* presentation_;
    Memory* memory_;
    QLabel* value_ = nullptr;
    QLabel* similarity_ = nullptr;
    StepPicture* picture_ = nullptr;
    HintLabel* hint_ = nullptr;
    FirstSteps* firstSteps_ = nullptr;
    bool mayAskFirst_ = true;  ///< the line of a first start has a place
    QToolButton* themeButton_ = nullptr;
    QTimer followSoon_;  // a change of language is reported several times
};

}  // namespace posiscope
