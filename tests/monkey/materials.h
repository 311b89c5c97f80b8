// What the monkey plays with.
#pragma once

#include <QStringList>

/// Keys and combinations that no menu has, as xdotool names them.
QStringList monkeyKeys();
/// What it types into whatever has the keyboard. No paths: it must not leave its folder.
QStringList monkeyTexts();
/// Writes sound and broken files of every kind into `folder`, and returns their paths.
QStringList writeMonkeyFiles(const QString& folder);
