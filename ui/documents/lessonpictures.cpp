// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/lessonpictures.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <utility>

#include "core/lessons/markup.h"
#include "ui/documents/plainsvg.h"
#include "ui/documents/remembered.h"
#include "ui/style/fonts.h"
#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr double fineness = 2;  // device pixels for each logical pixel
constexpr int largestSide = 8192;
const QString shared = QStringLiteral(":/lessons/pictures");  // pictures for every lesson

Error refusal(const char* reason, const QString& name) {
    return {Text(reason, {name.toStdString()}).shortened(), "lesson"};
}

/// The size in logical pixels, within `most`.
QSizeF fitted(QSizeF size, QSize most) {
    return size.width() <= most.width() && size.height() <= most.height()
               ? size
               : size.scaled(most, Qt::KeepAspectRatio);
}

}  // namespace

Result<QByteArray> LessonPictures::bytes(const QString& name) const {
    static const QRegularExpression bare(QStringLiteral("^[A-Za-z0-9_][A-Za-z0-9_.-]*\\.(svg|png)$"));
    if (folder_.isEmpty() || !bare.match(name).hasMatch())
        return refusal(POSISCOPE_TR("core",
                                    "“%1” cannot be shown: a picture is a file .svg or .png beside the "
                                    "lesson, given by its bare name"),
                       name);
    const QFileInfo beside(folder_ + u'/' + name), ours(shared + u'/' + name);
    const QFileInfo& info = beside.exists() || beside.isSymLink() ? beside : ours;
    if (!info.isFile() || info.isSymLink())
        return refusal(POSISCOPE_TR("core", "there is no picture “%1” beside the lesson"), name);
    if (info.size() > largestLessonPicture)
        return refusal(POSISCOPE_TR("core", "the picture “%1” is larger than 4 MiB"), name);
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return refusal(POSISCOPE_TR("core", "the picture “%1” cannot be read"), name);
    return file.read(largestLessonPicture);
}

Result<QByteArray> LessonPictures::sound(const QString& name) const {
    auto all = bytes(name);
    if (!all) return all;
    const Error broken = refusal(POSISCOPE_TR("core", "the picture “%1” cannot be read"), name);
    if (name.endsWith(QLatin1String(".svg"))) {
        PlainSvg plain = plainSvg(*all);
        if (plain.fault == SvgFault::refersElsewhere)
            return refusal(POSISCOPE_TR("core", "the picture “%1” refers to something outside itself"), name);
        if (plain.fault) return broken;
        return plain.bytes;
    }
    QBuffer buffer(&all.value());
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > largestSide || size.height() > largestSide || !reader.canRead() ||
        reader.read().isNull())
        return broken;
    return all;
}

Failure LessonPictures::check(const QString& name) const {
    const auto all = sound(name);
    return all ? Failure() : all.error();
}

Result<QImage> LessonPictures::read(const QString& name, double typePixels) const {
    const auto all = sound(name);
    if (!all) return all.error();
    QImage image;
    if (name.endsWith(QLatin1String(".svg")))
        image = drawn(*all, typePixels);
    else if (image.loadFromData(*all, "PNG"))
        image = image.scaled((fitted(QSizeF(image.size()), most_) * fineness).toSize(), Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    if (image.isNull()) return refusal(POSISCOPE_TR("core", "the picture “%1” cannot be read"), name);
    image.setDevicePixelRatio(fineness);
    return image;
}

bool LessonPictures::hasElement(const QString& name, const QString& element) const {
    const auto all = sound(name);
    return all && name.endsWith(QLatin1String(".svg")) && QSvgRenderer(*all).elementExists(element);
}

QRectF LessonPictures::placeOf(const QString& name, const QString& element) const {
    const auto all = sound(name);
    if (!all || !name.endsWith(QLatin1String(".svg"))) return {};
    const QSvgRenderer renderer(*all);
    if (!renderer.isValid() || !renderer.elementExists(element)) return {};
    const QRectF whole = renderer.viewBoxF(),
                 part = renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element));
    return {(part.left() - whole.left()) / whole.width(), (part.top() - whole.top()) / whole.height(),
            part.width() / whole.width(), part.height() / whole.height()};
}

QImage LessonPictures::drawn(QByteArray svg, double typePixels) const {
    constexpr double usualType = 16;
    svg = withOwnFonts(svg.replace("currentColor", colour_.name().toLatin1()));
    QSvgRenderer renderer(svg);
    if (!renderer.isValid() || renderer.defaultSize().isEmpty()) return {};
    const QSizeF size = fitted(QSizeF(renderer.defaultSize()) * (typePixels / usualType), most_);
    const QSize pixels = (size * fineness).toSize();
    // As in lessondocument.cpp: on a projector a picture is drawn in 11 ms.
    thread_local Remembered<std::pair<QByteArray, QSize>, QImage> drawings;
    return drawings.of({svg, pixels}, [&] {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setFont(textFont());  // where the drawing names no font
        renderer.render(&painter);
        return image;
    });
}

QString elementOfPlace(int number) {
    return QStringLiteral("place-%1").arg(number);
}

QString picturesOf(const QString& nameOrFile) {
    const QFileInfo file(nameOrFile);
    const bool own = file.exists() || nameOrFile.contains(u'/');
    return own ? file.absolutePath() : shared;
}

std::vector<Error> wrongPictures(const Lesson& lesson, const QString& folder) {
    const LessonPictures pictures(folder, Qt::black, {1000, 1000});
    std::vector<Error> wrong;
    for (const Passage& name : picturesIn(lesson))
        if (const auto failure = pictures.check(QString::fromStdString(name.text)))
            wrong.push_back(errorInLine(name.line, failure->text));
    for (const Step& step : lesson.steps) {
        const auto large = largePictureIn(step.text.text);
        const QString name = QString::fromStdString(large ? large->name : std::string());
        if (!large || pictures.check(name)) continue;
        for (const PicturePlace& place : step.places)
            if (!pictures.hasElement(name, elementOfPlace(place.number)))
                wrong.push_back(errorInLine(
                    place.line, {POSISCOPE_TR("core", "the picture “%1” has no element with the id “%2”"),
                                 {large->name, elementOfPlace(place.number).toStdString()}}));
    }
    return wrong;
}

Failure refusePictures(const Lesson& lesson, const QString& folder) {
    const std::vector<Error> wrong = wrongPictures(lesson, folder);
    return wrong.empty() ? Failure() : wrong.front();
}

}  // namespace posiscope
