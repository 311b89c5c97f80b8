<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerWords</name>
    <message>
        <source>Not recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows before the first position: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexplained cells: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BiasView</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encoding adds nothing to attention scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of the buckets that distances fall into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of what is added to attention scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, for all pairs of %2, queries down and keys across: %3. Values go from %4 to %5. The cursor is at query %6, key %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key position j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query position i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClocksText</name>
    <message>
        <source>2π/ω = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p + k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin ωp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos ωp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2π/ω: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ω·k: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ω·k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ω·k = %1 × 360° + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ω·k = −%1 × 360° − %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClocksView</name>
    <message>
        <source>All pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair as a small clock, or the chosen ones as large clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pair at p = %2 and p + k = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs at p = %2 and p + k = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs %1 at p = %2 and p + k = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pairs that could be drawn as clocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pair is a clock whose hand points to its cosine across and its sine up; a second hand stands k = %1 positions later, at the same angle from the first at every position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 pairs are shown, as far as there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those are the hands of A, %1. Dashed hands are those of B, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1: one turn takes %2; sine %3, cosine %4; from p to p + k %5.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the comparison as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no parameter differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What A and B differ in: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shapes differ: compared are the %1 × %2 cells that both have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 cells are equal to the last bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root mean square: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differences are no finite numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B have the same parameters. Choose “Edit B” at the left and change some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared: %1, which a table from a file cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no numbers to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest difference: %1, in %2 (A %3, B %4).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComponentsView</name>
    <message>
        <source>1 singular value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rows are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 component explains %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 components explain %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal components of %1 × %2: the directions in which rows differ most from their mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves show the scores of the first ones across positions; they explain %1 of the variance. Below, all singular values on a logarithmic axis, the largest %2; the first %3 explain 90 %, and %4 are more than rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>singular value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are equal: nothing varies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PC%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score of PC1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ControlsMenu</name>
    <message>
        <source>Show or hide controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice of the encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles of panes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountingText</name>
    <message>
        <source>%1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same for %1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 … %2 for %3 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is one position alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the first %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of positions %1 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two positions are %1 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 of %2 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the distance is almost always %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they differ by up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; for 2·max_len %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the distance is always %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting has no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to divide by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bits end at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same offset, same distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distances at k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond max_len</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defined for more positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Int.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few rows have numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rows are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bin.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountingView</name>
    <message>
        <source>%1 written in %2 ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of the same positions as small heatmaps side by side, and what each way to write them is good for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor is at position %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1, n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in dimension %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (j = %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DistanceView</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 heads and the chosen one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This encoding has no curve over the distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance i − j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over %1 distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean and envelope over %1 distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves over the distance from the query back to the key, from %1 to %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The full line is %1, the dashed one %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At distance %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At distance %1 the chosen curve is at %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FittedMap</name>
    <message>
        <source>fitted by least squares, not exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of the matrix M that best carries the rows of the table to those %1 positions on: fitted by least squares, not exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all %1 pairs of positions and all dimensions M·PE(p) differs from PE(p + k) by at most %2, and by %3 in the root mean square. The rows have numerical rank %4 of %5. Of all maps that fit as well this is the one of smallest norm: compare residuals, never entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least squares, not exact: residual max %1, RMS %2, rank %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least squares, not exact: residual max %1, without directions under %2, RMS %3, rank %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>All patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of each patch, laid out as the patches are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added to the attention scores of patches, at the places of the patches: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarities of patches at the places of the patches: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours go from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen patch: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and their cosines are not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Handout with solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and date:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher’s copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>About %n minute.</numerusform>
            <numerusform>About %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional, in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints for those who do the tasks in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one answer is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 1, 2, 3 … into the boxes, in the right order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the place in the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <message>
        <source>Choose dimension %1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose dimension %1 no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose dimension %1 as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension %1 is drawn as a wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen: j = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen: %1</source>
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
        <source>Play the motion, and pause it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Posiscope %1&lt;/h2&gt;&lt;p&gt;A microscope for positional encodings.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;br&gt;It uses Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL), nlohmann-json (MIT), muParser (BSD), libzip (BSD), giflib (MIT), libwebp (BSD) and libimagequant (GPL).&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything; in the table draw this dimension as a wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+click, Shift+click in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a dimension to the waves or take it away; take all up to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom into the frame that is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click in the legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch a wave off and on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Three colour maps are ColorBrewer&apos;s by Cynthia Brewer (Apache).&lt;/p&gt;&lt;p&gt;Copyright 2026 the Posiscope authors. It comes with no warranty.&lt;br&gt;Report mistakes at %1.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Its fonts are Open Sans (Apache), DejaVu (Bitstream Vera), Noto Sans CJK and STIX (OFL).&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IdentityView</name>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the recognised encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recognised encoding beside the table, and the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recognised encoding with its parameters in place of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the answer as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · wrong: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifying … %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is said of slice %1 alone: File ▸ Identify table asks about all slices.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayersView</name>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the other layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show layers of another kind as B, beside those that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list of layers as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show layers beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more groups of layers follow. posiscope describe --json lists all layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All layers have the same values of the encoding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the values of these layers, with Ctrl as B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the values of these layers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Multiples</name>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NearestCurve</name>
    <message>
        <source>smallest distances from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersText</name>
    <message>
        <source>On screen: %1 queries × %1 keys, heads: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On screen: %1 positions × %2 dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs, with wavelengths from %2 to %3 positions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OffsetMapDifference</name>
    <message>
        <source>M of A − M of B for k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, fitted by least squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, largest entry %2</source>
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
    <message>
        <source>Heatmap of the difference of the two matrices that carry a position k further: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair i = %1: the grey hand is at position p, the other at p + k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap of the matrix that carries position p to p + %1: every pair is turned and stretched. %2, the largest difference in any dimension at position %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand of a pair at p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand of a pair at p + k</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenedPlace</name>
    <message>
        <source>Place %1 of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Passages</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>token %1 in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame %1, row %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames of %2 × %3 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens in front</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>all axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrecisionView</name>
    <message>
        <source>distance i − j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell differs: only what comes after the table is rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least to largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at distance %2, head %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at position %2, pair %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first at distances %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first at positions %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1 everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above %1 from the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1 up to distance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1 up to position %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores at distance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M_k for k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fails by up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error of the bias over the distance, and of every head, against the exact encoding. Rounded: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error of the table over the position, and of every pair, against the exact encoding. Rounded: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMS, max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
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
    <message>
        <source>cos, sin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1   B: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cosine of zeros is not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
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
    <name>RotationText</name>
    <message>
        <source>q to k: %1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RotationView</name>
    <message>
        <source>nothing is rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query at p = %1, key at p + k = %2, score %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dials of pairs %1 show two elements of the query and of the key before and after they are rotated: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose dials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query at p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key at p + k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q(%1) · k(%2) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the same k = %1 at %2 other places the score differs by at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it depends on k alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From query to key: %1. The score depends on this alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From query to key: %1. It is no rotation: the score depends on both places.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceText</name>
    <message>
        <source>%1: %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table with a row for each word:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell, or press Home and the arrow keys, to see its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell to see its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>j = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding of the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding of the word × √%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding × √%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoding of positions %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input of the Transformer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention with positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outputs without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outputs without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outputs with positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outputs with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows look at columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row → column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” looks at “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small number: place in the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 without positions, %3 with positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word occurs twice. Repeat one to compare its outputs with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” at %2, largest difference between their outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type more than one word to swap two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two different words to swap: tokens %1 and %2 are both “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” at %2 and “%3” at %4 swapped, largest change of a word&apos;s output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are encodings for %1 positions (max_len): the tokens behind them have none and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence goes on: its first %1 tokens are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 and %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence “%1”: %2 tokens, %3 of them different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tokens with the norms of embedding and encoding: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At “%1”, dimension %2, the embedding is %3 and the encoding %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 without positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line joins outputs that are equal. Where they differ it is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole line: equal outputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line joins outputs that are equal. Where they differ it is broken, and their largest difference stands below the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole line: equal outputs. Broken line: they differ by the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output of “%1”: the values, each times its weight, added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output of “%1”: values times weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bar for each of the %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without positions the output of “%1” is a sum of values, each times its weight: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole line: equal outputs. Broken line: different outputs. Ends of bars: the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken line: different outputs. Ends of bars: the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends of bars: the change.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceView</name>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence whose words get positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words with their positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding | encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding + encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of “%1” with their positions, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence is empty. Type one above, such as “dog bites man”, to see its words get positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open embeddings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the embeddings of words from a table in a file, a row for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to random embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
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
    <message>
        <source>The reference position p = %1. The curve below shows how similar the others are to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference: p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cursor + k: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos(PE(p), PE(q)) of p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PE(p) · PE(q) of p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves of the similarity of position %1 to all others, one for each encoding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How unique positions are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and their cosines are not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and all their products are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours go from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the angles: scores differ, it is no rotation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SingularValuePlot</name>
    <message>
        <source>90 % of the variance by %1, 99 % by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are more than rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i = %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpectrumText</name>
    <message>
        <source>original context: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new context: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: equal wavelengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: the shortest wave that whole positions can show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>original: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: the shortest wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs complete a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a span of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over a span of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: complete cycles: A %2 of %3 pairs, B %4 of %5</source>
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
        <source>%1, without scaling to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2: wavelengths of A divided by those of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: wavelengths from %1, B: from %2 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a logarithmic axis, pair by pair: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis. Round dots on a full line are %1, diamonds on a dashed line %2. %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength of A ÷ wavelength of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs complete a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor is at pair %1, whose wavelength is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair that completes a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair that does not</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokensView</name>
    <message>
        <source>%1 tokens on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · the count goes on at %2 · rope delta %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of tokens as colours, a row for each axis: %1. The cursor is at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens are %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1, of “%2”: %3</source>
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
        <source>Switch wave on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch wave off</source>
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
        <source>dimension j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p; bands: from the least to the greatest of %1 positions a pixel, lines: ends and mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position p; bands: least to greatest of %1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PE(p, j)</source>
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
    <message>
        <source>Curves of the table: %1. Each dimension has a colour of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves: %1. Sines are blue, cosines orange; values go from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves: %1. Full lines are %2, dashed lines %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pale: not of pair %1, where the cursor is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole position, where there is room</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhatText</name>
    <message>
        <source>Lines, marks and colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caption</name>
    <message>
        <source>%1 of %2 positions and %3 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2. Drawn with Posiscope %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>convert</name>
    <message>
        <source>Storage &amp;form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How positions and pairs stand in the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of sine and cosine comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new places: height × width, as 24x24</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new window of the attention, as 12 or 12x16: its table has (2h − 1)(2w − 1) rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid or window of the file: height × width. It is found where it is square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found if square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rows the new table has. Sines and cosines that the file lacks are computed by the formula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Behind the last row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands there if the table gets longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Interpolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As PyTorch&apos;s interpolate does. timm uses bicubic-antialias, big_vision bilinear-aligned, BEiT geometric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard &amp;deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the normal random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows in fro&amp;nt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows before the places (class token, registers), which are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rows say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave out the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of rows that are left out at the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pai&amp;rs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of query and key weights for the other pairing of a rotary embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of heads of these weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of a he&amp;ad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of rows of one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that rotat&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of rows of a head that rotate, from the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number t&amp;ype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the numbers that are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sines and cosines: another form, type or length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places: another grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative biases: another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: fewer or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key weights: the other pairing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sines first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: the table is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last row again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table again without its rows in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: all rows are interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the task “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last rows that rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same from the last: 64 of 192 in MLA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;xis of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 in weights of PyTorch, −1 (the last one) in kernels of JAX and Keras</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>a long text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels of the file per pixel of a size in px: type and lines grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels per inch. 0 means 300 for a size in in, mm, cm or pt, and 96 × scale for a size in px.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of labels in the finished picture; titles are larger in proportion. 0 means 8.25 pt at 96 pixels per inch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale is for a size in pixels: with a size in %1 choose dpi instead, which is 300 where it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type of %1 pt is too small for a picture of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT such as 1600x1000 or 3.25x2.25in, each from %1 to %2 px, or from %3 to %4 in (units: px, in, mm, cm, pt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array of the file is %1: its axes of length 1 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture would have %1 × %2 pixels, and a .%3 file holds at most %4 either way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture would have %1 × %2 pixels, and Posiscope draws at most 2^28: choose a smaller size, scale or resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the printer does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write %1: its symbolic links lead in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column (3.25 × 2.25 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns (6.75 × 3.5 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poster (60 × 40 cm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read %1: the file is too large to be a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reading of %1 was stopped. File ▸ Reload reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not apply to the encoding %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no view “%1”: see posiscope list views</source>
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
        <source>Limits of table colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of similarity colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of bias colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of A − B colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values at the two ends of the colour bar; auto takes them from what is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto, or two numbers such as -1, 1, the smaller one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both axes of a matrix have the same scale: its diagonal runs at 45°.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen dimensions that are not drawn.</source>
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
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
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
        <source>there is not enough memory for the picture</source>
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
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal components need the table in memory: max_len × d_model must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal components of %1 × %2 would take too long: max_len or d_model must be at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a model that reads all of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: Falcon divides the bias by √head_dim, together with the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: MPT takes the slopes in another order where the number of heads is no power of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in T5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as models of this type do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the encoder; in the decoder all buckets look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the trained bias of each bucket, which is in the weights; shown are the buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: max_position = %1, as max_relative_positions is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the learned embeddings of the buckets, with the terms %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: distances clipped as Shaw’s, as there are no position_buckets; DeBERTa counts them from the query, the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: max_relative_position = %1 − 1 = %2, one for every distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as queries look both ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as queries look back alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1 %2 → max_len; distances beyond it count as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, as there is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2, and one of its numbers is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: %1 %2, the default of model_type %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: %1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, which changes nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood: %1; the model may number positions otherwise than shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the second half of each head, turned by the row and the column of a patch with frequencies from the weights; words leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, which Posiscope does not understand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 more keys about positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut short or is not JSON, near byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds more than %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its lists and objects are nested more than %1 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its texts and their aliases are more than %1 bytes together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a model’s configuration, which is a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1, as the whole configuration says nothing about positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than %1 bytes, which no configuration is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with full attention have no positional encoding at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the decoder has a learned table; this is the encoder’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the table of the patches of a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: a row of zeros for [CLS] stands before the patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers without attention, which know the order by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type number positions by a convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type have a learned bias for each offset in two dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type have no attention and number no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers of the type %1, with rope_theta %2; shown: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as most models do; the file does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the %1 other elements of each head, which are not turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: head_dim = %1 %2 / %3 %4 = %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual one, as no key says another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window have the base %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: %1 of %2 layers have no positional encoding (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: places in a picture or film, with several numbers each (mrope); words are as shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: original_max_position = %1 = %2, as nothing else is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: factor = %1 / original_max_position_embeddings = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the factor times the original context; the scaling follows the length of the sequence and begins beyond the original context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: scores are multiplied by the square of what mscale_all_dim gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest sequence: up to the original context short_factor is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, which models of this type do not follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, as there are keys of a rotary encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 “%2” is not known; other keys decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in it says how the model numbers positions: Posiscope looked for a known model_type, %1, keys of RoPE (rope_theta, rope_parameters, rotary_emb_base …), of ALiBi (alibi, use_alibi), T5 (relative_attention_num_buckets) and DeBERTa (position_buckets)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: max_len as usual, as no key says how many positions there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamped: max_len %1 instead of %2, the most that is shown at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: heads as usual, as no key says how many attention heads there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has none of the keys %1, and one of them is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the trained numbers, which are in the weights; open the model’s .safetensors file with File ▸ Open table. Random numbers stand in their place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: max_len = %1 %2 + %3 rows, as models of this type do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: the first word has position %1, as models of this type do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the paper; the file does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: height and width as usual, as the feature map follows the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: max_len = %1, one for each patch and %2 for [CLS] and the like, as models of this type do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a power of two: the first %2 heads have the slopes of %2 heads, the others every other slope of %3 heads, unsorted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi bias max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slopes go down to 2 to the power of minus this: 8 in the paper. A larger number lets the last heads look farther back. alibi_bias_max in MPT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which random numbers: the same seed gives the same ones everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and the table of positions are random numbers (seed %1): what is counted depends on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted positions, random queries and keys, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random queries and keys, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers a query and a key have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has so many rows: counting stops at the last one. 64 in the paper’s language models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias, or the positions that the gates have counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sums of the gates from the key to the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many positions there are. Every gate is computed, so they are limited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_position is not beyond the exact buckets, which end at %1: the published code divides by zero or less there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances from max_position on get buckets beyond bucket_size, as in the published code, which clamps them later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed buckets of query − key, exact within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets on each side of the query, half of them exact: 256 in DeBERTa v2 and v3 (position_buckets).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max relative positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance just beyond the one that reaches the last bucket: 512 in DeBERTa v2 and v3 (max_relative_positions).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DeBERTa buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network is untrained: its weights are random numbers (seed %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random network, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The c of ln(1 + c·distance), how much near distances are told apart: 0.1 before training, which changes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries beyond this position measure distances by their own position: 512 before training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIRE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest waves are shorter than two positions: whole positions show aliases of them. More positions or fewer octaves help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pairs there are, each with twice the frequency of the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper multiplies by π; its published code does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first column is the coordinate itself, as in the published code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourier features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a and b of each head are random (seed %1), as before training; with one head they can be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1, b %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1, b %2, random, seed %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly the bias grows with the distance; for one head. r₁ in the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How soon the bias bends from a line to a logarithm; for one head. r₂ in the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KERPLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random numbers: what a learned table is before training. Open a trained one with File ▸ Open table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_len × d_model must be at most %1 for a learned table, not %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the random numbers: 0.01 in GPT-2, 0.02 in BERT (initializer_range).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the mask nothing tells positions apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the causal mask alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many attention heads there are, each with a bias of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether keys after the query are masked: their bias is −∞, so that attention never looks ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal for ALiBi, KERPLE, FIRE, CoPE and NoPE, none for T5, DeBERTa and Shaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys after the query are −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head_dim × partial_rotary_factor turns only the first %1 of %2 elements; the others pass as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial_rotary_factor %1 leaves nothing to turn of %2 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial rotary factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of a head’s elements that is turned, the first ones; the others pass as they are. rotary_pct in GPT-NeoX.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the encoding is stretched to contexts longer than those of its training; rope_scaling in Hugging Face’s configurations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies of training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear (position interpolation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All frequencies divided by the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger base: the slowest pair is divided by the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic NTK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware, by the length of the sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast pairs as they are, slow ones divided, a ramp between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short waves as they are, long ones divided, blended between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair divided by a factor of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times longer the context becomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncate ramp to whole pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ramp&apos;s beginning rounded down and its end rounded up, as in the reference implementation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context length of training; the spectrum marks it. original_max_position_embeddings in Hugging Face’s configurations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of the sequence: dynamic scaling follows it, LongRoPE chooses its list by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that turn more often than this within the original context keep their frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequency of pairs that turn less often than this within the original context is divided by the factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mscale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With mscale_all_dim: the attention factor is the quotient of what each of the two gives (DeepSeek). 0: not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mscale_all_dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See mscale. 0: not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cosines and sines are multiplied by. Left empty (or 0) it is what the method says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each pair is divided by while the sequence is no longer than the original context; none at all: all ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each pair is divided by when the sequence is longer than the original context; none at all: all ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sequence is not longer than the original context: nothing is scaled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base becomes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN’s correction range is empty (from %1 to %2): no pair is scaled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN’s ramp runs from pair %1 to pair %2: before it pairs keep their frequency, behind it they are divided by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs keep their frequency, %2 are blended, %3 are divided by %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long factors are in use: the sequence is longer than the original context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short factors are in use: the sequence is not longer than the original context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest wavelength is %1 positions, without the scaling %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two elements of a query or key are turned together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element i with element i + d/2: rotate_half (Llama, GPT-NeoX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element 2i with element 2i + 1 (RoFormer, GPT-J)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many elements a query and a key of one attention head have; an even number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors that are turned and compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every element is 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent standard normal numbers of the seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which random numbers: the same seed gives the same ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number for every element of the head; none at all: all ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores divided by √head_dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As attention does before its softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head_dim must be even, not %1: elements are turned in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, not %3, or none at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 buckets of key − query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipping distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond this distance all keys on one side are treated alike: 16 in the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaw buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model must be a multiple of 4 (sine and cosine of x and y), not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers describe one place, half of them x and half of them y. A multiple of 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the published forms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[PE(x) | PE(y)], half-split each, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[PE(y) | PE(x)], interleaved each, counted from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rows of places the grid has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many places a row of the grid has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalise to 2π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DETR: both coordinates are scaled so that the last one is 2π.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoidal 2-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias of each bucket and head is a random number (normal, seed %1): in T5 it is learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>num_buckets is odd: bucket %1 is never used in two directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_distance is not beyond the exact buckets, which end at %1: the published code divides by zero or less there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random biases, seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 buckets up to distance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many buckets the distances fall into, both directions together: 32 in T5 (relative_attention_num_buckets).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this distance on everything is in the last bucket: 128 in T5 (relative_attention_max_distance).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the buckets for keys after the query, as in the encoder. Otherwise these are all in bucket 0, as in the decoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of the buckets, or a bias for each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bucket that each distance falls into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random number for each bucket and head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the random biases spread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed: the table has %2 × %3 cells now, not %4 × %5. Open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of the table when it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that are no finite numbers have a colour of their own: %1 NaN, %2 infinite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panes whose view stands in for one that cannot show the encoding: the pane, the view before, the view now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that the table is read from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the table in its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest waves are shorter than two timesteps: whole timesteps show aliases of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downscale freq. shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from d/2 in the exponent: 1 lets the slowest pair reach 1/B, 0 is the spectrum of the Transformer paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timestep scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timesteps are multiplied by this first; 1000 where they run from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half of the cosines stands before the half of the sines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diffusion timestep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are distances from the query back to the key: row 0 is the distance %1, the last row %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sines, then all cosines (Transformer-XL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin, cos, sin, cos … (ESPnet, fairseq)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative distances too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows for keys ahead of the query, down to −(max_len − 1), as in ESPnet; the original looks back alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transformer-XL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xPos multiplies by powers beyond 1e37 here: it reaches %1 positions from the centre, with scale_base %2. Choose fewer positions or a larger scale_base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is that of queries; keys are divided by what queries are multiplied by. At position %1 both are as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over so many positions pair i fades by ζ_i.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xPos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fitted map needs the table in memory: max_len × d_model must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fitted map needs room in memory: d_model must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offset must be between -%1 and %1 to fit a map to %2 positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell of the table is no finite number, so that nothing can be computed from all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped before it was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: its quotes are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: there is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: “%3” is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 has %2 cells, and the first line has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for its %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its %1 bytes would take %2 MB of memory; --memory %3G on the command line reads it, and File ▸ Open table asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name holds a null character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header holds a text of more than 4 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header holds null characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is not correct JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is not the dictionary that NumPy writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header says “%1” twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header has an unknown field “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is wrong or not supported at “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header has no field “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are of the unknown type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut short within its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has the NPY version %1.%2, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header of %1 bytes is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its array has more than %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cells are of the type “%1”, not numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header promises more than a file can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut short: its header promises %1 bytes of numbers, and there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header promises %1 bytes of numbers, and there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut short or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a zip archive that is cut short or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is packed in a way that Posiscope does not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds two arrays of the name “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a zip archive without any array (a member that ends in .npy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds Python pickles, which can run any program and are never read; convert it in Python, with safetensors.torch.save_file({&quot;wpe&quot;: tensor}, &quot;wpe.safetensors&quot;) or numpy.save(&quot;wpe.npy&quot;, tensor.numpy())</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds an NPY array but does not end in .npy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not begin as a file that ends in %1 must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” promises more than a file can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” does not end at the end of a byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data_offsets of the tensor “%1” do not fit its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” does not begin where the one before it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header would be %1 bytes long, more than 100 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut short: its header would be %1 bytes long, and the file ends before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” has more than %2 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is cut short or is not correct JSON, near byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“__metadata__” in its header must hold only texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” must be described by an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dtype of the tensor “%1” is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of the tensor “%1” is no list of whole numbers from 0 to 2^64 − 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data_offsets of the tensor “%1” are no two whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” has unknown fields, too many or too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header describes more than %1 arrays or has too long names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” has the field “%2” twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” has the unknown dtype “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” has no field “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header does not begin with {</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its %1 arrays has numbers that Posiscope reads: “%2” is of the type %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its %1 arrays is a table of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds %1 tables, and one of them must be chosen: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a single number, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds an empty array, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds an empty array of %1, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds an array of the type %1, which Posiscope does not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a %1-D array of %2 numbers, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a table of %1 numbers, and Posiscope reads at most %2 rows and %3 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a table of %1 %2 numbers, and Posiscope reads at most 2 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a zip archive with too many members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds nothing to attention scores by itself. Choose Encoding table in this pane&apos;s menu, or an encoding such as ALiBi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added to the attention score of every query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is compared. Compare ▸ Compare two encodings puts a second one beside the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What A and B differ in, in words and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias of %1 is not a function of the distance alone. Choose Bias in this pane&apos;s menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no curve over the distance between query and key. Choose Similarity in this pane&apos;s menu, or an encoding such as ALiBi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias or score over the distance between query and key, for every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The principal components of the table, and its singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix M that carries PE(p) to PE(p + k), exact or fitted, and clock hands of chosen pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rotates no queries and keys: choose a rotary encoding (RoPE, xPos).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query and a key before and after they are rotated, and their score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden must be a list of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no control “%1” that could be hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number “{{ …” has no end “}}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” should end with : and a number of digits, such as : 6 or : .2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is outside %3 … %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is compared in this state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding has no table of positions × dimensions</source>
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
        <source>the encoding has no pairs of sines and cosines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding has no formula for M_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding adds no bias to scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding does not rotate queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” should be “key = value”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be asked for in this way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is never “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line “key = value” is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the prediction asks no question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prediction has at least two answers “- [ ] …”, one of them right “- [x] …” and one wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task does not say what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task has no line “done: condition”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step has no title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step has a second block “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block “%1” has no end: a line ```</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line “key: value” is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a lesson has small letters, digits and hyphens only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes must be a whole number from 1 to 600</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson begins with a line ---</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header must have lesson and title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header has no end: a line ---</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than a lesson may be (1 MiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step begins with a heading “## …”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson has no step: a heading “## …” begins one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare must be yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no pane for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be all, or four numbers: left, right, top, bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding “%1” has no parameter “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task is done before anything is moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solution needs “%1”, which is not in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solution does not do what the task asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames per second of a motion; at most 50 in a .gif file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many seconds a motion takes; 0 shows every whole number for one frame, and a base for 8 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson that is open: the name of one that comes with the program, or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step of the lesson, from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animate must be a motion such as position=0..127, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animate must move %1, not “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the motion would have %1 frames, and at most %2 can be exported: choose nearer ends, a shorter time or a lower frame rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which value moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions max_len</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the motion has come to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that the motion starts at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that the motion ends at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many seconds the motion takes from end to end: fewer are faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the motion bar is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of the embeddings has %1 columns, but d_model is %2: choose a table with as many columns, or set d_model to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of the embeddings has %1 rows, but the sentence has %2 different tokens: choose a larger table, or type a shorter sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention is computed for at most %1 dimensions, and d_model is %2: make it smaller to see weights and outputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words or their encodings hold numbers that are not finite, so that no attention can be computed from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds nothing to words: it turns queries and keys. Choose Sinusoidal, Learned or another absolute encoding, or the view Rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds nothing to words: it acts on attention scores. Choose Sinusoidal, Learned or another absolute encoding, or the view Bias.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no token %1: the sentence has %2, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two tokens, counted from 0, that change places: how much do the outputs of the same words change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence whose words get positions, in any language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word and position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the embedding of a word and the encoding of its position are put together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum: d_model numbers for each word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concatenate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One behind the other: 2·d_model numbers for each word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings × √d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies the embeddings of words by √d_model, as the Transformer&apos;s paper does, so that positions do not drown them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which random vectors words have: the same seed gives the same ones everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers a query, a key and a value of the attention head have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which random matrices W_Q, W_K and W_V the attention head has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that the embeddings of words are read from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the table of embeddings in its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairs shown as clock hands, such as 0, 11, 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen pairs as large clocks, or all pairs as small ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fps must be at most %1 for .gif, where programs play shorter frames slowly, not “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the animation could not be encoded as GIF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the animation could not be encoded as WebP: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no pairs that turn by the same angle at every step: choose Sinusoidal or a rotary encoding (RoPE, xPos).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of sines and cosines as clock hands, position as time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same positions as integers, one-hot, in binary and as waves, and what each is good for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words with positions, and what attention makes of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the wave game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level of the wave game that is played, or 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the wave game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which encoding is hidden: the same seed hides the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden encoding revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the player of the wave game has given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How A and B differ is what the wave game asks you to find out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has %1, and B has not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B has %1, and A has not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one has biases, and the other the numbers of the buckets that biases are looked up with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads: %1 in A, %2 in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias of head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias of 1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias of %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rotation of queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of a head: %1 in A, %2 in B; the rotations are not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1, what element %2 takes of element %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotation of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotation of queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotation of queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as encoders have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added for keys after the query, which no mask hides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As encoders have it: the farther a key, the less, on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formula of decoders goes on: the farther ahead a key, the more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[PE(y) | PE(x)], half-split each, endpoint spectrum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offset must be 0 to fit a map to a single position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line, %1, was read as the names of the columns, not as numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line, %1, was read as numbers, not as the names of the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “%1” numbers the rows from %2: it was read as their positions, not as a dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first column numbers the rows from %1: it was read as their positions, not as a dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: buckets of their own between two parts of the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type have relative positions whose step doubles from block to block, which Posiscope does not show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type number positions by the kind of input, which the file does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the second half of each head, turned in the same way by the position in the block that is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type turn some pairs by the row of a patch and others by its column (RoPE in two dimensions), which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type turn pairs by the frame, the row and the column of a patch (RoPE in three dimensions), which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: tables of their own in the layers behind the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: a second table, with a row for each frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: half a pixel is taken from each position before it is divided, and each of several feature maps has a learned row that is added to all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type have sinusoids of rows and columns with a temperature or an order of their own, which Posiscope does not show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type have learned tables for offsets of rows and of columns, besides a learned table of places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type number no positions; their convolutions know the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, or two of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, or three of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1 %2 / %3 %4 → %5 layers of patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: context_length %1, patch_length %2, patch_stride %3 → %4 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: context_length %1 + prediction_length %2 → max_len</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be two whole numbers from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1 %2 → two tables, with %3 and %4 elements a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1 %2 / %3 %4 → %5 × %6 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: every layer number %1 has no positional encoding (%2; %3 layers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with full attention have no positional encoding at all (%1 layers, %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window keep the frequencies of training (%1 layers); shown are those with full attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers without RoPE multiply the query at p by 1 + %1·ln(⌊(p + 1)/%2⌋ + 1) (attn_temperature_tuning)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the query at p is multiplied by 1 + %1·ln(1 + ⌊p/L₀⌋) (llama_4_scaling_beta)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: queries beyond the length of training are multiplied by a quotient of logarithms (use_logn_attn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: sequences longer than those of training raise the base (use_dynamic_ntk); the encoding is that of shorter ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest sequence: up to the original context nothing is scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as no key says another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with linear attention, which know the order by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: the encoding of diffusion timesteps, as its cosines stand before the sines too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the decoder has a table of its own; this is the encoder’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: a learned bias by distance, which these models add to the scores as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the place of a word on its page, for which there are tables of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: tables for the row and the column of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: that each row is put together from a row of a first table and a row of a second one, both of which come again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the mean of the whole table is taken away and the rest divided by ten times its standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: a learned factor on these sinusoids, which are those of texts; speech has a convolution and sinusoids whose last frequency is 1/10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: learned embeddings of the distance in every layer of the encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair divided by a power of the factor, slow ones by more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exponent b: pair i of d/2 is divided by s^((2(i + 1)/d)^b). At 1 every pair is divided by s^(2/d) more than the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high_freq_factor must not be less than low_freq_factor, as %1 is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many distances a running mean and an envelope are taken over, half of them on either side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the axis of distances is divided. A logarithmic one begins at 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether keys ahead of the query (negative distances) are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 … L for rotary encodings, otherwise all that there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 … L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a causal model sees them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn of a curve over the distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean over a window of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean and envelope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running mean between the smallest and the largest value in its window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pane shows B, A − B or A and B, but nothing is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offset maps of A and B have %1 and %2 rows, so there is no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” shows one encoding at a time. Choose A or B in this pane&apos;s menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no difference A − B. Choose A or B in this pane&apos;s menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ÷ B · Spectrum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minutes of a step must be a whole number from 1 to 120</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has more than three forms of a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“then” and “after” need a question that they follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no field “%1”: the header has lesson, title, summary, minutes, goal, needs, can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question is answered before anything is clicked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{{=&gt; %1 }}” is not known before the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer changes “%1” from %2 to %3: write {{= … }} for the value that the question is about, or {{=&gt; … }} for the one after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown takes the beginning of this answer for a list, a heading or a quotation: begin with a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a question with “number:” or “click:” has no list of answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question has no line “within: …”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is to be put in order is marked [1], [2], [3] …, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an order has at least three lines “- [1] …”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer begins with “- [ ]” or “- [x]”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be shown: a picture is a file .svg or .png beside the lesson, given by its bare name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no picture “%1” beside the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture “%1” is larger than 4 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture “%1” cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture “%1” refers to something outside itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson can show the tables of the course only, as course:NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the course has no table of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosines and sines must be arrays of the same shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than 2 GiB, which Posiscope does not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are written into the cells of a heatmap that have room for at least two digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--order is sine-first or cosine-first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dtype is one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--rotated must be even and at most --head-dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPY has no bfloat16: write a .safetensors file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most readers of safetensors know no complex numbers: write a .npy file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are complex numbers of float32 and of float64: choose one with --dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV holds rows and columns of real numbers: write a .npy file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this table has no single angle for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column of this table belongs to no pair of sine and cosine: only its type and length can be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no form “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this was not recognised as a table of sines and cosines: see posiscope identify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequencies alone have no positions: --rows is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of a grid cannot be made longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table with a column of coordinates cannot be made longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was not identified: it was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was not recognised: there is no encoding to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posiscope shows no encoding of this kind: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These parameters are beyond the limits of what Posiscope shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no table of positions × dimensions that a file could be compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds the numbers in another way than the encoding&apos;s own table (%1): the difference shows that as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in row %2, column %3; root mean square %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1, columns %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (NaN or infinite: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stands what the table of a file is and what is wrong with it. Choose File ▸ Identify table, or open a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table of a file is: encoding, conventions, precision, mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines and sines stand in two arrays: open one of them to compare it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an array of two axes is shown as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slopes are one geometric row for %1 heads, which are no power of two: the published slopes are those of the next lower power, then every other one of its double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slopes: %1 to %2 of %3 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: every column grows by the same angle from row to row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bucket is not limited: numbers reach num_buckets and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first column counts the rows, and is a part of the table all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bucket numbers are others: %1; first at distance %2, bucket %3 where %4 was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers, but not those of buckets: they were taken for biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers that depend on the distance alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: periods alone, %1 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: frequencies alone, %1 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs that do not turn: %1 (proportional rotary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid: %1 × %2 places, the first half of the columns repeats with every row of places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid: %1 × %2 places, the second half of the columns repeats with every row of places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two halves stand in the other order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: %1, cosines first: %2 of %3 pairs have a constant norm and turn evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: %1, sines first: %2 of %3 pairs have a constant norm and turn evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base: %1 ± %2 from the frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base: %1 with the other parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows before position 0: %1, %2 of them zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows count down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sines have the other sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells are multiplied by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random numbers of the seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1, standard deviation %2, kurtosis %3, correlation of a row with the next %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells are alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal random numbers, a learned table before training: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows have nothing to do with each other: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells are NaN or infinite: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs have the same norm in every row (%3), but do not turn evenly from row to row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned, or no table of positions that is known: %1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pairs of sines and cosines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pairs of sines and cosines, and no bias of the distance alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every cell is the index of (Δ row, Δ column) in a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine and cosine of a pair beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of the one function, then all of the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the coordinate, then sine and cosine of a pair beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[cos | sin] with the halves of each repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[cos | sin] with every number twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last axis holds the two functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first axis holds the two functions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first axis holds the two functions, halves repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first axis holds the two functions, neighbours repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one function alone, halves repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one function alone, every number twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one function alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosines and sines in two arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosines and sines in two arrays, halves repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosines and sines in two arrays, every number twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × 2 matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × 2 rotation matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours are repeated where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-split where interleaved was meant: reorder columns 0, d/2, 1, d/2 + 1, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines stand first where sines were meant to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sines stand first where cosines were meant to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns are exchanged: positions run across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells have the precision of %1: sines and cosines were rounded, and what they come from was not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequencies of what was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every frequency has the precision of %1: inv_freq was rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets are two-sided where one-sided ones were meant: the exact part ends at half the distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets are one-sided where two-sided ones were meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies, positions and angles were all computed in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies were rounded to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles were rounded to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles were rounded to %1 before sine and cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines and sines are not multiplied by the attention factor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base and exponent are exchanged: pair i turns by (2i/d)^(1/B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines have the exponent (2i + 1)/d, sines 2i/d: both must have 2i/d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies, positions, angles, sines and cosines were all computed in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column j has the exponent 2j/d: sine and cosine of a pair have different frequencies; use 2⌊j/2⌋/d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exponent is doubled: pair i turns by B^(−4i/d), as if the base were its square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row 0 is all zeros, its cosines too, which should be 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every frequency has %1 significant bits: inv_freq was rounded to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by 0.1 ln s + 1 = %1, where %2 was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The halves of the two axes are exchanged: columns j and j ± d/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All frequencies are divided by the factor, where “%1” was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1: the logarithm of the factor was applied twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies are divided by long_factor, where short_factor was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are multiplied by B^(2i/d), not divided: the frequencies rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row p holds position %1: the rows in the cache were not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are that of position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has %1 × %2 places, not %3 × %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies are those of the spectrum “%1”, not of the one meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies end elsewhere: downscale_freq_shift is %1, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies reach 1/B: the exponent is i/(d/2 − 1) where 2i/d was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row p holds position %1: padding was counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions were rounded to %1: whole numbers beyond %2 fall together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows from %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row p holds position %1: the rows are moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are multiplied by %1 = √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are multiplied by %1 = 1/√d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√d was rounded to %1: %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scaling “%1” was not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sines have the other sign: pairs turn the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are frequencies for the whole head, where a part of it rotates: the exponent is 2i/d, not 2i/r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs turn by 1: the exponent 2i/d was computed with whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds of YaRN&apos;s ramp are not rounded to whole pairs, which was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds of YaRN&apos;s ramp are rounded to whole pairs, where truncate is false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is always exact here. Choose Sinusoidal, RoPE, Diffusion timestep or ALiBi to see what rounding does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is rounded: this encoding is exact. Choose a program, or Custom and a type for each stage, under Precision in the panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors are computed cell by cell, up to %1 cells: choose fewer positions or dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose errors are drawn over the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor’s pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair of the cursor’s dimension, or its head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest error wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error that one asks for: a line in the view, and the position up to which it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type that frequencies are kept in: inv_freq, a buffer of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of positions: bfloat16 holds whole numbers up to 256, float16 up to 2,048.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type in which positions are multiplied by frequencies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sine and cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type in which sines and cosines of the angles are computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type in which sines and cosines are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the products and sums that turn queries and keys, each one rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of queries and keys before and after they are turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic of frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of every operation that leads to a frequency: exponent, power, reciprocal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type that the slopes of the heads are kept in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the distances that slopes are multiplied by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the product, which is added to scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 significant bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of the model’s weights, which some stages take over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How frequencies are computed in their arithmetic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 / B^(2i/d)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(2i · (−ln B/d)), as in the PyTorch tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential of a quotient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp((−ln B · 2i)/d), as in diffusers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each angle is the one before times B^(−2/d), as in llama.cpp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by timescales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An angle is the position divided by B^(2i/d) in place of the position times a frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A type for every stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where angles, sines or the table are rounded there is no formula for many cells at once. They are computed one by one, up to %1 of them: choose fewer positions or dimensions, or round frequencies and positions alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array of the file is %1; this is slice %2 of its first axes, from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What rounding does: the error against the exact encoding over positions and pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the computation rounds: nowhere, as a program does, or stage by stage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers are random or come from a file: no formula computes them. Export the table as .npy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code would compute in float64, and this table is rounded on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of this bias were learned: Posiscope has no parameters for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs follow time, height and width in blocks, where they were meant to by turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs follow time, height and width by turns, where they were meant to in blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs follow time (T), height (H) and width (W) as %1; meant was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several positions a row: pairs are %1; time %2, height %3, width %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells depend on the distance of query and key alone, by no known formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 from distance 0 on: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: what frequencies are divided by, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ramp is that of llama3 with the base %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the network of random numbers that Posiscope shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of all queries are one curve over ln(1 + c·distance), each stretched to its own position: within %1 % of its range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1: −a·δ^p with a = %2, p = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1: −a·ln(1 + b·δ) with a = %2, b = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the causal mask alone: nothing tells how far away a key is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounding: %1 of %2 cells are, bit for bit, those of this computation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounding: %1 of %2 cells are, bit for bit, those of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bias is the same for all distances of a bucket, and %1 of these begin where those of T5 do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every distance up to %1 has a bias of its own, all farther ones share one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distances count key − query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances count key − query where query − key was meant: transpose the matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is %1, the default of the code, where %2 was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every frequency has %1 significant bits: inv_freq was rounded to %2; at position %3 the angle of pair %4 is off by %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exponent is 2i/r, r the elements that turn: the proportional form has 2i/d, d the whole head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs turn: behind the first %1 the frequency is 0 in the proportional form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from pair %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the %1 pairs that turn are there: %2 pairs with the frequency 0 are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are every %1 positions, from position %2 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows count down by %1, from position %2 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some rows are missing: there are the positions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are shuffled: they hold the positions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected were layers that are not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no interpolation “%1”: choose among %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must name %2 of the %3 axes, from 0 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The axis along which slices are counted, from 0; axes of length 1 do not count. Rows and columns are the two that are left, so of more than three axes several count slices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of the array in its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table that is shown of an array with more than two axes: the place along the axis that counts slices, or axes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of this table were learned: Posiscope has no parameters for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last %1 pairs do not turn (proportional form): Posiscope has no parameters for this, and would turn them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every cell is more than that of the next key by 0 to 1: positions that gates count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the farthest keys of a query have one bias, from a distance on that differs from query to query, %1 to %2: the count of positions is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a causal bias whose cells depend on more than the distance of query and key: on what is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows before the grid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a matrix of zeros: nothing is added to any score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells are %1: what is added to all scores alike tells nothing of positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: %1: %2 of %3 columns are cosines of angles that grow evenly from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage: %1: %2 of %3 columns are sines of angles that grow evenly from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 × %4 of the original&apos;s %1 × %2 places, as they are, from row %5, column %6 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the original&apos;s %1 × %2 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the original&apos;s %1 rows were resized to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the original&apos;s %1 × %2 places were resized to %3 × %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · (%2/%1) is below %2 in float64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows in front that belong to no place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows in front that belong to no place were left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows in front that the original does not have: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 rows, not %2: a factor was rounded down; resize to a size instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has %1 × %2 places, not %3 × %4: a factor was rounded down; resize to a size instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places were sampled at (y, x): give (x, y), or transpose the picture of %1 × %2 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners are aligned where places were meant as areas: resize with align_corners=False</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are areas where aligned corners were meant: resize with align_corners=True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antialiasing was added: resize with antialias=False</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antialiasing was left out: resize with antialias=True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resized as %1 where %2 was meant: resize the original once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original was cut where resizing as %1 was meant: resize the whole original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers have the precision of %1, the original&apos;s that of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an original table is an array of rows and columns, or of places and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an original table has at most %1 numbers, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected was a grid of %1 × %2 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of the original have %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not made from this original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned, and not made from this original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array of the file is %1; this is %2 of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no index such as [3] or [:,3,:]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in “%1” the place along axis %2 must be from 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” names more axes than the array has: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in “%1” the slice must be from 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must leave two axes, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid must be height × width, as 24x32, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs of sines and cosines whose frequencies are no known series: %1 (radians per row)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings in %1 could not be read and have their defaults: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults: %1. The old file was kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, as the model numbers no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a class of diffusers, turns pairs by the frame, the row or the column of a patch (RoPE over several axes: %2), which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a class of diffusers, turns pairs by the frame, the row or the column of a patch (RoPE over several axes), which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a class of diffusers, adds sinusoids of the row and the column, cut or stretched to the size of the picture, which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a class of diffusers, numbers no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a class of diffusers whose positions Posiscope does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be whole numbers from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a class of diffusers, embeds timesteps with numbers from its weights (time_embedding_type “%2”), which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the timesteps of training in the paper; the scheduler’s file says them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: sizes of the picture, embedded in the same way (%1 %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: places in the picture have no numbers; the convolutions know them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other layers (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: keys are values too, so that sums of values are turned back by the position of the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers of the type %1; shown: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read: %1 more types of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the other elements of each head, which are not turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: head_dim = %1·%2 %3 / %4 %5 = %6, as models of this type do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, as no layer compresses keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown: layers that compress keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with a window alone, which have the base %1 (%2) and no scaling; shown: layers that compress keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a window alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: every layer number %1 has no positional encoding (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window keep the frequencies of training; shown are those with full attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: queries beyond position %1 are multiplied by a quotient of logarithms (attn_temperature_len)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: queries and keys of different chunks of %1 positions are numbered anew (dual_chunk_attention_config); shown is one chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: queries and keys of different chunks are numbered anew (dual_chunk_attention_config); shown is one chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 “%2”, as the model is built as %3 (architectures)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where keys after the query are clipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the same distance on both sides, as in the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At another distance than keys before it, as in Wav2Vec2-BERT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipping distance ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond this distance all keys after the query are treated alike: 8 in Wav2Vec2-BERT, whose keys before it are clipped at 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make the folder %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the undo history cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; now it is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there are %2, and at most %3 are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes of a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combining marks of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings of a state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines “not:”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines “done:”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines “can:”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the difference of tables of more than %1 cells is not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of more than %1 numbers is no table and no list of frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no font on this computer has the characters %1, and boxes stand in their place: install fonts that have them, such as Debian’s %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a file of numbers (%1) and no configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the title and the parameters above the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pane titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write above each of several panes what it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark each of several panes with a letter: (a), (b).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns of several panes, such as 2x1; as in the window when left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room for this picture in %1: with these proportions and type of this size it needs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room for this picture: choose a larger size or smaller type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column, panes stacked (3.25 × 4 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NeurIPS and ICLR text (5.5 × 2.5 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACL column (3.03 × 2.2 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IEEE column (3.5 × 2.4 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nature column (89 × 60 mm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nature page (183 × 70 mm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4 page (210 × 297 mm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this figure has more numbers than a script should hold, which are %1: make the table smaller, or export the data as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 × %2 numbers, and at most %3 are copied: export the data as a file instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 carries no session: only pictures that Posiscope has exported can be opened again, and some programs take the session out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table %1 has changed since the picture was exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this figure has %1 curves, and a script holds at most %2: show fewer, or export the data as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of the picture that are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables; attention and facts where there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding, encoding and their sum, with their norms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and outputs of one attention head, without and with positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pickle is damaged or cut short, at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pickle has at byte %1 the instruction %2, which no file of tensors needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds the Python object “%1”, which Posiscope never makes: save the tensors alone, with torch.save(model.state_dict(), &quot;weights.pt&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pickle describes more values than a file of tensors needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a file of torch.save before PyTorch 1.6, whose pickles are never read; convert it in Python, with torch.save(torch.load(&quot;old.pt&quot;), &quot;new.pt&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a zip archive: NumPy&apos;s must end in .npz, and PyTorch&apos;s have a member data.pkl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in “%1” a key is neither a text nor a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pickle of %1 bytes is longer than a file of tensors needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its byte order “%1” is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no member “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it reaches beyond its storage of %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are spread over more than 2 GiB of a storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: the header of a GGUF file, architecture “%1”; its keys are called as in a config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the divisors of the frequencies in rope_freqs.weight; File ▸ Identify table says what they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: in this file the rows of q and k are re-ordered, and llama.cpp turns neighbours; the angles are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a GGUF file of version %1; Posiscope reads 2 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header has more than %1 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header has a value of the unknown type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its general.alignment is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it reaches beyond the end of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a table file that Posiscope reads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a file of the kind %1, which Posiscope does not read; convert it in Python, with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is packed with %1; unpack it with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins as no format that Posiscope knows; if it holds raw numbers, nothing in it tells their type and shape: convert it in Python, with numpy.save(&quot;table.npy&quot;, numpy.fromfile(&quot;FILE&quot;, &quot;float32&quot;).reshape(ROWS, COLUMNS))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins neither as a zip archive of PyTorch nor as a pickle: it is damaged, or of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends before its last bracket is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: “%2” is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: a second array begins, and only one can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: the array was shortened when it was printed; print it whole, after torch.set_printoptions(profile=&quot;full&quot;) or numpy.set_printoptions(threshold=sys.maxsize)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: its lists have different lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are printed with %1 digits behind the point: no more is known of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it repeats the numbers of its storage too often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row r of B is row r + %1 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row r of B is row r − %1 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A with rows and columns exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A times %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--to and --order are for sines and cosines, which are not resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one table is made to fit at a time: name it with FILE:TENSOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be a whole number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--std must be a number from 0 to 1 000 000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be height × width, each up to %2, as 24x32, not “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--fill is last, tile, wrap or random, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--grid and --window exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--grid and --window say how many rows there are: --rows and --fill go without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--interpolation and --fill exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--interpolation needs --grid, --window or --rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--fill needs --rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--old-grid needs --grid or --window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of relative biases has no rows in front: --front goes without --window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--std and --seed belong to --fill random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosines and sines apart are two arrays: write a .npz or .safetensors file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is more than 4 GiB: write a .safetensors file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows are no square of places behind up to two others: --old-grid and --front say what they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows are not %2 places and %3 rows in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows are no table of relative biases, (2h − 1)(2w − 1) rows with or without 3 for a class token: --old-grid says the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 cells are resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2: the last row again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2: the table again from its first row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2: the table again from row %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2: normal random numbers of standard deviation %3, seed %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only tables of rows and columns, or grids of three axes, are made to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row would be left: the table has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: the first %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--front must be less than the rows before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places became %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows in front of them, kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows behind them, kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--front must be less than the rows of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept: the first %1 of %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is %1 where %2 was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 where %3 was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are multiplied by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are in reverse order: they count down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are in another order than was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are missing: positions do not follow each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are in another order than was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 rows where %2 were meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are cosines alone: every sine is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are sines alone: every cosine is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array “%1” holds sines, not cosines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array “%1” holds cosines, not sines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that are others than was meant: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that are not those of this table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nearest is %1, but %2 of its cells are others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs do not turn: their sines are 0 and their cosines 1 in every row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned, as expected: %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 numbers %2 are 0, %3 are denormal and %4 are NaN or infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first number is %1, the smallest %2 and the largest %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cosines are 1 and all sines 0: the frequencies that they come from were never filled, and no position reaches the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 frequencies are 0: this memory was never filled, and no position reaches the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 cells are 0: this memory was never filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 numbers are NaN: this memory was never filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are %1: no position is told from another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory was never filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no list of frequencies: some numbers are negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no list of frequencies: some numbers are NaN or infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no list of frequencies: these begin with the largest and fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the frequencies are of no kind that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” begins no step: a step begins with “## %2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“still:” says that the picture stays, but “after” changes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 letters are likely to be cut when they are presented: keep them below %2, or make two steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer changes nothing in the picture: show it with a block “after”, or say in a line “still: …” why the picture stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no index of a model’s files, with a weight_map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names the file “%1”, which is not beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its file %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× π/180: positions are taken for degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 180/π: angles are in degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 2π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ 2π</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× B^(2/d): the exponent is one step early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ B^(2/d): the exponent is one step late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× B^(1/d): the exponent is half a step early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ B^(1/d): the exponent is half a step late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ %1, the number of rows: positions are divided by the length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ %1: positions are divided by the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1²: multiplied by the factor where it divides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All frequencies are multiplied by %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of pairs %1 are %2 where %3 were meant; the others are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output is a terminal: send it to a file or a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the %2 slices along axis %3 are equal; one of them is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are %1, not %2: they do not turn by the angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows stand several times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are near to what was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells have the other sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are %1 times what was expected, and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: root mean square of what is left %2, largest %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; quantised to %2 steps of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: the mark “%2” takes %3 number(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 marks, and at most %2 are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no picture of this step draws the mark “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of a picture that a lesson points at, each with a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table is open. Choose File ▸ Open table, or drop a file of numbers on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of numbers from a file, as of NumPy, PyTorch, safetensors, GGUF or a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut short or is no ONNX model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its %1 bytes do not fit its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as Meta’s own program does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads are in reverse order: the first one has the smallest slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biases have the other sign: keys that are farther away get more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys after the query have 0, not −∞: a causal mask is to be added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells of a head have a constant in addition, %1 at most: softmax does not see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2 are zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2 repeat row %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2 are all the same new row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2 are the original from its beginning again: %3 copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2 are new: mean %3, standard deviation %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2 are those of the original, bit for bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows were added behind those of the original, which was meant to be resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice what was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ratio of mscale_all_dim and mscale, upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1 where %2 was meant: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn otherwise than was meant: pairs %3 turn %4 times as fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: LitGPT’s own code for YaRN divides the fast pairs by the factor and not the slow ones (build_rope_cache); shown is YaRN as its paper has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: the model_config.yaml of LitGPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: %1 %2, as %3 does without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has rope_condense_ratio and rope_adjustments, and Posiscope shows one scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a recipe of torchtune that names %1 and holds none of its numbers; the config.json of the checkpoint holds them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: the model of a recipe of torchtune, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed: scaling llama3, as %1 does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a recipe of training that holds no model’s numbers; the model_config.yaml or config.json of the checkpoint holds them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an alias in it means nothing that stands before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key in it is a list or a mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not YAML, near line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a model’s configuration, which is a mapping of keys in YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers are printed as %1: cells are compared with half a unit in the last digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are in the file %1, which is not in the model’s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are in the file %1 beside the model: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are in the file %1, which is too short for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its offset “%1” is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of fitted offset maps leave out singular values below this share of the largest; 0 keeps all. Data always keeps all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From p to p + k a pair is turned and multiplied by ζ^(k/scale_base): the offset map is no rotation alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plots of several panes have the same size, and their edges are in line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One colour bar for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several panes of the same colour map share the scale of their colours, and one bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles of panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles of several panes in place of their own, with | between them: left|right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written under the title, in place of the parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title of the horizontal axis, in place of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title of the vertical axis, in place of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers at the axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write numbers at the ticks of the axes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About how many ticks an axis has; 0 means as many as there is room for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the legends of plots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the bar that tells what colours mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written along the colour bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sans or serif, which are parts of the program, or the name of a family that is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width of the main curve in the finished picture, others in proportion. 0 means as in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the panes have different colour maps and cannot share a colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pane has colours for a shared colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>font must be sans, serif or an installed family, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexplained cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both arrays hold the same cosines: the sines are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both arrays hold the same sines: the cosines are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its columns are in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rows are in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its row p is that of position p + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its row p is that of position p − %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cells are multiplied by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other array does not hold the sines of these cosines: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other array does not hold the cosines of these sines: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns are in another order: every row holds the cells of the right row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 pairs turn otherwise than was meant, some by half a turn a row or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is in reverse order: the last number comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no axes with titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no colour bar with room for words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no cells that could be squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a choice for several panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, 2n]: sine and cosine of a pair beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, 2n]: all sines, then all cosines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, 4n]: [cos | sin], the halves of each repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, 4n]: [cos | sin], every number twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, n, 2]: cosine and sine on the last axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[2, L, n]: cosines and sines on the first axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin, each [L, n]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin, each [L, 2n], halves repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin, each [L, 2n], every number twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, n] complex numbers cos + i·sin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, n, 2, 2]: rotation matrices [[cos, −sin], [sin, cos]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[L, n]: the angle ω·p of every pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[n]: the frequency ω of every pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are the angles: their sines and cosines were not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>octaves of a coordinate that goes from %1 to %2, by %3 from row to row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are %1 points of %2 coordinates: the other columns are sines and cosines of these times 2^k π, k from 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are %1 points of %2 coordinates: the other columns are sines and cosines of these times 2^k, without π, k from 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text: positions %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image: %1 × %2 places from position %3 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more pieces of text and images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sure: %1 of the configuration was ignored, and may explain what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of this table are points: Posiscope shows rows of positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all angles are 0 at row %1, between two rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column j has the frequency of pair j/2 and the scale of pair j mod %1: frequencies stand twice in a row, and scales in two halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column j has the frequency of pair j mod %1 and the scale of pair j/2: frequencies stand in two halves, and scales twice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original&apos;s %1 rows are %2 × %2 places: the first was taken for a class token, and the others for %3 × %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of one array are ordered at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows from %1 on were computed by the formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--permute is half-split or interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distances in a geometric progression are for tables of relative biases: --window is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--permute changes the order of rows and nothing else of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs --permute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window of at least 3 × 3 is resized with distances in a geometric progression, to one of at least 2 × 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows are not %2 heads of %3: --heads and --head-dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two tables that are shown as one have the same type and number of rows, not %1 of %2 and %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than %1 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a copy of a model has one tensor of real numbers in another&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds the numbers in another way than the encoding&apos;s own table (%1): a comparison computes B in the same way, as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula counts along one line; for the places of a picture (%1, then %2) --grid resizes the table, to other numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has %1 rows: choose with --fill what stands behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no list of frequencies: no table has more than %1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles have π, as in the paper on NeRF: the slowest octave has the period 2. From %1 to %2 no two coordinates have the same features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles have π, as in the paper on NeRF: the slowest octave has the period 2. From %1 to %2 coordinates that are 2 apart have the same sines and cosines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles are without π, as in the code of NeRF: the slowest octave has the period 2π. From %1 to %2 no two coordinates have the same features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles are without π, as in the code of NeRF: the slowest octave has the period 2π. From %1 to %2 coordinates that are 2π apart have the same sines and cosines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if these are periods of coordinates from −1 to 1, as in DINOv3, the pairs turn so often across the image: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn less than an eighth across the image: they hardly tell its places apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisors of no known kind: models with LongRoPE have such lists, but no number tells that this is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name “%1” says that it is LongRoPE&apos;s; the base is not in such a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list begins with 1 and ends with %1, like a ramp of llama3 or YaRN, which stays between them; these pairs are outside: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text: positions %1 to %2, %3 tokens: an image among them would be numbered as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece begins at position %1 where %2 comes next: each begins one after the largest number before it, and an image of h × w places takes as many numbers as its longer side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies are rounded to %1, %2 significant bits: with them the angle of pair %3 is off by 1 radian from position %4 on. A program that computes them anew in float32 does not have this error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are the positions that the table is computed for, not the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers stand in the other memory order: they were written column by column, and are read row by row. In NumPy, a.ravel().reshape(a.shape, order=&apos;F&apos;) is the right table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position ids of text and images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index of relative positions, as Swin has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index of relative positions, as BEiT has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bias for each distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KERPLE with powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a geometric spectrum: each frequency is %1 times the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a linear spectrum: from pair to pair the frequency changes by %1, up to whole turns of a row; those of sinusoidal and rotary tables fall by a constant ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1 is the coordinate, from %2 to %3: for each unit of it the first pair turns by %4 radians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and every pair by %1 radians more than the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was loaded into this table, or it went to another attribute: compare the names in the checkpoint with those of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A buffer that is not in the checkpoint stays empty when a model is loaded on a meta device: compute it again after loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one row, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a 1-D array of %1 numbers, not a table: File ▸ Identify table, or posiscope identify, says what they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates are rows and columns, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along the longer side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along the shorter side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates go from −1 to 1, the first and the last place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 places of a picture, row by row: pairs %3 turn with the row of a place, pairs %4 with its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle of pair i of an axis at the coordinate x: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a row of places to the next they turn by %1 radians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a column of places to the next they turn by %1 radians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE over the places of a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of zeros before the grid, which have no position: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block “more” has no title: ```more TITLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block “more %1” is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“more” needs a text that it belongs to: that of the step, or behind the question that of “then”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks “more”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“then-state” needs a text “then” that it comes with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“then-state” changes nothing in the picture: leave it out, or show what “then” says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window has at most %1 panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells of a row have a constant in addition, %1 at most: softmax does not see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers have the other sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number stands twice, one beside the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list stands twice, one behind the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slopes of heads %1 are %2 where %3 were meant; the others are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are right, but in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number stands twice: a list of frequencies has one for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slice %1 of axis %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slices %1 of axis %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some slices are not what was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, unexplained cells of each: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table repeats halves and the model pairs neighbours. transformers stores both like this and takes every number twice in a row when it turns q and k; vLLM and Megatron want columns 0, d/2, 1, d/2 + 1 and so on. All dot products are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is short_factor where long_factor was meant: the two are exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is long_factor where short_factor was meant: the two are exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows count up where they were meant to count down: the largest distance comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of pair %1 is %2 where %3 was meant; the others are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slope of head %1 is %2 where %3 was meant; the others are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are copies of rows before them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that are NaN or infinite: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the whole buffer: row p holds position p, and row %1 is for padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 is all zeros, as the row for padding is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are all zeros: they were never filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: %1 = 2 + %2, as RoBERTa and BART have, whose first position is 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are the frequencies of texts of up to %1 positions; longer ones have others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the table of other layers of the model (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates are rows and columns, from 0, as if %1 places stood along each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first position: %1, on which the phases of %2 % of the pairs agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height and width are exchanged: from token to token of an image the second number grows, where the third was meant to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied twice, (0.1·ln s + 1)²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied twice, the square of what was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mscale alone, 0.1·mscale·ln s + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mscale_all_dim alone, 0.1·mscale_all_dim·ln s + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scales are the inverse of what was meant: keys have these, and queries the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are in reverse order, from the smallest distance to the largest; sines with the other sign would give the same table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant: that of the global layers, in a model with two bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is %1 where its square, %2, was meant; the exponent i/d for 2i/d gives the same frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exponent is 2i/d, d the whole head, where 2i/r was meant, r the part of it that rotates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions run along an axis that is shorter than the axis of equal slices behind it: if the first axis is the batch, the encoding was added along the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions run along an axis before that of the equal slices: if the equal slices were meant to be positions, the axes are exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 is all zeros, its cosines too: the row of padding, as fairseq has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is a ramp: every cell of row p is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is a ramp: every cell of column j is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is a ramp: cell n, counted row by row, is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is the identity: row p has 1 in column p, and 0 elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are timesteps that are %1 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the index of one row of %1 places; for %2 × %2 places Δ row must be multiplied by %3, and it is by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 holds position %2, where position %3 comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no array named “%1” among %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its only array has no name, and so none is “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a session that compares: A, B, their difference A − B, A and B in one plot, or a picture for each. With --sweep a picture for each, or all in one plot (both).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subject must be one of a, b, difference, both, each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session has “compared” or “sweep”, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are shown together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values %1 and %2 are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several values are written KEY=VALUE,VALUE, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is twice among the values of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs two values or more, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one parameter or two can have several values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both rows and columns are values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” shows two encodings in one plot. Choose a picture for each in this pane&apos;s menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each cell is added to the score of a query and a key before the softmax. Equal colours along diagonals mean that distance alone counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast hands tell neighbours apart, slow hands tell distant positions apart. k steps turn each hand by the same angle, whatever p is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters in which A and B differ, and how far apart their numbers are. Equal to the last bit means the same table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few curves that explain most of the variance mean that the table uses few of its directions. Smooth curves say that neighbours are similar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits of a binary number are square waves with periods 2, 4, 8 …; sines and cosines are their smooth relatives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table is, how far its numbers are from that, and what is wrong with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors that grow with the position come from angles that were rounded. Where they reach 1, the numbers say nothing about the position any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step from the position to the number at the cursor, with all its digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query and a key are turned by angles that grow with their positions. Their product depends on the difference of the angles alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same word at two places has the same embedding. Only the encoding tells the two apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brightest line is each position with itself. How fast it fades beside that line says how well neighbours are told apart; bright lines farther away are positions that are taken for each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each curve is one column of the table. Where the curves of several dimensions have the same heights again, their positions look alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a table of sines and cosines, columns at the left change fast and those at the right slowly. Two rows that look alike are positions that are hard to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of sines and cosines, each pair has a rotation of its own: a block of 2 × 2 where its dimensions are neighbours. The same matrix serves every position p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs above the line of max_len do not complete a cycle within the table: their values never repeat there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can have one value only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any two neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any two positions %1 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two rows to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal rows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest distance %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of the first %2 rows alone (all pairs of more rows take too long)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rows with NaN or infinity left out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether encodings that are compared have one scale of colours, or each its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal colours are equal values in all pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each picture uses all of its colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table: each head subtracts a number from the score that grows with the distance between query and key. Its slope is fixed and different for each head, so that some heads look near and others far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight line over the distance; the head changes its slope alone. As a line has no end, contexts may be longer than those of training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are counted by what is read: a gate between 0 and 1 for each key says whether it counts, and the position of a key is the sum of the gates up to the query. So it can count words or sentences instead of tokens. Queries and keys are random here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Positions under “Show”: the counts rise with the distance, unevenly, and stop at the last row of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the relative embedding that DeBERTa uses for a query and a key: each distance up to the middle has its own, farther ones share buckets. Attention reads these embeddings together with the content of query and key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight line through 0 that bends into steps on both sides. The sign tells keys before the query from keys after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small network computes the term of the score from the distance, divided by the position of the query on a logarithmic scale. So it never sees a number beyond 1, however long the text is. The network is untrained here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For queries before the threshold L it depends on the distance alone; later rows are stretched over all keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coordinate between 0 and 1 becomes sines and cosines whose frequency doubles from pair to pair, so that a network can draw fine detail. It is the encoding of NeRF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair k changes twice as fast as the one before it. Where the fastest waves are shorter than two positions, whole positions show aliases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As ALiBi, but the number that is subtracted grows with the logarithm of the distance, and each head learns how strongly and how soon it bends. Here both are random, as before training; with one head they can be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near keys are told apart, far ones hardly: the curve is steep at first and then nearly flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are 0, as in programs that begin with zeros(max_len, d_model): until training fills the table, all rows are equal, no position is told from another, and the cosine of two rows is not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers that the table begins with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent normal numbers of the seed (GPT-2, BERT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros(max_len, d_model), which training fills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned (untrained)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table with one row for each position, which training fills: BERT and GPT-2 have one. Before training its numbers are random or zero, and nothing in it says which position is near which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random rows are similar to themselves alone: compare the diagonal of the similarity matrix with that of sinusoids, or with a trained table. There is no row beyond max_len.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is added at all. A decoder still hides the keys after each query, and from the number of keys that it sees it can learn to count. Without that mask the order of tokens is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triangle of zeros under the diagonal: all keys in sight are equal, whatever their distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Rotation the pairs turn at different speeds; in Distance the score oscillates and falls with the distance. A scaling slows the slow pairs, so that longer contexts stay within the angles of training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of a small table of relative embeddings that a query and a key use: their distance, clipped on both sides. The embedding is added to the key, so that it acts through the content of the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ramp around the diagonal between two plateaus: beyond the clipping distance all keys are treated alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each position gets a row of sines and cosines, a pair for each frequency, which is added to the embedding of the token there. The first pairs turn fast and tell neighbours apart; the last ones turn so slowly that they tell the beginning from the end. Nothing is learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stripes of the table grow wider from pair to pair. Rows at the same distance are equally similar, wherever they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places of a grid, such as the patches of an image, get sinusoids of two coordinates: one half of the dimensions encodes x, the other half y. Places are numbered row by row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One half repeats in every row of the grid, the other changes only from row to row. A place is similar to those above and below it as well as to those beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances fall into buckets: near ones into a bucket each, far ones share buckets that grow with the logarithm of the distance. Each head learns a number for each bucket and adds it to the score; here the numbers are random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that are one distance wide near the query and wider and wider away from it. Beyond the max distance everything is one bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of a file, as they are: rows as positions, columns as dimensions. File ▸ Identify table says which encoding they are, or what is wrong with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stripes and a similarity that follows the distance show that a table knows positions. Compare it with the encoding that it should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diffusion models tell their network with these sinusoids how much noise is left: the timestep stands where a position stands in a text. All sines come first, then all cosines, and the slowest pair reaches the base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the sinusoidal table of the Transformer with its halves apart. Only the shift, the scale and the order of the halves tell programs apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoids of distances instead of positions: each row belongs to a distance from the query back to the key, the farthest first. Attention projects the rows and adds their product with the query to the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from the last row upwards it is the sinusoidal table. With negative distances the rows go on for keys ahead of the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE whose scores fade: pair i of a query is multiplied by a power that grows with the position, and that of a key is divided by it. The score depends on the distance alone and gets smaller with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Distance the curve oscillates as with RoPE and fades. A smaller scale base fades sooner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” should end with :a, :b, :difference, :both or :each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No relation was looked for: a table has more than %1 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is not A in another order, scale, size or rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is the same as A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is the same as A, but for some cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that this does not explain: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of them is in row %1, column %2: it is %3, and nothing is expected there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of them is in row %1, column %2: it is %3, expected %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are in reverse order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are rolled: row 0 of B is row %1 of A, and so on round its %3 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are repeated: B has the rows %4 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are cut: B has the rows %1 to %2 of A&apos;s %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are missing: B has the rows %4 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are added: those of A are the rows %1 to %2 of B&apos;s %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are in reverse order: all dot products are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are rolled: column 0 of B is column %1 of A, and so on round its %3 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are repeated: B has the columns %4 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are cut: B has the columns %1 to %2 of A&apos;s %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are missing: B has the columns %4 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are added: those of A are the columns %1 to %2 of B&apos;s %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column c of B is column c + %1 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column c of B is column c − %1 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns have the other sign than in A: %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A times %1, plus %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A with numbers rounded to %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is near to A: the root mean square of the differences is %3, the largest %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors of the words come from a file: no formula computes them. Choose random ones, or export the data of the view Sentence as .npy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence has no words: type some in the view Sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The positions are %1 runs of equal steps, and a program spells out at most %2. Export the table as .npy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature of queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1, a number for each of %2 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a list of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 numbers where there are %3 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: %1, of layers with a sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read: %1, another part of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not say which layers are of which kind: --layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has the layers 0 to %1: --layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown: layer %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its layer %1 is of a kind that Posiscope cannot show: --layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: params.json, whose programs turn neighbours (Meta, Mistral)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of a head that are not turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunks that are numbered anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs of each axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “axial” turns some pairs by the row of a patch and others by its column (RoPE in two dimensions), which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as telechat3-yarn means it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor of the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: scores are multiplied by %1, the square of what mscale_all_dim gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no part “%1”, nor any other: --part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no part “%1”, but %2: --part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--rotated and --rotated-last exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only weights of up to three axes have rows of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights have the axes 0 to %1: --axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights of three axes have heads along the second or the third one: --axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head of %1 is unusual (%2 elements of axis %3, %4 heads): --head-dim says how many a head has, and --axis where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements %1 to %2 of each of %3 heads of %4, along axis %5: from interleaved to half-split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements %1 to %2 of each of %3 heads of %4, along axis %5: from half-split to interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the shape %2. Positions are an array of one axis, or [axes, n] of one to four axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 positions. A list has at most %3 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of %2 is %3. A position is a number between −%4 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions of a bias are whole numbers from 0 to %1, not %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as positions are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row for each listed position, in place of consecutive ones: 0..99, 0..59, 0..39 for packed sequences, 20 x 1, 0..99 for left padding, 951..1 step -50 for a sampler, 777 for one step of decoding, or a file of numbers such as ids.npy. Empty: consecutive positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three sequences of 100, 60 and 40 tokens in one row of a batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 tokens of padding at position 1, then a sequence of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of a sampler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 of the 1,000 timesteps of a diffusion model, from noise to picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step of decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The single row that a model with a cache computes for its next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys are turned, and nothing is added to them: pair i of their elements turns by θ_i for each position. The score of a query and a key then depends on their distance alone. What is shown as the table are the cosines and sines of the angles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is what was expected, and B is this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is the original, and B is this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whole positions have a row here, and %1 is none. Sines and cosines that are not rounded have rows at fractions, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position %1 lies beyond %2, up to where the error of the table is tested: the angles are exact there, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offset k counts positions, not rows: M_k leads from the position p of a row to p + k, whether a row has that position or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions, piece %1, “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number. Write 0..99, 951..1 step -50, 20 x 1, 0.5 or 1/3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions lie between −%1 and %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step is not 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step needs two ends, as in 951..1 step -50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of %1 do not lead from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions are at most %1 rows. Consecutive ones need no list: choose the first position and how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the x stands how often, as in 20 x 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a piece between commas is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are the same in another order: B has the rows %4 of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are the same in another order, %4: all dot products are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A quantised to %6 steps of %2: the root mean square of the differences is %3, the largest %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>models of this type add a bias that follows from the query and the distance, which Posiscope cannot show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base %1, %2, %3 rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transformers 4 and 5 read the same: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transformers 4 and 5: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads them differently: %2 in A, %3 in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is read differently: %2 by %3, %4 by %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 and no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known as a rope_type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base: the default of the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaling: the default of the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaling: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known: there is no model_type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known: Posiscope has no row for model_type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known: there is no class for model_type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 and no object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the class takes no rope_type but default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the class takes no rope_type but longrope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope_scaling must have exactly the keys %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant: %1 is what %3 reads from this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored: %1 %2, as the same key stands behind it with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names %2 layers where there are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of layers, or letters such as LLLG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read: %1, keys of other parts of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: sound and film, with %1 positions a second (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: a model’s file of MaxText</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read: rope_parameters, the same for layers with a sliding window, where models of this type usually have the base %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: the queries and keys of the indexer, of which %1 elements turn with the same frequencies (index_head_dim)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bias or score that falls prefers near keys. Ripples are distances that are taken for nearer ones. Of buckets, each step is a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of the indexer that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions of this encoding are numbers from 0 on, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows hold the positions %1 where %2 were meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows hold the positions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 elements of each half of a head of %2 turn; the others pass as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies of the whole head, of which a share of the pairs turns, half a head apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies are the first ones of a head of %1 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown: a recurrent part beside the attention of every layer, which knows the order by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration of a model that was opened last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the configuration that was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is what %1 reads from this file: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stand the layers of a model, as its configuration says them. Choose File ▸ Open model configuration, or drop a config.json on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration %1 is not there any more. File ▸ Open model configuration opens it from another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration %1 cannot be read: %2. Mend the file, or open another one with File ▸ Open model configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers of a model with their bases, scalings and windows, as its configuration says them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which layers see only a window, which have another base or no positions at all. A click shows the values of a layer in the other panes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model configuration …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours for light or dark surroundings, or for paper: black type and axes, thin lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the lines that a spectrum is compared with: max_len, contexts, 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this picture has no reference lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one value from end to end, such as position=0..127: position, offset, base, d_model or max_len. Writes .gif, .webp, .mp4 (by ffmpeg) or numbered .png files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an .mp4 file needs ffmpeg, which is not installed: install it, or choose .gif or .webp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg could not encode the motion: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program spells out listed places of several axes. Export the table as .npy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transformers 4 (4.57.6) and 5 (5.16) read this file differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 of %2 has other positions on other axes (%3 and %4). This encoding counts along one axis: give one axis of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions on %1 axes were given, and this encoding counts along %2 (%3): give a file of [%2, n]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last position along %1 is %2, and all are divided by it: give positions above 0, or do not normalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row for each listed place, in place of those of a grid: a file of [2, n] whole or fractional numbers, first how far down each place is, then how far across. Empty: the places of a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration describes %1, and no tensor has a name of such numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the configuration says nothing of it: it describes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read: %1, another configuration in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is not A in another scale, size or rounding. Whether its %1 rows are in any other order was not looked for: too many are nearly alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosines and sines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds more than %1 files, which no model’s folder does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are the frequencies of a text of %1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is %1, which other layers of this model have, where %2 was meant; all else is of these layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; it has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serif</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue–amber, dark to light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers move in “after” and “then-state” only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no mark: it begins with cell, row, column, pair, diagonal, region, arrow or arc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no number that could move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture could not be encoded as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already: name a folder that does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson “%1” has steps 1 to %2, and none %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the course has no lesson “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds something else than answers: name another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” names no step: write {LESSON NUMBER}, such as {rotary 1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a step of another lesson: nothing can be added to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest GIF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GIF that would be larger has fewer frames in the same time. 0 keeps all frames, as --fps does where it is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 frames fit into %3 MB (largest GIF).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small motion (480 × 320 px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heatmap has about %1 cells an inch. A screen shows fewer, perhaps with stripes that the table does not have. Paper shows it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width and height of the picture. A GIF of one pane has 480x320 at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two frames alone take more than %1 MB: choose a smaller size, or a larger limit (0 for none).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A with its %1 rows resized to %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is A with its %1 × %2 places resized to %3 × %4: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows in front of the places: %1 in A, %2 in B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block “place” needs the number of a place, from 1 to 9: ```place 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step has a second block “place %1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block “place %1” is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“place %1” needs a large picture in the text of its step: ![words](name.svg &quot;large&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no block “%1”: blocks are state, predict, after, then, then-state, more, place, task, hint, notes, and code: python, cpp, bash, json, text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be two ends and a time of at most %2 seconds, such as “10..110 in 3”, or values and a time, such as “8 | 64 in 3”, not “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no values that could move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedding alone, in colours of its own scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding, encoding and what they give together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and outputs of one attention head without positions, in colours of their own scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outputs without positions before and after two tokens change places: lines join those that are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture “%1” has no element with the id “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program would spell out thousands of coordinates. Export the table as .npy instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axes are one to four different names with commas between them, such as time,height,width, and not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, one for each axis (%3), not %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds whole numbers, and %2 is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid has %1 places. A table of places has at most %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates by the aspect ratio need two axes, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates by the area need two axes or three, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names of the numbers that a token stands for, with commas between them; the last one counts fastest along a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images and films in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M-RoPE: text counts along all three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows and columns of patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLUX.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four axes: text has one of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many places the grid has along each axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that place k of n along an axis stands for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start + k · step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k · size / n: a finer grid keeps the range of training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled and cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k · size / n, cut to a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k − ⌈n/2⌉ of rows and columns: 0 in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From −1 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2(k + ½)/n − 1: the middle of each place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraction of a size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2k / size − 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From −√(n/m) to √(n/m), m the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centred rows and columns, scaled to one area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that both coordinates are divided by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each axis reaches from −1 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are as far apart along all axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long axes go beyond −1 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row for each listed place, in place of those of a grid: a file of [axes, n] whole or fractional numbers, such as the position_ids of a model, or positions that all axes share, as text has them: 0..99. Empty: the places of a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class and register tokens before those of the grid; they are not turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coordinate of the first place along each axis; none at all: 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one place to the next along each axis; none at all: 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of each axis in training (an area, of coordinates by the area); none at all: that of the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures and films</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no weights of %2 axes × %3 pairs (or axes × heads × pairs, with more than %4 heads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight of %1 is no number below a million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interleaved pairs are those of three axes, not of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sections add up to %1 pairs, and %2 pairs are turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern is made of the first letters of axes (%1), such as TTHWHWHW, and not “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 heads, counted from 0, and %2 is none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a spectrum over all heads is of axes in turn, and all elements are turned: set allocation to in-turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, one for each pair, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pair turns along which axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs of one axis, then all of the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three axes by turns, the rest to the first one (Qwen3-VL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternate, then the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All axes but the last one by turns (ERNIE 4.5 VL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every axis as evenly as its share allows (openPangu)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair i of axis i mod n (Pixtral, LTX-Video)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of axes, repeated (MM-RoPE: TTHWHWHW)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair along all axes, with weights (RoPE-Mixed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrum over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pairs that one spectrum runs over, from fast to slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every axis begins at the fastest frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One spectrum for all axes: text is as in plain RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, and exponents count the whole head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One spectrum across all heads (LTX-Video)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How frequencies follow each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geometric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geometric to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenly from π to π · max_frequency/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis_order names the axes %1 in another order, and “%2” does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names of the axes in the order of their pairs; empty: as they are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pairs turn along each axis, mrope_section in Hugging Face’s configurations; none at all: as many for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first letters of axes, one for each pair, repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many heads there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head that is shown, counted from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last frequency is π times half of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number for each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All frequencies are divided by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radians or full turns for each unit of a coordinate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one is 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one is 2π (DINOv3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bases of axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base for each axis in place of one; none at all: the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two elements of a pair turn by the angles of different pairs, as the released program does it: this is no rotation, and a score does not depend on offsets alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 elements turn; the others pass as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halves of each block need blocks of pairs: set allocation to blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves of each block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the elements of an axis, the first half with the second (Gemma 4 vision)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the program repeats the angles over the elements. Where that is not how it pairs them, the two elements of a pair turn by different angles, and it is no rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both elements of a pair turn by one angle: a rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All angles, and all once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each angle twice (ERNIE-Image, which turns halves)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The angles of an axis, and once more (V-JEPA 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE on several axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of images and films have several coordinates: frame, row and column. Each pair of elements turns along one of these axes, or along all with weights. The score of two tokens depends on how far they are apart along each axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions of the columns repeat in every row of the image, those of the rows change from row to row, those of the frames from frame to frame. Text that has the same coordinate on all axes turns as in plain RoPE where one spectrum serves all axes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs turn along several axes as in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the axis %1: %2 pairs, coordinates from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an order is names of axes with commas between them, and not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern is made of the first letters of axes, such as TTHWHWHW, and not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights come from a file such as freqs.npy, and “%1” is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grid of %1 has %2 rows, and there are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grid is written as 14x14 (height x width), 1+14x14 with tokens in front, or 8x14x14 with frames, not as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these places are no grid that is read row by row: give one of %1 rows, such as 1+12x16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One picture of the chosen patch’s similarity to all, or such a picture of each patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click, a drag or the arrow keys choose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid of grids: the picture of each patch at its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the frames of a film are beside each other, or the cursor’s alone is shown: then a motion of the position plays them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in front, frames, height and width, such as 1+14x14 or 8x14x14. Empty: the axes of the positions say it, or rows on one axis are a square with 0, 1, 2 or 5 tokens in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of 224 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A class token and 14 × 14 patches of 16 pixels, as ViT has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A film of 8 frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>14 × 14 patches of each of 8 frames, as VideoMAE has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of grid colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule %1 numbers tokens on %2 axes, and this encoding counts along %3 (%4): choose another rule, or other axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows are the tokens of a prompt, numbered on each axis by the counting rule: 3 text, image 4x6, 2 text, video 4x2x3 at 2 fps, 2 padding. Sizes count tokens, or patches with “merge 2” behind them. Empty: positions as above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture in a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question about a picture of 4 × 6 tokens: it takes 6 numbers, not 24</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each picture begins where the count has come to: where programs forget it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four frames of 2 × 3 tokens, two frames a second: rules differ in its times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shorter prompt of a batch: padding is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model whose rule numbers the tokens of the prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes %1; source: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding: %1 tokens at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>film: %1 frames of %2 × %3 places, at the times %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text: %1 tokens at 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a next token would stand at %1; the rope delta is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are no numbers of tokens: they are an array of [axes, tokens], of one to four axes and four tokens or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One output without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output of the token at the cursor without positions: the values of all tokens, each times its weight, and their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens, segment %1, “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens are at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no kind of token: write 3 text, image 4x6, video 4x2x3 at 2 fps, 10 audio or 2 padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not expected here: behind a size stand “merge 2”, “at 2 fps” and “from 16”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge is a whole number behind the size of an image or film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 patches cannot be merged by %3 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frames per second are a number up to %1 behind the size of a film: video 4x2x3 at 2 fps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a count begins at a number: 3 text from 16, image 4x6 from 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size stands behind the word: image 4x6, video 4x2x3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number stands before the word: 3 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of tokens from 1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size of an image: write rows × columns, as 4x6, or frames × rows × columns, as 1x4x6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size of a film: write frames × rows × columns, as 4x2x3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a segment between commas is empty: write 3 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens are empty: write segments, as 3 text, image 4x6, 2 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens from %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens %1 to %2, “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is numbered as text: its tokens count on by one, where rows and columns are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and all images behind it are numbered as text: their tokens count on by one, where rows and columns are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding is counted: the tokens behind it have numbers larger by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The times of films are fractions: they were not cut to whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Films count their frames: they were not multiplied by the seconds of a frame and by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patches are numbered as they were before %1 × %1 of them became one token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their first number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their longest side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count goes on from the wrong number behind images: from that of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind images the count goes on by the number of tokens: the rope delta was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The axes are exchanged: they stand in the order %1, where %2 is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A segment begins at %1, the number of tokens before it, where %2 comes next: the rope delta of %3 was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A segment begins at %1 again, where %2 comes next: the positions of what stands before it were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A segment begins at %1, where %2 comes next: it goes on from the %3 of the image before it, and not from its longest side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens, segment %1, “%2”: the rule %3 has no %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no counting rule “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 axes, and the rule %2 has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tokens have these numbers by the rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are those of the rule %1, where %2 is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule numbers “%1” on %2 axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 tokens, where “%2” has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tokens have other numbers: the first has (%3) where %4 is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1, of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How alike the patches of an image are, at the places of the patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brightest cell is the chosen patch itself. A bright row and column through it say that the encoding knows rows and columns apart; a bright spot, that it knows distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grid has at most %1 places, and there are %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has neither a table nor a bias, so that no patch is like another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No grid: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No grid: %1 (“Grid of patches” at the right).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid of %1 patches has too many pictures; at most %2 are drawn. Choose “The chosen one” for Patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 counts along one axis: each token has one number. Choose RoPE on several axes for the tokens of texts with images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers that each token of a prompt has on several axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In text all axes count together. In an image each counts its own rows, columns or frames, and the text behind it goes on after the largest number: an image takes few numbers for many tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of biases has at most one token in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biases of all offsets of a grid of %1 patches have %2 rows, and there are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of rows, %1, is not (2H − 1)² or three more: give the grid, such as 7x14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of rows, %1, is no square with 0, 1, 2 or 5 tokens in front: give the grid, such as 1+12x16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rows of a table stand for: patches, or the offsets between them, whose biases its columns are: the cursor’s dimension is the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offsets of patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of relative position biases, as Swin and BEiT have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds numbers of at most six decimals, and not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions and tokens are two lists of the rows: leave one of them empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pair of head %1 turns: make head_dim or head_count larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list has a frequency for each pair along one axis of one head: choose another allocation, or another spectrum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One spectrum whose frequencies the axes take in turn (Pixtral)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of [axes, pairs] or [axes, heads, pairs] numbers, the axes in the order of blocks; empty: those of a seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text: position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is another encoding than the rotation that was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A segment begins at %1, where %2 comes next: it goes on from the patches of the image before it, of which %3 × %3 are one token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qwen2-VL, vision tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 4, vision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gemma 4, vision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAM 2, memory attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAM 3, global layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE-ViT, axial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE-ViT, mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ERNIE-Image, as released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ERNIE-Image, intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V-JEPA 2, as released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V-JEPA 2, intended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ERNIE 4.5 VL: rows and columns alternate, and time is last</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Posiscope sessions (*.posiscope)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was read again: it is %2 × %3 now, and was %4 × %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was read again: no cell differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was read again: %2 of %3 cells differ, by at most %4 in row %5, column %6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ArrangementRows</name>
    <message>
        <source>Write above each pane what it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark panes with letters: (a), (b)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrangement</source>
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
    <name>posiscope::ColoursDialog</name>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetric about 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal distances from 0 get equally strong colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits that fit what is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::Commands</name>
    <message>
        <source>Reading stopped; nothing has changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::CompareBar</name>
    <message>
        <source>Edit A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form below shows and changes A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form below shows and changes B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⇄</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A→B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::CompareCommands</name>
    <message>
        <source>&amp;Compare two encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side: the view of this &amp;pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table as &amp;B …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;veral values …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ne value again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this c&amp;urve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One value again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This curve stays. Change a parameter of A, and see both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertDialog</name>
    <message>
        <source>Convert a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The table can be saved without being seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing … %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertForm</name>
    <message>
        <source>Copy of the whole &amp;model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a .safetensors file with all other tensors of this one, byte for byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertPictures</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 (row %2, column %3), RMS %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B in the first %1 rows and %2 columns, which both have: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: converted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1, as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1, converted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; colours ±%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; colours 0 … %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B, each row of B and the row of A nearest to its place: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::CopyCommands</name>
    <message>
        <source>Copy pa&amp;ne as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PDF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data, separated by tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;matplotlib script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p&amp;gfplots document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no numbers of its own to copy. Choose another pane first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied %1 as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the data of %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the data of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::EditCommands</name>
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
        <source>Copy as co&amp;de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code that computes this table has been copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code from text to input has been copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from text to input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy capt&amp;ion and citation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::EncodingCommands</name>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Options of the encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models with &amp;several axes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ExportCommands</name>
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
        <source>Export &amp;motion …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print …</source>
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
        <source>Export pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
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
        <source>Export motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the handout with solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the teacher’s copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as slides</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ExportDialog</name>
    <message>
        <source>Choose at least one pane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type will be %1 pt high in the finished picture. Under %2 pt it is hard to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be written, %2 are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be written</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Export</source>
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
        <source>The file exists and will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated GIF (256 colours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated WebP (all colours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbered PNG pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists and will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells as wide as they are high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;xes, legend and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write caption and citation into a file beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MP4 film (the smallest file)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::FileCommands</name>
    <message>
        <source>Read from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model uses: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read and what was assumed</source>
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
        <source>Open &amp;table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model &amp;configuration …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
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
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that Posiscope opens (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of this file is not UTF-8 text, and Posiscope opens only files whose names are. Give the file another name.</source>
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
        <source>Open the configuration of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the other layers as &amp;B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the other layers as B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the other layers as B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 as it was before the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds values that are not allowed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported pictures (*.png *.svg *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is of a kind that Posiscope does not open. It opens sessions (.posiscope), pictures that it has exported (.png, .svg, .pdf), tables (%2), model configurations (.json, .yaml) and lessons (.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor of the folder is about positions by its name and shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors of the folder that are about positions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;table of the folder …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model &amp;folder …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder of a model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::FileRow</name>
    <message>
        <source>&amp;Browse …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
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
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::FirstSteps</name>
    <message>
        <source>A first tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five short lessons, from the order of words to RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table of NumPy, PyTorch, safetensors or GGUF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure for my paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export what the pane shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here? Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this line away. Help ▸ First steps brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this line away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::GameCard</name>
    <message>
        <source>Wave game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game: everything is again as it was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, on the right, is a hidden encoding. Change A, on the left, until both are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is a setting that you have not tried before. A drag is one move, however long it is; undo and going back are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How near A is to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured when the controls come to rest. The bar is full only when both tables are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up and show B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is hidden; the level does not count then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this level again with other hidden numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout and spectrum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base and first position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base of B is 1, 2 or 5 times a power of ten, from %1 to %2: the arrow keys step through such numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first position of B is a whole number from 1 to %1. The rows of B are counted as those of A, so its axis tells you nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours of the waves of B do not tell sines from cosines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves: %1. A good score is %2 or fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables do not have the same shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root mean square of A − B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels found: %1 of %2. Moves in all: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Found, and with a good score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what was hidden; set it, and see the two become equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the next level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a word, in any language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry contains “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::HandsCount</name>
    <message>
        <source>Hands for this answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::HelpCommands</name>
    <message>
        <source>&amp;Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Posiscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check my table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For &amp;teachers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problem sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;References</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;irst steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened the example: %1. Undo brings back what was there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::HintLabel</name>
    <message>
        <source>Ctrl+click or double-click chooses a dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel: zoom this axis · Shift and drag: zoom into a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1: what is this? · Ctrl+/: all shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::IdentifyCommands</name>
    <message>
        <source>&amp;Identify table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identify a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; %1 has not been written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports (*.html *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted tables (*.npy *.npz *.safetensors *.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::IdentifyDialog</name>
    <message>
        <source>What is this table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meant as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer has been copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code that computes this table has been copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifying … %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is what was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not what was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recognised encoding beside the table, and the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recognised encoding with its parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the program that computes this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the answer as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was meant to be resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resized in any way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid that was meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To any grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid of places that it was meant to be resized to: height × width, as 24x32. Left empty, any grid is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is what was meant is not sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the answer with its evidence as HTML or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the table in another form, type or length, or make it fit another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice %1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meant as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::IdentityCard</name>
    <message>
        <source>What the table is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identify …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table is and what is wrong with it, with the evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identified: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identified, slice %1 alone: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recognised, slice %1 alone: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::LayerButton</name>
    <message>
        <source>%1, %2 of %3 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the values of other layers of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::LeftColumn</name>
    <message>
        <source>Answer the question first, or press “Show without answering”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to make the text of the lesson wider or narrower</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::LessonCard</name>
    <message>
        <source>Text of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson: everything is again as it was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the step before, as you left it (Ctrl+Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next step (Ctrl+Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin this step again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::LessonCommands</name>
    <message>
        <source>Open a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open lesson …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wave game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden encoding is shown; find its parameters with as few moves as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin this step a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handout as PDF …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handout with &amp;solutions …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to step …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Teacher’s copy …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1 About %n minute.</numerusform>
            <numerusform>%1 About %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going on with step %1 of %2. Begin the lesson again by Lessons ▸ Step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin this &amp;lesson again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the &amp;course again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all replies, tasks and places in lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1 of %2 on the short path. At its end, Lessons ▸ Short path opens the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hort path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five lessons for little time: 1, 3, 5, 10 and 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lea&amp;ve the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as s&amp;lides …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on your answers are added to %1. They stay on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save my &amp;answers …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson has been read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“From sines to YaRN”: ten steps of the course, without tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For teachers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>45-&amp;minute lecture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::LessonPlayer</name>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::LookCommands</name>
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
        <source>Mot&amp;ion bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;duce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::MainWindow</name>
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
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
The next start will not have this state. Cancel keeps the window open, so that File ▸ Save as can keep it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::MeantAs</name>
    <message>
        <source>Meant as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in particular: say what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of a config.json …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original table of a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the original table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::MotionBar</name>
    <message>
        <source>Motion bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the motion bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible: %1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::MotionFields</name>
    <message>
        <source>End of the motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::MotionRows</name>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1 frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as it will be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;t most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::NumberField</name>
    <message>
        <source>automatic</source>
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
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the difference A − B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show A and B in one plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a picture for each value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all values in one plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a picture for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal colours are no equal values here. Off: one scale for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 % of the common colours are used here. Give each picture a scale of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PaneChoice</name>
    <message>
        <source>&amp;Panes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PaneHeader</name>
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
        <source>Show all panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PaneMessage</name>
    <message>
        <source>Show %1 instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterEditor</name>
    <message>
        <source>%1 slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several values …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterPanel</name>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not understood</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the cursor of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the cursor of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of numbers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this encoding?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::Player</name>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::PlotView</name>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for this picture here. Enlarge the window, or show this pane alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scale of the colours. A click chooses the map, its limits and the scale.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::Presentation</name>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker &amp;notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End presenting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the parameters (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pane or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring around the mouse, also while Ctrl is held down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker notes (Shift+F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a step (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End presenting (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal paragraph by para&amp;graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count of hands (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black screen until a key is pressed (.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen is blank. Any key shows it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;unt of hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::Preview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture takes long to draw: there is no preview of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the preview is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the preview alone, not the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview in colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a grey print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As seen without green cones (deuteranopia)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ProgramsLabel</name>
    <message>
        <source>What other programs read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::QuestionCard</name>
    <message>
        <source>Predict first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a number: type one such as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show without answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The controls are locked until the question is answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the place in the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not right. Try once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order: %1</source>
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
    <name>posiscope::SizeRows</name>
    <message>
        <source>&amp;Keep proportions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made f&amp;or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resol&amp;ution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width and height must each be from %1 to %2 %3. The unit may be px, in, mm, cm or pt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1 × %2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %1 pt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::Slides</name>
    <message>
        <source>the folder cannot be moved there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson of Posiscope, a microscope for positional encodings.

%1

Texts and pictures: CC BY 4.0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::SolutionPlay</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::SpeakerWindow</name>
    <message>
        <source>Speaker notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of about %2 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step: %1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: digits type a number, Enter checks it, B blanks the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: Next shows the place, . or B blanks the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: A, B … answer, H counts hands, . blanks the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: A, B … choose, Enter checks, . blanks the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter and its answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M unfolds what is folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R plays the motion again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. or B blanks the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H counts hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc goes back to the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open places of the picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::StepBody</name>
    <message>
        <source>You need: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what follows from the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more press: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::StepPicture</name>
    <message>
        <source>Open place %1 of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open place %1 of the picture (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the picture (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::SweepDialog</name>
    <message>
        <source>Several values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pane shows a picture for each value, with common colours and axes: 2 to %1 values, with commas between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a.npy, b.npy, c.npy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::TableCommands</name>
    <message>
        <source>Open a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the numbers of a table first: as NumPy and PyTorch print them, or from a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table as B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

Read it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::TableWatch</name>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to reload: no table from a file is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration %1 is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::TaskCard</name>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the task for me, one setting after the other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::TensorButton</name>
    <message>
        <source>Another table of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show another table of the same file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 tables …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::TensorDialog</name>
    <message>
        <source>Choose a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 tables. Which one is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::ViewCommands</name>
    <message>
        <source>Arrange panes</source>
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
        <source>Choose view</source>
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
        <source>&amp;Resize panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pane &amp;shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posiscope::WaveGame</name>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>What is this table? %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posiscope %1</source>
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
    <message>
        <source>Computing … %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row by row, A from position %1 and B from %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cursor. A click or the arrow keys move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p + k = %1: the offset k leads here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cursor: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest distance: %1 % computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimensions %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distances %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
