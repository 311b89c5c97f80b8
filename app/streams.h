// SPDX-License-Identifier: GPL-3.0-or-later
// "-" and pipes: what is read from and written to streams.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace posiscope {

/// The word FILE or FILE:TENSOR with a file that holds what standard input ("-") or a pipe has given; any
/// other word as it is. What is read is recognised by its first bytes. The file is there until the process
/// ends; with `kept` longer, for a window that is opened again. A stream is read once, however often it is
/// named.
Result<QString> localWord(const QString& word, bool kept = false);

/// The ending of a file that begins with these bytes: "npy", "safetensors" … Empty where nobody reads such a
/// file.
QString endingFor(const QByteArray& beginning);

/// The sentence with the streams' own names in place of those of such files.
std::string withStreamNames(std::string sentence);

/// Where -o writes: for "-", and for a pipe whose name has no ending, the path of a stream of this
/// format (ui/files/savefile.h).
QString localOutput(const QString& output, const QString& format);
bool isStream(const QString& output);

}  // namespace posiscope
