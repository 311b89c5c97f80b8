// SPDX-License-Identifier: GPL-3.0-or-later
// The Markdown of lessons as a document.
#pragma once

#include <QTextDocument>

#include "ui/documents/lessonpictures.h"

namespace posiscope {

/// A lesson may come from anyone. HTML in it stays text, and only its permitted pictures are opened or
/// fetched; any other picture is replaced by its alternative text.
class LessonDocument final : public QTextDocument {
    Q_OBJECT

 public:
    explicit LessonDocument(const QString& markdown, const QFont& font = {},
                            const LessonPictures& pictures = {});

 protected:
    QVariant loadResource(int type, const QUrl& name) override;

 private:
    void setCodeFont();
    void replacePictures(const LessonPictures& shown);
};

/// Opens the address of a clicked link if it is a web address, and nothing else.
void openLink(const QString& address);

}  // namespace posiscope
