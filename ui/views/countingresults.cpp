#include "ui/views/countingresults.h"

#include "core/parameters/keys.h"
#include "ui/translation/text.h"

namespace posiscope {

namespace {

QString tableTitle(const Scene& scene) {
    return scene.model->isDifference() ? QStringLiteral("A − B") : translated(encodingOf(scene.state).name);
}

}  // namespace

CountingResults::CountingResults(QObject* receiver, const std::function<void()>& arrived,
                                 const std::function<void()>& progressed)
    : facts_(receiver, arrived, progressed), spacings_(receiver, arrived, progressed) {}

void CountingResults::ask(const Scene& scene, bool wait, const std::function<bool()>& pulse) {
    if (!scene.model->hasTable()) return;
    if (model_ != scene.model) {
        model_ = scene.model;
        twice_ = modelOfTwice(scene.state, *scene.model);
    }
    facts_.ask(model_, 2 * tableFactsWork(*model_), wait, pulse,
               [model = model_, twice = twice_](const Progress& proceed) -> Result<PositionFacts> {
                   const auto found = tableFacts(*model, twice.get(), proceed);
                   return found ? *found : PositionFacts();
               });
    const std::int64_t offset = scene.state.get(keys::offset);
    spacings_.ask(
        {model_, offset}, 3 * spacingWork(*model_), wait, pulse,
        [model = model_, twice = twice_, offset](const Progress&) -> Result<Spacings> {
            return Spacings{spacingOf(*model, offset), twice ? spacingOf(*twice, offset) : std::nullopt};
        });
}

std::vector<CountingColumn> CountingResults::columns(const Scene& scene) const {
    const CountingSubject subject{scene.model->table().rows(), scene.state.get(keys::offset)};
    std::vector<CountingColumn> columns;
    for (const Numeral numeral : numerals)
        columns.push_back(columnOf(numeral, subject));
    if (!scene.model->hasTable()) return columns;
    std::optional<PositionFacts> facts;
    if (facts_.isAnswerTo(scene.model)) facts = *facts_.get();
    const bool spaced = spacings_.isAnswerTo({scene.model, subject.offset});
    if (facts && spaced) {
        facts->spacing = spacings_.get()->one;
        facts->spacingOfTwice = spacings_.get()->twice;
    }
    columns.push_back(columnOfTable(tableTitle(scene), scene.model->table().columns(), subject,
                                    facts ? &*facts : nullptr, spaced, continues(scene.state, *scene.model)));
    return columns;
}

}  // namespace posiscope
