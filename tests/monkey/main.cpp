// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope_monkey SEED MINUTES FOLDER plays with a window for this time, closes it, and ends with status 0.
// All its files are in FOLDER; FOLDER/actions lists its actions. tests/monkey/run runs it.
#include <execinfo.h>
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QTimer>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>

#include "tests/monkey/monkey.h"
#include "ui/style/resources.h"
#include "ui/translation/language.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

#ifndef __SANITIZE_ADDRESS__
/// Prints the call stack where no sanitizer does.
void sayStack(int signal) {
    void* frames[64];
    backtrace_symbols_fd(frames, backtrace(frames, 64), STDERR_FILENO);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}
#endif

/// Aborts, and so prints the call stack, if the window does not answer.
class Watchdog {
 public:
    explicit Watchdog(std::chrono::seconds patience)
        : thread_([this, patience](const std::stop_token& stop) {
              while (!stop.stop_requested()) {
                  std::this_thread::sleep_for(std::chrono::milliseconds(200));
                  if (std::chrono::steady_clock::now() - last_.load() < patience) continue;
                  std::fputs("the window does not answer\n", stderr);
                  pthread_kill(main_, SIGABRT);
                  return;
              }
          }) {}
    void alive() { last_ = std::chrono::steady_clock::now(); }

 private:
    pthread_t main_ = pthread_self();
    std::atomic<std::chrono::steady_clock::time_point> last_ = std::chrono::steady_clock::now();
    std::jthread thread_;
};

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        std::fputs("posiscope_monkey SEED MINUTES FOLDER\n", stderr);
        return 2;
    }
    const quint64 seed = std::strtoull(words[1], nullptr, 10);
    const auto milliseconds = static_cast<qint64>(std::strtod(words[2], nullptr) * 60'000);
    const QString folder = QDir(QString::fromLocal8Bit(words[3])).absolutePath();
    if (!QDir::setCurrent(folder)) return 2;
#ifndef __SANITIZE_ADDRESS__
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL})
        std::signal(signal, sayStack);
#endif
    QApplication application(count, words);
    QApplication::setApplicationName(QStringLiteral("posiscope"));
    QApplication::setQuitOnLastWindowClosed(false);
    initialiseResources();
    useLanguage(*findLanguage(QStringLiteral("en")));
    int actions = 0;
    {
        const QString file = folder + QStringLiteral("/settings.json");
        // As the settings of a day before have it: with one to four panes.
        Settings settings;
        settings.state.arrangement.panes.resize(1 + seed % 4);
        StateStore store(settings.shown(), viewIds());
        MainWindow window(store, settings, file);
        window.QMainWindow::show();
        Monkey monkey(seed, window, folder, folder + QStringLiteral("/actions"));
        Watchdog watchdog(std::chrono::seconds(120));
        QTimer pulse;
        QObject::connect(&pulse, &QTimer::timeout, [&watchdog] { watchdog.alive(); });
        pulse.start(100);
        monkey.play(milliseconds);
        QApplication::exec();
        actions = monkey.actions();
    }
    std::printf("%d actions\n", actions);
    return 0;
}
