// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/converter.h"

#include "core/identify/identify.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

Result<Converted> alone(Result<FittedTable> made) {
    if (!made) return made.error();
    return Converted{{std::move(made.value().array)}, std::move(made.value().notes)};
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
    Converted made{std::move(arrays.value()), {}, *answer};
    const std::int64_t rows = known.conversionSource->rows;
    if (rows > 0 && request.form.rows > rows)
        made.notes.push_back(
            {POSISCOPE_TR("core", "rows from %1 on were computed by the formula"), {groupedDigits(rows)}});
    return made;
}

}  // namespace posiscope
