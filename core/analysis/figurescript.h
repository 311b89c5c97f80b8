// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that draw a figure again elsewhere.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/base/colormap.h"
#include "core/base/result.h"
#include "core/fields/field.h"

namespace posiscope {

struct FigureAxis {
    std::string label;
    double from = 0, to = 0;  ///< at the left and at the right, or at the bottom and at the top; equal: free
    bool logarithmic = false;
};

/// A matrix as colours.
struct FigureMatrix {
    std::shared_ptr<const Field> field;
    double firstRow = 0, firstColumn = 0;  ///< the places of the first ones on their axes
    bool transposed = false;               ///< rows run along the horizontal axis
    const Colormap* map = nullptr;
    double low = 0, high = 1;  ///< the values of the map's ends
    std::string masked = {};   ///< the colour of cells that are infinite; empty: none
};

struct FigureCurve {
    std::string name;
    std::vector<double> x, y;
    bool dots = false;        ///< points of their own, not a line
    std::string colour = {};  ///< "2563eb"; empty: the other program's own
    double opacity = 1;
    std::string label = {};  ///< in a legend; empty: the name
    bool dashed = false;     ///< the line is, and dots are diamonds
    enum class Dashes { usual, dots, longDashes } dashes = Dashes::usual;  ///< of a dashed line
    bool joined = false;                                                   ///< dots have a line through them
    bool hollow = false;                                                   ///< dots are circles
    bool steps = false;  ///< each value from half a step before its place to half a step after it
    /// Where several encodings are drawn over each other: the place of its own one, and that one's name,
    /// which the label follows.
    std::size_t variant = 0;
    std::string encoding = {};
    /// The value at a place between the points, so many rows behind the first one; where there is one.
    std::function<double(double place, double row)> between = {};
};

/// A dashed horizontal line that curves are compared with, and its words.
struct FigureReference {
    double height = 0;
    std::string colour = {}, textColour = {};
    std::string text = {};  ///< empty where there was no room
    double across = 0;      ///< the right end of the words, as a share of the plot's width
    bool above = false;     ///< whether the words are above the line
};

/// The size of a figure, of its type and of its lines.
struct FigurePaper {
    double width = 6.4, height = 4.8;  ///< inches
    double type = 10;                  ///< points
    double lines = 0;                  ///< points; 0: the other program's own
};

/// What a figure shows, as numbers: a matrix, curves, or several pictures.
struct FigureNumbers {
    std::string title;
    std::string file = {};  ///< the proposed name of a file, without an ending
    FigureAxis across, up;
    FigureMatrix matrix;
    std::vector<FigureCurve> curves;
    std::vector<FigureReference> references = {};
    FigurePaper paper = {};
    bool difference = false;                ///< the matrix is that of A less that of B
    std::string missing = {};               ///< why one of several pictures cannot be drawn
    std::vector<FigureNumbers> parts = {};  ///< of several pictures, by rows
    std::int64_t columns = 1;               ///< in which they stand

    std::int64_t rows() const { return (static_cast<std::int64_t>(parts.size()) + columns - 1) / columns; }
    /// The first of several pictures that there is.
    const FigureNumbers& firstPart() const;
    /// Whether one scale of colours, and one legend, is that of all pictures.
    bool sharesColours() const;
    bool sharesLegend() const;
    /// Gives the figure another size, and its pictures the same shares of it.
    void putOn(const FigurePaper& other);
};

/// A text as Python has it.
std::string inPython(const std::string& text);
/// The arguments of ax.plot() that make a curve look as it does: ", color=…, linestyle=…"; and ax.plot()'s
/// label.
std::string lookInPython(const FigureCurve& curve);
std::string labelOf(const FigureCurve& curve);
/// The numbers of its matrices and curves; at most `most` + 1 of a matrix.
std::int64_t countOfNumbers(const FigureNumbers& figure, std::int64_t most);
/// Why the figure has more numbers than a script should hold; nothing where it has at most `most`.
Failure checkScriptSize(const FigureNumbers& figure, std::int64_t most);

}  // namespace posiscope
