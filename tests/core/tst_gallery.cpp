// SPDX-License-Identifier: GPL-3.0-or-later
// Published checkpoints, each against values that were taken from the file and line that its row names.
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/config/layerlines.h"
#include "core/parameters/keys.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

const Json& gallery() {
    static const Json all =
        Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/gallery.json")).toStdString());
    return all;
}

/// What the row has for this sort of layers under a key; nothing where it has nothing.
template <class Number>
std::optional<Number> expected(const Json& row, const char* key, const std::string& sort) {
    const Json numbers = row.value(key, Json::object());
    const auto found = numbers.find(sort);
    return found == numbers.end() ? std::nullopt : std::optional(found->get<Number>());
}

/// The frequencies of a sort of layers: those of the row, or B^(−2i/d) where nothing is scaled.
std::optional<std::vector<double>> frequenciesOf(const Json& row, const std::string& sort) {
    for (const char* key : {"frequencies", "frequencies_by_kind"})
        if (auto given = expected<std::vector<double>>(row, key, sort)) return given;
    if (expected<std::string>(row, "scalings", sort) != "none") return std::nullopt;
    std::vector<double> plain;
    const auto base = static_cast<long double>(*expected<double>(row, "bases", sort));
    const auto turned = *expected<std::int64_t>(row, "rotated", sort);
    for (std::int64_t i = 0; i < turned / 2; ++i)
        plain.push_back(static_cast<double>(
            std::pow(base, -2.0L * static_cast<long double>(i) / static_cast<long double>(turned))));
    return plain;
}

/// The first layer of each sort that has positions.
std::vector<LayerLine> firstOfEachSort(const std::vector<LayerLine>& lines) {
    std::vector<LayerLine> first;
    for (const LayerLine& line : lines)
        if (line.kind != "nope" && std::ranges::find(first, line.kind, &LayerLine::kind) == first.end())
            first.push_back(line);
    return first;
}

}  // namespace

class TestGallery : public StrictTest {
    Q_OBJECT

    const Json& row() {
        const auto [number] = fetchRow<int>();
        return gallery()[static_cast<std::size_t>(number)];
    }

 private slots:
    /// Each row names the place where its values stand.
    void placesAreNamed() {
        QVERIFY(gallery().size() >= 47);
        for (const Json& each : gallery()) {
            const Json& at = each["seen_at"];
            QVERIFY(at["repo"].get<std::string>().find('/') != std::string::npos);
            QVERIFY(!at["path"].get<std::string>().empty());
            QCOMPARE(at["commit"].get<std::string>().size(), std::size_t{40});
            QVERIFY(at["line"].get<int>() > 0);
        }
    }

    void layers_data() {
        const Rows<int> row("case");
        for (std::size_t n = 0; n < gallery().size(); ++n)
            row(gallery()[n]["case"].get<std::string>().c_str(), static_cast<int>(n));
    }
    void layers() {
        const Json& one = row();
        const auto config = readConfig(one["config"].dump());
        QVERIFY2(config.ok(), config ? "" : config.error().text.english().c_str());
        QVERIFY2(warningOf(*config).empty(), warningOf(*config).english().c_str());
        for (const Text& note : config->notes)
            QVERIFY2(!note.english().starts_with("ignored") || one["config"].contains("layer_rope_theta"),
                     note.english().c_str());
        const auto lines = layerLines(*config);
        std::string kinds;
        for (const LayerLine& line : lines)
            kinds += line.kind[0];
        QCOMPARE(QString::fromStdString(kinds), QString::fromStdString(one["kinds"].get<std::string>()));
        for (const LayerLine& line : lines) {
            const std::string sort(1, line.kind[0]);
            QCOMPARE(line.encoding, std::string(sort == "n" ? "nope" : "rope"));
            QCOMPARE(line.base, expected<double>(one, "bases", sort));
            QCOMPARE(line.window, expected<std::int64_t>(one, "windows", sort));
            QCOMPARE(line.temperature, expected<std::string>(one, "temperature", sort).value_or(""));
            if (sort == "n") continue;
            QCOMPARE(line.scaling, expected<std::string>(one, "scalings", sort).value());
            if (const auto factor = expected<double>(one, "factors", sort)) QCOMPARE(*line.factor, *factor);
            QCOMPARE(line.rotated, expected<std::int64_t>(one, "rotated", sort));
            QCOMPARE(line.headDim, expected<std::int64_t>(one, "head", sort));
        }
    }

    /// What all layers have in common.
    void whole_data() { layers_data(); }
    void whole() {
        const Json& one = row();
        const auto config = readConfig(one["config"].dump());
        QCOMPARE(config->values().get(keys::ropeLayout), one["layout"].get<std::string>());
        if (one.contains("max_positions"))
            QCOMPARE(config->values().get(keys::maxLen), one["max_positions"].get<std::int64_t>());
        if (one.contains("sections")) {
            const auto sections = one["sections"].get<std::vector<std::int64_t>>();
            QCOMPARE(config->shown().rotary.axes,
                     one["interleaved_sections"] == true ? pairsByTurns(sections) : pairsInBlocks(sections));
        }
    }

    /// The frequencies of each kind, the factor of sines and cosines, and the elements of the first pair.
    void frequencies_data() { layers_data(); }
    void frequencies() {
        const Json& one = row();
        for (const LayerLine& line : firstOfEachSort(layerLines(*readConfig(one["config"].dump())))) {
            const std::string sort(1, line.kind[0]);
            auto config = readConfig(one["config"].dump());
            QVERIFY(!chooseLayer(config.value(), line.layer));
            State state = defaultState();
            showKind(state, config->shown());
            const Snapshot snapshot = makeSnapshot(state);
            const auto found = snapshot.model->frequencies();
            const auto numbers = frequenciesOf(one, sort);
            QVERIFY2(numbers, sort.c_str());
            QCOMPARE(found.size(), numbers->size());
            for (std::size_t n = 0; n < found.size(); ++n)
                QVERIFY(std::abs(found[n].radians() - (*numbers)[n]) <= 1e-14 * (*numbers)[n]);
            if (const auto pair = expected<std::vector<std::int64_t>>(one, "pairs_by_kind", sort))
                QVERIFY((std::vector{snapshot.model->rotary()->first(0),
                                     snapshot.model->rotary()->second(0)} == *pair));
            QCOMPARE(state.get(keys::base), *line.base);
            if (one.contains("attention_factor"))
                QVERIFY(std::abs(snapshot.model->rotary()->attentionFactor() -
                                 one["attention_factor"].get<double>()) <= 1e-14);
        }
    }

    /// All of them together, each in less than 50 ms.
    void isQuick() {
        for (const Json& one : gallery()) {
            const std::string text = one["config"].dump();
            const double used = leastCpuTime(2, [&] { QVERIFY(readConfig(text).ok()); });
            QVERIFY2(used < 50, qPrintable(QStringLiteral("%1 ms").arg(used)));
        }
    }
};

QTEST_APPLESS_MAIN(TestGallery)
#include "tst_gallery.moc"
