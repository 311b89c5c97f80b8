// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helpgroups.h"

#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "app/parameteroptions.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

struct Example {
    const char* command;
    const char* line;
};
/// A test runs them.
constexpr Example examples[] = {
    {"", "posiscope export --view heatmap --d-model 64 --max-len 128 -o pe.png"},
    {"", "posiscope identify model.safetensors:wpe.weight"},
    {"export", "posiscope export --view heatmap --d-model 64 --max-len 128 -o pe.png"},
    {"export", "posiscope export --view heatmap --encoding rope --format npy -o - | posiscope identify -"},
    {"describe", "posiscope describe --encoding rope --head-dim 128 --base 500000"},
    {"describe", "posiscope describe --table cache.npz:cos,sin --json"},
    {"compare", "posiscope compare old.safetensors new.safetensors --tolerance 1e-6"},
    {"compare", "posiscope compare pe.npy config.json --markdown"},
    {"identify", "posiscope identify pe.npy --expect sinusoidal --base 10000"},
    {"identify", "posiscope identify cache.npz --config config.json --json"},
    {"convert",
     "posiscope convert vit.safetensors:pos_embed --grid 24x24 --interpolation bicubic-antialias --whole "
     "-o vit-384.safetensors"},
    {"convert", "posiscope convert cache.npz --to interleaved --dtype float16 -o table.npy"},
    {"convert", "posiscope convert model.safetensors:q_proj.weight --permute half-split --heads 4 -o q.npy"},
    {"handout", "posiscope handout --lesson wavelengths --solutions -o lesson.pdf"},
    {"lesson", "posiscope lesson my-lesson.md"},
    {"list", "posiscope list views"},
    {"list", "posiscope list encodings --json"},
};

struct Group {
    const char* heading;
    QStringList options;  ///< without hyphens
};

/// The groups in their order, for options that are no parameters. An option that stands nowhere is in the
/// last one.
const std::vector<Group>& groups() {
    static const std::vector<Group> all{
        {"What is shown",
         {QStringLiteral("view"), QStringLiteral("lesson"), QStringLiteral("session"),
          QStringLiteral("table"), QStringLiteral("config")}},
        {"What it was meant to be",
         {QStringLiteral("expect"), QStringLiteral("original"), QStringLiteral("interpolation"),
          QStringLiteral("grid")}},
        {"Files and formats",
         {QStringLiteral("output"), QStringLiteral("format"), QStringLiteral("whole"),
          QStringLiteral("overwrite")}},
        {"Another form, type or length",
         {QStringLiteral("to"), QStringLiteral("order"), QStringLiteral("dtype"), QStringLiteral("rows")}},
        {"A learned table made to fit",
         {QStringLiteral("old-grid"), QStringLiteral("window"), QStringLiteral("front"),
          QStringLiteral("drop-rows"), QStringLiteral("fill"), QStringLiteral("std"),
          QStringLiteral("seed")}},
        {"Rows of query and key weights",
         {QStringLiteral("permutation"), QStringLiteral("permute"), QStringLiteral("heads"),
          QStringLiteral("head-dim"), QStringLiteral("rotated")}},
    };
    return all;
}

const char* const fit = "A learned table made to fit";
const char* const several = "Several encodings";
const char* const precision = "Where numbers are rounded";
const char* const views = "Views";
const char* const figures = "Pictures and motions";
const char* const others = "Answer and help";

bool holds(std::span<const Parameter> all, const std::string& key) {
    return std::ranges::any_of(all, [&key](const Parameter& each) { return each.key == key; });
}

/// The subject of a parameter: its only encoding, or what it has in common with others.
QString groupOf(const Parameter& parameter) {
    if (parameter.key.starts_with("precision_")) return QLatin1String(precision);
    if (holds(exportParameters(), parameter.key)) return QLatin1String(figures);
    if (parameter.key == encodingParameter().key) return QLatin1String(several);
    QStringList names;
    for (const Encoding* encoding : encodings())
        if (holds(encoding->parameters, parameter.key))
            names << QString::fromStdString(encoding->name.english());
    if (names.isEmpty() || !parameter.views.empty()) return QLatin1String(views);
    return names.size() > 1 ? QLatin1String(several) : names.front();
}

/// The heading of every option of parameters, without hyphens.
QMap<QString, QString> parameterGroups() {
    QMap<QString, QString> all;
    for (const Parameter* each : optionParameters(true)) {
        const QString name = optionName(*each);
        all[name] = all[QStringLiteral("no-") + name] = groupOf(*each);
    }
    return all;
}

QString groupOf(const QString& command, const QString& option) {
    static const QMap<QString, QString> ofParameters = parameterGroups();
    if (option == QLatin1String("preset")) return QLatin1String(figures);
    // Of these two words each has two meanings.
    if (command == QLatin1String("convert") &&
        (option == QLatin1String("grid") || option == QLatin1String("interpolation")))
        return QLatin1String(fit);
    const bool own = command == QLatin1String("convert") || !ofParameters.contains(option);
    if (!own) return ofParameters[option];
    for (const Group& group : groups())
        if (group.options.contains(option)) return QLatin1String(group.heading);
    return QLatin1String(others);
}

/// The headings in the order of the help.
QStringList headings() {
    QStringList all;
    for (const Group& group : groups())
        all << QLatin1String(group.heading);
    all << QLatin1String(several);
    for (const Encoding* encoding : encodings())
        all << QString::fromStdString(encoding->name.english());
    return all << QLatin1String(precision) << QLatin1String(views) << QLatin1String(figures)
               << QLatin1String(others);
}

}  // namespace

QString examplesOf(const QString& command) {
    QString text;
    for (const Example& example : examples)
        if (command == QLatin1String(example.command))
            text += QStringLiteral("  %1\n").arg(QLatin1String(example.line));
    return text.isEmpty() ? text : QStringLiteral("Examples:\n") + text;
}

QString groupedHelp(const QString& command, const QString& help) {
    const QString begin = QStringLiteral("Options:\n");
    const qsizetype at = help.indexOf(begin);
    if (at < 0) return help;
    QMap<QString, QString> grouped;
    QString heading = QLatin1String(others);
    static const QRegularExpression first(QStringLiteral("^ {1,4}(?:-[a-z], )?--([a-z0-9-]+)"));
    for (const QString& line : help.mid(at + begin.size()).split(u'\n', Qt::SkipEmptyParts)) {
        if (const auto match = first.match(line); match.hasMatch())
            heading = groupOf(command, match.captured(1));
        grouped[heading] += line + u'\n';
    }
    QString text = help.left(at) + examplesOf(command) + u'\n' + begin;
    for (const QString& each : headings())
        if (grouped.contains(each)) text += QStringLiteral("\n%1:\n%2").arg(each, grouped[each]);
    return text;
}

}  // namespace posiscope
