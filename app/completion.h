// SPDX-License-Identifier: GPL-3.0-or-later
// The completion of shells, which the build installs.
#pragma once

#include <QString>

namespace posiscope {

/// What a shell reads: "bash", "zsh" or "fish".
QString completion(const QString& shell);

}  // namespace posiscope
