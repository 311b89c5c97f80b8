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

#include "core/base/printable.h"
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

Error unreadable(const QString& stream, Text reason) {
    const std::string name = stream == QLatin1String("-") ? stdinName : printable(stream.toStdString());
    return {Text(POSISCOPE_TR("core", "cannot read %1: %2")).with(Text::asIs(name)).with(std::move(reason)),
            ""};
}

/// Whether the path is a pipe, as what <(…) makes. One whose name has an ending claims to be a file.
bool isPipe(const QString& path) {
    struct stat info {};
    return QFileInfo(path).suffix().isEmpty() && ::stat(QFile::encodeName(path).constData(), &info) == 0 &&
           (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode));
}

/// The folder for the files of this process, which are gone with it.
QString ownFolder() {
    static const QTemporaryDir folder(QDir::temp().filePath(QStringLiteral("posiscope-XXXXXX")));
    return folder.path();
}

/// Copies all bytes. The first ones are told, and the sum of all.
Failure copy(const QString& stream, int from, QFile& to, QByteArray& beginning, QCryptographicHash& sum) {
    constexpr qsizetype block = 1 << 20;
    constexpr qsizetype enough = 4096;
    QByteArray some(block, Qt::Uninitialized);
    for (qint64 all = 0;;) {
        const ssize_t got = ::read(from, some.data(), static_cast<std::size_t>(block));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return unreadable(stream, Text::asIs(qt_error_string(errno).toStdString()));
        if (got == 0 && all == 0) return unreadable(stream, POSISCOPE_TR("core", "it is empty"));
        if (got == 0) return std::nullopt;
        all += got;
        if (all > mostBytes)
            return unreadable(stream, POSISCOPE_TR("core", "it gives more than 4 GiB: name a file instead"));
        if (beginning.size() < enough)
            beginning += QByteArray(some.constData(), std::min<qsizetype>(enough, got));
        sum.addData(QByteArrayView(some.constData(), got));
        if (const QString problem = writeAll(to.handle(), some.constData(), static_cast<std::size_t>(got));
            !problem.isEmpty())
            return unreadable(stream, Text::asIs(problem.toStdString()));
    }
}

Result<QString> readStream(const QString& stream, bool kept) {
    const bool isInput = stream == QLatin1String("-");
    const int from = isInput ? ::dup(STDIN_FILENO)
                             : ::open(QFile::encodeName(stream).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    QFile source;  // closes it
    if (from < 0 || !source.open(from, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return unreadable(stream, Text::asIs(qt_error_string(errno).toStdString()));
    const QDir folder(kept ? keptFolder() : ownFolder());
    QFile file(folder.filePath(QStringLiteral("stream-%1-%2").arg(::getpid()).arg(readStreams().size())));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return unreadable(stream, Text::asIs(file.errorString().toStdString()));
    QByteArray beginning;
    QCryptographicHash sum(QCryptographicHash::Sha1);
    const auto failure = copy(stream, from, file, beginning, sum);
    file.close();
    if (failure) {
        file.remove();
        return *failure;
    }
    constexpr qsizetype digits = 16;
    const QString name =
        kept ? QString::fromLatin1(sum.result().toHex().left(digits)) : QFileInfo(file.fileName()).fileName();
    const QString path = folder.filePath(name + u'.' + endingFor(beginning));
    QFile::remove(path);
    if (!file.rename(path)) return unreadable(stream, Text::asIs(file.errorString().toStdString()));
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
