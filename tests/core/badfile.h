// The expectations for unreadable files: one sentence with the file's name, quickly and with little memory.
#pragma once

#include <QElapsedTimer>
#include <string>

#include "core/tables/tablefile.h"
#include "tests/support/residentmemory.h"

namespace posiscope {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr qint64 mostMilliseconds = 10'000;
#else
inline constexpr qint64 mostMilliseconds = 1000;
#endif
inline constexpr double mostMegabytes = 100;

/// Measures time and memory from construction to check().
class Bounds {
 public:
    Bounds() { timer_.start(); }
    /// The exceeded bound; empty if none.
    QByteArray check() const {
        const qint64 milliseconds = timer_.elapsed();
        const double megabytes = ResidentMemory::mostMegabytes();
        const bool large = memory_.counts() && megabytes > mostMegabytes;
        if (milliseconds <= mostMilliseconds && !large) return {};
        return QByteArray::number(milliseconds) + " ms, " + QByteArray::number(megabytes) + " MB";
    }

 private:
    ResidentMemory memory_;
    QElapsedTimer timer_;
};

/// The message is one line with the file's name and a reason.
inline bool isOneSentence(const Error& error, const std::string& path) {
    const std::string text = error.text.english();
    const std::string beginning = "cannot read " + path + ": ";
    return error.field.empty() && text.starts_with(beginning) && text.size() > beginning.size() &&
           text.find('\n') == std::string::npos && text.find("%1") == std::string::npos && text.size() < 600;
}

inline std::string reasonOf(const Result<TableFileInfo>& info) {
    return info ? "" : info.error().text.english();
}

}  // namespace posiscope
