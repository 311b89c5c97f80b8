// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/steplines.h"

#include <algorithm>
#include <vector>

namespace posiscope {

namespace {

struct Part {
    QString text;   ///< an operator and its term, or a word
    int depth = 0;  ///< how many parentheses are open before it
};

int opened(const QString& text) {
    return static_cast<int>(text.count(u'(') - text.count(u')'));
}

/// What no line is broken inside.
std::vector<Part> partsOf(const QString& step) {
    static const QStringList operators{QStringLiteral("="), QStringLiteral("×"), QStringLiteral("+"),
                                       QStringLiteral("−"), QStringLiteral("/"), QStringLiteral("·")};
    std::vector<Part> parts;
    int depth = 0;
    bool joined = false;
    for (const QString& word : step.split(u' ', Qt::SkipEmptyParts)) {
        if (joined)
            parts.back().text += u' ' + word;
        else
            parts.push_back({word, depth});
        depth = std::max(0, depth + opened(word));
        joined = operators.contains(word) || (depth > 0 && word.endsWith(u','));
    }
    return parts;
}

/// A name that is longer than a line.
void appendCut(QStringList& lines, const QString& text, double room,
               const std::function<double(const QString&)>& width) {
    QString line;
    for (const QChar letter : text) {
        if (!line.isEmpty() && width(line + letter) > room) {
            lines << line;
            line.clear();
        }
        line += letter;
    }
    lines << line;
}

}  // namespace

QStringList stepLines(const QString& step, const QString& widest, double room,
                      const std::function<double(const QString&)>& width) {
    const std::vector<Part> parts = partsOf(step);
    const std::vector<Part> wide = partsOf(widest);
    const bool alike = wide.size() == parts.size();
    const double space = width(QStringLiteral(" "));
    std::vector<double> widths;
    for (std::size_t n = 0; n < parts.size(); ++n)
        widths.push_back(std::max(width(parts[n].text), alike ? width(wide[n].text) : 0));
    QStringList lines;
    for (std::size_t from = 0; from < parts.size();) {
        if (widths[from] > room) {
            appendCut(lines, parts[from++].text, room, width);
            continue;
        }
        constexpr double enough = 0.35;  // of a line: a shorter one is not worth a better place
        double used = widths[from];
        std::size_t end = from + 1;  // as much as there is room for
        std::size_t best = end;      // the last place with the fewest open parentheses
        for (; end < parts.size() && used + space + widths[end] <= room; ++end) {
            const bool better = parts[end].depth <= parts[best].depth;
            if (better || used < enough * room) best = end;
            used += space + widths[end];
        }
        if (end == parts.size() || parts[end].depth <= parts[best].depth) best = end;
        QStringList words;
        for (; from < best; ++from)
            words << parts[from].text;
        lines << words.join(u' ');
    }
    return lines;
}

}  // namespace posiscope
