// Pictures in lessons.
#pragma once

#include "core/lessons/lesson.h"

namespace posiscope {

/// Refuses the first picture, ![words](file) or ![words][name], in a passage of the lesson: pictures are not
/// shown. The error names the line.
Failure refusePictures(const Lesson& lesson);

}  // namespace posiscope
