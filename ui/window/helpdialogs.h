#pragma once

class QWidget;

namespace posiscope {

/// All shortcuts of the window's actions, and what keys and mouse do in panes.
void showShortcuts(QWidget* window);
void showAbout(QWidget* window);

}  // namespace posiscope
