// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/pictureembedding.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace posiscope {

namespace {

const QByteArray signature("\x89PNG\r\n\x1a\n", 8);
const QByteArray textChunk("iTXt");
// The keyword, then: not compressed, no language, no translated keyword.
const QByteArray textHead("posiscope-session\0\0\0\0\0", 22);
const QByteArray opening("<posiscope:session xmlns:posiscope=\"urn:posiscope:session\">");
const QByteArray closing("</posiscope:session>");

constexpr qint64 longestSession = qint64{16} * 1024 * 1024;
constexpr qint64 mostRead = qint64{32} * 1024 * 1024;  // at each end of an SVG or a PDF
constexpr int mostChunks = 1'000'000;

/// As PNG defines it (ISO 3309).
quint32 crc32(const QByteArray& bytes) {
    constexpr quint32 polynomial = 0xedb88320;
    quint32 crc = ~quint32{0};
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? polynomial : 0);
    }
    return ~crc;
}

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray element(const QByteArray& session) {
    return opening + QString::fromUtf8(session).toHtmlEscaped().toUtf8() + closing;
}

QByteArray unescaped(QByteArray text) {
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
}

/// The element's text among these bytes; null where there is none.
QByteArray elementIn(const QByteArray& bytes) {
    const auto start = bytes.indexOf(opening);
    if (start < 0) return {};
    const auto from = start + opening.size();
    const auto end = bytes.indexOf(closing, from);
    return end < 0 || end - from > longestSession ? QByteArray() : unescaped(bytes.mid(from, end - from));
}

QByteArray fromText(QFile& file) {
    if (QByteArray found = elementIn(file.read(mostRead)); !found.isNull()) return found;
    if (file.size() <= mostRead || !file.seek(file.size() - mostRead)) return {};
    return elementIn(file.read(mostRead));
}

QByteArray fromPng(QFile& file) {
    constexpr qint64 around = 12;  // length, type, sum
    qint64 place = signature.size();
    for (int n = 0; n < mostChunks && file.seek(place); ++n) {
        const QByteArray head = file.read(8);
        if (head.size() < 8) return {};
        const auto length = qFromBigEndian<quint32>(head.constData());
        if (head.endsWith(textChunk) && length <= longestSession) {
            const QByteArray data = file.read(length);
            const QByteArray sum = file.read(4);
            if (data.startsWith(textHead) && sum == bigEndian(crc32(textChunk + data)))
                return data.mid(textHead.size());
        }
        place += around + length;
    }
    return {};
}

Error refused(const char* sentence, const QString& path, const QString& reason = {}) {
    return {{sentence, {path.toStdString(), reason.toStdString()}}, ""};
}

}  // namespace

bool canCarrySession(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("svg") || ending == QLatin1String("pdf");
}

QByteArray pngWithSession(const QByteArray& png, const QByteArray& session) {
    constexpr int afterHeader = 8 + 25;
    const QByteArray data = textHead + session;
    const QByteArray chunk =
        bigEndian(static_cast<quint32>(data.size())) + textChunk + data + bigEndian(crc32(textChunk + data));
    return QByteArray(png).insert(afterHeader, chunk);
}

QByteArray svgWithSession(const QByteArray& svg, const QByteArray& session) {
    const auto root = svg.indexOf("<svg");
    const auto end = svg.indexOf('>', root);
    if (root < 0 || end < 0) return svg;
    return QByteArray(svg).insert(end + 1, "\n<metadata>" + element(session) + "</metadata>");
}

QByteArray xmpWithSession(const QByteArray& session) {
    return "<?xpacket begin='\xef\xbb\xbf' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
           "<rdf:Description rdf:about=\"\">" +
           element(session) +
           "</rdf:Description></rdf:RDF></x:xmpmeta>\n"
           "<?xpacket end='r'?>";
}

Result<QByteArray> sessionInPicture(const QString& path) {
    if (!QFileInfo::exists(path))
        return refused(POSISCOPE_TR("core", "cannot read %1: there is no such file"), path);
    if (!QFileInfo(path).isFile())
        return refused(POSISCOPE_TR("core", "cannot read %1: it is not a regular file"), path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(POSISCOPE_TR("core", "cannot read %1: %2"), path, file.errorString());
    const bool png = file.peek(signature.size()) == signature;
    const QByteArray session = png ? fromPng(file) : fromText(file);
    if (!session.isEmpty()) return session;
    return refused(POSISCOPE_TR("core",
                                "%1 carries no session: only pictures that Posiscope has exported can be "
                                "opened again, and some programs take the session out"),
                   path);
}

}  // namespace posiscope
