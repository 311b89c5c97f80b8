// SPDX-License-Identifier: GPL-3.0-or-later
// Files of numbers, byte by byte, and a folder for them.
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

/// The number's bytes, in the order of this machine or the other way round.
template <class Number>
std::string bytesOf(Number number, bool bigEndian = false) {
    char bytes[sizeof number];
    std::memcpy(bytes, &number, sizeof number);
    std::string text(bytes, sizeof bytes);
    if (bigEndian) text.assign(text.rbegin(), text.rend());
    return text;
}

template <class Number>
std::string bytesOfAll(const std::vector<Number>& numbers, bool bigEndian = false) {
    std::string bytes;
    for (const Number number : numbers)
        bytes += bytesOf(number, bigEndian);
    return bytes;
}

/// An NPY file with this header, as it is, and what follows.
inline std::string npyWithHeader(const std::string& header, const std::string& data, int version = 1) {
    std::string file("\x93NUMPY");
    file += static_cast<char>(version);
    file += '\0';
    file += bytesOf(static_cast<std::uint32_t>(header.size())).substr(0, version == 1 ? 2 : 4);
    return file + header + data;
}

/// 0, 1, 2 … as float32.
inline std::string countedFloats(int count) {
    std::string bytes;
    for (int n = 0; n < count; ++n)
        bytes += bytesOf(static_cast<float>(n));
    return bytes;
}

/// As numpy.save writes it, but for the padding.
inline std::string npyFile(const std::string& descr, const std::string& shape, const std::string& data,
                           bool fortranOrder = false) {
    return npyWithHeader("{'descr': '" + descr + "', 'fortran_order': " + (fortranOrder ? "True" : "False") +
                             ", 'shape': " + shape + ", }\n",
                         data);
}

inline std::string safetensorsFile(const std::string& header, const std::string& data) {
    return bytesOf(static_cast<std::uint64_t>(header.size())) + header + data;
}

inline std::string tensorEntry(const std::string& name, const std::string& dtype, const std::string& shape,
                               std::uint64_t first, std::uint64_t end) {
    return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape + ",\"data_offsets\":[" +
           std::to_string(first) + "," + std::to_string(end) + "]}";
}

inline std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xffffffffU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int n = 0; n < 8; ++n)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

/// A member of a zip archive. Its own description may be wrong.
struct ZipMember {
    std::string name;
    std::string packed;
    std::uint32_t size = 0;  ///< unpacked
    std::uint32_t crc = 0;
    std::uint16_t method = 0;
    std::uint16_t flags = 0;

    static ZipMember stored(std::string name, const std::string& bytes) {
        return {std::move(name), bytes, static_cast<std::uint32_t>(bytes.size()), crc32(bytes)};
    }
};

inline std::string zipFile(const std::vector<ZipMember>& members) {
    const auto shared = [](const ZipMember& member) {  // of local and central headers
        return bytesOf(std::uint16_t{20}) + bytesOf(member.flags) + bytesOf(member.method) +
               bytesOf(std::uint32_t{0x00210000}) + bytesOf(member.crc) +
               bytesOf(static_cast<std::uint32_t>(member.packed.size())) + bytesOf(member.size) +
               bytesOf(static_cast<std::uint16_t>(member.name.size())) + bytesOf(std::uint16_t{0});
    };
    std::string file;
    std::string directory;
    for (const ZipMember& member : members) {
        directory += std::string("PK\x01\x02\x14\x00", 6) + shared(member) + std::string(10, '\0') +
                     bytesOf(static_cast<std::uint32_t>(file.size())) + member.name;
        file += std::string("PK\x03\x04") + shared(member) + member.name + member.packed;
    }
    const auto count = static_cast<std::uint16_t>(members.size());
    return file + directory + std::string("PK\x05\x06\x00\x00\x00\x00", 8) + bytesOf(count) + bytesOf(count) +
           bytesOf(static_cast<std::uint32_t>(directory.size())) +
           bytesOf(static_cast<std::uint32_t>(file.size())) + std::string(2, '\0');
}

/// A folder that is removed together with its files.
class Folder {
 public:
    std::string path(const std::string& name) const {
        return folder_.filePath(QString::fromStdString(name)).toStdString();
    }
    /// Writes a file and returns its path, or an empty path after a failure.
    std::string write(const std::string& name, const std::string& bytes) const {
        QFile file(QString::fromStdString(path(name)));
        file.remove();  // overwriting a file makes some file systems wait for the disk
        const auto size = static_cast<qint64>(bytes.size());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), size) != size) return {};
        return path(name);
    }

 private:
    QTemporaryDir folder_;
};
