// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of rotations on several axes are recognised: the model, and where each row stands.
#include <fstream>

#include "tests/support/axessetup.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

/// Cosine and sine of a pair in a row.
using Cell = std::function<SinCos(std::int64_t row, std::int64_t pair)>;

/// The columns of a row as programs keep them.
std::vector<double> rowOf(const QString& kind, const Cell& cell, std::int64_t row, std::int64_t pairs) {
    std::vector<double> cosines, sines, cells;
    for (std::int64_t pair = 0; pair < pairs; ++pair) {
        const SinCos both = cell(row, pair);
        cosines.push_back(both.cosine);
        sines.push_back(both.sine);
        if (kind == "neighbours") cells.insert(cells.end(), {both.cosine, both.sine});
    }
    if (kind == "halves")
        for (const auto* list : {&cosines, &sines})
            cells.insert(cells.end(), list->begin(), list->end());
    return cells;
}

StoredArray tableOf(const Model& model, const QString& kind, CellType type) {
    const auto pairs = static_cast<std::int64_t>(model.frequencies().size());
    const Cell cell = [&](std::int64_t row, std::int64_t pair) {
        return SinCos{model.table().value(row, model.dimensionOf(pair, Role::sine)),
                      model.table().value(row, model.dimensionOf(pair, Role::cosine))};
    };
    std::vector<double> numbers;
    for (std::int64_t row = 0; row < model.table().rows(); ++row)
        for (const double each : rowOf(kind, cell, row, pairs))
            numbers.push_back(each);
    return arrayOf({model.table().rows(), 2 * pairs}, numbers, type);
}

}  // namespace

class TestIdentifyAxes : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

 private slots:
    /// The options of the answer make the table once more.
    void models_data() {
        const Rows<QString, QString, CellType> row("preset", "kind", "type");
        for (const char* preset :
             {"qwen2-vl", "qwen3-vl", "qwen3.5", "ernie-4.5-vl", "glm-4.1v", "hunyuan-vl", "openpangu-vl",
              "mm-rope", "flux.1", "flux.2", "hunyuanvideo", "wan", "cogvideox", "z-image", "lumina-2",
              "v-jepa-2-intended"})
            for (const char* kind : {"halves", "neighbours"})
                for (const CellType type : {CellType::float64, CellType::float32})
                    row(qPrintable(QStringLiteral("%1, %2, %3")
                                       .arg(QLatin1String(preset), QLatin1String(kind),
                                            QString::fromStdString(std::string(nameOf(type))))),
                        preset, kind, type);
    }
    void models() {
        const auto [preset, kind, type] = fetchRow<QString, QString, CellType>();
        const auto model = axesModel(preset.toStdString());
        const Identity answer = identify({tableOf(*model, kind, type)});
        QVERIFY2(answer.encoding == "rope-axes" && answer.unexplainedCells == 0, wordsOf(answer).c_str());
        Values values = defaultState().values;
        values.set(keys::encoding, answer.encoding);
        for (const auto& [key, value] : answer.options)
            values.set(key, value);
        const auto again = findEncoding("rope-axes")->make(values);
        QCOMPARE(again->positions(), model->positions());
        for (std::int64_t row = 0; row < model->table().rows(); row += 7)
            for (std::int64_t column = 0; column < model->table().columns(); ++column)
                QCOMPARE(again->table().value(row, column), model->table().value(row, column));
    }

    /// The rows of a prompt with an image: three numbers of text, four tokens of the image, two of text.
    void prompt() {
        const std::vector<std::vector<double>> ids{
            {0, 1, 2, 3, 3, 3, 3, 5, 6}, {0, 1, 2, 3, 3, 4, 4, 5, 6}, {0, 1, 2, 3, 4, 3, 4, 5, 6}};
        std::string bytes;
        for (const auto& axis : ids)
            for (const double each : axis)
                bytes += bytesOf(each);
        const std::string path = folder_.filePath("ids.npy").toStdString();
        std::ofstream(path, std::ios::binary) << npyFile("<f8", "(3, 9)", bytes);
        const auto model = axesModel("qwen3-vl", {{"positions", path}});
        const Identity answer = identify({tableOf(*model, "halves", CellType::float32)});
        QVERIFY2(answer.encoding == "rope-axes" && answer.unexplainedCells == 0, wordsOf(answer).c_str());
        QVERIFY(
            std::ranges::any_of(answer.options, [](const auto& each) { return each.first == "allocation"; }));
        QVERIFY(std::ranges::any_of(answer.evidence, [](const Text& line) {
            return line.english() == "the axis width: 20 pairs, coordinates from 0 to 6";
        }));
    }

    /// Numbers that are none of these are not taken for one.
    void noise() {
        std::vector<double> numbers;
        for (int n = 0; n < 64 * 128; ++n)
            numbers.push_back(std::sin(1e4 * n * n));
        QVERIFY(identify({arrayOf({64, 128}, numbers)}).encoding != "rope-axes");
    }
};

QTEST_APPLESS_MAIN(TestIdentifyAxes)
#include "tst_identifyaxes.moc"
