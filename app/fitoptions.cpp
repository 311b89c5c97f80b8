// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fitoptions.h"

#include <QCommandLineParser>

#include "core/convert/convertwords.h"

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
    {"interpolation", "NAME",
     "How places, or with --rows rows, are resized; bicubic by default: %1. The last two, of BEiT and of "
     "timm, are for --window: the old distances stand in a geometric progression."},
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

}  // namespace

void addFitOptions(QCommandLineParser& parser) {
    for (const FitOption& option : fitOptions) {
        const QString meaning = QString::fromUtf8(option.meaning);
        parser.addOption({QLatin1String(option.name),
                          meaning.contains(QLatin1String("%1"))
                              ? meaning.arg(QString::fromStdString(interpolationNames()))
                              : meaning,
                          QLatin1String(option.value)});
    }
}

}  // namespace posiscope
