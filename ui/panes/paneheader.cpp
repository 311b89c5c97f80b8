// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/paneheader.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <utility>

#include "ui/panes/panesubtitle.h"
#include "ui/panes/panetitle.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"
#include "ui/style/toolbutton.h"
#include "ui/translation/translated.h"

namespace posiscope {

PaneHeader::PaneHeader(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("paneHeader"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    title_ = new PaneTitle(this);
    title_->setObjectName(QStringLiteral("paneTitle"));
    title_->setPopupMode(QToolButton::InstantPopup);
    title_->setFocusPolicy(Qt::TabFocus);
    menu_ = new QMenu(title_);
    title_->setMenu(menu_);
    subtitle_ = new PaneSubtitle(this);
    toolBox_ = new QWidget(this);
    toolRow_ = new QHBoxLayout(toolBox_);
    toolRow_->setContentsMargins(0, 0, 0, 0);
    toolRow_->setSpacing(2);
    scales_ = toolButton(
        {}, [] { return tr("Own scales"); }, QStringLiteral("ownScale"), this);
    scales_->setCheckable(true);
    scales_->hide();
    connect(scales_, &QToolButton::clicked, this, &PaneHeader::ownScaleWanted);
    help_ = toolButton(
        QStringLiteral("help"), [] { return tr("What is this?"); }, QStringLiteral("paneHelp"), this);
    connect(help_, &QToolButton::clicked, this, &PaneHeader::helpWanted);
    export_ = toolButton(
        QStringLiteral("export"), [] { return tr("Export this pane"); }, QStringLiteral("paneExport"), this);
    const auto tip = [this] { return maximised_ ? tr("Show all panes") : tr("Maximise this pane"); };
    maximise_ = toolButton(QStringLiteral("maximize"), tip, QStringLiteral("paneMaximise"), this);
    connect(export_, &QToolButton::clicked, this, &PaneHeader::exportWanted);
    connect(maximise_, &QToolButton::clicked, this, &PaneHeader::maximiseWanted);
    row->addWidget(title_);
    row->addWidget(subtitle_, 1);
    row->addWidget(scales_);
    row->addWidget(toolBox_);
    row->addWidget(help_);
    row->addWidget(export_);
    row->addWidget(maximise_);
    keepLook(this, [this, row] {
        row->setContentsMargins(scaled(8), scaled(3), scaled(4), scaled(3));
        row->setSpacing(0);
        title_->setToolTip(tr("Choose what this pane shows"));
    });
}

void PaneHeader::setTools(const QList<QAction*>& actions) {
    for (QToolButton* tool : tools_) {
        toolRow_->removeWidget(tool);
        tool->hide();
        tool->setObjectName({});
        tool->deleteLater();  // its click may be what led here
    }
    tools_.clear();
    QWidget* before = title_;
    for (QAction* action : actions) {
        auto* tool = toolButton(
            action->isCheckable() ? QString() : action->iconText(), [tip = action->toolTip()] { return tip; },
            QStringLiteral("tool_") + action->objectName(), this);
        tool->setCheckable(action->isCheckable());
        tool->setEnabled(action->isEnabled());
        connect(action, &QAction::enabledChanged, tool, &QToolButton::setEnabled);
        if (action->isCheckable()) {
            tool->setText(action->text());
            tool->setChecked(action->isChecked());
            connect(action, &QAction::toggled, tool, &QToolButton::setChecked);
        }
        connect(tool, &QToolButton::clicked, action, &QAction::trigger);
        if (theme_ != nullptr) setToolIcon(tool, *theme_);
        toolRow_->addWidget(tool);
        tool->show();  // so that it can take the focus
        setTabOrder(before, tool);
        before = tool;
        tools_ << tool;
    }
}

void PaneHeader::setTitle(const QString& title, const QString& accessible) {
    if (title_->text() == title) return;
    title_->setText(title);
    title_->setAccessibleName(accessible);
}

void PaneHeader::setSubtitle(const QString& text, const QString& description) {
    const QString shown = nameOnly_ ? QString() : text;
    if (subtitle_->text() != shown) subtitle_->setText(shown);
    subtitle_->setToolTip(plainToolTip(description));
}

void PaneHeader::setScales(const QString& text, const QString& tip, bool own) {
    scales_->setText(text);
    scales_->setToolTip(plainToolTip(tip));
    scales_->setAccessibleName(text);
    scales_->setChecked(own);
    refreshButtons();
}

void PaneHeader::setMaximised(bool maximised, bool others) {
    others_ = others;
    refreshButtons();
    if (maximised_ == maximised) return;
    maximised_ = maximised;
    chooseToolIcon(maximise_, maximised ? QStringLiteral("restore") : QStringLiteral("maximize"));
    maximise_->setToolTip(maximised ? tr("Show all panes") : tr("Maximise this pane"));
    maximise_->setAccessibleName(maximise_->toolTip());
    if (theme_ != nullptr) setToolIcon(maximise_, *theme_);
}

void PaneHeader::setExportable(bool exportable) {
    export_->setEnabled(exportable);
}

void PaneHeader::setLocked(bool locked) {
    locked_ = locked;
    title_->setEnabled(!locked && !nameOnly_);
    toolBox_->setEnabled(!locked);
    scales_->setEnabled(!locked);
}

void PaneHeader::setPlain(bool plain) {
    plain_ = plain;
    refreshButtons();
}

void PaneHeader::setOnPaper(bool onPaper) {
    if (std::exchange(onPaper_, onPaper) == onPaper) return;
    title_->setMenu(onPaper ? nullptr : menu_);  // without the arrow of a menu
    refreshButtons();
}

void PaneHeader::setNameOnly(bool nameOnly) {
    if (std::exchange(nameOnly_, nameOnly) == nameOnly) return;
    subtitle_->setText({});
    title_->setEnabled(!locked_ && !nameOnly);
    refreshButtons();
}

void PaneHeader::refreshButtons() {
    const bool few = plain_ || nameOnly_ || onPaper_;
    toolBox_->setVisible(!nameOnly_ && !onPaper_);
    scales_->setVisible(!scales_->text().isEmpty() && !few);
    help_->setVisible(!few);
    export_->setVisible(!few);
    maximise_->setVisible(others_ && !few);
}

void PaneHeader::setTheme(const Theme& theme) {
    if (theme_ == &theme) return;
    theme_ = &theme;
    for (QToolButton* each : tools_ + QList{help_, export_, maximise_})
        setToolIcon(each, theme);
}

void PaneHeader::toggleMaximised() {
    maximise_->click();
}

}  // namespace posiscope
