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
#include "ui/window/slidefolder.h"

namespace posiscope {

namespace {

struct SlidesWords {
    QString lesson;
    QString output;
    SlideOptions options = {};
};

QString suffixOf(const QString& file) {
    return QFileInfo(file).suffix().toLower();
}
bool isPdf(const QString& file) {
    return suffixOf(file) == QLatin1String("pdf");
}

std::variant<SlidesWords, CommandError> parseSlides(const QCommandLineParser& given) {
    SlidesWords asked{given.value(QStringLiteral("lesson")), given.value(QStringLiteral("output"))};
    if (!given.positionalArguments().isEmpty())
        return usage("unexpected argument “%1”", {given.positionalArguments().constFirst().toStdString()});
    if (asked.lesson.isEmpty()) return usage("--lesson is missing: see posiscope list lessons");
    if (asked.output.isEmpty()) return usage("-o FILE is missing");
    if (!suffixOf(asked.output).isEmpty() || asked.output == QLatin1String("-"))
        asked.output = localOutput(asked.output, QStringLiteral("pdf"));
    asked.options.notes = given.isSet(QStringLiteral("notes"));
    if (!QStringList{{}, "pdf", "png", "webp"}.contains(suffixOf(asked.output)))
        return usage("%1 must end in .pdf, .png or .webp, or be a new folder", {asked.output.toStdString()});
    if (asked.options.notes && !isPdf(asked.output)) return usage("--notes is for a .pdf file");
    if (QFileInfo(asked.output).isDir())
        return CommandError{
            {"%1 is a folder: name a file, or a folder that does not exist", {asked.output.toStdString()}},
            Exit::failed,
            {}};
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
    const auto writer = pictureWriter(numberedFiles(asked.output, *count));
    if (auto failure = writer->open()) return failure;
    if (auto failure = eachSlide(asked.lesson, asked.options,
                                 [&writer](const Slide& slide) { return writer->add(slide.picture, 0, 1); }))
        return failure;
    return writer->finish();
}

Failure save(const SlidesWords& asked) {
    if (suffixOf(asked.output).isEmpty()) return saveSlideFolder(asked.lesson, asked.output, asked.options);
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
               .words = builtInLessons() + lectures()},
              {.names = {QStringLiteral("notes")},
               .meaning = QStringLiteral("With a page of the speaker's notes behind each step.")}}},
            {QStringLiteral("Files and formats"),
             {{.names = {QStringLiteral("o"), QStringLiteral("output")},
               .value = QStringLiteral("FILE"),
               .meaning = QStringLiteral("The file to write: .pdf with a page for each press, .png or .webp "
                                         "for numbered pictures; or a new folder, with a page that any "
                                         "browser presents.")}}}};
}

}  // namespace

Command slidesCommand() {
    return {
        .name = QStringLiteral("slides"),
        .summary = QStringLiteral("a lesson as slides, one for each press"),
        .usage = {QStringLiteral("posiscope slides --lesson NAME|FILE -o FILE.pdf [--notes] [--lang CODE]"),
                  QStringLiteral("posiscope slides --lesson NAME|FILE -o NAME.png|FOLDER [--lang CODE]")},
        .about = {QStringLiteral("What an audience sees when the lesson is presented, on pages of 16:9. A "
                                 "lesson with mistakes is not written: they are named."),
                  QStringLiteral("Texts and pictures of the lessons may be used under CC BY 4.0.")},
        .options = slidesOptions,
        .examples = {QStringLiteral("posiscope slides --lesson rotary -o rotary.pdf"),
                     QStringLiteral("posiscope slides --lesson rotary -o rotary")},
        .draws = [](const QCommandLineParser&) { return true; },
        .screen = screenForSlides,
        .run = runSlides};
}

}  // namespace posiscope
