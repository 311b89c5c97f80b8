// SPDX-License-Identifier: GPL-3.0-or-later
// The materials of the monkey.
#pragma once

#include <QStringList>

/// Keys and combinations that are in no menu, by their names in xdotool.
QStringList monkeyKeys();
/// Texts to type into any focused field. They are no paths, because the monkey must not leave its folder.
QStringList monkeyTexts();
/// Writes sound and broken files of every kind into `folder`, and returns their paths.
QStringList writeMonkeyFiles(const QString& folder);
