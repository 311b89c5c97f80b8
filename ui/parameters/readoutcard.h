// SPDX-License-Identifier: GPL-3.0-or-later
// The readout in the side panel.
#pragma once

#include <QTextEdit>
#include <QWheelEvent>

#include "ui/style/theme.h"
#include "ui/translation/readout.h"

namespace posiscope {

/// The lines of a readout. Its height does not depend on where the cursor is, so that nothing below it jumps.
/// The text can be selected; Ctrl+C and the context menu copy what is selected, or all.
class ReadoutCard final : public QTextEdit {
    Q_OBJECT

 public:
    explicit ReadoutCard(QWidget* parent = nullptr);

    void show(const Readout& readout, const Theme& theme);
    const Readout& shown() const { return readout_; }
    /// The lines of the formula in the card.
    QStringList lines() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// The panel scrolls.
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

 private:
    /// All that the text depends on.
    struct Written {
        std::vector<ReadoutRow> rows;
        std::vector<QStringList> steps;
        const Theme* theme = nullptr;
        double room = 0, scale = 0;

        bool operator==(const Written&) const = default;
    };
    void write(double room);
    void copy() const;
    void layOut();

    Readout readout_;
    std::vector<QStringList> steps_;  ///< the lines of every step
    qsizetype lineCount_ = 0;
    const Theme* theme_ = nullptr;
    Written written_;
};

}  // namespace posiscope
