// The label of a parameter.
#pragma once

#include <QLabel>
#include <QTextLayout>

namespace posiscope {

/// "Dimensions d_model", with the symbol in its own type. A QLabel could show it as rich text, but each would
/// make a document of it and be painted a second time right after the window's first picture.
class SymbolLabel final : public QLabel {
 public:
    /// `symbol` as Parameter::symbol; may be empty.
    SymbolLabel(const QString& name, const QString& symbol, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    const QTextLine& line() const;

    QList<QTextLayout::FormatRange> parts_;  ///< of the symbol; what is lowered has no format yet
    mutable QTextLayout layout_;
    mutable QTextLine line_;
};

}  // namespace posiscope
