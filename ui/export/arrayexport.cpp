// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/arrayexport.h"

#include <QFileInfo>

#include "core/convert/arraywriting.h"
#include "ui/files/savefile.h"

namespace posiscope {

QStringList convertedFormats() {
    QStringList all;
    for (const char* format : arrayFormats())
        all << QLatin1String(format);
    return all;
}

namespace {

/// Lets `write` write a file of so many bytes, and puts it in place of an older one at the end.
template <class Write>
Result<Outcome> exported(const QString& path, std::uint64_t bytes, const Progress& progress,
                         const Write& write) {
    SafeFile file(path);
    if (auto failure = file.open()) return *failure;
    if (auto failure = checkSpace(path, bytes)) return *failure;
    bool cancelled = false;
    const Failure problem =
        write([&file](const char* some, std::size_t count) { return file.write(some, count); },
              [&](double share) {
                  cancelled = !progress(share);
                  return !cancelled;
              });
    if (problem) return *problem;
    if (cancelled) return Outcome::cancelled;
    if (auto failure = file.commit()) return *failure;
    return Outcome::done;
}

}  // namespace

Result<Outcome> exportArrays(const std::vector<ConvertedArray>& arrays, const QString& path,
                             const Progress& progress) {
    const std::string format = QFileInfo(path).suffix().toLower().toStdString();
    if (const auto unfit = whyNotIn(format, arrays)) return *unfit;
    std::uint64_t bytes = 0;
    for (const ConvertedArray& array : arrays)
        bytes += format == "csv" ? 0 : bytesOf(array);
    return exported(path, bytes, progress, [&](const Sink& sink, const Progress& told) -> Failure {
        writeArrays(format, arrays, sink, told);
        return std::nullopt;
    });
}

Result<Outcome> exportWhole(const WholeModel& model, const ConvertedArray& array, const QString& path,
                            const Progress& progress) {
    return exported(path, model.bytesWith(array), progress,
                    [&](const Sink& sink, const Progress& told) -> Failure {
                        const auto written = model.write(array, sink, told);
                        return written ? Failure() : Failure(written.error());
                    });
}

}  // namespace posiscope
