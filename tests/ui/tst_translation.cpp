// SPDX-License-Identifier: GPL-3.0-or-later
// Every visible string goes through Qt's translation: with a translator that puts ⟦ ⟧ around all it is asked
// for, no string of the window may be without them.
#include <QAbstractButton>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include "core/encodings/axispresets.h"
#include "tests/support/strict.h"
#include "tests/ui/messages.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/exportdialog.h"

using namespace posiscope;

namespace {

using Asked = std::pair<QString, QString>;  // context and source

class Brackets final : public QTranslator {
 public:
    mutable QSet<Asked> asked;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        asked.insert({QString::fromUtf8(context), QString::fromUtf8(source)});
        return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(source));
    }
};

/// What translators get to see.
QSet<Asked> catalogue() {
    QSet<Asked> all;
    for (const Message& message : messagesOf(QStringLiteral("en")))
        all.insert({message.context, message.source});
    return all;
}

/// Names, numbers, formulas and file names stay as they are in every language.
bool needsNoTranslation(const QString& text) {
    static const QRegularExpression neutral(
        QStringLiteral("^(Posiscope|Vaswani.*|[\\d\\s.,:;·×+−=()/"
                       "^%-]*|PE\\(.*|sin|cos|NumPy|PyTorch|TensorFlow|.*sin\\(.*|qt_.*|×|▾)$"),
        QRegularExpression::DotMatchesEverythingOption);
    for (const AxisPreset& each : axisPresets())
        if (text == QString::fromUtf8(each.name)) return true;
    // Languages have their own names.
    for (const Language& language : languages())
        if (text == QString::fromUtf8(language.nativeName)) return true;
    return text.trimmed().isEmpty() || neutral.match(text.trimmed()).hasMatch();
}

QStringList visibleStrings(const QWidget* root) {
    QStringList all;
    for (const QWidget* widget : root->findChildren<QWidget*>()) {
        if (widget->objectName().startsWith(QLatin1String("qt_"))) continue;
        all << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription()
            << widget->statusTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) all << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) all << button->text();
    }
    for (const QAction* action : root->findChildren<QAction*>())
        if (!action->objectName().startsWith(QLatin1String("_q_")))
            all << action->text() << action->statusTip();
    return all;
}

}  // namespace

class TestTranslation : public StrictTest {
    Q_OBJECT

    static void check(const QWidget* root) {
        for (const QString& text : visibleStrings(root))
            QVERIFY2(text.contains(u'⟦') || needsNoTranslation(text), qPrintable(text));
    }

 private slots:
    void nothingIsLeftUntranslated() {
        Brackets brackets;
        QVERIFY(QCoreApplication::installTranslator(&brackets));
        {
            State state = defaultState();
            state.set(keys::dModel, std::int64_t{33});
            state.set(keys::motionBar, true);
            repair(state);
            WindowFixture fixture(state);
            check(fixture.window.get());
            for (int pane = 0; pane < 4; ++pane)
                QVERIFY2(fixture.subtitle(pane).contains(u'⟦'), qPrintable(fixture.subtitle(pane)));
            fixture.type(QStringLiteral("d_modelField"), QStringLiteral("0"));
            check(fixture.window.get());
            ExportSubject subject;
            subject.heading = QStringLiteral("⟦⟧");
            subject.baseName = QStringLiteral("name");
            subject.shown = {800, 600};
            subject.figure.snapshot = fixture.store.snapshot();
            subject.figure.panes = fixture.store.state().arrangement.panes;
            subject.chosen = {0};
            subject.numbers = findViewType("heatmap")->data(fixture.store.snapshot());
            for (const auto what : {ExportSubject::What::picture, ExportSubject::What::data}) {
                subject.what = what;
                const ExportDialog dialog(subject, fixture.window.get());
                check(&dialog);
            }
        }
        QCoreApplication::removeTranslator(&brackets);
        // Each string is in the catalogue under the context that the program asks for, or no translation
        // would be found.
        const QSet<Asked> known = catalogue();
        QVERIFY(known.size() > 200);
        int ours = 0;
        for (const Asked& message : brackets.asked) {
            const bool fromQt = message.first.startsWith(u'Q') || message.second.isEmpty();
            if (fromQt) continue;
            ++ours;
            QVERIFY2(known.contains(message),
                     qPrintable(message.first + QStringLiteral(": ") + message.second));
        }
        QVERIFY(ours > 100);
    }
};

POSISCOPE_WINDOW_TEST(TestTranslation)
#include "tst_translation.moc"
