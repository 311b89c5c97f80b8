// SPDX-License-Identifier: GPL-3.0-or-later
// The results as a table and as JSON.
#pragma once

#include <QJsonObject>

#include "tests/bench/measure.h"

namespace bench {

enum class Verdict { met, shown, missed, notInstalled, failed };

/// One line of the table: a row's result for one of its demands.
struct Line {
    QString what;
    QString ours;
    QString against;
    QString ratio;
    QString mustBe;
    Verdict verdict = Verdict::shown;
    QJsonObject json;
};

std::vector<Line> linesOf(const Result& result);

/// The machine and the time, one line each.
QJsonObject circumstances(bool quick);

/// The results as Markdown that is readable as plain text.
QString table(const QJsonObject& circumstances, const std::vector<Line>& lines,
              const std::vector<Result>& results);
QJsonObject json(const QJsonObject& circumstances, const std::vector<Line>& lines);

}  // namespace bench
