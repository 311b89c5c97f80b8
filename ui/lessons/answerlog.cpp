// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/answerlog.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "core/parameters/keys.h"
#include "ui/documents/lessondocument.h"
#include "ui/files/savefile.h"
#include "ui/lessons/player.h"

namespace posiscope {

namespace {

const QString formKey = QStringLiteral("posiscope"), formName = QStringLiteral("answers"),
              listKey = QStringLiteral("answers");

QString plain(const LessonPlayer& player, const Passage& passage) {
    return LessonDocument(player.filled(passage)).toPlainText().simplified();
}

}  // namespace

Result<QJsonObject> AnswerLog::read() const {
    constexpr qint64 most = 64 << 20;
    if (!QFileInfo::exists(path_)) return QJsonObject{{formKey, formName}, {listKey, QJsonArray()}};
    const auto bytes = loadBytes(path_, most);
    if (!bytes) return bytes.error();
    const QJsonObject file = QJsonDocument::fromJson(*bytes).object();
    if (file[formKey] != formName || !file[listKey].isArray())
        return Error{{POSISCOPE_TR("core", "%1 holds something else than answers: name another file"),
                      {path_.toStdString()}},
                     ""};
    return file;
}

Failure AnswerLog::write(const QJsonObject& file) const {
    return saveBytes(path_, QJsonDocument(file).toJson());
}

Failure AnswerLog::open() const {
    const auto file = read();
    return file ? write(*file) : Failure(file.error());
}

Failure AnswerLog::add(const QJsonObject& answer) const {
    const auto before = read();
    if (!before) return before.error();
    QJsonObject file = *before;
    QJsonArray all = file[listKey].toArray();
    all.append(answer);
    file[listKey] = all;
    return write(file);
}

QJsonObject answerNow(LessonPlayer& player) {
    const Reply& reply = player.reply();
    const Prediction& asked = *player.current().prediction;
    QJsonArray chosen;
    for (const std::size_t answer : reply.chosen)
        chosen.append(plain(player, asked.answers[answer].text));
    QJsonObject answer{{QStringLiteral("lesson"), QString::fromStdString(player.lesson()->id)},
                       {QStringLiteral("step"), player.step() + 1},
                       {QStringLiteral("question"), plain(player, asked.question)},
                       {QStringLiteral("chosen"), chosen},
                       {QStringLiteral("tries"), reply.tries},
                       {QStringLiteral("right"), reply.right},
                       {QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    if (asked.asks == Asks::number && reply.tries > 0) answer[QStringLiteral("typed")] = player.draft().typed;
    if (asked.asks == Asks::click && reply.tries > 0) {
        const State& state = player.shown().state;
        answer[QStringLiteral("position")] = static_cast<double>(state.get(keys::position));
        answer[QStringLiteral("dimension")] = static_cast<double>(state.get(keys::dimension));
    }
    return answer;
}

}  // namespace posiscope
