// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/exportparameters.h"

#include <algorithm>

#include "core/parameters/keys.h"
#include "core/parameters/picturesize.h"

namespace posiscope {

namespace {

std::vector<Parameter> makeExportParameters() {
    return {
        {.key = keys::dtype.name,
         .label = POSISCOPE_TR("core", "Number type"),
         .tooltip = POSISCOPE_TR("core", "The type of the numbers in a .npy file."),
         .initial = std::string("float64"),
         .choices = {{"float64", Text::asIs("float64"), {}}, {"float32", Text::asIs("float32"), {}}}},
        {.key = keys::pictureSize.name,
         .label = POSISCOPE_TR("core", "Size"),
         .tooltip =
             POSISCOPE_TR("core", "Width and height of the picture. A GIF of one pane has 480x320 at first."),
         .initial = formatPictureSize({}),
         .limits = {fewestPixels, mostPixels},
         .isSize = true},
        {.key = keys::scale.name,
         .label = POSISCOPE_TR("core", "Scale"),
         .tooltip = POSISCOPE_TR(
             "core", "Pixels of the file per pixel of a size in px: type and lines grow with it."),
         .initial = 1.0,
         .limits = {0.25, 16}},
        {.key = keys::dpi.name,
         .label = POSISCOPE_TR("core", "Resolution"),
         .unit = POSISCOPE_TR("core", "dpi"),
         .tooltip =
             POSISCOPE_TR("core",
                          "Pixels per inch. 0 means 300 for a size in in, mm, cm or pt, and 96 × scale "
                          "for a size in px."),
         .initial = 0.0,
         .limits = {0, 2400}},
        {.key = keys::fontSize.name,
         .label = POSISCOPE_TR("core", "Type size"),
         .unit = POSISCOPE_TR("core", "pt"),
         .tooltip =
             POSISCOPE_TR("core",
                          "The size of labels in the finished picture; titles are larger in proportion. "
                          "0 means 8.25 pt at 96 pixels per inch."),
         .initial = 0.0,
         .limits = {0, 144}},
        {.key = keys::theme.name,
         .label = POSISCOPE_TR("core", "Theme"),
         .tooltip = POSISCOPE_TR("core",
                                 "Colours for light or dark surroundings, or for paper: black type and axes, "
                                 "thin lines."),
         .initial = std::string("light"),
         .choices = {{"light", POSISCOPE_TR("core", "Light"), {}},
                     {"dark", POSISCOPE_TR("core", "Dark"), {}},
                     {"print", POSISCOPE_TR("core", "Print"), {}}}},
        {.key = keys::title.name,
         .label = POSISCOPE_TR("core", "Title"),
         .tooltip =
             POSISCOPE_TR("core", "Written above the picture; what is drawn and its shape when left out."),
         .initial = std::string()},
        {.key = keys::heading.name,
         .label = POSISCOPE_TR("core", "Heading"),
         .tooltip = POSISCOPE_TR("core", "Write the title and the parameters above the picture."),
         .initial = true},
        {.key = keys::paneTitles.name,
         .label = POSISCOPE_TR("core", "Pane titles"),
         .tooltip = POSISCOPE_TR("core", "Write above each of several panes what it shows."),
         .initial = true},
        {.key = keys::letters.name,
         .label = POSISCOPE_TR("core", "Letters"),
         .tooltip = POSISCOPE_TR("core", "Mark each of several panes with a letter: (a), (b)."),
         .initial = false},
        {.key = keys::arrange.name,
         .label = POSISCOPE_TR("core", "Arrangement"),
         .tooltip = POSISCOPE_TR("core",
                                 "Rows and columns of several panes, such as 2x1; as in the window when "
                                 "left out."),
         .initial = std::string()},
        {.key = keys::align.name,
         .label = POSISCOPE_TR("core", "Aligned axes"),
         .tooltip = POSISCOPE_TR("core",
                                 "The plots of several panes have the same size, and their edges are in "
                                 "line."),
         .initial = false},
        {.key = keys::sharedColourBar.name,
         .label = POSISCOPE_TR("core", "One colour bar for all"),
         .tooltip = POSISCOPE_TR("core",
                                 "Several panes of the same colour map share the scale of their colours, "
                                 "and one bar."),
         .initial = false},
        {.key = keys::paneNames.name,
         .label = POSISCOPE_TR("core", "Titles of panes"),
         .tooltip = POSISCOPE_TR(
             "core", "Titles of several panes in place of their own, with | between them: left|right."),
         .initial = std::string()},
        {.key = keys::caption.name,
         .label = POSISCOPE_TR("core", "Caption"),
         .tooltip = POSISCOPE_TR("core", "Written under the title, in place of the parameters."),
         .initial = std::string(),
         .removable = true},
        {.key = keys::xTitle.name,
         .label = POSISCOPE_TR("core", "x axis"),
         .tooltip = POSISCOPE_TR("core", "The title of the horizontal axis, in place of its own."),
         .initial = std::string(),
         .removable = true},
        {.key = keys::yTitle.name,
         .label = POSISCOPE_TR("core", "y axis"),
         .tooltip = POSISCOPE_TR("core", "The title of the vertical axis, in place of its own."),
         .initial = std::string(),
         .removable = true},
        {.key = keys::tickLabels.name,
         .label = POSISCOPE_TR("core", "Numbers at the axes"),
         .tooltip = POSISCOPE_TR("core", "Write numbers at the ticks of the axes."),
         .initial = true},
        {.key = keys::ticks.name,
         .label = POSISCOPE_TR("core", "Ticks"),
         .tooltip =
             POSISCOPE_TR("core", "About how many ticks an axis has; 0 means as many as there is room for."),
         .initial = std::int64_t{0},
         .limits = {0, 50}},
        {.key = keys::legend.name,
         .label = POSISCOPE_TR("core", "Legend"),
         .tooltip = POSISCOPE_TR("core", "Draw the legends of plots."),
         .initial = true},
        {.key = keys::referenceLines.name,
         .label = POSISCOPE_TR("core", "Reference lines"),
         .tooltip =
             POSISCOPE_TR("core", "Draw the lines that a spectrum is compared with: max_len, contexts, 2."),
         .initial = true},
        {.key = keys::colourBar.name,
         .label = POSISCOPE_TR("core", "Colour bar"),
         .tooltip = POSISCOPE_TR("core", "Draw the bar that tells what colours mean."),
         .initial = true},
        {.key = keys::colourBarTitle.name,
         .label = POSISCOPE_TR("core", "Title of the bar"),
         .tooltip = POSISCOPE_TR("core", "Written along the colour bar."),
         .initial = std::string()},
        {.key = keys::font.name,
         .label = POSISCOPE_TR("core", "Typeface"),
         .tooltip = POSISCOPE_TR("core",
                                 "sans or serif, which are parts of the program, or the name of a family "
                                 "that is installed."),
         .initial = std::string("sans")},
        {.key = keys::lineWidth.name,
         .label = POSISCOPE_TR("core", "Line width"),
         .unit = POSISCOPE_TR("core", "pt"),
         .tooltip = POSISCOPE_TR("core",
                                 "The width of the main curve in the finished picture, others in proportion. "
                                 "0 means as in the window."),
         .initial = 0.0,
         .limits = {0, 10}},
        {.key = keys::subject.name,
         .label = POSISCOPE_TR("core", "Subject"),
         .tooltip = POSISCOPE_TR(
             "core",
             "Of a session that compares: A, B, their difference A − B, A and B in one plot, or a "
             "picture for each. With --sweep a picture for each, or all in one plot (both)."),
         .initial = std::string("a"),
         .choices = {{"a", Text::asIs("A"), {}},
                     {"b", Text::asIs("B"), {}},
                     {"difference", POSISCOPE_TR("core", "A − B"), {}},
                     {"both", POSISCOPE_TR("core", "A and B"), {}},
                     {"each", POSISCOPE_TR("core", "A picture for each"), {}}}},
        {.key = keys::cursor.name,
         .label = POSISCOPE_TR("core", "Cursor"),
         .tooltip = POSISCOPE_TR("core", "Draw the cursor and its marks too."),
         .initial = false},
        {.key = keys::animate.name,
         .label = POSISCOPE_TR("core", "Motion"),
         .tooltip = POSISCOPE_TR(
             "core",
             "Move one value from end to end, such as position=0..127: position, offset, "
             "base, d_model or max_len. Writes .gif, .webp, .mp4 (by ffmpeg) or numbered .png files."),
         .initial = std::string()},
        {.key = keys::fps.name,
         .label = POSISCOPE_TR("core", "Frame rate"),
         .unit = POSISCOPE_TR("core", "frames per second"),
         .tooltip = POSISCOPE_TR("core", "Frames per second of a motion; at most 50 in a .gif file."),
         .initial = 30.0,
         .limits = {0.1, 60}},
        {.key = keys::seconds.name,
         .label = POSISCOPE_TR("core", "Duration"),
         .unit = POSISCOPE_TR("core", "s"),
         .tooltip = POSISCOPE_TR("core",
                                 "How many seconds a motion takes; 0 shows every whole number for one frame, "
                                 "and a base for 8 s."),
         .initial = 0.0,
         .limits = {0, 3600}},
        {.key = keys::gifLimit.name,
         .label = POSISCOPE_TR("core", "Largest GIF"),
         .unit = POSISCOPE_TR("core", "MB"),
         .tooltip = POSISCOPE_TR("core",
                                 "A GIF that would be larger has fewer frames in the same time. 0 keeps all "
                                 "frames, as --fps does where it is given."),
         .initial = 2.0,
         .limits = {0, 1000}},
    };
}

}  // namespace

std::span<const Parameter> exportParameters() {
    static const std::vector<Parameter> table = makeExportParameters();
    return table;
}

const Parameter& exportParameter(std::string_view key) {
    return *std::ranges::find(exportParameters(), key, &Parameter::key);
}

}  // namespace posiscope
