// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of axes and colour bars are round.
#include <qcustomplot.h>

#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/plot/decadeticker.h"

using namespace posiscope;

class TestTicks : public StrictTest {
    Q_OBJECT

 private slots:
    /// A logarithmic axis has the powers of ten that fit, 1, 2 and 5 where fewer than two do, and between
    /// them minor ticks that tell that it is logarithmic. Its labels have one notation.
    void logarithmicAxes_data() {
        const Rows<double, double, QStringList, int> row("from", "to", "labels", "minor");
        row("four decades", 1.0, 1e4, {"1", "10", "100", "1000", "10\u202f000"}, 4 * 9 + 1);
        row("within one", 1.5, 8.0, {"2", "5"}, 7);
        row("across one power", 40.0, 300.0, {"50", "100", "200"}, 6 + 3);
        row("many decades", 1.0, 1e12, {"1", "10³", "10⁶", "10⁹", "10¹²"}, 13);
        row("one more than is written out", 1.0, 1e5, {"1", "10²", "10⁴"}, 6);
        row("far below 1", 1e-16, 1.0, {"10⁻¹⁶", "10⁻¹²", "10⁻⁸", "10⁻⁴", "1"}, 17);
        row("across one large power", 4e5, 3e6, {"5·10⁵", "10⁶", "2·10⁶"}, 6 + 3);
    }
    void logarithmicAxes() {
        const auto [from, to, labels, minor] = fetchRow<double, double, QStringList, int>();
        QCustomPlot plot;
        plot.resize(600, 400);
        QCPAxis& axis = *plot.xAxis;
        axis.setScaleType(QCPAxis::stLogarithmic);
        tickerOf<DecadeTicker>(&axis)->setTickCount(5);
        axis.setRange(from, to);
        plot.replot();  // labels have room
        QVector<double> ticks, minors;
        QVector<QString> shown;
        axis.ticker()->generate({from, to}, QLocale::c(), u'g', 6, ticks, &minors, &shown);
        QCOMPARE(QStringList(shown), labels);
        QCOMPARE(minors.size(), minor);
    }

    /// Beside the colours of every table and bias stand multiples of 1, 2 or 5 times a power of
    /// ten.
    void colourBars_data() {
        const Rows<QString, QString> row("encoding", "view");
        for (const Encoding* encoding : encodings())
            for (const char* view : {"heatmap", "bias"})
                if (whyUnavailable(*findViewType(view), makeSnapshot(encodingState(encoding->id))).empty())
                    row(encoding->id.c_str(), QString::fromStdString(encoding->id), view);
    }
    void colourBars() {
        const auto [encoding, view] = fetchRow<QString, QString>();
        const WindowFixture fixture(encodingState(encoding.toStdString(), {view.toStdString()}));
        const auto* card = fixture.window->panes()->card(0);
        QVERIFY(card->view() != nullptr);
        auto* plot = qobject_cast<QCustomPlot*>(card->view()->widget());
        QVERIFY(plot != nullptr);
        PaintRecord record(plot->size());
        QCPPainter painter;
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.begin(&record);
        card->view()->paint(painter, plot->size());
        painter.end();
        const double right = plot->axisRect(0)->right();
        std::vector<double> numbers;
        for (const Painted& each : record.all()) {
            bool isNumber = false;
            const double number =
                QString(each.text).replace(QChar(0x2212), u'-').remove(QChar(0x202f)).toDouble(&isNumber);
            if (each.kind == Painted::Kind::words && each.box.left() > right && isNumber)
                numbers.push_back(number);
        }
        std::sort(numbers.begin(), numbers.end());
        QVERIFY(numbers.size() >= 2);
        const double step = numbers[1] - numbers[0];
        const double mantissa = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
        QVERIFY2(
            QList<int>({1, 2, 5}).contains(qRound(mantissa)) && std::abs(mantissa - qRound(mantissa)) < 1e-6,
            qPrintable(QString::number(step)));
        for (std::size_t n = 0; n < numbers.size(); ++n) {
            const double steps = numbers[n] / step;
            QVERIFY2(std::abs(steps - std::round(steps)) < 1e-6, qPrintable(QString::number(numbers[n])));
        }
    }
};

POSISCOPE_WINDOW_TEST(TestTicks)
#include "tst_ticks.moc"
