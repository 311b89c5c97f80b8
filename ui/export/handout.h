// Lessons on paper.
#pragma once

#include <QByteArray>
#include <QTextDocument>
#include <memory>

#include "core/analysis/dataset.h"
#include "core/lessons/lesson.h"

namespace posiscope {

struct HandoutOptions {
    bool solutions = false;  ///< the right answers, what solves the tasks, and the notes for the speaker
    Progress progress = [](double) { return true; };  ///< called now and then; false stops the drawing
};

/// The lesson as one long text with pictures, in the language that is in use: for each step its pictures, its
/// text with the numbers of its state, its question and its task. Null when it was stopped. Block formats
/// carry what the pages need to know (ui/export/handoutpages.h). Must be called in the thread of the widgets.
Result<std::unique_ptr<QTextDocument>> handoutDocument(const Lesson& lesson, const HandoutOptions& options);

/// The document on pages of A4, as the bytes of a PDF; none when it was stopped.
Result<QByteArray> handoutPdf(const Lesson& lesson, const HandoutOptions& options);

}  // namespace posiscope
