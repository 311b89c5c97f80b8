// Memory that costs less to touch first.
#pragma once

namespace posiscope {

/// Lets the first megabytes of the heap lie in large pages, where the system offers them to who asks: the
/// window's first picture touches a thousand small ones, and each stops the program for over a microsecond.
/// To be called before anything else; does nothing on other systems.
void useLargePages();

}  // namespace posiscope
