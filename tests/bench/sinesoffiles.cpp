// SPDX-License-Identifier: GPL-3.0-or-later
// The reference for work on several files at once: reads each in a thread of its own, as float32, and prints
// the sum of the sines of all numbers.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <thread>
#include <vector>

namespace {

double sumOfSines(const char* path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    std::vector<float> numbers(static_cast<std::size_t>(file.tellg()) / sizeof(float));
    file.seekg(0);
    file.read(reinterpret_cast<char*>(numbers.data()),
              static_cast<std::streamsize>(numbers.size() * sizeof(float)));
    return std::accumulate(numbers.begin(), numbers.end(), 0.0, [](double sum, float number) {
        return sum + std::sin(static_cast<double>(number));
    });
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<double> sums(static_cast<std::size_t>(argc));
    {
        std::vector<std::jthread> threads;
        for (int n = 1; n < argc; ++n)
            threads.emplace_back(
                [&sums, n, argv] { sums[static_cast<std::size_t>(n)] = sumOfSines(argv[n]); });
    }
    std::printf("%g\n", std::accumulate(sums.begin(), sums.end(), 0.0));
}
