// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/parameteroptions.h"
#include "app/sessionoption.h"
#include "app/streams.h"
#include "core/analysis/describe.h"
#include "core/config/layerlines.h"
#include "core/config/readerlines.h"

namespace posiscope {

namespace {

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
    const auto programs = options.config ? options.config->programs : std::vector<ProgramReading>();
    if (given.parsed.isSet(QStringLiteral("json")))
        printExactly(withStreamNames(
            describeJson(snapshot, options.notes, options.warning,
                         options.config ? layerLines(*options.config) : std::vector<LayerLine>(), programs)));
    else
        printAnswer(
            withStreamNames(describeText(snapshot, options.notes, options.warning) + programLines(programs)));
    return options.warning.empty() ? Exit::ok : Exit::different;
}

std::vector<OptionGroup> describeOptions() {
    std::vector<OptionGroup> groups{{QStringLiteral("What is described"), shownOptions()}};
    for (OptionGroup& group : parameterGroups(optionParameters(false)))
        groups.push_back(std::move(group));
    groups.push_back(answerOptions(false));
    return groups;
}

}  // namespace

Command describeCommand() {
    return {.name = QStringLiteral("describe"),
            .summary = QStringLiteral("shape, wavelengths, row norm, nearest rows, cycles, memory"),
            .usage = {QStringLiteral("posiscope describe [FILE] [--json] [options]")},
            .about = {QStringLiteral("FILE is a table, a session, an exported picture or a configuration."),
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
