// SPDX-License-Identifier: GPL-3.0-or-later
// Menus without state of their own.
#pragma once

#include "ui/window/commands.h"

namespace posiscope {

struct AxisPreset;
struct Example;
class Presentation;
class TableCommands;

/// Undo, copies and resets.
class EditCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu, TableCommands& tables);

 private:
    void fillCode(QMenu* code);
};

/// The panes, what they show and how it is drawn; and which controls the window has.
class ViewCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu);
    void fillControls(QMenu* menu, Presentation& presentation);
    /// Asks for the colours of a pane, beside a place of the screen.
    void chooseColoursAt(int pane, QPoint place);

 private:
    void chooseColours();
    void setPaneCount(int count);
    void fillSplits(QMenu* menu);
    void fillViews(QMenu* shown);
};

/// Theme, language and motion.
class LookCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu);

 signals:
    void themeWanted(const QString& choice);
    void languageWanted(const QString& choice);

 private:
    void fillThemes(QMenu* menu);
    void fillLanguages(QMenu* menu);
    void fillMotion(QMenu* menu);
};

/// The encodings, and the options of the one that is shown.
class EncodingCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu);

 private:
    void list(QMenu* menu);
    void fillModels(QMenu* menu, const State& shown);
    void show(const AxisPreset& preset);
};

/// The comparison of two encodings.
class CompareCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu, TableCommands& tables);

 private:
    void compareSideBySide();
    void askForSeveral(const std::string& key);
    void showOne();
    void keepCurve();
    Pane& currentPane(State& state) const;
};

/// Shortcuts, what keys and mouse do in panes, figures that people know, and what the program is.
class HelpCommands final : public Commands {
    Q_OBJECT

 public:
    using Commands::Commands;
    void fill(QMenu* menu);
    /// Explains a pane.
    void explain(int pane);
    /// Explains the encoding that the form shows.
    void explainEncoding();

 signals:
    void lessonWanted(const QString& name);
    void firstStepsWanted();
    void exampleExportWanted(const Example& example);

 private:
    void showExamples();
    void showGlossary();
    void openExample(const Example& example);
    void explainOrList();
};

}  // namespace posiscope
