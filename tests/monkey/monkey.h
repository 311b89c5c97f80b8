// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window.
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "ui/window/mainwindow.h"

/// Runs the actions that the seed decides, in every event loop, so also in dialogs and menus. Each action is
/// written to `log` before it is done.
class Monkey : public QObject {
 public:
    Monkey(quint64 seed, posiscope::MainWindow& window, QString folder, const QString& log);

    void play(qint64 milliseconds);
    int actions() const { return count_; }

 private:
    using Act = void (Monkey::*)();
    struct Row {
        int weight;
        const char* name;
        Act act;
        bool alone;  ///< only where no dialog or menu is open
    };
    static const std::vector<Row>& rows();

    void later();
    void tick();
    void act();
    void inFileDialog(QWidget* dialog);
    void end();
    void note(const QString& what);
    /// The window that a person would use next: a menu, a dialog, the main window, the speaker's window.
    QWidget* stage();
    QPoint place();

    void click();
    void clickRight();
    void clickTwice();
    void drag();
    void wheel();
    void hover();
    void key();
    void shortcut();
    void type();
    void command();
    void chooseView();
    void resize();
    void lesson();
    void language();
    void theme();
    void present();
    void openFile();
    void drop();
    void game();

    Chance chance_;
    Hands hands_;
    posiscope::MainWindow& window_;
    QString folder_;
    QStringList files_;
    QFile log_;
    QElapsedTimer time_;
    qint64 until_ = 0;
    int count_ = 0;
    int stuck_ = 0;  ///< actions in the same dialog
};
