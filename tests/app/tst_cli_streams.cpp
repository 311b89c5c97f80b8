// SPDX-License-Identifier: GPL-3.0-or-later
// "-" and pipes: tables, sessions and configurations from standard input, data to standard output.
#include <sys/stat.h>

#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

/// What a command says that cannot read its standard input, up to the reason.
QString cannotRead(const QString& reason = {}) {
    return wording("errors/cannot-read", {"standard input", reason});
}

}  // namespace

class TestCliStreams : public ProgramTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--d-model", "32", "--max-len", "64",
                                  "--dtype", "float32", "-o", at("pe.npy")}));
        VERIFY_DONE(program_.run(
            {"export", "--view", "heatmap", "--d-model", "32", "--max-len", "64", "-o", at("pe.csv")}));
        for (const char* ending : {"npz", "safetensors"})
            VERIFY_DONE(program_.run({"convert", at("pe.npy"), "-o", at(QString("pe.") + ending)}));
        const QList<QByteArray> lines = bytesOf(at("pe.csv")).trimmed().split('\n');
        QByteArray blanks, tabs, list;
        for (const QByteArray& cells : lines.mid(1)) {  // below the names of the columns
            blanks += QByteArray(cells).replace(',', ' ') + '\n';
            tabs += QByteArray(cells).replace(',', '\t') + '\n';
            list += (list.isEmpty() ? "[[" : ",\n [") + cells + ']';
        }
        writeBytes(at("pe.txt"), blanks);
        writeBytes(at("pe.tsv"), tabs);
        writeBytes(at("pe.json"), list + "]\n");
        writeBytes(at("pe.print"), "tensor(" + list + "], dtype=torch.float64)\n");
        writeBytes(at("config.json"),
                   R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2})");
        writeBytes(at("other.posiscope"),
                   sessionOf(R"("encoding": "sinusoidal", "d_model": 32, "max_len": 64)"));
    }

    // What is read is recognised by its first bytes.
    void readsAnything_data() {
        const Rows<QString, QString, int, QString> row("words", "input", "status", "said");
        for (const char* ending : {"npy", "csv", "npz", "safetensors"})
            row(ending, "identify -", QString("pe.") + ending, 0, "recognised: Sinusoidal");
        for (const char* ending : {"txt", "tsv", "json", "print"})
            row(ending, "identify -", QString("pe.") + ending, 0, "recognised: Sinusoidal");
        row("a list compared", "compare PE -", "pe.json", 0, "equal within 1.19");
        row("a tensor by its name", "identify -:table", "pe.safetensors", 0, "recognised: Sinusoidal");
        row("a table that is shown", "describe --table -", "pe.npy", 0, "64 positions × 32");
        row("a configuration", "describe --config -", "config.json", 0, "RoPE");
        row("a session", "describe --session -", "other.posiscope", 0, "64 positions × 32");
        row("compared with a file", "compare PE -", "pe.npy", 0, "0 of 2048");
        row("compared with itself", "compare - -", "pe.npy", 0, "0 of 2048");
        row("a session compared", "compare PE -", "other.posiscope", 0, "equal");
        row("the device", "identify /dev/stdin", "pe.npy", 0, "recognised: Sinusoidal");
        row("an original", "identify PE --original -", "pe.npy", 0, "recognised");
    }
    void readsAnything() {
        const auto [words, input, status, said] = fetchRow<QString, QString, int, QString>();
        const Ran ran = fed(split(QString(words).replace("PE", at("pe.npy"))), bytesOf(at(input)));
        QVERIFY2(ran.status == status && ran.errors.isEmpty(), ran.text());
        QVERIFY2(QString::fromUtf8(ran.output).contains(said), ran.text());
    }

    // A named pipe is as what <(…) makes; it can be read only once.
    void namedPipe() {
        const QString pipe = folder_->filePath("pipe");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit(), 0600), 0);
        QProcess writer;
        writer.start("/bin/sh", {"-c", "cat \"$1\" > \"$2\"", "sh", at("pe.safetensors"), pipe});
        const Ran ran = program_.run({"identify", pipe + ":table"});
        QVERIFY(writer.waitForFinished());
        VERIFY_DONE(ran);
        QVERIFY2(ran.output.startsWith("recognised: Sinusoidal"), ran.text());
    }

    void writesData_data() {
        const Rows<QStringList, QString> row("words", "file");
        const auto both = [&row](const char* name, const QString& words, const QString& format) {
            row(name, split(words) + QStringList{"--format", format}, "data." + format);
        };
        both("npy", "export --view heatmap", "npy");
        both("csv", "export --view spectrum", "csv");
        both("png", "export --view heatmap --size 320x200", "png");
        both("svg", "export --view spectrum --size 320x200", "svg");
        both("gif", "export --view clocks --animate position=0..3 --size 320x200", "gif");
        both("convert", "convert PE --to half-split", "safetensors");
        both("convert to an archive", "convert PE", "npz");
    }
    void writesData() {
        auto [words, file] = fetchRow<QStringList, QString>();
        words.replaceInStrings("PE", at("pe.npy"));
        const QStringList plain = words.mid(0, words.size() - 2);
        const QString path = folder_->filePath(file);
        const Ran written = program_.run(plain + QStringList{"-o", path});
        QVERIFY2(written.status == 0, written.text());
        const Ran ran = program_.run(words + QStringList{"-o", "-"});
        QVERIFY2(ran.status == 0, ran.text());
        QVERIFY2(ran.output == bytesOf(path), ran.text());
        // The words of convert are then no part of the data.
        QCOMPARE(ran.errors, plain.first() == "convert" ? written.output : QByteArray());
    }

    // Other things than tables: pages, and the order of rows. Pages have a time of their own.
    void writesOthers_data() {
        const Rows<QString, QByteArray, qint64> row("words", "begins", "least");
        row("a handout", "handout --lesson wavelengths -o -", "%PDF-1", 20'000);
        row("a handout with solutions", "handout --lesson wavelengths --solutions -o -", "%PDF-1", 20'000);
        row("a lesson that is read", "handout --lesson - -o -", "%PDF-1", 20'000);
        row("a lesson that is checked", "lesson -", "standard input", 20);
        row("the order of rows", "convert --permutation half-split --heads 2 --head-dim 4 -o -", "\x93NUMPY",
            128 + 64);
        row("rows of weights", "convert PE --permute half-split --heads 2 -o -", "\x93NUMPY",
            128 + 64 * 32 * 4);
        row("a resized table", "convert PE --grid 4x4 -o - --format safetensors", QByteArray(), 16 * 32 * 4);
        row("a PDF", "export --view spectrum --size 320x200 --format pdf -o -", "%PDF-1", 2'000);
    }
    void writesOthers() {
        const auto [words, begins, least] = fetchRow<QString, QByteArray, qint64>();
        const QString lessons = QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/lessons/en/");
        const Ran ran = fed(split(QString(words).replace("PE", at("pe.npy"))),
                            bytesOf(lessons + QDir(lessons).entryList({"0*.md"}).constFirst()));
        QVERIFY2(ran.status == 0, ran.errors);
        QVERIFY2(ran.output.startsWith(begins), ran.output.left(16).toHex());
        QVERIFY2(ran.output.size() >= least, qPrintable(QString::number(ran.output.size())));
    }

    void throughAPipe() {
        const Ran ran = fed({"convert", "-", "--to", "half-split", "-o", "-"}, bytesOf(at("pe.npy")));
        QVERIFY2(ran.status == 0, ran.text());
        const Matrix made = readNpy(ran.output), from = readNpy(bytesOf(at("pe.npy")));
        QVERIFY2(made.problem.isEmpty(), qPrintable(made.problem));
        for (qint64 row = 0; row < 64; ++row)
            for (qint64 pair = 0; pair < 16; ++pair) {
                QCOMPARE(made.at(row, pair), from.at(row, 2 * pair));
                QCOMPARE(made.at(row, 16 + pair), from.at(row, 2 * pair + 1));
            }
    }

    void writesIntoAPipe() {
        const QString pipe = folder_->filePath("pipe");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit(), 0600), 0);
        const QString copy = folder_->filePath("copy.npy");
        QVERIFY(QProcess::startDetached("/bin/sh", {"-c", "cat \"$1\" > \"$2\"", "sh", pipe, copy}));
        const Ran ran = program_.run({"export", "--view", "heatmap", "--d-model", "16", "--max-len", "64",
                                      "--format", "npy", "-o", pipe});
        VERIFY_DONE(ran);
        QTRY_COMPARE(readNpy(bytesOf(copy)).rows, qint64{64});
    }

    // Nothing is left of what was read.
    void leavesNothing() {
        Program program;
        program.setEnvironment("TMPDIR", folder_->path());
        VERIFY_DONE(program.runWith({"identify", "-"}, bytesOf(at("pe.npy"))));
        QVERIFY(QDir(folder_->path()).isEmpty());
    }

    /// A broken pipe behind the program leaves nothing either.
    void leavesNothingInABrokenPipe() {
        const Ran ran = shell(
            "posiscope list encodings > /dev/null; "
            "yes 0,1 | head -n 9999 | posiscope describe --table - | true");
        QVERIFY2(ran.errors.isEmpty(), ran.text());
        QCOMPARE(contentOf(folder_->path()).keys(), QStringList());
    }

    void noFolderForTemporaryFiles_data() {
        const TextRows<> row("folder");
        for (const char* folder : {"/dev/null", "/proc"})
            row(folder);
    }
    /// Nothing is written anywhere else instead.
    void noFolderForTemporaryFiles() {
        QFETCH(QString, folder);
        const Ran ran = shell("TMPDIR=" + folder + " posiscope identify - < '" + at("pe.npy") + "'");
        VERIFY_REFUSED(ran, 1, (QStringList{"standard input", folder}));
        QCOMPARE(contentOf(folder_->path()).keys(), QStringList());
    }

    void nobodyReadsIt_data() {
        const Rows<QString, QString> row("input", "mentioned");
        row("zeros", "/dev/zero", "errors/no-table-file");
        row("a program", "<(printf 'ELF\\1\\0'; cat /dev/zero)", "errors/no-table-file");
        row("packed", "<(gzip < /dev/zero)", wording("errors/packed", {"gzip", "gzip -d FILE"}));
    }
    /// It is refused after its first bytes: these have no end.
    void nobodyReadsIt() {
        const auto [input, mentioned] = fetchRow<QString, QString>();
        for (const char* word : {"identify -", "describe --session -", "describe --config -"}) {
            const Ran ran = shell("ulimit -f 20000; posiscope " + QString(word) + " < " + input);
            VERIFY_REFUSED(ran, 1, (QStringList{cannotRead(), mentioned}));
        }
        QCOMPARE(contentOf(folder_->path()).keys(), QStringList());
    }

    void closedStreams_data() {
        const Rows<QString, int, QString> row("words", "status", "mentioned");
        row("input", "identify - <&-", 1, cannotRead("Bad file descriptor"));
        row("output", "list views >&-", 1, "errors/cannot-write-output");
        row("output, with a file that is read", "identify PE >&-", 1, "errors/cannot-write-output");
        row("both", "identify - <&- >&-", 1, cannotRead());
    }
    void closedStreams() {
        auto [words, status, mentioned] = fetchRow<QString, int, QString>();
        VERIFY_REFUSED(shell("posiscope " + words.replace("PE", at("pe.npy"))), status, {mentioned});
    }

    /// What is read has the stream's name everywhere: in words, in data, and in pictures.
    void streamsHaveNames() {
        for (const QString& words : {QString("describe --table -"), QString("describe --json --table -")}) {
            const Ran ran = fed(split(words), bytesOf(at("pe.npy")));
            QVERIFY2(ran.status == 0 && !ran.output.contains("/tmp") && !ran.output.contains("stream-"),
                     ran.output);
        }
        const Ran picture = fed(split("export --table - --view heatmap --format svg -o - --size 320x240"),
                                bytesOf(at("pe.npy")));
        QVERIFY2(picture.status == 0 && picture.output.contains("stdin.npy"), picture.errors);
        QCOMPARE(fed(split("export --table - --view heatmap --format svg -o - --size 320x240"),
                     bytesOf(at("pe.npy")))
                     .output,
                 picture.output);
    }

    void refused_data() {
        const Rows<QString, QByteArray, int, QStringList> row("words", "input", "status", "mentioned");
        row("nothing", "identify -", "", 1, {cannotRead(wording("errors/empty-file"))});
        row("damaged", "identify -", "\x93NUMPY\x01", 1, {cannotRead()});
        row("words", "identify -", "1,2\n3\n", 1, {"standard input"});
        row("no tensor of the name", "identify -:x", bytesOf(at("pe.safetensors")), 1,
            {"standard input", "“x”"});
        row("a table for a session", "describe --session -", bytesOf(at("pe.npy")), 1, {"standard input"});
        row("no format", "export --view heatmap -o -", "", 2, {"--format"});
        row("a format for a file", "export --view heatmap --format npy -o x.npy", "", 2, {"--format"});
        row("no such format", "export --view heatmap --format doc -o -", "", 2, {"npy", "doc"});
        row("a format for a converted file", "convert - --format npy -o x.npy", "", 2, {"--format"});
        row("frames to a stream", "export --view clocks --animate position=0..3 --format png -o -", "", 2,
            {"png"});
    }
    void refused() {
        const auto [words, input, status, mentioned] = fetchRow<QString, QByteArray, int, QStringList>();
        const Ran ran = fed(split(words), input);
        VERIFY_REFUSED(ran, status, mentioned);
        QVERIFY2(!ran.errors.contains("/tmp") && !ran.errors.contains("/dev/stdout"), ran.text());
    }

 private:
    QString at(const QString& name) const { return files_.filePath(name); }
    Ran fed(const QStringList& words, const QByteArray& input) const {
        return program_.runWith(words, input);
    }

    /// What bash says, in the folder of this row, which is that of temporary files as well.
    Ran shell(const QString& line) const {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("TMPDIR", folder_->path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder_->path());
        process.start("bash", {"-c", QString(line).replace("posiscope ", POSISCOPE_BINARY " ")});
        if (!process.waitForFinished(60'000)) process.kill();
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir files_;
};

QTEST_GUILESS_MAIN(TestCliStreams)
#include "tst_cli_streams.moc"
