// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/spectrumdata.h"

#include "core/analysis/besidedata.h"
#include "core/rotary/rotaryembedding.h"
#include "ui/views/spectrum/referencelines.h"

namespace posiscope {

namespace {

class SpectrumTable final : public Field {
 public:
    explicit SpectrumTable(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
    std::int64_t rows() const override { return static_cast<std::int64_t>(model_->frequencies().size()); }
    std::int64_t columns() const override { return 4; }
    double value(std::int64_t row, std::int64_t column) const override {
        const auto pair = static_cast<std::size_t>(row);
        const Frequency& frequency = model_->frequencies()[pair];
        if (column == 0) return static_cast<double>(row);
        if (column == 1) return frequency.radians();
        if (column == 2) return frequency.wavelength();
        return unscaledFrequencies(*model_)[pair].radians();
    }
    static std::string name(std::int64_t column) {
        static const std::string names[] = {"pair", "frequency", "wavelength", "unscaled_frequency"};
        return names[column];
    }

 private:
    std::shared_ptr<const Model> model_;
};

class RatioTable final : public Field {
 public:
    explicit RatioTable(Snapshot::Sides sides)
        : sides_(std::move(sides)), ratios_(wavelengthRatios(sides_)) {}
    std::int64_t rows() const override { return static_cast<std::int64_t>(ratios_.size()); }
    std::int64_t columns() const override { return 4; }
    double value(std::int64_t row, std::int64_t column) const override {
        const auto pair = static_cast<std::size_t>(row);
        if (column == 0) return static_cast<double>(row);
        if (column == 1) return sides_.a->frequencies()[pair].wavelength();
        if (column == 2) return sides_.b->frequencies()[pair].wavelength();
        return ratios_[pair];
    }
    static std::string name(std::int64_t column) {
        static const std::string names[] = {"pair", "a_wavelength", "b_wavelength", "ratio"};
        return names[column];
    }

 private:
    Snapshot::Sides sides_;
    std::vector<double> ratios_;
};

}  // namespace

Dataset spectrumData(const Snapshot& snapshot) {
    const auto dataOf = [](const std::shared_ptr<const Model>& model) {
        return Dataset{std::make_shared<SpectrumTable>(model), SpectrumTable::name};
    };
    if (snapshot.subject == Subject::difference && snapshot.sides)
        return {std::make_shared<RatioTable>(snapshot.sides), RatioTable::name};
    if (shownModels(snapshot).size() == 1) return dataOf(snapshot.model);
    return besideData(
        "pair", snapshot,
        [&](const std::shared_ptr<const Model>& model) { return BesideSide{dataOf(model)}; }, 1);
}

}  // namespace posiscope
