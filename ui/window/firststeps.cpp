// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/firststeps.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/dialogs/taborder.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"

namespace posiscope {

FirstSteps::FirstSteps(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("firstSteps"));
    setAttribute(Qt::WA_StyledBackground);
    hide();
}

void FirstSteps::build() {
    struct Step {
        const char* text;
        const char* tip;
        const char* command;
    };
    static constexpr Step steps[] = {
        {QT_TR_NOOP("A first tour"), QT_TR_NOOP("Five short lessons, from the order of words to RoPE"),
         "shortPath"},
        {QT_TR_NOOP("My table …"), QT_TR_NOOP("Open a table of NumPy, PyTorch, safetensors or GGUF"),
         "openTable"},
        {QT_TR_NOOP("A figure for my paper"), QT_TR_NOOP("Export what the pane shows"), "exportForPaper"}};
    auto* row = new QHBoxLayout(this);
    auto* question = new QLabel;
    row->addWidget(question);
    std::vector<QPushButton*> buttons;
    for (const Step& step : steps) {
        auto* button = new QPushButton;
        button->setObjectName(QStringLiteral("first_") + QLatin1String(step.command));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this,
                [this, command = step.command] { emit chosen(QLatin1String(command)); });
        row->addWidget(button);
        buttons.push_back(button);
    }
    row->addStretch(1);
    auto* close = new QPushButton(QStringLiteral("×"));
    close->setObjectName(QStringLiteral("firstStepsClose"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, [this] { emit chosen({}); });
    row->addWidget(close);
    keepLook(this, [row, question, buttons, close] {
        row->setContentsMargins(scaled(14), scaled(6), scaled(8), scaled(6));
        row->setSpacing(scaled(8));
        question->setText(tr("New here? Begin with"));
        for (std::size_t n = 0; n < buttons.size(); ++n) {
            buttons[n]->setText(tr(steps[n].text));
            buttons[n]->setToolTip(tr(steps[n].tip));
        }
        close->setToolTip(tr("Put this line away. Help ▸ First steps brings it back."));
        close->setAccessibleName(tr("Put this line away"));
    });
    chainTabOrder(this, this);
}

void FirstSteps::setWanted(bool wanted) {
    if (wanted && layout() == nullptr) build();
    setVisible(wanted);
}

}  // namespace posiscope
