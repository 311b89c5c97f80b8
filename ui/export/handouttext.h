// SPDX-License-Identifier: GPL-3.0-or-later
// Paragraphs for handouts.
#pragma once

#include <QImage>
#include <QString>
#include <QTextCursor>
#include <QTextFragment>

namespace posiscope {

/// How a paragraph looks; sizes in typographic points.
struct Paragraph {
    double size = 9;
    bool bold = false;
    bool muted = false;
    bool accent = false;
    double before = 0;  ///< room above
    double after = 4;   ///< room below
    int bar = 0;        ///< blocks of one number have a bar at their left
    QString mark = {};  ///< before the text
    double markRoom = 12;
    bool keep = false;    ///< in the same column as what follows
    bool rule = false;    ///< a line to write on
    bool wide = false;    ///< in the head, across both columns
    bool turned = false;  ///< upside down
};

/// Writes paragraphs at the end of a document.
class HandoutText {
 public:
    /// `folder`: where the pictures are that a Markdown may name; empty where it may name none.
    HandoutText(QTextDocument& document, QString folder);

    /// Words as they are.
    void words(const QString& text, const Paragraph& look);
    /// Markdown: paragraphs, lists, emphasis and code. The first paragraph has the look's `mark`, the last
    /// one its `keep`; with `whole`, all stay together.
    void markdown(const QString& text, const Paragraph& look, bool whole = false);
    /// A picture as wide as the column, or as the room beside a bar.
    void picture(const QImage& image, const Paragraph& look);
    /// What has been written last need not stay with what follows.
    void endGroup();

 private:
    void begin(const Paragraph& look, double indent = 0);
    void code(const QString& line, Paragraph look);
    void piece(const QTextFragment& fragment, const Paragraph& look);
    void insert(const QImage& image, QSizeF size);

    QTextDocument& document_;
    QString folder_;
    QTextCursor cursor_;
    bool empty_ = true;
    int pictures_ = 0;
};

}  // namespace posiscope
