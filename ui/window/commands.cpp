// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commands.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>

#include "ui/dialogs/job.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"
#include "ui/window/banner.h"

namespace posiscope {

QAction* addEntry(QObject* owner, QMenu* menu, const char* text, const QKeySequence& keys,
                  const QString& name, std::function<void()> act) {
    auto* action = new QAction(menu);
    menu->addAction(action);
    const char* context = owner->metaObject()->className();
    if (text != nullptr) keepLook(menu, [=] { action->setText(QCoreApplication::translate(context, text)); });
    action->setObjectName(name);
    action->setShortcut(keys);
    QObject::connect(action, &QAction::triggered, owner, std::move(act));
    return action;
}

QMenu* addSubmenu(QObject* owner, QMenu* menu, const char* title) {
    auto* sub = menu->addMenu(QString());
    const char* context = owner->metaObject()->className();
    keepLook(sub, [=] { sub->setTitle(QCoreApplication::translate(context, title)); });
    return sub;
}

void tellInStatusBar(const Workbench& bench, const QString& sentence) {
    constexpr int milliseconds = 6000;
    bench.window->statusBar()->showMessage(sentence, milliseconds);
}

void reportIn(const Workbench& bench, const Error& error) {
    bench.banner->say(translated(error.text));
}

void runBeside(const Workbench& bench, const QString& label,
               std::function<Failure(const Progress& progress)> work, std::function<void()> done) {
    runJob(
        bench.window, label,
        [work = std::move(work)](const Progress& progress) -> Result<Outcome> {
            bool stopped = false;
            const Failure failure = work([&](double share) {
                stopped = stopped || !progress(share);
                return !stopped;
            });
            if (stopped) return Outcome::cancelled;
            if (failure) return *failure;
            return Outcome::done;
        },
        [&bench, done = std::move(done)](const Result<Outcome>& outcome) {
            if (!outcome)
                reportIn(bench, outcome.error());
            else if (*outcome == Outcome::done)
                done();
            else
                tellInStatusBar(bench, Commands::tr("Reading stopped; nothing has changed"));
        });
}

Commands::Commands(Workbench& bench) : QObject(bench.window), bench_(bench), store_(bench.store) {}

}  // namespace posiscope
