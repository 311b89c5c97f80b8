// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/simd/instructionset.h"

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/math/simd/kernels.h"

#ifdef POSISCOPE_X86_64
#include <cpuid.h>
#endif

namespace posiscope {

extern const Kernels baselineKernels;
#ifdef POSISCOPE_X86_64
extern const Kernels v3Kernels;
extern const Kernels v4Kernels;
#endif

namespace {

constexpr std::array<std::string_view, 3> names{"baseline", "v3", "v4"};

#ifdef POSISCOPE_X86_64
/// x86-64-v3 and -v4 as the psABI for x86-64 lists them (table 3.1). GCC knows them by these names, clang 14
/// does not, nor does it know F16C, LZCNT and MOVBE, so the processor is asked for those.
bool supportsV3() {
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") ||
        !__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("fma") ||
        !__builtin_cpu_supports("popcnt"))
        return false;
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    constexpr unsigned f16c = 1U << 29U;
    constexpr unsigned movbe = 1U << 22U;
    constexpr unsigned lzcnt = 1U << 5U;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & f16c) == 0 || (c & movbe) == 0) return false;
    return __get_cpuid(0x80000001U, &a, &b, &c, &d) != 0 && (c & lzcnt) != 0;
}

bool supportsV4() {
    return supportsV3() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}
#endif

std::vector<InstructionSet> detect() {
    std::vector<InstructionSet> sets{InstructionSet::baseline};
#ifdef POSISCOPE_X86_64
    if (supportsV3()) sets.push_back(InstructionSet::v3);
    if (supportsV4()) sets.push_back(InstructionSet::v4);
#endif
    return sets;
}

#ifdef POSISCOPE_X86_64
__attribute__((target("avx"))) void zeroUpper() {
    __builtin_ia32_vzeroupper();
}
#endif

Result<InstructionSet> choose() {
    const auto available = availableInstructionSets();
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here writes the environment
    const char* const wanted = std::getenv("POSISCOPE_SIMD");
    if (wanted == nullptr || *wanted == '\0') return available.back();
    std::string list;
    for (const InstructionSet set : available) {
        if (nameOf(set) == wanted) return set;
        list += (list.empty() ? "" : ", ") + std::string(nameOf(set));
    }
    return Error{{POSISCOPE_TR("core", "POSISCOPE_SIMD is “%1”; this machine has %2"), {wanted, list}},
                 "POSISCOPE_SIMD"};
}

}  // namespace

std::string_view nameOf(InstructionSet set) {
    return names[static_cast<std::size_t>(set)];
}

std::span<const InstructionSet> availableInstructionSets() {
    static const std::vector<InstructionSet> sets = detect();
    return sets;
}

Result<InstructionSet> chosenInstructionSet() {
    static const Result<InstructionSet> chosen = choose();
    return chosen;
}

std::string_view instructionSetName() {
    return nameOf(chosenInstructionSet() ? *chosenInstructionSet() : availableInstructionSets().back());
}

const Kernels& kernelsOf(InstructionSet set) {
#ifdef POSISCOPE_X86_64
    if (set == InstructionSet::v3) return v3Kernels;
    if (set == InstructionSet::v4) return v4Kernels;
#endif
    static_cast<void>(set);
    return baselineKernels;
}

void clearUpperHalves() {
#ifdef POSISCOPE_X86_64
    static const bool hasUpperHalves = __builtin_cpu_supports("avx");
    if (hasUpperHalves) zeroUpper();
#endif
}

const Kernels& kernels() {
    clearUpperHalves();
    static const Kernels& chosen =
        kernelsOf(chosenInstructionSet() ? *chosenInstructionSet() : availableInstructionSets().back());
    return chosen;
}

}  // namespace posiscope
