// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/tableformats.h"

#include <algorithm>

#include "core/base/lowercase.h"
#include "core/tables/brackets.h"
#include "core/tables/csv.h"
#include "core/tables/csvlayout.h"
#include "core/tables/csvlines.h"
#include "core/tables/gguf.h"
#include "core/tables/npyheader.h"
#include "core/tables/npz.h"
#include "core/tables/onnx.h"
#include "core/tables/otherformats.h"
#include "core/tables/q8blocks.h"
#include "core/tables/readcells.h"
#include "core/tables/safetensors.h"
#include "core/tables/slicestream.h"
#include "core/tables/tableerrors.h"
#include "core/tables/torchzip.h"
#include "core/tables/viewstream.h"

namespace posiscope {

namespace {

using Tensors = std::vector<TensorInfo>;
using Table = std::shared_ptr<const StoredTable>;

Result<Tensors> inspectNpy(const InputFile& file) {
    const auto beginning = file.beginning(mostNpyHeader);
    if (!beginning) return beginning.error();
    auto info = parseNpy(*beginning, file.size(), OtherCells::refuse);
    if (!info) return info.error();
    return Tensors{std::move(info.value())};
}

Result<Tensors> inspectText(const InputFile& file) {
    auto info = inspectCsv(file);
    if (!info) return info.error();
    return Tensors{std::move(info.value())};
}

Result<Tensors> inspectGguf(const InputFile& file) {
    auto header = readGguf(file);
    if (!header) return header.error();
    return std::move(header.value().tensors);
}

Result<Table> readPlain(const InputFile& file, const TensorInfo& info) {
    if (info.slices() == 1) return readCells(info, file.streamFrom(info.offset));
    const auto at = std::make_shared<std::uint64_t>(info.offset);
    const ByteStream read = [&file, at](std::byte* to, std::size_t count) {
        auto failure = file.readAt(*at, to, count);
        *at += count;
        return failure;
    };
    const auto jump = [at](std::uint64_t count) {
        *at += count;
        return Failure();
    };
    return readCells(info, sliceStream(info, {read, jump}));
}

/// Packed bytes cannot be jumped over.
Failure skip(const ByteStream& stream, std::uint64_t bytes) {
    std::vector<std::byte> gone(std::min<std::uint64_t>(bytes, 1U << 20U));
    for (; bytes > 0; bytes -= std::min<std::uint64_t>(bytes, gone.size()))
        if (auto failure = stream(gone.data(), std::min<std::uint64_t>(bytes, gone.size()))) return failure;
    return std::nullopt;
}

Result<Table> readMember(const InputFile& file, const TensorInfo& info) {
    const auto stream = openNpzMember(file, info);
    if (!stream) return stream.error();
    const ByteStream read = [&file, unpack = *stream](std::byte* to, std::size_t count) mutable {
        auto failure = unpack(to, count);
        return failure ? failure : file.count(count);
    };
    if (info.slices() == 1) return readCells(info, read);
    return readCells(info,
                     sliceStream(info, {read, [read](std::uint64_t count) { return skip(read, count); }}));
}

Result<Tensors> inspectTextWithRemarks(const InputFile& file) {
    auto info = inspectCsv(file, true);
    if (!info) return info.error();
    return Tensors{std::move(info.value())};
}

/// One of the first two lines, which may have names, is of numbers.
bool holdsNumbers(const InputFile& file) {
    CsvLines lines(file, true);
    std::string_view line;
    for (int n = 0; n < 2 && lines.next(line); ++n)
        if (isOfNumbers(line)) return true;
    return false;
}

Result<Tensors> inspectPrinted(const InputFile& file) {
    auto info = inspectBrackets(file);
    if (!info) return info.error();
    return Tensors{std::move(info.value())};
}

Result<Table> readPrinted(const InputFile& file, const TensorInfo& info) {
    const auto numbers = readBrackets(file, info);
    if (!numbers) return numbers.error();
    const auto bytes = InputFile::inMemory(
        {reinterpret_cast<const char*>(numbers->data()), numbers->size() * sizeof(double)});
    if (!bytes) return bytes.error();
    return readPlain(*bytes, info);
}

Result<Table> readTorch(const InputFile& file, const TensorInfo& info) {
    auto bytes = openTorchStorage(file, info);
    if (!bytes) return bytes.error();
    const StoredTable::Repeated repeated = repeatedBy(info);
    if (!info.view.empty()) {
        TensorInfo once = info;
        once.view = shortenedView(info, repeated);
        bytes = viewBytes(once, std::move(bytes.value()));
    }
    if (info.slices() == 1) return readCells(info, bytes->read, repeated);
    return readCells(info, sliceStream(info, std::move(bytes.value())));
}

Result<Table> readInitialiser(const InputFile& file, const TensorInfo& info) {
    return info.varints ? readOnnxTensor(file, info) : readPlain(file, info);
}

Result<Table> readGgufTensor(const InputFile& file, const TensorInfo& info) {
    return info.q8 ? readQ8Tensor(file, info) : readPlain(file, info);
}

/// Those that are recognised by their content come first.
constexpr TableFormat tableFormats[] = {{"", isTorchZip, readTorchZip, readTorch},
                                        {"", isGguf, inspectGguf, readGgufTensor},
                                        {".npy", nullptr, inspectNpy, readPlain},
                                        {".npz", nullptr, readNpz, readMember},
                                        {".safetensors", nullptr, readSafetensors, readPlain},
                                        {".csv", nullptr, inspectText, readCsv},
                                        {".tsv", nullptr, inspectText, readCsv},
                                        {".onnx", nullptr, readOnnx, readInitialiser},
                                        {"", isBracketed, inspectPrinted, readPrinted},
                                        {".txt", holdsNumbers, inspectTextWithRemarks, readCsv}};

const TableFormat* findFormat(std::string_view ending) {
    return std::find_if(std::begin(tableFormats), std::end(tableFormats),
                        [ending](const TableFormat& each) { return each.ending == ending; });
}

bool beginsWith(const InputFile& file, std::string_view bytes) {
    const auto beginning = file.beginning(bytes.size());
    return beginning && *beginning == bytes;
}

/// The length of a header, and its bracket.
bool isSafetensors(const InputFile& file) {
    const auto beginning = file.beginning(9);
    return beginning && beginning->size() == 9 && beginning->substr(5) == std::string_view("\0\0\0{", 4) &&
           readSafetensors(file);
}

}  // namespace

Result<const TableFormat*> tableFormatOf(const InputFile& file, const std::string& path) {
    const std::string lower = lowerCase(path);
    for (const TableFormat& format : tableFormats)
        if (lower.ends_with(format.ending) && (format.recognises == nullptr || format.recognises(file)))
            return &format;
    // Of other names the content decides, where it does.
    for (const auto& [beginning, ending] : {std::pair{npyMagic, ".npy"}, {zipBeginning, ".npz"}})
        if (beginsWith(file, beginning) && (beginning != zipBeginning || readNpz(file)))
            return findFormat(ending);
    if (isSafetensors(file)) return findFormat(".safetensors");
    return whyNotRead(file, path);
}

}  // namespace posiscope
