// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, kernels and matrices of numbers against memset.
#include <QFile>

#include "core/sinusoid/similaritybyoffset.h"
#include "tests/bench/filling.h"
#include "tests/bench/reference.h"
#include "tests/bench/tables.h"

namespace bench {

namespace {

template <class T>
Sampler clearing(Shared<Buffer<T>> buffer) {
    return [buffer, byte = 0]() mutable {
        ++byte;
        return milliseconds([&] { std::memset(static_cast<void*>(buffer->data()), byte, buffer->bytes()); });
    };
}

template <class T>
void addTables(std::vector<Row>& rows, const char* type, double mustBe) {
    for (const auto& [height, width] : {std::pair<std::int64_t, std::int64_t>{8192, 1024}, {65'536, 128}}) {
        const auto buffer = sharedBuffer<T>(height * width);
        rows.push_back({.what = QStringLiteral("%1 table %2 into reused memory, one thread")
                                    .arg(QLatin1String(type), sizeText({height, width})),
                        .unit = QStringLiteral("ms"),
                        .demands = {{Statistic::median, mustBe}},
                        .ours = filling(buffer, {height, width}),
                        .rivalName = QStringLiteral("memset"),
                        .rival = clearing(buffer)});
    }
}

constexpr double quietSines = 0.74;  // ms on a quiet machine

Row kernelRow() {
    return {.what = QStringLiteral("similarity kernel of 8,192 positions, d 512"),
            .unit = QStringLiteral("ms"),
            .demands = {within(1, quietSines, Statistic::median)},
            .ours =
                [kernel = std::vector<double>(8192)]() mutable {
                    const auto model = modelOf({8192, 512});
                    return milliseconds([&] {
                        posiscope::similarityByOffset(model->frequencies(), {0, 8192}, kernel.data());
                    });
                },
            .rivalName = QStringLiteral("sines"),
            .rival = sines(65'536)};
}

double availableMegabytes() {
    QFile file(QStringLiteral("/proc/meminfo"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("MemAvailable:")) return line.simplified().split(' ').at(1).toDouble() / 1000;
    return 0;
}

Row matrixRow() {
    const std::int64_t size = availableMegabytes() > 1000 ? 8192 : 4096;
    const auto buffer = sharedBuffer<double>(size * size);
    Row row{.what = QStringLiteral("similarity matrix %1 into reused memory").arg(sizeText({size, size})),
            .unit = QStringLiteral("ms"),
            .demands = {{Statistic::median, 1.25}},
            .ours =
                [=] {
                    const auto matrix =
                        modelOf({size, 512})->similarity()->matrix(posiscope::SimilarityKind::dot);
                    return milliseconds([&] { matrix->fill({0, size}, {0, size}, buffer->data()); });
                },
            .rivalName = QStringLiteral("memset"),
            .rival = clearing(buffer)};
    if (size < 8192)
        row.note = [] {
            return QStringLiteral("smaller than 8,192 × 8,192: there is not enough memory here");
        };
    return row;
}

}  // namespace

std::vector<Group> tableRows(const Options& options) {
    Group group{.repetitions = options.repetitions(25), .rows = {}};
    addTables<double>(group.rows, "float64", 1.25);
    addTables<float>(group.rows, "float32", 1.7);
    group.rows.push_back(kernelRow());
    group.rows.push_back(matrixRow());
    return {group};
}

}  // namespace bench
