// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessoncommands.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/streams.h"
#include "core/base/answerschema.h"
#include "core/base/printable.h"
#include "core/lessons/lessonmistakes.h"
#include "core/lessons/markup.h"
#include "core/lessons/warnings.h"
#include "core/lessons/words.h"
#include "ui/documents/lessonpictures.h"
#include "ui/export/handout.h"
#include "ui/files/savefile.h"
#include "ui/lessons/library.h"
#include "ui/plot/undrawnmarks.h"
#include "ui/style/missingletters.h"
#include "ui/translation/language.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

struct HandoutWords {
    QString lesson;
    QString output;
    HandoutKind kind = HandoutKind::pupil;
};

std::variant<HandoutWords, CommandError> parseHandout(const QCommandLineParser& given) {
    const HandoutKind kind = given.isSet(QStringLiteral("teacher"))     ? HandoutKind::teacher
                             : given.isSet(QStringLiteral("solutions")) ? HandoutKind::solutions
                                                                        : HandoutKind::pupil;
    HandoutWords asked{given.value(QStringLiteral("lesson")), given.value(QStringLiteral("output")), kind};
    if (!given.positionalArguments().isEmpty())
        return usage("unexpected argument “%1”", {given.positionalArguments().constFirst().toStdString()});
    if (asked.lesson.isEmpty()) return usage("--lesson is missing: see posiscope list lessons");
    if (asked.output.isEmpty()) return usage("-o FILE is missing");
    asked.output = localOutput(asked.output, QStringLiteral("pdf"));
    if (QFileInfo(asked.output).suffix().toLower() != QLatin1String("pdf"))
        return usage("%1 must end in .pdf", {asked.output.toStdString()});
    const auto lesson = localWord(asked.lesson);
    if (!lesson) return CommandError{lesson.error().text, Exit::failed, {}};
    asked.lesson = *lesson;
    if (auto error = missingLesson(asked.lesson)) return *error;
    return asked;
}

}  // namespace

CheckedLesson checkedLesson(const QString& nameOrFile) {
    CheckedLesson checked;
    if (isBuiltInLesson(nameOrFile)) {
        auto lesson = loadLesson(nameOrFile, languageInUse());
        if (!lesson) return {{}, {lesson.error()}, {}};
        checked.lesson = std::move(*lesson);
    } else {
        const auto bytes =
            loadBytes(nameOrFile, largestLessonFile, "cannot read %1: the file is too large to be a lesson");
        if (!bytes) return {{}, {bytes.error()}, {}};
        checked.lesson = readLesson(bytes->toStdString(), checked.mistakes);
        if (const auto failure = takeStepsOf(checked.lesson, languageInUse())) {
            checked.mistakes.push_back(*failure);
            return checked;
        }
    }
    const Lesson& lesson = checked.lesson;
    const auto add = [&](const std::vector<Error>& found) {
        checked.mistakes.insert(checked.mistakes.end(), found.begin(), found.end());
    };
    add(mistakesOf(lesson, viewIds()));
    add(wrongPictures(lesson, picturesOf(nameOrFile)));
    add(eatenAnswers(lesson));
    add(undrawnMarks(lesson));
    if (checked.mistakes.empty()) checked.warnings = warningsOf(lesson, viewIds());
    return checked;
}

void printLines(const QString& file, const std::vector<Error>& found, void (*print)(const Text&)) {
    const std::string name = printable(file.toStdString());
    constexpr std::size_t most = 50;
    for (std::size_t n = 0; n < std::min(found.size(), most); ++n)
        print(Text("%1: %2").with(Text::asIs(name)).with(found[n].text.shortened()));
    if (found.size() > most) print({"%1: and %2 more", {name, std::to_string(found.size() - most)}});
}

std::optional<CommandError> missingLesson(const QString& nameOrFile) {
    if (isBuiltInLesson(nameOrFile) || QFileInfo::exists(nameOrFile)) return std::nullopt;
    return usage("there is no lesson and no file “%1”: see posiscope list lessons",
                 {nameOrFile.toStdString()});
}

namespace {

Exit runHandout(const Arguments& given) {
    const auto parsed = parseHandout(given.parsed);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    const auto& asked = std::get<HandoutWords>(parsed);
    useLanguage(languageInUse());  // English has a catalogue of plural forms
    const auto lesson = loadLesson(asked.lesson, languageInUse());
    if (!lesson) return fail({lesson.error().text, Exit::failed});
    HandoutOptions options;
    options.kind = asked.kind;
    options.pictures = picturesOf(asked.lesson);
    if (const auto failure = refusePictures(*lesson, options.pictures))
        return fail(
            {Text("%1: %2").with(Text::asIs(printable(asked.lesson.toStdString()))).with(failure->text),
             Exit::failed});
    const auto bytes = handoutPdf(*lesson, options);
    if (!bytes) return fail({bytes.error().text, Exit::failed});
    if (const auto failure = saveBytes(asked.output, *bytes)) return fail({failure->text, Exit::failed});
    const Text missing = sayMissingLetters(QString::fromStdString(wordsOf(*lesson)));
    return missing.empty() ? Exit::ok : fail({missing, Exit::failed});
}

/// A file and what was found in it.
struct Checked {
    QString file;
    CheckedLesson found;
};

std::size_t stepsOf(const CheckedLesson& checked) {
    return checked.mistakes.empty() ? checked.lesson.steps.size() : 0;
}

nlohmann::ordered_json sentencesOf(const std::vector<Error>& errors) {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const Error& error : errors)
        all.push_back(error.text.english());
    return all;
}

AnswerKeys checkKeys() {
    static constexpr AnswerKey keys[] = {
        {"lessons[].file", "string", "The lesson, as it was named."},
        {"lessons[].steps", "integer", "Its steps; 0 where it has mistakes."},
        {"lessons[].mistakes", "string[]", "What is wrong, in sentences."},
        {"lessons[].warnings", "string[]", "What should be looked at."},
    };
    return keys;
}

void printAsJson(const std::vector<Checked>& all) {
    nlohmann::ordered_json root{{"schema", answerSchema}};
    root["lessons"] = nlohmann::ordered_json::array();
    for (const auto& [file, found] : all)
        root["lessons"].push_back({{"file", file.toStdString()},
                                   {"steps", stepsOf(found)},
                                   {"mistakes", sentencesOf(found.mistakes)},
                                   {"warnings", sentencesOf(found.warnings)}});
    printJson(root);
}

void print(const Checked& checked) {
    printLines(checked.file, checked.found.mistakes, printError);
    printLines(checked.file, checked.found.warnings, printNote);
    const std::size_t steps = stepsOf(checked.found);
    if (steps > 0)
        printAnswer(checked.file.toStdString() + ": " + std::to_string(steps) +
                    (steps == 1 ? " step" : " steps") + ", no mistakes\n");
}

Exit runCheckLessons(const Arguments& given) {
    const QStringList files = given.parsed.positionalArguments();
    if (files.isEmpty()) return fail(usage("lesson takes one or more files: posiscope lesson FILE …"));
    const bool json = given.parsed.isSet(QStringLiteral("json"));
    Exit exit = Exit::ok;
    std::vector<Checked> all;
    for (const QString& word : files) {
        const auto local = localWord(word);
        if (!local) return fail(local.error().text, Exit::failed);
        const QString& file = *local;
        const QString name = QString::fromStdString(withStreamNames(file.toStdString()));
        if (const auto error = missingLesson(file)) {
            exit = json ? error->exit : fail(*error);
            all.push_back({name, {{}, {Error{error->text, {}}}, {}}});
            continue;
        }
        all.push_back({name, checkedLesson(file)});
        if (!json) print(all.back());
        if (!all.back().found.mistakes.empty()) exit = Exit::failed;
    }
    if (json) printAsJson(all);
    return exit;
}

}  // namespace

std::vector<std::pair<std::string, Lesson>> builtInLessonTexts() {
    std::vector<std::pair<std::string, Lesson>> all;
    for (const QString& name : builtInLessons() + lectures())
        if (const auto lesson = loadLesson(name, languageInUse()))
            all.emplace_back(name.toStdString(), *lesson);
    return all;
}

namespace {

std::vector<OptionGroup> handoutOptions() {
    return {{QStringLiteral("What is printed"),
             {{.names = {QStringLiteral("lesson")},
               .value = QStringLiteral("NAME|FILE"),
               .meaning = QStringLiteral("The name of a lesson (posiscope list lessons), or a file."),
               .words = builtInLessons() + lectures()},
              {.names = {QStringLiteral("solutions")},
               .meaning = QStringLiteral("With the right answers, the reasons, and the solutions of the "
                                         "tasks, instead of room to write.")},
              {.names = {QStringLiteral("teacher")},
               .meaning = QStringLiteral("With the solutions, the minutes of each step, and the notes for "
                                         "the speaker.")}}},
            {QStringLiteral("Files and formats"),
             {{.names = {QStringLiteral("o"), QStringLiteral("output")},
               .value = QStringLiteral("FILE"),
               .meaning = QStringLiteral("The file to write, .pdf.")}}}};
}

bool always(const QCommandLineParser&) {
    return true;
}

}  // namespace

Command handoutCommand() {
    return {.name = QStringLiteral("handout"),
            .summary = QStringLiteral("a lesson on paper"),
            .usage = {QStringLiteral("posiscope handout --lesson NAME|FILE -o FILE.pdf [--solutions | "
                                     "--teacher] [--lang CODE]")},
            .about = {},
            .options = handoutOptions,
            .examples = {QStringLiteral("posiscope handout --lesson wavelengths --solutions -o lesson.pdf")},
            .draws = always,
            .run = runHandout};
}

namespace {

/// The page about the format: where it is installed, beside the program; otherwise its place in the sources.
QString formatOfLessons() {
    const QDir program = QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath();
    const QString installed =
        QDir::cleanPath(program.filePath(QStringLiteral("../share/doc/posiscope/lessons.md")));
    return QFileInfo::exists(installed) ? installed : QStringLiteral("resources/lessons/README.md");
}

}  // namespace

Command lessonCommand() {
    return {
        .name = QStringLiteral("lesson"),
        .summary = QStringLiteral("checks lessons; names the line of a mistake"),
        .usage = {QStringLiteral("posiscope lesson FILE … [--json]")},
        .about = {QStringLiteral("Checks whether every step can be shown, every number be computed and "
                                 "every task be done by its solution. Names the line of each mistake, and "
                                 "warns of answers that the picture does not show and of texts that are "
                                 "too long to be presented. How lessons are written stands in\n%1")
                      .arg(formatOfLessons()),
                  QStringLiteral("Status: 0 no mistakes, 1 mistakes.")},
        .options = [] { return std::vector<OptionGroup>{answerOptions(false)}; },
        .examples = {QStringLiteral("posiscope lesson my-lesson.md")},
        .draws = always,
        .run = runCheckLessons,
        .answer = checkKeys};
}

}  // namespace posiscope
