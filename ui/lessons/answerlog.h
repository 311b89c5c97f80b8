// SPDX-License-Identifier: GPL-3.0-or-later
// A file with the answers that somebody has given in lessons.
#pragma once

#include <QJsonObject>
#include <QString>

#include "core/base/result.h"

namespace posiscope {

class LessonPlayer;

/// {"posiscope": "answers", "answers": […]}. Each answer is added at the end, and the file is replaced as a
/// whole.
class AnswerLog {
 public:
    explicit AnswerLog(QString path) : path_(std::move(path)) {}

    const QString& path() const { return path_; }
    /// Begins the file, or finds out that it can be continued. The error names the file and the reason.
    Failure open() const;
    Failure add(const QJsonObject& answer) const;

 private:
    Result<QJsonObject> read() const;
    Failure write(const QJsonObject& file) const;

    QString path_;
};

/// The reply to the question of the player's step, which is closed: lesson, step from 1, question, the
/// answers that were chosen, the number that was typed or the place that was clicked last, the number of
/// tries, whether the last one was right, and the time of day in UTC.
QJsonObject answerNow(LessonPlayer& player);

}  // namespace posiscope
