// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/propose/twoarrays.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/fields/tablematrix.h"
#include "core/identify/conversionsource.h"
#include "core/identify/hypothesis.h"
#include "core/identify/identitytext.h"
#include "core/identify/propose/propose.h"
#include "core/parameters/numbertext.h"
#include "core/relate/relate.h"

namespace posiscope {

namespace {

bool areEqual(const StoredArray& a, const StoredArray& b, Pace& pace) {
    constexpr std::int64_t often = 65'536;
    if (a.shape != b.shape) return false;
    for (std::int64_t n = 0; n < a.count(); ++n) {
        if (n % often == 0) pace.step();
        if (a.at(n) != b.at(n)) return false;
    }
    return true;
}

bool isAlone(const Identity& answer) {
    return answer.recognised && answer.storage.form.starts_with("alone");
}

/// The sines that belong to cosines, or the cosines that belong to sines.
Eigen::MatrixXd counterpartOf(const ConversionSource& source) {
    const Sheet& sheet = *source.sheet;
    Eigen::MatrixXd cells(sheet.rows(), sheet.columns());
    const RecipeRows rows(source.recipe);
    std::vector<double> sine(source.recipe.pairs()), cosine(sine.size());
    for (std::int64_t r = 0; r < sheet.rows(); ++r) {
        rows.at(r, sine.data(), cosine.data());
        for (std::int64_t j = 0; j < sheet.columns(); ++j) {
            const Slot& slot = source.form.contents[static_cast<std::size_t>(j)];
            cells(r, j) = (slot.role == Role::cosine ? sine : cosine)[static_cast<std::size_t>(slot.pair)];
        }
    }
    return cells;
}

/// How the other array was made from what belongs to the recognised one; empty where it was not.
Text relationTo(const Identity& known, const StoredArray& other, Pace& pace) {
    using enum TableEdit::Kind;
    constexpr std::int64_t most = std::int64_t{1} << 22U;
    constexpr double float32 = 1e-3;  // at far positions
    const auto& source = known.conversionSource;
    if (source == nullptr || !source->sheet || other.count() > most) return {};
    const Sheet sheet({other}, source->sheet->rowAxis());
    Eigen::MatrixXd cells(sheet.rows(), sheet.columns());
    for (std::int64_t r = 0; r < sheet.rows(); ++r)
        for (std::int64_t j = 0; j < sheet.columns(); ++j)
            cells(r, j) = sheet.at(r, j);
    if (!cells.allFinite() || cells.isZero(0)) return {};
    const Relation found = relate(*storedMatrix(counterpartOf(*source)), *storedMatrix(cells), {float32, 0},
                                  [&pace](double) { return pace.step(), true; });
    if (!found.found || found.edits.empty()) return {};
    const TableEdit& edit = found.edits.front();
    switch (edit.kind) {
        case columnsShuffled: return POSISCOPE_TR("core", "its columns are in another order");
        case rowsShuffled: return POSISCOPE_TR("core", "its rows are in another order");
        case rowsCut:
        case rowsLater:
            return {POSISCOPE_TR("core", "its row p is that of position p + %1"),
                    {groupedDigits(edit.first)}};
        case rowsEarlier:
            return {POSISCOPE_TR("core", "its row p is that of position p − %1"),
                    {groupedDigits(edit.first)}};
        case negated:
        case scaled:
            return {POSISCOPE_TR("core", "its cells are multiplied by %1"), {withDigits(edit.factor, 6)}};
        default: return wordsOf(edit);
    }
}

/// What is known of an array.
Text knownOf(const Identity& answer) {
    if (answer.recognised)
        return Text(POSISCOPE_TR("core", "%1, %2"))
            .with(namedEncoding(answer.encoding))
            .with(optionsByKey(answer.encoding, answer.options));
    if (!answer.mistakes.empty()) return answer.mistakes.front().text;
    return answer.evidence.empty() ? POSISCOPE_TR("core", "not recognised") : answer.evidence.front();
}

}  // namespace

std::optional<Identity> answerOfTwice(const Input& input, const std::optional<Expectation>& expected) {
    if (input.arrays.size() != 2 || !areEqual(input.arrays[0], input.arrays[1], input.pace))
        return std::nullopt;
    const std::vector<StoredArray> one{input.arrays.front()};
    Identity answer = answerOf(inputOf(one, input.pace), expected);
    if (!isAlone(answer)) return std::nullopt;
    answer.mistakes.insert(
        answer.mistakes.begin(),
        {"same-array-twice",
         answer.storage.form.find("-cosine-first") != std::string::npos
             ? POSISCOPE_TR("core", "Both arrays hold the same cosines: the sines are missing")
             : POSISCOPE_TR("core", "Both arrays hold the same sines: the cosines are missing"),
         POSISCOPE_TR("core", "all cells")});
    answer.asExpected = false;
    forbidConversion(answer);
    return answer;
}

std::optional<Identity> answerOfOne(const Input& input, const std::optional<Expectation>& expected) {
    if (input.arrays.size() != 2) return std::nullopt;
    std::vector<Identity> each;
    for (const StoredArray& array : input.arrays) {
        const std::vector<StoredArray> one{array};
        each.push_back(answerOf(inputOf(one, input.pace), expected));
    }
    const auto known = std::ranges::find_if(
        each, [](const Identity& answer) { return isAlone(answer) && answer.unexplainedCells == 0; });
    if (known == each.end()) return std::nullopt;
    const auto index = static_cast<std::size_t>(known - each.begin());
    const StoredArray& other = input.arrays[1 - index];
    Text words = relationTo(*known, other, input.pace);
    if (words.empty()) words = knownOf(each[1 - index]);
    Identity answer = std::move(*known);
    answer.mistakes.push_back(
        {"other-array",
         Text(answer.storage.form.find("-cosine-first") != std::string::npos
                  ? POSISCOPE_TR("core", "The other array does not hold the sines of these cosines: %1")
                  : POSISCOPE_TR("core", "The other array does not hold the cosines of these sines: %1"))
             .with(std::move(words)),
         Text(POSISCOPE_TR("core", "array “%1”"), {printable(other.name)})});
    answer.unexplainedCells += other.count();
    answer.asExpected = false;
    forbidConversion(answer);
    return answer;
}

}  // namespace posiscope
