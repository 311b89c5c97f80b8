// SPDX-License-Identifier: GPL-3.0-or-later
// A real window that tests operate as a person would.
#pragma once

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QLineEdit>
#include <QTest>
#include <QWheelEvent>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "core/parameters/keys.h"
#include "tests/support/patience.h"
#include "tests/support/rows.h"
#include "ui/async/asyncwork.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/numberfield.h"
#include "ui/parameters/parameterslider.h"
#include "ui/style/resources.h"
#include "ui/translation/language.h"
#include "ui/window/banner.h"
#include "ui/window/filecommands.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"
#include "ui/window/tablecommands.h"

#ifdef POSISCOPE_COVERAGE
extern "C" void __gcov_dump();
#endif

namespace posiscope {

/// The state of an encoding; with `views`, one in each pane.
inline State encodingState(const std::string& encoding, const std::vector<std::string>& views = {}) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding));
    repair(state);
    if (!views.empty()) state.arrangement.panes.clear();
    for (const std::string& view : views)
        state.arrangement.panes.push_back({view, {}, Subject::a});
    return state;
}

/// Rows of one column with the code of each language.
inline void eachLanguage(const char* column) {
    QTest::addColumn<QString>(column);
    for (const Language& language : languages())
        QTest::newRow(language.code) << QString(language.code);
}

/// Settings with which the seldom changed rows of the panel are in sight.
inline Settings moreUnfolded() {
    Settings settings;
    settings.unfolded = QStringList{QStringLiteral("more")};
    return settings;
}

/// A window on the test's screen with its own store, and the means to operate it.
class WindowFixture {
 public:
    explicit WindowFixture(State state = defaultState(), QString settingsFile = {}, Settings settings = {})
        : store(std::move(state), viewIds()) {
        window = std::make_unique<MainWindow>(store, std::move(settings), std::move(settingsFile));
        window->QMainWindow::show();
        if (!QTest::qWaitForWindowExposed(window.get(), patience)) qFatal("the window did not appear");
        // The keys of a window have no effect before it is active.
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get(), patience)) qFatal("the window did not become active");
        settle();
    }

    /// Processes events until everything queued is drawn.
    static void settle() {
        for (int n = 0; n < 3; ++n)
            QCoreApplication::processEvents();
    }

    template <class T>
    T* find(const QString& name) const {
        T* const widget = window->findChild<T*>(name);
        if (widget == nullptr) qFatal("there is no widget %s", qUtf8Printable(name));
        return widget;
    }

    void trigger(const QString& action) const {
        find<QAction>(action)->trigger();
        settle();
    }

    QWidget* viewWidget(int pane) const { return window->panes()->card(pane)->view()->widget(); }
    QImage picture(int pane) const { return viewWidget(pane)->grab().toImage(); }
    QString subtitle(int pane) const {
        return window->panes()->card(pane)->view()->subtitle(store.snapshot());
    }

    // The mouse events as the window system sends them, so that buttons, moves and releases are consistent.
    void press(QWidget* widget, QPoint at) const {
        QTest::mousePress(window->windowHandle(), Qt::LeftButton, {}, widget->mapTo(window.get(), at));
    }
    void moveMouse(QWidget* widget, QPoint at) const {
        QTest::mouseMove(window->windowHandle(), widget->mapTo(window.get(), at));
    }
    void release(QWidget* widget, QPoint at) const {
        QTest::mouseRelease(window->windowHandle(), Qt::LeftButton, {}, widget->mapTo(window.get(), at));
    }

    /// Turns the wheel over a widget by so many notches.
    static void wheel(QWidget* widget, QPoint at, int notches) {
        constexpr int notch = 120;
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, notch * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
        settle();
    }

    /// Presses the slider at its handle and drags it by `pixels`, in steps.
    void dragSlider(const QString& name, int pixels) const {
        auto* slider = find<ParameterSlider>(name);
        const int y = 10;
        const int from = qRound(8 + (slider->width() - 16) * slider->value() / double(SliderMap::steps));
        press(slider, {from, y});
        for (int step = 1; step <= 4; ++step) {
            moveMouse(slider, {from + pixels * step / 4, y});
            settle();
        }
        release(slider, {from + pixels, y});
        settle();
    }

    /// Types into a field as a person does, and presses Enter.
    void type(const QString& name, const QString& text) const {
        auto* field = find<QWidget>(name);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }

    /// Shows four panes of the same size, so that equal contents are equal pictures. No undo step.
    void makePanesEqual() {
        const PaneArea& area = *window->panes();
        window->panes()->split(0.5, 0.5);
        settle();
        const QSize first = area.card(0)->size();
        const QSize last = area.card(3)->size();
        window->resize(window->size() + QSize(first.width() - last.width(), first.height() - last.height()));
        settle();
        store.history().clear();
        if (area.card(0)->size() != area.card(3)->size()) qFatal("the panes are not equal");
    }

    StateStore store;
    std::unique_ptr<MainWindow> window;
};

/// To be called at the start of main(): style and resources, and frames that wait for their pictures, however
/// busy the machine is.
inline void prepareApplication() {
    constexpr int longEnough = 2000;
    AsyncWork::setFramePatience(longEnough);
    initialiseResources();
}

/// To be called at the end of main(): the process ends under work that cannot be stopped, as in the program.
inline int endOfProcess(int status) {
    constexpr int grace = 500;
    if (AsyncWork::end(grace)) return status;
    std::fflush(nullptr);
#ifdef POSISCOPE_COVERAGE
    __gcov_dump();  // _Exit() writes no counters
#endif
    std::_Exit(status);
}

}  // namespace posiscope

/// QTEST_MAIN for tests with windows.
#define POSISCOPE_WINDOW_TEST(Test)                                      \
    int main(int argc, char** argv) {                                    \
        QApplication application(argc, argv);                            \
        posiscope::prepareApplication();                                 \
        Test test;                                                       \
        return posiscope::endOfProcess(QTest::qExec(&test, argc, argv)); \
    }
