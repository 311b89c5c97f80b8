// SPDX-License-Identifier: GPL-3.0-or-later
// What questions, reasons and findings of lessons name is in their picture: positions, dimensions, pairs,
// tokens, and the two sides of a comparison. Numbers and states are the same in every language.
#include <QRegularExpression>
#include <QTest>
#include <set>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

namespace {

/// "position 54 and 74" of a text: the word without its plural, and the numbers.
struct Named {
    QString what;
    std::vector<qint64> numbers;
};

std::vector<Named> namedIn(const QString& text) {
    static const QRegularExpression named(
        QStringLiteral("\\b(position|row|token|column|dimension|pair)s? "
                       "(\\d+(?: \\d{3})*(?:(?:, | and | or | to )\\d+(?: \\d{3})*)*)(?!\\d|\\.\\d|[·^/])"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression number(QStringLiteral("\\d+(?: \\d{3})*"));
    std::vector<Named> all;
    for (auto found = named.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        Named one{match.captured(1).toLower(), {}};
        for (auto each = number.globalMatch(match.captured(2)); each.hasNext();)
            one.numbers.push_back(each.next().captured().remove(u' ').toLongLong());
        all.push_back(one);
    }
    return all;
}

bool namesBothSides(const QString& text) {
    static const QRegularExpression sides(
        QStringLiteral("(?<!base )(?<!where )\\bB(?: is(?! \\d)| was| comes|'s)|\\bA is\\b|\\b[Ii]n B\\b"));
    return sides.match(text).hasMatch();
}

/// From one number to another, both in the picture.
struct Range {
    double from = 0, to = 0;
    bool has(qint64 number) const { return double(number) >= from && double(number) <= to; }
};

Range shownRange(const Snapshot& snapshot, const QString& what) {
    const Field& table = snapshot.model->table();
    const auto first = double(snapshot.model->firstCursor());
    Range rows{first, first + double(table.rows()) - 1}, columns{0, double(table.columns()) - 1};
    if (what == QLatin1String("token")) {
        const QString sentence = QString::fromStdString(snapshot.state.get(keys::sentence));
        return {0, double(sentence.split(u' ', Qt::SkipEmptyParts).size()) - 1};
    }
    if (what == QLatin1String("pair")) return {0, std::floor(double(table.columns()) / 2) - 1};
    const auto& panes = snapshot.state.arrangement.panes;
    if (panes.size() == 1 && panes[0].view == "heatmap" && panes[0].viewport) {
        const Viewport& part = *panes[0].viewport;
        rows = {std::max(rows.from, part.top), std::min(rows.to, part.bottom)};
        columns = {std::max(columns.from, part.left), std::min(columns.to, part.right)};
    }
    return what == QLatin1String("position") || what == QLatin1String("row") ? rows : columns;
}

/// What is named because the picture has not got it: a lesson, a step, a number.
using Imagined = std::tuple<QString, std::size_t, qint64>;
const std::set<Imagined>& imagined() {
    static const std::set<Imagined> all{
        {"why-order-is-lost", 4, 999},            // of a long text
        {"from-integers-to-sines", 10, 1000000},  // beyond the table
        {"formula-by-hand", 9, 7},                // the column that is missing
        {"reading-the-heatmap", 5, 12},           // what the mistake does not take
        {"learned-or-fixed", 2, 100},             // the picture has become two rows
        {"relative-positions", 7, 250},           // of a long text
        {"formula-by-hand", 1, 0},                // the row that is asked for is hidden
        {"reading-the-heatmap", 6, 0},            // of the other texts of a batch
        {"reading-the-heatmap", 6, 1},
        {"wavelengths", 6, 10000},      // beyond the table; the answer has a longer one
        {"learned-or-fixed", 9, 1023},  // of GPT-2
        {"learned-or-fixed", 9, 1024},
        {"rotary", 4, 100},                 // the answer has it as B
        {"longer-contexts", 1, 4096},       // the first one beyond the training
        {"in-code", 7, 1000001},            // where float32 fails
        {"where-positions-enter", 7, 100},  // of a long text
        {"final-test", 12, 20000}};         // beyond the training
    return all;
}

/// What a text names and its picture does not have.
QStringList faultsOf(const QString& text, const Snapshot& shown, const QString& lesson, std::size_t step) {
    QStringList faults;
    for (const Named& named : namedIn(text)) {
        const Range range = shownRange(shown, named.what);
        for (const qint64 number : named.numbers)
            if (!range.has(number) && !imagined().contains({lesson, step, number}))
                faults << QStringLiteral("%1 %2 is not in %3 to %4")
                              .arg(named.what)
                              .arg(number)
                              .arg(range.from)
                              .arg(range.to);
    }
    if (namesBothSides(text) && !hasB(shown.state)) faults << QStringLiteral("nothing is compared");
    return faults;
}

}  // namespace

class TestNamedThings : public StrictTest {
    Q_OBJECT

 private slots:
    void areInThePicture_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : builtInLessons())
            QTest::newRow(qPrintable(name)) << name;
    }
    void areInThePicture() {
        QFETCH(QString, name);
        const auto lesson = loadLesson(name, *findLanguage(QStringLiteral("en")));
        QStringList faults;
        for (std::size_t n = 0; n < lesson->steps.size(); ++n) {
            const Step& step = lesson->steps[n];
            if (!step.prediction) continue;
            const Snapshot asked = makeSnapshot(*stateOfStep(*lesson, n, viewIds()));
            const Snapshot answered =
                makeSnapshot(*stateOfStep(*lesson, n, viewIds(), Moment::answer), asked);
            const Snapshot shown = makeSnapshot(*stateOfStep(*lesson, n, viewIds(), Moment::then), answered);
            const auto look = [&](const Passage& passage, const Snapshot& picture, const Snapshot& kept) {
                const auto text = fillNumbers(passage, {picture, &kept, &answered}, plainNumber);
                QVERIFY2(text.ok(), qPrintable(QString::number(passage.line)));
                const QString words = QString::fromStdString(*text).remove(QChar(0x2060)).simplified();
                for (const QString& fault : faultsOf(words, picture, name, n + 1))
                    faults << QStringLiteral("step %1, line %2: %3: “%4”")
                                  .arg(n + 1)
                                  .arg(passage.line)
                                  .arg(fault, words);
            };
            look(step.prediction->question, asked, asked);
            look(step.prediction->because, answered, asked);
            look(step.then, shown, shown);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// The law sees what it is made for.
    void whatIsNotInThePicture_data() {
        const Rows<QString, int> row("text", "faults");
        row("all in the picture", QStringLiteral("Rows 3 and 15, dimension 7, pairs 0 to 3."), 0);
        row("a position", QStringLiteral("What has position 16?"), 1);
        row("two of three", QStringLiteral("Positions 3, 40 and 1 000."), 2);
        row("a column", QStringLiteral("Column 8 is the last one."), 1);
        row("a pair", QStringLiteral("Pair 4 is the last one."), 1);
        row("a token", QStringLiteral("Token 0 and token 3."), 1);
        row("sides", QStringLiteral("A is the table that was meant, B the file."), 1);
        row("a base", QStringLiteral("Which base B is it? Now B is 100."), 0);
    }
    void whatIsNotInThePicture() {
        const auto [text, faults] = fetchRow<QString, int>();
        State state = defaultState();
        state.set(keys::dModel, std::int64_t{8});
        state.set(keys::maxLen, std::int64_t{16});
        state.set(keys::sentence, std::string("dog bites man"));
        repair(state);
        const QStringList found = faultsOf(text, makeSnapshot(state), QStringLiteral("none"), 1);
        QVERIFY2(found.size() == faults, qPrintable(found.join(u'\n')));
    }
};

POSISCOPE_WINDOW_TEST(TestNamedThings)
#include "tst_namedthings.moc"
