#include "core/compare.h"

#include <algorithm>
#include <cmath>

#include "core/keys.h"
#include "core/tables/printable.h"

namespace posiscope {

namespace {

const Encoding& encodingIn(const Values& values) {
    const Encoding* encoding = findEncoding(values.get(keys::encoding));
    return encoding != nullptr ? *encoding : *encodings().front();
}

const Parameter* parameterIn(const Encoding& encoding, const std::string& key) {
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key == key) return &parameter;
    return nullptr;
}

/// The value as a person reads it; empty where the parameter is not there or means nothing.
Text told(const Parameter* parameter, const Values& values) {
    if (parameter == nullptr || !parameter->relevantIn(values)) return {};
    const Value& value = values.at(parameter->key);
    if (parameter->kind == Kind::choice) return parameter->findChoice(std::get<std::string>(value))->label;
    if (parameter->kind == Kind::flag) {
        if (std::get<bool>(value)) return POSISCOPE_TR("core", "yes");
        return POSISCOPE_TR("core", "no");
    }
    const std::string text = formatValue(*parameter, value);
    return Text::asIs(text.empty() ? "–" : printable(text));
}

}  // namespace

std::vector<WordDifference> differencesInWords(const Values& a, const Values& b) {
    std::vector<WordDifference> all;
    const Encoding& left = encodingIn(a);
    const Encoding& right = encodingIn(b);
    if (&left != &right) all.push_back({POSISCOPE_TR("core", "Encoding"), left.name, right.name});
    const auto look = [&](const Parameter& parameter) {
        const Text inA = told(parameterIn(left, parameter.key), a);
        const Text inB = told(parameterIn(right, parameter.key), b);
        if (inA != inB) all.push_back({parameter.label, inA, inB});
    };
    for (const Parameter& parameter : left.parameters)
        look(parameter);
    for (const Parameter& parameter : right.parameters)
        if (parameterIn(left, parameter.key) == nullptr) look(parameter);
    return all;
}

NumberDifference differenceInNumbers(const Field& a, const Field& b,
                                     const std::function<bool(double)>& proceed) {
    constexpr std::int64_t cellsAtOnce = 256 * 1024;
    NumberDifference all;
    all.rows = std::min(a.rows(), b.rows());
    all.columns = std::min(a.columns(), b.columns());
    all.sameShape = a.rows() == b.rows() && a.columns() == b.columns();
    const std::int64_t lines = std::max<std::int64_t>(1, cellsAtOnce / all.columns);
    std::vector<double> left(static_cast<std::size_t>(std::min(lines, all.rows) * all.columns));
    std::vector<double> right(left.size());
    double squares = 0;
    bool seen = false;
    for (std::int64_t row = 0; row < all.rows; row += lines) {
        const Run rows{row, std::min(lines, all.rows - row)};
        a.fill(rows, {0, all.columns}, left.data());
        b.fill(rows, {0, all.columns}, right.data());
        for (std::int64_t n = 0; n < rows.count * all.columns; ++n) {
            const double x = left[static_cast<std::size_t>(n)];
            const double y = right[static_cast<std::size_t>(n)];
            // The same NaN or infinity in both is no difference.
            if (x == y || (std::isnan(x) && std::isnan(y))) continue;
            ++all.differing;
            const double difference = std::abs(x - y);
            if (!std::isfinite(difference)) {
                ++all.notFinite;
                continue;
            }
            squares += difference * difference;
            if (seen && difference <= all.largest) continue;
            seen = true;
            all.largest = difference;
            all.row = row + n / all.columns;
            all.column = n % all.columns;
            all.valueA = x;
            all.valueB = y;
        }
        if (proceed && !proceed(static_cast<double>(rows.end()) / static_cast<double>(all.rows))) {
            all.complete = rows.end() == all.rows;
            break;
        }
    }
    all.rms = std::sqrt(squares / (static_cast<double>(all.rows) * static_cast<double>(all.columns)));
    return all;
}

Comparable comparableOf(const Scene& a, const Scene& b) {
    const auto tableOf = [](const Scene& scene) {
        return std::shared_ptr<const Field>(scene.model, &scene.model->table());
    };
    if (a.model->hasTable() && b.model->hasTable()) return {tableOf(a), tableOf(b)};
    if (!a.model->hasTable() && !b.model->hasTable() && a.model->bias() && b.model->bias()) {
        const std::int64_t most = std::min(a.model->bias()->heads(), b.model->bias()->heads()) - 1;
        const std::int64_t head = std::min(most, a.state.get(keys::head));
        return {a.model->bias()->matrix(head), b.model->bias()->matrix(head)};
    }
    return {};
}

}  // namespace posiscope
