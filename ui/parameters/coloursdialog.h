// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of a pane and their scale.
#pragma once

#include <QDialog>
#include <functional>
#include <optional>
#include <vector>

#include "core/parameters/value.h"
#include "ui/store/statestore.h"
#include "ui/view/view.h"

class QPushButton;

namespace posiscope {

class ParameterEditor;

/// Map, limits and scale of a view's colours, each changed at once. It goes with a click outside, and with
/// Escape.
class ColoursDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `shown` is what the pane shows of the state; `scale` says which colours are in sight.
    ColoursDialog(StateStore& store, const ViewType& type, const Snapshot& shown,
                  std::function<std::optional<ColourScale>()> scale, const Theme& theme, QWidget* parent);

    /// Opens it beside a place of the screen.
    void openAt(QPoint place);

 private:
    void addRow(const std::string& key, const Theme& theme);
    void refresh();
    void set(const Parameter& parameter, const Value& value);
    bool isSymmetric() const;
    void makeSymmetric();

    StateStore& store_;
    std::string limitsKey_;
    std::function<std::optional<ColourScale>()> scale_;
    std::vector<ParameterEditor*> rows_;
    QPushButton* symmetric_ = nullptr;
    QPushButton* automatic_ = nullptr;
};

}  // namespace posiscope
