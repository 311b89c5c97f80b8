// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of pictures, as they are typed: what is read is finite, and is read back as it was written.
#include <cmath>

#include "core/parameters/picturesize.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    if (const auto length = parseLength(text)) expect(std::isfinite(length->value), "a length is finite");
    const auto picture = parsePictureSize(text);
    if (!picture || !isSound(*picture)) return 0;
    const std::string written = formatPictureSize(*picture);
    const auto again = parsePictureSize(written);
    expect(again && *again == *picture, "a size is read back as it was written", written);
    PictureMeasure measure;
    measure.size = *picture;
    if (checkMeasure(measure)) return 0;
    expect(measure.pixelsAcross() > 0 && measure.pixelsDown() > 0 && measure.layoutWidth() > 0 &&
               measure.layoutHeight() > 0,
           "a sound size has pixels", written);
    return 0;
}
