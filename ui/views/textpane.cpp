#include "ui/views/textpane.h"

#include <QContextMenuEvent>
#include <QTextBrowser>

#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

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

QTextBrowser* newTextPane(const QString& objectName, const QString& accessibleName) {
    auto* pane = new TextPane;
    pane->setObjectName(objectName);
    pane->setFrameShape(QFrame::NoFrame);
    pane->setFont(interfaceFont());
    pane->document()->setDocumentMargin(16);
    pane->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    pane->setAccessibleName(accessibleName);
    return pane;
}

}  // namespace posiscope
