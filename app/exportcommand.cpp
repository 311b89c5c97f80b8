// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/exportwriting.h"
#include "app/outputoption.h"
#include "app/parameteroptions.h"
#include "app/presetoption.h"
#include "app/sweepoption.h"

namespace posiscope {

namespace {

Exit runExport(const Arguments& given) {
    if (auto error = checkOutput(given.parsed)) return fail(*error);
    auto parsed = parseShown(given.parsed, true);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    auto& options = std::get<CommandOptions>(parsed);
    options.output = outputOf(given.parsed);
    printNote(options.warning);
    for (const Text& warning : options.warnings)
        printNote(warning);
    const Exit exit = writeExport(options);
    return exit == Exit::ok && !options.warning.empty() ? Exit::different : exit;
}

std::vector<OptionGroup> exportOptions() {
    std::vector<Option> shown{viewOption(QStringLiteral(
        "What to export. Several with commas between them make a figure of several panes. "
        "Without it a motion and a session show all panes, and a file its table or its bias."))};
    for (Option& each : shownOptions())
        shown.push_back(std::move(each));
    shown.push_back(sweepOption());
    std::vector<OptionGroup> groups{{QStringLiteral("What is shown"), std::move(shown)}, outputOptions()};
    for (OptionGroup& group : parameterGroups(optionParameters(true))) {
        if (group.heading == QLatin1String(figureOptions))
            group.options.insert(group.options.begin(), presetOption());
        groups.push_back(std::move(group));
    }
    return groups;
}

}  // namespace

Command exportCommand() {
    return {.name = QStringLiteral("export"),
            .summary = QStringLiteral("writes a picture, the data or a motion"),
            .usage = {QStringLiteral("posiscope export [FILE] --view VIEW -o FILE [options]"),
                      QStringLiteral("posiscope export --animate position=0..127 --fps 30 -o FILE "
                                     "[--view VIEW] [options]")},
            .about = {QStringLiteral("FILE is a table, a session, an exported picture or a configuration."),
                      QStringLiteral("Status: 0 written, 3 written, though a key about positions of the "
                                     "configuration was not understood.")},
            .options = exportOptions,
            .examples = {QStringLiteral("posiscope export --view heatmap --d-model 64 --max-len 128 -o "
                                        "pe.png"),
                         QStringLiteral("posiscope export pe.npy --view similarity -o pe.pdf"),
                         QStringLiteral("posiscope export --view heatmap --encoding rope --format npy -o - | "
                                        "posiscope identify -")},
            .draws = drawsOutput,
            .run = runExport};
}

}  // namespace posiscope
