// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a model that are shown.
#pragma once

#include "core/config/drawnkinds.h"
#include "ui/style/elidedbutton.h"

namespace posiscope {

/// A button with a menu of the kinds of layers that a configuration has.
class LayerButton final : public ElidedButton {
    Q_OBJECT

 public:
    explicit LayerButton(QWidget* parent = nullptr);

    /// Shows which kind the values of the state are. Hides the button where the state names no configuration
    /// with layers of several kinds, and where the encoding is none of theirs.
    void show(const State& state);
    /// The configuration, where the values are those of some of its layers, or others can be chosen; else
    /// null.
    const ModelConfig* config() const;

 signals:
    void kindWanted(const posiscope::LayerKind& kind);

 private:
    void fill();

    DrawnKinds kinds_;
    std::optional<std::size_t> shown_;
};

}  // namespace posiscope
