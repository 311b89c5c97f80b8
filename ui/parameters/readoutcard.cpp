// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/readoutcard.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QTextCursor>
#include <QTextDocument>
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

QTextCharFormat inColour(const QColor& colour) {
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
}

/// As beside the sliders: in italics, but for the bars of a norm.
void insertSymbol(QTextCursor& cursor, const QString& symbol, QTextCharFormat format) {
    format.setFontFamilies({symbolFamily()});
    for (const QChar sign : symbol) {
        format.setFontItalic(sign != u'‖');
        cursor.insertText(sign, format);
    }
}

/// "dimension j" at the left, "22, sin" at the right.
void insertRow(QTextCursor& cursor, const ReadoutRow& row, const Theme& theme) {
    const QTextCharFormat muted = inColour(theme.muted), text = inColour(theme.text);
    cursor.insertText(row.label + u' ', muted);
    insertSymbol(cursor, row.symbol, muted);
    cursor.insertText(u'\t' + row.value, text);
    if (row.kind.isEmpty()) return;
    cursor.insertText(QStringLiteral(", "), text);
    QTextCharFormat kind = inColour(theme.of(row.role));
    kind.setFontWeight(QFont::Bold);
    cursor.insertText(row.kind, kind);
}

QTextBlockFormat linesOf(int height) {
    QTextBlockFormat format;
    format.setLineHeight(scaled(height), QTextBlockFormat::MinimumHeight);
    return format;
}

}  // namespace

ReadoutCard::ReadoutCard(QWidget* parent) : QTextEdit(parent), lineCount_(usualLines) {
    setObjectName(QStringLiteral("cursorReadout"));
    keepLook(this, [this] {
        setAccessibleName(tr("Readout at the cursor"));
        setToolTip(tr("Ctrl+C copies the readout"));
        updateGeometry();
    });
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setAcceptDrops(false);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
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

/// A text of blocks and a tab: as a page of HTML with tables it took a quarter of a frame.
void ReadoutCard::write(double room) {
    document()->clear();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    QTextBlockFormat line = linesOf(rowHeight);
    constexpr double rounding = 1;  // Qt places some right tabs a pixel farther
    line.setTabPositions({QTextOption::Tab(room - rounding, QTextOption::RightTab)});
    for (const ReadoutRow& row : readout_.rows) {
        if (&row == &readout_.rows.front())
            cursor.setBlockFormat(line);
        else
            cursor.insertBlock(line);
        insertRow(cursor, row, *theme_);
    }
    QTextBlockFormat formula = linesOf(stepHeight);
    formula.setTopMargin(scaled(gap));
    if (!steps_.empty()) cursor.insertBlock(formula);
    for (const QStringList& step : steps_) {
        QTextCharFormat format = inColour(&step == &steps_.back() ? theme_->text : theme_->muted);
        format.setFontFamilies({codeFont(11).family()});
        format.setProperty(QTextFormat::FontPixelSize, interfaceFont(11).pixelSize());
        const QString before = &step == &steps_.front() ? QString() : QString(QChar::LineSeparator);
        cursor.insertText(before + step.join(QChar::LineSeparator), format);
    }
    cursor.endEditBlock();
}

void ReadoutCard::layOut() {
    if (theme_ == nullptr) return;
    const double room = inLargePixels(size()).width() - 2.0 * border;
    const QFontMetricsF metrics(codeFont(11));
    const auto width = [&](const QString& text) { return metrics.horizontalAdvance(text); };
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
    Written now{readout_.rows, steps_, theme_, room, interfaceScale()};
    if (now == written_) return;
    written_ = std::move(now);
    write(room * interfaceScale());
}

void ReadoutCard::resizeEvent(QResizeEvent* event) {
    QTextEdit::resizeEvent(event);
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
    if (event->matches(QKeySequence::Copy) && !textCursor().hasSelection())
        copy();
    else
        QTextEdit::keyPressEvent(event);
}

void ReadoutCard::contextMenuEvent(QContextMenuEvent* event) {
    if (textCursor().hasSelection()) {
        QTextEdit::contextMenuEvent(event);
        return;
    }
    QMenu* menu = contextMenu(this);
    connect(menu->addAction(tr("Copy readout")), &QAction::triggered, this, [this] { copy(); });
    menu->popup(event->globalPos());
}

}  // namespace posiscope
