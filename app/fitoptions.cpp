// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fitoptions.h"

#include <QCommandLineParser>

#include "app/originaloption.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

struct FitOption {
    const char* name;
    const char* value;
    const char* meaning;
};
constexpr FitOption fitOptions[] = {
    {"grid", "HxW", "Resize a learned table to so many places, by --interpolation."},
    {"old-grid", "HxW",
     "The places of the file, or the window of its table of biases; found where they are square."},
    {"window", "HxW",
     "Resize a table of relative biases, (2h - 1)(2w - 1) rows as in Swin and BEiT, to a window "
     "of H x W, or of N x N."},
    {"interpolation", "NAME", "How places, or with --rows rows, are resized; bicubic by default: %1."},
    {"front", "N",
     "The number of rows before the places (class token, registers), which are kept. By default up to "
     "two before a square; with --fill none."},
    {"drop-rows", "N", "Leave out the first N rows."},
    {"fill", "HOW",
     "What stands behind the last row where --rows asks for more: last (that row again), tile (the "
     "table again), wrap (the table without the rows of --front again), random."},
    {"std", "NUMBER", "The standard deviation of random rows; 0.02 by default."},
    {"seed", "N", "The seed of random rows; 0 by default."},
};

class FitReader {
 public:
    explicit FitReader(const QCommandLineParser& parser) : parser_(parser) {}

    std::variant<std::optional<FitRequest>, CommandError> read(std::int64_t rows,
                                                               std::optional<CellType> type) {
        bool any = false;
        for (const FitOption& option : fitOptions)
            any = any || parser_.isSet(QLatin1String(option.name));
        if (!any) return std::optional<FitRequest>();
        request_.rows = rows;
        request_.type = type;
        readNumbers();
        readGrids();
        readWays();
        if (!error_) checkTogether();
        if (error_) return *error_;
        return std::optional(request_);
    }

 private:
    void refuse(const char* sentence, const std::vector<std::string>& words = {}) {
        if (!error_) error_ = usage(sentence, words);
    }
    bool given(const char* name) const { return parser_.isSet(QLatin1String(name)); }
    std::string text(const char* name) const { return parser_.value(QLatin1String(name)).toStdString(); }

    std::int64_t whole(const char* name, std::int64_t least, std::int64_t most) {
        bool sound = false;
        const std::int64_t number = parser_.value(QLatin1String(name)).toLongLong(&sound);
        if (!sound || number < least || number > most)
            refuse(POSISCOPE_TR("core", "--%1 must be a whole number from %2 to %3"),
                   {name, std::to_string(least), groupedDigits(most)});
        return number;
    }
    void readNumbers() {
        constexpr std::int64_t rows = tablelimits::rows;
        if (given("front")) request_.front = whole("front", 0, rows);
        if (given("drop-rows")) request_.dropRows = whole("drop-rows", 1, rows);
        if (given("seed")) request_.seed = static_cast<std::uint64_t>(whole("seed", 0, 2147483647));
        if (!given("std")) return;
        bool sound = false;
        request_.deviation = parser_.value(QStringLiteral("std")).toDouble(&sound);
        constexpr double most = 1e6;
        if (!sound || !(request_.deviation >= 0 && request_.deviation <= most))
            refuse(POSISCOPE_TR("core", "--std must be a number from 0 to 1 000 000"));
    }
    void readGrids() {
        for (const auto& [name, grid] :
             {std::pair{"grid", &request_.grid}, std::pair{"old-grid", &request_.oldGrid},
              std::pair{"window", &request_.window}}) {
            if (!given(name)) continue;
            const std::string side = text(name);
            const bool alone = name != std::string_view("grid") && gridNamed(side + "x" + side).has_value();
            *grid = gridNamed(alone ? side + "x" + side : side);
            constexpr std::int64_t most = 4096;
            if (!*grid || (*grid)->height > most || (*grid)->width > most)
                refuse(POSISCOPE_TR("core", "--%1 must be height × width, each up to %2, as 24x32, not “%3”"),
                       {name, groupedDigits(most), side});
        }
    }
    void readWays() {
        if (given("interpolation")) {
            request_.interpolation = interpolationNamed(text("interpolation"));
            if (!request_.interpolation)
                refuse(POSISCOPE_TR("core", "there is no interpolation “%1”: choose among %2"),
                       {text("interpolation"), interpolationWords().toStdString()});
        }
        if (!given("fill")) return;
        const auto filling = fillingNamed(text("fill"));
        if (!filling)
            refuse(POSISCOPE_TR("core", "--fill is last, tile, wrap or random, not “%1”"), {text("fill")});
        request_.filling = filling.value_or(Filling::none);
    }
    void checkTogether() {
        const bool places = request_.grid || request_.window;
        if (request_.grid && request_.window)
            return refuse(POSISCOPE_TR("core", "--grid and --window exclude each other"));
        if (places && (request_.rows > 0 || given("fill")))
            return refuse(POSISCOPE_TR("core",
                                       "--grid and --window say how many rows there are: --rows and --fill "
                                       "go without them"));
        if (given("interpolation") && given("fill"))
            return refuse(POSISCOPE_TR("core", "--interpolation and --fill exclude each other"));
        if (given("interpolation") && !places && request_.rows == 0)
            return refuse(POSISCOPE_TR("core", "--interpolation needs --grid, --window or --rows"));
        if (given("fill") && request_.rows == 0) return refuse(POSISCOPE_TR("core", "--fill needs --rows"));
        if (given("old-grid") && !places)
            return refuse(POSISCOPE_TR("core", "--old-grid needs --grid or --window"));
        if (given("window") && given("front"))
            return refuse(POSISCOPE_TR("core",
                                       "a table of relative biases has no rows in front: --front goes "
                                       "without --window"));
        if (request_.filling != Filling::random && (given("std") || given("seed")))
            refuse(POSISCOPE_TR("core", "--std and --seed belong to --fill random"));
    }

    const QCommandLineParser& parser_;
    FitRequest request_;
    std::optional<CommandError> error_;
};

}  // namespace

void addFitOptions(QCommandLineParser& parser) {
    for (const FitOption& option : fitOptions) {
        const QString meaning = QString::fromUtf8(option.meaning);
        parser.addOption({QLatin1String(option.name),
                          meaning.contains(QLatin1String("%1")) ? meaning.arg(interpolationWords()) : meaning,
                          QLatin1String(option.value)});
    }
}

std::variant<std::optional<FitRequest>, CommandError> readFit(const QCommandLineParser& parser,
                                                              std::int64_t rows,
                                                              std::optional<CellType> type) {
    return FitReader(parser).read(rows, type);
}

}  // namespace posiscope
