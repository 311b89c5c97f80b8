// SPDX-License-Identifier: GPL-3.0-or-later
// RoPE: its frequencies with their scaling, the table of cosines and sines, and the rotation.
#include <string>

#include "core/code/templates/templates.h"

namespace posiscope {

namespace {

constexpr const char* ropeFrequencies = R"(import numpy as np
[scaling=yarn|llama3|longrope] import math


def frequencies(d, base):  # d: the dimensions that turn
    i = np.arange(d // 2, F64)
[!scaling=ntk|dynamic|proportional]     omega = float(base) ** (-2 * i / d)
[scaling=proportional]     omega = float(base) ** (-2 * i / {head_dim}) / {factor}
[scaling=linear]     omega = omega / {factor}
[scaling=ntk]     s = {factor}
[scaling=dynamic]     s = max(1, {factor} * {sequence_length} / {original_max_position} - ({factor} - 1))
[scaling=ntk|dynamic]     omega = (base * s ** (d / max(d - 2, 1))) ** (-2 * i / d)
[scaling=ntk-mixed]     omega = omega / {factor} ** ((2 * (i + 1) / d) ** {mixed_b})
[scaling=yarn]     low, high = [
[scaling=yarn]         d * math.log({original_max_position} / (turns * 2 * math.pi)) / (2 * math.log(base))
[scaling=yarn]         for turns in ({beta_fast}, {beta_slow})
[scaling=yarn]     ]
[scaling=yarn, truncate]     low, high = math.floor(low), math.ceil(high)
[scaling=yarn]     low, high = max(low, 0), min(high, d - 1)
[scaling=yarn]     if low <= high:
[scaling=yarn]         ramp = np.clip((i - low) / (high - low or 0.001), 0, 1)
[scaling=yarn]         omega = omega * (1 - ramp) + omega / {factor} * ramp
[scaling=llama3]     turns = {original_max_position} * omega / (2 * math.pi)
[scaling=llama3]     kept = np.clip((turns - {low_freq_factor}) / (({high_freq_factor} - {low_freq_factor}) or 1e-300), 0, 1)
[scaling=llama3]     omega = omega * (kept + (1 - kept) / {factor})
[scaling=longrope]     short, long = {short_factor}, {long_factor}
[scaling=longrope]     factors = long if {sequence_length} > {original_max_position} else short
[scaling=longrope]     omega = omega / np.array(factors or [1.0], F64)
    return omega

)";

/// What else the table needs.
constexpr const char* ropeTable = R"(def rotate(x, table):  # x: queries or keys, … × positions × head_dim
    n = table.shape[-1] // 2
    cos, sin = table[:, :n], table[:, n:]
[rope_layout=half-split, !scaling=proportional]     a, b, rest = x[..., :n], x[..., n : 2 * n], x[..., 2 * n :]
[rope_layout=half-split, !scaling=proportional]     return np.concatenate([a * cos - b * sin, a * sin + b * cos, rest], axis=-1)
[rope_layout=half-split, scaling=proportional]     h = x.shape[-1] // 2
[rope_layout=half-split, scaling=proportional]     a, b = x[..., :n], x[..., h : h + n]
[rope_layout=half-split, scaling=proportional]     turned = [a * cos - b * sin, x[..., n:h], a * sin + b * cos, x[..., h + n :]]
[rope_layout=half-split, scaling=proportional]     return np.concatenate(turned, axis=-1)
[rope_layout=interleaved]     a, b, rest = x[..., 0 : 2 * n : 2], x[..., 1 : 2 * n : 2], x[..., 2 * n :]
[rope_layout=interleaved]     turned = np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1)
[rope_layout=interleaved]     turned = np.reshape(turned, (*x.shape[:-1], 2 * n))
[rope_layout=interleaved]     return np.concatenate([turned, rest], axis=-1)


[partial_rotary_factor=1] d = {head_dim}
[!partial_rotary_factor=1] d = int({head_dim} * {partial_rotary_factor}) // 2 * 2
[over=rows, positions=] p = np.arange({first_position}, {first_position} + {max_len}, F64)
[over=rows, !positions=] p = np.array({listed}, F64)  # of the rows
[over=distances] p = np.arange({nearest}, {farthest} + 1, F64)  # of a query whose key is at 0
angle = p[:, None] * frequencies(d, base={base})
pe = np.concatenate([np.cos(angle), np.sin(angle)], axis=1)  # of a pair each
[scaling=yarn|longrope, !attention_factor=0] pe = {attention_factor} * pe
[scaling=yarn, attention_factor=0, !mscale=0, !mscale_all_dim=0] pe = (0.1 * {mscale} * math.log({factor}) + 1) / (0.1 * {mscale_all_dim} * math.log({factor}) + 1) * pe
[scaling=yarn, attention_factor=0, mscale=0] pe = (0.1 * math.log({factor}) + 1) * pe
[scaling=yarn, attention_factor=0, !mscale=0, mscale_all_dim=0] pe = (0.1 * math.log({factor}) + 1) * pe
[scaling=longrope, attention_factor=0] pe = math.sqrt(1 + math.log({factor}) / math.log({original_max_position})) * pe
[over=distances] query, key = np.tile({query_vector}, (len(p), 1)), {key_vector}[None, :]
[over=distances] score = np.sum(rotate(query, pe) * rotate(key, pe[p == 0]), axis=1)
[over=distances, score_scaled] score = score / np.sqrt({head_dim})
[over=distances] distance, curves = p[:, None], score[None, :]
)";

}  // namespace

const CodeTemplate& ropeCode() {
    static const std::string body = std::string(ropeFrequencies) + "\n\n" + ropeTable;
    static const std::string alone = std::string(ropeFrequencies) + R"(

[partial_rotary_factor=1] d = {head_dim}
[!partial_rotary_factor=1] d = int({head_dim} * {partial_rotary_factor}) // 2 * 2
omega = frequencies(d, base={base})
[!scaling=none|proportional] unscaled = float({base}) ** (-2 * np.arange(d // 2, F64) / d)
[scaling=proportional] unscaled = float({base}) ** (-2 * np.arange(d // 2, F64) / {head_dim})
)";
    static const CodeTemplate code{.encoding = "rope", .body = body, .frequencies = alone};
    return code;
}

}  // namespace posiscope
