// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include "app/helpgroups.h"
#include "app/parameteroptions.h"
#include "app/presetoption.h"
#include "app/sessionoption.h"
#include "app/sources.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "core/base/nearestword.h"
#include "core/config/modelconfig.h"
#include "core/parameters/keys.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

void addOptions(QCommandLineParser& parser, const QString& command) {
    const bool forExport = command == QLatin1String("export");
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    addHelpOption(parser);
    if (forExport) {
        QStringList views;
        for (const ViewType* type : viewTypes())
            views << QString::fromStdString(type->id);
        parser.addOption(
            {QStringLiteral("view"),
             QStringLiteral("What to export: %1. Several with commas between them make a figure of "
                            "several panes. Without it a motion and a session show all panes.")
                 .arg(views.join(QStringLiteral(", "))),
             QStringLiteral("VIEW[,VIEW]")});
        parser.addOption(
            {{QStringLiteral("o"), QStringLiteral("output")},
             QStringLiteral("The file to write: .png .svg .pdf for a picture, .npy .csv for the data, .gif "
                            ".webp .png for a motion (clocks.png becomes clocks-000.png and so on)."),
             QStringLiteral("FILE")});
        parser.addOption(
            {QStringLiteral("format"),
             QStringLiteral("With -o - (standard output) or a pipe: png, svg, pdf, npy, csv, gif "
                            "or webp."),
             QStringLiteral("FORMAT")});
        addPresetOption(parser);
    } else {
        parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON, with every pair.")});
    }
    parser.addOption({QStringLiteral("session"),
                      QStringLiteral("Start from a session file, or from a picture that Posiscope has "
                                     "exported; options come on top."),
                      QStringLiteral("FILE")});
    parser.addOption(
        {QStringLiteral("table"),
         QStringLiteral(
             "Show a table of a file of numbers (.npy .npz .safetensors .pt .gguf .csv .tsv "
             ".txt .json) or of a model's folder; TENSOR is its name in the file, needed where there are "
             "several."),
         QStringLiteral("FILE[:TENSOR]")});
    parser.addOption(
        {QStringLiteral("config"),
         QStringLiteral("Show the encoding of the model that a Hugging Face config.json, a "
                        "model_config.yaml of LitGPT, a recipe of torchtune, or the header of a .gguf "
                        "file describes."),
         QStringLiteral("FILE")});
    addParameterOptions(parser, optionParameters(forExport));
}

/// --colormap sets the colour map of the exported view.
std::optional<CommandError> applyColormap(const QCommandLineParser& parser, CommandOptions& options) {
    if (!parser.isSet(QStringLiteral("colormap"))) return std::nullopt;
    for (const QString& view : options.views) {
        const ViewType* type = findViewType(view.toStdString());
        if (type->colormapKey.empty())
            return usage(POSISCOPE_TR("core", "the view %1 is drawn without a colour map"), {type->id});
        const Parameter& own = *findParameter(options.state, type->colormapKey);
        if (!parser.isSet(optionName(own)))
            options.state.values.set(own.key, options.state.values.at(keys::colormap.name));
    }
    return std::nullopt;
}

QString outputIn(const QCommandLineParser& parser) {
    return localOutput(parser.value(QStringLiteral("output")),
                       parser.value(QStringLiteral("format")).toLower());
}

/// A stream needs a format, which any other file has in its name.
std::optional<CommandError> readOutput(const QCommandLineParser& parser, const QString& output) {
    const bool stream = isStream(parser.value(QStringLiteral("output")));
    const bool format = parser.isSet(QStringLiteral("format"));
    if (output.isEmpty()) return usage(POSISCOPE_TR("core", "-o FILE is missing"));
    if (stream && !format)
        return usage(POSISCOPE_TR("core", "--format is missing: standard output and pipes have no ending"));
    if (!stream && format)
        return usage(POSISCOPE_TR("core", "--format is for -o - and pipes: a file's ending says its format"));
    return std::nullopt;
}

/// The views that are named, or an error. None means all panes: of a motion or of a session.
std::optional<CommandError> readViews(const QCommandLineParser& parser, CommandOptions& options) {
    options.views = parser.value(QStringLiteral("view")).split(u',', Qt::SkipEmptyParts);
    const bool hasPanes = parser.isSet(QStringLiteral("animate")) || parser.isSet(QStringLiteral("session"));
    if (options.views.isEmpty() && !hasPanes)
        return usage(POSISCOPE_TR("core", "--view is missing: see posiscope list views"));
    if (auto error = unknownView(options.views)) return error;
    constexpr int most = 16;
    if (options.views.size() > most)
        return usage(POSISCOPE_TR("core", "a figure has at most %1 panes"), {std::to_string(most)});
    return std::nullopt;
}

/// A file that would not be drawn is not passed over.
std::optional<CommandError> readSources(const QCommandLineParser& parser, CommandOptions& options) {
    const QString encoding = parser.value(QStringLiteral("encoding"));
    const bool table = parser.isSet(QStringLiteral("table")), config = parser.isSet(QStringLiteral("config"));
    if (auto error = severalSources(table, config, encoding)) return error;
    if (table) {
        if (auto error = applyTable(parser.value(QStringLiteral("table")), options.state)) return error;
        options.session.clear();
    }
    if (!config) return std::nullopt;
    const auto file = localWord(parser.value(QStringLiteral("config")));
    if (!file) return CommandError{file.error().text, Exit::failed, {}};
    const auto reading = openConfig(options.state, file->toStdString());
    if (!reading) return CommandError{reading.error().text, Exit::failed, {}};
    options.notes = reading->notes;
    options.warning = warningOf(*reading);
    return otherEncoding(options.state, encoding);
}

}  // namespace

CommandError usage(const char* sentence, const std::vector<std::string>& arguments) {
    return {{sentence, arguments}, Exit::usage, {}};
}

void addHelpOption(QCommandLineParser& parser) {
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help.")});
}

CommandError wrongWords(const QCommandLineParser& parser) {
    QString reason = parser.errorText();
    reason.remove(QRegularExpression(QStringLiteral("\\.$")));
    CommandError error = usage("%1", {reason.left(1).toLower().toStdString() + reason.mid(1).toStdString()});
    const QStringList unknown = parser.unknownOptionNames();
    if (unknown.size() != 1) return error;
    std::vector<std::string> known;
    static const QRegularExpression option(QStringLiteral("^ +(?:-[a-z], )?--([a-z0-9-]+)"),
                                           QRegularExpression::MultilineOption);
    for (auto each = option.globalMatch(parser.helpText()); each.hasNext();)
        known.push_back("--" + each.next().captured(1).toStdString());
    error.text = withNearest(std::move(error.text), unknown.front().toStdString(), known);
    return error;
}

std::optional<CommandError> repeatedOption(const QCommandLineParser& parser, const QStringList& several) {
    for (const QString& name : parser.optionNames())
        if (!several.contains(name) && parser.values(name).size() > 1)
            return usage(POSISCOPE_TR("core", "%1 is given twice"),
                         {(name.size() > 1 ? "--" : "-") + name.toStdString()});
    return std::nullopt;
}

std::optional<CommandError> unknownView(const QStringList& views) {
    for (const QString& view : views) {
        if (findViewType(view.toStdString()) != nullptr) continue;
        CommandError error = usage(POSISCOPE_TR("core", "there is no view “%1”: see posiscope list views"),
                                   {view.toStdString()});
        error.text = withNearest(std::move(error.text), view.toStdString(), viewIds());
        return error;
    }
    return std::nullopt;
}

std::variant<CommandOptions, CommandError> parseOptions(const QString& command, const QStringList& words) {
    QCommandLineParser parser;
    addOptions(parser, command);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return wrongWords(parser);
    if (!parser.positionalArguments().isEmpty())
        return usage(POSISCOPE_TR("core", "unexpected argument “%1”"),
                     {parser.positionalArguments().constFirst().toStdString()});
    CommandOptions options;
    options.help = parser.isSet(QStringLiteral("help"));
    if (options.help) return options;
    if (auto error = repeatedOption(parser)) return *error;
    options.state = defaultState();
    for (const Parameter& parameter : exportParameters())
        options.exports.set(parameter.key, parameter.initial);
    if (command == QLatin1String("export")) {
        options.output = outputIn(parser);
        if (auto error = readViews(parser, options)) return *error;
        if (auto error = readOutput(parser, options.output)) return *error;
    } else {
        options.json = parser.isSet(QStringLiteral("json"));
    }
    if (auto error = applySession(parser, options)) return *error;
    if (auto error = readSources(parser, options)) return *error;
    // The cursor marks the position that moves.
    if (parser.isSet(QStringLiteral("animate"))) options.exports.set(keys::cursor, true);
    if (command == QLatin1String("export"))
        if (auto error = applyPreset(parser, options)) return *error;
    if (auto error = applyParameters(parser, optionParameters(command == QLatin1String("export")), options))
        return *error;
    if (auto error = applyColormap(parser, options)) return *error;
    return options;
}

QString outputOf(const QStringList& words) {
    QCommandLineParser parser;
    addOptions(parser, QStringLiteral("export"));
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return {};
    return outputIn(parser);
}

namespace {

/// What `posiscope --help` begins with.
constexpr const char* synopsis = R"(Posiscope, a microscope for positional encodings.

posiscope [FILE]                                  the window, with a session, an exported picture or a table
posiscope --table FILE[:TENSOR] | --config FILE   the window, with this table or configuration
posiscope --encoding NAME [--view VIEW,VIEW] [options]
                                                  the window with these values; options as for describe
posiscope --lesson NAME|FILE [--present]          the window with a lesson, or on a projector
posiscope export --view VIEW -o FILE [options]    a picture (.png .svg .pdf) or the data (.npy .csv)
posiscope export --animate position=0..127 --fps 30 -o FILE [--view VIEW]
                                                  a motion (.gif .webp, or numbered .png)
posiscope describe [--json] [options]             shape, wavelengths, row norm, complete cycles, memory
posiscope compare A B [--tolerance NUMBER]        what differs in two tables, model files, sessions or configurations
posiscope identify FILE[:TENSOR] [--expect ENCODING [options] | --config FILE] [--json]
posiscope identify FILE[:TENSOR] --original FILE[:TENSOR] [--interpolation NAME] [--grid HxW]
                                                  what a table is, and what is wrong with it
posiscope convert FILE[:TENSOR] -o OUT [--to FORM] [--dtype TYPE] [--rows N]
posiscope convert FILE[:TENSOR] -o OUT --grid HxW | --window N | --rows N --fill HOW
                                                  the table in another form, type or length; a learned
                                                  one resized, cut or extended
posiscope handout --lesson NAME|FILE -o FILE.pdf [--solutions]
                                                  a lesson on paper
posiscope lesson FILE …                           checks lessons; names the line of a mistake
posiscope list views|encodings|colormaps|lessons [--json]
posiscope help [COMMAND] | --help | --version

--present opens the window full screen, for a projector. --lang en|zh|ru chooses the language of the window,
of pictures and of lessons.
FILE may be -, which is standard input or output, or a pipe.
--watch reads a table in the window again as soon as its file has changed, and says how much has.
--quiet keeps the progress of a command off the terminal.
--memory 2G reads a table that takes more than 256 MB of memory and 16 times the bytes of its file.
-h after a command, or help COMMAND, lists all its options; those of the window's values are in help describe.
-- ends the options.
--json prints an answer for programs, with "schema": 2 at its top.
Exit status: 0 done, 1 failed at run time, 2 wrong usage, 3 different (compare, identify), or a key about
positions of the configuration was not understood (describe, export, compare), 4 not recognised, or not sure
(identify).

)";

}  // namespace

QString helpText(const QString& command) {
    if (command.isEmpty()) return QString::fromUtf8(synopsis) + examplesOf({});
    QCommandLineParser parser;
    addOptions(parser, command);
    QString text = parser.helpText();
    return groupedHelp(
        command, QStringLiteral("posiscope %1 [options]\n").arg(command) + text.mid(text.indexOf(u'\n') + 1));
}

}  // namespace posiscope
