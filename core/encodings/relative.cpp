// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/relative.h"

#include <cmath>

#include "core/bias/toeplitzfield.h"
#include "core/models/sinusoidmodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

Parameter headsParameter() {
    return {
        .key = keys::heads.name,
        .label = POSISCOPE_TR("core", "Heads"),
        .symbol = "<i>n</i>",
        .unit = POSISCOPE_TR("core", "heads"),
        .tooltip = POSISCOPE_TR("core", "How many attention heads there are, each with a bias of its own."),
        .initial = std::int64_t{8},
        .limits = {1, mostHeads},
        .slider = Slider{{1, 4, 16, 64, 128}, Scale::logarithmic}};
}

Parameter maskParameter() {
    return {
        .key = keys::mask.name,
        .label = POSISCOPE_TR("core", "Mask"),
        .tooltip = POSISCOPE_TR("core",
                                "Whether keys after the query are masked: their bias is −∞, so that "
                                "attention never looks ahead."),
        .initial = std::string("auto"),
        .seldom = true,
        .choices = {
            {"auto", POSISCOPE_TR("core", "Usual mask"),
             POSISCOPE_TR("core",
                          "Causal for ALiBi, KERPLE, FIRE, CoPE and NoPE, none for T5, DeBERTa "
                          "and Shaw")},
            {"none", POSISCOPE_TR("core", "No mask"), POSISCOPE_TR("core", "Every query sees every key")},
            {"causal", POSISCOPE_TR("core", "Causal"), POSISCOPE_TR("core", "Keys after the query are −∞")}}};
}

bool isCausal(const Values& values, bool published) {
    const std::string& mask = values.get(keys::mask);
    return mask == "auto" ? published : mask == "causal";
}

ModelShape biasShape(const Values& values) {
    return {.positions = values.get(keys::maxLen), .dimensions = 0, .heads = values.get(keys::heads)};
}

ModelShape singleHeadShape(const Values& values) {
    return {.positions = values.get(keys::maxLen), .dimensions = 0};
}

std::string biasCell(const Cursor& cursor) {
    return "b_" + groupedDigits(cursor.head) + "(" + groupedDigits(cursor.position) + ", " +
           groupedDigits(cursor.reference) + ")";
}

std::string formulaNumber(double value, int digits) {
    const std::string size = std::isinf(value) ? "∞" : withDigits(std::abs(value), digits);
    return std::signbit(value) && value != 0 ? "−" + size : size;
}

std::vector<std::string> explainMasked(const Cursor& cursor) {
    return {biasCell(cursor) + ": key " + groupedDigits(cursor.reference) + " comes after query " +
                groupedDigits(cursor.position) + ", masked",
            "= −∞"};
}

const std::shared_ptr<const DistanceFunction>& DistanceBiasModel::function(std::int64_t head) const {
    Head& known = functions_[static_cast<std::size_t>(head)];
    std::call_once(known.once, [&] { known.function = makeFunction(head); });
    return known.function;
}

Interval DistanceBiasModel::range() const {
    std::call_once(rangeOnce_, [this] {
        range_ = range(0);
        for (std::int64_t head = 1; head < heads_; ++head)
            range_.include(range(head));
    });
    return range_;
}

std::vector<std::string> DistanceBiasModel::explain(const Cursor& cursor, int digits) const {
    if (causal_ && cursor.reference > cursor.position) return explainMasked(cursor);
    std::vector<std::string> all = steps(cursor, digits);
    all.push_back("= " +
                  formulaNumber(function(cursor.head)->value(cursor.position - cursor.reference), digits));
    return all;
}

std::shared_ptr<const Field> DistanceBiasModel::matrix(std::int64_t head) const {
    return std::make_shared<ToeplitzField>(function(head), positions_, causal_);
}

Text DistanceBiasModel::name(std::int64_t curve) const {
    return heads_ == 1 ? quantity() : Text{POSISCOPE_TR("core", "head %1"), {groupedDigits(curve)}};
}

Text DistanceBiasModel::quantity() const {
    return isBuckets() ? POSISCOPE_TR("core", "bucket") : POSISCOPE_TR("core", "bias");
}

double DistanceBiasModel::value(std::int64_t curve, std::int64_t distance) const {
    if (distance < 0 && causal_) return -std::numeric_limits<double>::infinity();
    return function(curve)->value(distance);
}

}  // namespace posiscope
