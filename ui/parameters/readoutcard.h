// The readout in the side panel.
#pragma once

#include <QWidget>

#include "ui/style/theme.h"
#include "ui/translation/readout.h"

namespace posiscope {

/// The lines of a readout, painted: a label with rich text would be parsed and laid out anew at every
/// movement of the mouse, which takes longer than all pictures together. Its height does not depend on where
/// the cursor is, so that nothing below it jumps. Ctrl+C and the context menu copy it.
class ReadoutCard final : public QWidget {
    Q_OBJECT

 public:
    explicit ReadoutCard(QWidget* parent = nullptr);

    void show(const Readout& readout, const Theme& theme);
    const Readout& shown() const { return readout_; }
    /// The lines of the formula as they are painted.
    QStringList lines() const;

    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

 private:
    void copy() const;
    void layOut();

    Readout readout_;
    std::vector<QStringList> steps_;  ///< the lines of every step
    qsizetype lineCount_ = 0;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
