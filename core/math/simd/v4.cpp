// SPDX-License-Identifier: GPL-3.0-or-later
// For processors with AVX-512: compiled with -march=x86-64-v4.
#define POSISCOPE_KERNELS v4Kernels
#include "core/math/simd/kernels.inc"
