// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/base/printable.h"
#include "core/lessons/lessonmistakes.h"
#include "core/lessons/takensteps.h"
#include "ui/files/savefile.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// resources/lessons/en/05-wavelengths.md holds the lesson "wavelengths"; the number gives the order. A
/// lecture has "lecture" in its place.
QString nameOf(const QString& file) {
    return QFileInfo(file).completeBaseName().section(u'-', 1);
}

QStringList filesOf(const QString& language) {
    return QDir(QStringLiteral(":/lessons/") + language)
        .entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

QStringList namesOf(bool lectures) {
    QStringList names;
    for (const QString& file : filesOf(QStringLiteral("en")))
        if (file.startsWith(QLatin1String("lecture-")) == lectures) names << nameOf(file);
    return names;
}

QString builtInFile(const QString& name, const QString& language) {
    for (const QString& file : filesOf(language))
        if (nameOf(file) == name) return QStringLiteral(":/lessons/%1/%2").arg(language, file);
    return {};
}

Error inFile(const QString& path, const Error& error) {
    return {Text(POSISCOPE_TR("core", "cannot read %1: %2"))
                .with(Text::asIs(printable(path.toStdString())))
                .with(error.text.shortened()),
            error.field};
}

}  // namespace

QStringList builtInLessons() {
    return namesOf(false);
}

QStringList lectures() {
    return namesOf(true);
}

bool isBuiltInLesson(const QString& name) {
    return builtInLessons().contains(name) || lectures().contains(name);
}

QStringList shortPath() {
    return {QStringLiteral("why-order-is-lost"), QStringLiteral("formula-by-hand"),
            QStringLiteral("wavelengths"), QStringLiteral("rotary"), QStringLiteral("longer-contexts")};
}

Failure takeStepsOf(Lesson& lesson, const Language& language) {
    return takeSteps(lesson, [&](const std::string& name) -> Result<Lesson> {
        if (builtInLessons().contains(QString::fromStdString(name)))
            return loadLesson(QString::fromStdString(name), language);
        return Error{{POSISCOPE_TR("core", "the course has no lesson “%1”"), {name}}, "lesson"};
    });
}

Result<Lesson> loadLesson(const QString& nameOrFile, const Language& language) {
    if (isBuiltInLesson(nameOrFile)) {
        QString path = builtInFile(nameOrFile, QString::fromLatin1(language.code));
        if (path.isEmpty()) path = builtInFile(nameOrFile, QStringLiteral("en"));
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return Error{POSISCOPE_TR("core", "the lesson is missing"), "lesson"};
        auto lesson = parseLesson(file.readAll().toStdString());
        if (!lesson) return lesson;
        if (auto failure = takeStepsOf(*lesson, language)) return *failure;
        return lesson;
    }
    const auto bytes =
        loadBytes(nameOrFile, largestLessonFile,
                  POSISCOPE_TR("core", "cannot read %1: the file is too large to be a lesson"));
    if (!bytes) return bytes.error();
    auto lesson = parseLesson(bytes->toStdString());
    if (!lesson) return inFile(nameOrFile, lesson.error());
    if (const auto failure = takeStepsOf(*lesson, language)) return inFile(nameOrFile, *failure);
    if (const auto failure = checkLesson(*lesson, viewIds())) return inFile(nameOrFile, *failure);
    return lesson;
}

}  // namespace posiscope
