// The keys of the state's values, with their types.
#pragma once

#include <string>

#include "core/value.h"

namespace posiscope::keys {

// What is encoded (declared by the encodings).
inline constexpr Key<std::string> encoding{"encoding"};
inline constexpr Key<std::int64_t> dModel{"d_model"};
inline constexpr Key<std::int64_t> maxLen{"max_len"};
inline constexpr Key<double> base{"base"};
inline constexpr Key<std::string> layout{"layout"};
inline constexpr Key<std::string> spectrum{"spectrum"};
inline constexpr Key<std::int64_t> firstPosition{"first_position"};
inline constexpr Key<bool> zeroFirstRow{"zero_first_row"};
inline constexpr Key<std::int64_t> seed{"seed"};
inline constexpr Key<std::string> tableFile{"table_file"};
inline constexpr Key<std::string> tensor{"tensor"};
inline constexpr Key<std::int64_t> tableRows{"table_rows"};
inline constexpr Key<std::int64_t> tableColumns{"table_columns"};

// What is being looked at.
inline constexpr Key<std::int64_t> offset{"offset"};
inline constexpr Key<std::int64_t> position{"position"};
inline constexpr Key<std::int64_t> dimension{"dimension"};
inline constexpr Key<std::int64_t> reference{"reference"};
inline constexpr Key<std::int64_t> head{"head"};
inline constexpr Key<Indices> dimensions{"dimensions"};
inline constexpr Key<Indices> clockPairs{"clock_pairs"};
inline constexpr Key<std::string> similarity{"similarity"};
inline constexpr Key<std::string> orientation{"orientation"};
inline constexpr Key<std::string> wavesAcross{"waves_across"};
inline constexpr Key<std::string> colormap{"colormap"};
inline constexpr Key<std::string> similarityColormap{"similarity_colormap"};

// How something is exported.
inline constexpr Key<std::string> dtype{"dtype"};
inline constexpr Key<Indices> size{"size"};
inline constexpr Key<double> scale{"scale"};
inline constexpr Key<std::string> theme{"theme"};
inline constexpr Key<std::string> title{"title"};
inline constexpr Key<bool> cursor{"cursor"};
inline constexpr Key<std::string> subject{"subject"};

}  // namespace posiscope::keys
