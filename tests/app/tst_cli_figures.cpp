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
        QVERIFY2(changed.errors.contains("tables/mine.csv has changed"), changed.errors);
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

    /// In a folder beside that of the figures, as papers have it.
    void aTableBesideIsFound() {
        for (const char* folder : {"paper", "paper/data", "paper/figures"})
            QVERIFY(QDir(folder_->path()).mkdir(folder));
        writeBytes(path("paper/data/mine.csv"), "1,2\n3,4\n5,6\n");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path("paper/figures/figure.pdf"),
                                  "--table", path("paper/data/mine.csv")}));
        const QByteArray bytes = bytesOf(path("paper/figures/figure.pdf"));
        QVERIFY(bytes.contains("../data/mine.csv"));
        QVERIFY(!bytes.contains(QDir(folder_->path()).dirName().toUtf8()));
        VERIFY_DONE(describe("paper/figures/figure.pdf"));
        QVERIFY(QDir().rename(path("paper"), path("moved")));
        VERIFY_DONE(describe("moved/figures/figure.pdf"));
        writeBytes(path("moved/data/mine.csv"), "1,2\n3,4\n5,7\n");
        const Ran changed = describe("moved/figures/figure.pdf");
        QVERIFY2(changed.errors.contains("mine.csv has changed"), changed.errors);
    }

    /// Of a table in another folder only the name is told.
    void aTableElsewhereHasOnlyItsName() {
        QTemporaryDir elsewhere;
        writeBytes(elsewhere.filePath("mine.csv"), "1,2\n3,4\n5,6\n");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "-o", path("figure.svg"), "--table",
                                  elsewhere.filePath("mine.csv")}));
        const QByteArray bytes = bytesOf(path("figure.svg"));
        QVERIFY(bytes.contains("mine.csv"));
        QVERIFY(!bytes.contains(QDir(elsewhere.path()).dirName().toUtf8()));
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
