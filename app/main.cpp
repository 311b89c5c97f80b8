// SPDX-License-Identifier: GPL-3.0-or-later
// Posiscope: the window, or a command.
#include <QApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryFile>
#include <QTimer>
#include <cstdio>
#include <cstdlib>

#include "app/command.h"
#include "app/helptext.h"
#include "app/interrupts.h"
#include "app/terminalprogress.h"
#include "app/version.h"
#include "app/windowoptions.h"
#include "core/math/simd/instructionset.h"
#include "core/tables/coursetables.h"
#include "core/tables/growth.h"
#include "core/tables/tablename.h"
#include "core/tables/tableshelf.h"
#include "ui/async/asyncwork.h"
#include "ui/files/tablepaths.h"
#include "ui/style/interfacescale.h"
#include "ui/style/resources.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"
#include "ui/window/banner.h"
#include "ui/window/filecommands.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"
#include "ui/window/tablecommands.h"
#include "ui/window/tablewatch.h"

namespace {

using namespace posiscope;

/// Prints Qt's fatal errors as one line like our own. Qt's other messages are for developers, who set
/// POSISCOPE_DEBUG and QT_LOGGING_RULES.
void quietMessages(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (qEnvironmentVariableIsSet("POSISCOPE_DEBUG")) std::fprintf(stderr, "%s\n", qUtf8Printable(message));
    if (type != QtFatalMsg) return;
    printError({"%1", {message.section(u'\n', 0, 0).toStdString()}});
    std::_Exit(static_cast<int>(Exit::failed));
}

void nameApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("posiscope"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(programVersion));
    // Wayland finds the icon by the name of the desktop file.
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.posiscope.Posiscope"));
}

/// Without a language commands speak English, numbers too, whatever the system's locale.
void speak(const QString& language) {
    if (language.isEmpty())
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    else
        useLanguage(chosenLanguage(language));
}

Exit run(const Call& call) {
    const Arguments& given = *call.given;
    if (given.parsed.isSet(QStringLiteral("help")))
        printAnswer(fullHelp(*call.command, helpWidth()).toStdString());
    else if (given.parsed.isSet(QStringLiteral("h")))
        printAnswer(shortHelp(*call.command, helpWidth()).toStdString());
    else if (call.command->run == nullptr)
        return findCommand(QStringLiteral("version"))->run(given);
    else
        return call.command->run(given);
    return Exit::ok;
}

int command(int argc, char** argv, const Call& call, const QString& language) {
    if (call.command->draws == nullptr || !call.command->draws(call.given->parsed)) {
        const QCoreApplication application(argc, argv);
        nameApplication();
        provideCourseTables();
        speak(language);
        return static_cast<int>(ended(run(call)));
    }
    // The "offscreen" platform needs no display: pictures are drawn by widgets that are never shown.
    QTemporaryFile screen;
    QByteArray platform("offscreen");
    if (call.command->screen != nullptr && screen.open()) {
        screen.write(call.command->screen());
        screen.close();
        platform += ":configfile=" + QFile::encodeName(screen.fileName());
    }
    qputenv("QT_QPA_PLATFORM", platform);
    // The desktop's scale factors would change the pictures.
    for (const char* name :
         {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_USE_PHYSICAL_DPI"})
        qunsetenv(name);
    const QApplication application(argc, argv);
    nameApplication();
    initialiseResources();
    speak(language);
    return static_cast<int>(ended(run(call)));
}

/// Takes what --memory, --quiet and --lang say.
std::optional<CommandError> applyCommon(const QCommandLineParser& given) {
    if (given.isSet(QStringLiteral("quiet"))) beQuiet();
    const QString language = given.value(QStringLiteral("lang"));
    if (given.isSet(QStringLiteral("lang")) && findLanguage(language) == nullptr)
        return usage("--lang must be one of en, zh, ru, not “%1”", {language.toStdString()});
    if (!given.isSet(QStringLiteral("memory"))) return std::nullopt;
    const QString size = given.value(QStringLiteral("memory"));
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,6})([MG])$"));
    const auto match = form.match(size);
    if (!match.hasMatch())
        return usage("--memory must be a size as 512M or 2G, not “%1”", {size.toStdString()});
    allowGrowth(match.captured(1).toULongLong() << (match.captured(2) == QLatin1String("G") ? 30U : 20U));
    return std::nullopt;
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// The values of the command line come on top of the opened file or, without one, of a new window's values.
/// Undo brings back what was there before.
void applyWords(const WindowOptions& options, const QCommandLineParser& given, StateStore& store,
                MainWindow& window) {
    if (!options.hasSettings) return;
    State state = options.opensFile() ? store.state() : defaultState();
    if (const auto error = applySettings(given, state)) {
        window.banner()->say(translated(error->text));
        return;
    }
    store.update([&state](State& now) { now = std::move(state); },
                 translated(POSISCOPE_TR("core", "Values of the command line")));
}

int window(int argc, char** argv, const QCommandLineParser& given, const QString& language) {
    const auto parsed = parseWindow(given);
    if (const auto* wrong = std::get_if<CommandError>(&parsed)) return static_cast<int>(fail(*wrong));
    const auto& options = std::get<WindowOptions>(parsed);
    if (!hasDisplay()) {
        printError("the window needs a display; export and describe work without one");
        return static_cast<int>(Exit::failed);
    }
    QApplication application(argc, argv);
    nameApplication();
    setUsualScale(scaleOfType(QApplication::font()));
    initialiseResources();
    // Background work gets 500 ms to stop before fonts and other globals are destroyed.
    const auto stop = qScopeGuard([] { AsyncWork::end(500); });
    TableShelf::common().deferFrom(largeTableFile);  // before the settings, which may name a table
    const SettingsFile file;
    LoadedSettings loaded = loadSettings(file, viewIds());
    if (!language.isEmpty()) loaded.settings.language = language;
    useLanguage(chosenLanguage(loaded.settings.language));
    StateStore store(loaded.settings.shown(), viewIds());
    if (loaded.settings.history) store.recall(*loaded.settings.history);
    MainWindow window(store, loaded.settings, file.path());
    if (!loaded.notice.empty()) window.banner()->say(translated(loaded.notice));
    if (!options.file.isEmpty()) window.files()->openFile(options.file, options.choice);
    if (!options.table.isEmpty()) window.tables()->openNamed(options.table);
    if (!options.config.isEmpty()) window.files()->openModel(options.config, options.choice);
    applyWords(options, given, store, window);
    if (!options.answers.isEmpty())
        if (const auto failure = window.lessonCommands()->saveAnswers(options.answers))
            return static_cast<int>(fail({failure->text, Exit::failed}));
    if (!options.lesson.isEmpty()) window.lessonCommands()->open(options.lesson);
    if (options.opensFile() || options.hasSettings || !options.lesson.isEmpty()) window.leaveOutFirstSteps();
    if (options.watch) window.tableWatch()->follow();
    window.QMainWindow::show();
    if (options.present) window.presentation()->set(true);
    // The desktop wants the icon in a dozen sizes. They are drawn after the window itself.
    QTimer::singleShot(100, &window,
                       [] { QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/posiscope.svg"))); });
    // A signal saves the state and ends the event loop as usual; the exit status tells the signal.
    onInterrupt([&window](int signal) {
        constexpr int bySignal = 128;
        window.saveNow();
        QApplication::exit(bySignal + signal);
    });
    return QApplication::exec();
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): without memory there is nothing left to say
int main(int argc, char** argv) {
    openStandardStreams();
    ignoreFileLimit();
    qInstallMessageHandler(quietMessages);
    QStringList words;
    for (int n = 1; n < argc; ++n) {
        words << QString::fromUtf8(argv[n]);
        // Qt names files in UTF-8. Any other bytes would become the name of another file.
        if (words.back().toUtf8() == argv[n]) continue;
        printError({"“%1” is not UTF-8 text, and Posiscope reads and writes only files whose names are",
                    {words.back().toStdString()}});
        return static_cast<int>(Exit::usage);
    }
    if (const auto set = chosenInstructionSet(); !set) {
        printError(set.error().text);
        return static_cast<int>(Exit::usage);
    }
    const auto called = parseCall(words);
    if (const auto* error = std::get_if<CommandError>(&called)) return static_cast<int>(fail(*error));
    const auto& call = std::get<Call>(called);
    const QCommandLineParser& given = call.given->parsed;
    if (const auto error = applyCommon(given)) return static_cast<int>(fail(*error));
    const QString language = given.value(QStringLiteral("lang"));
    const bool asksForText = given.isSet(QStringLiteral("help")) || given.isSet(QStringLiteral("h")) ||
                             given.isSet(QStringLiteral("version"));
    int status = 0;
    if (call.command->run == nullptr && !asksForText) {
        status = window(argc, argv, given, language);
        // A decomposition cannot be stopped. It writes nothing, and _Exit() does not destroy the data that it
        // reads.
        if (!AsyncWork::end(0)) {
            std::fflush(nullptr);
            std::_Exit(status);
        }
        return status;
    }
    status = command(argc, argv, call, language);
    endIfInterrupted();
    return status;
}
