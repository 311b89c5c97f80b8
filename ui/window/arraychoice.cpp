// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/arraychoice.h"

#include <QFileInfo>
#include <algorithm>

#include "ui/dialogs/dialogs.h"
#include "ui/window/tensordialog.h"

namespace posiscope {

std::vector<TensorInfo> arraysOfNumbers(const TableFileInfo& file) {
    std::vector<TensorInfo> arrays = tableCandidates(file);
    for (const TensorInfo& each : file.tensors) {
        const bool number = each.cells || each.type.starts_with("complex");
        const bool empty = std::find(each.shape.begin(), each.shape.end(), 0U) != each.shape.end();
        if (number && !empty && !each.isTable()) arrays.push_back(each);
    }
    return arrays;
}

std::optional<std::string> arrayChosen(const QString& path, const std::vector<TensorInfo>& arrays,
                                       QWidget* parent) {
    if (arrays.size() < 2) return arrays.empty() ? std::string() : arrays.front().name;
    HeldDialog<TensorDialog> dialog(QFileInfo(path).fileName(), arrays, parent);
    if (!dialog.isAccepted()) return std::nullopt;
    return dialog->chosen().name;
}

}  // namespace posiscope
