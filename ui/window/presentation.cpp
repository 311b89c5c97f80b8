// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTimer>
#include <QToolButton>
#include <utility>

#include "core/parameters/keys.h"
#include "ui/lessons/lessoncard.h"
#include "ui/lessons/player.h"
#include "ui/motion/motionbar.h"
#include "ui/panes/panearea.h"
#include "ui/present/pointerring.h"
#include "ui/present/presentbar.h"
#include "ui/present/speakerwindow.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/view/view.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/mainwindow.h"
#include "ui/window/memory.h"
#include "ui/window/presenterkeys.h"

namespace posiscope {

/// The changes that presenting makes to the window, to be undone.
struct Presentation::Shown {
    Qt::WindowStates states;
    QByteArray geometry;
    Arrangement arrangement;
    decltype(State::hidden) hidden;
    std::string lesson;
    std::unique_ptr<PointerRing> ring = nullptr;
    std::unique_ptr<PresentBar> bar = nullptr;
    std::unique_ptr<QWidget> blank = nullptr;
    std::unique_ptr<PresenterKeys> keys = nullptr;
    double zoom = 1;
    bool panel = false;
    int panes = 2;
};

Presentation::Presentation(MainWindow& window) : Commands(window) {
    window.installEventFilter(this);
}

Presentation::~Presentation() = default;

QByteArray Presentation::usualGeometry() const {
    return shown_ ? shown_->geometry : window_.saveGeometry();
}

void Presentation::set(bool on) {
    if (on == isOn()) return;
    const State& state = store_.state();
    const auto ended = std::exchange(
        shown_, on ? std::make_unique<Shown>(Shown{window_.windowState(), window_.saveGeometry(),
                                                   state.arrangement, state.hidden, state.get(keys::lesson)})
                   : nullptr);
    showParts();
    rescale();
    window_.lessons()->setStepwise(on, window_.settings().byParagraph);
    if (on)
        begin();
    else
        end(*ended);
}

void Presentation::begin() {
    // The full size for a desktop without window manager.
    window_.setGeometry(window_.screen()->geometry());
    window_.showFullScreen();
    shown_->ring = std::make_unique<PointerRing>(&window_);
    shown_->keys = std::make_unique<PresenterKeys>(window_);
    makeBar();
    // On the only screen the notes would cover the presentation.
    if (window_.lessons()->lesson() && QGuiApplication::screens().size() > 1 && !speaker_) toggleNotes();
}

/// The strip and the column beside a square picture depend on the size of the window.
bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::Resize && shown_)
        QTimer::singleShot(0, &window_, &MainWindow::followLook);
    return Commands::eventFilter(watched, event);
}

void Presentation::end(const Shown& shown) {
    restoreState(shown);
    window_.setWindowState(shown.states);
    window_.restoreGeometry(shown.geometry);
    window_.setVisible(true);
}

/// Restores panes and controls, unless a lesson has replaced them.
void Presentation::restoreState(const Shown& shown) {
    const State& now = store_.state();
    if (now.get(keys::lesson) != shown.lesson || !shown.lesson.empty()) return;
    if (now.arrangement == shown.arrangement && now.hidden == shown.hidden) return;
    store_.update(
        [&shown](State& state) {
            state.arrangement = shown.arrangement;
            state.hidden = shown.hidden;
        },
        tr("End presenting"));
}

void Presentation::makeBar() {
    shown_->bar = std::make_unique<PresentBar>(&window_);
    PresentBar& bar = *shown_->bar;
    const auto button = [&](const char* name, const QString& text, const QString& tip, auto act) {
        connect(bar.add(QLatin1String(name), text, tip), &QToolButton::clicked, this, act);
    };
    button("showPanel", tr("Parameters"), tr("Show or hide the parameters (F9)"), [this] { togglePanel(); });
    button("showPanes", tr("Panes"), tr("One pane or two"), [this] {
        shown_->panes = 3 - shown_->panes;
        showParts();
        window_.followLook();
    });
    auto* ring = bar.add(QStringLiteral("showRing"), tr("Ring"),
                         tr("A ring around the mouse, also while Ctrl is held down"), true);
    connect(ring, &QToolButton::toggled, this, [this](bool on) { shown_->ring->setAlways(on); });
    button("showNotes", tr("Notes"), tr("Speaker notes (Shift+F5)"), [this] { toggleNotes(); });
    if (window_.lessons()->lesson()) {
        button("showSteps", tr("Steps"), tr("Go to a step (Ctrl+G)"),
               [this] { window_.lessonCommands()->listSteps(); });
        button("showHands", tr("Hands"), tr("Count of hands (H)"), [this] { countHands(); });
    }
    button("showBlank", tr("Blank"), tr("A black screen until a key is pressed (.)"),
           [this] { setBlank(!isBlank()); });
    button("showEnd", tr("End"), tr("End presenting (Escape)"),
           [this] { QTimer::singleShot(0, this, [this] { set(false); }); });
}

LeftColumn::Strip Presentation::strip() const {
    if (!shown_) return {};
    // The strip leaves at least 380 of 1080 pixels to a pane, and room for the gaps and the motion bar.
    constexpr double paneShare = 380.0 / 1080;
    const int bar = window_.motion() && window_.motion()->isVisibleTo(&window_)
                        ? window_.motion()->sizeHint().height()
                        : 0;
    constexpr int gaps = 24;
    const int height = window_.height();
    return {true, shown_->panel, height - static_cast<int>(height * paneShare) - bar - gaps,
            isPictureSquare() ? window_.width() - height : 0};
}

/// Whether a lesson shows one picture, and that is as high as wide.
bool Presentation::isPictureSquare() const {
    const Arrangement& now = store_.state().arrangement;
    const bool one = now.maximised >= 0 || now.panes.size() == 1 || shown_->panes == 1;
    if (!one || window_.lessons()->lesson() == nullptr) return false;
    const auto shown = static_cast<std::size_t>(std::max(0, now.maximised));
    return findViewType(now.panes[shown].view)->square;
}

void Presentation::togglePanel() {
    if (!shown_) return;
    shown_->panel = !shown_->panel;
    window_.followLook();
}

QuestionCard* Presentation::question() const {
    const LessonCard* card = window_.leftColumn()->lesson();
    return card && window_.lessons()->isQuestionOpen() ? card->question() : nullptr;
}

void Presentation::setBlank(bool blank) {
    if (!shown_ || blank == isBlank()) return;
    shown_->blank.reset();
    if (!blank) return;
    shown_->blank = std::make_unique<QWidget>(&window_);
    QWidget& screen = *shown_->blank;
    screen.setObjectName(QStringLiteral("blankScreen"));
    screen.setStyleSheet(QStringLiteral("background: black;"));
    screen.setAttribute(Qt::WA_StyledBackground);
    screen.setAccessibleName(tr("The screen is blank. Any key shows it again."));
    screen.setGeometry(window_.rect());
    screen.show();
    screen.raise();
}

bool Presentation::isBlank() const {
    return shown_ && shown_->blank;
}

bool Presentation::countHands() {
    LessonCard* card = window_.leftColumn()->lesson();
    if (card == nullptr || window_.lessons()->lesson() == nullptr) return false;
    card->setCountsHands(!card->countsHands());
    return true;
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

/// Tells all widgets the new scale.
void Presentation::rescale() {
    applyScale();
    tellScale(&window_);
    window_.followLook();
}

/// Zooms by this many steps; 0 restores the usual size.
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
    // The menu bar is squeezed instead of hidden: its shortcuts keep working.
    window_.menuBar()->setMaximumHeight(isOn() ? 0 : QWIDGETSIZE_MAX);
    window_.panes()->setMost(shown_ ? shown_->panes : static_cast<int>(mostPanes));
}

void Presentation::fillZoom(QMenu* menu) {
    auto* larger = add(menu, QT_TR_NOOP("&Larger"), {}, QStringLiteral("zoomIn"), [this] { zoom(1); });
    // With and without Shift: many keyboards have plus above the equals sign.
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
    auto* paragraphs =
        add(menu, QT_TR_NOOP("Reveal paragraph by para&graph"), {}, QStringLiteral("byParagraph"), [this] {
            bool& by = window_.settings().byParagraph;
            by = !by;
            window_.lessons()->setStepwise(isOn(), by);
            window_.memory()->saveSoon();
        });
    auto* hands =
        add(menu, QT_TR_NOOP("Co&unt of hands"), {}, QStringLiteral("countHands"), [this] { countHands(); });
    for (QAction* action : {paragraphs, hands})
        action->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, this, [this, paragraphs, hands] {
        paragraphs->setChecked(window_.settings().byParagraph);
        const LessonCard* card = window_.leftColumn()->lesson();
        hands->setEnabled(card && window_.lessons()->lesson());
        hands->setChecked(card && card->countsHands());
    });
    fillZoom(addSubmenu(this, menu, QT_TR_NOOP("&Zoom")));
}

}  // namespace posiscope
