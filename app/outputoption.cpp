// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outputoption.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include "app/streams.h"
#include "ui/export/animation.h"
#include "ui/export/dataexport.h"
#include "ui/export/figure.h"

namespace posiscope {

namespace {

QStringList allFormats() {
    QStringList all = pictureFormats() + dataFormats() + animationFormats();
    all.removeDuplicates();
    return all;
}

}  // namespace

OptionGroup outputOptions() {
    return {
        QStringLiteral("Files and formats"),
        {{.names = {QStringLiteral("o"), QStringLiteral("output")},
          .value = QStringLiteral("FILE"),
          .meaning = QStringLiteral("The file to write: .png .svg .pdf for a picture, .npy .csv for the "
                                    "data, .gif .webp .png for a motion (clocks.png becomes clocks-000.png "
                                    "and so on).")},
         {.names = {QStringLiteral("format")},
          .value = QStringLiteral("FORMAT"),
          .meaning = QStringLiteral("With -o - (standard output) or a pipe: %1.")
                         .arg(allFormats().join(QStringLiteral(", "))),
          .words = allFormats()}}};
}

std::optional<CommandError> checkOutput(const QCommandLineParser& given) {
    const QString output = given.value(QStringLiteral("output"));
    const bool format = given.isSet(QStringLiteral("format"));
    if (output.isEmpty()) return usage("-o FILE is missing");
    if (!isStream(output))
        return format
                   ? std::optional(usage("--format is for -o - and pipes: a file's ending says its format"))
                   : std::nullopt;
    // A stream needs a format, which any other file has in its name.
    if (!format) return usage("--format is missing: standard output and pipes have no ending");
    if (allFormats().contains(given.value(QStringLiteral("format")).toLower())) return std::nullopt;
    return usage("--format must be one of %1, not “%2”",
                 {allFormats().join(QStringLiteral(", ")).toStdString(),
                  given.value(QStringLiteral("format")).toStdString()});
}

QString outputOf(const QCommandLineParser& given) {
    return localOutput(given.value(QStringLiteral("output")),
                       given.value(QStringLiteral("format")).toLower());
}

QString endingOfOutput(const QCommandLineParser& given) {
    return QFileInfo(outputOf(given)).suffix().toLower();
}

bool drawsOutput(const QCommandLineParser& given) {
    const QString ending = endingOfOutput(given);
    return pictureFormats().contains(ending) || animationFormats().contains(ending);
}

}  // namespace posiscope
