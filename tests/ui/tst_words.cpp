// SPDX-License-Identifier: GPL-3.0-or-later
// Text in pictures is readable: neither the cursor nor data cross it.
#include <qcustomplot.h>

#include <QTest>

#include "tests/support/encodingof.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/style/resources.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

constexpr QSize sizes[] = {{520, 330}, {360, 230}};

std::vector<Painted> paintedBy(const QString& view, const Snapshot& snapshot, QSize size) {
    const std::unique_ptr<View> shown(findViewType(view.toStdString())->create(nullptr));
    shown->show(
        {std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, true, false, true});
    PaintRecord record(size);
    QCPPainter painter;
    painter.setMode(QCPPainter::pmVectorized);
    painter.begin(&record);
    shown->paint(painter, size);
    painter.end();
    return record.all();
}

/// The words that a stroke in one of the colours crosses, unless something opaque is between them.
QStringList struckWords(const std::vector<Painted>& all, const std::vector<QColor>& colours) {
    QStringList struck;
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (all[n].kind != Painted::Kind::words) continue;
        for (std::size_t other = 0; other < all.size(); ++other) {
            const Painted& line = all[other];
            const bool isOne = std::find_if(colours.begin(), colours.end(), [&](const QColor& each) {
                                   return each.rgb() == line.colour.rgb();
                               }) != colours.end();
            if (line.kind != Painted::Kind::stroke || !isOne || !goesThrough(line.points, all[n].box))
                continue;
            const bool hidden =
                other < n &&
                std::any_of(all.begin() + static_cast<std::ptrdiff_t>(other),
                            all.begin() + static_cast<std::ptrdiff_t>(n), [&](const Painted& each) {
                                return each.kind == Painted::Kind::fill &&
                                       each.box.adjusted(-1, -1, 1, 1).contains(all[n].box);
                            });
            if (!hidden) struck << all[n].text;
        }
    }
    return struck;
}

/// The words that something opaque has been painted over.
QStringList hiddenWords(const std::vector<Painted>& all) {
    QStringList hidden;
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (all[n].kind != Painted::Kind::words) continue;
        const bool covered =
            std::any_of(all.begin() + static_cast<std::ptrdiff_t>(n), all.end(), [&](const Painted& each) {
                return each.kind == Painted::Kind::fill && each.box.intersects(all[n].box);
            });
        if (covered) hidden << all[n].text;
    }
    return hidden;
}

/// Pairs of visible words that overlap.
QStringList overlaps(const std::vector<Painted>& all, QSize size) {
    std::vector<std::pair<QString, QRectF>> seen;
    for (std::size_t n = 0; n < all.size(); ++n) {
        const QRectF box = all[n].box & QRectF(QPointF(), size);
        if (all[n].kind != Painted::Kind::words || all[n].text.trimmed().isEmpty() || box.isEmpty()) continue;
        const auto hides = [&](const Painted& each) {
            return each.kind == Painted::Kind::fill && each.box.contains(box);
        };
        if (std::none_of(all.begin() + static_cast<std::ptrdiff_t>(n), all.end(), hides))
            seen.emplace_back(all[n].text, box.adjusted(1, 1, -1, -1));
    }
    QStringList pairs;
    for (std::size_t n = 0; n < seen.size(); ++n)
        for (std::size_t other = 0; other < n; ++other)
            if (seen[n].second.intersects(seen[other].second))
                pairs << seen[other].first + " / " + seen[n].first;
    return pairs;
}

/// One encoding for every view that can show it, and some with little room for words.
struct Case {
    const char* name;
    const char* encoding;
    Given given;
    Given other = {};  ///< of B, where both are in one plot
};
const Case cases[] = {
    {"sinusoidal", "sinusoidal", {}},
    {"long", "sinusoidal", {{"max_len", std::int64_t{1'000'000}}}},
    {"far", "sinusoidal", {{"first_position", std::int64_t{1'000'000}}, {"max_len", std::int64_t{32}}}},
    {"one position", "learned", {{"max_len", std::int64_t{1}}, {"d_model", std::int64_t{16}}}},
    {"learned", "learned", {{"max_len", std::int64_t{300}}, {"d_model", std::int64_t{16}}}},
    {"rope", "rope", {}},
    {"yarn", "rope", {{"scaling", std::string("yarn")}, {"factor", 8.0}}},
    {"alibi", "alibi", {}},
    {"rope and yarn", "rope", {}, {{"base", 500'000.0}, {"scaling", std::string("yarn")}, {"factor", 8.0}}},
    {"two learned",
     "learned",
     {{"max_len", std::int64_t{300}}, {"d_model", std::int64_t{16}}},
     {{"max_len", std::int64_t{300}}, {"d_model", std::int64_t{16}}, {"seed", std::int64_t{2}}}},
    {"t5", "t5", {}},
};

/// The case with its state changed by `edit`.
template <class Edit>
Snapshot snapshotOfCase(const Case& each, Edit edit) {
    State state = stateOf(each.encoding, each.given);
    if (!each.other.empty()) state.variants = {stateOf(each.encoding, each.other).values};
    edit(state);
    repair(state);
    return snapshotOf(makeSnapshot(state), each.other.empty() ? Subject::a : Subject::both);
}

}  // namespace

class TestWords : public StrictTest {
    Q_OBJECT

    static void everyPicture() {
        addColumns<QString, int>("view", "index");
        for (const ViewType* type : viewTypes())
            for (std::size_t n = 0; n < std::size(cases); ++n)
                if ((type->drawsTogether() || cases[n].other.empty()) &&
                    whyUnavailable(*type, snapshotOfCase(cases[n], [](State&) {})).empty())
                    QTest::addRow("%s %s", type->id.c_str(), cases[n].name)
                        << QString::fromStdString(type->id) << static_cast<int>(n);
    }

 private slots:
    void linesThroughWordsAreFound() {
        PaintRecord record(sizes[0]);
        QPainter painter(&record);
        painter.setPen(Qt::red);
        painter.drawLine(QPointF(0, 52), QPointF(300, 52));
        painter.setPen(Qt::black);
        painter.drawText(QRectF(20, 40, 200, 24), Qt::AlignCenter, "struck");
        painter.setBrush(Qt::white);
        painter.drawRect(QRectF(220, 40, 80, 24));
        painter.drawText(QRectF(220, 40, 80, 24), Qt::AlignCenter, "clear");
        painter.end();
        QCOMPARE(struckWords(record.all(), {Qt::red}), QStringList{"struck"});
        QCOMPARE(struckWords(record.all(), {Qt::green}), QStringList());
    }

    void theCursorLeavesThemReadable_data() { everyPicture(); }
    void theCursorLeavesThemReadable() {
        QFETCH(QString, view);
        QFETCH(int, index);
        const Snapshot first = snapshotOfCase(cases[index], [](State&) {});
        constexpr int steps = 12;
        for (int step = 0; step <= steps; ++step) {
            const auto part = [step](std::int64_t count) { return (count - 1) * step / steps; };
            const Snapshot snapshot = snapshotOfCase(cases[index], [&](State& state) {
                state.set(keys::position, first.model->firstCursor() + part(first.model->table().rows()));
                state.set(keys::reference, first.model->firstCursor());
                state.set(keys::dimension, part(first.model->table().columns()));
            });
            for (const QSize size : sizes) {
                const auto all = paintedBy(view, snapshot, size);
                const Theme& theme = Theme::light();
                const QStringList struck = struckWords(all, {theme.cursorOnDark, theme.cursorOnLight});
                const QStringList hidden = hiddenWords(all);
                const QString where = QString("%1/%2, %3 wide: ").arg(step).arg(steps).arg(size.width());
                QVERIFY2(struck.isEmpty(), qPrintable(where + struck.join(" | ")));
                QVERIFY2(hidden.isEmpty(), qPrintable(where + hidden.join(" | ") + " hidden"));
            }
        }
    }

    /// In symbols alone where the sentence would cover dots.
    void theSharesOfComponentsFindAPlace_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(900, 500);
        QTest::newRow("usual") << QSize(520, 330);
        QTest::newRow("narrow") << QSize(420, 300);
    }
    void theSharesOfComponentsFindAPlace() {
        QFETCH(QSize, size);
        QString words;
        for (const Painted& each : paintedBy("components", makeSnapshot(stateOf("sinusoidal", {})), size))
            words += each.text + u' ';
        QVERIFY2(words.contains("90") && words.contains("99"), qPrintable(words));
    }

    /// Down to the panes of the smallest window.
    void theyDoNotLieOverEachOther_data() { everyPicture(); }
    void theyDoNotLieOverEachOther() {
        QFETCH(QString, view);
        QFETCH(int, index);
        const Snapshot snapshot = snapshotOfCase(cases[index], [](State&) {});
        for (const QSize size : {QSize(900, 600), QSize(520, 330), QSize(360, 230), QSize(300, 420),
                                 QSize(265, 160), QSize(200, 130)}) {
            const QStringList pairs = overlaps(paintedBy(view, snapshot, size), size);
            QVERIFY2(pairs.isEmpty(), qPrintable(QString("%1 × %2: ").arg(size.width()).arg(size.height()) +
                                                 pairs.join(" | ")));
        }
    }

    void noDataRunThroughThem_data() { everyPicture(); }
    void noDataRunThroughThem() {
        QFETCH(QString, view);
        QFETCH(int, index);
        const Snapshot snapshot = snapshotOfCase(cases[index], [](State&) {});
        for (const QSize size : sizes) {
            const Theme& theme = Theme::light();
            const QStringList struck = struckWords(paintedBy(view, snapshot, size),
                                                   {theme.sine, theme.cosine, theme.third, theme.accent});
            QVERIFY2(struck.isEmpty(),
                     qPrintable(QString("%1 wide: %2").arg(size.width()).arg(struck.join(" | "))));
        }
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    initialiseResources();
    TestWords test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_words.moc"
