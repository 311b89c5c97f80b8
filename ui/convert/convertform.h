// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the conversion dialog.
#pragma once

#include <QJsonObject>
#include <QWidget>
#include <map>
#include <string>

#include "core/convert/conversion.h"
#include "core/convert/convertwords.h"
#include "ui/convert/convertrows.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace posiscope {

/// The memory() with this form and order in place of the last ones, where they say something.
QJsonObject beginningWith(const ConversionRequest& wanted, QJsonObject memory);

/// A task to choose, and a field for each of its options. What is wrong with one stands under it.
class ConvertForm final : public QWidget {
    Q_OBJECT

 public:
    /// `remembered` is the memory() of the last time.
    ConvertForm(const QJsonObject& remembered, bool isPartOfModel);

    ConvertTask task() const;
    void setTask(ConvertTask task);
    /// What is typed in the fields of the task.
    ConvertWords words() const;
    /// The label of a field that cannot stay empty; empty where there is none.
    QString missing() const;
    bool copiesModel() const;
    /// Says under the field what is wrong with it, and nothing under the others. False: there is no such
    /// field in sight.
    bool setProblem(const std::string& option, const QString& text);
    QJsonObject memory() const;

 signals:
    void changed();

 private:
    struct Field {
        const ConvertRow* row = nullptr;
        QLabel* label = nullptr;
        QWidget* whole = nullptr;  ///< the field and its problem
        QLineEdit* text = nullptr;
        QComboBox* list = nullptr;
        QLabel* words = nullptr;  ///< about the entry that is chosen
        QLabel* problem = nullptr;
    };
    void addTask(const QJsonObject& remembered);
    void addRow(const ConvertRow& row, const QJsonObject& remembered);
    void fillList(Field& field);
    bool isInSight(const ConvertRow& row) const;
    QString wordOf(const Field& field) const;
    void showRows();

    void place(QLabel* label, QWidget* field, QWidget* control);

    QGridLayout* form_;
    QComboBox* task_;
    std::map<std::string, Field, std::less<>> fields_;
    QCheckBox* whole_;
    bool isPartOfModel_;
};

}  // namespace posiscope
