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
#include "ui/window/hintlabel.h"
#include "ui/window/identifycommands.h"
#include "ui/window/leftcolumn.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/letterwatch.h"
#include "ui/window/memory.h"
#include "ui/window/menuletters.h"
#include "ui/window/menus.h"
#include "ui/window/presentation.h"
#include "ui/window/statusbar.h"
#include "ui/window/tablecommands.h"
#include "ui/window/tablewatch.h"

namespace posiscope {

namespace {

const Theme& themeOf(const QString& choice) {
    return Theme::named(choice == QLatin1String("dark") ||
                        (choice == QLatin1String("system") && systemPrefersDark()));
}

bool canHaveFocus(const QWidget* widget) {
    return widget != nullptr && widget->isVisible() && widget->isEnabled();
}

}  // namespace

MainWindow::MainWindow(StateStore& store, Settings settings, QString settingsFile)
    : store_(store),
      settings_(std::move(settings)),
      files_(new FileCommands(*this)),
      tables_(new TableCommands(*this)),
      tableWatch_(new TableWatch(*this)),
      identify_(new IdentifyCommands(*this)),
      lessonCommands_(new LessonCommands(*this)),
      player_(new LessonPlayer(store, this)),
      game_(new WaveGame(store, this)),
      presentation_(new Presentation(*this)),
      memory_(new Memory(*this, std::move(settingsFile))) {
    setObjectName(QStringLiteral("window"));
    theme_ = &themeOf(settings_.theme);
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
    Player& player = motion_->player();
    player.setReducedMotion(settings_.reduceMotion == QLatin1String("on") ||
                            (asTheDesktop() && desktopFilesReduceMotion()));
    if (!asTheDesktop() || player.reducedMotion()) return;
    whenGnomeReducesMotion(motion_, [this, &player, asTheDesktop] {
        if (asTheDesktop()) player.setReducedMotion(true);
    });
}

QWidget* MainWindow::buildCentre() {
    panel_ = new ParameterPanel(store_);
    panel_->setFolds(settings_.unfolded, settings_.folded);
    left_ = new LeftColumn(panel_, *player_, *game_);
    left_->setLessonWidth(settings_.lessonWidth);
    connect(left_, &LeftColumn::lessonWidthChanged, this, [this](int pixels) {
        settings_.lessonWidth = pixels;
        memory_->saveSoon();
    });
    panes_ = new PaneArea(store_);
    motion_ = new MotionBar(store_);
    reduceMotionAsAsked();
    banner_ = new Banner;
    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    auto* message = new QHBoxLayout;  // as far from the window's edges as the panes
    message->setContentsMargins(10, 0, 10, 0);
    message->addWidget(banner_);
    right->addLayout(message);
    right->addWidget(panes_, 1);
    right->addWidget(motion_);
    auto* centre = new QWidget;
    parts_ = new QHBoxLayout(centre);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    parts_->addWidget(left_);
    parts_->addLayout(right, 1);
    return centre;
}

void MainWindow::setTextBelow(bool below) {
    parts_->setDirection(below ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
}

void MainWindow::build() {
    setCentralWidget(buildCentre());
    exports_ = new ExportCommands(*this);
    buildMenus();
    buildStatusBar();
    connect(player_, &LessonPlayer::problem, banner_, &Banner::say);
    player_->setCourse(settings_.course);
    if (settings_.lesson && player_->lesson() != nullptr) player_->setOwnState(settings_.state);
    if (settings_.lesson && player_->lesson() == nullptr) lessonCommands_->leaveMissing(settings_);
    connect(panes_, &PaneArea::commandWanted, this,
            [this](const QString& name) { findChild<QAction*>(name)->trigger(); });
    connect(panes_, &PaneArea::clicked, player_, &LessonPlayer::tryClick);
    connect(panel_, &ParameterPanel::problem, banner_, &Banner::say);
    connect(panel_, &ParameterPanel::foldsChanged, this, [this] {
        settings_.unfolded = panel_->unfolded();
        settings_.folded = panel_->folded();
        memory_->saveSoon();
    });
    connect(panel_, &ParameterPanel::openTableWanted, tables_, &TableCommands::askToOpen);
    connect(panel_, &ParameterPanel::tensorListWanted, tables_, &TableCommands::open);
    connect(panel_, &ParameterPanel::tensorWanted, this, [this](const QString& path, const QString& tensor) {
        tables_->openTensor(path, tensor.toStdString());
    });
    connect(panel_, &ParameterPanel::identifyWanted, identify_, &IdentifyCommands::identify);
    connect(motion_, &MotionBar::problem, banner_, &Banner::say);
    new LetterWatch(*this);
    presentation_->showParts();
    setThemeChoice(settings_.theme);
    refreshTitle();
    panes_->card(0)->setFocus();
}

/// Shows the contents again after the widgets have taken over their new texts and sizes.
void MainWindow::followLook() {
    takeTyped();
    while (QWidget* popup = QApplication::activePopupWidget())
        if (!popup->close()) break;
    player_->reload();
    // The menu bar lays out its corner only when it is given the widget.
    menuBar()->setCornerWidget(menuBar()->cornerWidget(Qt::TopLeftCorner), Qt::TopLeftCorner);
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
    for (int n = 0; QWidget* const card = panes_->card(n); ++n)
        if (canHaveFocus(card) && card->isAncestorOf(lost)) return card;
    if (LessonCard* const card = left_->lesson(); card != nullptr && card->isAncestorOf(lost))
        if (QWidget* const home = card->focusHome(); canHaveFocus(home)) return home;
    return panes_->card(panes_->current());
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
    auto* brand = new QLabel(QStringLiteral("Posiscope"));
    brand->setObjectName(QStringLiteral("brand"));
    menuBar()->setCornerWidget(brand, Qt::TopLeftCorner);
    menuBar()->setNativeMenuBar(false);
    new MenuLetters(menuBar());
    const auto topMenu = [this](const char* title) {
        auto* menu = menuBar()->addMenu(QString());
        keepLook(menu, [menu, title] { menu->setTitle(tr(title)); });
        return menu;
    };
    files_->fill(topMenu(QT_TR_NOOP("&File")));
    (new EditCommands(*this))->fill(topMenu(QT_TR_NOOP("&Edit")));
    auto* view = topMenu(QT_TR_NOOP("&View"));
    auto* panes = new ViewCommands(*this);
    panes->fill(view);
    view->addSeparator();
    presentation_->fill(view);
    (new LookCommands(*this))->fill(view);
    panes->fillControls(view);
    (new EncodingCommands(*this))->fill(topMenu(QT_TR_NOOP("E&ncoding")));
    (new CompareCommands(*this))->fill(topMenu(QT_TR_NOOP("&Compare")));
    lessonCommands_->fill(topMenu(QT_TR_NOOP("&Lessons")));
    (new HelpCommands(*this))->fill(topMenu(QT_TR_NOOP("&Help")));
}

void MainWindow::buildStatusBar() {
    value_ = new QLabel;
    value_->setObjectName(QStringLiteral("statusValue"));
    similarity_ = new QLabel;
    similarity_->setObjectName(QStringLiteral("statusSimilarity"));
    hint_ = new HintLabel(settings_.hints);
    connect(hint_, &HintLabel::remembered, this, [this] { memory_->saveSoon(); });
    connect(panes_, &PaneArea::hinted, hint_, &HintLabel::give);
    themeButton_ = new QToolButton;
    themeButton_->setObjectName(QStringLiteral("themeButton"));
    keepLook(themeButton_, [this] {
        themeButton_->setToolTip(tr("Switch between light and dark"));
        themeButton_->setIconSize(scaled(QSize(14, 14)));
    });
    themeButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(themeButton_, &QToolButton::clicked, this,
            [this] { setThemeChoice(theme_->isDark ? QStringLiteral("light") : QStringLiteral("dark")); });
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
    if (styled_ == theme_) return;
    styled_ = theme_;
    setPalette(theme_->palette());
    // Documents take the colour of their links from the application, whose other colours tell the desktop's
    // theme.
    QPalette links = QApplication::palette();
    links.setColor(QPalette::Link, theme_->accent);
    links.setColor(QPalette::LinkVisited, theme_->accent);
    if (links != QApplication::palette()) QApplication::setPalette(links);
    setStyleSheet(theme_->styleSheet());
}

void MainWindow::setThemeChoice(const QString& choice) {
    settings_.theme = choice;
    theme_ = &themeOf(choice);
    const bool dark = theme_->isDark;
    applyStyle();
    value_->setFont(codeFont(interfaceFont(11).pixelSize()));
    themeButton_->setText(dark ? tr("Dark") : tr("Light"));
    themeButton_->setIcon(
        themedIcon(dark ? QStringLiteral("theme-dark") : QStringLiteral("theme-light"), theme_->muted));
    show(store_.snapshot());
}

void MainWindow::show(const Snapshot& snapshot) {
    const bool open = player_->isQuestionOpen();
    // It locks these two: they cannot keep the focus.
    if (open && (panel_->isAncestorOf(focusWidget()) || motion_->isAncestorOf(focusWidget())))
        panes_->card(panes_->current())->setFocus(Qt::OtherFocusReason);
    const LeftColumn::Strip strip = presentation_->strip();
    setTextBelow(strip.on && strip.beside == 0);
    left_->show(snapshot, *theme_, strip);
    panes_->setManner({presentation_->isOn(), open});
    motion_->setEnabled(!open);
    panes_->show(store_.shared(), *theme_);
    motion_->show(snapshot, *theme_);
    statusBar()->setVisible(!presentation_->isOn() && !snapshot.state.hidden.contains("status"));
    // An open question may ask for these numbers.
    const QString value = open ? QString() : valueLine(snapshot, 5);
    if (value != value_->text()) value_->setText(value);
    const QString similarity = open ? QString() : similarityLine(snapshot, 4);
    if (similarity != similarity_->text()) similarity_->setText(similarity);
    refreshTitle();
}

void MainWindow::refreshTitle() {
    const QString name = files_->file().isEmpty() ? tr("Untitled") : QFileInfo(files_->file()).fileName();
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
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && panes_ != nullptr &&
        !canHaveFocus(focusWidget()))
        focusHome()->setFocus(Qt::OtherFocusReason);
    // The desktop may have changed between light and dark.
    if (event->type() == QEvent::ApplicationPaletteChange && themeButton_ &&
        settings_.theme == QLatin1String("system") && systemPrefersDark() != theme_->isDark)
        setThemeChoice(settings_.theme);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    // The focused widget has had its turn: fields and buttons take the key.
    if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier) {
        QMainWindow::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat()) motion_->toggle();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().size() == 1) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QUrl url = event->mimeData()->urls().value(0);
    if (!url.isLocalFile())
        banner_->say(tr("Only files on this computer can be opened."));
    else
        files_->openFile(url.toLocalFile());
}

}  // namespace posiscope
