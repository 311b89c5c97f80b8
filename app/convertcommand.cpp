// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/interrupts.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "app/terminalprogress.h"
#include "core/base/answerschema.h"
#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/convert/arraywriting.h"
#include "core/convert/converter.h"
#include "core/convert/convertwords.h"
#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tensorinfo.h"
#include "ui/export/arrayexport.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

struct ConvertOptions {
    std::string path;
    std::vector<std::string> tensors;
    ConvertRequest request;
    bool whole = false;      ///< into a copy of the model file
    bool overwrite = false;  ///< the file itself may be the output
    /// The heads whose query and key rows --permutation reorders; none for a table.
    std::optional<HeadShape> heads;
    bool toHalfSplit = true;
    QStringList outputs;
    bool toStream = false;  ///< standard output has the data, and standard error the words
    bool json = false;      ///< the words in JSON
};

CommandError noForm(const std::string& id) {
    std::vector<std::string> ids;
    for (const StorageForm& form : storageForms())
        ids.emplace_back(form.id);
    CommandError error = usage("there is no form “%1”: see posiscope convert --help", {id});
    error.text = withNearest(std::move(error.text), id, ids);
    return error;
}

/// What was typed behind the options of a conversion.
ConvertWords wordsOf(const QCommandLineParser& parser) {
    static const QStringList others{QStringLiteral("output"),      QStringLiteral("o"),
                                    QStringLiteral("format"),      QStringLiteral("json"),
                                    QStringLiteral("whole"),       QStringLiteral("quiet"),
                                    QStringLiteral("lang"),        QStringLiteral("overwrite"),
                                    QStringLiteral("permutation"), QStringLiteral("memory")};
    ConvertWords words;
    for (const QString& name : parser.optionNames())
        if (!others.contains(name)) words[name.toStdString()] = parser.value(name).toStdString();
    return words;
}

std::optional<CommandError> readHeads(const QCommandLineParser& parser, ConvertOptions& options) {
    const QString pairs = parser.value(QStringLiteral("permutation"));
    options.toHalfSplit = pairs == QLatin1String("half-split");
    if (!options.toHalfSplit && pairs != QLatin1String("interleaved"))
        return usage("--permutation is half-split or interleaved");
    static const QStringList read{QStringLiteral("output"),      QStringLiteral("o"),
                                  QStringLiteral("format"),      QStringLiteral("heads"),
                                  QStringLiteral("permutation"), QStringLiteral("head-dim"),
                                  QStringLiteral("rotated"),     QStringLiteral("rotated-last"),
                                  QStringLiteral("quiet"),       QStringLiteral("lang"),
                                  QStringLiteral("memory")};
    for (const QString& name : parser.optionNames())
        if (!read.contains(name))
            return usage("%1 does not apply to %2", {"--" + name.toStdString(), "--permutation"});
    const auto shape = readHeadWords(wordsOf(parser), true);
    if (!shape) return CommandError{shape.error().text};
    for (const QString& output : options.outputs)
        if (!output.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive))
            return usage("a permutation is written as .npy");
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
            return usage("--whole writes a .safetensors file");
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
            return usage("--format is for -o - and pipes: a file's ending says its format");
        options.outputs << localOutput(output, format.isEmpty() ? QStringLiteral("npy") : format);
    }
    if (options.outputs.isEmpty()) return usage("-o FILE is missing");
    return std::nullopt;
}

/// The file that is converted is not replaced unasked.
std::optional<CommandError> checkOverwriting(const ConvertOptions& options) {
    const QString from = QFileInfo(QString::fromStdString(options.path)).canonicalFilePath();
    for (const QString& output : options.outputs)
        if (!options.overwrite && !from.isEmpty() && QFileInfo(output).canonicalFilePath() == from)
            return usage("%1 is the file that is converted: --overwrite replaces it", {output.toStdString()});
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

std::variant<ConvertOptions, CommandError> parseConvert(const QCommandLineParser& parser) {
    ConvertOptions options;
    if (auto error = readOutputs(parser, options)) return *error;
    const bool permutation = parser.isSet(QStringLiteral("permutation"));
    const QStringList files = parser.positionalArguments();
    if (files.size() != (permutation ? 0 : 1))
        return usage(
            "convert takes one table: posiscope convert FILE[:TENSOR] -o OUT; "
            "--permutation takes none");
    if (permutation) {
        if (auto error = readHeads(parser, options)) return *error;
        return options;
    }
    for (const QString& output : options.outputs)
        if (!convertedFormats().contains(QFileInfo(output).suffix().toLower()))
            return usage("converted tables are written as .npy, .npz, .safetensors or .csv");
    if (auto error = readRequest(parser, options)) return *error;
    if (auto error = nameArrays(files.front(), options.path, options.tensors)) return *error;
    if (auto error = checkOverwriting(options)) return *error;
    return options;
}

/// The lines of a summary, and what was written.
AnswerKeys conversionKeys() {
    static constexpr AnswerKey keys[] = {
        {"arrays[].name", "string", "The name of an array that was written; empty where it has none."},
        {"arrays[].dtype", "string", "Its type."},
        {"arrays[].shape", "integer[]", "Its extents."},
        {"done", "string[]", "What was done, in sentences."},
    };
    return keys;
}

nlohmann::ordered_json conversionAsJson(const std::vector<ConvertedArray>& arrays, const std::string& text) {
    nlohmann::ordered_json root{{"schema", answerSchema}};
    root["arrays"] = nlohmann::ordered_json::array();
    for (const ConvertedArray& array : arrays)
        root["arrays"].push_back(
            {{"name", array.name()}, {"dtype", nameOf(array.type())}, {"shape", array.shape()}});
    root["done"] = nlohmann::ordered_json::array();
    for (const QString& line : QString::fromStdString(text).split(u'\n', Qt::SkipEmptyParts))
        root["done"].push_back(line.toStdString());
    return root;
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
                        .with("--whole replaces one tensor of real numbers"),
                    Exit::failed);
    std::vector<std::string> counters;
    for (const QString& output : options.outputs) {
        if (const auto failure = writeTo(output, options, arrays, counters))
            return fail(failure->text, Exit::failed);
        if (interrupted()) return Exit::failed;
    }
    for (const std::string& name : counters)
        text += "not changed, though it may count these rows: " + printable(name) + "\n";
    if (options.json)
        printJson(conversionAsJson(arrays, text), options.toStream);
    else
        printAnswer(text, options.toStream);
    return Exit::ok;
}

Exit runConvert(const Arguments& given) {
    const auto parsed = parseConvert(given.parsed);
    if (const auto* error = std::get_if<CommandError>(&parsed)) return fail(*error);
    const auto& options = std::get<ConvertOptions>(parsed);
    if (options.heads) return writePermutation(options);
    auto read = readArrays(options.path, options.tensors);
    if (!read) return fail(read.error().text, Exit::failed);
    if (options.request.fit && read->size() > 1)
        return fail(usage("one table is made to fit at a time: name it with FILE:TENSOR"));
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

/// An option as a row of a table.
struct OptionRow {
    const char *name, *value, *meaning;
};

std::vector<Option> rowOptions(std::span<const OptionRow> rows) {
    std::vector<Option> all;
    for (const OptionRow& row : rows)
        all.push_back({.names = {QLatin1String(row.name)},
                       .value = QLatin1String(row.value),
                       .meaning = QString::fromUtf8(row.meaning)});
    return all;
}

constexpr OptionRow fitRows[] = {
    {"grid", "HxW", "Resize a learned table to so many places, by --interpolation."},
    {"old-grid", "HxW",
     "The places of the file, or the window of its table of biases; found where they are square."},
    {"window", "HxW",
     "Resize a table of relative biases, (2h - 1)(2w - 1) rows as in Swin and BEiT, to a window "
     "of H x W, or of N x N."},
    {"interpolation", "NAME",
     "How places, or with --rows rows, are resized; bicubic by default: %1. The last two, of BEiT and of "
     "timm, are for --window: the old distances stand in a geometric progression."},
    {"front", "N",
     "The number of rows before the places (class token, registers), which are kept. By default up to "
     "two before a square; with --fill none."},
    {"drop-rows", "N", "Leave out the first N rows."},
    {"fill", "HOW",
     "What stands behind the last row where --rows asks for more: last (that row again), tile (the "
     "table again), wrap (the table without the rows of --front again), random."},
    {"std", "NUMBER", "The standard deviation of random rows; 0.02 by default."},
    {"seed", "N", "The seed of random rows; 0 by default."},
};

constexpr OptionRow weightRows[] = {
    {"permutation", "half-split|interleaved",
     "Write the order of rows of W_q and W_k for the other pairing: W_new = W_old[order]."},
    {"permute", "half-split|interleaved",
     "Write W_q or W_k itself, or its biases, with its rows in that order."},
    {"heads", "N", "The number of heads of these weights."},
    {"head-dim", "N", "The number of rows of a head; --permute finds it from the rows of the weights."},
    {"rotated", "N", "The number of rows of a head that rotate, from the first; all by default."},
    {"rotated-last", "N", "The same from the last: 64 of 192 in MLA."},
    {"axis", "N",
     "The axis with the elements of heads: 0 by default, as in PyTorch; -1, the last one, in kernels of JAX "
     "and "
     "Keras."},
};

QStringList typeNames() {
    QStringList names;
    for (const CellType type : convertedTypes())
        names << QString::fromStdString(std::string(nameOf(type)));
    return names;
}

std::vector<Option> formOptions() {
    QString forms;
    QStringList ids;
    for (const StorageForm& form : storageForms()) {
        ids << QLatin1String(form.id);
        forms += QStringLiteral("\n%1: %2").arg(QLatin1String(form.id), QString::fromUtf8(form.words));
    }
    return {{.names = {QStringLiteral("to")},
             .value = QStringLiteral("FORM"),
             .meaning =
                 QStringLiteral("The form, for L positions and n pairs; as in the file by default.") + forms,
             .words = ids},
            {.names = {QStringLiteral("order")},
             .value = QStringLiteral("sine-first|cosine-first"),
             .meaning = QStringLiteral("As in the file by default."),
             .words = {QStringLiteral("sine-first"), QStringLiteral("cosine-first")}},
            {.names = {QStringLiteral("dtype")},
             .value = QStringLiteral("TYPE"),
             .meaning =
                 QStringLiteral("%1; as in the file by default.").arg(typeNames().join(QStringLiteral(", "))),
             .words = typeNames()},
            {.names = {QStringLiteral("rows")},
             .value = QStringLiteral("N"),
             .meaning = QStringLiteral("The number of rows: the first ones of the file, then rows of its "
                                       "formula, or of --fill.")}};
}

std::vector<Option> fileOptions() {
    return {{.names = {QStringLiteral("o"), QStringLiteral("output")},
             .value = QStringLiteral("FILE"),
             .meaning = QStringLiteral("The file to write: .npy, .npz, .safetensors or .csv; may be given "
                                       "several times.")},
            {.names = {QStringLiteral("format")},
             .value = QStringLiteral("npy|npz|safetensors|csv"),
             .meaning = QStringLiteral("With -o - (standard output) or a pipe; npy by default."),
             .words = convertedFormats()},
            {.names = {QStringLiteral("whole")},
             .meaning = QStringLiteral("Write a copy of the .safetensors file, with all its other tensors.")},
            {.names = {QStringLiteral("overwrite")},
             .meaning = QStringLiteral("Let -o be the file that is converted.")}};
}

std::vector<OptionGroup> convertOptions() {
    std::vector<Option> fit = rowOptions(fitRows);
    Option& interpolation = *std::ranges::find(fit, QStringLiteral("interpolation"),
                                               [](const Option& each) { return each.name(); });
    interpolation.words = QString::fromStdString(interpolationNames()).split(QStringLiteral(", "));
    interpolation.meaning = interpolation.meaning.arg(interpolation.words.join(QStringLiteral(", ")));
    std::vector<Option> weights = rowOptions(weightRows);
    for (Option& each : weights)
        if (each.value.contains(u'|')) each.words = each.value.split(u'|');
    return {{QStringLiteral("Files and formats"), fileOptions()},
            {QStringLiteral("Another form, type or length"), formOptions()},
            {QStringLiteral("A learned table made to fit"), std::move(fit)},
            {QStringLiteral("Rows of query and key weights"), std::move(weights)},
            answerOptions(false)};
}

}  // namespace

Command convertCommand() {
    return {
        .name = QStringLiteral("convert"),
        .summary = QStringLiteral("a table in another form, type or length; a learned one resized"),
        .usage = {QStringLiteral("posiscope convert FILE[:TENSOR] -o OUT [--to FORM] [--dtype TYPE] "
                                 "[--rows N]"),
                  QStringLiteral("posiscope convert FILE[:TENSOR] -o OUT --grid HxW | --window N | --fill "
                                 "HOW"),
                  QStringLiteral("posiscope convert FILE[:TENSOR] -o OUT --permute PAIRS --heads N"),
                  QStringLiteral("posiscope convert --permutation PAIRS --heads N --head-dim N -o OUT.npy")},
        .about = {QStringLiteral("Writes a table of sines and cosines in another form, order, type or "
                                 "length. The table is recognised as by posiscope identify. Its cells are "
                                 "copied; cells that it lacks are computed from the recognised formula. "
                                 "FILE:COS,SIN names cosines and sines in two arrays."),
                  QStringLiteral(
                      "A learned table is made to fit: resized as PyTorch's interpolate does (--grid "
                      "24x24 --interpolation bicubic-antialias is timm's way, bilinear-aligned that of "
                      "big_vision), cut or made longer (--rows 1024 --fill last), or as a table of "
                      "relative biases given another window. Rows in front are kept. What was done is "
                      "printed.")},
        .options = convertOptions,
        .examples = {QStringLiteral("posiscope convert vit.safetensors:pos_embed --grid 24x24 "
                                    "--interpolation bicubic-antialias --whole -o vit-384.safetensors"),
                     QStringLiteral("posiscope convert cache.npz --to interleaved --dtype float16 -o "
                                    "table.npy"),
                     QStringLiteral("posiscope convert model.safetensors:q_proj.weight --permute "
                                    "half-split --heads 4 -o q.npy")},
        .run = runConvert,
        .answer = conversionKeys};
}

}  // namespace posiscope
