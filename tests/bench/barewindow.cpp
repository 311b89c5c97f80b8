// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a program with Qt Widgets can put on the screen.
#include <QApplication>
#include <QWidget>

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QWidget window;
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
