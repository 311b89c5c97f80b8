#pragma once

namespace posiscope {

/// Makes icons and the style sheet available and sets style and font; to be called once, after the
/// application and before any widget is made.
void initialiseResources();

}  // namespace posiscope
