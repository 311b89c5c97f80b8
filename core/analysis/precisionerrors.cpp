// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/precisionerrors.h"

#include <algorithm>
#include <cmath>

#include "core/encodings/precisionparameters.h"
#include "core/parameters/keys.h"
#include "core/precision/roundedtable.h"

namespace posiscope {

namespace {

/// The biases of all heads over the distances from 0 on.
class BiasesByDistance final : public Field {
 public:
    explicit BiasesByDistance(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
    std::int64_t rows() const override { return curves().farthest() + 1; }
    std::int64_t columns() const override { return curves().count(); }
    double value(std::int64_t row, std::int64_t column) const override { return curves().value(column, row); }

 private:
    const DistanceCurves& curves() const { return *model_->distance(); }

    std::shared_ptr<const Model> model_;
};

constexpr std::int64_t errorBlockCells = 65'536;

/// Cells of some columns, a block of rows at a time.
class ErrorBlocks {
 public:
    /// No more than `most` rows are looked at in one go.
    ErrorBlocks(const PrecisionSubject& subject, const std::vector<IndexRange>& columns, std::int64_t most)
        : subject_(subject), columns_(columns) {
        std::int64_t width = 0;
        for (const IndexRange& run : columns)
            width = std::max(width, run.count);
        height_ = std::clamp<std::int64_t>(errorBlockCells / std::max<std::int64_t>(1, width), 1,
                                           std::max<std::int64_t>(1, most));
        cells_.resize(static_cast<std::size_t>(height_ * width));
        truth_.resize(cells_.size());
    }

    std::int64_t height() const { return height_; }
    /// Calls see(|error|) for each of the cells.
    template <class See>
    void look(IndexRange rows, const See& see) {
        for (const IndexRange& run : columns_) {
            subject_.cells->fill(rows, run, cells_.data());
            subject_.truth->fill(rows, run, truth_.data());
            for (std::int64_t n = 0; n < rows.count * run.count; ++n) {
                const double error =
                    std::abs(cells_[static_cast<std::size_t>(n)] - truth_[static_cast<std::size_t>(n)]);
                see(std::isnan(error) ? std::numeric_limits<double>::infinity() : error);
            }
        }
    }

 private:
    const PrecisionSubject& subject_;
    const std::vector<IndexRange>& columns_;
    std::int64_t height_ = 1;
    std::vector<double> cells_, truth_;
};

bool isTooLarge(const Model& model) {
    if (model.hasTable())
        return static_cast<double>(model.table().rows()) * static_cast<double>(model.table().columns()) >
               static_cast<double>(mostRoundedCells);
    return static_cast<double>(model.table().rows()) * static_cast<double>(model.distance()->count()) >
           static_cast<double>(mostRoundedCells);
}

}  // namespace

std::int64_t PrecisionSubject::pairs() const {
    return distances ? cells->columns() : static_cast<std::int64_t>(rounded->frequencies().size());
}

std::vector<IndexRange> PrecisionSubject::columnsOf(std::int64_t pair) const {
    if (pair < 0) return {{0, cells->columns()}};
    if (distances) return {{pair, 1}};
    std::vector<IndexRange> all;
    for (const Role role : {Role::sine, Role::cosine})
        if (const std::int64_t column = rounded->dimensionOf(pair, role); column >= 0)
            all.push_back({column, 1});
    return all;
}

Text precisionProblem(const Snapshot& snapshot) {
    const Values& values = snapshot.state.values;
    if (!hasPrecision(values))
        return Text(POSISCOPE_TR(
                        "core",
                        "%1 is always exact here. Choose Sinusoidal, RoPE, Diffusion timestep or ALiBi "
                        "to see what rounding does."))
            .onCommandLine(
                "%1 is always exact here: --encoding sinusoidal, rope, timestep or alibi is rounded")
            .with(encodingOf(snapshot.state).name);
    if (pipelineOf(values).exact())
        return Text(POSISCOPE_TR(
                        "core",
                        "Nothing is rounded: this encoding is exact. Choose a program, or Custom and a "
                        "type for each stage, under Precision in the panel."))
            .onCommandLine(
                "nothing is rounded, this encoding is exact: --precision names a program, or custom");
    if (isTooLarge(*snapshot.model))
        return {POSISCOPE_TR("core",
                             "Errors are computed cell by cell, up to %1 cells: choose fewer positions or "
                             "dimensions."),
                {groupedDigits(mostRoundedCells)}};
    return {};
}

PrecisionSubject precisionSubject(const Snapshot& snapshot) {
    PrecisionSubject subject;
    subject.rounded = snapshot.model;
    subject.exact = encodingOf(snapshot.state).make(exactly(snapshot.state.values));
    subject.distances = !snapshot.model->hasTable();
    if (subject.distances) {
        subject.cells = std::make_shared<BiasesByDistance>(subject.rounded);
        subject.truth = std::make_shared<BiasesByDistance>(subject.exact);
    } else {
        subject.cells = {subject.rounded, &subject.rounded->table()};
        subject.truth = {subject.exact, &subject.exact->table()};
        subject.first = subject.rounded->firstCursor();
    }
    return subject;
}

std::int64_t pairAtCursor(const Snapshot& snapshot) {
    const Cursor cursor = cursorOf(snapshot.state);
    if (!snapshot.model->hasTable()) return cursor.head;
    const Column what = snapshot.model->column(cursor.dimension);
    return what.role == Role::zero ? 0 : what.pair;
}

std::vector<ErrorBand> errorBands(const PrecisionSubject& subject, const std::vector<IndexRange>& columns,
                                  IndexRanges rowRuns, const Progress& proceed) {
    ProgressCounter steps(proceed, cellsIn(rowRuns));
    std::int64_t most = 0;
    for (const IndexRange& run : rowRuns)
        most = std::max(most, run.count);
    ErrorBlocks blocks(subject, columns, most);
    std::vector<ErrorBand> all;
    for (const IndexRange& run : rowRuns) {
        ErrorBand band;
        double squares = 0;
        double count = 0;
        for (std::int64_t row = run.first; row < run.end(); row += blocks.height()) {
            const IndexRange part{row, std::min(blocks.height(), run.end() - row)};
            blocks.look(part, [&](double error) {
                band.lowest = std::min(band.lowest, error);
                band.highest = std::max(band.highest, error);
                squares += error * error;
                ++count;
            });
            if (!steps.add(static_cast<double>(part.count))) return all;
        }
        band.rms = std::sqrt(squares / count);
        all.push_back(band);
    }
    return all;
}

}  // namespace posiscope
