// SPDX-License-Identifier: GPL-3.0-or-later
// States as text.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/state/state.h"

namespace posiscope {

/// The highest version that sessions are written with. Files of a higher version are refused. Version 2 has
/// a list in "compared", or a "sweep".
inline constexpr int sessionVersion = 2;

/// The complete state as JSON:
///     {"format": "posiscope-session", "version": 1, "values": {"d_model": 128, …},
///      "compared": {the values of B, where two encodings are compared; a list where there are more},
///      "sweep": [{"base": 100}, {"base": 10000}, …], the variants that follow A,
///      "panes": [{"view": "heatmap", "viewport": [left, right, top, bottom], "subject": "b"}, …],
///      "maximised": -1, "column_split": 0.56, "row_split": 0.54, "hidden": ["base", "readout"]}
/// Numbers keep every bit. Indices are arrays.
std::string writeSession(const State& state);

/// What a figure knows of a table: enough to notice that it has changed.
struct TableRecord {
    std::string file;  ///< relative to the figure's folder
    std::int64_t bytes = 0;
    std::string sha256;  ///< of its first 64 MiB
    bool operator==(const TableRecord&) const = default;
};

/// The session of a figure: as above, with "tables": [{"file": …, "bytes": …, "sha256": …}, …] and "figure":
/// {"size": "3.25x2.25in", …}, how it was exported: values of exportParameters().
std::string writeSession(const State& state, std::span<const TableRecord> tables, const Values& figure = {});
/// How the figure of this session was exported; what is missing or wrong is left out.
Values readFigureValues(std::string_view json);
/// The tables that the session of a figure names; those that are not well formed are left out.
std::vector<TableRecord> readTableRecords(std::string_view json);

/// Reads what writeSession writes. Keys that are left out keep their defaults (so does an older file);
/// unknown keys, wrong types, values outside their limits and unknown views are refused with a sentence that
/// names the field.
Result<State> readSession(std::string_view json, std::span<const std::string> views);

/// As above, but numbers outside their limits become the nearest ones that are allowed. `corrections` says
/// so, a sentence each.
Result<State> correctedSession(std::string_view json, std::span<const std::string> views,
                               std::vector<Text>& corrections);

}  // namespace posiscope
