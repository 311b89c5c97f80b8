// The window.
#pragma once

#include <QMainWindow>
#include <QTimer>
#include <memory>
#include <utility>
#include <vector>

#include "ui/statestore.h"
#include "ui/theme.h"
#include "ui/window/settings.h"

class QLabel;
class QMenu;
class QToolButton;

namespace posiscope {

class Banner;
class LeftColumn;
class LessonPlayer;
class MotionBar;
class PaneArea;
class ParameterPanel;
class SpeakerWindow;
class WaveGame;
struct ViewType;

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
    /// Opens any file by its ending: a table, a configuration, a lesson, or a session.
    bool openFile(const QString& path);
    /// Full screen with one or two panes, in type for the back row; Escape gives back the window as it was.
    void setPresenting(bool on);
    bool isPresenting() const;
    /// Shows the notes of the lesson's steps in a window of their own, or closes it.
    void toggleSpeakerNotes();
    void setThemeChoice(const QString& choice);
    /// "system", or the code of one of languages(). The window is built anew in it.
    void setLanguageChoice(const QString& choice);
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
    void rebuild();
    QWidget* buildCentre();
    void buildMenus();
    void fillMenus();
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
    void fillLanguageMenu(QMenu* menu);
    void fillHelpMenu(QMenu* menu);
    void buildStatusBar();
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& name,
                 std::function<void()> act);
    void addChoiceMenu(QMenu* menu, const Parameter& parameter);

    void applyStyle();
    void show(const Scene& scene);
    void refreshTitle();
    void refreshRecent();
    void remember(const QString& path);
    void report(const Error& error);

    void askForTable();
    void askForConfig();
    void fillCompareMenu(QMenu* menu);
    void fillLessonsMenu(QMenu* menu);
    void listLessons(QMenu* menu);
    void askForLesson();
    void exportHandout(bool solutions);
    void compareSideBySide();
    void newSession();
    void askToOpen();
    bool save();
    bool saveAs();
    bool writeTo(const QString& path);
    bool mayDiscard();
    void setPaneCount(int count);

    void exportPane(int index);
    void exportPicture(const std::vector<Pane>& panes, QSize shown, const QString& baseName);
    const ViewType* typeOfPane(int index) const;
    void exportPaneData(int index);
    void exportMotion();
    void copyPane(int index);
    Settings currentSettings() const;
    Failure saveMemory() const;

    StateStore& store_;
    Settings settings_;
    QString settingsFile_;
    QString file_;     // the session that is open
    QTimer saveSoon_;  // so that a crash of the desktop loses at most a few seconds
    const Theme* theme_ = &Theme::light();
    const Theme* styled_ = nullptr;
    ParameterPanel* panel_ = nullptr;
    LeftColumn* left_ = nullptr;
    PaneArea* panes_ = nullptr;
    MotionBar* motion_ = nullptr;
    Banner* banner_ = nullptr;
    LessonPlayer* player_;
    WaveGame* game_;
    QLabel* value_ = nullptr;
    QLabel* similarity_ = nullptr;
    QLabel* hint_ = nullptr;
    QToolButton* themeButton_ = nullptr;
    std::vector<std::pair<QMenu*, void (MainWindow::*)(QMenu*)>> unfilled_;  // menus that are titles yet
    QMenu* recent_ = nullptr;
    QList<QAction*> themeActions_;
    struct Presenting;
    std::shared_ptr<Presenting> presenting_;  // shared_ptr knows how to delete what is declared elsewhere
    std::unique_ptr<SpeakerWindow> speaker_;
    QTimer rebuildSoon_;  // a change of language is reported several times
};

/// The endings of files that are opened as tables, without dots.
QStringList tableEndings();

}  // namespace posiscope
