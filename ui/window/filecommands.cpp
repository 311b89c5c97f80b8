// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filecommands.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/base/printable.h"
#include "core/config/configshelf.h"
#include "core/config/ggufconfig.h"
#include "core/identify/modelfolder.h"
#include "core/parameters/keys.h"
#include "core/state/comparisonshape.h"
#include "core/tables/tablefile.h"
#include "ui/dialogs/dialogs.h"
#include "ui/files/pictureembedding.h"
#include "ui/files/sessionfile.h"
#include "ui/files/tablepatterns.h"
#include "ui/lessons/player.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/parameterwords.h"
#include "ui/translation/translated.h"
#include "ui/view/kindedits.h"
#include "ui/view/standins.h"
#include "ui/window/banner.h"
#include "ui/window/exportcommands.h"
#include "ui/window/identifycommands.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/tablecommands.h"
#include "ui/window/tablewatch.h"

namespace posiscope {

namespace {

QString sessionFilter() {
    return QCoreApplication::translate("files", "Posiscope sessions (*.posiscope)");
}

/// Whether the file begins like a session, whatever its name.
bool looksLikeSession(const QString& path) {
    constexpr qint64 enough = 4096;
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(enough).contains("\"posiscope-session\"");
}

/// Buttons that compare what is shown with the other kinds of layers.
void addOtherKinds(QDialog* dialog, const std::vector<const LayerKind*>& kinds,
                   const std::function<void(const Values&)>& compare) {
    for (const LayerKind* kind : kinds) {
        const QString name = translated(nameWithCount(*kind));
        auto* button =
            new QPushButton(kinds.size() == 1 ? FileCommands::tr("Show the other layers as &B")
                                              : FileCommands::tr("Show the other layers as B: %1").arg(name));
        button->setObjectName(QStringLiteral("otherLayers"));
        button->setToolTip(Qt::convertFromPlainText(name));
        button->setAccessibleDescription(name);
        QObject::connect(button, &QPushButton::clicked, dialog,
                         [values = drawnValues(*kind), compare] { compare(values); });
        static_cast<QVBoxLayout*>(dialog->layout())->insertWidget(dialog->layout()->count() - 1, button);
    }
}

/// "other layers (with a sliding window): base 10 000": what the command line says as options.
QString lineOf(const LayerKind& kind, const LayerKind& shown) {
    QStringList parts;
    const Values values = drawnValues(kind);
    for (const Parameter* parameter : differingParameters(kind, shown))
        parts << parameterPart(*parameter, values.at(parameter->key));
    return translated(Text(POSISCOPE_TR("core", "other layers (%1): %2"))
                          .with(nameWithCount(kind))
                          .with(Text::asIs(listed(parts).toStdString())));
}

/// The tensors about positions in a model's folder, and what of it cannot be read.
QStringList linesOf(const ModelFolder& folder) {
    QStringList lines;
    for (const Text& note : folder.notes)
        lines << translated(note);
    lines << (folder.tensors.empty()
                  ? FileCommands::tr("No tensor of the folder is about positions by its name and shape.")
                  : FileCommands::tr("Tensors of the folder that are about positions:"));
    for (const Text& tensor : tensorTexts(folder))
        lines << translated(tensor);
    for (const Text& problem : folder.problems)
        lines << translated(problem);
    return lines;
}

/// A button that lists the tables in a model's folder.
void addTables(QDialog* dialog, const std::function<void()>& open) {
    auto* button = new QPushButton(FileCommands::tr("Open a &table of the folder …"));
    button->setObjectName(QStringLiteral("folderTables"));
    QObject::connect(button, &QPushButton::clicked, dialog, open);
    static_cast<QVBoxLayout*>(dialog->layout())->insertWidget(dialog->layout()->count() - 1, button);
}

/// Shows what was read from which key and what was assumed; `more` stands below it. The dialog is not modal,
/// so that the window stays usable.
QDialog* showReading(QWidget* parent, const QString& file, const QString& encoding, const ModelConfig& config,
                     const QStringList& more) {
    auto* heading = new QLabel(FileCommands::tr("This model uses: %1").arg(encoding));
    heading->setTextFormat(Qt::PlainText);
    heading->setFont(textFont(15, QFont::DemiBold));
    QStringList lines;
    const auto others = otherKinds(config);
    for (std::size_t n = 0; n + others.size() < config.notes.size(); ++n)
        lines << translated(config.notes[n]);
    for (const LayerKind* kind : others)
        lines << lineOf(*kind, config.shown());
    lines << more;
    auto* notes = new QTextBrowser;
    notes->setObjectName(QStringLiteral("configNotes"));
    notes->setAccessibleName(FileCommands::tr("What was read and what was assumed"));
    notes->setPlainText(lines.join(u'\n'));  // file names may hold anything
    auto* dialog = dialogToRead(parent, QStringLiteral("configDialog"),
                                FileCommands::tr("Read from %1").arg(file), notes);
    auto* column = static_cast<QVBoxLayout*>(dialog->layout());
    column->insertWidget(0, heading);
    if (const Text warning = warningOf(config); !warning.empty()) {
        auto* wrong = new QLabel(translated(warning));
        wrong->setObjectName(QStringLiteral("configWrong"));
        wrong->setTextFormat(Qt::PlainText);
        wrong->setWordWrap(true);
        column->insertWidget(1, wrong);
    }
    giveSize(*dialog, scaled(QSize(620, 420)));
    dialog->show();
    return dialog;
}

}  // namespace

FileCommands::FileCommands(Workbench& bench, TableCommands& tables, LessonCommands& lessons,
                           TableWatch& watch)
    : Commands(bench), tables_(tables), lessons_(lessons), watch_(watch), saved_(bench.settings.saved) {
    bench_.session = bench.settings.file;
    connect(&tables, &TableCommands::opened, this, &FileCommands::remember);
}

const State& FileCommands::ownState() const {
    return bench_.lessons->ownState();
}

bool FileCommands::isModified() const {
    return !bench_.session.isEmpty() && (!saved_ || ownState() != *saved_);
}

/// The session is what this file holds.
void FileCommands::connectTo(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    // Save would replace a picture by the text of a session.
    const bool picture = canCarrySession(path);
    bench_.session = picture ? QString() : absolute;
    saved_ = picture ? std::nullopt : std::optional(ownState());
    remember(absolute);
    emit renamed();
}

void FileCommands::fill(QMenu* menu, IdentifyCommands& identify, ExportCommands& exports) {
    add(menu, QT_TR_NOOP("&New"), QKeySequence::New, QStringLiteral("new"), [this] { newSession(); });
    add(menu, QT_TR_NOOP("&Open …"), QKeySequence::Open, QStringLiteral("open"), [this] { askToOpen(); });
    recent_ = addSubmenu(this, menu, QT_TR_NOOP("Open &recent"));
    recent_->setObjectName(QStringLiteral("recentMenu"));
    refreshRecent();
    add(menu, QT_TR_NOOP("Open &table …"), QKeySequence(Qt::CTRL | Qt::Key_T), QStringLiteral("openTable"),
        [this] { tables_.askToOpen(); });
    add(menu, QT_TR_NOOP("Open model &configuration …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T),
        QStringLiteral("openConfig"), [this] { askForConfig(); });
    add(menu, QT_TR_NOOP("Open model &folder …"), {}, QStringLiteral("openFolder"),
        [this] { askForFolder(); });
    identify.fill(menu);
    add(menu, QT_TR_NOOP("Reload"), QKeySequence(Qt::CTRL | Qt::Key_F5), QStringLiteral("reload"),
        [this] { watch_.reload(); });
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Save"), QKeySequence::Save, QStringLiteral("save"), [this] { save(); });
    add(menu, QT_TR_NOOP("Save &as …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        QStringLiteral("saveAs"), [this] { saveAs(); });
    menu->addSeparator();
    exports.fill(menu);
    menu->addSeparator();
    QAction* quit = add(menu, QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), QStringLiteral("quit"),
                        [this] { bench_.window->close(); });
    quit->setShortcutContext(Qt::ApplicationShortcut);  // from dialogs that leave the window usable, too
}

bool FileCommands::openSession(const QString& path) {
    std::vector<Text> corrections;
    const auto state = loadSession(path, store_.views(), corrections);
    if (!state) {
        report(state.error());
        return false;
    }
    // Opening a file is an undo step of its own.
    store_.endGesture();
    store_.update([&](State& now) { now = *state; }, tr("Open %1").arg(QFileInfo(path).fileName()));
    if (!state->get(keys::lesson).empty()) {
        State own = *state;
        own.set(keys::lesson, std::string());
        own.set(keys::lessonStep, std::int64_t{0});
        bench_.lessons->setOwnState(std::move(own));
    }
    PictureMemory& exported = bench_.settings.exports.picture;
    takeFigure(figureOfPicture(path), exported);
    if (canCarrySession(path)) exported.format = QFileInfo(path).suffix().toLower();
    connectTo(path);
    bench_.banner->hide();
    watch_.offerMissing();
    QStringList corrected;
    for (const Text& correction : corrections)
        corrected << translated(correction);
    if (!corrected.isEmpty())
        bench_.banner->say(tr("%1 holds values that are not allowed: %2.")
                               .arg(QFileInfo(path).fileName(), corrected.join(QStringLiteral(". "))));
    QStringList changed;
    for (const Text& table : changedTables(path))
        changed << translated(table);
    if (!changed.isEmpty())
        bench_.banner->say(QFileInfo(path).fileName() + QStringLiteral(": ") +
                           changed.join(QStringLiteral(". ")) + u'.');
    tell(tr("Opened %1").arg(QFileInfo(path).fileName()));
    return true;
}

void FileCommands::newSession() {
    if (!mayDiscard()) return;
    bench_.session.clear();
    saved_.reset();
    store_.endGesture();
    store_.update([](State& now) { now = defaultState(); }, tr("New"));
    bench_.banner->hide();
    emit renamed();
}

void FileCommands::askToOpen() {
    const QString path = fileToOpen(
        bench_.window, tr("Open a file"), QFileInfo(bench_.session).absolutePath(),
        tr("All that Posiscope opens (%1)")
                .arg(QStringLiteral("*.posiscope ") + tablePatterns() +
                     QStringLiteral(" *.json *.yaml *.yml *.md *.png *.svg *.pdf")) +
            QStringLiteral(";;") + sessionFilter() + QStringLiteral(";;") +
            tr("Tables (%1)").arg(tablePatterns()) + QStringLiteral(";;") +
            tr("Model configurations (*.json *.yaml *.yml *.gguf)") + QStringLiteral(";;") +
            tr("Lessons (*.md)") + QStringLiteral(";;") + tr("Exported pictures (*.png *.svg *.pdf)") +
            QStringLiteral(";;") + tr("All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

bool FileCommands::openFile(const QString& path, const ConfigChoice& choice) {
    // A replacement character means that the name was not UTF-8, and no file has the name that Qt made of it.
    if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path)) {
        bench_.banner->say(
            tr("The name of this file is not UTF-8 text, and Posiscope opens only files whose names are. "
               "Give the file another name."));
        return false;
    }
    const QString ending = QFileInfo(path).suffix().toLower();
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    if (holdsModelHeader(absolute) || !configFileIn(absolute).empty()) return openModel(path, choice);
    if (hasTableEnding(path) || QFileInfo(path).isDir()) return tables_.open(path);
    if (ending == QLatin1String("md")) return lessons_.open(path);
    const bool session =
        ending == QLatin1String("posiscope") || canCarrySession(path) || looksLikeSession(path);
    const bool config =
        ending == QLatin1String("json") || ending == QLatin1String("yaml") || ending == QLatin1String("yml");
    if (!session && isKindOfTable(absolute)) return tables_.open(path);
    if (config && !session) return openModel(path, choice);
    if (session || !QFileInfo(path).isFile()) return mayDiscard() && openSession(path);
    bench_.banner->say(
        tr("%1 is of a kind that Posiscope does not open. It opens sessions (.posiscope), pictures that it "
           "has exported (.png, .svg, .pdf), tables (%2), model configurations (.json, .yaml) and lessons "
           "(.md).")
            .arg(QFileInfo(path).fileName(), tableEndingList()));
    return false;
}

bool FileCommands::writeTo(const QString& path) {
    if (auto failure = saveSession(path, ownState())) {
        report(*failure);
        return false;
    }
    connectTo(path);
    const QString name = QFileInfo(path).fileName();
    tell(bench_.lessons->lesson() == nullptr ? tr("Saved %1").arg(name)
                                             : tr("Saved %1 as it was before the lesson").arg(name));
    return true;
}

bool FileCommands::save() {
    return bench_.session.isEmpty() ? saveAs() : writeTo(bench_.session);
}

bool FileCommands::saveAs() {
    QString path = fileToSave(
        bench_.window, tr("Save the session"),
        bench_.session.isEmpty() ? QStringLiteral("untitled.posiscope") : bench_.session, sessionFilter());
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(".posiscope");
    return writeTo(path);
}

/// Undo brings back what New and Open replace. So only changes of a named session are asked about, because a
/// person expects to find them in its file.
bool FileCommands::mayDiscard() {
    if (!bench_.window->isWindowModified()) return true;
    const auto answer =
        answerTo(bench_.window, tr("Save changes?"),
                 tr("%1 has changes that are not saved.").arg(QFileInfo(bench_.session).fileName()),
                 QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

void FileCommands::remember(const QString& path) {
    bench_.opened.removeAll(path);
    bench_.opened.prepend(path);
    bench_.settings.recent.removeAll(path);
    bench_.settings.recent.prepend(path);
    while (bench_.settings.recent.size() > mostRecent)
        bench_.settings.recent.removeLast();
    refreshRecent();
    bench_.saveNow();
}

void FileCommands::refreshRecent() {
    recent_->clear();
    for (const QString& path : bench_.settings.recent.mid(0, mostRecent)) {
        QString shown = QFileInfo(path).fileName();
        auto* action = recent_->addAction(shown.replace(u'&', QStringLiteral("&&")));
        action->setToolTip(plainToolTip(path));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    recent_->setEnabled(!bench_.settings.recent.isEmpty());
    recent_->setToolTipsVisible(true);
}

void FileCommands::askForConfig() {
    const QString path = fileToOpen(bench_.window, tr("Open the configuration of a model"), QString(),
                                    tr("Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)"));
    if (!path.isEmpty()) openModel(path);
}

void FileCommands::askForFolder() {
    const QString path = folderToOpen(bench_.window, tr("Open the folder of a model"), QString());
    if (!path.isEmpty()) openFile(path);
}

bool FileCommands::openModel(const QString& path, const ConfigChoice& choice) {
    const std::string config = configFileIn(QFileInfo(path).absoluteFilePath().toStdString());
    if (config.empty()) return openConfigFile(path, choice, {});
    return openConfigFile(QString::fromStdString(config), choice, path);
}

bool FileCommands::openConfigFile(const QString& path, const ConfigChoice& choice, const QString& folder) {
    store_.endGesture();
    std::optional<Result<ModelConfig>> reading;
    const Subject side = bench_.panel->side();
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    const auto refused = store_.update(
        [&](State& state) {
            editSubject(state, side, [&](State& own) { reading = openConfig(own, absolute, choice); });
            if (!*reading) return;
            // A and B share what is looked at: the configuration that was opened last.
            state.set(keys::configFile, absolute);
            state.set(keys::configPart, choice.part);
            bringViewsThatCan(state);
        },
        tr("Open %1").arg(QFileInfo(path).fileName()));
    if (!*reading || refused) {
        report(!*reading ? reading->error() : *refused);
        return false;
    }
    bench_.banner->hide();
    const QFileInfo opened(folder.isEmpty() ? path : folder);
    remember(opened.absoluteFilePath());
    const QString file = QString::fromStdString(printable(QFileInfo(path).fileName().toStdString()));
    tell(tr("Opened %1").arg(file));
    if (Text warning = warningOf(**reading); !warning.empty())
        bench_.panel->doubt({QFileInfo(path).fileName().toStdString(), std::move(warning),
                             snapshotOf(store_.snapshot(), side).state.values});
    const QStringList tensors =
        folder.isEmpty() ? QStringList() : linesOf(openModelFolder(opened.absoluteFilePath().toStdString()));
    auto* dialog = showReading(bench_.window, file,
                               translated(encodingOf(snapshotOf(store_.snapshot(), side).state).name),
                               **reading, tensors);
    if (!folder.isEmpty() && isKindOfTable(opened.absoluteFilePath().toStdString()))
        addTables(dialog, [this, folder] { tables_.open(folder); });
    if (side == Subject::a)
        addOtherKinds(dialog, otherKinds(**reading), [this](const Values& values) { compareWith(values); });
    return true;
}

/// Shows the encoding of these values as B, beside what is shown as A.
void FileCommands::compareWith(const Values& values) {
    store_.endGesture();
    const Arrangement& shown = store_.state().arrangement;
    const ViewType* type = findViewType(shown.panes[static_cast<std::size_t>(bench_.panes->current())].view);
    const ViewType& view = type->comparesSides ? *findViewType("heatmap") : *type;
    store_.update([&values, panes = comparisonPanes(view, snapshotOf(store_.snapshot(), Subject::a))](
                      State& state) { showAsB(state, values, panes); },
                  tr("Show the other layers as B"));
    bench_.panel->setSide(Subject::b);
}

}  // namespace posiscope
