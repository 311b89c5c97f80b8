// SPDX-License-Identifier: GPL-3.0-or-later
// Code in the text of a presented step.
#pragma once

#include <QtGlobal>
#include <vector>

#include "ui/lessons/lessonwords.h"
#include "ui/lessons/stages.h"

class QLabel;
class QVBoxLayout;

namespace posiscope {

/// On a projector each block of code has a label of its own, and so have the words behind it, in the order of
/// the text: what comes later stands below. The words before the first block are not among them. Code stays
/// in sight for the question.
class CodeParts {
    Q_DISABLE_COPY_MOVE(CodeParts)

 public:
    /// The labels of the parts of this text behind the first; `type` is that of the words.
    CodeParts(LessonPlayer& player, std::vector<TextPart> parts, int type, QVBoxLayout* column);

    ~CodeParts() = default;
    /// Sets code in the largest type in which its lines are no wider than this. Pictures are no wider than
    /// `picture`.
    void fit(int width, int picture);
    /// Fills the labels with the whole text, to be measured.
    void fill();
    /// Shows so much of the text; code that is still to come has its room.
    void show(const Stage& stage, const std::vector<TextPart>& revealed);
    void refresh();
    /// The height of all code, with the space below each block.
    int codeHeight(int spacing) const;

 private:
    struct Shown {
        QLabel* label;
        bool isCode;
    };
    /// The text of a part; empty where there are fewer.
    static Passage textOf(const std::vector<TextPart>& parts, std::size_t number);
    void change(const Shown& part, const Passage& text) {
        (part.isCode ? code_ : words_).change(part.label, text);
    }

    LessonWords words_, code_;  ///< each in its own type
    std::vector<TextPart> all_;
    std::vector<Shown> shown_;
};

}  // namespace posiscope
