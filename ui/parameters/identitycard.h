// What the table that is shown is, in the panel.
#pragma once

#include <QWidget>

#include "core/state/snapshot.h"
#include "ui/async/tableidentity.h"

class QLabel;
class QPushButton;

namespace posiscope {

/// A line that says what the table is, another one for what is wrong with it, and a button that asks for all
/// that is known. It is found beside the window; until then the line says so.
class IdentityCard final : public QWidget {
    Q_OBJECT

 public:
    explicit IdentityCard(QWidget* parent = nullptr);

    /// Hidden where no table has been read.
    void show(const Model& model);

 signals:
    void identifyWanted();

 private:
    void tell();

    TableIdentity identity_;
    QLabel* line_;
    QLabel* wrong_;
    QPushButton* button_;
};

}  // namespace posiscope
