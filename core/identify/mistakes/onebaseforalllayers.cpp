// SPDX-License-Identifier: GPL-3.0-or-later
// The base of global layers in local ones.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> oneBaseForAllLayersVariants(const Case& right) {
    std::vector<Variant> all;
    if (!right.rotary() || right.base() != 10000) return all;
    for (const double base : {160000.0, 1e6})
        for (Variant& each :
             remade(right, {{keys::base.name, base}},
                    Text(POSISCOPE_TR("core", "The base is %1, that of global layers, where %2 was meant"),
                         {said(base), said(right.base())})))
            all.push_back(std::move(each));
    return all;
}

}  // namespace

const Mistake& oneBaseForAllLayersMistake() {
    static const Mistake mistake{.id = "one-base-for-all-layers",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = oneBaseForAllLayersVariants};
    return mistake;
}

}  // namespace posiscope
