// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/glossarydialog.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/dialogs/dialogs.h"
#include "ui/style/interfacescale.h"
#include "ui/style/theme.h"
#include "ui/translation/language.h"

namespace posiscope {

namespace {

bool isNamed(const GlossaryEntry& entry, const QString& typed) {
    return entry.word.contains(typed, Qt::CaseInsensitive) ||
           std::ranges::any_of(entry.others, [&typed](const QString& other) {
               return other.contains(typed, Qt::CaseInsensitive);
           });
}

bool isExplainedBy(const GlossaryEntry& entry, const QString& typed) {
    return entry.definition.contains(typed, Qt::CaseInsensitive);
}

/// In the alphabet of the language in use.
std::vector<GlossaryEntry> inOrder(std::vector<GlossaryEntry> entries) {
    QCollator alphabet(QLocale(languageInUse().language, languageInUse().country));
    alphabet.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::stable_sort(entries, alphabet, &GlossaryEntry::word);
    return entries;
}

}  // namespace

GlossaryDialog::GlossaryDialog(const Theme& theme, QWidget* parent)
    : QDialog(parent),
      theme_(theme),
      entries_(inOrder(glossary())),
      search_(new QLineEdit),
      text_(new QTextBrowser) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("glossaryDialog"));
    setWindowTitle(tr("Glossary"));
    search_->setObjectName(QStringLiteral("glossarySearch"));
    search_->setPlaceholderText(tr("Search a word, in any language"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    text_->setObjectName(QStringLiteral("glossaryText"));
    text_->setAccessibleName(windowTitle());
    text_->setOpenLinks(false);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // all lines wrap
    text_->document()->setDefaultFont(interfaceFont(14));
    text_->document()->setDocumentMargin(scaled(16));
    connect(search_, &QLineEdit::textChanged, this, &GlossaryDialog::filter);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& address) {
        const QString lesson = address.path();
        close();
        emit lessonWanted(lesson);
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(search_);
    column->addWidget(text_, 1);
    column->addWidget(buttons);
    giveSize(*this, scaled(QSize(720, 680)));
    filter({});
    search_->setFocus();
}

/// Keys that mean nothing in a line scroll the text below it.
bool GlossaryDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        for (const int scrolls : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown})
            if (key == scrolls) return QCoreApplication::sendEvent(text_, event);
    }
    return QDialog::eventFilter(watched, event);
}

QString GlossaryDialog::htmlOf(const GlossaryEntry& entry) const {
    QString html = QStringLiteral("<p><b>%1</b>").arg(entry.word.toHtmlEscaped());
    if (!entry.others.isEmpty())
        html += QStringLiteral(" &nbsp;<span style=\"color:%1\">%2</span>")
                    .arg(theme_.muted.name(), entry.others.join(QStringLiteral(" · ")).toHtmlEscaped());
    html += QStringLiteral("<br>") + entry.definition.toHtmlEscaped();
    if (!entry.formula.isEmpty())
        html += QStringLiteral("<br><span style=\"font-family:'%1'\">%2</span>")
                    .arg(codeFont().family(), entry.formula.toHtmlEscaped());
    QStringList links;
    for (const GlossaryLesson& lesson : entry.lessons)
        links << QStringLiteral("<a href=\"lesson:%1\">%2</a>").arg(lesson.name, lesson.text.toHtmlEscaped());
    return html + QStringLiteral("<br>%1</p>").arg(links.join(QStringLiteral(", ")));
}

/// Entries of this name come first, then those that mention it.
void GlossaryDialog::filter(const QString& typed) {
    QString named, mentioning;
    for (const GlossaryEntry& entry : entries_)
        if (isNamed(entry, typed))
            named += htmlOf(entry);
        else if (isExplainedBy(entry, typed))
            mentioning += htmlOf(entry);
    const QString html = named + mentioning;
    text_->setHtml(
        html.isEmpty()
            ? QStringLiteral("<p>%1</p>").arg(tr("No entry contains “%1”.").arg(typed).toHtmlEscaped())
            : html);
}

}  // namespace posiscope
