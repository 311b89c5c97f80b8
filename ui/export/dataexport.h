// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a view as a file.
#pragma once

#include <QString>
#include <QStringList>

#include "core/analysis/dataset.h"
#include "core/base/result.h"

namespace posiscope {

/// The endings data can have, without dots: npy, csv.
QStringList dataFormats();

/// The bytes that the disk of a file's folder has left; nothing where that cannot be known.
std::optional<std::uint64_t> freeSpace(const QString& path);

/// Whether the disk has room for a file; the message says how much it needs and has.
Failure checkSpace(const QString& path, std::uint64_t bytes);

/// Writes the dataset to `path`, whose ending chooses the format, in blocks; an older file is replaced only
/// at the end. `progress` returning false cancels, and leaves everything as it was. Safe to call from any
/// thread.
Result<Outcome> exportData(const Dataset& data, const QString& path, NumberType type,
                           const Progress& progress);

}  // namespace posiscope
