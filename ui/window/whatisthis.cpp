// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/whatisthis.h"

#include <QCoreApplication>
#include <QDialog>
#include <QPainter>
#include <QTextBrowser>

#include "core/parameters/keys.h"
#include "ui/dialogs/dialogs.h"
#include "ui/documents/formulahtml.h"
#include "ui/documents/lessondocument.h"
#include "ui/documents/manualtype.h"
#include "ui/export/marklegend.h"
#include "ui/lessons/library.h"
#include "ui/panes/panearea.h"
#include "ui/panes/panecard.h"
#include "ui/parameters/encodingmenu.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/encodingnumbers.h"
#include "ui/translation/translated.h"
#include "ui/window/workbench.h"

namespace posiscope {

namespace {

class WhatText {
    Q_DECLARE_TR_FUNCTIONS(WhatText)
};

QString escaped(const QString& text) {
    return text.toHtmlEscaped();
}

QString paragraph(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(escaped(text));
}

QString heading(const QString& text) {
    return QStringLiteral("<h4>%1</h4>").arg(escaped(text));
}

/// The sign of a mark, as it is drawn.
QImage sampleOf(MarkMeaning mark, const Theme& theme) {
    constexpr QSize size(64, 20);
    const double scale = interfaceScale();
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    mark.text.clear();
    QPainter painter(&image);
    painter.scale(scale, scale);
    drawMarkLegend(painter, QRect(QPoint(), size), {mark}, theme);
    return image;
}

/// A row for each mark of the picture: its sample, and what it means.
QString tableOfMarks(const MarkMeanings& marks, const Theme& theme, QTextBrowser& browser) {
    QString rows;
    for (std::size_t n = 0; n < marks.size(); ++n) {
        const QString name = QStringLiteral("mark:%1").arg(n);
        browser.document()->addResource(QTextDocument::ImageResource, QUrl(name), sampleOf(marks[n], theme));
        rows +=
            QStringLiteral("<tr><td><img src=\"%1\"></td><td>%2</td></tr>").arg(name, escaped(marks[n].text));
    }
    return rows.isEmpty() ? QString()
                          : heading(WhatText::tr("Lines, marks and colours")) +
                                QStringLiteral("<table cellpadding=\"3\">%1</table>").arg(rows);
}

MarkMeanings marksOf(const View* view) {
    if (view == nullptr) return {};
    MarkMeanings all = view->markMeanings();
    for (const MarkMeanings& more :
         {view->legendMeanings(), view->drawnMeanings(), view->unexplainedColours()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

QString formulaOf(const std::string& formula) {
    if (formula.empty()) return {};
    return QStringLiteral("<p>%1</p>").arg(formulaHtml(QString::fromStdString(formula)));
}

/// The picture in words, with the number at the cursor where the view shows it.
QString inWords(const PaneCard& card, const Snapshot& shown) {
    const View* const view = card.view();
    if (view == nullptr) return card.description();
    const std::int64_t row = shown.state.get(keys::position) - shown.model->firstCursor();
    const auto value = view->valueAtCursor(shown);
    const bool isCell = value && shown.model->hasTable() &&
                        *value == shown.model->table().value(row, shown.state.get(keys::dimension));
    return isCell ? card.description() : view->description(shown);
}

QString linkToLesson(const std::string& name) {
    const QString id = QString::fromStdString(name);
    const auto lesson = loadLesson(id, languageInUse());
    if (!lesson) return {};
    return QStringLiteral("<p>%1 <a href=\"lesson:%2\">%3</a></p>")
        .arg(escaped(WhatText::tr("Lesson:")), id, escaped(QString::fromStdString(lesson->title)));
}

QString linkToPaper(const Citation& paper) {
    const QString title = escaped(sourceTitle(paper));
    if (paper.link.empty()) return QStringLiteral("<p>%1</p>").arg(title);
    return QStringLiteral("<p><a href=\"%1\">%2</a></p>").arg(QString::fromStdString(paper.link), title);
}

QTextBrowser* newPage() {
    auto* text = new QTextBrowser;
    text->setObjectName(QStringLiteral("whatIsThis"));
    text->setOpenLinks(false);
    text->document()->setDefaultFont(interfaceFont(14));
    return text;
}

/// Opens the page. Its links are lessons, which `open` opens, and pages of the web.
void showPage(const Workbench& bench, QTextBrowser* text, const QString& page,
              const std::function<void(const QString& lesson)>& open) {
    text->setHtml(page);
    text->document()->setDocumentMargin(scaled(16));
    auto* dialog =
        dialogToRead(bench.window, QStringLiteral("whatIsThisDialog"), WhatText::tr("What is this?"), text);
    QObject::connect(text, &QTextBrowser::anchorClicked, dialog, [dialog, open](const QUrl& address) {
        if (address.scheme() != QLatin1String("lesson")) return openLink(address.toString());
        const QString lesson = address.path();
        dialog->close();
        open(lesson);
    });
    giveSize(*dialog, scaled(QSize(560, 580)));
    dialog->open();
}

}  // namespace

void showWhatIsThis(const Workbench& bench, int pane,
                    const std::function<void(const QString& lesson)>& open) {
    const PaneCard* const card = bench.panes->card(pane);
    const State& state = bench.store.state();
    const Pane& shown = state.arrangement.panes[static_cast<std::size_t>(pane)];
    const ViewType& type = *findViewType(shown.view);
    QTextBrowser* const text = newPage();
    const QString name = nameOfPane(shown, state);
    QString page = QStringLiteral("<h3>%1</h3>").arg(escaped(name));
    page += paragraph(translated(type.summary));
    page += paragraph(inWords(*card, snapshotOfPane(bench.store.snapshot(), shown)));
    page += tableOfMarks(marksOf(card->view()), *bench.theme, *text);
    page += heading(WhatText::tr("What to look for")) + paragraph(translated(type.lookFor));
    page += heading(WhatText::tr("Formula")) + formulaOf(type.formula);
    if (type.formula != encodingOf(state).about.formula) page += formulaOf(encodingOf(state).about.formula);
    page += linkToLesson(type.lesson);
    showPage(bench, text, page, open);
}

void showWhatEncodingThisIs(const Workbench& bench, const std::function<void(const QString& lesson)>& open) {
    const Snapshot shown = snapshotOf(bench.store.snapshot(), bench.panel->side());
    const Encoding& encoding = encodingOf(shown.state);
    QString page = QStringLiteral("<h3>%1</h3>").arg(escaped(translated(encoding.name)));
    page += paragraph(translated(encoding.about.summary));
    page += paragraph(encodingNumbers(*shown.model));
    page += heading(WhatText::tr("What to look for")) + paragraph(translated(encoding.about.lookFor));
    page += heading(WhatText::tr("Formula")) + formulaOf(encoding.about.formula);
    page += heading(WhatText::tr("Source")) + linkToPaper(encoding.citation);
    page += linkToLesson(encoding.about.lesson);
    showPage(bench, newPage(), page, open);
}

}  // namespace posiscope
