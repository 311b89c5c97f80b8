// Tables that are read in another thread: large, changed or missing ones.
#pragma once

#include <set>
#include <string>
#include <utility>

#include "ui/window/commands.h"

namespace posiscope {

class FileWatch;

/// Reads the tables of the state that nobody has read yet. Offers to read changed files again and to replace
/// missing ones.
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
