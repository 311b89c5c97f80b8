// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of RoPE on several axes, over the released models.
#include <cmath>
#include <fstream>

#include "core/analysis/describe.h"
#include "core/rotary/axisturns.h"
#include "tests/support/axessetup.h"
#include "tests/support/ropesetup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/worst.h"

using namespace posiscope;

namespace {

void presetRows() {
    const Rows<QString> row("preset");
    for (const AxisPreset& each : axisPresets())
        row(each.id, QString::fromLatin1(each.id));
}

std::string fetchPreset() {
    return std::get<0>(fetchRow<QString>()).toStdString();
}

/// Elements that differ, so that no exchange goes unseen.
std::vector<double> vectorOf(std::int64_t size, double shift) {
    std::vector<double> all;
    for (std::int64_t j = 0; j < size; ++j)
        all.push_back(std::sin(1.7 * static_cast<double>(j) + shift));
    return all;
}

/// The score of a query in one row with a key in another.
double scoreOf(const Model& model, std::int64_t query, std::int64_t key) {
    const std::int64_t size = model.rotary()->headDimensions();
    return dot(rotated(model, vectorOf(size, 0.3), query), rotated(model, vectorOf(size, 2), key, true));
}

/// The row at these places of a grid.
std::int64_t rowAt(const std::vector<std::int64_t>& sides, std::int64_t front,
                   const std::vector<std::int64_t>& place) {
    std::int64_t row = 0;
    for (std::size_t axis = 0; axis < sides.size(); ++axis)
        row = row * sides[axis] + place[axis];
    return front + row;
}

std::vector<std::int64_t> sidesOf(const State& state) {
    std::vector<std::int64_t> sides;
    for (const double side : state.values.get(Key<NumberList>{"extents"}))
        sides.push_back(static_cast<std::int64_t>(side));
    return sides;
}

/// The same model over a grid of at least 3 places along each axis.
AxesOptions smallGrid(const std::string& preset) {
    const std::size_t axes = sidesOf(axesState(preset)).size();
    std::string grid = "3";
    for (std::size_t axis = 1; axis < axes; ++axis)
        grid += "," + std::to_string(3 + axis);
    return {{"extents", grid}};
}

}  // namespace

class TestRopeAxes : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

 private slots:
    void presetsAreSound_data() { presetRows(); }
    void presetsAreSound() {
        const std::string id = fetchPreset();
        const State state = axesState(id);
        const Failure failure = encodingOf(state).check(state.values);
        QVERIFY2(!failure, failure ? failure->text.source.c_str() : "");
        const auto model = axesModel(id);
        QVERIFY(model->problem().empty());
        const ModelShape shape = shapeOf(state.values);
        QCOMPARE(model->table().rows(), shape.positions);
        QCOMPARE(model->table().columns(), shape.dimensions);
        QCOMPARE(static_cast<std::int64_t>(model->frequencies().size()), shape.pairs);
        const auto fitting = fittingAxisPresets(state.values);
        QVERIFY(std::ranges::find(fitting, findAxisPreset(id)) != fitting.end());
        QVERIFY(findAxisPreset(id)->source[0] != 0);
    }

    /// Cells are the cosines and sines of Σ_a p_a · ω_a in long double; a mean is that of its cells.
    void cells_data() { presetRows(); }
    void cells() {
        const std::string id = fetchPreset();
        const auto model = axesModel(id, smallGrid(id));
        const AxisTurns& turns = *model->axisTurns();
        Worst worst, mean;
        const std::int64_t rows = model->table().rows();
        double sum = 0;
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t pair = 0; pair < turns.pairs(); ++pair) {
                long double angle = 0;
                for (const AxisTurn& turn : turns.of(pair)) {
                    const DoubleDouble exact = turn.frequency.exactRadians();
                    const long double own = static_cast<long double>(exact.hi) + exact.lo;
                    const Coordinate at = model->positions().at(row, turn.axis);
                    angle += (turn.backwards ? -own : own) * static_cast<long double>(at.numerator()) /
                             static_cast<long double>(at.denominator());
                }
                const auto where = [=] { return std::to_string(row) + ", " + std::to_string(pair); };
                const double cosine = model->table().value(row, pair);
                const double sine = model->table().value(row, pair + turns.pairs());
                const auto factor = static_cast<long double>(model->rotary()->attentionFactor());
                worst.see(std::abs(static_cast<double>(cosine - factor * std::cos(angle))), where);
                worst.see(std::abs(static_cast<double>(sine - factor * std::sin(angle))), where);
                sum += cosine + sine;
            }
        // Angles of up to 16,000 radians have an error of 8e-16 in long double.
        VERIFY_WORST(worst, 2e-15);
        mean.see(std::abs(model->table().exactMean({0, rows}, {0, model->table().columns()}) -
                          sum / static_cast<double>(rows * model->table().columns())),
                 [] { return std::string("all"); });
        VERIFY_WORST(mean, 1e-13);
    }

    /// A step along an axis turns the pairs of that axis alone, and both elements of a pair by one angle
    /// where it is a rotation: then a score depends on offsets alone.
    void scoresDependOnOffsets_data() { presetRows(); }
    void scoresDependOnOffsets() {
        const std::string id = fetchPreset();
        const AxesOptions options = smallGrid(id);
        const auto model = axesModel(id, options);
        const State state = axesState(id, options);
        const auto sides = sidesOf(state);
        const auto front = state.values.get(Key<std::int64_t>{"tokens_in_front"});
        if (state.values.get(Key<std::string>{"coordinates"}) == "floor")
            return;  // steps of coordinates differ by one
        std::vector<std::int64_t> from(sides.size(), 0), to(sides.size(), 1);
        to.back() = 2;
        double least = scoreOf(*model, rowAt(sides, front, from), rowAt(sides, front, to)), most = least;
        for (std::size_t axis = 0; axis < sides.size(); ++axis) {
            std::vector<std::int64_t> movedFrom = from, movedTo = to;
            ++movedFrom[axis], ++movedTo[axis];
            const double score =
                scoreOf(*model, rowAt(sides, front, movedFrom), rowAt(sides, front, movedTo));
            least = std::min(least, score);
            most = std::max(most, score);
        }
        QCOMPARE(model->rotary()->isRotation(), id != "ernie-image" && id != "v-jepa-2");
        if (model->rotary()->isRotation())
            QVERIFY2(most - least < 1e-11, qPrintable(QString::number(most - least)));
        else
            QVERIFY2(most - least > 0.1, qPrintable(QString::number(most - least)));
        QCOMPARE(model->offsetMaps(), nullptr);
    }

    void axesAreSeparate_data() { presetRows(); }
    void axesAreSeparate() {
        const std::string id = fetchPreset();
        const AxesOptions options = smallGrid(id);
        const auto model = axesModel(id, options);
        const State state = axesState(id, options);
        const auto sides = sidesOf(state);
        const auto front = state.values.get(Key<std::int64_t>{"tokens_in_front"});
        for (std::size_t axis = 0; axis < sides.size(); ++axis) {
            std::vector<std::int64_t> place(sides.size(), 1);
            const std::int64_t before = rowAt(sides, front, place);
            ++place[axis];
            const std::int64_t after = rowAt(sides, front, place);
            for (std::int64_t pair = 0; pair < model->axisTurns()->pairs(); ++pair) {
                const bool same = model->table().value(before, pair) == model->table().value(after, pair);
                const bool along = model->axisTurns()->along(pair, axis) != nullptr;
                if (!along) QVERIFY(same);
                if (along && state.values.get(Key<std::string>{"coordinates"}) == "index") QVERIFY(!same);
            }
        }
    }

    /// Text, with one coordinate on all axes, is plain RoPE where one spectrum runs over the rotated
    /// dimensions.
    void textIsRope_data() {
        const Rows<QString> row("preset");
        for (const AxisPreset& each : axisPresets())
            if (each.kind == AxisModels::language) row(each.id, QString::fromLatin1(each.id));
    }
    void textIsRope() {
        const std::string id = fetchPreset();
        State state = axesState(id, {{"positions", "0..99, 16777215"}});
        const auto model = encodingOf(state).make(state.values);
        Values plain = state.values;
        plain.set(keys::encoding, std::string("rope"));
        const auto text = findEncoding("rope")->make(plain);
        QCOMPARE(model->table().rows(), std::int64_t{101});
        QCOMPARE(model->table().columns(), text->table().columns());
        std::vector<double> own(static_cast<std::size_t>(model->table().columns())), theirs(own.size());
        for (std::int64_t row = 0; row < 101; ++row) {
            model->table().fill({row, 1}, {0, model->table().columns()}, own.data());
            text->table().fill({row, 1}, {0, text->table().columns()}, theirs.data());
            QCOMPARE(own, theirs);
        }
        const auto vector = vectorOf(model->rotary()->headDimensions(), 1);
        const std::vector<double> a = rotated(*model, vector, 50), b = rotated(*text, vector, 50);
        for (std::size_t j = 0; j < a.size(); ++j)
            QVERIFY(std::abs(a[j] - b[j]) <= 1e-15);
    }

    /// ERNIE-Image by its definition: angles are repeated for neighbours, so that dimension j has angle j div
    /// 2, and halves are rotated: dimensions j and j + 64 are partners.
    void ernieImage() {
        const auto model = axesModel("ernie-image", {{"extents", "8,6,7"}});
        const std::vector<std::int64_t> place{7, 3, 5};
        const std::int64_t row = rowAt({8, 6, 7}, 0, place);
        std::vector<long double> angles;
        for (const auto& [axis, pairs] : {std::pair{0, 16}, std::pair{1, 24}, std::pair{2, 24}})
            for (int j = 0; j < pairs; ++j)
                angles.push_back(static_cast<long double>(place[static_cast<std::size_t>(axis)]) *
                                 std::pow(256.0L, -static_cast<long double>(j) / pairs));
        const auto in = vectorOf(128, 0.7);
        const auto out = rotated(*model, in, row);
        for (std::size_t j = 0; j < 128; ++j) {
            const long double angle = angles[j / 2];
            const double partner = j < 64 ? -in[j + 64] : in[j - 64];
            const auto expected = static_cast<double>(in[j] * std::cos(angle) + partner * std::sin(angle));
            QVERIFY(std::abs(out[j] - expected) <= 1e-15);
        }
        QVERIFY(!model->notes().empty());
    }
    /// V-JEPA 2: three blocks of 20 dimensions, in each the angles of the axis and once more; neighbours are
    /// rotated, and the last four dimensions pass.
    void vJepa() {
        const auto model = axesModel("v-jepa-2", {{"extents", "4,5,6"}});
        const std::vector<std::int64_t> place{3, 4, 2};
        const std::int64_t row = rowAt({4, 5, 6}, 0, place);
        const auto in = vectorOf(64, 0.7);
        const auto out = rotated(*model, in, row);
        for (std::size_t j = 0; j < 60; ++j) {
            const std::size_t axis = j / 20, pair = j % 20 % 10;
            const long double angle = static_cast<long double>(place[axis]) *
                                      std::pow(10000.0L, -static_cast<long double>(pair) / 10);
            const double partner = j % 2 == 0 ? -in[j + 1] : in[j - 1];
            const auto expected = static_cast<double>(in[j] * std::cos(angle) + partner * std::sin(angle));
            QVERIFY(std::abs(out[j] - expected) <= 1e-15);
        }
        for (std::size_t j = 60; j < 64; ++j)
            QCOMPARE(out[j], in[j]);
    }

    /// RoPE-Mixed at its start: magnitudes 10^(−4j/d) in a direction for the first half of the pairs, and
    /// perpendicular to it for the others.
    void mixedStart() {
        const auto model = axesModel("rope-vit-mixed", {{"seed", "7"}});
        const AxisTurns& turns = *model->axisTurns();
        QVERIFY(turns.areMixed());
        QCOMPARE(turns.pairs(), std::int64_t{32});
        const auto weight = [&](std::int64_t pair, std::size_t axis) {
            return turns.along(pair, axis)->radians();
        };
        for (std::int64_t j = 0; j < 16; ++j) {
            const double size = std::pow(10.0, -static_cast<double>(j) / 16);
            QVERIFY(std::abs(std::hypot(weight(j, 0), weight(j, 1)) / size - 1) < 1e-14);
            QVERIFY(std::abs(weight(j, 0) * weight(j + 16, 0) + weight(j, 1) * weight(j + 16, 1)) < 1e-15);
        }
        QVERIFY(axesModel("rope-vit-mixed", {{"seed", "8"}})->frequencies()[0].radians() !=
                model->frequencies()[0].radians());
    }
    /// Weights of a file: [axes, heads, pairs].
    void mixedFromFile() {
        std::string bytes;
        for (int n = 0; n < 2 * 3 * 4; ++n)
            bytes += bytesOf(static_cast<double>(n - 11) / 8);
        const std::string path = folder_.filePath("freqs.npy").toStdString();
        std::ofstream(path, std::ios::binary) << npyFile("<f8", "(2, 3, 4)", bytes);
        const AxesOptions options{
            {"weights_file", path}, {"head_dim", "8"}, {"head_count", "3"}, {"head_shown", "1"}};
        const auto model = axesModel("rope-vit-mixed", options);
        QVERIFY(model->problem().empty());
        for (std::int64_t pair = 0; pair < 4; ++pair)
            for (const std::size_t axis : {0, 1}) {
                const AxisTurn* const turn = model->axisTurns()->along(pair, axis);
                const double expected =
                    static_cast<double>(static_cast<int>(1 - axis) * 12 + 4 + pair - 11) / 8;
                QCOMPARE(turn == nullptr ? 0.0 : turn->radians(), expected);
            }
        AxesOptions wrong = options;
        wrong.push_back({"head_dim", "12"});
        QVERIFY(axesModel("rope-vit-mixed", wrong)->problem().source.find("weights") != std::string::npos);
    }

    void refusals_data() {
        const Rows<QString, AxesOptions, QString> row("preset", "options", "field");
        row("five axes", "", {{"axes", "a,b,c,d,e"}, {"extents", "1,1,1,1,1"}}, "axes");
        row("one name twice", "", {{"axes", "row,row,time"}}, "axes");
        row("grid of two", "", {{"extents", "4,4"}}, "extents");
        row("half a place", "", {{"extents", "4,4.5,4"}}, "extents");
        row("too many places", "", {{"extents", "64,256,256"}}, "extents");
        row("sections of two", "qwen2-vl", {{"sections", "32,32"}}, "sections");
        row("sections that do not add up", "qwen2-vl", {{"sections", "16,24,23"}}, "sections");
        row("two axes interleaved", "qwen3-vl", {{"axes", "height,width"}, {"extents", "4,4"}}, "allocation");
        row("an order of other names", "ernie-4.5-vl", {{"axis_order", "height,width"}}, "axis_order");
        row("a letter of no axis", "mm-rope", {{"axis_pattern", "TXY"}}, "axis_pattern");
        row("two bases for three axes", "cosmos", {{"axis_bases", "10000,20000"}}, "axis_bases");
        row("a list too short", "qwen2-vl", {{"axis_spectrum", "list"}, {"frequency_list", "1,2"}},
            "frequency_list");
        row("head 32 of 32", "ltx-video", {{"head_shown", "32"}}, "head_shown");
        row("blocks of pairs in turn", "ltx-video", {{"rope_layout", "half-in-block"}}, "rope_layout");
        row("a head that does not turn", "ltx-video", {{"head_dim", "2"}}, "head_dim");
        row("two letters alike", "flux.2", {{"allocation", "pattern"}, {"axis_pattern", "TRCT"}},
            "axis_pattern");
        row("two lists of rows", "qwen2-vl", {{"tokens", "3 text"}, {"positions", "0..9"}}, "tokens");
        row("a step of many digits", "", {{"coordinate_steps", "0.12345678,1,1"}}, "coordinate_steps");
        row("an order that is no list", "", {{"axis_order", "height;width"}}, "axis_order");
        row("weights of no file", "rope-vit-mixed", {{"weights_file", "seeded"}}, "weights_file");
        row("aspect of three axes", "", {{"coordinates", "aspect"}}, "coordinates");
        row("an odd head", "", {{"head_dim", "127"}}, "head_dim");
        row("positions that are none", "", {{"positions", "1..x"}}, "positions");
    }
    void refusals() {
        const auto [preset, options, field] = fetchRow<QString, AxesOptions, QString>();
        const Failure failure = axesFailure(preset.toStdString(), options);
        QVERIFY(failure);
        QCOMPARE(QString::fromStdString(failure->field), field);
    }

    /// Large grids cost no more than their axes: means are those of closed forms.
    void meansOfLargeGrids() {
        const auto model = axesModel("hunyuanvideo", {{"extents", "16,64,64"}});
        const IndexRange rows{12'345, 8000}, columns{3, 70};
        double sum = 0;
        for (std::int64_t row = rows.first; row < rows.end(); ++row)
            for (std::int64_t column = columns.first; column < columns.end(); ++column)
                sum += model->table().value(row, column);
        const double mean = sum / static_cast<double>(rows.count * columns.count);
        QVERIFY(std::abs(model->table().exactMean(rows, columns) - mean) < 1e-12);
    }
};

Q_DECLARE_METATYPE(AxesOptions)

QTEST_GUILESS_MAIN(TestRopeAxes)
#include "tst_ropeaxes.moc"
