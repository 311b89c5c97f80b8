// SPDX-License-Identifier: GPL-3.0-or-later
// Any table can be identified, whatever it was meant to be: the answer has words, and counts that can be.
#include <fstream>

#include "core/identify/identify.h"
#include "core/identify/identitytext.h"
#include "core/state/state.h"
#include "core/tables/npywriting.h"
#include "tests/fuzz/expect.h"

using namespace posiscope;
using fuzz::expect;

namespace {

const std::string& path() {
    static const std::string file = fuzz::fileOf("identify.npy");
    return file;
}

/// One of the encodings as it is at first, or nothing.
std::optional<Expectation> expectationOf(std::uint8_t choice) {
    const auto all = encodings();
    const Encoding* encoding = all[choice % all.size()];
    if (choice >= all.size() || encoding->fromFile) return std::nullopt;
    State state = defaultState();
    chooseEncoding(state, *encoding);
    repair(state);
    Expectation expected;
    expected.encoding = encoding;
    expected.values = state.values;
    return expected;
}

}  // namespace

/// The first byte chooses what is expected, the second is the number of columns and the third that of the
/// rows; the cells follow as float32, as far as there are any.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    const std::int64_t shape[] = {1 + data[2] % 64, 1 + data[1] % 64};
    std::string cells(fuzz::textOf(data + 3, size - 3));
    cells.resize(static_cast<std::size_t>(4 * shape[0] * shape[1]));
    std::ofstream(path(), std::ios::binary | std::ios::trunc) << npyHeader("<f4", shape) << cells;
    const auto array = readArray(path(), "");
    expect(array.ok(), "the file is a table");
    const Identity answer = identify({*array}, expectationOf(data[0]));
    expect(answer.recognised != answer.encoding.empty(), "what is recognised has a name");
    expect(!(answer.largestDeviation < 0) && !(answer.rmsDeviation < 0), "deviations are not negative");
    expect(answer.unexplainedCells >= 0 && answer.unexplainedCells <= array->count(),
           "no more cells are unexplained than there are");
    expect(!identityAsText(answer, {}).empty() && !identityAsJson(answer).empty(), "an answer has words");
    for (const Finding& finding : answer.mistakes)
        expect(!finding.id.empty() && !finding.text.english().empty(), "a mistake has a name and words");
    return 0;
}
