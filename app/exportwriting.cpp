// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportwriting.h"

#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <optional>

#include "app/interrupts.h"
#include "app/parameteroptions.h"
#include "app/sessionoption.h"
#include "app/streams.h"
#include "app/terminalprogress.h"
#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "core/state/motion.h"
#include "ui/export/animation.h"
#include "ui/export/dataexport.h"
#include "ui/export/figure.h"
#include "ui/export/figuresession.h"
#include "ui/export/finecells.h"
#include "ui/export/lookchoices.h"
#include "ui/export/lookreasons.h"
#include "ui/files/savefile.h"
#include "ui/style/missingletters.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// Shows how far the writing is, until a signal stops it.
Progress progressOf(TerminalProgress& terminal) {
    return [&terminal](double share) {
        terminal.show(share);
        return !interrupted();
    };
}

/// The file as a person knows it: of a stream the ending alone.
QString nameOfOutput(const QString& output) {
    return isStreamPath(output) ? QFileInfo(output).fileName() : output;
}

std::string writingOf(const CommandOptions& options) {
    return "writing " + QFileInfo(options.output).fileName().toStdString();
}

QString endingOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

Exit exportNumbers(const CommandOptions& options, const ViewType& type, const Snapshot& snapshot) {
    catchInterrupts();
    if (!type.data)
        return fail({"the view %1 has no data to export, only a picture", {type.id}}, Exit::usage);
    const NumberType number =
        options.exports.get(keys::dtype) == "float32" ? NumberType::float32 : NumberType::float64;
    std::optional<TerminalProgress> terminal(std::in_place, writingOf(options));
    const auto outcome = exportData(dataOf(type, snapshot), options.output, number, progressOf(*terminal));
    terminal.reset();
    return outcome ? Exit::ok : fail(outcome.error().text, Exit::failed);
}

/// The pane of the session that shows this view, or a new pane with the whole picture.
Pane paneOf(const CommandOptions& options, const QString& id) {
    const std::string view = id.toStdString();
    const auto& panes = options.state.arrangement.panes;
    const auto shown =
        std::find_if(panes.begin(), panes.end(), [&](const Pane& pane) { return pane.view == view; });
    Pane pane = shown != panes.end() ? *shown : Pane{view, {}};
    pane.subject = *subjectOf(options.exports.get(keys::subject));
    const bool each =
        isSweep(options.state) && pane.subject == Subject::a && !findViewType(view)->comparesSides;
    if (each) pane.subject = Subject::each;
    return pane;
}

std::vector<Pane> panesOf(const CommandOptions& options) {
    if (options.views.isEmpty()) return options.state.arrangement.panes;
    std::vector<Pane> panes;
    for (const QString& view : options.views)
        panes.push_back(paneOf(options, view));
    return panes;
}

/// The rows and columns that --arrange asks for; the panes have to fit into them.
Result<PaneGrid> gridOf(const CommandOptions& options, std::size_t panes) {
    const std::string text = options.exports.get(keys::arrange);
    if (text.empty()) {
        // The window has a place for four.
        const int count = static_cast<int>(panes);
        const int side = static_cast<int>(std::ceil(std::sqrt(count)));
        return count > 4 ? PaneGrid{(count + side - 1) / side, side} : PaneGrid{};
    }
    const auto grid = parsePaneGrid(text);
    if (grid && grid->rows * grid->columns >= static_cast<int>(panes)) return *grid;
    return Error{{"--arrange must be rows x columns, 1 to 4 of each and enough for %1 panes, such as "
                  "2x1, not “%2”",
                  {std::to_string(panes), text}},
                 keys::arrange.name};
}

FigureRequest figureOf(const CommandOptions& options, const Snapshot& snapshot) {
    FigureRequest request;
    request.snapshot = snapshot;
    request.panes = panesOf(options);
    if (options.views.isEmpty()) {
        request.columnSplit = options.state.arrangement.columnSplit;
        request.rowSplit = options.state.arrangement.rowSplit;
    }
    if (const auto grid = gridOf(options, request.panes.size())) request.grid = *grid;
    request.theme = &Theme::named(options.exports.get(keys::theme));
    setMeasure(request, measureOf(options.exports));
    request.title = QString::fromStdString(options.exports.get(keys::title));
    request.heading = options.exports.get(keys::heading);
    request.paneTitles = options.exports.get(keys::paneTitles);
    request.letters = options.exports.get(keys::letters);
    request.cursor = options.exports.get(keys::cursor);
    request.look = lookOf(options.exports);
    request.chosen = figureValues(options.exports);
    return request;
}

/// Until the file is opened a signal ends the process at once, even while a large picture is drawn or
/// encoded. Afterwards it keeps the older file.
Failure savePicture(const QString& path, const QByteArray& bytes) {
    catchInterrupts();
    SafeFile file(path);
    if (auto failure = file.open()) return failure;
    file.write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (interrupted()) return std::nullopt;
    return file.commit();
}

/// Says which characters of a person's own words no font has: the picture has boxes, and so it failed.
Exit afterLetters(const CommandOptions& options) {
    std::string words = options.exports.get(keys::title);
    for (const auto key : {keys::caption, keys::xTitle, keys::yTitle, keys::colourBarTitle, keys::paneNames})
        words += options.exports.get(key);
    if (options.views.contains(QLatin1String("sentence"))) words += options.state.get(keys::sentence);
    const Text missing = sayMissingLetters(QString::fromStdString(words));
    return missing.empty() ? Exit::ok : fail(missing, Exit::failed);
}

/// Says which choices change nothing in this figure, and why.
void noteWithoutEffect(const CommandOptions& options, const FigureParts& parts, std::size_t panes) {
    for (const Parameter& row : exportParameters()) {
        const Value& value = options.exports.at(row.key);
        const Text reason = whyWithoutEffect(row.key, parts, panes);
        if (value == row.initial || reason.empty()) continue;
        const bool off = row.kind() == ParameterKind::flag && !std::get<bool>(value);
        printNote(Text("%1 changes nothing: %2")
                      .with(Text::asIs((off ? "--no-" : "--") + optionName(row).toStdString()))
                      .with(reason));
    }
}

Exit exportFigure(const CommandOptions& options, const Snapshot& snapshot) {
    if (const auto failure = checkMeasure(measureOf(options.exports)))
        return fail(failure->text, Exit::usage);
    FigureRequest request = figureOf(options, snapshot);
    carrySession(request, options.output);
    std::optional<TerminalProgress> terminal(std::in_place, writingOf(options));
    request.keepGoing = [&terminal] {
        terminal->show();
        return true;
    };
    const auto figure = drawForFile(request, endingOf(options.output));
    terminal.reset();
    if (!figure) return fail(figure.error().text, figure.error().field.empty() ? Exit::failed : Exit::usage);
    if (figure->cancelled) return Exit::failed;
    const auto bytes = encode(*figure);
    if (!bytes) return fail(bytes.error().text, Exit::failed);
    if (const auto failure = savePicture(options.output, *bytes)) return fail(failure->text, Exit::failed);
    noteWithoutEffect(options, figure->parts, request.panes.size());
    const bool isImage = endingOf(options.output) == QLatin1String("png");
    if (const Text fine = finerThanScreens(request); !fine.empty() && !isImage) printNote(fine);
    return afterLetters(options);
}

/// Writes the motion that --animate, --fps and --seconds describe.
Exit exportMotion(const CommandOptions& options, const Snapshot& snapshot) {
    if (Text problem = snapshot.model->problem(); !problem.empty())
        return fail(problemOfModel(problem, snapshot.state, options.session));
    if (const auto failure = checkMeasure(measureOf(options.exports)))
        return fail(failure->text, Exit::usage);
    const QString format = endingOf(options.output);
    if (!animationFormats().contains(format))
        return fail(usage("%1 must end in .gif, .webp, .mp4 or .png for a motion",
                          {nameOfOutput(options.output).toStdString()}));
    if (format == QLatin1String("png") && isStreamPath(options.output))
        return fail(
            usage("numbered png files are several: a motion to a stream is gif or "
                  "webp"));
    const State& state = snapshot.state;
    const auto motion = parseMotion(state, options.exports.get(keys::animate));
    if (!motion) return fail(motion.error().text, Exit::usage);
    std::optional<double> seconds = options.exports.get(keys::seconds);
    if (*seconds == 0) seconds = motion->whole ? std::nullopt : std::optional(state.get(keys::motionSeconds));
    const double fps = options.exports.get(keys::fps);
    const auto values = frameValues(*motion, fps, seconds);
    if (!values) return fail(values.error().text, Exit::usage);
    Animation animation{figureOf(options, snapshot), motion->key, *values, fps,
                        options.exports.get(keys::gifLimit)};
    catchInterrupts();
    animation.figure.keepGoing = [] { return !interrupted(); };
    animation.figure.marksExplained = false;
    if (const auto failure = checkAnimation(animation, format)) return fail(failure->text, Exit::usage);
    std::optional<TerminalProgress> terminal(std::in_place, writingOf(options));
    const auto written =
        exportAnimation(animation, framesHere(animation), options.output, progressOf(*terminal));
    terminal.reset();
    if (!written) {
        // The picture size is checked by the drawing itself: an illegal size is wrong usage.
        const bool isSize = written.error().field == keys::pictureSize.name;
        return fail(written.error().text, isSize ? Exit::usage : Exit::failed);
    }
    if (*written > 0 && *written < values->size())
        printNote(Text("%1 --gif-limit 0 keeps all.").with(fewerFrames(*written, animation)));
    return afterLetters(options);
}

/// Why a pane cannot be drawn; the model's own problem has a status of its own.
std::optional<CommandError> problemOf(const CommandOptions& options, const Snapshot& whole,
                                      const Pane& pane) {
    const bool together = pane.subject == Subject::both || pane.subject == Subject::each;
    if (pane.subject != Subject::a && !hasB(options.state) && !(together && isSweep(options.state)))
        return usage("--subject needs a session that compares two encodings, or --sweep");
    const Snapshot snapshot = snapshotOfPane(whole, pane);
    if (Text problem = snapshot.model->problem(); !problem.empty())
        return problemOfModel(problem, snapshot.state, options.session);
    if (const Text reason = whyUnavailable(*findViewType(pane.view), snapshot); !reason.empty())
        return CommandError{reason, Exit::usage, {}};
    return std::nullopt;
}

}  // namespace

Exit writeExport(const CommandOptions& options) {
    const Snapshot whole = makeSnapshot(options.state);
    if (const auto missing = missingTable(options.session, options.state, panesOf(options)))
        return fail(*missing);
    const bool motion = !options.exports.get(keys::animate).empty();
    if (motion && options.views.isEmpty()) return exportMotion(options, whole);
    const std::vector<Pane> panes = panesOf(options);
    if (const auto grid = gridOf(options, panes.size()); !grid) return fail(grid.error().text, Exit::usage);
    for (const Pane& pane : panes)
        if (const auto problem = problemOf(options, whole, pane)) return fail(*problem);
    if (motion) return exportMotion(options, whole);
    const QString ending = endingOf(options.output);
    if (pictureFormats().contains(ending)) return exportFigure(options, whole);
    if (dataFormats().contains(ending)) {
        if (panes.size() == 1)
            return exportNumbers(options, *findViewType(panes[0].view), snapshotOfPane(whole, panes[0]));
        return fail({"%1 holds the data of one view: choose it with --view", {options.output.toStdString()}},
                    Exit::usage);
    }
    if (animationFormats().contains(ending))
        return fail({"%1 needs a motion, such as --animate position=0..127", {options.output.toStdString()}},
                    Exit::usage);
    return fail(
        {"%1 must end in .png, .svg, .pdf, .npy or .csv", {nameOfOutput(options.output).toStdString()}},
        Exit::usage);
}

}  // namespace posiscope
