// SPDX-License-Identifier: GPL-3.0-or-later
// A window that draws frames, and then prints two numbers of megabytes: what is resident, and what is
// allocated.
//
//     bench_memory MAX_LEN D_MODEL FRAMES
#include <malloc.h>

#include <QApplication>
#include <QFile>
#include <cmath>
#include <cstdio>

#include "core/parameters/keys.h"
#include "ui/style/resources.h"
#include "ui/view/view.h"
#include "ui/window/mainwindow.h"

using namespace posiscope;

namespace {

double residentMegabytes() {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.simplified().split(' ').at(1).toDouble() * 1024 / 1e6;
    return 0;
}

/// Without what the allocator keeps of freed memory, and without the pages of libraries.
double allocatedMegabytes() {
    const struct mallinfo2 all = ::mallinfo2();
    return static_cast<double>(all.uordblks + all.hblkhd) / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() != 4) return 2;
    initialiseResources();
    StateStore store(defaultState(), viewIds());
    MainWindow window(store, {}, {});
    window.QMainWindow::show();
    for (int frame = 0; frame < words.at(3).toInt(); ++frame) {
        // As one drag, each frame with another base and other numbers of positions and dimensions.
        const double share = std::abs(frame % 16 - 8) / 64.0;
        const auto failure = store.update(
            [&](State& state) {
                state.set(keys::maxLen, static_cast<std::int64_t>(words.at(1).toDouble() * (1 - share)));
                state.set(keys::dModel, static_cast<std::int64_t>(words.at(2).toDouble() * (1 - share)));
                state.set(keys::base, 10000 * std::pow(2, share));
            },
            QStringLiteral("Drag"), Gesture{Gesture::Kind::parameter, "drag"});
        if (failure) return 1;
        for (int n = 0; n < 3; ++n)
            QApplication::processEvents(QEventLoop::AllEvents, 100);
    }
    std::printf("%.3f %.3f\n", residentMegabytes(), allocatedMegabytes());
    return 0;
}
