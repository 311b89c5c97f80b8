// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include <QFileInfo>
#include <cmath>

#include "app/filekinds.h"
#include "app/modelpresetoption.h"
#include "app/outputoption.h"
#include "app/parameteroptions.h"
#include "app/presetoption.h"
#include "app/sessionoption.h"
#include "app/sources.h"
#include "app/streams.h"
#include "app/sweepoption.h"
#include "app/tableoption.h"
#include "core/base/nearestword.h"
#include "core/config/modelconfig.h"
#include "core/identify/modelfolder.h"
#include "core/parameters/keys.h"
#include "core/parameters/picturesize.h"
#include "core/state/exportparameters.h"
#include "core/tables/tablename.h"
#include "ui/export/sizerows.h"
#include "ui/view/standins.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// The files that are named, as they were typed.
struct Sources {
    QString session, table, config;

    QString& of(const QString& option) {
        return option == QLatin1String("session") ? session
               : option == QLatin1String("table") ? table
                                                  : config;
    }
    bool any() const { return !session.isEmpty() || !table.isEmpty() || !config.isEmpty(); }
};

/// A word that is no file, with the option that takes such a word.
CommandError noFile(const QString& word) {
    const std::string text = word.toStdString();
    for (const auto& [option, known] : {std::pair{"--view", findViewType(text) != nullptr},
                                        std::pair{"--encoding", findEncoding(text) != nullptr}})
        if (known) return usage("there is no file “%1”: %2 %1 names it", {text, option});
    return {{"there is no file “%1”", {text}}, Exit::usage};
}

/// The files of the options, and the one that stands alone: a session, a table or a configuration.
std::variant<Sources, CommandError> sourcesOf(const QCommandLineParser& given) {
    Sources sources;
    for (const char* option : {"session", "table", "config"})
        sources.of(QLatin1String(option)) = given.value(QLatin1String(option));
    const QStringList files = given.positionalArguments();
    if (files.isEmpty()) return sources;
    if (files.size() > 1) return usage("unexpected argument “%1”", {files[1].toStdString()});
    const auto local = localWord(files.front());
    if (!local) return CommandError{local.error().text, Exit::failed};
    const TableName named = splitTableName(local->toStdString());
    const QString path = QString::fromStdString(named.path);
    if (!QFileInfo::exists(path)) return noFile(files.front());
    const char* const option = !named.tensor.empty()                                    ? "table"
                               : holdsSession(path)                                     ? "session"
                               : holdsObject(path) || !configFileIn(named.path).empty() ? "config"
                                                                                        : "table";
    QString& target = sources.of(QLatin1String(option));
    if (!target.isEmpty())
        return usage(
            "“%1” and --%2 exclude each other: posiscope compare says how they "
            "differ",
            {files.front().toStdString(), option});
    target = files.front();
    return sources;
}

/// --colormap sets the colour map of the exported view.
std::optional<CommandError> applyColormap(const QCommandLineParser& given, CommandOptions& options) {
    if (!given.isSet(QStringLiteral("colormap"))) return std::nullopt;
    for (const QString& view : options.views) {
        const ViewType* type = findViewType(view.toStdString());
        if (type->colormapKey.empty()) return usage("the view %1 is drawn without a colour map", {type->id});
        const Parameter& own = *findParameter(options.state, type->colormapKey);
        if (!given.isSet(optionName(own)))
            options.state.values.set(own.key, options.state.values.at(keys::colormap.name));
    }
    return std::nullopt;
}

/// A file that would not be drawn is not passed over.
std::optional<CommandError> readSources(const QCommandLineParser& given, const Sources& sources,
                                        CommandOptions& options) {
    const QString encoding = given.value(QStringLiteral("encoding"));
    const bool table = !sources.table.isEmpty(), config = !sources.config.isEmpty();
    if (auto error = severalSources(table, config, encoding)) return error;
    if (table) {
        if (auto error = applyTable(sources.table, options.state)) return error;
        options.session.clear();
    }
    if (!config) return withoutConfig(given);
    const auto file = localWord(sources.config);
    if (!file) return CommandError{file.error().text, Exit::failed};
    const auto choice = configChoice(given);
    if (const auto* error = std::get_if<CommandError>(&choice)) return *error;
    const std::string path = configFileOf(file->toStdString());
    const auto reading = openConfig(options.state, path, std::get<ConfigChoice>(choice));
    if (!reading) return CommandError{reading.error().text, Exit::failed};
    if (path != file->toStdString()) options.folder = file->toStdString();
    options.notes = reading->notes;
    options.warning = warningOf(*reading);
    options.config = *reading;
    return otherEncoding(options.state, encoding);
}

/// The view of a file where none is named: its table, or what the window shows in place of it.
QString usualView(State state) {
    state.arrangement = {};
    state.arrangement.panes = {{"heatmap", {}}};
    bringViewsThatCan(state);
    return QString::fromStdString(state.arrangement.panes.front().view);
}

/// None are named for all panes of a motion or of a session.
std::optional<CommandError> checkViews(const QCommandLineParser& given, const Sources& sources,
                                       const QStringList& views) {
    if (views.isEmpty() && !given.isSet(QStringLiteral("animate")) && !sources.any())
        return usage("--view is missing: see posiscope list views");
    constexpr int most = 16;
    if (views.size() > most) return usage("a figure has at most %1 panes", {std::to_string(most)});
    return std::nullopt;
}

/// The cursor marks the position that moves. A GIF is small, but has the size and the frames that are asked
/// for; several panes have room for each.
void setMotionDefaults(const QCommandLineParser& given, CommandOptions& options) {
    options.exports.set(keys::cursor, true);
    if (given.isSet(QStringLiteral("fps"))) options.exports.set(keys::gifLimit, 0.0);
    PictureSize size;
    if (endingOfOutput(given) != QLatin1String("gif") ||
        options.exports.get(keys::pictureSize) != formatPictureSize(size))
        return;
    const auto panes = options.views.isEmpty() ? options.state.arrangement.panes.size()
                                               : static_cast<std::size_t>(options.views.size());
    const double side = std::ceil(std::sqrt(static_cast<double>(panes)));
    size = motionPreset().measure.size;
    size.width *= side;
    size.height *= side;
    options.exports.set(keys::pictureSize, formatPictureSize(size));
}

}  // namespace

std::vector<Option> sourceOptions() {
    return {{.names = {QStringLiteral("session")},
             .value = QStringLiteral("FILE"),
             .meaning = QStringLiteral("Start from a session file, or from a picture that Posiscope has "
                                       "exported; options come on top.")},
            {.names = {QStringLiteral("table")},
             .value = QStringLiteral("FILE[:TENSOR]"),
             .meaning = QStringLiteral("Show a table of a file of numbers (.npy .npz .safetensors .pt .gguf "
                                       ".csv .tsv .txt .json) or of a model's folder; TENSOR is its name in "
                                       "the file, needed where there are several.")},
            {.names = {QStringLiteral("config")},
             .value = QStringLiteral("FILE"),
             .meaning = QStringLiteral("Show the encoding of the model that a Hugging Face config.json, a "
                                       "model_config.yaml of LitGPT, a recipe of torchtune, or the header of "
                                       "a .gguf file describes, or that in the folder of a model.")}};
}

std::vector<Option> shownOptions() {
    std::vector<Option> all = sourceOptions();
    for (Option& each : configOptions())
        all.push_back(std::move(each));
    all.push_back(modelPresetOption());
    return all;
}

Option viewOption(const QString& meaning) {
    QStringList ids;
    for (const ViewType* type : viewTypes())
        ids << QString::fromStdString(type->id);
    return {.names = {QStringLiteral("view")},
            .value = QStringLiteral("VIEW[,VIEW]"),
            .meaning = QStringLiteral("%1 One of %2.").arg(meaning, ids.join(QStringLiteral(", "))),
            .words = ids,
            .list = true};
}

std::variant<QStringList, CommandError> viewsNamed(const QCommandLineParser& given) {
    QStringList views;
    for (const QString& typed : given.value(QStringLiteral("view")).split(u',', Qt::SkipEmptyParts)) {
        const std::string id = typed.toStdString();
        if (findViewType(id) == nullptr) {
            CommandError error =
                usage(POSISCOPE_TR("core", "there is no view “%1”: see posiscope list views"), {id});
            error.text = withNearest(std::move(error.text), id, viewIds());
            return error;
        }
        views << typed;
    }
    return views;
}

std::variant<CommandOptions, CommandError> parseShown(const QCommandLineParser& given, bool forExport) {
    CommandOptions options;
    options.state = defaultState();
    for (const Parameter& parameter : exportParameters())
        options.exports.set(parameter.key, parameter.initial);
    const auto found = sourcesOf(given);
    if (const auto* error = std::get_if<CommandError>(&found)) return *error;
    const auto& sources = std::get<Sources>(found);
    if (forExport) {
        auto views = viewsNamed(given);
        if (auto* error = std::get_if<CommandError>(&views)) return *error;
        options.views = std::get<QStringList>(views);
        if (auto error = checkViews(given, sources, options.views)) return *error;
    }
    if (auto error = applySession(sources.session, options)) return *error;
    if (auto error = readSources(given, sources, options)) return *error;
    if (auto error = applyModelPreset(given, options.state)) return *error;
    if (const std::string encoding = given.value(QStringLiteral("encoding")).toStdString();
        given.isSet(QStringLiteral("preset-model")) && !encoding.empty() &&
        encoding != options.state.get(keys::encoding))
        return usage("--preset-model is about the encoding %1, and not %2",
                     {options.state.get(keys::encoding), encoding});
    const bool animated = forExport && given.isSet(QStringLiteral("animate"));
    if (forExport && options.views.isEmpty() && sources.session.isEmpty() && !animated)
        options.views << usualView(options.state);
    if (animated) setMotionDefaults(given, options);
    if (forExport)
        if (auto error = applyPreset(given, options)) return *error;
    if (auto error = applyParameters(given, optionParameters(forExport), options)) return *error;
    if (forExport)
        if (auto error = applySweep(given, options.state)) return *error;
    if (forExport)
        if (auto error = applyColormap(given, options)) return *error;
    return options;
}

}  // namespace posiscope
