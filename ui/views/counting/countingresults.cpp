// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/counting/countingresults.h"

#include "core/parameters/keys.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QString tableTitle(const Snapshot& snapshot) {
    return snapshot.model->isDifference() ? QStringLiteral("A − B")
                                          : translated(encodingOf(snapshot.state).name);
}

}  // namespace

CountingResults::CountingResults(QObject* receiver, const std::function<void()>& arrived,
                                 const std::function<void()>& progressed)
    : facts_(receiver, arrived, progressed), spacings_(receiver, arrived, progressed) {}

void CountingResults::ask(const Snapshot& snapshot, const Waiting& waiting) {
    if (!snapshot.model->hasTable()) return;
    if (model_ != snapshot.model) {
        model_ = snapshot.model;
        twice_ = modelOfTwice(snapshot.state, *snapshot.model);
    }
    facts_.ask(model_, waiting,
               [model = model_, twice = twice_](const Progress& proceed) -> Result<PositionFacts> {
                   const auto found = tableFacts(*model, twice.get(), proceed);
                   return found ? *found : PositionFacts();
               });
    const std::int64_t offset = snapshot.state.get(keys::offset);
    spacings_.ask(
        {model_, offset}, waiting,
        [model = model_, twice = twice_, offset](const Progress&) -> Result<Spacings> {
            return Spacings{spacingOf(*model, offset), twice ? spacingOf(*twice, offset) : std::nullopt};
        });
}

std::vector<CountingColumn> CountingResults::columns(const Snapshot& snapshot) const {
    const CountingSubject subject{snapshot.model->table().rows(), snapshot.state.get(keys::offset)};
    std::vector<CountingColumn> columns;
    columns.reserve(std::size(positionCodes) + 1);
    for (const PositionCode code : positionCodes)
        columns.push_back(columnOf(code, subject));
    if (!snapshot.model->hasTable()) return columns;
    std::optional<PositionFacts> facts;
    if (facts_.isAnswerTo(snapshot.model)) facts = *facts_.get();
    const bool spaced = spacings_.isAnswerTo({snapshot.model, subject.offset});
    if (facts && spaced) {
        facts->spacing = spacings_.get()->one;
        facts->spacingOfTwice = spacings_.get()->twice;
    }
    columns.push_back(columnOfTable(tableTitle(snapshot), snapshot.model->table().columns(), subject,
                                    facts ? &*facts : nullptr, spaced,
                                    continues(snapshot.state, *snapshot.model)));
    return columns;
}

}  // namespace posiscope
