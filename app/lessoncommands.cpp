#include "app/lessoncommands.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "core/base/answerschema.h"
#include "core/base/printable.h"
#include "core/lessons/lessonstate.h"
#include "core/lessons/markup.h"
#include "core/lessons/words.h"
#include "ui/documents/lessonpictures.h"
#include "ui/export/handout.h"
#include "ui/files/savefile.h"
#include "ui/lessons/library.h"
#include "ui/style/missingletters.h"
#include "ui/translation/language.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

struct HandoutWords {
    QString lesson;
    QString output;
    HandoutKind kind = HandoutKind::pupil;
    bool help = false;
};

void addHandoutOptions(QCommandLineParser& parser) {
    addHelpOption(parser);
    parser.addOption({QStringLiteral("lesson"),
                      QStringLiteral("The name of a lesson (posiscope list lessons), or a file."),
                      QStringLiteral("NAME|FILE")});
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("The file to write, .pdf."),
                      QStringLiteral("FILE")});
    parser.addOption(
        {QStringLiteral("solutions"),
         QStringLiteral("With the right answers, the reasons, and the solutions of the tasks, instead "
                        "of room to write.")});
    parser.addOption(
        {QStringLiteral("teacher"),
         QStringLiteral("With the solutions, the minutes of each step, and the notes for the speaker.")});
}

std::variant<HandoutWords, CommandError> parseHandout(const QStringList& words) {
    QCommandLineParser parser;
    addHandoutOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return wrongWords(parser);
    const HandoutKind kind = parser.isSet(QStringLiteral("teacher"))     ? HandoutKind::teacher
                             : parser.isSet(QStringLiteral("solutions")) ? HandoutKind::solutions
                                                                         : HandoutKind::pupil;
    HandoutWords asked{parser.value(QStringLiteral("lesson")), parser.value(QStringLiteral("output")), kind,
                       parser.isSet(QStringLiteral("help"))};
    if (asked.help) return asked;
    if (!parser.positionalArguments().isEmpty())
        return usage(POSISCOPE_TR("core", "unexpected argument “%1”"),
                     {parser.positionalArguments().constFirst().toStdString()});
    if (asked.lesson.isEmpty())
        return usage(POSISCOPE_TR("core", "--lesson is missing: see posiscope list lessons"));
    if (asked.output.isEmpty()) return usage(POSISCOPE_TR("core", "-o FILE is missing"));
    if (QFileInfo(asked.output).suffix().toLower() != QLatin1String("pdf"))
        return usage(POSISCOPE_TR("core", "%1 must end in .pdf"), {asked.output.toStdString()});
    if (auto error = missingLesson(asked.lesson)) return *error;
    return asked;
}

/// The page about the format: where it is installed, beside the program; otherwise its place in the sources.
QString formatOfLessons() {
    const QString installed = QDir::cleanPath(QCoreApplication::applicationDirPath() +
                                              QStringLiteral("/../share/doc/posiscope/lessons.md"));
    return QFileInfo::exists(installed) ? installed : QStringLiteral("resources/lessons/README.md");
}

/// The lesson, or the first reason why one of its steps cannot be shown.
Result<Lesson> soundLesson(const QString& nameOrFile) {
    auto lesson = loadLesson(nameOrFile, languageInUse());
    if (!lesson || !isBuiltInLesson(nameOrFile)) return lesson;
    if (auto failure = checkLesson(*lesson, viewIds())) return *failure;
    return lesson;
}

}  // namespace

std::optional<CommandError> missingLesson(const QString& nameOrFile) {
    if (isBuiltInLesson(nameOrFile) || QFileInfo::exists(nameOrFile)) return std::nullopt;
    return usage(POSISCOPE_TR("core", "there is no lesson and no file “%1”: see posiscope list lessons"),
                 {nameOrFile.toStdString()});
}

Exit runHandout(const QStringList& words) {
    const auto parsed = parseHandout(words);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    const auto& asked = std::get<HandoutWords>(parsed);
    if (asked.help) {
        std::fputs(qUtf8Printable(lessonHelp(QStringLiteral("handout"))), stdout);
        return Exit::ok;
    }
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
    printNote(sayMissingLetters(QString::fromStdString(wordsOf(*lesson))));
    return Exit::ok;
}

namespace {

void addCheckOptions(QCommandLineParser& parser) {
    addHelpOption(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON, with the mistakes.")});
}

/// What was found in a file: its number of steps, or its first mistake.
struct Checked {
    QString file;
    std::size_t steps = 0;
    std::optional<CommandError> mistake;
};

Checked checkFile(const QString& file) {
    Checked checked;
    checked.file = file;
    checked.mistake = missingLesson(file);
    if (checked.mistake) return checked;
    const auto lesson = soundLesson(file);
    if (!lesson) {
        checked.mistake = CommandError{lesson.error().text, Exit::failed};
        return checked;
    }
    checked.steps = lesson->steps.size();
    auto failure = refusePictures(*lesson, picturesOf(file));
    if (!failure) failure = refuseEatenAnswers(*lesson);
    if (failure)
        checked.mistake = CommandError{
            Text("%1: %2").with(Text::asIs(printable(file.toStdString()))).with(failure->text), Exit::failed};
    return checked;
}

void printAsJson(const std::vector<Checked>& all) {
    nlohmann::ordered_json root{{"schema", answerSchema}};
    root["lessons"] = nlohmann::ordered_json::array();
    for (const Checked& each : all)
        root["lessons"].push_back(
            {{"file", each.file.toStdString()},
             {"steps", each.steps},
             {"mistake", each.mistake ? nlohmann::ordered_json(each.mistake->text.english())
                                      : nlohmann::ordered_json()}});
    std::fputs((root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n").c_str(),
               stdout);
}

}  // namespace

Exit runCheckLessons(const QStringList& words) {
    QCommandLineParser parser;
    addCheckOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return fail(wrongWords(parser));
    if (parser.isSet(QStringLiteral("help"))) {
        std::fputs(qUtf8Printable(lessonHelp(QStringLiteral("lesson"))), stdout);
        return Exit::ok;
    }
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return fail(usage(POSISCOPE_TR("core", "lesson takes one or more files: posiscope lesson FILE …")));
    const bool json = parser.isSet(QStringLiteral("json"));
    Exit exit = Exit::ok;
    std::vector<Checked> all;
    for (const QString& file : files) {
        all.push_back(checkFile(file));
        const Checked& last = all.back();
        if (last.mistake) exit = json ? last.mistake->exit : fail(*last.mistake);
        if (last.mistake || json) continue;
        std::printf("%s: %zu %s, no mistakes\n", qUtf8Printable(file), last.steps,
                    last.steps == 1 ? "step" : "steps");
    }
    if (json) printAsJson(all);
    return exit;
}

std::vector<std::pair<std::string, Lesson>> builtInLessonTexts() {
    std::vector<std::pair<std::string, Lesson>> all;
    for (const QString& name : builtInLessons())
        if (const auto lesson = loadLesson(name, languageInUse()))
            all.emplace_back(name.toStdString(), *lesson);
    return all;
}

QString lessonHelp(const QString& command) {
    if (command == QLatin1String("lesson")) {
        QCommandLineParser checking;
        addCheckOptions(checking);
        const QString options = checking.helpText();
        return QStringLiteral(
                   "posiscope lesson FILE … [--json]\n\n"
                   "Checks lessons: whether every step can be shown, every number be computed and every task "
                   "be "
                   "done\n"
                   "by its solution. Names the line of the first mistake. How lessons are written stands in\n"
                   "%1.\nStatus: 0 no mistakes, 1 mistakes.\n")
                   .arg(formatOfLessons()) +
               options.mid(options.indexOf(u'\n') + 1);
    }
    QCommandLineParser parser;
    addHandoutOptions(parser);
    QString text = parser.helpText();
    return QStringLiteral(
               "posiscope handout --lesson NAME|FILE -o FILE.pdf [--solutions | --teacher] [--lang CODE]\n") +
           text.mid(text.indexOf(u'\n') + 1);
}

}  // namespace posiscope
