// The results as a table and as JSON.
#pragma once

#include <QJsonObject>

#include "tests/bench/measure.h"

namespace bench {

enum class Verdict { better, met, shown, missed, notInstalled, failed };

/// One line of the table: a row's result by one of its demands.
struct Line {
    QString what;
    QString ours;
    QString against;
    QString ratio;
    QString mustBe;
    QString better;
    Verdict verdict = Verdict::shown;
    QJsonObject json;
};

std::vector<Line> linesOf(const Result& result);

/// The machine and the moment, a line each.
QJsonObject circumstances(bool quick);

/// Markdown, and readable as it stands.
QString table(const QJsonObject& circumstances, const std::vector<Line>& lines,
              const std::vector<Result>& results);
QJsonObject json(const QJsonObject& circumstances, const std::vector<Line>& lines);

}  // namespace bench
