// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/torchcalls.h"

#include "core/tables/pickleglobals.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

using Arguments = std::vector<PickleValue>;

const PickleGlobal* globalOf(const PickleValue& value) {
    return value.kind == PickleValue::Kind::global ? &pickleGlobal(value.index) : nullptr;
}

bool isSequence(const PickleValue& value) {
    return value.kind == PickleValue::Kind::tuple || value.kind == PickleValue::Kind::list;
}

std::optional<std::uint64_t> count(const PickleValue& value) {
    if (value.kind != PickleValue::Kind::whole || value.number() < 0) return std::nullopt;
    return value.index;
}

/// Lengths or strides: whole numbers from 0.
bool counts(const PickleValues& values, const PickleValue& list, std::vector<std::uint64_t>& numbers) {
    if (!isSequence(list) || values.lists[list.index].size() > mostDimensions) return false;
    for (const PickleValue& value : values.lists[list.index]) {
        const auto number = count(value);
        if (!number) return false;
        numbers.push_back(*number);
    }
    return true;
}

std::optional<PickleValue> rebuiltTensor(PickleValues& values, const Arguments& arguments, bool typed) {
    if (arguments.size() < (typed ? 7U : 4U) || arguments[0].kind != PickleValue::Kind::storage)
        return std::nullopt;
    PickledTensor tensor{values.storages[arguments[0].index], nullptr, 0, {}, {}};
    tensor.type = tensor.storage.type;
    if (typed) {
        const PickleGlobal* const type = globalOf(arguments[6]);
        if (type == nullptr || type->role != PickleGlobal::Role::type) return std::nullopt;
        tensor.type = type->type;
    }
    const auto offset = count(arguments[1]);
    if (!offset || !counts(values, arguments[2], tensor.shape) ||
        !counts(values, arguments[3], tensor.strides) || tensor.shape.size() != tensor.strides.size())
        return std::nullopt;
    tensor.offset = *offset;
    values.held += 2 * tensor.shape.size();
    values.tensors.push_back(std::move(tensor));
    return PickleValue{PickleValue::Kind::tensor, 0, values.tensors.size() - 1};
}

/// OrderedDict(), or as Python 2 wrote it OrderedDict([[KEY, VALUE], …]).
std::optional<PickleValue> orderedMap(PickleValues& values, const Arguments& arguments) {
    Arguments entries;
    if (arguments.size() > 1 || (arguments.size() == 1 && !isSequence(arguments[0]))) return std::nullopt;
    if (arguments.size() == 1)
        for (const PickleValue& pair : values.lists[arguments[0].index]) {
            if (!isSequence(pair) || values.lists[pair.index].size() != 2) return std::nullopt;
            entries.insert(entries.end(), values.lists[pair.index].begin(), values.lists[pair.index].end());
        }
    return values.add(PickleValue::Kind::map, std::move(entries));
}

}  // namespace

std::optional<PickledStorage> storageOf(const PickleValues& values, std::string_view bytes,
                                        const PickleValue& id) {
    if (id.kind != PickleValue::Kind::tuple) return std::nullopt;
    const Arguments& parts = values.lists[id.index];
    if (parts.size() != 5 || parts[0].kind != PickleValue::Kind::text ||
        parts[2].kind != PickleValue::Kind::text || bytes.substr(parts[0].index, parts[0].size) != "storage")
        return std::nullopt;
    const PickleGlobal* const type = globalOf(parts[1]);
    const auto numbers = count(parts[4]);
    if (type == nullptr || type->role != PickleGlobal::Role::storage || !numbers) return std::nullopt;
    return PickledStorage{type->type, bytes.substr(parts[2].index, parts[2].size), *numbers};
}

std::optional<PickleValue> torchCall(PickleValues& values, const PickleValue& function,
                                     const PickleValue& arguments) {
    using Role = PickleGlobal::Role;
    const PickleGlobal* const global = globalOf(function);
    if (global == nullptr || arguments.kind != PickleValue::Kind::tuple) return std::nullopt;
    const Arguments& given = values.lists[arguments.index];
    switch (global->role) {
        case Role::orderedMap: return orderedMap(values, given);
        case Role::opaque: return PickleValue{PickleValue::Kind::other};
        case Role::rebuildTensor: return rebuiltTensor(values, given, false);
        case Role::rebuildTyped: return rebuiltTensor(values, given, true);
        case Role::list:
            if (given.empty()) return values.add(PickleValue::Kind::list, {});
            if (given.size() != 1 || !isSequence(given[0])) return std::nullopt;
            return PickleValue{PickleValue::Kind::list, 0, given[0].index};
        case Role::rebuildParameter:
            if (given.empty() || given[0].kind != PickleValue::Kind::tensor) return std::nullopt;
            return given[0];
        case Role::rebuildFromType: {
            const PickleGlobal* const inner = given.size() == 4 ? globalOf(given[0]) : nullptr;
            const PickleGlobal* const made = inner == nullptr ? nullptr : globalOf(given[1]);
            if (made == nullptr || made->role != Role::opaque || inner->role == Role::rebuildFromType)
                return std::nullopt;
            return torchCall(values, given[0], given[2]);
        }
        case Role::storage:
        case Role::type: break;
    }
    return std::nullopt;
}

}  // namespace posiscope
