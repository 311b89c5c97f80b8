// SPDX-License-Identifier: GPL-3.0-or-later
// No visible text of the window is elided, cut off or covered by another.
#include "tests/support/allrows.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/cuttext.h"

using namespace posiscope;

class TestCutText : public StrictTest {
    Q_OBJECT

    /// Four views of the registry, the `n`th four of them, or the last ones.
    static std::vector<std::string> fourViews(int n) {
        const std::vector<std::string> all = viewIds();
        std::vector<std::string> four;
        for (int m = 0; m < 4; ++m)
            four.push_back(
                all[std::min(static_cast<std::size_t>(4 * n), all.size() - 4) + static_cast<std::size_t>(m)]);
        return four;
    }

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// Every encoding in every view; each of them in one language, size and zoom, or in all.
    void panes_data() { addLooks(); }
    void panes() {
        static int row = 0;
        const auto window = windowOfRow();
        QStringList complaints;
        const int groups = (static_cast<int>(viewIds().size()) + 3) / 4;
        int state = row++;
        for (const Encoding* encoding : encodings())
            for (int group = 0; group < groups; ++group) {
                if (!allRows() && ++state % 12 != 0) continue;
                const std::vector<std::string> views = fourViews(group);
                window->store.update([&](State& now) { now = encodingState(encoding->id, views); }, {});
                waitForResults();
                for (const QString& each : complaintsAboutWords(window->window.get()))
                    complaints << QString::fromStdString(encoding->id) + QStringLiteral(" ") + each;
            }
        complaints.removeDuplicates();
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }
};

POSISCOPE_WINDOW_TEST(TestCutText)
#include "tst_cuttext.moc"
