// SPDX-License-Identifier: GPL-3.0-or-later
// Views that are text.
#pragma once

#include "ui/view/view.h"

class QTextBrowser;

namespace posiscope {

/// Rich text to read, select and copy, with the margins of a pane. Its own menu comes only where text is
/// selected; otherwise the pane's does. In a file, which does not scroll, a text without room is smaller.
class TextView : public View {
 public:
    void show(const ViewRequest& request) final;
    bool paint(QCPPainter& painter, QSize size) final;

 protected:
    TextView(const QString& objectName, const QString& accessibleName, QObject* parent);

    virtual QString html() const = 0;
    /// The same for files, where nothing can be clicked.
    virtual QString htmlOnPaper() const { return html(); }
    /// What `plainText` returns, for the clipboard.
    void addCopy(const QString& name, const QString& text, const QString& tip,
                 std::function<QString()> plainText);
    /// Asks for what takes long to compute; write() when it is there.
    virtual void ask(const ViewRequest&) {}
    /// Shows html(), unless somebody is about to copy a part of the last text. It stays where it is scrolled
    /// to.
    void write();

    const Snapshot& snapshot() const { return *snapshot_; }
    const Theme& theme() const { return *theme_; }

 private:
    QTextBrowser* browser_;
    SnapshotPtr snapshot_ = noSnapshot();
    const Theme* theme_ = nullptr;
    QString written_;
};

}  // namespace posiscope
