// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/arraywriting.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/convert/zipwriter.h"
#include "core/fields/cellbytes.h"
#include "core/tables/npywriting.h"

namespace posiscope {

namespace {

constexpr const char* formats[] = {"npy", "npz", "safetensors", "csv"};
/// Less than what the 32 bits of a zip archive hold.
constexpr std::uint64_t mostOfNpz = 0xff000000U;
constexpr std::size_t blockBytes = std::size_t{4} << 20U;

template <class Number>
void append(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void appendAsText(const std::vector<double>& cells, std::string& text) {
    for (std::size_t n = 0; n < cells.size(); ++n) {
        char digits[32];
        text.append(digits, std::to_chars(digits, digits + sizeof digits, cells[n]).ptr);
        text += n + 1 == cells.size() ? '\n' : ',';
    }
}

/// The NPY descr: "<f4", "<c8". No complex array has a type of two bytes.
std::string descrOf(const ConvertedArray& array) {
    const std::size_t bytes = bytesOf(array.type());
    return array.complex() ? "<c" + std::to_string(2 * bytes) : "<f" + std::to_string(bytes);
}

/// The header with its length before it, padded with blanks to a multiple of eight bytes. Source: the
/// description of the format in the README of the safetensors project.
std::string safetensorsHeader(const std::vector<ConvertedArray>& arrays) {
    auto tensors = nlohmann::ordered_json::object();
    std::uint64_t begin = 0;
    for (const ConvertedArray& array : arrays) {
        const std::uint64_t end = begin + bytesOf(array);
        tensors[array.name().empty() ? "table" : array.name()] = {
            {"dtype", safetensorsType(array)}, {"shape", array.shape()}, {"data_offsets", {begin, end}}};
        begin = end;
    }
    std::string text = tensors.dump();
    text.append((8 - text.size() % 8) % 8, ' ');
    std::string header;
    append(header, static_cast<std::uint64_t>(text.size()));
    return header + text;
}

/// A header line with column names, so that no reader takes the first row for one.
std::string csvHeader(std::int64_t columns) {
    std::string line;
    for (std::int64_t j = 0; j < columns; ++j)
        line += (j == 0 ? "\"" : ",\"") + std::to_string(j) + "\"";
    return line + "\n";
}

Error refusal(const char* sentence) {
    return Error{{sentence, {}}, ""};
}

}  // namespace

std::uint64_t bytesOf(const ConvertedArray& array) {
    return static_cast<std::uint64_t>(array.rows()) * static_cast<std::uint64_t>(array.columns()) *
           bytesOf(array.type());
}

std::string safetensorsType(const ConvertedArray& array) {
    switch (array.type()) {
        case CellType::float32: return "F32";
        case CellType::float16: return "F16";
        case CellType::bfloat16: return "BF16";
        default: return "F64";
    }
}

std::span<const char* const> arrayFormats() {
    return formats;
}

Failure whyNotIn(std::string_view format, const std::vector<ConvertedArray>& arrays) {
    const ConvertedArray& first = arrays.front();
    const bool safetensors = format == "safetensors";
    const bool npz = format == "npz";
    if (!safetensors && !npz && arrays.size() > 1)
        return refusal(POSISCOPE_TR(
            "core", "cosines and sines apart are two arrays: write a .npz or .safetensors file"));
    if ((format == "npy" || npz) && first.type() == CellType::bfloat16)
        return refusal(POSISCOPE_TR("core", "NPY has no bfloat16: write a .safetensors file"));
    std::uint64_t bytes = 0;
    for (const ConvertedArray& array : arrays)
        bytes += bytesOf(array);
    if (npz && bytes > mostOfNpz)
        return refusal(POSISCOPE_TR("core", "this is more than 4 GiB: write a .safetensors file"));
    if (safetensors && first.complex())
        return refusal(
            POSISCOPE_TR("core", "most readers of safetensors know no complex numbers: write a .npy file"));
    if (first.complex() && first.type() != CellType::float32 && first.type() != CellType::float64)
        return refusal(POSISCOPE_TR("core",
                                    "there are complex numbers of float32 and of float64: choose one "
                                    "with --dtype"));
    if (format == "csv" && (first.complex() || first.shape().size() > 2))
        return refusal(POSISCOPE_TR("core", "CSV holds rows and columns of real numbers: write a .npy file"));
    return std::nullopt;
}

std::uint64_t bytesOf(const std::vector<ConvertedArray>& arrays) {
    std::uint64_t bytes = 0;
    for (const ConvertedArray& array : arrays)
        bytes += bytesOf(array);
    return bytes;
}

bool writeCells(const ConvertedArray& array, const Sink& sink, ProgressCounter& rows) {
    std::vector<double> cells(static_cast<std::size_t>(array.columns()));
    std::string bytes;
    double since = 0;
    for (std::int64_t row = 0; row < array.rows(); ++row) {
        array.row(row, cells.data());
        for (const double cell : cells)
            appendCell(array.type(), cell, bytes);
        ++since;
        if (bytes.size() < blockBytes && row + 1 < array.rows()) continue;
        if (!sink(bytes.data(), bytes.size()) || !rows.add(since)) return false;
        bytes.clear();
        since = 0;
    }
    return true;
}

namespace {

bool writeLines(const ConvertedArray& array, const Sink& sink, ProgressCounter& rows) {
    std::string text = csvHeader(array.columns());
    std::vector<double> cells(static_cast<std::size_t>(array.columns()));
    for (std::int64_t row = 0; row < array.rows(); ++row) {
        array.row(row, cells.data());
        appendAsText(cells, text);
        if (text.size() >= blockBytes && !sink(text.data(), text.size())) return false;
        if (text.size() >= blockBytes) text.clear();
        if (!rows.add(1)) return false;
    }
    return sink(text.data(), text.size());
}

bool writeNpz(const std::vector<ConvertedArray>& arrays, const Sink& sink, ProgressCounter& rows) {
    ZipWriter zip(sink);
    for (const ConvertedArray& array : arrays) {
        const std::string head = npyHeader(descrOf(array), array.shape());
        const Sink member = [&zip](const char* bytes, std::size_t count) { return zip.write(bytes, count); };
        if (!zip.begin((array.name().empty() ? "table" : array.name()) + ".npy") ||
            !member(head.data(), head.size()) || !writeCells(array, member, rows) || !zip.end())
            return false;
    }
    return zip.finish();
}

}  // namespace

bool writeArrays(std::string_view format, const std::vector<ConvertedArray>& arrays, const Sink& sink,
                 const Progress& progress) {
    double rows = 0;
    for (const ConvertedArray& array : arrays)
        rows += static_cast<double>(array.rows());
    ProgressCounter counter(progress, rows);
    const ConvertedArray& first = arrays.front();
    if (format == "csv") return writeLines(first, sink, counter);
    if (format == "npz") return writeNpz(arrays, sink, counter);
    const std::string head =
        format == "safetensors" ? safetensorsHeader(arrays) : npyHeader(descrOf(first), first.shape());
    if (!sink(head.data(), head.size())) return false;
    return std::all_of(arrays.begin(), arrays.end(),
                       [&](const ConvertedArray& array) { return writeCells(array, sink, counter); });
}

std::string npyOf(std::span<const std::int64_t> numbers) {
    const std::int64_t shape[] = {static_cast<std::int64_t>(numbers.size())};
    std::string bytes = npyHeader("<i8", shape);
    for (const std::int64_t number : numbers)
        append(bytes, number);
    return bytes;
}

}  // namespace posiscope
