#include "ui/parameters/readoutcard.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <cmath>

#include "ui/interfacescale.h"
#include "ui/textline.h"

namespace posiscope {

namespace {

constexpr int rowHeight = 19;
constexpr int mostRows = 5;
constexpr int stepHeight = 16;
constexpr int mostSteps = 5;  // four, one of them long
constexpr int gap = 6;

/// The bars of a norm, upright, in the room of a letter. Gives back its width.
double drawBars(QPainter& painter, QPointF at, const QFontMetricsF& around) {
    const double apart = around.ascent() / 5;
    const double left = std::floor(at.x()) + 1.5;
    for (const double x : {left, left + std::round(apart)})
        painter.drawLine(QPointF(x, at.y() - around.ascent() * 0.75),
                         QPointF(x, at.y() + around.descent() * 0.6));
    return 2.4 * apart;
}

/// As beside the sliders. On the line of the text before it.
void drawSymbol(QPainter& painter, const QRect& into, const QString& symbol) {
    QFont italic = textFont();
    italic.setFamilies({symbolFamily()});
    italic.setItalic(true);
    const QFontMetricsF around(textFont());
    QPointF at(into.left(), into.top() + (into.height() - around.height()) / 2 + around.ascent());
    const QChar bar(u'‖');
    painter.setFont(italic);
    for (qsizetype from = 0, end = 0; from < symbol.size(); from = end) {
        const bool bars = symbol.at(from) == bar;
        end = bars ? from + 1 : symbol.indexOf(bar, from);
        const QString part = symbol.mid(from, end < 0 ? -1 : end - from);
        end = from + part.size();
        if (bars) {
            at.rx() += drawBars(painter, at, around);
        } else {
            painter.drawText(at, part);
            at.rx() += painter.fontMetrics().horizontalAdvance(part);
        }
    }
}

/// At the right end, in the middle of the line.
void drawValue(QPainter& painter, const QRect& into, const QString& value) {
    const TextLine line(value, textFont());
    line.draw(painter,
              {into.right() + 1 - line.width(), into.top() + std::ceil((into.height() - line.height()) / 2)});
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
        drawValue(painter, line.adjusted(0, 0, -right, 0),
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
