// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/arrangementrows.h"

#include <QCheckBox>
#include <QFormLayout>
#include <algorithm>
#include <cmath>

#include "ui/style/choicebox.h"

namespace posiscope {

ArrangementRows::ArrangementRows(QFormLayout* form, const PictureMemory& memory, QObject* parent)
    : QObject(parent),
      arrangement_(new ChoiceBox),
      titles_(new QCheckBox(tr("Write above each pane what it shows"))),
      letters_(new QCheckBox(tr("Mark panes with letters: (a), (b)"))) {
    arrangement_->setObjectName(QStringLiteral("arrangement"));
    arrangement_->addItem(tr("As in the window"), QStringLiteral("window"));
    arrangement_->addItem(tr("Side by side"), QStringLiteral("across"));
    arrangement_->addItem(tr("One below the other"), QStringLiteral("down"));
    arrangement_->addItem(tr("In rows and columns"), QStringLiteral("square"));
    arrangement_->setCurrentIndex(std::max(0, arrangement_->findData(memory.arrangement)));
    titles_->setObjectName(QStringLiteral("paneTitles"));
    titles_->setChecked(memory.paneTitles);
    letters_->setObjectName(QStringLiteral("letters"));
    letters_->setChecked(memory.letters);
    form->addRow(tr("&Arrangement"), arrangement_);
    form->addRow(QString(), titles_);
    form->addRow(QString(), letters_);
    connect(arrangement_, &QComboBox::currentIndexChanged, this, &ArrangementRows::changed);
    connect(titles_, &QCheckBox::toggled, this, &ArrangementRows::changed);
    connect(letters_, &QCheckBox::toggled, this, &ArrangementRows::changed);
}

void ArrangementRows::apply(FigureRequest& request) const {
    const int count = static_cast<int>(request.panes.size());
    const QString kind = arrangement_->currentData().toString();
    const int side = static_cast<int>(std::ceil(std::sqrt(count)));
    if (kind == QLatin1String("across")) request.grid = {1, count};
    if (kind == QLatin1String("down")) request.grid = {count, 1};
    if (kind == QLatin1String("square")) request.grid = {(count + side - 1) / side, side};
    request.paneTitles = titles_->isChecked();
    request.letters = letters_->isChecked();
}

void ArrangementRows::remember(PictureMemory& memory) const {
    memory.arrangement = arrangement_->currentData().toString();
    memory.paneTitles = titles_->isChecked();
    memory.letters = letters_->isChecked();
}

void ArrangementRows::stack() {
    arrangement_->setCurrentIndex(arrangement_->findData(QStringLiteral("down")));
}

void ArrangementRows::setEnabled(bool several) {
    for (QWidget* each : std::initializer_list<QWidget*>{arrangement_, titles_, letters_})
        each->setEnabled(several);
}

}  // namespace posiscope
