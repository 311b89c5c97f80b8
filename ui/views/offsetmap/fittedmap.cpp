// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/offsetmap/fittedmap.h"

#include <cmath>

#include "core/analysis/offsetfit.h"
#include "core/fields/deferredfield.h"
#include "core/fields/tablematrix.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"

namespace posiscope {

namespace {

/// The least number with two digits that is not below `value`; with one where two would not fit beside the
/// bar.
double upToTwoDigits(double value) {
    if (!(value > 0)) return 1;
    const bool shortly = value < 0.01 || value >= 9900;
    const double unit = std::pow(10, std::floor(std::log10(value)) - (shortly ? 0 : 1));
    return std::ceil(value / unit * (1 - 1e-12)) * unit;
}

}  // namespace

FittedMap::FittedMap(QObject* receiver, std::function<void()> arrived, std::function<void()> progressed)
    : answer_(receiver, std::move(arrived), std::move(progressed)) {}

FittedMap::Key FittedMap::keyOf(const Snapshot& snapshot) {
    // Directions in which rows hardly differ would drown all other entries of a picture.
    return {snapshot.model, snapshot.state.get(keys::offset), snapshot.state.get(keys::fitCut)};
}

void FittedMap::ask(const Snapshot& snapshot, const Waiting& waiting) {
    answer_.ask(keyOf(snapshot), waiting, [key = keyOf(snapshot)](const Progress& proceed) -> Result<Drawn> {
        const auto fit = fitOffsetMap(key.model->table(), key.offset, proceed, key.cut);
        if (!fit) return fit.error();
        return Drawn{storedMatrix(fit->map), fit->maxResidual, fit->rmsResidual, fit->rank, fit->positions};
    });
}

std::shared_ptr<const Field> FittedMap::map(const Snapshot& snapshot) const {
    const Drawn* drawn = answer_.get();
    return drawn && drawn->map->rows() == snapshot.model->table().columns() ? drawn->map : nullptr;
}

double FittedMap::reach() const {
    const Drawn* drawn = answer_.get();
    return drawn ? upToTwoDigits(std::max(-drawn->map->smallest(), drawn->map->largest())) : 1;
}

QString FittedMap::subtitle(const Snapshot& snapshot) const {
    const Drawn* drawn = answer_.get();
    if (!drawn || !answer_.isAnswerTo(keyOf(snapshot))) return tr("fitted by least squares, not exact");
    // Panes are narrow, and the numbers matter most.
    const QString largest = readable(drawn->maxResidual, 2), rms = readable(drawn->rmsResidual, 2);
    const QString rank = grouped(drawn->rank);
    const double cut = snapshot.state.get(keys::fitCut);
    if (cut <= 0)
        return tr("least squares, not exact: residual max %1, RMS %2, rank %3").arg(largest, rms, rank);
    return tr("least squares, not exact: residual max %1, without directions under %2, RMS %3, rank %4")
        .arg(largest, readable(cut, 3), rms, rank);
}

QString FittedMap::description(const Snapshot& snapshot) const {
    const QString fitted = tr("Heatmap of the matrix M that best carries the rows of the table to those %1 "
                              "positions on: fitted by least squares, not exact.")
                               .arg(grouped(snapshot.state.get(keys::offset)));
    const Drawn* drawn = answer_.get();
    if (!drawn || !answer_.isAnswerTo(keyOf(snapshot))) {
        const Error* error = answer_.error();
        return error ? translated(error->text) : fitted + u' ' + tr("It is being computed.");
    }
    return fitted + u' ' +
           tr("Over all %1 pairs of positions and all dimensions M·PE(p) differs from PE(p + k) by at most "
              "%2, and by %3 in the root mean square. The rows have numerical rank %4 of %5. Of all maps "
              "that "
              "fit as well this is the one of smallest norm: compare residuals, never entries.")
               .arg(grouped(drawn->positions), readable(drawn->maxResidual, 3),
                    readable(drawn->rmsResidual, 3), grouped(drawn->rank), grouped(drawn->map->rows()));
}

const AsyncWork* FittedMap::late(const Snapshot& snapshot) const {
    return answer_.isAnswerTo(keyOf(snapshot)) ? nullptr : &answer_.work();
}

const Error* FittedMap::error(const Snapshot& snapshot) const {
    return answer_.isAnswerTo(keyOf(snapshot)) ? answer_.error() : nullptr;
}

Text FittedMap::problem(const Snapshot& snapshot) {
    const Field& table = snapshot.model->table();
    const Failure failure = offsetFitProblem(table.rows(), table.columns(), snapshot.state.get(keys::offset));
    return failure ? failure->text : Text();
}

Dataset FittedMap::data(const Snapshot& snapshot) {
    const std::int64_t columns = snapshot.model->table().columns();
    const auto field = std::make_shared<DeferredField>(columns, columns);
    return {field, [](std::int64_t j) { return std::to_string(j); },
            [field, key = keyOf(snapshot)](const Progress& progress) -> Failure {
                const auto fit = fitOffsetMap(key.model->table(), key.offset, progress);
                if (!fit) return fit.error();
                field->set(storedMatrix(fit->map));
                return std::nullopt;
            }};
}

}  // namespace posiscope
