// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of what a table was meant to be.
#pragma once

#include <optional>
#include <vector>

#include "core/identify/identify.h"
#include "core/identify/identity.h"
#include "core/state/snapshot.h"
#include "ui/style/choicebox.h"

namespace posiscope {

/// An array of a file.
struct ArrayOfFile {
    std::string path, name;
};

/// A list to choose from: nothing in particular, the encoding at the other side of a comparison, any encoding
/// as it is at first in the shape of the table, the model of a config.json, or a learned table that the table
/// was made from.
class MeantAs final : public ChoiceBox {
    Q_OBJECT

 public:
    /// `other` is the state on the other side of the comparison; empty without one, or where it is a file,
    /// too.
    explicit MeantAs(std::optional<State> other, QWidget* parent = nullptr);

    /// The chosen expectation with the shape of the table in `known`; empty for none.
    std::optional<Expectation> expectation(const Identity* known) const;
    /// The learned table that was chosen; it has not been read.
    std::optional<ArrayOfFile> original() const;

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 signals:
    void chosen();
    void problem(const QString& sentence);

 private:
    void choose(int index);
    bool asksForFile(int index) const;
    int nextWithoutFile(int index) const;
    bool readConfig();
    bool chooseOriginal();

    std::optional<State> other_;
    std::optional<Expectation> configured_;
    std::optional<ArrayOfFile> original_;
    int before_ = 0;
    bool stepping_ = false;  ///< a key chooses while the list is closed
};

}  // namespace posiscope
