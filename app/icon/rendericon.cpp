// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope_icon FILE.svg SIZE OUT.png: draws the picture at this size, for the icons of the desktop.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: posiscope_icon FILE.svg SIZE OUT.png\n", stderr);
        return 2;
    }
    QSvgRenderer picture(QString::fromLocal8Bit(argv[1]));
    const int size = std::atoi(argv[2]);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.render(&painter);
    painter.end();
    if (picture.isValid() && image.save(QString::fromLocal8Bit(argv[3]))) return 0;
    std::fprintf(stderr, "posiscope_icon: error: %s cannot be drawn to %s\n", argv[1], argv[3]);
    return 1;
}
