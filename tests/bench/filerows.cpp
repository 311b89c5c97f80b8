// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a large table to a file, comparing two files, opening a file of PyTorch, and refusing hostile ones.
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <tuple>

#include "core/tables/tablefile.h"
#include "tests/bench/child.h"
#include "tests/bench/reference.h"
#include "tests/bench/row.h"
#include "tests/bench/tables.h"
#include "tests/support/torchbytes.h"

namespace bench {

namespace {

/// A folder on the file system of the build, and the size of the largest table that fits.
class Disk {
 public:
    explicit Disk(std::int64_t rows)
        : folder_(QStringLiteral(BENCH_BINARY_DIR "/bench-XXXXXX")), size_{rows, 1024} {
        if (!folder_.isValid()) throw std::runtime_error("no temporary folder beside the build");
        while (QStorageInfo(folder_.path()).bytesAvailable() < bytes() + bytes() / 4)
            size_.maxLen /= 2;
    }

    Size size() const { return size_; }
    double exportSeconds() const { return seconds(exporting()); }
    double copySeconds() const {
        return seconds({"dd", "if=/dev/zero", "of=" + file(), "bs=1M", "status=none",
                        "count=" + QString::number(bytes() >> 20)});
    }
    double exportMegabytes() const {
        const double peak = peakMegabytes(exporting());
        QFile::remove(file());
        return peak;
    }

 private:
    qint64 bytes() const { return size_.maxLen * size_.dModel * 4; }
    QString file() const { return folder_.filePath("table.npy"); }

    QStringList exporting() const {
        return {QStringLiteral(BENCH_POSISCOPE),
                "export",
                "--view",
                "heatmap",
                "--max-len",
                QString::number(size_.maxLen),
                "--d-model",
                QString::number(size_.dModel),
                "--dtype",
                "float32",
                "-o",
                file()};
    }

    /// Each measurement starts after the disk has written everything before it.
    double seconds(const QStringList& words) const {
        QFile::remove(file());
        sync();
        const double taken = run(words).seconds;
        if (QFileInfo(file()).size() < bytes()) throw std::runtime_error("the file is too short");
        QFile::remove(file());
        return taken;
    }

    QTemporaryDir folder_;
    Size size_;
};

/// Files with tables of a size: two with the same one, one with another base, and random cells.
class Compared {
 public:
    explicit Compared(Size size) {
        for (const auto& [name, option, value] : {std::tuple{"a.npy", "--base", "10000"},
                                                  {"b.npy", "--base", "10000"},
                                                  {"c.npy", "--base", "500000"},
                                                  {"random.npy", "--encoding", "learned"}})
            run({QStringLiteral(BENCH_POSISCOPE), "export", "--view", "heatmap", "--max-len",
                 QString::number(size.maxLen), "--d-model", QString::number(size.dModel), option, value,
                 "--dtype", "float32", "-o", path(name)});
    }
    double milliseconds(const char* other, int status) const {
        const QStringList words{QStringLiteral(BENCH_POSISCOPE), "compare", path("a.npy"), path(other)};
        return 1000 * run(onAllCores(words), {}, status).seconds;
    }
    double millisecondsOfSines(const char* other) const {
        return 1000 *
               run(onAllCores({QStringLiteral(BENCH_SINES_OF_FILES), path("a.npy"), path(other)})).seconds;
    }

 private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
};

/// Equal files, files of another base, and those whose relation is looked for in vain.
Group compareGroup(Size size, double mostMs, double quiet) {
    const Shared<Compared> files([=] { return std::make_unique<Compared>(size); });
    constexpr int different = 3;
    constexpr double relationMs = 2000;
    const auto row = [=](const char* which, const char* other, int status, double most) -> Row {
        return {.what = QStringLiteral("compare two %1 float32 files of %2, on all cores")
                            .arg(QLatin1String(which), sizeText(size)),
                .unit = QStringLiteral("ms"),
                .demands = {within(most, quiet, Statistic::median)},
                .ours = [=] { return files->milliseconds(other, status); },
                .rivalName = QStringLiteral("sines"),
                .rival = [=] { return files->millisecondsOfSines(other); }};
    };
    return {.repetitions = 15,
            .rows = {row("equal", "b.npy", 0, mostMs), row("different", "c.npy", different, mostMs),
                     row("unrelated", "random.npy", different, relationMs)}};
}

/// A model of PyTorch with 1 GiB beside the table that is asked for.
class TorchFiles {
 public:
    TorchFiles() : folder_(QStringLiteral(BENCH_BINARY_DIR "/bench-XXXXXX")) {
        if (!folder_.isValid()) throw std::runtime_error("no temporary folder beside the build");
        constexpr int rows = 1024, columns = 768, others = 1 << 28;
        using namespace pickled;
        const std::string model = whole(map(
            {{"wpe", tensor(storage("FloatStorage", "0", rows * columns), 0, {rows, columns}, {columns, 1})},
             {"rest", tensor(storage("FloatStorage", "1", others), 0, {others}, {1})}}));
        write("model.pt", torchFile(model, {std::string(sizeof(float) * rows * columns, '\0'),
                                            std::string(sizeof(float) * others, '\0')}));
    }

    QStringList opening() const {
        return {QStringLiteral(BENCH_POSISCOPE), "describe", "--table", path("model.pt:wpe")};
    }

 private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    void write(const char* name, const std::string& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qsizetype(bytes.size())) < 0)
            throw std::runtime_error("the disk is too full for 1 GiB");
    }

    QTemporaryDir folder_;
};

Group torchGroup() {
    const Shared<TorchFiles> files([] { return std::make_unique<TorchFiles>(); });
    const QString what = QStringLiteral("open one table of a torch file of 1 GiB");
    return {.repetitions = 15,
            .rows = {{.what = what,
                      .unit = QStringLiteral("ms"),
                      .demands = {{Statistic::median, 100}},
                      .ours = [=] { return 1000 * run(files->opening()).seconds; }},
                     {.what = what + QStringLiteral(", peak resident memory"),
                      .unit = QStringLiteral("MB"),
                      .demands = {{Statistic::worst, 60}},
                      .ours = [=] { return peakMegabytes(files->opening()); }}}};
}

/// Pickles that ask for much: marks, nested lists and a list that holds lists ten times, thirty times over.
class HostilePickles {
 public:
    HostilePickles() {
        using namespace pickled;
        const auto times = [](const std::string& code, int count) {
            std::string all;
            for (int n = 0; n < count; ++n)
                all += code;
            return all;
        };
        std::string bomb = "]q\x01";
        for (char n = 1; n < 30; ++n)
            bomb += "](" + times({'h', n}, 10) + "e" + std::string{'q', static_cast<char>(n + 1)};
        write("marks.pt", whole(times("(", 8'000'000)));
        write("nested.pt", whole(times("]", 60'000) + times("a", 59'999)));
        write("gets.pt", whole("Nq\x01" + times(std::string("h\x01"), 4'000'000)));
        write("bomb.pt", whole("](" + bomb + "e"));
    }

    /// Milliseconds until the slowest one is refused.
    double slowest() const {
        double most = 0;
        for (const QString& name : names_)
            most = std::max(most, milliseconds([&] {
                                if (posiscope::inspectTableFile(folder_.filePath(name).toStdString()))
                                    throw std::runtime_error("a hostile pickle was read");
                            }));
        return most;
    }

 private:
    void write(const char* name, const std::string& pickle) {
        names_ << QLatin1String(name);
        QFile file(folder_.filePath(names_.back()));
        const std::string bytes = torchFile(pickle, {std::string(sizeof(float) * 2, '\0')});
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qsizetype(bytes.size())) < 0)
            throw std::runtime_error("the disk is full");
    }

    QTemporaryDir folder_;
    QStringList names_;
};

Group hostileGroup() {
    const Shared<HostilePickles> files([] { return std::make_unique<HostilePickles>(); });
    constexpr std::int64_t numbers = std::int64_t{1} << 23U;
    constexpr double quiet = 95;  // milliseconds of so many sines
    return {.repetitions = 15,
            .rows = {{.what = QStringLiteral("refuse the slowest of four hostile pickles of torch files"),
                      .unit = QStringLiteral("ms"),
                      .demands = {within(100, quiet, Statistic::median)},
                      .ours = [=] { return files->slowest(); },
                      .rivalName = QStringLiteral("sines"),
                      .rival = sines(numbers)}}};
}

}  // namespace

std::vector<Group> fileRows(const Options& options) {
    const std::int64_t rows = options.quick ? 262'144 : 1'048'576;
    const Shared<Disk> disk([=] { return std::make_unique<Disk>(rows); });
    const auto scaledDown = [=] {
        return disk->size().maxLen == rows
                   ? QString()
                   : QStringLiteral("only %1: the disk is too full for more").arg(sizeText(disk->size()));
    };
    const QString what = QStringLiteral("export of %1 float32 to .npy").arg(sizeText({rows, 1024}));
    return {{.repetitions = 3,
             .fewest = 3,
             .warmUp = false,
             .rows = {{.what = what,
                       .unit = QStringLiteral("s"),
                       .demands = {{Statistic::median, 1.3}},
                       .ours = [=] { return disk->exportSeconds(); },
                       .rivalName = QStringLiteral("dd"),
                       .rival = [=] { return disk->copySeconds(); },
                       .note = scaledDown},
                      {.what = what + QStringLiteral(", peak resident memory"),
                       .unit = QStringLiteral("MB"),
                       .demands = {{Statistic::worst, 200}},
                       .ours = [=] { return disk->exportMegabytes(); }}}},
            // The sines of both files take so many milliseconds on a quiet machine.
            compareGroup({8192, 1024}, 200, 71),
            compareGroup({131'072, 128}, 1000, 142),
            torchGroup(),
            hostileGroup()};
}

}  // namespace bench
