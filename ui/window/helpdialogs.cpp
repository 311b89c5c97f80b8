#include "ui/window/helpdialogs.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableWidget>
#include <QVBoxLayout>

namespace posiscope {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("help", text); }

QList<std::pair<QString, QString>> rows(const QWidget* window) {
    QList<std::pair<QString, QString>> all;
    for (const QAction* action : window->findChildren<QAction*>()) {
        if (action->shortcut().isEmpty()) continue;
        QString name = action->text();
        name.remove(u'&').remove(QStringLiteral(" …"));
        QStringList keys;
        for (const QKeySequence& each : action->shortcuts())
            keys << each.toString(QKeySequence::NativeText);
        all << std::pair{keys.join(tr(" or ")), name};
    }
    all << std::pair{tr("Arrow keys"), tr("Move the cursor; with Shift by 8")} << std::pair{tr("Page Up, Page Down"), tr("Move the position by a tenth of the table")}
        << std::pair{tr("Home, End"), tr("First and last position")} << std::pair{tr("Space"), tr("Click at the cursor: choose the dimension, or the reference position")}
        << std::pair{QStringLiteral("+  −  0"), tr("Zoom in, zoom out, show everything")} << std::pair{tr("Enter"), tr("Maximise the pane, and back")}
        << std::pair{tr("Wheel"), tr("Zoom at the mouse; over an axis only along it")} << std::pair{tr("Drag"), tr("Move what is in sight")}
        << std::pair{tr("Double click"), tr("Show everything")} << std::pair{tr("Click in the table"), tr("Draw this dimension as a wave; Ctrl adds one, Shift a range")}
        << std::pair{tr("Ctrl+click in the offset map"), tr("Add the pair to the clocks, or take it away")};
    return all;
}

}  // namespace

void showShortcuts(QWidget* window) {
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("shortcutsDialog"));
    dialog->setWindowTitle(tr("Shortcuts"));
    dialog->resize(620, 560);
    auto* column = new QVBoxLayout(dialog);
    const auto all = rows(window);
    auto* table = new QTableWidget(static_cast<int>(all.size()), 2);
    table->setAccessibleName(tr("Shortcuts"));
    table->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setShowGrid(false);
    for (int n = 0; n < all.size(); ++n) {
        table->setItem(n, 0, new QTableWidgetItem(all[n].first));
        table->setItem(n, 1, new QTableWidgetItem(all[n].second));
    }
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(table);
    column->addWidget(buttons);
    dialog->open();
}

void showAbout(QWidget* window) {
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("aboutDialog"));
    dialog->setWindowTitle(tr("About Posiscope"));
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 20, 24, 16);
    auto* text = new QLabel(tr("<h2>Posiscope %1</h2><p>A microscope for positional encodings.</p>"
                               "<p>Free software under the GNU General Public License, version 3 or later.<br>"
                               "It uses Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL) and nlohmann-json (MIT).</p>")
                                .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())));
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(text);
    column->addWidget(buttons);
    dialog->open();
}

}  // namespace posiscope
