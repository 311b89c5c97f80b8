// SPDX-License-Identifier: GPL-3.0-or-later
// Models that are made again for the same state.
#pragma once

namespace posiscope {

class StateStore;

/// Makes the models of the state again after a file that they read has changed or arrived. The state stays
/// the same, so this is no undo step.
void remakeModels(StateStore& store);

}  // namespace posiscope
