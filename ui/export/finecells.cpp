// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/finecells.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

struct Cells {
    double across = 0, down = 0;
};

Cells cellsInSight(const Snapshot& snapshot, const Pane& pane) {
    if (pane.viewport)
        return {pane.viewport->right - pane.viewport->left, pane.viewport->bottom - pane.viewport->top};
    const Field& table = snapshot.model->table();
    Cells cells{static_cast<double>(table.columns()), static_cast<double>(table.rows())};
    if (snapshot.state.get(keys::orientation) == "across") std::swap(cells.across, cells.down);
    return cells;
}

}  // namespace

Text finerThanScreens(const FigureRequest& request) {
    if (request.asked.unit == LengthUnit::px) return {};  // as large as its reader wants
    constexpr double most = 200, ofPane = 0.8;            // its plot
    // As the window places them, two side by side.
    const auto panes = static_cast<double>(request.panes.size());
    const double side = std::ceil(std::sqrt(panes));
    const double columns = request.grid.empty() ? side : static_cast<double>(request.grid.columns);
    const double rows =
        request.grid.empty() ? std::ceil(panes / side) : static_cast<double>(request.grid.rows);
    double finest = 0;
    for (const Pane& pane : request.panes) {
        const Snapshot snapshot = snapshotOfPane(request.snapshot, pane);
        if (pane.view != "heatmap" || !snapshot.model->hasTable()) continue;
        const auto [across, down] = cellsInSight(snapshot, pane);
        const auto inches = [&](int pixels, double panes) {
            return ofPane * pixels * request.inchesPerPixel / panes;
        };
        finest = std::max({finest, std::abs(across) / inches(request.size.width(), columns),
                           std::abs(down) / inches(request.size.height(), rows)});
    }
    // A picture with more cells than dots shows means of them.
    if (finest <= most || finest > request.dotsPerInch) return {};
    return {POSISCOPE_TR("core",
                         "The heatmap has about %1 cells an inch. A screen shows fewer, perhaps with stripes "
                         "that the table does not have. Paper shows it as it is."),
            {groupedDigits(static_cast<std::int64_t>(std::round(finest / 10) * 10))}};
}

}  // namespace posiscope
