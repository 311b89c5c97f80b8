// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStatusBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/parameters/keys.h"
#include "core/tables/tableshelf.h"
#include "ui/dialogs/dialogs.h"
#include "ui/lessons/lessoncard.h"
#include "ui/lessons/player.h"
#include "ui/lessons/steppicture.h"
#include "ui/lessons/wavegame.h"
#include "ui/motion/desktopmotion.h"
#include "ui/motion/motionbar.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/language.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/window/banner.h"
#include "ui/window/exportcommands.h"
#include "ui/window/filecommands.h"
#include "ui/window/firstplace.h"
#include "ui/window/firststeps.h"
#include "ui/window/hintlabel.h"
#include "ui/window/identifycommands.h"
#include "ui/window/leftcolumn.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/letterwatch.h"
#include "ui/window/memory.h"
#include "ui/window/menuletters.h"
#include "ui/window/menus.h"
#include "ui/window/presentation.h"
#include "ui/window/presenterkeys.h"
#include "ui/window/statusbar.h"
#include "ui/window/tablecommands.h"
#include "ui/window/tablewatch.h"

namespace posiscope {

namespace {

const Theme& themeOf(const QString& choice) {
    const bool dark =
        choice == QLatin1String("dark") || (choice == QLatin1String("system") && systemPrefersDark());
    return dark ? Theme::dark() : Theme::light();
}

bool canHaveFocus(const QWidget* widget) {
    return widget != nullptr && widget->isVisible() && widget->isEnabled();
}

}  // namespace

MainWindow::MainWindow(StateStore& store, Settings settings, QString settingsFile)
    : store_(store),
      settings_(std::move(settings)),
      bench_{.window = this,
             .store = store_,
             .settings = settings_,
             .saveSoon = [this] { memory_->saveSoon(); },
             .saveNow = [this] { memory_->save(); },
             .theme = &themeOf(settings_.theme),
             .lessons = new LessonPlayer(store, this),
             .game = new WaveGame(store, this)},
      tables_(new TableCommands(bench_)),
      tableWatch_(new TableWatch(bench_)),
      identify_(new IdentifyCommands(bench_)),
      lessonCommands_(new LessonCommands(bench_)),
      files_(new FileCommands(bench_, *tables_, *lessonCommands_, *tableWatch_)),
      presentation_(new Presentation(bench_, *lessonCommands_)),
      memory_(new Memory(bench_, std::move(settingsFile))) {
    setObjectName(QStringLiteral("window"));
    memory_->setFill([this](Settings& now) {
        now.geometry = presentation_->usualGeometry();
        now.file = bench_.session;
        now.saved = files_->saved();
    });
    connect(files_, &FileCommands::renamed, this, &MainWindow::refreshTitle);
    connect(presentation_, &Presentation::scaled, this, &MainWindow::restyle);
    connect(presentation_, &Presentation::lookChanged, this, &MainWindow::followLook);
    new PresenterKeys(bench_, *presentation_);
    presentation_->applyScale();  // before there are widgets, which would be styled twice
    setAcceptDrops(true);
    followSoon_.setSingleShot(true);
    connect(&followSoon_, &QTimer::timeout, this, &MainWindow::followLook);
    connect(&store_, &StateStore::changed, this, [this](const Snapshot& now) {
        show(now);
        tableWatch_->readWaiting();
        tableWatch_->watch();
        memory_->saveSoon();
    });
    // Larger files are read in another thread, whatever made the state name them.
    TableShelf::common().deferFrom(largeTableFile);
    build();
    constexpr QSize usual(1440, 900);
    if (settings_.geometry.isEmpty() || !restoreGeometry(settings_.geometry)) new FirstPlace(this, usual);
    QTimer::singleShot(0, this, [this] {
        tableWatch_->readWaiting();
        tableWatch_->watch();
        tableWatch_->offerMissing();
    });
    memory_->saveSoon();  // so that a problem is said at the beginning
    // The status bar's layout changes with every text. Now it is laid out before its first painting.
    QCoreApplication::sendPostedEvents(statusBar(), QEvent::LayoutRequest);
}

void MainWindow::reduceMotionAsAsked() {
    const auto asTheDesktop = [this] { return settings_.reduceMotion == QLatin1String("system"); };
    Player& player = bench_.motion->player();
    bench_.lessons->motion().setReduced([&player] { return player.reducedMotion(); });
    player.setReducedMotion(settings_.reduceMotion == QLatin1String("on") ||
                            (asTheDesktop() && desktopFilesReduceMotion()));
    if (!asTheDesktop() || player.reducedMotion()) return;
    whenGnomeReducesMotion(bench_.motion, [&player, asTheDesktop] {
        if (asTheDesktop()) player.setReducedMotion(true);
    });
}

QWidget* MainWindow::buildCentre() {
    bench_.panel = new ParameterPanel(store_);
    bench_.panel->setFolds(settings_.unfolded, settings_.folded);
    bench_.left = new LeftColumn(bench_.panel, *bench_.lessons, *bench_.game);
    bench_.left->setLessonWidth(settings_.lessonWidth);
    connect(bench_.left, &LeftColumn::lessonWidthChanged, this, [this](int pixels) {
        settings_.lessonWidth = pixels;
        memory_->saveSoon();
    });
    bench_.panes = new PaneArea(store_);
    picture_ = new StepPicture(bench_.panes);
    bench_.motion = new MotionBar(store_);
    reduceMotionAsAsked();
    bench_.banner = new Banner;
    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    auto* message = new QHBoxLayout;  // as far from the window's edges as the panes
    message->setContentsMargins(10, 0, 10, 0);
    message->addWidget(bench_.banner);
    firstSteps_ = new FirstSteps;
    connect(firstSteps_, &FirstSteps::chosen, this, &MainWindow::takeFirstStep);
    auto* first = new QHBoxLayout;
    first->setContentsMargins(10, 0, 10, 0);
    first->addWidget(firstSteps_);
    right->addLayout(message);
    right->addLayout(first);
    right->addWidget(bench_.panes, 1);
    right->addWidget(bench_.motion);
    auto* centre = new QWidget;
    parts_ = new QHBoxLayout(centre);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    parts_->addWidget(bench_.left);
    parts_->addLayout(right, 1);
    return centre;
}

void MainWindow::setTextBelow(bool below) {
    parts_->setDirection(below ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
}

void MainWindow::build() {
    setCentralWidget(buildCentre());
    exports_ = new ExportCommands(bench_);
    connect(lessonCommands_, &LessonCommands::handoutWanted, exports_, &ExportCommands::exportHandout);
    connect(lessonCommands_, &LessonCommands::slidesWanted, exports_, &ExportCommands::exportSlides);
    buildMenus();
    buildStatusBar();
    connect(bench_.lessons, &LessonPlayer::problem, bench_.banner, &Banner::say);
    bench_.lessons->setCourse(settings_.course);
    if (settings_.lesson && bench_.lessons->lesson() != nullptr) bench_.lessons->setOwnState(settings_.state);
    if (settings_.lesson && bench_.lessons->lesson() == nullptr) lessonCommands_->leaveMissing(settings_);
    connect(bench_.panes, &PaneArea::commandWanted, this,
            [this](const QString& name) { findChild<QAction*>(name)->trigger(); });
    connect(bench_.panes, &PaneArea::clicked, bench_.lessons, &LessonPlayer::tryClick);
    connect(bench_.panel, &ParameterPanel::problem, bench_.banner, &Banner::say);
    connect(bench_.panel, &ParameterPanel::foldsChanged, this, [this] {
        settings_.unfolded = bench_.panel->unfolded();
        settings_.folded = bench_.panel->folded();
        memory_->saveSoon();
    });
    connect(bench_.panel, &ParameterPanel::openTableWanted, tables_, &TableCommands::askToOpen);
    connect(bench_.panel, &ParameterPanel::tensorListWanted, tables_, &TableCommands::open);
    connect(bench_.panel, &ParameterPanel::tensorWanted, this,
            [this](const QString& path, const QString& tensor) {
                tables_->openTensor(path, tensor.toStdString());
            });
    connect(bench_.panel, &ParameterPanel::identifyWanted, identify_, &IdentifyCommands::identify);
    connect(bench_.motion, &MotionBar::problem, bench_.banner, &Banner::say);
    new LetterWatch(bench_);
    presentation_->showParts();
    setThemeChoice(settings_.theme);
    refreshTitle();
    bench_.panes->card(0)->setFocus();
}

/// Shows the contents again after the widgets have taken over their new texts and sizes.
void MainWindow::followLook() {
    takeTyped();
    while (QWidget* popup = QApplication::activePopupWidget())
        if (!popup->close()) break;
    bench_.lessons->reload();
    setThemeChoice(settings_.theme);
}

/// Half-typed text counts: a field takes it when the focus leaves it.
void MainWindow::takeTyped() {
    const QPointer<QWidget> typing = focusWidget();
    if (typing) typing->clearFocus();
    if (typing) typing->setFocus(Qt::OtherFocusReason);
}

/// Where the focus goes from a widget that cannot have it any more: to the part of the window that it is in.
QWidget* MainWindow::focusHome() const {
    QWidget* const lost = focusWidget();
    for (int n = 0; QWidget* const card = bench_.panes->card(n); ++n)
        if (canHaveFocus(card) && card->isAncestorOf(lost)) return card;
    if (LessonCard* const card = bench_.left->lesson(); card != nullptr && card->isAncestorOf(lost))
        if (QWidget* const home = card->focusHome(); canHaveFocus(home)) return home;
    return bench_.panes->card(bench_.panes->current());
}

bool MainWindow::focusNextPrevChild(bool next) {
    if (!isVisible() || focusWidget() == nullptr || canHaveFocus(focusWidget()))
        return QMainWindow::focusNextPrevChild(next);
    focusHome()->setFocus(Qt::OtherFocusReason);
    return true;
}

void MainWindow::setLanguageChoice(const QString& choice) {
    settings_.language = choice;
    useLanguage(chosenLanguage(choice));
    memory_->saveSoon();
}

MainWindow::~MainWindow() {
    // Hiding ends the editing of a field, which changes the state. The window's slots must not run then.
    store_.disconnect(this);
    delete presentation_;  // its windows use parts of this one
}

void MainWindow::buildMenus() {
    menuBar()->setNativeMenuBar(false);
    new MenuLetters(menuBar());
    const auto topMenu = [this](const char* title) {
        auto* menu = menuBar()->addMenu(QString());
        keepLook(menu, [menu, title] { menu->setTitle(tr(title)); });
        return menu;
    };
    files_->fill(topMenu(QT_TR_NOOP("&File")), *identify_, *exports_);
    (new EditCommands(bench_))->fill(topMenu(QT_TR_NOOP("&Edit")), *tables_);
    auto* view = topMenu(QT_TR_NOOP("&View"));
    auto* panes = new ViewCommands(bench_);
    panes->fill(view);
    view->addSeparator();
    presentation_->fill(view);
    auto* look = new LookCommands(bench_);
    look->fill(view);
    connect(look, &LookCommands::themeWanted, this, &MainWindow::setThemeChoice);
    connect(look, &LookCommands::languageWanted, this, &MainWindow::setLanguageChoice);
    panes->fillControls(view, *presentation_);
    (new EncodingCommands(bench_))->fill(topMenu(QT_TR_NOOP("E&ncoding")));
    (new CompareCommands(bench_))->fill(topMenu(QT_TR_NOOP("&Compare")), *tables_);
    lessonCommands_->fill(topMenu(QT_TR_NOOP("&Lessons")));
    auto* help = new HelpCommands(bench_);
    help->fill(topMenu(QT_TR_NOOP("&Help")));
    connect(help, &HelpCommands::lessonWanted, lessonCommands_, &LessonCommands::open);
    connect(help, &HelpCommands::exampleExportWanted, exports_, &ExportCommands::exportExample);
    connect(help, &HelpCommands::firstStepsWanted, this, [this] {
        mayAskFirst_ = true;
        wantFirstSteps(true);
    });
    connect(bench_.panes, &PaneArea::coloursWanted, panes, &ViewCommands::chooseColoursAt);
    connect(bench_.panes, &PaneArea::helpWanted, help, &HelpCommands::explain);
    connect(bench_.panel, &ParameterPanel::helpWanted, help, &HelpCommands::explainEncoding);
}

void MainWindow::buildStatusBar() {
    value_ = new QLabel;
    value_->setObjectName(QStringLiteral("statusValue"));
    similarity_ = new QLabel;
    similarity_->setObjectName(QStringLiteral("statusSimilarity"));
    hint_ = new HintLabel(settings_.hints);
    connect(hint_, &HintLabel::remembered, this, [this] { memory_->saveSoon(); });
    connect(bench_.panes, &PaneArea::hinted, hint_, &HintLabel::give);
    themeButton_ = new QToolButton;
    themeButton_->setObjectName(QStringLiteral("themeButton"));
    keepLook(themeButton_, [this] {
        themeButton_->setToolTip(tr("Switch between light and dark"));
        themeButton_->setIconSize(scaled(QSize(14, 14)));
    });
    themeButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(themeButton_, &QToolButton::clicked, this, [this] {
        setThemeChoice(bench_.theme->isDark ? QStringLiteral("light") : QStringLiteral("dark"));
    });
    auto* bar = new StatusBar;
    bar->add(value_);
    bar->add(similarity_);
    bar->addPermanentWidget(hint_);
    bar->addPermanentWidget(themeButton_);
    bar->yield(hint_);
    bar->yield(similarity_);
    setStatusBar(bar);
}

void MainWindow::restyle() {
    styled_ = nullptr;
    applyStyle();
}

void MainWindow::applyStyle() {
    if (styled_ == bench_.theme) return;
    styled_ = bench_.theme;
    setPalette(bench_.theme->palette());
    // Documents take the colour of their links from the application, whose other colours tell the desktop's
    // theme.
    QPalette links = QApplication::palette();
    links.setColor(QPalette::Link, bench_.theme->accent);
    links.setColor(QPalette::LinkVisited, bench_.theme->accent);
    if (links != QApplication::palette()) QApplication::setPalette(links);
    setStyleSheet(bench_.theme->styleSheet());
}

void MainWindow::setThemeChoice(const QString& choice) {
    settings_.theme = choice;
    bench_.theme = &themeOf(choice);
    const bool dark = bench_.theme->isDark;
    applyStyle();
    value_->setFont(codeFont(interfaceFont(11).pixelSize()));
    themeButton_->setText(dark ? tr("Dark") : tr("Light"));
    themeButton_->setIcon(
        themedIcon(dark ? QStringLiteral("theme-dark") : QStringLiteral("theme-light"), bench_.theme->muted));
    show(store_.snapshot());
}

void MainWindow::show(const Snapshot& snapshot) {
    const bool open = bench_.lessons->isQuestionOpen();
    // It locks these two: they cannot keep the focus.
    if (open && (bench_.panel->isAncestorOf(focusWidget()) || bench_.motion->isAncestorOf(focusWidget())))
        bench_.panes->card(bench_.panes->current())->setFocus(Qt::OtherFocusReason);
    const LeftColumn::Strip strip = presentation_->strip();
    setTextBelow(strip.on && strip.beside == 0);
    bench_.left->show(snapshot, *bench_.theme, strip);
    bench_.panes->setManner({presentation_->isOn(), open, bench_.lessons->isOnPaper()});
    bench_.motion->setEnabled(!open);
    bench_.panes->show(store_.shared(), *bench_.theme);
    picture_->show(*bench_.lessons, *bench_.theme);
    bench_.motion->show(snapshot, *bench_.theme);
    firstSteps_->setWanted(settings_.firstSteps && mayAskFirst_ && bench_.session.isEmpty() &&
                           bench_.lessons->lesson() == nullptr && !bench_.game->isOn() &&
                           !encodingOf(snapshot.state).fromFile && !presentation_->isOn());
    statusBar()->setVisible(!presentation_->isOn() && !snapshot.state.hidden.contains("status"));
    // An open question may ask for these numbers.
    const QString value = open ? QString() : valueLine(snapshot, 5);
    if (value != value_->text()) value_->setText(value);
    const QString similarity = open ? QString() : similarityLine(snapshot, 4);
    if (similarity != similarity_->text()) similarity_->setText(similarity);
    refreshTitle();
}

/// The line goes after a step that has led somewhere, and stays after Cancel.
void MainWindow::takeFirstStep(const QString& command) {
    const SnapshotPtr before = store_.shared();
    bool isTaken = command.isEmpty();
    if (command == QLatin1String("exportForPaper"))
        isTaken = exports_->exportForPaper();
    else if (!isTaken)
        findChild<QAction*>(command)->trigger();
    if (isTaken || store_.shared() != before) wantFirstSteps(false);
}

void MainWindow::leaveOutFirstSteps() {
    mayAskFirst_ = false;
    firstSteps_->setWanted(false);
}

void MainWindow::wantFirstSteps(bool wanted) {
    settings_.firstSteps = wanted;
    memory_->saveSoon();
    show(store_.snapshot());
}

void MainWindow::refreshTitle() {
    const QString name = bench_.session.isEmpty() ? tr("Untitled") : QFileInfo(bench_.session).fileName();
    setWindowTitle(QStringLiteral("%1[*] — Posiscope").arg(name));
    setWindowModified(files_->isModified());
}

void MainWindow::saveNow() {
    takeTyped();
    memory_->save();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    takeTyped();
    if (!files_->mayDiscard()) {
        event->ignore();
        return;
    }
    const bool discarded = files_->isModified();
    const auto failure = discarded ? memory_->saveWithoutChanges() : memory_->save();
    const auto closesWithout = [&] {
        const QString text =
            tr("%1\nThe next start will not have this state. Cancel keeps the window open, so that "
               "File ▸ Save as can keep it.")
                .arg(translated(failure->text));
        return answerTo(this, tr("Settings not saved"), text, QMessageBox::Close | QMessageBox::Cancel,
                        QMessageBox::Cancel) == QMessageBox::Close;
    };
    event->setAccepted(!failure || closesWithout());
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) followSoon_.start();
    // While another window was active, what has the focus in this one may have gone.
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && bench_.panes != nullptr &&
        !canHaveFocus(focusWidget()))
        focusHome()->setFocus(Qt::OtherFocusReason);
    // The desktop may have changed between light and dark.
    if (event->type() == QEvent::ApplicationPaletteChange && themeButton_ &&
        settings_.theme == QLatin1String("system") && systemPrefersDark() != bench_.theme->isDark)
        setThemeChoice(settings_.theme);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    // The focused widget has had its turn: fields and buttons take the key.
    if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat()) bench_.motion->toggle();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().size() == 1) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QUrl url = event->mimeData()->urls().value(0);
    if (!url.isLocalFile())
        bench_.banner->say(tr("Only files on this computer can be opened."));
    else
        files_->openFile(url.toLocalFile());
}

}  // namespace posiscope
