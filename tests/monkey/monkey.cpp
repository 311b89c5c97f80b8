// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/monkey.h"
#include "ui/window/presentation.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QTimer>
#include <numeric>

#include "tests/monkey/materials.h"

using namespace posiscope;

Monkey::Monkey(quint64 seed, MainWindow& window, QString folder, const QString& log)
    : chance_(seed),
      window_(window),
      folder_(std::move(folder)),
      files_(writeMonkeyFiles(folder_)),
      log_(log) {
    if (!log_.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qUtf8Printable(log));
}

void Monkey::note(const QString& what) {
    log_.write(QStringLiteral("%1 %2\n").arg(count_).arg(what).toUtf8());
    log_.flush();
}

void Monkey::play(qint64 milliseconds) {
    time_.start();
    until_ = milliseconds;
    later();
}

/// Each wait has a new timer: one that is handling its event does not fire in nested event loops.
void Monkey::later() {
    QTimer::singleShot(chance_.one(4) ? chance_.between(30, 200) : chance_.between(2, 30), this,
                       &Monkey::tick);
}

void Monkey::tick() {
    if (time_.elapsed() > until_) {
        end();
        return;
    }
    later();
    ++count_;
    act();
}

QWidget* Monkey::stage() {
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* modal = QApplication::activeModalWidget()) return modal;
    QList<QWidget*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget != &window_ && widget->windowType() != Qt::ToolTip)
            windows << widget;
    return !windows.isEmpty() && chance_.one(5) ? chance_.of(windows) : &window_;
}

/// The middle of a widget in half of the cases, otherwise any point.
QPoint Monkey::place() {
    QWidget* where = stage();
    if (chance_.one(2)) {
        QList<QWidget*> inside;
        for (auto* child : where->findChildren<QWidget*>())
            if (child->isVisible() && child->isEnabled() && child->width() < 700) inside << child;
        if (!inside.isEmpty()) {
            QWidget* child = chance_.of(inside);
            note(QStringLiteral("  at %1 %2")
                     .arg(QLatin1String(child->metaObject()->className()), child->objectName()));
            return child->mapToGlobal(child->rect().center());
        }
    }
    const QPoint at(chance_.below(std::max(1, where->width())), chance_.below(std::max(1, where->height())));
    note(QStringLiteral("  at %1, %2 of %3")
             .arg(at.x())
             .arg(at.y())
             .arg(QLatin1String(where->metaObject()->className())));
    return where->mapToGlobal(at);
}

/// Files are chosen by name, and only in the monkey's folder: keys that delete and rename are out of reach.
void Monkey::inFileDialog(QWidget* widget) {
    auto* dialog = static_cast<QFileDialog*>(widget);
    if (chance_.one(4)) {
        note(QStringLiteral("cancel a file dialog"));
        dialog->reject();
        return;
    }
    const bool save = dialog->acceptMode() == QFileDialog::AcceptSave;
    const QString file = save ? QStringLiteral("%1/written%2").arg(folder_).arg(count_) : chance_.of(files_);
    note(QStringLiteral("file dialog: ") + file);
    dialog->selectFile(file);
    QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
}

void Monkey::act() {
    if (window_.isMinimized()) window_.showNormal();
    if (!window_.isVisible()) window_.setVisible(true);
    QWidget* const modal = QApplication::activeModalWidget();
    const bool menu = QApplication::activePopupWidget() != nullptr;
    if (qobject_cast<QFileDialog*>(modal)) {
        inFileDialog(modal);
        return;
    }
    stuck_ = modal != nullptr ? stuck_ + 1 : 0;
    constexpr int patience = 25;
    if (auto* dialog = qobject_cast<QDialog*>(modal); dialog != nullptr && !menu && stuck_ > patience) {
        note(QStringLiteral("close a dialog"));
        dialog->reject();
        return;
    }
    const auto& all = rows();
    const int sum =
        std::accumulate(all.begin(), all.end(), 0, [](int so, const Row& row) { return so + row.weight; });
    int left = chance_.below(sum);
    const auto row =
        std::find_if(all.begin(), all.end(), [&left](const Row& each) { return (left -= each.weight) < 0; });
    if (row->alone && (modal != nullptr || menu)) return;
    note(QLatin1String(row->name));
    (this->*row->act)();
}

/// Closes everything, like a person at the end of the day.
void Monkey::end() {
    hands_.rest();
    note(QStringLiteral("end"));
    QTimer::singleShot(100, this, &Monkey::end);
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        dialog->done(QDialog::Rejected);
        return;
    }
    if (window_.presentation()->isOn()) {
        window_.presentation()->set(false);
        return;
    }
    window_.setWindowModified(false);
    if (window_.close()) QApplication::quit();
}
