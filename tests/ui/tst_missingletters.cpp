// SPDX-License-Identifier: GPL-3.0-or-later
// What no font has is said.
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/style/missingletters.h"

using namespace posiscope;

namespace {

const QString noFont = QString::fromUcs4(U"\U0010fffd");  // of the private characters
const QByteArray lesson =
    "---\nlesson: own\ntitle: Own\nsummary: Own.\nminutes: 1\n---\n\n## Letters\n\nHere is "
    "\xf4\x8f\xbf\xbd.\n";

}  // namespace

class TestMissingLetters : public StrictTest {
    Q_OBJECT

 private slots:
    void missing_data() {
        const Rows<QString, QString> row("text", "missing");
        row("nothing", "", "");
        row("letters and signs", "Größe 位置 π ☐ ω₀ “…” тест", "");
        row("a private character", "a" + noFont + "b" + noFont, noFont);
    }
    void missing() {
        const auto [text, missing] = fetchRow<QString, QString>();
        QCOMPARE(missingLetters(text), missing);
        QCOMPARE(sayMissingLetters(text).empty(), missing.isEmpty());
    }

    /// The window says it once for each lesson and sentence.
    void windowSays() {
        WindowFixture fixture(encodingState("sinusoidal", {"sentence"}));
        QCOMPARE(fixture.window->banner()->text(), QString());
        fixture.store.update([](State& state) { state.set(keys::sentence, "a " + noFont.toStdString()); },
                             QStringLiteral("Sentence"));
        QVERIFY2(fixture.window->banner()->text().contains(noFont),
                 qPrintable(fixture.window->banner()->text()));
        fixture.window->banner()->hide();
        fixture.store.update([](State& state) { state.set(keys::dModel, std::int64_t{32}); },
                             QStringLiteral("Size"));
        QVERIFY(!fixture.window->banner()->isVisible());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.md"));
        writeBytes(path, lesson);
        QVERIFY(fixture.window->lessonCommands()->open(path));
        QVERIFY(fixture.window->banner()->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestMissingLetters)
#include "tst_missingletters.moc"
