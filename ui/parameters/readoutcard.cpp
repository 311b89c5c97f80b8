#include "ui/parameters/readoutcard.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/parameters/steplines.h"
#include "ui/style/contextmenu.h"
#include "ui/style/interfacescale.h"
#include "ui/style/textline.h"
#include "ui/translation/text.h"

namespace posiscope {

namespace {

constexpr int rowHeight = 19;
constexpr int mostRows = 5;
constexpr int stepHeight = 16;
constexpr int usualLines = 5;  // four steps, one of them long
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
    lineCount_ = usualLines;
}

QSize ReadoutCard::sizeHint() const {
    return scaled(QSize(200, mostRows * rowHeight + gap + static_cast<int>(lineCount_) * stepHeight));
}

void ReadoutCard::show(const Readout& readout, const Theme& theme) {
    readout_ = readout;
    theme_ = &theme;
    layOut();
    setAccessibleDescription(plainText(readout));
    update();
}

void ReadoutCard::layOut() {
    const QFontMetricsF metrics(codeFont(11));
    const auto width = [&](const QString& text) { return metrics.horizontalAdvance(text); };
    const double room = inLargePixels(size()).width() - 2.0;
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
}

void ReadoutCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

QStringList ReadoutCard::lines() const {
    QStringList all;
    for (const QStringList& step : steps_)
        all += step;
    return all;
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
    painter.setFont(codeFont(11));
    for (const QStringList& step : steps_) {
        painter.setPen(&step == &steps_.back() ? theme_->text : theme_->muted);
        for (const QString& line : step) {
            painter.drawText(QRect(1, y, area.width() - 2, stepHeight), Qt::AlignLeft | Qt::TextSingleLine,
                             line);
            y += stepHeight;
        }
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
    QMenu* menu = contextMenu(this);
    connect(menu->addAction(tr("Copy readout")), &QAction::triggered, this, [this] { copy(); });
    menu->popup(event->globalPos());
}

}  // namespace posiscope
