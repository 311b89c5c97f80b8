// The window on a projector.
#include <QApplication>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>

#include "ui/lessons/player.h"
#include "ui/panes/panearea.h"
#include "ui/present/pointerring.h"
#include "ui/present/speakerwindow.h"
#include "ui/style/interfacescale.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presenterkeys.h"

namespace posiscope {

bool MainWindow::isPresenting() const {
    return presenting_ != nullptr;
}

/// What presenting adds to the window, and what it must give back.
struct MainWindow::Presenting {
    Qt::WindowStates states;
    QByteArray geometry;
    std::unique_ptr<PointerRing> ring;
    std::unique_ptr<PresenterKeys> keys;
};

/// Where the window is when nothing is presented: what the next start should find.
QByteArray MainWindow::usualGeometry() const {
    return presenting_ ? presenting_->geometry : saveGeometry();
}

void MainWindow::setPresenting(bool on) {
    if (on == isPresenting()) return;
    if (on) {
        presenting_ = std::make_shared<Presenting>();
        presenting_->states = windowState();
        presenting_->geometry = saveGeometry();
        setInterfaceScale(scaleForPresenting(screen()->size()));
    } else {
        setInterfaceScale(1);
    }
    const std::shared_ptr<Presenting> ended = on ? nullptr : std::move(presenting_);
    QApplication::setFont(interfaceFont());
    styled_ = nullptr;
    applyStyle();
    rebuild();
    if (on) {
        // Where no window manager does it.
        setGeometry(screen()->geometry());
        showFullScreen();
        presenting_->ring = std::make_unique<PointerRing>(this);
        presenting_->keys = std::make_unique<PresenterKeys>(*this);
        // On one screen alone it would stand in the way.
        if (player_->lesson() && QGuiApplication::screens().size() > 1 && !speaker_) toggleSpeakerNotes();
    } else {
        setWindowState(ended->states);
        restoreGeometry(ended->geometry);
        setVisible(true);
    }
}

void MainWindow::toggleSpeakerNotes() {
    if (speaker_ && speaker_->isVisible()) {
        speaker_.reset();
        return;
    }
    speaker_ = std::make_unique<SpeakerWindow>(*player_, *theme_);
    speaker_->placeBeside(screen());
    speaker_->show();
    activateWindow();
}

/// What a class has no use for.
void MainWindow::showPresentingParts() {
    const bool presenting = isPresenting();
    // Hidden, not removed: the keys of its menus go on working.
    menuBar()->setMaximumHeight(presenting ? 0 : QWIDGETSIZE_MAX);
    panes_->setMost(presenting ? 2 : static_cast<int>(mostPanes));
}

}  // namespace posiscope
