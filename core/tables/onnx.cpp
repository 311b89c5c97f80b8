// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/onnx.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/bytecursor.h"
#include "core/tables/readcells.h"
#include "core/tables/slicestream.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::uint64_t longestOnnxName = 65'535;
constexpr std::uint64_t mostOnnxFields = 16'000'000;

/// Numbers of fields in onnx.proto.
enum OnnxField : std::uint64_t {
    modelGraph = 7,
    graphNode = 1,
    nodeOutput = 2,
    nodeType = 4,
    nodeAttribute = 5,
    attributeTensor = 5,
    entryKey = 1,
    entryValue = 2,
    graphInitializer = 5,
    tensorDims = 1,
    tensorType = 2,
    tensorFloats = 4,
    tensorInts = 5,
    tensorLongs = 7,
    tensorName = 8,
    tensorRaw = 9,
    tensorDoubles = 10,
    tensorUnsigned = 11,
    tensorExternal = 13,
    tensorLocation = 14
};
enum WireType : unsigned { varintWire = 0, eightBytes = 1, lengthWire = 2, fourBytes = 5 };

struct OnnxType {
    std::uint64_t id;
    std::string_view name;
    std::optional<CellType> cells = {};
};
constexpr OnnxType onnxTypes[] = {{1, "float32", CellType::float32},
                                  {2, "uint8", CellType::uint8},
                                  {3, "int8", CellType::int8},
                                  {4, "uint16", CellType::uint16},
                                  {5, "int16", CellType::int16},
                                  {6, "int32", CellType::int32},
                                  {7, "int64", CellType::int64},
                                  {8, "string"},
                                  {9, "bool", CellType::boolean},
                                  {10, "float16", CellType::float16},
                                  {11, "float64", CellType::float64},
                                  {12, "uint32", CellType::uint32},
                                  {13, "uint64", CellType::uint64},
                                  {14, "complex64"},
                                  {15, "complex128"},
                                  {16, "bfloat16", CellType::bfloat16},
                                  {17, "float8_e4m3fn"},
                                  {19, "float8_e5m2"}};

/// A field: a number, or a part of the file.
struct Field {
    std::uint64_t id = 0;
    unsigned wire = 0;
    std::uint64_t value = 0;  ///< of a varint
    std::uint64_t at = 0, size = 0;
};

class OnnxReader {
 public:
    explicit OnnxReader(const InputFile& file) : file_(file) {}

    Result<std::vector<TensorInfo>> read() {
        const bool sound = eachField(0, file_.size(), [this](const Field& field) {
            if (field.id != modelGraph || field.wire != lengthWire) return true;
            hasGraph_ = true;
            return eachField(field.at, field.size, [this](const Field& inner) {
                if (inner.wire != lengthWire) return true;
                if (inner.id == graphNode) return readNode(inner);
                return inner.id != graphInitializer || readTensor(inner);
            });
        });
        if (problem_) return *problem_;
        if (!sound || !hasGraph_)
            return tableError(POSISCOPE_TR("core", "it is cut short or is no ONNX model"));
        if (auto failure = checkNamesDiffer(tensors_)) return *failure;
        return std::move(tensors_);
    }

 private:
    /// Calls `use` for the fields of a message; false where the message is damaged, or `use` says so.
    template <class Use>
    bool eachField(std::uint64_t at, std::uint64_t size, const Use& use) {
        ByteCursor cursor(file_, at, at + size);
        while (!cursor.atEnd()) {
            const auto tag = cursor.varint();
            if (!tag || (*tag >> 3U) == 0 || ++fields_ > mostOnnxFields) return false;
            Field field{*tag >> 3U, static_cast<unsigned>(*tag & 7U)};
            if (field.wire == varintWire || field.wire == lengthWire) {
                const auto number = cursor.varint();
                if (!number) return false;
                (field.wire == varintWire ? field.value : field.size) = *number;
            } else if (field.wire == eightBytes || field.wire == fourBytes) {
                field.size = field.wire == eightBytes ? 8 : 4;
            } else {
                return false;
            }
            field.at = cursor.at();
            if (!cursor.skip(field.size) || !use(field)) return false;
        }
        return true;
    }

    /// The tensor of a node "Constant".
    bool readNode(const Field& message) {
        std::string output, type;
        std::optional<Field> tensor;
        const bool sound = eachField(message.at, message.size, [&](const Field& field) {
            if (field.wire != lengthWire) return true;
            if (field.id == nodeOutput && output.empty()) return takeName(field, output);
            if (field.id == nodeType) return takeName(field, type);
            if (field.id != nodeAttribute) return true;
            return eachField(field.at, field.size, [&tensor](const Field& inner) {
                if (inner.id == attributeTensor && inner.wire == lengthWire) tensor = inner;
                return true;
            });
        });
        if (!sound) return false;
        if (type != "Constant" || !tensor || output.empty()) return true;
        if (!readTensor(*tensor)) return false;
        TensorInfo& info = tensors_.back();
        info.name = output;
        const bool single = std::all_of(info.shape.begin(), info.shape.end(),
                                        [](std::uint64_t length) { return length == 1; });
        if (single) tensors_.pop_back();
        return true;
    }

    /// An entry of external_data.
    bool takeEntry(const Field& message, TensorInfo& info) {
        std::string key, value;
        const bool sound = eachField(message.at, message.size, [&](const Field& field) {
            if (field.wire != lengthWire) return true;
            if (field.id == entryKey) return takeName(field, key);
            return field.id != entryValue || takeName(field, value);
        });
        if (!sound) return false;
        if (key == "location") info.external = value;
        if (key == "offset") {
            const auto [end, problem] =
                std::from_chars(value.data(), value.data() + value.size(), info.offset);
            if (problem != std::errc() || end != value.data() + value.size())
                return fail(aboutArray(info.name, {POSISCOPE_TR("core", "its offset “%1” is no number"),
                                                   {printable(value, 40)}}));
        }
        return true;
    }

    bool readTensor(const Field& message) {
        TensorInfo info;
        std::uint64_t type = 0;
        std::uint64_t location = 0;
        std::optional<Field> numbers;
        bool single = false;
        const bool sound = eachField(message.at, message.size, [&](const Field& field) {
            switch (field.id) {
                case tensorDims: return takeLengths(field, info.shape);
                case tensorType: type = field.value; return true;
                case tensorLocation: location = field.value; return true;
                case tensorName: return takeName(field, info.name);
                case tensorExternal: return field.wire != lengthWire || takeEntry(field, info);
                case tensorFloats:
                case tensorInts:
                case tensorLongs:
                case tensorRaw:
                case tensorDoubles:
                case tensorUnsigned:
                    single = single || field.wire != lengthWire || (numbers && field.size > 0);
                    if (!numbers || numbers->size == 0) numbers = field;
                    return true;
                default: return true;
            }
        });
        if (!sound) return false;
        const auto* const known = std::find_if(std::begin(onnxTypes), std::end(onnxTypes),
                                               [type](const OnnxType& each) { return each.id == type; });
        info.type = known == std::end(onnxTypes) ? "ONNX " + std::to_string(type) : std::string(known->name);
        if (known != std::end(onnxTypes)) info.cells = known->cells;
        const bool beside = location != 0 && !info.external.empty();
        if (location == 0) info.external.clear();
        if (location != 0 && !beside) info.type += " in another file";
        if ((location != 0 && !beside) || single) info.cells.reset();
        if (info.cells && !beside && !place(numbers.value_or(Field{tensorRaw}), info)) return false;
        if (tensors_.size() == mostTensors)
            return fail(tableError(
                POSISCOPE_TR("core", "its header describes more than %1 arrays or has too long names"),
                {groupedDigits(mostTensors)}));
        tensors_.push_back(std::move(info));
        return true;
    }

    bool fail(Error error) {
        problem_ = std::move(error);
        return false;
    }

    bool takeName(const Field& field, std::string& name) {
        ByteCursor cursor(file_, field.at, field.at + field.size);
        auto text = cursor.text(field.size, longestOnnxName);
        nameBytes_ += field.size;
        if (!text || nameBytes_ > 16'000'000) return false;
        name = std::move(*text);
        return true;
    }

    bool takeLengths(const Field& field, std::vector<std::uint64_t>& shape) {
        if (field.wire == varintWire) {
            shape.push_back(field.value);
        } else {
            ByteCursor cursor(file_, field.at, field.at + field.size);
            while (!cursor.atEnd() && shape.size() <= mostDimensions) {
                const auto length = cursor.varint();
                if (!length) return false;
                shape.push_back(*length);
            }
        }
        if (shape.size() <= mostDimensions) return true;
        return fail(tableError(POSISCOPE_TR("core", "its array has more than %1 dimensions"),
                               {groupedDigits(mostDimensions)}));
    }

    /// Where the numbers are: one behind the other as they are, or packed as varints.
    bool place(const Field& field, TensorInfo& info) {
        std::uint64_t count = 1;
        bool overflow = false;
        for (const std::uint64_t length : info.shape)
            overflow = __builtin_mul_overflow(count, length, &count) || overflow;
        const std::uint64_t width = bytesOf(*info.cells);
        info.offset = field.at;
        info.varints = field.id == tensorInts || field.id == tensorLongs || field.id == tensorUnsigned;
        // A varint takes from 1 to 10 bytes; their number is counted when they are read.
        const bool fits = info.varints ? count <= field.size && field.size / 10 <= count
                                       : field.size % width == 0 && field.size / width == count;
        if (!overflow && fits) return true;
        return fail(aboutArray(info.name, {POSISCOPE_TR("core", "its %1 bytes do not fit its shape"),
                                           {groupedDigits(field.size)}}));
    }

    const InputFile& file_;
    std::uint64_t fields_ = 0, nameBytes_ = 0;
    bool hasGraph_ = false;
    std::vector<TensorInfo> tensors_;
    Failure problem_;
};

/// Reads varints as numbers of so many bytes.
class VarintStream {
 public:
    VarintStream(const InputFile& file, const TensorInfo& info)
        : cursor_(file, info.offset, file.size()), width_(bytesOf(*info.cells)) {}

    Failure read(std::byte* to, std::size_t count) {
        for (; count >= width_; count -= width_, to += width_) {
            const auto number = cursor_.varint();
            if (!number) return cursor_.failure();
            std::memcpy(to, &*number, width_);  // the lowest bytes
        }
        return std::nullopt;
    }
    Failure skip(std::uint64_t bytes) {
        for (std::uint64_t n = 0; n < bytes / width_; ++n)
            if (!cursor_.varint()) return cursor_.failure();
        return std::nullopt;
    }

 private:
    ByteCursor cursor_;
    std::size_t width_;
};

}  // namespace

Result<std::vector<TensorInfo>> readOnnx(const InputFile& file) {
    return OnnxReader(file).read();
}

Result<std::shared_ptr<const StoredTable>> readOnnxTensor(const InputFile& file, const TensorInfo& info) {
    const auto stream = std::make_shared<VarintStream>(file, info);
    const ByteStream read = [stream](std::byte* to, std::size_t count) { return stream->read(to, count); };
    if (info.slices() == 1) return readCells(info, read);
    return readCells(
        info, sliceStream(info, {read, [stream](std::uint64_t bytes) { return stream->skip(bytes); }}));
}

}  // namespace posiscope
