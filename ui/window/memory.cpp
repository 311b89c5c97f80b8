#include "ui/window/memory.h"

#include <utility>

#include "ui/window/filecommands.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"

namespace posiscope {

Memory::Memory(MainWindow& window, QString file) : Commands(window), file_(std::move(file)) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Memory::save);
}

void Memory::saveSoon() {
    using namespace std::chrono_literals;
    constexpr std::chrono::milliseconds quiet = 5s, longest = 10s;
    if (!timer_.isActive()) latest_ = QDeadlineTimer(longest);
    timer_.start(std::min(quiet, std::chrono::milliseconds(latest_.remainingTime())));
}

Failure Memory::save() {
    timer_.stop();
    if (file_.isEmpty()) return std::nullopt;
    Settings settings = window_.settings();
    settings.state = store_.state();
    settings.geometry = window_.presentation()->usualGeometry();
    settings.file = window_.files()->file();
    settings.modified = window_.isWindowModified();
    return saveSettings(settings, file_, window_.files()->opened());
}

}  // namespace posiscope
