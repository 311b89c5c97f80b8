// SPDX-License-Identifier: GPL-3.0-or-later
// The list of mistakes.
#pragma once

#include "core/identify/mistakes/mistake.h"

// clang-format off
/// The mistakes in the order of trial: of two that produce the same table, the first is reported.
/// `NAMEMistake()` is defined in NAME.cpp. A new one is a line here.
#define POSISCOPE_MISTAKES(each) \
    each(defaultBase) \
    each(oneBaseForAllLayers) \
    each(baseWithADigitMissing) \
    each(otherSpectrum) \
    each(wholeHeadForAPart) \
    each(partialForProportional) \
    each(scalingNotApplied) \
    each(linearForAnotherKind) \
    each(longFactorsForShortTexts) \
    each(yarnBoundsRounded) \
    each(oneRowShortAfterResizing) \
    each(exponentDoubled) \
    each(exponentDoubledInPairs) \
    each(cosineOneStepFurther) \
    each(baseAndExponentExchanged) \
    each(wholeNumberDivisionInTheExponent) \
    each(multipliedInsteadOfDivided) \
    each(firstRowZero) \
    each(rowsMoved) \
    each(oneRowForAll) \
    each(offsetOfTheCacheIgnored) \
    each(paddingCounted) \
    each(attentionFactorForgotten) \
    each(logarithmAppliedTwice) \
    each(givenFactorIgnored) \
    each(factorByAnotherFormula) \
    each(scaledTable) \
    each(scaleRounded) \
    each(turnedTheOtherWay) \
    each(halvesExchanged) \
    each(frequenciesRounded) \
    each(positionsRounded) \
    each(angleRounded) \
    each(everythingInTheModelDtype)
// clang-format on

namespace posiscope {

#define POSISCOPE_DECLARE(name) const Mistake& name##Mistake();
POSISCOPE_MISTAKES(POSISCOPE_DECLARE)
#undef POSISCOPE_DECLARE

/// All mistakes in that order.
std::span<const Mistake* const> mistakes();

}  // namespace posiscope
