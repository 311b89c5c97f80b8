// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/listcommand.h"

#include <QCommandLineParser>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "app/helpgroups.h"
#include "app/lessoncommands.h"
#include "core/base/answerschema.h"
#include "core/base/colormap.h"
#include "core/base/nearestword.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

struct Listed {
    std::string id, name, summary;
    std::string line;  ///< what stands behind the id
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

std::string asJson(const Kind& kind, const List& all) {
    nlohmann::ordered_json root{{"schema", answerSchema}};
    root[kind.id] = nlohmann::ordered_json::array();
    for (const Listed& each : all)
        root[kind.id].push_back({{"id", each.id}, {"name", each.name}, {"summary", each.summary}});
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

void addListOptions(QCommandLineParser& parser) {
    addHelpOption(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
}

}  // namespace

QString listHelp() {
    QCommandLineParser parser;
    addListOptions(parser);
    const QString text = parser.helpText();
    return groupedHelp(
        QStringLiteral("list"),
        QStringLiteral("posiscope list views|encodings|colormaps|lessons [--json]\n\n"
                       "Prints the names that options take, a line each, with what they stand for.\n") +
            text.mid(text.indexOf(u'\n') + 1));
}

Exit runList(const QStringList& words) {
    QCommandLineParser parser;
    addListOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return fail(wrongWords(parser));
    if (parser.isSet(QStringLiteral("help"))) {
        std::fputs(qUtf8Printable(listHelp()), stdout);
        return Exit::ok;
    }
    const QStringList given = parser.positionalArguments();
    const std::string what = given.value(0).toStdString();
    std::vector<std::string> names;
    for (const Kind& kind : kinds) {
        names.emplace_back(kind.id);
        if (given.size() != 1 || what != kind.id) continue;
        const List all = kind.list();
        std::string text;
        for (const Listed& each : all)
            text += each.id + "\t" + each.line + "\n";
        if (parser.isSet(QStringLiteral("json"))) text = asJson(kind, all);
        std::fwrite(text.data(), 1, text.size(), stdout);
        return Exit::ok;
    }
    return fail(withNearest(POSISCOPE_TR("core", "list takes one of views, encodings, colormaps, lessons"),
                            what, names),
                Exit::usage);
}

}  // namespace posiscope
