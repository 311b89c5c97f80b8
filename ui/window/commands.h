// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of a menu.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <functional>

#include "core/base/progress.h"
#include "core/base/result.h"

class QAction;
class QMenu;

namespace posiscope {

class MainWindow;
class StateStore;

/// Adds a menu entry. `text` is translated in the context of the owner's class, and again after a change of
/// language. Null: the caller sets a text that is the same in every language.
QAction* addEntry(QObject* owner, QMenu* menu, const char* text, const QKeySequence& keys,
                  const QString& name, std::function<void()> act);
/// Adds a submenu; `title` is translated as above.
QMenu* addSubmenu(QObject* owner, QMenu* menu, const char* title);

/// The entries of a menu, or of a part of one, and what they do.
class Commands : public QObject {
    Q_OBJECT

 public:
    explicit Commands(MainWindow& window);

 protected:
    QAction* add(QMenu* menu, const char* text, const QKeySequence& keys, const QString& name,
                 std::function<void()> act) {
        return addEntry(this, menu, text, keys, name, std::move(act));
    }
    void report(const Error& error) const;
    /// Shows a sentence about what has been done in the status bar.
    void tell(const QString& sentence) const;

    /// Runs `work` in another thread, and `done` after its success.
    void beside(const QString& label, std::function<Failure(const Progress& progress)> work,
                std::function<void()> done);

    MainWindow& window_;
    StateStore& store_;
};

}  // namespace posiscope
