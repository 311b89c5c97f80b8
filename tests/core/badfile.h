// SPDX-License-Identifier: GPL-3.0-or-later
// The expectations for unreadable files: one sentence with the file's name, quickly and with little memory.
#pragma once

#include <string>

#include "core/tables/tablefile.h"
#include "tests/support/cputime.h"
#include "tests/support/residentmemory.h"
#include "tests/support/wording.h"

namespace posiscope {

/// Of processor time: a reader that goes through a list again for every entry takes minutes.
inline constexpr double mostMilliseconds = 10'000;
inline constexpr double mostMegabytes = 100;

/// Measures processor time and memory from construction to check().
class Bounds {
 public:
    /// The exceeded bound; empty if none.
    QByteArray check() const {
        const double milliseconds = used_.milliseconds();
        const double megabytes = ResidentMemory::mostMegabytes();
        const bool large = memory_.counts() && megabytes > mostMegabytes;
        if (milliseconds <= mostMilliseconds && !large) return {};
        return QByteArray::number(milliseconds) + " ms, " + QByteArray::number(megabytes) + " MB";
    }

 private:
    ResidentMemory memory_;
    CpuTime used_ = CpuTime::ofProcess();
};

/// The message is one line with the file's name and a reason.
inline bool isOneSentence(const Error& error, const std::string& path) {
    const std::string text = error.text.english();
    const std::string beginning =
        wording("errors/cannot-read", {QString::fromStdString(path), ""}).toStdString();
    return error.field.empty() && text.starts_with(beginning) && text.size() > beginning.size() &&
           text.find('\n') == std::string::npos && text.find("%1") == std::string::npos && text.size() < 600;
}

inline std::string reasonOf(const Result<TableFileInfo>& info) {
    return info ? "" : info.error().text.english();
}

}  // namespace posiscope
