// Whether the desktop asks for less motion.
#pragma once

namespace posiscope {

/// The settings in the files of GTK (gtk-enable-animations) and KDE (AnimationDurationFactor); false without
/// any.
bool systemReducesMotion();

}  // namespace posiscope
