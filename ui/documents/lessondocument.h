// The Markdown of lessons as a document.
#pragma once

#include <QTextDocument>

#include "ui/documents/lessonpictures.h"

namespace posiscope {

/// A lesson may come from anyone: nothing in it is taken for HTML, and nothing that it names is opened or
/// fetched but the pictures that it may show. Another picture is replaced by its alternative text.
class LessonDocument final : public QTextDocument {
    Q_OBJECT

 public:
    explicit LessonDocument(const QString& markdown, const QFont& font = {},
                            const LessonPictures& pictures = {});

 protected:
    QVariant loadResource(int type, const QUrl& name) override;

 private:
    void replacePictures(const LessonPictures& pictures);
};

/// Opens the address of a link that was clicked where it is one of the web; nothing else.
void openLink(const QString& address);

}  // namespace posiscope
