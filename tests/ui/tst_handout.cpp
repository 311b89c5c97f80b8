// Handouts: every lesson in every language on paper.
#include <QAbstractTextDocumentLayout>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextLayout>

#include "core/lessons/lessonstate.h"
#include "core/lessons/reply.h"
#include "tests/support/pdftext.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/lessondocument.h"
#include "ui/export/handout.h"
#include "ui/export/handoutpages.h"
#include "ui/export/handoutstep.h"
#include "ui/files/savefile.h"
#include "ui/lessons/library.h"
#include "ui/translation/language.h"

using namespace posiscope;

Q_DECLARE_METATYPE(posiscope::HandoutKind)

namespace {

/// Only letters and digits: what breaks lines, joins letters (ﬁ) and draws bullets does not count.
QString letters(const QString& text) {
    QString kept;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KC))
        if (letter.isLetterOrNumber()) kept += letter;
    return kept;
}

/// The folder of the pictures that come with the program.
const QString ours = QStringLiteral(":/lessons/pictures");

QString lettersOf(const QString& markdown) {
    return letters(LessonDocument(markdown, {}, {ours, Qt::black, {100, 100}}).toPlainText());
}

HandoutStep stepOf(const Lesson& lesson, std::size_t number) {
    const State beginning = *stateOfStep(lesson, number, viewIds());
    const State answered = *answeredState(beginning, lesson.steps[number], viewIds());
    return {lesson, number, makeSnapshot(beginning), makeSnapshot(answered)};
}

bool hasPicture(const QTextBlock& block) {
    return block.text().contains(QChar::ObjectReplacementCharacter);
}

std::vector<QTextBlock> blocksOf(const QTextDocument& document) {
    std::vector<QTextBlock> blocks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        blocks.push_back(block);
    return blocks;
}

int picturesIn(const QTextDocument& document) {
    return static_cast<int>(std::ranges::count_if(blocksOf(document), hasPicture));
}

int rulesIn(const QTextDocument& document) {
    return static_cast<int>(std::ranges::count_if(
        blocksOf(document), [](const auto& block) { return block.blockFormat().boolProperty(handoutRule); }));
}

/// Boxes with what stands in them and beside them, and the answers: "☐ A No."
QStringList answersIn(const QTextDocument& document) {
    QStringList answers;
    for (const QTextBlock& block : blocksOf(document))
        if (const QString mark = block.blockFormat().stringProperty(handoutMark);
            mark.startsWith(u'☐') || mark.startsWith(u'☑'))
            answers << QString(mark + u' ' + block.text()).replace(QChar(0x00a0), u' ');
    return answers;
}

bool leavesOutSteps(const QTextDocument& document) {
    return document.toPlainText().contains(
        QCoreApplication::translate("Handout", "optional, in the program"));
}

int pagesIn(const QTextDocument& document) {
    return columnsOf(document).back().page + 1;
}

/// The document of a lesson that has no mistakes.
class Paper {
 public:
    Paper(const Lesson& lesson, HandoutKind kind)
        : made_(handoutDocument(lesson, {.kind = kind, .pictures = ours})) {
        if (!made_) qFatal("%s", made_.error().text.english().c_str());
    }
    QTextDocument& operator*() const { return **made_; }
    QTextDocument* operator->() const { return made_->get(); }

 private:
    Result<std::unique_ptr<QTextDocument>> made_;
};

Lesson lessonOf(const std::string& steps, const std::string& header = {}) {
    auto lesson = parseLesson("---\nlesson: mine\ntitle: Mine\n" + header + "---\n\n" + steps);
    if (!lesson) qFatal("%s", lesson.error().text.english().c_str());
    return *lesson;
}

}  // namespace

class TestHandout : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void everyLesson_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("code");
        QTest::addColumn<HandoutKind>("kind");
        QTest::addColumn<int>("mostPages");
        const std::tuple<const char*, HandoutKind, int> kinds[] = {
            {"pupil", HandoutKind::pupil, 4},
            {"solutions", HandoutKind::solutions, 6},
            {"teacher", HandoutKind::teacher, 9},
        };
        for (const Language& language : languages())
            for (const QString& name : builtInLessons())
                for (const auto& [words, kind, mostPages] : kinds)
                    QTest::newRow(
                        qPrintable(QStringLiteral("%1 %2 %3")
                                       .arg(name, QLatin1String(language.code), QLatin1String(words))))
                        << name << QString::fromLatin1(language.code) << kind << mostPages;
    }
    void everyLesson() {
        QFETCH(QString, name);
        QFETCH(QString, code);
        QFETCH(HandoutKind, kind);
        QFETCH(int, mostPages);
        useLanguage(*findLanguage(code));
        const auto lesson = loadLesson(name, languageInUse());
        QVERIFY(lesson.ok());
        const auto document = Paper(*lesson, kind);
        QVERIFY2(pagesIn(*document) <= mostPages, qPrintable(QString::number(pagesIn(*document))));
        QVERIFY(!document->toPlainText().contains(QLatin1String("{{")));
        checkWords(*lesson, *document, kind);
        checkAnswers(*lesson, *document, kind);
        QVERIFY(picturesIn(*document) >= 4);
        checkColumns(*document);
        checkLines(*document);
    }

    /// The file holds the same as the document, in letters that can be searched, on as many pages.
    void pdf_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void pdf() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        const auto lesson = loadLesson(QStringLiteral("rotary"), languageInUse());
        const auto bytes = handoutPdf(*lesson, {.pictures = ours});
        QVERIFY(bytes.ok());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("handout.pdf"));
        QVERIFY(!saveBytes(path, *bytes));
        const QString text = textOfPdf(path);
        QVERIFY2(!text.isEmpty(), "pdftotext is of the package poppler-utils");
        QVERIFY(!text.contains(QLatin1String("{{")));
        for (const Step& step : lesson->steps)
            QVERIFY2(letters(text).contains(letters(QString::fromStdString(step.title))), step.title.c_str());
        const Paper paper(*lesson, HandoutKind::pupil);
        QCOMPARE(text.count(QStringLiteral("☐")), answersIn(*paper).size());
        const QString about = QString::fromUtf8(popplersWord(QStringLiteral("pdfinfo"), {path}));
        QVERIFY2(about.contains(QRegularExpression(QStringLiteral("Page size: .*A4"))), qPrintable(about));
        QVERIFY(about.contains(QString::fromStdString(lesson->title)));
        const int pages =
            QRegularExpression(QStringLiteral("Pages: +(\\d+)")).match(about).captured(1).toInt();
        QCOMPARE(pages, pagesIn(*paper));
        // Every font is in the file.
        const QString fonts = QString::fromUtf8(popplersWord(QStringLiteral("pdffonts"), {path}));
        QVERIFY2(!fonts.contains(QRegularExpression(QStringLiteral("\\bno +(yes|no) +(yes|no) +\\d"))),
                 qPrintable(fonts));
    }

    /// Pictures are as wide as a column, half as wide as the page, and of the same state there is only one.
    void pictures() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nFirst.\n\n"
            "## Two\n\nThe same.\n\n## Three\n\n```state\nbase = 100\n```\n\nAnother.\n");
        const auto document = Paper(lesson, HandoutKind::pupil);
        QCOMPARE(picturesIn(*document), 2);
        for (const QTextBlock& block : blocksOf(*document))
            if (hasPicture(block))
                QCOMPARE(block.begin().fragment().charFormat().toImageFormat().width(),
                         double(handoutColumn));
    }

    /// A picture that the text names is printed no wider than the column; one that is not there, as its
    /// words.
    void picturesOfTexts() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nA model:\n\n![the "
            "layers](transformer-positions.svg)\n\n![the words](gone.svg)\n");
        const Paper paper(lesson, HandoutKind::pupil);
        QCOMPARE(picturesIn(*paper), 2);
        const auto blocks = blocksOf(*paper);
        const auto picture = *std::next(blocks.rbegin());
        QVERIFY(hasPicture(picture));
        QVERIFY(picture.begin().fragment().charFormat().toImageFormat().width() <= handoutColumn);
        QCOMPARE(blocks.back().text(), QStringLiteral("the words"));
        QVERIFY(blocks.back().begin().fragment().charFormat().fontItalic());
    }

    /// What the answer changes on the screen is not on the pupil's sheet.
    void picturesAfterTheAnswer() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nText.\n\n"
            "```predict\nWhich?\n- [x] One\n- [ ] Two\n```\n\n```after\npanes = spectrum\n```\n\n"
            "```then\nNow {{= max_len }} positions.\n```\n");
        QCOMPARE(picturesIn(*Paper(lesson, HandoutKind::pupil)), 1);
        QCOMPARE(picturesIn(*Paper(lesson, HandoutKind::solutions)), 2);
        QVERIFY(!Paper(lesson, HandoutKind::pupil)->toPlainText().contains(QLatin1String("Now")));
        QVERIFY(Paper(lesson, HandoutKind::solutions)
                    ->toPlainText()
                    .contains(QLatin1String("Now 256 positions.")));
    }

    void questions_data() {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("answers");
        QTest::addColumn<QStringList>("solved");
        QTest::addColumn<int>("rules");
        QTest::addColumn<QStringList>("onlySolved");
        const auto row = [](const char* name, const char* question, const QStringList& answers,
                            const QStringList& solved, int rules, const QStringList& onlySolved) {
            QTest::newRow(name) << QString::fromLatin1(question) << answers << solved << rules << onlySolved;
        };
        row("one", "- [ ] Red :: Too long.\n- [x] Blue\n- [ ] Grey\nbecause: The reason.\n",
            {"☐ A Red", "☐ B Blue", "☐ C Grey"}, {"☐ A Red", "☑ B Blue", "☐ C Grey"}, 2,
            {"Too long.", "The reason."});
        row("one without a reason", "- [ ] Red\n- [x] Blue\n", {"☐ A Red", "☐ B Blue"},
            {"☐ A Red", "☑ B Blue"}, 0, {});
        row("all", "- [x] Red\n- [x] Blue\n- [ ] Grey\n", {"☐ A Red", "☐ B Blue", "☐ C Grey"},
            {"☑ A Red", "☑ B Blue", "☐ C Grey"}, 0, {});
        row("order", "- [1] Red\n- [2] Blue\n- [3] Grey\n", {"☐ A Blue", "☐ B Grey", "☐ C Red"},
            {"☐2 A Blue", "☐3 B Grey", "☐1 C Red"}, 0, {});
        row("number", "number: base / 4\nwithin: 1\nnot: base / 8 :: Half of it.\nbecause: The reason.\n", {},
            {}, 1, {QStringLiteral("2500"), QStringLiteral("1250 Half of it."), "The reason."});
        row("click", "click: position == 3\nnot: position == 4 :: The next one.\nbecause: Row 3.\n", {}, {},
            0, {"The next one.", "Row 3."});
    }
    void questions() {
        QFETCH(QString, question);
        QFETCH(QStringList, answers);
        QFETCH(QStringList, solved);
        QFETCH(int, rules);
        QFETCH(QStringList, onlySolved);
        const Lesson lesson = lessonOf("## One\n\n```predict\nWhich?\n" + question.toStdString() + "```\n");
        const auto sheet = Paper(lesson, HandoutKind::pupil);
        const auto solution = Paper(lesson, HandoutKind::solutions);
        QCOMPARE(answersIn(*sheet), answers);
        QCOMPARE(answersIn(*solution), solved);
        constexpr int forTheName = 1;
        QCOMPARE(rulesIn(*sheet), forTheName + rules);
        QCOMPARE(rulesIn(*solution), 0);
        for (const QString& words : onlySolved) {
            QVERIFY2(!sheet->toPlainText().contains(words), qPrintable(words));
            QVERIFY2(solution->toPlainText().contains(words), qPrintable(solution->toPlainText()));
        }
    }

    /// On the screen the number moves with the task; on paper it would tell too much, or be wrong.
    void liveNumbersOfTasks() {
        const Lesson lesson = lessonOf(
            "## One\n\n```task\nMake it {{= d_model / 2 }}. It is {{ d_model }}, of {{ max_len | row | rows "
            "}}.\n"
            "done: d_model == 64\nsolution: d_model = 64\n```\n");
        const QString sheet = Paper(lesson, HandoutKind::pupil)->toPlainText();
        QVERIFY2(sheet.contains(QLatin1String("Make it 64. It is ______, of ______ rows")),
                 qPrintable(sheet));
        const QString solved = Paper(lesson, HandoutKind::solutions)->toPlainText();
        QVERIFY2(solved.contains(QLatin1String("It is 128, of 256 rows.")), qPrintable(solved));
    }

    /// Hints stand upside down behind everything else, not below their tasks.
    void hintsAreTurned() {
        const Lesson lesson = lessonOf(
            "## One\n\n```task\nDo it.\ndone: base < 20\nsolution: base = 10\n```\n\n```hint\nDrag "
            "it.\n```\n\n## Two\n\nThe end.\n",
            "can: do it.\n");
        const Paper sheet(lesson, HandoutKind::pupil);
        const auto blocks = blocksOf(*sheet);
        QVERIFY(blocks.back().blockFormat().boolProperty(handoutTurned));
        QCOMPARE(blocks.back().text(), QStringLiteral("1 Drag it."));
        QCOMPARE(std::ranges::count_if(
                     blocks, [](const auto& each) { return each.blockFormat().boolProperty(handoutTurned); }),
                 1);
        const QString solved = Paper(lesson, HandoutKind::solutions)->toPlainText();
        QVERIFY(!solved.contains(QLatin1String("Drag it.")));
        const QString copy = Paper(lesson, HandoutKind::teacher)->toPlainText();
        QVERIFY(copy.indexOf(QLatin1String("Hint: Drag it.")) < copy.indexOf(QLatin1String("2  Two")));
    }

    void goalsAndGains() {
        const Lesson lesson =
            lessonOf("## One\n\nText.\n", "goal: what a row is\nneeds: Lesson 0\ncan: read a row.\n");
        for (const HandoutKind kind : {HandoutKind::pupil, HandoutKind::solutions, HandoutKind::teacher}) {
            const QString text = Paper(lesson, kind)->toPlainText();
            const qsizetype step = text.indexOf(QLatin1String("1  One"));
            const qsizetype goal = text.indexOf(QLatin1String("what a row is"));
            QVERIFY(goal >= 0 && goal < text.indexOf(QLatin1String("You need: Lesson 0")));
            QVERIFY(text.indexOf(QLatin1String("You need: Lesson 0")) < step);
            QVERIFY(text.indexOf(QLatin1String("read a row.")) > step);
        }
    }

    void minutes_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<QString>("words");
        QTest::newRow("one") << "en" << 1 << "About 1 minute.";
        QTest::newRow("many") << "en" << 34 << "About 34 minutes.";
        QTest::newRow("zh") << "zh" << 34 << QStringLiteral("约 34 分钟。");
        QTest::newRow("ru one") << "ru" << 21 << QStringLiteral("Время: около 21 минуты.");
        QTest::newRow("ru few") << "ru" << 34 << QStringLiteral("Время: около 34 минут.");
        QTest::newRow("ru many") << "ru" << 25 << QStringLiteral("Время: около 25 минут.");
    }
    void minutes() {
        QFETCH(QString, code);
        QFETCH(int, minutes);
        QFETCH(QString, words);
        useLanguage(*findLanguage(code));
        const Lesson lesson = lessonOf("## One\n\nText.\n", "minutes: " + std::to_string(minutes) + "\n");
        const QString text = Paper(lesson, HandoutKind::pupil)->toPlainText();
        QVERIFY2(text.contains(words), qPrintable(text));
    }

    void minutesOfSteps() {
        const Lesson lesson = lessonOf(
            "## One\n\nText.\n\n```notes\nminutes: 1\nSay it.\n```\n\n"
            "## Two {optional}\n\nMore.\n\n```notes\nminutes: 4\n```\n");
        const QString copy = Paper(lesson, HandoutKind::teacher)->toPlainText();
        QVERIFY2(copy.contains(QLatin1String("1  One (1 minute)")), qPrintable(copy));
        QVERIFY2(copy.contains(QLatin1String("2  Two (optional, 4 minutes)")), qPrintable(copy));
        QVERIFY(copy.contains(QLatin1String("More.")) && copy.contains(QLatin1String("Say it.")));
        const QString sheet = Paper(lesson, HandoutKind::pupil)->toPlainText();
        QVERIFY2(sheet.contains(QLatin1String("2  Two (optional)")), qPrintable(sheet));
        QVERIFY(sheet.contains(QLatin1String("More.")) && !sheet.contains(QLatin1String("Say it.")));
    }

    /// Optional steps are left out together, and only where they do not fit.
    void optionalSteps_data() {
        QTest::addColumn<HandoutKind>("kind");
        QTest::addColumn<bool>("leavesOut");
        QTest::newRow("pupil") << HandoutKind::pupil << true;
        QTest::newRow("solutions") << HandoutKind::solutions << true;
        QTest::newRow("teacher") << HandoutKind::teacher << false;
    }
    void optionalSteps() {
        QFETCH(HandoutKind, kind);
        QFETCH(bool, leavesOut);
        const std::string steps = "## One\n\nText.\n\n## Two {optional}\n\nShort.\n\n";
        const std::string pages = QStringLiteral("word ").repeated(10'000).toStdString() + "\n\n";
        const auto text = [&](const std::string& third, const std::string& words) {
            return Paper(lessonOf(steps + third + words), kind)->toPlainText();
        };
        QVERIFY(text("## Three\n\n", "End.\n").contains(QLatin1String("Short.")));
        const QString optional = text("## Three {optional}\n\n", pages + "End.\n");
        QCOMPARE(optional.contains(QLatin1String("Short.")), !leavesOut);
        QCOMPARE(optional.contains(QLatin1String("End.")), !leavesOut);
        QVERIFY(optional.contains(QLatin1String("Text.")) && optional.contains(QLatin1String("3  Three")));
    }

    void solutionsInWords() {
        const Lesson lesson = lessonOf(
            "## One\n\n```state\npanes = waves\n```\n\nText.\n\n```task\nDo it.\ndone: base > "
            "20000\nsolution: base = "
            "100000000\nsolution: layout = half-split\nsolution: max_len = 20000\n```\n");
        const auto without = Paper(lesson, HandoutKind::pupil);
        const auto with = Paper(lesson, HandoutKind::solutions);
        const QString text = with->toPlainText();
        for (const QString& line :
             {QStringLiteral("Base: 100\u202f000\u202f000"), QStringLiteral("Layout: Half-split"),
              QStringLiteral("Positions: 20\u202f000")}) {
            QVERIFY2(text.contains(line), qPrintable(text));
            QVERIFY(!without->toPlainText().contains(line));
        }
        QCOMPARE(picturesIn(*with), 2);
        QCOMPARE(picturesIn(*without), 1);
    }

    /// A paragraph higher than a page is cut between lines, and nothing is lost.
    void longParagraphs_data() {
        QTest::addColumn<QString>("header");
        QTest::newRow("step") << QString();
        QTest::newRow("head") << QStringLiteral("summary: ") + QStringLiteral("word ").repeated(3000) + u'\n';
    }
    void longParagraphs() {
        QFETCH(QString, header);
        std::string text;
        for (int n = 0; n < 3000; ++n)
            text += "word" + std::to_string(n) + " ";
        const auto document =
            Paper(lessonOf("## One\n\n" + text + "\n", header.toStdString()), HandoutKind::pupil);
        QVERIFY(pagesIn(*document) >= 2);
        checkColumns(*document);
    }

    /// Long titles go on in a second line: in the head, at the foot of the page, and above a picture.
    void longTitles() {
        const Lesson lesson = lessonOf("## One\n\nText.\n", "title: " + std::string(20, 'x') +
                                                                " a title that is longer than a line of the "
                                                                "foot of a page, and goes on to its end\n");
        const auto bytes = handoutPdf(lesson, {});
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("handout.pdf"));
        QVERIFY(!saveBytes(path, *bytes));
        const QString text = textOfPdf(path);
        QCOMPARE(text.count(QLatin1String("to its end")), 2);
        QVERIFY2(!text.contains(QChar(0x2026)), qPrintable(text));
    }

    void cancelStops() {
        const auto lesson = loadLesson(QStringLiteral("wavelengths"), languageInUse());
        int calls = 0;
        HandoutOptions options;
        options.progress = [&](double share) { return ++calls, share < 0.4; };
        const auto bytes = handoutPdf(*lesson, options);
        QVERIFY(bytes.ok() && bytes->isEmpty());
        QVERIFY(calls > 1);
        // The share only grows, to 1.
        std::vector<double> shares;
        options.progress = [&](double share) { return shares.push_back(share), true; };
        QVERIFY(!handoutPdf(*lesson, options)->isEmpty());
        QVERIFY(std::is_sorted(shares.begin(), shares.end()));
        QCOMPARE(shares.front(), 0.0);
        QCOMPARE(shares.back(), 1.0);
    }

    void mistakesAreReported() {
        const auto lesson = parseLesson(
            "---\nlesson: mine\ntitle: Mine\n---\n\n## One\n\n```state\nd_model = 0\n```\n\nText.\n");
        QVERIFY(lesson.ok());
        const auto bytes = handoutPdf(*lesson, {});
        QVERIFY(!bytes.ok());
        QVERIFY(bytes.error().text.english().find("line 9") != std::string::npos);
    }

 private:
    /// Every word of the lesson that this kind has stands in its order, and none of the others.
    static void checkWords(const Lesson& lesson, const QTextDocument& document, HandoutKind kind) {
        const QString text = letters(document.toPlainText());
        const bool leavesOut = leavesOutSteps(document);
        const bool solved = kind != HandoutKind::pupil;
        QVERIFY(text.contains(letters(QString::fromStdString(lesson.title))));
        qsizetype at = 0;
        for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
            const HandoutStep on = stepOf(lesson, n);
            const Step& step = on.step();
            at = text.indexOf(QString::number(n + 1) + letters(QString::fromStdString(step.title)), at);
            QVERIFY2(at >= 0, step.title.c_str());
            const auto stands = [&](const QString& markdown) {
                return text.indexOf(lettersOf(markdown), at) >= at;
            };
            const bool whole = !step.optional || !leavesOut;
            const auto only = [&](const QString& markdown, bool wanted) {
                if (lettersOf(markdown).isEmpty() || stands(markdown) == (whole && wanted)) return;
                QFAIL(qPrintable(step.title.c_str() + QStringLiteral(": ") + markdown));
            };
            only(on.before(step.text), true);
            only(on.before(step.notes), kind == HandoutKind::teacher);
            only(on.after(step.then), solved);
            only(on.after(step.hint), kind != HandoutKind::solutions);
            if (step.prediction) {
                only(on.before(step.prediction->question), true);
                only(on.after(step.prediction->because), solved);
                for (const Answer& answer : step.prediction->answers)
                    only(on.before(answer.why), solved);
                for (const Slip& slip : step.prediction->slips)
                    only(on.before(slip.why), solved);
            }
            if (step.task && (solved || step.task->text.text.find("{{ ") == std::string::npos))
                only(on.after(step.task->text), true);
        }
        for (const std::string& gain : lesson.gains)
            QVERIFY(text.indexOf(letters(QString::fromStdString(gain)), at) >= at);
    }

    /// The answers stand under the letters of the window, and the right ones are ticked in solutions alone.
    static void checkAnswers(const Lesson& lesson, const QTextDocument& document, HandoutKind kind) {
        QStringList wanted;
        for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
            const Step& step = lesson.steps[n];
            if (!step.prediction || (step.optional && leavesOutSteps(document))) continue;
            const bool order = step.prediction->asks == Asks::order;
            char16_t letter = u'A';
            for (const std::size_t answer : shownOrder(lesson, n)) {
                const bool ticked =
                    kind != HandoutKind::pupil && !order && step.prediction->answers[answer].right;
                wanted << (ticked ? QStringLiteral("☑") : QStringLiteral("☐")) +
                              (order && kind != HandoutKind::pupil ? QString::number(answer + 1)
                                                                   : QString()) +
                              letters(QChar(letter++) + lettersOf(stepOf(lesson, n).before(
                                                            step.prediction->answers[answer].text)));
            }
        }
        QStringList found;
        for (const QString& answer : answersIn(document)) {
            const qsizetype space = answer.indexOf(u' ');
            found << answer.first(space) + letters(answer.mid(space));
        }
        QCOMPARE(found, wanted);
    }

    /// Nothing is lost, nothing is cut, and nothing that belongs together is parted.
    static void checkColumns(const QTextDocument& document) {
        const auto columns = columnsOf(document);
        std::size_t at = 0;
        const auto* layout = document.documentLayout();
        QCOMPARE(columns.front().top, layout->blockBoundingRect(document.begin()).top());
        for (std::size_t n = 0; n < columns.size(); ++n) {
            QVERIFY(columns[n].y + columns[n].bottom - columns[n].top <= handoutHeight);
            if (n > 0) QVERIFY(columns[n].page - columns[n - 1].page <= 1);
        }
        for (const QTextBlock& block : blocksOf(document)) {
            const QRectF rect = layout->blockBoundingRect(block);
            if (rect.top() >= columns[at].bottom) {
                ++at;
                QVERIFY(at < columns.size());
                QCOMPARE(rect.top(), columns[at].top);
                QVERIFY2(!block.previous().blockFormat().boolProperty(handoutKeep),
                         qPrintable(block.previous().text()));
            }
            if (rect.height() <= handoutHeight) {
                QVERIFY2(rect.bottom() <= columns[at].bottom, qPrintable(block.text()));
                continue;
            }
            QVERIFY(!hasPicture(block));
            for (int n = 0; n < block.layout()->lineCount(); ++n) {
                const QTextLine line = block.layout()->lineAt(n);
                const double top = rect.top() + line.y();
                if (top >= columns[at].bottom) ++at;
                QVERIFY(top >= columns[at].top - 1 && top + line.height() <= columns[at].bottom + 1);
            }
        }
        QCOMPARE(at + 1, columns.size());
    }

    /// No line is wider than its column or ends where the text must not be broken: "i = d/2", "10 000".
    static void checkLines(const QTextDocument& document) {
        const QString glue = QStringLiteral("\u00a0\u202f\u2060");
        for (const QTextBlock& block : blocksOf(document)) {
            const double right = block.blockFormat().boolProperty(handoutWide) ? handoutWidth : handoutColumn;
            for (int n = 0; n < block.layout()->lineCount(); ++n) {
                const QTextLine line = block.layout()->lineAt(n);
                QVERIFY2(block.layout()->position().x() + line.x() + line.naturalTextWidth() <=
                             right + dotsPerPoint,
                         qPrintable(block.text()));
                if (n == 0) continue;
                const QString around = block.text().mid(line.textStart() - 1, 2);
                QVERIFY2(!glue.contains(around.front()) && !glue.contains(around.back()),
                         qPrintable(block.text()));
            }
        }
    }
};

POSISCOPE_WINDOW_TEST(TestHandout)
#include "tst_handout.moc"
