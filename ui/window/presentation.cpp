#include "ui/window/presentation.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <utility>

#include "ui/lessons/player.h"
#include "ui/panes/panearea.h"
#include "ui/present/pointerring.h"
#include "ui/present/speakerwindow.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/window/mainwindow.h"
#include "ui/window/memory.h"
#include "ui/window/presenterkeys.h"

namespace posiscope {

/// What presenting adds to the window, and what it must give back.
struct Presentation::Shown {
    Qt::WindowStates states;
    QByteArray geometry;
    std::unique_ptr<PointerRing> ring = nullptr;
    std::unique_ptr<PresenterKeys> keys = nullptr;
    double zoom = 1;
};

Presentation::Presentation(MainWindow& window) : Commands(window) {}

Presentation::~Presentation() = default;

QByteArray Presentation::usualGeometry() const {
    return shown_ ? shown_->geometry : window_.saveGeometry();
}

void Presentation::set(bool on) {
    if (on == isOn()) return;
    const auto ended = std::exchange(
        shown_,
        on ? std::unique_ptr<Shown>(new Shown{window_.windowState(), window_.saveGeometry()}) : nullptr);
    showParts();
    rescale();
    if (on) {
        // Where no window manager does it.
        window_.setGeometry(window_.screen()->geometry());
        window_.showFullScreen();
        shown_->ring = std::make_unique<PointerRing>(&window_);
        shown_->keys = std::make_unique<PresenterKeys>(window_);
        // On the only screen the notes would cover what is presented.
        if (window_.lessons()->lesson() && QGuiApplication::screens().size() > 1 && !speaker_) toggleNotes();
    } else {
        window_.setWindowState(ended->states);
        window_.restoreGeometry(ended->geometry);
        window_.setVisible(true);
    }
}

void Presentation::applyScale() {
    constexpr QSize least(860, 500);
    const QScreen& screen = *window_.screen();
    setInterfaceScale(shown_ ? scaleForPresenting(screen.size()) * shown_->zoom
                             : usualScale() * window_.settings().zoom);
    window_.setMinimumSize(shown_ ? least : scaled(least).boundedTo(screen.availableSize()));
    QApplication::setFont(interfaceFont());
    window_.restyle();
}

/// Widgets take the new scale on.
void Presentation::rescale() {
    applyScale();
    tellScale(&window_);
    window_.followLook();
}

/// So many steps larger; 0: back to the usual size.
void Presentation::zoom(int steps) {
    double& zoom = shown_ ? shown_->zoom : window_.settings().zoom;
    zoom = steps == 0 ? 1 : zoomAfter(zoom, steps);
    rescale();
    window_.memory()->saveSoon();
}

void Presentation::toggleNotes() {
    if (speaker_ && speaker_->isVisible()) {
        speaker_.reset();
        return;
    }
    speaker_ = std::make_unique<SpeakerWindow>(store_, *window_.lessons(), window_.theme());
    speaker_->placeBeside(window_.screen());
    speaker_->show();
    window_.activateWindow();
}

void Presentation::showParts() {
    // Hidden, not removed: the keys of its menus go on working.
    window_.menuBar()->setMaximumHeight(isOn() ? 0 : QWIDGETSIZE_MAX);
    window_.panes()->setMost(isOn() ? 2 : static_cast<int>(mostPanes));
}

void Presentation::fillZoom(QMenu* menu) {
    auto* larger = add(menu, QT_TR_NOOP("&Larger"), {}, QStringLiteral("zoomIn"), [this] { zoom(1); });
    // With and without Shift: the plus sign is above the equals sign on many keyboards.
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(menu, QT_TR_NOOP("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), QStringLiteral("zoomOut"),
        [this] { zoom(-1); });
    add(menu, QT_TR_NOOP("&Usual size"), QKeySequence(Qt::CTRL | Qt::Key_0), QStringLiteral("zoomReset"),
        [this] { zoom(0); });
}

void Presentation::fill(QMenu* menu) {
    add(menu, QT_TR_NOOP("P&resent"), QKeySequence(Qt::Key_F5), QStringLiteral("present"),
        [this] { set(!isOn()); });
    add(menu, QT_TR_NOOP("Speaker &notes"), QKeySequence(Qt::SHIFT | Qt::Key_F5),
        QStringLiteral("speakerNotes"), [this] { toggleNotes(); });
    fillZoom(addSubmenu(this, menu, QT_TR_NOOP("&Zoom")));
}

}  // namespace posiscope
