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

Result<Outcome> exportArrays(const std::vector<ConvertedArray>& arrays, const QString& path,
                             const Progress& progress) {
    const std::string format = QFileInfo(path).suffix().toLower().toStdString();
    if (const auto unfit = whyNotIn(format, arrays)) return *unfit;
    SafeFile file(path);
    if (auto failure = file.open()) return *failure;
    if (auto failure = format == "csv" ? Failure() : checkSpace(path, bytesOf(arrays))) return *failure;
    bool cancelled = false;
    writeArrays(
        format, arrays, [&](const char* bytes, std::size_t count) { return file.write(bytes, count); },
        [&](double share) {
            cancelled = !progress(share);
            return !cancelled;
        });
    if (cancelled) return Outcome::cancelled;
    if (auto failure = file.commit()) return *failure;
    return Outcome::done;
}

}  // namespace posiscope
