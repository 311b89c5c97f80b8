// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of --help, for the man page and for the completion of shells.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace posiscope {

/// An option as --help shows it.
struct OptionRow {
    QString group;      ///< the heading that it stands under
    QStringList names;  ///< "-o", "--output"
    QString value;      ///< "FILE", "interleaved|half-split"; empty where it takes none
    QString meaning;    ///< one paragraph
};

/// A way to call the program, with its meaning.
struct UsageRow {
    QString words;    ///< "posiscope describe [--json] [options]"
    QString meaning;  ///< empty where the next row has it
};

/// The text of --help in its parts.
struct HelpRows {
    QString command;  ///< empty for the program itself
    std::vector<UsageRow> usage;
    QStringList paragraphs;
    std::vector<OptionRow> options;
    QStringList examples;  ///< whole commands
};

/// The parts of a text as helpText() and its relatives write it.
HelpRows helpRows(const QString& command, const QString& text);

/// The text of --help of any command.
QString helpOf(const QString& command);

/// Those of the program, and then of every command.
std::vector<HelpRows> allHelpRows();

}  // namespace posiscope
