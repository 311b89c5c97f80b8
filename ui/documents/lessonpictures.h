// The pictures of lessons.
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

#include "core/lessons/lesson.h"

namespace posiscope {

/// What a lesson may show, by their bare names: regular files .svg and .png of its own folder, and the
/// pictures that come with the program. An SVG draws with `currentColor` in the colour of the text, and
/// refers to nothing outside itself.
class LessonPictures {
 public:
    /// No pictures.
    LessonPictures() = default;
    /// `most`: how large a picture is drawn at most, in logical pixels.
    LessonPictures(QString folder, QColor colour, QSize most)
        : folder_(std::move(folder)), colour_(colour), most_(most) {}

    /// The picture, twice as fine as its size in logical pixels says, or the reason why there is none. Sizes
    /// of an SVG are those for type of 16 pixels.
    Result<QImage> read(const QString& name, double typePixels) const;
    /// Why the picture cannot be shown, where it cannot; needs no window system.
    Failure check(const QString& name) const;

 private:
    Result<QByteArray> bytes(const QString& name) const;
    QImage drawn(QByteArray svg, double typePixels) const;

    QString folder_;
    QColor colour_ = Qt::black;
    QSize most_;
};

/// The largest file of a picture.
inline constexpr qint64 largestLessonPicture = 4 << 20;

/// The folder of the pictures of a lesson: its own, or that of the lessons that come with the program.
QString picturesOf(const QString& nameOrFile);

/// Refuses the first picture of the lesson that cannot be shown. The error names the line.
Failure refusePictures(const Lesson& lesson, const QString& folder);

}  // namespace posiscope
