// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/progress.h"

#include <QJsonArray>
#include <algorithm>

#include "ui/lessons/library.h"
#include "ui/translation/language.h"

namespace posiscope {

namespace {

/// A map by steps as an object; `write` makes the value of a step.
template <class Map, class Write>
QJsonObject bySteps(const Map& map, const Write& write) {
    QJsonObject json;
    for (const auto& [step, value] : map)
        json[QString::number(step)] = write(value);
    return json;
}

/// Calls `read` with every step of such an object and its value.
template <class Read>
void eachStep(const QJsonValue& json, const Read& read) {
    const QJsonObject steps = json.toObject();
    for (auto at = steps.begin(); at != steps.end(); ++at) {
        bool sound = false;
        const int step = at.key().toInt(&sound);
        if (sound && step >= 0) read(step, at.value());
    }
}

template <class Numbers>
QJsonArray listOf(const Numbers& numbers) {
    QJsonArray list;
    for (const auto number : numbers)
        list.append(static_cast<qint64>(number));
    return list;
}

QJsonObject toJson(const Reply& reply) {
    return {{QStringLiteral("chosen"), listOf(reply.chosen)},
            {QStringLiteral("tries"), reply.tries},
            {QStringLiteral("right"), reply.right},
            {QStringLiteral("closed"), reply.closed},
            {QStringLiteral("why"), QString::fromStdString(reply.why.text)}};
}

Reply replyOf(const QJsonObject& json) {
    Reply reply;
    for (const auto& number : json[QLatin1String("chosen")].toArray())
        if (number.toInt(-1) >= 0) reply.chosen.push_back(static_cast<std::size_t>(number.toInt()));
    reply.tries = json[QLatin1String("tries")].toInt();
    reply.right = json[QLatin1String("right")].toBool();
    reply.closed = json[QLatin1String("closed")].toBool();
    reply.why.text = json[QLatin1String("why")].toString().toStdString();
    return reply;
}

QJsonObject toJson(const LessonProgress& progress) {
    const auto number = [](int value) { return QJsonValue(value); };
    return {{QStringLiteral("step"), progress.step},
            {QStringLiteral("replies"),
             bySteps(progress.replies, [](const Reply& reply) { return QJsonValue(toJson(reply)); })},
            {QStringLiteral("followed"), listOf(progress.followed)},
            {QStringLiteral("done"), listOf(progress.done)},
            {QStringLiteral("hands"),
             bySteps(progress.hands, [](const auto& counts) { return QJsonValue(listOf(counts)); })},
            {QStringLiteral("drafts"), bySteps(progress.drafts,
                                               [](const Draft& draft) {
                                                   return QJsonObject{
                                                       {QStringLiteral("typed"), draft.typed},
                                                       {QStringLiteral("hint"), draft.hint},
                                                       {QStringLiteral("unfolded"), listOf(draft.unfolded)}};
                                               })},
            {QStringLiteral("stages"), bySteps(progress.stages, number)}};
}

LessonProgress progressOf(const QJsonObject& json) {
    LessonProgress progress;
    progress.step = std::max(0, json[QLatin1String("step")].toInt());
    eachStep(json[QLatin1String("replies")],
             [&](int step, const QJsonValue& value) { progress.replies[step] = replyOf(value.toObject()); });
    const auto readSteps = [&](const char* key, std::set<int>& steps) {
        for (const auto& step : json[QLatin1String(key)].toArray())
            if (step.toInt(-1) >= 0) steps.insert(step.toInt());
    };
    readSteps("followed", progress.followed);
    readSteps("done", progress.done);
    eachStep(json[QLatin1String("hands")], [&](int step, const QJsonValue& value) {
        for (const auto& count : value.toArray())
            progress.hands[step].push_back(std::max(0, count.toInt()));
    });
    eachStep(json[QLatin1String("drafts")], [&](int step, const QJsonValue& value) {
        const QJsonObject draft = value.toObject();
        progress.drafts[step] = {draft[QLatin1String("typed")].toString(),
                                 draft[QLatin1String("hint")].toBool()};
        for (const auto& number : draft[QLatin1String("unfolded")].toArray())
            if (number.toInt(-1) >= 0)
                progress.drafts[step].unfolded.insert(static_cast<std::size_t>(number.toInt()));
    });
    eachStep(json[QLatin1String("stages")],
             [&](int step, const QJsonValue& value) { progress.stages[step] = std::max(0, value.toInt()); });
    return progress;
}

}  // namespace

void LessonProgress::forget(int number) {
    replies.erase(number);
    followed.erase(number);
    done.erase(number);
    stages.erase(number);
    drafts.erase(number);
}

void LessonProgress::fit(const Lesson& lesson) {
    const int steps = static_cast<int>(lesson.steps.size());
    step = std::clamp(step, 0, std::max(0, steps - 1));
    std::erase_if(replies, [&](const auto& entry) {
        if (entry.first >= steps) return true;
        const auto& asked = lesson.steps[static_cast<std::size_t>(entry.first)].prediction;
        return !asked || std::ranges::any_of(entry.second.chosen, [&](std::size_t answer) {
            return answer >= asked->answers.size();
        });
    });
    for (std::set<int>* some : {&followed, &done})
        std::erase_if(*some, [&](int number) { return number >= steps; });
}

QJsonObject toJson(const CourseProgress& course) {
    QJsonObject json;
    for (const auto& [name, progress] : course)
        json[name] = toJson(progress);
    return json;
}

CourseProgress courseProgressOf(const QJsonObject& json) {
    CourseProgress course;
    for (auto at = json.begin(); at != json.end(); ++at)
        course[at.key()] = progressOf(at.value().toObject());
    return course;
}

bool isRead(const CourseProgress& course, const QString& name) {
    const auto found = course.find(name);
    if (found == course.end()) return false;
    const auto lesson = loadLesson(name, languageInUse());
    return lesson && found->second.step + 1 == static_cast<int>(lesson->steps.size());
}

QString nextOnShortPath(const CourseProgress& course) {
    const QStringList path = shortPath();
    const auto next =
        std::ranges::find_if_not(path, [&](const QString& name) { return isRead(course, name); });
    return next == path.end() ? QString() : *next;
}

}  // namespace posiscope
