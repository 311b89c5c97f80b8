// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/expectedrows.h"

#include <algorithm>
#include <array>

#include "core/encodings/positionlist.h"
#include "core/identify/conversionsource.h"
#include "core/identify/finish.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"

namespace posiscope {

std::optional<Positions> meantRows(const Expectation& expected) {
    if (expected.encoding == nullptr || !hasPositionList(expected.values)) return std::nullopt;
    const auto read = readPositions(expected.values.get(keys::positions));
    return read ? std::optional(*read) : std::nullopt;
}

Expectation withAnyRows(const Expectation& expected) {
    Expectation any = expected;
    any.anyRows = true;
    any.values.set(keys::positions, {});
    std::erase_if(any.given, [](const std::string& key) {
        return key == keys::positions.name || key == keys::firstPosition.name || key == keys::maxLen.name;
    });
    return any;
}

std::optional<StoredArray> rowsOf(const StoredArray& array, std::int64_t all, IndexRange rows) {
    const auto axis = std::ranges::find_if(array.shape, [](std::int64_t size) { return size > 1; });
    if (axis == array.shape.end() || *axis != all) return std::nullopt;
    const auto place = static_cast<std::size_t>(axis - array.shape.begin());
    StoredArray some = array;
    some.shape[place] = rows.count;
    std::int64_t count = 1;
    for (std::size_t n = array.shape.size(); n-- > 0; count *= some.shape[n])
        some.steps[n] = count;
    some.cells = array.cells->taken(rows.count, count / rows.count,
                                    [&array, &some, from = rows.first * array.steps[place]](std::int64_t n) {
                                        std::int64_t cell = from;
                                        for (std::size_t m = 0; m < some.shape.size(); ++m)
                                            cell += n / some.steps[m] % some.shape[m] * array.steps[m];
                                        return cell;
                                    });
    return some;
}

std::optional<Identity> onAllRows(const Input& input, const Positions& positions, Identity some) {
    if (!some.recognised || some.conversionSource == nullptr || !some.conversionSource->sheet)
        return std::nullopt;
    const auto source = some.conversionSource;
    Recipe recipe = source->recipe;
    recipe.places = positions;
    for (const Sheet& sheet : input.sheets) {
        if (sheet.rows() != positions.rows() || sheet.columns() != source->sheet->columns()) continue;
        finishAnswer(input, sheet, source->form, recipe, some);
        return some;
    }
    return std::nullopt;
}

bool mayHoldAnyRows(const Expectation& expected, const Positions& found) {
    constexpr std::size_t few = 64;
    if (expected.anyRows) return true;
    const bool asked = std::ranges::any_of(std::array{keys::firstPosition.name, keys::maxLen.name},
                                           [&](const char* key) { return expected.gives(key); });
    const bool running = expected.encoding->family == Family::rotary || expected.encoding->id == "timestep";
    const std::size_t runs = found.runs().size();
    return running && !asked && runs <= few && 4 * runs <= static_cast<std::size_t>(found.rows());
}

void judgeRows(const Positions& meant, Identity& answer) {
    if (!answer.recognised) return;
    std::erase(answer.notCompared, keys::firstPosition.name);
    if (!answer.rowsHold) {
        answer.notCompared.emplace_back(keys::positions.name);
        return;
    }
    if (*answer.rowsHold == meant) return;
    answer.mistakes.push_back({"other-positions",
                               Text(POSISCOPE_TR("core", "Rows hold the positions %1 where %2 were meant"),
                                    {writtenPositions(*answer.rowsHold), writtenPositions(meant)}),
                               POSISCOPE_TR("core", "all rows")});
    answer.asExpected = false;
}

}  // namespace posiscope
