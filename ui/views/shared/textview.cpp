// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/textview.h"

#include <qcustomplot.h>

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QScrollBar>
#include <QTextBrowser>

#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

constexpr int textMargin = 16;

class TextPane final : public QTextBrowser {
 protected:
    void contextMenuEvent(QContextMenuEvent* event) override {
        if (textCursor().hasSelection())
            QTextBrowser::contextMenuEvent(event);
        else
            event->ignore();
    }
};

}  // namespace

TextView::TextView(const QString& objectName, const QString& accessibleName, QObject* parent)
    : View(new TextPane, parent), browser_(static_cast<QTextBrowser*>(widget())) {
    browser_->setObjectName(objectName);
    browser_->setAccessibleName(accessibleName);
    browser_->setFrameShape(QFrame::NoFrame);
    browser_->setFont(interfaceFont());
    browser_->document()->setDocumentMargin(textMargin);
    browser_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void TextView::addCopy(const QString& name, const QString& text, const QString& tip,
                       std::function<QString()> plainText) {
    connect(addAction(name, text, tip, QStringLiteral("copy")), &QAction::triggered, this,
            [plainText = std::move(plainText)] { QGuiApplication::clipboard()->setText(plainText()); });
}

void TextView::show(const ViewRequest& request) {
    snapshot_ = request.snapshot;
    theme_ = &request.theme;
    ask(request);
    write();
}

void TextView::write() {
    const QString text = html();
    if (text == written_ || (browser_->textCursor().hasSelection() && browser_->hasFocus())) return;
    written_ = text;
    const int scrolled = browser_->verticalScrollBar()->value();
    browser_->setHtml(text);
    browser_->verticalScrollBar()->setValue(scrolled);
}

bool TextView::paint(QCPPainter& painter, QSize size) {
    painter.fillRect(QRect(QPoint(), size), theme_->card);
    QTextDocument document;
    document.setDefaultFont(textFont());
    constexpr int narrow = 400, low = 260;  // the words begin where titles of small figures do
    const bool small = size.width() < narrow || size.height() < low;
    document.setDocumentMargin(small ? textMargin / 2 : textMargin);
    document.setHtml(htmlOnPaper());
    document.setTextWidth(size.width());
    double scale = 1;
    constexpr double smallest = 0.55;  // of type of 13 pixels: still read where labels are
    const auto isTooHigh = [&] { return document.size().height() > size.height() / scale; };
    while (isTooHigh() && scale > smallest) {
        scale *= 0.95;
        document.setTextWidth(size.width() / scale);
    }
    painter.save();
    painter.scale(scale, scale);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = theme_->palette();
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    return !isTooHigh();
}

}  // namespace posiscope
