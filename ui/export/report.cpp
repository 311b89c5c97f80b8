// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>

#include "ui/export/pdfdate.h"
#include "ui/files/savefile.h"
#include "ui/style/theme.h"
#include "ui/translation/answerwords.h"

namespace posiscope {

namespace {

/// In points, which are the same on paper and on a screen; another machine has other fonts.
QFont reportFont() {
    constexpr double points = 10;
    QFont font = textFont();
    font.setFamilies(font.families() + QStringList{QStringLiteral("sans-serif")});
    font.setPointSizeF(points);
    return font;
}

QByteArray asPdf(QTextDocument& document, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Posiscope"));
    document.print(&writer);
    return atSourceDate(bytes);
}

}  // namespace

Failure writeReport(const QString& name, const QStringList& meant, const Identity& answer,
                    const QString& path) {
    const QString title = QCoreApplication::translate("report", "What is this table? %1").arg(name);
    const QString made =
        QCoreApplication::translate("report", "Posiscope %1").arg(QCoreApplication::applicationVersion());
    QTextDocument document;
    document.setDefaultFont(reportFont());
    document.setMetaInformation(QTextDocument::DocumentTitle, title);
    QString said;
    for (const QString& each : meant)
        said += QStringLiteral("<p>%1</p>").arg(each.toHtmlEscaped());
    document.setHtml(QStringLiteral("<h2>%1</h2>%2%3<p style=\"color:%4\">%5</p>")
                         .arg(title.toHtmlEscaped(), said, answerHtml(answer, Theme::light()),
                              Theme::light().muted.name(), made.toHtmlEscaped()));
    return saveBytes(path, path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)
                               ? asPdf(document, title)
                               : document.toHtml().toUtf8());
}

}  // namespace posiscope
