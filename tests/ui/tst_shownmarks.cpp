// SPDX-License-Identifier: GPL-3.0-or-later
// Each mark of each lesson is seen where it is shown: the window with it and without it are compared, as the
// lesson is presented. CTest runs this test on screens of 1920×1080 and 1280×720.
#include <QFontMetricsF>
#include <QTest>

#include "core/lessons/picturemarks.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/plot/marks.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

QStringList marksIn(const State& state) {
    QStringList marks;
    for (const QString& each : QString::fromStdString(state.get(keys::marks)).split(u';', Qt::SkipEmptyParts))
        marks << each.trimmed();
    return marks;
}

/// The smallest rectangle around the pixels of a part that differ by more than the edges of lines do when
/// they are drawn again.
QRect difference(const QImage& a, const QImage& b, const QRect& part) {
    constexpr int soft = 96;  // of the edge of a mark that is drawn twice
    QRect all;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto* p = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* q = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = part.left(); x <= part.right(); ++x)
            if (p[x] != q[x] &&
                (std::abs(qRed(p[x]) - qRed(q[x])) > soft || std::abs(qGreen(p[x]) - qGreen(q[x])) > soft ||
                 std::abs(qBlue(p[x]) - qBlue(q[x])) > soft))
                all |= QRect(x, y, 1, 1);
    }
    return all;
}

QString placeText(const QRect& rect) {
    return QStringLiteral("%1×%2 at %3, %4").arg(rect.width()).arg(rect.height()).arg(rect.x()).arg(rect.y());
}

/// A lesson on a projector, and its window with other marks.
class Projector {
 public:
    explicit Projector(const QString& lesson) {
        if (!fixture.window->lessonCommands()->open(lesson)) qFatal("no such lesson");
        fixture.window->presentation()->set(true);
        if (!QTest::qWaitFor([&] { return fixture.window->isFullScreen(); }, patience)) qFatal("no show");
        fixture.settle();
    }

    LessonPlayer& player() const { return *fixture.window->lessons(); }
    const State& state() const { return fixture.store.state(); }

    /// The panes as they are seen in the window, when nothing in them changes any more.
    QImage seen() const {
        QImage last;
        for (;;) {
            fixture.settle();
            QImage now(fixture.window->size(), QImage::Format_RGB32);
            now.fill(Qt::black);
            for (const QRect& each : pictures())
                fixture.window->render(&now, each.topLeft(), each);
            if (now == last) return now;
            last = now;
            QTest::qWait(30);
        }
    }

    QImage seenWith(const QStringList& marks) {
        const std::string text = marks.join(QStringLiteral("; ")).toStdString();
        fixture.store.update([&](State& state) { state.set(keys::marks, text); }, QStringLiteral("marks"));
        return seen();
    }

    /// The panes in the window.
    std::vector<QRect> pictures() const {
        std::vector<QRect> all;
        const PaneArea& panes = *fixture.window->panes();
        for (int n = 0; n < panes.count(); ++n)
            if (const PaneCard* card = panes.card(n); card->isVisible() && card->view() != nullptr) {
                const QWidget* picture = card->view()->widget();
                all.emplace_back(picture->mapTo(fixture.window.get(), QPoint()), picture->size());
            }
        return all;
    }

    /// What is wrong with one of the marks that are drawn.
    QStringList faultsOf(const QStringList& marks, qsizetype n, const QImage& with) {
        QStringList others = marks;
        others.removeAt(n);
        const QStringList faults = ofFrame(changes(with, seenWith(others)));
        const qsizetype colon = marks[n].indexOf(u':');
        if (colon < 0 || !faults.isEmpty()) return faults;
        QStringList mute = marks;
        mute[n] = marks[n].left(colon);
        return ofWord(changes(with, seenWith(mute)), marks[n].mid(colon + 1).trimmed());
    }

    /// What is wrong with the marks of what is shown now. Leaves the state as it was.
    QStringList faults() {
        const QStringList marks = marksIn(state());
        const QImage none = seenWith({});
        const QImage with = seenWith(marks);
        QStringList all;
        if (!changes(none, seenWith({})).empty()) all << place() + QStringLiteral(": does not keep still");
        for (qsizetype n = 0; n < marks.size(); ++n)
            for (const QString& fault : faultsOf(marks, n, with))
                all << QStringLiteral("%1, mark “%2”: %3").arg(place(), marks[n], fault);
        seenWith(marks);
        return all;
    }

    QString place() const {
        return QStringLiteral("step %1, part %2")
            .arg(player().step() + 1)
            .arg(static_cast<int>(player().stage().part));
    }

    /// What decides where marks are drawn; empty where there are none.
    QString drawn() const {
        if (marksIn(state()).isEmpty()) return {};
        QString all = QString::number(reinterpret_cast<quintptr>(fixture.store.shared().get()));
        for (const QRect& each : pictures())
            all += u' ' + placeText(each);
        return all;
    }

    /// One press; a solution is played to its end.
    void goOn() const {
        const Stage stage = player().stage();
        player().forward();
        fixture.settle();
        if (player().stage() == stage && player().isSolvable()) player().forward();
        fixture.settle();
    }

    /// What a press can change.
    QString whole() const {
        return place() + QStringLiteral(", paragraph %1, open %2, done %3, state %4")
                             .arg(player().stage().paragraphs)
                             .arg(player().isQuestionOpen())
                             .arg(player().isTaskDone())
                             .arg(reinterpret_cast<quintptr>(fixture.store.shared().get()));
    }

    WindowFixture fixture;

 private:
    /// What differs in each of the panes where something does.
    std::vector<QRect> changes(const QImage& a, const QImage& b) const {
        std::vector<QRect> all;
        for (const QRect& each : pictures())
            if (const QRect changed = difference(a, b, each & a.rect()); !changed.isEmpty())
                all.push_back(changed);
        return all;
    }

    static QStringList ofFrame(const std::vector<QRect>& changed) {
        constexpr int least = 8;
        if (changed.empty()) return {QStringLiteral("changes nothing")};
        QStringList faults;
        for (const QRect& each : changed)
            if (std::max(each.width(), each.height()) < least)
                faults << QStringLiteral("is too small: ") + placeText(each);
        return faults;
    }

    static QStringList ofWord(const std::vector<QRect>& changed, const QString& word) {
        if (changed.empty()) return {QStringLiteral("its word is not seen")};
        const QFontMetricsF metrics(Marks::labelFont());
        const double least = metrics.horizontalAdvance(word) - 4;
        QStringList faults;
        for (const QRect& each : changed) {
            // A word may have several lines.
            const double lines = std::max(1.0, std::floor(each.height() / metrics.height()));
            if (each.width() * lines < least || each.height() < metrics.capHeight() - 2)
                faults << QStringLiteral("its word is cut or covered: ") + placeText(each);
        }
        return faults;
    }
};

}  // namespace

class TestShownMarks : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() {
        setInterfaceScale(1);
        QApplication::setFont(interfaceFont());
        useLanguage(*findLanguage(QStringLiteral("en")));
    }

    void eachMarkIsSeen_data() { addLessonsInTurn(6); }
    void eachMarkIsSeen() {
        const auto [name, code] = fetchRow<QString, QString>();
        useLanguage(*findLanguage(code));
        Projector show(name);
        QStringList faults;
        int pictures = 0;
        QString drawn, before;
        do {
            // Who does a task may leave behind what was marked.
            const QString now = show.player().isTaskDone() ? QString() : show.drawn();
            if (!now.isEmpty() && now != drawn) {
                faults += show.faults();
                drawn = show.drawn();
                ++pictures;
            }
            before = show.whole();
            show.goOn();
        } while (before != show.whole());
        QCOMPARE(show.player().step() + 1, show.player().steps());
        qInfo("%d pictures with marks", pictures);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// The law sees what it is made for.
    void aMarkThatIsNotSeen_data() {
        const Rows<QString, QString> row("mark", "fault");
        row("below the table", "heatmap row 5000", "changes nothing");
        row("of a view that is not shown", "similarity cell 3 4", "changes nothing");
        row("under another", "heatmap row 3; heatmap row 3", "changes nothing");
        row("a kind that the view has not", "heatmap diagonal 3", "changes nothing");
        row("a word wider than the picture",
            QStringLiteral("heatmap row 3: ") + QString(400, QLatin1Char('w')), "its word is cut");
    }
    void aMarkThatIsNotSeen() {
        const auto [mark, fault] = fetchRow<QString, QString>();
        Projector show(QStringLiteral("reading-the-heatmap"));
        show.player().forward();
        QVERIFY(show.state().arrangement.panes[0].view == "heatmap");
        show.fixture.store.update([&](State& state) { state.set(keys::marks, mark.toStdString()); },
                                  QStringLiteral("marks"));
        const QString faults = show.faults().join(u'\n');
        QVERIFY2(faults.contains(fault), qPrintable(faults));
    }
};

POSISCOPE_WINDOW_TEST(TestShownMarks)
#include "tst_shownmarks.moc"
