// SPDX-License-Identifier: GPL-3.0-or-later
// Files of torch.save, byte by byte, and the pieces of their pickles.
#pragma once

#include "tests/support/tablebytes.h"

/// Instructions of pickles.
namespace pickled {

inline std::string text(const std::string& words) {
    return "X" + bytesOf(static_cast<std::uint32_t>(words.size())) + words;
}
inline std::string number(std::int32_t value) {
    return "J" + bytesOf(value);
}
inline std::string global(const std::string& module, const std::string& name) {
    return "c" + module + "\n" + name + "\n";
}
inline std::string tuple(const std::vector<std::string>& values) {
    std::string all = "(";
    for (const std::string& value : values)
        all += value;
    return all + "t";
}
inline std::string wholes(const std::vector<int>& numbers) {
    std::string all = "(";
    for (const int each : numbers)
        all += number(each);
    return all + "t";
}
inline std::string storage(const std::string& type, const std::string& key, int count) {
    return tuple({text("storage"), global("torch", type), text(key), text("cpu"), number(count)}) + "Q";
}
/// As _rebuild_tensor_v2 is called.
inline std::string tensor(const std::string& storage, int offset, const std::vector<int>& shape,
                          const std::vector<int>& strides) {
    return global("torch._utils", "_rebuild_tensor_v2") +
           tuple({storage, number(offset), wholes(shape), wholes(strides), "\x89",
                  global("collections", "OrderedDict") + ")R"}) +
           "R";
}
inline std::string map(const std::vector<std::pair<std::string, std::string>>& entries) {
    std::string all = "}(";
    for (const auto& [key, value] : entries)
        all += text(key) + value;
    return all + "u";
}
/// All of a pickle of protocol 2.
inline std::string whole(const std::string& value) {
    return "\x80\x02" + value + ".";
}

}  // namespace pickled

/// A file with this pickle and these storages, "0", "1" …
inline std::string torchFile(const std::string& pickle, const std::vector<std::string>& storages,
                             const std::string& byteOrder = {}) {
    std::vector<ZipMember> members{ZipMember::stored("archive/data.pkl", pickle)};
    if (!byteOrder.empty()) members.push_back(ZipMember::stored("archive/byteorder", byteOrder));
    for (std::size_t n = 0; n < storages.size(); ++n)
        members.push_back(ZipMember::stored("archive/data/" + std::to_string(n), storages[n]));
    members.push_back(ZipMember::stored("archive/version", "3\n"));
    return zipFile(members);
}

/// A file that shows its numbers 300 times: row r of its table begins at number r.
inline std::string overlappingTorchFile(int rows) {
    using namespace pickled;
    const int count = rows + 400;
    return torchFile(whole(map({{"pe", tensor(storage("ByteStorage", "0", count), 0, {rows, 300}, {1, 1})}})),
                     {std::string(static_cast<std::size_t>(count), '\1')});
}
