// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/arrayfile.h"

#include <algorithm>

#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"
#include "core/tables/tablefile.h"

namespace posiscope {

namespace {

/// The type of a part of a complex number.
std::optional<CellType> partOf(const TensorInfo& info) {
    if (info.type == "complex64") return CellType::float32;
    if (info.type == "complex128") return CellType::float64;
    return std::nullopt;
}

Error aboutFile(const std::string& path, const Text& reason) {
    return {
        Text(POSISCOPE_TR("core", "cannot read %1: %2")).with(Text::asIs(printablePath(path))).with(reason),
        ""};
}

Result<TensorInfo> choose(const TableFileInfo& file, const std::string& name) {
    std::vector<const TensorInfo*> readable;
    for (const TensorInfo& tensor : file.tensors) {
        if (tensor.name == name && !name.empty())
            return isReadable(tensor) ? Result<TensorInfo>(tensor)
                                      : Error{Text(POSISCOPE_TR("core", "the array “%1”: %2"))
                                                  .with(Text::asIs(printable(name)))
                                                  .with(tensor.whyNoTable()),
                                              ""};
        if (isReadable(tensor)) readable.push_back(&tensor);
    }
    if (!name.empty()) return noArrayNamed(name, namesOf(file.tensors));
    if (file.tensors.empty()) return tableError(POSISCOPE_TR("core", "it holds no arrays"));
    if (file.tensors.size() == 1 && readable.empty()) return Error{file.tensors.front().whyNoTable(), ""};
    if (readable.empty())
        return tableError(
            POSISCOPE_TR("core",
                         "none of its %1 arrays has numbers that Posiscope reads: “%2” is of the type "
                         "%3"),
            {groupedDigits(file.tensors.size()), printable(file.tensors.front().name),
             printable(file.tensors.front().type)});
    if (readable.size() == 1) return *readable.front();
    std::vector<std::string> names;
    for (const TensorInfo* each : readable)
        names.push_back(each->name);
    return tableError(POSISCOPE_TR("core", "it holds %1 tables, and one of them must be chosen: %2"),
                      {groupedDigits(static_cast<std::int64_t>(readable.size())), someNames(names)});
}

/// How far apart neighbours are where the last axis (or with `columnsFirst` the first) is the closest.
std::vector<std::int64_t> stepsOf(const std::vector<std::int64_t>& shape, bool columnsFirst) {
    std::vector<std::int64_t> steps(shape.size());
    std::int64_t step = 1;
    for (std::size_t n = 0; n < shape.size(); ++n) {
        const std::size_t axis = columnsFirst ? n : shape.size() - 1 - n;
        steps[axis] = step;
        step *= shape[axis];
    }
    return steps;
}

}  // namespace

bool isReadable(const TensorInfo& info) {
    return info.cells || partOf(info);
}

Result<std::vector<std::string>> arrayNames(const std::string& path) {
    const auto file = inspectTableFile(path);
    if (!file) return file.error();
    std::vector<std::string> names;
    for (const TensorInfo& tensor : file->tensors)
        if (isReadable(tensor)) names.push_back(tensor.name);
    return names;
}

Result<StoredArray> readArray(const std::string& path, const std::string& name, const Progress& progress) {
    const auto file = inspectTableFile(path);
    if (!file) return file.error();
    const auto info = choose(*file, name);
    if (!info) return aboutFile(path, info.error().text);
    return readArray(path, *info, progress);
}

Result<StoredArray> readArray(const std::string& path, const TensorInfo& info, const Progress& progress) {
    StoredArray array{info.name, info.type, partOf(info).has_value(), {}, {}, nullptr};
    std::uint64_t count = 1;
    bool tooMany = false;
    for (const std::uint64_t extent : info.shape) {
        array.shape.push_back(static_cast<std::int64_t>(extent));
        tooMany = tooMany || __builtin_mul_overflow(count, extent, &count) || count > tablelimits::bytes;
    }
    if (count == 0) return aboutFile(path, info.whyNoTable());
    array.steps = stepsOf(array.shape, info.columnsFirst);
    TensorInfo flat = info;
    if (array.complex) {
        flat.cells = partOf(info);
        count *= 2;
        for (std::int64_t& step : array.steps)
            step *= 2;
        array.shape.push_back(2);
        array.steps.push_back(1);
    }
    if (tooMany || count * bytesOf(*flat.cells) > tablelimits::bytes)
        return aboutFile(path,
                         POSISCOPE_TR("core", "it is larger than 2 GiB, which Posiscope does not read"));
    if (!info.lines) {
        // A row of cells in memory is the axis whose neighbours are closest, where that is not too long.
        std::uint64_t width = array.complex ? 2 : 1;
        if (!info.shape.empty() && !array.complex)
            width = info.columnsFirst ? info.shape.front() : info.shape.back();
        if (width > tablelimits::columns) width = 1;
        flat.shape = {count / width, width};
        flat.columnsFirst = false;
        flat.notes.clear();
    }
    auto cells = readTensor(path, flat, progress);
    if (!cells) return cells.error();
    array.cells = std::move(cells.value());
    if (flat.firstPosition) {
        flat.firstPosition.reset();
        ++flat.shape.back();
        if (auto all = readTensor(path, flat, progress)) array.withFirstColumn = std::move(all.value());
    }
    return array;
}

}  // namespace posiscope
