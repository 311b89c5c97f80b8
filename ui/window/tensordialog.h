// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of a table in a file.
#pragma once

#include <QDialog>
#include <vector>

#include "core/tables/tensorinfo.h"

class QLineEdit;
class QTreeWidget;

namespace posiscope {

/// A list of tables with their shapes and cell types, the likeliest first. Typing filters it.
class TensorDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `candidates` (those of tableCandidates(), or arrays of any shape) must outlive the dialog.
    TensorDialog(const QString& file, const std::vector<TensorInfo>& candidates, QWidget* parent);

    /// The chosen table.
    const TensorInfo& chosen() const;

 private:
    void narrow(const QString& words);

    const std::vector<TensorInfo>& candidates_;
    QLineEdit* filter_;
    QTreeWidget* list_;
};

}  // namespace posiscope
