// A model's configuration, and what was made of it.
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QStatusBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/base/printable.h"
#include "core/config/modelconfig.h"
#include "ui/dialogs/dialogs.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/text.h"
#include "ui/view/standins.h"
#include "ui/window/banner.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

/// What was read from where, and what was assumed: beside the window, so that both can be looked at.
void showReading(QWidget* parent, const QString& file, const QString& encoding,
                 const ConfigReading& reading) {
    auto* dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("configDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(MainWindow::tr("Read from %1").arg(file));
    dialog->resize(620, 420);
    auto* column = new QVBoxLayout(dialog);
    auto* heading = new QLabel(MainWindow::tr("This model uses: %1").arg(encoding));
    heading->setTextFormat(Qt::PlainText);
    heading->setFont(textFont(15, QFont::DemiBold));
    column->addWidget(heading);
    QStringList lines;
    for (const Text& note : reading.notes)
        lines << translated(note);
    auto* notes = new QTextBrowser;
    notes->setObjectName(QStringLiteral("configNotes"));
    notes->setAccessibleName(MainWindow::tr("What was read and what was assumed"));
    notes->setPlainText(lines.join(u'\n'));  // names in the file may hold anything
    column->addWidget(notes, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(buttons);
    dialog->show();
}

}  // namespace

void MainWindow::askForConfig() {
    const QString path = fileToOpen(this, tr("Open the configuration of a model"), QString(),
                                    tr("Hugging Face configurations (*.json);;All files (*)"));
    if (!path.isEmpty()) openConfigFile(path);
}

bool MainWindow::openConfigFile(const QString& path) {
    store_.endGesture();
    std::optional<Result<ConfigReading>> reading;
    const Subject side = panel_->side();
    const auto refused = store_.update(
        [&](State& state) {
            editSubject(state, side, [&](State& own) {
                reading = openConfig(own, QFileInfo(path).absoluteFilePath().toStdString());
            });
            if (*reading) bringViewsThatCan(state);
        },
        tr("Open %1").arg(QFileInfo(path).fileName()));
    if (!*reading || refused) {
        report(!*reading ? reading->error() : *refused);
        return false;
    }
    banner_->hide();
    remember(QFileInfo(path).absoluteFilePath());
    const QString file = QString::fromStdString(printable(QFileInfo(path).fileName().toStdString()));
    statusBar()->showMessage(tr("Opened %1").arg(file), 6000);
    showReading(this, file, translated(encodingOf(sceneOf(store_.scene(), side).state).name), **reading);
    return true;
}

}  // namespace posiscope
