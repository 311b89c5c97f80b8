// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/patchfields.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace posiscope {

namespace {

/// What a pixel has of one picture: rows or columns of it.
struct PictureShare {
    std::size_t pixel = 0;
    IndexRange within;  ///< of the picture
    double weight = 0;  ///< of each of them in the pixel's mean
};

/// The shares of the pixels in each picture of `side` rows or columns; the first is picture `first`.
struct PictureShares {
    std::int64_t first = 0;
    std::vector<std::vector<PictureShare>> of;

    PictureShares(IndexRanges runs, std::int64_t side) {
        if (runs.empty()) return;
        first = runs.front().first / side;
        of.resize(static_cast<std::size_t>((runs.back().end() - 1) / side - first + 1));
        for (std::size_t pixel = 0; pixel < runs.size(); ++pixel)
            for (std::int64_t at = runs[pixel].first; at < runs[pixel].end();) {
                const std::int64_t picture = at / side;
                const std::int64_t end = std::min(runs[pixel].end(), (picture + 1) * side);
                of[static_cast<std::size_t>(picture - first)].push_back(
                    {pixel, {at - picture * side, end - at}, 1 / static_cast<double>(runs[pixel].count)});
                at = end;
            }
    }
    std::int64_t picture(std::size_t n) const { return first + static_cast<std::int64_t>(n); }
};

/// The rows of a picture that any pixel has a share of, from the first to the last.
IndexRange rowsWithin(const PictureShares& shares, std::int64_t side) {
    std::int64_t first = side, end = 0;
    for (const std::vector<PictureShare>& own : shares.of)
        for (const PictureShare& share : own) {
            first = std::min(first, share.within.first);
            end = std::max(end, share.within.end());
        }
    return {first, end - first};
}

void meansOf(const Field& field, IndexRanges rows, IndexRanges columns, float* out) {
    field.pixelMeans(rows, columns, out);
}
void meansOf(const Field& field, IndexRanges rows, IndexRanges columns, double* out) {
    field.exactMeans(rows, columns, out);
}

/// The runs of keys in these rows of a frame: those of the shares in each row.
void addKeys(const PatchGrid& grid, std::int64_t frame, IndexRange rows,
             const std::vector<PictureShare>& shares, std::vector<IndexRange>& keys) {
    for (std::int64_t row = rows.first; row < rows.end(); ++row)
        for (const PictureShare& share : shares)
            keys.push_back({grid.rowOf({frame, row, share.within.first}), share.within.count});
}

class PatchPicture final : public Field {
 public:
    PatchPicture(std::shared_ptr<const Field> matrix, const PatchGrid& grid, std::int64_t row,
                 IndexRange frames)
        : matrix_(std::move(matrix)), grid_(grid), row_(row), frames_(frames) {}

    std::int64_t rows() const override { return grid_.height; }
    std::int64_t columns() const override { return frames_.count * grid_.width; }
    bool finite() const override { return matrix_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return matrix_->value(row_, keyAt(row, column));
    }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override {
        meansOfAll(rowRuns, columnRuns, out);
    }
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override {
        meansOfAll(rowRuns, columnRuns, out);
    }
    MeansFrom meansFrom() const override { return matrix_->meansFrom(); }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        const std::vector<IndexRange> runs{columnRun};
        const PictureShares shares(runs, grid_.width);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
            for (std::size_t n = 0; n < shares.of.size(); ++n) {
                const IndexRange within = shares.of[n].front().within;
                matrix_->fill({row_, 1},
                              {keyAt(row, shares.picture(n) * grid_.width + within.first), within.count},
                              out);
                out += within.count;
            }
    }

 private:
    std::int64_t keyAt(std::int64_t row, std::int64_t column) const {
        return grid_.rowOf({frames_.first + column / grid_.width, row, column % grid_.width});
    }
    template <class Number>
    void meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;
    template <class Number>
    void addMeansOf(IndexRanges rowRuns, const PictureShares& columns, std::size_t pixels, Number* out) const;

    std::shared_ptr<const Field> matrix_;
    PatchGrid grid_;
    std::int64_t row_;
    IndexRange frames_;
};

/// Some pixel rows at a time, so that the runs of a large picture take little memory.
template <class Number>
void PatchPicture::meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    std::fill_n(out, rowRuns.size() * columnRuns.size(), Number{0});
    if (rowRuns.empty() || columnRuns.empty()) return;
    const PictureShares columns(columnRuns, grid_.width);
    constexpr std::int64_t cellsAtOnce = 65'536;
    const auto across = static_cast<std::int64_t>(columnRuns.size() + columns.of.size());
    const std::int64_t rowsAtOnce = std::max<std::int64_t>(1, cellsAtOnce / across);
    for (std::size_t y = 0; y < rowRuns.size();) {
        std::size_t end = y + 1;
        while (end < rowRuns.size() && rowRuns[end].end() - rowRuns[y].first <= rowsAtOnce)
            ++end;
        addMeansOf(rowRuns.subspan(y, end - y), columns, columnRuns.size(), out + y * columnRuns.size());
        y = end;
    }
}

template <class Number>
void PatchPicture::addMeansOf(IndexRanges rowRuns, const PictureShares& columns, std::size_t pixels,
                              Number* out) const {
    const IndexRange rows{rowRuns.front().first, rowRuns.back().end() - rowRuns.front().first};
    std::vector<IndexRange> keys;
    for (std::size_t n = 0; n < columns.of.size(); ++n)
        addKeys(grid_, frames_.first + columns.picture(n), rows, columns.of[n], keys);
    std::vector<Number> means(keys.size());
    const IndexRange query{row_, 1};
    meansOf(*matrix_, {&query, 1}, keys, means.data());
    const Number* frame = means.data();
    for (const std::vector<PictureShare>& shares : columns.of) {
        for (std::size_t y = 0; y < rowRuns.size(); ++y)
            for (std::int64_t row = rowRuns[y].first; row < rowRuns[y].end(); ++row)
                for (std::size_t n = 0; n < shares.size(); ++n) {
                    const auto at = static_cast<std::size_t>(row - rows.first) * shares.size() + n;
                    const double weight = shares[n].weight * static_cast<double>(shares[n].within.count) /
                                          static_cast<double>(rowRuns[y].count);
                    out[y * pixels + shares[n].pixel] += static_cast<Number>(frame[at] * weight);
                }
        frame += static_cast<std::size_t>(rows.count) * shares.size();
    }
}

class PatchPictures final : public Field {
 public:
    PatchPictures(std::shared_ptr<const Field> matrix, const PatchGrid& grid, std::int64_t frame)
        : matrix_(std::move(matrix)), grid_(grid), frame_(frame) {}

    std::int64_t rows() const override { return grid_.height * grid_.height; }
    std::int64_t columns() const override { return grid_.width * grid_.width; }
    bool finite() const override { return matrix_->finite(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return matrix_->value(grid_.rowOf({frame_, row / grid_.height, column / grid_.width}),
                              grid_.rowOf({frame_, row % grid_.height, column % grid_.width}));
    }
    void pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const override {
        meansOfAll(rowRuns, columnRuns, out);
    }
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override {
        meansOfAll(rowRuns, columnRuns, out);
    }
    MeansFrom meansFrom() const override { return MeansFrom::form; }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        const std::vector<IndexRange> runs{columnRun};
        const PictureShares shares(runs, grid_.width);
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
            for (std::size_t n = 0; n < shares.of.size(); ++n) {
                const IndexRange within = shares.of[n].front().within;
                matrix_->fill({grid_.rowOf({frame_, row / grid_.height, shares.picture(n)}), 1},
                              {grid_.rowOf({frame_, row % grid_.height, within.first}), within.count}, out);
                out += within.count;
            }
    }

 private:
    template <class Number>
    void meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const;

    std::shared_ptr<const Field> matrix_;
    PatchGrid grid_;
    std::int64_t frame_;
};

/// A column of pictures at a time: its pixels cut all of its pictures at the same columns.
template <class Number>
void PatchPictures::meansOfAll(IndexRanges rowRuns, IndexRanges columnRuns, Number* out) const {
    std::fill_n(out, rowRuns.size() * columnRuns.size(), Number{0});
    if (rowRuns.empty() || columnRuns.empty()) return;
    const PictureShares down(rowRuns, grid_.height), across(columnRuns, grid_.width);
    const IndexRange rows = rowsWithin(down, grid_.height);
    std::vector<IndexRange> queries, keys;
    std::vector<Number> means;
    for (std::size_t x = 0; x < across.of.size(); ++x) {
        if (across.of[x].empty()) continue;  // between runs
        queries.clear();
        for (std::size_t y = 0; y < down.of.size(); ++y)
            queries.push_back({grid_.rowOf({frame_, down.picture(y), across.picture(x)}), 1});
        const std::vector<PictureShare>& columns = across.of[x];
        keys.clear();
        addKeys(grid_, frame_, rows, columns, keys);
        means.resize(queries.size() * keys.size());
        meansOf(*matrix_, queries, keys, means.data());
        for (std::size_t y = 0; y < down.of.size(); ++y)
            for (const PictureShare& part : down.of[y])
                for (std::int64_t row = part.within.first; row < part.within.end(); ++row) {
                    const Number* const line = means.data() + y * keys.size() +
                                               static_cast<std::size_t>(row - rows.first) * columns.size();
                    Number* const pixels = out + part.pixel * columnRuns.size();
                    for (std::size_t n = 0; n < columns.size(); ++n)
                        pixels[columns[n].pixel] +=
                            static_cast<Number>(line[n] * part.weight * columns[n].weight *
                                                static_cast<double>(columns[n].within.count));
                }
    }
}

}  // namespace

std::shared_ptr<const Field> patchPicture(std::shared_ptr<const Field> matrix, const PatchGrid& grid,
                                          std::int64_t row, IndexRange frames) {
    return std::make_shared<PatchPicture>(std::move(matrix), grid, row, frames);
}

std::shared_ptr<const Field> patchPictures(std::shared_ptr<const Field> matrix, const PatchGrid& grid,
                                           std::int64_t frame) {
    return std::make_shared<PatchPictures>(std::move(matrix), grid, frame);
}

}  // namespace posiscope
