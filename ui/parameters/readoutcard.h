// The readout in the side panel.
#pragma once

#include <QWidget>

#include "ui/readout.h"
#include "ui/theme.h"

namespace posiscope {

/// The lines of a readout, painted: a label with rich text would be parsed and laid out anew at every
/// movement of the mouse, which takes longer than all pictures together. Its height does not depend on what
/// it shows, so that nothing below it jumps. Ctrl+C and the context menu copy it.
class ReadoutCard final : public QWidget {
    Q_OBJECT

 public:
    explicit ReadoutCard(QWidget* parent = nullptr);

    void show(const Readout& readout, const Theme& theme);
    const Readout& shown() const { return readout_; }

    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

 private:
    void copy() const;

    Readout readout_;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
