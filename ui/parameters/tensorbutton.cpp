// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/tensorbutton.h"

#include <QFileInfo>
#include <QMenu>

#include "core/base/printable.h"
#include "core/tables/tablefile.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

TensorButton::TensorButton(QWidget* parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("tensorButton"));
    keepLook(this, [this] {
        setText(tr("Another table of this file"));
        setToolTip(tr("Show another table of the same file"));
    });
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tensorMenu"));
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &TensorButton::fill);
}

void TensorButton::show(const QString& path, const QString& tensor) {
    path_ = path;
    tensor_ = tensor;
    static const QStringList ofOne{QStringLiteral("npy"), QStringLiteral("csv"), QStringLiteral("tsv"),
                                   QStringLiteral("txt")};
    setVisible(!path.isEmpty() && !ofOne.contains(QFileInfo(path).suffix().toLower()));
}

void TensorButton::fill() {
    constexpr std::size_t most = 20;
    menu()->clear();
    const auto info = inspectTableFile(path_.toStdString());
    if (!info) {
        menu()
            ->addAction(translated(info.error().text).replace(u'&', QStringLiteral("&&")))
            ->setEnabled(false);
        return;
    }
    const auto tables = tableCandidates(*info);
    for (std::size_t n = 0; n < tables.size() && n < most; ++n) {
        const QString name = QString::fromStdString(tables[n].name);
        QString shown = tr("%1: %2 × %3")
                            .arg(QString::fromStdString(printable(tables[n].name)),
                                 grouped(static_cast<qint64>(tables[n].rows())),
                                 grouped(static_cast<qint64>(tables[n].columns())));
        auto* action = menu()->addAction(shown.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(name == tensor_);
        connect(action, &QAction::triggered, this, [this, name] { emit tensorWanted(path_, name); });
    }
    if (tables.size() <= most) return;
    menu()->addSeparator();
    auto* all = menu()->addAction(tr("All %1 tables …").arg(grouped(static_cast<qint64>(tables.size()))));
    connect(all, &QAction::triggered, this, [this] { emit listWanted(path_); });
}

}  // namespace posiscope
