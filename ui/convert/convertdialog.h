// SPDX-License-Identifier: GPL-3.0-or-later
// A table is written in another form, or made to fit.
#pragma once

#include <QDialog>
#include <QJsonObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/convert/conversionpreview.h"
#include "ui/async/asyncresult.h"
#include "ui/convert/convertform.h"
#include "ui/convert/convertsource.h"
#include "ui/style/theme.h"

class QLabel;
class QPushButton;

namespace posiscope {

class ConvertPictures;

/// Asks for what `posiscope convert` can do, and shows the table before and after. Both are computed in
/// another thread, and computed anew after every change.
class ConvertDialog final : public QDialog {
    Q_OBJECT

 public:
    /// `file` is its name for a person, `remembered` the memory of the last time, and `task` the one to begin
    /// with, if one is better than the last.
    ConvertDialog(std::shared_ptr<ConvertSource> source, const QString& file, const QJsonObject& remembered,
                  std::optional<ConvertTask> task, std::function<const Theme&()> theme, QWidget* parent);

    /// What was asked for; the dialog is only accepted while it can be read.
    ConvertRequest request() const { return *request_; }
    bool copiesModel() const { return form_->copiesModel(); }
    QJsonObject memory() const { return form_->memory(); }

 protected:
    void changeEvent(QEvent* event) override;

 private:
    struct Seen {
        ConversionPreview preview;
        std::vector<Text> done;  ///< a line each
    };
    void build(const QString& file);
    void ask();
    void tell();
    void refuse(const Error& error);

    std::shared_ptr<ConvertSource> source_;
    std::function<const Theme&()> theme_;
    ConvertForm* form_;
    ConvertPictures* pictures_;
    QLabel* status_;
    QPushButton *stop_, *save_ = nullptr;
    std::optional<ConvertRequest> request_;
    int asked_ = 0;  ///< the number of the newest question
    int shown_ = 0;  ///< the number of the answer that the pictures show
    bool stopped_ = false;
    AsyncResult<int, Seen> result_;
};

}  // namespace posiscope
