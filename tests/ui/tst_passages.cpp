// SPDX-License-Identifier: GPL-3.0-or-later
// The rich text of a lesson's cards.
#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/passages.h"

using namespace posiscope;

class TestPassages : public StrictTest {
    Q_OBJECT

 private slots:
    /// A Chinese comment in the code makes its line no higher.
    void linesOfCodeAreEven_data() {
        const Rows<QString> row("comment");
        row("English", QStringLiteral("a column of positions"));
        row("Chinese", QStringLiteral("一列位置"));
        row("Russian", QStringLiteral("столбец позиций"));
    }
    void linesOfCodeAreEven() {
        const auto [comment] = fetchRow<QString>();
        const QString code = QStringLiteral("Text.\n\n```python\np = 1  # %1\ni = 2\n# %1\nreturn p\n```\n");
        QTextDocument document;
        document.setHtml(richText(code.arg(comment), 32, {}, CodeLinks::none));
        document.setTextWidth(900);
        std::vector<double> tops;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            if (!block.text().startsWith(QLatin1String("Text")))
                tops.push_back(document.documentLayout()->blockBoundingRect(block).top());
        QVERIFY(tops.size() >= 4);
        const double line = tops[1] - tops[0];
        QVERIFY(line >= 32 * 0.8);
        for (std::size_t n = 2; n < 4; ++n)
            QCOMPARE(tops[n] - tops[n - 1], line);
    }
};

POSISCOPE_WINDOW_TEST(TestPassages)
#include "tst_passages.moc"
