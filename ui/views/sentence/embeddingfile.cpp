// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/embeddingfile.h"

#include <QFileInfo>
#include <QInputDialog>
#include <algorithm>

#include "core/base/printable.h"
#include "core/tables/tablefile.h"
#include "ui/dialogs/dialogs.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/sentenceresult.h"

namespace posiscope {

namespace {

QString lineOf(const TensorInfo& tensor) {
    const QString name = QString::fromStdString(printable(tensor.name));
    return SentenceText::tr("%1: %2 × %3")
        .arg(name.isEmpty() ? SentenceText::tr("(no name)") : name,
             grouped(static_cast<qint64>(tensor.rows())), grouped(static_cast<qint64>(tensor.columns())));
}

}  // namespace

Result<std::optional<ChosenTable>> chooseTable(const QString& path, std::int64_t dModel, QWidget* parent) {
    const std::string file = QFileInfo(path).absoluteFilePath().toStdString();
    const auto info = inspectTableFile(file);
    if (!info) return info.error();
    std::vector<TensorInfo> tables = tableCandidates(*info);
    std::stable_partition(tables.begin(), tables.end(), [dModel](const TensorInfo& each) {
        return each.columns() == static_cast<std::uint64_t>(dModel);
    });
    std::size_t chosen = 0;
    if (tables.size() > 1) {
        QStringList lines;
        for (const TensorInfo& tensor : tables)
            lines << lineOf(tensor);
        HeldDialog<QInputDialog> dialog(parent);
        dialog->setWindowTitle(SentenceText::tr("Embeddings from a file"));
        dialog->setLabelText(SentenceText::tr("Table with a row for each word:"));
        dialog->setComboBoxItems(lines);
        if (!dialog.isAccepted()) return std::optional<ChosenTable>();
        chosen = static_cast<std::size_t>(std::max<qsizetype>(0, lines.indexOf(dialog->textValue())));
    }
    const std::string tensor = tables.empty() ? std::string() : tables[chosen].name;
    if (const auto table = readTable(file, tensor); !table) return table.error();
    return std::optional<ChosenTable>({file, tensor});
}

}  // namespace posiscope
