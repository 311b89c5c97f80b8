// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/zipwriter.h"

#include <array>

namespace posiscope {

namespace {

template <class Number>
std::string little(Number number) {
    std::string bytes;
    for (std::size_t n = 0; n < sizeof number; ++n)
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * n) & 0xffU);
    return bytes;
}

/// CRC-32 of the bytes so far and of more, bit by bit inverted at both ends.
std::uint32_t sumWith(std::uint32_t sum, const char* bytes, std::size_t count) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> all{};
        for (std::uint32_t n = 0; n < all.size(); ++n) {
            std::uint32_t rest = n;
            for (int bit = 0; bit < 8; ++bit)
                rest = (rest & 1U) != 0 ? rest >> 1U ^ 0xedb88320U : rest >> 1U;
            all[n] = rest;
        }
        return all;
    }();
    sum = ~sum;
    for (std::size_t n = 0; n < count; ++n)
        sum = sum >> 8U ^ table[(sum ^ static_cast<unsigned char>(bytes[n])) & 0xffU];
    return ~sum;
}

constexpr std::uint16_t version = 20;
/// Checksum and sizes stand behind the member; its name is UTF-8.
constexpr std::uint16_t flags = 0x0808;
constexpr std::uint32_t firstOf1980 = 0x00210000;

}  // namespace

bool ZipWriter::put(const std::string& bytes) {
    at_ += bytes.size();
    return sink_(bytes.data(), bytes.size());
}

std::string ZipWriter::facts() const {
    return little(sum_) + little(static_cast<std::uint32_t>(size_)) +
           little(static_cast<std::uint32_t>(size_));
}

bool ZipWriter::begin(const std::string& name) {
    begun_ = at_;
    name_ = name;
    size_ = 0;
    sum_ = 0;
    return put("PK\x03\x04" + little(version) + little(flags) + little(std::uint16_t{0}) +
               little(firstOf1980) + std::string(12, '\0') + little(static_cast<std::uint16_t>(name.size())) +
               little(std::uint16_t{0}) + name);
}

bool ZipWriter::write(const char* bytes, std::size_t count) {
    sum_ = sumWith(sum_, bytes, count);
    size_ += count;
    at_ += count;
    return sink_(bytes, count);
}

bool ZipWriter::end() {
    ++members_;
    directory_ += "PK\x01\x02" + little(version) + little(version) + little(flags) +
                  little(std::uint16_t{0}) + little(firstOf1980) + facts() +
                  little(static_cast<std::uint16_t>(name_.size())) + std::string(12, '\0') +
                  little(static_cast<std::uint32_t>(begun_)) + name_;
    return put("PK\x07\x08" + facts());
}

bool ZipWriter::finish() {
    const auto begun = static_cast<std::uint32_t>(at_);
    const auto size = static_cast<std::uint32_t>(directory_.size());
    return put(directory_ + std::string("PK\x05\x06\0\0\0\0", 8) + little(members_) + little(members_) +
               little(size) + little(begun) + std::string(2, '\0'));
}

}  // namespace posiscope
