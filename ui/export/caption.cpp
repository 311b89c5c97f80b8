// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/caption.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/state/wavegame.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// The entries of resources/papers.bib, each with its keywords in its last line but one.
const QStringList& allPapers() {
    static const QStringList entries = [] {
        QFile file(QStringLiteral(":/papers.bib"));
        QStringList all;
        if (!file.open(QIODevice::ReadOnly)) return all;
        const QString text = QString::fromUtf8(file.readAll());
        for (qsizetype at = text.indexOf(QLatin1String("\n@")); at >= 0;) {
            const qsizetype end = text.indexOf(QLatin1String("\n}"), at);
            all << text.mid(at + 1, end + 1 - at);
            at = text.indexOf(QLatin1String("\n@"), end);
        }
        return all;
    }();
    return entries;
}

/// "Encoding table", and of one pane with its shape.
QString shownIn(const Pane& pane, const Snapshot& snapshot) {
    const ViewType& type = *findViewType(pane.view);
    const QString name = nameOfPane(pane, snapshot.state);
    const Snapshot shown = snapshotOfPane(snapshot, pane);
    if (!shown.model || !shown.model->hasTable() || type.id != "heatmap") return name;
    return QCoreApplication::translate("caption", "%1 of %2 positions and %3 dimensions")
        .arg(name, grouped(shown.model->table().rows()), grouped(shown.model->table().columns()));
}

}  // namespace

QString captionOf(const Snapshot& snapshot, const std::vector<Pane>& panes) {
    QStringList shown;
    for (std::size_t n = 0; n < panes.size(); ++n) {
        const QString letter = panes.size() > 1
                                   ? QStringLiteral("(%1) ").arg(QChar(u'a' + static_cast<char16_t>(n)))
                                   : QString();
        shown << letter + shownIn(panes[n], snapshot);
    }
    return QCoreApplication::translate("caption", "%1. %2. Drawn with Posiscope %3.")
        .arg(listed(shown), parameterLine(snapshot), QCoreApplication::applicationVersion());
}

QStringList papersOf(const Encoding& encoding) {
    const QString mark = QStringLiteral("keywords = {%1}").arg(QString::fromStdString(encoding.id));
    return allPapers().filter(mark);
}

QString captionWithPapers(const Snapshot& snapshot, const std::vector<Pane>& panes) {
    QStringList papers;
    const std::vector<State> shown =
        hidesB(snapshot.state) ? std::vector{snapshot.state} : statesTogether(snapshot.state);
    for (const State& state : shown)
        for (const QString& paper : papersOf(encodingOf(state)))
            if (!papers.contains(paper)) papers << paper;
    const QString caption = captionOf(snapshot, panes);
    return papers.isEmpty() ? caption
                            : caption + QStringLiteral("\n\n") + papers.join(QStringLiteral("\n\n"));
}

QString captionFileOf(const QString& figure) {
    const QFileInfo info(figure);
    return info.dir().filePath(info.completeBaseName() + QStringLiteral("-caption.txt"));
}

}  // namespace posiscope
