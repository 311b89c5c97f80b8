// SPDX-License-Identifier: GPL-3.0-or-later
// Tables from files.
#pragma once

#include <QStringList>
#include <string>
#include <vector>

#include "core/relate/relation.h"
#include "core/state/state.h"
#include "ui/async/asyncresult.h"
#include "ui/window/commands.h"

namespace posiscope {

struct TensorInfo;

/// Opens tables from files. Large ones are read in another thread.
class TableCommands final : public Commands {
    Q_OBJECT

 public:
    explicit TableCommands(Workbench& bench);

    void askToOpen();
    /// Asks for a table that becomes B. A stays; without a comparison one begins.
    void askToOpenAsB();
    /// Opens a file of numbers, or a folder of a model, and asks for the table where there are several. It
    /// becomes what the form edits, A or B. False: it was refused.
    bool open(const QString& path);
    bool openOn(Subject side, const QString& path);
    /// Opens the table FILE[:TENSOR].
    bool openNamed(const QString& fileAndTensor);
    /// Opens the table that the clipboard holds as text, as NumPy and PyTorch print it.
    bool paste();
    bool openTensor(const QString& path, const std::string& tensor);

 signals:
    /// A file of a person's own.
    void opened(const QString& path);

 private:
    QString askedFor(const QString& title);
    bool chooseTensor(const QString& path, const std::vector<TensorInfo>& candidates, Subject side);
    bool openTensor(const QString& path, const std::string& tensor, Subject side);
    void readBeside(const QString& path, const std::string& tensor, Subject side);
    /// Asks whether a table may take far more memory than its file has bytes, and reads it then.
    bool askForMemory(const std::string& path, const std::string& tensor, Subject side, const Error& error);
    bool showTable(const std::string& path, const std::string& tensor, Subject side);

    using Sides = std::pair<std::shared_ptr<const Model>, std::shared_ptr<const Model>>;
    Sides sides() const { return {store_.snapshot().model, store_.snapshot().other}; }
    /// Says what B is to A in the status bar, now or when it is known.
    void askForRelation();
    void tellRelation();

    AsyncResult<Sides, std::optional<Relation>> relation_;
    QString opened_;  ///< what was said of the table for which it is asked
};

}  // namespace posiscope
