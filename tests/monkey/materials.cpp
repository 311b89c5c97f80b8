// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/materials.h"

#include <QDir>
#include <QFile>
#include <limits>

#include "core/state/session.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

QStringList monkeyKeys() {
    return QString(
               QStringLiteral(
                   "Tab shift+Tab Return Escape space shift+space Up Down Left Right shift+Left shift+Right "
                   "Home End Prior Next plus minus equal 0 1 9 Delete BackSpace F1 F2 F5 shift+F5 F6 "
                   "shift+F6 "
                   "F9 Menu shift+F10 ctrl+a ctrl+c ctrl+v ctrl+z ctrl+z ctrl+y ctrl+1 ctrl+2 ctrl+3 ctrl+4 "
                   "ctrl+k ctrl+r ctrl+Next ctrl+Prior alt+Down ctrl+Left ctrl+Right alt+f alt+v alt+n alt+c "
                   "alt+l ctrl+alt+Right ctrl+alt+Down ctrl+Tab"))
        .split(u' ');
}

QStringList monkeyTexts() {
    return {QStringLiteral("1"),
            QStringLiteral("0"),
            QStringLiteral("-1"),
            QStringLiteral("65536"),
            QStringLiteral("1e4"),
            QStringLiteral("1e999"),
            QStringLiteral("nan"),
            QStringLiteral("4-7,20"),
            QStringLiteral("99999999999999999999"),
            QStringLiteral("12,5"),
            QStringLiteral("The cat sat on the mat."),
            QStringLiteral("猫坐在垫子上"),
            QStringLiteral("Кошка & собака"),
            QStringLiteral("<b>x<img src=a.png>"),
            QStringLiteral("e\u0301\u202e\u200d"),
            QStringLiteral("%1 %s %n"),
            QString(300, u'a')};
}

namespace {

QByteArray lesson(const char* text) {
    return QByteArray(
               "---\nlesson: strange\ntitle: Strange <img src=a.png> & more\nsummary: S\nminutes: "
               "1\n---\n\n## One\n\n"
               "```state\nencoding = alibi\npanes = bias, distance\nhidden = heads\n```\n\n") +
           text +
           "\n\n```predict\nWhich?\n- [ ] This <b>one</b>\n- [x] That\nbecause: "
           "So.\n```\n\n```notes\nNotes\n```\n\n"
           "## Two\n\n```state\nencoding = rope\npanes = rotation, spectrum, sentence\n```\n\n"
           "```task\nDo it.\ndone: base < 100\nsolution: base = 50\n```\n";
}

QByteArray session(const char* encoding, const char* view, bool compares) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding));
    repair(state);
    if (compares) beginComparing(state, view);
    state.arrangement.panes.front().view = view;
    return QByteArray::fromStdString(writeSession(state));
}

}  // namespace

QStringList writeMonkeyFiles(const QString& folder) {
    std::vector<float> cells(32 * 12);
    for (std::size_t n = 0; n < cells.size(); ++n)
        cells[n] = static_cast<float>(n % 17) - 8;
    std::vector<float> broken = cells;
    broken[5] = std::numeric_limits<float>::quiet_NaN();
    broken[77] = std::numeric_limits<float>::infinity();
    const auto bytes = [](const std::string& text) { return QByteArray::fromStdString(text); };
    const std::vector<std::pair<const char*, QByteArray>> files{
        {"sound.npy", bytes(npyFile("<f4", "(32, 12)", bytesOfAll(cells)))},
        {"holes.npy", bytes(npyFile("<f4", "(32, 12)", bytesOfAll(broken)))},
        {"row.npy", bytes(npyFile("<f4", "(1, 384)", bytesOfAll(cells)))},
        {"cut.npy", bytes(npyFile("<f4", "(32, 12)", bytesOfAll(cells)).substr(0, 300))},
        {"two.safetensors",
         bytes(safetensorsFile("{" + tensorEntry("wpe <b>", "F32", "[16,24]", 0, 1536) + "," +
                                   tensorEntry("b", "F32", "[8,48]", 1536, 3072) + "}",
                               bytesOfAll(cells) + bytesOfAll(cells)))},
        {"names <b>&.csv", "a,b,c\n1,2,3\n4,5,6\n7,8,nan\n"},
        {"empty.csv", ""},
        {"config.json", R"({"model_type": "llama", "hidden_size": 512, "num_attention_heads": 8,
                            "max_position_embeddings": 2048, "rope_theta": 10000})"},
        {"broken.json", "{\"model_type\": "},
        {"lesson.md", lesson("Text {{ heads }} [link](file:///etc/hostname) ![picture](a.png)")},
        {"broken.md", "---\nlesson: x\n"},
        {"bias.posiscope", session("sinusoidal", "bias", false)},
        {"alibi.posiscope", session("alibi", "offset-map", false)},
        {"compared.posiscope", session("rope", "spectrum", true)},
        {"t5.posiscope", session("t5", "distance", true)},
        {"broken.posiscope", "{"},
    };
    QStringList paths;
    for (const auto& [name, content] : files) {
        QFile file(QDir(folder).filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size())
            paths << file.fileName();
    }
    return paths;
}
