// SPDX-License-Identifier: GPL-3.0-or-later
// JSON Schemas of what the program writes, made from its own tables of keys and parameters.
#pragma once

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

namespace posiscope {

/// The names of all schemas: the commands that answer in JSON, "error", "session" and "settings".
QStringList schemaNames();

/// The schema of one of these names.
nlohmann::ordered_json schemaOf(const QString& name);

}  // namespace posiscope
