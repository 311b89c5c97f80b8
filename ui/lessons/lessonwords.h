// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a lesson in labels.
#pragma once

#include <QString>
#include <vector>

#include "core/lessons/lesson.h"
#include "ui/documents/lessonpictures.h"

class QLabel;

namespace posiscope {

class LessonPlayer;

/// Labels that show passages of the current step. Their numbers follow the state.
class LessonWords {
 public:
    explicit LessonWords(LessonPlayer& player) : player_(player) {}

    /// A label for a passage, which is a child of `parent`. `moment` as in LessonPlayer::filled(). The type
    /// is `pixels` high at interface scale 1.
    QLabel* add(const Passage& passage, const char* name, Moment moment, int pixels);
    /// Shows another passage in a label.
    void change(QLabel* label, const Passage& passage);
    /// Sets the largest width of pictures.
    void setRoom(int pixels);
    /// Sets the type of all labels.
    void setType(int pixels);
    void refresh();

 private:
    struct Words {
        QLabel* label;
        Passage passage;
        Moment moment;
        int pixels;
        QString shown = {};  ///< the Markdown that the label shows
    };

    void refresh(Words& words);
    LessonPictures pictures(const QLabel& label) const;

    LessonPlayer& player_;
    std::vector<Words> labels_;
    int room_ = 0;
};

}  // namespace posiscope
