// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/letterwatch.h"

#include "core/lessons/words.h"
#include "core/parameters/keys.h"
#include "ui/lessons/player.h"
#include "ui/store/statestore.h"
#include "ui/style/missingletters.h"

namespace posiscope {

LetterWatch::LetterWatch(Workbench& bench) : QObject(bench.window), bench_(bench), store_(bench.store) {
    connect(&store_, &StateStore::changed, this, &LetterWatch::look);
    look();
}

void LetterWatch::look() {
    const LessonPlayer& player = *bench_.lessons;
    std::string text;
    if (store_.state().get(keys::sentence) != sentence_)
        text = sentence_ = store_.state().get(keys::sentence);
    if (player.reading() != reading_ && player.lesson() != nullptr) text += wordsOf(*player.lesson());
    reading_ = player.reading();
    if (text.empty()) return;
    const Text missing = sayMissingLetters(QString::fromStdString(text));
    if (!missing.empty()) reportIn(bench_, {missing, ""});
}

}  // namespace posiscope
