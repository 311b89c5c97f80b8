// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCommandLineParser>
#include <cmath>

#include "app/commandline.h"
#include "app/parameteroptions.h"
#include "app/sessionoption.h"
#include "app/streams.h"
#include "core/analysis/describe.h"
#include "core/config/layerlines.h"
#include "core/config/readerlines.h"
#include "core/identify/modelfolder.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

const QString atOption = QStringLiteral("at");

/// The tensors about positions of a folder, and what is to be known of it.
std::string tensorsInText(const ModelFolder& folder) {
    std::string text;
    for (const Text& note : folder.notes)
        text += "note             " + note.english() + "\n";
    for (const Text& tensor : tensorTexts(folder))
        text += "tensor           " + tensor.english() + "\n";
    if (!folder.path.empty() && folder.tensors.empty())
        text += "tensor           none of " + groupedDigits(static_cast<std::int64_t>(folder.others)) +
                " is about positions by its name and shape\n";
    return text;
}

/// The coordinates of --at, one for each axis of the positions.
std::variant<std::vector<double>, CommandError> coordinatesAt(const QCommandLineParser& given,
                                                              const Model& model) {
    std::vector<double> at;
    if (!given.isSet(atOption)) return at;
    if (model.frequencies().empty()) return usage("--at is about pairs that turn, and nothing turns here");
    for (const QString& word : given.value(atOption).split(u',')) {
        const auto typed = typedNumber(word.trimmed().toStdString());
        bool isNumber = false;
        const double number = typed ? QString::fromStdString(*typed).toDouble(&isNumber) : 0;
        if (!isNumber || !std::isfinite(number))
            return usage("--at is numbers with commas between them, and “%1” is none", {word.toStdString()});
        at.push_back(number);
    }
    const auto axes = model.positions().axes();
    std::string names;
    for (const PositionAxis& axis : axes)
        names += (names.empty() ? "" : ",") + axis.id;
    if (at.size() == axes.size()) return at;
    return usage("--at takes a number for each axis (%1), not %2", {names, std::to_string(at.size())});
}

Exit runDescribe(const Arguments& given) {
    const auto parsed = parseShown(given.parsed, false);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    const auto& options = std::get<CommandOptions>(parsed);
    for (const Text& warning : options.warnings)
        printNote(warning);
    if (const auto missing = missingTable(options.session, options.state, {})) return fail(*missing);
    const Snapshot snapshot = makeSnapshot(options.state);
    if (Text problem = snapshot.model->problem(); !problem.empty())
        return fail(problemOfModel(problem, snapshot.state, options.session));
    const auto at = coordinatesAt(given.parsed, *snapshot.model);
    if (const auto* error = std::get_if<CommandError>(&at)) return fail(*error);
    const ModelFolder folder = options.folder.empty() ? ModelFolder() : openModelFolder(options.folder);
    ModelLines model;
    if (options.config) model = {layerLines(*options.config), options.config->programs, tensorLines(folder)};
    if (given.parsed.isSet(QStringLiteral("json")))
        printExactly(withStreamNames(describeJson(snapshot, options.notes, options.warning, model,
                                                  std::get<std::vector<double>>(at))));
    else
        printAnswer(withStreamNames(describeText(snapshot, options.notes, options.warning) +
                                    programLines(model.programs) + tensorsInText(folder)));
    for (const Text& problem : folder.problems)
        printError(problem);
    const Exit exit = options.warning.empty() ? Exit::ok : Exit::different;
    return folder.problems.empty() ? exit : Exit::failed;
}

std::vector<OptionGroup> describeOptions() {
    std::vector<OptionGroup> groups{{QStringLiteral("What is described"), shownOptions()}};
    for (OptionGroup& group : parameterGroups(optionParameters(false)))
        groups.push_back(std::move(group));
    groups.push_back(answerOptions(false));
    groups.back().options.push_back(
        {.names = {atOption},
         .value = QStringLiteral("P[,P…]"),
         .meaning =
             QStringLiteral("With --json: the angle of each pair at these coordinates, one for each axis."),
         .inShort = false});
    return groups;
}

}  // namespace

Command describeCommand() {
    return {.name = QStringLiteral("describe"),
            .summary = QStringLiteral("shape, wavelengths, row norm, nearest rows, cycles, memory"),
            .usage = {QStringLiteral("posiscope describe [FILE|FOLDER] [--json] [options]")},
            .about = {QStringLiteral("FILE is a table, a session, an exported picture or a configuration; or "
                                     "the folder of a model: its configuration, and its tensors about "
                                     "positions."),
                      QStringLiteral("Status: 0 described, 3 described, though a key about positions of the "
                                     "configuration was not understood.")},
            .options = describeOptions,
            .examples = {QStringLiteral("posiscope describe --encoding rope --head-dim 128 --base 500000"),
                         QStringLiteral("posiscope describe config.json"),
                         QStringLiteral("posiscope describe --table cache.npz:cos,sin --json")},
            .run = runDescribe,
            .answer = descriptionKeys};
}

}  // namespace posiscope
