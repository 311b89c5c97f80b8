// SPDX-License-Identifier: GPL-3.0-or-later
// Pickles of PyTorch: read as data, or refused in one line. The archive around them would keep most inputs
// out.
#include "core/tables/pickle.h"

#include "core/tables/torchnames.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::textOf(data, size);
    const auto values = readPickle(bytes);
    if (!values) {
        fuzz::expectOneLine(values.error());
        return 0;
    }
    expect(values->held <= 600'000, "values are bounded");
    const auto named = namedTensors(*values, bytes);
    if (!named) {
        fuzz::expectOneLine(named.error());
        return 0;
    }
    for (const NamedTensor& each : *named)
        expect(each.tensor->shape.size() == each.tensor->strides.size(), "a stride for each axis");
    return 0;
}
