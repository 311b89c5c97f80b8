// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/convertcommand.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/commands.h"
#include "app/fitoptions.h"
#include "app/interrupts.h"
#include "app/streams.h"
#include "app/tableoption.h"
#include "core/base/answerschema.h"
#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/convert/arraywriting.h"
#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tensorinfo.h"
#include "ui/export/arrayexport.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

constexpr CellType types[] = {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16};

QString allTypes() {
    QStringList names;
    for (const CellType type : types)
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
                      QStringLiteral("The file to write: .npy, .npz, .safetensors or .csv."),
                      QStringLiteral("FILE")});
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
    add("heads", QStringLiteral("The number of heads of these weights."), "N");
    add("head-dim", QStringLiteral("The number of rows of a head."), "N");
    add("rotated",
        QStringLiteral("The number of rows of a head that rotate, from the first; all by default."), "N");
}

/// The option's value as a whole number from 1 to `most`.
std::variant<std::int64_t, CommandError> wholeNumber(const QCommandLineParser& parser, const char* option,
                                                     std::int64_t most) {
    bool whole = false;
    const std::int64_t number = parser.value(QLatin1String(option)).toLongLong(&whole);
    if (whole && number >= 1 && number <= most) return number;
    return usage(POSISCOPE_TR("core", "--%1 must be a whole number from 1 to %2"),
                 {option, groupedDigits(most)});
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

std::optional<CommandError> readForm(const QCommandLineParser& parser, ConversionRequest& request) {
    request.form = parser.value(QStringLiteral("to")).toStdString();
    const auto forms = storageForms();
    if (!request.form.empty() && std::none_of(forms.begin(), forms.end(), [&](const StorageForm& form) {
            return form.id == request.form;
        }))
        return noForm(request.form);
    const QString order = parser.value(QStringLiteral("order"));
    if (order == QLatin1String("cosine-first") || order == QLatin1String("sine-first"))
        request.cosineFirst = order == QLatin1String("cosine-first");
    else if (!order.isEmpty())
        return usage(POSISCOPE_TR("core", "--order is sine-first or cosine-first"));
    const std::string type = parser.value(QStringLiteral("dtype")).toStdString();
    for (const CellType each : types)
        if (nameOf(each) == type) request.type = each;
    if (!type.empty() && !request.type)
        return usage(POSISCOPE_TR("core", "--dtype is one of %1"), {allTypes().toStdString()});
    if (!parser.isSet(QStringLiteral("rows"))) return std::nullopt;
    const auto rows = wholeNumber(parser, "rows", tablelimits::rows);
    if (const auto* error = std::get_if<CommandError>(&rows)) return *error;
    request.rows = std::get<std::int64_t>(rows);
    return std::nullopt;
}

std::optional<CommandError> readHeads(const QCommandLineParser& parser, ConvertOptions& options) {
    const QString pairs = parser.value(QStringLiteral("permutation"));
    options.toHalfSplit = pairs == QLatin1String("half-split");
    if (!options.toHalfSplit && pairs != QLatin1String("interleaved"))
        return usage(POSISCOPE_TR("core", "--permutation is half-split or interleaved"));
    for (const char* needed : {"heads", "head-dim"})
        if (!parser.isSet(QLatin1String(needed)))
            return usage(POSISCOPE_TR("core", "--%1 is missing"), {needed});
    constexpr std::int64_t most = 65536;
    HeadShape shape;
    for (const auto& [option, number] :
         {std::pair{"heads", &shape.heads}, std::pair{"head-dim", &shape.headDim},
          std::pair{"rotated", &shape.rotated}}) {
        if (!parser.isSet(QLatin1String(option))) {
            *number = shape.headDim;
            continue;
        }
        const auto read = wholeNumber(parser, option, most);
        if (const auto* error = std::get_if<CommandError>(&read)) return *error;
        *number = std::get<std::int64_t>(read);
    }
    if (shape.rotated % 2 != 0 || shape.rotated > shape.headDim)
        return usage(POSISCOPE_TR("core", "--rotated must be even and at most --head-dim"));
    if (!options.output.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive))
        return usage(POSISCOPE_TR("core", "a permutation is written as .npy"));
    options.heads = shape;
    return std::nullopt;
}

/// What is asked of a learned table, and whether its model is copied.
std::optional<CommandError> readWays(const QCommandLineParser& parser, ConvertOptions& options) {
    auto fit = readFit(parser, options.request.rows, options.request.type);
    if (auto* error = std::get_if<CommandError>(&fit)) return std::move(*error);
    options.fit = std::get<std::optional<FitRequest>>(fit);
    if (options.fit && (parser.isSet(QStringLiteral("to")) || parser.isSet(QStringLiteral("order"))))
        return usage(
            POSISCOPE_TR("core", "--to and --order are for sines and cosines, which are not resized"));
    options.json = parser.isSet(QStringLiteral("json"));
    options.whole = parser.isSet(QStringLiteral("whole"));
    if (options.whole && !options.output.endsWith(QLatin1String(".safetensors"), Qt::CaseInsensitive))
        return usage(POSISCOPE_TR("core", "--whole writes a .safetensors file"));
    return std::nullopt;
}

std::string shapeText(const std::vector<std::int64_t>& shape) {
    std::string text;
    for (const std::int64_t size : shape)
        text += (text.empty() ? "[" : ", ") + std::to_string(size);
    return text + "]";
}

/// "interleaved, float32 [256, 128] → half-split, float16 [256, 128]"
std::string summary(const Identity& answer, const std::vector<StoredArray>& from,
                    const ConversionRequest& request, const std::vector<ConvertedArray>& arrays) {
    std::string text = answer.encoding + ": " + answer.storage.form + ", " + from.front().type + " " +
                       shapeText(from.front().shape) + " → " +
                       (request.form.empty() ? answer.conversionSource->form.id : request.form) + ", " +
                       std::string(nameOf(arrays.front().type())) + " ";
    for (const ConvertedArray& array : arrays)
        text += (&array == &arrays.front() ? "" : " and ") + shapeText(array.shape());
    const std::int64_t known = answer.conversionSource->rows;
    if (known > 0 && request.rows > known)
        text += "\nrows from " + groupedDigits(known) + " on were computed by the formula";
    return text + "\n";
}

Exit writePermutation(const ConvertOptions& options) {
    const std::string bytes = npyOf(queryKeyPermutation(*options.heads, options.toHalfSplit));
    const auto failure = saveBytes(options.output, QByteArray::fromStdString(bytes));
    return failure ? fail(failure->text, Exit::failed) : Exit::ok;
}

}  // namespace

std::variant<ConvertOptions, CommandError> parseConvert(const QStringList& words) {
    QCommandLineParser parser;
    addConvertOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("posiscope")} + words)) return wrongWords(parser);
    ConvertOptions options;
    options.help = parser.isSet(QStringLiteral("help"));
    if (options.help) return options;
    options.output = parser.value(QStringLiteral("output"));
    if (options.output.isEmpty()) return usage(POSISCOPE_TR("core", "-o FILE is missing"));
    options.toStream = isStream(options.output);
    const QString format = parser.value(QStringLiteral("format")).toLower();
    if (!options.toStream && !format.isEmpty())
        return usage(POSISCOPE_TR("core", "--format is for -o - and pipes: a file's ending says its format"));
    options.output = localOutput(options.output, format.isEmpty() ? QStringLiteral("npy") : format);
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
    if (!convertedFormats().contains(QFileInfo(options.output).suffix().toLower()))
        return usage(
            POSISCOPE_TR("core", "converted tables are written as .npy, .npz, .safetensors or .csv"));
    if (auto error = readForm(parser, options.request)) return *error;
    if (auto error = readWays(parser, options)) return *error;
    if (auto error = nameArrays(files.front(), options.path, options.tensors)) return *error;
    return options;
}

QString convertHelp() {
    QCommandLineParser parser;
    addConvertOptions(parser);
    const QString text = parser.helpText();
    return QStringLiteral(
               "posiscope convert FILE[:TENSOR] -o OUT [--to FORM] [--order ORDER] [--dtype TYPE] [--rows "
               "N]\n"
               "posiscope convert FILE[:TENSOR] -o OUT --grid HxW | --window N | --rows N --fill HOW "
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
           text.mid(text.indexOf(u'\n') + 1);
}

namespace {

/// Learned rows that are only cut, copied or written in another type.
bool isCopied(const Identity& answer, const ConvertOptions& options) {
    return !answer.conversionSource && options.request.form.empty() && !options.request.cosineFirst;
}

/// "float32 [1, 197, 768] → float32 [1, 577, 768]", and a line for each thing that was done.
std::string summary(const StoredArray& from, const FittedTable& table) {
    std::string text = from.type + " " + shapeText(from.shape) + " → " +
                       std::string(nameOf(table.array.type())) + " " + shapeText(table.array.shape()) + "\n";
    for (const Text& note : table.notes)
        text += note.english() + "\n";
    return text;
}

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

/// Writes the arrays, or the one of them into a copy of its model, and prints the summary.
Exit write(const ConvertOptions& options, const std::vector<ConvertedArray>& arrays, std::string text) {
    const Progress progress = [](double) { return !interrupted(); };
    const auto failed = [&options](const Error& error) {
        return fail(Text("%1: %2").with(Text::asIs(printable(options.path))).with(error.text), Exit::failed);
    };
    if (options.whole) {
        if (arrays.size() > 1 || arrays.front().complex())
            return failed({POSISCOPE_TR("core", "--whole replaces one tensor of real numbers"), ""});
        const auto model = WholeModel::open(options.path, arrays.front().name());
        if (!model) return fail(model.error().text, Exit::failed);
        const auto outcome = exportWhole(*model, arrays.front(), options.output, progress);
        if (!outcome) return fail(outcome.error().text, Exit::failed);
        for (const std::string& name : model->counters())
            text += "not changed, though it may count these rows: " + printable(name) + "\n";
    } else {
        const auto outcome = exportArrays(arrays, options.output, progress);
        if (!outcome) return fail(outcome.error().text, Exit::failed);
    }
    if (interrupted()) return Exit::failed;
    if (options.json) text = asJson(arrays, text);
    std::fwrite(text.data(), 1, text.size(), options.toStream ? stderr : stdout);
    return Exit::ok;
}

Exit runFit(const ConvertOptions& options, const std::vector<StoredArray>& read, const FitRequest& request) {
    if (read.size() > 1)
        return fail(
            usage(POSISCOPE_TR("core", "one table is made to fit at a time: name it with FILE:TENSOR")));
    const auto table = fitted(read.front(), request);
    if (!table)
        return fail(Text("%1: %2").with(Text::asIs(printable(options.path))).with(table.error().text),
                    Exit::failed);
    return write(options, {table->array}, summary(read.front(), *table));
}

}  // namespace

Exit runConvert(const ConvertOptions& options) {
    if (options.heads) return writePermutation(options);
    const auto read = readArrays(options.path, options.tensors);
    if (!read) return fail(read.error().text, Exit::failed);
    if (options.fit) return runFit(options, *read, *options.fit);
    const Identity answer = identify(*read, {}, [](double) { return !interrupted(); });
    if (!answer.complete) return Exit::failed;
    if (isCopied(answer, options))
        return runFit(options, *read, {.rows = options.request.rows, .type = options.request.type});
    const auto arrays = convert(answer, options.request);
    if (!arrays)
        return fail(Text("%1: %2").with(Text::asIs(printable(options.path))).with(arrays.error().text),
                    Exit::failed);
    return write(options, *arrays, summary(answer, *read, options.request, *arrays));
}

}  // namespace posiscope
