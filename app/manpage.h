// SPDX-License-Identifier: GPL-3.0-or-later
// The man page, which the build installs.
#pragma once

#include <QString>

namespace posiscope {

/// In the language of man(7).
QString manPage();

}  // namespace posiscope
