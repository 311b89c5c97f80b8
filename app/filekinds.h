// SPDX-License-Identifier: GPL-3.0-or-later
// What a file is, by its ending and its first bytes.
#pragma once

#include <QString>

namespace posiscope {

/// Whether the file is a session, or a picture that may carry one.
bool holdsSession(const QString& path);

/// Whether the file is a configuration: YAML, the header of a GGUF file that names an architecture, or JSON
/// that is no list of numbers, which would be a table, and no index of a model's files. A session in JSON is
/// one, too.
bool holdsObject(const QString& path);

}  // namespace posiscope
