// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/rowbands.h"

#include <algorithm>
#include <cmath>

#include "core/fields/tablematrix.h"
#include "ui/plot/raster.h"

namespace posiscope {

namespace {

/// The cells of a row, read in pieces: a piece costs a similarity hardly more than a few cells do.
class RowCells {
 public:
    explicit RowCells(const RowRequest& request)
        : request_(request), values_(static_cast<std::size_t>(std::min(most, request.field->columns()))) {}

    double at(std::int64_t column) {
        if (column < held_.first || column >= held_.end()) {
            held_ = {column, std::min(most, request_.field->columns() - column)};
            request_.field->fill({request_.row, 1}, held_, values_.data());
        }
        return values_[static_cast<std::size_t>(column - held_.first)];
    }

 private:
    static constexpr std::int64_t most = 16'384;

    const RowRequest& request_;
    std::vector<double> values_;
    IndexRange held_ = {0, 0};
};

}  // namespace

Result<std::vector<Interval>> rowBands(const RowRequest& request, const Progress& proceed) {
    RowCells cells(request);
    std::vector<Interval> bands(static_cast<std::size_t>(request.pixels), Interval::none());
    ProgressCounter steps(proceed, static_cast<double>(request.pixels));
    const auto runs = pixelRuns(request.from, request.to, request.pixels, request.field->columns());
    for (std::size_t n = 0; n < runs.size(); ++n) {
        for (std::int64_t each = 0; each < runs[n].count; ++each)
            if (const double value = cells.at(runs[n].first + each); std::isfinite(value))
                bands[n].include(value);
        if (!steps.add(1)) return stoppedWork();
    }
    return bands;
}

}  // namespace posiscope
