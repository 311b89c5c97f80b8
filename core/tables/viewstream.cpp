// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/viewstream.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include "core/fields/storedtable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

/// Walks through a view's places, the last axis first.
class ViewWalk {
 public:
    ViewWalk(std::vector<ViewAxis> view, std::uint64_t unit, ForwardBytes from)
        : view_(std::move(view)), unit_(unit), from_(std::move(from)), at_(view_.size()) {}

    Failure read(std::byte* to, std::uint64_t count) {
        if (auto failure = load()) return failure;
        while (count > 0) {
            const std::uint64_t now = std::min(count, unit_ - within_);
            std::memcpy(to, span_.get() + place_ + within_, now);
            to += now;
            count -= now;
            within_ += now;
            if (within_ == unit_) next();
        }
        return std::nullopt;
    }

    void skip(std::uint64_t count) {
        within_ += count % unit_;
        std::uint64_t units = count / unit_ + within_ / unit_;
        within_ %= unit_;
        place_ = 0;
        for (std::size_t axis = view_.size(); axis-- > 0;) {
            units += at_[axis];
            at_[axis] = units % view_[axis].length;
            units /= view_[axis].length;
            place_ += at_[axis] * view_[axis].stride;
        }
    }

 private:
    void next() {
        within_ = 0;
        for (std::size_t axis = view_.size(); axis-- > 0;) {
            place_ += view_[axis].stride;
            if (++at_[axis] < view_[axis].length) return;
            place_ -= view_[axis].length * view_[axis].stride;
            at_[axis] = 0;
        }
    }

    Failure load() {
        if (span_ != nullptr) return std::nullopt;
        const std::uint64_t bytes = spanOf(view_, unit_).value_or(UINT64_MAX);
        if (bytes > tablelimits::bytes)
            return tableError(
                POSISCOPE_TR("core", "its numbers are spread over more than 2 GiB of a storage"));
        span_ = roomForCells(bytes);
        if (span_ == nullptr)
            return tableError(POSISCOPE_TR("core", "there is not enough memory for its %1 MiB"),
                              {groupedDigits(bytes >> 20U)});
        constexpr std::uint64_t block = 4U << 20U;
        for (std::uint64_t at = 0; at < bytes; at += block)
            if (auto failure = from_.read(span_.get() + at, std::min(block, bytes - at))) return failure;
        return std::nullopt;
    }

    std::vector<ViewAxis> view_;
    std::uint64_t unit_;
    ForwardBytes from_;
    std::vector<std::uint64_t> at_;
    std::uint64_t place_ = 0;   // of the number at hand, in the span
    std::uint64_t within_ = 0;  // bytes of it that are done
    std::unique_ptr<std::byte[]> span_;
};

/// Bytes of a number, of both parts of a complex one.
std::uint64_t unitOf(const TensorInfo& info) {
    if (info.type == "complex64") return 8;
    if (info.type == "complex128") return 16;
    return bytesOf(*info.cells);
}

}  // namespace

std::optional<std::uint64_t> spanOf(const std::vector<ViewAxis>& view, std::uint64_t unit) {
    std::uint64_t span = unit;
    for (const ViewAxis& axis : view) {
        std::uint64_t length = 0;
        if (axis.length == 0) return 0;
        if (__builtin_mul_overflow(axis.length - 1, axis.stride, &length) ||
            __builtin_add_overflow(span, length, &span))
            return std::nullopt;
    }
    return span;
}

StoredTable::Repeated repeatedBy(const TensorInfo& info) {
    std::vector<ViewAxis> axes = info.view;
    std::erase_if(axes, [](const ViewAxis& axis) { return axis.length == 1; });
    if (axes.empty() || info.slices() != 1 || unitOf(info) != bytesOf(*info.cells)) return {};
    StoredTable::Repeated repeated{};
    if (info.columns() > 1) {
        // A row is the last axis, or several axes together.
        if (axes.back().length != info.columns()) return {};
        repeated.columns = axes.back().stride == 0;
        axes.pop_back();
    }
    repeated.rows = !axes.empty() && std::all_of(axes.begin(), axes.end(),
                                                 [](const ViewAxis& axis) { return axis.stride == 0; });
    return repeated;
}

std::vector<ViewAxis> shortenedView(const TensorInfo& info, StoredTable::Repeated repeated) {
    std::vector<ViewAxis> view = info.view;
    std::erase_if(view, [](const ViewAxis& axis) { return axis.length == 1; });
    for (ViewAxis& axis : view) {
        const bool isRow = &axis == &view.back() && info.columns() > 1;
        if (isRow ? repeated.columns : repeated.rows) axis.length = 1;
    }
    return view;
}

std::uint64_t bytesInMemory(const TensorInfo& info) {
    const StoredTable::Repeated repeated = repeatedBy(info);
    std::uint64_t bytes = info.bytes();
    if (repeated.rows) bytes /= info.rows();
    if (repeated.columns) bytes /= info.columns();
    return bytes + (info.view.empty() ? 0 : spanOf(info.view, unitOf(info)).value_or(0));
}

ForwardBytes viewBytes(const TensorInfo& info, ForwardBytes from) {
    const auto walk = std::make_shared<ViewWalk>(info.view, unitOf(info), std::move(from));
    return {[walk](std::byte* to, std::size_t count) { return walk->read(to, count); },
            [walk](std::uint64_t count) {
                walk->skip(count);
                return Failure();
            }};
}

}  // namespace posiscope
