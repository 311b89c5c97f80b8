// SPDX-License-Identifier: GPL-3.0-or-later
// -o FILE and --format FORMAT of what writes pictures, data and motions.
#pragma once

#include <optional>

#include "app/option.h"
#include "app/report.h"

class QCommandLineParser;

namespace posiscope {

OptionGroup outputOptions();

/// The error where no file is named, or a stream without a format.
std::optional<CommandError> checkOutput(const QCommandLineParser& given);

/// Where -o writes; empty where it is not given.
QString outputOf(const QCommandLineParser& given);

/// "gif", or the format of a stream.
QString endingOfOutput(const QCommandLineParser& given);

/// Whether -o names a picture or a motion, for which widgets are drawn.
bool drawsOutput(const QCommandLineParser& given);

}  // namespace posiscope
