// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for benchmarks.
#pragma once

#include <QString>
#include <algorithm>
#include <vector>

#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/state/state.h"

namespace bench {

struct Size {
    std::int64_t maxLen = 256;
    std::int64_t dModel = 128;
};

inline QString sizeText(Size size) {
    return QStringLiteral("%1×%2").arg(QString::fromStdString(posiscope::groupedDigits(size.maxLen)),
                                       QString::fromStdString(posiscope::groupedDigits(size.dModel)));
}

inline posiscope::Values valuesOf(Size size, double base = 10000) {
    posiscope::Values values = posiscope::defaultState().values;
    values.set(posiscope::keys::maxLen, size.maxLen);
    values.set(posiscope::keys::dModel, size.dModel);
    values.set(posiscope::keys::base, base);
    return values;
}

inline std::shared_ptr<const posiscope::Model> modelOf(Size size, double base = 10000) {
    return posiscope::encodings().front()->make(valuesOf(size, base));
}

inline void fillWith(const posiscope::Field& field, posiscope::IndexRange rows, posiscope::IndexRange columns,
                     double* out) {
    field.fill(rows, columns, out);
}

/// In float32 by the field itself, or, where it does not know float32, from its float64 values.
template <class AnyField>
void fillWith(const AnyField& field, posiscope::IndexRange rows, posiscope::IndexRange columns, float* out) {
    if constexpr (requires { field.fill(rows, columns, out); }) {
        field.fill(rows, columns, out);
    } else {
        constexpr std::int64_t part = 32;
        std::vector<double> exact(static_cast<std::size_t>(part * columns.count));
        for (std::int64_t done = 0; done < rows.count; done += part) {
            const std::int64_t count = std::min(part, rows.count - done);
            field.fill({rows.first + done, count}, columns, exact.data());
            out = std::transform(exact.data(), exact.data() + count * columns.count, out,
                                 [](double value) { return static_cast<float>(value); });
        }
    }
}

}  // namespace bench
