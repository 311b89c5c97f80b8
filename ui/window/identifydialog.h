// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with the answer about a table.
#pragma once

#include <QDialog>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/fields/storedtable.h"
#include "core/identify/identity.h"
#include "core/state/state.h"
#include "ui/async/asyncresult.h"
#include "ui/style/theme.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTextBrowser;

namespace posiscope {

class MeantAs;

/// The table to identify.
struct TableInQuestion {
    std::string path;
    std::vector<std::string> arrays;                ///< names in the file: none (the only array), one or two
    std::shared_ptr<const StoredTable> table = {};  ///< the table if it is shown; else the file is read
    std::optional<State> other = {};                ///< the other side of a comparison
    bool wholeArray = false;                        ///< of which a slice is shown
    QString name() const;
};

/// The answer with its evidence, computed in another thread, and a button for each action. The dialog is not
/// modal, so that the window stays usable.
class IdentifyDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `theme` returns the window's current theme.
    IdentifyDialog(TableInQuestion question, std::function<const Theme&()> theme, QWidget* parent);

    /// The table shown, or the whole array that it is a slice of.
    const TableInQuestion& question() const { return question_; }
    /// The answer; null until it is known.
    const Identity* answer() const { return result_.isAnswerTo(asked_) ? result_.get() : nullptr; }
    /// What it was meant as, and whether it is that; empty where nothing was meant.
    QStringList meantWords() const;
    /// Asks for the report as soon as the answer is known.
    void saveReport();

 signals:
    void compareWanted();
    void showWanted();
    void convertWanted();
    void reportWanted();
    /// An action has been done; the sentence says which.
    void actionDone(const QString& sentence);

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void build();
    void buildSlices(QHBoxLayout* row);
    void chooseSlices();
    void buildResized(QHBoxLayout* row);
    QPushButton* addButton(const QString& name, const QString& text);
    void fillCode(QMenu* menu);
    void ask();
    void tell();
    void tellButtons();
    QString html() const;
    static QString verdictOn(const Identity& answer);

    TableInQuestion question_, shown_;
    std::function<const Theme&()> theme_;
    QLabel* heading_ = nullptr;
    QComboBox* slices_ = nullptr;  ///< whether all slices are asked about; null where there is one
    MeantAs* meant_;
    QComboBox* resized_;  ///< how a learned table was meant to be resized
    QLineEdit* grid_;     ///< and to which places
    QTextBrowser* text_;
    QPushButton *compare_ = nullptr, *show_ = nullptr, *convert_ = nullptr, *code_ = nullptr,
                *copy_ = nullptr, *report_ = nullptr;
    QString askedGrid_;              ///< what stood in grid_ then
    bool wantsReport_ = false;       ///< when the answer is known
    int asked_ = 0;                  ///< the number of the newest question
    std::optional<Identity> plain_;  ///< the answer without an expectation
    AsyncResult<int, Identity> result_;
};

}  // namespace posiscope
