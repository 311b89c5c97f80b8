// Whether the desktop asks for less motion.
#pragma once

namespace posiscope {

/// What the settings of GTK (gtk-enable-animations) and KDE (AnimationDurationFactor) say in their files;
/// false where there are none.
bool systemReducesMotion();

}  // namespace posiscope
