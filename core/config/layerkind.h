// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of a model that number positions in the same way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/config/rotaryform.h"
#include "core/parameters/value.h"

namespace posiscope {

/// Layers of a model, counted from 0.
struct LayerSet {
    Indices which;         ///< ascending
    std::int64_t all = 0;  ///< how many layers the model has

    std::int64_t count() const { return static_cast<std::int64_t>(which.size()); }
    bool operator==(const LayerSet&) const = default;
};

/// What a reading of the factors of queries is called.
inline constexpr const char* temperatureOfQueries = POSISCOPE_TR("core", "temperature of queries");

/// Something about positions that was read and that no parameter holds.
struct Undrawn {
    Text what;               ///< "temperature of queries"
    std::string value = {};  ///< its numbers; empty where there are none
    bool operator==(const Undrawn&) const = default;
};

/// Layers that number positions in the same way. A kind chooses values as a variant does: they are those of
/// its encoding, all of them sound.
struct LayerKind {
    Text name = {};  ///< "sliding_attention", in the words of the file; empty: the file has none
    Values values = {};
    RotaryForm rotary = {};
    std::optional<LayerSet> layers = {};      ///< nothing where the file does not say which
    bool local = false;                       ///< whether a query sees only the positions of a window
    std::optional<std::int64_t> window = {};  ///< how many these are, where the file says it
    bool attends = true;                      ///< false: recurrent layers, which know the order by themselves
    std::vector<Undrawn> readings = {};
    Text note = {};        ///< that says that it is not shown, among those of the configuration; or none
    std::string key = {};  ///< of its own object in rope_parameters; empty: it has none
};

/// The values that show the kind: the proportional form is a scaling of them.
Values drawnValues(const LayerKind& kind);

/// Whether both are the same encoding with the same parameters. The number of positions does not count, nor
/// what only some views look at.
bool isSameKind(const Values& a, const Values& b);

/// "global", "local" or "nope": whether the kind has positions, and which of them a query sees.
const char* sortOf(const LayerKind& kind);

/// "sliding_attention, 50/60 layers", or the name alone.
Text nameWithCount(const LayerKind& kind);

}  // namespace posiscope
