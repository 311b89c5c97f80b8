// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of listed positions, for every encoding that has them: a row is the row of its position.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/analysis/describe.h"
#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"
#include "core/state/snapshot.h"
#include "tests/support/blockmean.h"
#include "tests/support/quad.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

/// Whether rows are listed in place of consecutive positions; places of a grid are tst_listedplaces.cpp's.
bool canList(const Encoding& encoding) {
    const auto has = [&](const char* key) {
        return std::ranges::any_of(encoding.parameters,
                                   [key](const Parameter& each) { return each.key == key; });
    };
    return has(keys::positions.name) && has(keys::maxLen.name);
}

Values valuesOf(const Encoding& encoding) {
    State state = defaultState();
    chooseEncoding(state, encoding);
    state.set(keys::dModel, std::int64_t{24});
    state.set(keys::headDim, std::int64_t{24});
    state.set(keys::maxLen, std::int64_t{1024});
    state.set(keys::firstPosition, std::int64_t{0});
    return state.values;
}

std::shared_ptr<const Model> listed(const Encoding& encoding, const std::string& positions) {
    Values values = valuesOf(encoding);
    values.set(keys::positions, positions);
    if (const Failure failure = encoding.check(values)) qFatal("%s", failure->text.english().c_str());
    return encoding.make(values);
}

/// The same encoding at 0, 1 … 1,023. xPos goes by where the last position is.
std::shared_ptr<const Model> lineFor(const Encoding& encoding, const Positions& positions) {
    Values values = valuesOf(encoding);
    values.set(keys::maxLen, std::max<std::int64_t>(2, positions.highest().floor() + 1));
    return encoding.make(values);
}

std::vector<double> cellsOf(const Field& field) {
    std::vector<double> cells(static_cast<std::size_t>(field.rows() * field.columns()));
    field.fill({0, field.rows()}, {0, field.columns()}, cells.data());
    return cells;
}

std::vector<float> picture(const Field& field) {
    std::vector<IndexRange> rows, columns;
    for (std::int64_t row = 0; row < field.rows(); row += 3)
        rows.push_back({row, std::min<std::int64_t>(3, field.rows() - row)});
    for (std::int64_t column = 0; column < field.columns(); column += 2)
        columns.push_back({column, std::min<std::int64_t>(2, field.columns() - column)});
    std::vector<float> means(rows.size() * columns.size());
    field.pixelMeans(rows, columns, means.data());
    return means;
}

void eachListable() {
    addColumns<QString>("id");
    for (const Encoding* encoding : encodings())
        if (canList(*encoding)) QTest::newRow(encoding->id.c_str()) << QString::fromStdString(encoding->id);
}

void eachListableAndList() {
    addColumns<QString, QString>("id", "positions");
    for (const Encoding* encoding : encodings())
        for (const char* positions :
             {"0..99, 0..59, 0..39", "20 x 1, 0..99", "951..1 step -50", "777", "9..0, 3, 8, 3, 8, 4"})
            if (canList(*encoding))
                QTest::newRow((encoding->id + ": " + positions).c_str())
                    << QString::fromStdString(encoding->id) << positions;
}

}  // namespace

class TestListedPositions : public StrictTest {
    Q_OBJECT

 private slots:
    void encodingsThatCan() {
        QStringList all;
        for (const Encoding* encoding : encodings())
            if (canList(*encoding)) all << QString::fromStdString(encoding->id);
        QCOMPARE(all.join(u' '), "sinusoidal timestep fourier rope xpos alibi t5 deberta shaw kerple fire");
    }

    /// A list that is a line is the line: all data are the same bits.
    void aListOfALineIsTheLine_data() { eachListable(); }
    void aListOfALineIsTheLine() {
        QFETCH(QString, id);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const auto line = lineFor(encoding, Positions::line(0, 60));
        for (const char* text : {"0..59", "0..19, 20..39, 40..59"}) {
            const auto list = listed(encoding, text);
            QVERIFY(list->positions() == line->positions());
            QCOMPARE(cellsOf(list->table()), cellsOf(line->table()));
            QCOMPARE(picture(list->table()), picture(line->table()));
            if (line->similarity() != nullptr)
                for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine})
                    QCOMPARE(picture(*list->similarity()->matrix(kind)),
                             picture(*line->similarity()->matrix(kind)));
            if (line->bias() != nullptr)
                QCOMPARE(picture(*list->bias()->matrix(0)), picture(*line->bias()->matrix(0)));
        }
    }

    /// Every row, and every product of rows, is bit for bit that of the line.
    void rowsAreThoseOfTheLine_data() { eachListableAndList(); }
    void rowsAreThoseOfTheLine() {
        QFETCH(QString, id);
        QFETCH(QString, positions);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const auto list = listed(encoding, positions.toStdString());
        const Positions& rows = list->positions();
        const auto line = lineFor(encoding, rows);
        QVERIFY(rows == *parsePositions(positions.toStdString()));
        QCOMPARE(list->table().rows(), rows.rows());
        const auto at = [&](std::int64_t row) { return rows.at(row).numerator(); };
        for (std::int64_t row = 0; row < rows.rows(); ++row) {
            if (list->hasTable())
                for (std::int64_t j = 0; j < list->table().columns(); ++j) {
                    QCOMPARE(list->table().value(row, j), line->table().value(at(row), j));
                    QCOMPARE(list->between(static_cast<double>(rows.cursorOf(row)), j),
                             list->table().value(row, j));
                }
            if (list->similarity() != nullptr) {
                QCOMPARE(list->similarity()->norm(rows.cursorOf(row)), line->similarity()->norm(at(row)));
                for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine})
                    for (std::int64_t other = 0; other < rows.rows(); other += 7)
                        QCOMPARE(list->similarity()->matrix(kind)->value(row, other),
                                 line->similarity()->matrix(kind)->value(at(row), at(other)));
            }
        }
        const std::vector<double> cells = cellsOf(list->table());
        for (std::size_t n = 0; n < cells.size(); ++n)
            QCOMPARE(cells[n], list->table().value(static_cast<std::int64_t>(n) / list->table().columns(),
                                                   static_cast<std::int64_t>(n) % list->table().columns()));
    }

    /// A bias goes by the positions of query and key; what is masked goes by the order of rows.
    void biasesGoByPositions_data() { eachListableAndList(); }
    void biasesGoByPositions() {
        QFETCH(QString, id);
        QFETCH(QString, positions);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const auto list = listed(encoding, positions.toStdString());
        if (list->bias() == nullptr) return;
        const Positions& rows = list->positions();
        Values values = valuesOf(encoding);
        values.set(std::string_view("mask"), std::string("none"));
        // Decoders have the one form of ALiBi, which goes on where a key stands ahead of its query.
        values.set(std::string_view("alibi_form"), std::string("one-sided"));
        const auto line = encoding.make(values);
        const auto own = lineFor(encoding, Positions::line(0, 8));
        const bool causal = !own->bias()->matrix(0)->finite();
        const std::int64_t head = list->bias()->heads() - 1;
        const auto matrix = list->bias()->matrix(head);
        const std::vector<double> cells = cellsOf(*matrix);
        const Interval range = list->bias()->range(head);
        for (std::int64_t query = 0; query < rows.rows(); ++query)
            for (std::int64_t key = 0; key < rows.rows(); ++key) {
                const double cell = cells[static_cast<std::size_t>(query * rows.rows() + key)];
                QCOMPARE(matrix->value(query, key), cell);
                if (causal && key > query) {
                    QCOMPARE(cell, masking);
                    continue;
                }
                QCOMPARE(cell, line->bias()->matrix(head)->value(rows.at(query).numerator(),
                                                                 rows.at(key).numerator()));
                QVERIFY(cell >= range.lowest - 1e-12 && cell <= range.highest + 1e-12);
            }
    }

    /// Blocks of pictures are the means of their cells, however runs and pixels meet.
    void picturesAreMeans_data() {
        addColumns<QString, QString, int>("id", "positions", "pixels");
        for (const char* id : {"sinusoidal", "rope", "xpos", "alibi", "t5", "fire"})
            for (const char* positions : {"0..99, 0..59, 0..39", "40 x 0..12", "20 x 1, 0..99",
                                          "951..1 step -10", "99..0, 3, 8, 3, 8, 4"})
                for (const int pixels : {7, 30, 90})
                    QTest::addRow("%s: %s, %d", id, positions, pixels) << id << positions << pixels;
    }
    void picturesAreMeans() {
        const auto [id, positions, pixels] = fetchRow<QString, QString, int>();
        const Encoding& encoding = *findEncoding(id.toStdString());
        Values values = valuesOf(encoding);
        values.set(std::string_view("mask"), std::string("none"));
        values.set(keys::positions, positions.toStdString());
        const auto model = encoding.make(values);
        std::vector<std::pair<std::shared_ptr<const Field>, double>> fields;
        if (model->hasTable()) {
            const Interval range = model->tableRange();
            fields.emplace_back(std::shared_ptr<const Field>(model, &model->table()), range.highest);
            for (const auto kind : {SimilarityKind::dot, SimilarityKind::cosine})
                fields.emplace_back(model->similarity()->matrix(kind), model->similarity()->largest(kind));
        } else {
            const Interval range = model->bias()->range(0);
            fields.emplace_back(model->bias()->matrix(0), std::max(range.highest - range.lowest, 1e-9));
        }
        for (const auto& [field, range] : fields) {
            const auto runsOf = [count = pixels](std::int64_t cells) {
                std::vector<IndexRange> runs;
                for (std::int64_t n = 0, at = 0; n < count && at < cells; ++n) {
                    const std::int64_t end = std::max(at + 1, (n + 1) * cells / count);
                    runs.push_back({at, end - at});
                    at = end;
                }
                return runs;
            };
            const auto rows = runsOf(field->rows());
            const auto columns = runsOf(field->columns());
            std::vector<float> means(rows.size() * columns.size());
            std::vector<double> exact(means.size());
            field->pixelMeans(rows, columns, means.data());
            field->exactMeans(rows, columns, exact.data());
            Worst picture, mean;
            for (std::size_t n = 0; n < means.size(); ++n) {
                const IndexRange row = rows[n / columns.size()], column = columns[n % columns.size()];
                const double truth = meanOf(*field, row, column);
                const auto where = [&] {
                    return "row " + std::to_string(row.first) + ", column " + std::to_string(column.first);
                };
                picture.see(std::abs(static_cast<double>(means[n]) - truth) / range, where);
                mean.see(std::abs(exact[n] - truth) / range, where);
            }
            VERIFY_WORST(picture, 5e-4);
            VERIFY_WORST(mean, 1e-11);
        }
    }

    /// Rows in another order are the same rows in that order.
    void permutedPositionsPermuteRows_data() { eachListable(); }
    void permutedPositionsPermuteRows() {
        QFETCH(QString, id);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const auto sorted = listed(encoding, "0..7");
        const std::vector<std::int64_t> order{3, 0, 6, 1, 7, 2, 5, 4};
        const auto permuted = listed(encoding, "3, 0, 6, 1, 7, 2, 5, 4");
        for (std::int64_t row = 0; row < 8; ++row)
            for (std::int64_t j = 0; j < sorted->table().columns(); ++j)
                QCOMPARE(permuted->table().value(row, j),
                         sorted->table().value(order[static_cast<std::size_t>(row)], j));
    }

    /// Fractions are exact: sines of the 113-bit angles.
    void fractions_data() {
        const TextRows<> row("id");
        for (const char* id : {"sinusoidal", "timestep", "rope"})
            row(id);
    }
    void fractions() {
#ifndef POSISCOPE_QUAD
        QSKIP("this compiler has no 113-bit numbers");
#else
        QFETCH(QString, id);
        const auto model = listed(*findEncoding(id.toStdString()), "0.5, 951.03, 1/3, 16000000.25, 7");
        QVERIFY(model->problem().empty());
        const Positions& rows = model->positions();
        for (std::int64_t row = 0; row < rows.rows(); ++row)
            for (std::int64_t j = 0; j < model->table().columns(); ++j) {
                const Column what = model->column(j);
                const DoubleDouble omega =
                    model->frequencies()[static_cast<std::size_t>(what.pair)].exactRadians();
                const __float128 angle =
                    (static_cast<__float128>(omega.hi) + static_cast<__float128>(omega.lo)) *
                    static_cast<__float128>(rows.at(row).numerator()) /
                    static_cast<__float128>(rows.at(row).denominator());
                const auto truth = static_cast<double>(what.role == Role::sine ? sinq(angle) : cosq(angle));
                QVERIFY2(std::abs(model->table().value(row, j) - truth) <= 4e-16,
                         qPrintable(QStringLiteral("row %1, column %2").arg(row).arg(j)));
            }
        QCOMPARE(model->table().value(4, 0),
                 listed(*findEncoding(id.toStdString()), "7")->table().value(0, 0));
#endif
    }

    void whatHasNoFractionsSaysSo() {
        Values values = valuesOf(*findEncoding("sinusoidal"));
        values.set(keys::positions, std::string("0.5"));
        values.set(std::string_view("precision"), std::string("pytorch-tutorial"));
        const auto model = findEncoding("sinusoidal")->make(values);
        QVERIFY(
            QString::fromStdString(model->problem().english()).contains("Only whole positions have a row"));
        Values bias = valuesOf(*findEncoding("alibi"));
        for (const char* text : {"0.5", "-3..0", "16777216"}) {
            bias.set(keys::positions, std::string(text));
            const Failure failure = findEncoding("alibi")->check(bias);
            QVERIFY(failure);
            QCOMPARE(failure->field, std::string("positions"));
        }
    }

    /// Beyond where the accuracy is promised it is said, not refused.
    void farPositionsAreSaid_data() {
        const Rows<QString, QString, bool> row("encoding", "positions", "said");
        row("a list", "sinusoidal", "16777216, 9007199254740991", true);
        row("a line", "sinusoidal", "16777210..16777220", true);
        row("a line of RoPE", "rope", "16777210..16777220", true);
        row("promised", "sinusoidal", "16777205..16777215", false);
    }
    void farPositionsAreSaid() {
        const auto [encoding, positions, said] = fetchRow<QString, QString, bool>();
        State state = defaultState();
        chooseEncoding(state, *findEncoding(encoding.toStdString()));
        state.set(keys::positions, positions.toStdString());
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        QCOMPARE(snapshot.state.get(keys::positions), positions.toStdString());
        QCOMPARE(std::ranges::count_if(describe(snapshot).notes,
                                       [](const Text& note) {
                                           return note.english().find("lies beyond") != std::string::npos;
                                       }),
                 said ? 1 : 0);
        QVERIFY(std::abs(snapshot.model->table().value(1, 0)) <= 1);
    }

    /// A row of zeros belongs to its position, wherever that stands.
    void rowsOfZeros() {
        Values values = valuesOf(*findEncoding("sinusoidal"));
        values.set(keys::zeroFirstRow, true);
        values.set(keys::positions, std::string("0..3, 0..2, 777"));
        const auto model = findEncoding("sinusoidal")->make(values);
        for (std::int64_t row = 0; row < 8; ++row)
            QCOMPARE(model->similarity()->norm(row) == 0, row == 0 || row == 4);
    }

    /// k counts positions.
    void offsetsCountPositions() {
        const auto model = listed(*findEncoding("rope"), "951..1 step -50");
        const auto map = model->offsetMaps()->map(7);
        for (std::int64_t row = 0; row < model->table().rows(); ++row)
            QVERIFY(model->offsetMaps()->residual(*map, row) < 1e-14);
    }

    void files_data() {
        const Rows<QByteArray, QString> row("bytes", "says");
        const auto npy = [](const QByteArray& head, const QByteArray& cells) {
            QByteArray text = "{'descr': '" + head + ", }";
            while ((10 + text.size() + 1) % 64 != 0)
                text += ' ';
            text += '\n';
            QByteArray size(2, '\0');
            size[0] = static_cast<char>(text.size() & 0xff);
            size[1] = static_cast<char>(text.size() >> 8);
            return QByteArray("\x93NUMPY\x01\x00", 8) + size + text + cells;
        };
        const auto numbers = [](std::initializer_list<double> all) {
            QByteArray bytes;
            for (const double each : all)
                bytes.append(reinterpret_cast<const char*>(&each), sizeof each);
            return bytes;
        };
        row("one axis", npy("<f8', 'fortran_order': False, 'shape': (4,)", numbers({0, 1, 0, 951.5})), "");
        row("the same on three axes",
            npy("<f8', 'fortran_order': False, 'shape': (3, 2)", numbers({5, 6, 5, 6, 5, 6})), "");
        row("others on other axes",
            npy("<f8', 'fortran_order': False, 'shape': (2, 2)", numbers({5, 6, 5, 7})),
            "row 1 of ids.npy has other positions on other axes (6 and 7)");
        row("not a number", npy("<f8', 'fortran_order': False, 'shape': (2,)", numbers({1, std::nan("")})),
            "row 1 of ids.npy is NaN");
        row("infinite", npy("<f8', 'fortran_order': False, 'shape': (2,)", numbers({1, 1e300})),
            "row 1 of ids.npy is 1e+300");
        row("another shape",
            npy("<f8', 'fortran_order': False, 'shape': (5, 2)", numbers({1, 2, 3, 4, 5, 1, 2, 3, 4, 5})),
            "has the shape [5, 2]");
        row("three axes", npy("<f8', 'fortran_order': False, 'shape': (1, 1, 2)", numbers({1, 2})),
            "has the shape [1, 1, 2]");
        row("a column", npy("<f8', 'fortran_order': False, 'shape': (2, 1)", numbers({5, 6})), "");
        row("one position on three axes",
            npy("<f8', 'fortran_order': False, 'shape': (3, 1)", numbers({5, 5, 5})), "");
        row("no file", "", "ids.npy");
    }
    void files() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const QTemporaryDir folder;
        const QString path = folder.filePath("ids.npy");
        if (!bytes.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        }
        const auto read = readPositions(path.toStdString());
        QCOMPARE(read.ok(), says.isEmpty());
        if (!read) {
            const QString said = QString::fromStdString(read.error().text.english());
            QVERIFY2(said.contains(QString(says).replace("ids.npy", says == "ids.npy" ? "ids.npy" : path)) ||
                         said.contains(says),
                     said.toUtf8().constData());
            return;
        }
        const QByteArray name(QTest::currentDataTag());
        QCOMPARE(QString::fromStdString(writtenPositions(*read)), name == "one axis" ? "0–1, 0, 951.5"
                                                                  : name.startsWith("one position") ? "5"
                                                                                                    : "5–6");
    }
};

QTEST_GUILESS_MAIN(TestListedPositions)
#include "tst_listedpositions.moc"
