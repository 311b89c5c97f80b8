// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/precision/precisionwords.h"

#include <QCoreApplication>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/parameters/viewkeys.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

struct PrecisionWords {
    Q_DECLARE_TR_FUNCTIONS(PrecisionView)
};

constexpr int digits = 3;

QString number(double error) {
    return std::isinf(error) ? QStringLiteral("∞") : readable(error, digits);
}

bool isBias(const Snapshot& now) {
    return !now.model->hasTable();
}

/// A row of the table, or a distance of a bias.
QString placeText(const Snapshot& now, std::int64_t place) {
    return isBias(now) ? grouped(place) : positionText(now.model->positions(), place);
}

QString largestWords(const Snapshot& now, const PrecisionFacts& facts) {
    if (facts.largest == 0) return PrecisionWords::tr("none");
    const QString error = number(facts.largest);
    const QString at = placeText(now, facts.largestAt);
    const QString pair = grouped(facts.largestPair);
    return isBias(now) ? PrecisionWords::tr("%1 at distance %2, head %3").arg(error, at, pair)
                       : PrecisionWords::tr("%1 at position %2, pair %3").arg(error, at, pair);
}

QString equalWords(const Snapshot& now, const PrecisionFacts& facts) {
    if (!facts.equalRows) return PrecisionWords::tr("no two neighbours");
    const QString first = placeText(now, *facts.equalRows);
    const QString second = placeText(now, *facts.equalRows + 1);
    return isBias(now) ? PrecisionWords::tr("first at distances %1 and %2").arg(first, second)
                       : PrecisionWords::tr("first at positions %1 and %2").arg(first, second);
}

}  // namespace

QString holdsWords(const Snapshot& now, const PrecisionFacts& facts) {
    const QString limit = readable(now.state.get(keys::errorLimit), digits);
    if (facts.holdsEverywhere) return PrecisionWords::tr("below %1 everywhere").arg(limit);
    if (!facts.holdsTo) return PrecisionWords::tr("above %1 from the beginning").arg(limit);
    const QString last = placeText(now, *facts.holdsTo);
    return isBias(now) ? PrecisionWords::tr("below %1 up to distance %2").arg(limit, last)
                       : PrecisionWords::tr("below %1 up to position %2").arg(limit, last);
}

QString pipelineWords(const Snapshot& now) {
    for (const Parameter& parameter : encodingOf(now.state).parameters)
        if (parameter.key == keys::precision.name)
            return translated(parameter.findChoice(now.state.get(keys::precision))->label);
    return PrecisionWords::tr("exact");
}

std::vector<ShownFact> factsOf(const Snapshot& now, const PrecisionFacts& facts) {
    const QString count = grouped(now.model->table().rows());
    std::vector<ShownFact> all{{PrecisionWords::tr("Largest error"), largestWords(now, facts)},
                               {PrecisionWords::tr("Root mean square"), number(facts.rms)},
                               {PrecisionWords::tr("Equal rows"), equalWords(now, facts)},
                               {PrecisionWords::tr("Different rows"),
                                PrecisionWords::tr("%1 of %2").arg(grouped(facts.differentRows), count)}};
    const QString offset = grouped(std::abs(now.state.get(keys::offset)));
    if (facts.score)
        all.push_back({PrecisionWords::tr("Scores at distance %1").arg(offset),
                       PrecisionWords::tr("off by up to %1").arg(number(*facts.score))});
    if (facts.map)
        all.push_back({PrecisionWords::tr("M_k for k = %1").arg(offset),
                       PrecisionWords::tr("fails by up to %1").arg(number(*facts.map))});
    return all;
}

QString precisionDescription(const Snapshot& now, const PrecisionFacts* facts) {
    if (const Text problem = precisionProblem(now); !problem.empty()) return translated(problem);
    const QString what = isBias(now) ? PrecisionWords::tr(
                                           "The error of the bias over the distance, and of every head, "
                                           "against the exact encoding. Rounded: %1.")
                                     : PrecisionWords::tr(
                                           "The error of the table over the position, and of every "
                                           "pair, against the exact encoding. Rounded: %1.");
    QStringList sentences{what.arg(pipelineWords(now))};
    if (facts == nullptr) return sentences.front() + u' ' + PrecisionWords::tr("They are being computed.");
    sentences << PrecisionWords::tr("Error: %1.").arg(holdsWords(now, *facts));
    for (const ShownFact& fact : factsOf(now, *facts))
        sentences << PrecisionWords::tr("%1: %2.").arg(fact.name, fact.value);
    return sentences.join(u' ');
}

}  // namespace posiscope
