// SPDX-License-Identifier: GPL-3.0-or-later
// The form at the left of the window.
#pragma once

#include <QStringList>
#include <QWidget>
#include <span>
#include <utility>
#include <vector>

#include "ui/parameters/foldheading.h"
#include "ui/store/statestore.h"
#include "ui/style/theme.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace posiscope {

class CompareBar;
class IdentityCard;
class LayerButton;
class ProgramsLabel;
class ParameterEditor;
class ReadoutCard;
class TensorButton;

/// A configuration of which not everything is understood, and the values that were read from it.
struct DoubtfulConfig {
    std::string file;
    Text warning;
    Values values;
};

/// The encoding, its parameters, the offset, and the readout at the cursor: all generated from the
/// parameter table.
class ParameterPanel final : public QWidget {
    Q_OBJECT

 public:
    explicit ParameterPanel(StateStore& store, QWidget* parent = nullptr);

    void show(const Snapshot& whole, const Theme& theme);
    /// Whether everything in it is hidden.
    bool isEmpty() const { return empty_; }
    /// Whether the form shows A or B of a comparison; A where nothing is compared.
    Subject side() const;
    /// Whether the widget is the encoding's name, or the button beside it.
    bool isInHead(const QWidget* widget) const;
    void setSide(Subject side);
    /// Changes what the form shows: A or B, or what is being looked at, which belongs to both.
    void set(const Parameter& parameter, const Value& value, const Gesture& gesture = {});
    /// Shows the warning beside these values of the encoding, whatever the length.
    void doubt(DoubtfulConfig config);
    /// Brings all parameters of what the form shows back to their defaults.
    void reset();
    /// The headings that are unfolded (that of the seldom changed rows), and the sections that are folded, by
    /// their names. Emits nothing.
    void setFolds(const QStringList& unfolded, const QStringList& folded);
    const QStringList& unfolded() const { return unfolded_; }
    const QStringList& folded() const { return folded_; }

 signals:
    void problem(const QString& sentence);
    void foldsChanged();
    void openTableWanted();
    /// Several values of the parameter with this key together.
    void severalWanted(const std::string& key);
    /// Another table of the file that is shown, or a list of all.
    void tensorWanted(const QString& path, const QString& tensor);
    void tensorListWanted(const QString& path);
    /// All that is known about the table that is shown.
    void identifyWanted();
    /// What the encoding that the form shows is.
    void helpWanted();

 private:
    void build(const Encoding& encoding);
    void remakeEditors();
    void replace(QWidget* part, QWidget* anew);
    void addRow(QVBoxLayout* column, const Parameter& parameter, FoldHeading* fold = nullptr);
    void addChoice(QVBoxLayout* column, const Parameter& choice, std::span<const Parameter> all,
                   FoldHeading* fold = nullptr);
    void addMore(QVBoxLayout* column, const Encoding& encoding);
    FoldHeading* makeHeading(const QString& key, FoldHeading::Level level);
    void addSection(QVBoxLayout* column, const QString& key, const char* title, bool rule);
    QString heldBySection(const FoldHeading* section, const Values& values) const;
    void chooseRowsInSight(const Snapshot& whole, const Snapshot& snapshot);
    void showMore(const Snapshot& whole, const Snapshot& snapshot);
    void showSections(const State& whole, const Snapshot& snapshot);
    ParameterEditor* makeEditor(const Parameter& parameter);
    void showRows(const Snapshot& whole, const Snapshot& snapshot);
    void orderTabs();
    void addFile(QVBoxLayout* column);
    void addReadout(QVBoxLayout* column);
    static QWidget* addRule(QVBoxLayout* column);
    QWidget* makeEncodingButton(const Encoding& encoding);
    QWidget* makeHead(const Encoding& encoding);
    void applyEdit(const Edit& change, const QString& name, const Gesture& gesture);
    /// The same for a change of the side that the form shows.
    void edit(const Edit& change, const QString& name, const Gesture& gesture);
    void addConfig(QVBoxLayout* column);
    static QString fileText(const State& state);
    void showConfig(const State& state);
    void showReadout(const Snapshot& snapshot, const Theme& theme);

    static constexpr int indent = 12;  ///< of what a choice brings, in pixels
    static constexpr const char* encodingSection = "encoding";
    static constexpr const char* cursorSection = "cursor";
    static constexpr const char* moreFold = "more";

    StateStore& store_;
    const Theme* theme_ = &Theme::light();
    const Encoding* built_ = nullptr;
    bool otherWords_ = false;  ///< the language or the scale has changed since the last show()
    CompareBar* compare_ = nullptr;
    QWidget* form_ = nullptr;
    std::vector<DoubtfulConfig> doubts_;
    QLabel* doubted_ = nullptr;
    QLabel* doubt_ = nullptr;
    ProgramsLabel* programs_ = nullptr;
    LayerButton* layers_ = nullptr;
    QLabel* file_ = nullptr;
    TensorButton* tensors_ = nullptr;
    IdentityCard* identity_ = nullptr;
    /// The place of a parameter in the form; its editor is made when it is first to be seen.
    struct Row {
        const Parameter* parameter = nullptr;
        QVBoxLayout* place = nullptr;
        ParameterEditor* editor = nullptr;
        FoldHeading* fold = nullptr;     ///< over the seldom changed rows, of which it is one
        FoldHeading* section = nullptr;  ///< that it belongs to
        bool offered = false;            ///< the state has it and it is not hidden
        bool inSight = false;            ///< also while it is one of the seldom changed rows and these fold
    };
    std::vector<Row> rows_;
    FoldHeading* more_ = nullptr;  ///< over the seldom changed rows; null where there are none
    struct Section {
        FoldHeading* heading;
        const char* title;  ///< in English
        QWidget* rule;      ///< above it; null for none
    };
    std::vector<Section> sections_;
    QStringList unfolded_;
    QStringList folded_;
    QPushButton* reset_ = nullptr;
    bool empty_ = false;
    QWidget* head_ = nullptr;  ///< the encoding's name and its “?”
    QToolButton* help_ = nullptr;
    ReadoutCard* readout_ = nullptr;
    QLabel* notes_ = nullptr;
};

}  // namespace posiscope
