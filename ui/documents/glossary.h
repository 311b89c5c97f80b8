// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the course and of the program.
#pragma once

#include <QStringList>
#include <vector>

namespace posiscope {

/// A lesson that explains a word.
struct GlossaryLesson {
    QString name;  ///< of a built-in lesson: "wavelengths"
    QString text;  ///< "lesson 5"
};

struct GlossaryEntry {
    QString word;        ///< in the language in use
    QStringList others;  ///< in the other languages, where it is another
    QString definition;  ///< one sentence
    QString formula;     ///< empty where there is none
    std::vector<GlossaryLesson> lessons = {};
};

/// The entries of the page resources/manual/LANGUAGE/glossary.md in the language in use, in its order. A line
/// is an entry: “- **word** · other names — definition `formula` [lesson](path), [lesson](path)”.
std::vector<GlossaryEntry> glossary();

}  // namespace posiscope
