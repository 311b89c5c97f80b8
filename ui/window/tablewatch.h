// Tables that are read beside the window: large ones, ones that have changed, ones that are missing.
#pragma once

#include <set>
#include <string>
#include <utility>

#include "ui/window/commands.h"

namespace posiscope {

class FileWatch;

/// Reads what the state shows and nobody has read yet, and offers to read what has changed on the disk or has
/// gone.
class TableWatch final : public Commands {
    Q_OBJECT

 public:
    explicit TableWatch(MainWindow& window) : Commands(window) {}

    void readWaiting();
    void watch();
    void reload();
    void offerMissing();

 private:
    void replaceFile(const std::string& missing, const std::string& found);

    std::set<std::pair<std::string, std::string>> reading_;
    FileWatch* watch_ = nullptr;
};

}  // namespace posiscope
