// The form at the left of the window.
#pragma once

#include <QStringList>
#include <QWidget>
#include <span>
#include <vector>

#include "ui/store/statestore.h"
#include "ui/style/theme.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace posiscope {

class CompareBar;
class FoldHeading;
class ParameterEditor;
class ReadoutCard;
class TensorButton;

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
    /// The groups of seldom changed rows that are unfolded, by their names. Emits nothing.
    void setUnfolded(const QStringList& groups);
    const QStringList& unfolded() const { return unfolded_; }

 signals:
    void problem(const QString& sentence);
    void unfoldedChanged();
    void openTableWanted();
    /// Another table of the file that is shown, or a list of all.
    void tensorWanted(const QString& path, const QString& tensor);
    void tensorListWanted(const QString& path);

 private:
    void build(const Encoding& encoding);
    void addRow(QVBoxLayout* column, const Parameter& parameter, FoldHeading* fold = nullptr);
    void addChoice(QVBoxLayout* column, const Parameter& choice, std::span<const Parameter> all);
    void addSeldom(QVBoxLayout* column, const std::string& choice, std::span<const Parameter> all);
    FoldHeading* addFold(QVBoxLayout* column, const std::string& choice);
    void showFolds(const Scene& scene, const std::function<bool(const Parameter&)>& offered);
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
    TensorButton* tensors_ = nullptr;
    /// The place of a parameter in the form; its editor is made when it is first to be seen.
    struct Row {
        const Parameter* parameter;
        QVBoxLayout* place;
        ParameterEditor* editor = nullptr;
        FoldHeading* fold = nullptr;  ///< that it stands behind
    };
    std::vector<Row> rows_;
    std::size_t parametersFrom_ = 0;  ///< the first row of the section “Parameters”
    std::size_t shownFrom_ = 0;       ///< the first row of the section “Shown”
    std::vector<FoldHeading*> folds_;
    QStringList unfolded_;
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
