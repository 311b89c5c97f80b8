// SPDX-License-Identifier: GPL-3.0-or-later
// Any encoding with random parameters, small enough for brute force.
#pragma once

#include <QtTest>
#include <memory>

#include "core/encodings/positionlist.h"
#include "core/state/state.h"
#include "tests/support/positionlists.h"
#include "tests/support/randomstate.h"
#include "tests/support/rows.h"

constexpr int statesPerEncoding = 12;

/// Random values of an encoding's own parameters, of a size that brute force can follow.
inline posiscope::Values smallValues(const posiscope::Encoding& encoding, Sample& sample) {
    using namespace posiscope;
    State state = defaultState();
    chooseEncoding(state, encoding);
    for (int attempt = 0; attempt < 1000; ++attempt) {
        for (const Parameter& parameter : encoding.parameters) {
            if (parameter.kind() == ParameterKind::text) continue;
            Parameter small = parameter;
            if (parameter.kind() == ParameterKind::integer)
                small.limits.maximum = std::min(small.limits.maximum, std::max(small.limits.minimum, 24.0));
            state.values.set(parameter.key, randomValue(small, state.values, sample));
        }
        if (encoding.check == nullptr || !encoding.check(state.values)) return state.values;
    }
    // Values that seldom fit together: as the encoding begins.
    for (const Parameter& parameter : encoding.parameters)
        state.values.set(parameter.key, parameter.initial);
    return state.values;
}

struct SmallCase {
    const posiscope::Encoding* encoding;
    posiscope::Values values;
    std::shared_ptr<const posiscope::Model> model;
};

/// Every third of them has its rows listed, where its encoding can have that.
/// The same values for the same number everywhere.
inline SmallCase smallCase(const QString& id, int number) {
    using namespace posiscope;
    const Encoding* encoding = findEncoding(id.toStdString());
    Sample sample(static_cast<std::uint64_t>(number) + 1);
    Values values = smallValues(*encoding, sample);
    const bool canList = std::ranges::any_of(
        encoding->parameters, [](const Parameter& each) { return each.key == keys::positions.name; });
    if (canList && number % 3 == 2) {
        const auto& lists = positionLists();
        values.set(keys::positions, lists[static_cast<std::size_t>(number / 3) % lists.size()]);
        // The narrowest types have no room for some positions of xPos.
        if (encoding->check(values) || !encoding->make(values)->table().finite())
            values.set(keys::positions, std::string());
    }
    return {encoding, values, encoding->make(values)};
}

/// Rows of a test for every encoding, with the columns id and number.
inline void eachSmallCase() {
    addColumns<QString, int>("id", "number");
    for (const posiscope::Encoding* encoding : posiscope::encodings())
        for (int n = 0; n < statesPerEncoding; ++n)
            QTest::newRow((encoding->id + ", parameters " + std::to_string(n)).c_str())
                << QString::fromStdString(encoding->id) << n;
}
