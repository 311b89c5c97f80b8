// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/streams.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <cerrno>
#include <map>
#include <memory>

#include "app/interrupts.h"
#include "core/base/printable.h"
#include "core/tables/otherformats.h"
#include "core/tables/tablename.h"
#include "ui/files/keptfolder.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

constexpr qint64 mostBytes = qint64{4} << 30;
constexpr const char* stdinName = "standard input";

/// What has been read: the stream, and the file that holds it.
std::map<QString, QString>& readStreams() {
    static std::map<QString, QString> all;
    return all;
}

std::string streamName(const QString& stream) {
    return stream == QLatin1String("-") ? stdinName : printable(stream.toStdString());
}

Error unreadable(const QString& stream, Text reason) {
    return {Text("cannot read %1: %2").with(Text::asIs(streamName(stream))).with(std::move(reason)), ""};
}

/// Whether the path is a pipe, as what <(…) makes. One whose name has an ending claims to be a file.
bool isPipe(const QString& path) {
    struct stat info {};
    return QFileInfo(path).suffix().isEmpty() && ::stat(QFile::encodeName(path).constData(), &info) == 0 &&
           (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode));
}

Error unwritable(const QString& stream, const QString& folder, const QString& reason) {
    return {Text("cannot keep %1 in the folder %2: %3")
                .with(Text::asIs(streamName(stream)))
                .with(Text::asIs(printable(folder.toStdString())))
                .with(Text::asIs(reason.toStdString())),
            ""};
}

/// The folder for the files of this process, which are gone with it.
Result<QString> ownFolder(const QString& stream) {
    static const auto folder = [] {
        auto made =
            std::make_unique<QTemporaryDir>(QDir::temp().filePath(QStringLiteral("posiscope-XXXXXX")));
        if (made->isValid()) removeAtSignal(made->path().toStdString());
        return made;
    }();
    if (!folder->isValid()) return unwritable(stream, QDir::tempPath(), folder->errorString());
    return folder->path();
}

/// What is wrong with a stream that begins so: nobody reads it, and it may be endless.
Failure refuseUnknown(const QString& stream, const QByteArray& beginning) {
    if (!endingFor(beginning).isEmpty()) return std::nullopt;
    return unreadable(stream, knownFormat(beginning.toStdString()).value_or(unknownFormat()).text);
}

/// Copies all bytes. The first ones are told, and the sum of all.
Failure copy(const QString& stream, int from, QFile& to, QByteArray& beginning, QCryptographicHash& sum) {
    constexpr qsizetype block = 1 << 20;
    constexpr qsizetype enough = 4096, least = 600;
    QByteArray some(block, Qt::Uninitialized);
    for (qint64 all = 0;;) {
        const ssize_t got = ::read(from, some.data(), static_cast<std::size_t>(block));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return unreadable(stream, Text::asIs(qt_error_string(errno).toStdString()));
        if (got == 0 && all == 0) return unreadable(stream, "it is empty");
        if (got == 0) return refuseUnknown(stream, beginning);
        all += got;
        if (all > mostBytes) return unreadable(stream, "it gives more than 4 GiB: name a file instead");
        if (beginning.size() < enough) {
            beginning += QByteArray(some.constData(), std::min<qsizetype>(enough, got));
            if (beginning.size() >= least)
                if (auto failure = refuseUnknown(stream, beginning)) return failure;
        }
        sum.addData(QByteArrayView(some.constData(), got));
        if (const QString problem = writeAll(to.handle(), some.constData(), static_cast<std::size_t>(got));
            !problem.isEmpty())
            return unwritable(stream, QFileInfo(to).path(), problem);
    }
}

Result<QString> readStream(const QString& stream, bool kept) {
    const bool isInput = stream == QLatin1String("-");
    const int from = isInput ? ::dup(STDIN_FILENO)
                             : ::open(QFile::encodeName(stream).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    QFile source;  // closes it
    if (from < 0 || !source.open(from, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return unreadable(stream, Text::asIs(qt_error_string(errno).toStdString()));
    const auto folder = kept ? Result<QString>(keptFolder()) : ownFolder(stream);
    if (!folder) return folder.error();
    const auto pathOf = [&folder](const QString& name) { return QDir(*folder).filePath(name); };
    const QString pipe = QStringLiteral("pipe-%1").arg(readStreams().size() + 1);
    QFile file(pathOf(QStringLiteral("part-%1-%2").arg(::getpid()).arg(pipe)));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return unwritable(stream, *folder, file.errorString());
    const std::string part = file.fileName().toStdString();
    removeAtSignal(part);
    QByteArray beginning;
    QCryptographicHash sum(QCryptographicHash::Sha1);
    const auto failure = copy(stream, from, file, beginning, sum);
    file.close();
    if (failure) {
        file.remove();
        return *failure;
    }
    constexpr qsizetype digits = 16;
    const QString name = kept      ? QString::fromLatin1(sum.result().toHex().left(digits))
                         : isInput ? QStringLiteral("stdin")
                                   : pipe;
    const QString path = pathOf(name + u'.' + endingFor(beginning));
    if (!kept) removeAtSignal(path.toStdString());
    QFile::remove(path);
    if (!file.rename(path)) return unwritable(stream, *folder, file.errorString());
    forgetAtSignal(part);
    readStreams()[stream] = path;
    return path;
}

}  // namespace

namespace {

/// Printed arrays and numbers with blanks between them, or columns with tabs or commas.
const char* endingOfText(const QByteArray& text) {
    for (const char* printed : {"[", "tensor(", "array("})
        if (text.startsWith(printed)) return "txt";
    const QByteArray line = text.left(text.indexOf('\n'));
    if (line.contains('\t')) return "tsv";
    return line.contains(' ') && !line.contains(',') && !line.contains(';') ? "txt" : "csv";
}

}  // namespace

QString endingFor(const QByteArray& beginning) {
    struct Kind {
        const char* bytes;
        const char* ending;
    };
    static constexpr Kind kinds[] = {{"\x93NUMPY", "npy"}, {"\x89PNG", "png"}, {"%PDF", "pdf"},
                                     {"GGUF", "gguf"},     {"<?xml", "svg"},   {"<svg", "svg"}};
    for (const Kind& kind : kinds)
        if (beginning.startsWith(kind.bytes)) return QLatin1String(kind.ending);
    if (beginning.startsWith("PK"))
        return beginning.contains("data.pkl") ? QStringLiteral("pt") : QStringLiteral("npz");
    constexpr qsizetype preamble = 8;
    if (beginning.size() > preamble && beginning[preamble] == '{' && beginning[preamble - 1] == '\0')
        return QStringLiteral("safetensors");
    constexpr char irVersion = 0x08;  // the first field of a model; a text has no such byte
    if (beginning.startsWith(irVersion)) return QStringLiteral("onnx");
    if (beginning.contains('\0') || knownFormat(beginning.toStdString())) return {};  // no text
    const QByteArray text = beginning.trimmed();
    if (!text.startsWith('{')) return QLatin1String(endingOfText(text));
    return beginning.contains("\"posiscope-session\"") ? QStringLiteral("posiscope") : QStringLiteral("json");
}

Result<QString> localWord(const QString& word, bool kept) {
    const std::string text = word.toStdString();
    QString stream, rest;
    static const QRegularExpression input(
        QStringLiteral("^(?:-|/dev/stdin|/dev/fd/0|/proc/self/fd/0)(:.*)?$"));
    if (const auto match = input.match(word); match.hasMatch()) {
        stream = QStringLiteral("-");
        rest = match.captured(1);
    } else {
        stream = QString::fromStdString(splitTableName(text).path);
        if (!isPipe(stream)) return word;
        rest = word.mid(stream.size());
    }
    const auto known = readStreams().find(stream);
    if (known != readStreams().end()) return known->second + rest;
    auto path = readStream(stream, kept);
    if (!path) return path.error();
    return *path + rest;
}

std::string withStreamNames(std::string sentence) {
    for (const auto& [stream, path] : readStreams()) {
        const std::string from = path.toStdString();
        const std::string to = stream == QLatin1String("-") ? stdinName : stream.toStdString();
        for (std::size_t at = 0; (at = sentence.find(from, at)) != std::string::npos; at += to.size())
            sentence.replace(at, from.size(), to);
    }
    return sentence;
}

bool isStream(const QString& output) {
    return output == QLatin1String("-") || isPipe(output);
}

QString localOutput(const QString& output, const QString& format) {
    if (!isStream(output) || format.isEmpty()) return output;
    return streamPath(output == QLatin1String("-") ? QStringLiteral("/dev/stdout") : output, format);
}

}  // namespace posiscope
