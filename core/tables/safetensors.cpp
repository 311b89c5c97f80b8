// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/safetensors.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/safetensorsheader.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::uint64_t longestHeader = 100'000'000;

Error about(const TensorInfo& tensor, const char* sentence) {
    return tableError(sentence, {printable(tensor.name)});
}

/// The indices of the tensors, ordered by `key` of each.
template <class Key>
std::vector<std::uint32_t> orderedBy(const SafetensorsHeader& header, const Key& key) {
    std::vector<std::uint32_t> indices(header.tensors.size());
    std::iota(indices.begin(), indices.end(), 0U);
    std::sort(indices.begin(), indices.end(), [&key](auto a, auto b) { return key(a) < key(b); });
    return indices;
}

Failure checkNames(const SafetensorsHeader& header) {
    const auto name = [&header](auto n) -> std::string_view { return header.tensors[n].name; };
    const auto byName = orderedBy(header, name);
    const auto twice = std::adjacent_find(byName.begin(), byName.end(),
                                          [&name](auto a, auto b) { return name(a) == name(b); });
    if (twice == byName.end()) return std::nullopt;
    return tableError(POSISCOPE_TR("core", "its header says “%1” twice"), {printable(name(*twice))});
}

/// The bytes that shape and type say are those between the offsets.
Failure checkSize(const TensorInfo& tensor, const SafetensorsHeader::Place& place) {
    std::uint64_t bits = 1;
    bool overflow = false;
    for (const std::uint64_t extent : tensor.shape)
        overflow = overflow || __builtin_mul_overflow(bits, extent, &bits);
    if (overflow || __builtin_mul_overflow(bits, place.bitsPerCell, &bits))
        return about(tensor, POSISCOPE_TR("core", "the tensor “%1” promises more than a file can hold"));
    if (bits % 8 != 0)
        return about(tensor, POSISCOPE_TR("core", "the tensor “%1” does not end at the end of a byte"));
    if (place.end < tensor.offset || place.end - tensor.offset != bits / 8)
        return about(tensor,
                     POSISCOPE_TR("core", "the data_offsets of the tensor “%1” do not fit its shape"));
    return std::nullopt;
}

/// One behind the other, from 0 to `dataBytes`.
Failure checkPlaces(const SafetensorsHeader& header, std::uint64_t dataBytes) {
    std::uint64_t end = 0;
    for (const std::uint32_t n : orderedBy(header, [&header](auto index) {
             return std::pair(header.tensors[index].offset, header.places[index].end);
         })) {
        if (header.tensors[n].offset != end)
            return about(header.tensors[n],
                         POSISCOPE_TR("core", "the tensor “%1” does not begin where the one before it ends"));
        end = header.places[n].end;
    }
    if (end != dataBytes)
        return tableError(
            end > dataBytes
                ? POSISCOPE_TR("core",
                               "it is cut short: its header promises %1 bytes of numbers, and "
                               "there are %2")
                : POSISCOPE_TR("core", "its header promises %1 bytes of numbers, and there are %2"),
            {groupedDigits(end), groupedDigits(dataBytes)});
    return std::nullopt;
}

}  // namespace

Result<std::vector<TensorInfo>> readSafetensors(const InputFile& file) {
    constexpr std::uint64_t preamble = 8;
    const auto beginning = file.beginning(preamble + 1);
    if (!beginning) return beginning.error();
    std::uint64_t length = 0;
    for (std::size_t n = std::min<std::size_t>(preamble, beginning->size()); n-- > 0;)
        length = length << 8U | static_cast<unsigned char>((*beginning)[n]);
    const bool fits = beginning->size() > preamble && length >= 1 && length <= longestHeader &&
                      length <= file.size() - preamble;
    if (!fits || (*beginning)[preamble] != '{') {
        if (beginning->size() < preamble) return tableError(POSISCOPE_TR("core", "it is too short"));
        const auto content = wrongContent(*beginning, ".safetensors");
        if (fits || length == 0 || content != wrongContent("?", ".safetensors")) return content;
        return tableError(
            length > longestHeader
                ? POSISCOPE_TR("core", "its header would be %1 bytes long, more than 100 MB")
                : POSISCOPE_TR("core",
                               "it is cut short: its header would be %1 bytes long, and the file "
                               "ends before"),
            {groupedDigits(length)});
    }
    JsonText text(file, preamble, length);
    auto parsed = parseSafetensorsHeader(text);
    if (!parsed) return parsed.error();
    SafetensorsHeader& header = parsed.value();
    if (auto failure = checkNames(header)) return *failure;
    for (std::size_t n = 0; n < header.tensors.size(); ++n)
        if (auto failure = checkSize(header.tensors[n], header.places[n])) return *failure;
    if (auto failure = checkPlaces(header, file.size() - preamble - length)) return *failure;
    for (TensorInfo& tensor : header.tensors)
        tensor.offset += preamble + length;
    return std::move(header.tensors);
}

}  // namespace posiscope
