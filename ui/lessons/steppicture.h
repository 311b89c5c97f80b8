// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a step, in the place of the panes.
#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <vector>

#include "ui/documents/lessonpictures.h"

class QPushButton;

namespace posiscope {

class LessonPlayer;
class PaneArea;
struct Theme;

/// On a projector a picture of the text that is "large" covers the panes until the question is answered. The
/// places that the newest paragraph names, **1**, have a frame: they are the elements place-1 … of an SVG.
/// A click on a place that the lesson has something for opens it; a button above the panes leads back.
class StepPicture final : public QWidget {
    Q_OBJECT

 public:
    /// `panes` is what it covers.
    explicit StepPicture(PaneArea* panes);

    void show(LessonPlayer& player, const Theme& theme);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    LessonPictures pictures() const;
    std::optional<QImage> image() const;
    QRectF placeOf(const QImage& image) const;
    /// Around a place of the picture; empty where it has none of this number.
    QRectF frameOf(int number) const;
    void addPlaces();
    void fit();

    LessonPlayer* player_ = nullptr;
    const Theme* theme_ = nullptr;
    PaneArea* panes_;
    QPushButton* back_;                   ///< above the panes
    std::map<int, QPushButton*> places_;  ///< those that can be opened, by their numbers
    QString folder_, name_;
    std::vector<int> lit_;  ///< numbers of places
};

}  // namespace posiscope
