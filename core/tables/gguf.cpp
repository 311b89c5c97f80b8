// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/gguf.h"

#include <algorithm>
#include <bit>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/bytecursor.h"
#include "core/tables/q8blocks.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::string_view ggufMagic = "GGUF";
constexpr std::uint64_t longestGgufName = 65'535;
constexpr std::uint64_t mostGgufKeys = 65'536;
constexpr std::uint64_t mostGgufEntries = 8'000'000;  // of all lists of texts
constexpr std::uint64_t mostGgufKept = 4'096;         // numbers of a list, bytes of a text
constexpr std::size_t mostGgufNameBytes = 16'000'000;

struct GgmlType {
    std::uint32_t id;
    std::string_view name;
    std::optional<CellType> cells = {};
};

// Source: ggml-org/ggml, include/ggml.h.
constexpr GgmlType ggmlTypes[] = {
    {0, "float32", CellType::float32},
    {1, "float16", CellType::float16},
    {24, "int8", CellType::int8},
    {25, "int16", CellType::int16},
    {26, "int32", CellType::int32},
    {27, "int64", CellType::int64},
    {28, "float64", CellType::float64},
    {30, "bfloat16", CellType::bfloat16},
    {2, "Q4_0"},
    {3, "Q4_1"},
    {6, "Q5_0"},
    {7, "Q5_1"},
    {8, "Q8_0", CellType::float32},
    {9, "Q8_1"},
    {10, "Q2_K"},
    {11, "Q3_K"},
    {12, "Q4_K"},
    {13, "Q5_K"},
    {14, "Q6_K"},
    {15, "Q8_K"},
    {16, "IQ2_XXS"},
    {17, "IQ2_XS"},
    {18, "IQ3_XXS"},
    {19, "IQ1_S"},
    {20, "IQ4_NL"},
    {21, "IQ3_S"},
    {22, "IQ2_S"},
    {23, "IQ4_XS"},
    {29, "IQ1_M"},
    {34, "TQ1_0"},
    {35, "TQ2_0"},
    {39, "MXFP4"},
};

/// The types of values in a header, by their numbers.
enum GgufType : std::uint32_t { boolType = 7, textType = 8, listType = 9 };
struct GgufScalar {
    std::uint32_t type;
    int bytes;
    char kind;  // u: unsigned, i: signed, f: float, b: bool
};
constexpr GgufScalar ggufScalars[] = {{0, 1, 'u'},  {1, 1, 'i'},  {2, 2, 'u'}, {3, 2, 'i'},
                                      {4, 4, 'u'},  {5, 4, 'i'},  {6, 4, 'f'}, {7, 1, 'b'},
                                      {10, 8, 'u'}, {11, 8, 'i'}, {12, 8, 'f'}};

const GgufScalar* scalarOf(std::uint64_t type) {
    const auto* const found = std::find_if(std::begin(ggufScalars), std::end(ggufScalars),
                                           [type](const GgufScalar& each) { return each.type == type; });
    return found == std::end(ggufScalars) ? nullptr : found;
}

GgufValue scalarFrom(const GgufScalar& type, std::uint64_t bits) {
    if (type.kind == 'b') return bits != 0;
    if (type.kind == 'u') return bits;
    if (type.kind == 'f')
        return type.bytes == 4 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                               : std::bit_cast<double>(bits);
    const auto spare = static_cast<unsigned>(64 - 8 * type.bytes);
    return static_cast<std::int64_t>(bits << spare) >> spare;
}

double asDouble(const GgufValue& value) {
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* number = std::get_if<std::int64_t>(&value)) return static_cast<double>(*number);
    if (const auto* number = std::get_if<std::uint64_t>(&value)) return static_cast<double>(*number);
    const auto* truth = std::get_if<bool>(&value);
    return truth != nullptr && *truth ? 1 : 0;
}

class GgufReader {
 public:
    explicit GgufReader(const InputFile& file)
        : cursor_(file, ggufMagic.size(), file.size()), size_(file.size()) {}

    Result<GgufHeader> read() {
        if (auto failure = start()) return *failure;
        for (std::uint64_t n = 0; n < keys_; ++n)
            if (!readKey()) return problem();
        for (std::uint64_t n = 0; n < tensors_; ++n)
            if (!readTensor()) return problem();
        if (auto failure = placeTensors()) return *failure;
        if (auto failure = checkNamesDiffer(header_.tensors)) return *failure;
        return std::move(header_);
    }

 private:
    Error problem() const { return problem_.value_or(cursor_.failure()); }
    bool fail(Error error) {
        problem_ = std::move(error);
        return false;
    }

    Failure start() {
        auto version = cursor_.number(4);
        if (!version) return cursor_.failure();
        bigEndian_ = (*version & 0xffffU) == 0;
        if (bigEndian_) version = __builtin_bswap32(static_cast<std::uint32_t>(*version));
        if (*version < 2 || *version > 3)
            return tableError(
                POSISCOPE_TR("core", "it is a GGUF file of version %1; Posiscope reads 2 and 3"),
                {groupedDigits(*version)});
        const auto tensors = cursor_.number(8, bigEndian_);
        const auto keys = cursor_.number(8, bigEndian_);
        if (!tensors || !keys) return cursor_.failure();
        tensors_ = *tensors;
        keys_ = *keys;
        if (tensors_ > mostTensors || keys_ > mostGgufKeys)
            return tableError(
                POSISCOPE_TR("core", "its header describes more than %1 arrays or has too long names"),
                {groupedDigits(mostTensors)});
        return std::nullopt;
    }

    std::optional<std::string> text(std::uint64_t most) {
        const auto length = cursor_.number(8, bigEndian_);
        if (!length) return std::nullopt;
        auto read = cursor_.text(*length, most);
        nameBytes_ += *length;
        if (nameBytes_ > mostGgufNameBytes) return std::nullopt;
        return read;
    }
    bool skipText() {
        const auto length = cursor_.number(8, bigEndian_);
        return length && cursor_.skip(*length);
    }

    bool readKey() {
        auto name = text(longestGgufName);
        if (!name) return false;
        const auto type = cursor_.number(4, bigEndian_);
        if (!type) return false;
        std::optional<GgufValue> value;
        if (!readValue(*type, value)) return false;
        if (value && !name->starts_with("tokenizer."))
            header_.keys.push_back({std::move(*name), std::move(*value)});
        return true;
    }

    /// Reads a value, and keeps it where it is short.
    bool readValue(std::uint64_t type, std::optional<GgufValue>& value) {
        if (const GgufScalar* scalar = scalarOf(type)) {
            const auto bits = cursor_.number(scalar->bytes, bigEndian_);
            if (bits) value = scalarFrom(*scalar, *bits);
            return bits.has_value();
        }
        if (type == listType) return readList(value);
        if (type != textType) return unknownType(type);
        const auto length = cursor_.number(8, bigEndian_);
        if (!length) return false;
        if (*length > mostGgufKept) return cursor_.skip(*length);
        value = cursor_.text(*length, mostGgufKept);
        return value.has_value();
    }

    bool readList(std::optional<GgufValue>& value) {
        const auto type = cursor_.number(4, bigEndian_);
        const auto count = cursor_.number(8, bigEndian_);
        if (!type || !count) return false;
        if (*type == textType) {
            entries_ += std::min(*count, mostGgufEntries + 1);
            if (entries_ > mostGgufEntries)
                return fail(tableError(POSISCOPE_TR("core", "its header has more than %1 texts"),
                                       {groupedDigits(mostGgufEntries)}));
            for (std::uint64_t n = 0; n < *count; ++n)
                if (!skipText()) return false;
            return true;
        }
        const GgufScalar* const scalar = scalarOf(*type);
        if (scalar == nullptr) return unknownType(*type);
        const auto width = static_cast<std::uint64_t>(scalar->bytes);
        if (*count > mostGgufKept) {
            std::uint64_t bytes = 0;
            return cursor_.skip(__builtin_mul_overflow(*count, width, &bytes) ? UINT64_MAX : bytes);
        }
        std::vector<double> numbers;
        for (std::uint64_t n = 0; n < *count; ++n) {
            const auto bits = cursor_.number(scalar->bytes, bigEndian_);
            if (!bits) return false;
            numbers.push_back(asDouble(scalarFrom(*scalar, *bits)));
        }
        kept_ += numbers.size();
        if (kept_ < mostGgufNameBytes / sizeof(double)) value = std::move(numbers);
        return true;
    }

    bool unknownType(std::uint64_t type) {
        return fail(tableError(POSISCOPE_TR("core", "its header has a value of the unknown type %1"),
                               {groupedDigits(type)}));
    }

    bool readTensor() {
        auto name = text(longestGgufName);
        const auto axes = name ? cursor_.number(4, bigEndian_) : std::nullopt;
        if (!axes) return false;
        if (*axes > mostDimensions)
            return fail(tableError(POSISCOPE_TR("core", "its array has more than %1 dimensions"),
                                   {groupedDigits(mostDimensions)}));
        TensorInfo info;
        info.name = std::move(*name);
        info.bigEndian = bigEndian_;
        for (std::uint64_t n = 0; n < *axes; ++n) {
            const auto length = cursor_.number(8, bigEndian_);
            if (!length) return false;
            info.shape.insert(info.shape.begin(), *length);
        }
        const auto type = cursor_.number(4, bigEndian_);
        const auto offset = cursor_.number(8, bigEndian_);
        if (!type || !offset) return false;
        info.offset = *offset;
        const auto* const known = std::find_if(std::begin(ggmlTypes), std::end(ggmlTypes),
                                               [&](const GgmlType& each) { return each.id == *type; });
        info.type = known == std::end(ggmlTypes) ? "GGML " + std::to_string(*type) : std::string(known->name);
        if (known != std::end(ggmlTypes)) info.cells = known->cells;
        info.q8 = known != std::end(ggmlTypes) && known->name == "Q8_0";
        // Blocks do not go from one row to the next.
        if (info.q8 && (info.shape.empty() || info.shape.back() % q8::numbers != 0))
            info.cells = std::nullopt;
        header_.tensors.push_back(std::move(info));
        return true;
    }

    /// The numbers begin at a multiple of the alignment behind the header.
    Failure placeTensors() {
        std::uint64_t alignment = 32;
        for (const GgufKey& key : header_.keys)
            if (key.name == "general.alignment") {
                const auto* given = std::get_if<std::uint64_t>(&key.value);
                if (given == nullptr || *given == 0 || *given > 1U << 20U)
                    return tableError(POSISCOPE_TR("core", "its general.alignment is wrong"));
                alignment = *given;
            }
        const std::uint64_t start = (cursor_.at() + alignment - 1) / alignment * alignment;
        for (TensorInfo& tensor : header_.tensors) {
            std::uint64_t bytes = tensor.cells ? bytesOf(*tensor.cells) : 1;
            bool outside = false;
            for (const std::uint64_t length : tensor.shape)
                outside = __builtin_mul_overflow(bytes, length, &bytes) || outside;
            if (!tensor.cells) bytes = 0;  // packed
            if (tensor.q8) bytes = bytes / sizeof(float) / q8::numbers * q8::bytes;
            outside = outside || __builtin_add_overflow(tensor.offset, start, &tensor.offset) ||
                      tensor.offset > std::max(size_, start) ||
                      bytes > std::max(size_, start) - tensor.offset;
            if (outside)
                return aboutArray(tensor.name, POSISCOPE_TR("core", "it reaches beyond the end of the file"));
        }
        return std::nullopt;
    }

    ByteCursor cursor_;
    std::uint64_t size_;
    bool bigEndian_ = false;
    std::uint64_t tensors_ = 0, keys_ = 0;
    std::uint64_t nameBytes_ = 0, entries_ = 0, kept_ = 0;
    GgufHeader header_;
    Failure problem_;
};

}  // namespace

bool isGguf(const InputFile& file) {
    const auto beginning = file.beginning(ggufMagic.size());
    return beginning && *beginning == ggufMagic;
}

Result<GgufHeader> readGguf(const InputFile& file) {
    return GgufReader(file).read();
}

}  // namespace posiscope
