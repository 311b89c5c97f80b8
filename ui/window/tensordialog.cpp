// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tensordialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/base/printable.h"
#include "ui/dialogs/dialogs.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// "512 × 64".
QString shapeOf(const TensorInfo& info) {
    QStringList axes;
    for (const std::uint64_t axis : info.axes())
        axes << grouped(static_cast<qint64>(axis));
    return axes.join(QStringLiteral(" × "));
}

}  // namespace

TensorDialog::TensorDialog(const QString& file, const std::vector<TensorInfo>& candidates, QWidget* parent)
    : QDialog(parent), candidates_(candidates), filter_(new QLineEdit), list_(new QTreeWidget) {
    setObjectName(QStringLiteral("tensorDialog"));
    setWindowTitle(tr("Choose a table"));
    giveSize(*this, scaled(QSize(640, 460)));
    auto* column = new QVBoxLayout(this);
    auto* label = new QLabel(tr("%1 holds %2 tables. Which one is it?")
                                 .arg(QString::fromStdString(printable(file.toStdString())),
                                      grouped(static_cast<qint64>(candidates.size()))));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    column->addWidget(label);
    filter_->setObjectName(QStringLiteral("tensorFilter"));
    filter_->setPlaceholderText(tr("Part of a name"));
    filter_->setAccessibleName(tr("Part of a name"));
    filter_->setClearButtonEnabled(true);
    column->addWidget(filter_);
    list_->setObjectName(QStringLiteral("tensorList"));
    list_->setAccessibleName(tr("Tables of the file"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setHeaderLabels({tr("Name"), tr("Shape"), tr("Number type")});
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    column->addWidget(list_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->setObjectName(QStringLiteral("tensorButtons"));
    column->addWidget(buttons);
    buttons->button(QDialogButtonBox::Open)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QTreeWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QTreeWidget::currentItemChanged, this, [buttons](const QTreeWidgetItem* now) {
        buttons->button(QDialogButtonBox::Open)->setEnabled(now != nullptr);
    });
    connect(filter_, &QLineEdit::textChanged, this, &TensorDialog::narrow);
    narrow({});
    list_->setFocus();
}

void TensorDialog::narrow(const QString& words) {
    list_->clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t n = 0; n < candidates_.size(); ++n) {
        const TensorInfo& each = candidates_[n];
        const QString name = QString::fromStdString(printable(each.name));
        if (!name.contains(words, Qt::CaseInsensitive)) continue;
        auto* item = new QTreeWidgetItem(
            {name.isEmpty() ? tr("(no name)") : name, shapeOf(each), QString::fromStdString(each.type)});
        item->setData(0, Qt::UserRole, static_cast<qulonglong>(n));
        items << item;
    }
    list_->addTopLevelItems(items);
    list_->resizeColumnToContents(1);
    list_->resizeColumnToContents(2);
    if (!items.isEmpty()) list_->setCurrentItem(items.first());
}

const TensorInfo& TensorDialog::chosen() const {
    return candidates_[list_->currentItem()->data(0, Qt::UserRole).toULongLong()];
}

}  // namespace posiscope
