// SPDX-License-Identifier: GPL-3.0-or-later
// Measures every limit of speed and memory, with its rival in the same run:
// posiscope_bench [--only NAME…] [--quick] [--json FILE]
#include <sched.h>

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <cstdio>
#include <utility>

#include "tests/bench/report.h"
#include "ui/style/resources.h"

using namespace bench;

namespace {

struct Words {
    Options options;
    QStringList only;
    QString jsonFile;
    bool wrong = false;
};

Words read(const QStringList& arguments) {
    Words words;
    bool names = false;
    for (int n = 1; n < arguments.size(); ++n) {
        const QString& word = arguments.at(n);
        const bool option = word.startsWith(QLatin1String("--"));
        if (option) names = word == QLatin1String("--only");
        if (word == QLatin1String("--quick"))
            words.options.quick = true;
        else if (word == QLatin1String("--json") && n + 1 < arguments.size())
            words.jsonFile = arguments.at(++n);
        else if (!option && names)
            words.only << word;
        else if (!names)
            words.wrong = true;
    }
    return words;
}

/// The groups with at least one row whose name contains one of the words of --only.
std::vector<Group> wantedGroups(const Words& words) {
    const auto wanted = [&](const Row& row) {
        return words.only.isEmpty() ||
               std::any_of(words.only.begin(), words.only.end(),
                           [&](const QString& name) { return row.what.contains(name, Qt::CaseInsensitive); });
    };
    std::vector<Group> all;
    for (const auto& rowsOf :
         {frameRows, windowRows, processRows, tableRows, rivalRows, fileRows, identifyRows, accuracyRows})
        for (Group& group : rowsOf(words.options)) {
            std::erase_if(group.rows, [&](const Row& row) { return !wanted(row); });
            if (!group.rows.empty()) all.push_back(std::move(group));
        }
    return all;
}

bool isMet(const Result& result) {
    const std::vector<Line> lines = linesOf(result);
    return std::all_of(lines.begin(), lines.end(), [](const Line& line) {
        return line.verdict != Verdict::missed && line.verdict != Verdict::failed;
    });
}

/// Measures the rows again that missed; `attempt` of the three that a row has.
void measureMissed(Group group, std::vector<Result>& results, int attempt) {
    std::vector<std::size_t> missed;
    std::vector<Row> rows;
    for (std::size_t n = 0; n < results.size(); ++n)
        if (!isMet(results[n])) {
            missed.push_back(n);
            rows.push_back(group.rows[n]);
        }
    if (missed.empty()) return;
    std::fprintf(stderr, "  again: %zu of %zu rows of “%s” …\n", missed.size(), results.size(),
                 qUtf8Printable(group.rows.front().what));
    group.rows = std::move(rows);
    std::vector<Result> next = measure(std::move(group));
    for (std::size_t n = 0; n < missed.size(); ++n) {
        next[n].note += QStringLiteral("%1measurement %2 of 3")
                            .arg(next[n].note.isEmpty() ? QString() : QStringLiteral("; "))
                            .arg(attempt);
        results[missed[n]] = std::move(next[n]);
    }
}

/// The results of all groups. Other programs only make a measurement worse, so a row that misses is measured
/// again: at once, and with a window and data of its own after all others. It misses if it does so three
/// times.
std::vector<std::vector<Result>> measureAll(const Words& words) {
    std::vector<std::vector<Result>> results;
    for (Group& group : wantedGroups(words)) {
        std::fprintf(stderr, "Measuring: %s%s …\n", qUtf8Printable(group.rows.front().what),
                     group.rows.size() > 1 ? " and what goes with it" : "");
        results.push_back(measure(group));
        measureMissed(std::move(group), results.back(), 2);
        group = {};  // its data (windows, half a gigabyte) goes before the next group
    }
    std::vector<Group> fresh = wantedGroups(words);
    for (std::size_t n = 0; n < fresh.size(); ++n)
        measureMissed(std::exchange(fresh[n], {}), results[n], 3);
    return results;
}

bool write(const QString& path, const QJsonObject& object) {
    QFile file(path);
    const QByteArray bytes = QJsonDocument(object).toJson();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

/// Restricts the process to one core, apart from the X server: the limits are for one core, and Qt would draw
/// large images on all of them.
void keepToOneCore() {
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
    int last = CPU_SETSIZE - 1;
    while (last > 0 && !CPU_ISSET(last, &allowed))
        --last;
    CPU_ZERO(&allowed);
    CPU_SET(last, &allowed);
    sched_setaffinity(0, sizeof allowed, &allowed);
}

}  // namespace

int main(int argc, char** argv) {
    keepToOneCore();
    const QApplication application(argc, argv);
    posiscope::initialiseResources();
    const Words words = read(QApplication::arguments());
    if (words.wrong) {
        std::fprintf(stderr, "usage: posiscope_bench [--only NAME…] [--quick] [--json FILE]\n");
        return 2;
    }
    const QJsonObject facts = circumstances(words.options.quick);
    std::vector<Result> results;
    std::vector<Line> lines;
    bool met = true;
    for (std::vector<Result>& group : measureAll(words))
        for (Result& result : group) {
            met = met && isMet(result);
            for (Line& line : linesOf(result))
                lines.push_back(std::move(line));
            results.push_back(std::move(result));
        }
    if (results.empty()) {
        std::fprintf(stderr, "posiscope_bench: no row has such a name\n");
        return 2;
    }
    std::printf("%s", qUtf8Printable(table(facts, lines, results)));
    if (!words.jsonFile.isEmpty() && !write(words.jsonFile, json(facts, lines))) {
        std::fprintf(stderr, "posiscope_bench: cannot write %s\n", qUtf8Printable(words.jsonFile));
        return 2;
    }
    return met ? 0 : 1;
}
