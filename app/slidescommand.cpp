// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "app/command.h"
#include "app/lessoncommands.h"
#include "app/streams.h"
#include "app/terminalprogress.h"
#include "core/base/printable.h"
#include "ui/export/animation.h"
#include "ui/export/framewriter.h"
#include "ui/files/savefile.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"
#include "ui/window/slides.h"

namespace posiscope {

namespace {

struct SlidesWords {
    QString lesson;
    QString output;
    SlideOptions options = {};
};

bool isPdf(const QString& file) {
    return QFileInfo(file).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) == 0;
}

std::variant<SlidesWords, CommandError> parseSlides(const QCommandLineParser& given) {
    SlidesWords asked{given.value(QStringLiteral("lesson")), given.value(QStringLiteral("output"))};
    if (!given.positionalArguments().isEmpty())
        return usage("unexpected argument “%1”", {given.positionalArguments().constFirst().toStdString()});
    if (asked.lesson.isEmpty()) return usage("--lesson is missing: see posiscope list lessons");
    if (asked.output.isEmpty()) return usage("-o FILE is missing");
    asked.output = localOutput(asked.output, QStringLiteral("pdf"));
    asked.options.notes = given.isSet(QStringLiteral("notes"));
    const QString suffix = QFileInfo(asked.output).suffix().toLower();
    if (suffix != QLatin1String("pdf") && suffix != QLatin1String("png"))
        return usage("%1 must end in .pdf or .png", {asked.output.toStdString()});
    if (asked.options.notes && !isPdf(asked.output)) return usage("--notes is for a .pdf file");
    if (QFileInfo(asked.output).isDir())
        return CommandError{{"%1 is a folder: name a file", {asked.output.toStdString()}}, Exit::failed, {}};
    const auto lesson = localWord(asked.lesson);
    if (!lesson) return CommandError{lesson.error().text, Exit::failed, {}};
    asked.lesson = *lesson;
    if (auto error = missingLesson(asked.lesson)) return *error;
    return asked;
}

/// All of the numbered pictures, or none.
Failure savePictures(const SlidesWords& asked) {
    const auto count = countSlides(asked.lesson);
    if (!count) return count.error();
    const auto writer = pngWriter(animationFiles(asked.output, *count));
    if (auto failure = writer->open()) return failure;
    if (auto failure = eachSlide(asked.lesson, asked.options,
                                 [&writer](const QImage& slide) { return writer->add(slide, 0, 1); }))
        return failure;
    return writer->finish();
}

Failure save(const SlidesWords& asked) {
    if (!isPdf(asked.output)) return savePictures(asked);
    const auto bytes = slidesPdf(asked.lesson, asked.options);
    return bytes ? saveBytes(asked.output, *bytes) : Failure(bytes.error());
}

Exit runSlides(const Arguments& given) {
    auto parsed = parseSlides(given.parsed);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    auto& asked = std::get<SlidesWords>(parsed);
    useLanguage(languageInUse());  // English has a catalogue of plural forms
    const CheckedLesson checked = checkedLesson(asked.lesson);
    if (!checked.mistakes.empty()) {
        printLines(asked.lesson, checked.mistakes, printError);
        return Exit::failed;
    }
    TerminalProgress progress("writing " + printable(asked.output.toStdString()));
    asked.options.progress = [&progress](double share) {
        progress.show(share);
        return true;
    };
    const auto failure = save(asked);
    return failure ? fail({failure->text, Exit::failed}) : Exit::ok;
}

std::vector<OptionGroup> slidesOptions() {
    return {{QStringLiteral("What is shown"),
             {{.names = {QStringLiteral("lesson")},
               .value = QStringLiteral("NAME|FILE"),
               .meaning = QStringLiteral("The name of a lesson (posiscope list lessons), or a file."),
               .words = builtInLessons()},
              {.names = {QStringLiteral("notes")},
               .meaning = QStringLiteral("With a page of the speaker's notes behind each step.")}}},
            {QStringLiteral("Files and formats"),
             {{.names = {QStringLiteral("o"), QStringLiteral("output")},
               .value = QStringLiteral("FILE"),
               .meaning = QStringLiteral("The file to write: .pdf with a page for each press, or .png for "
                                         "numbered pictures.")}}}};
}

}  // namespace

Command slidesCommand() {
    return {
        .name = QStringLiteral("slides"),
        .summary = QStringLiteral("a lesson as slides, one for each press"),
        .usage = {QStringLiteral("posiscope slides --lesson NAME|FILE -o FILE.pdf [--notes] [--lang CODE]"),
                  QStringLiteral("posiscope slides --lesson NAME|FILE -o NAME.png [--lang CODE]")},
        .about = {QStringLiteral("What an audience sees when the lesson is presented, on pages of 16:9. A "
                                 "lesson with mistakes is not written: they are named."),
                  QStringLiteral("Texts and pictures of the lessons may be used under CC BY 4.0.")},
        .options = slidesOptions,
        .examples = {QStringLiteral("posiscope slides --lesson rotary -o rotary.pdf")},
        .draws = [](const QCommandLineParser&) { return true; },
        .screen = screenForSlides,
        .run = runSlides};
}

}  // namespace posiscope
