// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/figurecode/images.h"

#include <cmath>
#include <optional>
#include <vector>

#include "core/code/tablecode.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/parameters/viewkeys.h"
#include "core/sinusoid/offsetmap.h"

namespace posiscope {

namespace {

/// The lines that compute a matrix, and what it is called.
struct MatrixCode {
    std::string compute, name;
};

MatrixCode similarity(const State& state, const std::string& program) {
    if (program.empty()) return {};
    const bool cosine = state.get(keys::similarity) == "cosine";
    const std::string rows = cosine ? "unit" : "pe";
    return {program + (cosine ? "unit = pe / np.linalg.norm(pe, axis=1, keepdims=True)\n" : "") +
                "similarity = " + rows + " @ " + rows + ".T\n",
            "similarity"};
}

std::string profileCode(const State& state, const FigureMatrix& matrix) {
    const std::string reference =
        shortestDecimal(static_cast<double>(state.get(keys::reference)) - matrix.firstRow);
    return "below.plot(np.arange(len(pe)) + " + shortestDecimal(matrix.firstRow) + ", similarity[" +
           reference + "])\n";
}

/// The columns of the sines or cosines of the complete pairs, where they are evenly spaced: "np.arange(0, 64,
/// 2)".
std::string columnsOf(const Model& model, Role role, std::int64_t pairs) {
    const std::int64_t first = model.dimensionOf(0, role);
    const std::int64_t step = pairs > 1 ? model.dimensionOf(1, role) - first : 1;
    for (std::int64_t pair = 0; pair < pairs; ++pair)
        if (model.dimensionOf(pair, role) != first + pair * step) return {};
    if (first < 0 || step <= 0) return {};
    return "np.arange(" + std::to_string(first) + ", " + std::to_string(first + step * pairs) +
           (step == 1 ? "" : ", " + std::to_string(step)) + ")";
}

std::int64_t completePairs(const Model& model) {
    std::int64_t pairs = static_cast<std::int64_t>(model.frequencies().size());
    while (pairs > 0 && model.dimensionOf(pairs - 1, Role::cosine) < 0)
        --pairs;
    return pairs;
}

/// Whether a step of k turns the pairs by −ωk, as where distances descend.
bool turnsBack(const Model& model, std::int64_t pairs, std::int64_t k) {
    const auto map = model.offsetMaps()->map(k);
    for (std::int64_t pair = 0; pair < pairs; ++pair) {
        const double turn =
            map->value(model.dimensionOf(pair, Role::sine), model.dimensionOf(pair, Role::cosine));
        const double wave =
            std::sin(model.frequencies()[static_cast<std::size_t>(pair)].radians() * static_cast<double>(k));
        if (std::abs(wave) > 1e-3) return (turn < 0) != (wave < 0);
    }
    return false;
}

/// M_k, on every pair the rotation by its frequency; only where the model has it in closed form.
std::string offsetMap(const State& state) {
    const auto model = encodingOf(state).make(state.values);
    std::string program = frequencyCode(state);
    if (program.empty() || model->offsetMaps() == nullptr) return {};
    const std::int64_t pairs = completePairs(*model);
    if (pairs == 0) return {};
    const std::string sines = columnsOf(*model, Role::sine, pairs),
                      cosines = columnsOf(*model, Role::cosine, pairs);
    if (sines.empty() || cosines.empty()) return {};
    const std::int64_t k = state.get(keys::offset);
    const std::string part = pairs < static_cast<std::int64_t>(model->frequencies().size())
                                 ? "[:" + std::to_string(pairs) + "]"
                                 : "";
    program += "\nk = " + std::to_string(k) + "\nturn = " + (turnsBack(*model, pairs, k) ? "-" : "") +
               "k * omega" + part + "\nsines, cosines = " + sines + ", " + cosines + "\nM = np.eye(" +
               std::to_string(model->table().columns()) + ")  # M @ PE(p) = PE(p + k)\n";
    if (!part.empty())
        program += "lone = " + std::to_string(model->dimensionOf(pairs, Role::sine)) +
                   "\nM[lone, lone] = np.cos(k * omega[-1])  # a sine without its cosine\n";
    const std::string grown = model->offsetMaps()->rotates() ? "" : "grown * ";
    if (!grown.empty()) program += "grown = np.exp(k * growth)\n";
    program += "M[sines, sines] = M[cosines, cosines] = " + grown +
               "np.cos(turn)\nM[sines, cosines] = " + grown +
               "np.sin(turn)\nM[cosines, sines] = -M[sines, cosines]\n";
    return program;
}

MatrixCode matrixCode(const State& state, std::string_view view) {
    const bool table = shapeOf(state.values).hasTable();
    const auto program = [&] { return tableCode(state, codeDialects().front()); };
    if (view == "heatmap" && table) return {program(), "pe"};
    if (view == "similarity" && table) return similarity(state, program());
    if (view == "bias") return {program(), "bias[" + std::to_string(state.get(keys::head)) + "]"};
    if (view == "offset-map" && table) return {offsetMap(state), "M"};
    return {};
}

}  // namespace

FigureProgram imageProgram(const State& state, std::string_view view, const FigureNumbers& figure) {
    const MatrixCode code = matrixCode(state, view);
    FigureProgram program{code.compute, imageCode(code.name, figure.matrix)};
    if (view != "similarity") return program;
    program.draw += profileCode(state, figure.matrix);
    program.profile = "to p = " + std::to_string(state.get(keys::reference));
    return program;
}

FigureProgram differenceProgram(const State& a, const State& b, std::string_view view,
                                const FigureNumbers& figure) {
    if (view == "similarity") return {};
    const MatrixCode first = matrixCode(a, view), second = matrixCode(b, view);
    if (first.compute.empty() || second.compute.empty()) return {};
    // A picture of A − B has the rows and columns that both have; what both mask does not differ.
    const ModelShape left = shapeOf(a.values), right = shapeOf(b.values);
    if (left.firstPosition != right.firstPosition) return {};
    const Field& both = *figure.matrix.field;
    const bool same = left.positions == right.positions && left.dimensions == right.dimensions;
    const std::string part =
        same ? "" : "[:" + std::to_string(both.rows()) + ", :" + std::to_string(both.columns()) + "]";
    return {first.compute + "first = " + first.name + part + "\n\n" + withoutImport(second.compute) +
                "second = " + second.name + part + "\nwith np.errstate(invalid=\"ignore\"):\n" +
                "    difference = np.where(first == second, 0, first - second)\n",
            imageCode("difference", figure.matrix)};
}

}  // namespace posiscope
