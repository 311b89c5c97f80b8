// SPDX-License-Identifier: GPL-3.0-or-later
// Text from strangers (lessons, sessions, tables, file names) is shown as plain text, and makes the program
// open nothing.
#include <sys/stat.h>
#include <QDesktopServices>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTimer>

#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/lessondocument.h"
#include "ui/documents/passages.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

const QString tag = QStringLiteral("<b>x</b><img src=secret.png>");

/// A lesson of one step with `text`, and HTML wherever a lesson has words.
QByteArray lessonWith(const QString& text) {
    return QStringLiteral(
               "---\nlesson: strange\ntitle: Title %1\nsummary: S %1\nminutes: 5\n---\n\n## Step %1\n\n%2\n\n"
               "```predict\nQuestion %1\n- [ ] Answer %1\n- [x] Other\nbecause: Because %1\n```\n\n"
               "```hint\nHint %1\n```\n\n```notes\nNotes %1 %2\n```\n\n## Next %1\n\nEnd.\n")
        .arg(tag, text)
        .toUtf8();
}

QByteArray utf16(const QByteArray& text) {
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return encoder(QString::fromUtf8(text));
}

QByteArray utf32(const QByteArray& text) {
    QStringEncoder encoder(QStringConverter::Utf32LE, QStringConverter::Flag::WriteBom);
    return encoder(QString::fromUtf8(text));
}

/// Records the web pages and files that the program wants to open.
class Opened : public QObject {
    Q_OBJECT

 public:
    Opened() {
        for (const char* scheme : schemes)
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "open");
    }
    ~Opened() override {
        for (const char* scheme : schemes)
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }
    QStringList urls;

 public slots:
    void open(const QUrl& url) { urls << url.toString(); }

 private:
    static constexpr std::array schemes{"http",   "https",      "file", "ftp",
                                        "mailto", "javascript", "data", "smb"};
};

/// No label that detects HTML by itself, and no tool tip taken for HTML, contains `tag`.
QString drawnAsHtml() {
    const auto guessed = [](const QString& text) {
        return text.contains(QLatin1String("secret")) && Qt::mightBeRichText(text);
    };
    for (QWidget* widget : QApplication::allWidgets()) {
        const QString name = widget->objectName() + u' ';
        if (const auto* label = qobject_cast<QLabel*>(widget);
            label != nullptr && label->textFormat() != Qt::PlainText)
            if (guessed(label->text()) &&
                (label->textFormat() == Qt::AutoText || label->text().contains(QLatin1String("<img"))))
                return name + label->text();
        const auto tip = [&](const QString& text) {
            return guessed(text) && text.contains(QLatin1String("<img"));
        };
        if (tip(widget->toolTip())) return name + widget->toolTip();
        for (const QAction* action : widget->actions())
            if (tip(action->toolTip())) return name + action->toolTip();
    }
    return {};
}

}  // namespace

class TestStrangers : public QObject {
    Q_OBJECT

 private slots:
    void init() {
        failOnAnyWarning();
        folder_ = std::make_unique<QTemporaryDir>();
        QImage secret(8, 8, QImage::Format_RGB32);
        secret.fill(Qt::red);
        QVERIFY(secret.save(path("secret.png")));
        QVERIFY(QDir::setCurrent(folder_->path()));
    }
    void cleanup() { QDir::setCurrent(QStringLiteral("/")); }

    void passages_data() {
        const Rows<QString, QString> row("markdown", "shown");
        row("a picture", "a ![the words](secret.png \"t\") b", "a the words b");
        row("two pictures", "![one](secret.png)![two](secret.png)", "onetwo");
        row("a picture by name", "![one][p]\n\n[p]: file:///etc/hostname", "one");
        row("a picture in a link", "[![one](secret.png)](http://example.org)", "one");
        row("a tag", "a <b>c</b> <img src=\"secret.png\"> d", "a <b>c</b> <img src=\"secret.png\"> d");
        row("a block of HTML", "<table><tr><td>c</td></tr></table>", "<table><tr><td>c</td></tr></table>");
        row("a style", "<style>@import url(secret.png)</style>", "<style>@import url(secret.png)</style>");
        row("a list with a picture", "- a\n- ![one](secret.png)", "a\none");
    }
    void passages() {
        const auto [markdown, shown] = fetchRow<QString, QString>();
        const LessonDocument document(markdown);
        QCOMPARE(document.toPlainText().trimmed(), shown);
        const QString html = richText(markdown, 14);
        QVERIFY2(!html.contains(QLatin1String("<img")), qPrintable(html));
        QTextDocument again;
        again.setHtml(html);
        QCOMPARE(again.toPlainText().trimmed(), shown);
    }

    void lessonsInTheWindow_data() {
        QTest::addColumn<QString>("address");
        QTest::newRow("in another folder") << "../secret.png";
        QTest::newRow("in a folder below") << "./secret.png";
        QTest::newRow("a link to another file") << "link.png";
        QTest::newRow("a pipe beside the lesson") << "pipe.png";
        QTest::newRow("hidden") << ".secret.png";
        QTest::newRow("absolute") << "%1/secret.png";
        QTest::newRow("URL") << "file://%1/secret.png";
        QTest::newRow("a device without an end") << "file:///dev/zero";
        QTest::newRow("a pipe that nobody writes to") << "file://%1/pipe";
    }
    void lessonsInTheWindow() {
        QFETCH(QString, address);
        if (address.contains(QLatin1String("%1"))) address = address.arg(folder_->path());
        QCOMPARE(mkfifo(qPrintable(path("pipe")), 0600), 0);
        QCOMPARE(mkfifo(qPrintable(path("pipe.png")), 0600), 0);
        QVERIFY(QFile::link(path("secret.png"), path("link.png")));
        QVERIFY(QFile::copy(path("secret.png"), path(".secret.png")));
        write("strange.md", lessonWith(QStringLiteral("Text ![the words](%1) end").arg(address)));
        const Opened opened;
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(path("strange.md")));
        fixture.window->presentation()->toggleNotes();
        fixture.settle();
        const QString text = fixture.find<QLabel>(QStringLiteral("stepText"))->text();
        QVERIFY2(text.contains(QLatin1String("the words")) && !text.contains(QLatin1String("<img")),
                 qPrintable(text));
        QCOMPARE(drawnAsHtml(), QString());
        QCOMPARE(fixture.find<QLabel>(QStringLiteral("lessonTitle"))->text(), QLatin1String("Title ") + tag);
        fixture.window->lessons()->choose(0);
        fixture.settle();
        QCOMPARE(drawnAsHtml(), QString());
        fixture.window->presentation()->set(true);
        fixture.settle();
        QCOMPARE(drawnAsHtml(), QString());
        fixture.window->presentation()->set(false);
        fixture.window->presentation()->toggleNotes();
        QCOMPARE(opened.urls, QStringList());
    }

    void picturesOfALesson_data() {
        // no content: the file is not made
        const Rows<QString, QByteArray, bool> row("name", "content", "shown");
        const QByteArray whole = bytesOf(path("secret.png"));
        const QByteArray half = whole.left(whole.size() / 2);
        const QByteArray head =
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            "width='40' height='20'>";
        const QByteArray drawn = "<rect width='40' height='20' fill='currentColor'/>";
        row("an SVG", "a.svg", head + drawn + "</svg>", true);
        row("with a gradient of its own", "a.svg",
            head + "<defs><linearGradient id='g'/></defs><rect width='9' height='9' fill='url(#g)'/></svg>",
            true);
        row("a PNG", "secret.png", {}, true);
        row("one that comes with the program", "formula-alibi.svg", {}, true);
        row("an SVG with a picture", "a.svg", head + "<image xlink:href='secret.png'/></svg>", false);
        row("an SVG that uses another", "a.svg", head + "<use xlink:href='b.svg#x'/></svg>", false);
        row("an SVG with a style from elsewhere", "a.svg",
            head + "<style>@import url(http://example.org/a.css)</style></svg>", false);
        row("an SVG with entities", "a.svg", "<!DOCTYPE svg [<!ENTITY a 'x'>]>" + head + "</svg>", false);
        const QByteArray link = "<image xlink:href='secret.png' width='9' height='9'/></svg>";
        row("a harmless UTF-16", "a.svg", utf16(head + drawn + "</svg>"), true);
        row("a picture in UTF-16", "a.svg", utf16(head + link), false);
        row("a picture in UTF-16 without a mark", "a.svg", utf16(head + link).mid(2), false);
        row("a picture in UTF-32", "a.svg", utf32(head + link), false);
        row("a picture in UTF-7", "a.svg",
            "<?xml version='1.0' encoding='UTF-7'?>" + head +
                "+ADw-image xlink:h+AHI-ef='secret.png' width='9' height='9'/></svg>",
            false);
        row("an escaped link", "a.svg", head + "<image xlink:&#104;ref='secret.png'/></svg>", false);
        row("an escaped address", "a.svg", head + "<use xlink:href='&#98;.svg#x'/></svg>", false);
        row("a link of another namespace", "a.svg",
            head + "<use xmlns:x='http://www.w3.org/1999/xlink' x:href='b.svg#x'/></svg>", false);
        row("a link of SVG 2", "a.svg", head + "<use href='b.svg#x'/></svg>", false);
        row("a filter with a picture", "a.svg", head + "<filter><feImage xlink:href='#x'/></filter></svg>",
            false);
        row("a picture of another spelling", "a.svg", head + "<Image xlink:href='#x'/></svg>", false);
        row("a style with an address", "a.svg", head + "<rect style='fill:url(secret.png)'/></svg>", false);
        row("an attribute with an address", "a.svg", head + "<rect fill='URL( \"secret.png\" )'/></svg>",
            false);
        row("a style with escapes", "a.svg", head + "<rect style='fill:\\75rl(secret.png)'/></svg>", false);
        row("a style sheet", "a.svg",
            "<?xml-stylesheet href='a.css' type='text/css'?>" + head + drawn + "</svg>", false);
        row("a base", "a.svg", head + "<g xml:base='/etc/'/></svg>", false);
        row("a script", "a.svg", head + "<script>1</script></svg>", false);
        row("an event", "a.svg", head + "<rect onclick='1'/></svg>", false);
        row("text that is about addresses", "a.svg", head + drawn + "<text>see href and image</text></svg>",
            true);
        row("a document type without entities", "a.svg", "<!DOCTYPE svg>" + head + drawn + "</svg>", true);
        row("without a size", "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'>" + drawn + "</svg>", false);
        row("half a PNG", "a.png", half, false);
        row("no SVG", "a.svg", "hello", false);
        row("no PNG", "a.png", "hello", false);
        row("a PNG that says to be huge", "a.png",
            QByteArray::fromHex("89504e470d0a1a0a0000000d49484452000f4240000f42400802000000"), false);
        row("too large", "a.svg", head + QByteArray(largestLessonPicture, ' ') + "</svg>", false);
        row("another kind", "a.gif", "GIF89a", false);
    }
    void picturesOfALesson() {
        const auto [name, content, shown] = fetchRow<QString, QByteArray, bool>();
        if (!content.isEmpty()) write(qPrintable(name), content);
        write("strange.md", lessonWith(QStringLiteral("Text ![the words](%1) end").arg(name)));
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(path("strange.md")));
        fixture.settle();
        const QString text = fixture.find<QLabel>(QStringLiteral("stepText"))->text();
        QCOMPARE(text.contains(QLatin1String("<img src=\"data:image/png;base64,")), shown);
        QCOMPARE(text.contains(QLatin1String("the words")), !shown);
        const auto lesson = loadLesson(path("strange.md"), languageInUse());
        const auto refused = refusePictures(*lesson, folder_->path());
        QCOMPARE(!refused, shown);
        // The window says what the check says.
        const QString said = fixture.window->banner()->text();
        QCOMPARE(said.isEmpty(), shown);
        if (refused) QVERIFY2(said.contains(translated(refused->text)), qPrintable(said));
    }

    void links_data() {
        const Rows<QString, bool> row("address", "opens");
        row("http", "http://example.org/a", true);
        row("https", "https://example.org/", true);
        for (const char* address :
             {"file:///etc/passwd", "/etc/passwd", "secret.png", "ftp://example.org/", "mailto:a@example.org",
              "javascript:alert(1)", "data:text/html,a", "smb://a/b", "http:", "https:///etc/passwd", ""})
            row(*address == '\0' ? "nothing" : address, address, false);
    }
    void links() {
        const auto [address, opens] = fetchRow<QString, bool>();
        write("strange.md", lessonWith(QStringLiteral("[a link](%1)").arg(address)));
        const Opened opened;
        WindowFixture fixture;
        QVERIFY(fixture.window->lessonCommands()->open(path("strange.md")));
        fixture.settle();
        auto* label = fixture.find<QLabel>(QStringLiteral("stepText"));
        QVERIFY(!label->openExternalLinks());
        QCOMPARE(opened.urls, QStringList());
        emit label->linkActivated(address);
        QCOMPARE(opened.urls, opens ? QStringList{address} : QStringList());
    }

    // The session's name appears in the window's title, in a question, in the list of recent files and in
    // Undo.
    void namesOfSessions() {
        const QString name = QStringLiteral("<b>a&b<img src=secret.png>.posiscope");
        State other = defaultState();  // opening the shown session again would leave no undo step
        other.set(keys::base, 20.0);
        write(name, QByteArray::fromStdString(writeSession(other)));
        WindowFixture fixture;
        QVERIFY(fixture.window->files()->openSession(path(name)));
        fixture.store.update([](State& state) { state.set(keys::base, 50.0); }, "Change");
        fixture.settle();
        QString asked;
        QString drawn;
        QTimer::singleShot(0, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            asked = box->text();
            if (box->textFormat() != Qt::PlainText) drawn = asked;
            box->reject();
        });
        fixture.trigger(QStringLiteral("new"));
        QVERIFY2(asked.contains(name), qPrintable(asked));
        QCOMPARE(drawn, QString());
        fixture.store.history().undo();
        QVERIFY2(fixture.find<QAction>(QStringLiteral("undo"))->text().contains(QLatin1String("a&&b")),
                 qPrintable(fixture.find<QAction>(QStringLiteral("undo"))->text()));
        QCOMPARE(drawnAsHtml(), QString());
    }

    // A table's file and the sentence of a session are shown in the panel, panes, and their tool tips.
    void namesOfTables() {
        const QString name = QStringLiteral("<b>a&b<img src=secret.png>.npy");
        write(name, QByteArray::fromStdString(
                        npyFile("<f4", "(2, 3)", bytesOfAll(std::vector<float>{0, 1, 2, 3, 4, 5}))));
        WindowFixture fixture;
        QVERIFY(fixture.window->tables()->open(path(name)));
        for (const char* view : {"heatmap", "readout", "comparison", "sentence"}) {
            fixture.store.update(
                [view](State& state) {
                    state.set(keys::sentence, tag.toStdString());
                    beginComparing(state, view);
                    state.arrangement.panes[0].view = view;
                },
                "View");
            fixture.settle();
            QCOMPARE(drawnAsHtml(), QString());
            for (auto* browser : fixture.window->findChildren<QTextEdit*>())
                QVERIFY2(!browser->toHtml().contains(QLatin1String("<img")), qPrintable(browser->toHtml()));
        }
        QVERIFY(!fixture.window->tables()->open(path(QStringLiteral("<b>none<img src=secret.png>.npy"))));
        QCOMPARE(drawnAsHtml(), QString());
    }

    void namesOfColumns() {
        write("columns.csv", "position,<b>x</b>,<img src=secret.png>\n0,1.5,2\n1,3,4\n2,5,6\n");
        WindowFixture fixture;
        QVERIFY(fixture.window->tables()->open(path("columns.csv")));
        for (const std::int64_t dimension : {0, 1}) {
            fixture.store.update(
                [dimension](State& state) {
                    state.set(keys::dimension, dimension);
                    state.arrangement.panes = {{"waves", {}}, {"readout", {}}};
                },
                "View");
            fixture.settle();
            QCOMPARE(fixture.store.snapshot().model->columnName(dimension),
                     std::string(dimension == 0 ? "<b>x</b>" : "<img src=secret.png>"));
            QCOMPARE(drawnAsHtml(), QString());
            for (auto* browser : fixture.window->findChildren<QTextEdit*>())
                QVERIFY2(!browser->toHtml().contains(QLatin1String("<img")), qPrintable(browser->toHtml()));
        }
    }

    /// A lesson that names a table on the disk is refused, and the table is not even opened: a pipe would
    /// block.
    void tablesOfALesson_data() {
        const Rows<QString, bool> row("table", "opens");
        row("of the course", "course:accuracy.csv", true);
        row("beside the lesson", "six.npy", false);
        row("absolute", "%1/six.npy", false);
        row("URL", "file://%1/six.npy", false);
        row("by way of the course", "course:%1/six.npy", false);
        row("a pipe that nobody writes to", "%1/pipe.npy", false);
    }
    void tablesOfALesson() {
        auto [table, opens] = fetchRow<QString, bool>();
        if (table.contains(QLatin1String("%1"))) table = table.arg(folder_->path());
        QCOMPARE(mkfifo(qPrintable(path("pipe.npy")), 0600), 0);
        write("six.npy", QByteArray::fromStdString(
                             npyFile("<f4", "(2, 3)", bytesOfAll(std::vector<float>{0, 1, 2, 3, 4, 5}))));
        write("strange.md",
              QStringLiteral("---\nlesson: strange\ntitle: Strange\n---\n\n## Step\n\n```state\nencoding = "
                             "table\ntable_file = %1\n```\n\nText.\n")
                  .arg(table)
                  .toUtf8());
        WindowFixture fixture;
        QCOMPARE(fixture.window->lessonCommands()->open(path("strange.md")), opens);
        QCOMPARE(fixture.store.state().get(keys::encoding) == "table", opens);
    }

 private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

POSISCOPE_WINDOW_TEST(TestStrangers)
#include "tst_strangers.moc"
