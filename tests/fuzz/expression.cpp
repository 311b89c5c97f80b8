// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in lessons, over snapshots of several families; the first byte chooses the snapshot.
#include <cmath>

#include "core/lessons/expression.h"
#include "core/parameters/keys.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

namespace {

Snapshot snapshotWith(const char* encoding) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding));
    repair(state);
    return makeSnapshot(state);
}

const Snapshot& snapshot(std::uint8_t number) {
    static const std::vector<Snapshot> snapshots{snapshotWith("sinusoidal"), snapshotWith("rope"),
                                                 snapshotWith("alibi"), snapshotWith("learned"),
                                                 snapshotWith("t5")};
    return snapshots[number % snapshots.size()];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(fuzz::textOf(data + 1, size - 1));
    const auto value = evaluate(text, snapshot(*data));
    if (value)
        expect(std::isfinite(*value), "an expression has a finite value", text);
    else
        fuzz::expectOneLine(value.error());
    const auto filled = fillNumbers({text, 1}, snapshot(*data), plainNumber);
    if (!filled) fuzz::expectOneLine(filled.error());
    return 0;
}
