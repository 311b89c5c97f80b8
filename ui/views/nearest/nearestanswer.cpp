// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/nearest/nearestanswer.h"

#include <QCoreApplication>

#include "core/analysis/uniquewords.h"
#include "core/fields/tablematrix.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

using Answers = std::vector<std::optional<Uniqueness>>;

bool hasRows(const Model& model) {
    return model.hasTable() && model.problem().empty();
}

Result<Answers> answersOf(const NearestAnswer::Models& models, const Progress& proceed) {
    Answers all(models.size());
    for (std::size_t n = 0; n < models.size(); ++n) {
        if (!hasRows(*models[n])) continue;
        all[n] = uniquenessOf(*models[n], [&](double share) {
            return !proceed || proceed((static_cast<double>(n) + share) / static_cast<double>(models.size()));
        });
        if (!all[n]) return stoppedWork();
    }
    return all;
}

}  // namespace

void NearestAnswer::ask(const Models& models, const Waiting& waiting) {
    result_.ask(models, waiting, [models](const Progress& proceed) { return answersOf(models, proceed); });
}

QString NearestAnswer::words(const Models& models, std::size_t n) const {
    constexpr int digits = 4;
    if (result_.isAnswerTo(models)) {
        const auto* const all = last();
        if (all == nullptr || !(*all)[n]) return {};
        return localised(translated(nearestWords(*(*all)[n], *models[n], digits)));
    }
    if (!work().isLate()) return {};
    return QCoreApplication::translate("views", "smallest distance: %1 % computed")
        .arg(static_cast<int>(work().share() * 100));
}

}  // namespace posiscope
