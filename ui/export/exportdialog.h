// What to export, how large, and where to.
#pragma once

#include <QDialog>

#include "core/dataset.h"
#include "core/motion.h"
#include "ui/export/figure.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace posiscope {

struct ExportChoice {
    QString path;
    QString format;  ///< png, svg, pdf, npy, csv
    QSize size;
    double scale = 1;
    bool dark = false;
    QString title;
    bool heading = true;
    bool cursor = true;
    NumberType type = NumberType::float64;
    // Of a motion:
    Motion motion = {};
    std::vector<Value> values = {};  ///< one for each frame
    double fps = 30;
    bool allPanes = false;
};

class MotionRows;

class ExportDialog final : public QDialog {
    Q_OBJECT

 public:
    enum class What { picture, data, motion };

    /// `baseName` is the file's name without an ending; `size` the size that is offered first.
    ExportDialog(What what, const QString& heading, const QString& baseName, QSize size, bool dark,
                 QWidget* parent);
    /// For a motion of this state.
    ExportDialog(const State& state, const QString& heading, const QString& baseName, QSize size, bool dark,
                 QWidget* parent);

    ExportChoice choice() const;

 private:
    ExportDialog(What what, const State* state, const QString& heading, const QString& baseName, QSize size,
                 bool dark, QWidget* parent);
    void addFormats();
    void addPicture(class QFormLayout* form, QSize size, bool dark);
    void formatChanged();
    void browse();
    void refresh();
    /// The file that is looked for: of numbered ones the first.
    QString firstFile() const;

    What what_;
    QComboBox* format_;
    QLineEdit* path_;
    QLabel* problem_;
    QPushButton* ok_ = nullptr;
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    QDoubleSpinBox* scale_ = nullptr;
    QLabel* pixels_ = nullptr;
    QComboBox* theme_ = nullptr;
    QLineEdit* title_ = nullptr;
    QCheckBox* heading_ = nullptr;
    QCheckBox* cursor_ = nullptr;
    MotionRows* motion_ = nullptr;
};

}  // namespace posiscope
