// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure has beside its picture: titles, numbers, legends, colour bars, type and lines, by choice.
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRawFont>
#include <QRegularExpression>
#include <algorithm>

#include "core/parameters/viewkeys.h"
#include "tests/support/paintrecord.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figure.h"
#include "ui/export/figuresession.h"
#include "ui/parameters/numberfield.h"
#include "ui/style/fonts.h"
#include "ui/translation/readout.h"

using namespace posiscope;

namespace {

FigureRequest figureOf(const std::vector<std::string>& views, const char* encoding = "sinusoidal") {
    FigureRequest request;
    State state = encodingState(encoding, views);
    request.snapshot = makeSnapshot(state);
    request.panes = state.arrangement.panes;
    request.size = {480, 320};
    request.heading = false;
    request.paneTitles = false;
    return request;
}

std::vector<Painted> painted(const FigureRequest& request) {
    PaintRecord record(request.size);
    if (const auto failure = paintFigure(request, record, {})) qFatal("%s", failure->text.english().c_str());
    return record.all();
}

QStringList wordsOf(const FigureRequest& request) {
    QStringList words;
    for (const Painted& each : painted(request))
        if (each.kind == Painted::Kind::words) words << each.text;
    return words;
}

/// The places of images, in the order of drawing: pictures before their bars.
std::vector<QRectF> imagesOf(const FigureRequest& request) {
    std::vector<QRectF> images;
    for (const Painted& each : painted(request))
        if (each.kind == Painted::Kind::image) images.push_back(each.box);
    return images;
}

bool isNumber(const QString& word) {
    bool is = false;
    QString(word).replace(QChar(0x2212), u'-').remove(QChar(0x202f)).toDouble(&is);
    return is;
}

}  // namespace

class TestFigureLook : public StrictTest {
    Q_OBJECT

 private slots:
    void axisTitles() {
        FigureRequest request = figureOf({"heatmap"});
        QVERIFY(wordsOf(request).contains(QStringLiteral("position p")));
        QVERIFY(wordsOf(request).contains(QStringLiteral("dimension j")));
        request.look.xTitle = QStringLiteral("channel");
        request.look.yTitle = QString::fromLatin1(leftOut.data());
        const QStringList words = wordsOf(request);
        QVERIFY(words.contains(QStringLiteral("channel")));
        QVERIFY(!words.contains(QStringLiteral("dimension j")));
        QVERIFY(!words.contains(QStringLiteral("position p")));
    }

    /// The titles of a view with two plots are those of the plot that has one.
    void titlesOfTwoPlots() {
        FigureRequest request = figureOf({"similarity"});
        request.look.xTitle = QStringLiteral("key");
        request.look.yTitle = QStringLiteral("query");
        const QStringList words = wordsOf(request);
        QVERIFY(words.contains(QStringLiteral("key")) && words.contains(QStringLiteral("query")));
        QVERIFY(!words.contains(QStringLiteral("position q")));
    }

    /// A typeface with high lines takes no number from an axis.
    void firstNumbers_data() {
        const Rows<QString> row("font");
        row("sans", "sans");
        row("serif", "serif");
    }
    void firstNumbers() {
        const auto [font] = fetchRow<QString>();
        FigureRequest request = figureOf({"heatmap"});
        request.size = {300, 220};
        request.look.font = font;
        QCOMPARE(wordsOf(request).count(QStringLiteral("0")), 3);  // of both axes and of the bar
    }

    /// A long heading makes the others as small as it is.
    void headingsOfOneSize() {
        FigureRequest request = figureOf({"heatmap", "similarity"});
        request.size = {528, 211};
        request.paneTitles = true;
        const auto sizeOf = [&](const char* name) {
            for (const Painted& each : painted(request))
                if (each.kind == Painted::Kind::words && each.text.startsWith(QLatin1String(name)))
                    return each.type;
            return 0.0;
        };
        QVERIFY(sizeOf("Encoding table") > 0);
        QCOMPARE(sizeOf("Similarity"), sizeOf("Encoding table"));
    }

    void numbersAndTicks() {
        FigureRequest request = figureOf({"spectrum"});
        QVERIFY(std::ranges::any_of(wordsOf(request), isNumber));
        request.look.tickLabels = false;
        QVERIFY(std::ranges::none_of(wordsOf(request), isNumber));
        FigureRequest waves = figureOf({"waves"});
        const auto numbers = [&] {
            const QStringList words = wordsOf(waves);
            return std::ranges::count_if(words, isNumber);
        };
        waves.look.legend = false;
        const auto few = numbers();
        waves.look.ticks = 12;
        QVERIFY2(numbers() > few + 4, qPrintable(QString::number(numbers())));
    }

    /// What is left out leaves its room to the picture.
    void roomIsGivenBack() {
        FigureRequest request = figureOf({"heatmap"});
        const QRectF before = imagesOf(request).front();
        request.look.colourBar = false;
        const std::vector<QRectF> without = imagesOf(request);
        QCOMPARE(without.size(), std::size_t{1});
        QVERIFY(without.front().width() > before.width() + 40);
        request.look.xTitle = request.look.yTitle = QString::fromLatin1(leftOut.data());
        request.look.tickLabels = false;
        const QRectF bare = imagesOf(request).front();
        QVERIFY(bare.width() > without.front().width() + 30);
        QVERIFY(bare.height() > before.height() + 25);
    }

    void legends_data() {
        const Rows<QString, QString, QString> row("view", "encoding", "word");
        row("waves", "waves", "sinusoidal", "4 sin");
        row("distance", "distance", "alibi", "others");
        row("components", "components", "sinusoidal", "%");
    }
    void legends() {
        const auto [view, encoding, word] = fetchRow<QString, QString, QString>();
        FigureRequest request = figureOf({view.toStdString()}, qPrintable(encoding));
        const auto before = wordsOf(request);
        request.look.legend = false;
        const auto after = wordsOf(request);
        QStringList gone;
        for (const QString& each : before)
            if (!isNumber(each) && !after.contains(each)) gone << each;
        QVERIFY2(gone.join(u' ').contains(word), qPrintable(before.join(u'|')));
    }

    void titleOfTheBar() {
        FigureRequest request = figureOf({"heatmap"});
        request.look.colourBarTitle = QStringLiteral("value");
        QVERIFY(wordsOf(request).contains(QStringLiteral("value")));
    }

    void captions() {
        FigureRequest request = figureOf({"heatmap"});
        request.heading = true;
        const QString parameters = parameterLine(request.snapshot);
        QVERIFY(wordsOf(request).join(u' ').contains(parameters.left(12)));
        request.look.caption = QStringLiteral("my words");
        QVERIFY(wordsOf(request).contains(QStringLiteral("my words")));
        QVERIFY(!wordsOf(request).join(u' ').contains(parameters.left(12)));
        request.look.caption = QString::fromLatin1(leftOut.data());
        QVERIFY(!wordsOf(request).join(u' ').contains(parameters.left(12)));
    }

    void paneNames() {
        FigureRequest request = figureOf({"heatmap", "waves"});
        request.size = {900, 320};
        request.grid = {1, 2};
        request.letters = true;
        request.look.paneNames = {QStringLiteral("left"), QString()};
        const QStringList words = wordsOf(request);
        QVERIFY(words.contains(QStringLiteral("(a) left")) && words.contains(QStringLiteral("(b)")));
    }

    void lineWidths() {
        FigureRequest request = figureOf({"similarity"});
        request.scale = 4;
        // Blue ink of the profile; the colours of the map above it are the same in both.
        const auto ink = [&] {
            const auto image = renderImage(request);
            if (!image) qFatal("no picture");
            qint64 dark = 0;
            for (int y = image->height() * 3 / 4; y < image->height(); ++y)
                for (int x = 0; x < image->width(); ++x)
                    dark += qBlue(image->pixel(x, y)) > qRed(image->pixel(x, y)) + 60 ? 1 : 0;
            return dark;
        };
        request.look.lineWidth = 0.5;
        const qint64 thin = ink();
        request.look.lineWidth = 3;
        const qint64 thick = ink();
        QVERIFY2(thick > 3 * thin, qPrintable(QStringLiteral("%1 %2").arg(thin).arg(thick)));
    }

    void families() {
        FigureRequest request = figureOf({"spectrum"});
        request.look.font = QStringLiteral("serif");
        const auto drawn = drawForFile(request, QStringLiteral("svg"));
        QVERIFY(drawn.ok());
        QVERIFY(drawn->vectors.contains("font-family=\"STIXGeneral, "));
        static const QRegularExpression sansWords(QStringLiteral("<text[^>]*font-family=\"Open Sans[,\"]"));
        QVERIFY(!QString::fromUtf8(drawn->vectors).contains(sansWords));
        QVERIFY2(textFont().family() != figureFamily(QStringLiteral("serif")), "the window keeps its type");
        request.look.font = QStringLiteral("No Such Family");
        const auto refused = drawForFile(request, QStringLiteral("svg"));
        QVERIFY(!refused.ok());
        QCOMPARE(QString::fromStdString(refused.error().field), QStringLiteral("font"));
    }

    /// The serif has the letters of mathematics itself; subscripts are those of the other embedded serif.
    void serifHasMathematics() {
        const QRawFont face = QRawFont::fromFont(QFont(figureFamily(QStringLiteral("serif"))));
        for (const QChar letter : QStringLiteral("ωπθζ′·×−÷√∞Щж"))
            QVERIFY2(face.supportsCharacter(letter), qPrintable(QString(letter)));
        const QRawFont other = QRawFont::fromFont(QFont(symbolFamily()));
        for (const QChar letter : QStringLiteral("₀₁₂₉⁰⁻⁴⁹"))
            QVERIFY2(face.supportsCharacter(letter) || other.supportsCharacter(letter),
                     qPrintable(QString(letter)));
    }

    void squareCells() {
        FigureRequest request = figureOf({"heatmap"});
        request.snapshot.state.set(keys::squareCells, true);
        const QRectF place = imagesOf(request).front();
        const Field& table = request.snapshot.model->table();
        const double across = place.width() / static_cast<double>(table.columns());
        const double down = place.height() / static_cast<double>(table.rows());
        QVERIFY2(std::abs(across / down - 1) < 0.03, qPrintable(QString::number(across / down)));
    }

    void alignedAxes_data() {
        const Rows<int, int> row("rows", "columns");
        row("stacked", 2, 1);
        row("beside", 1, 2);
    }
    void alignedAxes() {
        const auto [rows, columns] = fetchRow<int, int>();
        FigureRequest request = figureOf({"heatmap", "bias"}, "alibi");
        request = figureOf({"heatmap", "offset-map"});
        request.grid = {rows, columns};
        request.size = rows > 1 ? QSize(321, 420) : QSize(760, 260);
        const auto plots = [&] {
            auto all = imagesOf(request);
            std::erase_if(all, [](const QRectF& box) { return box.width() < 20; });
            return all;
        };
        request.look.aligned = true;
        const auto aligned = plots();
        QCOMPARE(aligned.size(), std::size_t{2});
        QVERIFY(std::abs(aligned[0].height() - aligned[1].height()) <= 1);
        QVERIFY(std::abs(aligned[0].width() - aligned[1].width()) <= 1);
        if (rows > 1) QVERIFY(std::abs(aligned[0].left() - aligned[1].left()) <= 1);
        if (columns > 1) QVERIFY(std::abs(aligned[0].top() - aligned[1].top()) <= 1);
    }

    void oneColourBar() {
        FigureRequest request = figureOf({"heatmap", "offset-map"});
        request.grid = {1, 2};
        request.size = {900, 300};
        QCOMPARE(imagesOf(request).size(), std::size_t{4});
        request.look.sharedColourBar = true;
        QCOMPARE(imagesOf(request).size(), std::size_t{3});
        request.panes = figureOf({"heatmap", "similarity"}).panes;
        PaintRecord record(request.size);
        const auto failure = paintFigure(request, record, {});
        QVERIFY(failure && failure->field == "shared_colour_bar");
    }

    /// What would change nothing is disabled, and its tool tip says why.
    void choicesWithoutEffect() {
        ExportSubject subject;
        subject.figure = figureOf({"heatmap", "waves"});
        subject.shown = {800, 600};
        subject.chosen = {0};
        ExportDialog dialog(subject, nullptr);
        dialog.show();
        const auto field = [&](const char* name) {
            for (const char* kind : {"", "Box", "Field"})
                if (auto* found = dialog.findChild<QWidget*>(QLatin1String(name) + QLatin1String(kind)))
                    return found;
            qFatal("no %s", name);
        };
        const auto isOn = [&](const char* name) { return field(name)->isEnabled(); };
        const auto tip = [&](const char* name) { return field(name)->toolTip().section('\n', 0, 0); };
        QVERIFY(QTest::qWaitFor([&] { return !isOn("legend"); }, 20'000));
        for (const char* several : {"pane_names", "shared_colour_bar", "align"}) {
            QVERIFY2(!isOn(several), several);
            QCOMPARE(tip(several), QStringLiteral("This is a choice for several panes"));
        }
        QCOMPARE(tip("legend"), QStringLiteral("This picture has no legend"));
        QVERIFY(!isOn("line_width") && isOn("colour_bar") && isOn("x_title") && isOn("squareCells"));
        dialog.findChild<QCheckBox*>(QStringLiteral("pane1"))->click();
        QVERIFY(
            QTest::qWaitFor([&] { return isOn("legend") && isOn("line_width") && isOn("align"); }, 20'000));
        QCOMPARE(tip("legend"), QStringLiteral("Draw the legends of plots."));
    }

    /// A figure that was exported and opened again is exported as it was.
    void openedAgain() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.png"));
        PictureMemory memory;
        memory.preset.clear();
        memory.measure = {{3.25, 2.25, LengthUnit::in}, 1, 150, 8};
        memory.heading = false;
        memory.cursor = true;
        memory.theme = QStringLiteral("dark");
        memory.title = QStringLiteral("Mine");
        memory.look.set(keys::xTitle, std::string("channel"));
        memory.look.set(keys::yTitle, std::string(leftOut));
        memory.look.set(keys::ticks, std::int64_t{4});
        memory.look.set(keys::font, std::string("serif"));
        const auto exported = [](const ExportSubject& subject, const QString& file) {
            ExportDialog dialog(subject, nullptr);
            FigureRequest request = dialog.choice().figure;
            carrySession(request, file);
            const auto drawn = drawForFile(request, QStringLiteral("png"));
            if (!drawn) qFatal("no figure");
            return *encode(*drawn);
        };
        ExportSubject subject;
        subject.figure = figureOf({"heatmap"});
        subject.shown = {800, 600};
        subject.chosen = {0};
        subject.memory.picture = memory;
        const QByteArray first = exported(subject, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(first) == first.size());
        file.close();
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path));
        ExportSubject again = subject;
        again.figure.snapshot = fixture.store.snapshot();
        again.figure.panes = fixture.store.state().arrangement.panes;
        again.memory = fixture.window->settings().exports;
        QCOMPARE(again.memory.picture.title, QStringLiteral("Mine"));
        QCOMPARE(exported(again, path), first);
    }

    /// The dialog has a row for each choice, and knows them the next time.
    void theDialogRemembers() {
        WindowFixture fixture(encodingState("sinusoidal", {"heatmap"}));
        ExportSubject subject;
        subject.figure = figureOf({"heatmap"});
        subject.shown = {800, 600};
        subject.chosen = {0};
        subject.baseName = QStringLiteral("table");
        ExportDialog dialog(subject, nullptr);
        dialog.show();
        const auto find = [&]<class Kind>(const char* name) {
            auto* found = dialog.findChild<Kind*>(QLatin1String(name));
            if (found == nullptr) qFatal("no %s", name);
            return found;
        };
        find.operator()<QPushButton>("unfoldLook")->click();
        // The dialog grows: the whole column is in sight.
        const auto* rows = find.operator()<QWidget>("lookRows");
        QVERIFY(QTest::qWaitFor([&] { return rows->visibleRegion().boundingRect() == rows->rect(); }));
        QTest::keyClicks(find.operator()<QLineEdit>("x_titleField"), QStringLiteral("channel"));
        find.operator()<QCheckBox>("y_titleBox")->click();
        find.operator()<QCheckBox>("legendBox")->click();
        find.operator()<NumberField>("line_widthField")->ask(0.75);
        find.operator()<NumberField>("ticksField")->ask(4);
        auto* font = find.operator()<QComboBox>("fontMenu");
        font->setCurrentIndex(font->findData(QStringLiteral("serif")));
        emit font->activated(font->currentIndex());
        find.operator()<QCheckBox>("squareCells")->click();
        const ExportChoice choice = dialog.choice();
        QCOMPARE(choice.figure.look.xTitle, QStringLiteral("channel"));
        QVERIFY(isLeftOut(choice.figure.look.yTitle) && !choice.figure.look.legend);
        QCOMPARE(choice.figure.look.lineWidth, 0.75);
        QCOMPARE(choice.figure.look.ticks, 4);
        QCOMPARE(choice.figure.look.font, QStringLiteral("serif"));
        QVERIFY(choice.figure.snapshot.state.get(keys::squareCells));
        const ExportMemory again = exportMemoryOf(toJson(choice.memory));
        QVERIFY(lookOf(again.picture.look) == choice.figure.look);
    }
};

POSISCOPE_WINDOW_TEST(TestFigureLook)
#include "tst_figurelook.moc"
