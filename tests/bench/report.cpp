// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/math/simd/instructionset.h"

namespace bench {

namespace {

QString instructionSet() {
    const std::string_view name = posiscope::instructionSetName();
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// The rest of the first line of a file that begins with `key`.
QString firstLine(const QString& path, const QByteArray& key) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(key)) return QString::fromUtf8(line.mid(line.indexOf(':') + 1)).simplified();
    return {};
}

/// Three significant digits.
QString number(double value) {
    if (!std::isfinite(value)) return QStringLiteral("—");
    if (value != 0 && std::abs(value) < 1e-3) return QString::number(value, 'e', 1);
    const int digits = value == 0 ? 0 : 2 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    return QLocale::c().toString(value, 'f', std::clamp(digits, 0, 4));
}

QString quantity(double value, const QString& unit) {
    return unit.isEmpty() ? number(value) : number(value) + u' ' + unit;
}

QString word(Verdict verdict) {
    constexpr std::array words{"met", "shown", "MISSED", "not installed", "FAILED"};
    return QString::fromLatin1(words[static_cast<std::size_t>(verdict)]);
}

QJsonObject statistics(const Samples& samples) {
    return {{"median", statistic(samples, Statistic::median)},
            {"p99", statistic(samples, Statistic::p99)},
            {"worst", statistic(samples, Statistic::worst)},
            {"repetitions", static_cast<qint64>(samples.size())}};
}

Line lineOf(const Result& result, const Demand& demand) {
    const Row& row = result.row;
    Line line;
    line.what = row.what;
    if (row.demands.size() > 1 || demand.statistic != Statistic::median)
        line.what += QStringLiteral(", ") + nameOf(demand.statistic);
    line.json = {{"what", row.what}, {"statistic", nameOf(demand.statistic)}, {"unit", row.unit}};
    if (!result.missing.isEmpty() || !result.problem.isEmpty()) {
        line.verdict = result.missing.isEmpty() ? Verdict::failed : Verdict::notInstalled;
        line.json["verdict"] = word(line.verdict);
        line.json["problem"] = result.missing + result.problem;
        return line;
    }
    const bool compared = !result.rival.empty();
    const double ours = statistic(result.ours, demand.statistic);
    const Statistic rivals = demand.rivals.value_or(demand.statistic);
    const double against = compared ? statistic(result.rival, rivals) : demand.limit.value_or(0);
    // How many times better we are, or what we take of what the rival takes.
    const double share = compared && row.atLeast ? against / ours : ours / against;
    const double limit = compared ? demand.limit.value_or(0) : 1;
    if (demand.limit)
        line.verdict = (row.atLeast ? share >= limit : share <= limit) ? Verdict::met : Verdict::missed;

    line.ours = quantity(ours, row.unit);
    if (demand.statistic == Statistic::p99)
        line.ours += QStringLiteral(" (worst %1)").arg(number(statistic(result.ours, Statistic::worst)));
    if (compared)
        line.against = QStringLiteral("%1 %2").arg(row.rivalName, quantity(against, row.unit));
    else if (demand.limit)
        line.against = QStringLiteral("limit %1").arg(quantity(against, row.unit));
    if (compared || demand.limit) line.ratio = number(share);
    if (demand.limit)
        line.mustBe = (row.atLeast ? QStringLiteral("≥ ") : QStringLiteral("≤ ")) + number(limit);
    if (demand.promise) line.mustBe += QStringLiteral(" (%1)").arg(quantity(*demand.promise, row.unit));

    line.json["ours"] = statistics(result.ours);
    if (compared) {
        line.json["rivalName"] = row.rivalName;
        line.json["rival"] = statistics(result.rival);
    } else if (demand.limit) {
        line.json["limit"] = against;
    }
    if (compared || demand.limit) line.json["ratio"] = share;
    if (demand.limit) line.json["mustBe"] = limit;
    if (demand.promise) line.json["promise"] = *demand.promise;
    if (!result.note.isEmpty()) line.json["note"] = result.note;
    line.json["verdict"] = word(line.verdict);
    return line;
}

}  // namespace

std::vector<Line> linesOf(const Result& result) {
    std::vector<Line> lines;
    for (const Demand& demand : result.row.demands)
        lines.push_back(lineOf(result, demand));
    return lines;
}

QJsonObject circumstances(bool quick) {
    QJsonObject facts{{"processor", firstLine(QStringLiteral("/proc/cpuinfo"), "model name")},
                      {"instructionSet", instructionSet()},
                      {"date", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                      {"qt", QString::fromLatin1(qVersion())},
                      {"load", firstLine(QStringLiteral("/proc/loadavg"), {}).section(u' ', 0, 0)}};
    if (quick) facts["quick"] = true;
    return facts;
}

QString table(const QJsonObject& facts, const std::vector<Line>& lines, const std::vector<Result>& results) {
    QString text =
        QStringLiteral("%1, one core, instruction set %2, %3, Qt %4, load before the run %5%6\n\n")
            .arg(facts["processor"].toString(), facts["instructionSet"].toString(), facts["date"].toString(),
                 facts["qt"].toString(), facts["load"].toString(),
                 facts.contains("quick") ? QStringLiteral(", fewer repetitions (--quick)") : QString());
    using Cells = std::array<QString, 6>;
    std::vector<Cells> rows{{"what", "ours", "rival or limit", "ratio", "must be", "verdict"}};
    for (const Line& line : lines)
        rows.push_back({line.what, line.ours, line.against, line.ratio, line.mustBe, word(line.verdict)});
    std::array<qsizetype, 6> widths{};
    for (const Cells& row : rows)
        for (std::size_t n = 0; n < row.size(); ++n)
            widths[n] = std::max(widths[n], row[n].size());
    const auto add = [&](const Cells& row, QChar fill) {
        for (std::size_t n = 0; n < row.size(); ++n)
            text += QStringLiteral("| ") + row[n].leftJustified(widths[n], fill) + u' ';
        text += QStringLiteral("|\n");
    };
    add(rows.front(), u' ');
    add({}, u'-');
    for (std::size_t n = 1; n < rows.size(); ++n)
        add(rows[n], u' ');

    QString notes;
    for (const Result& result : results) {
        const QString note = result.note + result.missing + result.problem;
        if (!note.isEmpty()) notes += QStringLiteral("- %1: %2\n").arg(result.row.what, note);
    }
    return notes.isEmpty() ? text : text + u'\n' + notes;
}

QJsonObject json(const QJsonObject& facts, const std::vector<Line>& lines) {
    QJsonObject all = facts;
    QJsonArray rows;
    for (const Line& line : lines)
        rows.append(line.json);
    all["rows"] = rows;
    return all;
}

}  // namespace bench
