// SPDX-License-Identifier: GPL-3.0-or-later
// The fonts of the program. They are part of it, so that every machine shows the same. Fonts of the machine
// serve only characters that none of them has. theme.h has textFont(), codeFont() and symbolFamily().
#pragma once

#include <QByteArray>
#include <QString>

namespace posiscope {

/// Makes the fonts below :/fonts known to Qt; to be called once, after the application is made.
void provideFonts();

/// The family that a figure's choice names: "sans", "serif" or an installed family. Empty where there is
/// none.
QString figureFamily(const QString& choice);

/// While it lives, textFont() gives this family: a figure is drawn in it.
class FigureFont {
    Q_DISABLE_COPY_MOVE(FigureFont)

 public:
    explicit FigureFont(const QString& family);
    ~FigureFont();

    /// Runs what may draw the window as well, in the fonts of the window.
    template <class Work>
    static auto without(const Work& work) {
        const FigureFont none{QString()};
        return work();
    }

 private:
    QString before_;
};

/// The font family of boxes, arrows and other signs.
QString signFamily();

/// A drawing in SVG with the names under which other programs know the fonts, for files.
QByteArray withCommonFontNames(QByteArray svg);
/// A drawing in SVG with the program's fonts in place of the same fonts of the machine.
QByteArray withOwnFonts(const QByteArray& svg);

}  // namespace posiscope
