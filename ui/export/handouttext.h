// Paragraphs for handouts.
#pragma once

#include <QImage>
#include <QString>
#include <QTextCursor>

namespace posiscope {

/// How a paragraph looks; sizes in typographic points.
struct Paragraph {
    double size = 10.5;
    bool bold = false;
    bool muted = false;
    bool accent = false;
    double before = 0;  ///< room above
    double after = 5;   ///< room below
    int bar = 0;        ///< blocks of one number have a bar at their left
    QString mark = {};  ///< before the text
    bool keep = false;  ///< on the same page as what follows
    bool rule = false;  ///< a line to write on
};

/// Writes paragraphs at the end of a document.
class HandoutText {
 public:
    explicit HandoutText(QTextDocument& document);

    /// Words as they are.
    void words(const QString& text, const Paragraph& look);
    /// Markdown: paragraphs, lists, emphasis and code. The first paragraph has the look's `mark`, the last
    /// one its `keep`; with `whole`, all stay together.
    void markdown(const QString& text, const Paragraph& look, bool whole = false);
    /// A picture as wide as the lines, or as the room beside a bar.
    void picture(const QImage& image, const Paragraph& look);
    /// What has been written last need not stay with what follows.
    void endGroup();

 private:
    void begin(const Paragraph& look, int depth = 0);

    QTextDocument& document_;
    QTextCursor cursor_;
    bool empty_ = true;
    int pictures_ = 0;
};

}  // namespace posiscope
