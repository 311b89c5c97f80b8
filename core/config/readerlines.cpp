// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/readerlines.h"

#include <algorithm>
#include <array>

#include "core/config/readers.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// "of 128" behind something.
Text outOf(Text part, const std::string& whole) {
    return Text(POSISCOPE_TR("core", "%1 of %2")).with(std::move(part)).with(Text::asIs(whole));
}

/// "yarn 4 of 32,768".
Text scalingOf(const ReadRope& read) {
    if (read.scaling == "none") return POSISCOPE_TR("core", "none");
    Text words = Text::asIs(read.scaling + (read.factor ? " " + inFull(*read.factor) : ""));
    return read.original ? outOf(std::move(words), groupedDigits(*read.original)) : words;
}

Text rotatedOf(const ReadRope& read) {
    if (!read.rotated) return POSISCOPE_TR("core", "not known");
    Text words = Text::asIs(groupedDigits(*read.rotated));
    return read.headDim ? outOf(std::move(words), groupedDigits(*read.headDim)) : words;
}

Text rowInWords(const ReadRope& read) {
    if (read.fails()) return read.why;
    Text scaling = read.scaling == "none" ? Text(POSISCOPE_TR("core", "no scaling")) : scalingOf(read);
    const std::string base = read.base ? inFull(*read.base) : "";
    if (!read.rotated)
        return Text(POSISCOPE_TR("core", "base %1, %2")).with(Text::asIs(base)).with(std::move(scaling));
    return Text(POSISCOPE_TR("core", "base %1, %2, %3 rotated"))
        .with(Text::asIs(base))
        .with(std::move(scaling))
        .with(rotatedOf(read));
}

bool isKnown(const ProgramReading& program) {
    return !program.layers.empty();
}

using Line = std::array<std::string, 4>;

Line lineOfTable(const ReadRope& read) {
    const std::string type = read.layerType.empty() ? "all" : read.layerType;
    const ReadCells cells = cellsOf(read);
    return {type, cells.base.english(), cells.scaling.english(), cells.rotated.english()};
}

/// How wide a text is on the command line, which leaves out the narrow spaces between digits.
std::size_t columnsOf(std::string text) {
    const std::string narrow = "\u202f";
    for (std::size_t at = 0; (at = text.find(narrow, at)) != std::string::npos;)
        text.erase(at, narrow.size());
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](const char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, columnsOf(text)), ' ');
}

/// The widths that the columns of all programs have in common.
std::array<std::size_t, 4> widthsOf(const std::vector<ProgramReading>& programs, const Line& heads) {
    std::array<std::size_t, 4> widths{};
    const auto widen = [&widths](const Line& line) {
        for (std::size_t n = 0; n < widths.size(); ++n)
            widths[n] = std::max(widths[n], columnsOf(line[n]) + 2);
    };
    widen(heads);
    for (const ProgramReading& program : programs)
        for (const ReadRope& read : program.layers)
            widen(lineOfTable(read));
    return widths;
}

std::string tableOf(const ProgramReading& program, const Line& heads,
                    const std::array<std::size_t, 4>& widths) {
    constexpr std::size_t indent = 17;
    const std::string space(indent, ' ');
    const auto written = [&widths](const Line& line) {
        std::string text;
        for (std::size_t n = 0; n < widths.size(); ++n)
            text += padded(line[n], widths[n]);
        return text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
    };
    std::string text = padded(program.program, indent);
    if (!isKnown(program)) return text + program.unknown.english() + "\n";
    text += written(heads);
    for (std::size_t n = 0; n < program.layers.size(); ++n) {
        const ReadRope& read = program.layers[n];
        text += space + written(lineOfTable(read));
        const bool last = n + 1 == program.layers.size();
        if (last || program.layers[n + 1].why != read.why) text += space + "  " + read.why.english() + "\n";
    }
    return text;
}

}  // namespace

Text readingInWords(const std::vector<ReadRope>& layers) {
    Text all;
    for (const ReadRope& read : layers) {
        Text one = rowInWords(read);
        if (!read.layerType.empty())
            one = Text("%1: %2").with(Text::asIs(read.layerType)).with(std::move(one));
        all = all.empty() ? std::move(one) : Text("%1; %2").with(std::move(all)).with(std::move(one));
    }
    return all;
}

Text oneReading(const std::vector<ProgramReading>& programs) {
    if (programs.empty()) return {};
    if (std::ranges::all_of(programs, isKnown) && allReadTheSame(programs))
        return Text(POSISCOPE_TR("core", "transformers 4 and 5 read the same: %1"))
            .with(readingInWords(programs.front().layers));
    if (std::ranges::none_of(programs, isKnown))
        return Text(POSISCOPE_TR("core", "transformers 4 and 5: %1")).with(programs.front().unknown);
    return {};
}

Text differentReadings(const std::vector<ProgramReading>& programs) {
    if (programs.size() < 2 || !std::ranges::all_of(programs, isKnown) || allReadTheSame(programs)) return {};
    return POSISCOPE_TR("core", "transformers 4 (4.57.6) and 5 (5.16) read this file differently");
}

ReadCells cellsOf(const ReadRope& read) {
    if (read.fails()) return {};
    Text base = read.base ? Text::asIs(inFull(*read.base)) : Text(POSISCOPE_TR("core", "not known"));
    return {std::move(base), scalingOf(read), rotatedOf(read)};
}

std::string programLines(const std::vector<ProgramReading>& programs) {
    if (programs.empty()) return {};
    const std::string label = "programs         ";
    if (const Text one = oneReading(programs); !one.empty()) return label + one.english() + "\n";
    std::string text;
    if (const Text differ = differentReadings(programs); !differ.empty())
        text = label + differ.english() + "\n";
    const Line heads{"layers", "base", "scaling", "rotated"};
    const auto widths = widthsOf(programs, heads);
    for (const ProgramReading& program : programs)
        text += tableOf(program, heads, widths);
    return text;
}

std::vector<Text> programDifferences(const std::vector<ProgramReading>& inA,
                                     const std::vector<ProgramReading>& inB, bool alike) {
    std::vector<Text> all;
    for (std::size_t n = 0; alike && n < std::min(inA.size(), inB.size()); ++n) {
        if (!isKnown(inA[n]) || !isKnown(inB[n]) ||
            allReadTheSame({{{}, inA[n].layers, {}}, {{}, inB[n].layers, {}}}))
            continue;
        all.push_back(Text(POSISCOPE_TR("core", "%1 reads them differently: %2 in A, %3 in B"))
                          .with(Text::asIs(inA[n].program))
                          .with(readingInWords(inA[n].layers))
                          .with(readingInWords(inB[n].layers)));
    }
    const auto addOwn = [&all](const std::vector<ProgramReading>& programs, const char* side) {
        if (programs.size() != 2 || allReadTheSame(programs)) return;
        all.push_back(Text(POSISCOPE_TR("core", "%1 is read differently: %2 by %3, %4 by %5"))
                          .with(Text::asIs(side))
                          .with(readingInWords(programs[0].layers))
                          .with(Text::asIs(programs[0].program))
                          .with(readingInWords(programs[1].layers))
                          .with(Text::asIs(programs[1].program)));
    };
    addOwn(inA, "A");
    addOwn(inB, "B");
    return all;
}

}  // namespace posiscope
