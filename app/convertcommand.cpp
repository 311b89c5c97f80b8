// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/convertcommand.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "app/fitoptions.h"
#include "app/helpgroups.h"
#include "app/interrupts.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "app/terminalprogress.h"
#include "core/base/answerschema.h"
#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/convert/arraywriting.h"
#include "core/convert/converter.h"
#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tensorinfo.h"
#include "ui/export/arrayexport.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

QString allTypes() {
    QStringList names;
    for (const CellType type : convertedTypes())
        names << QString::fromStdString(std::string(nameOf(type)));
    return names.join(QLatin1String(", "));
}

void addConvertOptions(QCommandLineParser& parser) {
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    QString all;
    for (const StorageForm& form : storageForms())
        all += QStringLiteral("\n%1  %2").arg(QLatin1String(form.id), -25).arg(QString::fromUtf8(form.words));
    const auto add = [&parser](const char* name, const QString& text, const char* value) {
        parser.addOption({QLatin1String(name), text, QLatin1String(value)});
    };
    addHelpOption(parser);
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("The file to write: .npy, .npz, .safetensors or .csv; may be given "
                                     "several times."),
                      QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("overwrite"), QStringLiteral("Let -o be the file that is converted.")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print what was done as JSON.")});
    add("format",
        QStringLiteral("With -o - (standard output) or a pipe: npy (by default), npz, safetensors or csv."),
        "FORMAT");
    add("to", QStringLiteral("The form, for L positions and n pairs; as in the file by default.") + all,
        "FORM");
    add("order", QStringLiteral("sine-first or cosine-first; as in the file by default."), "ORDER");
    add("dtype", QStringLiteral("%1; as in the file by default.").arg(allTypes()), "TYPE");
    add("rows",
        QStringLiteral("The number of rows: the first ones of the file, then rows of its formula, or "
                       "of --fill."),
        "N");
    addFitOptions(parser);
    parser.addOption({QStringLiteral("whole"),
                      QStringLiteral("Write a copy of the .safetensors file, with all its other tensors.")});
    add("permutation",
        QStringLiteral("Write the order of rows of W_q and W_k for the other pairing, half-split or "
                       "interleaved: W_new = W_old[order]."),
        "PAIRS");
    add("permute",
        QStringLiteral("Write W_q or W_k itself, or its biases, with its rows in that order: half-split or "
                       "interleaved."),
        "PAIRS");
    add("heads", QStringLiteral("The number of heads of these weights."), "N");
    add("head-dim",
        QStringLiteral("The number of rows of a head; --permute finds it from the rows of the weights."),
        "N");
    add("rotated",
        QStringLiteral("The number of rows of a head that rotate, from the first; all by default."), "N");
}

CommandError noForm(const std::string& id) {
    std::vector<std::string> ids;
    for (const StorageForm& form : storageForms())
        ids.emplace_back(form.id);
    CommandError error =
        usage(POSISCOPE_TR("core", "there is no form “%1”: see posiscope convert --help"), {id});
    error.text = withNearest(std::move(error.text), id, ids);
    return error;
}

/// What was typed behind the options of a conversion.
ConvertWords wordsOf(const QCommandLineParser& parser) {
    static const QStringList others{
        QStringLiteral("output"), QStringLiteral("o"),         QStringLiteral("format"),
        QStringLiteral("json"),   QStringLiteral("whole"),     QStringLiteral("help"),
        QStringLiteral("h"),      QStringLiteral("overwrite"), QStringLiteral("permutation")};
    ConvertWords words;
    for (const QString& name : parser.optionNames())
        if (!others.contains(name)) words[name.toStdString()] = parser.value(name).toStdString();
    return words;
}

std::optional<CommandError> readHeads(const QCommandLineParser& parser, ConvertOptions& options) {
    const QString pairs = parser.value(QStringLiteral("permutation"));
    options.toHalfSplit = pairs == QLatin1String("half-split");
    if (!options.toHalfSplit && pairs != QLatin1String("interleaved"))
        return usage(POSISCOPE_TR("core", "--permutation is half-split or interleaved"));
    static const QStringList read{QStringLiteral("output"),      QStringLiteral("o"),
                                  QStringLiteral("format"),      QStringLiteral("heads"),
                                  QStringLiteral("permutation"), QStringLiteral("head-dim"),
                                  QStringLiteral("rotated")};
    for (const QString& name : parser.optionNames())
        if (!read.contains(name))
            return usage(POSISCOPE_TR("core", "%1 does not apply to %2"),
                         {"--" + name.toStdString(), "--permutation"});
    const auto shape = readHeadWords(wordsOf(parser), true);
    if (!shape) return CommandError{shape.error().text};
    for (const QString& output : options.outputs)
        if (!output.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive))
            return usage(POSISCOPE_TR("core", "a permutation is written as .npy"));
    options.heads = *shape;
    return std::nullopt;
}

std::optional<CommandError> readRequest(const QCommandLineParser& parser, ConvertOptions& options) {
    const ConvertWords words = wordsOf(parser);
    const auto forms = storageForms();
    if (const auto form = words.find("to"); form != words.end())
        if (std::ranges::none_of(forms, [&](const StorageForm& each) { return each.id == form->second; }))
            return noForm(form->second);
    const auto request = readConvertWords(words);
    if (!request) return CommandError{request.error().text};
    options.request = *request;
    options.json = parser.isSet(QStringLiteral("json"));
    options.whole = parser.isSet(QStringLiteral("whole"));
    options.overwrite = parser.isSet(QStringLiteral("overwrite"));
    for (const QString& output : options.outputs)
        if (options.whole && !output.endsWith(QLatin1String(".safetensors"), Qt::CaseInsensitive))
            return usage(POSISCOPE_TR("core", "--whole writes a .safetensors file"));
    return std::nullopt;
}

/// The files of -o.
std::optional<CommandError> readOutputs(const QCommandLineParser& parser, ConvertOptions& options) {
    const QString format = parser.value(QStringLiteral("format")).toLower();
    for (const QString& output : parser.values(QStringLiteral("output"))) {
        if (output.isEmpty()) break;
        if (isStream(output))
            options.toStream = true;
        else if (!format.isEmpty())
            return usage(
                POSISCOPE_TR("core", "--format is for -o - and pipes: a file's ending says its format"));
        options.outputs << localOutput(output, format.isEmpty() ? QStringLiteral("npy") : format);
    }
    if (options.outputs.isEmpty()) return usage(POSISCOPE_TR("core", "-o FILE is missing"));
    return std::nullopt;
}

/// The file that is converted is not replaced unasked.
std::optional<CommandError> checkOverwriting(const ConvertOptions& options) {
    const QString from = QFileInfo(QString::fromStdString(options.path)).canonicalFilePath();
    for (const QString& output : options.outputs)
        if (!options.overwrite && !from.isEmpty() && QFileInfo(output).canonicalFilePath() == from)
            return usage(POSISCOPE_TR("core", "%1 is the file that is converted: --overwrite replaces it"),
                         {output.toStdString()});
    return std::nullopt;
}

std::string shapeText(const std::vector<std::int64_t>& shape) {
    std::string text;
    for (const std::int64_t size : shape)
        text += (text.empty() ? "[" : ", ") + std::to_string(size);
    return text + "]";
}

/// "rope: interleaved, float32 [256, 128] → half-split, float16 [256, 128]", and a line for each thing that
/// was done.
std::string summary(const StoredArray& from, const std::string& form, const Converted& made) {
    const auto& answer = made.recognised;
    const std::string to = answer ? (form.empty() ? answer->conversionSource->form.id : form) + ", " : "";
    std::string text = answer ? answer->encoding + ": " + answer->storage.form + ", " : "";
    text += from.type + " " + shapeText(from.shape) + " → " + to +
            std::string(nameOf(made.arrays.front().type())) + " ";
    for (const ConvertedArray& array : made.arrays)
        text += (&array == &made.arrays.front() ? "" : " and ") + shapeText(array.shape());
    text += "\n";
    for (const Text& note : made.notes)
        text += note.english() + "\n";
    return text;
}

Exit writePermutation(const ConvertOptions& options) {
    const std::string bytes = npyOf(queryKeyPermutation(*options.heads, options.toHalfSplit));
    for (const QString& output : options.outputs)
        if (const auto failure = saveBytes(output, QByteArray::fromStdString(bytes)))
            return fail(failure->text, Exit::failed);
    return Exit::ok;
}

}  // namespace

std::variant<ConvertOptions, CommandError> parseConvert(const QStringList& words) {
    QCommandLineParser parser;
    addConvertOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return wrongWords(parser);
    ConvertOptions options;
    options.help = parser.isSet(QStringLiteral("help"));
    if (options.help) return options;
    if (auto error = repeatedOption(parser, {QStringLiteral("o"), QStringLiteral("output")})) return *error;
    if (auto error = readOutputs(parser, options)) return *error;
    const bool permutation = parser.isSet(QStringLiteral("permutation"));
    const QStringList files = parser.positionalArguments();
    if (files.size() != (permutation ? 0 : 1))
        return usage(POSISCOPE_TR("core",
                                  "convert takes one table: posiscope convert FILE[:TENSOR] -o OUT; "
                                  "--permutation takes none"));
    if (permutation) {
        if (auto error = readHeads(parser, options)) return *error;
        return options;
    }
    for (const QString& output : options.outputs)
        if (!convertedFormats().contains(QFileInfo(output).suffix().toLower()))
            return usage(
                POSISCOPE_TR("core", "converted tables are written as .npy, .npz, .safetensors or .csv"));
    if (auto error = readRequest(parser, options)) return *error;
    if (auto error = nameArrays(files.front(), options.path, options.tensors)) return *error;
    if (auto error = checkOverwriting(options)) return *error;
    return options;
}

QString convertHelp() {
    QCommandLineParser parser;
    addConvertOptions(parser);
    const QString text = parser.helpText();
    return groupedHelp(
        QStringLiteral("convert"),
        QStringLiteral(
            "posiscope convert FILE[:TENSOR] -o OUT [--to FORM] [--order ORDER] [--dtype TYPE] [--rows "
            "N]\n"
            "posiscope convert FILE[:TENSOR] -o OUT --grid HxW | --window N | --rows N --fill HOW "
            "[--whole]\n"
            "posiscope convert FILE[:TENSOR] -o OUT --permute PAIRS --heads N [--head-dim N] [--rotated "
            "N] "
            "[--whole]\n"
            "posiscope convert --permutation PAIRS --heads N --head-dim N [--rotated N] -o OUT.npy\n\n"
            "Writes a table of sines and cosines in another form, order, type or length. The table is\n"
            "recognised as by posiscope identify. Its cells are copied; cells that it lacks are computed "
            "from\nthe recognised formula.\n"
            "FILE:COS,SIN names cosines and sines in two arrays.\n\n"
            "A learned table is made to fit: resized as PyTorch's interpolate does (--grid 24x24 "
            "--interpolation\n"
            "bicubic-antialias is timm's way, bilinear-aligned that of big_vision), cut or made longer "
            "(--rows 1024 --fill last),\n"
            "or as a table of relative biases given another window. Rows in front are kept. What was done "
            "is printed.\n") +
            text.mid(text.indexOf(u'\n') + 1));
}

namespace {

/// The lines of a summary, and what was written.
std::string asJson(const std::vector<ConvertedArray>& arrays, const std::string& text) {
    nlohmann::ordered_json root{{"schema", answerSchema}};
    root["arrays"] = nlohmann::ordered_json::array();
    for (const ConvertedArray& array : arrays)
        root["arrays"].push_back(
            {{"name", array.name()}, {"dtype", nameOf(array.type())}, {"shape", array.shape()}});
    root["done"] = nlohmann::ordered_json::array();
    for (const QString& line : QString::fromStdString(text).split(u'\n', Qt::SkipEmptyParts))
        root["done"].push_back(line.toStdString());
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// Writes the arrays, or the one of them into a copy of its model.
Failure writeTo(const QString& output, const ConvertOptions& options,
                const std::vector<ConvertedArray>& arrays, std::vector<std::string>& counters) {
    TerminalProgress terminal("writing " + QFileInfo(output).fileName().toStdString());
    const Progress progress = [&terminal](double share) {
        terminal.show(share);
        return !interrupted();
    };
    if (!options.whole) {
        const auto outcome = exportArrays(arrays, output, progress);
        return outcome ? Failure() : Failure(outcome.error());
    }
    const auto model = WholeModel::open(options.path, arrays.front().name());
    if (!model) return model.error();
    counters = model->counters();
    const auto outcome = exportWhole(*model, arrays.front(), output, progress);
    return outcome ? Failure() : Failure(outcome.error());
}

/// Writes all files and prints the summary.
Exit write(const ConvertOptions& options, const std::vector<ConvertedArray>& arrays, std::string text) {
    if (options.whole && (arrays.size() > 1 || arrays.front().complex()))
        return fail(Text("%1: %2")
                        .with(Text::asIs(printable(options.path)))
                        .with(POSISCOPE_TR("core", "--whole replaces one tensor of real numbers")),
                    Exit::failed);
    std::vector<std::string> counters;
    for (const QString& output : options.outputs) {
        if (const auto failure = writeTo(output, options, arrays, counters))
            return fail(failure->text, Exit::failed);
        if (interrupted()) return Exit::failed;
    }
    for (const std::string& name : counters)
        text += "not changed, though it may count these rows: " + printable(name) + "\n";
    if (options.json) text = asJson(arrays, text);
    std::fwrite(text.data(), 1, text.size(), options.toStream ? stderr : stdout);
    return Exit::ok;
}

}  // namespace

Exit runConvert(const ConvertOptions& options) {
    if (options.heads) return writePermutation(options);
    auto read = readArrays(options.path, options.tensors);
    if (!read) return fail(read.error().text, Exit::failed);
    if (options.request.fit && read->size() > 1)
        return fail(
            usage(POSISCOPE_TR("core", "one table is made to fit at a time: name it with FILE:TENSOR")));
    Converter converter(std::move(read.value()));
    std::optional<TerminalProgress> terminal(
        std::in_place,
        "converting " + QFileInfo(QString::fromStdString(options.path)).fileName().toStdString());
    const auto made = converter.convert(options.request, [&terminal](double share) {
        terminal->show(share);
        return !interrupted();
    });
    terminal.reset();
    if (!made && interrupted()) return Exit::failed;
    if (!made)
        return fail(Text("%1: %2").with(Text::asIs(printable(options.path))).with(made.error().text),
                    Exit::failed);
    return write(options, made->arrays,
                 summary(converter.arrays().front(), options.request.form.form, *made));
}

}  // namespace posiscope
