// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of a menu.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <functional>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "ui/store/statestore.h"
#include "ui/window/workbench.h"

class QAction;
class QMenu;

namespace posiscope {

/// Adds a menu entry. `text` is translated in the context of the owner's class, and again after a change of
/// language. Null: the caller sets a text that is the same in every language.
QAction* addEntry(QObject* owner, QMenu* menu, const char* text, const QKeySequence& keys,
                  const QString& name, std::function<void()> act);
/// Adds a submenu; `title` is translated as above.
QMenu* addSubmenu(QObject* owner, QMenu* menu, const char* title);

/// Shows a sentence about what has been done in the status bar.
void tellInStatusBar(const Workbench& bench, const QString& sentence);
/// Says in the window what has failed.
void reportIn(const Workbench& bench, const Error& error);

/// Runs `work` in another thread, and `done` after its success.
void runBeside(const Workbench& bench, const QString& label,
               std::function<Failure(const Progress& progress)> work, std::function<void()> done);

/// The entries of a menu, or of a part of one, and what they do.
class Commands : public QObject {
    Q_OBJECT

 public:
    explicit Commands(Workbench& bench);

 protected:
    QAction* add(QMenu* menu, const char* text, const QKeySequence& keys, const QString& name,
                 std::function<void()> act) {
        return addEntry(this, menu, text, keys, name, std::move(act));
    }
    void report(const Error& error) const { reportIn(bench_, error); }
    void tell(const QString& sentence) const { tellInStatusBar(bench_, sentence); }
    void beside(const QString& label, std::function<Failure(const Progress& progress)> work,
                std::function<void()> done) {
        runBeside(bench_, label, std::move(work), std::move(done));
    }

    Workbench& bench_;
    StateStore& store_;
};

}  // namespace posiscope
