// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/memory.h"

#include <utility>

#include "ui/lessons/player.h"

namespace posiscope {

Memory::Memory(Workbench& bench, QString file)
    : QObject(bench.window), bench_(bench), store_(bench.store), file_(std::move(file)) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (const auto failure = save()) reportIn(bench_, *failure);
    });
}

void Memory::saveSoon() {
    using namespace std::chrono_literals;
    constexpr std::chrono::milliseconds quiet = 2s, longest = 4s;
    if (!timer_.isActive()) latest_ = QDeadlineTimer(longest);
    timer_.start(std::min(quiet, std::chrono::milliseconds(latest_.remainingTime())));
}

Settings Memory::settingsNow() const {
    constexpr int remembered = 60;
    Settings settings = bench_.settings;
    const LessonPlayer& lessons = *bench_.lessons;
    settings.state = lessons.ownState();
    settings.lesson.reset();
    if (lessons.lesson() != nullptr) settings.lesson = store_.committed();
    settings.course = lessons.course();
    settings.history = store_.lastSteps(remembered);
    if (fill_) fill_(settings);
    return settings;
}

Failure Memory::write(const Settings& settings) {
    timer_.stop();
    if (file_.isEmpty()) return std::nullopt;
    auto failure = saveSettings(settings, file_, bench_.opened);
    if (failure && std::exchange(told_, true)) return std::nullopt;
    return failure;
}

Failure Memory::save() {
    return write(settingsNow());
}

Failure Memory::saveWithoutChanges() {
    Settings settings = settingsNow();
    if (settings.saved) settings.state = *settings.saved;
    if (!settings.lesson) settings.history.reset();
    return write(settings);
}

}  // namespace posiscope
