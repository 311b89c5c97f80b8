// Numbers for the inner loops, and the kernels of all available instruction sets.
#pragma once

#include <QTest>
#include <cstddef>
#include <cstring>
#include <type_traits>
#include <vector>

#include "core/math/simd/instructionset.h"
#include "core/math/simd/kernels.h"
#include "tests/support/sample.h"

namespace posiscope {

// Sizes around multiples of a register: it holds 2 to 16 numbers, and some loops fill two at once.
inline const std::vector<std::size_t> counts{0,  1,  2,  3,  4,  5,  7,  8,  9,  15, 16,  17,  23,  31,
                                             32, 33, 47, 48, 49, 63, 64, 65, 95, 96, 127, 128, 129, 500};

/// Numbers that begin at a random offset from a multiple of 64 bytes, the same in every copy. Numbers before
/// and behind them must stay unchanged.
template <class T>
class Numbers {
 public:
    template <class Make>
    Numbers(Sample& sample, std::size_t count, const Make& make)
        : begin_(perLine + static_cast<std::size_t>(sample.whole(0, perLine - 1))),
          count_(count),
          lines_((begin_ + count) / perLine + 2) {
        for (std::size_t n = 0; n < lines_.size() * perLine; ++n)
            all()[n] = static_cast<T>(make());
    }

    T* data() { return all() + begin_; }
    const T* data() const { return all() + begin_; }

    /// The first number that differs in any bit; empty if none.
    QString difference(const Numbers& expected) const {
        for (std::size_t n = 0; n < lines_.size() * perLine; ++n)
            if (std::memcmp(all() + n, expected.all() + n, sizeof(T)) != 0)
                return QStringLiteral("number %1 of %2 is %3, not %4")
                    .arg(static_cast<qint64>(n) - static_cast<qint64>(begin_))
                    .arg(count_)
                    .arg(text(all()[n]), text(expected.all()[n]));
        return {};
    }

 private:
    struct alignas(64) Line {
        std::byte bytes[64];
    };
    static constexpr std::size_t perLine = sizeof(Line) / sizeof(T);

    static QString text(T number) {
        if constexpr (std::is_floating_point_v<T>)
            return QString::number(static_cast<double>(number), 'g', 17);
        else
            return QString::number(number);
    }
    T* all() { return reinterpret_cast<T*>(lines_.data()); }
    const T* all() const { return reinterpret_cast<const T*>(lines_.data()); }

    std::size_t begin_;
    std::size_t count_;
    std::vector<Line> lines_;
};

/// Numbers from −1 to 1, sometimes ones with special rounding: zeros of both signs, subnormal numbers,
/// numbers half-way between two floats.
inline double anyNumber(Sample& sample) {
    constexpr double special[] = {0,        -0.0,     1,          -1,          0x1p-1074,   -0x1p-1040,
                                  0x1p-149, 0x1p-150, 0x1.8p-149, 1 + 0x1p-24, 1 + 0x3p-24, -0.5 - 0x1p-25};
    return sample.whole(0, 7) == 0 ? special[sample.whole(0, std::ssize(special) - 1)] : sample.real(-1, 1);
}

template <class T>
Numbers<T> numbers(Sample& sample, std::size_t count) {
    return {sample, count, [&] { return anyNumber(sample); }};
}

inline const Kernels& baseline() {
    return kernelsOf(InstructionSet::baseline);
}

inline void sets() {
    QTest::addColumn<int>("set");
    const auto available = availableInstructionSets();
    for (std::size_t at = 0; at < available.size(); ++at)
        QTest::newRow(std::string(nameOf(available[at])).c_str()) << static_cast<int>(at);
}
inline const Kernels& kernelsAt(int set) {
    return kernelsOf(availableInstructionSets()[static_cast<std::size_t>(set)]);
}

inline Numbers<std::uint32_t> none(Sample& sample, std::size_t count) {
    return {sample, count, [] { return 0xdeadbeef; }};
}

/// Every option, and tables of several tiles.

inline bool sameBits(double a, double b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}
inline bool sameBits(float a, float b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace posiscope

#define VERIFY_SAME(ours, expected, sample)                                                         \
    do {                                                                                            \
        const QString wrong = (ours).difference(expected);                                          \
        QVERIFY2(wrong.isEmpty(), qPrintable(#ours ": " + wrong + ", " + (sample).seed().c_str())); \
    } while (false)
