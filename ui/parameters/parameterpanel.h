// The form at the left of the window.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/statestore.h"
#include "ui/theme.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace posiscope {

class CompareBar;
class ParameterEditor;
class ReadoutCard;

/// The encoding, its parameters, the offset, and what stands under the cursor: all generated from the
/// parameter table.
class ParameterPanel final : public QWidget {
    Q_OBJECT

 public:
    ParameterPanel(StateStore& store, QWidget* parent = nullptr);

    void show(const Scene& scene, const Theme& theme);
    /// Whether everything in it is hidden.
    bool isEmpty() const { return empty_; }
    /// Whether the form shows A or B of a comparison; A where nothing is compared.
    Subject side() const;
    void setSide(Subject side);
    /// Changes what the form shows: A or B, or what is being looked at, which belongs to both.
    void set(const Parameter& parameter, const Value& value, const QString& gesture = {});
    /// Brings all parameters of what the form shows back to their defaults.
    void reset();

 signals:
    void problem(const QString& sentence);
    void openTableWanted();

 private:
    void build(const Encoding& encoding);
    void addRow(QVBoxLayout* column, const Parameter& parameter);
    ParameterEditor* makeEditor(const Parameter& parameter);
    void showRows(const Scene& whole, const Scene& scene);
    void orderTabs();
    void addFile(QVBoxLayout* column);
    void addReadout(QVBoxLayout* column);
    static QWidget* addRule(QVBoxLayout* column);
    QWidget* encodingButton(const Encoding& encoding);
    void applyEdit(const Edit& change, const QString& name, const QString& gesture);
    /// The same for a change of the side that the form shows.
    void edit(const Edit& change, const QString& name, const QString& gesture);
    static QString fileText(const State& state);
    void showReadout(const Scene& scene, const Theme& theme);

    StateStore& store_;
    const Theme* theme_ = &Theme::light();
    const Encoding* built_ = nullptr;
    CompareBar* compare_ = nullptr;
    QWidget* form_ = nullptr;
    QLabel* file_ = nullptr;
    /// The place of a parameter in the form; its editor is made when it is first to be seen.
    struct Row {
        const Parameter* parameter;
        QVBoxLayout* place;
        ParameterEditor* editor = nullptr;
    };
    std::vector<Row> rows_;
    std::size_t shownFrom_ = 0;  ///< the first row of the section “Shown”
    QLabel* parametersHeading_ = nullptr;
    std::vector<QWidget*> shownParts_;  ///< rule and heading of that section
    QPushButton* reset_ = nullptr;
    bool empty_ = false;
    std::vector<QWidget*> encoding_;  ///< heading and button
    ReadoutCard* readout_ = nullptr;
    std::vector<QWidget*> readoutParts_;  ///< what is hidden with it
    QLabel* notes_ = nullptr;
};

}  // namespace posiscope
