// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the desktop asks for less motion.
#pragma once

#include <functional>

class QObject;

namespace posiscope {

/// From the settings files of GTK (gtk-enable-animations) and KDE (AnimationDurationFactor); false without
/// any.
bool desktopFilesReduceMotion();

/// Calls `reduce` when GNOME's own settings ask for less motion (org.gnome.desktop.interface
/// enable-animations). They stand in a database, which the program `gsettings` reads while the window is
/// already there. On other desktops nothing is started.
void whenGnomeReducesMotion(QObject* context, const std::function<void()>& reduce);

}  // namespace posiscope
