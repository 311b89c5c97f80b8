#include <algorithm>
#include <array>

#include "core/encodings/alibi.h"
#include "core/encodings/cope.h"
#include "core/encodings/deberta.h"
#include "core/encodings/fire.h"
#include "core/encodings/fourier.h"
#include "core/encodings/kerple.h"
#include "core/encodings/learned.h"
#include "core/encodings/nope.h"
#include "core/encodings/rope.h"
#include "core/encodings/shaw.h"
#include "core/encodings/sinusoidal.h"
#include "core/encodings/sinusoidal2d.h"
#include "core/encodings/t5.h"
#include "core/encodings/table.h"
#include "core/encodings/timestep.h"
#include "core/encodings/transformerxl.h"
#include "core/encodings/xpos.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::span<const Encoding* const> encodings() {
    static const std::array all{
        // Absolute
        &sinusoidalEncoding(),
        &learnedEncoding(),
        &sinusoidal2dEncoding(),
        &timestepEncoding(),
        &fourierEncoding(),
        &tableEncoding(),
        // Rotary
        &ropeEncoding(),
        &xposEncoding(),
        // Relative and bias
        &alibiEncoding(),
        &t5Encoding(),
        &debertaEncoding(),
        &shawEncoding(),
        &transformerXlEncoding(),
        &kerpleEncoding(),
        &fireEncoding(),
        &copeEncoding(),
        &nopeEncoding(),
    };
    return all;
}

const Encoding* findEncoding(std::string_view id) {
    const auto all = encodings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Encoding* each) { return each->id == id; });
    return found == all.end() ? nullptr : *found;
}

Extent extentOf(const Values& values) {
    const Encoding* encoding = findEncoding(values.get(keys::encoding));
    return (encoding != nullptr ? encoding : encodings().front())->extent(values);
}

Text familyName(Family family) {
    switch (family) {
        case Family::absolute: return POSISCOPE_TR("core", "Absolute");
        case Family::rotary: return POSISCOPE_TR("core", "Rotary");
        case Family::relative: break;
    }
    return POSISCOPE_TR("core", "Relative and bias");
}

}  // namespace posiscope
