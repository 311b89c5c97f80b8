// What a table is: asked from the menu and from the panel.
#pragma once

#include <QPointer>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/fields/storedtable.h"
#include "core/state/snapshot.h"
#include "ui/window/commands.h"

namespace posiscope {

class IdentifyDialog;
struct TableInQuestion;
struct TensorInfo;

/// Opens the answer about the table that is shown, or about a file, and does what is asked for there.
class IdentifyCommands final : public Commands {
    Q_OBJECT

 public:
    explicit IdentifyCommands(MainWindow& window) : Commands(window) {}

    void fill(QMenu* menu);
    /// About the table that is shown; where none is, a file is asked for.
    void identify();
    /// About arrays of a file, any shape; asks which where there are several.
    void identifyFile(const QString& path);

 private:
    void chooseArray(const QString& path, const std::vector<TensorInfo>& arrays);
    void open(TableInQuestion question);
    void compare();
    void showAsEncoding();
    void convertTable();
    Snapshot shownAt(Subject side) const;
    /// The side that shows this table, or any table.
    std::optional<Subject> sideWithTable(const StoredTable* table = nullptr) const;
    TableInQuestion questionAbout(Subject side) const;
    void change(const std::function<Failure(State&)>& edit, const QString& name);

    QPointer<IdentifyDialog> dialog_;
};

}  // namespace posiscope
