// SPDX-License-Identifier: GPL-3.0-or-later
// Published values of relative encodings and attention biases.
#include <QDir>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/encodings/alibi.h"
#include "tests/support/encodingof.h"
#include "tests/support/quad.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

// The recomputed and our values are float64 numbers with an error of a few units in the last place.
constexpr double recomputedTolerance = 1e-15;
// Printed digits are compared as the nearest double of the decimal text.
constexpr double decimalRounding = 1e-16;

const QStringList kinds{"alibi", "deberta", "shaw", "t5", "transformerxl"};

QStringList files() {
    QStringList names;
    for (const QString& kind : kinds)
        names << QDir(POSISCOPE_TEST_DATA "/truth").entryList({kind + "*.json"}, QDir::Files, QDir::Name);
    return names;
}

Json load(const QString& name) {
    std::ifstream file((QStringLiteral(POSISCOPE_TEST_DATA "/truth/") + name).toStdString());
    return Json::parse(file);
}

/// Compares a matrix with `at(y, x)`.
template <class At>
void compare(const Json& matrix, const At& at, Worst& worst) {
    for (std::size_t y = 0; y < matrix.size(); ++y)
        for (std::size_t x = 0; x < matrix[y].size(); ++x)
            worst.see(std::abs(matrix[y][x].get<double>() -
                               at(static_cast<std::int64_t>(y), static_cast<std::int64_t>(x))),
                      [&] { return "row " + std::to_string(y) + ", column " + std::to_string(x); });
}

std::int64_t whole(const Json& parameters, const char* key) {
    return parameters[key].get<std::int64_t>();
}

}  // namespace

class TestBiasTruth : public StrictTest {
    Q_OBJECT

 private slots:
    void published_data() {
        QTest::addColumn<QString>("name");
        QCOMPARE(files().size(), 17);
        for (const QString& name : files())
            QTest::newRow(qPrintable(name)) << name;
    }
    void published() {
        QFETCH(QString, name);
        const Json json = load(name);
        QVERIFY(!json["source"]["repo"].get<std::string>().empty());
        QCOMPARE(json["tolerance"]["rtol"].get<double>(), 0.0);
        Worst expected;
        check(name, json, json["expected"], expected);
        VERIFY_WORST(expected, json["tolerance"]["atol"].get<double>() + decimalRounding);
        if (!json.contains("recomputed_float64")) return;
        Worst recomputed;
        check(name, json, json["recomputed_float64"], recomputed);
        VERIFY_WORST(recomputed, recomputedTolerance);
    }

#ifdef POSISCOPE_QUAD
    // The nearest double to 2^(−max·k/n), whatever the last exponent is.
    void slopesAreRounded() {
        for (const double max : {8.0, 0.5, 1.0 / 3, 7.3, 12.25, 63.9})
            for (const std::int64_t heads : {1, 3, 8, 12, 40, 64}) {
                const std::vector<double> slopes = alibiSlopes(heads, max);
                std::int64_t regular = 1;
                while (2 * regular <= heads)
                    regular *= 2;
                for (std::int64_t head = 0; head < heads; ++head) {
                    const truth::Quad exponent =
                        head < regular ? static_cast<truth::Quad>(head + 1) / regular
                                       : static_cast<truth::Quad>(2 * (head - regular) + 1) / (2 * regular);
                    const truth::Quad exact = exp2q(-static_cast<truth::Quad>(max) * exponent);
                    QVERIFY2(slopes[static_cast<std::size_t>(head)] == static_cast<double>(exact),
                             qPrintable(QString("head %1 of %2, %3").arg(head).arg(heads).arg(max)));
                }
            }
    }
#endif

    // Encoders have −m·|i − j| in both directions (MosaicBERT, JinaBERT, axlearn).
    void unmasked_data() {
        QTest::addColumn<bool>("symmetric");
        QTest::newRow("symmetric") << true;
        QTest::newRow("one-sided") << false;
    }
    void unmasked() {
        QFETCH(bool, symmetric);
        const auto model =
            modelOf("alibi", {{"heads", std::int64_t{8}},
                              {"max_len", std::int64_t{3}},
                              {"mask", std::string("none")},
                              {"alibi_form", std::string(symmetric ? "symmetric" : "one-sided")}});
        const auto matrix = model->bias()->matrix(0);
        for (std::int64_t i = 0; i < 3; ++i)
            for (std::int64_t j = 0; j < 3; ++j) {
                const auto distance = static_cast<double>(symmetric ? std::abs(i - j) : i - j);
                QCOMPARE(matrix->value(i, j), -0.5 * distance);
                QCOMPARE(model->distance()->value(0, i - j), -0.5 * distance);
            }
        QCOMPARE(model->bias()->range(0).highest, symmetric ? 0.0 : 1.0);
        QCOMPARE(model->bias()->range(0).lowest, -1.0);
        const auto steps = model->explain({.position = 0, .reference = 2, .head = 0}, 6);
        QCOMPARE(QString::fromStdString(steps.front()),
                 symmetric ? QString("b_0(0, 2) = −m_0·|0 − 2|") : QString("b_0(0, 2) = −m_0·(0 − 2)"));
        QCOMPARE(QString::fromStdString(steps.back()), symmetric ? QString("= −1") : QString("= 1"));
    }

    // Press et al. and get_slopes: 12 heads have the slopes of 8, then every other slope of 16, unsorted.
    void slopesOfTwelveHeads() {
        const std::vector<double> slopes = alibiSlopes(12, 8);
        const double exponents[] = {1, 2, 3, 4, 5, 6, 7, 8, 0.5, 1.5, 2.5, 3.5};
        QCOMPARE(slopes.size(), std::size(exponents));
        for (std::size_t h = 0; h < slopes.size(); ++h)
            QVERIFY(slopes[h] == std::exp2(-exponents[h]));
    }

 private:
    static void check(const QString& name, const Json& json, const Json& values, Worst& worst) {
        const Json& parameters = json["parameters"];
        if (name.startsWith("alibi_slopes"))
            checkSlopes(parameters, values, worst);
        else if (name.startsWith("alibi"))
            checkAlibi(parameters, values, worst);
        else if (name.startsWith("t5"))
            checkT5(parameters, values, worst);
        else if (name.startsWith("deberta"))
            checkDeberta(parameters, values, worst);
        else if (name.startsWith("shaw"))
            checkShaw(parameters, values, worst);
        else
            checkTransformerXl(parameters, values, worst);
    }

    static void checkSlopes(const Json& parameters, const Json& values, Worst& worst) {
        std::vector<double> slopes;
        for (const std::int64_t heads : parameters["num_heads"].get<std::vector<std::int64_t>>()) {
            const auto own = modelOf("alibi", {{"heads", heads}})->facts();
            QCOMPARE(own.front().key, std::string("slopes"));
            const auto& list = std::get<std::vector<double>>(own.front().value);
            slopes.insert(slopes.end(), list.begin(), list.end());
        }
        QCOMPARE(values.size(), slopes.size());
        compare(
            Json::array({values}),
            [&](std::int64_t, std::int64_t n) { return slopes[static_cast<std::size_t>(n)]; }, worst);
    }

    // [head][query][key] with one query at the last position.
    static void checkAlibi(const Json& parameters, const Json& values, Worst& worst) {
        const std::int64_t keyCount = whole(parameters, "key_length");
        const auto model = modelOf("alibi", {{"heads", whole(parameters, "num_heads")},
                                             {"alibi_bias_max", parameters["alibi_bias_max"].get<double>()},
                                             {"max_len", keyCount}});
        QCOMPARE(static_cast<std::int64_t>(values.size()), model->bias()->heads());
        for (std::size_t head = 0; head < values.size(); ++head) {
            const auto matrix = model->bias()->matrix(static_cast<std::int64_t>(head));
            compare(
                values[head],
                [&](std::int64_t, std::int64_t key) { return matrix->value(keyCount - 1, key); }, worst);
        }
    }

    static void checkT5(const Json& parameters, const Json& values, Worst& worst) {
        const bool bias = parameters.contains("bias_table");
        constexpr std::int64_t length = 512;
        const auto model = modelOf("t5", {{"num_buckets", whole(parameters, "num_buckets")},
                                          {"max_distance", whole(parameters, "max_distance")},
                                          {"bidirectional", parameters["bidirectional"].get<bool>()},
                                          {"max_len", length}});
        const auto matrix = model->bias()->matrix(0);
        if (bias) {
            // [head][query][key], looked up in a table of [bucket][head].
            for (std::size_t head = 0; head < values.size(); ++head)
                compare(
                    values[head],
                    [&](std::int64_t query, std::int64_t key) {
                        const auto bucket = static_cast<std::size_t>(matrix->value(query, key));
                        return parameters["bias_table"][bucket][head].get<double>();
                    },
                    worst);
        } else if (parameters.contains("relative_positions")) {
            // One row of key − query, equally far in both directions.
            const auto reach = static_cast<std::int64_t>(values.size() / 2);
            compare(
                Json::array({values}),
                [&](std::int64_t, std::int64_t n) {
                    return matrix->value(length / 2, length / 2 + n - reach);
                },
                worst);
        } else {
            QCOMPARE(static_cast<std::int64_t>(values.size()), whole(parameters, "query_len"));
            compare(
                values, [&](std::int64_t query, std::int64_t key) { return matrix->value(query, key); },
                worst);
        }
    }

    // The source adds bucket_size.
    static void checkDeberta(const Json& parameters, const Json& values, Worst& worst) {
        const auto model = modelOf("deberta", {{"bucket_size", whole(parameters, "bucket_size")},
                                               {"max_position", whole(parameters, "max_position")},
                                               {"max_len", std::int64_t{16}}});
        QCOMPARE(static_cast<std::int64_t>(values.size()), whole(parameters, "query_len"));
        compare(
            values,
            [&](std::int64_t query, std::int64_t key) {
                return model->bias()->matrix(0)->value(query, key) +
                       static_cast<double>(whole(parameters, "bucket_size"));
            },
            worst);
    }

    static void checkShaw(const Json& parameters, const Json& values, Worst& worst) {
        const auto model =
            modelOf("shaw", {{"max_relative_position", whole(parameters, "maximum_relative_position")},
                             {"max_len", whole(parameters, "length")}});
        QCOMPARE(static_cast<std::int64_t>(values.size()), whole(parameters, "length"));
        compare(
            values,
            [&](std::int64_t query, std::int64_t key) { return model->bias()->matrix(0)->value(query, key); },
            worst);
    }

    static void checkTransformerXl(const Json& parameters, const Json& values, Worst& worst) {
        const auto model = modelOf("transformer-xl", {{"max_len", whole(parameters, "max_len")},
                                                      {"d_model", whole(parameters, "d_model")},
                                                      {"base", parameters["base"].get<double>()},
                                                      {"xl_layout", std::string("interleaved")},
                                                      {"negative", true}});
        QCOMPARE(static_cast<std::int64_t>(values.size()), model->table().rows());
        compare(
            values, [&](std::int64_t row, std::int64_t j) { return model->table().value(row, j); }, worst);
    }
};

QTEST_APPLESS_MAIN(TestBiasTruth)
#include "tst_biastruth.moc"
