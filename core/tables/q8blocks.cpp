// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/q8blocks.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "core/tables/readcells.h"
#include "core/tables/slicestream.h"

namespace posiscope {

namespace {

/// The numbers of a tensor as float32, from the first one on.
class Q8Stream {
 public:
    Q8Stream(const InputFile& file, const TensorInfo& info) : file_(file), info_(info) {}

    Failure read(std::byte* to, std::size_t count) {
        for (std::size_t left = count / sizeof(float); left > 0;) {
            if (auto failure = load(next_ / q8::numbers)) return failure;
            const std::uint64_t first = next_ - first_;
            const auto now = static_cast<std::size_t>(std::min<std::uint64_t>(left, numbers_.size() - first));
            std::memcpy(to, numbers_.data() + first, now * sizeof(float));
            to += now * sizeof(float);
            next_ += now;
            left -= now;
        }
        return std::nullopt;
    }
    void skip(std::uint64_t bytes) { next_ += bytes / sizeof(float); }

 private:
    /// Brings the blocks from this one on into memory, unless they are there.
    Failure load(std::uint64_t block) {
        if (next_ >= first_ && next_ < first_ + numbers_.size()) return std::nullopt;
        constexpr std::uint64_t most = 4096;
        std::uint64_t all = 1;
        for (const std::uint64_t length : info_.shape)
            all *= length;
        const std::uint64_t count = std::min(most, all / q8::numbers - block);
        std::vector<unsigned char> bytes(count * q8::bytes);
        if (auto failure = file_.readAt(info_.offset + block * q8::bytes, bytes.data(), bytes.size()))
            return failure;
        if (auto failure = file_.count(bytes.size())) return failure;
        first_ = block * q8::numbers;
        numbers_.clear();
        for (std::uint64_t n = 0; n < count; ++n)
            addBlock(bytes.data() + n * q8::bytes);
        return std::nullopt;
    }

    void addBlock(const unsigned char* block) {
        const unsigned low = block[info_.bigEndian ? 1 : 0], high = block[info_.bigEndian ? 0 : 1];
        const float scale = toFloat(Float16{static_cast<std::uint16_t>(high << 8U | low)});
        for (std::uint64_t n = 0; n < q8::numbers; ++n)
            numbers_.push_back(scale * static_cast<float>(static_cast<std::int8_t>(block[2 + n])));
    }

    const InputFile& file_;
    const TensorInfo& info_;
    std::uint64_t next_ = 0;      // number of the tensor
    std::uint64_t first_ = 0;     // of those in memory
    std::vector<float> numbers_;  // whole blocks
};

}  // namespace

Result<std::shared_ptr<const StoredTable>> readQ8Tensor(const InputFile& file, const TensorInfo& info) {
    Q8Stream numbers(file, info);
    TensorInfo floats = info;
    floats.bigEndian = false;
    const ByteStream read = [&numbers](std::byte* to, std::size_t count) { return numbers.read(to, count); };
    if (info.slices() == 1) return readCells(floats, read);
    return readCells(floats, sliceStream(floats, {read, [&numbers](std::uint64_t bytes) {
                                                      numbers.skip(bytes);
                                                      return Failure();
                                                  }}));
}

}  // namespace posiscope
