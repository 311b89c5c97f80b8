// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/slicestream.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace posiscope {

namespace {

constexpr std::uint64_t windowBytes = 1U << 20U;
constexpr std::uint64_t farApart = 1U << 15U;  // bytes between two numbers that are not read with them

/// How far apart neighbours along each axis are in the file, in bytes.
std::vector<std::uint64_t> stepsOf(const TensorInfo& info) {
    const std::vector<std::uint64_t> axes = info.axes();
    std::vector<std::uint64_t> steps(axes.size());
    std::uint64_t step = bytesOf(*info.cells);
    for (std::size_t n = 0; n < axes.size(); ++n) {
        const std::size_t axis = info.columnsFirst ? n : axes.size() - 1 - n;
        steps[axis] = step;
        step *= axes[axis];
    }
    return steps;
}

/// Runs of bytes that follow each other: `count` rows of `inner` runs each.
struct Runs {
    std::uint64_t first = 0, bytes = 0;
    std::uint64_t inner = 1, innerStep = 0;
    std::uint64_t outer = 1, outerStep = 0;

    std::uint64_t lastEnd(std::uint64_t row) const {
        return first + row * outerStep + (inner - 1) * innerStep + bytes;
    }
};

Runs runsOf(const TensorInfo& info) {
    const std::vector<std::uint64_t> axes = info.axes();
    const std::vector<std::uint64_t> steps = stepsOf(info);
    const std::vector<std::int64_t> counting = info.slicedAxes();
    const std::vector<std::uint64_t> along = info.placesOfSlice();
    Runs runs{.bytes = bytesOf(*info.cells)};
    for (std::size_t n = 0; n < counting.size(); ++n)
        runs.first += along[n] * steps[static_cast<std::size_t>(counting[n])];
    const std::vector<std::int64_t> own = info.tableAxes();
    const auto close = static_cast<std::size_t>(info.columnsFirst ? own.front() : own.back());
    const auto far = static_cast<std::size_t>(info.columnsFirst ? own.back() : own.front());
    runs.outer = axes[far];
    runs.outerStep = steps[far];
    if (steps[close] != runs.bytes) {
        runs.inner = axes[close];
        runs.innerStep = steps[close];
        return runs;
    }
    runs.bytes *= axes[close];
    if (runs.outerStep != runs.bytes) return runs;
    runs.bytes *= runs.outer;
    runs.outer = 1;
    return runs;
}

/// Reads runs one after the other: those that are near each other together with what is between them.
class SliceReader {
 public:
    SliceReader(const Runs& runs, ForwardBytes from) : runs_(runs), from_(std::move(from)) {
        const std::uint64_t step = runs.inner > 1 ? runs.innerStep : runs.outerStep;
        near_ = (runs.inner > 1 || runs.outer > 1) && step - runs.bytes <= farApart;
        const std::uint64_t row = runs.lastEnd(0) - runs.first;
        rowsNear_ = runs.outer > 1 && runs.outerStep - row <= farApart;
    }

    Failure read(std::byte* to, std::uint64_t count) {
        while (count > 0) {
            const std::uint64_t now = std::min(count, runs_.bytes - inRun_);
            const std::uint64_t begin = runs_.first + row_ * runs_.outerStep + run_ * runs_.innerStep;
            if (auto failure = take(begin + inRun_, to, now)) return failure;
            to += now;
            count -= now;
            inRun_ += now;
            if (inRun_ < runs_.bytes) continue;
            inRun_ = 0;
            if (++run_ < runs_.inner) continue;
            run_ = 0;
            ++row_;
        }
        return std::nullopt;
    }

 private:
    Failure take(std::uint64_t begin, std::byte* to, std::uint64_t count) {
        const std::uint64_t known = begin < windowEnd_ ? std::min(count, windowEnd_ - begin) : 0;
        if (known > 0) std::memcpy(to, window_.data() + (begin - windowBegin_), known);
        if (known == count) return std::nullopt;
        begin += known;
        to += known;
        count -= known;
        if (auto failure = from_.skip(begin - windowEnd_)) return failure;
        if (!near_ || count >= windowBytes) {
            windowBegin_ = windowEnd_ = begin + count;
            return from_.read(to, count);
        }
        const std::uint64_t end = runs_.lastEnd(rowsNear_ ? runs_.outer - 1 : row_);
        window_.resize(std::min(windowBytes, end - begin));
        windowBegin_ = begin;
        windowEnd_ = begin + window_.size();
        if (auto failure = from_.read(window_.data(), window_.size())) return failure;
        std::memcpy(to, window_.data(), count);
        return std::nullopt;
    }

    Runs runs_;
    ForwardBytes from_;
    bool near_ = false;
    bool rowsNear_ = false;
    std::uint64_t row_ = 0, run_ = 0, inRun_ = 0;  // of what comes next
    std::vector<std::byte> window_;
    std::uint64_t windowBegin_ = 0, windowEnd_ = 0;  // the latter: what has been read or left out
};

}  // namespace

ByteStream sliceStream(const TensorInfo& info, ForwardBytes from) {
    return [reader = std::make_shared<SliceReader>(runsOf(info), std::move(from))](
               std::byte* to, std::size_t count) { return reader->read(to, count); };
}

}  // namespace posiscope
