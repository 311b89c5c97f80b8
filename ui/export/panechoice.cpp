// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/panechoice.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "ui/view/view.h"

namespace posiscope {

PaneChoice::PaneChoice(QFormLayout* form, const State& state, const std::vector<std::size_t>& chosen,
                       QObject* parent)
    : QObject(parent) {
    auto* grid = new QGridLayout;
    grid->setSpacing(4);
    const auto& panes = state.arrangement.panes;
    for (std::size_t n = 0; n < panes.size(); ++n) {
        QString name = nameOfPane(panes[n], state);
        auto* box = new QCheckBox(name.replace(u'&', QStringLiteral("&&")));
        box->setObjectName(QStringLiteral("pane%1").arg(n));
        box->setChecked(std::find(chosen.begin(), chosen.end(), n) != chosen.end());
        connect(box, &QCheckBox::toggled, this, &PaneChoice::changed);
        grid->addWidget(box, static_cast<int>(n) / 2, static_cast<int>(n) % 2);
        boxes_.push_back(box);
    }
    auto* label = new QLabel(tr("&Panes"));
    label->setBuddy(boxes_.front());
    form->addRow(label, grid);
}

std::vector<std::size_t> PaneChoice::chosen() const {
    std::vector<std::size_t> chosen;
    for (std::size_t n = 0; n < boxes_.size(); ++n)
        if (boxes_[n]->isChecked()) chosen.push_back(n);
    return chosen;
}

}  // namespace posiscope
