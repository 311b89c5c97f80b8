// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/examples.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include "ui/translation/language.h"

namespace posiscope {

namespace {

/// Markdown without its links and marks.
QString withoutMarks(QString text) {
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    return text.replace(link, QStringLiteral("\\1")).remove(u'`').replace(u'\n', u' ');
}

/// The address of the first link.
QString addressIn(const QString& text) {
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
    return link.match(text).captured(1);
}

Example exampleOf(const QString& section) {
    const QStringList blocks = section.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
    static const QRegularExpression picture(
        QStringLiteral("^!\\[(.*)\\]\\(.*/(example-([a-z0-9]+)\\.png)\\)"));
    Example example{.title = blocks.value(0).trimmed(),
                    .source = withoutMarks(blocks.value(1)),
                    .address = addressIn(blocks.value(1)),
                    .remarks = withoutMarks(blocks.value(2))};
    for (const QString& block : blocks) {
        const auto found = picture.match(block);
        if (!found.hasMatch()) continue;
        example.shows = found.captured(1);
        example.picture = QStringLiteral(":/screenshots/") + found.captured(2);
        example.id = found.captured(3);
    }
    return example;
}

}  // namespace

std::vector<Example> examples() {
    QFile page(QStringLiteral(":/manual/%1/examples.md").arg(QLatin1String(languageInUse().code)));
    if (!page.open(QIODevice::ReadOnly)) return {};
    std::vector<Example> all;
    const QStringList sections = QString::fromUtf8(page.readAll()).split(QStringLiteral("\n## "));
    for (const QString& section : sections.mid(1))
        all.push_back(exampleOf(section));
    return all;
}

}  // namespace posiscope
