// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations of models: refused in one line, or an encoding whose state is sound and can be kept.
#include "core/config/modelconfig.h"
#include "core/state/session.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto config = readConfig(fuzz::textOf(data, size));
    if (!config) {
        fuzz::expectOneLine(config.error());
        return 0;
    }
    for (const Text& note : config->notes)
        fuzz::expectOneLine({note, ""});
    State state = defaultState();
    chooseEncoding(state, config->encoding());
    for (const Parameter& parameter : config->encoding().parameters)
        state.values.set(parameter.key, config->values().at(parameter.key));
    repair(state);
    const auto failure = checkState(state, fuzz::views());
    expect(!failure, "the state of a configuration is sound",
           failure ? failure->text.english() : std::string());
    const auto again = readSession(writeSession(state), fuzz::views());
    expect(again.ok() && *again == state, "the state of a configuration can be kept");
    return 0;
}
