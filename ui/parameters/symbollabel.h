// The label of a parameter.
#pragma once

#include <QLabel>

namespace posiscope {

/// "Dimensions d_model", with the symbol in its own type.
class SymbolLabel final : public QLabel {
 public:
    /// `symbol` as Parameter::symbol; may be empty.
    SymbolLabel(const QString& name, const QString& symbol, QWidget* parent = nullptr);
};

}  // namespace posiscope
