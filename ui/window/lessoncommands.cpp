// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lessoncommands.h"

#include <QMenu>
#include <QRandomGenerator>
#include <algorithm>

#include "core/parameters/keys.h"
#include "ui/dialogs/dialogs.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/lessons/wavegame.h"
#include "ui/style/look.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"
#include "ui/window/banner.h"
#include "ui/window/settings.h"

namespace posiscope {

bool LessonCommands::open(const QString& nameOrFile) {
    bench_.game->leave();   // a lesson and the game exclude each other
    bench_.banner->hide();  // before the start, which may say something about the lesson
    LessonPlayer& player = *bench_.lessons;
    player.followShortPath(false);
    if (const auto failure = player.resume(nameOrFile)) {
        report(*failure);
        return false;
    }
    if (const auto failure = refusePictures(*player.lesson(), player.pictures())) report(*failure);
    if (player.step() > 0)
        tell(tr("Going on with step %1 of %2. Begin the lesson again by Lessons ▸ Step.")
                 .arg(player.step() + 1)
                 .arg(player.steps()));
    return true;
}

void LessonCommands::leaveMissing(const Settings& settings) {
    const QString name = QString::fromStdString(settings.lesson->get(keys::lesson));
    if (const auto failure = bench_.lessons->resume(name)) report(*failure);
    store_.update([&](State& state) { state = settings.state; }, tr("Leave the lesson"));
}

/// Opens the first lesson of the short path that has not been read to its end.
void LessonCommands::goOnShortPath() {
    const QStringList path = shortPath();
    const qsizetype at = std::max<qsizetype>(0, path.indexOf(bench_.lessons->nextOnShortPath()));
    if (!open(path[at])) return;
    bench_.lessons->followShortPath(true);
    tell(tr("Lesson %1 of %2 on the short path. At its end, Lessons ▸ Short path opens the next.")
             .arg(at + 1)
             .arg(path.size()));
}

/// Opens what the last step of a lesson offers.
void LessonCommands::goOn() {
    if (bench_.lessons->followsShortPath()) return goOnShortPath();
    if (const QString next = bench_.lessons->nextLesson(); !next.isEmpty()) open(next);
}

void LessonCommands::startGame(qint64 seed) {
    bench_.lessons->leave();
    bench_.banner->hide();
    bench_.game->start(1, seed);
}

void LessonCommands::askToOpen() {
    const QString path = fileToOpen(bench_.window, tr("Open a lesson"), {}, tr("Lessons (*.md)"));
    if (!path.isEmpty()) open(path);
}

void LessonCommands::listSteps() {
    LessonPlayer& player = *bench_.lessons;
    if (player.lesson() == nullptr) return;
    auto* menu = new QMenu(bench_.window);
    menu->setObjectName(QStringLiteral("stepsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    int number = 0;
    for (const Step& step : player.lesson()->steps) {
        QString title = QString::fromStdString(step.title);
        title.replace(u'&', QStringLiteral("&&"));
        if (step.optional) title = tr("%1 (optional)").arg(title);
        QAction* action = menu->addAction(QStringLiteral("%1  %2").arg(number + 1).arg(title));
        action->setCheckable(true);
        action->setChecked(number == player.step());
        if (action->isChecked()) menu->setActiveAction(action);
        connect(action, &QAction::triggered, &player, [&player, number] { player.go(number); });
        ++number;
    }
    const QSize size = menu->sizeHint();
    menu->popup(bench_.window->mapToGlobal(bench_.window->rect().center()) -
                QPoint(size.width() / 2, size.height() / 2));
}

/// A lesson that is being written is read again whenever it is saved.
void LessonCommands::watchFile() {
    const std::string& name = store_.state().get(keys::lesson);
    if (name == watched_) return;
    watched_ = name;
    const QString file = QString::fromStdString(name);
    const bool ours = name.empty() || isBuiltInLesson(file);
    if (watch_ == nullptr) {
        if (ours) return;
        watch_ = new FileWatch(this);
        connect(watch_, &FileWatch::changed, this, &LessonCommands::readAgain);
    }
    watch_->watch(ours ? QStringList() : QStringList{file});
}

void LessonCommands::readAgain() {
    LessonPlayer& player = *bench_.lessons;
    if (const auto failure = player.readAgain()) return report(*failure);
    if (const auto failure = refusePictures(*player.lesson(), player.pictures())) return report(*failure);
    bench_.banner->hide();
    tell(tr("The lesson has been read again."));
}

Failure LessonCommands::saveAnswers(const QString& file) {
    AnswerLog log(file);
    if (auto failure = log.open()) return failure;
    if (!answers_) connect(bench_.lessons, &LessonPlayer::answered, this, &LessonCommands::saveAnswer);
    answers_ = std::move(log);
    return std::nullopt;
}

void LessonCommands::saveAnswer() {
    if (const auto failure = answers_->add(answerNow(*bench_.lessons)))
        bench_.banner->say(translated(failure->text));
}

void LessonCommands::askForAnswers() {
    const QString file =
        fileToSave(bench_.window, tr("Save my answers"), tr("answers.json"), tr("Answers (*.json)"), false);
    if (file.isEmpty()) return;
    const auto failure = saveAnswers(file);
    bench_.banner->say(
        failure ? translated(failure->text)
                : tr("From now on your answers are added to %1. They stay on this computer.").arg(file));
}

/// Lists the lessons when the menu first opens, because their titles must be read from all files. Those that
/// have been read to their end are checked.
void LessonCommands::listLessons(QMenu* menu) {
    addLessons(menu);
    constexpr qsizetype prefix = 7;  // of "lesson_"
    for (QAction* action : menu->actions())
        if (action->objectName().startsWith(QLatin1String("lesson_")))
            action->setChecked(bench_.lessons->isRead(action->objectName().mid(prefix)));
}

void LessonCommands::addLessons(QMenu* menu) {
    const QString language = QString::fromLatin1(languageInUse().code);
    if (menu->property("listed").toString() == language) return;
    menu->setProperty("listed", language);
    for (QAction* action : menu->actions())
        if (action->objectName().startsWith(QLatin1String("lesson_"))) delete action;
    QAction* before = menu->actions().first();
    int number = 0;
    for (const QString& name : builtInLessons()) {
        const auto lesson = loadLesson(name, languageInUse());
        if (!lesson) continue;
        ++number;
        QString title = QString::fromStdString(lesson->title);
        auto* action = new QAction(QStringLiteral("%1%2  %3")
                                       .arg(number < 10 ? QStringLiteral("&") : QString())
                                       .arg(number)
                                       .arg(title.replace(u'&', QStringLiteral("&&"))),
                                   menu);
        action->setObjectName(QStringLiteral("lesson_") + name);
        action->setCheckable(true);
        action->setToolTip(tr("%1 About %n minute(s).", nullptr, lesson->minutes)
                               .arg(QString::fromStdString(lesson->summary)));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, name] { open(name); });
        menu->insertAction(before, action);
    }
}

void LessonCommands::fill(QMenu* menu) {
    menu->setObjectName(QStringLiteral("lessonsMenu"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { listLessons(menu); });
    connect(bench_.lessons, &LessonPlayer::nextLessonWanted, this, &LessonCommands::goOn);
    menu->setToolTipsVisible(true);
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Open lesson …"), {}, QStringLiteral("openLesson"), [this] { askToOpen(); });
    auto* path =
        add(menu, QT_TR_NOOP("S&hort path"), {}, QStringLiteral("shortPath"), [this] { goOnShortPath(); });
    auto* game = add(menu, QT_TR_NOOP("&Wave game"), {}, QStringLiteral("waveGame"), [this] {
        constexpr int seeds = 1'000'000;
        startGame(QRandomGenerator::global()->bounded(seeds));
    });
    keepLook(menu, [game, path] {
        path->setToolTip(tr("Five lessons for little time: 1, 3, 5, 10 and 11"));
        path->setStatusTip(path->toolTip());
        game->setToolTip(tr("A hidden encoding is shown; find its parameters with as few moves as you can."));
    });
    QMenu* step = addSubmenu(this, menu, QT_TR_NOOP("S&tep"));
    auto* next = add(step, QT_TR_NOOP("&Next step"), QKeySequence(Qt::CTRL | Qt::Key_PageDown),
                     QStringLiteral("nextStep"), [this] { bench_.lessons->next(); });
    auto* back = add(step, QT_TR_NOOP("Step &back"), QKeySequence(Qt::CTRL | Qt::Key_PageUp),
                     QStringLiteral("previousStep"), [this] { bench_.lessons->back(); });
    auto* steps = add(step, QT_TR_NOOP("&Go to step …"), QKeySequence(Qt::CTRL | Qt::Key_G),
                      QStringLiteral("goToStep"), [this] { listSteps(); });
    auto* again = add(step, QT_TR_NOOP("Begin this step a&gain"), {}, QStringLiteral("restartStep"),
                      [this] { bench_.lessons->restartStep(); });
    auto* anew = add(step, QT_TR_NOOP("Begin this &lesson again"), {}, QStringLiteral("restartLesson"),
                     [this] { bench_.lessons->restartLesson(); });
    auto* course = add(step, QT_TR_NOOP("Start the &course again"), {}, QStringLiteral("restartCourse"),
                       [this] { bench_.lessons->restartCourse(); });
    keepLook(step, [course] {
        course->setToolTip(tr("Forget all replies, tasks and places in lessons"));
        course->setStatusTip(course->toolTip());
    });
    step->addSeparator();
    add(step, QT_TR_NOOP("Save my &answers …"), {}, QStringLiteral("saveAnswers"),
        [this] { askForAnswers(); });
    // The menu is as high as a small screen: the card's × does the same.
    auto* leave = add(step, QT_TR_NOOP("Lea&ve the lesson"), {}, QStringLiteral("leaveLesson"),
                      [this] { bench_.lessons->leave(); });
    menu->addSeparator();
    QMenu* teachers = addSubmenu(this, menu, QT_TR_NOOP("&For teachers"));
    auto* handout = add(teachers, QT_TR_NOOP("&Handout as PDF …"), {}, QStringLiteral("exportHandout"),
                        [this] { emit handoutWanted(HandoutKind::pupil); });
    auto* solutions =
        add(teachers, QT_TR_NOOP("Handout with &solutions …"), {}, QStringLiteral("exportSolutions"),
            [this] { emit handoutWanted(HandoutKind::solutions); });
    auto* teacher = add(teachers, QT_TR_NOOP("&Teacher’s copy …"), {}, QStringLiteral("exportTeacher"),
                        [this] { emit handoutWanted(HandoutKind::teacher); });
    auto* slides = add(teachers, QT_TR_NOOP("Save as s&lides …"), {}, QStringLiteral("exportSlides"),
                       [this] { emit slidesWanted(); });
    teachers->addSeparator();
    auto* lecture = add(teachers, QT_TR_NOOP("45-&minute lecture"), {}, QStringLiteral("lecture"),
                        [this] { open(lectures().constFirst()); });
    keepLook(teachers, [lecture] {
        lecture->setToolTip(tr("“From sines to YaRN”: ten steps of the course, without tasks"));
        lecture->setStatusTip(lecture->toolTip());
    });
    const auto refresh = [this, next, back, steps, again, anew, course, leave, handout, solutions, teacher,
                          slides] {
        const bool open = bench_.lessons->lesson() != nullptr;
        next->setEnabled(open && bench_.lessons->step() + 1 < bench_.lessons->steps());
        back->setEnabled(open && bench_.lessons->step() > 0);
        steps->setEnabled(open);
        again->setEnabled(open);
        anew->setEnabled(open);
        course->setEnabled(!bench_.lessons->course().empty());
        leave->setEnabled(open);
        handout->setEnabled(open);
        solutions->setEnabled(open);
        teacher->setEnabled(open);
        slides->setEnabled(open);
    };
    connect(&store_, &StateStore::changed, menu, refresh);
    connect(&store_, &StateStore::changed, this, &LessonCommands::watchFile);
    refresh();
}

}  // namespace posiscope
