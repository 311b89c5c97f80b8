// SPDX-License-Identifier: GPL-3.0-or-later
// The largest of many errors with its place: one QVERIFY2 for a million comparisons.
#pragma once

#include <QString>
#include <cmath>
#include <string>

class Worst {
 public:
    /// `describe` is called only for the largest error so far. NaN counts as the largest.
    template <class Describe>
    void see(double error, const Describe& describe) {
        ++seen_;
        if (std::isnan(error_) || error <= error_) return;
        error_ = error;
        where_ = describe();
    }
    /// Fails on NaN, and when nothing was ever compared.
    bool within(double bound) const { return seen_ > 0 && error_ <= bound; }
    QByteArray message(double bound) const {
        return QStringLiteral("worst error %1, allowed %2, of %3 comparisons, at %4")
            .arg(error_, 0, 'g', 6)
            .arg(bound, 0, 'g', 6)
            .arg(seen_)
            .arg(QString::fromStdString(where_))
            .toUtf8();
    }

 private:
    double error_ = 0;
    long long seen_ = 0;
    std::string where_ = "(no error)";
};

#define VERIFY_WORST(worst, bound) QVERIFY2((worst).within(bound), (worst).message(bound).constData())
