// What belongs to one menu of the window.
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

/// An entry of a menu. `text` is translated in the context of the owner's class, and again in another
/// language. Null: the entry has a text that is the same in every language, to be set.
QAction* addEntry(QObject* owner, QMenu* menu, const char* text, const QKeySequence& keys,
                  const QString& name, std::function<void()> act);
/// A menu in a menu; `title` as above.
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
    /// Says in the status bar what has been done.
    void tell(const QString& sentence) const;

    /// Runs `work` where nothing of the window waits for it, and `done` when it has ended well.
    void beside(const QString& label, std::function<Failure(const Progress& progress)> work,
                std::function<void()> done);

    MainWindow& window_;
    StateStore& store_;
};

}  // namespace posiscope
