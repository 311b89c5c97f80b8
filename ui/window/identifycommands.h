// SPDX-License-Identifier: GPL-3.0-or-later
// Identify table: from the menu and from the panel.
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

class ConvertSource;
class IdentifyDialog;
struct ConvertRequest;
struct TableInQuestion;
struct TensorInfo;

/// Opens the answer about the table shown or about a file, and runs the actions that are chosen there.
class IdentifyCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;

    void fill(QMenu* menu);
    /// Identifies the table shown; without one, asks for a file.
    void identify();
    /// Identifies arrays of a file, of any shape; asks which if there are several.
    void identifyFile(const QString& path);
    /// Converts the table shown; without one, asks for a file.
    void convert();

 private:
    /// What is done with a table.
    using Use = void (IdentifyCommands::*)(TableInQuestion question);
    void withTable(const QString& title, Use use);
    void withFile(const QString& path, Use use);
    void chooseArray(const QString& path, const std::vector<TensorInfo>& arrays, Use use);
    void open(TableInQuestion question);
    void compare();
    void showAsEncoding();
    void saveReport();
    void convertTable(TableInQuestion question);
    void write(const std::shared_ptr<ConvertSource>& source, const ConvertRequest& request, bool copiesModel);
    Snapshot shownAt(Subject side) const;
    /// The side that shows this table, or any table for null.
    std::optional<Subject> sideWithTable(const StoredTable* table = nullptr) const;
    TableInQuestion questionAbout(Subject side) const;
    void change(const std::function<Failure(State&)>& edit, const QString& name);

    QPointer<IdentifyDialog> dialog_;
};

}  // namespace posiscope
