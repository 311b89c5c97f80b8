// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/glossary.h"

#include <QFile>
#include <QRegularExpression>

#include "ui/translation/language.h"

namespace posiscope {

namespace {

GlossaryEntry entryOf(const QRegularExpressionMatch& line) {
    static const QRegularExpression link(
        QStringLiteral("\\[([^\\]]+)\\]\\([^)]*/\\d\\d-([a-z0-9-]+)\\.md\\)"));
    GlossaryEntry entry{.word = line.captured(1),
                        .others = line.captured(2).split(QStringLiteral(" · "), Qt::SkipEmptyParts),
                        .definition = line.captured(3),
                        .formula = line.captured(4)};
    for (auto each = link.globalMatch(line.captured(5)); each.hasNext();) {
        const auto found = each.next();
        entry.lessons.push_back({found.captured(2), found.captured(1)});
    }
    return entry;
}

}  // namespace

std::vector<GlossaryEntry> glossary() {
    QFile page(QStringLiteral(":/manual/%1/glossary.md").arg(QLatin1String(languageInUse().code)));
    if (!page.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression line(
        QStringLiteral("^- \\*\\*(.+?)\\*\\*((?: · .+?)*) — ([^`\\[]+?)(?: `([^`]+)`)?((?:,|，| )*\\[.*)$"),
        QRegularExpression::MultilineOption);
    std::vector<GlossaryEntry> all;
    const QString text = QString::fromUtf8(page.readAll());
    for (auto each = line.globalMatch(text); each.hasNext();)
        all.push_back(entryOf(each.next()));
    return all;
}

}  // namespace posiscope
