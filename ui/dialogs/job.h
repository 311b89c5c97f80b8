// SPDX-License-Identifier: GPL-3.0-or-later
// Work that goes on while the window stays alive.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "core/base/progress.h"
#include "core/base/result.h"

class QProgressDialog;
class QWidget;

namespace posiscope {

/// Runs `work` in another thread, with a progress window that can cancel it once it has lasted half a second,
/// and calls `done` in the window's thread. When `owner` goes away first, the work is cancelled and waited
/// for.
void runJob(QWidget* owner, const QString& label,
            std::function<Result<Outcome>(const Progress& progress)> work,
            std::function<void(const Result<Outcome>&)> done);

}  // namespace posiscope
