// The texts of a lesson in labels.
#pragma once

#include <QString>
#include <vector>

#include "core/lessons/lesson.h"
#include "ui/documents/lessonpictures.h"

class QLabel;

namespace posiscope {

class LessonPlayer;

/// Labels with passages of the step that is shown. Their numbers follow the state.
class LessonWords {
 public:
    explicit LessonWords(LessonPlayer& player) : player_(player) {}

    /// A label for a passage; `answered` as in LessonPlayer::filled(). Its type is `pixels` high, in those of
    /// the usual window. The label is its parent's.
    QLabel* add(const Passage& passage, const char* name, bool answered = false, int pixels = 13);
    /// Another passage for a label.
    void change(QLabel* label, const Passage& passage);
    /// How wide pictures may be at a desk.
    void setRoom(int pixels) { room_ = pixels; }
    void refresh();

 private:
    struct Words {
        QLabel* label;
        Passage passage;
        bool answered;
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
