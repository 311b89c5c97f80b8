// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of an encoding in a sentence.
#pragma once

#include <QString>

#include "core/models/model.h"

namespace posiscope {

/// "On screen: 256 positions × 128 dimensions. 64 pairs, with wavelengths from 6.283 to 54 410.1 positions.",
/// or of a term in attention scores "On screen: 256 queries × 256 keys, heads: 8."; then what is to be known
/// about these values (Model::notes()). Where nothing can be shown, the reason.
QString encodingNumbers(const Model& model);

}  // namespace posiscope
