// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files, byte by byte.
#pragma once

#include "tests/support/tablebytes.h"

/// Collects keys and tensors; file() puts them together.
class GgufBytes {
 public:
    explicit GgufBytes(bool bigEndian = false, std::uint32_t version = 3)
        : big_(bigEndian), version_(version) {}

    template <class Number>
    GgufBytes& key(const std::string& name, std::uint32_t type, Number value) {
        return rawKey(name, type, bytesOf(value, big_));
    }
    GgufBytes& text(const std::string& name, const std::string& value) {
        return rawKey(name, 8, string(value));
    }
    GgufBytes& whole(const std::string& name, std::uint32_t value) { return key(name, 4, value); }
    GgufBytes& real(const std::string& name, float value) { return key(name, 6, value); }
    template <class Number>
    GgufBytes& list(const std::string& name, std::uint32_t type, const std::vector<Number>& values) {
        return rawKey(
            name, 9,
            bytesOf(type, big_) + bytesOf(std::uint64_t{values.size()}, big_) + bytesOfAll(values, big_));
    }
    GgufBytes& texts(const std::string& name, const std::vector<std::string>& values) {
        std::string bytes = bytesOf(std::uint32_t{8}, big_) + bytesOf(std::uint64_t{values.size()}, big_);
        for (const std::string& value : values)
            bytes += string(value);
        return rawKey(name, 9, bytes);
    }
    GgufBytes& rawKey(const std::string& name, std::uint32_t type, const std::string& bytes) {
        keys_ += string(name) + bytesOf(type, big_) + bytes;
        ++keyCount_;
        return *this;
    }
    /// `shape` as GGUF has it: the axis of neighbours first.
    GgufBytes& tensor(const std::string& name, const std::vector<std::uint64_t>& shape, std::uint32_t type,
                      const std::string& data) {
        return rawTensor(name, shape, type, data_.size(), data);
    }
    GgufBytes& rawTensor(const std::string& name, const std::vector<std::uint64_t>& shape, std::uint32_t type,
                         std::uint64_t offset, const std::string& data = {}) {
        tensors_ += string(name) + bytesOf(static_cast<std::uint32_t>(shape.size()), big_) +
                    bytesOfAll(shape, big_) + bytesOf(type, big_) + bytesOf(offset, big_);
        ++tensorCount_;
        data_ += data;
        data_.resize((data_.size() + 31) / 32 * 32);
        return *this;
    }

    std::string file() const {
        std::string bytes = "GGUF" + bytesOf(version_, big_) + bytesOf(tensorCount_, big_) +
                            bytesOf(keyCount_, big_) + keys_ + tensors_;
        bytes.resize((bytes.size() + 31) / 32 * 32);
        return bytes + data_;
    }

 private:
    std::string string(const std::string& words) const {
        return bytesOf(std::uint64_t{words.size()}, big_) + words;
    }

    bool big_;
    std::uint32_t version_;
    std::string keys_, tensors_, data_;
    std::uint64_t keyCount_ = 0, tensorCount_ = 0;
};
