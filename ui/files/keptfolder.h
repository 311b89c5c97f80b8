// SPDX-License-Identifier: GPL-3.0-or-later
// The folder for tables that were no files: what a stream gave, what was pasted, and what was computed.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace posiscope {

/// The path of the folder, which holds at most 16 files: the oldest ones go first.
QString keptFolder();

/// A file in it with these bytes, by which and by its beginning it is named.
Result<QString> keepBytes(const QByteArray& bytes, const QString& beginning, const QString& ending);

/// A file in it with this text, by which it is named.
Result<QString> keepText(const QString& text);

}  // namespace posiscope
