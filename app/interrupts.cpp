// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interrupts.h"

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QSocketNotifier>
#include <cerrno>
#include <csignal>

namespace posiscope {

namespace {

// The handler of a signal reaches nothing but globals.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t received = 0;
int wakeUp[2] = {-1, -1};  // pipe from the signal handler, which may do little, to the event loop
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

void note(int signal) {
    const int before = errno;
    received = signal;
    const char byte = 0;
    if (wakeUp[1] >= 0 && ::write(wakeUp[1], &byte, 1) < 0)
        received = signal;  // a full pipe wakes the event loop as well
    errno = before;
}

void install() {
    struct sigaction action {};
    action.sa_handler = note;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction now {};
        // A signal that the parent process ignores (nohup) stays ignored.
        if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN) continue;
        ::sigaction(signal, &action, nullptr);
    }
}

}  // namespace

void ignoreFileLimit() {
    std::signal(SIGXFSZ, SIG_IGN);
}

void catchInterrupts() {
    install();
}

bool interrupted() {
    return received != 0;
}

void endIfInterrupted() {
    if (received == 0) return;
    std::signal(received, SIG_DFL);
    std::raise(received);
}

void onInterrupt(std::function<void(int signal)> act) {
    if (::pipe2(wakeUp, O_CLOEXEC | O_NONBLOCK) != 0) return;  // without the pipe the signals end the process
    auto* notifier = new QSocketNotifier(wakeUp[0], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(notifier, &QSocketNotifier::activated, notifier, [notifier, act = std::move(act)] {
        notifier->setEnabled(false);
        act(received);
    });
    install();
}

}  // namespace posiscope
