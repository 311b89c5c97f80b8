// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/clauses.h"

#include <QStringList>

namespace posiscope {

namespace {

/// What ends a clause. With a space at its end it is no part of a number.
constexpr QStringView ends[] = {u", ", u": ", u"; ", u" — ", u" · ", u" (", u"，", u"：", u"；", u"（"};

/// "A: 2, B: 3" has no clause "A".
bool isOneLetter(const QString& text, qsizetype end) {
    return end > 0 && text[end - 1].isLetter() && (end == 1 || text[end - 2].isSpace());
}

bool endsClause(const QString& text, qsizetype at) {
    if (isOneLetter(text, at) && text.mid(at, 1) == u":") return false;
    for (const QStringView end : ends)
        if (QStringView(text).mid(at).startsWith(end)) return true;
    return false;
}

}  // namespace

QString clausesThatFit(const QString& text, const QFontMetricsF& metrics, double width) {
    const auto fits = [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; };
    if (fits(text)) return text;
    qsizetype clauses = 0;
    int open = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (at > 0 && open == 0 && endsClause(text, at) && fits(text.left(at))) clauses = at;
        if (QStringView(u"(（").contains(text[at])) ++open;
        if (QStringView(u")）").contains(text[at])) --open;
    }
    return text.left(clauses);
}

}  // namespace posiscope
