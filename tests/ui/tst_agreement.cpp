// SPDX-License-Identifier: GPL-3.0-or-later
// A pane looks the same in the window, in a PNG and in a PDF.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/style/interfacescale.h"

using namespace posiscope;

namespace {

constexpr QSize size(640, 400);

/// The first encoding that the view shows; for a view of comparisons with another base in B.
std::optional<Snapshot> snapshotFor(const ViewType& type, std::int64_t positions) {
    State state = defaultState();
    for (const Encoding* encoding : encodings()) {
        if (encoding->fromFile) continue;
        state.set(keys::encoding, encoding->id);
        state.set(keys::maxLen, positions);
        repair(state);
        if (type.comparesSides) {
            beginComparing(state, "heatmap");
            state.variants.front().set(keys::base, 500.0);
        }
        if (Snapshot snapshot = makeSnapshot(state); whyUnavailable(type, snapshot).empty()) return snapshot;
    }
    return std::nullopt;
}

/// The device pixel ratio of field pictures in a PDF. Curves are made for logical pixels.
/// logical pixels.
int ratioOf(const ViewType& type) {
    return type.colormapKey.empty() ? 1 : 2;
}

/// The picture of a view without its fields to type in, which files omit.
QImage window(const ViewType& type, const Snapshot& snapshot) {
    setInterfaceScale(ratioOf(type));
    const std::unique_ptr<View> view(type.create(nullptr));
    QWidget* const widget = view->widget();
    QWidget* const below = widget->findChild<QWidget*>(QString::fromStdString(type.id));
    QWidget* const picture = below != nullptr ? below : widget;
    widget->setPalette(Theme::light().palette());
    widget->resize(size * ratioOf(type));
    widget->show();
    if (!QTest::qWaitForWindowExposed(widget, patience)) return {};
    widget->resize(widget->size() + size * ratioOf(type) - picture->size());
    view->show(
        {std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, false, false, true});
    WindowFixture::settle();
    return picture->grab().toImage().convertToFormat(QImage::Format_RGB32);
}

FigureRequest requestOf(const ViewType& type, const Snapshot& snapshot) {
    FigureRequest request;
    request.snapshot = snapshot;
    request.panes = {{type.id, {}}};
    request.theme = &Theme::light();
    request.size = size;
    request.scale = ratioOf(type);
    request.heading = false;
    request.cursor = false;
    return request;
}

QImage png(const ViewType& type, const Snapshot& snapshot) {
    return renderImage(requestOf(type, snapshot)).value().convertToFormat(QImage::Format_RGB32);
}

/// The page with as many pixels.
QImage pdf(const ViewType& type, const Snapshot& snapshot) {
    FigureRequest request = requestOf(type, snapshot);
    request.dotsPerInch = ratioOf(type) / request.inchesPerPixel;  // of the window
    const auto figure = drawForFile(request, QStringLiteral("pdf"));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pane.pdf"));
    QFile file(path);
    if (!figure.ok() || !file.open(QIODevice::WriteOnly)) return {};
    file.write(figure->vectors);
    file.close();
    const QString page = folder.filePath(QStringLiteral("page"));
    QProcess::execute(QStringLiteral("pdftoppm"),
                      {"-png", "-singlefile", "-scale-to-x", QString::number(size.width() * ratioOf(type)),
                       "-scale-to-y", QString::number(size.height() * ratioOf(type)), path, page});
    return QImage(page + ".png").convertToFormat(QImage::Format_RGB32);
}

/// Of the squares of 16 × 16 pixels, the share in percent whose mean colours differ by more than 20 of 255 in
/// a channel. Smoothed edges and hinted text differ within a square, and nothing else may.
double disagreement(const QImage& a, const QImage& b) {
    constexpr int side = 16, most = 20;
    int squares = 0, different = 0;
    for (int top = 0; top + side <= a.height(); top += side)
        for (int left = 0; left + side <= a.width(); left += side) {
            int sums[3] = {};
            for (int y = top; y < top + side; ++y)
                for (int x = left; x < left + side; ++x) {
                    const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
                    sums[0] += qRed(one) - qRed(other);
                    sums[1] += qGreen(one) - qGreen(other);
                    sums[2] += qBlue(one) - qBlue(other);
                }
            ++squares;
            different += std::any_of(std::begin(sums), std::end(sums),
                                     [&](int sum) { return std::abs(sum) > most * side * side; });
        }
    return 100.0 * different / squares;
}

constexpr double tolerance = 3;  // percent of the squares

}  // namespace

class TestAgreement : public StrictTest {
    Q_OBJECT

    static void everyView() {
        addColumns<QString, qint64>("id", "positions");
        for (const ViewType* type : viewTypes())
            for (const qint64 positions : {qint64{256}, qint64{20'000}})
                if (snapshotFor(*type, positions))
                    QTest::addRow("%s, %lld positions", type->id.c_str(), positions)
                        << QString::fromStdString(type->id) << positions;
    }

 private slots:
    void cleanup() { setInterfaceScale(1); }

    void windowAndFilesAgree_data() { everyView(); }
    void windowAndFilesAgree() {
        QFETCH(QString, id);
        QFETCH(qint64, positions);
        const ViewType& type = *findViewType(id.toStdString());
        const Snapshot snapshot = *snapshotFor(type, positions);
        const QImage wanted = png(type, snapshot);
        const auto compare = [&](const char* name, const QImage& other) {
            QVERIFY2(other.size() == size * ratioOf(type) && wanted.size() == other.size(), name);
            const double share = disagreement(wanted, other);
            QVERIFY2(share <= tolerance, qPrintable(QStringLiteral("%1: %2 %").arg(name).arg(share)));
        };
        compare("window", window(type, snapshot));
        compare("PDF", pdf(type, snapshot));
    }

    /// The tolerance distinguishes pictures that differ.
    void otherPicturesDisagree() {
        for (const char* id : {"heatmap", "waves", "similarity"}) {
            const ViewType& type = *findViewType(id);
            QVERIFY(disagreement(png(type, *snapshotFor(type, 256)), png(type, *snapshotFor(type, 20'000))) >
                    tolerance);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestAgreement)
#include "tst_agreement.moc"
