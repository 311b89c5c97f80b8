// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a step, in the place of the panes.
#pragma once

#include <QWidget>

#include "ui/documents/lessonpictures.h"

namespace posiscope {

class LessonPlayer;
struct Theme;

/// On a projector a picture of the text that is "large" covers the panes until the question is answered. The
/// places that the newest paragraph names, **1**, have a frame: they are the elements place-1 … of an SVG.
class StepPicture final : public QWidget {
 public:
    /// `panes` is what it covers.
    explicit StepPicture(QWidget* panes);

    void show(const LessonPlayer& player, const Theme& theme);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    LessonPictures pictures() const;

    const Theme* theme_ = nullptr;
    QString folder_, name_;
    QStringList lit_;  ///< names of elements
};

}  // namespace posiscope
