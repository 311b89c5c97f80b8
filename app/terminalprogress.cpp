// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminalprogress.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>

#include "core/base/printable.h"

namespace posiscope {

namespace {

bool& quiet() {
    static bool value = false;
    return value;
}

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

void beQuiet() {
    quiet() = true;
}

TerminalProgress::TerminalProgress(std::string doing)
    : doing_(printable(std::move(doing))), begun_(isatty(STDERR_FILENO) != 0 && !quiet() ? now() : -1) {}

TerminalProgress::~TerminalProgress() {
    if (shown_ > 0) std::fputs("\r\x1b[K", stderr);
}

void TerminalProgress::show(double share) {
    print(std::to_string(static_cast<int>(std::clamp(share, 0.0, 1.0) * 100)) + " %");
}

void TerminalProgress::show() {
    print("…");
}

void TerminalProgress::print(const std::string& much) {
    constexpr double patience = 0.5;
    constexpr double between = 0.2;
    if (begun_ < 0) return;
    const double seconds = now() - begun_;
    if (seconds < patience || seconds < shown_ + between) return;
    shown_ = seconds;
    std::fprintf(stderr, "\r\x1b[Kposiscope: %s %s", doing_.c_str(), much.c_str());
    std::fflush(stderr);
}

}  // namespace posiscope
