// SPDX-License-Identifier: GPL-3.0-or-later
// The base of a class in place of that of the configuration.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> defaultBaseVariants(const Case& right) {
    if (!right.rotary()) return {};
    return remade(right, {{keys::base.name, 10000.0}},
                  Text(POSISCOPE_TR("core", "The base is %1, the default of the code, where %2 was meant"),
                       {said(10000), said(right.base())}));
}

}  // namespace

const Mistake& defaultBaseMistake() {
    static const Mistake mistake{
        .id = "default-base", .inItself = false, .changesValues = true, .variants = defaultBaseVariants};
    return mistake;
}

}  // namespace posiscope
