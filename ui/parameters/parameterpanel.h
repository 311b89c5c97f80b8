// The form at the left of the window.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/statestore.h"
#include "ui/theme.h"

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace posiscope {

class ParameterEditor;
class ReadoutCard;

/// The encoding, its parameters, the offset, and what stands under the cursor: all generated from the
/// parameter table.
class ParameterPanel final : public QWidget {
    Q_OBJECT

 public:
    ParameterPanel(StateStore& store, QWidget* parent = nullptr);

    void show(const Scene& scene, const Theme& theme);

 signals:
    void problem(const QString& sentence);

 private:
    void build(const Encoding& encoding);
    void addEditor(QVBoxLayout* column, const Parameter& parameter);
    void addReadout(QVBoxLayout* column);
    static void addRule(QVBoxLayout* column);
    QWidget* encodingButton(const Encoding& encoding);
    void showReadout(const Scene& scene, const Theme& theme);

    StateStore& store_;
    const Theme* theme_ = &Theme::light();
    const Encoding* built_ = nullptr;
    QWidget* form_ = nullptr;
    std::vector<ParameterEditor*> editors_;
    ReadoutCard* readout_ = nullptr;
    QLabel* notes_ = nullptr;
};

}  // namespace posiscope
