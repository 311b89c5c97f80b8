// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the parameters that do not belong to an encoding.
#include "core/analysis/patchparameters.h"
#include "core/base/colormap.h"
#include "core/config/configshelf.h"
#include "core/encodings/common.h"
#include "core/lessons/picturemarks.h"
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/sentence/sentenceparameters.h"
#include "core/state/distanceparameters.h"
#include "core/state/motionparameters.h"
#include "core/state/replacedviews.h"
#include "core/state/state.h"
#include "core/state/wavegame.h"

namespace posiscope {

namespace {

Limits positionLimits(const Values& values) {
    const ModelShape shape = shapeOf(values);
    return {static_cast<double>(shape.firstPosition),
            static_cast<double>(shape.firstPosition + shape.positions - 1)};
}

Limits from0Below(std::int64_t count) {
    return {0, static_cast<double>(std::max<std::int64_t>(1, count) - 1)};
}

/// Without a table, what was chosen for one stays until there is one again.
Limits dimensionLimits(const Values& values) {
    const ModelShape shape = shapeOf(values);
    return from0Below(shape.hasTable() ? shape.dimensions : largestDModel);
}

Limits pairLimits(const Values& values) {
    const ModelShape shape = shapeOf(values);
    return from0Below(shape.hasTable() ? shape.pairs : largestDModel / 2);
}

Limits headLimits(const Values& values) {
    return from0Below(shapeOf(values).heads);
}

bool hasTable(const Values& values) {
    return shapeOf(values).hasTable();
}

std::vector<Choice> colormapChoices() {
    std::vector<Choice> choices{{"auto", POSISCOPE_TR("core", "Automatic"), {}}};
    for (const Colormap& map : colormaps())
        choices.push_back({map.id, Text(map.name.c_str()), {}});
    return choices;
}

Parameter colourLimits(Key<NumberList> key, std::vector<std::string> views, Text label) {
    constexpr double farthest = 1e300;
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = POSISCOPE_TR(
                "core", "The values at the two ends of the colour bar; auto takes them from what is shown."),
            .initial = NumberList{},
            .limits = {-farthest, farthest},
            .seldom = true,
            .views = std::move(views),
            .range = true};
}

constexpr double farthestPosition = static_cast<double>(largestPosition + largestMaxLen);

/// How the errors of an encoding that rounds are looked at: of which pairs, and the error that one asks for.
std::vector<Parameter> errorParameters() {
    return {
        {.key = keys::errorPairs.name,
         .label = POSISCOPE_TR("core", "Errors of"),
         .tooltip = POSISCOPE_TR("core", "Whose errors are drawn over the position."),
         .initial = std::string("all"),
         .views = {"precision"},
         .choices = {{"all", POSISCOPE_TR("core", "All pairs"), {}},
                     {"cursor", POSISCOPE_TR("core", "The cursor’s pair"),
                      POSISCOPE_TR("core", "The pair of the cursor’s dimension, or its head")}}},
        {.key = keys::errorLimit.name,
         .label = POSISCOPE_TR("core", "Largest error wanted"),
         .tooltip = POSISCOPE_TR("core",
                                 "The error that one asks for: a line in the view, and the position up to "
                                 "which it holds."),
         .initial = 0.01,
         .limits = {1e-18, 1e6},
         .views = {"precision"}}};
}

/// A place in a lesson: part of the state, so that undo and sessions know it.
std::vector<Parameter> lessonParameters() {
    constexpr double mostSteps = 1000;
    return {
        {.key = keys::lesson.name,
         .label = POSISCOPE_TR("core", "Lesson"),
         .tooltip = POSISCOPE_TR(
             "core", "The lesson that is open: the name of one that comes with the program, or a file."),
         .initial = std::string(),
         .internal = true},
        {.key = keys::lessonStep.name,
         .label = POSISCOPE_TR("core", "Step"),
         .tooltip = POSISCOPE_TR("core", "The step of the lesson, from 0."),
         .initial = std::int64_t{0},
         .limits = {0, mostSteps},
         .internal = true},
        {.key = keys::marks.name,
         .label = POSISCOPE_TR("core", "Marks"),
         .tooltip = POSISCOPE_TR("core", "The parts of a picture that a lesson points at, each with a word."),
         .initial = std::string(),
         .internal = true},
    };
}

std::vector<Parameter> lookParameters() {
    return {
        {.key = keys::offset.name,
         .label = POSISCOPE_TR("core", "Offset"),
         .symbol = "<i>k</i>",
         .unit = POSISCOPE_TR("core", "positions"),
         .tooltip =
             POSISCOPE_TR("core", "How many positions the offset map M_k goes on; negative goes back."),
         .initial = std::int64_t{5},
         .limits = {-static_cast<double>(largestMaxLen), static_cast<double>(largestMaxLen)},
         .relevantFor = hasTable,
         .slider = Slider{{-128, -64, 0, 64, 128}}},
        {.key = keys::position.name,
         .label = POSISCOPE_TR("core", "Position"),
         .symbol = "<i>p</i>",
         .tooltip = POSISCOPE_TR("core", "The position under the cursor."),
         .initial = std::int64_t{40},
         .limits = {0, farthestPosition},
         .limitsFor = positionLimits},
        {.key = keys::dimension.name,
         .label = POSISCOPE_TR("core", "Dimension"),
         .symbol = "<i>j</i>",
         .tooltip = POSISCOPE_TR("core", "The dimension under the cursor."),
         .initial = std::int64_t{22},
         .limits = {0, largestDModel - 1},
         .limitsFor = dimensionLimits},
        {.key = keys::reference.name,
         .label = POSISCOPE_TR("core", "Reference position"),
         .symbol = "<i>r</i>",
         .tooltip =
             POSISCOPE_TR("core", "The position that the similarity profile compares all others with."),
         .initial = std::int64_t{128},
         .limits = {0, farthestPosition},
         .limitsFor = positionLimits},
        {.key = keys::head.name,
         .label = POSISCOPE_TR("core", "Head"),
         .symbol = "<i>h</i>",
         .tooltip = POSISCOPE_TR("core", "The attention head whose bias is shown."),
         .initial = std::int64_t{0},
         .limits = {0, mostHeads - 1},
         .limitsFor = headLimits,
         .relevantFor = [](const Values& values) { return shapeOf(values).heads > 1; },
         .eitherSide = true,
         .slider = Slider{{0, 8, 16, 24, 31}}},
        {.key = keys::dimensions.name,
         .label = POSISCOPE_TR("core", "Dimensions to draw"),
         .tooltip = POSISCOPE_TR("core", "The dimensions drawn as waves, such as 4-7, 20."),
         .initial = Indices{4, 5, 22, 23},
         .limits = {0, largestDModel - 1},
         .limitsFor = dimensionLimits,
         .relevantFor = hasTable},
        {.key = keys::clockPairs.name,
         .label = POSISCOPE_TR("core", "Pairs shown as clocks"),
         .tooltip = POSISCOPE_TR("core", "The pairs shown as clock hands, such as 0, 11, 24."),
         .initial = Indices{0, 11, 24},
         .limits = {0, largestDModel / 2.0 - 1},
         .limitsFor = pairLimits,
         .relevantFor = [](const Values& values) { return hasTable(values) && shapeOf(values).pairs > 0; },
         .seldom = true},
        {.key = keys::clocks.name,
         .label = POSISCOPE_TR("core", "Clocks"),
         .tooltip = POSISCOPE_TR("core", "The chosen pairs as large clocks, or all pairs as small ones."),
         .initial = std::string("chosen"),
         .relevantFor = [](const Values& values) { return hasTable(values) && shapeOf(values).pairs > 0; },
         .views = {"clocks"},
         .choices = {{"chosen", POSISCOPE_TR("core", "Chosen pairs"), {}},
                     {"all", POSISCOPE_TR("core", "All pairs"), {}}}},
        {.key = keys::similarity.name,
         .label = POSISCOPE_TR("core", "Similarity"),
         .tooltip = POSISCOPE_TR("core", "How two positions are compared."),
         .initial = std::string("dot"),
         .choices = {{"dot", POSISCOPE_TR("core", "Dot product"), {}},
                     {"cosine", POSISCOPE_TR("core", "Cosine"), {}}}},
        {.key = keys::orientation.name,
         .label = POSISCOPE_TR("core", "Positions run"),
         .tooltip = POSISCOPE_TR("core", "Whether the table's positions run down or across."),
         .initial = std::string("down"),
         .choices = {{"down", POSISCOPE_TR("core", "Down"), {}},
                     {"across", POSISCOPE_TR("core", "Across"), {}}}},
        {.key = keys::wavesAcross.name,
         .label = POSISCOPE_TR("core", "Waves run across"),
         .tooltip = POSISCOPE_TR(
             "core", "Chosen dimensions across positions, or one position across all dimensions."),
         .initial = std::string("positions"),
         .choices = {{"positions", POSISCOPE_TR("core", "Positions"), {}},
                     {"dimensions", POSISCOPE_TR("core", "Dimensions"), {}}}},
        {.key = keys::colormap.name,
         .label = POSISCOPE_TR("core", "Colours of values"),
         .tooltip = POSISCOPE_TR("core", "The colour map of the encoding table and the offset map."),
         .initial = std::string("auto"),
         .choices = colormapChoices()},
        {.key = keys::similarityColormap.name,
         .label = POSISCOPE_TR("core", "Colours of similarity"),
         .tooltip = POSISCOPE_TR("core", "The colour map of the similarity matrix."),
         .initial = std::string("auto"),
         .choices = colormapChoices()},
        {.key = keys::colourScale.name,
         .label = POSISCOPE_TR("core", "Scale of colours"),
         .tooltip = POSISCOPE_TR("core",
                                 "Whether encodings that are compared have one scale of colours, or each its "
                                 "own."),
         .initial = std::string("same"),
         .views = {"heatmap:compared", "similarity:compared", "grid:compared", "bias:compared"},
         .choices = {{"same", POSISCOPE_TR("core", "Same for all"),
                      POSISCOPE_TR("core", "Equal colours are equal values in all pictures")},
                     {"own", POSISCOPE_TR("core", "Each its own"),
                      POSISCOPE_TR("core", "Each picture uses all of its colours")}}},
        colourLimits(keys::valueLimits, {"heatmap"}, POSISCOPE_TR("core", "Limits of table colours")),
        colourLimits(keys::similarityLimits, {"similarity"},
                     POSISCOPE_TR("core", "Limits of similarity colours")),
        colourLimits(keys::patchLimits, {"grid"}, POSISCOPE_TR("core", "Limits of grid colours")),
        colourLimits(keys::biasLimits, {"bias"}, POSISCOPE_TR("core", "Limits of bias colours")),
        colourLimits(keys::differenceLimits,
                     {"heatmap:difference", "similarity:difference", "grid:difference", "bias:difference"},
                     POSISCOPE_TR("core", "Limits of A − B colours")),
        {.key = keys::squareCells.name,
         .label = POSISCOPE_TR("core", "Square pixels"),
         .tooltip =
             POSISCOPE_TR("core", "Both axes of a matrix have the same scale: its diagonal runs at 45°."),
         .initial = false,
         .seldom = true,
         .views = {"heatmap", "similarity", "offset-map", "bias"}},
        {.key = keys::fitCut.name,
         .label = POSISCOPE_TR("core", "Directions left out"),
         .tooltip = POSISCOPE_TR(
             "core",
             "Pictures of fitted offset maps leave out singular values below this share of the largest; 0 "
             "keeps all. Data always keeps all."),
         .initial = 1e-4,
         .limits = {0, 0.5},
         .seldom = true,
         .views = {"offset-map"}},
        {.key = keys::cellNumbers.name,
         .label = POSISCOPE_TR("core", "Numbers in cells"),
         .tooltip = POSISCOPE_TR("core",
                                 "Values are written into the cells of a heatmap that have room for "
                                 "at least two digits."),
         .initial = false,
         .seldom = true,
         .views = {"heatmap", "similarity", "grid", "offset-map", "bias"}},
        {.key = keys::wavesHidden.name,
         .label = POSISCOPE_TR("core", "Waves switched off"),
         .tooltip = POSISCOPE_TR("core", "Chosen dimensions that are not drawn."),
         .initial = Indices{},
         .limits = {0, largestDModel - 1},
         .internal = true},
    };
}

}  // namespace

std::span<const Parameter> viewParameters() {
    // A list for each purpose; longer ones have a file of their own.
    static const std::vector<Parameter> table = [] {
        std::vector<Parameter> all;
        for (auto list : {lookParameters, patchParameters, distanceParameters, errorParameters,
                          lessonParameters, gameParameters, sentenceParameters, motionParameters,
                          replacedViewsParameters, configParameters})
            for (Parameter& parameter : list())
                all.push_back(std::move(parameter));
        return all;
    }();
    return table;
}

}  // namespace posiscope
