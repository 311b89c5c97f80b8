// Names a table: which encoding, in which conventions, how exactly, and what is wrong with it.
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
    /// The keys that were given; others are as they are at first, and a table may have them otherwise.
    std::vector<std::string> given;
    /// What a configuration says beside the parameters.
    RotaryForm rotary = {};
    /// What other layers of the same model have.
    std::vector<Expectation> others = {};
    /// "swin-index", "beit-index": an index of relative positions, which is no encoding of the registry;
    /// `encoding` is null then.
    std::string index = {};
    /// The learned table that it was meant to be made from (core/identify/original/original.h); nothing else
    /// counts then.
    std::shared_ptr<const OriginalTable> original = {};
};

/// Adds what a configuration says beside the parameters.
void addConfigured(Expectation& expected, const ConfigReading& configuration);

/// Identifies one array, or the cosines and sines in two arrays of the same shape (in either order). It takes
/// a part of the rows for hypotheses and all of them for the deviations; `proceed` is told the share done
/// often, and may stop it at any time: the answer is then incomplete and names nothing.
///
/// The way: shape and storage forms (core/identify/forms.h), frequencies and phases of every pair
/// (pairfit.h), the first position (reading.h), a name for the spectrum (spectra/), an encoding of the
/// registry with its parameters (naming.h), whose exact cells are then compared with all of the table.
Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected = {},
                  const std::function<bool(double)>& proceed = {});

}  // namespace posiscope
