// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences and their pictures.
#pragma once

#include <memory>
#include <string>

#include "core/sentence/sentenceparameters.h"
#include "core/state/snapshot.h"
#include "ui/view/view.h"
#include "ui/views/sentence/sentencelayout.h"
#include "ui/views/shared/picturewidget.h"
#include "ui/views/viewregistry.h"

namespace posiscope {

inline State sentenceState(const char* sentence = "the dog bites the man") {
    State state = defaultState();
    state.set(keys::sentence, std::string(sentence));
    state.set(keys::position, std::int64_t{1});
    state.arrangement.panes = {{"sentence", {}}};
    repair(state);
    return state;
}

/// As a lesson shows a sentence: parts that it names, and two words that change places.
inline State lessonState(const std::string& parts) {
    State state = sentenceState("dog bites man");
    state.set(keys::dModel, std::int64_t{16});
    state.set(keys::embeddingScaled, false);
    state.set(keys::sentenceParts, parts);
    state.set(keys::swapSecond, std::int64_t{2});
    state.hidden.insert("panel");
    repair(state);
    return state;
}

/// The picture with everything computed.
inline SentencePicture pictureOf(const State& state) {
    const std::unique_ptr<View> view(findViewType("sentence")->create(nullptr));
    view->show(
        {std::make_shared<const Snapshot>(makeSnapshot(state)), Theme::light(), {}, true, false, {true}});
    return static_cast<PictureOf<SentencePicture>*>(
               view->widget()->findChild<QWidget*>(QStringLiteral("sentence")))
        ->picture();
}

}  // namespace posiscope
