// SPDX-License-Identifier: GPL-3.0-or-later
// Typed values of fields and options. The first byte chooses the field. A value that is read must be written
// and read back.
#include "core/state/exportparameters.h"
#include "core/state/motion.h"
#include "core/state/state.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

namespace {

std::vector<const Parameter*> everyParameter() {
    std::vector<const Parameter*> all{&encodingParameter()};
    for (const Encoding* encoding : encodings())
        for (const Parameter& parameter : encoding->parameters)
            all.push_back(&parameter);
    for (const Parameter& parameter : viewParameters())
        all.push_back(&parameter);
    for (const Parameter& parameter : exportParameters())
        all.push_back(&parameter);
    return all;
}

void parameter(const Parameter& row, const std::string& text) {
    const auto value = parseValue(row, text);
    if (!value) return fuzz::expectOneLine(value.error());
    const std::string written = formatValue(row, *value);
    const auto again = parseValue(row, written);
    expect(again.ok() && *again == *value, "a value is read back as it was written", row.key + " " + written);
}

void motion(const std::string& text) {
    static const State state = defaultState();
    const auto read = parseMotion(state, text);
    if (!read) return fuzz::expectOneLine(read.error());
    const std::string written = formatMotion(state, *read);
    const auto again = parseMotion(state, written);
    expect(again.ok() && *again == *read, "a motion is read back as it was written", written);
    for (const double phase : {0.0, 0.25, 1.0})
        stateAt(state, read->key, valueAt(*read, phase));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<const Parameter*> all = everyParameter();
    if (size == 0) return 0;
    const std::string text(fuzz::textOf(data + 1, size - 1));
    if (*data >= 250)
        motion(text);
    else
        parameter(*all[*data % all.size()], text);
    return 0;
}
