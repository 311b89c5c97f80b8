// SPDX-License-Identifier: GPL-3.0-or-later
// PE(p, ·) with several dimensions under a pixel: a bar from the smallest to the largest of each kind.
#include <QApplication>
#include <cmath>

#include "core/state/snapshot.h"
#include "tests/support/encodingof.h"
#include "tests/support/strict.h"
#include "ui/export/figure.h"
#include "ui/style/resources.h"
#include "ui/style/theme.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

constexpr int columns = 8192;
constexpr int position = 40;

QImage picture() {
    State state = stateOf("sinusoidal", {{"d_model", std::int64_t{columns}},
                                         {"position", std::int64_t{position}},
                                         {"waves_across", std::string("dimensions")}});
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = {{"waves", {}}};
    request.size = {900, 500};
    request.heading = false;
    request.cursor = false;
    return renderImage(request).value();
}

/// Whether a pixel has the colour of a bar.
bool isOf(QRgb pixel, const QColor& colour) {
    // Bars have an opacity of 0.6 on white.
    const auto mixed = [](int channel) { return 255 - (255 - channel) * 0.6; };
    return std::abs(qRed(pixel) - mixed(colour.red())) < 4 &&
           std::abs(qGreen(pixel) - mixed(colour.green())) < 4 &&
           std::abs(qBlue(pixel) - mixed(colour.blue())) < 4;
}

}  // namespace

class TestDenseRow : public StrictTest {
    Q_OBJECT

 private slots:
    /// Far right all angles are small: sines are near 0 and cosines near 1, apart from each other.
    void kindsAreApartWhereAnglesAreSmall() {
        const QImage image = picture();
        const Theme& theme = Theme::light();
        const QColor sine = theme.of(Role::sine), cosine = theme.of(Role::cosine);
        // The last column of pixels that has both colours.
        for (int x = image.width() - 1; x > 0; --x) {
            QList<int> sines, cosines;
            for (int y = 0; y < image.height(); ++y) {
                if (isOf(image.pixel(x, y), sine)) sines << y;
                if (isOf(image.pixel(x, y), cosine)) cosines << y;
            }
            if (sines.isEmpty() || cosines.isEmpty()) continue;
            QVERIFY2(
                cosines.last() < sines.first() - 50,
                qPrintable(QString("cosines to %1, sines from %2").arg(cosines.last()).arg(sines.first())));
            // From ω·p = 40 / 10000^(1 − 18/8192) to 40 / 10000: a pixel or two.
            QVERIFY(sines.last() - sines.first() <= 3 && cosines.last() - cosines.first() <= 3);
            return;
        }
        QFAIL("no bars are drawn");
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    initialiseResources();
    TestDenseRow test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_denserow.moc"
