#pragma once

namespace posiscope {

/// Makes icons and the style sheet available; to be called once, before any window is made.
void initialiseResources();

}  // namespace posiscope
