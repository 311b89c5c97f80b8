// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/convert/convertrows.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>

#include "core/convert/convertwords.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr const char* context = "convert";

QString words(const char* text) {
    return QCoreApplication::translate(context, text);
}

constexpr unsigned resized = anotherGrid | anotherWindow | otherRows;

constexpr std::array rows{
    ConvertRow{"to", QT_TRANSLATE_NOOP("convert", "Storage &form"),
               QT_TRANSLATE_NOOP("convert", "How positions and pairs stand in the array"), anotherForm},
    ConvertRow{"order", QT_TRANSLATE_NOOP("convert", "&Order"),
               QT_TRANSLATE_NOOP("convert", "Which of sine and cosine comes first"), anotherForm},
    ConvertRow{"grid", QT_TRANSLATE_NOOP("convert", "New &grid"),
               QT_TRANSLATE_NOOP("convert", "The new places: height × width, as 24x24"), anotherGrid, "24x24",
               true},
    ConvertRow{"window", QT_TRANSLATE_NOOP("convert", "New &window"),
               QT_TRANSLATE_NOOP("convert",
                                 "The new window of the attention, as 12 or 12x16: its table has "
                                 "(2h − 1)(2w − 1) rows"),
               anotherWindow, "12", true},
    ConvertRow{"old-grid", QT_TRANSLATE_NOOP("convert", "Si&ze in the file"),
               QT_TRANSLATE_NOOP("convert",
                                 "The grid or window of the file: height × width. It is found where it is "
                                 "square."),
               anotherGrid | anotherWindow, QT_TRANSLATE_NOOP("convert", "found if square")},
    ConvertRow{"rows", QT_TRANSLATE_NOOP("convert", "&Rows"),
               QT_TRANSLATE_NOOP("convert",
                                 "How many rows the new table has. Sines and cosines that the file lacks "
                                 "are computed by the formula."),
               anotherForm | otherRows, QT_TRANSLATE_NOOP("convert", "as in the file")},
    ConvertRow{"fill", QT_TRANSLATE_NOOP("convert", "&Behind the last row"),
               QT_TRANSLATE_NOOP("convert", "What stands there if the table gets longer"), otherRows},
    ConvertRow{"interpolation", QT_TRANSLATE_NOOP("convert", "&Interpolation"),
               QT_TRANSLATE_NOOP("convert",
                                 "As PyTorch's interpolate does. timm uses bicubic-antialias, big_vision "
                                 "bilinear-aligned, BEiT geometric."),
               resized},
    ConvertRow{"std", QT_TRANSLATE_NOOP("convert", "Standard &deviation"),
               QT_TRANSLATE_NOOP("convert", "Of the normal random numbers"), otherRows, "0.02"},
    ConvertRow{"seed", QT_TRANSLATE_NOOP("convert", "S&eed"),
               QT_TRANSLATE_NOOP("convert", "The same seed gives the same random numbers"), otherRows, "0"},
    ConvertRow{
        "front", QT_TRANSLATE_NOOP("convert", "Rows in fro&nt"),
        QT_TRANSLATE_NOOP("convert", "The rows before the places (class token, registers), which are kept"),
        anotherGrid | otherRows, QT_TRANSLATE_NOOP("convert", "as the rows say")},
    ConvertRow{"drop-rows", QT_TRANSLATE_NOOP("convert", "&Leave out the first"),
               QT_TRANSLATE_NOOP("convert", "The number of rows that are left out at the beginning"), resized,
               QT_TRANSLATE_NOOP("convert", "none")},
    ConvertRow{"permute", QT_TRANSLATE_NOOP("convert", "New pai&rs"),
               QT_TRANSLATE_NOOP("convert",
                                 "The rows of query and key weights for the other pairing of a rotary "
                                 "embedding"),
               otherOrder},
    ConvertRow{"heads", QT_TRANSLATE_NOOP("convert", "&Heads"),
               QT_TRANSLATE_NOOP("convert", "The number of heads of these weights"), otherOrder, "32", true},
    ConvertRow{"head-dim", QT_TRANSLATE_NOOP("convert", "Rows of a he&ad"),
               QT_TRANSLATE_NOOP("convert", "The number of rows of one head"), otherOrder,
               QT_TRANSLATE_NOOP("convert", "as the rows say")},
    ConvertRow{"rotated", QT_TRANSLATE_NOOP("convert", "Rows that rotat&e"),
               QT_TRANSLATE_NOOP("convert", "The number of rows of a head that rotate, from the first"),
               otherOrder, QT_TRANSLATE_NOOP("convert", "all")},
    ConvertRow{"rotated-last", QT_TRANSLATE_NOOP("convert", "&Last rows that rotate"),
               QT_TRANSLATE_NOOP("convert", "The same from the last: 64 of 192 in MLA"), otherOrder,
               QT_TRANSLATE_NOOP("convert", "none")},
    ConvertRow{"axis", QT_TRANSLATE_NOOP("convert", "A&xis of the heads"),
               QT_TRANSLATE_NOOP("convert",
                                 "0 in weights of PyTorch, −1 (the last one) in kernels of JAX and Keras"),
               otherOrder, "0"},
    ConvertRow{"dtype", QT_TRANSLATE_NOOP("convert", "Number t&ype"),
               QT_TRANSLATE_NOOP("convert", "The type of the numbers that are written"), everyTask},
};

constexpr std::array tasks{
    ConvertTaskName{anotherForm, "form",
                    QT_TRANSLATE_NOOP("convert", "Sines and cosines: another form, type or length")},
    ConvertTaskName{anotherGrid, "grid", QT_TRANSLATE_NOOP("convert", "Places: another grid")},
    ConvertTaskName{anotherWindow, "window", QT_TRANSLATE_NOOP("convert", "Relative biases: another window")},
    ConvertTaskName{otherRows, "rows", QT_TRANSLATE_NOOP("convert", "Rows: fewer or more")},
    ConvertTaskName{otherOrder, "permute",
                    QT_TRANSLATE_NOOP("convert", "Query and key weights: the other pairing")},
};

QString nameOfTaskWith(const ConvertRow& row) {
    const auto* const found = std::find_if(tasks.begin(), tasks.end(), [&row](const ConvertTaskName& each) {
        return (row.tasks & each.task) != 0;
    });
    return words(found->text);
}

template <class Name>
QString ofCore(const Name& name) {
    return QString::fromStdString(std::string(name));
}

std::vector<ConvertChoice> interpolationChoices(ConvertTask task) {
    std::vector<ConvertChoice> all;
    for (const Interpolation& each : interpolations())
        all.push_back({ofCore(nameOf(each)), ofCore(nameOf(each))});
    if (task == anotherWindow)
        for (const Geometric each : geometricWays())
            all.push_back({ofCore(nameOf(each)), ofCore(nameOf(each))});
    return all;
}

std::vector<ConvertChoice> formChoices(std::vector<ConvertChoice> all) {
    for (const StorageForm& each : storageForms())
        all.push_back({QLatin1String(each.id), QLatin1String(each.id), translated(Text(each.words))});
    return all;
}

std::vector<ConvertChoice> typeChoices(std::vector<ConvertChoice> all) {
    for (const CellType each : convertedTypes())
        all.push_back({ofCore(nameOf(each)), ofCore(nameOf(each))});
    return all;
}

}  // namespace

std::span<const ConvertRow> convertRows() {
    return rows;
}

std::span<const ConvertTaskName> convertTasks() {
    return tasks;
}

QString labelOf(const ConvertRow& row) {
    return words(row.label);
}

std::vector<ConvertChoice> choicesOf(const ConvertRow& row, ConvertTask task) {
    const std::string_view option = row.option;
    const ConvertChoice asStored{{}, words(QT_TRANSLATE_NOOP("convert", "As in the file"))};
    if (option == "interpolation") return interpolationChoices(task);
    if (option == "to") return formChoices({asStored});
    if (option == "dtype") return typeChoices({asStored});
    if (option == "order")
        return {asStored,
                {QStringLiteral("sine-first"), words(QT_TRANSLATE_NOOP("convert", "Sines first"))},
                {QStringLiteral("cosine-first"), words(QT_TRANSLATE_NOOP("convert", "Cosines first"))}};
    if (option == "permute")
        return {{QStringLiteral("half-split"), QStringLiteral("half-split")},
                {QStringLiteral("interleaved"), QStringLiteral("interleaved")}};
    return {{{}, words(QT_TRANSLATE_NOOP("convert", "Nothing: the table is cut"))},
            {QStringLiteral("last"), words(QT_TRANSLATE_NOOP("convert", "The last row again"))},
            {QStringLiteral("tile"), words(QT_TRANSLATE_NOOP("convert", "The table again"))},
            {QStringLiteral("wrap"),
             words(QT_TRANSLATE_NOOP("convert", "The table again without its rows in front"))},
            {QStringLiteral("random"), words(QT_TRANSLATE_NOOP("convert", "Random numbers"))},
            {interpolated, words(QT_TRANSLATE_NOOP("convert", "Nothing: all rows are interpolated"))}};
}

QString withLabels(QString text, ConvertTask task) {
    for (const ConvertRow& row : rows) {
        const QRegularExpression option(QStringLiteral("--%1(?![a-z-])").arg(QLatin1String(row.option)));
        // The letter of a key stands in brackets behind a Chinese label.
        static const QRegularExpression key(QStringLiteral("\\(&[A-Z]\\)|&"));
        const QString label = words(QT_TRANSLATE_NOOP("convert", "“%1”")).arg(labelOf(row).remove(key));
        text.replace(
            option,
            (row.tasks & task) != 0
                ? label
                : words(QT_TRANSLATE_NOOP("convert", "%1 of the task “%2”")).arg(label, nameOfTaskWith(row)));
    }
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

}  // namespace posiscope
