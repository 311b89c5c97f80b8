// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a dialog that say how large a picture is.
#pragma once

#include <QObject>
#include <QSize>
#include <optional>
#include <vector>

#include "core/parameters/picturesize.h"
#include "ui/export/exportmemory.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace posiscope {

class LengthField;
class NumberRow;

/// A size that journals, screens or walls ask for.
struct SizePreset {
    QString id;
    Text name;
    PictureMeasure measure;
    bool printed = false;  ///< beside text that says what it shows: without title
    bool stacked = false;  ///< several panes stand one below the other
};
const std::vector<SizePreset>& sizePresets();
/// What a motion is made for at first: a small file.
const SizePreset& motionPreset();

/// Preset, width and height with their unit, resolution or scale, and the size of type.
class SizeRows final : public QObject {
    Q_OBJECT

 public:
    /// `shown` is the size in the window, in pixels.
    SizeRows(QFormLayout* form, QSize shown, const PictureMemory& memory, QObject* parent);

    /// Nothing while a field holds no length.
    std::optional<PictureMeasure> measure() const;
    /// The preset that is chosen, or null.
    const SizePreset* preset() const;
    /// Why there is no such picture; empty where there is one.
    QString problem() const;
    /// Puts what is chosen into the memory.
    void remember(PictureMemory& memory) const;
    /// Scale and resolution mean something only where the file has pixels.
    void setVectors(bool vectors);

 signals:
    void changed();
    void presetChosen(const posiscope::SizePreset& preset);

 private:
    void choosePreset();
    void take(const PictureMeasure& measure);
    void edit(LengthField* field, std::optional<LengthUnit> unit);
    void changeUnit(LengthUnit unit, const LengthField* typed);
    void refresh();
    LengthUnit unit() const { return unit_; }

    QSize shown_;
    QFormLayout* form_;
    QComboBox* preset_;
    LengthField* width_;
    LengthField* height_;
    QComboBox* units_;
    QCheckBox* proportions_;
    NumberRow* dpi_;
    NumberRow* scale_;
    NumberRow* type_;
    QLabel* result_;
    LengthUnit unit_ = LengthUnit::px;
    double ratio_ = 1;        ///< height per width, while they change together
    double windowScale_ = 2;  ///< of a picture as in the window
    bool vectors_ = false;
};

}  // namespace posiscope
