// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/formulahtml.h"

namespace posiscope {

namespace {

/// Behind the bracket that closes the one at `from`; -1 where none does.
qsizetype endOfBrackets(const QString& text, qsizetype from) {
    const QChar open = text[from], close = open == u'(' ? u')' : u'}';
    int depth = 0;
    for (qsizetype n = from; n < text.size(); ++n) {
        if (text[n] == open) ++depth;
        if (text[n] == close && --depth == 0) return n + 1;
    }
    return -1;
}

/// Behind the letters or the bracket at `from` that a sign before them raises or lowers; `from` where there
/// are none. More than two letters are the rest of a name.
qsizetype endOfScript(const QString& text, qsizetype from) {
    constexpr qsizetype most = 2;
    if (from < text.size() && (text[from] == u'(' || text[from] == u'{'))
        return std::max(from, endOfBrackets(text, from));
    qsizetype end = from;
    while (end < text.size() && text[end].isLetterOrNumber())
        ++end;
    return end - from > most ? from : end;
}

}  // namespace

QString formulaHtml(const QString& formula) {
    QString html;
    for (qsizetype n = 0; n < formula.size();) {
        const bool raised = formula[n] == u'^', lowered = formula[n] == u'_';
        const qsizetype end = raised || lowered ? endOfScript(formula, n + 1) : n + 1;
        if (end <= n + 1) {
            html += QString(formula[n++]).toHtmlEscaped();
            continue;
        }
        const bool brackets = formula[n + 1] == u'(' || formula[n + 1] == u'{';
        const qsizetype inside = brackets ? 1 : 0;
        html += QStringLiteral("<%1>%2</%1>")
                    .arg(raised ? QStringLiteral("sup") : QStringLiteral("sub"),
                         formulaHtml(formula.mid(n + 1 + inside, end - n - 1 - 2 * inside)));
        n = end;
    }
    return html;
}

}  // namespace posiscope
