// What is shown, read anew.
#pragma once

namespace posiscope {

class StateStore;

/// Makes the models of the state once more, for a file that they are read from has changed or has arrived. No
/// step to undo: the state stays as it is.
void remakeModels(StateStore& store);

}  // namespace posiscope
