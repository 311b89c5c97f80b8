// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions: refused in one line, or a sound state that is written and read back as the same.
#include "core/state/session.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto state = readSession(fuzz::textOf(data, size), fuzz::views());
    if (!state) {
        fuzz::expectOneLine(state.error());
        return 0;
    }
    const auto failure = checkState(*state, fuzz::views());
    expect(!failure, "a session that is read is sound", failure ? failure->text.english() : std::string());
    const std::string text = writeSession(*state);
    const auto again = readSession(text, fuzz::views());
    expect(again.ok() && *again == *state, "a session is read back as it was written", text);
    State repaired = *state;
    repair(repaired);
    expect(!checkState(repaired, fuzz::views()), "a sound state stays sound when it is repaired", text);
    return 0;
}
