// SPDX-License-Identifier: GPL-3.0-or-later
// Published and derived values of rotary encodings on several axes.
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/rotary/axisturns.h"
#include "tests/support/axessetup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/worst.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

Json load(const std::string& name) {
    std::ifstream file(POSISCOPE_TEST_DATA "/truth/" + name + ".json");
    return Json::parse(file);
}

/// An array of [axes, rows] as a file.
std::string npyOf(const std::vector<std::vector<double>>& axes) {
    std::string bytes;
    for (const std::vector<double>& axis : axes)
        for (const double each : axis)
            bytes += bytesOf(each);
    return npyFile("<f8", "(" + std::to_string(axes.size()) + ", " + std::to_string(axes[0].size()) + ")",
                   bytes);
}

std::vector<std::vector<double>> transposed(const Json& rows) {
    std::vector<std::vector<double>> axes(rows[0].size());
    for (const Json& row : rows)
        for (std::size_t axis = 0; axis < axes.size(); ++axis)
            axes[axis].push_back(row[axis]);
    return axes;
}

std::vector<double> coordinatesOf(const Positions& positions, std::size_t axis, std::int64_t first,
                                  std::int64_t step, std::int64_t count) {
    std::vector<double> all;
    for (std::int64_t n = 0; n < count; ++n)
        all.push_back(positions.at(first + n * step, axis).value());
    return all;
}

std::vector<int> axesOfPairs(const std::string& preset, const AxesOptions& options) {
    const auto model = axesModel(preset, options);
    const auto axes = model->pairAxes();
    return {axes.begin(), axes.end()};
}

/// A file with cosine and sine of [token][pair], the preset that is meant, and where its tokens stand: a grid
/// in the options, or listed rows.
struct Angles {
    const char* file;
    const char* preset;
    AxesOptions options;
    std::vector<std::vector<double>> axes = {};  ///< listed places
    std::vector<std::int64_t> rows = {};         ///< those that the file has; empty: all
};

std::vector<Angles> angleFiles() {
    return {{"mrope_glm4v_8_12_12_partial", "glm-4.1v", {}, {{17}, {5}, {40}}},
            {"mrope_qwen3vl_24_20_20_d128", "qwen3-vl", {}, {{17}, {5}, {40}}},
            {"mrope_text_equals_rope",
             "qwen2-vl",
             {{"head_dim", "16"}, {"sections", "2,3,3"}, {"base", "10000"}},
             {{7}, {7}, {7}}},
            {"axes_cogvideox_16_24_24", "cogvideox", {}, transposed(Json{{0, 1, 2}, {12, 29, 44}})},
            {"axes_flux2_32x4", "flux.2", {}, transposed(Json{{10, 3, 5, 0}, {0, 0, 0, 77}})},
            {"axes_hunyuanvideo_16_56_56", "hunyuanvideo", {}, transposed(Json{{1, 2, 3}, {32, 44, 79}})},
            {"axial_dinov3_2x2_d16_periods",
             "dinov3",
             {{"head_dim", "16"},
              {"extents", "2,2"},
              {"tokens_in_front", "0"},
              {"axis_spectrum", "endpoint"},
              {"base", "128"},
              {"min_period", "0.5"}}},
            {"axial_dinov3_2x3_d16_max",
             "dinov3",
             {{"head_dim", "16"}, {"extents", "2,3"}, {"tokens_in_front", "0"}, {"longest_side", "max"}}},
            {"axial_eva02_16_to_24_d16",
             "eva-02",
             {{"head_dim", "16"}, {"extents", "24,24"}, {"tokens_in_front", "0"}},
             {},
             {0, 1, 23, 24, 25, 575}},
            {"axial_gemma4_vision_2x3_d16", "gemma-4-vision", {{"head_dim", "16"}, {"extents", "2,3"}}},
            {"axial_ropevit_3x2_d16",
             "rope-vit-axial",
             {{"head_dim", "16"}, {"extents", "3,2"}, {"tokens_in_front", "0"}}}};
}

}  // namespace

class TestAxesTruth : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

    /// A model with places of a file.
    std::shared_ptr<const Model> listed(const std::string& preset, AxesOptions options,
                                        const std::vector<std::vector<double>>& axes) const {
        const std::string path = folder_.filePath("places.npy").toStdString();
        std::ofstream(path, std::ios::binary) << npyOf(axes);
        options.emplace_back("positions", path);
        return axesModel(preset, options);
    }

 private slots:
    void everyFileIsRead() {
        QFile own(QStringLiteral(POSISCOPE_TEST_DATA "/../core/tst_axestruth.cpp"));
        QVERIFY(own.open(QIODevice::ReadOnly));
        const QByteArray source = own.readAll();
        for (const QString& file :
             QDir(POSISCOPE_TEST_DATA "/truth").entryList({"axes_*.json", "axial_*.json", "strided_*.json"}))
            QVERIFY2(source.contains('"' + file.chopped(5).toUtf8() + '"'), qPrintable(file));
    }

    void angles_data() {
        const Rows<int> row("case");
        for (std::size_t n = 0; n < angleFiles().size(); ++n)
            row(angleFiles()[n].file, static_cast<int>(n));
    }
    void angles() {
        const auto [n] = fetchRow<int>();
        const Angles one = angleFiles()[static_cast<std::size_t>(n)];
        const Json json = load(one.file);
        const auto model =
            one.axes.empty() ? axesModel(one.preset, one.options) : listed(one.preset, one.options, one.axes);
        QVERIFY2(model->problem().empty(), model->problem().source.c_str());
        const bool oneToken = json["expected"][0][0].is_number();
        const Json tokens = oneToken ? Json::array({json["expected"]}) : json["expected"];
        QCOMPARE(static_cast<std::int64_t>(tokens[0].size()) * 2, model->table().columns());
        Worst worst;
        for (std::size_t token = 0; token < tokens.size(); ++token)
            for (std::size_t pair = 0; pair < tokens[token].size(); ++pair)
                for (const std::size_t which : {0, 1}) {
                    const std::int64_t row =
                        one.rows.empty() ? static_cast<std::int64_t>(token) : one.rows[token];
                    const Role role = which == 0 ? Role::cosine : Role::sine;
                    const double ours =
                        model->table().value(row, model->dimensionOf(static_cast<std::int64_t>(pair), role));
                    worst.see(std::abs(ours - tokens[token][pair][which].get<double>()), [=] {
                        return "token " + std::to_string(token) + ", pair " + std::to_string(pair);
                    });
                }
        VERIFY_WORST(worst, json["tolerance"]["atol"].get<double>());
    }

    /// The axis of each pair: 0 time, 1 height, 2 width.
    void allocations() {
        const auto expected = [](const char* file) { return load(file)["expected"]; };
        QCOMPARE(axesOfPairs("mm-rope", {{"head_dim", "16"}}),
                 expected("mrope_axis_mmrope_8").get<std::vector<int>>());
        const Json selectors = expected("mrope_selectors_mlxvlm_2_2_2");
        const AxesOptions small{{"head_dim", "12"}, {"sections", "2,2,2"}};
        QCOMPARE(axesOfPairs("qwen2-vl", small), selectors[0].get<std::vector<int>>());
        QCOMPARE(axesOfPairs("qwen3-vl", small), selectors[1].get<std::vector<int>>());
        QCOMPARE(axesOfPairs("ernie-4.5-vl", small),
                 expected("mrope_section_selectors_ernie_2_2_2")[0].get<std::vector<int>>());
        const Json counts = load("mrope_counts_clamped");
        for (std::size_t n = 0; n < 2; ++n) {
            const Json& one = counts["parameters"]["cases"][n];
            std::string sections;
            for (const Json& number : one["mrope_section"])
                sections += (sections.empty() ? "" : ",") + number.dump();
            const auto axes =
                axesOfPairs("qwen3-vl", {{"head_dim", one["head_dim"].dump()}, {"sections", sections}});
            for (int axis = 0; axis < 3; ++axis)
                QCOMPARE(static_cast<int>(std::ranges::count(axes, axis)),
                         counts["expected"][n][static_cast<std::size_t>(axis)].get<int>());
        }
    }
    /// Ideogram 4: sections that do not add up to the pairs (diffusers, transformer_ideogram4.py): 88,
    /// 20, 20.
    void sectionsBeyondTheTurns() {
        const auto axes = axesOfPairs("qwen3-vl", {{"head_dim", "256"}, {"sections", "24,20,20"}});
        QCOMPARE(std::ranges::count(axes, 0), 88);
        QCOMPARE(std::ranges::count(axes, 1), 20);
        QCOMPARE(std::ranges::count(axes, 2), 20);
    }
    /// openPangu: the definition in vllm-project/vllm, mrope_interleaved.py, by hand for 2, 3, 3: the first
    /// axis keeps one pair for the end; each pair goes to the axis with the smallest share, never the same
    /// twice.
    void spread() {
        QCOMPARE(axesOfPairs("openpangu-vl", {{"head_dim", "16"}, {"sections", "2,3,3"}}),
                 (std::vector{0, 1, 2, 1, 2, 1, 2, 0}));
    }

    /// Angles of the heads of LTX-Video; the first pair of all is not turned.
    void strided() {
        const Json json = load("strided_ltx_video_heads_0_31");
        const Json& fraction = json["parameters"]["fraction"];
        const std::vector<std::vector<double>> axes{{2 * fraction["time"].get<double>() - 1},
                                                    {2 * fraction["height"].get<double>() - 1},
                                                    {2 * fraction["width"].get<double>() - 1}};
        for (const std::size_t n : {0, 1}) {
            const auto model = listed("ltx-video", {{"head_shown", n == 0 ? "0" : "31"}}, axes);
            const Json& expected = json["expected"][n];
            const std::size_t first = n == 0 ? 1 : 0;
            QCOMPARE(model->frequencies().size() + first, expected.size());
            Worst worst;
            for (std::size_t pair = first; pair < expected.size(); ++pair) {
                const double angle = model->axisTurns()->radians(model->positions(), 0,
                                                                 static_cast<std::int64_t>(pair - first));
                worst.see(std::abs(angle / expected[pair].get<double>() - 1),
                          [=] { return std::to_string(pair); });
            }
            VERIFY_WORST(worst, json["tolerance"]["rtol"].get<double>());
            QCOMPARE(model->rotary()->first(0), static_cast<std::int64_t>(2 * first));
            QCOMPARE(model->rotary()->element(0).pair, n == 0 ? std::int64_t{-1} : std::int64_t{0});
        }
    }

    void coordinates() {
        const auto places = [](const char* preset, const AxesOptions& options) {
            return axesModel(preset, options)->positions();
        };
        const Json gemma = load("axes_gemma4_image_ids_2x2");
        const Positions ids = places("gemma-4-vision", {{"extents", "2,2"}});
        for (std::int64_t patch = 0; patch < 4; ++patch)  // [x, y]
            for (const std::size_t axis : {0, 1})
                QCOMPARE(ids.at(patch, 1 - axis).value(),
                         gemma["expected"][static_cast<std::size_t>(patch)][axis].get<double>());
        const Json mochi = load("axes_mochi_positions_1x4x6");
        const Positions area = places("mochi", {{"extents", "1,4,6"}});
        compare(coordinatesOf(area, 1, 0, 6, 4), mochi["expected"][0], 1e-13);
        compare(coordinatesOf(area, 2, 0, 1, 6), mochi["expected"][1], 1e-13);
        QCOMPARE(area.at(5, 0), Coordinate(0));
        const Json cogview = load("axial_cogview4_coordinates");
        const Positions floor = places("cogview4", {{"extents", "64,100"}});
        compare(coordinatesOf(floor, 0, 0, 100, 64), cogview["expected"][0], 0);
        compare(coordinatesOf(floor, 1, 0, 1, 100), cogview["expected"][1], 0);
        const Json falcon = load("axial_falcon_perception_coordinates_4x6");
        const Positions aspect = places(
            "rope-vit-axial", {{"extents", "4,6"}, {"coordinates", "aspect"}, {"tokens_in_front", "0"}});
        compare(coordinatesOf(aspect, 0, 0, 6, 4), falcon["expected"][0], 3e-16);
        compare(coordinatesOf(aspect, 1, 0, 1, 6), falcon["expected"][1], 3e-16);
        // Qwen-Image: −⌈H/2⌉ … ⌊H/2⌋ − 1, and the frame is 0.
        const Positions centred = places("qwen-image", {{"extents", "1,3,4"}});
        compare(coordinatesOf(centred, 1, 0, 4, 3), Json{-2, -1, 0}, 0);
        compare(coordinatesOf(centred, 2, 0, 1, 4), Json{-2, -1, 0, 1}, 0);
        QCOMPARE(centred.at(0, 0), Coordinate(0));
    }

    /// Llama 4 vision applied to the inputs of torchtune: three tiles of 4 × 4 patches, the class token last.
    void applied() {
        const Json json = load("axial_llama4_vision_torchtune_sums");
        const auto inputs = json["parameters"]["inputs"].get<std::vector<double>>();
        const auto model = axesModel("llama-4-vision", {{"head_dim", "4"}, {"extents", "4,4"}});
        double sum = 0, largest = 0;
        for (std::size_t n = 0; n < inputs.size() / 4; ++n) {  // [batch 2, token 51, head 8][4]
            const std::size_t token = n / 8 % 51 % 17;
            const std::vector<double> in(inputs.begin() + static_cast<std::ptrdiff_t>(4 * n),
                                         inputs.begin() + static_cast<std::ptrdiff_t>(4 * n + 4));
            std::vector<double> out = in;
            if (token < 16) model->rotary()->rotate(in, static_cast<std::int64_t>(token), false, out);
            for (const double each : out) {
                sum += each;
                largest = std::max(largest, each);
            }
        }
        const std::vector ours{sum / static_cast<double>(inputs.size()), sum, largest};
        compare(ours, json["expected"], json["tolerance"]["atol"]);
        // 3,264 inputs with nine digits each.
        compare(ours, json["recomputed_float64"], 2e-6);
    }

 private:
    static void compare(const std::vector<double>& ours, const Json& expected, double tolerance) {
        QCOMPARE(ours.size(), expected.size());
        for (std::size_t n = 0; n < ours.size(); ++n) {
            const double their = expected[n];
            QVERIFY2(
                std::abs(ours[n] - their) <= tolerance * std::max(1.0, std::abs(their)),
                qPrintable(
                    QStringLiteral("%1: %2, %3").arg(n).arg(ours[n], 0, 'g', 17).arg(their, 0, 'g', 17)));
        }
    }
};

QTEST_GUILESS_MAIN(TestAxesTruth)
#include "tst_axestruth.moc"
