// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a dialog that say how several panes share a figure.
#pragma once

#include <QObject>

#include "ui/export/exportmemory.h"
#include "ui/export/figure.h"

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace posiscope {

/// Arrangement, titles and letters of panes. They mean something only for several of them.
class ArrangementRows final : public QObject {
    Q_OBJECT

 public:
    ArrangementRows(QFormLayout* form, const PictureMemory& memory, QObject* parent);

    /// Puts what is chosen into a figure, which has its panes.
    void apply(FigureRequest& request) const;
    void remember(PictureMemory& memory) const;
    void setEnabled(bool several);
    /// Chooses panes one below the other.
    void stack();

 signals:
    void changed();

 private:
    QComboBox* arrangement_;
    QCheckBox* titles_;
    QCheckBox* letters_;
};

}  // namespace posiscope
