// SPDX-License-Identifier: GPL-3.0-or-later
// The checks for every input of a fuzzer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace posiscope::fuzz {

/// Ends the process if `holds` is false; libFuzzer then reports the input.
inline void expect(bool holds, const char* what, const std::string& more = {}) {
    if (holds) return;
    std::fprintf(stderr, "not so: %s\n%s\n", what, more.c_str());
    std::abort();
}

/// A message is one line that a terminal shows as it is.
inline void expectOneLine(const Error& error) {
    const std::string text = error.text.english();
    expect(!text.empty(), "an error has words");
    for (const char c : text)
        expect(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f,
               "a message is one line without control characters", text);
}

/// The file of this name that a fuzzer writes its input to.
inline std::string fileOf(const char* name) {
    const char* const folder = std::getenv("POSISCOPE_FUZZ_FOLDER");  // tests/fuzz/run removes it
    return std::string(folder != nullptr ? folder : "/tmp") + "/" + name;
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// The views that sessions and lessons may name: all that ui/views/viewregistry.h lists (tst_registries).
inline const std::vector<std::string>& views() {
    static const std::vector<std::string> ids{
        "heatmap",   "waves",    "similarity", "grid",     "offset-map", "spectrum", "components",
        "sentence",  "counting", "tokens",     "clocks",   "rotation",   "bias",     "distance",
        "precision", "readout",  "comparison", "identity", "layers"};
    return ids;
}

}  // namespace posiscope::fuzz
