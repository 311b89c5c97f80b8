// SPDX-License-Identifier: GPL-3.0-or-later
// Published values of scaled and partial rotary encodings: what other projects' tests and issues state.
#include <QDir>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "tests/support/bytes.h"
#include "tests/support/ropesetup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/worst.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

using Numbers = std::vector<double>;

Json load(const QString& name) {
    std::ifstream file(QStringLiteral(POSISCOPE_TEST_DATA "/truth/rope_%1.json").arg(name).toStdString());
    return Json::parse(file);
}

void flatten(const Json& json, Numbers& all) {
    if (json.is_number()) all.push_back(json.get<double>());
    if (json.is_array())
        for (const Json& each : json)
            flatten(each, all);
}

template <class Type>
Type factOf(const Model& model, const std::string& key) {
    for (const Fact& fact : model.facts())
        if (fact.key == key) return std::get<Type>(fact.value);
    return {};
}

Numbers frequenciesOf(const RopeSetup& setup) {
    return factOf<Numbers>(*rope(setup), "inv_freq");
}

/// [token][pair] → cosine, sine.
Numbers cosinesAndSines() {
    const auto model = rope({.headDim = 32});
    Numbers all;
    for (const std::int64_t position : {0, 1, 2, 50, 99})
        for (std::int64_t pair = 0; pair < 16; ++pair)
            for (const Role role : {Role::cosine, Role::sine})
                all.push_back(model->table().value(position, model->dimensionOf(pair, role)));
    return all;
}

/// B from the frequency B^(−2/d) of the second pair.
Numbers baseOfHunyuan() {
    return {std::pow(frequenciesOf({.scaling = "ntk", .factor = 1000})[1], -64)};
}

/// The first and the last pair that keep their frequency, that lie between, and that are divided by 32.
Numbers regionsOfLlama() {
    const RopeSetup plain{.headDim = 64, .base = 500000};
    RopeSetup scaled = plain;
    scaled.scaling = "llama3";
    scaled.factor = 32;
    scaled.original = 8192;
    const Numbers before = frequenciesOf(plain), after = frequenciesOf(scaled);
    Numbers all;
    int region = -1;
    for (std::size_t pair = 0; pair < before.size(); ++pair) {
        const double ratio = before[pair] / after[pair];
        const int own = ratio == 1 ? 0 : ratio < 32 * (1 - 1e-12) ? 1 : 2;
        if (own != region && region >= 0) all.push_back(static_cast<double>(pair) - 1);
        if (own != region) all.push_back(static_cast<double>(pair));
        region = own;
    }
    all.push_back(static_cast<double>(before.size()) - 1);
    return all;
}

Numbers proportionalOfGemma() {
    const auto model =
        rope({.headDim = 4, .base = 100, .partial = 0.5, .scaling = "proportional", .factor = 1});
    Numbers all = rotated(*model, Numbers(4, 1.0), 1);
    const Numbers second = rotated(*model, Numbers(4, 1.0), 0);
    all.insert(all.end(), second.begin(), second.end());
    return all;
}

/// The facts list the pairs that turn.
Numbers proportionalOfMlx() {
    Numbers all = frequenciesOf({.headDim = 8, .partial = 0.5, .scaling = "proportional", .factor = 2});
    all.resize(4);
    return all;
}

Numbers factorsOfYarn() {
    Numbers all;
    for (const double factor : {16.0, 32.0, 64.0})
        all.push_back(factOf<double>(*rope({.scaling = "yarn", .factor = factor}), "attention_factor"));
    return all;
}

struct Case {
    const char* file;
    std::function<Numbers()> ours;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"freqs_cis_llama_d32_theta1e4", cosinesAndSines},
        {"hunyuan_alpha_base", baseOfHunyuan},
        {"linear_kerashub_s5_p12_d4",
         [] {
             return rotated(*rope({.headDim = 4, .scaling = "linear", .factor = 5}), Numbers(4, 1.0), 12);
         }},
        {"llama32_1b_regions", regionsOfLlama},
        {"proportional_gemma_ones_d4_base100", proportionalOfGemma},
        {"proportional_mlxlm_d16_base100",
         [] {
             return rotated(
                 *rope({.headDim = 16, .base = 100, .partial = 0.5, .scaling = "proportional", .factor = 1}),
                 counted(0, 16), 1);
         }},
        {"proportional_mlxvlm_d8_factor2", proportionalOfMlx},
        {"yarn_factors_from_issues", factorsOfYarn},
        {"yarn_gptoss_bounds",
         [] {
             return factOf<Numbers>(
                 *rope({.headDim = 64, .base = 150000, .scaling = "yarn", .factor = 32, .truncate = false}),
                 "correction_range");
         }},
        {"deepseek_v4_compress_invfreq", [] {
             return frequenciesOf(
                 {.headDim = 64, .base = 160000, .scaling = "yarn", .factor = 16, .original = 65536});
         }}};
    return all;
}

}  // namespace

class TestScalingTruth : public StrictTest {
    Q_OBJECT

 private slots:
    /// Each file is read here or by name in tst_ropetruth.cpp.
    void everyFileIsRead() {
        const QByteArray source = bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/../core/tst_ropetruth.cpp"));
        for (const QString& file :
             QDir(POSISCOPE_TEST_DATA "/truth").entryList({"rope_*.json"}, QDir::Files)) {
            const QString name = file.sliced(5).chopped(5);
            const bool here =
                std::ranges::any_of(cases(), [&](const Case& each) { return name == each.file; });
            QVERIFY2(here || source.contains(name.section('_', 1).toUtf8()), qPrintable(file));
        }
    }

    void published_data() {
        const Rows<int> row("case");
        for (std::size_t n = 0; n < cases().size(); ++n)
            row(cases()[n].file, static_cast<int>(n));
    }
    void published() {
        const auto [n] = fetchRow<int>();
        const Case& one = cases()[static_cast<std::size_t>(n)];
        const Json json = load(QString::fromLatin1(one.file));
        Numbers expected;
        flatten(json["expected"], expected);
        const Numbers ours = one.ours();
        QCOMPARE(ours.size(), expected.size());
        // Of a base that is the 64th root of a double; cells of float32 are as near as the file says.
        const double absolute = json["tolerance"]["atol"];
        const double relative = std::max(1e-13, json["tolerance"]["rtol"].get<double>());
        Worst worst;
        for (std::size_t i = 0; i < ours.size(); ++i)
            worst.see(
                std::abs(ours[i] - expected[i]) / (absolute + relative * std::abs(expected[i]) + 1e-300),
                [&] { return "number " + std::to_string(i); });
        VERIFY_WORST(worst, 1.0);
    }
};

QTEST_APPLESS_MAIN(TestScalingTruth)
#include "tst_scalingtruth.moc"
