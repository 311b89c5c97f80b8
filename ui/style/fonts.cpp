// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QResource>
#include <array>
#include <utility>

#include "ui/style/theme.h"

// Q_INIT_RESOURCE declares a function and must not stand inside a namespace.
static void initialiseFontsOutsideNamespace() {
    Q_INIT_RESOURCE(fonts);
}

namespace posiscope {

namespace {

/// A family of the program (ui/Fonts.cmake), its name on other machines, and the general name in CSS. No
/// machine has the program's own names, so that no other version of a family takes the place of ours.
struct FontFamily {
    QLatin1String own;
    QLatin1String common;
    QLatin1String general;
    QLatin1String others;  ///< that look alike, for machines without it
};

// Digits of the text's family have equal widths, so that changing numbers keep their place.
constexpr QLatin1String sans("Posiscope Sans"), signs("Posiscope Signs"), code("Posiscope Code"),
    serif("Posiscope Serif"), times("Posiscope Times"), chinese("Posiscope Chinese");
constexpr std::array families{
    FontFamily{sans, QLatin1String("Open Sans"), QLatin1String("sans-serif"),
               QLatin1String("Noto Sans, Helvetica, Arial, sans-serif")},
    FontFamily{signs, QLatin1String("DejaVu Sans"), {}, QLatin1String("Arial, sans-serif")},
    FontFamily{code, QLatin1String("DejaVu Sans Mono"), QLatin1String("monospace"),
               QLatin1String("Menlo, Consolas, monospace")},
    FontFamily{serif, QLatin1String("DejaVu Serif"), QLatin1String("serif"), QLatin1String("Georgia, serif")},
    FontFamily{times,
               QLatin1String("STIXGeneral"),
               {},
               QLatin1String("STIX Two Text, Times New Roman, Times, serif")},
    FontFamily{chinese,
               QLatin1String("Noto Sans CJK SC"),
               {},
               QLatin1String("Source Han Sans SC, Microsoft YaHei, PingFang SC, sans-serif")}};

/// The family of the figure that is being drawn; empty in the window.
QString& drawnFamily() {
    static QString family;
    return family;
}

QFont sized(QFont font, int pixels) {
    font.setPixelSize(pixels);
    // As Qt has it by default on Debian. Another choice of the system would change the widths of words.
    const bool enlarged = qGuiApp->devicePixelRatio() != 1;
    font.setHintingPreference(enlarged ? QFont::PreferNoHinting : QFont::PreferVerticalHinting);
    return font;
}

/// The program's family for a list of families in SVG; empty where it has none of them.
QString ownFamily(const QString& list) {
    for (QString name : list.split(u',')) {
        name = name.remove(u'"').remove(u'\'').trimmed();
        for (const FontFamily& family : families)
            if (name == family.common || (!name.isEmpty() && name == family.general)) return family.own;
    }
    return {};
}

}  // namespace

void provideFonts() {
    initialiseFontsOutsideNamespace();
    for (const QFileInfo& file : QDir(QStringLiteral(":/fonts")).entryInfoList()) {
        const QResource font(file.filePath());
        QFontDatabase::addApplicationFontFromData(
            QByteArray::fromRawData(reinterpret_cast<const char*>(font.data()), font.size()));
    }
    // A font is loaded only for characters that the fonts before it lack. Rare Chinese characters come from
    // an installed font for China: the system's choice may have Japanese shapes.
    const QStringList substitutes{sans, signs, chinese, QStringLiteral("Noto Sans CJK SC")};
    for (const FontFamily& family : families) {
        QStringList others = substitutes;
        others.removeOne(family.own);
        QFont::insertSubstitutions(family.own, others);
    }
}

QFont textFont(int pixels, QFont::Weight weight) {
    // Chinese text needs full-width quotation marks and dashes.
    QFont font = sized(QFont(QLocale().language() == QLocale::Chinese ? chinese : sans), pixels);
    font.setWeight(weight);
    if (!drawnFamily().isEmpty())
        // The other serif has what this one lacks: subscripts.
        font.setFamilies({drawnFamily(), drawnFamily() == times ? QString(serif) : font.family(),
                          font.family(), signs, chinese});
    return font;
}

QString figureFamily(const QString& choice) {
    if (choice.isEmpty() || choice == QLatin1String("sans"))
        return QLocale().language() == QLocale::Chinese ? chinese : sans;
    if (choice == QLatin1String("serif")) return times;
    for (const QString& family : QFontDatabase::families())
        if (family.compare(choice, Qt::CaseInsensitive) == 0) return family;
    return {};
}

FigureFont::FigureFont(const QString& family) : before_(std::exchange(drawnFamily(), family)) {}

FigureFont::~FigureFont() {
    drawnFamily() = before_;
}

QFont codeFont(int pixels) {
    return sized(QFont(code), pixels);
}

QString symbolFamily() {
    return serif;
}

QString signFamily() {
    return signs;
}

QByteArray withCommonFontNames(QByteArray svg) {
    for (const FontFamily& family : families)
        svg.replace("font-family=\"" + QByteArray(family.own.data()) + '"',
                    "font-family=\"" + QByteArray(family.common.data()) + ", " + family.others.data() + '"');
    return svg;
}

QByteArray withOwnFonts(const QByteArray& svg) {
    static const QRegularExpression given(
        QStringLiteral("(?<=font-family=\")[^\"]*|(?<=font-family=')[^']*|(?<=font-family:)[^;\"<}]*"));
    const QString text = QString::fromUtf8(svg);
    QString result;
    qsizetype from = 0;
    for (auto match = given.globalMatch(text); match.hasNext();) {
        const auto list = match.next();
        const QString own = ownFamily(list.captured());
        result += text.mid(from, list.capturedStart() - from) + (own.isEmpty() ? list.captured() : own);
        from = list.capturedEnd();
    }
    return (result + text.mid(from)).toUtf8();
}

}  // namespace posiscope
