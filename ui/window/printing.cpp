// The panes on paper.
#include <QPrintDialog>
#include <QPrinter>
#include <QStatusBar>

#include "ui/dialogs/dialogs.h"
#include "ui/export/figure.h"
#include "ui/export/printing.h"
#include "ui/panes/panearea.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

void MainWindow::printPanes() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageOrientation(QPageLayout::Landscape);
    printer.setDocName(windowTitle().remove(QStringLiteral("[*]")));
    HeldDialog<QPrintDialog> dialog(&printer, this);
    dialog->setObjectName(QStringLiteral("printDialog"));
    if (!dialog.isAccepted()) return;
    FigureRequest request = figureOfPanes();
    request.theme = &Theme::light();  // paper
    request.size = panes_->size();
    if (const auto failure = printFigure(request, printer)) {
        report(*failure);
        return;
    }
    constexpr int statusTime = 6000;
    statusBar()->showMessage(tr("Printed"), statusTime);
}

}  // namespace posiscope
