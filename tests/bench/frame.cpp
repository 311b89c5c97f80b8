// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/frame.h"

#include <QAbstractEventDispatcher>
#include <QEvent>
#include <QGuiApplication>
#include <QWidget>
#include <set>

#include "tests/bench/row.h"
#include "tests/bench/stopwatch.h"

namespace bench {

namespace {

constexpr double longest = 20;  // s; a frame that takes longer will never come

/// Sees which widgets are painted.
class Watch final : public QObject {
 public:
    explicit Watch(const std::vector<QWidget*>& widgets) : waiting_(widgets.begin(), widgets.end()) {
        for (QWidget* const widget : widgets)
            widget->installEventFilter(this);
    }
    bool sawAll() const { return waiting_.empty(); }

 private:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) waiting_.erase(watched);
        return QObject::eventFilter(watched, event);
    }

    std::set<QObject*> waiting_;
};

}  // namespace

double frameTime(const std::function<void()>& change, const std::vector<QWidget*>& plots) {
    const Watch watch(plots);
    const double start = now();
    const Stopwatch stopwatch;
    change();
    do {
        while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents) &&
               now() - start < longest) {
        }
    } while (!watch.sawAll() && now() - start < longest);
    QGuiApplication::sync();  // the X server answers after copying all earlier pixels
    const double taken = stopwatch.milliseconds();
    if (!watch.sawAll()) throw std::runtime_error("a pane was not painted after a change");
    return taken;
}

}  // namespace bench
