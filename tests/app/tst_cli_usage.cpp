// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong usage: one line that names the field and its limits, status 2, and nothing is written.
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

const char* const mustBe = "errors/must-be-not";

QString dModelLimits() {
    return wording("errors/whole-number", {"1", "65\u202f536"});
}
QString maxLenLimits() {
    return wording("errors/whole-number", {"1", "16\u202f777\u202f216"});
}
QString baseLimits() {
    return wording("errors/number-above", {"1", "10¹²"});
}

}  // namespace

class TestCliUsage : public ProgramTest {
    Q_OBJECT

 private slots:
    /// Every command that takes the option refuses the value.
    void valueIsRefused_data() {
        const Rows<QStringList, QStringList> together("words", "mentioned");
        const auto value = [&together](const QString& option, const QString& given, const QString& limits) {
            const QString field = QString(option).replace('-', '_');
            together(qPrintable(option + " “" + given.left(24) + "”"), QStringList{"--" + option, given},
                     QStringList{mustBe, field, limits, "“" + given + "”"});
        };
        for (const char* given :
             {"0", "-1", "65537", "2147483648", "4294967297", "18446744073709551617", "abc", "", " ", "5,5",
              "1e400", "1e-2", "nan", "inf", "0x10", "5.0", "1 2 x"})
            value("d-model", given, dModelLimits());
        for (const char* given : {"0", "-5", "16777217", "4294967296", "1e9", "ten"})
            value("max-len", given, maxLenLimits());
        for (const char* given :
             {"1", "0.5", "0", "-10000", "2e12", "nan", "inf", "-inf", "1e400", "5,5", "x", ""})
            value("base", given, baseLimits());
        value("first-position", "-1", wording("errors/whole-number", {"0", "16\u202f777\u202f216"}));
        value("first-position", "16777217", wording("errors/whole-number", {"0", "16\u202f777\u202f216"}));
        value("offset", "16777217",
              wording("errors/whole-number", {"\u221216\u202f777\u202f216", "16\u202f777\u202f216"}));
        value("offset", "1.5",
              wording("errors/whole-number", {"\u221216\u202f777\u202f216", "16\u202f777\u202f216"}));
        value("position", "-1", wording("errors/whole-number", {"0", "33\u202f554\u202f432"}));
        value("position", "256", wording("errors/whole-number", {"0", "255"}));
        value("dimension", "128", wording("errors/whole-number", {"0", "127"}));
        value("reference", "256", wording("errors/whole-number", {"0", "255"}));
        for (const char* given : {"128", "4-200", "127-128"})
            value("dimensions", given, wording("errors/whole-numbers", {"0", "127"}));
        for (const char* given : {"", ",", "4-", "7-4", "4;5", "-1", "0-999999999999"})
            value("dimensions", given, wording("errors/whole-numbers", {"0", "65\u202f535"}));
        value("clock-pairs", "64", wording("errors/whole-numbers", {"0", "63"}));
        value("encoding", "rotary-nonsense", wording("errors/one-of", {"sinusoidal"}));
        value("layout", "interleavd", wording("errors/one-of", {"interleaved, half-split"}));
        value("spectrum", "", wording("errors/one-of", {"paper, endpoint"}));
        value("similarity", "euclid", wording("errors/one-of", {"dot, cosine"}));
        value("orientation", "up", wording("errors/one-of", {"down, across"}));
        value("colormap", "jet", wording("errors/one-of", {"auto, rdbu"}));
        together("position before the first", {"--first-position", "5", "--position", "4"},
                 {mustBe, "position", wording("errors/whole-number", {"5", "260"})});
        together("position behind a short table", {"--position", "9", "--max-len", "9"},
                 {mustBe, "position", wording("errors/whole-number", {"0", "8"})});
        together("dimensions of a narrow table", {"--dimensions", "0,4", "--d-model", "4"},
                 {mustBe, "dimensions", wording("errors/whole-numbers", {"0", "3"})});
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
        row("nothing", {}, {"errors/output-missing"});
        row("no view", {"-o", "x.png"}, {"errors/view-missing"});
        row("empty view", {"--view", "", "-o", "x.png"}, {"errors/view-missing"});
        row("no output", {"--view", "heatmap"}, {"errors/output-missing"});
        row("empty output", {"--view", "heatmap", "-o", ""}, {"errors/output-missing"});
        row("unknown view", {"--view", "heat-map", "-o", "x.png"},
            {wording("errors/no-such-view", {"heat-map"})});
        row("no value for the view", {"-o", "x.png", "--view"}, {"view"});
        row("no value for the output", {"--view", "heatmap", "-o"}, {"missing value", "-o"});
        row("no value for a parameter", picture + QStringList{"--d-model"}, {"missing value", "d-model"});
        row("unknown option", picture + QStringList{"--d-modell", "4"}, {"d-modell"});
        row("unknown short option", picture + QStringList{"-z"}, {"z"});
        row("an option of describe", picture + QStringList{"--json"}, {"json"});
        row("a value for a flag", picture + QStringList{"--zero-first-row=yes"}, {"zero-first-row"});
        row("unexpected argument", picture + QStringList{"more"}, {wording("errors/no-file", {"more"})});
        row("line break in an argument", picture + QStringList{"mo\nre"},
            {wording("errors/no-file", {"mo\\u000are"})});
        row("escape in an argument", picture + QStringList{"\x1b[31m"},
            {wording("errors/no-file", {"\\u001b[31m"})});
        for (const char* name : {"x", "x.txt", "x.jpg", "x.png.", "png", "x.npz", "x.posiscope"})
            row(name, {"--view", "heatmap", "-o", name}, {name, "errors/output-endings"});
        row("readout has no data", {"--view", "readout", "-o", "x.csv"}, {"readout", "errors/no-data"});
        row("readout has no numbers", {"--view", "readout", "-o", "x.npy"}, {"readout", "errors/no-data"});
        for (const char* scale : {"0", "-1", "0.2", "16.5", "nan", "inf", "1e400", "two"})
            row(scale, picture + QStringList{"--scale", scale},
                {mustBe, "scale", wording("errors/number-from-to", {"0.25", "16"})});
        for (const char* size : {"10x10", "63x1000", "1600x32769", "5", "1600*1000", "1600x", "x1000",
                                 "1600x1000x2", "-1600x1000", "1e3x1e3", "99999999999999999999x1000"})
            row(size, picture + QStringList{"--size", size},
                {mustBe, "size", "WIDTHxHEIGHT", "each from 64 to 32\u202f768"});
        row("too many pixels", picture + QStringList{"--size", "32768x32768"},
            {wording("errors/picture-too-large", {"32\u202f768", "32\u202f768"})});
        row("too many by scale", picture + QStringList{"--scale", "16", "--size", "2000x2000"},
            {wording("errors/picture-too-large", {"32\u202f000", "32\u202f000"})});
        row("most of both", picture + QStringList{"--scale", "16", "--size", "32768x32768"},
            {wording("errors/picture-too-large", {"524\u202f288", "524\u202f288"})});
        for (const char* ending : {"x.svg", "x.pdf"})
            row(ending, {"--view", "heatmap", "-o", ending, "--size", "32768x32768"},
                {"errors/picture-too-large"});
        row("colours for a view without", {"--view", "waves", "-o", "x.png", "--colormap", "magma"},
            {wording("errors/no-colormap", {"waves"})});
        row("theme", picture + QStringList{"--theme", "grey"},
            {mustBe, "theme", wording("errors/one-of", {"light, dark"})});
        row("dtype", {"--view", "heatmap", "-o", "x.npy", "--dtype", "float16"},
            {mustBe, "dtype", wording("errors/one-of", {"float64, float32"})});
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
                {wording("errors/table-and-encoding", {"rope"})});
            row(name + " of a table and a configuration", begin + split("--config c.json --table pe.npy"),
                {"errors/table-and-configuration"});
            row(name + " of a configuration and another encoding",
                begin + split("--config c.json --encoding alibi"),
                {wording("errors/configuration-and-encoding", {"rope", "alibi"})});
            row(name + " of two tables", begin + split("--table pe.npy --table two.npy"),
                {wording("errors/given-twice", {"--table"})});
            row(name + " of two configurations", begin + split("--config c.json --config d.json"),
                {wording("errors/given-twice", {"--config"})});
        }
        row("a file and an encoding", split("pe.npy --encoding rope"),
            {wording("errors/table-and-encoding", {"rope"})});
        row("a file and a table", split("pe.npy --table two.npy"), {"pe.npy", "two.npy", "compare"});
        row("a file and a configuration", split("pe.npy --config c.json"), {"compare"});
        row("a configuration and a table", split("c.json --table pe.npy"), {"compare"});
        row("two configurations", split("c.json --config d.json"), {"c.json", "d.json"});
        row("a configuration as a file and an encoding", split("c.json --encoding t5"), {"--encoding t5"});
        row("two lessons on paper", split("handout --lesson rotary --lesson wavelengths -o x.pdf"),
            {wording("errors/given-twice", {"--lesson"})});
        row("two configurations to check", split("identify pe.npy --config c.json --config d.json"),
            {wording("errors/given-twice", {"--config"})});
        row("two originals", split("identify pe.npy --original pe.npy --original two.npy"),
            {wording("errors/given-twice", {"--original"})});
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
        row("describe a view", {"describe", "heatmap"},
            {wording("errors/no-file-named", {"heatmap", "--view"})});
        row("describe an encoding", {"describe", "rope"},
            {wording("errors/no-file-named", {"rope", "--encoding"})});
        row("describe with an option of export", {"describe", "--size", "1600x1000"}, {"size"});
        row("describe with an output", {"describe", "-o", "x"}, {"o"});
        row("unknown word", {"exprot"}, {wording("errors/neither-command-nor-file", {"exprot"})});
        row("unknown option", {"--heights", "4"}, {wording("errors/unknown-option", {"--heights", ""})});
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
