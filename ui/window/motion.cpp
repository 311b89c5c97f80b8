// Motion in the window: the menu and the space bar.
#include <QKeyEvent>
#include <QMenu>

#include "core/parameters/keys.h"
#include "ui/motion/motionbar.h"
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

}  // namespace posiscope
