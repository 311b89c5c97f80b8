// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the conversion dialog.
#pragma once

#include <QString>
#include <span>
#include <vector>

namespace posiscope {

/// What is done with a table; sets of them are sums.
enum ConvertTask : unsigned {
    anotherForm = 1,  ///< of sines and cosines
    anotherGrid = 2,
    anotherWindow = 4,  ///< of relative biases
    otherRows = 8,
    otherOrder = 16,  ///< of the rows of weights
    everyTask = 31,
};

struct ConvertChoice {
    QString word;  ///< as the command line has it; empty leaves the option out
    QString text;
    QString tip = {};
};

/// An option of `posiscope convert`.
struct ConvertRow {
    const char* option = nullptr;
    const char* label = nullptr;
    const char* tip = nullptr;
    unsigned tasks = 0;
    const char* empty = nullptr;  ///< what stands in the field while it is empty; null for a list
    bool needed = false;          ///< cannot stay empty
};

/// The rows in their order.
std::span<const ConvertRow> convertRows();
QString labelOf(const ConvertRow& row);
/// The entries of a list.
std::vector<ConvertChoice> choicesOf(const ConvertRow& row, ConvertTask task);

/// A task in the words of the list, and its name in the settings.
struct ConvertTaskName {
    ConvertTask task;
    const char* id;
    const char* text;
};
std::span<const ConvertTaskName> convertTasks();

/// In the list of what stands behind the last row: the rows are interpolated. It is --interpolation.
inline const QString interpolated = QStringLiteral("interpolated");

/// The text of an error with the labels of fields in the place of options: “Size in the file” for --old-grid.
/// A field that this task does not have is told with the task that has it.
QString withLabels(QString text, ConvertTask task = everyTask);

}  // namespace posiscope
