// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/clauses.h"

#include <algorithm>

namespace posiscope {

namespace {

/// What ends a clause. With a space at its end it is no part of a number.
constexpr QStringView ends[] = {u", ", u": ", u"; ", u" — ", u" · ", u" (", u"，", u"：", u"；", u"（"};

/// "A: 2, B: 3" has no clause "A".
bool isOneLetter(QStringView text, qsizetype end) {
    return end > 0 && text[end - 1].isLetter() && (end == 1 || text[end - 2].isSpace());
}

bool endsClause(QStringView text, qsizetype at) {
    if (text[at] == u':' && isOneLetter(text, at)) return false;
    return std::ranges::any_of(ends, [&](QStringView end) { return text.mid(at).startsWith(end); });
}

bool hasDigit(QStringView words) {
    return std::ranges::any_of(words, [](QChar letter) { return letter.isDigit(); });
}

bool hasLetter(QStringView words) {
    return std::ranges::any_of(words, [](QChar letter) { return letter.isLetter(); });
}

/// Whether the colon at a place stands between words and their number, which say nothing without it:
/// "dimensions: 4", "99 %: 12". "max_len = 64: 4 of 32 pairs" are two clauses.
bool bindsNumber(QStringView text, qsizetype colon) {
    if (text[colon] != u':' && text[colon] != u'：') return false;
    qsizetype begin = colon, end = colon + 1;
    while (begin > 0 && !endsClause(text, begin - 1))
        --begin;
    while (end < text.size() && !endsClause(text, end))
        ++end;
    const QStringView number = text.mid(colon + 1, end - colon - 1).trimmed();
    if (number.isEmpty() || !(number[0].isDigit() || QStringView(u"−±≈∞").contains(number[0]))) return false;
    return !hasDigit(text.mid(begin, colon - begin)) || !hasLetter(number);
}

}  // namespace

QString clausesThatFit(const QString& text, const QFontMetricsF& metrics, double width) {
    const auto fits = [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; };
    if (fits(text)) return text;
    qsizetype clauses = 0;
    int open = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isEnd = at > 0 && open == 0 && endsClause(text, at) && !bindsNumber(text, at);
        if (isEnd && fits(text.left(at))) clauses = at;
        if (QStringView(u"(（").contains(text[at])) ++open;
        if (QStringView(u")）").contains(text[at])) --open;
    }
    return text.left(clauses);
}

}  // namespace posiscope
