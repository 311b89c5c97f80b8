// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interrupts.h"

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QSocketNotifier>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace posiscope {

namespace {

// The handler of a signal reaches nothing but globals.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t received = 0;
volatile std::sig_atomic_t finishing = 0;  // whether the first signal is only noted
constexpr std::size_t mostLeftovers = 32;
char* leftovers[mostLeftovers] = {};
int wakeUp[2] = {-1, -1};  // pipe from the signal handler, which may do little, to the event loop
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

/// A folder stands before its files.
void removeLeftovers() {
    for (std::size_t n = mostLeftovers; n-- > 0;)
        if (leftovers[n] != nullptr && ::unlink(leftovers[n]) != 0) ::rmdir(leftovers[n]);
}

void endBySignal(int signal) {
    removeLeftovers();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void note(int signal) {
    const bool asked = signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
    if (!asked || finishing == 0 || received != 0) return endBySignal(signal);
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
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGXCPU}) {
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

void openStandardStreams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)  // open() takes the lowest number that is free
            static_cast<void>(::open("/dev/null", (stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)));
}

void removeAtSignal(const std::string& path) {
    char** const place = std::ranges::find(leftovers, nullptr);
    if (place == std::end(leftovers)) return;
    *place = ::strdup(path.c_str());
    install();
}

void forgetAtSignal(const std::string& path) {
    for (char*& each : leftovers)
        if (each != nullptr && path == each) each = nullptr;  // a handler may be reading it
}

void catchInterrupts() {
    finishing = 1;
    install();
}

bool interrupted() {
    return received != 0;
}

void endIfInterrupted() {
    if (received == 0) return;
    removeLeftovers();
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
    catchInterrupts();
}

}  // namespace posiscope
