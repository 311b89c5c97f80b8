// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grid/shownpatches.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/analysis/offsetbias.h"
#include "core/analysis/patchfields.h"
#include "core/analysis/patchparameters.h"
#include "core/fields/zerofield.h"
#include "core/models/difference.h"
#include "core/sinusoid/rowsimilarity.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

class PatchWords {
    Q_DECLARE_TR_FUNCTIONS(PatchWords)
};

/// So many pictures at most: each pixel is made of one number for each row of patches in it, and for each
/// picture.
constexpr std::int64_t mostPictures = 16'384;

bool rowsAreOffsets(const Snapshot& snapshot) {
    return snapshot.model->hasTable() && snapshot.state.get(keys::patchRows) == "offsets";
}

/// So many places at most.
constexpr std::int64_t mostPlaces = 1'048'576;

Result<PatchGrid> gridOf(const Snapshot& snapshot) {
    const std::int64_t rows = snapshot.model->positions().rows();
    if (rows > mostPlaces)
        return Error{{POSISCOPE_TR("core", "a grid has at most %1 places, and there are %2 rows"),
                      {groupedDigits(mostPlaces), groupedDigits(rows)}},
                     keys::maxLen.name};
    if (rowsAreOffsets(snapshot)) return offsetGridOf(rows, snapshot.state.get(keys::patchGrid));
    return patchGridOf(snapshot.model->positions(), snapshot.state.get(keys::patchGrid));
}

/// One row of all where there is no grid.
PatchGrid gridOrRow(const Snapshot& snapshot) {
    const auto grid = gridOf(snapshot);
    const bool single = rowsAreOffsets(snapshot);  // one patch has a bias for itself in any table
    return grid ? *grid : PatchGrid{0, 1, 1, single ? 1 : snapshot.model->positions().rows()};
}

std::int64_t patchHeadsOf(const Snapshot& snapshot) {
    const AttentionBias* const bias = snapshot.model->bias();
    return rowsAreOffsets(snapshot) ? snapshot.model->table().columns() : bias == nullptr ? 1 : bias->heads();
}
std::int64_t patchHeadOf(const Snapshot& snapshot) {
    return std::min(snapshot.state.get(rowsAreOffsets(snapshot) ? keys::dimension : keys::head),
                    patchHeadsOf(snapshot) - 1);
}

std::int64_t rowAtKey(const Snapshot& snapshot, Key<std::int64_t> key) {
    const Positions& positions = snapshot.model->positions();
    const std::int64_t rows = rowsAreOffsets(snapshot) ? gridOrRow(snapshot).rows() : positions.rows();
    return std::clamp<std::int64_t>(positions.rowOf(snapshot.state.get(key)), 0, rows - 1);
}

}  // namespace

Key<std::int64_t> chosenKey(const Snapshot& snapshot) {
    return snapshot.model->hasTable() ? keys::reference : keys::position;
}
Key<std::int64_t> otherKey(const Snapshot& snapshot) {
    return snapshot.model->hasTable() ? keys::position : keys::reference;
}

std::shared_ptr<const Field> patchMatrixOf(const Snapshot& snapshot) {
    if (rowsAreOffsets(snapshot))
        return offsetBias({snapshot.model, &snapshot.model->table()}, gridOrRow(snapshot),
                          patchHeadOf(snapshot));
    if (snapshot.model->hasTable()) return snapshot.model->similarity()->matrix(SimilarityKind::cosine);
    const std::int64_t rows = snapshot.model->positions().rows();
    if (snapshot.model->bias() == nullptr) return std::make_shared<ZeroField>(rows, rows);
    return snapshot.model->bias()->matrix(patchHeadOf(snapshot));
}

std::shared_ptr<const Field> pictureMatrixOf(const Snapshot& snapshot) {
    if (!snapshot.model->hasTable() || rowsAreOffsets(snapshot)) return patchMatrixOf(snapshot);
    const auto similarities = [](const Model& model) {
        return keepingRows(model.similarity()->matrix(SimilarityKind::cosine));
    };
    if (snapshot.model->isDifference() && snapshot.sides)
        return std::make_shared<DifferenceField>(similarities(*snapshot.sides.a),
                                                 similarities(*snapshot.sides.b));
    return similarities(*snapshot.model);
}

std::shared_ptr<const Field> patchFieldOf(std::shared_ptr<const Field> matrix, const ShownPatches& shown) {
    return shown.all() ? patchPictures(std::move(matrix), shown.grid(), shown.frames().first)
                       : patchPicture(std::move(matrix), shown.grid(), shown.pair().chosen, shown.frames());
}

ShownPatches::ShownPatches(const Snapshot& snapshot)
    : grid_(gridOrRow(snapshot)),
      all_(snapshot.state.get(keys::patches) == "all"),
      isBias_(!snapshot.model->hasTable() || rowsAreOffsets(snapshot)),
      isOfOffsets_(rowsAreOffsets(snapshot)),
      head_(patchHeadOf(snapshot)),
      heads_(patchHeadsOf(snapshot)),
      pair_{rowAtKey(snapshot, chosenKey(snapshot)), rowAtKey(snapshot, otherKey(snapshot))} {
    frames_ = {0, grid_.frames};
    if (!all_ && snapshot.state.get(keys::patchFrames) == "beside") return;
    const auto patch = grid_.patchOf(all_ ? pair_.chosen : pair_.other);
    frames_ = {patch ? patch->frame : 0, 1};
}

std::int64_t ShownPatches::rows() const {
    return all_ ? grid_.height * grid_.height : grid_.height;
}
std::int64_t ShownPatches::columns() const {
    return all_ ? grid_.width * grid_.width : frames_.count * grid_.width;
}

PatchPair ShownPatches::pairAt(std::int64_t row, std::int64_t column) const {
    const std::int64_t picture = column / grid_.width;
    const std::int64_t frame = all_ ? frames_.first : frames_.first + picture;
    return {all_ ? grid_.rowOf({frame, row / grid_.height, picture}) : pair_.chosen,
            grid_.rowOf({frame, row % grid_.height, column % grid_.width})};
}

std::optional<ShownPatches::Cell> ShownPatches::pictureOf(std::int64_t chosen) const {
    const auto patch = grid_.patchOf(chosen);
    if (!all_ || !patch || patch->frame != frames_.first) return std::nullopt;
    return Cell{patch->row * grid_.height, patch->column * grid_.width};
}

std::optional<ShownPatches::Cell> ShownPatches::cellOf(const PatchPair& pair) const {
    const auto patch = grid_.patchOf(pair.other);
    if (!patch || !frames_.contains(patch->frame)) return std::nullopt;
    if (!all_) return Cell{patch->row, (patch->frame - frames_.first) * grid_.width + patch->column};
    const auto picture = pictureOf(pair.chosen);
    if (!picture) return std::nullopt;
    return Cell{picture->row + patch->row, picture->column + patch->column};
}

QString ShownPatches::nameOf(std::int64_t row) const {
    const auto patch = grid_.patchOf(row);
    if (!patch) return PatchWords::tr("token %1 in front").arg(grouped(row));
    if (grid_.frames == 1)
        return PatchWords::tr("row %1, column %2").arg(grouped(patch->row), grouped(patch->column));
    return PatchWords::tr("frame %1, row %2, column %3")
        .arg(grouped(patch->frame), grouped(patch->row), grouped(patch->column));
}

QString ShownPatches::numberOf(std::int64_t row) const {
    const auto patch = grid_.patchOf(row);
    if (!patch) return QStringLiteral("(%1)").arg(grouped(row));
    const QString place = listed({grouped(patch->row), grouped(patch->column)});
    return grid_.frames == 1 ? QStringLiteral("(%1)").arg(place)
                             : QStringLiteral("(%1: %2)").arg(grouped(patch->frame), place);
}

QString ShownPatches::nameOfGrid() const {
    const QString sides =
        grid_.frames > 1 ? PatchWords::tr("%1 frames of %2 × %3 patches")
                               .arg(grouped(grid_.frames), grouped(grid_.height), grouped(grid_.width))
                         : PatchWords::tr("%1 × %2 patches").arg(grouped(grid_.height), grouped(grid_.width));
    const QString tokens = grid_.tokensInFront == 0 ? QString()
                           : grid_.tokensInFront == 1
                               ? PatchWords::tr("1 token in front")
                               : PatchWords::tr("%1 tokens in front").arg(grouped(grid_.tokensInFront));
    return listed({tokens, sides});
}

bool ShownPatches::operator==(const ShownPatches& other) const {
    return grid_ == other.grid_ && all_ == other.all_ && frames_ == other.frames_ && head_ == other.head_ &&
           isBias_ == other.isBias_ && isOfOffsets_ == other.isOfOffsets_ &&
           (all_ || pair_.chosen == other.pair_.chosen);
}

Text whyNoGrid(const Snapshot& snapshot) {
    if (Text reason = withoutDifference(snapshot); !reason.empty()) return reason;
    if (!snapshot.model->hasTable() && snapshot.model->bias() == nullptr)
        return Text(POSISCOPE_TR("core",
                                 "%1 has neither a table nor a bias, so that no patch is like another."))
            .with(encodingOf(snapshot.state).name);
    const auto grid = gridOf(snapshot);
    if (!grid && grid.error().field == keys::maxLen.name)
        return Text(POSISCOPE_TR("core", "No grid: %1.")).onCommandLine("%1").with(grid.error().text);
    if (!grid)
        return Text(POSISCOPE_TR("core", "No grid: %1 (“Grid of patches” at the right)."))
            .onCommandLine("%1: --patch-grid")
            .with(grid.error().text);
    if (snapshot.state.get(keys::patches) == "all" && grid->patchesOfFrame() > mostPictures)
        return Text(POSISCOPE_TR("core",
                                 "A grid of %1 patches has too many pictures; at most %2 are drawn. Choose "
                                 "“The chosen one” for Patches."))
            .onCommandLine("a grid of %1 patches has too many pictures; at most %2 are drawn: --patches one")
            .with(Text::asIs(groupedDigits(grid->patchesOfFrame())))
            .with(Text::asIs(groupedDigits(mostPictures)));
    return {};
}

}  // namespace posiscope
