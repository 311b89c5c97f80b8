// SPDX-License-Identifier: GPL-3.0-or-later
// `posiscope help --man|--bash|--zsh|--fish`: the man page and the completions, which the build installs.
#pragma once

#include "app/commandline.h"

namespace posiscope {

/// The man page, in the language of man(7).
QString manPage();
/// The completion of a shell: "bash", "zsh" or "fish".
QString completion(const QString& shell);

/// The words after `posiscope help`.
Exit runHelp(const QStringList& words);

}  // namespace posiscope
