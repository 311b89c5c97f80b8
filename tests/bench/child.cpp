// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/child.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryFile>
#include <array>
#include <vector>

#include "tests/bench/row.h"

namespace bench {

namespace {

/// The pointers to the arguments for exec.
class Strings {
 public:
    explicit Strings(const QStringList& words) {
        for (const QString& word : words)
            bytes_.push_back(QFile::encodeName(word));
        for (QByteArray& each : bytes_)
            pointers_.push_back(each.data());
        pointers_.push_back(nullptr);
    }
    char** data() { return pointers_.data(); }

 private:
    std::vector<QByteArray> bytes_;
    std::vector<char*> pointers_;
};

QStringList ourEnvironment() {
    QStringList all;
    for (char** each = environ; *each != nullptr; ++each)
        all << QFile::decodeName(*each);
    return all;
}

}  // namespace

double Ran::number() const {
    bool is = false;
    const double value = output.trimmed().toDouble(&is);
    if (!is) throw std::runtime_error("printed “" + output.toStdString() + "” in place of a number");
    return value;
}

QStringList onAllCores(const QStringList& words) {
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return QStringList{"taskset", "--cpu-list", QStringLiteral("0-%1").arg(cores - 1)} + words;
}

Ran run(const QStringList& words, const QStringList& environment, int status) {
    Strings arguments(words);
    Strings variables(environment + ourEnvironment());  // the first of equal names counts
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    Ran ran;
    ran.started = now();
    pid_t child = 0;
    const int failed =
        posix_spawnp(&child, arguments.data()[0], &actions, nullptr, arguments.data(), variables.data());
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    std::array<char, 4096> part{};
    for (ssize_t count = 0; failed == 0 && (count = read(ends[0], part.data(), part.size())) > 0;)
        ran.output.append(part.data(), count);
    close(ends[0]);
    const std::string name = words.join(u' ').toStdString();
    if (failed != 0) throw std::runtime_error("cannot start " + name);
    int end = 0;
    waitpid(child, &end, 0);
    ran.seconds = now() - ran.started;
    if (!WIFEXITED(end) || WEXITSTATUS(end) != status)
        throw std::runtime_error("failed: " + name + ' ' + ran.output.toStdString());
    return ran;
}

double peakMegabytes(const QStringList& words) {
    const QString time = QStringLiteral("/usr/bin/time");
    if (!QFile::exists(time)) throw NotInstalled("time");
    QTemporaryFile kilobytes;
    if (!kilobytes.open()) throw std::runtime_error("no temporary file");
    run(QStringList{time, "--format", "%M", "--output", kilobytes.fileName()} + words);
    return kilobytes.readAll().trimmed().toDouble() * 1024 / 1e6;
}

QByteArray runPython(const QString& script, const QStringList& modules, const QStringList& words,
                     const QStringList& environment) {
    const QString python = QStringLiteral("/usr/bin/python3");
    const QString find =
        QStringLiteral("import importlib.util, sys; sys.exit(importlib.util.find_spec('%1') is None)");
    for (const QString& module : modules)
        try {
            run({python, QStringLiteral("-c"), find.arg(module)});
        } catch (const std::runtime_error&) {
            throw NotInstalled(QStringLiteral("python3-%1").arg(module).toStdString());
        }
    const QStringList oneThread{QStringLiteral("OPENBLAS_NUM_THREADS=1"),
                                QStringLiteral("OMP_NUM_THREADS=1")};
    return run(QStringList{python, QStringLiteral(BENCH_SOURCE_DIR "/") + script} + words,
               oneThread + environment)
        .output;
}

}  // namespace bench
