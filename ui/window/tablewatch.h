// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are read in another thread: large, changed or missing ones.
#pragma once

#include <set>
#include <string>
#include <utility>

#include "ui/window/commands.h"

namespace posiscope {

class FileWatch;

/// Reads the tables of the state that nobody has read yet. Offers to read changed files again and to replace
/// missing ones, a configuration, too.
class TableWatch final : public QObject {
    Q_OBJECT

 public:
    explicit TableWatch(Workbench& bench);

    void readWaiting();
    void watch();
    /// Reads files again by itself as soon as they have changed, from now on.
    void follow();
    void reload();
    void offerMissing();

 private:
    void replaceFile(const std::string& missing, const std::string& found);
    void offerMissingConfig();

    void reload(bool byItself);

    Workbench& bench_;
    StateStore& store_;
    std::set<std::pair<std::string, std::string>> reading_;
    bool following_ = false;
    FileWatch* watch_ = nullptr;
};

}  // namespace posiscope
