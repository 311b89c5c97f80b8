// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/slicename.h"

#include <algorithm>
#include <charconv>

#include "core/base/printable.h"
#include "core/base/trimmed.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

/// A place along an axis, or nothing: all of it.
using Index = std::optional<std::uint64_t>;

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

Error noIndex(std::string_view index) {
    return tableError(POSISCOPE_TR("core", "“%1” is no index such as [3] or [:,3,:]"), {printable(index)});
}

Error outside(std::string_view index, std::size_t axis, std::uint64_t length) {
    return tableError(POSISCOPE_TR("core", "in “%1” the place along axis %2 must be from 0 to %3"),
                      {printable(index), std::to_string(axis), groupedDigits(length - 1)});
}

/// The entries for so many axes; those that are not named are whole.
Result<std::vector<Index>> entriesOf(std::string_view index, std::size_t axes) {
    std::vector<Index> entries;
    std::optional<std::size_t> gap;
    std::string_view rest = index.substr(1, index.size() - 2);
    for (bool more = true; more;) {
        const auto comma = rest.find(',');
        more = comma != std::string_view::npos;
        const std::string_view entry = trimmed(rest.substr(0, comma), spacesInLine);
        rest.remove_prefix(more ? comma + 1 : rest.size());
        const auto number = wholeNumber(entry);
        if (entry == "..." && !gap)
            gap = entries.size();
        else if (number || entry == ":")
            entries.push_back(number);
        else
            return noIndex(index);
        if (entries.size() > axes)
            return tableError(POSISCOPE_TR("core", "“%1” names more axes than the array has: %2"),
                              {printable(index), std::to_string(axes)});
    }
    entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(gap.value_or(entries.size())),
                   axes - entries.size(), Index());
    return entries;
}

Result<TensorInfo> sliceOfNumber(const TensorInfo& array, std::string_view index, std::uint64_t slice) {
    if (slice >= array.slices())
        return tableError(POSISCOPE_TR("core", "in “%1” the slice must be from 0 to %2"),
                          {printable(index), groupedDigits(array.slices() - 1)});
    TensorInfo found = array;
    found.slice = slice;
    return found;
}

}  // namespace

std::pair<std::string_view, std::string_view> splitSliceName(std::string_view text) {
    const std::size_t bracket = text.rfind('[');
    if (bracket == std::string_view::npos || text.back() != ']') return {text, {}};
    return {text.substr(0, bracket), text.substr(bracket)};
}

Result<TensorInfo> sliceAt(const TensorInfo& array, std::string_view index) {
    if (std::find(array.shape.begin(), array.shape.end(), 0U) != array.shape.end() || array.shape.size() < 2)
        return Error{array.whyNoTable(), ""};
    if (const auto slice = wholeNumber(trimmed(index.substr(1, index.size() - 2), spacesInLine)))
        return sliceOfNumber(array, index, *slice);
    const auto entries = entriesOf(index, array.shape.size());
    if (!entries) return entries.error();
    TensorInfo found = array;
    found.sliced.clear();
    const std::vector<std::size_t> places = array.places();
    for (std::size_t n = 0; n < entries->size(); ++n) {
        if (!(*entries)[n]) continue;
        const std::uint64_t place = *(*entries)[n];
        if (place >= array.shape[n]) return outside(index, n, array.shape[n]);
        const auto own = std::find(places.begin(), places.end(), n);
        if (own == places.end()) continue;  // of length 1
        found.sliced.push_back(own - places.begin());
        found.slice = found.slice * array.shape[n] + place;
    }
    if (found.sliced.size() + 2 != places.size())
        return tableError(POSISCOPE_TR("core", "“%1” must leave two axes, not %2"),
                          {printable(index), std::to_string(places.size() - found.sliced.size())});
    const std::vector<std::int64_t> named = std::move(found.sliced);
    found.sliced = {};
    if (named != found.slicedAxes()) found.sliced = named;
    return found;
}

}  // namespace posiscope
