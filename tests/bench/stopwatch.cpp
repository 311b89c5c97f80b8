// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/stopwatch.h"

#include <sys/socket.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include <QFile>
#include <QGuiApplication>
#include <algorithm>
#include <ctime>

namespace bench {

namespace {

double seconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// How long the first thread of a process has waited for a core.
double waited(pid_t process) {
    QFile file(QStringLiteral("/proc/%1/schedstat").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * 1e-9;
}

/// The process at the other end of our connection; 0 without an X server on this machine.
pid_t server() {
    auto* const x11 = qApp ? qApp->nativeInterface<QNativeInterface::QX11Application>() : nullptr;
    if (x11 == nullptr) return 0;
    ucred peer{};
    socklen_t size = sizeof peer;
    const int socket = xcb_get_file_descriptor(x11->connection());
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? peer.pid : 0;
}

}  // namespace

Stopwatch::Moment Stopwatch::present() {
    static const pid_t xServer = server();
    return {seconds(CLOCK_MONOTONIC), seconds(CLOCK_THREAD_CPUTIME_ID), seconds(CLOCK_PROCESS_CPUTIME_ID),
            waited(getpid()), xServer > 0 ? waited(xServer) : 0};
}

Stopwatch::Stopwatch() : start_(present()) {}

double Stopwatch::milliseconds() const {
    const Moment end = present();
    const double time = end.time - start_.time;
    const double computed = end.thread - start_.thread;
    const double waited = end.waited - start_.waited;
    // Waiting for our own other threads counts.
    const double own = end.process - start_.process - computed;
    // The X server's waiting matters only while we sleep until it answers.
    const double slept = std::max(time - computed - waited, 0.0);
    const double server = std::min(end.serverWaited - start_.serverWaited, slept);
    return (time - std::max(waited - own, 0.0) - server) * 1000;
}

}  // namespace bench
