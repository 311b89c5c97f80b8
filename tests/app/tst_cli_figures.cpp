// SPDX-License-Identifier: GPL-3.0-or-later
// Exported pictures are opened again.
#include <QCryptographicHash>
#include <QImage>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

class TestCliFigures : public ProgramTest {
    Q_OBJECT

    QString path(const QString& name) const { return folder_->filePath(name); }
    Ran describe(const QString& picture) { return program_.run({"describe", "--session", path(picture)}); }
    static QByteArray pictureOf(const QByteArray& values) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata><posiscope:session "
               "xmlns:posiscope=\"urn:posiscope:session\">" +
               QString::fromUtf8(sessionOf(values)).toHtmlEscaped().toUtf8() +
               "</posiscope:session></metadata></svg>";
    }

 private slots:
    void aPictureCarriesItsSession_data() {
        const TextRows<> row("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            row(ending);
    }
    void aPictureCarriesItsSession() {
        QFETCH(QString, ending);
        const QString picture = "figure." + ending;
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path(picture), "--size", "320x240",
                                  "--d-model", "22", "--max-len", "31", "--base", "77.25"}));
        const Ran expected =
            program_.run({"describe", "--d-model", "22", "--max-len", "31", "--base", "77.25"});
        const Ran again = describe(picture);
        VERIFY_DONE(again);
        QCOMPARE(again.output, expected.output);
        const QByteArray bytes = bytesOf(path(picture));
        QVERIFY(bytes.contains("posiscope-session"));
    }

    void tablesAreRelativeAndChecked_data() {
        const TextRows<> row("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            row(ending);
    }
    void tablesAreRelativeAndChecked() {
        QFETCH(QString, ending);
        const QString picture = "figure." + ending;
        QVERIFY(QDir(folder_->path()).mkdir("tables"));
        writeBytes(path("tables/mine.csv"), "1,2\n3,4\n5,6\n");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path(picture), "--size", "320x240",
                                  "--table", path("tables/mine.csv")}));
        const QByteArray bytes = bytesOf(path(picture));
        QVERIFY(bytes.contains("tables/mine.csv"));
        QVERIFY(
            bytes.contains(QCryptographicHash::hash("1,2\n3,4\n5,6\n", QCryptographicHash::Sha256).toHex()));
        for (const QByteArray& secret :
             {folder_->path().toUtf8(), QDir(folder_->path()).dirName().toUtf8(),
              QDir::homePath().toUtf8() + '/', qgetenv("USER") + '/', QByteArray("/tmp/")})
            QVERIFY2(secret.size() < 3 || !bytes.contains(secret), secret);
        VERIFY_DONE(describe(picture));
        // Another folder with the same files inside.
        QTemporaryDir moved;
        QVERIFY(QDir(moved.path()).mkdir("tables"));
        QVERIFY(QFile::copy(path(picture), moved.filePath(picture)));
        QVERIFY(QFile::copy(path("tables/mine.csv"), moved.filePath("tables/mine.csv")));
        VERIFY_DONE(program_.run({"describe", "--session", moved.filePath(picture)}));
        writeBytes(path("tables/mine.csv"), "1,2\n3,4\n5,7\n");
        const Ran changed = describe(picture);
        QCOMPARE(changed.status, 0);
        QVERIFY2(posiscope::says(changed.errors, "errors/table-changed-since", {"tables/mine.csv"}),
                 changed.errors);
        QVERIFY(QFile::remove(path("tables/mine.csv")));
        VERIFY_REFUSED(describe(picture), 1, QStringList({"mine.csv"}));
    }

    /// Nothing is told where stderr is no terminal, and --quiet changes no byte.
    void quietIsAnOptionOfEveryCommand() {
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path("a.csv")}));
        VERIFY_DONE(program_.run({"export", "--quiet", "--view", "heatmap", "-o", path("b.csv")}));
        QCOMPARE(bytesOf(path("b.csv")), bytesOf(path("a.csv")));
        VERIFY_DONE(program_.run({"describe", "--quiet"}));
    }

    /// The texts of a PNG are compressed, so its reader is asked.
    void theTextsOfAPngNameNoFolder() {
        writeBytes(path("mine.csv"), "1,2\n3,4\n5,6\n");
        VERIFY_DONE(program_.run(
            {"export", "--view", "heatmap", "-o", path("figure.png"), "--table", path("mine.csv")}));
        const QImage picture(path("figure.png"));
        QVERIFY(picture.text("Description").contains("mine.csv"));
        for (const QString& key : picture.textKeys())
            QVERIFY2(!picture.text(key).contains(folder_->path()), qPrintable(key));
    }

    /// Of a table outside the picture's folder only the name is told, and nothing leads there.
    void aTableElsewhereIsAskedFor_data() {
        const TextRows<> row("folder");
        row("article/data");  // beside the folder of the figure
        row("elsewhere");
    }
    void aTableElsewhereIsAskedFor() {
        QFETCH(QString, folder);
        QVERIFY(QDir(folder_->path()).mkpath("article/figures") && QDir(folder_->path()).mkpath(folder));
        const QString table = path(folder + "/mine.csv"), figure = "article/figures/figure.pdf";
        writeBytes(table, "1,2\n3,4\n5,6\n");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path(figure), "--table", table}));
        const QByteArray bytes = bytesOf(path(figure));
        QVERIFY(bytes.contains("mine.csv"));
        for (const QByteArray& secret : {QByteArray("../"), QByteArray("article"), folder.toUtf8(),
                                         QDir(folder_->path()).dirName().toUtf8()})
            QVERIFY2(!bytes.contains(secret), secret);
        const QStringList named{"figure.pdf", "mine.csv", "errors/session-table-missing-alone",
                                "errors/session-table-missing"};
        VERIFY_REFUSED(describe(figure), 1, named);
        VERIFY_REFUSED(program_.run({"export", "--session", path(figure), "-o", path("again.svg")}), 1,
                       named);
        QVERIFY(!QFile::exists(path("again.svg")));
        VERIFY_REFUSED(program_.run({"compare", path(figure), table}), 1, named.mid(0, 3));
        VERIFY_DONE(program_.run({"describe", "--session", path(figure), "--table", table}));
        // Where it is put into the picture's folder it is found.
        QVERIFY(QFile::copy(table, path("article/figures/mine.csv")));
        VERIFY_DONE(describe(figure));
        writeBytes(path("article/figures/mine.csv"), "1,2\n3,4\n5,7\n");
        const Ran changed = describe(figure);
        QVERIFY2(posiscope::says(changed.errors, "errors/table-changed-since", {"mine.csv"}), changed.errors);
    }

    void aStrangersPictureOpensNoOtherFile_data() {
        const Rows<QByteArray, QStringList> row("values", "missing");
        row("what is not drawn", R"("embedding_file": "SECRET", "table_file": "SECRET")", {});
        row("what is not drawn, by a way up", R"("embedding_file": "../secret.csv")", {});
        row("an absolute path", R"("encoding": "table", "table_file": "SECRET")", {"secret.csv"});
        row("a way up", R"("encoding": "table", "table_file": "../secret.csv")", {"secret.csv"});
        row("a way down and up", R"("encoding": "table", "table_file": "a/../../secret.csv")",
            {"secret.csv"});
        row("a lesson", R"("lesson": "SECRET")", {});
    }
    /// Neither name, size nor hash of any file but the picture's own ones gets into the next picture.
    void aStrangersPictureOpensNoOtherFile() {
        auto [values, missing] = fetchRow<QByteArray, QStringList>();
        QVERIFY(QDir(folder_->path()).mkpath("in/a"));
        const QByteArray secret = "1,2\n3,4\n5,6\n";
        writeBytes(path("secret.csv"), secret);
        writeBytes(path("in/evil.svg"), pictureOf(values.replace("SECRET", path("secret.csv").toUtf8())));
        const Ran ran = program_.run(
            {"export", "--session", path("in/evil.svg"), "--view", "heatmap", "-o", path("out.svg")});
        if (!missing.isEmpty()) {
            VERIFY_REFUSED(ran, 1, QStringList{"evil.svg"} + missing);
            QVERIFY(!QFile::exists(path("out.svg")));
            return;
        }
        VERIFY_DONE(ran);
        const QByteArray hash = QCryptographicHash::hash(secret, QCryptographicHash::Sha256).toHex();
        for (const QByteArray& word : {hash, QByteArray("secret"), QByteArray("&quot;tables&quot;")})
            QVERIFY2(!bytesOf(path("out.svg")).contains(word), word);
    }

    /// A picture with a table that cannot be read is named beside the table; so is a session.
    void theFileThatNamesABadTableIsNamed_data() {
        const TextRows<> row("name");
        row("figure.svg");
        row("my.posiscope");
    }
    void theFileThatNamesABadTableIsNamed() {
        QFETCH(QString, name);
        const QByteArray values = R"("encoding": "table", "table_file": "bad.npy")";
        writeBytes(path(name), name.endsWith("svg") ? pictureOf(values) : sessionOf(values));
        writeBytes(path("bad.npy"), "no table");
        const QStringList named{name, "bad.npy"};
        VERIFY_REFUSED(describe(name), 1, named);
        VERIFY_REFUSED(
            program_.run({"export", "--session", path(name), "--view", "heatmap", "-o", path("out.npy")}), 1,
            named);
    }

    void foreignPicturesAreRefused_data() {
        const Rows<QString, QByteArray> row("name", "bytes");
        const QByteArray png("\x89PNG\r\n\x1a\n", 8);
        const QByteArray open("<posiscope:session xmlns:posiscope=\"urn:posiscope:session\">");
        row("empty", "x.png", QByteArray());
        row("no PNG", "x.png", QByteArray("GIF89a"));
        row("a chunk that goes on beyond the end", "x.png",
            png + "\xff\xff\xff\xffiTXt" + "posiscope-session");
        row("a wrong sum", "x.png",
            png + QByteArray("\0\0\0\x18iTXtposiscope-session\0\0\0\0\0{}\0\0\0\0", 36));
        row("empty chunks", "x.png", png + QByteArray(100'000, '\0'));
        row("another SVG", "x.svg", QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"));
        row("an end without a beginning", "x.svg", QByteArray("</posiscope:session>"));
        row("a beginning without an end", "x.pdf", QByteArray(open + "{"));
        row("another session", "x.svg", QByteArray(open + "{}</posiscope:session>"));
        row("no JSON", "x.pdf", QByteArray(open + "&lt;</posiscope:session>"));
    }
    void foreignPicturesAreRefused() {
        const auto [name, bytes] = fetchRow<QString, QByteArray>();
        writeBytes(path(name), bytes);
        VERIFY_REFUSED(describe(name), 1, QStringList({path(name)}));
    }
};

QTEST_GUILESS_MAIN(TestCliFigures)
#include "tst_cli_figures.moc"
