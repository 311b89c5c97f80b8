// Ticks at whole numbers.
#pragma once

#include <qcustomplot.h>

namespace posiscope {

/// Ticks for an axis of cells first … last: whole numbers, the first and the last one included where they are
/// in sight. Steps are powers of two where the number of cells is one, and 1, 2, 5, 10, 20 … elsewhere.
class CellTicker final : public QCPAxisTicker {
 public:
    void setCells(qint64 first, qint64 count);

 protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
    int getSubTickCount(double) override { return 0; }

 private:
    qint64 first_ = 0;
    qint64 count_ = 1;
};

/// Ticks of a number axis with true minus signs.
class NumberTicker final : public QCPAxisTicker {
 protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
    int getSubTickCount(double) override { return 0; }
};

}  // namespace posiscope
