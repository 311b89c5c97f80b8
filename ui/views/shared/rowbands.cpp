// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/rowbands.h"

#include <algorithm>
#include <cmath>

#include "core/fields/tablematrix.h"
#include "ui/plot/raster.h"

namespace posiscope {

Result<std::vector<Interval>> rowBands(const RowRequest& request, const Progress& proceed) {
    constexpr std::int64_t most = 4096;  // cells at a time
    std::vector<double> values(most);
    std::vector<Interval> bands(static_cast<std::size_t>(request.pixels), Interval::none());
    ProgressCounter steps(proceed, static_cast<double>(request.pixels));
    const auto runs = pixelRuns(request.from, request.to, request.pixels, request.field->columns());
    for (std::size_t n = 0; n < runs.size(); ++n) {
        for (std::int64_t done = 0; done < runs[n].count; done += most) {
            const std::int64_t count = std::min(most, runs[n].count - done);
            request.field->fill({request.row, 1}, {runs[n].first + done, count}, values.data());
            for (std::int64_t each = 0; each < count; ++each)
                if (const double value = values[static_cast<std::size_t>(each)]; std::isfinite(value))
                    bands[n].include(value);
        }
        if (!steps.add(1)) return stoppedWork();
    }
    return bands;
}

}  // namespace posiscope
