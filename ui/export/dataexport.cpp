// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dataexport.h"

#include <QFileInfo>
#include <QLocale>
#include <filesystem>

#include "ui/async/asyncwork.h"
#include "ui/files/savefile.h"

namespace posiscope {

std::optional<std::uint64_t> freeSpace(const QString& path) {
    // Not QStorageInfo: it knows only what is listed as mounted, which the root of a chroot is not.
    std::error_code unknown;
    const std::filesystem::path folder(QFileInfo(path).absolutePath().toStdString());
    const std::uintmax_t left = std::filesystem::space(folder, unknown).available;
    if (unknown) return std::nullopt;
    return left;
}

/// A disk that is too small is better found out before gigabytes have been written.
Failure checkSpace(const QString& path, std::uint64_t bytes) {
    const auto left = isStreamPath(path) ? std::nullopt : freeSpace(path);
    if (!left || *left >= bytes) return std::nullopt;
    const QLocale plain = QLocale::c();
    return Error{{POSISCOPE_TR("core", "cannot write %1: it needs %2 and the disk has %3 left"),
                  {path.toStdString(), plain.formattedDataSize(static_cast<qint64>(bytes)).toStdString(),
                   plain.formattedDataSize(static_cast<qint64>(*left)).toStdString()}},
                 ""};
}

QStringList dataFormats() {
    return {QStringLiteral("npy"), QStringLiteral("csv")};
}

Result<Outcome> exportData(const Dataset& data, const QString& path, NumberType type,
                           const Progress& progress) {
    bool cancelled = false;
    double before = 0;  // the share that was needed to compute the numbers
    const Progress watched = [&](double share) {
        cancelled = !progress(before + share * (1 - before));
        return !cancelled;
    };
    if (data.prepare) {
        constexpr double most = 0.9;
        const auto failure = std::make_shared<Failure>();
        const bool prepared = AsyncWork::watched(
            [prepare = data.prepare, failure](const Progress& proceed) { *failure = prepare(proceed); },
            [&](double share) { return watched(share * most); });
        if (!prepared) return Outcome::cancelled;
        if (*failure) return **failure;
        before = most;
    }
    const bool npy = path.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive);
    SafeFile file(path);
    if (auto failure = file.open()) return *failure;
    if (npy) {
        const auto bytes = npyBytes(*data.field, type);
        if (!bytes) return bytes.error();
        if (auto failure = checkSpace(path, *bytes)) return *failure;
    }
    const Sink sink = [&](const char* bytes, std::size_t count) { return file.write(bytes, count); };
    npy ? writeNpy(data, type, sink, watched) : writeCsv(data, sink, watched);
    if (cancelled) return Outcome::cancelled;
    if (auto failure = file.commit()) return *failure;
    return Outcome::done;
}

}  // namespace posiscope
