// SPDX-License-Identifier: GPL-3.0-or-later
// The card in the panel that says what a table is.
#pragma once

#include <QWidget>

#include "core/state/snapshot.h"
#include "ui/async/tableidentity.h"

class QLabel;
class QPushButton;

namespace posiscope {

/// A line with the table's identity, a line with its mistakes, and a button for the whole answer. The answer
/// is computed in another thread; until it arrives, the line says so.
class IdentityCard final : public QWidget {
    Q_OBJECT

 public:
    explicit IdentityCard(QWidget* parent = nullptr);

    /// Shows the table of the model. The card is hidden where no table has been read.
    void show(const Model& model);

 signals:
    void identifyWanted();

 private:
    void tell();
    QString summaryOf(const Identity& answer) const;

    TableIdentity identity_;
    std::shared_ptr<const StoredTable> table_;
    QLabel* line_;
    QLabel* wrong_;
    QPushButton* button_;
};

}  // namespace posiscope
