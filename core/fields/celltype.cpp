// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/celltype.h"

namespace posiscope {

std::size_t bytesOf(CellType type) {
    return visitCells(type, nullptr, []<class Number>(const Number* /*cells*/) { return sizeof(Number); });
}

double roundingOf(CellType type) {
    switch (type) {
        case CellType::float64: return 0x1p-53;
        case CellType::float32: return 0x1p-24;
        case CellType::float16: return 0x1p-11;
        case CellType::bfloat16: return 0x1p-8;
        default: return 0;
    }
}

std::string_view nameOf(CellType type) {
    switch (type) {
        case CellType::float64: return "float64";
        case CellType::float32: return "float32";
        case CellType::float16: return "float16";
        case CellType::bfloat16: return "bfloat16";
        case CellType::int64: return "int64";
        case CellType::int32: return "int32";
        case CellType::int16: return "int16";
        case CellType::int8: return "int8";
        case CellType::uint64: return "uint64";
        case CellType::uint32: return "uint32";
        case CellType::uint16: return "uint16";
        case CellType::uint8: return "uint8";
        case CellType::boolean: break;
    }
    return "bool";
}

}  // namespace posiscope
