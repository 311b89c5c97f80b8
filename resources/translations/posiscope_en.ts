<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HeatmapView</name>
    <message>
        <source>Swap axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let positions run down or across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of the encoding table, %1. Positions run %2. Colours go from %3 to %4. The cursor is at position %5, dimension %6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor; with Shift by 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the position by a tenth of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click at the cursor: choose the dimension, or the reference position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise the pane, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom at the mouse; over an axis only along it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move what is in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw this dimension as a wave; Ctrl adds one, Shift a range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+click in the offset map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the pair to the clocks, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Posiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Posiscope %1&lt;/h2&gt;&lt;p&gt;A microscope for positional encodings.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;br&gt;It uses Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL) and nlohmann-json (MIT).&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffsetMapView</name>
    <message>
        <source>p−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M%1·PE(p) = PE(%2), residual %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of the matrix that carries position p to p + %1: a rotation for every pair. %2, the largest difference in any dimension at position %3. Clock hands show pairs %4 at both positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension j of PE(p)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension j′ of PE(p + k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p + k</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadoutText</name>
    <message>
        <source>sin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine similarity to p = %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similarity to p = %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → pair i = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row norm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadoutView</name>
    <message>
        <source>Readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the readout as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell under the cursor: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimilarityView</name>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by the lengths of the rows: cosine similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos(PE(p), PE(q))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PE(p) · PE(q)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of the similarity of all pairs of %1, and below it the similarity of position %2 to all others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpectrumView</name>
    <message>
        <source>no pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelengths from %1 to %2 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis, %1. %2 of %3 pairs complete a cycle within the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength 2π/ω (positions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i = %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: the shortest wave that whole positions can show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_len = %1: %2 of %3 pairs complete a cycle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WavesView</name>
    <message>
        <source>Across dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1 across dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 chosen dimensions across positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1 across positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimensions %1 across positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves: %1. Sines are blue, cosines orange; values go from −1 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PE(p, j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 does not apply to the encoding %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected argument “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--view is missing: see posiscope list views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no view “%1”: see posiscope list views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-o FILE is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the view %1 has no data to export, only a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must end in .png, .svg, .pdf, .npy or .csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list takes one of views, encodings, colormaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option “%1”: see posiscope --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a session file: see posiscope --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window needs a display; export and describe work without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data is larger than a file can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers describe one position. Two of them make a pair with one frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many positions the table has, one row each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreads the wavelengths: a larger base makes the slow pairs slower. It is neither a period nor a maximum length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position of the first row: 0 in the paper, 1 in some textbooks, 2 in fairseq.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model is odd: the last sine (dimension %1) has no cosine, so no exact offset map exists for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model is odd: the last column (dimension %1) is filled with zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row is all zeros, so offset maps from or to it do not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the sines and cosines of a pair stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin, cos, sin, cos … (the paper)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sines, then all cosines (tensor2tensor, fairseq)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the frequencies of the pairs are spaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper 2i/d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponent 2i/d: never reaches 1/B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponent i/(d/2−1): the last pair reaches 1/B (tensor2tensor, fairseq)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First row all zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A widespread tutorial leaves the first row zero, its cosines too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset must be between -%1 and %1 to fit a map to %2 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fitted map needs the table in memory: max_len × d_model must be at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value of another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number greater than %1 and at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list such as 4-7,20 of whole numbers from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT such as 1600x1000, each from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no parameter “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of panes must name its view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no field “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>viewport must be a list of four numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a Posiscope session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session has version %1, and this Posiscope reads up to version %2: open it with a newer Posiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version must be at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is cut short or is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>panes must be a list of one to four panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no view “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the viewport of pane “%1” must have left &lt; right and top &lt; bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximised must be the number of a pane from 0, or -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column_split and row_split must be between 0 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which positional encoding is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many positions the offset map M_k goes on; negative goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position under the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dimension under the cursor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position that the similarity profile compares all others with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dimensions drawn as waves, such as 4-7, 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs shown as clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairs whose clock hands the offset map shows, such as 0, 11, 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How two positions are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the table&apos;s positions run down or across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves run across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour map of the encoding table and the offset map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour map of the similarity matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the numbers in a .npy file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width and height of the picture before scaling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels of the file per pixel of the picture: type and lines grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours for light or dark surroundings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written above the picture; what is drawn and its shape when left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the cursor and its marks too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue–red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue–orange, dark centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cool–warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple–orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown–teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: it needs %2 and the disk has %3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size × scale gives %1 × %2 pixels, more than 2^28 in all: choose a smaller size or scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture could not be encoded as PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file name was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: there is no folder %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: the file is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: the file is too large to be a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of positions × dimensions as colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encoding has no linear map that depends on the offset alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix M that carries PE(p) to PE(p + k), and clock hands of chosen pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell under the cursor: its formula with the numbers filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How alike any two positions are, and one position against all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wavelength of every pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in %1 could not be read, so Posiscope started with its defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so Posiscope started with its defaults. The old file was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the view %1 is drawn without a colour map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POSISCOPE_SIMD is “%1”; this machine has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 means nothing beside the other parameters of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative and bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list such as 1, 0.5, 2 of numbers from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attention head whose bias is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no table of positions × dimensions: it acts on attention scores. Choose Bias or Distance in this pane&apos;s menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no frequencies, so there is no spectrum.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Posiscope sessions (*.posiscope)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::Banner</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ExportDialog</name>
    <message>
        <source>PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG (vector axes and text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (vector axes and text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array, float64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array, float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn and its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the title and the parameters above the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the cursor and its marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vectors need no scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name must end in .%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::MainWindow</name>
    <message>
        <source>Open a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export cancelled; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no numbers of its own to export. Choose another pane first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export data: %1, %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the picture of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 shows all shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export pane …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a&amp;ll panes …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;data of pane …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy picture of pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;hree panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Maximise pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pane &amp;shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Posiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left column &amp;narrower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left column &amp;wider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper row &amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper row &amp;higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resize panes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PaneArea</name>
    <message>
        <source>Resize panes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PaneCard</name>
    <message>
        <source>Choose what this pane shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise this pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of pane %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cursor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterEditor</name>
    <message>
        <source>%1 slider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterPanel</name>
    <message>
        <source>Encoding: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring all parameters back to their defaults; panes stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PlotView</name>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ReadoutCard</name>
    <message>
        <source>Readout at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C copies the readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy readout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>1 position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
