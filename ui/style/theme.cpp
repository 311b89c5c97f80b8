// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <algorithm>

#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

/// Draws an SVG in one colour at any size and device pixel ratio. Disabled icons are paler.
class SvgIconEngine final : public QIconEngine {
 public:
    SvgIconEngine(QByteArray svg, QColor colour) : svg_(std::move(svg)), colour_(colour) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QByteArray coloured = svg_;
        coloured.replace("currentColor", colour_.name().toLatin1());
        QSvgRenderer renderer(coloured);
        painter->setOpacity(painter->opacity() * (mode == QIcon::Disabled ? 0.35 : 1.0));
        renderer.render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        if (size.isEmpty()) return {};  // a button may be squeezed to nothing
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new SvgIconEngine(*this); }

 private:
    QByteArray svg_;
    QColor colour_;
};

/// The style sheet with all lengths multiplied by the interface scale. Lines of 1 pixel keep their width up
/// to twice the size.
QString enlarged(const QString& sheet) {
    static const QRegularExpression length(QStringLiteral("(font-size: )?(\\d+)px"));
    QString larger;
    qsizetype from = 0;
    for (auto match = length.globalMatch(sheet); match.hasNext();) {
        const auto one = match.next();
        const int pixels = one.captured(2).toInt();
        const int now = one.capturedLength(1) > 0 ? interfaceFont(pixels).pixelSize()
                        : pixels == 1             ? std::max(1, scaled(1) - 1)
                                                  : scaled(pixels);
        larger +=
            sheet.mid(from, one.capturedStart() - from) + one.captured(1) + QStringLiteral("%1px").arg(now);
        from = one.capturedEnd();
    }
    return larger + sheet.mid(from);
}

}  // namespace

const Theme& Theme::light() {
    static const Theme theme{.id = "light",
                             .isDark = false,
                             .window = "#F6F7F9",
                             .card = "#FFFFFF",
                             .field = "#F4F5F7",
                             .border = "#E2E5EA",
                             .text = "#1C2128",
                             .muted = "#5F6B7A",
                             .axes = "#E2E5EA",
                             .reference = "#5F6B7A",
                             .accent = "#2F6FED",
                             .accentText = "#FFFFFF",
                             .sine = "#0072B2",
                             .cosine = "#D55E00",
                             .third = "#009E73",
                             .grid = "#ECEEF1",
                             .error = "#C62828",
                             .notANumber = "#CC79A7",
                             .masked = "#BDBDBD",
                             .cursorOnDark = "#FFFFFF",
                             .cursorOnLight = "#1C2128"};
    return theme;
}

const Theme& Theme::dark() {
    static const Theme theme{.id = "dark",
                             .isDark = true,
                             .window = "#15181D",
                             .card = "#1C2128",
                             .field = "#15181D",
                             .border = "#2D333B",
                             .text = "#E6EAF0",
                             .muted = "#98A2B0",
                             .axes = "#2D333B",
                             .reference = "#98A2B0",
                             .accent = "#6EA0FF",
                             .accentText = "#0F141B",
                             .sine = "#56B4E9",
                             .cosine = "#E69F00",
                             .third = "#009E73",
                             .grid = "#2A3038",
                             .error = "#FF7B72",
                             .notANumber = "#CC79A7",
                             .masked = "#5C5C5C",
                             .cursorOnDark = "#FFFFFF",
                             .cursorOnLight = "#0B0E12"};
    return theme;
}

const Theme& Theme::print() {
    static const Theme theme = [] {
        Theme made = light();
        made.id = "print";
        made.text = made.muted = made.axes = "#000000";
        made.reference = "#8A8A8A";
        made.border = "#9A9A9A";
        made.grid = "#E3E3E3";
        made.axisPoints = 0.5;
        made.curvePoints = 0.75;
        return made;
    }();
    return theme;
}

const Theme& Theme::named(std::string_view id) {
    for (const Theme* each : {&dark(), &print()})
        if (each->id == id) return *each;
    return light();
}

QColor Theme::series(std::size_t n) const {
    static const QColor onLight[] = {"#0072B2", "#D55E00", "#009E73", "#CC79A7",
                                     "#B8860B", "#56B4E9", "#5C4A9E"};
    static const QColor onDark[] = {"#56B4E9", "#E69F00", "#2FC49B", "#E39CC4",
                                    "#F0E442", "#7FA7D9", "#B7A6F0"};
    return isDark ? onDark[n % std::size(onDark)] : onLight[n % std::size(onLight)];
}

QPalette Theme::palette() const {
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, card);
    palette.setColor(QPalette::AlternateBase, field);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, card);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, accentText);
    palette.setColor(QPalette::Link, accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, muted);
    return palette;
}

QString Theme::styleSheet(const QString& sheetName) const {
    QFile file(QStringLiteral(":/%1.qss").arg(sheetName));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const auto tint = [](const QColor& colour, double share) {
        return QStringLiteral("rgba(%1,%2,%3,%4)")
            .arg(colour.red())
            .arg(colour.green())
            .arg(colour.blue())
            .arg(qRound(255 * share));
    };
    const std::pair<const char*, QString> colours[] = {{"@window", window.name()},
                                                       {"@card", card.name()},
                                                       {"@field", field.name()},
                                                       {"@border", border.name()},
                                                       {"@text", text.name()},
                                                       {"@muted", muted.name()},
                                                       {"@accentText", accentText.name()},
                                                       {"@accent", accent.name()},
                                                       {"@error", error.name()},
                                                       {"@hover", tint(accent, isDark ? 0.16 : 0.09)},
                                                       {"@rightFill", tint(third, isDark ? 0.30 : 0.18)},
                                                       {"@right", third.name()}};
    sheet.replace(QLatin1String("@check"),
                  isDark ? QStringLiteral("check-dark") : QStringLiteral("check-light"));
    for (const auto& [name, value] : colours)
        sheet.replace(QLatin1String(name), value);
    return interfaceScale() == 1 ? sheet : enlarged(sheet);
}

bool systemPrefersDark() {
    const QPalette system = QApplication::palette();
    return system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
}

QIcon themedIcon(const QString& name, const QColor& colour) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new SvgIconEngine(file.readAll(), colour));
}

const Colormap& resolveColormap(const std::string& id, bool signedValues, const Theme& theme) {
    if (const Colormap* named = findColormap(id)) return *named;
    return *findColormap(!signedValues ? "viridis" : theme.isDark ? "blue-orange-dark" : "rdbu");
}

}  // namespace posiscope
