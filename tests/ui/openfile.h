// SPDX-License-Identifier: GPL-3.0-or-later
// Table files for tests with windows, and the ways of opening them.
#pragma once

#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>

#include "core/state/opentable.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/windowfixture.h"

namespace posiscope {

/// Drops files on the window; returns whether the window accepts them.
inline bool drop(const WindowFixture& fixture, const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(fixture.window.get(), &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent dropped({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(fixture.window.get(), &dropped);
    fixture.settle();
    return true;
}

inline bool drop(const WindowFixture& fixture, const std::string& path) {
    return drop(fixture, {QUrl::fromLocalFile(QString::fromStdString(path))});
}

/// Uses the next dialog that appears.
template <class Dialog>
void answer(const std::function<void(Dialog&)>& use) {
    QTimer::singleShot(100, [use] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        use(*dialog);
        if (dialog->isVisible()) dialog->reject();
    });
}

/// Chooses File ▸ Open table (or configuration), and types the file's name into the dialog.
inline void openByMenu(const WindowFixture& fixture, const QString& action, const std::string& path) {
    answer<QFileDialog>([path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        QVERIFY(name != nullptr);
        name->setFocus();
        name->setText(QString::fromStdString(path));
        QTest::keyClick(name, Qt::Key_Return);
    });
    fixture.trigger(action);
}

/// The value of a cell of the window's table.
inline double cell(const WindowFixture& fixture, std::int64_t row, std::int64_t column) {
    return fixture.store.snapshot().model->table().value(row, column);
}

/// The state of a window that shows the table of a file.
inline State stateOfTable(const std::string& path) {
    State state = defaultState();
    if (openTable(state, path, "")) qFatal("no table");
    repair(state);  // as the window's store does
    return state;
}

/// The names in the list of tables, from its top.
inline QStringList namesIn(const QTreeWidget& list) {
    QStringList names;
    for (int n = 0; n < list.topLevelItemCount(); ++n)
        names << list.topLevelItem(n)->text(0);
    return names;
}

/// A file of float32 tables of two rows and three columns, the n-th filled with n.
inline std::string tensorsNamed(const std::vector<std::string>& names) {
    std::string header = "{";
    std::string data;
    for (std::size_t n = 0; n < names.size(); ++n) {
        header += (n == 0 ? "" : ",") + tensorEntry(names[n], "F32", "[2,3]", 24 * n, 24 * n + 24);
        data += bytesOfAll(std::vector<float>(6, static_cast<float>(n)));
    }
    return safetensorsFile(header + "}", data);
}

}  // namespace posiscope
