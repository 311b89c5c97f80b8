// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of lessons.
#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QSize>
#include <QString>

#include "core/lessons/lesson.h"

namespace posiscope {

/// The pictures that a lesson may show, by bare file names: regular .svg and .png files of its own folder,
/// and built-in ones. `currentColor` of an SVG is the colour of the text. An SVG may not refer to anything
/// outside itself.
class LessonPictures {
 public:
    /// No pictures.
    LessonPictures() = default;
    /// `most` is the largest size of a picture in logical pixels.
    LessonPictures(QString folder, QColor colour, QSize most)
        : folder_(std::move(folder)), colour_(colour), most_(most) {}

    /// The picture with two device pixels for each logical pixel, or the reason why there is none. An SVG has
    /// its own size where the type is 16 pixels high.
    Result<QImage> read(const QString& name, double typePixels) const;
    /// Whether it is an SVG with an element of this name.
    bool hasElement(const QString& name, const QString& element) const;
    /// The place of an element of an SVG, as shares of its width and height; empty where it has none of this
    /// name.
    QRectF placeOf(const QString& name, const QString& element) const;
    /// The reason why the picture cannot be shown, if any. Needs no window system.
    Failure check(const QString& name) const;

 private:
    Result<QByteArray> bytes(const QString& name) const;
    Result<QByteArray> sound(const QString& name) const;
    QImage drawn(QByteArray svg, double typePixels) const;

    QString folder_;
    QColor colour_ = Qt::black;
    QSize most_;
};

/// The largest size of a picture's file.
inline constexpr qint64 largestLessonPicture = 4 << 20;

/// The element of a picture that is its place of this number: "place-1".
QString elementOfPlace(int number);

/// The folder of a lesson's pictures: its own, or that of the built-in lessons.
QString picturesOf(const QString& nameOrFile);

/// The pictures of the lesson that cannot be shown, and the places that its large pictures do not have, as
/// errors with their lines.
std::vector<Error> wrongPictures(const Lesson& lesson, const QString& folder);
/// The first of them.
Failure refusePictures(const Lesson& lesson, const QString& folder);

}  // namespace posiscope
