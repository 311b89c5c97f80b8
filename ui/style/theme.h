// Colours, type and icons.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include "core/base/colormap.h"
#include "core/sinusoid/pairlayout.h"

namespace posiscope {

/// Everything that differs between light and dark. Sine and cosine are from the Okabe–Ito set, which people
/// with any kind of colour vision can tell apart.
struct Theme {
    bool isDark = false;
    QColor window;  ///< behind the panes
    QColor card;    ///< panes and the side panel
    QColor field;   ///< inputs
    QColor border;
    QColor text;
    QColor muted;  ///< labels and ticks
    QColor accent;
    QColor accentText;  ///< on the accent
    QColor sine;
    QColor cosine;
    QColor third;  ///< of three curves, beside the other two; from the same set
    QColor grid;
    QColor error;
    QColor notANumber;    ///< cells that are NaN
    QColor masked;        ///< cells that are infinite
    QColor cursorOnDark;  ///< the cursor's lines over a picture: one of the two contrasts everywhere
    QColor cursorOnLight;

    static const Theme& light();
    static const Theme& dark();
    static const Theme& named(bool isDark) { return isDark ? dark() : light(); }

    QColor of(Role role) const {
        return role == Role::sine     ? sine
               : role == Role::cosine ? cosine
               : role == Role::plain  ? accent
                                      : muted;
    }
    /// Colours for curves that are neither sines nor cosines, in turn: the Okabe–Ito set.
    QColor series(std::size_t n) const;
    QPalette palette() const;
    /// One of the style sheets of the resources, in the colours of the theme and the interface's scale.
    QString styleSheet(const QString& sheetName = QStringLiteral("style")) const;
};

/// Whether the desktop asks for a dark window.
bool systemPrefersDark();

/// Type sizes in pixels, so that pictures look the same on every screen and in every file.
QFont textFont(int pixels = 13, QFont::Weight weight = QFont::Normal);
QFont codeFont(int pixels = 12);
/// The family of mathematical symbols.
QString symbolFamily();

/// An icon of resources/icons in one colour.
QIcon themedIcon(const QString& name, const QColor& colour);

/// The colour map that a state names: "auto" is the theme's own map for signed values, or for magnitudes.
const Colormap& resolveColormap(const std::string& id, bool signedValues, const Theme& theme);

}  // namespace posiscope
