// A state together with what follows from it.
#pragma once

#include <memory>

#include "core/encoding.h"
#include "core/state.h"

namespace posiscope {

/// What views draw: the state and the model of its encoding. Cheap to copy.
struct Scene {
    State state;
    std::shared_ptr<const Model> model;
    /// Where two encodings are compared: B, and A − B.
    std::shared_ptr<const Model> other = {};
    std::shared_ptr<const Model> difference = {};
};

/// What a pane shows of the scene: the scene itself for A, and for B and A − B one in which that is the
/// model. Where B is hidden (core/wavegame.h) its scene holds the parameters of A.
Scene sceneOf(const Scene& scene, Subject subject);

/// What the state looks at.
Cursor cursorOf(const State& state);

/// The scene of a state that has passed checkState. The model of `previous` is kept where the encoding's
/// parameters are the same, so that views can tell by the pointer whether the table has changed.
Scene makeScene(const State& state, const Scene& previous = {});

}  // namespace posiscope
