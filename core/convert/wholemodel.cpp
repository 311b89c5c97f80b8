// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/wholemodel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/printable.h"
#include "core/tables/safetensors.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::ordered_json;
constexpr std::uint64_t preamble = 8;

Error about(const std::string& path, const Text& reason) {
    return {Text(POSISCOPE_TR("core", "cannot read %1: %2")).with(Text::asIs(printable(path))).with(reason),
            ""};
}

std::uint64_t headerLength(const std::string& beginning) {
    std::uint64_t length = 0;
    for (std::size_t n = preamble; n-- > 0;)
        length = length << 8U | static_cast<unsigned char>(beginning[n]);
    return length;
}

using Entries = std::vector<std::pair<std::string, Json>>;

/// The objects of a header that has been checked, in its order: those of its tensors and __metadata__. They
/// are taken out of the outer object one by one, because it looks for a key from its beginning.
Entries entriesOf(const std::string& header) {
    Entries entries;
    std::string name;
    const auto take = [&](int depth, Json::parse_event_t event, Json& parsed) {
        if (depth == 1 && event == Json::parse_event_t::key) name = parsed.get<std::string>();
        if (depth != 1 || event != Json::parse_event_t::object_end) return true;
        entries.emplace_back(name, std::move(parsed));
        return false;
    };
    [[maybe_unused]] const Json outer = Json::parse(header, take, false);
    return entries;
}

}  // namespace

Result<WholeModel> WholeModel::open(const std::string& path, const std::string& tensor) {
    auto file = InputFile::open(path);
    if (!file) return about(path, file.error().text);
    const auto infos = readSafetensors(*file);  // checks everything
    if (!infos) return about(path, infos.error().text);
    const auto beginning = file->beginning(preamble);
    if (!beginning) return about(path, beginning.error().text);
    std::string header(headerLength(*beginning), '\0');
    if (auto failure = file->readAt(preamble, header.data(), header.size()))
        return about(path, failure->text);
    std::vector<Tensor> tensors;
    const std::uint64_t data = preamble + header.size();
    const Entries entries = entriesOf(header);
    for (std::size_t n = 0; n < entries.size(); ++n) {
        const auto& [name, entry] = entries[n];
        if (name == "__metadata__") continue;
        const auto& offsets = entry["data_offsets"];
        tensors.push_back(
            {name, n, data + offsets[0].get<std::uint64_t>(), data + offsets[1].get<std::uint64_t>()});
    }
    std::sort(tensors.begin(), tensors.end(), [](const Tensor& a, const Tensor& b) {
        return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
    });
    const auto found = std::find_if(tensors.begin(), tensors.end(),
                                    [&tensor](const Tensor& each) { return each.name == tensor; });
    if (found == tensors.end()) return about(path, noArrayNamed(tensor, namesOf(*infos)).text);
    const auto replaced = static_cast<std::size_t>(found - tensors.begin());
    return WholeModel(std::move(file.value()), std::move(header), std::move(tensors), replaced);
}

std::string WholeModel::headerWith(const ConvertedArray& array) const {
    Entries entries = entriesOf(header_);
    std::uint64_t at = 0;
    for (std::size_t n = 0; n < tensors_.size(); ++n) {
        Json& entry = entries[tensors_[n].place].second;
        const std::uint64_t size = n == replaced_ ? bytesOf(array) : tensors_[n].end - tensors_[n].begin;
        if (n == replaced_) {
            entry["dtype"] = safetensorsType(array);
            entry["shape"] = array.shape();
        }
        entry["data_offsets"] = {at, at + size};
        at += size;
    }
    std::string text;
    for (const auto& [name, entry] : entries)
        text += (text.empty() ? "{" : ",") + Json(name).dump() + ":" + entry.dump();
    text += "}";
    text.append((8 - text.size() % 8) % 8, ' ');
    std::string length;
    for (std::size_t n = 0; n < preamble; ++n)
        length += static_cast<char>(text.size() >> (8 * n) & 0xffU);
    return length + text;
}

std::uint64_t WholeModel::bytesWith(const ConvertedArray& array) const {
    const Tensor& old = tensors_[replaced_];
    return file_.size() - (old.end - old.begin) + bytesOf(array);
}

std::vector<std::string> WholeModel::counters() const {
    std::vector<std::string> names;
    for (const Tensor& each : tensors_)
        for (const char* ending : {"position_ids", "relative_position_index", "relative_coords_table"})
            if (each.name.ends_with(ending)) names.push_back(each.name);
    return names;
}

Result<bool> WholeModel::write(const ConvertedArray& array, const Sink& sink,
                               const Progress& progress) const {
    constexpr std::uint64_t block = std::uint64_t{4} << 20U;
    const std::string header = headerWith(array);
    if (!sink(header.data(), header.size())) return false;
    ProgressCounter bytes(progress, static_cast<double>(bytesWith(array)));
    std::vector<char> some(block);
    for (std::size_t n = 0; n < tensors_.size(); ++n) {
        if (n == replaced_) {
            const Progress none;
            ProgressCounter rows(none, static_cast<double>(array.rows()));
            if (!writeCells(array, sink, rows) || !bytes.add(static_cast<double>(bytesOf(array))))
                return false;
            continue;
        }
        for (std::uint64_t at = tensors_[n].begin; at < tensors_[n].end;) {
            const std::uint64_t count = std::min(block, tensors_[n].end - at);
            if (auto failure = file_.readAt(at, some.data(), count)) return *failure;
            if (!sink(some.data(), count) || !bytes.add(static_cast<double>(count))) return false;
            at += count;
        }
    }
    return true;
}

}  // namespace posiscope
