// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong usage: one line that names the field and its limits, status 2, and nothing is written.
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

namespace {

const char* const dModelLimits = "a whole number from 1 to 65\u202f536";
const char* const maxLenLimits = "a whole number from 1 to 16\u202f777\u202f216";
const char* const baseLimits = "a number greater than 1 and at most 10¹²";

}  // namespace

class TestCliUsage : public ProgramTest {
    Q_OBJECT

 private slots:
    /// Every command that takes the option refuses the value.
    void valueIsRefused_data() {
        const Rows<QStringList, QStringList> together("words", "mentioned");
        const auto value = [&together](const QString& option, const QString& given, const char* limits) {
            const QString field = QString(option).replace('-', '_');
            together(qPrintable(option + " “" + given.left(24) + "”"), QStringList{"--" + option, given},
                     QStringList{field + " must be", limits, "“" + given + "”"});
        };
        for (const char* given :
             {"0", "-1", "65537", "2147483648", "4294967297", "18446744073709551617", "abc", "", " ", "5,5",
              "1e400", "1e-2", "nan", "inf", "0x10", "5.0", "1 2 x"})
            value("d-model", given, dModelLimits);
        for (const char* given : {"0", "-5", "16777217", "4294967296", "1e9", "ten"})
            value("max-len", given, maxLenLimits);
        for (const char* given :
             {"1", "0.5", "0", "-10000", "2e12", "nan", "inf", "-inf", "1e400", "5,5", "x", ""})
            value("base", given, baseLimits);
        value("first-position", "-1", "a whole number from 0 to 16\u202f777\u202f216");
        value("first-position", "16777217", "a whole number from 0 to 16\u202f777\u202f216");
        value("offset", "16777217", "a whole number from \u221216\u202f777\u202f216 to 16\u202f777\u202f216");
        value("offset", "1.5", "a whole number from \u221216\u202f777\u202f216 to 16\u202f777\u202f216");
        value("position", "-1", "a whole number");
        value("position", "256", "a whole number from 0 to 255");
        value("dimension", "128", "a whole number from 0 to 127");
        value("reference", "256", "a whole number from 0 to 255");
        for (const char* given : {"128", "4-200", "127-128"})
            value("dimensions", given, "whole numbers from 0 to 127");
        for (const char* given : {"", ",", "4-", "7-4", "4;5", "-1", "0-999999999999"})
            value("dimensions", given, "whole numbers from 0 to 65\u202f535");
        value("clock-pairs", "64", "whole numbers from 0 to 63");
        value("encoding", "rotary-nonsense", "one of sinusoidal");
        value("layout", "interleavd", "one of interleaved, half-split");
        value("spectrum", "", "one of paper, endpoint");
        value("similarity", "euclid", "one of dot, cosine");
        value("orientation", "up", "one of down, across");
        value("colormap", "jet", "one of auto, rdbu");
        together("position before the first", {"--first-position", "5", "--position", "4"},
                 {"position must be", "from 5 to 260"});
        together("position behind a short table", {"--position", "9", "--max-len", "9"},
                 {"position must be", "from 0 to 8"});
        together("dimensions of a narrow table", {"--dimensions", "0,4", "--d-model", "4"},
                 {"dimensions must be", "from 0 to 3"});
    }
    void valueIsRefused() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        const QTemporaryDir folder;
        const QString path = folder.filePath("data.npy");
        VERIFY_REFUSED(program_.run(QStringList{"describe"} + words), 2, mentioned);
        VERIFY_REFUSED(program_.run(QStringList{"export", "--view", "heatmap", "-o", path} + words), 2,
                       mentioned);
        QVERIFY(contentOf(folder.path()).isEmpty());
    }

    void exportIsRefused_data() {
        const Rows<QStringList, QStringList> row("words", "mentioned");
        const QStringList picture{"--view", "heatmap", "-o", "x.png"};
        row("nothing", {}, {"-o FILE is missing"});
        row("no view", {"-o", "x.png"}, {"--view is missing", "list views"});
        row("empty view", {"--view", "", "-o", "x.png"}, {"--view is missing"});
        row("no output", {"--view", "heatmap"}, {"-o FILE is missing"});
        row("empty output", {"--view", "heatmap", "-o", ""}, {"-o FILE is missing"});
        row("unknown view", {"--view", "heat-map", "-o", "x.png"}, {"heat-map", "list views"});
        row("no value for the view", {"-o", "x.png", "--view"}, {"view"});
        row("no value for the output", {"--view", "heatmap", "-o"}, {"missing value", "-o"});
        row("no value for a parameter", picture + QStringList{"--d-model"}, {"missing value", "d-model"});
        row("unknown option", picture + QStringList{"--d-modell", "4"}, {"d-modell"});
        row("unknown short option", picture + QStringList{"-z"}, {"z"});
        row("an option of describe", picture + QStringList{"--json"}, {"json"});
        row("a value for a flag", picture + QStringList{"--zero-first-row=yes"}, {"zero-first-row"});
        row("unexpected argument", picture + QStringList{"more"}, {"no file", "more"});
        row("line break in an argument", picture + QStringList{"mo\nre"}, {"no file", "mo\\u000are"});
        row("escape in an argument", picture + QStringList{"\x1b[31m"}, {"no file", "\\u001b[31m"});
        for (const char* name : {"x", "x.txt", "x.jpg", "x.png.", "png", "x.npz", "x.posiscope"})
            row(name, {"--view", "heatmap", "-o", name}, {name, ".png, .svg, .pdf, .npy or .csv"});
        row("readout has no data", {"--view", "readout", "-o", "x.csv"}, {"readout", "no data"});
        row("readout has no numbers", {"--view", "readout", "-o", "x.npy"}, {"readout", "no data"});
        for (const char* scale : {"0", "-1", "0.2", "16.5", "nan", "inf", "1e400", "two"})
            row(scale, picture + QStringList{"--scale", scale},
                {"scale must be", "a number from 0.25 to 16"});
        for (const char* size : {"10x10", "63x1000", "1600x32769", "5", "1600*1000", "1600x", "x1000",
                                 "1600x1000x2", "-1600x1000", "1e3x1e3", "99999999999999999999x1000"})
            row(size, picture + QStringList{"--size", size},
                {"size must be", "WIDTHxHEIGHT", "each from 64 to 32\u202f768"});
        row("too many pixels", picture + QStringList{"--size", "32768x32768"},
            {"would have", "32\u202f768 × 32\u202f768", "2^28"});
        row("too many by scale", picture + QStringList{"--scale", "16", "--size", "2000x2000"},
            {"would have", "32\u202f000 × 32\u202f000", "2^28"});
        row("most of both", picture + QStringList{"--scale", "16", "--size", "32768x32768"},
            {"would have", "524\u202f288 × 524\u202f288"});
        for (const char* ending : {"x.svg", "x.pdf"})
            row(ending, {"--view", "heatmap", "-o", ending, "--size", "32768x32768"}, {"would have", "2^28"});
        row("colours for a view without", {"--view", "waves", "-o", "x.png", "--colormap", "magma"},
            {"waves", "without a colour map"});
        row("theme", picture + QStringList{"--theme", "grey"}, {"theme must be one of light, dark"});
        row("dtype", {"--view", "heatmap", "-o", "x.npy", "--dtype", "float16"},
            {"dtype must be one of float64, float32"});
    }
    void exportIsRefused() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        const QTemporaryDir folder;
        QStringList placed = words;
        for (QString& word : placed)
            if (word.startsWith("x.")) word = folder.filePath(word);
        VERIFY_REFUSED(program_.run(QStringList{"export"} + placed), 2, mentioned);
        QVERIFY(contentOf(folder.path()).isEmpty());
    }

    void namedFilesAreNotDropped_data() {
        const Rows<QStringList, QStringList> row("words", "mentioned");
        for (const QStringList& begin : {QStringList{"export", "--view", "heatmap", "-o", "x.npy"},
                                         QStringList{"describe"}, QStringList{}}) {
            const QByteArray name = begin.isEmpty() ? "the window" : begin.front().toUtf8();
            row(name + " of a table and an encoding", begin + split("--encoding rope --table pe.npy"),
                {"--encoding rope", "identify", "--expect rope"});
            row(name + " of a table and a configuration", begin + split("--config c.json --table pe.npy"),
                {"a table and a configuration", "compare", "identify"});
            row(name + " of a configuration and another encoding",
                begin + split("--config c.json --encoding alibi"), {"rope", "--encoding alibi"});
            row(name + " of two tables", begin + split("--table pe.npy --table two.npy"),
                {"--table", "twice"});
            row(name + " of two configurations", begin + split("--config c.json --config d.json"),
                {"--config", "twice"});
        }
        row("a file and an encoding", split("pe.npy --encoding rope"), {"--encoding rope", "--expect rope"});
        row("a file and a table", split("pe.npy --table two.npy"), {"pe.npy", "two.npy", "compare"});
        row("a file and a configuration", split("pe.npy --config c.json"), {"compare"});
        row("a configuration and a table", split("c.json --table pe.npy"), {"compare"});
        row("two configurations", split("c.json --config d.json"), {"c.json", "d.json"});
        row("a configuration as a file and an encoding", split("c.json --encoding t5"), {"--encoding t5"});
        row("two lessons on paper", split("handout --lesson rotary --lesson wavelengths -o x.pdf"),
            {"--lesson", "twice"});
        row("two configurations to check", split("identify pe.npy --config c.json --config d.json"),
            {"--config", "twice"});
        row("two originals", split("identify pe.npy --original pe.npy --original two.npy"),
            {"--original", "twice"});
        row("an option of an index", split("identify pe.npy --expect swin-index --heads 4"),
            {"--heads", "swin-index"});
        row("an option of no permutation",
            split("convert --permutation half-split --heads 2 --head-dim 4 --whole -o x.npy"),
            {"--whole", "--permutation"});
        row("a type of no permutation",
            split("convert --permutation half-split --heads 2 --head-dim 4 --dtype float16 -o x.npy"),
            {"--dtype", "--permutation"});
    }
    void namedFilesAreNotDropped() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        const QTemporaryDir folder;
        for (const char* name : {"pe.npy", "two.npy"})
            VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--d-model", "4", "--max-len", "8", "-o",
                                      folder.filePath(name)}));
        for (const char* name : {"c.json", "d.json"})
            writeBytes(folder.filePath(name),
                       R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2})");
        const auto before = contentOf(folder.path());
        QStringList placed = words;
        for (QString& word : placed)
            if (word.contains('.')) word = folder.filePath(word);
        VERIFY_REFUSED(program_.run(placed), 2, mentioned);
        QCOMPARE(contentOf(folder.path()), before);
    }
    /// What says the same twice is no contradiction.
    void sameEncodingTwice() {
        writeBytes(folder_->filePath("c.json"),
                   R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2})");
        VERIFY_DONE(
            program_.run({"describe", "--config", folder_->filePath("c.json"), "--encoding", "rope"}));
        VERIFY_DONE(program_.run(
            {"export", "--view", "heatmap", "--d-model", "4", "-o", folder_->filePath("pe.npy")}));
        VERIFY_DONE(
            program_.run({"describe", "--table", folder_->filePath("pe.npy"), "--encoding", "table"}));
    }

    void otherCommandsAreRefused_data() {
        const Rows<QStringList, QStringList> row("words", "mentioned");
        const QStringList lists{"views", "encodings", "colormaps", "lessons"};
        row("list", {"list"}, lists);
        row("list of what is unknown", {"list", "sessions"}, lists);
        row("list of nothing", {"list", ""}, lists);
        row("list of two", {"list", "views", "encodings"}, lists);
        row("describe a view", {"describe", "heatmap"}, {"no file", "--view heatmap"});
        row("describe an encoding", {"describe", "rope"}, {"no file", "--encoding rope"});
        row("describe with an option of export", {"describe", "--size", "1600x1000"}, {"size"});
        row("describe with an output", {"describe", "-o", "x"}, {"o"});
        row("unknown word", {"exprot"}, {"exprot", "--help"});
        row("unknown option", {"--heights", "4"}, {"--heights", "--help"});
        row("unknown short option", {"-x"}, {"-x"});
        row("an empty word", {""}, {"--help"});
        row("two sessions", {"a.posiscope", "b.posiscope"}, {"b.posiscope"});
        row("an option behind a session", {"a.posiscope", "--d-model"}, {"--d-model"});
    }
    void otherCommandsAreRefused() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        VERIFY_REFUSED(program_.run(words), 2, mentioned);
    }

    void windowNeedsADisplay_data() {
        const Rows<QStringList, QString, QString> row("words", "name", "value");
        row("none", QStringList{}, "", "");
        row("none, with a session", QStringList{"a.posiscope"}, "", "");
        row("one that is not there", QStringList{}, "DISPLAY", ":61234");
        row("a platform that does not exist", QStringList{}, "QT_QPA_PLATFORM", "no-such-platform");
    }
    void windowNeedsADisplay() {
        const auto [words, name, value] = fetchRow<QStringList, QString, QString>();
        Program program;
        if (!name.isEmpty()) program.setEnvironment(name, value);
        VERIFY_REFUSED(program.run(words), 1, {});
    }
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"
