// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positions/positions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace posiscope {

namespace {

PositionAxis axisNamed(const char* id, Text name) {
    return {id, std::move(name)};
}

/// The rows from `at` on that have the same coordinate.
std::int64_t repeatsAt(std::span<const Coordinate> all, std::size_t at) {
    std::size_t end = at + 1;
    while (end < all.size() && all[end] == all[at])
        ++end;
    return static_cast<std::int64_t>(end - at);
}

/// Whether the rows from `at` on hold the coordinate so often.
bool holds(std::span<const Coordinate> all, std::size_t at, const Coordinate& value, std::int64_t times) {
    const auto end = at + static_cast<std::size_t>(times);
    if (end > all.size()) return false;
    return std::all_of(all.begin() + static_cast<std::ptrdiff_t>(at),
                       all.begin() + static_cast<std::ptrdiff_t>(end),
                       [&](const Coordinate& each) { return each == value; });
}

/// The longest run that begins at `at`. Two coordinates are one only where the second is the next position:
/// of any other two the second may well begin a run of its own.
PositionRun runFrom(std::span<const Coordinate> all, std::size_t at) {
    PositionRun run{all[at], 1, 1, repeatsAt(all, at)};
    const std::size_t second = at + static_cast<std::size_t>(run.repeats);
    if (second >= all.size()) return run;
    const Coordinate step = all[second] - all[at];
    std::int64_t count = 1;
    while (holds(all, at + static_cast<std::size_t>(count * run.repeats),
                 Coordinate::stepped(run.first, step, count), run.repeats))
        ++count;
    if (count == 2 && step != Coordinate(1)) return run;
    run.count = count;
    if (count > 1) run.step = step;
    return run;
}

std::vector<PositionRun> runsIn(std::span<const Coordinate> coordinates) {
    std::vector<PositionRun> runs;
    for (std::size_t at = 0; at < coordinates.size(); at += static_cast<std::size_t>(runs.back().rows()))
        runs.push_back(runFrom(coordinates, at));
    return runs;
}

}  // namespace

std::string lengthKey(const PositionAxis& axis) {
    return axis.id == "position" ? "max_len" : axis.id;
}

Positions::Positions(Data data) {
    for (std::size_t axis = 0; axis < data.axes.size(); ++axis) {
        std::vector<std::int64_t> beginnings;
        std::int64_t row = 0;
        Coordinate lowest = data.runs[axis].front().first;
        Coordinate highest = lowest;
        for (const PositionRun& run : data.runs[axis]) {
            beginnings.push_back(row);
            row += run.rows();
            lowest = std::min({lowest, run.first, run.last()});
            highest = std::max({highest, run.first, run.last()});
            data.isWhole = data.isWhole && run.first.isWhole() && (run.count == 1 || run.step.isWhole());
        }
        data.rows = row;
        data.beginnings.push_back(std::move(beginnings));
        data.axes[axis].length = highest.floor() - lowest.floor() + 1;
        data.lowest.push_back(lowest);
        data.highest.push_back(highest);
    }
    data.areConsecutive = data.axes.size() > 1 || (data.runs[0].size() == 1 && data.runs[0][0].isLine());
    data_ = std::make_shared<const Data>(std::move(data));
}

/// Runs that go on where the one before ends are one with it.
Positions Positions::joined(std::vector<PositionRun> runs) {
    std::vector<PositionRun> all;
    for (PositionRun run : runs) {
        if (run.count == 1) run.step = 1;
        PositionRun* const before = all.empty() ? nullptr : &all.back();
        const bool goesOn = before != nullptr && run.isLine() && before->isLine() &&
                            run.first == Coordinate::stepped(before->first, 1, before->count);
        if (goesOn)
            before->step = 1, before->count += run.count;
        else
            all.push_back(run);
    }
    Data data;
    data.axes = {axisNamed("position", POSISCOPE_TR("core", "position"))};
    data.runs = {std::move(all)};
    return Positions(std::move(data));
}

Positions Positions::line(std::int64_t first, std::int64_t rows) {
    return joined({{first, 1, rows, 1}});
}

Positions Positions::pieces(std::span<const PositionRun> runs) {
    return joined({runs.begin(), runs.end()});
}

Positions Positions::list(std::span<const Coordinate> coordinates) {
    return joined(runsIn(coordinates));
}

Positions Positions::grid(const GridSide& height, const GridSide& width, std::int64_t tokensInFront) {
    Data data;
    data.axes = {axisNamed("height", POSISCOPE_TR("core", "height")),
                 axisNamed("width", POSISCOPE_TR("core", "width"))};
    data.runs.resize(2);
    for (auto& runs : data.runs)
        if (tokensInFront > 0) runs.push_back({0, 1, 1, tokensInFront});
    data.runs[0].push_back({height.first, height.step, height.count, width.count});
    data.runs[1].insert(data.runs[1].end(), static_cast<std::size_t>(height.count),
                        {width.first, width.step, width.count, 1});
    return Positions(std::move(data));
}

Positions Positions::pieces(std::vector<PositionAxis> axes, std::vector<std::vector<PositionRun>> runs) {
    Data data;
    data.axes = std::move(axes);
    data.runs = std::move(runs);
    return Positions(std::move(data));
}

Positions Positions::lists(std::vector<PositionAxis> axes,
                           std::span<const std::vector<Coordinate>> coordinates) {
    Data data;
    data.axes = std::move(axes);
    for (const std::vector<Coordinate>& each : coordinates)
        data.runs.push_back(runsIn(each));
    return Positions(std::move(data));
}

Positions Positions::named(std::vector<PositionAxis> axes) const {
    Data data;
    data.axes = std::move(axes);
    data.runs = data_->runs;
    return Positions(std::move(data));
}

std::optional<Positions> Positions::onOneAxis() const {
    for (std::size_t axis = 1; axis < axes().size(); ++axis)
        if (data_->runs[axis] != data_->runs[0]) return std::nullopt;
    return axes().size() == 1 ? *this : joined(data_->runs[0]);
}

std::size_t Positions::runAt(std::int64_t row, std::size_t axis) const {
    const auto& beginnings = data_->beginnings[axis];
    const auto after = std::upper_bound(beginnings.begin(), beginnings.end(), row);
    return static_cast<std::size_t>(after - beginnings.begin()) - 1;
}

Coordinate Positions::at(std::int64_t row, std::size_t axis) const {
    const std::size_t run = runAt(row, axis);
    return data_->runs[axis][run].at(row - data_->beginnings[axis][run]);
}

Coordinate Positions::atCursor(std::int64_t cursor) const {
    return areConsecutive() ? Coordinate(cursor) : at(std::clamp<std::int64_t>(cursor, 0, rows() - 1));
}

std::int64_t Positions::rowNear(const Coordinate& position) const {
    std::int64_t nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::int64_t row = 0; row < rows() && least > 0; ++row) {
        const double away = std::abs((at(row) - position).value());
        if (away < least) nearest = row;
        least = std::min(least, away);
    }
    return nearest;
}

bool Positions::operator==(const Positions& other) const {
    if (data_ == other.data_) return true;
    if (rows() != other.rows() || data_->axes != other.data_->axes) return false;
    if (data_->runs == other.data_->runs) return true;
    for (std::size_t axis = 0; axis < data_->axes.size(); ++axis)
        for (std::int64_t row = 0; row < rows(); ++row)
            if (at(row, axis) != other.at(row, axis)) return false;
    return true;
}

}  // namespace posiscope
