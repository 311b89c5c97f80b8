// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "core/lessons/markup.h"
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
#include "ui/window/firstplace.h"
#include "ui/window/lessoncommands.h"

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
    double zoom = 1;
    bool panel = false;
    int panes = 2;
};

Presentation::Presentation(Workbench& bench, LessonCommands& lessons) : Commands(bench), lessons_(lessons) {
    bench.window->installEventFilter(this);
}

Presentation::~Presentation() = default;

QByteArray Presentation::usualGeometry() const {
    return shown_ ? shown_->geometry : bench_.window->saveGeometry();
}

void Presentation::set(bool on) {
    if (on == isOn()) return;
    const State& state = store_.state();
    const auto ended = std::exchange(
        shown_,
        on ? std::make_unique<Shown>(Shown{bench_.window->windowState(), bench_.window->saveGeometry(),
                                           state.arrangement, state.hidden, state.get(keys::lesson)})
           : nullptr);
    showParts();
    rescale();
    bench_.lessons->setStepwise(on, bench_.settings.byParagraph);
    if (on)
        begin();
    else
        end(*ended);
}

void Presentation::begin() {
    // The full size for a desktop without window manager.
    bench_.window->setGeometry(bench_.window->screen()->geometry());
    bench_.window->showFullScreen();
    shown_->ring = std::make_unique<PointerRing>(bench_.window);
    emit toggled(true);
    makeBar();
    // On the only screen the notes would cover the presentation.
    if (bench_.lessons->lesson() && QGuiApplication::screens().size() > 1 && !speaker_) toggleNotes();
}

/// The strip and the column beside the picture depend on the size of the window.
bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (watched == bench_.window && event->type() == QEvent::Resize && shown_)
        QTimer::singleShot(0, this, &Presentation::lookChanged);
    return Commands::eventFilter(watched, event);
}

void Presentation::end(const Shown& shown) {
    emit toggled(false);
    restoreState(shown);
    bench_.window->setWindowState(shown.states);
    bench_.window->restoreGeometry(shown.geometry);
    bench_.window->setVisible(true);
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
    shown_->bar = std::make_unique<PresentBar>(bench_.window);
    PresentBar& bar = *shown_->bar;
    const auto button = [&](const char* name, const QString& text, const QString& tip, auto act) {
        connect(bar.add(QLatin1String(name), text, tip), &QToolButton::clicked, this, act);
    };
    button("showPanel", tr("Parameters"), tr("Show or hide the parameters (F9)"), [this] { togglePanel(); });
    button("showPanes", tr("Panes"), tr("One pane or two"), [this] {
        shown_->panes = 3 - shown_->panes;
        showParts();
        emit lookChanged();
    });
    auto* ring = bar.add(QStringLiteral("showRing"), tr("Ring"),
                         tr("A ring around the mouse, also while Ctrl is held down"), true);
    connect(ring, &QToolButton::toggled, this, [this](bool on) { shown_->ring->setAlways(on); });
    button("showNotes", tr("Notes"), tr("Speaker notes (Shift+F5)"), [this] { toggleNotes(); });
    if (bench_.lessons->lesson()) {
        button("showSteps", tr("Steps"), tr("Go to a step (Ctrl+G)"), [this] { lessons_.listSteps(); });
        button("showHands", tr("Hands"), tr("Count of hands (H)"), [this] { countHands(); });
    }
    button("showBlank", tr("Blank"), tr("A black screen until a key is pressed (.)"),
           [this] { setBlank(!isBlank()); });
    button("showEnd", tr("End"), tr("End presenting (Escape)"),
           [this] { QTimer::singleShot(0, this, [this] { set(false); }); });
}

LeftColumn::Strip Presentation::strip() const {
    if (!shown_) return {};
    const LessonPlayer& lesson = *bench_.lessons;
    if (lesson.lesson() == nullptr) return {true, shown_->panel};
    // A square picture has the rest of the width, unless the text needs more; code needs it most.
    const double least = hasCode(lesson.current().text) ? 0.6 : 0.46;
    const int width = bench_.window->width(), height = bench_.window->height();
    constexpr double besideLargePicture = 0.37;
    if (largePictureIn(lesson.current().text.text))
        return {true, shown_->panel, static_cast<int>(width * besideLargePicture)};
    return {true, shown_->panel, std::max(width - height, static_cast<int>(width * least))};
}

void Presentation::togglePanel() {
    if (!shown_) return;
    shown_->panel = !shown_->panel;
    emit lookChanged();
}

QuestionCard* Presentation::question() const {
    const LessonCard* card = bench_.left->lesson();
    return card && bench_.lessons->isQuestionOpen() ? card->question() : nullptr;
}

void Presentation::setBlank(bool blank) {
    if (!shown_ || blank == isBlank()) return;
    shown_->blank.reset();
    if (!blank) return;
    shown_->blank = std::make_unique<QWidget>(bench_.window);
    QWidget& screen = *shown_->blank;
    screen.setObjectName(QStringLiteral("blankScreen"));
    screen.setStyleSheet(QStringLiteral("background: black;"));
    screen.setAttribute(Qt::WA_StyledBackground);
    screen.setAccessibleName(tr("The screen is blank. Any key shows it again."));
    screen.setGeometry(bench_.window->rect());
    screen.show();
    screen.raise();
}

bool Presentation::isBlank() const {
    return shown_ && shown_->blank;
}

bool Presentation::countHands() {
    LessonCard* card = bench_.left->lesson();
    if (card == nullptr || bench_.lessons->lesson() == nullptr) return false;
    card->setCountsHands(!card->countsHands());
    return true;
}

void Presentation::applyScale() {
    constexpr QSize least(860, 500);
    setInterfaceScale(shown_ ? scaleForPresenting(bench_.window->screen()->size()) * shown_->zoom
                             : usualScale() * bench_.settings.zoom);
    bench_.window->setMinimumSize(shown_ ? least
                                         : posiscope::scaled(least).boundedTo(roomOnScreen(*bench_.window)));
    QApplication::setFont(interfaceFont());
    emit scaled();
}

/// Tells all widgets the new scale.
void Presentation::rescale() {
    applyScale();
    tellScale(bench_.window);
    emit lookChanged();
}

/// Zooms by this many steps; 0 restores the usual size.
void Presentation::zoom(int steps) {
    double& zoom = shown_ ? shown_->zoom : bench_.settings.zoom;
    zoom = steps == 0 ? 1 : zoomAfter(zoom, steps);
    rescale();
    bench_.saveSoon();
}

void Presentation::toggleNotes() {
    if (speaker_ && speaker_->isVisible()) {
        speaker_.reset();
        return;
    }
    speaker_ = std::make_unique<SpeakerWindow>(store_, *bench_.lessons, *bench_.theme);
    speaker_->placeBeside(bench_.window->screen());
    speaker_->show();
    bench_.window->activateWindow();
}

void Presentation::showParts() {
    // The menu bar is squeezed instead of hidden: its shortcuts keep working.
    bench_.window->menuBar()->setMaximumHeight(isOn() ? 0 : QWIDGETSIZE_MAX);
    bench_.panes->setMost(shown_ ? shown_->panes : static_cast<int>(mostPanes));
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
            bool& by = bench_.settings.byParagraph;
            by = !by;
            bench_.lessons->setStepwise(isOn(), by);
            bench_.saveSoon();
        });
    auto* hands =
        add(menu, QT_TR_NOOP("Co&unt of hands"), {}, QStringLiteral("countHands"), [this] { countHands(); });
    for (QAction* action : {paragraphs, hands})
        action->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, this, [this, paragraphs, hands] {
        paragraphs->setChecked(bench_.settings.byParagraph);
        const LessonCard* card = bench_.left->lesson();
        hands->setEnabled(card && bench_.lessons->lesson());
        hands->setChecked(card && card->countsHands());
    });
    fillZoom(addSubmenu(this, menu, QT_TR_NOOP("&Zoom")));
}

}  // namespace posiscope
