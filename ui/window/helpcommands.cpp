// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTextBrowser>

#include "ui/dialogs/dialogs.h"
#include "ui/documents/lessondocument.h"
#include "ui/documents/manualtype.h"
#include "ui/files/sessionfile.h"
#include "ui/panes/panearea.h"
#include "ui/panes/panecard.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/language.h"
#include "ui/window/examplesdialog.h"
#include "ui/window/glossarydialog.h"
#include "ui/window/whatisthis.h"

namespace posiscope {

namespace {

class HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

/// The text without its mnemonic, which is “&O” or, in languages without Latin letters, “(&O)”.
QString withoutMnemonic(QString text) {
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)"));
    return text.remove(mnemonic).remove(u'&');
}

QList<std::pair<QString, QString>> rows(const QWidget* window) {
    QList<std::pair<QString, QString>> all;
    for (const QAction* action : window->findChildren<QAction*>()) {
        if (action->shortcut().isEmpty()) continue;
        const QString name =
            withoutMnemonic(action->text()).remove(QStringLiteral(" …")).remove(QStringLiteral("…"));
        QStringList keys;
        for (const QKeySequence& each : action->shortcuts())
            keys << each.toString(QKeySequence::NativeText);
        all << std::pair{keys.join(HelpText::tr(" or ")), name};
    }
    all << std::pair{HelpText::tr("Arrow keys"), HelpText::tr("Move the cursor; with Shift by 8")}
        << std::pair{HelpText::tr("Page Up, Page Down"),
                     HelpText::tr("Move the position by a tenth of the table")}
        << std::pair{HelpText::tr("Home, End"), HelpText::tr("First and last position")}
        << std::pair{HelpText::tr("Space"), HelpText::tr("Play the motion, and pause it")}
        << std::pair{HelpText::tr("Shift+Space"),
                     HelpText::tr("Click at the cursor: choose the dimension, or the reference position")}
        << std::pair{QStringLiteral("+  −  0"), HelpText::tr("Zoom in, zoom out, show everything")}
        << std::pair{HelpText::tr("Enter"), HelpText::tr("Maximise the pane, and back")}
        << std::pair{HelpText::tr("Wheel"), HelpText::tr("Zoom at the mouse; over an axis only along it")}
        << std::pair{HelpText::tr("Drag"), HelpText::tr("Move what is in sight")}
        << std::pair{HelpText::tr("Shift and drag"), HelpText::tr("Zoom into the frame that is drawn")}
        << std::pair{HelpText::tr("Click in the legend"), HelpText::tr("Switch a wave off and on")}
        << std::pair{HelpText::tr("Double click"),
                     HelpText::tr("Show everything; in the table draw this dimension as a wave")}
        << std::pair{HelpText::tr("Ctrl+click, Shift+click in the table"),
                     HelpText::tr("Add a dimension to the waves or take it away; take all up to it")}
        << std::pair{HelpText::tr("Ctrl+click in the offset map"),
                     HelpText::tr("Add the pair to the clocks, or take it away")};
    return all;
}

void showShortcuts(QWidget* window) {
    const auto all = rows(window);
    auto* table = new QTableWidget(static_cast<int>(all.size()), 2);
    table->setAccessibleName(HelpText::tr("Shortcuts"));
    table->setHorizontalHeaderLabels({HelpText::tr("Key"), HelpText::tr("What it does")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setShowGrid(false);
    for (int n = 0; n < all.size(); ++n) {
        table->setItem(n, 0, new QTableWidgetItem(all[n].first));
        table->setItem(n, 1, new QTableWidgetItem(all[n].second));
    }
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);  // long lines wrap
    auto* dialog = dialogToRead(window, QStringLiteral("shortcutsDialog"), HelpText::tr("Shortcuts"), table);
    giveSize(*dialog, scaled(QSize(680, 560)));
    dialog->open();
}

constexpr const char* addressForReports = "https://github.com/posiscope/posiscope/issues";

void showAbout(QWidget* window) {
    auto* text = new QLabel(
        HelpText::tr("<h2>Posiscope %1</h2><p>A microscope for positional encodings.</p>"
                     "<p>Free software under the GNU General Public License, version 3 or later.<br>"
                     "It uses Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL), nlohmann-json (MIT), muParser "
                     "(BSD), libzip "
                     "(BSD), giflib (MIT), libwebp (BSD) and libimagequant (GPL).</p>")
            .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())) +
        HelpText::tr("<p>Its fonts are Open Sans (Apache), DejaVu (Bitstream Vera), Noto Sans CJK and STIX "
                     "(OFL).</p>") +
        HelpText::tr("<p>Three colour maps are ColorBrewer's by Cynthia Brewer (Apache).</p>"
                     "<p>Copyright 2026 the Posiscope authors. It comes with no warranty.<br>"
                     "Report mistakes at %1.</p>")
            .arg(QLatin1String(addressForReports)));
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setWordWrap(true);
    auto* dialog = dialogToRead(window, QStringLiteral("aboutDialog"), HelpText::tr("About Posiscope"), text);
    dialog->layout()->setContentsMargins(24, 20, 24, 16);
    const int width = scaled(620);
    giveSize(*dialog, {width, dialog->layout()->totalHeightForWidth(width)});
    dialog->open();
}

/// The page with the bare names of its pictures, which are in the program.
QString withBareNames(QString page) {
    return page.replace(QStringLiteral("](../../screenshots/"), QStringLiteral("]("));
}

/// Opens the page resources/manual/LANGUAGE/name.md of the current language. Only its links to the web open,
/// in the browser.
void showManualPage(const Workbench& bench, const QString& name, const QString& title) {
    QFile file(QStringLiteral(":/manual/%1/%2.md").arg(QLatin1String(languageInUse().code), name));
    if (!file.open(QIODevice::ReadOnly)) return;
    auto* text = new QTextBrowser;
    text->setObjectName(QStringLiteral("manualText"));
    text->setOpenLinks(false);
    text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // all lines wrap
    constexpr QSize largest(650, 650);  // the pixels of a figure: fewer would beat with its cells
    const LessonPictures pictures(QStringLiteral(":/screenshots"), QColor(Qt::black), largest);
    auto* document =
        new LessonDocument(withBareNames(QString::fromUtf8(file.readAll())), interfaceFont(14), pictures);
    document->setParent(text);
    document->setDocumentMargin(scaled(20));
    typeset(*document, *bench.theme);
    text->setDocument(document);
    QObject::connect(text, &QTextBrowser::anchorClicked, text,
                     [](const QUrl& address) { openLink(address.toString()); });
    auto* dialog = dialogToRead(bench.window, QStringLiteral("manualPage"), title, text);
    giveSize(*dialog, scaled(QSize(824, 680)));
    dialog->open();
}

}  // namespace

void HelpCommands::explain(int pane) {
    showWhatIsThis(bench_, pane, [this](const QString& lesson) { emit lessonWanted(lesson); });
}

void HelpCommands::explainEncoding() {
    showWhatEncodingThisIs(bench_, [this](const QString& lesson) { emit lessonWanted(lesson); });
}

/// Explains the encoding whose name has the focus, otherwise the pane that has it or had it last. Where there
/// is none the key lists all keys.
void HelpCommands::explainOrList() {
    if (bench_.panel->isInHead(bench_.window->focusWidget())) return explainEncoding();
    if (bench_.panes->current() < bench_.panes->count()) return explain(bench_.panes->current());
    showShortcuts(bench_.window);
}

void HelpCommands::showExamples() {
    auto* dialog = new ExamplesDialog(bench_.window);
    connect(dialog, &ExamplesDialog::chosen, this, &HelpCommands::openExample);
    connect(dialog, &ExamplesDialog::exportWanted, this, &HelpCommands::exampleExportWanted);
    dialog->open();
}

void HelpCommands::openExample(const Example& example) {
    const auto state = loadSession(example.picture, store_.views());
    if (!state) return report(state.error());
    store_.endGesture();
    store_.update([&state](State& now) { now = *state; }, tr("Example: %1").arg(example.title));
    tell(tr("Opened the example: %1. Undo brings back what was there before.").arg(example.title));
}

void HelpCommands::showGlossary() {
    auto* dialog = new GlossaryDialog(*bench_.theme, bench_.window);
    connect(dialog, &GlossaryDialog::lessonWanted, this, &HelpCommands::lessonWanted);
    dialog->open();
}

void HelpCommands::fill(QMenu* menu) {
    add(menu, QT_TR_NOOP("&What is this?"), QKeySequence(Qt::Key_F1), QStringLiteral("whatIsThisPane"),
        [this] { explainOrList(); });
    add(menu, QT_TR_NOOP("F&irst steps"), {}, QStringLiteral("firstStepsAgain"),
        [this] { emit firstStepsWanted(); });
    add(menu, QT_TR_NOOP("&Shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_Slash), QStringLiteral("shortcuts"),
        [this] { showShortcuts(bench_.window); });
    add(menu, QT_TR_NOOP("&Examples"), {}, QStringLiteral("examples"), [this] { showExamples(); });
    add(menu, QT_TR_NOOP("&Glossary"), {}, QStringLiteral("glossary"), [this] { showGlossary(); });
    struct Page {
        const char* entry;
        const char* name;
    };
    for (const Page& page :
         {Page{QT_TR_NOOP("&Check my table"), "check-my-table"},
          Page{QT_TR_NOOP("For &teachers"), "teaching"}, Page{QT_TR_NOOP("&Problem sheet"), "problems"},
          Page{QT_TR_NOOP("&References"), "references"}, Page{QT_TR_NOOP("What is &new"), "changes"}})
        add(menu, page.entry, {}, QStringLiteral("manual_") + QLatin1String(page.name), [this, page] {
            showManualPage(bench_, QLatin1String(page.name), withoutMnemonic(tr(page.entry)));
        });
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&About Posiscope"), {}, QStringLiteral("about"),
        [this] { showAbout(bench_.window); });
}

}  // namespace posiscope
