// Motion in the window: the menu, the space bar, and the export.
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QStatusBar>
#include <memory>

#include "core/parameters/keys.h"
#include "ui/dialogs/dialogs.h"
#include "ui/export/animation.h"
#include "ui/export/exportdialog.h"
#include "ui/export/job.h"
#include "ui/motion/motionbar.h"
#include "ui/panes/panearea.h"
#include "ui/style/look.h"
#include "ui/window/mainwindow.h"
#include "ui/window/reducedmotion.h"

namespace posiscope {

bool MainWindow::reducesMotion() const {
    return settings_.reduceMotion == QLatin1String("on") ||
           (settings_.reduceMotion == QLatin1String("system") && systemReducesMotion());
}

void MainWindow::fillMotionMenu(QMenu* menu) {
    auto* bar = add(menu, QT_TR_NOOP("Mot&ion bar"), {}, QStringLiteral("toggleMotionBar"), [this] {
        store_.update([](State& state) { state.set(keys::motionBar, !state.get(keys::motionBar)); },
                      tr("Show or hide controls"));
    });
    bar->setCheckable(true);
    // Space is no shortcut: it would take the key from fields and buttons that have the focus.
    auto* play = add(menu, QT_TR_NOOP("Pla&y"), {}, QStringLiteral("play"), [this] { motion_->toggle(); });
    auto* reduce = add(menu, QT_TR_NOOP("Re&duce motion"), {}, QStringLiteral("reduceMotion"), [this] {
        const bool on = !motion_->player().reducedMotion();
        settings_.reduceMotion = on ? QStringLiteral("on") : QStringLiteral("off");
        motion_->player().setReducedMotion(on);
        saveSoon();
    });
    reduce->setCheckable(true);
    const auto refresh = [this, bar, play, reduce] {
        bar->setChecked(store_.state().get(keys::motionBar));
        play->setText((motion_->player().isPlaying() ? tr("Pause") : tr("Pla&y")) + QStringLiteral("\t") +
                      tr("Space"));
        reduce->setChecked(motion_->player().reducedMotion());
    };
    connect(menu, &QMenu::aboutToShow, this, refresh);
    keepLook(menu, refresh);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    // What has the focus has had its turn: fields take the key, and so do buttons.
    if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat()) motion_->toggle();
}

void MainWindow::exportMotion() {
    const auto asked = askForExport({.what = ExportSubject::What::motion,
                                     .heading = tr("Export motion"),
                                     .baseName = QStringLiteral("motion"),
                                     .shown = panes_->card(panes_->current())->size(),
                                     .figure = figureOfPanes(),
                                     .chosen = {static_cast<std::size_t>(panes_->current())},
                                     .numbers = {},
                                     .memory = {}});
    if (!asked) return;
    const ExportChoice& choice = *asked;
    Animation animation;
    animation.figure = choice.figure;
    animation.key = choice.motion.key;
    animation.values = choice.values;
    animation.fps = choice.fps;
    motion_->player().pause();
    // Whether the frames are still wanted: the one who writes them knows.
    const auto wanted = std::make_shared<std::function<bool()>>([] { return true; });
    const FrameSource frames = framesFromWindow(animation, [wanted] { return (*wanted)(); });
    runJob(
        this, tr("Writing %1 …").arg(QFileInfo(choice.path).fileName()),
        [=, path = choice.path](const Progress& progress) {
            auto share = std::make_shared<double>(0);
            *wanted = [=] { return progress(*share); };
            return exportAnimation(animation, frames, path, [=](double now) {
                *share = now;
                return progress(now);
            });
        },
        [this, path = choice.path](const Result<Outcome>& outcome) { tellExport(path, outcome); });
}

}  // namespace posiscope
