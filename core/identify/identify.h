// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies a table: its encoding, its conventions, its precision, and its mistakes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/config/modelconfig.h"
#include "core/identify/answer.h"
#include "core/models/encoding.h"
#include "core/tables/arrayfile.h"

namespace posiscope {

struct OriginalTable;

/// What a table was meant to be.
struct Expectation {
    const Encoding* encoding = nullptr;
    Values values;
    /// The given keys. Other parameters have their initial values, from which the table may differ.
    std::vector<std::string> given;
    /// What a configuration states beyond the parameters.
    RotaryForm rotary = {};
    /// The expectations of other layers of the same model.
    std::vector<Expectation> others = {};
    /// "swin-index", "beit-index": an index of relative positions, which is no encoding of the registry;
    /// `encoding` is null then.
    std::string index = {};
    /// The learned table that it was meant to be made from (core/identify/original/original.h); nothing else
    /// counts then.
    std::shared_ptr<const OriginalTable> original = {};

    bool gives(const std::string& key) const;
};

/// The parameters that a configuration gives: all but the number of rows, which may be any in a file.
std::vector<std::string> configuredKeys(const Encoding& encoding);

/// Adds what a configuration states beyond the parameters.
void addConfigured(Expectation& expected, const ConfigReading& configuration);

/// Identifies one array, or the cosines and sines in two arrays of the same shape (in either order). It takes
/// a part of the rows for hypotheses and all of them for the deviations; `proceed` is told the share done
/// often, and may stop it at any time: the answer is then incomplete and names nothing.
///
/// The steps: shape and storage forms (core/identify/forms.h), frequency and phase of every pair (pairfit.h),
/// the first position (reading.h), a name for the spectrum (spectra/), and an encoding with its parameters
/// (naming.h), whose exact cells are then compared with the whole table.
Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected = {},
                  const std::function<bool(double)>& proceed = {});

}  // namespace posiscope
