// SPDX-License-Identifier: GPL-3.0-or-later
// Converted tables as files.
#pragma once

#include <QString>
#include <QStringList>

#include "core/convert/conversion.h"
#include "core/convert/wholemodel.h"
#include "ui/export/dataexport.h"

namespace posiscope {

/// The endings that converted tables can have, without dots.
QStringList convertedFormats();

/// Writes the arrays to `path`, whose ending chooses the format, in blocks of rows; an older file is replaced
/// only at the end. Fails where they do not fit the format. `progress` returning false cancels, and leaves
/// everything as it was. Safe to call from any thread.
Result<Outcome> exportArrays(const std::vector<ConvertedArray>& arrays, const QString& path,
                             const Progress& progress);

/// Writes a copy of the model with the array in place of its tensor, in the same way.
Result<Outcome> exportWhole(const WholeModel& model, const ConvertedArray& array, const QString& path,
                            const Progress& progress);

}  // namespace posiscope
