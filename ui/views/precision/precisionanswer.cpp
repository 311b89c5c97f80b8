// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/precision/precisionanswer.h"

#include "core/parameters/viewkeys.h"

namespace posiscope {

std::int64_t askedPair(const Snapshot& snapshot) {
    return snapshot.state.get(keys::errorPairs) == "cursor" ? pairAtCursor(snapshot) : -1;
}

PrecisionQuestion questionOf(const Snapshot& snapshot) {
    return {snapshot.state.get(keys::errorLimit), snapshot.state.get(keys::offset), askedPair(snapshot)};
}

PrecisionAnswer::PrecisionAnswer(QObject* receiver, const std::function<void()>& factsArrived,
                                 const std::function<void()>& bandsArrived,
                                 const std::function<void()>& progressed)
    : facts_(receiver, factsArrived, progressed), bands_(receiver, bandsArrived, bandsArrived) {}

void PrecisionAnswer::askFacts(const Snapshot& snapshot, const Waiting& waiting) {
    const PrecisionSubject& subject = subjectOf(snapshot);
    const PrecisionQuestion question = questionOf(snapshot);
    facts_.ask({snapshot.model, question}, waiting, [subject, question](const Progress& proceed) {
        return precisionFacts(subject, question, proceed);
    });
}

void PrecisionAnswer::askBands(const Snapshot& snapshot, const ErrorAxis& axis, const Waiting& waiting) {
    const PrecisionSubject& subject = subjectOf(snapshot);
    const BandsKey key{snapshot.model, askedPair(snapshot), axis};
    const std::vector<IndexRange> columns = subject.columnsOf(key.pair);
    bands_.ask(key, waiting, [subject, columns, axis](const Progress& proceed) -> Result<ErrorColumns> {
        ErrorColumns all;
        all.axis = RasterAxis(axis.from, axis.to, axis.pixels, subject.cells->rows());
        all.bands = errorBands(subject, columns, all.axis.runs, proceed);
        all.bands.resize(all.axis.runs.size());
        return all;
    });
}

const PrecisionSubject& PrecisionAnswer::subjectOf(const Snapshot& snapshot) {
    if (subject_.rounded != snapshot.model) subject_ = precisionSubject(snapshot);
    return subject_;
}

const PrecisionFacts* PrecisionAnswer::facts(const Snapshot& snapshot) const {
    return facts_.isAnswerTo({snapshot.model, questionOf(snapshot)}) ? facts_.get() : nullptr;
}

}  // namespace posiscope
