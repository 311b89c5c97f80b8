// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/manualtype.h"

#include <QFontInfo>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include "ui/style/theme.h"

namespace posiscope {

namespace {

constexpr double lineHeight = 125;  // percent

bool isCode(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Margins in letters above and below a block.
std::pair<double, double> marginsOf(const QTextBlock& block) {
    if (QTextCursor(block).currentTable() != nullptr) return {0, 0};
    if (const int level = block.blockFormat().headingLevel(); level > 0)
        return {block.blockNumber() == 0 ? 0 : level < 3 ? 1.1 : 0.8, 0.4};
    if (isCode(block)) return {isCode(block.previous()) ? 0 : 0.2, isCode(block.next()) ? 0 : 0.7};
    if (block.textList() == nullptr) return {0, 0.7};
    const bool last = block.next().textList() == nullptr;
    return {0, last ? 0.7 : 0.25};
}

void setBlocks(QTextDocument& page, const Theme& theme) {
    const int letter = QFontInfo(page.defaultFont()).pixelSize();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const auto [above, below] = marginsOf(block);
        format.setTopMargin(above * letter);
        format.setBottomMargin(below * letter);
        format.setNonBreakableLines(false);
        if (isCode(block))
            format.setBackground(theme.window);
        else
            format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

void setTable(QTextTable& table, const Theme& theme, int letter) {
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderBrush(theme.border);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(0.4 * letter);
    format.setCellSpacing(0);
    format.setBottomMargin(letter);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat head = cell.format();
        head.setBackground(theme.window);
        cell.setFormat(head);
    }
}

}  // namespace

void typeset(QTextDocument& page, const Theme& theme) {
    setBlocks(page, theme);
    for (QTextFrame* frame : page.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            setTable(*table, theme, QFontInfo(page.defaultFont()).pixelSize());
}

}  // namespace posiscope
