// SPDX-License-Identifier: GPL-3.0-or-later
// For processors with AVX2: compiled with -march=x86-64-v3.
#define POSISCOPE_KERNELS v3Kernels
#include "core/math/simd/kernels.inc"
