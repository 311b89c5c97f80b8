// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/slidefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cmath>

#include "ui/export/framewriter.h"
#include "ui/files/nearbyfolder.h"
#include "ui/files/savefile.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"

namespace posiscope {

namespace {

/// What index.html needs of a slide.
struct Page {
    QString file;
    QString title;
    bool moves = false;
};

constexpr double framesPerSecond = 8;

/// The motion once, from one end to the other.
Failure writeMotion(const Slide& slide, const QString& path) {
    const auto writer = webpWriter(path, slide.picture.size(), Repeats::once);
    if (auto failure = writer->open()) return failure;
    const int frames = std::max(2, static_cast<int>(std::lround(slide.seconds * framesPerSecond)));
    for (int n = 0; n <= frames; ++n)
        if (auto failure = writer->add(slide.along(static_cast<double>(n) / frames), n / framesPerSecond,
                                       (n + 1) / framesPerSecond))
            return failure;
    return writer->finish();
}

QString indexOf(const QString& title, const std::vector<Page>& pages) {
    QFile file(QStringLiteral(":/slides.html"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString slides;
    for (const Page& page : pages)
        slides += QStringLiteral("<img data-src=\"%1\" alt=\"%2\"%3>\n")
                      .arg(page.file, page.title.toHtmlEscaped(),
                           page.moves ? QStringLiteral(" data-moves") : QString());
    return QString::fromUtf8(file.readAll())
        .replace(QLatin1String("{language}"), QLatin1String(languageInUse().code))
        .replace(QLatin1String("{source}"), sourceOfSlides().toHtmlEscaped())
        .replace(QLatin1String("{slides}"), slides)
        .replace(QLatin1String("{title}"), title.toHtmlEscaped());  // last: it may hold one of these words
}

}  // namespace

Failure saveSlideFolder(const QString& lesson, const QString& folder, const SlideOptions& options) {
    const QFileInfo place(QDir::cleanPath(folder));
    const auto cannot = [&](const QString& reason) {
        return Error{
            {POSISCOPE_TR("core", "cannot write %1: %2"), {folder.toStdString(), reason.toStdString()}}, ""};
    };
    if (place.exists())
        return Error{
            {POSISCOPE_TR("core", "%1 exists already: name a folder that does not"), {folder.toStdString()}},
            ""};
    const auto read = loadLesson(lesson, languageInUse());
    if (!read) return read.error();
    NearbyFolder made(place.absolutePath());
    if (!made.isValid()) return cannot(made.errorString());
    std::vector<Page> pages;
    const auto take = [&](const Slide& slide) -> Failure {
        const auto add = [&](bool moves) {
            const QString name = QStringLiteral("%1.webp").arg(pages.size() + 1, 3, 10, QLatin1Char('0'));
            pages.push_back({name, slide.title, moves});
            return made.filePath(name);
        };
        if (slide.seconds > 0) return writeMotion(slide, add(true));
        const QByteArray bytes = encodedWebp(slide.picture);
        if (bytes.isEmpty()) return cannot(QStringLiteral("WebP"));
        return saveBytes(add(false), bytes);
    };
    if (auto failure = eachSlide(lesson, options, take)) return failure;
    const QByteArray index = indexOf(QString::fromStdString(read->title), pages).toUtf8();
    if (auto failure = saveBytes(made.filePath(QStringLiteral("index.html")), index)) return failure;
    if (!made.moveTo(place.filePath()))
        return cannot(QCoreApplication::translate("posiscope::Slides", "the folder cannot be moved there"));
    return std::nullopt;
}

}  // namespace posiscope
