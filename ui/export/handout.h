// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on paper.
#pragma once

#include <QByteArray>
#include <QTextDocument>
#include <memory>

#include "core/analysis/dataset.h"
#include "core/lessons/lesson.h"

namespace posiscope {

enum class HandoutKind {
    pupil,      ///< questions with room to write
    solutions,  ///< the same with the right answers, their reasons, and what solves the tasks
    teacher     ///< with solutions, minutes, hints and notes
};

struct HandoutOptions {
    HandoutKind kind = HandoutKind::pupil;
    QString pictures = {};  ///< the folder of the lesson's pictures, as picturesOf() says; empty: none
    Progress progress = [](double) { return true; };  ///< called now and then; false stops the drawing
};

/// The lesson as one long text with pictures, in the language that is in use: for each step its pictures, its
/// text with the numbers of its state, its question and its task. Optional steps are printed only by name
/// where the pupil's sheet would have more than four pages with them, or the solutions more than six. Null
/// when it was stopped. Block formats carry what the pages need to know (ui/export/handoutpages.h). Must be
/// called in the thread of the widgets.
Result<std::unique_ptr<QTextDocument>> handoutDocument(const Lesson& lesson, const HandoutOptions& options);

/// The document on pages of A4 with two columns, as the bytes of a PDF; none when it was stopped. At the
/// foot of each page of a lesson of the program stand its name and the licence.
Result<QByteArray> handoutPdf(const Lesson& lesson, const HandoutOptions& options);

}  // namespace posiscope
