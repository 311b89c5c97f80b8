// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lines.h"

#include "core/base/trimmed.h"

namespace posiscope {

std::vector<Line> linesOf(std::string_view file) {
    std::vector<Line> lines;
    for (int number = 1; !file.empty(); ++number) {
        const std::size_t end = file.find('\n');
        std::string_view line = file.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back({line, number});
        file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    }
    return lines;
}

std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view line,
                                                                    std::string_view separator) {
    const std::size_t at = line.find(separator);
    if (at == std::string_view::npos) return std::nullopt;
    return std::pair{trimmed(line.substr(0, at)), trimmed(line.substr(at + separator.size()))};
}

Passage passageOf(std::span<const Line> lines) {
    while (!lines.empty() && trimmed(lines.front().text).empty())
        lines = lines.subspan(1);
    while (!lines.empty() && trimmed(lines.back().text).empty())
        lines = lines.first(lines.size() - 1);
    Passage all{{}, lines.empty() ? 0 : lines.front().number};
    for (const Line& line : lines)
        all.text.append(&line == &lines.front() ? "" : "\n").append(line.text);
    return all;
}

Result<Setting> settingIn(const Line& line, std::string_view text) {
    const auto parts = halves(text, "=");
    if (!parts || parts->first.empty())
        return errorInLine(line.number, POSISCOPE_TR("core", "a line “key = value” is wanted here"));
    return Setting{std::string(parts->first), std::string(parts->second), line.number};
}

}  // namespace posiscope
