// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader has done in the lessons.
#pragma once

#include <QJsonObject>
#include <QString>
#include <map>
#include <set>
#include <vector>

#include "core/lessons/reply.h"

namespace posiscope {

/// What has been begun in a step.
struct Draft {
    QString typed;                        ///< the text in the field for a number
    bool hint = false;                    ///< the hint is displayed
    std::set<std::size_t> unfolded = {};  ///< the asides that are displayed, by number
    bool operator==(const Draft&) const = default;
};

/// What has been done in a lesson, by the numbers of its steps.
struct LessonProgress {
    int step = 0;  ///< the current one
    std::map<int, Reply> replies;
    std::set<int> followed;  ///< steps that show `then` in its own state
    std::set<int> done;      ///< steps whose task is done
    std::map<int, std::vector<int>>
        hands;  ///< counts of hands for the answers, by their number in the lesson
    std::map<int, Draft> drafts;
    std::map<int, int> stages;  ///< how much of the step is revealed while presenting

    /// Forgets everything about the step of this number but its counts of hands.
    void forget(int number);
    /// Forgets what does not belong to this lesson, which may have changed since.
    void fit(const Lesson& lesson);
};

/// By the name of the lesson or its file.
using CourseProgress = std::map<QString, LessonProgress>;

QJsonObject toJson(const CourseProgress& course);
/// What cannot be read is left out.
CourseProgress courseProgressOf(const QJsonObject& json);

/// Whether a lesson is at its last step.
bool isRead(const CourseProgress& course, const QString& name);
/// The first lesson of the short path that has not been read to its end; empty where all have.
QString nextOnShortPath(const CourseProgress& course);

}  // namespace posiscope
