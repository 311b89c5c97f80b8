#include "ui/window/manualpages.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/documents/lessondocument.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/language.h"

namespace posiscope {

void showManualPage(QWidget* window, const QString& name, const QString& title) {
    QFile file(QStringLiteral(":/manual/%1/%2.md").arg(QLatin1String(languageInUse().code), name));
    if (!file.open(QIODevice::ReadOnly)) return;
    auto* dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("manualPage"));
    dialog->setWindowTitle(title);
    dialog->resize(scaled(QSize(760, 620)));
    auto* text = new QTextBrowser;
    text->setObjectName(QStringLiteral("manualText"));
    text->setOpenLinks(false);
    auto* document = new LessonDocument(QString::fromUtf8(file.readAll()), interfaceFont(14));
    document->setParent(text);
    document->setDocumentMargin(scaled(16));
    text->setDocument(document);
    QObject::connect(text, &QTextBrowser::anchorClicked, text,
                     [](const QUrl& address) { openLink(address.toString()); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text);
    column->addWidget(buttons);
    dialog->open();
}

}  // namespace posiscope
