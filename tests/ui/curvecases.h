// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of the law: cases, their true points, and the windows and figures that show them.
#pragma once

#include <Eigen/Dense>
#include <functional>
#include <map>

#include "core/parameters/viewkeys.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/ui/curvelaw.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/plot/dashes.h"
#include "ui/style/interfacescale.h"
#include "ui/views/shared/dottrace.h"

namespace posiscope {

inline constexpr QSize size(480, 300);
inline constexpr std::int64_t positions = 200, dimensions = 64;
inline constexpr double away = 0.1;

/// The curve that is looked at is black and all else white.
inline const Theme& blackOnWhite() {
    static const Theme theme = [] {
        Theme own = Theme::light();
        own.card = own.grid = own.muted = own.border = own.text = own.cosine = own.third = Qt::white;
        own.cursorOnDark = own.cursorOnLight = Qt::white;
        own.sine = own.accent = Qt::black;
        return own;
    }();
    return theme;
}

inline double frequency(double pair, double base = 10'000) {
    return std::pow(base, -2 * pair / dimensions);
}

inline QPolygonF finely(double from, double to, const std::function<double(double)>& value) {
    constexpr int pieces = 20'000;
    QPolygonF line;
    for (int n = 0; n <= pieces; ++n) {
        const double x = from + (to - from) * n / pieces;
        line << QPointF(x, value(x));
    }
    return line;
}

/// Straight from one whole number to the next.
inline QPolygonF atWholes(std::int64_t from, std::int64_t to, const std::function<double(double)>& value) {
    QPolygonF line;
    for (std::int64_t n = from; n <= to; ++n)
        line << QPointF(static_cast<double>(n), value(static_cast<double>(n)));
    return line;
}

inline QPolygonF sine(int pair) {
    return finely(0, positions - 1, [=](double p) { return std::sin(p * frequency(pair)); });
}

inline double dotProduct(double distance, double base = 10'000) {
    double sum = 0;
    for (int i = 0; i < dimensions / 2; ++i)
        sum += std::cos(distance * frequency(i, base));
    return sum;
}

/// The scores of the first component, by the eigenvectors of the covariance.
inline QPolygonF firstScores(double base = 10'000) {
    Eigen::MatrixXd table(positions, dimensions);
    for (Eigen::Index p = 0; p < positions; ++p)
        for (Eigen::Index i = 0; i < dimensions / 2; ++i) {
            const double angle = static_cast<double>(p) * frequency(static_cast<double>(i), base);
            table(p, 2 * i) = std::sin(angle);
            table(p, 2 * i + 1) = std::cos(angle);
        }
    const Eigen::MatrixXd centred = table.rowwise() - table.colwise().mean();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(centred.transpose() * centred);
    const Eigen::VectorXd scores = centred * solver.eigenvectors().rightCols(1);
    return atWholes(0, positions - 1, [&](double p) { return scores[static_cast<Eigen::Index>(p)]; });
}

struct CurveCase {
    const char* encoding;
    Given settings;
    const char* view;
    double width;  ///< of the pen, in logical pixels
    QPolygonF (*truth)(const Snapshot& snapshot);
    int rect = 0;
};

/// The score at distance 0 gives the height of the others.
inline double scoreAt(const Snapshot& snapshot, double distance) {
    return snapshot.model->distance()->value(0, 0) * dotProduct(distance) / (dimensions / 2.0);
}

inline QPolygonF meansOfScores(const Snapshot& snapshot) {
    constexpr std::int64_t window = 9;
    return atWholes(0, positions - 1, [&](double distance) {
        double sum = 0, count = 0;
        for (double at = distance - (window - 1) / 2; at <= std::min(positions - 1.0, distance + window / 2);
             ++at, ++count)
            sum += scoreAt(snapshot, at);
        return sum / count;
    });
}

/// A value for each distance, half a distance to both sides.
inline QPolygonF steps(const Snapshot& snapshot) {
    QPolygonF line;
    for (std::int64_t at = 0; at < positions; ++at)
        for (const double side : {-0.5, 0.5})
            line << QPointF(static_cast<double>(at) + side, snapshot.model->distance()->value(0, at));
    return line;
}

/// What rounding to the 8 significant bits of bfloat16 does to the biases of a head whose slope is 2^−1.5.
inline QPolygonF errors(const Snapshot&) {
    QPolygonF line;
    for (std::int64_t at = 0; at < positions; ++at) {
        const double exact = std::exp2(-1.5) * static_cast<double>(at);
        int exponent = 0;
        const double rounded = std::ldexp(std::nearbyint(std::ldexp(std::frexp(exact, &exponent), 8)), -8);
        for (const double side : {-0.5, 0.5})
            line << QPointF(static_cast<double>(at) + side, std::abs(std::ldexp(rounded, exponent) - exact));
    }
    return line;
}

inline const std::map<QString, CurveCase>& curveCases() {
    static const Given table{{"max_len", positions}, {"d_model", dimensions}};
    static const auto with = [](Given base, const Given& more) {
        base.insert(base.end(), more.begin(), more.end());
        return base;
    };
    static const auto wave = [](std::int64_t j) {
        return with(table, {{"dimensions", Indices{j}}, {"dim", j}});
    };
    static const Given rope{{"max_len", positions}, {"head_dim", dimensions}, {"base", 10000.0}};
    static const std::map<QString, CurveCase> all{
        {"a short wave", {"sinusoidal", wave(4), "waves", 2, [](const Snapshot&) { return sine(2); }}},
        {"a wave", {"sinusoidal", wave(10), "waves", 2, [](const Snapshot&) { return sine(5); }}},
        {"a long wave", {"sinusoidal", wave(24), "waves", 2, [](const Snapshot&) { return sine(12); }}},
        {"a component",
         {"sinusoidal", table, "components", 1.6, [](const Snapshot&) { return firstScores(); }}},
        {"a profile",
         {"sinusoidal", with(table, {{"reference", std::int64_t{40}}}), "similarity", 1.4,
          [](const Snapshot&) {
              return atWholes(0, positions - 1, [](double q) { return dotProduct(q - 40); });
          },
          1}},
        {"scores",
         {"rope", rope, "distance", 2,
          [](const Snapshot& snapshot) {
              return atWholes(0, positions - 1, [&](double at) { return scoreAt(snapshot, at); });
          }}},
        {"scores over decades",
         {"rope", with(rope, {{"distance_axis", std::string("logarithmic")}, {"max_len", std::int64_t{60}}}),
          "distance", 2,
          [](const Snapshot& snapshot) {
              return atWholes(1, 59, [&](double at) { return scoreAt(snapshot, at); });
          }}},
        {"means of scores",
         {"rope", with(rope, {{"distance_curve", std::string("mean")}, {"distance_window", std::int64_t{9}}}),
          "distance", 2, meansOfScores}},
        {"a slope",
         {"alibi",
          {{"max_len", positions}},
          "distance",
          2,
          [](const Snapshot&) { return atWholes(0, positions - 1, [](double at) { return -at / 2; }); }}},
        {"errors",
         {"alibi",
          {{"max_len", positions},
           {"heads", std::int64_t{12}},
           {"head", std::int64_t{9}},
           {"precision", std::string("custom")},
           {"precision_bias", std::string("bfloat16")},
           {"error_pairs", std::string("cursor")},
           {"error_limit", 100.0}},
          "precision",
          2,
          errors}},
        {"steps",
         {"t5", {{"max_len", positions}, {"distance_range", std::string("causal")}}, "distance", 2, steps}},
    };
    return all;
}

/// Curves of B over those of A: both have the same encoding with another base.
inline constexpr double baseOfB = 700;

inline double wavelengthOfB(double pair) {
    return 2 * M_PI / frequency(pair, baseOfB);
}

inline const std::map<QString, CurveCase>& dashedCases() {
    static const Given table{{"max_len", positions}, {"d_model", dimensions}};
    static const Given rope{{"max_len", positions}, {"head_dim", dimensions}, {"base", 10000.0}};
    static const auto wave = [](std::int64_t j) {
        Given given = table;
        given.insert(given.end(), {{"dimensions", Indices{j}}, {"dim", j}});
        return given;
    };
    static const std::map<QString, CurveCase> all{
        {"a short wave",
         {"sinusoidal", wave(8), "waves", 2,
          [](const Snapshot&) {
              return finely(0, positions - 1, [](double p) { return std::sin(p * frequency(4, baseOfB)); });
          }}},
        {"a wave",
         {"sinusoidal", wave(20), "waves", 2,
          [](const Snapshot&) {
              return finely(0, positions - 1, [](double p) { return std::sin(p * frequency(10, baseOfB)); });
          }}},
        {"a component",
         {"sinusoidal", table, "components", 1.6, [](const Snapshot&) { return firstScores(baseOfB); }}},
        {"scores",
         {"rope", rope, "distance", 2,
          [](const Snapshot& snapshot) {
              const double scale = snapshot.sides.b->distance()->value(0, 0) / (dimensions / 2.0);
              return atWholes(0, positions - 1, [&](double at) { return scale * dotProduct(at, baseOfB); });
          }}},
        {"wavelengths",
         {"sinusoidal", table, "spectrum", DotTrace::lineWidth,
          [](const Snapshot&) { return atWholes(0, dimensions / 2 - 1, wavelengthOfB); }}},
    };
    return all;
}

/// A and B in one plot.
inline Pane bothIn(const CurveCase& each) {
    return {each.view, {}, Subject::both};
}

inline Snapshot comparisonOf(const CurveCase& each) {
    State state = stateOf(each.encoding, each.settings);
    beginComparing(state, {bothIn(each)});
    editSubject(state, Subject::b, [](State& b) { b.values.set("base", Value(baseOfB)); });
    return makeSnapshot(state);
}

inline Snapshot snapshotOf(const CurveCase& each) {
    return makeSnapshot(stateOf(each.encoding, each.settings));
}

struct ShownView {
    Snapshot snapshot;
    std::unique_ptr<View> view;

    explicit ShownView(const CurveCase& each, bool cursor = false)
        : ShownView(each, snapshotOf(each), blackOnWhite(), cursor) {}
    ShownView(const CurveCase& each, Snapshot what, const Theme& theme, bool cursor)
        : snapshot(std::move(what)), view(findViewType(each.view)->create(nullptr)) {
        QWidget* const widget = view->widget();
        widget->resize(size * interfaceScale());
        widget->show();
        if (!QTest::qWaitForWindowExposed(widget, patience)) qFatal("the view did not appear");
        view->show({std::make_shared<const Snapshot>(snapshot), theme, std::nullopt, cursor, false, {}});
        WindowFixture::settle();
    }
    CurvePlace place(int rect) const { return placeOf(*dynamic_cast<QCustomPlot*>(view->widget()), rect); }
};

inline ShownView shownComparison(const CurveCase& each, const Theme& theme) {
    return {each, snapshotOfPane(comparisonOf(each), bothIn(each)), theme, false};
}

inline FigureRequest requestFor(const CurveCase& each, double scale) {
    FigureRequest request;
    request.snapshot = snapshotOf(each);
    request.panes = {{each.view, {}, Subject::a}};
    request.theme = &blackOnWhite();
    request.size = size;
    request.scale = scale;
    request.heading = false;
    return request;
}

inline FigureRequest comparisonFor(const CurveCase& each, double scale) {
    FigureRequest request = requestFor(each, scale);
    request.snapshot = comparisonOf(each);
    request.panes = {bothIn(each)};
    return request;
}

}  // namespace posiscope
