// SPDX-License-Identifier: GPL-3.0-or-later
// What a pickle of PyTorch may describe: plain values and tensors. Nothing in it can be run.
#pragma once

#include <bit>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/celltype.h"

namespace posiscope {

/// The type of a tensor's numbers.
struct TorchType {
    std::string_view name;  ///< "float32", "complex64", "qint8" …
    std::uint32_t bytes;
    std::optional<CellType> cells;  ///< none where Posiscope does not read such numbers
};

/// A value of a few bytes; what is longer is kept beside, by its index.
struct PickleValue {
    enum class Kind : std::uint8_t {
        mark,
        none,
        boolean,
        whole,
        other,  ///< a number, text or object that no tensor needs
        text,   ///< `index` and `size` of its bytes in the pickle
        tuple,  ///< these three: `index` of a list in `lists`; a map has keys and values in turn
        list,
        map,
        global,   ///< `index` of a row of the known globals
        storage,  ///< `index` in `storages`
        tensor    ///< `index` in `tensors`
    };
    Kind kind = Kind::none;
    std::uint32_t size = 0;
    std::uint64_t index = 0;

    std::int64_t number() const { return std::bit_cast<std::int64_t>(index); }
};

struct PickledStorage {
    const TorchType* type = nullptr;  ///< null: bytes without a type
    std::string_view key;             ///< the name of its member is data/KEY
    std::uint64_t count = 0;          ///< numbers, or bytes
};

struct PickledTensor {
    PickledStorage storage;
    const TorchType* type = nullptr;
    std::uint64_t offset = 0;  ///< numbers before its first one
    std::vector<std::uint64_t> shape, strides;
};

/// A pickle that has been read; texts are parts of its bytes.
struct PickleValues {
    std::deque<std::vector<PickleValue>> lists;
    std::vector<PickledStorage> storages;
    std::vector<PickledTensor> tensors;
    PickleValue root;
    std::size_t held = 0;  ///< values in all lists, and lengths in all shapes

    PickleValue add(PickleValue::Kind kind, std::vector<PickleValue> list) {
        held += list.size();
        lists.push_back(std::move(list));
        return {kind, 0, lists.size() - 1};
    }
};

}  // namespace posiscope
