// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearestword.h"

#include <algorithm>
#include <vector>

namespace posiscope {

namespace {

std::string plain(std::string_view word) {
    std::string letters;
    for (const char each : word)
        if (each != '-' && each != '_')
            letters += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return letters;
}

/// Optimal string alignment: the rows of its table, the last three of them.
std::size_t distance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

}  // namespace

std::string nearestWord(std::string_view word, std::span<const std::string> words) {
    constexpr std::size_t longest = 40, fewest = 3;
    const std::string typed = plain(word);
    if (typed.empty() || typed.size() > longest) return {};
    std::string best, begun;
    std::size_t least = std::max<std::size_t>(1, typed.size() / 3) + 1;
    int beginnings = 0;
    for (const std::string& each : words) {
        const std::string meant = plain(each);
        if (const std::size_t apart = distance(typed, meant); apart < least && meant.size() > 1) {
            least = apart;
            best = each;
        }
        if (typed.size() < fewest || !meant.starts_with(typed)) continue;
        ++beginnings;
        begun = each;
    }
    return best.empty() && beginnings == 1 ? begun : best;
}

Text withNearest(Text sentence, std::string_view word, std::span<const std::string> words) {
    const std::string meant = nearestWord(word, words);
    if (meant.empty()) return sentence;
    return Text(POSISCOPE_TR("core", "%1; did you mean “%2”?"))
        .with(std::move(sentence))
        .with(Text::asIs(meant));
}

}  // namespace posiscope
