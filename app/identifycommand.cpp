// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identifycommand.h"

#include <QCommandLineParser>
#include <algorithm>

#include "app/commands.h"
#include "app/helpgroups.h"
#include "app/originaloption.h"
#include "app/parameteroptions.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "app/terminalprogress.h"
#include "core/base/nearestword.h"
#include "core/config/modelconfig.h"
#include "core/identify/identitytext.h"
#include "core/identify/tablesource.h"
#include "core/parameters/keys.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// The parameters of encodings alone: a table has no cursor.
std::vector<const Parameter*> encodingOptions() {
    std::vector<const Parameter*> all = optionParameters(false);
    const auto views = viewParameters();
    std::erase_if(all, [views](const Parameter* parameter) {
        return parameter->key == encodingParameter().key || !parameter->views.empty() ||
               std::any_of(views.begin(), views.end(),
                           [parameter](const Parameter& each) { return each.key == parameter->key; });
    });
    return all;
}

/// The indices of relative positions that --expect accepts beside encodings.
QStringList indexWords() {
    return {QStringLiteral("swin-index"), QStringLiteral("beit-index")};
}

void addIdentifyOptions(QCommandLineParser& parser) {
    QStringList ids;
    for (const Encoding* encoding : encodings())
        if (!encoding->fromFile) ids << QString::fromStdString(encoding->id);
    ids += indexWords();
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    addHelpOption(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
    parser.addOption({QStringLiteral("markdown"), QStringLiteral("Print Markdown, for an issue.")});
    parser.addOption({QStringLiteral("expect"),
                      QStringLiteral("What the table was meant to be, with the options below: %1.")
                          .arg(ids.join(QStringLiteral(", "))),
                      QStringLiteral("ENCODING")});
    parser.addOption(
        {QStringLiteral("config"),
         QStringLiteral("What the table was meant to be: the encoding of the model that a Hugging "
                        "Face config.json, or another file that --config of show takes, describes; "
                        "options come on top."),
         QStringLiteral("FILE")});
    addOriginalOptions(parser);
    addParameterOptions(parser, encodingOptions());
}

CommandError noEncoding(const std::string& id) {
    std::vector<std::string> ids{"swin-index", "beit-index"};
    for (const Encoding* each : encodings())
        if (!each->fromFile) ids.push_back(each->id);
    CommandError error =
        usage(POSISCOPE_TR("core", "there is no encoding “%1”: see posiscope list encodings"), {id});
    error.text = withNearest(std::move(error.text), id, ids);
    return error;
}

/// What --expect, --config or --original say.
std::optional<CommandError> applyExpectation(const QCommandLineParser& parser, IdentifyOptions& options) {
    const bool named = parser.isSet(QStringLiteral("expect"));
    const bool config = parser.isSet(QStringLiteral("config"));
    const bool original = parser.isSet(QStringLiteral("original"));
    if (named && config) return usage(POSISCOPE_TR("core", "--expect and --config exclude each other"));
    if (original && (named || config))
        return usage(POSISCOPE_TR("core", "--original excludes --expect and --config"));
    if (auto error = applyOriginal(parser, options.expected)) return error;
    if (const QString word = parser.value(QStringLiteral("expect")); named && indexWords().contains(word)) {
        for (const Parameter* parameter : encodingOptions())
            if (isGiven(parser, *parameter))
                return usage(POSISCOPE_TR("core", "%1 does not apply to %2"),
                             {parameter->option(), word.toStdString()});
        Expectation index;
        index.index = word.toStdString();
        options.expected = std::move(index);
        return std::nullopt;
    }
    CommandOptions reading;
    reading.state = defaultState();
    if (named) {
        const std::string id = parser.value(QStringLiteral("expect")).toStdString();
        const Encoding* encoding = findEncoding(id);
        if (encoding == nullptr || encoding->fromFile) return noEncoding(id);
        chooseEncoding(reading.state, *encoding);
    }
    Expectation expected;
    ConfigReading configuration;
    if (config) {
        const State plain = reading.state;
        const auto file = localWord(parser.value(QStringLiteral("config")));
        if (!file) return CommandError{file.error().text, Exit::failed, {}};
        const auto read = openConfig(reading.state, file->toStdString());
        if (!read) return CommandError{read.error().text, Exit::failed, {}};
        options.notes = read->notes;
        configuration = *read;
    }
    const auto parameters = encodingOptions();
    if (!named && !config) {
        for (const Parameter* parameter : parameters)
            if (isGiven(parser, *parameter))
                return usage(POSISCOPE_TR("core",
                                          "%1 says something about what is expected: --expect or --config "
                                          "is missing"),
                             {parameter->option()});
        return std::nullopt;
    }
    if (auto error = applyParameters(parser, parameters, reading)) return error;
    expected.encoding = &encodingOf(reading.state);
    expected.values = reading.state.values;
    if (config) expected.given = configuredKeys(*expected.encoding);
    for (const Parameter& parameter : expected.encoding->parameters)
        if (isGiven(parser, parameter)) expected.given.push_back(parameter.key);
    addConfigured(expected, configuration);
    options.expected = std::move(expected);
    return std::nullopt;
}

/// The command as it was typed; names of files without their folders.
std::string commandOf(const QStringList& words) {
    QString command = QStringLiteral("posiscope identify");
    for (const QString& word : words) {
        if (word == QLatin1String("--markdown")) continue;
        const qsizetype value = word.startsWith(QLatin1String("--")) ? word.indexOf(u'=') + 1 : 0;
        const QString name = word.left(value) + word.mid(std::max(value, word.lastIndexOf(u'/') + 1));
        command += u' ' + (name.contains(u' ') ? u'"' + name + u'"' : name);
    }
    return command.toStdString();
}

Exit exitOf(const Identity& answer) {
    if (!answer.recognised || answer.unsure) return Exit::unrecognised;
    const bool wrong = !answer.mistakes.empty() || (answer.wasExpected && !answer.asExpected);
    return wrong ? Exit::different : Exit::ok;
}

}  // namespace

std::variant<IdentifyOptions, CommandError> parseIdentify(const QStringList& words) {
    QCommandLineParser parser;
    addIdentifyOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return wrongWords(parser);
    IdentifyOptions options;
    options.help = parser.isSet(QStringLiteral("help"));
    options.json = parser.isSet(QStringLiteral("json"));
    if (parser.isSet(QStringLiteral("markdown"))) options.markdown = commandOf(words);
    if (options.help) return options;
    if (auto error = repeatedOption(parser)) return *error;
    if (options.json && !options.markdown.empty())
        return usage(POSISCOPE_TR("core", "--json and --markdown exclude each other"));
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return usage(POSISCOPE_TR("core", "identify takes one table: posiscope identify FILE[:TENSOR]"));
    if (auto error = applyExpectation(parser, options)) return *error;
    if (auto error = nameArrays(files.front(), options.path, options.tensors)) return *error;
    return options;
}

QString identifyHelp() {
    QCommandLineParser parser;
    addIdentifyOptions(parser);
    const QString text = parser.helpText();
    return groupedHelp(
        QStringLiteral("identify"),
        QStringLiteral(
            "posiscope identify FILE[:TENSOR] [--expect ENCODING [options] | --config FILE]\n"
            "                          [--json | --markdown]\n"
            "posiscope identify FILE[:TENSOR] --original FILE[:TENSOR] [--interpolation NAME] [--grid "
            "HxW]\n"
            "                          [--json | --markdown]\n\n"
            "Says what the table of a file of numbers is: the encoding with its "
            "parameters, how it is\n"
            "stored, where it was rounded, how far it is from the exact encoding, and which cells fit "
            "nothing. FILE:COS,SIN\n"
            "names cosines and sines in two arrays. With --expect or --config it says what differs from "
            "what was meant, and\n"
            "how; options that are not given have their default, except sizes and the first position, "
            "which may be "
            "any. With\n"
            "--original it says how the table was made from a learned one: resized, cut, moved.\n"
            "Status: 0 recognised and nothing wrong, 3 something is wrong or differs from what was "
            "expected,\n4 not recognised.\n") +
            text.mid(text.indexOf(u'\n') + 1));
}

Exit runIdentify(const IdentifyOptions& options) {
    const auto arrays = readArrays(options.path, options.tensors);
    if (!arrays) return fail(arrays.error().text, Exit::failed);
    const Identity answer = [&] {
        TerminalProgress progress("identifying " + options.path);
        return identify(*arrays, options.expected, [&](double share) {
            progress.show(share);
            return true;
        });
    }();
    const std::string text = options.json ? identityAsJson(answer)
                             : !options.markdown.empty()
                                 ? identityAsMarkdown(answer, options.notes, options.markdown)
                                 : identityAsText(answer, options.notes);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return exitOf(answer);
}

}  // namespace posiscope
