// Which folder may use which: tests/layers.txt. And the form of all sources: .clang-format.
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include "tests/support/strict.h"

namespace {

QDir root() {
    return QDir(QStringLiteral(POSISCOPE_TEST_DATA "/../.."));
}

QString contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qUtf8Printable(path));
    return QString::fromUtf8(file.readAll());
}

QStringList layers() {
    QStringList all;
    for (const QString& line : contentOf(root().filePath("tests/layers.txt")).split('\n', Qt::SkipEmptyParts))
        if (!line.startsWith('#')) all << line;
    return all;
}

/// "core/base" of "core/base/text.h"; "app" of "app/main.cpp".
QString layerOf(const QString& file) {
    return file.startsWith("app/") ? QStringLiteral("app") : file.section('/', 0, 1);
}

QStringList sourcesIn(const QStringList& folders) {
    QStringList files;
    for (const QString& folder : folders)
        for (QDirIterator at(root().filePath(folder), {"*.cpp", "*.h", "*.inc"}, QDir::Files,
                             QDirIterator::Subdirectories);
             at.hasNext();)
            files << root().relativeFilePath(at.next());
    return files;
}

}  // namespace

class TestLayers : public StrictTest {
    Q_OBJECT

 private slots:
    void everySourceStandsInAFolder() {
        const QStringList known = layers();
        for (const QString& file : sourcesIn({"core", "ui", "app"}))
            QVERIFY2(known.contains(layerOf(file)), qPrintable(file));
    }

    void nothingUsesWhatIsAboveIt() {
        const QStringList known = layers();
        static const QRegularExpression include("#include \"((?:core|ui|app)/[^\"]+)\"");
        QStringList wrong;
        for (const QString& file : sourcesIn({"core", "ui", "app"})) {
            const qsizetype own = known.indexOf(layerOf(file));
            for (auto found = include.globalMatch(contentOf(root().filePath(file))); found.hasNext();) {
                const QString used = found.next().captured(1);
                if (known.indexOf(layerOf(used)) > own) wrong << file + " uses " + used;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void sourcesHaveTheirForm() {
        const QString program = QStandardPaths::findExecutable("clang-format-14");
        if (program.isEmpty()) QSKIP("clang-format-14 is not here");
        QProcess process;
        process.setWorkingDirectory(root().path());
        process.start(
            program, QStringList{"--dry-run", "-Werror"} +
                         sourcesIn({"core", "ui", "app", "tests"}).filter(QRegularExpression("\\.(cpp|h)$")));
        QVERIFY(process.waitForFinished(200'000));
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(process.exitCode() == 0, qPrintable(said.left(2000)));
    }
};

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
