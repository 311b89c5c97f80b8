// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/copycommands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <memory>

#include "core/analysis/figurecode.h"
#include "core/analysis/pgfplots.h"
#include "core/analysis/tabseparated.h"
#include "ui/dialogs/drawingprogress.h"
#include "ui/export/figure.h"
#include "ui/panes/panearea.h"
#include "ui/translation/translated.h"
#include "ui/window/banner.h"
#include "ui/window/figurenumbers.h"

namespace posiscope {

namespace {

/// The pane that has the keyboard.
struct CopiedPane {
    explicit CopiedPane(const Workbench& bench)
        : pane(bench.store.state().arrangement.panes[static_cast<std::size_t>(bench.panes->current())]),
          type(*findViewType(pane.view)),
          name(translated(type.name)) {}

    Pane pane;
    const ViewType& type;
    QString name;
};

/// A program that computes the figure, or where there is none a script with its numbers.
Result<std::string> programOrScript(const Snapshot& whole, const Pane& pane, const FigureNumbers& figure) {
    std::string code = figureCode(drawnStates(snapshotOfPane(whole, pane)), pane.view, figure);
    if (!code.empty()) return code;
    return matplotlibScript(figure);
}

}  // namespace

void CopyCommands::fill(QMenu* menu) {
    QMenu* copies = addSubmenu(this, menu, QT_TR_NOOP("Copy pa&ne as"));
    copies->setObjectName(QStringLiteral("copyPaneMenu"));
    add(copies, QT_TR_NOOP("&SVG picture"), {}, QStringLiteral("copySvg"),
        [this] { copyVectors(QStringLiteral("svg")); });
    add(copies, QT_TR_NOOP("&PDF picture"), {}, QStringLiteral("copyPdf"),
        [this] { copyVectors(QStringLiteral("pdf")); });
    add(copies, QT_TR_NOOP("&Data, separated by tabs"), {}, QStringLiteral("copyData"),
        [this] { copyData(); });
    add(copies, QT_TR_NOOP("&matplotlib script"), {}, QStringLiteral("copyMatplotlib"),
        [this] { copyScript(QStringLiteral("matplotlib"), &programOrScript); });
    add(copies, QT_TR_NOOP("p&gfplots document"), {}, QStringLiteral("copyPgfplots"), [this] {
        copyScript(QStringLiteral("pgfplots"), [](const Snapshot&, const Pane&, const FigureNumbers& figure) {
            return pgfplotsDocument(figure);
        });
    });
}

bool CopyCommands::hasNumbers(const ViewType& type, const Pane& pane) const {
    if (!type.data) {
        bench_.banner->say(tr("%1 has no numbers of its own to copy. Choose another pane first.")
                               .arg(translated(type.name)));
        return false;
    }
    const Text reason = whyUnavailable(type, snapshotOfPane(store_.snapshot(), pane));
    if (!reason.empty()) bench_.banner->say(translated(reason));
    return reason.empty();
}

void CopyCommands::copyScript(const QString& kind, Writer write) {
    const CopiedPane copied(bench_);
    if (!hasNumbers(copied.type, copied.pane)) return;
    const auto numbers = figureNumbers(store_.snapshot(), copied.pane, *bench_.theme,
                                       bench_.panes->card(bench_.panes->current())->size());
    if (!numbers) return report(numbers.error());
    FigureNumbers figure = *numbers;
    if (const PictureMemory& last = bench_.settings.exports.picture; last.preset != QLatin1String("window")) {
        constexpr double curves = 0.75;  // points, as in print
        figure.putOn({last.measure.widthInInches(), last.measure.heightInInches(), last.measure.labelPoints(),
                      curves});
    }
    const auto script = write(store_.snapshot(), copied.pane, figure);
    if (!script) return report(script.error());
    QGuiApplication::clipboard()->setText(QString::fromStdString(*script));
    tell(tr("Copied %1 as %2").arg(copied.name, kind));
}

void CopyCommands::copyVectors(const QString& format) {
    const CopiedPane copied(bench_);
    FigureRequest request;
    request.snapshot = store_.snapshot();
    request.panes = {copied.pane};
    request.theme = bench_.theme;
    request.size = bench_.panes->card(bench_.panes->current())->size();
    request.cursor = bench_.settings.exports.picture.cursor;  // as in the copied PNG
    const auto figure = [&] {
        DrawingProgress drawing(bench_.window, tr("Drawing %1 …").arg(copied.name));
        request.keepGoing = [&] { return drawing.goOn(); };
        return drawForFile(request, format);
    }();
    if (!figure) return report(figure.error());
    if (figure->cancelled) return;
    auto data = std::make_unique<QMimeData>();
    data->setData(
        format == QLatin1String("svg") ? QStringLiteral("image/svg+xml") : QStringLiteral("application/pdf"),
        figure->vectors);
    QGuiApplication::clipboard()->setMimeData(data.release());
    tell(tr("Copied %1 as %2").arg(copied.name, format.toUpper()));
}

void CopyCommands::copyData() {
    const CopiedPane copied(bench_);
    if (!hasNumbers(copied.type, copied.pane)) return;
    const Snapshot snapshot = snapshotOfPane(store_.snapshot(), copied.pane);
    const auto text = std::make_shared<std::string>();
    beside(
        tr("Copying the data of %1 …").arg(copied.name),
        [text, data = dataOf(copied.type, snapshot)](const Progress& progress) -> Failure {
            auto written = tabSeparated(data, progress);
            if (!written) return written.error();
            *text = std::move(*written);
            return std::nullopt;
        },
        [this, text, name = copied.name] {
            QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
            tell(tr("Copied the data of %1").arg(name));
        });
}

}  // namespace posiscope
