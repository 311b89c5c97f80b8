// SPDX-License-Identifier: GPL-3.0-or-later
// The same table gets the same answer, however its numbers stand: in Fortran's order, as a view of other
// numbers, as a text whose first column counts, or as a buffer with a row for padding.
#include <QTemporaryDir>

#include "core/encodings/registry.h"
#include "core/identify/pairhypothesis.h"
#include "core/identify/tablesource.h"
#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/biasarrays.h"
#include "tests/support/configured.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"

Q_DECLARE_METATYPE(CellType)

namespace {

/// The same array whose axes stand so in memory, the closest one first.
StoredArray inOrder(const StoredArray& array, const std::vector<std::size_t>& closestFirst) {
    StoredArray other = array;
    std::int64_t step = 1;
    for (const std::size_t axis : closestFirst) {
        other.steps[axis] = step;
        step *= array.shape[axis];
    }
    std::vector<double> numbers(static_cast<std::size_t>(array.count()));
    for (std::int64_t n = 0; n < array.count(); ++n) {
        std::int64_t place = 0, left = n;
        for (std::size_t axis = array.shape.size(); axis-- > 0; left /= array.shape[axis])
            place += left % array.shape[axis] * other.steps[axis];
        numbers[static_cast<std::size_t>(place)] = array.at(n);
    }
    const StoredArray flat =
        arrayOf({array.count() / array.shape[closestFirst[0]], array.shape[closestFirst[0]]}, numbers,
                array.cells->cellType());
    other.cells = flat.cells;
    return other;
}

/// Sines, then cosines, of row · ω, whose last ω is 1/10000; a row may be zeros. fairseq's table
/// (facebookresearch/fairseq, fairseq/modules/sinusoidal_positional_embedding.py).
StoredArray fairseqs(std::int64_t rows, std::int64_t first, std::int64_t padding) {
    return made(rows, 64, [=](std::int64_t row, std::int64_t column) {
        const double angle =
            static_cast<double>(row + first) * std::pow(1e4, -static_cast<double>(column % 32) / 31);
        return row == padding ? 0 : column < 32 ? std::sin(angle) : std::cos(angle);
    });
}

/// Numbers as a text, with a first column of 0, 1, 2 … where it is wanted.
std::vector<StoredArray> readText(const StoredArray& table, const char* ending, char separator,
                                  bool counted) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t") + ending);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    for (std::int64_t row = 0; row < table.shape[0]; ++row) {
        QByteArray line = counted ? QByteArray::number(qlonglong(row)) + separator : QByteArray();
        for (std::int64_t j = 0; j < table.shape[1]; ++j)
            line += (j == 0 ? QByteArray() : QByteArray(1, separator)) +
                    QByteArray::number(table.at(row * table.shape[1] + j), 'g', 17);
        file.write(line + '\n');
    }
    file.close();
    return readArrays(path.toStdString(), {}).value();
}

Expectation meant(const char* encoding, const OptionValues& given) {
    Expectation expected{findEncoding(encoding), {}, {}};
    expected.values = valuesWith(*expected.encoding, given);
    for (const auto& [key, value] : given)
        expected.given.push_back(key);
    return expected;
}

}  // namespace

class TestReadAlike : public StrictTest {
    Q_OBJECT

 private slots:
    void memoryOrders_data() {
        addColumns<QString, CellType>("encoding", "type");
        for (const Encoding* encoding : encodings())
            if (!encoding->fromFile)
                for (const CellType type : {CellType::float64, CellType::float32, CellType::int64})
                    QTest::addRow("%s %s", encoding->id.c_str(), std::string(nameOf(type)).c_str())
                        << QString::fromStdString(encoding->id) << type;
    }
    void memoryOrders() {
        const auto [encoding, type] = fetchRow<QString, CellType>();
        const State state = stateOf(encoding.toStdString(), {{"max_len", std::int64_t{40}}});
        const auto model = encodingOf(state).make(state.values);
        if (type == CellType::int64 && (model->hasTable() || !model->bias()->isBuckets())) return;
        const bool numbers = !model->hasTable() && model->bias()->isBuckets();
        const StoredArray array = model->hasTable()
                                      ? arrayOf(model->table(), type)
                                      : biasesOf(*model, numbers ? 1 : model->bias()->heads(), type);
        std::vector<std::vector<std::size_t>> orders{{0, 1}};
        if (array.shape.size() == 3) orders = {{0, 1, 2}, {1, 2, 0}, {0, 2, 1}};
        const Expectation expected{&encodingOf(state), state.values, {"max_len", "heads", "mask"}};
        for (const auto& order : orders) {
            QCOMPARE(identityAsJson(identify({inOrder(array, order)})), identityAsJson(identify({array})));
            QCOMPARE(identityAsJson(identify({inOrder(array, order)}, expected)),
                     identityAsJson(identify({array}, expected)));
        }
    }
    /// An axis for each side of the grid.
    void placesInFortransOrder() {
        const auto model = modelOf("sinusoidal-2d", {});
        StoredArray array = arrayOf(model->table(), CellType::float32);
        const State state = stateOf("sinusoidal-2d", {});
        const auto height = std::get<std::int64_t>(state.values.at("height"));
        const std::int64_t width = array.shape[0] / height, columns = array.shape[1];
        array = arrayOf({height, width, columns}, cellsOf(model->table()), CellType::float32);
        const Identity answer = identify({inOrder(array, {0, 1, 2})});
        QCOMPARE(answer.encoding, std::string("sinusoidal-2d"));
        QCOMPARE(identityAsJson(answer), identityAsJson(identify({array})));
    }

    /// Angles of pair 0 are 0, 1, 2 …, as numbers of rows are.
    void firstColumn_data() {
        const Rows<QString, char, int, int> row("ending", "separator", "rows", "columns");
        row("csv", ".csv", ',', 64, 16);
        row("tsv", ".tsv", '\t', 64, 16);
        row("txt", ".txt", ' ', 64, 16);
        row("small", ".csv", ',', 20, 8);
    }
    void firstColumn() {
        const auto [ending, separator, count, columns] = fetchRow<QString, char, int, int>();
        const StoredArray angles = made(
            count, columns,
            [columns = columns](std::int64_t row, std::int64_t pair) {
                return static_cast<double>(row) *
                       std::pow(1e4, -static_cast<double>(pair) / static_cast<double>(columns));
            },
            CellType::float64);
        const Expectation rope = meant("rope", {{"head_dim", std::int64_t{2 * columns}}});
        const auto arrays = readText(angles, ending.toLatin1().constData(), separator, false);
        QCOMPARE(arrays.front().shape[1], std::int64_t{columns - 1});
        for (const bool expecting : {true, false}) {
            const Identity answer = expecting ? identify(arrays, rope) : identify(arrays);
            QVERIFY2(answer.recognised && answer.asExpected, textOf(answer).c_str());
            QCOMPARE(numberOf(answer, "head_dim"), 2 * columns);
            SAYS(answer, "identify/first-column-counts");
        }
        // A column before them is none.
        const auto counted = readText(angles, ending.toLatin1().constData(), separator, true);
        const Identity answer = identify(counted, rope);
        QVERIFY2(answer.recognised && answer.asExpected, textOf(answer).c_str());
        SAYS(answer, "identify/first-column-numbers", {"0"});
    }
    void firstColumnOfSinusoids() {
        const auto counted = readText(fairseqs(50, 0, -1), ".csv", ',', true);
        const Identity answer = identify(counted);
        QCOMPARE(answer.encoding, std::string("sinusoidal"));
        QCOMPARE(answer.storage.columns, 64);
        SAYS(answer, "identify/first-column-numbers", {"0"});
        QVERIFY(identify(counted, meant("learned", {{"d_model", std::int64_t{64}}})).storage.columns == 64);
    }

    void paddingRow_data() {
        const Rows<QString, int, int, int, QString> row("model", "rows", "first", "padding", "wrong");
        for (const char* model : {"m2m_100", "xglm", "fsmt", "nllb-moe", "speech_to_text"}) {
            const auto name = [model](const char* what) { return std::string(model) + ", " + what; };
            row(name("the whole buffer").c_str(), model, 130, 0, 1, {});
            row(name("from the first word on").c_str(), model, 128, 2, -1, {});
            row(name("without zeros").c_str(), model, 130, 0, -1, "rows-moved");
            row(name("another row").c_str(), model, 130, 0, 5, "rows-moved");
            row(name("from 3 on").c_str(), model, 128, 3, -1, "rows-moved");
        }
        row("no model", "", 130, 0, 1, {});
        row("no model, no padding", "", 130, 0, -1, {});
        row("no model, another row", "", 130, 0, 5, "other-cells");
        row("Pegasus-X has no such row", "pegasus_x", 130, 0, 1, {});
    }
    void paddingRow() {
        const auto [model, count, first, padding, wrong] = fetchRow<QString, int, int, int, QString>();
        const std::string json =
            "{\"d_model\":64,\"hidden_size\":64,\"model_type\":\"" + model.toStdString() + "\"}";
        const Expectation expected = model.isEmpty()
                                         ? meant("sinusoidal", {{"d_model", std::int64_t{64}},
                                                                {"layout", std::string("half-split")},
                                                                {"spectrum", std::string("endpoint")}})
                                         : configured(json.c_str());
        const Identity answer = identify({fairseqs(count, first, padding)}, expected);
        QVERIFY2(answer.recognised && answer.asExpected == wrong.isEmpty(), textOf(answer).c_str());
        QVERIFY2(wrong.isEmpty() == answer.mistakes.empty(), textOf(answer).c_str());
        if (!wrong.isEmpty())
            QVERIFY2(QString::fromStdString(idsOf(answer)).startsWith(wrong), textOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells == 0 || !wrong.isEmpty(), true);
    }
};

QTEST_APPLESS_MAIN(TestReadAlike)
#include "tst_readalike.moc"
