// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the state's values, with their types.
#pragma once

#include <string>

#include "core/parameters/value.h"

namespace posiscope::keys {

// Parameters of the encodings.
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
inline constexpr Key<std::int64_t> tableSlices{"table_slices"};
inline constexpr Key<std::int64_t> tableSlice{"table_slice"};
inline constexpr Key<std::int64_t> tableRows{"table_rows"};
inline constexpr Key<std::int64_t> tableColumns{"table_columns"};
inline constexpr Key<std::int64_t> tableFirstPosition{"table_first_position"};

// Rotary encodings.
inline constexpr Key<std::string> ropeLayout{"rope_layout"};
inline constexpr Key<std::int64_t> headDim{"head_dim"};
inline constexpr Key<double> partialRotaryFactor{"partial_rotary_factor"};
inline constexpr Key<std::string> scaling{"scaling"};
inline constexpr Key<double> factor{"factor"};
inline constexpr Key<std::int64_t> originalMaxPosition{"original_max_position"};
inline constexpr Key<std::int64_t> sequenceLength{"sequence_length"};
inline constexpr Key<double> betaFast{"beta_fast"};
inline constexpr Key<double> betaSlow{"beta_slow"};
inline constexpr Key<bool> truncate{"truncate"};
inline constexpr Key<double> mscale{"mscale"};
inline constexpr Key<double> mscaleAllDim{"mscale_all_dim"};
inline constexpr Key<double> attentionFactor{"attention_factor"};
inline constexpr Key<double> lowFreqFactor{"low_freq_factor"};
inline constexpr Key<double> highFreqFactor{"high_freq_factor"};
inline constexpr Key<NumberList> shortFactor{"short_factor"};
inline constexpr Key<NumberList> longFactor{"long_factor"};
inline constexpr Key<double> scaleBase{"scale_base"};
inline constexpr Key<std::string> vectors{"vectors"};
inline constexpr Key<NumberList> query{"query"};
inline constexpr Key<NumberList> key{"key"};
inline constexpr Key<bool> scoreScaled{"score_scaled"};

// The cursor and the views.
inline constexpr Key<std::int64_t> offset{"offset"};
inline constexpr Key<std::int64_t> position{"position"};
inline constexpr Key<std::int64_t> dimension{"dimension"};
inline constexpr Key<std::int64_t> reference{"reference"};
inline constexpr Key<std::int64_t> head{"head"};
inline constexpr Key<Indices> dimensions{"dimensions"};
inline constexpr Key<Indices> clockPairs{"clock_pairs"};
inline constexpr Key<std::string> clocks{"clocks"};
inline constexpr Key<std::string> similarity{"similarity"};
inline constexpr Key<std::string> orientation{"orientation"};
inline constexpr Key<std::string> wavesAcross{"waves_across"};
inline constexpr Key<std::string> colormap{"colormap"};
inline constexpr Key<std::string> similarityColormap{"similarity_colormap"};

// The lesson that is open.
inline constexpr Key<std::string> lesson{"lesson"};
inline constexpr Key<std::int64_t> lessonStep{"lesson_step"};

// The level of the wave game that is played.
inline constexpr Key<std::int64_t> gameLevel{"game_level"};
inline constexpr Key<std::int64_t> gameSeed{"game_seed"};
inline constexpr Key<bool> gameRevealed{"game_revealed"};

// Sentences.
inline constexpr Key<std::string> sentence{"sentence"};
inline constexpr Key<std::string> combine{"combine"};
inline constexpr Key<bool> embeddingScaled{"embedding_scaled"};
inline constexpr Key<std::int64_t> embeddingSeed{"embedding_seed"};
inline constexpr Key<std::int64_t> attentionSize{"attention_size"};
inline constexpr Key<std::int64_t> attentionSeed{"attention_seed"};
inline constexpr Key<std::int64_t> swapFirst{"swap_first"};
inline constexpr Key<std::int64_t> swapSecond{"swap_second"};
inline constexpr Key<std::string> embeddingFile{"embedding_file"};
inline constexpr Key<std::string> embeddingTensor{"embedding_tensor"};
// Motion.
inline constexpr Key<std::string> motion{"motion"};
inline constexpr Key<double> motionFrom{"motion_from"};
inline constexpr Key<double> motionTo{"motion_to"};
inline constexpr Key<double> motionSeconds{"motion_seconds"};
inline constexpr Key<std::string> motionRepeat{"motion_repeat"};
inline constexpr Key<bool> motionBar{"motion_bar"};

// How something is exported.
inline constexpr Key<std::string> dtype{"dtype"};
inline constexpr Key<double> scale{"scale"};
inline constexpr Key<std::string> theme{"theme"};
inline constexpr Key<std::string> title{"title"};
inline constexpr Key<bool> cursor{"cursor"};
inline constexpr Key<bool> heading{"heading"};
inline constexpr Key<bool> paneTitles{"pane_titles"};
inline constexpr Key<bool> letters{"letters"};
inline constexpr Key<std::string> arrange{"arrange"};
inline constexpr Key<std::string> xTitle{"x_title"};
inline constexpr Key<std::string> yTitle{"y_title"};
inline constexpr Key<bool> tickLabels{"tick_labels"};
inline constexpr Key<std::int64_t> ticks{"ticks"};
inline constexpr Key<bool> legend{"legend"};
inline constexpr Key<bool> colourBar{"colour_bar"};
inline constexpr Key<std::string> colourBarTitle{"colour_bar_title"};
inline constexpr Key<std::string> caption{"caption"};
inline constexpr Key<std::string> paneNames{"pane_names"};
inline constexpr Key<std::string> font{"font"};
inline constexpr Key<double> lineWidth{"line_width"};
inline constexpr Key<bool> sharedColourBar{"shared_colour_bar"};
inline constexpr Key<bool> align{"align"};
inline constexpr Key<std::string> subject{"subject"};
inline constexpr Key<std::string> animate{"animate"};
inline constexpr Key<double> fps{"fps"};
inline constexpr Key<double> seconds{"seconds"};

}  // namespace posiscope::keys
