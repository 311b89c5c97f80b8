// SPDX-License-Identifier: GPL-3.0-or-later
// For every processor that the program runs on.
#define POSISCOPE_KERNELS baselineKernels
#include "core/math/simd/kernels.inc"
