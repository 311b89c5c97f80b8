// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/pickleglobals.h"

#include <array>

namespace posiscope {

namespace {

// Source: pytorch/pytorch, torch/_utils.py, torch/storage.py and c10/core/ScalarType.h.
namespace torchtypes {
constexpr TorchType f64{"float64", 8, CellType::float64}, f32{"float32", 4, CellType::float32},
    f16{"float16", 2, CellType::float16}, bf16{"bfloat16", 2, CellType::bfloat16},
    i64{"int64", 8, CellType::int64}, i32{"int32", 4, CellType::int32}, i16{"int16", 2, CellType::int16},
    i8{"int8", 1, CellType::int8}, u64{"uint64", 8, CellType::uint64}, u32{"uint32", 4, CellType::uint32},
    u16{"uint16", 2, CellType::uint16}, u8{"uint8", 1, CellType::uint8},
    boolean{"bool", 1, CellType::boolean}, c32{"complex32", 4, {}}, c64{"complex64", 8, {}},
    c128{"complex128", 16, {}}, q8{"qint8", 1, {}}, qu8{"quint8", 1, {}}, q32{"qint32", 4, {}},
    f8e4m3{"float8_e4m3fn", 1, {}}, f8e5m2{"float8_e5m2", 1, {}}, f8e4m3z{"float8_e4m3fnuz", 1, {}},
    f8e5m2z{"float8_e5m2fnuz", 1, {}}, f8e8m0{"float8_e8m0fnu", 1, {}};
}  // namespace torchtypes

constexpr auto knownGlobals = [] {
    using enum PickleGlobal::Role;
    using namespace torchtypes;
    return std::to_array<PickleGlobal>({{"collections", "OrderedDict", orderedMap},
                                        {"torch", "Size", list},
                                        {"builtins", "set", list},
                                        {"builtins", "frozenset", list},
                                        {"__builtin__", "set", list},
                                        {"__builtin__", "frozenset", list},
                                        {"torch", "device", opaque},
                                        {"torch", "Tensor", opaque},
                                        {"torch.nn.parameter", "Parameter", opaque},
                                        {"torch.nn.parameter", "Buffer", opaque},
                                        {"torch.serialization", "_get_layout", opaque},
                                        {"torch._utils", "_rebuild_tensor", rebuildTensor},
                                        {"torch._utils", "_rebuild_tensor_v2", rebuildTensor},
                                        {"torch._utils", "_rebuild_tensor_v3", rebuildTyped},
                                        {"torch._utils", "_rebuild_parameter", rebuildParameter},
                                        {"torch._utils", "_rebuild_parameter_with_state", rebuildParameter},
                                        {"torch._tensor", "_rebuild_from_type_v2", rebuildFromType},
                                        {"torch", "DoubleStorage", storage, &f64},
                                        {"torch", "FloatStorage", storage, &f32},
                                        {"torch", "HalfStorage", storage, &f16},
                                        {"torch", "BFloat16Storage", storage, &bf16},
                                        {"torch", "LongStorage", storage, &i64},
                                        {"torch", "IntStorage", storage, &i32},
                                        {"torch", "ShortStorage", storage, &i16},
                                        {"torch", "CharStorage", storage, &i8},
                                        {"torch", "ByteStorage", storage, &u8},
                                        {"torch", "BoolStorage", storage, &boolean},
                                        {"torch", "ComplexFloatStorage", storage, &c64},
                                        {"torch", "ComplexDoubleStorage", storage, &c128},
                                        {"torch", "QInt8Storage", storage, &q8},
                                        {"torch", "QUInt8Storage", storage, &qu8},
                                        {"torch", "QInt32Storage", storage, &q32},
                                        {"torch", "UntypedStorage", storage},
                                        {"torch.storage", "UntypedStorage", storage},
                                        {"torch.storage", "_UntypedStorage", storage},
                                        {"torch", "float64", type, &f64},
                                        {"torch", "float32", type, &f32},
                                        {"torch", "float16", type, &f16},
                                        {"torch", "bfloat16", type, &bf16},
                                        {"torch", "int64", type, &i64},
                                        {"torch", "int32", type, &i32},
                                        {"torch", "int16", type, &i16},
                                        {"torch", "int8", type, &i8},
                                        {"torch", "uint64", type, &u64},
                                        {"torch", "uint32", type, &u32},
                                        {"torch", "uint16", type, &u16},
                                        {"torch", "uint8", type, &u8},
                                        {"torch", "bool", type, &boolean},
                                        {"torch", "complex32", type, &c32},
                                        {"torch", "complex64", type, &c64},
                                        {"torch", "complex128", type, &c128},
                                        {"torch", "qint8", type, &q8},
                                        {"torch", "quint8", type, &qu8},
                                        {"torch", "qint32", type, &q32},
                                        {"torch", "float8_e4m3fn", type, &f8e4m3},
                                        {"torch", "float8_e5m2", type, &f8e5m2},
                                        {"torch", "float8_e4m3fnuz", type, &f8e4m3z},
                                        {"torch", "float8_e5m2fnuz", type, &f8e5m2z},
                                        {"torch", "float8_e8m0fnu", type, &f8e8m0}});
}();

}  // namespace

std::optional<std::size_t> findPickleGlobal(std::string_view module, std::string_view name) {
    for (std::size_t row = 0; row < knownGlobals.size(); ++row)
        if (knownGlobals[row].module == module && knownGlobals[row].name == name) return row;
    return std::nullopt;
}

const PickleGlobal& pickleGlobal(std::size_t row) {
    return knownGlobals[row];
}

}  // namespace posiscope
