// SPDX-License-Identifier: GPL-3.0-or-later
// Every view of every encoding at the sizes of journals and slides: drawn whole, and read.
#include "core/encodings/precisionparameters.h"
#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"

#include <set>

using namespace posiscope;

namespace {

/// The frames of plots. Beside the matrix of offset maps the dials belong to the picture; in views without
/// axes it is all that is drawn, with the words in it.
QRectF pictureOf(const std::string& view, const std::vector<Painted>& all, QSize size) {
    static const std::set<std::string> withAxes{"heatmap",    "grid", "waves",    "similarity", "spectrum",
                                                "components", "bias", "distance", "precision"};
    const bool axes = withAxes.contains(view), words = !axes && view != "offset-map";
    QRectF frames, drawn;
    constexpr double bar = 20;  // colour bars are narrower
    for (const Painted& each : all) {
        if (each.kind == Painted::Kind::words && !words) continue;
        const bool stroke = each.kind == Painted::Kind::stroke;
        const QRectF box = stroke ? each.points.boundingRect() : each.box;
        if (box.width() >= size.width() && box.height() >= size.height()) continue;  // the paper
        drawn |= box;
        if (stroke && each.points.size() == 5 && each.points.isClosed() && box.width() > bar &&
            box.height() > bar)
            frames |= box;
    }
    // Two plots with axes of their own: in a low column the names beside the curves belong to the picture.
    if (view == "components" && size.width() < 400 && size.height() < 200)
        for (const Painted& each : all)
            if (each.kind == Painted::Kind::words && each.box.left() > frames.right() &&
                frames.top() <= each.box.center().y() && each.box.center().y() <= frames.bottom())
                frames.setRight(std::max(frames.right(), each.box.right()));
    return (axes ? frames : drawn) & QRectF(QPointF(), size);
}

/// The sizes of columns and pages, and a slide.
void sizes() {
    eachText("size",
             {"3.25x2.25in", "3.25x1.6in", "5.5x2.2in", "6.75x2.5in", "89x60mm", "183x70mm", "1600x900"});
}

/// Every seventh figure of every view and encoding in this size, in the slow tests all of them. Each size
/// begins with another one.
template <class Look>
void eachFigure(const QString& size, int& row, Look look) {
    int figure = row++;
    for (const Encoding* encoding : encodings())
        for (const ViewType* type : viewTypes()) {
            if (!allRows() && ++figure % 7 != 0) continue;
            if (auto request = figureOf(*encoding, *type, size)) look(*encoding, *type, *request);
        }
}

}  // namespace

class TestFigureSizes : public StrictTest {
    Q_OBJECT

 private slots:
    /// Labels, legends and bars leave at least half of a figure to the picture.
    void halfIsPicture_data() { sizes(); }
    void halfIsPicture() {
        QFETCH(QString, size);
        static int row = 0;
        QStringList complaints;
        eachFigure(size, row, [&](const Encoding& encoding, const ViewType& type, FigureRequest& request) {
            static const std::set<std::string> texts{"readout", "comparison", "identity", "layers"};
            if (texts.contains(type.id)) return;  // as long as their words are
            request.heading = false;
            request.scale = 1;
            PaintRecord record(request.size);
            if (paintFigure(request, record, {})) return;  // says what it needs
            const QRectF box = pictureOf(type.id, record.all(), request.size);
            const double share = box.width() * box.height() /
                                 (static_cast<double>(request.size.width()) * request.size.height());
            // Dials are round: in a wide figure they end where they are as high as it.
            const bool dials = type.id == "clocks" || type.id == "rotation";
            if (dials && box.height() > 0.8 * request.size.height()) return;
            // A grid has the shape of its image, or of the frames beside each other.
            if (type.id == "grid" &&
                (box.height() > 0.6 * request.size.height() || box.width() > 0.7 * request.size.width()))
                return;
            if (share < 0.5)
                complaints << QStringLiteral("%1 %2: %3")
                                  .arg(encoding.id.c_str(), type.id.c_str())
                                  .arg(share, 0, 'f', 2);
        });
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// A small figure has all that was asked for and explains all that it draws, in type of one size where
    /// words are alike.
    void smallFiguresAreComplete_data() {
        addColumns<QString, QString, QString, QStringList, QStringList>("encoding", "view", "size", "words",
                                                                        "alike");
        for (const char* size : {"3.25x1.6in", "3.25x2.25in", "89x60mm", "5.5x2.2in"}) {
            const auto row = [&](const char* encoding, const char* view, const QStringList& words,
                                 const QStringList& alike) {
                QTest::addRow("%s, %s", view, size)
                    << QString(encoding) << QString(view) << QString(size) << words << alike;
            };
            row("sinusoidal", "clocks",
                {"p = 40", "p + k = 45", "sin ωp", "cos ωp", "i = 0", "i = 11", "i = 24"},
                {"i = 0", "i = 11", "i = 24"});
            row("rope", "rotation", {"query before", "key before", "i = 0", "i = 11", "i = 24"},
                {"query before", "key before"});
            row("sinusoidal", "sentence", {"Transformers", "revolutionized", "the", "field", "of", "NLP"},
                {"embedding", "encoding", "input"});
            row("sinusoidal", "counting", {}, {"Integer", "One-hot", "Binary"});
        }
    }
    void smallFiguresAreComplete() {
        const auto [encoding, view, size, words, alike] =
            fetchRow<QString, QString, QString, QStringList, QStringList>();
        FigureRequest request =
            *figureOf(*findEncoding(encoding.toStdString()), *findViewType(view.toStdString()), size);
        request.scale = 1;
        for (const bool heading : {true, false}) {
            request.heading = heading;
            PaintRecord record(request.size);
            QVERIFY(!paintFigure(request, record, {}));
            const auto find = [&](const QString& word) {
                return std::ranges::find_if(record.all(),
                                            [&](const Painted& each) { return each.text == word; });
            };
            QStringList lines;  // a letter of another face is an element of its own
            for (const Painted& each : record.all())
                if (each.continues && !lines.isEmpty())
                    lines.back() += each.text;
                else
                    lines << each.text;
            for (const QString& word : words)
                QVERIFY2(lines.contains(word), qPrintable(word + u'\n' + lines.join(u'\n')));
            std::set<double> types;
            for (const QString& word : alike)
                if (const auto found = find(word); found != record.all().end()) types.insert(found->type);
            QVERIFY2(types.size() == 1, qPrintable(lines.join(u'\n')));
        }
    }

    /// Half of the last number under a plot stands beside it, clear of the words there.
    void numbersAreClearOfWordsBeside_data() { eachText("size", {"183x70mm", "6.75x2.5in", "5.5x2.2in"}); }
    void numbersAreClearOfWordsBeside() {
        QFETCH(QString, size);
        FigureRequest request = *figureOf(*findEncoding("rope"), *findViewType("precision"), size);
        State state = request.snapshot.state;
        state.set(keys::maxLen, std::int64_t{8192});
        state.set(keys::precision, std::string("llama"));
        repair(state);
        request.snapshot = makeSnapshot(state);
        request.scale = 1;
        PaintRecord record(request.size);
        QVERIFY(!paintFigure(request, record, {}));
        const auto number = std::ranges::find_if(
            record.all(), [](const Painted& each) { return each.text == QLatin1String("8191"); });
        QVERIFY(number != record.all().end());
        constexpr double clear = 3;
        for (const Painted& each : record.all())
            QVERIFY2(each.kind != Painted::Kind::words || each.text == number->text ||
                         !each.box.intersects(number->box.adjusted(-clear, 0, clear, 0)),
                     qPrintable(each.text));
    }

    /// The words of a sentence are never cut: their type is smaller, or the figure says which size it needs.
    void wordsAreWhole_data() {
        addColumns<QString, QString>("sentence", "size");
        for (const char* sentence :
             {"The Transformer has positions", "a Donaudampfschifffahrtsgesellschaft b",
              "a Donaudampfschifffahrtsgesellschaftsmützenabzeichen b",
              "the honorificabilitudinitatibus and the floccinaucinihilipilification of positions"})
            for (const char* size : {"3.25x1.6in", "3.25x2.25in", "5.19x2.56in", "5.5x3in", "1600x900"})
                QTest::addRow("%s, %s", sentence, size) << QString(sentence) << QString(size);
    }
    void wordsAreWhole() {
        const auto [sentence, size] = fetchRow<QString, QString>();
        FigureRequest request = *figureOf(*findEncoding("sinusoidal"), *findViewType("sentence"), size);
        State state = request.snapshot.state;
        state.set(keys::sentence, sentence.toStdString());
        request.snapshot = makeSnapshot(state);
        request.heading = false;
        request.scale = 1;
        PaintRecord record(request.size);
        if (const Failure failure = paintFigure(request, record, {})) {
            QVERIFY(failure->text.english().find(" it needs ") != std::string::npos);
            QVERIFY(size != QLatin1String("1600x900"));
            return;
        }
        const QStringList complaints =
            complaintsAbout(record.all(), request.size, request.inchesPerPixel * 72);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
        QVERIFY(
            std::ranges::any_of(record.all(),
                                [](const Painted& each) { return each.text == QLatin1String("encoding"); }) ||
            size == QLatin1String("1600x900"));
        const QStringList words = sentence.split(u' ');
        if (words.size() > 4) return;  // low rows have a word only here and there
        for (const QString& word : words)
            QVERIFY2(
                std::ranges::any_of(record.all(), [&](const Painted& each) { return each.text == word; }),
                qPrintable(word));
    }

    void everyViewAtEverySize_data() { sizes(); }
    void everyViewAtEverySize() {
        QFETCH(QString, size);
        static int row = 0;
        QStringList complaints;
        eachFigure(size, row, [&](const Encoding& encoding, const ViewType& type, FigureRequest& request) {
            const QString name = QString::fromStdString(encoding.id + " " + type.id + ": ");
            for (const bool heading : {true, false}) {
                request.heading = heading;
                request.scale = 1;
                PaintRecord record(request.size);
                if (const Failure failure = paintFigure(request, record, {})) {
                    const QString reason = QString::fromStdString(failure->text.english());
                    // What truly has no room says what it needs.
                    if (!reason.contains(QStringLiteral(" it needs "))) complaints << name + reason;
                    if (size != QLatin1String("3.25x1.6in")) complaints << name + QStringLiteral("no room");
                    continue;
                }
                if (record.all().size() < 3) complaints << name + QStringLiteral("nothing is drawn");
                for (const QString& each :
                     complaintsAbout(record.all(), request.size, request.inchesPerPixel * 72))
                    complaints << name + each;
            }
        });
        complaints.removeDuplicates();
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }
};

POSISCOPE_WINDOW_TEST(TestFigureSizes)
#include "tst_figuresizes.moc"
