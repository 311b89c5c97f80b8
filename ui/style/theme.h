// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, fonts and icons.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include "core/base/colormap.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// Everything that differs between light and dark windows, and figures in print. The colours of sine and
/// cosine are from the Okabe–Ito set, which people with any colour vision can tell apart.
struct Theme {
    std::string id;  ///< light
    bool isDark = false;
    QColor window;  ///< behind the panes
    QColor card;    ///< panes and the side panel
    QColor field;   ///< inputs
    QColor border;
    QColor text;
    QColor muted;      ///< labels and the numbers at ticks
    QColor axes;       ///< frames and ticks of plots
    QColor reference;  ///< lines that a curve is compared with
    QColor accent;
    QColor accentText;  ///< on the accent
    QColor sine;
    QColor cosine;
    QColor third;  ///< the third of three curves, from the same set
    QColor grid;
    QColor error;
    QColor notANumber;    ///< cells that are NaN
    QColor masked;        ///< cells that are infinite
    QColor cursorOnDark;  ///< the cursor's lines over a picture: one of the two contrasts with any colour
    QColor cursorOnLight;

    double axisPoints = 0;   ///< the width of frames and ticks in a figure; 0: that of the window's
    double curvePoints = 0;  ///< likewise of curves

    static const Theme& light();
    static const Theme& dark();
    /// Of figures on paper: black type and axes, thin lines.
    static const Theme& print();
    /// The theme with this id, or the light one.
    static const Theme& named(std::string_view id);
    /// Whether curves differ by more than their colours, which paper may lack.
    bool isPrint() const { return this == &print(); }

    QColor of(Role role) const {
        return role == Role::sine     ? sine
               : role == Role::cosine ? cosine
               : role == Role::plain  ? accent
                                      : muted;
    }
    /// Colour n of the curves that are neither sines nor cosines, from the Okabe–Ito set; the colours repeat.
    QColor series(std::size_t n) const;
    QPalette palette() const;
    /// A style sheet of the resources in the theme's colours and at the interface scale.
    QString styleSheet(const QString& sheetName = QStringLiteral("style")) const;
};

/// Whether the desktop asks for a dark window.
bool systemPrefersDark();

/// Font sizes are in pixels, so that pictures look the same on every screen and in every file.
QFont textFont(int pixels = 13, QFont::Weight weight = QFont::Normal);
QFont codeFont(int pixels = 12);
/// The font family of mathematical symbols.
QString symbolFamily();

/// An icon of resources/icons in one colour.
QIcon themedIcon(const QString& name, const QColor& colour);

/// The colour map of this id. "auto" is the theme's own map, for signed values or for magnitudes.
const Colormap& resolveColormap(const std::string& id, bool signedValues, const Theme& theme);

}  // namespace posiscope
