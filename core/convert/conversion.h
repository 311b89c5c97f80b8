// A recognised table of sines and cosines in another form, layout, type or length.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/identify/answer.h"
#include "core/identify/understanding.h"

namespace posiscope {

/// A way to store a table of L positions and n pairs.
struct StorageForm {
    const char* id;     ///< that of Form in core/identify/forms.h, or "angles", "inv_freq"
    const char* words;  ///< shape and order
};

/// All forms of conversion.
std::span<const StorageForm> storageForms();

/// The wanted form, order, type and length.
struct ConversionRequest {
    std::string form = {};  ///< an id of storageForms(); empty: as the file
    /// Used where the form leaves the order open. Empty: the file's order, or cosines first for frequencies
    /// alone.
    std::optional<bool> cosineFirst = {};
    std::optional<CellType> type = {};  ///< float64, float32, float16 or bfloat16; else as the file
    std::int64_t rows = 0;              ///< 0: as the file
};

/// One array of the result. Its cells are computed on demand: they are copied from the file, or come from the
/// recognised formula where the file has no such rows or cells.
class ConvertedArray {
 public:
    /// Row r of block b has the cells of `contents[b]`: [2, L, n] has two blocks.
    struct Plan {
        std::string name = {};
        std::vector<std::int64_t> shape = {};
        CellType type = CellType::float64;
        bool complex = false;
        std::int64_t rows = 0;
        std::vector<std::vector<Slot>> contents = {};
        /// The file's column that is copied to the first column, and so on; −1 where columns change their
        /// order.
        std::int64_t directFrom = -1;
    };
    ConvertedArray(std::shared_ptr<const Understanding> source, Plan plan);

    const std::string& name() const { return plan_.name; }
    /// The shape in NumPy's sense: a complex array has no axis for its two parts.
    const std::vector<std::int64_t>& shape() const { return plan_.shape; }
    CellType type() const { return plan_.type; }
    bool complex() const { return plan_.complex; }

    /// The array as rows of cells, one block after the other.
    std::int64_t rows() const { return plan_.rows * static_cast<std::int64_t>(plan_.contents.size()); }
    std::int64_t columns() const { return static_cast<std::int64_t>(plan_.contents.front().size()); }
    /// The cells of a row, each a number of type().
    void row(std::int64_t row, double* out) const;

 private:
    bool has(std::int64_t row, const std::vector<Slot>& contents) const;
    void copyRow(std::int64_t row, std::size_t block, double* out) const;
    void computeRow(std::int64_t row, const std::vector<Slot>& contents, double* out) const;

    std::shared_ptr<const Understanding> source_;
    Plan plan_;
    RecipeRows recipe_;
};

/// The arrays of the result: one, or two for separate cosines and sines. Fails where the table was not
/// recognised as sines and cosines, or has columns that the form cannot hold.
Result<std::vector<ConvertedArray>> convert(const Identity& answer, const ConversionRequest& request);

}  // namespace posiscope
