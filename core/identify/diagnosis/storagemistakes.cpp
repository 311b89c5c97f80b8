// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/diagnosis/storagemistakes.h"

#include <algorithm>

#include "core/encodings/relative.h"
#include "core/identify/numberkind.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

bool isAbout(const std::vector<Finding>& findings, std::initializer_list<const char*> ids) {
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return std::find(ids.begin(), ids.end(), finding.id) != ids.end();
    });
}

bool aboutPrecision(const std::vector<Finding>& findings) {
    return isAbout(findings, {"frequencies-rounded", "positions-rounded", "angle-rounded",
                              "everything-in-the-model-dtype"});
}

std::string pairingMeant(const Expectation& expected) {
    return expected.values.contains(keys::ropeLayout.name) ? expected.values.get(keys::ropeLayout) : "";
}

}  // namespace

void diagnoseColumns(const Expectation& expected, const ColumnOrder& form, std::vector<Finding>& findings) {
    if (expected.encoding->family == Family::rotary) {
        // Halves stand together in transformers for any pairing: the table cannot contradict one.
        if (form.id.find("neighbours-repeated") != std::string::npos &&
            pairingMeant(expected) == "half-split")
            findings.push_back({"neighbours-for-halves",
                                POSISCOPE_TR("core",
                                             "Neighbours are repeated where half-split was meant: reorder "
                                             "columns 0, 2, 4, …, 1, 3, 5, …"),
                                POSISCOPE_TR("core", "all columns")});
        return;
    }
    constexpr Key<bool> input{"include_input"};
    const bool hasInput = form.id == "interleaved-after-input";
    if (expected.values.contains(input.name) && expected.encoding->id == "fourier" &&
        expected.values.get(input) != hasInput)
        findings.push_back({"another-include-input",
                            Text(POSISCOPE_TR("core", "%1 is %2 where %3 was meant"),
                                 {input.name, hasInput ? "yes" : "no", hasInput ? "no" : "yes"}),
                            POSISCOPE_TR("core", "all columns")});
    const Form right = modelForm(*expected.encoding->make(expected.values));
    const bool flat = form.id == "interleaved" || form.id == "half-split";
    if (flat && (right.id == "interleaved" || right.id == "half-split") && form.id != right.id)
        findings.push_back(
            {"neighbours-for-halves",
             form.id == "interleaved"
                 ? POSISCOPE_TR(
                       "core",
                       "Interleaved where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …")
                 : POSISCOPE_TR(
                       "core",
                       "Half-split where interleaved was meant: reorder columns 0, d/2, 1, d/2 + 1, …"),
             POSISCOPE_TR("core", "all columns")});
    if (flat && form.cosineFirst != right.cosineFirst)
        findings.push_back({"sine-and-cosine-exchanged",
                            form.cosineFirst
                                ? POSISCOPE_TR("core", "Cosines stand first where sines were meant to")
                                : POSISCOPE_TR("core", "Sines stand first where cosines were meant to"),
                            POSISCOPE_TR("core", "all columns")});
}

namespace {

void diagnoseTable(const Input& input, const Expectation& expected, const PairHypothesis& found,
                   std::vector<Finding>& findings) {
    const Sheet& sheet = input.sheets[found.sheet];
    if (expected.encoding->family == Family::absolute && sheet.columnAxes().size() == 1 &&
        sheet.rowAxis() == 1)
        findings.push_back({"wrong-axis-inserted",
                            POSISCOPE_TR("core", "Rows and columns are exchanged: positions run across"),
                            POSISCOPE_TR("core", "all cells")});
    const auto type = input.arrays.front().cells->cellType();
    const bool wide = type == CellType::float32 || type == CellType::float64;
    if (wide && isNarrow(input.cells) && !aboutPrecision(findings))
        findings.push_back({"only-the-table-rounded",
                            Text(POSISCOPE_TR("core",
                                              "Cells have the precision of %1: sines and cosines were "
                                              "rounded, and what they come from was not"),
                                 {nameOf(input.cells)}),
                            POSISCOPE_TR("core", "all cells")});
}

}  // namespace

std::vector<Text> notesOnStorage(const Expectation& expected, const Form& form) {
    if (form.id.find("halves-repeated") == std::string::npos || pairingMeant(expected) != "interleaved")
        return {};
    return {
        POSISCOPE_TR("core",
                     "The table repeats halves and the model pairs neighbours. transformers stores both "
                     "like this and takes every number twice in a row when it turns q and k; vLLM and "
                     "Megatron want columns 0, d/2, 1, d/2 + 1 and so on. All dot products are the same.")};
}

void diagnoseStorage(const Input& input, const Expectation& expected, const PairHypothesis& found,
                     std::vector<Finding>& findings) {
    diagnoseColumns(expected, {found.form.id, found.form.cosineFirst}, findings);
    diagnoseTable(input, expected, found, findings);
}

}  // namespace posiscope
