// SPDX-License-Identifier: GPL-3.0-or-later
// What to export, how large, and where to.
#pragma once

#include <QDialog>

#include "core/analysis/dataset.h"
#include "core/state/motion.h"
#include "ui/export/exportmemory.h"
#include "ui/export/figure.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace posiscope {

/// What a dialog asks about.
struct ExportSubject {
    enum class What { picture, data, motion };
    What what = What::picture;
    QString heading;
    QString baseName;      ///< the file's name without an ending
    QSize shown;           ///< the size in the window, offered first
    FigureRequest figure;  ///< of pictures and motions: the snapshot, all panes and how they share the figure
    std::vector<std::size_t> chosen;  ///< the panes that are drawn at first
    std::optional<Dataset> numbers;   ///< of data
    ExportMemory memory;
    bool moves = true;  ///< false: the preview of a motion stands still, as less motion is asked for
};

struct ExportChoice {
    QString path;
    QString format;  ///< png, svg, pdf, npy, csv
    FigureRequest figure;
    NumberType type = NumberType::float64;
    ExportMemory memory;  ///< for the next time
    // Of a motion:
    Motion motion = {};
    std::vector<Value> values = {};  ///< one for each frame
    double fps = 30;
    double megabytes = 0;  ///< of a GIF at most
};

class FileRow;
class LookRows;
class MotionRows;
class ArrangementRows;
class PaneChoice;
class Preview;
struct SizePreset;
class SizeRows;

class ExportDialog final : public QDialog {
    Q_OBJECT

 public:
    ExportDialog(ExportSubject subject, QWidget* parent);

    ExportChoice choice() const;

 protected:
    bool event(QEvent* event) override;

 private:
    void addFormats();
    void addPicture(QFormLayout* form);
    QString themeFor(const SizePreset* preset) const;
    void showTheme(const QString& id);
    void addLook(QFormLayout* form);
    void addFile(QFormLayout* form);
    void unfoldLook(bool shown);
    void knowParts(const FigureParts& parts);
    void formatChanged();
    void takeEnding();
    void refresh();
    bool wantsSharedBar() const;
    QString problem() const;
    QString warning() const;
    const PictureMemory& lastTime() const;
    /// What is drawn, as it was chosen; nothing while the size makes no sense.
    std::optional<FigureRequest> figure() const;
    std::vector<Pane> chosenPanes() const;
    /// The bytes that data will need; exact for .npy.
    std::uint64_t bytesOfData() const;
    QString ending() const;
    /// The file that is looked for: of numbered ones the first.
    QString firstFile() const;

    ExportSubject subject_;
    QComboBox* format_;
    FileRow* file_ = nullptr;
    QLabel* problem_;
    QLabel* room_ = nullptr;  ///< how large data will be
    QPushButton* ok_ = nullptr;
    QComboBox* theme_ = nullptr;
    QCheckBox* captionFile_ = nullptr;
    bool themeChosen_ = false;  ///< by a person, now or the last time
    QLineEdit* title_ = nullptr;
    QCheckBox* heading_ = nullptr;
    QCheckBox* cursor_ = nullptr;
    PaneChoice* panes_ = nullptr;
    ArrangementRows* arrangement_ = nullptr;  ///< of several panes
    SizeRows* size_ = nullptr;
    LookRows* look_ = nullptr;
    QBoxLayout* rows_ = nullptr;
    QCheckBox* square_ = nullptr;
    MotionRows* motion_ = nullptr;
    Preview* preview_ = nullptr;
};

}  // namespace posiscope
