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
#include "ui/style/look.h"
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
    double zoom = 1;
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
    }
    const std::shared_ptr<Presenting> ended = on ? nullptr : std::move(presenting_);
    showPresentingParts();
    applyScale();
    tellScale(this);
    followLook();
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

/// The scale of the desk or of the projector, as the person has zoomed it.
void MainWindow::applyScale() {
    constexpr QSize least(860, 500);
    setInterfaceScale(presenting_ ? scaleForPresenting(screen()->size()) * presenting_->zoom
                                  : usualScale() * settings_.zoom);
    setMinimumSize(presenting_ ? least : scaled(least).boundedTo(screen()->availableSize()));
    QApplication::setFont(interfaceFont());
    styled_ = nullptr;
    applyStyle();
}

/// So many steps larger; 0: back to the usual size.
void MainWindow::zoom(int steps) {
    double& zoom = presenting_ ? presenting_->zoom : settings_.zoom;
    zoom = steps == 0 ? 1 : zoomAfter(zoom, steps);
    applyScale();
    tellScale(this);
    followLook();
    saveSoon();
}

void MainWindow::toggleSpeakerNotes() {
    if (speaker_ && speaker_->isVisible()) {
        speaker_.reset();
        return;
    }
    speaker_ = std::make_unique<SpeakerWindow>(store_, *player_, *theme_);
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
