// The window.
#pragma once

#include <QDeadlineTimer>
#include <QMainWindow>
#include <QMessageBox>
#include <QTimer>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "ui/store/statestore.h"
#include "ui/style/theme.h"
#include "ui/window/settings.h"

class QLabel;
class QMenu;
class QToolButton;

namespace posiscope {

class Banner;
class CompareCommands;
class ExportCommands;
class FileCommands;
class HintLabel;
class LeftColumn;
class LessonCommands;
class LessonPlayer;
class MotionBar;
class PaneArea;
class ParameterPanel;
class SpeakerWindow;
class TableCommands;
class TableWatch;
class WaveGame;

class MainWindow final : public QMainWindow {
    Q_OBJECT

 public:
    /// `settingsFile` is where the window's memory is kept; empty to keep none (tests, screenshots).
    MainWindow(StateStore& store, Settings settings, QString settingsFile);
    ~MainWindow() override;

    /// Saves what has to survive the end of the process.
    void saveNow();
    /// Full screen with one or two panes, in type for the back row; Escape gives back the window as it was.
    void setPresenting(bool on);
    bool isPresenting() const;
    /// Shows the notes of the lesson's steps in a window of their own, or closes it.
    void toggleSpeakerNotes();
    void setThemeChoice(const QString& choice);
    /// "system", or the code of one of languages().
    void setLanguageChoice(const QString& choice);
    /// Saves the memory in a quiet moment, at most 10 s after the first change.
    void saveSoon();
    /// Saves the memory now.
    Failure saveMemory() const;
    void refreshTitle();
    StateStore& store() const { return store_; }
    Settings& settings() { return settings_; }
    const Theme& theme() const { return *theme_; }
    Banner* banner() const { return banner_; }
    ParameterPanel* panel() const { return panel_; }
    PaneArea* panes() const { return panes_; }
    FileCommands* files() const { return files_; }
    TableCommands* tables() const { return tables_; }
    TableWatch* tableWatch() const { return tableWatch_; }
    ExportCommands* exports() const { return exports_; }
    LessonCommands* lessonCommands() const { return lessonCommands_; }
    LessonPlayer* lessons() const { return player_; }
    WaveGame* game() const { return game_; }
    MotionBar* motion() const { return motion_; }

 protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    void build();
    void followLook();
    void applyScale();
    void zoom(int steps);
    QWidget* buildCentre();
    void buildMenus();
    void fillEditMenu(QMenu* menu);
    void fillViewMenu(QMenu* menu);
    void fillSplitMenu(QMenu* menu);
    void fillMotionMenu(QMenu* menu);
    void fillEncodingMenu(QMenu* menu);
    void listEncodings(QMenu* menu);
    bool reducesMotion() const;
    void showPresentingParts();
    QByteArray usualGeometry() const;
    void fillZoomMenu(QMenu* menu);
    void fillLanguageMenu(QMenu* menu);
    void fillHelpMenu(QMenu* menu);
    void buildStatusBar();
    /// An entry, or a menu inside a menu (null: the menu bar), whose text is translated here. Null: it has a
    /// text that is the same in every language, to be set.
    QAction* add(QMenu* menu, const char* text, const QKeySequence& keys, const QString& name,
                 std::function<void()> act);
    QMenu* addMenu(QMenu* menu, const char* title);
    void addChoiceMenu(QMenu* menu, const Parameter& parameter);

    void applyStyle();
    void show(const Scene& scene);
    void report(const Error& error);

    void setPaneCount(int count);

    Settings currentSettings() const;

    StateStore& store_;
    Settings settings_;
    QString settingsFile_;
    QTimer saveTimer_;  // so that a crash of the desktop loses at most a few seconds
    QDeadlineTimer saveBy_;
    const Theme* theme_ = &Theme::light();
    const Theme* styled_ = nullptr;
    ParameterPanel* panel_ = nullptr;
    LeftColumn* left_ = nullptr;
    PaneArea* panes_ = nullptr;
    MotionBar* motion_ = nullptr;
    Banner* banner_ = nullptr;
    FileCommands* files_;
    TableCommands* tables_;
    TableWatch* tableWatch_;
    CompareCommands* comparisons_;
    ExportCommands* exports_ = nullptr;
    LessonCommands* lessonCommands_;
    LessonPlayer* player_;
    WaveGame* game_;
    QLabel* value_ = nullptr;
    QLabel* similarity_ = nullptr;
    HintLabel* hint_ = nullptr;
    QToolButton* themeButton_ = nullptr;
    QList<QAction*> themeActions_;
    struct Presenting;
    std::shared_ptr<Presenting> presenting_;  // shared_ptr knows how to delete what is declared elsewhere
    std::unique_ptr<SpeakerWindow> speaker_;
    QTimer followSoon_;  // a change of language is reported several times
};

}  // namespace posiscope
