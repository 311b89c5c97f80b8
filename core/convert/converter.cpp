// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/converter.h"

#include "core/identify/diagnosis/learned.h"
#include "core/identify/identify.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

Result<Converted> alone(Result<FittedTable> made) {
    if (!made) return made.error();
    return Converted{
        {std::move(made.value().array)}, std::move(made.value().notes), {}, std::move(made.value().origin)};
}

/// The notes on rows that the formula adds. Sinusoids also number the places of pictures, row after row: such
/// a table is resized.
std::vector<Text> notesOnAdded(const Identity& known, std::int64_t rows) {
    const std::int64_t had = known.conversionSource->rows;
    if (had <= 0 || rows <= had) return {};
    std::vector<Text> notes{
        {POSISCOPE_TR("core", "rows from %1 on were computed by the formula"), {groupedDigits(had)}}};
    const std::string before = placesIn(had);
    const std::string after = placesIn(rows);
    if (known.encoding == "sinusoidal" && !before.empty() && !after.empty())
        notes.push_back(
            {POSISCOPE_TR("core",
                          "the formula counts along one line; for the places of a picture (%1, then %2) "
                          "--grid resizes the table, to other numbers"),
             {before, after}});
    return notes;
}

}  // namespace

Result<std::shared_ptr<const Identity>> Converter::recognised(const Progress& progress) {
    const std::lock_guard alone(mutex_);
    if (answer_) return answer_;
    auto answer = std::make_shared<const Identity>(identify(arrays_, {}, progress));
    if (!answer->complete) return Error{POSISCOPE_TR("core", "the conversion was stopped"), ""};
    answer_ = std::move(answer);
    return answer_;
}

Result<Converted> Converter::fit(const FitRequest& request) const {
    if (arrays_.size() > 1)
        return Error{POSISCOPE_TR("core", "one table is made to fit at a time: name it with FILE:TENSOR"),
                     ""};
    return alone(fitted(arrays_.front(), request));
}

Result<Converted> Converter::convert(const ConvertRequest& request, const Progress& progress) {
    if (request.fit) return fit(*request.fit);
    if (request.order) {
        if (arrays_.size() > 1)
            return Error{POSISCOPE_TR("core", "the rows of one array are ordered at a time"), ""};
        return alone(permutedWeights(arrays_.front(), *request.order));
    }
    const auto answer = recognised(progress);
    if (!answer) return answer.error();
    const Identity& known = **answer;
    if (!known.conversionSource && request.form.form.empty() && !request.form.cosineFirst)
        return fit({.rows = request.form.rows, .type = request.form.type});
    auto arrays = posiscope::convert(known, request.form);
    if (!arrays) return arrays.error();
    return Converted{std::move(arrays.value()), notesOnAdded(known, request.form.rows), *answer};
}

}  // namespace posiscope
