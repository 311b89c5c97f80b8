// SPDX-License-Identifier: GPL-3.0-or-later
// Published values: what other projects' tests and tutorials print.
#include <QDir>
#include <QRegularExpression>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/rows.h"
#include "tests/support/setup.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

// Both the recomputed values and ours are float64 numbers that may be off by a few units in the last place.
constexpr double recomputedTolerance = 1e-15;
// Printed digits are compared as the nearest double of the decimal text.
constexpr double decimalRounding = 1e-16;

/// How a file of tests/data/truth is laid out, which it says in words.
struct TruthFile {
    const char* name;
    const char* layout;
    const char* spectrum;
};

constexpr TruthFile files[] = {{"sinusoidal_concat_marian_d512_slice3x5.json", "half-split", "endpoint"},
                               {"sinusoidal_concat_roformer_2x6.json", "half-split", "paper"},
                               {"sinusoidal_concat_roformer_golden_10x32.json", "half-split", "paper"},
                               {"sinusoidal_concat_roformer_golden_8x16.json", "half-split", "paper"},
                               {"sinusoidal_concat_roformer_golden_8x64.json", "half-split", "paper"},
                               {"sinusoidal_concat_t2t_allennlp_odd_3x7.json", "half-split", "endpoint"},
                               {"sinusoidal_concat_t2t_fsmt_2x6.json", "half-split", "endpoint"},
                               {"sinusoidal_interleaved_kerashub_pos0_pos3_d6.json", "interleaved", "paper"},
                               {"sinusoidal_t2t_2d_given_positions_4x8.json", "half-split", "endpoint"}};

Json load(const QString& name) {
    std::ifstream file((QStringLiteral(POSISCOPE_TEST_DATA "/") + name).toStdString());
    return Json::parse(file);
}

double baseOf(const Json& parameters) {
    for (const char* key : {"base", "max_timescale", "max_wavelength"})
        if (parameters.contains(key)) return parameters[key].get<double>();
    throw std::runtime_error("no base");
}

/// The positions of the rows of the file, and its first column.
struct Window {
    std::vector<std::int64_t> positions;
    std::size_t columns = 0;
};

Window windowOf(const Json& parameters) {
    Window window{{}, parameters["d_model"].get<std::size_t>()};
    if (parameters.contains("positions")) {
        window.positions = parameters["positions"].get<std::vector<std::int64_t>>();
        return window;
    }
    std::int64_t rows = parameters["length"];
    if (parameters.contains("slice")) {
        static const QRegularExpression form("^rows 0\\.\\.(\\d+), cols 0\\.\\.(\\d+)$");
        const std::string slice = parameters["slice"];
        const auto match = form.match(QString::fromStdString(slice));
        if (!match.hasMatch()) throw std::runtime_error("slice " + slice);
        rows = match.captured(1).toLongLong() + 1;
        window.columns = match.captured(2).toULongLong() + 1;
    }
    for (std::int64_t row = 0; row < rows; ++row)
        window.positions.push_back(row);
    return window;
}

/// Compares the rows of a matrix, from its column `shift` on, with the model at the window's positions.
void compare(const Model& model, const Json& matrix, const Window& window, std::size_t shift, Worst& worst) {
    QCOMPARE(matrix.size(), window.positions.size());
    for (std::size_t y = 0; y < matrix.size(); ++y) {
        QVERIFY(matrix[y].size() >= shift + window.columns);
        for (std::size_t x = 0; x < window.columns; ++x) {
            const double value =
                model.table().value(window.positions[y] - model.firstCursor(), static_cast<std::int64_t>(x));
            worst.see(std::abs(value - matrix[y][shift + x].get<double>()), [&] {
                return "position " + std::to_string(window.positions[y]) + ", column " + std::to_string(x);
            });
        }
    }
}

}  // namespace

class TestTruth : public StrictTest {
    Q_OBJECT

 private slots:
    void everyFileIsListed() {
        QStringList listed;
        for (const TruthFile& file : files)
            listed << file.name;
        QCOMPARE(QDir(POSISCOPE_TEST_DATA "/truth").entryList({"sinusoidal*.json"}, QDir::Files, QDir::Name),
                 listed);
    }

    void publishedTable_data() {
        QTest::addColumn<int>("file");
        for (int at = 0; at < static_cast<int>(std::size(files)) - 1; ++at)
            QTest::newRow(files[at].name) << at;
    }
    void publishedTable() {
        QFETCH(int, file);
        const Json json = load(QStringLiteral("truth/") + files[file].name);
        const Json& parameters = json["parameters"];
        const Window window = windowOf(parameters);
        // The table begins at the first position that the file shows, as the original did.
        const auto model = sinusoidal({.dModel = parameters["d_model"],
                                       .maxLen = window.positions.back() - window.positions.front() + 1,
                                       .base = baseOf(parameters),
                                       .layout = files[file].layout,
                                       .spectrum = files[file].spectrum,
                                       .firstPosition = window.positions.front()});
        if (!parameters.contains("slice")) QCOMPARE(json["expected"][0].size(), window.columns);
        check(*model, json, window, 0);
    }

    // A 2-D encoding: each half is a 1-D encoding of four channels.
    void twoDimensional_data() {
        const Rows<QString, int> row("axis", "shift");
        row("x: channels 0 to 3", "x_positions", 0);
        row("y: channels 4 to 7", "y_positions", 4);
    }
    void twoDimensional() {
        const auto [axis, shift] = fetchRow<QString, int>();
        const TruthFile& file = files[std::size(files) - 1];
        const Json json = load(QStringLiteral("truth/") + file.name);
        const Json& parameters = json["parameters"];
        const Window window{parameters[axis.toStdString()].get<std::vector<std::int64_t>>(),
                            parameters["channels"].get<std::size_t>() / 2};
        const auto model = sinusoidal({.dModel = 4,
                                       .maxLen = 4,
                                       .base = baseOf(parameters),
                                       .layout = file.layout,
                                       .spectrum = file.spectrum,
                                       .firstPosition = window.positions.front()});
        check(*model, json, window, static_cast<std::size_t>(shift));
    }

    void timesteps_data() {
        const Rows<double, bool> row("shift", "flip");
        row("diffusers_timestep_shift1_d64_slice.json", 1.0, false);
        row("diffusers_timestep_shift0_flip_d64_slice.json", 0.0, true);
    }
    void timesteps() {
        const auto [shift, flip] = fetchRow<double, bool>();
        const Json json = load(QStringLiteral("truth/") + QTest::currentDataTag());
        Values values = defaultState().values;
        values.set(keys::dModel, std::int64_t{64});
        values.set("downscale_freq_shift", shift);
        values.set("flip_sin_to_cos", flip);
        const auto model = findEncoding("timestep")->make(values);
        constexpr std::int64_t firstColumn = 47;  // "cols 47..49"
        const auto positions = json["parameters"]["positions"].get<std::vector<std::int64_t>>();
        QCOMPARE(positions.size(), json["expected"].size());
        Worst worst;
        for (std::size_t y = 0; y < positions.size(); ++y)
            for (std::size_t x = 0; x < 3; ++x)
                worst.see(
                    std::abs(model->table().value(positions[y], firstColumn + static_cast<std::int64_t>(x)) -
                             json["expected"][y][x].get<double>()),
                    [&] { return std::to_string(positions[y]); });
        VERIFY_WORST(worst, json["tolerance"]["atol"].get<double>());
    }

    void referenceRows_data() {
        QTest::addColumn<int>("at");
        const Json rows = load("reference_rows.json")["rows"];
        QCOMPARE(rows.size(), std::size_t{8});
        for (std::size_t at = 0; at < rows.size(); ++at)
            QTest::newRow(rows[at]["name"].get<std::string>().c_str()) << static_cast<int>(at);
    }
    void referenceRows() {
        QFETCH(int, at);
        const Json row = load("reference_rows.json")["rows"][static_cast<std::size_t>(at)];
        const std::string layout = row["layout"];
        const std::string spectrum = row["spectrum"];
        const std::int64_t position = row["position"];
        const auto model = sinusoidal({.dModel = row["d_model"],
                                       .maxLen = position + 1,
                                       .base = row["base"],
                                       .layout = layout.c_str(),
                                       .spectrum = spectrum.c_str()});
        QCOMPARE(row["columns"].size(), row["values"].size());
        QCOMPARE(row["columns"].size(), row["tolerance"].size());
        for (std::size_t i = 0; i < row["columns"].size(); ++i) {
            const double ours = model->table().value(position, row["columns"][i]);
            const double printed = row["values"][i];
            const double tolerance = row["tolerance"][i].get<double>();
            QVERIFY2(std::abs(ours - printed) <= tolerance + decimalRounding,
                     qPrintable(QString("column %1: %2, printed %3")
                                    .arg(row["columns"][i].get<int>())
                                    .arg(ours, 0, 'g', 17)
                                    .arg(printed, 0, 'g', 17)));
        }
    }

 private:
    static void check(const Model& model, const Json& json, const Window& window, std::size_t shift) {
        QVERIFY(!json["source"]["repo"].get<std::string>().empty());
        QCOMPARE(json["tolerance"]["rtol"].get<double>(), 0.0);
        const double tolerance = json["tolerance"]["atol"].get<double>() + decimalRounding;
        Worst published;
        compare(model, json["expected"], window, shift, published);
        VERIFY_WORST(published, tolerance);
        if (!json.contains("recomputed_float64")) return;
        Worst recomputed;
        compare(model, json["recomputed_float64"], window, shift, recomputed);
        VERIFY_WORST(recomputed, recomputedTolerance);
    }
};

QTEST_APPLESS_MAIN(TestTruth)
#include "tst_truth.moc"
