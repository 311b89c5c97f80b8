// The numbers of a view as a file.
#pragma once

#include <QString>
#include <QStringList>

#include "core/dataset.h"
#include "core/result.h"

namespace posiscope {

/// The endings data can have, without dots: npy, csv.
QStringList dataFormats();

enum class Outcome { done, cancelled };

/// Writes the dataset to `path`, whose ending chooses the format, in blocks; an older file is replaced only
/// at the end. `progress` returning false cancels, and leaves everything as it was. Safe to call from any
/// thread.
Result<Outcome> exportData(const Dataset& data, const QString& path, NumberType type,
                           const Progress& progress);

}  // namespace posiscope
