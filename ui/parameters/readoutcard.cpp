#include "ui/parameters/readoutcard.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include "ui/interfacescale.h"

namespace posiscope {

namespace {

constexpr int rowHeight = 19;
constexpr int mostRows = 5;
constexpr int stepHeight = 16;
constexpr int mostSteps = 5;  // four, one of them long
constexpr int gap = 6;

/// As beside the sliders, but for the bars of a norm: they stand upright. On the line of the text before it.
void drawSymbol(QPainter& painter, const QRect& into, const QString& symbol) {
    QFont italic = textFont();
    italic.setFamilies({symbolFamily()});
    italic.setItalic(true);
    const QFontMetricsF around(textFont());
    QPointF at(into.left(), into.top() + (into.height() - around.height()) / 2 + around.ascent());
    const QChar bar(u'‖');
    for (qsizetype from = 0, end = 0; from < symbol.size(); from = end) {
        const bool upright = symbol.at(from) == bar;
        end = upright ? from + 1 : symbol.indexOf(bar, from);
        const QString part = symbol.mid(from, end < 0 ? -1 : end - from);
        end = from + part.size();
        painter.setFont(upright ? textFont() : italic);
        painter.drawText(at, part);
        at.rx() += painter.fontMetrics().horizontalAdvance(part);
    }
}

}  // namespace

ReadoutCard::ReadoutCard(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("cursorReadout"));
    setAccessibleName(tr("Readout at the cursor"));
    setToolTip(tr("Ctrl+C copies the readout"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ReadoutCard::sizeHint() const {
    return scaled(QSize(200, mostRows * rowHeight + gap + mostSteps * stepHeight));
}

void ReadoutCard::show(const Readout& readout, const Theme& theme) {
    readout_ = readout;
    theme_ = &theme;
    setAccessibleDescription(plainText(readout));
    update();
}

void ReadoutCard::paintEvent(QPaintEvent*) {
    if (theme_ == nullptr) return;
    QPainter painter(this);
    painter.scale(interfaceScale(), interfaceScale());
    const QRect area(QPoint(), inLargePixels(size()));
    const QFont bold = textFont(13, QFont::DemiBold);
    int y = 0;
    for (const ReadoutRow& row : readout_.rows) {
        const QRect line(1, y, area.width() - 2, rowHeight);
        painter.setPen(theme_->muted);
        painter.setFont(textFont());
        QRect used;
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, row.label + u' ', &used);
        drawSymbol(painter, line.adjusted(used.width(), 0, 0, 0), row.symbol);
        int right = 0;
        if (!row.kind.isEmpty()) {
            painter.setPen(theme_->of(row.role));
            painter.setFont(bold);
            painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, row.kind, &used);
            right = used.width();
        }
        painter.setPen(theme_->text);
        painter.setFont(textFont());
        painter.drawText(line.adjusted(0, 0, -right, 0), Qt::AlignRight | Qt::AlignVCenter,
                         row.kind.isEmpty() ? row.value : row.value + QStringLiteral(", "));
        y += rowHeight;
    }
    y += gap;
    for (const QString& step : readout_.steps) {
        const bool last = &step == &readout_.steps.back();
        painter.setFont(codeFont(11));
        QRect used;
        painter.setPen(last ? theme_->text : theme_->muted);
        painter.drawText(QRect(1, y, area.width() - 2, 3 * stepHeight), Qt::AlignLeft | Qt::TextWrapAnywhere,
                         step, &used);
        y += std::max(stepHeight, used.height());
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme_->accent, 1));
        painter.drawRoundedRect(area.adjusted(0, 0, -1, -1), 4, 4);
    }
}

void ReadoutCard::copy() const {
    QGuiApplication::clipboard()->setText(plainText(readout_));
}

void ReadoutCard::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QWidget::keyPressEvent(event);
}

void ReadoutCard::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    connect(menu.addAction(tr("Copy readout")), &QAction::triggered, this, [this] { copy(); });
    menu.exec(event->globalPos());
}

}  // namespace posiscope
