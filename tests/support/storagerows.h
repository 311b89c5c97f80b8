// SPDX-License-Identifier: GPL-3.0-or-later
// One table in each of its storage forms.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/support/storedarrays.h"
#include "tests/support/wrongtables.h"

using namespace posiscope;

using Shape = std::vector<std::int64_t>;

/// The cos and sin of a pair for each index of an array that is filled in order.
inline std::vector<double> filled(const TablePlan& plan, const Shape& shape,
                                  const std::function<double(const TablePlan&, const Shape& at)>& cell) {
    std::vector<double> cells;
    Shape at(shape.size(), 0);
    while (true) {
        cells.push_back(cell(plan, at));
        std::size_t axis = shape.size();
        while (axis > 0 && ++at[axis - 1] == shape[axis - 1])
            at[--axis] = 0;
        if (axis == 0) return cells;
    }
}

/// One way to store a table, and the names that identification gives it.
struct StorageRow {
    const char* name;
    std::string encoding, form;
    std::function<std::vector<StoredArray>(const TablePlan&, CellType)> make;
};

inline std::vector<StorageRow> storageRows() {
    std::vector<StorageRow> all;
    const auto one = [&all](const char* name, const char* encoding, const char* form,
                            std::function<Shape(const TablePlan&)> shape,
                            std::function<double(const TablePlan&, const Shape&)> cell) {
        all.push_back({name, encoding, form, [shape, cell](const TablePlan& plan, CellType type) {
                           return std::vector{arrayOf(shape(plan), filled(plan, shape(plan), cell), type)};
                       }});
    };
    const auto two = [&all](const char* name, const char* form,
                            std::function<std::vector<double>(const TablePlan&, bool)> cells, bool half) {
        all.push_back({name, "rope", form, [cells, half](const TablePlan& plan, CellType type) {
                           const Shape shape{plan.rows, half ? plan.pairs() : plan.dimensions};
                           return std::vector{arrayOf(shape, cells(plan, false), type),
                                              arrayOf(shape, cells(plan, true), type)};
                       }});
    };
    using P = TablePlan;
    const auto flat = [](const P& p) { return Shape{p.rows, p.dimensions}; };
    one("interleaved", "sinusoidal", "interleaved", flat, [](const P& p, const Shape& at) {
        return planned(p, at[0], static_cast<int>(at[1] / 2), at[1] % 2 == 0);
    });
    one("half-split", "sinusoidal", "half-split", flat, [](const P& p, const Shape& at) {
        return planned(p, at[0], static_cast<int>(at[1] % p.pairs()), at[1] < p.pairs());
    });
    one(
        "transposed", "sinusoidal", "interleaved",
        [](const P& p) {
            return Shape{p.dimensions, p.rows};
        },
        [](const P& p, const Shape& at) {
            return planned(p, at[1], static_cast<int>(at[0] / 2), at[0] % 2 == 0);
        });
    one(
        "leading axes of length 1", "sinusoidal", "interleaved",
        [](const P& p) {
            return Shape{1, 1, p.rows, p.dimensions};
        },
        [](const P& p, const Shape& at) {
            return planned(p, at[2], static_cast<int>(at[3] / 2), at[3] % 2 == 0);
        });
    one("[cos | sin]", "rope", "half-split-cosine-first", flat, [](const P& p, const Shape& at) {
        return planned(p, at[0], static_cast<int>(at[1] % p.pairs()), at[1] >= p.pairs());
    });
    one(
        "[cos cos | sin sin]", "rope", "halves-repeated-cosine-first",
        [](const P& p) {
            return Shape{p.rows, 2 * p.dimensions};
        },
        [](const P& p, const Shape& at) {
            return planned(p, at[0], static_cast<int>(at[1] % p.pairs()), at[1] >= p.dimensions);
        });
    one(
        "[sin | cos], neighbours repeated", "rope", "neighbours-repeated",
        [](const P& p) {
            return Shape{p.rows, 2 * p.dimensions};
        },
        [](const P& p, const Shape& at) {
            return planned(p, at[0], static_cast<int>(at[1] % p.dimensions / 2), at[1] < p.dimensions);
        });
    one(
        "[L, d/2, 2]", "rope", "pairs-last-cosine-first",
        [](const P& p) {
            return Shape{p.rows, p.pairs(), 2};
        },
        [](const P& p, const Shape& at) { return planned(p, at[0], static_cast<int>(at[1]), at[2] == 1); });
    one(
        "[2, L, d/2]", "rope", "parts-first-cosine-first",
        [](const P& p) {
            return Shape{2, p.rows, p.pairs()};
        },
        [](const P& p, const Shape& at) { return planned(p, at[1], static_cast<int>(at[2]), at[0] == 1); });
    one(
        "[2, L, d]", "rope", "parts-first-halves-repeated-cosine-first",
        [](const P& p) {
            return Shape{2, p.rows, p.dimensions};
        },
        [](const P& p, const Shape& at) {
            return planned(p, at[1], static_cast<int>(at[2] % p.pairs()), at[0] == 1);
        });
    one(
        "2 × 2 matrices", "rope", "matrices",
        [](const P& p) {
            return Shape{p.rows, p.pairs(), 2, 2};
        },
        [](const P& p, const Shape& at) {
            const double cell = planned(p, at[0], static_cast<int>(at[1]), at[2] != at[3]);
            return at[2] == 0 && at[3] == 1 ? -cell : cell;
        });
    one(
        "angles", "rope", "angles",
        [](const P& p) {
            return Shape{p.rows, p.pairs()};
        },
        [](const P& p, const Shape& at) {
            return static_cast<double>(at[0]) * p.paper(static_cast<int>(at[1]));
        });
    one("angles, halves repeated", "rope", "angles-halves-repeated", flat, [](const P& p, const Shape& at) {
        return static_cast<double>(at[0]) * p.paper(static_cast<int>(at[1] % p.pairs()));
    });
    one(
        "inv_freq", "rope", "inv_freq", [](const P& p) { return Shape{p.pairs()}; },
        [](const P& p, const Shape& at) { return p.paper(static_cast<int>(at[0])); });
    one(
        "periods", "rope", "periods", [](const P& p) { return Shape{p.pairs()}; },
        [](const P& p, const Shape& at) { return 1 / p.paper(static_cast<int>(at[0])); });
    two("apart, halves repeated", "apart-halves-repeated-cosine-first", repeatedHalves, false);
    two("apart, neighbours repeated", "apart-neighbours-repeated-cosine-first", repeatedNeighbours, false);
    two(
        "apart, once", "apart-cosine-first",
        [](const P& plan, bool sine) {
            return cellsOf(plan, plan.pairs(), [sine](std::int64_t j) {
                return std::pair{static_cast<int>(j), sine};
            });
        },
        true);
    return all;
}
