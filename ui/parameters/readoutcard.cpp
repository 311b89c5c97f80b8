// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/readoutcard.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "ui/parameters/steplines.h"
#include "ui/style/contextmenu.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr int rowHeight = 19;
constexpr int mostRows = 5;
constexpr int stepHeight = 16;
constexpr int usualLines = 5;  // four steps, one of them long
constexpr int gap = 6;
constexpr int border = 1;  // see style.qss

QString inColour(const QString& text, const QColor& colour) {
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

/// As beside the sliders: in italics, but for the bars of a norm.
QString symbolHtml(const QString& symbol) {
    QString escaped = symbol.toHtmlEscaped();
    escaped.replace(u'‖', QStringLiteral("<span style=\"font-style:normal\">‖</span>"));
    return QStringLiteral("<span style=\"font-family:'%1'; font-style:italic\">%2</span>")
        .arg(symbolFamily(), escaped);
}

/// "dimension j" at the left, "22, sin" at the right.
QString rowHtml(const ReadoutRow& row, const Theme& theme) {
    QString value = row.value.toHtmlEscaped();
    if (!row.kind.isEmpty())
        value += QStringLiteral(", <b>%1</b>").arg(inColour(row.kind.toHtmlEscaped(), theme.of(row.role)));
    const QString line =
        QStringLiteral("<p style=\"line-height:%1px; white-space:pre\"").arg(scaled(rowHeight));
    // A table of its own: a long name in one row takes no room from the value in another.
    return QStringLiteral(
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr><td>%1>%2</p></td>"
               "<td>%1 align=\"right\">%3</p></td></tr></table>")
        .arg(line, inColour(row.label.toHtmlEscaped() + u' ' + symbolHtml(row.symbol), theme.muted),
             inColour(value, theme.text));
}

}  // namespace

ReadoutCard::ReadoutCard(QWidget* parent) : QLabel(parent), lineCount_(usualLines) {
    setObjectName(QStringLiteral("cursorReadout"));
    keepLook(this, [this] {
        setAccessibleName(tr("Readout at the cursor"));
        setToolTip(tr("Ctrl+C copies the readout"));
        updateGeometry();
    });
    setTextFormat(Qt::RichText);
    setAlignment(Qt::AlignTop);
    setIndent(0);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ReadoutCard::sizeHint() const {
    return scaled(QSize(200, mostRows * rowHeight + gap + static_cast<int>(lineCount_) * stepHeight)) +
           QSize(0, 2 * border);
}

void ReadoutCard::show(const Readout& readout, const Theme& theme) {
    readout_ = readout;
    theme_ = &theme;
    layOut();
    setAccessibleDescription(plainText(readout));
}

QString ReadoutCard::html() const {
    QString all;
    for (const ReadoutRow& row : readout_.rows)
        all += rowHtml(row, *theme_);
    QStringList steps;
    for (const QStringList& step : steps_)
        steps << inColour(step.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")),
                          &step == &steps_.back() ? theme_->text : theme_->muted);
    return all + QStringLiteral(
                     "<p style=\"margin-top:%1px; line-height:%2px; white-space:pre; "
                     "font-family:'%3'; font-size:%4px\">%5</p>")
                     .arg(scaled(gap))
                     .arg(scaled(stepHeight))
                     .arg(codeFont(11).family())
                     .arg(interfaceFont(11).pixelSize())
                     .arg(steps.join(QStringLiteral("<br>")));
}

void ReadoutCard::layOut() {
    const QFontMetricsF metrics(codeFont(11));
    const auto width = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    const double room = inLargePixels(size()).width() - 2.0 * border;
    steps_.clear();
    qsizetype count = 0;
    for (qsizetype n = 0; n < readout_.steps.size(); ++n) {
        const QString step = onOneLine(readout_.steps[n]);
        const QString widest = n < readout_.widest.size() ? onOneLine(readout_.widest[n]) : step;
        steps_.push_back(stepLines(step, widest, room, width));
        count += steps_.back().size();
    }
    count = std::max<qsizetype>(count, usualLines);
    if (std::exchange(lineCount_, count) != count) updateGeometry();
    // A label lays its text out again whatever it is given.
    if (const QString now = theme_ != nullptr ? html() : QString(); now != text()) setText(now);
}

void ReadoutCard::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    layOut();
}

QStringList ReadoutCard::lines() const {
    QStringList all;
    for (const QStringList& step : steps_)
        all += step;
    return all;
}

void ReadoutCard::copy() const {
    QGuiApplication::clipboard()->setText(plainText(readout_));
}

void ReadoutCard::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy) && !hasSelectedText())
        copy();
    else
        QLabel::keyPressEvent(event);
}

void ReadoutCard::contextMenuEvent(QContextMenuEvent* event) {
    if (hasSelectedText()) {
        QLabel::contextMenuEvent(event);
        return;
    }
    QMenu* menu = contextMenu(this);
    connect(menu->addAction(tr("Copy readout")), &QAction::triggered, this, [this] { copy(); });
    menu->popup(event->globalPos());
}

}  // namespace posiscope
