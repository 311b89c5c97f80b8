#include "ui/style/clauses.h"

#include <QStringList>

namespace posiscope {

namespace {

/// What ends a clause. With a space at its end it is no part of a number.
constexpr QStringView ends[] = {u", ", u": ", u"; ", u" — ", u" · ", u" (", u"，", u"：", u"；", u"（"};

bool isChinese(QChar letter) {
    return letter.unicode() >= 0x3000 && letter.unicode() < 0xa000;
}

bool endsClause(const QString& text, qsizetype at) {
    for (const QStringView end : ends)
        if (QStringView(text).mid(at).startsWith(end)) return true;
    return false;
}

bool endsWord(const QString& text, qsizetype at) {
    return text[at] == u' ' || isChinese(text[at]) || isChinese(text[at - 1]);
}

}  // namespace

QString clausesThatFit(const QString& text, const QFontMetricsF& metrics, double width) {
    const auto fits = [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; };
    if (fits(text)) return text;
    qsizetype clauses = 0, words = 0;
    int open = 0;
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (open == 0 && endsClause(text, at) && fits(text.left(at))) clauses = at;
        if (endsWord(text, at) && fits(text.left(at) + QChar(0x2026))) words = at;
        if (QStringView(u"(（").contains(text[at])) ++open;
        if (QStringView(u")）").contains(text[at])) --open;
    }
    if (clauses > 0) return text.left(clauses);
    return words > 0 ? text.left(words) + QChar(0x2026) : QString();
}

}  // namespace posiscope
