// SPDX-License-Identifier: GPL-3.0-or-later
// A base with too few zeros.
#include "core/identify/mistakes/mistakes.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

std::vector<Variant> baseWithADigitMissingVariants(const Case& right) {
    std::vector<Variant> all;
    for (const double divisor : {10.0, 1000.0, 100.0}) {
        const double base = right.base() / divisor;
        if (base <= 1) continue;
        for (Variant& each : remade(right, {{keys::base.name, base}},
                                    Text(POSISCOPE_TR("core", "The base is %1 where %2 was meant"),
                                         {said(base), said(right.base())})))
            all.push_back(std::move(each));
    }
    return all;
}

}  // namespace

const Mistake& baseWithADigitMissingMistake() {
    static const Mistake mistake{.id = "base-with-a-digit-missing",
                                 .inItself = false,
                                 .changesValues = true,
                                 .variants = baseWithADigitMissingVariants};
    return mistake;
}

}  // namespace posiscope
