// SPDX-License-Identifier: GPL-3.0-or-later
// The endings of table files, for dialogs and messages.
#pragma once

#include <QString>

namespace posiscope {

/// "*.npy *.npz …", as the filters of file dialogs take them.
QString tablePatterns();
/// ".npy, .npz, …".
QString tableEndingList();
/// Whether a file is opened as a table by its name alone; those of Python too that are refused with the line
/// that converts them.
bool hasTableEnding(const QString& path);

}  // namespace posiscope
