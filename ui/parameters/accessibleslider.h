// What a screen reader is told of a slider.
#pragma once

namespace posiscope {

/// From now on a screen reader hears the value of a ParameterSlider as it is shown, with its unit, instead of
/// the position of its knob.
void tellScreenReadersOfSliders();

}  // namespace posiscope
