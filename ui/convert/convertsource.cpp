// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/convert/convertsource.h"

#include <QFileInfo>

#include "core/identify/tablesource.h"

namespace posiscope {

Result<std::shared_ptr<Converter>> ConvertSource::converter(const Progress& progress) {
    const std::lock_guard alone(mutex_);
    if (converter_) return converter_;
    auto arrays = readArrays(path_, arrays_, progress);
    if (!arrays && shown_ == nullptr) return arrays.error();
    if (!arrays) arrays = std::vector{arrayOfTable(shown_)};
    converter_ = std::make_shared<Converter>(std::move(arrays.value()));
    return converter_;
}

bool ConvertSource::isPartOfModel() const {
    const QString ending = QFileInfo(QString::fromStdString(path_)).suffix();
    return arrays_.size() < 2 && ending.compare(QLatin1String("safetensors"), Qt::CaseInsensitive) == 0;
}

}  // namespace posiscope
