// SPDX-License-Identifier: GPL-3.0-or-later
// Which panes go into a figure.
#pragma once

#include <QObject>
#include <vector>

#include "core/state/state.h"

class QCheckBox;
class QFormLayout;

namespace posiscope {

/// A box for every pane, in the order of the window.
class PaneChoice final : public QObject {
    Q_OBJECT

 public:
    PaneChoice(QFormLayout* form, const State& state, const std::vector<std::size_t>& chosen,
               QObject* parent);

    /// Those that are chosen, in the order of the window.
    std::vector<std::size_t> chosen() const;

 signals:
    void changed();

 private:
    std::vector<QCheckBox*> boxes_;
};

}  // namespace posiscope
