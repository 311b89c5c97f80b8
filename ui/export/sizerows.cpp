// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sizerows.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "ui/export/lengthfield.h"
#include "ui/export/numberrow.h"
#include "ui/style/choicebox.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// Where no resolution is chosen the dialog writes the one that applies.
Parameter resolution() {
    Parameter row = exportParameter(keys::dpi.name);
    row.limits.minimum = 10;
    return row;
}

QString rounded(double value, int decimals) {
    return localised(QString::number(value, 'f', decimals));
}

}  // namespace

const std::vector<SizePreset>& sizePresets() {
    static const std::vector<SizePreset> presets{
        {QStringLiteral("column"),
         POSISCOPE_TR("core", "One column (3.25 × 2.25 in)"),
         {{3.25, 2.25, LengthUnit::in}, 1, 300, 8},
         true},
        {QStringLiteral("stacked"),
         POSISCOPE_TR("core", "One column, panes stacked (3.25 × 4 in)"),
         {{3.25, 4, LengthUnit::in}, 1, 300, 8},
         true,
         true},
        {QStringLiteral("page"),
         POSISCOPE_TR("core", "Two columns (6.75 × 3.5 in)"),
         {{6.75, 3.5, LengthUnit::in}, 1, 300, 8},
         true},
        {QStringLiteral("text"),
         POSISCOPE_TR("core", "NeurIPS and ICLR text (5.5 × 2.5 in)"),
         {{5.5, 2.5, LengthUnit::in}, 1, 300, 8},
         true},
        {QStringLiteral("acl"),
         POSISCOPE_TR("core", "ACL column (3.03 × 2.2 in)"),
         {{3.03, 2.2, LengthUnit::in}, 1, 300, 8},
         true},
        {QStringLiteral("ieee"),
         POSISCOPE_TR("core", "IEEE column (3.5 × 2.4 in)"),
         {{3.5, 2.4, LengthUnit::in}, 1, 300, 8},
         true},
        {QStringLiteral("nature"),
         POSISCOPE_TR("core", "Nature column (89 × 60 mm)"),
         {{89, 60, LengthUnit::mm}, 1, 300, 7},
         true},
        {QStringLiteral("natureWide"),
         POSISCOPE_TR("core", "Nature page (183 × 70 mm)"),
         {{183, 70, LengthUnit::mm}, 1, 300, 7},
         true},
        {QStringLiteral("a4"),
         POSISCOPE_TR("core", "A4 page (210 × 297 mm)"),
         {{210, 297, LengthUnit::mm}, 1, 300, 10},
         true},
        {QStringLiteral("motion"),
         POSISCOPE_TR("core", "Small motion (480 × 320 px)"),
         {{480, 320, LengthUnit::px}, 1, 0, 0}},
        {QStringLiteral("slide"),
         POSISCOPE_TR("core", "Slide (1920 × 1080 px)"),
         {{1920, 1080, LengthUnit::px}, 1, 0, 18}},
        {QStringLiteral("poster"),
         POSISCOPE_TR("core", "Poster (60 × 40 cm)"),
         {{60, 40, LengthUnit::cm}, 1, 150, 24}},
    };
    return presets;
}

const SizePreset& motionPreset() {
    return *std::ranges::find(sizePresets(), QStringLiteral("motion"), &SizePreset::id);
}

SizeRows::SizeRows(QFormLayout* form, QSize shown, const PictureMemory& memory, QObject* parent)
    : QObject(parent),
      shown_(shown),
      form_(form),
      preset_(new ChoiceBox),
      width_(new LengthField(QStringLiteral("width"))),
      height_(new LengthField(QStringLiteral("height"))),
      units_(new ChoiceBox),
      proportions_(new QCheckBox(tr("&Keep proportions"))),
      dpi_(new NumberRow(resolution(), tr("dpi"), 1, {})),
      scale_(new NumberRow(exportParameter(keys::scale.name), {}, 0.5, {})),
      type_(new NumberRow(exportParameter(keys::fontSize.name), tr("pt"), 0.5,
                          {tr("As in the window"), PictureMeasure().labelPoints()})),
      result_(new QLabel) {
    preset_->setObjectName(QStringLiteral("preset"));
    preset_->addItem(tr("As in the window"), QStringLiteral("window"));
    for (const SizePreset& preset : sizePresets())
        preset_->addItem(translated(preset.name), preset.id);
    preset_->addItem(tr("Another size"), QString());
    form->addRow(tr("Made f&or"), preset_);

    width_->setAccessibleName(tr("Width"));
    height_->setAccessibleName(tr("Height"));
    units_->setObjectName(QStringLiteral("unit"));
    units_->setAccessibleName(tr("Unit"));
    for (const LengthUnitInfo& info : lengthUnits())
        units_->addItem(QString::fromUtf8(info.name.data()), static_cast<int>(info.unit));
    auto* sizes = new QHBoxLayout;
    sizes->setSpacing(8);
    sizes->addWidget(width_, 1);
    sizes->addWidget(new QLabel(QStringLiteral("×")));
    sizes->addWidget(height_, 1);
    sizes->addWidget(units_);
    auto* label = new QLabel(tr("Si&ze"));
    label->setBuddy(width_);
    form->addRow(label, sizes);
    proportions_->setObjectName(QStringLiteral("proportions"));
    form->addRow(QString(), proportions_);
    form->addRow(tr("Resol&ution"), dpi_);
    form->addRow(tr("&Scale"), scale_);
    form->addRow(tr("T&ype size"), type_);
    result_->setObjectName(QStringLiteral("result"));
    form->addRow(QString(), result_);

    proportions_->setChecked(memory.proportions);
    const int known = preset_->findData(memory.preset);
    preset_->setCurrentIndex(std::max(known, 0));
    if (known <= 0) windowScale_ = memory.measure.scale;
    PictureMeasure first = memory.measure;
    if (known <= 0) first.size = {double(shown.width()), double(shown.height()), LengthUnit::px};
    take(first);

    connect(preset_, &QComboBox::currentIndexChanged, this, &SizeRows::choosePreset);
    for (LengthField* field : {width_, height_})
        connect(field, &LengthField::edited, this,
                [this, field](std::optional<LengthUnit> typed) { edit(field, typed); });
    connect(units_, &QComboBox::currentIndexChanged, this, [this] {
        changeUnit(static_cast<LengthUnit>(units_->currentData().toInt()), nullptr);
        refresh();
    });
    connect(proportions_, &QCheckBox::toggled, this, [this] {
        if (const auto now = measure()) ratio_ = now->size.height / now->size.width;
    });
    for (NumberRow* row : {dpi_, scale_, type_})
        connect(row, &NumberRow::changed, this, &SizeRows::refresh);
    refresh();
}

const SizePreset* SizeRows::preset() const {
    const auto found = std::ranges::find(sizePresets(), preset_->currentData().toString(), &SizePreset::id);
    return found != sizePresets().end() ? &*found : nullptr;
}

void SizeRows::choosePreset() {
    if (preset_->currentData().toString() == QLatin1String("window"))
        take({{double(shown_.width()), double(shown_.height()), LengthUnit::px}, windowScale_, 0, 0});
    if (const SizePreset* const chosen = preset()) {
        take(chosen->measure);
        emit presetChosen(*chosen);
    }
    refresh();
}

void SizeRows::take(const PictureMeasure& measure) {
    const QSignalBlocker quiet(units_);
    unit_ = measure.size.unit;
    units_->setCurrentIndex(units_->findData(static_cast<int>(unit_)));
    width_->setValue(measure.size.width, unit_);
    height_->setValue(measure.size.height, unit_);
    ratio_ = measure.size.height / measure.size.width;
    PictureMeasure printed = measure;
    if (unit_ == LengthUnit::px) printed = {{1, 1, LengthUnit::in}, 1, 0, 0};
    dpi_->setValue(printed.dotsPerInch());
    scale_->setValue(measure.scale);
    type_->setValue(measure.fontSize);
}

/// A length that was typed with a unit changes the unit of both.
void SizeRows::edit(LengthField* field, std::optional<LengthUnit> unit) {
    if (unit && *unit != unit_) changeUnit(*unit, field);
    const auto typed = field->value();
    if (typed && *typed > 0 && proportions_->isChecked()) {
        LengthField* other = field == width_ ? height_ : width_;
        const double side = field == width_ ? *typed * ratio_ : *typed / ratio_;
        other->setValue(unit_ == LengthUnit::px ? std::round(side) : side, unit_);
    }
    const QSignalBlocker quiet(preset_);
    preset_->setCurrentIndex(preset_->findData(QString()));
    refresh();
}

/// The lengths stay what they are; of `typed` the number stays.
void SizeRows::changeUnit(LengthUnit unit, const LengthField* typed) {
    const auto now = measure();
    unit_ = unit;
    const QSignalBlocker quiet(units_);
    units_->setCurrentIndex(units_->findData(static_cast<int>(unit)));
    if (unit == LengthUnit::px) scale_->setValue(1);
    if (!now || (typed != nullptr && proportions_->isChecked())) return;
    const double perInch = unit == LengthUnit::px ? now->dotsPerInch() : infoOf(unit).perInch;
    const auto shown = [&](double inches) {
        return unit == LengthUnit::px ? std::round(inches * perInch) : inches * perInch;
    };
    if (typed != width_) width_->setValue(shown(now->widthInInches()), unit);
    if (typed != height_) height_->setValue(shown(now->heightInInches()), unit);
}

std::optional<PictureMeasure> SizeRows::measure() const {
    const auto width = width_->value();
    const auto height = height_->value();
    if (!width || !height || *width <= 0 || *height <= 0) return std::nullopt;
    const bool pixels = unit_ == LengthUnit::px;
    return PictureMeasure{{*width, *height, unit_},
                          pixels && !vectors_ ? scale_->value() : 1,
                          pixels ? 0 : dpi_->value(),
                          type_->value()};
}

QString SizeRows::problem() const {
    const auto now = measure();
    if (!now || !isSound(now->size)) {
        const auto limit = [this](double pixels, double inches) {
            const double perInch = infoOf(unit_).perInch;
            return localised(QString::number(perInch > 0 ? inches * perInch : pixels, 'g', 6));
        };
        return tr("Width and height must each be from %1 to %2 %3. The unit may be px, in, mm, cm or pt.")
            .arg(limit(fewestPixels, fewestInches), limit(mostPixels, mostInches),
                 QString::fromUtf8(infoOf(unit_).name.data()));
    }
    for (NumberRow* row : {dpi_, scale_, type_})
        if (form_->isRowVisible(row) && !row->problem().isEmpty()) return row->problem();
    const auto failure = checkMeasure(*now);
    return failure ? translated(failure->text) : QString();
}

void SizeRows::remember(PictureMemory& memory) const {
    const double scale = memory.measure.scale;
    if (const auto now = measure()) memory.measure = *now;
    if (unit_ != LengthUnit::px || vectors_) memory.measure.scale = unit_ == LengthUnit::px ? scale : 1;
    memory.preset = preset_->currentData().toString();
    memory.proportions = proportions_->isChecked();
}

void SizeRows::setVectors(bool vectors) {
    vectors_ = vectors;
    refresh();
}

void SizeRows::refresh() {
    const bool pixels = unit_ == LengthUnit::px;
    form_->setRowVisible(scale_, pixels && !vectors_);
    form_->setRowVisible(dpi_, !pixels);
    QString result;
    if (const auto now = measure(); now && problem().isEmpty()) {
        result =
            vectors_
                ? tr("= %1 × %2 in").arg(rounded(now->widthInInches(), 2), rounded(now->heightInInches(), 2))
                : tr("= %1 × %2 pixels").arg(grouped(now->pixelsAcross()), grouped(now->pixelsDown()));
        result += QStringLiteral(", ") + tr("type %1 pt").arg(rounded(now->labelPoints(), 1));
    }
    result_->setText(result);
    emit changed();
}

}  // namespace posiscope
