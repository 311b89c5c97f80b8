// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/convertwords.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "core/parameters/numbertext.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

constexpr std::array types{CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16};
constexpr std::array fitOptions{"grid",      "old-grid", "window", "interpolation", "front",
                                "drop-rows", "fill",     "std",    "seed"};

std::string typeNames() {
    std::string names;
    for (const CellType type : types)
        names += (names.empty() ? "" : ", ") + std::string(nameOf(type));
    return names;
}

/// Reads words; the first error counts.
class Reader {
 public:
    explicit Reader(const ConvertWords& words) : words_(words) {}

    const Failure& failure() const { return failure_; }
    bool given(std::string_view name) const { return words_.find(name) != words_.end(); }
    std::string text(std::string_view name) const {
        const auto found = words_.find(name);
        return found == words_.end() ? std::string() : found->second;
    }
    void refuse(const char* field, const char* sentence, const std::vector<std::string>& words = {}) {
        if (!failure_) failure_ = Error{{sentence, words}, field};
    }

    std::int64_t whole(const char* name, std::int64_t least, std::int64_t most) {
        const std::string typed = text(name);
        std::int64_t number = -1;
        const auto [end, problem] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
        if (problem != std::errc() || end != typed.data() + typed.size() || number < least || number > most)
            refuse(name, POSISCOPE_TR("core", "--%1 must be a whole number from %2 to %3"),
                   {name, std::to_string(least), groupedDigits(most)});
        return number;
    }

    std::optional<CellType> type() {
        const std::string name = text("dtype");
        for (const CellType each : types)
            if (nameOf(each) == name) return each;
        if (given("dtype")) refuse("dtype", POSISCOPE_TR("core", "--dtype is one of %1"), {typeNames()});
        return std::nullopt;
    }

    std::int64_t rows() { return given("rows") ? whole("rows", 1, tablelimits::rows) : 0; }

    ConversionRequest form() {
        ConversionRequest request;
        request.form = text("to");
        const std::string order = text("order");
        if (order == "cosine-first" || order == "sine-first")
            request.cosineFirst = order == "cosine-first";
        else if (given("order"))
            refuse("order", POSISCOPE_TR("core", "--order is sine-first or cosine-first"));
        request.type = type();
        request.rows = rows();
        return request;
    }

    std::optional<FitRequest> fit() {
        bool any = false;
        for (const char* name : fitOptions)
            any = any || given(name);
        if (!any) return std::nullopt;
        FitRequest request;
        request.rows = rows();
        request.type = type();
        readNumbers(request);
        readGrids(request);
        readWays(request);
        checkTogether(request);
        return request;
    }

    HeadShape heads(bool needsAll) {
        constexpr std::int64_t most = 65536;
        for (const char* needed : {"heads", "head-dim"})
            if (!given(needed) && (needsAll || needed == std::string_view("heads")))
                refuse(needed, POSISCOPE_TR("core", "--%1 is missing"), {needed});
        HeadShape shape{1, 0, 0};
        for (const auto& [name, number] :
             {std::pair{"heads", &shape.heads}, std::pair{"head-dim", &shape.headDim},
              std::pair{"rotated", &shape.rotated}, std::pair{"rotated-last", &shape.rotated}})
            if (given(name) && !failure_) *number = whole(name, 1, most);
        shape.last = given("rotated-last");
        if (shape.last && given("rotated"))
            refuse("rotated", POSISCOPE_TR("core", "--rotated and --rotated-last exclude each other"));
        if (shape.rotated == 0) shape.rotated = shape.headDim;
        if (shape.rotated % 2 != 0 || (shape.headDim > 0 && shape.rotated > shape.headDim))
            refuse("rotated", POSISCOPE_TR("core", "--rotated must be even and at most --head-dim"));
        return shape;
    }

    std::optional<WeightOrder> order() {
        if (!given("permute")) return std::nullopt;
        WeightOrder order;
        order.toHalfSplit = text("permute") == "half-split";
        if (!order.toHalfSplit && text("permute") != "interleaved")
            refuse("permute", POSISCOPE_TR("core", "--permute is half-split or interleaved"));
        order.heads = heads(false);
        if (given("axis")) order.axis = whole("axis", -1, 2);
        order.type = type();
        return order;
    }

 private:
    void readNumbers(FitRequest& request) {
        constexpr std::int64_t rows = tablelimits::rows;
        constexpr std::int64_t largestSeed = 2147483647;
        if (given("front")) request.front = whole("front", 0, rows);
        if (given("drop-rows")) request.dropRows = whole("drop-rows", 1, rows);
        if (given("seed")) request.seed = static_cast<std::uint64_t>(whole("seed", 0, largestSeed));
        if (!given("std")) return;
        const std::string typed = text("std");
        constexpr double most = 1e6;
        const auto [end, problem] =
            std::from_chars(typed.data(), typed.data() + typed.size(), request.deviation);
        if (problem != std::errc() || end != typed.data() + typed.size() ||
            !(request.deviation >= 0 && request.deviation <= most))
            refuse("std", POSISCOPE_TR("core", "--std must be a number from 0 to 1 000 000"));
    }
    void readGrids(FitRequest& request) {
        for (const auto& [name, grid] :
             {std::pair{"grid", &request.grid}, std::pair{"old-grid", &request.oldGrid},
              std::pair{"window", &request.window}}) {
            if (!given(name)) continue;
            const std::string side = text(name);
            const bool alone = name != std::string_view("grid") && gridNamed(side + "x" + side).has_value();
            *grid = gridNamed(alone ? side + "x" + side : side);
            constexpr std::int64_t most = 4096;
            if (!*grid || (*grid)->height > most || (*grid)->width > most)
                refuse(name,
                       POSISCOPE_TR("core", "--%1 must be height × width, each up to %2, as 24x32, not “%3”"),
                       {name, groupedDigits(most), side});
        }
    }
    void readWays(FitRequest& request) {
        if (given("interpolation")) {
            const std::string name = text("interpolation");
            request.interpolation = interpolationNamed(name);
            request.geometric = geometricNamed(name);
            if (!request.interpolation && !request.geometric)
                refuse("interpolation",
                       POSISCOPE_TR("core", "there is no interpolation “%1”: choose among %2"),
                       {name, interpolationNames()});
        }
        if (!given("fill")) return;
        const auto filling = fillingNamed(text("fill"));
        if (!filling)
            refuse("fill", POSISCOPE_TR("core", "--fill is last, tile, wrap or random, not “%1”"),
                   {text("fill")});
        request.filling = filling.value_or(Filling::none);
    }
    void checkTogether(const FitRequest& request) {
        const bool places = request.grid || request.window;
        const auto together = [this](bool wrong, const char* field, const char* sentence) {
            if (wrong) refuse(field, sentence);
        };
        together(request.grid && request.window, "window",
                 POSISCOPE_TR("core", "--grid and --window exclude each other"));
        together(places && (request.rows > 0 || given("fill")), "rows",
                 POSISCOPE_TR("core",
                              "--grid and --window say how many rows there are: --rows and --fill "
                              "go without them"));
        together(given("interpolation") && given("fill"), "interpolation",
                 POSISCOPE_TR("core", "--interpolation and --fill exclude each other"));
        together(given("interpolation") && !places && request.rows == 0, "interpolation",
                 POSISCOPE_TR("core", "--interpolation needs --grid, --window or --rows"));
        together(request.geometric && !request.window, "interpolation",
                 POSISCOPE_TR("core",
                              "distances in a geometric progression are for tables of relative biases: "
                              "--window is missing"));
        together(given("fill") && request.rows == 0, "fill", POSISCOPE_TR("core", "--fill needs --rows"));
        together(given("old-grid") && !places, "old-grid",
                 POSISCOPE_TR("core", "--old-grid needs --grid or --window"));
        together(given("window") && given("front"), "front",
                 POSISCOPE_TR("core",
                              "a table of relative biases has no rows in front: --front goes "
                              "without --window"));
        together(request.filling != Filling::random && (given("std") || given("seed")), "seed",
                 POSISCOPE_TR("core", "--std and --seed belong to --fill random"));
        together(given("to") || given("order"), "to",
                 POSISCOPE_TR("core", "--to and --order are for sines and cosines, which are not resized"));
    }

    const ConvertWords& words_;
    Failure failure_;
};

}  // namespace

std::span<const CellType> convertedTypes() {
    return types;
}

std::string interpolationNames() {
    std::string names;
    for (const Interpolation& each : interpolations())
        names += (names.empty() ? "" : ", ") + nameOf(each);
    for (const Geometric each : geometricWays())
        names += ", " + nameOf(each);
    return names;
}

Result<ConvertRequest> readConvertWords(const ConvertWords& words) {
    Reader reader(words);
    ConvertRequest request;
    request.form = reader.form();
    request.fit = reader.fit();
    request.order = reader.order();
    if (request.order &&
        (request.fit || words.contains("to") || words.contains("order") || words.contains("rows")))
        reader.refuse(
            "permute",
            POSISCOPE_TR("core", "--permute changes the order of rows and nothing else of a table"));
    for (const char* name : {"heads", "head-dim", "rotated", "rotated-last", "axis"})
        if (words.contains(name) && !request.order)
            reader.refuse(name, POSISCOPE_TR("core", "--%1 needs --permute"), {name});
    if (reader.failure()) return *reader.failure();
    return request;
}

Result<HeadShape> readHeadWords(const ConvertWords& words, bool needsAll) {
    Reader reader(words);
    const HeadShape shape = reader.heads(needsAll);
    if (reader.failure()) return *reader.failure();
    return shape;
}

}  // namespace posiscope
