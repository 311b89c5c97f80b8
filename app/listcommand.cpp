// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope list: the names that options take, and the tables of a file.
#include <map>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/lessoncommands.h"
#include "app/streams.h"
#include "app/typedword.h"
#include "core/base/answerschema.h"
#include "core/base/colormap.h"
#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/tables/arrayfile.h"
#include "core/tables/positionnames.h"
#include "core/tables/tablefile.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

struct Listed {
    std::string id, name, summary;
    std::string line;            ///< what stands behind the id
    std::string positions = {};  ///< of a tensor: what it holds about positions by its name
};
using List = std::vector<Listed>;

List listViews() {
    List all;
    for (const ViewType* type : viewTypes())
        all.push_back({type->id, type->name.english(), type->summary.english(),
                       type->name.english() + ": " + type->summary.english()});
    return all;
}

List listEncodings() {
    List all;
    for (const Encoding* encoding : encodings())
        all.push_back({encoding->id, encoding->name.english(), encoding->citation.full,
                       encoding->name.english() + ": " + encoding->citation.full});
    return all;
}

List listColormaps() {
    List all;
    for (const Colormap& map : colormaps()) {
        const std::string kind = map.diverging ? "diverging" : "sequential";
        all.push_back({map.id, map.name, kind, map.name + " (" + kind + ")"});
    }
    return all;
}

List listLessons() {
    List all;
    for (const auto& [name, lesson] : builtInLessonTexts())
        all.push_back({name, lesson.title, lesson.summary, lesson.title + ": " + lesson.summary});
    return all;
}

struct Kind {
    const char* id;
    List (*list)();
};
constexpr Kind kinds[] = {{"views", listViews},
                          {"encodings", listEncodings},
                          {"colormaps", listColormaps},
                          {"lessons", listLessons}};

QStringList kindNames() {
    QStringList names;
    for (const Kind& kind : kinds)
        names << QLatin1String(kind.id);
    return names << QStringLiteral("tensors");
}

/// One of the lists is there.
AnswerKeys listKeys() {
    static constexpr AnswerKey keys[] = {
        {"views?[].id", "string", "The name that --view takes."},
        {"views?[].name", "string", "The name in the window."},
        {"views?[].summary", "string", "What it shows."},
        {"encodings?[].id", "string", "The name that --encoding takes."},
        {"encodings?[].name", "string", "The name in the window."},
        {"encodings?[].summary", "string", "Its source."},
        {"colormaps?[].id", "string", "The name that --colormap takes."},
        {"colormaps?[].name", "string", "The name in the window."},
        {"colormaps?[].summary", "string", "Diverging or sequential."},
        {"lessons?[].id", "string", "The name that --lesson takes."},
        {"lessons?[].name", "string", "Its title."},
        {"lessons?[].summary", "string", "What it is about."},
        {"tensors?[].id", "string", "The name behind FILE:; empty where it has none."},
        {"tensors?[].name", "string", "Its type."},
        {"tensors?[].summary", "string", "Its extents."},
        {"tensors?[].positions", "string?",
         "What its name says that it holds about positions; null: nothing."},
    };
    return keys;
}

Exit printList(const char* id, const List& all, bool json) {
    if (!json) {
        std::string text;
        for (const Listed& each : all)
            text += each.id + "\t" + each.line + "\n";
        printAnswer(text);
        return Exit::ok;
    }
    nlohmann::ordered_json root{{"schema", answerSchema}};
    root[id] = nlohmann::ordered_json::array();
    const bool tensors = id == std::string_view("tensors");
    for (const Listed& each : all) {
        nlohmann::ordered_json entry{{"id", each.id}, {"name", each.name}, {"summary", each.summary}};
        if (tensors) entry["positions"] = nullptr;
        if (!each.positions.empty()) entry["positions"] = each.positions;
        root[id].push_back(std::move(entry));
    }
    printJson(root);
    return Exit::ok;
}

/// What each tensor holds about positions by its name, sines beside cosines as these.
std::map<std::string, std::string> holdingsOf(const std::vector<TensorInfo>& tensors) {
    std::map<std::string, std::string> all;
    for (const TensorInfo& each : tensors) {
        const auto said = positionNameOf(each.name);
        if (!said) continue;
        all[each.name] = nameOf(said->sort);
        if (!said->partner.empty()) all[said->partner] = nameOf(said->sort);
    }
    return all;
}

Exit printTensors(const QString& file, bool json) {
    const auto local = localWord(file);
    if (!local) return fail(local.error().text, Exit::failed);
    const auto found = inspectTableFile(local->toStdString());
    if (!found) return fail(found.error().text, Exit::failed);
    List all;
    auto holdings = holdingsOf(found->tensors);
    for (const TensorInfo& each : found->tensors) {
        const std::string& positions = holdings[each.name];
        std::string shape;
        for (const std::int64_t length : each.shape)
            shape += (shape.empty() ? "" : " × ") + std::to_string(length);
        const std::string line = shape + "\t" + each.type + (positions.empty() ? "" : "\t" + positions);
        all.push_back({printable(each.name, each.name.size()), each.type, shape, line, positions});
    }
    return printList("tensors", all, json);
}

Exit runList(const Arguments& given) {
    const bool json = given.parsed.isSet(QStringLiteral("json"));
    const QStringList words = given.parsed.positionalArguments();
    std::vector<std::string> names;
    for (const QString& name : kindNames())
        names.push_back(name.toStdString());
    const std::string what = typedWord(words.value(0).toStdString(), names);
    if (what == "tensors" && words.size() == 2) return printTensors(words[1], json);
    for (const Kind& kind : kinds)
        if (words.size() == 1 && what == kind.id) return printList(kind.id, kind.list(), json);
    return fail({withNearest(
        Text("list takes one of %1, or tensors FILE")
            .with(Text::asIs(
                kindNames().mid(0, kindNames().size() - 1).join(QStringLiteral(", ")).toStdString())),
        words.value(0).toStdString(), names)});
}

}  // namespace

Command listCommand() {
    return {
        .name = QStringLiteral("list"),
        .summary = QStringLiteral("the names that options take, or the tensors of a file"),
        .usage = {QStringLiteral("posiscope list views|encodings|colormaps|lessons [--json]"),
                  QStringLiteral("posiscope list tensors FILE [--json]")},
        .about = {QStringLiteral("A line each, with what they stand for; of a tensor its extents, its type, "
                                 "and what its name says that it holds about positions.")},
        .options = [] { return std::vector<OptionGroup>{answerOptions(false)}; },
        .examples = {QStringLiteral("posiscope list views"),
                     QStringLiteral("posiscope list encodings --json"),
                     QStringLiteral("posiscope list tensors model.safetensors")},
        .operands = kindNames,
        .run = runList,
        .answer = listKeys};
}

}  // namespace posiscope
