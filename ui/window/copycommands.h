// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a pane for other programs.
#pragma once

#include <QString>
#include <string>

#include "ui/window/commands.h"

namespace posiscope {

struct FigureNumbers;
struct Pane;
struct Snapshot;
struct ViewType;

/// Edit ▸ Copy pane as: vector pictures, numbers and scripts.
class CopyCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu);

 private:
    void copyVectors(const QString& format);
    void copyData();
    using Writer = Result<std::string> (*)(const Snapshot& whole, const Pane& pane,
                                           const FigureNumbers& figure);
    void copyScript(const QString& kind, Writer write);
    /// Whether the pane has numbers; says why not.
    bool hasNumbers(const ViewType& type, const Pane& pane) const;
};

}  // namespace posiscope
