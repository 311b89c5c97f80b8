// SPDX-License-Identifier: GPL-3.0-or-later
// A window with one pane that computes for a long time.
#pragma once

#include <qcustomplot.h>

#include <QElapsedTimer>
#include <QLabel>

#include "tests/support/cputime.h"
#include "tests/support/picturedistance.h"
#include "tests/ui/windowfixture.h"

namespace posiscope {

/// A learned table in one pane of that view.
inline State learnedState(const char* view, std::int64_t rows, std::int64_t columns) {
    State state = defaultState();
    state.set(keys::encoding, std::string("learned"));
    state.set(keys::maxLen, rows);
    state.set(keys::dModel, columns);
    state.arrangement.panes = {{view, {}}};
    repair(state);
    return state;
}

/// The pane's complete picture, as a file would contain it.
inline QImage completePane(const WindowFixture& fixture) {
    const QSize size = fixture.viewWidget(0)->size();
    const std::string id = fixture.store.state().arrangement.panes[0].view;
    const std::unique_ptr<View> view(findViewType(id)->create(nullptr));
    view->show({fixture.store.shared(), fixture.window->theme(), {}, true, false, {true}});
    QImage image(size, QImage::Format_RGB32);
    QCPPainter painter(&image);
    painter.fillRect(image.rect(), fixture.window->theme().card);
    view->paint(painter, size);
    painter.end();
    return image;
}

inline QImage pane(const WindowFixture& fixture) {
    return fixture.picture(0).convertToFormat(QImage::Format_RGB32);
}

/// Whether the pane shows that picture. Paint buffers are transparent: colours are rounded when blended into
/// the buffer, and again when blended into the window.
inline bool shows(const WindowFixture& fixture, const QImage& wanted) {
    constexpr int rounding = 2;  // of 255
    return distanceOf(pane(fixture), wanted).largest <= rounding;
}
inline bool isComplete(const WindowFixture& fixture) {
    return shows(fixture, completePane(fixture));
}

/// Processes events until `over`, and returns this thread's longest time in one turn of the event loop, in
/// milliseconds.
template <class Over>
double longestTurn(const Over& over) {
    double longest = 0;
    QElapsedTimer all;
    all.start();
    while (!over() && all.elapsed() < patience) {
        const auto turn = CpuTime::ofThread();
        QCoreApplication::processEvents();
        longest = std::max(longest, turn.milliseconds());
        QThread::usleep(200);
    }
    return longest;
}

}  // namespace posiscope
