// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/identitystate.h"

#include "core/encodings/precisionparameters.h"
#include "core/identify/fileform.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

std::shared_ptr<const Model> modelOf(const Identity& answer) {
    const Encoding& encoding = *findEncoding(answer.encoding);
    return encoding.make(valuesWith(encoding, answer.options));
}

}  // namespace

Text whyNotShown(const Identity& answer) {
    if (!answer.recognised)
        return POSISCOPE_TR("core", "The table was not recognised: there is no encoding to show.");
    const Encoding* encoding = findEncoding(answer.encoding);
    if (encoding == nullptr)
        return {POSISCOPE_TR("core", "Posiscope shows no encoding of this kind: %1."), {answer.encoding}};
    if (answer.ownNumbers && answer.encoding == "learned")
        return POSISCOPE_TR("core",
                            "The numbers of this table were learned: Posiscope has no parameters for them.");
    if (answer.storage.form == "points")
        return POSISCOPE_TR("core", "The rows of this table are points: Posiscope shows rows of positions.");
    if (answer.ownNumbers)
        return POSISCOPE_TR("core",
                            "The numbers of this bias were learned: Posiscope has no parameters for them.");
    if (answer.stillPairs > 0)
        return {POSISCOPE_TR("core",
                             "The last %1 pairs do not turn (proportional form): Posiscope has no parameters "
                             "for this, and would turn them all."),
                {groupedDigits(answer.stillPairs)}};
    if (!areSound(*encoding, valuesWith(*encoding, answer.options)))
        return POSISCOPE_TR("core", "These parameters are beyond the limits of what Posiscope shows.");
    return {};
}

Text whyNotCompared(const Identity& answer) {
    if (Text reason = whyNotShown(answer); !reason.empty()) return reason;
    if (!modelOf(answer)->hasTable())
        return Text(POSISCOPE_TR("core",
                                 "%1 has no table of positions × dimensions that a file could be compared "
                                 "with."))
            .with(findEncoding(answer.encoding)->name);
    return {};
}

Text storageNote(const Identity& answer) {
    if (!whyNotCompared(answer).empty()) return {};
    const auto model = modelOf(answer);
    const Form own = modelForm(*model);
    const Storage& storage = answer.storage;
    Text how;
    const auto say = [&how](Text part) {
        how = how.empty() ? std::move(part)
                          : Text(POSISCOPE_TR("core", "%1, %2")).with(std::move(how)).with(std::move(part));
    };
    const bool ownForm = storage.form == own.id + (own.cosineFirst ? "-cosine-first" : "") ||
                         storage.form == "rows" || storage.form.starts_with("grid");
    if (!ownForm) say(Text::asIs(storage.form));
    if (storage.transposed) say(POSISCOPE_TR("core", "transposed"));
    if (storage.scale != 1) say({POSISCOPE_TR("core", "times %1"), {withDigits(storage.scale, 6)}});
    const std::int64_t rows = model->table().rows();
    if (storage.rows == 1 && rows > 1)
        say({POSISCOPE_TR("core", "one row, not %1"), {groupedDigits(rows)}});
    else if (rows != storage.rows)
        say({POSISCOPE_TR("core", "%1 rows, not %2"), {groupedDigits(storage.rows), groupedDigits(rows)}});
    if (how.empty()) return {};
    if (hasFileForm(answer))
        return Text(POSISCOPE_TR("core",
                                 "The file holds the numbers in another way than the encoding's own table "
                                 "(%1): a comparison computes B in the same way, as a table."))
            .with(std::move(how));
    return Text(POSISCOPE_TR("core",
                             "The file holds the numbers in another way than the encoding's own table (%1): "
                             "the difference shows that as well."))
        .with(std::move(how));
}

void showIdentity(State& state, const Identity& answer) {
    const Encoding& encoding = *findEncoding(answer.encoding);
    chooseEncoding(state, encoding);
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.views.empty() && !parameter.eitherSide)
            state.values.set(parameter.key, parameter.initial);
    for (const auto& [key, value] : answer.options)
        state.values.set(key, value);
    repair(state);
}

void showIdentityRounded(State& state, const Identity& answer) {
    showIdentity(state, answer);
    const auto narrower = [](const std::string& type) { return type == "float64" ? std::string() : type; };
    const RoundingNames& found = answer.rounding;
    const StageTypes types{narrower(found.frequency), narrower(found.position), narrower(found.angle),
                           narrower(found.sine), narrower(found.table)};
    const bool onTheWay = !(types.frequency + types.position + types.angle + types.sine).empty();
    if (!onTheWay && (types.table.empty() || types.table == "float32")) return;
    roundStages(state.values, types);
    repair(state);
}

}  // namespace posiscope
