// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/npyheader.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

/// Reads the dictionary from left to right. Every function returns whether it found what it looks for.
class Literal {
 public:
    Literal(std::string_view text, bool longSuffix) : rest_(text), longSuffix_(longSuffix) {}

    void skipSpace() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }
    bool take(std::string_view token) {
        skipSpace();
        if (!rest_.starts_with(token)) return false;
        rest_.remove_prefix(token.size());
        return true;
    }
    /// 'text' or "text" without escapes.
    bool takeString(std::string& text) {
        skipSpace();
        if (rest_.empty() || (rest_.front() != '\'' && rest_.front() != '"')) return false;
        const std::size_t end = rest_.find(rest_.front(), 1);
        if (end == std::string_view::npos) return false;
        text = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return text.find_first_of("\\\r\n") == std::string::npos;
    }
    bool takeBoolean(bool& value) {
        value = take("True");
        return value || take("False");
    }
    /// A whole number without sign, as 0 or 12; before version 3 also as Python 2 wrote it, 12L.
    bool takeNumber(std::uint64_t& number) {
        skipSpace();
        const auto [end, problem] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        if (problem != std::errc() || number > INT64_MAX) return false;
        const auto digits = static_cast<std::size_t>(end - rest_.data());
        if (digits > 1 && rest_.front() == '0') return false;
        rest_.remove_prefix(digits);
        if (longSuffix_ && rest_.starts_with('L')) rest_.remove_prefix(1);
        return true;
    }
    /// (), (3,) or (2, 3).
    bool takeShape(std::vector<std::uint64_t>& shape) {
        if (!take("(")) return false;
        while (!take(")")) {
            std::uint64_t extent = 0;
            if (!takeNumber(extent)) return false;
            shape.push_back(extent);
            if (!take(",")) return shape.size() > 1 && take(")");  // (3) is a number
        }
        return true;
    }
    bool atEnd() {
        skipSpace();
        return rest_.empty();
    }

 private:
    std::string_view rest_;
    bool longSuffix_;
};

struct Header {
    std::string descr;
    bool fortranOrder = false;
    std::vector<std::uint64_t> shape;
};

Result<Header> parseDictionary(std::string_view text, bool longSuffix) {
    Literal literal(text, longSuffix);
    const Error broken =
        tableError(POSISCOPE_TR("core", "its header is not the dictionary that NumPy writes"));
    Header header;
    std::vector<std::string> keys;
    if (!literal.take("{")) return broken;
    for (bool comma = true; !literal.take("}"); comma = literal.take(",")) {
        std::string key;
        if (!comma || !literal.takeString(key) || !literal.take(":")) return broken;
        if (std::find(keys.begin(), keys.end(), key) != keys.end())
            return tableError(POSISCOPE_TR("core", "its header says “%1” twice"), {printable(key)});
        bool sound = false;
        if (key == "descr")
            sound = literal.takeString(header.descr);
        else if (key == "fortran_order")
            sound = literal.takeBoolean(header.fortranOrder);
        else if (key == "shape")
            sound = literal.takeShape(header.shape);
        else
            return tableError(POSISCOPE_TR("core", "its header has an unknown field “%1”"), {printable(key)});
        if (!sound)
            return tableError(POSISCOPE_TR("core", "its header is wrong or not supported at “%1”"), {key});
        keys.push_back(key);
    }
    if (!literal.atEnd()) return broken;
    for (const char* key : {"descr", "fortran_order", "shape"})
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            return tableError(POSISCOPE_TR("core", "its header has no field “%1”"), {key});
    return header;
}

struct Descr {
    std::string type;
    std::optional<CellType> cells;
    std::uint64_t bytes = 0;
    bool bigEndian = false;
};

std::optional<CellType> cellTypeOf(char kind, std::uint64_t bytes) {
    constexpr CellType signedTypes[] = {CellType::int8, CellType::int16, CellType::int32, CellType::int64};
    constexpr CellType unsignedTypes[] = {CellType::uint8, CellType::uint16, CellType::uint32,
                                          CellType::uint64};
    const int power = bytes == 1 ? 0 : bytes == 2 ? 1 : bytes == 4 ? 2 : bytes == 8 ? 3 : -1;
    if (power < 0) return std::nullopt;
    if (kind == 'i') return signedTypes[power];
    if (kind == 'u') return unsignedTypes[power];
    if (kind == 'b' && power == 0) return CellType::boolean;
    if (kind == 'f' && power == 1) return CellType::float16;
    if (kind == 'f' && power == 2) return CellType::float32;
    if (kind == 'f' && power == 3) return CellType::float64;
    return std::nullopt;
}

/// The other names that numpy.dtype has for types of numbers, and those of its names by kind and bytes. Names
/// of one letter may have a byte order before them. What differs between machines is as on 64-bit Linux.
/// Source: numpy.dtype of NumPy 1.24 and 2.
struct TypeName {
    std::string_view name, plain;
};
constexpr TypeName typeNames[] = {{"object", "O"},
                                  {"?", "b1"},
                                  {"b", "i1"},
                                  {"h", "i2"},
                                  {"i", "i4"},
                                  {"l", "i8"},
                                  {"q", "i8"},
                                  {"p", "i8"},
                                  {"n", "i8"},
                                  {"B", "u1"},
                                  {"H", "u2"},
                                  {"I", "u4"},
                                  {"L", "u8"},
                                  {"Q", "u8"},
                                  {"P", "u8"},
                                  {"N", "u8"},
                                  {"e", "f2"},
                                  {"f", "f4"},
                                  {"d", "f8"},
                                  {"g", "f16"},
                                  {"F", "c8"},
                                  {"D", "c16"},
                                  {"G", "c32"},
                                  {"float16", "f2"},
                                  {"half", "f2"},
                                  {"float32", "f4"},
                                  {"single", "f4"},
                                  {"float64", "f8"},
                                  {"double", "f8"},
                                  {"float", "f8"},
                                  {"float_", "f8"},
                                  {"float128", "f16"},
                                  {"longdouble", "f16"},
                                  {"longfloat", "f16"},
                                  {"int8", "i1"},
                                  {"byte", "i1"},
                                  {"int16", "i2"},
                                  {"short", "i2"},
                                  {"int32", "i4"},
                                  {"intc", "i4"},
                                  {"int64", "i8"},
                                  {"int", "i8"},
                                  {"int_", "i8"},
                                  {"int0", "i8"},
                                  {"intp", "i8"},
                                  {"long", "i8"},
                                  {"longlong", "i8"},
                                  {"uint8", "u1"},
                                  {"ubyte", "u1"},
                                  {"uint16", "u2"},
                                  {"ushort", "u2"},
                                  {"uint32", "u4"},
                                  {"uintc", "u4"},
                                  {"uint64", "u8"},
                                  {"uint", "u8"},
                                  {"uint0", "u8"},
                                  {"uintp", "u8"},
                                  {"ulong", "u8"},
                                  {"ulonglong", "u8"},
                                  {"bool", "b1"},
                                  {"bool_", "b1"},
                                  {"bool8", "b1"},
                                  {"complex64", "c8"},
                                  {"csingle", "c8"},
                                  {"singlecomplex", "c8"},
                                  {"complex128", "c16"},
                                  {"complex", "c16"},
                                  {"complex_", "c16"},
                                  {"cdouble", "c16"},
                                  {"cfloat", "c16"},
                                  {"complex256", "c32"},
                                  {"clongdouble", "c32"},
                                  {"longcomplex", "c32"}};

/// The type's name by kind and bytes, "f4", where it has another one.
std::string_view plainName(std::string_view name, bool ordered) {
    for (const TypeName& each : typeNames)
        if (each.name == name && (!ordered || name.size() == 1)) return each.plain;
    return name;
}

/// The argument of numpy.dtype: "<f4" (byte order, kind, bytes of a number), "float32", "f", ">d" …
Result<Descr> parseDescr(const std::string& text) {
    const Error unknown =
        tableError(POSISCOPE_TR("core", "its numbers are of the unknown type “%1”"), {printable(text)});
    Descr descr;
    std::string_view rest = text;
    if (!rest.empty() && std::string_view("<>=|").find(rest.front()) != std::string_view::npos) {
        descr.bigEndian = rest.front() == '>';
        rest.remove_prefix(1);
    }
    if (rest.empty()) return unknown;
    rest = plainName(rest, rest.size() < text.size());
    const char kind = rest.front();
    rest.remove_prefix(1);
    if (kind == 'O') {
        descr.type = pickledType;
        return descr;
    }
    const bool date = kind == 'M' || kind == 'm';
    if (date) rest = rest.substr(0, rest.find('['));  // 'M8[ns]'
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (problem != std::errc() || end != rest.data() + rest.size() || number == 0 || rest.front() == '0')
        return unknown;
    descr.bytes = number;
    if (kind == 'U' && __builtin_mul_overflow(number, 4U, &descr.bytes)) return unknown;
    descr.cells = cellTypeOf(kind, number);
    if (descr.cells)
        descr.type = nameOf(*descr.cells);
    else if ((kind == 'c' && (number == 8 || number == 16 || number == 32)) ||
             (kind == 'f' && (number == 12 || number == 16)))
        descr.type = (kind == 'c' ? "complex" : "float") + std::to_string(8 * number);
    else if (kind == 'U' || kind == 'S' || kind == 'V' || (date && number == 8))
        descr.type = text;
    else
        return unknown;
    return descr;
}

bool isNumeric(std::string_view type) {
    return type.starts_with("complex") || type.starts_with("float");
}

/// The bytes of the array. NumPy refuses a shape whose extents, zeros left out, are too many bytes.
std::optional<std::uint64_t> bytesOfArray(const std::vector<std::uint64_t>& shape, std::uint64_t cellBytes) {
    std::uint64_t bytes = cellBytes;
    bool empty = false;
    for (const std::uint64_t extent : shape) {
        empty = empty || extent == 0;
        if (extent != 0 && (__builtin_mul_overflow(bytes, extent, &bytes) || bytes > INT64_MAX))
            return std::nullopt;
    }
    return empty ? 0 : bytes;
}

}  // namespace

Result<TensorInfo> parseNpy(std::string_view bytes, std::uint64_t size, OtherCells others) {
    const auto byte = [bytes](std::size_t at) {
        return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at]));
    };
    if (!bytes.starts_with(npyMagic)) return wrongContent(bytes, ".npy");
    const Error shortened = tableError(POSISCOPE_TR("core", "it is cut short within its header"));
    if (bytes.size() < 8) return shortened;
    const std::size_t version = byte(6);
    if (version < 1 || version > 3 || byte(7) != 0)
        return tableError(POSISCOPE_TR("core", "it has the NPY version %1.%2, which does not exist"),
                          {std::to_string(version), std::to_string(byte(7))});
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    if (bytes.size() < 8 + lengthBytes) return shortened;
    std::size_t length = 0;
    for (std::size_t n = lengthBytes; n-- > 0;)
        length = 256 * length + byte(8 + n);
    const std::size_t start = 8 + lengthBytes;
    if (length > size - start) return shortened;
    if (length > mostNpyHeader - 12)
        return tableError(POSISCOPE_TR("core", "its header of %1 bytes is too long"),
                          {groupedDigits(length)});
    const auto header = parseDictionary(bytes.substr(start, length), version < 3);
    if (!header) return header.error();
    if (header->shape.size() > mostDimensions)
        return tableError(POSISCOPE_TR("core", "its array has more than %1 dimensions"),
                          {groupedDigits(mostDimensions)});
    auto descr = parseDescr(header->descr);
    if (!descr) return descr.error();
    if (descr->type == pickledType) {  // its bytes are none of the array's
        if (others == OtherCells::refuse) return pickled();
        TensorInfo info;
        info.type = descr->type;
        info.shape = header->shape;
        return info;
    }
    if (!descr->cells && !isNumeric(descr->type) && others == OtherCells::refuse)
        return tableError(POSISCOPE_TR("core", "its cells are of the type “%1”, not numbers"),
                          {printable(descr->type)});
    const auto promised = bytesOfArray(header->shape, descr->bytes);
    const std::uint64_t there = size - start - length;
    if (!promised) return tableError(POSISCOPE_TR("core", "its header promises more than a file can hold"));
    if (*promised != there)
        return tableError(
            *promised > there
                ? POSISCOPE_TR("core",
                               "it is cut short: its header promises %1 bytes of numbers, "
                               "and there are %2")
                : POSISCOPE_TR("core", "its header promises %1 bytes of numbers, and there are %2"),
            {groupedDigits(*promised), groupedDigits(there)});
    TensorInfo info;
    info.type = descr->type;
    info.shape = header->shape;
    info.cells = descr->cells;
    info.offset = start + length;
    info.columnsFirst = header->fortranOrder;
    info.bigEndian = descr->bigEndian;
    return info;
}

}  // namespace posiscope
