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
class ExportCommands;
class FileWatch;
class HintLabel;
class LeftColumn;
class LessonPlayer;
class MotionBar;
class PaneArea;
class ParameterPanel;
class SpeakerWindow;
class WaveGame;
struct TensorInfo;

class MainWindow final : public QMainWindow {
    Q_OBJECT

 public:
    /// `settingsFile` is where the window's memory is kept; empty to keep none (tests, screenshots).
    MainWindow(StateStore& store, Settings settings, QString settingsFile);
    ~MainWindow() override;

    /// Opens a session file, or says in the window why not and changes nothing.
    bool openSession(const QString& path);
    /// Opens a table of a .npy, .npz, .safetensors or .csv file, asking which where there are several.
    bool openTableFile(const QString& path);
    /// Shows the encoding of the model that a config.json describes, and what was read from where.
    bool openConfigFile(const QString& path);
    /// Opens a lesson: the name of one that comes with the program, or a file.
    bool openLesson(const QString& nameOrFile);
    /// Begins the wave game at its first level.
    void startGame(qint64 seed);
    /// Opens any file by its ending: a table, a configuration, a lesson, or a session. False where it was
    /// refused; a large table is read beside the window and opened when it is there.
    bool openFile(const QString& path);
    /// The table FILE[:TENSOR].
    bool openTableNamed(const QString& fileAndTensor);
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
    StateStore& store() const { return store_; }
    Settings& settings() { return settings_; }
    const Theme& theme() const { return *theme_; }
    Banner* banner() const { return banner_; }
    PaneArea* panes() const { return panes_; }
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
    void fillFileMenu(QMenu* menu);
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
    void refreshTitle();
    void refreshRecent();
    void remember(const QString& path);
    bool openTensor(const QString& path, const std::string& tensor);
    bool showTable(const std::string& path, const std::string& tensor, Subject side);
    bool chooseTensor(const QString& path, const std::vector<TensorInfo>& candidates);
    void replaceFile(const std::string& missing, const std::string& found);
    void reloadTables();
    void readWaitingTables();
    void offerMissingFiles();
    void watchTables();
    void report(const Error& error);

    /// Runs `work` where nothing of the window waits for it, and `done` when it has ended well.
    void beside(const QString& label, std::function<Failure(const Progress& progress)> work,
                std::function<void()> done);
    void askForTable();
    void askForConfig();
    void fillCompareMenu(QMenu* menu);
    void fillLessonsMenu(QMenu* menu);
    void listLessons(QMenu* menu);
    void askForLesson();
    void compareSideBySide();
    void newSession();
    void askToOpen();
    bool save();
    bool saveAs();
    bool writeTo(const QString& path);
    bool mayDiscard();
    void setPaneCount(int count);

    Settings currentSettings() const;
    Failure saveMemory() const;

    StateStore& store_;
    Settings settings_;
    QString settingsFile_;
    QString file_;                                           // the session that is open
    QStringList opened_;                                     // files of this window, the newest first
    std::set<std::pair<std::string, std::string>> reading_;  // tables that are read beside the window
    FileWatch* watch_ = nullptr;
    QTimer saveTimer_;  // so that a crash of the desktop loses at most a few seconds
    QDeadlineTimer saveBy_;
    const Theme* theme_ = &Theme::light();
    const Theme* styled_ = nullptr;
    ParameterPanel* panel_ = nullptr;
    LeftColumn* left_ = nullptr;
    PaneArea* panes_ = nullptr;
    MotionBar* motion_ = nullptr;
    Banner* banner_ = nullptr;
    ExportCommands* exports_ = nullptr;
    LessonPlayer* player_;
    WaveGame* game_;
    QLabel* value_ = nullptr;
    QLabel* similarity_ = nullptr;
    HintLabel* hint_ = nullptr;
    QToolButton* themeButton_ = nullptr;
    QMenu* recent_ = nullptr;
    QList<QAction*> themeActions_;
    struct Presenting;
    std::shared_ptr<Presenting> presenting_;  // shared_ptr knows how to delete what is declared elsewhere
    std::unique_ptr<SpeakerWindow> speaker_;
    QTimer followSoon_;  // a change of language is reported several times
};

/// The endings of files that are opened as tables, without dots.
QStringList tableEndings();

}  // namespace posiscope
