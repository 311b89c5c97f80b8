// SPDX-License-Identifier: GPL-3.0-or-later
// Edit ▸ Copy as code: the copied program computes the exported numbers.
#include <QTest>
#include <cmath>
#include <memory>

#include "core/code/tablecode.h"
#include "core/models/model.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "tests/support/encodingof.h"
#include "tests/support/python.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)

namespace {

/// The expected cells of `pe` or `bias`: rows × columns of the table, or heads × queries × keys.
std::vector<double> cellsOf(const Model& model) {
    std::vector<double> cells;
    const auto add = [&cells](const Field& field) {
        for (std::int64_t row = 0; row < field.rows(); ++row)
            for (std::int64_t column = 0; column < field.columns(); ++column)
                cells.push_back(field.value(row, column));
    };
    if (model.hasTable())
        add(model.table());
    else
        for (std::int64_t head = 0; head < model.bias()->heads(); ++head)
            add(*model.bias()->matrix(head));
    return cells;
}

void addStates() {
    addColumns<QString, Given>("encoding", "given");
    const auto row = [](const char* encoding, const char* name, const Given& given) {
        QTest::addRow("%s %s", encoding, name) << QString::fromLatin1(encoding) << given;
    };
    const auto whole = [](std::int64_t number) { return Value(number); };
    const auto word = [](const char* text) { return Value(std::string(text)); };
    for (const char* layout : {"interleaved", "half-split"})
        for (const char* spectrum : {"paper", "endpoint"})
            for (const int d : {8, 7, 2})
                row("sinusoidal", qPrintable(QStringLiteral("%1 %2 %3").arg(layout, spectrum).arg(d)),
                    {{"layout", word(layout)},
                     {"spectrum", word(spectrum)},
                     {"d_model", whole(d)},
                     {"base", 500.5},
                     {"first_position", whole(d % 3)},
                     {"zero_first_row", d == 7}});
    for (const char* form : {"mae", "detr", "tensor2tensor"})
        row("sinusoidal-2d", form,
            {{"form", word(form)}, {"d_model", whole(16)}, {"height", whole(4)}, {"width", whole(7)}});
    row("sinusoidal-2d", "detr to 2π",
        {{"form", word("detr")}, {"d_model", whole(16)}, {"height", whole(4)}, {"normalise", true}});
    row("timestep", "paper", {{"d_model", whole(16)}});
    row("timestep", "odd, cosines first",
        {{"d_model", whole(17)}, {"flip_sin_to_cos", true}, {"timestep_scale", 0.5}});
    row("timestep", "shift",
        {{"d_model", whole(16)}, {"downscale_freq_shift", 0.25}, {"first_position", whole(3)}});
    row("timestep", "one pair", {{"d_model", whole(2)}});
    row("fourier", "paper", {{"octaves", whole(5)}});
    row("fourier", "code", {{"octaves", whole(4)}, {"include_pi", false}, {"include_input", true}});
    for (const char* layout : {"interleaved", "half-split"})
        for (const bool negative : {false, true})
            row("transformer-xl", qPrintable(QStringLiteral("%1 %2").arg(layout).arg(negative)),
                {{"xl_layout", word(layout)}, {"negative", negative}, {"d_model", whole(negative ? 9 : 8)}});
    const Given llm{
        {"head_dim", whole(32)}, {"base", 500.0}, {"factor", 4.0}, {"original_max_position", whole(64)}};
    const auto rope = [&](const char* name, const char* scaling, Given more) {
        more.insert(more.begin(), llm.begin(), llm.end());
        more.emplace_back("scaling", word(scaling));
        row("rope", name, more);
    };
    for (const char* kind : {"none", "linear", "ntk", "ntk-mixed", "yarn", "llama3"})
        rope(kind, kind, {});
    rope("partial from 5", "none", {{"partial_rotary_factor", 0.3}, {"first_position", whole(5)}});
    for (const char* layout : {"half-split", "interleaved"})
        rope(qPrintable(QStringLiteral("proportional, %1").arg(layout)), "proportional",
             {{"partial_rotary_factor", 0.25}, {"rope_layout", word(layout)}});
    rope("dynamic", "dynamic", {{"sequence_length", whole(100)}});
    rope("dynamic, short", "dynamic", {{"sequence_length", whole(50)}});
    rope("ntk-mixed 0.625", "ntk-mixed", {{"mixed_b", 0.625}});
    rope("yarn, bounds not rounded", "yarn", {{"truncate", false}});
    rope("yarn, mscale", "yarn", {{"mscale", 0.7}, {"mscale_all_dim", 1.0}});
    rope("yarn, mscale alone", "yarn", {{"mscale", 0.7}});
    rope("yarn, factor given", "yarn", {{"attention_factor", 1.5}});
    rope("llama3, equal factors", "llama3", {{"low_freq_factor", 1.0}, {"high_freq_factor", 1.0}});
    NumberList brief, lengthy;
    for (int i = 0; i < 16; ++i) {
        brief.push_back(1 + 0.1 * i);
        lengthy.push_back(2 + i);
    }
    for (const std::int64_t length : {50, 100})
        rope(length == 50 ? "longrope, short" : "longrope, long", "longrope",
             {{"short_factor", brief}, {"long_factor", lengthy}, {"sequence_length", whole(length)}});
    const auto numbers = [](NumberList list) { return Value(std::move(list)); };
    row("rope-axes", "three axes", {{"head_dim", whole(16)}, {"extents", numbers({2, 3, 4})}});
    row("rope-axes", "two of the unit, tokens in front",
        {{"axes", word("height,width")},
         {"head_dim", whole(16)},
         {"extents", numbers({3, 5})},
         {"coordinates", word("unit")},
         {"tokens_in_front", whole(2)}});
    row("rope-axes", "mixed, stretched coordinates",
        {{"axes", word("height,width")},
         {"head_dim", whole(16)},
         {"extents", numbers({3, 5})},
         {"coordinate_steps", numbers({0.5, 3})},
         {"allocation", word("mixed")}});
    row("xpos", "plain", {{"head_dim", whole(16)}});
    row("xpos", "from 3", {{"head_dim", whole(16)}, {"first_position", whole(3)}, {"scale_base", 64.0}});
    row("alibi", "8 heads", {{"heads", whole(8)}});
    row("alibi", "12 heads, encoder", {{"heads", whole(12)}, {"mask", word("none")}});
    row("alibi", "one-sided",
        {{"heads", whole(3)},
         {"mask", word("none")},
         {"alibi_form", word("one-sided")},
         {"alibi_bias_max", 6.0}});
    row("t5", "buckets", {{"heads", whole(2)}});
    row("t5", "decoder", {{"heads", whole(1)}, {"bidirectional", false}, {"mask", word("causal")}});
    row("t5", "few", {{"num_buckets", whole(8)}, {"max_distance", whole(12)}});
    row("t5", "biases", {{"heads", whole(3)}, {"values", word("bias")}, {"num_buckets", whole(8)}});
    row("deberta", "small", {{"bucket_size", whole(8)}, {"max_position", whole(16)}});
    row("deberta", "causal",
        {{"bucket_size", whole(6)}, {"max_position", whole(40)}, {"mask", word("causal")}});
    row("shaw", "clipped", {{"max_relative_position", whole(4)}});
    row("shaw", "clipped at 2 ahead",
        {{"max_relative_position", whole(4)}, {"clip_sides", word("own")}, {"max_relative_ahead", whole(2)}});
    row("kerple", "one head", {{"heads", whole(1)}});
    row("kerple", "random", {{"heads", whole(3)}, {"mask", word("none")}});
    row("fire", "causal", {{"heads", whole(2)}, {"fire_length", 8.0}});
    row("nope", "causal", {});
    row("nope", "no mask", {{"mask", word("none")}});
    const auto listed = word("0..9, 0..5, 3 x 1, 41..1 step -10, 7");
    row("rope-axes", "yarn, text",
        {{"head_dim", whole(16)}, {"scaling", word("yarn")}, {"positions", listed}});
    row("sinusoidal", "listed", {{"d_model", whole(7)}, {"positions", listed}, {"zero_first_row", true}});
    row("sinusoidal", "listed half-split, fractions",
        {{"d_model", whole(8)},
         {"layout", word("half-split")},
         {"positions", word("0.5, 0..2 step 1/3, 9")}});
    row("fourier", "listed", {{"octaves", whole(4)}, {"positions", listed}});
    row("fourier", "listed, with x",
        {{"octaves", whole(3)},
         {"include_input", true},
         {"include_pi", false},
         {"positions", word("9..0, 5")}});
    row("timestep", "a sampler", {{"d_model", whole(16)}, {"positions", word("951..1 step -50")}});
    rope("listed", "yarn", {{"positions", listed}});
    row("xpos", "listed", {{"head_dim", whole(16)}, {"positions", listed}});
    row("alibi", "listed", {{"heads", whole(3)}, {"positions", listed}});
    row("t5", "listed", {{"heads", whole(2)}, {"mask", word("causal")}, {"positions", listed}});
    row("deberta", "listed",
        {{"bucket_size", whole(6)},
         {"max_position", whole(40)},
         {"mask", word("causal")},
         {"positions", listed}});
    row("shaw", "listed",
        {{"max_relative_position", whole(4)}, {"mask", word("causal")}, {"positions", listed}});
    row("kerple", "listed", {{"heads", whole(2)}, {"positions", listed}});
    row("fire", "listed", {{"heads", whole(2)}, {"fire_length", 8.0}, {"positions", listed}});
}

}  // namespace

class TestTableCode : public StrictTest {
    Q_OBJECT

 private slots:
    /// Python runs it with its library and prints the cells; they are compared with ours.
    void numpy_data() { addStates(); }
    void numpy() {
        if (!numpy_) numpy_ = std::make_unique<Python>();
        computesTheCells(QStringLiteral("numpy"), *numpy_);
    }
    void pytorch_data() { addStates(); }
    void pytorch() {
        if (!torch_) torch_ = std::make_unique<Python>();
        // NumPy belongs to all tests; PyTorch is 700 MB large and belongs to the slow ones.
        QString complaint;
        static const bool installed =
            torch_->isThere() && torch_->printed(QStringLiteral("import torch"), complaint).has_value();
        if (!installed) QSKIP("python3-torch is not installed");
        computesTheCells(QStringLiteral("pytorch"), *torch_);
    }
    void tensorflowInNumpysNames_data() { addStates(); }
    void tensorflowInNumpysNames() {
        if (!tensorflow_) tensorflow_ = std::make_unique<Python>(QString::fromLatin1(standInForTensorFlow));
        computesTheCells(QStringLiteral("tensorflow"), *tensorflow_);
    }

    /// The rotation that goes with the table is that of the encoding.
    void rotation_data() {
        addColumns<QString, QString>("encoding", "layout");
        for (const char* encoding : {"rope", "xpos"})
            for (const char* layout : {"half-split", "interleaved"})
                QTest::addRow("%s %s", encoding, layout) << QString(encoding) << QString(layout);
    }
    void rotation() {
        const auto [encoding, layout] = fetchRow<QString, QString>();
        State state = stateOf(encoding.toStdString(), {{"head_dim", std::int64_t{8}},
                                                       {"max_len", std::int64_t{6}},
                                                       {"rope_layout", layout.toStdString()}});
        const QString program = QString::fromStdString(tableCode(state, codeDialects().front())) +
                                QStringLiteral(
                                    "x = rotate(np.ones((6, 8)) * np.arange(1, 9), pe)\n"
                                    "print(*[repr(float(v)) for v in x.ravel()])\n");
        QString complaint;
        Python python;
        if (!python.isThere()) QSKIP("python3 cannot be started");
        const auto output = python.printed(program, complaint);
        QVERIFY2(output, qPrintable(complaint));
        const QList<QByteArray> numbers = output->trimmed().split(' ');
        const auto model = encodingOf(state).make(state.values);
        std::vector<double> query(8);
        for (std::size_t n = 0; n < 8; ++n)
            query[n] = static_cast<double>(n + 1);
        for (std::int64_t p = 0; p < 6; ++p) {
            std::vector<double> turned(8);
            model->rotary()->rotate(query, p, false, turned);
            for (std::size_t n = 0; n < 8; ++n)
                QVERIFY(std::abs(turned[n] -
                                 numbers[static_cast<int>(8 * p) + static_cast<int>(n)].toDouble()) < 1e-13);
        }
    }

    /// Every registered encoding has a program, or says why not.
    void everyEncoding_data() { eachId("encoding", encodings()); }
    void everyEncoding() {
        QFETCH(QString, encoding);
        const State state = stateOf(encoding.toStdString(), {});
        const bool random = encoding == u"learned" || encoding == u"table" || encoding == u"cope";
        const bool none = !whyNoTableCode(state).empty();
        QVERIFY2(none == random, "a file of core/code/templates has no program for it");
        for (const CodeDialect& dialect : codeDialects()) {
            const std::string code = tableCode(state, dialect);
            QCOMPARE(code.empty(), none);
            QVERIFY2(code.find_first_of("{}") == std::string::npos, code.c_str());
        }
    }

    /// The copied program computes in float64, so encodings with other roundings have none.
    void whatRoundsHasNone() {
        State state = defaultState();
        state.values.set("precision", Value(std::string("d2l")));
        QVERIFY(!whyNoTableCode(state).empty());
        for (const CodeDialect& dialect : codeDialects())
            QVERIFY(tableCode(state, dialect).empty());
    }

 private:
    static void computesTheCells(const QString& dialect, Python& python) {
        if (!python.isThere()) QSKIP("python3 cannot be started");
        QFETCH(QString, encoding);
        QFETCH(Given, given);
        Given all{{"max_len", std::int64_t{20}}};
        all.insert(all.end(), given.begin(), given.end());
        const State state = stateOf(encoding.toStdString(), all);
        const QString code = QString::fromStdString(tableCode(state, dialectOf(dialect)));
        const auto model = encodingOf(state).make(state.values);
        const QString result = model->hasTable() ? QStringLiteral("pe") : QStringLiteral("bias");
        QString complaint;
        const auto output = python.printed(
            code + QStringLiteral("\nprint(*[repr(float(x)) for x in %1.reshape(-1)])\n").arg(result),
            complaint);
        QVERIFY2(output, qPrintable(code + complaint));
        const QList<QByteArray> numbers = output->trimmed().split(' ');
        const std::vector<double> cells = cellsOf(*model);
        QCOMPARE(numbers.size(), static_cast<qsizetype>(cells.size()));
        // Angles up to 22 (64 in the grid to 2π, 2^9 π in octaves) and their powers, rounded a few times.
        const double tolerance = encoding == u"fourier" ? 1e-12 : 4e-14;
        for (std::size_t n = 0; n < cells.size(); ++n) {
            const double theirs = numbers[static_cast<qsizetype>(n)].toDouble();
            QVERIFY2(cells[n] == theirs || std::abs(cells[n] - theirs) <= tolerance,
                     qPrintable(QStringLiteral("cell %1: %2, %3").arg(n).arg(cells[n]).arg(theirs) + u'\n' +
                                code));
        }
    }

    std::unique_ptr<Python> numpy_, torch_, tensorflow_;
};

QTEST_GUILESS_MAIN(TestTableCode)
#include "tst_tablecode.moc"
