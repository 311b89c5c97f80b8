<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnswerWords</name>
    <message>
        <source>Not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>rows before the first position: %1</source>
        <translation>起始位置之前的行数：%1</translation>
    </message>
    <message>
        <source>Unexplained cells: %1</source>
        <translation>不符合规律的单元格：%1</translation>
    </message>
</context>
<context>
    <name>BiasView</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <translation>头 %1（共 %2 个）</translation>
    </message>
    <message>
        <source>This encoding adds nothing to attention scores.</source>
        <translation>这种编码不向注意力分数添加任何值。</translation>
    </message>
    <message>
        <source>Heatmap of the buckets that distances fall into</source>
        <translation>各距离所属桶的热力图</translation>
    </message>
    <message>
        <source>Heatmap of what is added to attention scores</source>
        <translation>热力图：加到注意力分数上的数</translation>
    </message>
    <message>
        <source>%1, for all pairs of %2, queries down and keys across: %3. Values go from %4 to %5. The cursor is at query %6, key %7.</source>
        <translation>%1，%2两两配对，查询纵向、键横向：%3。数值从 %4 到 %5。光标位于查询 %6、键 %7。</translation>
    </message>
    <message>
        <source>key position j</source>
        <translation>键的位置 j</translation>
    </message>
    <message>
        <source>query position i</source>
        <translation>查询的位置 i</translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation>%1（已掩盖）</translation>
    </message>
</context>
<context>
    <name>ClocksText</name>
    <message>
        <source>2π/ω = %1</source>
        <translation>2π/ω = %1</translation>
    </message>
    <message>
        <source>sin %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>cos %1</source>
        <translation>cos %1</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%2 个维度对中的 %1 个</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>p + k = %1</source>
        <translation>p + k = %1</translation>
    </message>
    <message>
        <source>sin ωp</source>
        <translation>sin ωp</translation>
    </message>
    <message>
        <source>cos ωp</source>
        <translation>cos ωp</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1，B %2</translation>
    </message>
    <message>
        <source>2π/ω: %1</source>
        <translation>2π/ω：%1</translation>
    </message>
    <message>
        <source>ω·k: %1</source>
        <translation>ω·k：%1</translation>
    </message>
    <message>
        <source>ω·k = %1</source>
        <translation>ω·k = %1</translation>
    </message>
    <message>
        <source>ω·k = %1 × 360° + %2</source>
        <translation>ω·k = %1 × 360° + %2</translation>
    </message>
    <message>
        <source>ω·k = −%1 × 360° − %2</source>
        <translation>ω·k = −%1 × 360° − %2</translation>
    </message>
</context>
<context>
    <name>ClocksView</name>
    <message>
        <source>All pairs</source>
        <translation>全部维度对</translation>
    </message>
    <message>
        <source>Every pair as a small clock, or the chosen ones as large clocks</source>
        <translation>用小的时钟显示全部维度对，或用大的时钟显示所选的维度对</translation>
    </message>
    <message>
        <source>Choose clocks</source>
        <translation>选择时钟</translation>
    </message>
    <message>
        <source>no clocks</source>
        <translation>没有时钟</translation>
    </message>
    <message>
        <source>%1 pair at p = %2 and p + k = %3</source>
        <translation>%1 个维度对，p = %2 与 p + k = %3</translation>
    </message>
    <message>
        <source>%1 pairs at p = %2 and p + k = %3</source>
        <translation>%1 个维度对，p = %2 与 p + k = %3</translation>
    </message>
    <message>
        <source>pairs %1 at p = %2 and p + k = %3</source>
        <translation>维度对 %1，p = %2 与 p + k = %3</translation>
    </message>
    <message>
        <source>There are no pairs that could be drawn as clocks.</source>
        <translation>没有可以绘制为时钟的维度对。</translation>
    </message>
    <message>
        <source>Each pair is a clock whose hand points to its cosine across and its sine up; a second hand stands k = %1 positions later, at the same angle from the first at every position.</source>
        <translation>每个维度对是一个时钟，其指针尖端的横坐标为余弦，纵坐标为正弦；第二根指针属于再往后 k = %1 个位置的地方，在任何位置，它与第一根指针的夹角都相同。</translation>
    </message>
    <message>
        <source>All %1 pairs are shown, as far as there is room.</source>
        <translation>在空间允许的范围内，显示全部 %1 个维度对。</translation>
    </message>
    <message>
        <source>Those are the hands of A, %1. Dashed hands are those of B, %2.</source>
        <translation>以上是 A（%1）的指针。虚线指针属于 B（%2）。</translation>
    </message>
    <message>
        <source>Pair %1: one turn takes %2; sine %3, cosine %4; from p to p + k %5.</source>
        <translation>维度对 %1：转一圈需要 %2；正弦 %3，余弦 %4；从 p 到 p + k：%5。</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Copy comparison</source>
        <translation>复制比较结果</translation>
    </message>
    <message>
        <source>Copy the comparison as text</source>
        <translation>将比较结果复制为文本</translation>
    </message>
    <message>
        <source>no parameter differs</source>
        <translation>没有不同的参数</translation>
    </message>
    <message>
        <source>What A and B differ in: %1. %2</source>
        <translation>A 与 B 的不同之处：%1。%2</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>The shapes differ: compared are the %1 × %2 cells that both have.</source>
        <translation>形状不同：只比较双方共有的 %1 × %2 个单元格。</translation>
    </message>
    <message>
        <source>All %1 cells are equal to the last bit.</source>
        <translation>全部 %1 个单元格逐位相等。</translation>
    </message>
    <message>
        <source>%1 of %2 cells differ.</source>
        <translation>%2 个单元格中有 %1 个不同。</translation>
    </message>
    <message>
        <source>Root mean square: %1.</source>
        <translation>均方根：%1。</translation>
    </message>
    <message>
        <source>%1 differences are no finite numbers.</source>
        <translation>有 %1 个差值不是有限数。</translation>
    </message>
    <message>
        <source>A and B have the same parameters. Choose “Edit B” at the left and change some.</source>
        <translation>A 与 B 的参数相同。请点击左侧的“编辑 B”，修改其中几项。</translation>
    </message>
    <message>
        <source>does not have it</source>
        <translation>没有此参数</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>未进行比较</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>未进行比较。</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>比较的内容：%1。</translation>
    </message>
    <message>
        <source>Not compared: %1, which a table from a file cannot have.</source>
        <translation>未比较：%1，来自文件的表不可能有。</translation>
    </message>
    <message>
        <source>Different: %1.</source>
        <translation>不同：%1。</translation>
    </message>
    <message>
        <source>There are no numbers to compare.</source>
        <translation>没有可以比较的数值。</translation>
    </message>
    <message>
        <source>Largest difference: %1, in %2 (A %3, B %4).</source>
        <translation>最大差值：%1，位于%2（A 为 %3，B 为 %4）。</translation>
    </message>
</context>
<context>
    <name>ComponentsView</name>
    <message>
        <source>1 singular value</source>
        <translation>1 个奇异值</translation>
    </message>
    <message>
        <source>%1 singular values</source>
        <translation>%1 个奇异值</translation>
    </message>
    <message>
        <source>all rows are equal</source>
        <translation>所有行都相等</translation>
    </message>
    <message>
        <source>1 component explains %1 · %2</source>
        <translation>1 个主成分解释 %1 · %2</translation>
    </message>
    <message>
        <source>%1 components explain %2 · %3</source>
        <translation>%1 个主成分解释 %2 · %3</translation>
    </message>
    <message>
        <source>Principal components of %1 × %2: the directions in which rows differ most from their mean.</source>
        <translation>%1 × %2的主成分：各行偏离其均值最大的方向。</translation>
    </message>
    <message>
        <source>They are being computed.</source>
        <translation>正在计算主成分。</translation>
    </message>
    <message>
        <source>All rows are equal.</source>
        <translation>所有行都相等。</translation>
    </message>
    <message>
        <source>Curves show the scores of the first ones across positions; they explain %1 of the variance. Below, all singular values on a logarithmic axis, the largest %2; the first %3 explain 90 %, and %4 are more than rounding.</source>
        <translation>曲线显示前几个主成分在各位置上的得分；它们分别解释方差的 %1。下方是对数轴上的全部奇异值，最大为 %2；前 %3 个解释 90% 的方差，共有 %4 个大于舍入误差。</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>component i</source>
        <translation>主成分 i</translation>
    </message>
    <message>
        <source>singular value</source>
        <translation>奇异值</translation>
    </message>
    <message>
        <source>All rows are equal: nothing varies.</source>
        <translation>所有行都相等：没有任何变化。</translation>
    </message>
    <message>
        <source>PC%1 %2</source>
        <translation>PC%1 %2</translation>
    </message>
    <message>
        <source>scores at the cursor</source>
        <translation>光标处的得分</translation>
    </message>
    <message>
        <source>score of PC1</source>
        <translation>PC1 的得分</translation>
    </message>
</context>
<context>
    <name>ControlsMenu</name>
    <message>
        <source>Show or hide controls</source>
        <translation>显示或隐藏控件</translation>
    </message>
    <message>
        <source>Show &amp;all controls</source>
        <translation>显示所有控件(&amp;A)</translation>
    </message>
    <message>
        <source>Panel at the left</source>
        <translation>左侧的参数面板</translation>
    </message>
    <message>
        <source>Choice of the encoding</source>
        <translation>编码的选择</translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation>光标处的数值</translation>
    </message>
    <message>
        <source>Status line</source>
        <translation>状态栏</translation>
    </message>
    <message>
        <source>Titles of panes</source>
        <translation>窗格标题</translation>
    </message>
</context>
<context>
    <name>CountingText</name>
    <message>
        <source>%1 … %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1…%2</source>
        <translation>%1…%2</translation>
    </message>
    <message>
        <source>in all %1 rows</source>
        <translation>在全部 %1 行中</translation>
    </message>
    <message>
        <source>the same for %1 positions</source>
        <translation>有 %1 个位置时也一样</translation>
    </message>
    <message>
        <source>%1 … %2 for %3 positions</source>
        <translation>有 %3 个位置时为 %1 到 %2</translation>
    </message>
    <message>
        <source>there is one position alone</source>
        <translation>只有一个位置</translation>
    </message>
    <message>
        <source>among the first %1</source>
        <translation>在前 %1 个位置中</translation>
    </message>
    <message>
        <source>of neighbours</source>
        <translation>在相邻的位置之间</translation>
    </message>
    <message>
        <source>of positions %1 apart</source>
        <translation>在相隔 %1 步的位置之间</translation>
    </message>
    <message>
        <source>no two positions are %1 apart</source>
        <translation>没有相隔 %1 步的两个位置</translation>
    </message>
    <message>
        <source>at %1 of %2 places</source>
        <translation>%2 处中的 %1 处</translation>
    </message>
    <message>
        <source>the distance is almost always %1</source>
        <translation>距离几乎总是 %1</translation>
    </message>
    <message>
        <source>they differ by up to %1</source>
        <translation>最多相差 %1</translation>
    </message>
    <message>
        <source>%1; for 2·max_len %2</source>
        <translation>%1；2·max_len 时为 %2</translation>
    </message>
    <message>
        <source>the distance is always %1</source>
        <translation>距离总是 %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>到 %1 为止</translation>
    </message>
    <message>
        <source>counting has no end</source>
        <translation>可以一直数下去</translation>
    </message>
    <message>
        <source>there is nothing to divide by</source>
        <translation>没有可以用来除的数</translation>
    </message>
    <message>
        <source>%1 would be %2</source>
        <translation>%1 会写成 %2</translation>
    </message>
    <message>
        <source>%1 has no column</source>
        <translation>%1 没有对应的列</translation>
    </message>
    <message>
        <source>%1 bits end at %2</source>
        <translation>%1 位到 %2 为止</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Normalised</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>独热编码</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation>格雷码</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>归一</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>格雷</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4)</source>
        <translation>%1：%2，%3（%4）</translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation>%1，%2。%3。</translation>
    </message>
    <message>
        <source>Bounded</source>
        <translation>有界</translation>
    </message>
    <message>
        <source>range of values</source>
        <translation>取值范围</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>唯一</translation>
    </message>
    <message>
        <source>smallest distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>Same offset, same distance</source>
        <translation>偏移相同，距离相同</translation>
    </message>
    <message>
        <source>Same distance</source>
        <translation>距离相同</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>distances at k = %1</source>
        <translation>k = %1 时的距离</translation>
    </message>
    <message>
        <source>Beyond max_len</source>
        <translation>超出 max_len</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>defined for more positions</source>
        <translation>更多的位置也有定义</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 位</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 个数</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>the formula goes on</source>
        <translation>公式仍然适用</translation>
    </message>
    <message>
        <source>the table has %1 rows</source>
        <translation>表有 %1 行</translation>
    </message>
    <message>
        <source>1 in column %1</source>
        <translation>第 %1 列为 1</translation>
    </message>
    <message>
        <source>1 at %1</source>
        <translation>%1 处为 1</translation>
    </message>
    <message>
        <source>hex %1</source>
        <translation>hex %1</translation>
    </message>
    <message>
        <source>Int.</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>too few rows have numbers</source>
        <translation>有数值的行太少</translation>
    </message>
    <message>
        <source>all rows are equal</source>
        <translation>所有行相同</translation>
    </message>
    <message>
        <source>Bin.</source>
        <translation>二进制</translation>
    </message>
</context>
<context>
    <name>CountingView</name>
    <message>
        <source>%1 written in %2 ways</source>
        <translation>%1的 %2 种写法</translation>
    </message>
    <message>
        <source>The numbers of the same positions as small heatmaps side by side, and what each way to write them is good for.</source>
        <translation>用并排的小热力图显示同样一些位置的各种写法，并说明每种写法好在哪里。</translation>
    </message>
    <message>
        <source>The cursor is at position %1.</source>
        <translation>光标位于位置 %1。</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>p = %1, n = %2</source>
        <translation>p = %1，n = %2</translation>
    </message>
    <message>
        <source>%1 in dimension %2</source>
        <translation>%1（维度 %2）</translation>
    </message>
    <message>
        <source>%1 (j = %2)</source>
        <translation>%1 (j = %2)</translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1（%2）：%3，%4</translation>
    </message>
</context>
<context>
    <name>DistanceView</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the first %1 of %2 heads and the chosen one</source>
        <translation>%2 个头中的前 %1 个以及选中的头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This encoding has no curve over the distance.</source>
        <translation>这种编码没有随距离变化的曲线。</translation>
    </message>
    <message>
        <source>distance i − j</source>
        <translation>距离 i − j</translation>
    </message>
    <message>
        <source>Choose head</source>
        <translation>选择注意力头</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>mean over %1 distances</source>
        <translation>%1 个距离的平均</translation>
    </message>
    <message>
        <source>mean and envelope over %1 distances</source>
        <translation>%1 个距离的平均与包络</translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation>光标处的值</translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation>光标处的 %1</translation>
    </message>
    <message>
        <source>Curves over the distance from the query back to the key, from %1 to %2: %3.</source>
        <translation>从查询往回到键的距离上的曲线，距离从 %1 到 %2：%3。</translation>
    </message>
    <message>
        <source>The full line is %1, the dashed one %2.</source>
        <translation>实线为 %1，虚线为 %2。</translation>
    </message>
    <message>
        <source>At distance %1: %2.</source>
        <translation>在距离 %1 处：%2。</translation>
    </message>
    <message>
        <source>At distance %1 the chosen curve is at %2.</source>
        <translation>在距离 %1 处，选中曲线的值为 %2。</translation>
    </message>
</context>
<context>
    <name>FittedMap</name>
    <message>
        <source>fitted by least squares, not exact</source>
        <translation>最小二乘拟合，非精确</translation>
    </message>
    <message>
        <source>Heatmap of the matrix M that best carries the rows of the table to those %1 positions on: fitted by least squares, not exact.</source>
        <translation>矩阵 M 的热力图。M 把编码表的各行变成 %1 个位置之后的行，由最小二乘拟合得到，不精确。</translation>
    </message>
    <message>
        <source>It is being computed.</source>
        <translation>正在计算。</translation>
    </message>
    <message>
        <source>Over all %1 pairs of positions and all dimensions M·PE(p) differs from PE(p + k) by at most %2, and by %3 in the root mean square. The rows have numerical rank %4 of %5. Of all maps that fit as well this is the one of smallest norm: compare residuals, never entries.</source>
        <translation>在全部 %1 对位置和所有维度上，M·PE(p) 与 PE(p + k) 的差最大为 %2，均方根为 %3。各行的数值秩为 %4（维度数为 %5）。在拟合得同样好的所有矩阵中，这是范数最小的一个：请比较残差，切勿比较矩阵元素。</translation>
    </message>
    <message>
        <source>least squares, not exact: residual max %1, RMS %2, rank %3</source>
        <translation>最小二乘，非精确：残差最大 %1，均方根 %2，秩 %3</translation>
    </message>
    <message>
        <source>least squares, not exact: residual max %1, without directions under %2, RMS %3, rank %4</source>
        <translation>最小二乘，非精确：残差最大 %1，略去低于 %2 的方向，均方根 %3，秩 %4</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>All patches</source>
        <translation>所有图块</translation>
    </message>
    <message>
        <source>A picture of each patch, laid out as the patches are</source>
        <translation>每个图块一幅图，按图块的位置排列</translation>
    </message>
    <message>
        <source>One patch</source>
        <translation>一个图块</translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <translation>第 %1 个头，共 %2 个</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>从%1</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation>与%1的相似度</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>What is added to the attention scores of patches, at the places of the patches: %1.</source>
        <translation>加到各图块注意力得分上的值，画在图块的位置上：%1。</translation>
    </message>
    <message>
        <source>Similarities of patches at the places of the patches: %1.</source>
        <translation>图块的相似度，画在图块的位置上：%1。</translation>
    </message>
    <message>
        <source>The cursor: %1.</source>
        <translation>光标：%1。</translation>
    </message>
    <message>
        <source>Colours go from %1 to %2.</source>
        <translation>颜色从 %1 到 %2。</translation>
    </message>
    <message>
        <source>The chosen patch: %1.</source>
        <translation>所选图块：%1。</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>所选：%1</translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation>%1（已屏蔽）</translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and their cosines are not defined.</source>
        <translation>所有行都是零：它们相等，余弦没有定义。</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2：%3</translation>
    </message>
    <message>
        <source>Choose patch</source>
        <translation>选择图块</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Handout with solutions</source>
        <translation>学习单（含答案）</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>学习单</translation>
    </message>
    <message>
        <source>Name and date:</source>
        <translation>姓名和日期：</translation>
    </message>
    <message>
        <source>For the speaker</source>
        <translation>教师备注</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>先猜一猜</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Teacher’s copy</source>
        <translation>教师用卷</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>约 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>本课内容</translation>
    </message>
    <message>
        <source>You need: %1</source>
        <translation>预备知识：%1</translation>
    </message>
    <message>
        <source>optional, in the program</source>
        <translation>选学，见程序</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>选学</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>You can now</source>
        <translation>现在你能够</translation>
    </message>
    <message>
        <source>Hints for those who do the tasks in the program</source>
        <translation>提示：供在程序里做的人参考</translation>
    </message>
    <message>
        <source>More than one answer is right.</source>
        <translation>正确的答案不止一个。</translation>
    </message>
    <message>
        <source>Write 1, 2, 3 … into the boxes, in the right order.</source>
        <translation>按正确的顺序在方框里填写 1、2、3……</translation>
    </message>
    <message>
        <source>Mark the place in the picture.</source>
        <translation>在图中标出这个位置。</translation>
    </message>
    <message>
        <source>The number: %1</source>
        <translation>答案是：%1</translation>
    </message>
    <message>
        <source>Your number:</source>
        <translation>你的答案：</translation>
    </message>
    <message>
        <source>Because:</source>
        <translation>理由：</translation>
    </message>
</context>
<context>
    <name>HeatmapView</name>
    <message>
        <source>Swap axes</source>
        <translation>交换坐标轴</translation>
    </message>
    <message>
        <source>Let positions run down or across</source>
        <translation>让位置沿纵向或横向排列</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>down</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation>维度 j</translation>
    </message>
    <message>
        <source>Choose dimensions</source>
        <translation>选择维度</translation>
    </message>
    <message>
        <source>Heatmap of the encoding table, %1. Positions run %2. Colours go from %3 to %4. The cursor is at position %5, dimension %6.</source>
        <translation>编码表的热力图，%1。位置沿%2排列。颜色对应的数值从 %3 到 %4。光标位于位置 %5、维度 %6。</translation>
    </message>
    <message>
        <source>Choose dimension %1 alone</source>
        <translation>只选维度 %1</translation>
    </message>
    <message>
        <source>Choose dimension %1 no longer</source>
        <translation>不再选维度 %1</translation>
    </message>
    <message>
        <source>Choose dimension %1 as well</source>
        <translation>同时选维度 %1</translation>
    </message>
    <message>
        <source>Dimension %1 is drawn as a wave.</source>
        <translation>第 %1 维画成波形。</translation>
    </message>
    <message>
        <source>chosen: j = %1</source>
        <translation>已选：j = %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cursor; with Shift by 8</source>
        <translation>移动光标；按住 Shift 时每次移动 8 格</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Move the position by a tenth of the table</source>
        <translation>将位置移动编码表长度的十分之一</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>第一个和最后一个位置</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Click at the cursor: choose the dimension, or the reference position</source>
        <translation>在光标处单击：选择维度或参考位置</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show everything</source>
        <translation>放大、缩小、显示全部</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Maximise the pane, and back</source>
        <translation>最大化窗格，再按则还原</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom at the mouse; over an axis only along it</source>
        <translation>以鼠标为中心缩放；在坐标轴上则只沿该轴缩放</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Move what is in sight</source>
        <translation>移动可见区域</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Ctrl+click in the offset map</source>
        <translation>在偏移矩阵中按住 Ctrl 单击</translation>
    </message>
    <message>
        <source>Add the pair to the clocks, or take it away</source>
        <translation>将该维度对加入时钟，或从中移除</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>About Posiscope</source>
        <translation>关于 Posiscope</translation>
    </message>
    <message>
        <source>Play the motion, and pause it</source>
        <translation>播放或暂停动画</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Shift+空格键</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Posiscope %1&lt;/h2&gt;&lt;p&gt;A microscope for positional encodings.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;br&gt;It uses Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL), nlohmann-json (MIT), muParser (BSD), libzip (BSD), giflib (MIT), libwebp (BSD) and libimagequant (GPL).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Posiscope %1&lt;/h2&gt;&lt;p&gt;位置编码的显微镜。&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。&lt;br&gt;使用了 Qt %2（LGPL）、QCustomPlot（GPL）、Eigen（MPL）、nlohmann-json（MIT）、muParser（BSD）、libzip（BSD）、giflib（MIT）、libwebp（BSD）和 libimagequant（GPL）。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Show everything; in the table draw this dimension as a wave</source>
        <translation>显示全部；在编码表中将此维度绘制为波形</translation>
    </message>
    <message>
        <source>Ctrl+click, Shift+click in the table</source>
        <translation>在编码表中按住 Ctrl 或 Shift 单击</translation>
    </message>
    <message>
        <source>Add a dimension to the waves or take it away; take all up to it</source>
        <translation>将维度加入波形或移除；选取到此为止的一段</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Shift 加拖动</translation>
    </message>
    <message>
        <source>Zoom into the frame that is drawn</source>
        <translation>放大所画的框</translation>
    </message>
    <message>
        <source>Click in the legend</source>
        <translation>点击图例</translation>
    </message>
    <message>
        <source>Switch a wave off and on</source>
        <translation>关闭或打开一个波</translation>
    </message>
    <message>
        <source>&lt;p&gt;Three colour maps are ColorBrewer&apos;s by Cynthia Brewer (Apache).&lt;/p&gt;&lt;p&gt;Copyright 2026 the Posiscope authors. It comes with no warranty.&lt;br&gt;Report mistakes at %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;其中三种配色来自 Cynthia Brewer 的 ColorBrewer（Apache）。&lt;/p&gt;&lt;p&gt;版权所有 2026 Posiscope 作者。本程序不附带任何担保。&lt;br&gt;错误请报告至 %1。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Its fonts are Open Sans (Apache), DejaVu (Bitstream Vera), Noto Sans CJK and STIX (OFL).&lt;/p&gt;</source>
        <translation>&lt;p&gt;字体为 Open Sans（Apache）、DejaVu（Bitstream Vera）、Noto Sans CJK 和 STIX（OFL）。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>IdentityView</name>
    <message>
        <source>Identity</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>Compare with the recognised encoding</source>
        <translation>与识别出的编码比较</translation>
    </message>
    <message>
        <source>Show the recognised encoding beside the table, and the difference</source>
        <translation>在表旁显示识别出的编码及其差值</translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation>显示为编码</translation>
    </message>
    <message>
        <source>Show the recognised encoding with its parameters in place of the table</source>
        <translation>用识别出的编码及其参数替换该表</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>复制结果</translation>
    </message>
    <message>
        <source>Copy the answer as text</source>
        <translation>将结果复制为文本</translation>
    </message>
    <message>
        <source>%1 · wrong: %2</source>
        <translation>%1 · 错误：%2</translation>
    </message>
    <message>
        <source>What the table is: %1</source>
        <translation>这张表是：%1</translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation>正在识别…</translation>
    </message>
    <message>
        <source>Identifying … %1 %</source>
        <translation>正在识别… %1%</translation>
    </message>
    <message>
        <source>This is said of slice %1 alone: File ▸ Identify table asks about all slices.</source>
        <translation>这只是关于切片 %1 的：“文件 ▸ 识别表”会询问所有切片。</translation>
    </message>
</context>
<context>
    <name>LayersView</name>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Compare with the other layers</source>
        <translation>与其他层比较</translation>
    </message>
    <message>
        <source>Show layers of another kind as B, beside those that are shown</source>
        <translation>将另一种层显示为 B，放在当前显示的层旁边</translation>
    </message>
    <message>
        <source>Copy layers</source>
        <translation>复制层</translation>
    </message>
    <message>
        <source>Copy the list of layers as text</source>
        <translation>以文本形式复制层的列表</translation>
    </message>
    <message>
        <source>no configuration</source>
        <translation>没有配置</translation>
    </message>
    <message>
        <source>%1 layer</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>The layers of %1: %2</source>
        <translation>%1 的层：%2</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>显示层</translation>
    </message>
    <message>
        <source>Show layers beside each other</source>
        <translation>并排显示层</translation>
    </message>
    <message>
        <source>not said which</source>
        <translation>未说明是哪些</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放方式</translation>
    </message>
    <message>
        <source>Rotated part</source>
        <translation>旋转部分</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示中</translation>
    </message>
    <message>
        <source>%1 more groups of layers follow. posiscope describe --json lists all layers.</source>
        <translation>后面还有 %1 组层。posiscope describe --json 列出所有层。</translation>
    </message>
    <message>
        <source>All layers have the same values of the encoding.</source>
        <translation>所有层的编码取值都相同。</translation>
    </message>
    <message>
        <source>Show %1 beside %2</source>
        <translation>把 %1 显示在 %2 旁边</translation>
    </message>
    <message>
        <source>A click shows the values of these layers, with Ctrl as B.</source>
        <translation>单击显示这些层的取值，按住 Ctrl 则显示为 B。</translation>
    </message>
    <message>
        <source>A click shows the values of these layers.</source>
        <translation>单击显示这些层的取值。</translation>
    </message>
</context>
<context>
    <name>Multiples</name>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n 个值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NearestCurve</name>
    <message>
        <source>smallest distances from %1 to %2</source>
        <translation>最小距离从 %1 到 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>smallest distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
</context>
<context>
    <name>NumbersText</name>
    <message>
        <source>On screen: %1 queries × %1 keys, heads: %2.</source>
        <translation>屏幕上：%1 个查询 × %1 个键，头数：%2。</translation>
    </message>
    <message>
        <source>On screen: %1 positions × %2 dimensions.</source>
        <translation>屏幕上：%1 个位置 × %2 个维度。</translation>
    </message>
    <message>
        <source>%1 pairs, with wavelengths from %2 to %3 positions.</source>
        <translation>%1 个维度对，波长从 %2 到 %3 个位置。</translation>
    </message>
</context>
<context>
    <name>OffsetMapDifference</name>
    <message>
        <source>M of A − M of B for k = %1</source>
        <translation>k = %1 时 A 的 M − B 的 M</translation>
    </message>
    <message>
        <source>%1, fitted by least squares</source>
        <translation>%1，最小二乘拟合</translation>
    </message>
    <message>
        <source>%1, largest entry %2</source>
        <translation>%1，最大元素 %2</translation>
    </message>
</context>
<context>
    <name>OffsetMapView</name>
    <message>
        <source>p−%1</source>
        <translation>p−%1</translation>
    </message>
    <message>
        <source>p+%1</source>
        <translation>p+%1</translation>
    </message>
    <message>
        <source>M%1·PE(p) = PE(%2), residual %3</source>
        <translation>M%1·PE(p) = PE(%2)，残差 %3</translation>
    </message>
    <message>
        <source>Heatmap of the matrix that carries position p to p + %1: a rotation for every pair. %2, the largest difference in any dimension at position %3. Clock hands show pairs %4 at both positions.</source>
        <translation>将位置 p 映射到 p + %1 的矩阵的热力图：每个维度对各作一次旋转。%2，即位置 %3 处任一维度上的最大差值。时钟指针显示维度对 %4 在这两个位置的角度。</translation>
    </message>
    <message>
        <source>dimension j of PE(p)</source>
        <translation>PE(p) 的维度 j</translation>
    </message>
    <message>
        <source>dimension j′ of PE(p + k)</source>
        <translation>PE(p + k) 的维度 j′</translation>
    </message>
    <message>
        <source>Choose clocks</source>
        <translation>选择时钟</translation>
    </message>
    <message>
        <source>i = %1</source>
        <translation>i = %1</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p + k</source>
        <translation>p + k</translation>
    </message>
    <message>
        <source>Heatmap of the difference of the two matrices that carry a position k further: %1.</source>
        <translation>把位置往后移 k 的两个矩阵之差的热力图：%1。</translation>
    </message>
    <message>
        <source>Pair i = %1: the grey hand is at position p, the other at p + k.</source>
        <translation>维度对 i = %1：灰色的指针在位置 p，另一根在 p + k。</translation>
    </message>
    <message>
        <source>Heatmap of the matrix that carries position p to p + %1: every pair is turned and stretched. %2, the largest difference in any dimension at position %3.</source>
        <translation>把位置 p 变到 p + %1 的矩阵的热图：每一对都旋转并缩放。%2，位置 %3 处任一维度上的最大差。</translation>
    </message>
    <message>
        <source>the hand of a pair at p</source>
        <translation>维度对在 p 处的指针</translation>
    </message>
    <message>
        <source>the hand of a pair at p + k</source>
        <translation>维度对在 p + k 处的指针</translation>
    </message>
</context>
<context>
    <name>OpenedPlace</name>
    <message>
        <source>Place %1 of the picture</source>
        <translation>图中的位置 %1</translation>
    </message>
    <message>
        <source>Back to the picture</source>
        <translation>返回图</translation>
    </message>
</context>
<context>
    <name>Passages</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>token %1 in front</source>
        <translation>前面的词元 %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>frame %1, row %2, column %3</source>
        <translation>第 %1 帧第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>%1 frames of %2 × %3 patches</source>
        <translation>%1 帧，每帧 %2 × %3 个图块</translation>
    </message>
    <message>
        <source>%1 × %2 patches</source>
        <translation>%1 × %2 个图块</translation>
    </message>
    <message>
        <source>1 token in front</source>
        <translation>前面有 1 个词元</translation>
    </message>
    <message>
        <source>%1 tokens in front</source>
        <translation>前面有 %1 个词元</translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>all axes</source>
        <translation>所有轴</translation>
    </message>
    <message>
        <source>i = %1</source>
        <translation>i = %1</translation>
    </message>
</context>
<context>
    <name>PrecisionView</name>
    <message>
        <source>distance i − j</source>
        <translation>距离 i − j</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>No cell differs: only what comes after the table is rounded.</source>
        <translation>没有单元格不同：只有表之后的步骤被舍入。</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>pair i</source>
        <translation>维度对 i</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>least to largest</source>
        <translation>最小到最大</translation>
    </message>
    <message>
        <source>error wanted</source>
        <translation>允许的误差</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 at distance %2, head %3</source>
        <translation>%1（距离 %2，头 %3）</translation>
    </message>
    <message>
        <source>%1 at position %2, pair %3</source>
        <translation>%1（位置 %2，维度对 %3）</translation>
    </message>
    <message>
        <source>no two neighbours</source>
        <translation>没有相邻的两行</translation>
    </message>
    <message>
        <source>first at distances %1 and %2</source>
        <translation>首次在距离 %1 与 %2</translation>
    </message>
    <message>
        <source>first at positions %1 and %2</source>
        <translation>首次在位置 %1 与 %2</translation>
    </message>
    <message>
        <source>below %1 everywhere</source>
        <translation>处处低于 %1</translation>
    </message>
    <message>
        <source>above %1 from the beginning</source>
        <translation>从一开始就高于 %1</translation>
    </message>
    <message>
        <source>below %1 up to distance %2</source>
        <translation>到距离 %2 为止低于 %1</translation>
    </message>
    <message>
        <source>below %1 up to position %2</source>
        <translation>到位置 %2 为止低于 %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>Equal rows</source>
        <translation>相同的行</translation>
    </message>
    <message>
        <source>Different rows</source>
        <translation>不同的行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1（共 %2 个）</translation>
    </message>
    <message>
        <source>Scores at distance %1</source>
        <translation>距离 %1 的分数</translation>
    </message>
    <message>
        <source>off by up to %1</source>
        <translation>最多偏离 %1</translation>
    </message>
    <message>
        <source>M_k for k = %1</source>
        <translation>M_k，k = %1</translation>
    </message>
    <message>
        <source>fails by up to %1</source>
        <translation>偏差最多 %1</translation>
    </message>
    <message>
        <source>The error of the bias over the distance, and of every head, against the exact encoding. Rounded: %1.</source>
        <translation>偏置随距离的误差，以及每个头相对于精确编码的误差。舍入方式：%1。</translation>
    </message>
    <message>
        <source>The error of the table over the position, and of every pair, against the exact encoding. Rounded: %1.</source>
        <translation>表随位置的误差，以及每个维度对相对于精确编码的误差。舍入方式：%1。</translation>
    </message>
    <message>
        <source>They are being computed.</source>
        <translation>正在计算主成分。</translation>
    </message>
    <message>
        <source>Error: %1.</source>
        <translation>误差：%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>RMS, max</source>
        <translation>RMS, max</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ReadoutText</name>
    <message>
        <source>sin</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>cos</source>
        <translation>cos</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 rad</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>cosine similarity to p = %1: %2</source>
        <translation>与 p = %1 的余弦相似度：%2</translation>
    </message>
    <message>
        <source>similarity to p = %1: %2</source>
        <translation>与 p = %1 的相似度：%2</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>%1 → pair i = %2</source>
        <translation>%1 → 维度对 i = %2</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>row norm</source>
        <translation>行范数</translation>
    </message>
    <message>
        <source>cos, sin</source>
        <translation>cos, sin</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1（共 %2 个）</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>distance %1, head %2</source>
        <translation>距离 %1，头 %2</translation>
    </message>
    <message>
        <source>A: %1   B: %2</source>
        <translation>A：%1   B：%2</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>the cosine of zeros is not defined</source>
        <translation>零的余弦没有定义</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>ReadoutView</name>
    <message>
        <source>Readout</source>
        <translation>读数</translation>
    </message>
    <message>
        <source>Copy readout</source>
        <translation>复制读数</translation>
    </message>
    <message>
        <source>Copy the readout as text</source>
        <translation>将读数复制为文本</translation>
    </message>
    <message>
        <source>The cell under the cursor: %1</source>
        <translation>光标处的单元格：%1</translation>
    </message>
</context>
<context>
    <name>RotationText</name>
    <message>
        <source>q to k: %1°</source>
        <translation>q 到 k：%1°</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>query before</source>
        <translation>旋转前的查询</translation>
    </message>
    <message>
        <source>key before</source>
        <translation>旋转前的键</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
</context>
<context>
    <name>RotationView</name>
    <message>
        <source>nothing is rotated</source>
        <translation>没有旋转</translation>
    </message>
    <message>
        <source>query at p = %1, key at p + k = %2, score %3</source>
        <translation>p = %1 处的查询，p + k = %2 处的键，分数 %3</translation>
    </message>
    <message>
        <source>Dials of pairs %1 show two elements of the query and of the key before and after they are rotated: %2.</source>
        <translation>维度对 %1 的表盘显示查询和键的两个元素在旋转前后的样子：%2。</translation>
    </message>
    <message>
        <source>Choose dials</source>
        <translation>选择表盘</translation>
    </message>
    <message>
        <source>query at p = %1</source>
        <translation>p = %1 处的查询</translation>
    </message>
    <message>
        <source>key at p + k = %1</source>
        <translation>p + k = %1 处的键</translation>
    </message>
    <message>
        <source>q(%1) · k(%2) = %3</source>
        <translation>q(%1) · k(%2) = %3</translation>
    </message>
    <message>
        <source>With the same k = %1 at %2 other places the score differs by at most %3</source>
        <translation>在另外 %2 处取相同的 k = %1 时，分数相差至多 %3</translation>
    </message>
    <message>
        <source>%1: it depends on k alone.</source>
        <translation>%1：它只取决于 k。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>From query to key: %1. The score depends on this alone.</source>
        <translation>从查询到键：%1。得分只取决于此。</translation>
    </message>
    <message>
        <source>From query to key: %1. It is no rotation: the score depends on both places.</source>
        <translation>从查询到键：%1。这不是旋转：得分取决于两个位置。</translation>
    </message>
</context>
<context>
    <name>SentenceText</name>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>Embeddings from a file</source>
        <translation>来自文件的嵌入</translation>
    </message>
    <message>
        <source>Table with a row for each word:</source>
        <translation>每个词占一行的表：</translation>
    </message>
    <message>
        <source>Point at a cell, or press Home and the arrow keys, to see its numbers.</source>
        <translation>指向一个单元格，或按 Home 键和方向键，即可看到其数值。</translation>
    </message>
    <message>
        <source>Point at a cell to see its numbers.</source>
        <translation>指向一个单元格，即可看到其数值。</translation>
    </message>
    <message>
        <source>j = %1</source>
        <translation>j = %1</translation>
    </message>
    <message>
        <source>embedding of the word</source>
        <translation>词的嵌入</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>embedding of the word × √%1</source>
        <translation>词的嵌入 × √%1</translation>
    </message>
    <message>
        <source>embedding × √%1</source>
        <translation>嵌入 × √%1</translation>
    </message>
    <message>
        <source>encoding of positions %1 to %2</source>
        <translation>位置 %1 到 %2 的编码</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>input of the Transformer</source>
        <translation>Transformer 的输入</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation>维度 j</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>范数</translation>
    </message>
    <message>
        <source>attention without positions</source>
        <translation>无位置信息的注意力</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>无位置信息</translation>
    </message>
    <message>
        <source>without</source>
        <translation>无位置</translation>
    </message>
    <message>
        <source>attention with positions</source>
        <translation>有位置信息的注意力</translation>
    </message>
    <message>
        <source>with positions</source>
        <translation>有位置信息</translation>
    </message>
    <message>
        <source>with</source>
        <translation>有位置</translation>
    </message>
    <message>
        <source>outputs without positions</source>
        <translation>无位置信息的输出</translation>
    </message>
    <message>
        <source>outputs without</source>
        <translation>输出（无位置信息）</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>outputs with positions</source>
        <translation>有位置信息的输出</translation>
    </message>
    <message>
        <source>outputs with</source>
        <translation>输出（有位置）</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>rows look at columns</source>
        <translation>行关注列</translation>
    </message>
    <message>
        <source>row → column</source>
        <translation>行 → 列</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”: %3</source>
        <translation>“%1”关注“%2”：%3</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2：%3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>small number: place in the vocabulary</source>
        <translation>小号数字：在词表中的序号</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1: %2 without positions, %3 with positions.</source>
        <translation>%1：没有位置信息时为 %2，有位置信息时为 %3。</translation>
    </message>
    <message>
        <source>No word occurs twice. Repeat one to compare its outputs with each other.</source>
        <translation>没有哪个词出现两次。请让某个词重复出现，以便比较它的各个输出。</translation>
    </message>
    <message>
        <source>“%1” at %2, largest difference between their outputs</source>
        <translation>“%1”（词元 %2）的输出之间的最大差值</translation>
    </message>
    <message>
        <source>Type more than one word to swap two of them.</source>
        <translation>请输入不止一个词，以便交换其中的两个。</translation>
    </message>
    <message>
        <source>Choose two different words to swap: tokens %1 and %2 are both “%3”.</source>
        <translation>请选择两个不同的词来交换：词元 %1 和 %2 都是“%3”。</translation>
    </message>
    <message>
        <source>“%1” at %2 and “%3” at %4 swapped, largest change of a word&apos;s output</source>
        <translation>“%1”（词元 %2）与“%3”（词元 %4）交换位置，各词输出的最大变化</translation>
    </message>
    <message>
        <source>There are encodings for %1 positions (max_len): the tokens behind them have none and are left out.</source>
        <translation>只有 %1 个位置（max_len）有编码：其后的词元没有编码，已略去。</translation>
    </message>
    <message>
        <source>The sentence goes on: its first %1 tokens are used.</source>
        <translation>句子还没有完：只使用其前 %1 个词元。</translation>
    </message>
    <message>
        <source>%1 (%2 and %3)</source>
        <translation>%1（%2 和 %3）</translation>
    </message>
    <message>
        <source>The sentence “%1”: %2 tokens, %3 of them different.</source>
        <translation>句子“%1”：%2 个词元，其中不同的有 %3 个。</translation>
    </message>
    <message>
        <source>Its tokens with the norms of embedding and encoding: %1.</source>
        <translation>各词元及其嵌入和编码的范数：%1。</translation>
    </message>
    <message>
        <source>At “%1”, dimension %2, the embedding is %3 and the encoding %4.</source>
        <translation>在“%1”的维度 %2，嵌入为 %3，编码为 %4。</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>%1: %2 without positions.</source>
        <translation>%1：没有位置信息时为 %2。</translation>
    </message>
    <message>
        <source>A line joins outputs that are equal. Where they differ it is broken.</source>
        <translation>线连着相等的输出。输出不同时线断开。</translation>
    </message>
    <message>
        <source>Whole line: equal outputs.</source>
        <translation>线完整：输出相等。</translation>
    </message>
    <message>
        <source>A line joins outputs that are equal. Where they differ it is broken, and their largest difference stands below the word.</source>
        <translation>线连着相等的输出。输出不同时线断开，最大的差值写在词的下面。</translation>
    </message>
    <message>
        <source>Whole line: equal outputs. Broken line: they differ by the number.</source>
        <translation>线完整：输出相等。线断开：输出相差所写的数。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>交换前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>交换后</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>output of “%1”: the values, each times its weight, added up</source>
        <translation>“%1”的输出：各个值乘以自己的权重，再加起来</translation>
    </message>
    <message>
        <source>output of “%1”: values times weights</source>
        <translation>“%1”的输出：值乘以权重</translation>
    </message>
    <message>
        <source>output of “%1”</source>
        <translation>“%1”的输出</translation>
    </message>
    <message>
        <source>a bar for each of the %1 dimensions</source>
        <translation>%1 个维度各有一根条</translation>
    </message>
    <message>
        <source>Without positions the output of “%1” is a sum of values, each times its weight: %2.</source>
        <translation>没有位置信息时，“%1”的输出是各个值乘以权重之和：%2。</translation>
    </message>
    <message>
        <source>Whole line: equal outputs. Broken line: different outputs. Ends of bars: the change.</source>
        <translation>线完整：输出相等。线中断：输出不同。条的末端：变化。</translation>
    </message>
    <message>
        <source>Broken line: different outputs. Ends of bars: the change.</source>
        <translation>线中断：输出不同。条的末端：变化。</translation>
    </message>
    <message>
        <source>Ends of bars: the change.</source>
        <translation>条的末端：变化。</translation>
    </message>
</context>
<context>
    <name>SentenceView</name>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation>输入一个句子，任何语言均可</translation>
    </message>
    <message>
        <source>The sentence whose words get positions</source>
        <translation>句中的词将获得位置</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>输入句子</translation>
    </message>
    <message>
        <source>Words with their positions</source>
        <translation>词及其位置</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2，%3</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 个维度</translation>
    </message>
    <message>
        <source>embedding | encoding</source>
        <translation>嵌入 | 编码</translation>
    </message>
    <message>
        <source>embedding + encoding</source>
        <translation>嵌入 + 编码</translation>
    </message>
    <message>
        <source>The words of “%1” with their positions, %2.</source>
        <translation>“%1”的各个词及其位置，%2。</translation>
    </message>
    <message>
        <source>The sentence is empty. Type one above, such as “dog bites man”, to see its words get positions.</source>
        <translation>句子是空的。请在上方输入一个，例如“狗 咬 人”，看看其中的词怎样获得位置。</translation>
    </message>
    <message>
        <source>Open embeddings …</source>
        <translation>打开嵌入…</translation>
    </message>
    <message>
        <source>Take the embeddings of words from a table in a file, a row for each</source>
        <translation>从文件的表中读取词的嵌入，每个词一行</translation>
    </message>
    <message>
        <source>Random embeddings</source>
        <translation>随机嵌入</translation>
    </message>
    <message>
        <source>Go back to random embeddings</source>
        <translation>恢复使用随机嵌入</translation>
    </message>
    <message>
        <source>Open embeddings</source>
        <translation>打开嵌入</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>SimilarityView</name>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Divide by the lengths of the rows: cosine similarity</source>
        <translation>除以各行的范数：余弦相似度</translation>
    </message>
    <message>
        <source>Cosine similarity</source>
        <translation>余弦相似度</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>cos(PE(p), PE(q))</source>
        <translation>cos(PE(p), PE(q))</translation>
    </message>
    <message>
        <source>PE(p) · PE(q)</source>
        <translation>PE(p) · PE(q)</translation>
    </message>
    <message>
        <source>Heatmap of the similarity of all pairs of %1, and below it the similarity of position %2 to all others.</source>
        <translation>%1两两之间相似度的热力图，下方是位置 %2 与所有其他位置的相似度。</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>position q</source>
        <translation>位置 q</translation>
    </message>
    <message>
        <source>to p = %1</source>
        <translation>与 p = %1</translation>
    </message>
    <message>
        <source>Reference position</source>
        <translation>参考位置</translation>
    </message>
    <message>
        <source>The reference position p = %1. The curve below shows how similar the others are to it.</source>
        <translation>参考位置 p = %1。下方的曲线显示其他位置与它的相似程度。</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation>光标处的值</translation>
    </message>
    <message>
        <source>reference: p = %1</source>
        <translation>参考：p = %1</translation>
    </message>
    <message>
        <source>cursor + k: %1</source>
        <translation>光标 + k：%1</translation>
    </message>
    <message>
        <source>cos(PE(p), PE(q)) of p = %1</source>
        <translation>p = %1 的 cos(PE(p), PE(q))</translation>
    </message>
    <message>
        <source>PE(p) · PE(q) of p = %1</source>
        <translation>p = %1 的 PE(p) · PE(q)</translation>
    </message>
    <message>
        <source>Curves of the similarity of position %1 to all others, one for each encoding.</source>
        <translation>位置 %1 与所有其他位置的相似度曲线，每种编码一条。</translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation>光标处的 %1</translation>
    </message>
    <message>
        <source>How unique positions are: %1.</source>
        <translation>位置之间有多容易区分：%1。</translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and their cosines are not defined.</source>
        <translation>所有行都是零：它们相同，余弦没有定义。</translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and all their products are 0.</source>
        <translation>所有行都是零：它们相同，所有的积都是 0。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Colours go from %1 to %2.</source>
        <translation>颜色对应的数值从 %1 到 %2。</translation>
    </message>
    <message>
        <source>of the angles: scores differ, it is no rotation</source>
        <translation>角度的相似度：得分不同，这不是旋转</translation>
    </message>
</context>
<context>
    <name>SingularValuePlot</name>
    <message>
        <source>90 % of the variance by %1, 99 % by %2</source>
        <translation>方差：前 %1 个占 90%，前 %2 个占 99%</translation>
    </message>
    <message>
        <source>%1 are more than rounding</source>
        <translation>%1 个大于舍入误差</translation>
    </message>
    <message>
        <source>i = %1: %2, %3</source>
        <translation>i = %1：%2，%3</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
</context>
<context>
    <name>SpectrumText</name>
    <message>
        <source>original context: %1</source>
        <translation>原始上下文：%1</translation>
    </message>
    <message>
        <source>new context: %1</source>
        <translation>新上下文：%1</translation>
    </message>
    <message>
        <source>1: equal wavelengths</source>
        <translation>1：波长相等</translation>
    </message>
    <message>
        <source>2: the shortest wave that whole positions can show</source>
        <translation>2：整数位置所能表示的最短波长</translation>
    </message>
    <message>
        <source>original: %1</source>
        <translation>原始：%1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>新：%1</translation>
    </message>
    <message>
        <source>2: the shortest wave</source>
        <translation>2：最短的波</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs complete a cycle</source>
        <translation>%1：%3 个维度对中有 %2 个转满一圈</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs</source>
        <translation>%1：%3 个维度对中的 %2 个</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%2 个维度对中的 %1 个</translation>
    </message>
    <message>
        <source>a span of %1</source>
        <translation>跨度 %1</translation>
    </message>
    <message>
        <source>%1 over a span of %2</source>
        <translation>%1，跨度 %2</translation>
    </message>
    <message>
        <source>%1: complete cycles: A %2 of %3 pairs, B %4 of %5</source>
        <translation>%1：转满一圈的维度对：A %2/%3，B %4/%5</translation>
    </message>
</context>
<context>
    <name>SpectrumView</name>
    <message>
        <source>no pairs</source>
        <translation>没有维度对</translation>
    </message>
    <message>
        <source>wavelengths from %1 to %2 positions</source>
        <translation>波长从 %1 到 %2 个位置</translation>
    </message>
    <message>
        <source>pair i</source>
        <translation>维度对 i</translation>
    </message>
    <message>
        <source>wavelength 2π/ω (positions)</source>
        <translation>波长 2π/ω（位置数）</translation>
    </message>
    <message>
        <source>i = %1: %2</source>
        <translation>i = %1：%2</translation>
    </message>
    <message>
        <source>%1, without scaling to %2</source>
        <translation>%1，不缩放时最长 %2</translation>
    </message>
    <message>
        <source>with scaling</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>without</source>
        <translation>缩放前</translation>
    </message>
    <message>
        <source>from %1 to %2: wavelengths of A divided by those of B</source>
        <translation>从 %1 到 %2：A 的波长除以 B 的波长</translation>
    </message>
    <message>
        <source>A: wavelengths from %1, B: from %2 positions</source>
        <translation>A：波长 %1，B：%2 个位置</translation>
    </message>
    <message>
        <source>On a logarithmic axis, pair by pair: %1.</source>
        <translation>在对数轴上逐对显示：%1。</translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis. Round dots on a full line are %1, diamonds on a dashed line %2. %3.</source>
        <translation>对数轴上每个维度对的波长。实线上的圆点为 %1，虚线上的菱形为 %2。%3。</translation>
    </message>
    <message>
        <source>wavelength of A ÷ wavelength of B</source>
        <translation>A 的波长 ÷ B 的波长</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation>光标处的值</translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation>光标处的 %1</translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis: %1.</source>
        <translation>对数坐标轴上每一对的波长：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs complete a cycle</source>
        <translation>%2 个维度对中有 %1 个转满一圈</translation>
    </message>
    <message>
        <source>The cursor is at pair %1, whose wavelength is %2.</source>
        <translation>光标位于维度对 %1，其波长为 %2。</translation>
    </message>
    <message>
        <source>a pair that completes a cycle</source>
        <translation>转满一圈的维度对</translation>
    </message>
    <message>
        <source>a pair that does not</source>
        <translation>没有转满一圈的维度对</translation>
    </message>
</context>
<context>
    <name>TokensView</name>
    <message>
        <source>%1 tokens on %2</source>
        <translation>%2 上的 %1 个 token</translation>
    </message>
    <message>
        <source>%1 · the count goes on at %2 · rope delta %3</source>
        <translation>%1 · 计数从 %2 继续 · rope delta %3</translation>
    </message>
    <message>
        <source>The numbers of tokens as colours, a row for each axis: %1. The cursor is at %2.</source>
        <translation>token 的编号用颜色表示，每个轴一行：%1。光标位于 %2。</translation>
    </message>
    <message>
        <source>The tokens are %1.</source>
        <translation>这些 token 是 %1。</translation>
    </message>
    <message>
        <source>token n</source>
        <translation>token n</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>token %1：%2</translation>
    </message>
    <message>
        <source>token %1, of “%2”: %3</source>
        <translation>token %1，属于“%2”：%3</translation>
    </message>
</context>
<context>
    <name>WavesView</name>
    <message>
        <source>Across dimensions</source>
        <translation>沿维度</translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions</source>
        <translation>所选维度在各位置上的取值，或一个位置在所有维度上的取值</translation>
    </message>
    <message>
        <source>Turn waves</source>
        <translation>切换波形横轴</translation>
    </message>
    <message>
        <source>Switch wave on</source>
        <translation>打开波形</translation>
    </message>
    <message>
        <source>Switch wave off</source>
        <translation>关闭波形</translation>
    </message>
    <message>
        <source>position %1 across dimensions</source>
        <translation>位置 %1 在各维度的取值</translation>
    </message>
    <message>
        <source>the first %1 of %2 chosen dimensions across positions</source>
        <translation>所选 %2 个维度中的前 %1 个随位置的变化</translation>
    </message>
    <message>
        <source>dimension %1 across positions</source>
        <translation>维度 %1 随位置的变化</translation>
    </message>
    <message>
        <source>dimensions %1 across positions</source>
        <translation>维度 %1 随位置的变化</translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation>维度 j</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>position p; bands: from the least to the greatest of %1 positions a pixel, lines: ends and mean</source>
        <translation>位置 p；色带：每像素 %1 个位置的最小值到最大值，线：两端和平均值</translation>
    </message>
    <message>
        <source>position p; bands: least to greatest of %1 positions</source>
        <translation>位置 p；色带：%1 个位置的最小值到最大值</translation>
    </message>
    <message>
        <source>PE(p, j)</source>
        <translation>PE(p, j)</translation>
    </message>
    <message>
        <source>sin</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>cos</source>
        <translation>cos</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Curves of the table: %1. Each dimension has a colour of its own.</source>
        <translation>编码表的曲线：%1。每个维度各有一种颜色。</translation>
    </message>
    <message>
        <source>Waves: %1. Sines are blue, cosines orange; values go from %2 to %3.</source>
        <translation>波形：%1。正弦为蓝色，余弦为橙色；数值从 %2 到 %3。</translation>
    </message>
    <message>
        <source>Waves: %1. Full lines are %2, dashed lines %3.</source>
        <translation>波形：%1。实线为 %2，虚线为 %3。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>pale: not of pair %1, where the cursor is</source>
        <translation>浅色：不属于光标所在的维度对 %1</translation>
    </message>
    <message>
        <source>a dimension</source>
        <translation>一个维度</translation>
    </message>
    <message>
        <source>a whole position, where there is room</source>
        <translation>整数位置（有空间时）</translation>
    </message>
</context>
<context>
    <name>WhatText</name>
    <message>
        <source>Lines, marks and colours</source>
        <translation>线条、标记和颜色</translation>
    </message>
    <message>
        <source>Lesson:</source>
        <translation>课程：</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>看什么</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>caption</name>
    <message>
        <source>%1 of %2 positions and %3 dimensions</source>
        <translation>%1，%2 个位置，%3 个维度</translation>
    </message>
    <message>
        <source>%1. %2. Drawn with Posiscope %3.</source>
        <translation>%1。%2。由 Posiscope %3 绘制。</translation>
    </message>
</context>
<context>
    <name>convert</name>
    <message>
        <source>Storage &amp;form</source>
        <translation>存储形式(&amp;F)</translation>
    </message>
    <message>
        <source>How positions and pairs stand in the array</source>
        <translation>位置和各对在数组中如何排列</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>次序(&amp;O)</translation>
    </message>
    <message>
        <source>Which of sine and cosine comes first</source>
        <translation>正弦和余弦哪个在前</translation>
    </message>
    <message>
        <source>New &amp;grid</source>
        <translation>新网格(&amp;G)</translation>
    </message>
    <message>
        <source>The new places: height × width, as 24x24</source>
        <translation>新的位置：高 × 宽，如 24x24</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新窗口(&amp;W)</translation>
    </message>
    <message>
        <source>The new window of the attention, as 12 or 12x16: its table has (2h − 1)(2w − 1) rows</source>
        <translation>注意力的新窗口，如 12 或 12x16：它的表有 (2h − 1)(2w − 1) 行</translation>
    </message>
    <message>
        <source>Si&amp;ze in the file</source>
        <translation>文件中的大小(&amp;Z)</translation>
    </message>
    <message>
        <source>The grid or window of the file: height × width. It is found where it is square.</source>
        <translation>文件中的网格或窗口：高 × 宽。正方形的会自动找到。</translation>
    </message>
    <message>
        <source>found if square</source>
        <translation>正方形时自动找到</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行数(&amp;R)</translation>
    </message>
    <message>
        <source>How many rows the new table has. Sines and cosines that the file lacks are computed by the formula.</source>
        <translation>新表有多少行。文件中没有的正弦和余弦按公式计算。</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>&amp;Behind the last row</source>
        <translation>最后一行之后(&amp;B)</translation>
    </message>
    <message>
        <source>What stands there if the table gets longer</source>
        <translation>表变长时，那里放什么</translation>
    </message>
    <message>
        <source>&amp;Interpolation</source>
        <translation>插值(&amp;I)</translation>
    </message>
    <message>
        <source>As PyTorch&apos;s interpolate does. timm uses bicubic-antialias, big_vision bilinear-aligned, BEiT geometric.</source>
        <translation>与 PyTorch 的 interpolate 相同。timm 用 bicubic-antialias，big_vision 用 bilinear-aligned，BEiT 用 geometric。</translation>
    </message>
    <message>
        <source>Standard &amp;deviation</source>
        <translation>标准差(&amp;D)</translation>
    </message>
    <message>
        <source>Of the normal random numbers</source>
        <translation>正态随机数的标准差</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>随机种子(&amp;E)</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation>相同的种子给出相同的随机数</translation>
    </message>
    <message>
        <source>Rows in fro&amp;nt</source>
        <translation>前面的行(&amp;N)</translation>
    </message>
    <message>
        <source>The rows before the places (class token, registers), which are kept</source>
        <translation>位置之前的行（分类标记、寄存器），保持不变</translation>
    </message>
    <message>
        <source>as the rows say</source>
        <translation>由行数决定</translation>
    </message>
    <message>
        <source>&amp;Leave out the first</source>
        <translation>去掉最前面的(&amp;L)</translation>
    </message>
    <message>
        <source>The number of rows that are left out at the beginning</source>
        <translation>开头去掉的行数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>New pai&amp;rs</source>
        <translation>新的配对(&amp;R)</translation>
    </message>
    <message>
        <source>The rows of query and key weights for the other pairing of a rotary embedding</source>
        <translation>把查询和键的权重的行，换成旋转嵌入另一种配对的次序</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>头数(&amp;H)</translation>
    </message>
    <message>
        <source>The number of heads of these weights</source>
        <translation>这些权重的头数</translation>
    </message>
    <message>
        <source>Rows of a he&amp;ad</source>
        <translation>每个头的行数(&amp;A)</translation>
    </message>
    <message>
        <source>The number of rows of one head</source>
        <translation>一个头有多少行</translation>
    </message>
    <message>
        <source>Rows that rotat&amp;e</source>
        <translation>旋转的行数(&amp;E)</translation>
    </message>
    <message>
        <source>The number of rows of a head that rotate, from the first</source>
        <translation>每个头从第一行起旋转的行数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Number t&amp;ype</source>
        <translation>数值类型(&amp;Y)</translation>
    </message>
    <message>
        <source>The type of the numbers that are written</source>
        <translation>写出的数值的类型</translation>
    </message>
    <message>
        <source>Sines and cosines: another form, type or length</source>
        <translation>正弦和余弦：另一种形式、类型或长度</translation>
    </message>
    <message>
        <source>Places: another grid</source>
        <translation>位置：另一个网格</translation>
    </message>
    <message>
        <source>Relative biases: another window</source>
        <translation>相对偏置：另一个窗口</translation>
    </message>
    <message>
        <source>Rows: fewer or more</source>
        <translation>行：更少或更多</translation>
    </message>
    <message>
        <source>Query and key weights: the other pairing</source>
        <translation>查询和键的权重：另一种配对</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>Sines first</source>
        <translation>先正弦</translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation>先余弦</translation>
    </message>
    <message>
        <source>Nothing: the table is cut</source>
        <translation>无：表被截短</translation>
    </message>
    <message>
        <source>The last row again</source>
        <translation>重复最后一行</translation>
    </message>
    <message>
        <source>The table again</source>
        <translation>重复整张表</translation>
    </message>
    <message>
        <source>The table again without its rows in front</source>
        <translation>重复整张表，但不含前面的行</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>Nothing: all rows are interpolated</source>
        <translation>无：对所有行插值</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 of the task “%2”</source>
        <translation>任务“%2”中的%1</translation>
    </message>
    <message>
        <source>&amp;Last rows that rotate</source>
        <translation>旋转的末尾行(&amp;L)</translation>
    </message>
    <message>
        <source>The same from the last: 64 of 192 in MLA</source>
        <translation>同上，从末尾算起：MLA 中为 192 中的 64</translation>
    </message>
    <message>
        <source>A&amp;xis of the heads</source>
        <translation>各头所在的轴(&amp;X)</translation>
    </message>
    <message>
        <source>0 in weights of PyTorch, −1 (the last one) in kernels of JAX and Keras</source>
        <translation>PyTorch 权重为 0，JAX 与 Keras 的核为 −1（最后一轴）</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>a long text</source>
        <translation>一段长文字</translation>
    </message>
    <message>
        <source>Pixels of the file per pixel of a size in px: type and lines grow with it.</source>
        <translation>以 px 为单位的尺寸中，每个像素对应文件中的像素数；文字和线条随之变大。</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Pixels per inch. 0 means 300 for a size in in, mm, cm or pt, and 96 × scale for a size in px.</source>
        <translation>每英寸的像素数。0 表示：尺寸以 in、mm、cm 或 pt 为单位时为 300，以 px 为单位时为 96 × scale。</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>The size of labels in the finished picture; titles are larger in proportion. 0 means 8.25 pt at 96 pixels per inch.</source>
        <translation>成品图片中标签的字号；标题按比例更大。0 表示每英寸 96 像素时为 8.25 pt。</translation>
    </message>
    <message>
        <source>scale is for a size in pixels: with a size in %1 choose dpi instead, which is 300 where it is left out</source>
        <translation>scale 只用于以像素为单位的尺寸：尺寸以 %1 为单位时请改用 dpi，省略时为 300</translation>
    </message>
    <message>
        <source>type of %1 pt is too small for a picture of this size</source>
        <translation>%1 pt 的文字对这个尺寸的图片来说太小</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT such as 1600x1000 or 3.25x2.25in, each from %1 to %2 px, or from %3 to %4 in (units: px, in, mm, cm, pt)</source>
        <translation>形如 1600x1000 或 3.25x2.25in 的“宽x高”，每边 %1 到 %2 px，或 %3 到 %4 in（单位：px、in、mm、cm、pt）</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>The array of the file is %1: its axes of length 1 are left out.</source>
        <translation>文件中的数组是 %1：长度为 1 的轴已略去。</translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>the picture would have %1 × %2 pixels, and a .%3 file holds at most %4 either way</source>
        <translation>图片将有 %1 × %2 像素，而 .%3 文件每个方向最多 %4</translation>
    </message>
    <message>
        <source>the picture would have %1 × %2 pixels, and Posiscope draws at most 2^28: choose a smaller size, scale or resolution</source>
        <translation>图片将有 %1 × %2 像素，而 Posiscope 最多绘制 2^28 个：请选择更小的尺寸、缩放或分辨率</translation>
    </message>
    <message>
        <source>the printer does not answer</source>
        <translation>打印机没有响应</translation>
    </message>
    <message>
        <source>cannot write %1: its symbolic links lead in a circle</source>
        <translation>无法写入 %1：它的符号链接形成了循环</translation>
    </message>
    <message>
        <source>One column (3.25 × 2.25 in)</source>
        <translation>单栏（3.25 × 2.25 in）</translation>
    </message>
    <message>
        <source>Two columns (6.75 × 3.5 in)</source>
        <translation>双栏（6.75 × 3.5 in）</translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 px)</source>
        <translation>幻灯片（1920 × 1080 px）</translation>
    </message>
    <message>
        <source>Poster (60 × 40 cm)</source>
        <translation>海报（60 × 40 cm）</translation>
    </message>
    <message>
        <source>cannot read %1: the file is too large to be a lesson</source>
        <translation>无法读取 %1：文件太大，不可能是课程</translation>
    </message>
    <message>
        <source>The reading of %1 was stopped. File ▸ Reload reads it.</source>
        <translation>%1 的读取已停止。“文件 ▸ 重新载入”会读取它。</translation>
    </message>
    <message>
        <source>%1 does not apply to the encoding %2</source>
        <translation>%1 不适用于编码 %2</translation>
    </message>
    <message>
        <source>there is no view “%1”: see posiscope list views</source>
        <translation>没有视图“%1”：请参阅 posiscope list views</translation>
    </message>
    <message>
        <source>the data is larger than a file can be</source>
        <translation>数据超出文件所能容纳的大小</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>个维度</translation>
    </message>
    <message>
        <source>How many numbers describe one position. Two of them make a pair with one frequency.</source>
        <translation>用多少个数描述一个位置。每两个数组成一个维度对，共用一个频率。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>个位置</translation>
    </message>
    <message>
        <source>How many positions the table has, one row each.</source>
        <translation>编码表有多少个位置，每个位置一行。</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Spreads the wavelengths: a larger base makes the slow pairs slower. It is neither a period nor a maximum length.</source>
        <translation>拉开各波长：底数越大，慢的维度对越慢。它既不是周期，也不是最大长度。</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>起始位置</translation>
    </message>
    <message>
        <source>The position of the first row: 0 in the paper, 1 in some textbooks, 2 in fairseq.</source>
        <translation>第一行的位置：论文中为 0，某些教材中为 1，fairseq 中为 2。</translation>
    </message>
    <message>
        <source>d_model is odd: the last sine (dimension %1) has no cosine, so no exact offset map exists for it.</source>
        <translation>d_model 是奇数：最后一个正弦（维度 %1）没有对应的余弦，因此不存在精确的偏移矩阵。</translation>
    </message>
    <message>
        <source>d_model is odd: the last column (dimension %1) is filled with zeros.</source>
        <translation>d_model 是奇数：最后一列（维度 %1）以零填充。</translation>
    </message>
    <message>
        <source>The first row is all zeros, so offset maps from or to it do not hold.</source>
        <translation>首行全为零，因此以它为起点或终点的偏移矩阵不成立。</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>Where the sines and cosines of a pair stand.</source>
        <translation>一个维度对的正弦和余弦放在哪里。</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>sin, cos, sin, cos … (the paper)</source>
        <translation>sin, cos, sin, cos …（论文）</translation>
    </message>
    <message>
        <source>Half-split</source>
        <translation>前后两半</translation>
    </message>
    <message>
        <source>All sines, then all cosines (tensor2tensor, fairseq)</source>
        <translation>先是全部正弦，再是全部余弦（tensor2tensor、fairseq）</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>频谱</translation>
    </message>
    <message>
        <source>How the frequencies of the pairs are spaced.</source>
        <translation>各维度对的频率如何分布。</translation>
    </message>
    <message>
        <source>Paper 2i/d</source>
        <translation>论文 2i/d</translation>
    </message>
    <message>
        <source>Exponent 2i/d: never reaches 1/B</source>
        <translation>指数 2i/d：永远达不到 1/B</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>含端点</translation>
    </message>
    <message>
        <source>Exponent i/(d/2−1): the last pair reaches 1/B (tensor2tensor, fairseq)</source>
        <translation>指数 i/(d/2−1)：最后一个维度对达到 1/B（tensor2tensor、fairseq）</translation>
    </message>
    <message>
        <source>First row all zeros</source>
        <translation>首行全零</translation>
    </message>
    <message>
        <source>A widespread tutorial leaves the first row zero, its cosines too.</source>
        <translation>一份流传很广的教程让首行全为零，连余弦也是。</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦编码</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”</source>
        <translation>%1 必须是%2，不能是“%3”</translation>
    </message>
    <message>
        <source>a value of another type</source>
        <translation>其他类型的值</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>布尔值 true 或 false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>从 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a number greater than %1 and at most %2</source>
        <translation>大于 %1 且不超过 %2 的数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>从 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>a list such as 4-7,20 of whole numbers from %1 to %2</source>
        <translation>形如 4-7,20 的整数列表（每个数从 %1 到 %2）</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下各项之一（%1）</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation>%1 必须是%2，不能是 %3</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>there is no parameter “%1”</source>
        <translation>没有参数“%1”</translation>
    </message>
    <message>
        <source>each of panes must name its view</source>
        <translation>panes 的每一项都必须指明其视图</translation>
    </message>
    <message>
        <source>there is no field “%1”</source>
        <translation>没有字段“%1”</translation>
    </message>
    <message>
        <source>viewport must be a list of four numbers</source>
        <translation>viewport 必须是由四个数组成的列表</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>this is not a Posiscope session</source>
        <translation>这不是 Posiscope 会话</translation>
    </message>
    <message>
        <source>version must be a whole number</source>
        <translation>version 必须是整数</translation>
    </message>
    <message>
        <source>the session has version %1, and this Posiscope reads up to version %2: open it with a newer Posiscope</source>
        <translation>会话的版本为 %1，而此 Posiscope 最高支持版本 %2：请用更新的 Posiscope 打开</translation>
    </message>
    <message>
        <source>version must be at least 1</source>
        <translation>version 必须至少为 1</translation>
    </message>
    <message>
        <source>the file is cut short or is not JSON</source>
        <translation>文件被截断或不是 JSON</translation>
    </message>
    <message>
        <source>panes must be a list of one to four panes</source>
        <translation>panes 必须是由一到四个窗格组成的列表</translation>
    </message>
    <message>
        <source>there is no view “%1”</source>
        <translation>没有视图“%1”</translation>
    </message>
    <message>
        <source>the viewport of pane “%1” must have left &lt; right and top &lt; bottom</source>
        <translation>窗格“%1”的 viewport 必须满足 left &lt; right 且 top &lt; bottom</translation>
    </message>
    <message>
        <source>maximised must be the number of a pane from 0, or -1</source>
        <translation>maximised 必须是从 0 起的窗格编号，或 -1</translation>
    </message>
    <message>
        <source>column_split and row_split must be between 0 and 1</source>
        <translation>column_split 和 row_split 必须在 0 和 1 之间</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Which positional encoding is shown.</source>
        <translation>显示哪一种位置编码。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>How many positions the offset map M_k goes on; negative goes back.</source>
        <translation>偏移矩阵 M_k 使位置增加多少；负数表示减少。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The position under the cursor.</source>
        <translation>光标所在的位置。</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>The dimension under the cursor.</source>
        <translation>光标所在的维度。</translation>
    </message>
    <message>
        <source>Reference position</source>
        <translation>参考位置</translation>
    </message>
    <message>
        <source>The position that the similarity profile compares all others with.</source>
        <translation>相似度曲线将所有其他位置与此位置相比较。</translation>
    </message>
    <message>
        <source>Dimensions to draw</source>
        <translation>要绘制的维度</translation>
    </message>
    <message>
        <source>The dimensions drawn as waves, such as 4-7, 20.</source>
        <translation>绘制为波形的维度，例如 4-7, 20。</translation>
    </message>
    <message>
        <source>Pairs shown as clocks</source>
        <translation>时钟显示的维度对</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>How two positions are compared.</source>
        <translation>两个位置如何比较。</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Positions run</source>
        <translation>位置方向</translation>
    </message>
    <message>
        <source>Whether the table&apos;s positions run down or across.</source>
        <translation>编码表的位置沿纵向还是横向排列。</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Waves run across</source>
        <translation>波形横轴</translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions.</source>
        <translation>所选维度在各位置上的取值，或一个位置在所有维度上的取值。</translation>
    </message>
    <message>
        <source>Colours of values</source>
        <translation>数值的配色</translation>
    </message>
    <message>
        <source>The colour map of the encoding table and the offset map.</source>
        <translation>编码表和偏移矩阵的配色方案。</translation>
    </message>
    <message>
        <source>Colours of similarity</source>
        <translation>相似度的配色</translation>
    </message>
    <message>
        <source>The colour map of the similarity matrix.</source>
        <translation>相似度矩阵的配色方案。</translation>
    </message>
    <message>
        <source>Limits of table colours</source>
        <translation>编码表的颜色范围</translation>
    </message>
    <message>
        <source>Limits of similarity colours</source>
        <translation>相似度的颜色范围</translation>
    </message>
    <message>
        <source>Limits of bias colours</source>
        <translation>偏置的颜色范围</translation>
    </message>
    <message>
        <source>Limits of A − B colours</source>
        <translation>A − B 的颜色范围</translation>
    </message>
    <message>
        <source>The values at the two ends of the colour bar; auto takes them from what is shown.</source>
        <translation>色条两端的值；auto 表示由所显示的内容决定。</translation>
    </message>
    <message>
        <source>auto, or two numbers such as -1, 1, the smaller one first</source>
        <translation>auto，或两个数，如 -1, 1，较小者在前</translation>
    </message>
    <message>
        <source>Square pixels</source>
        <translation>方形像素</translation>
    </message>
    <message>
        <source>Both axes of a matrix have the same scale: its diagonal runs at 45°.</source>
        <translation>矩阵的两个坐标轴比例相同：对角线成 45°。</translation>
    </message>
    <message>
        <source>Waves switched off</source>
        <translation>已关闭的波形</translation>
    </message>
    <message>
        <source>Chosen dimensions that are not drawn.</source>
        <translation>已选择但不绘制的维度。</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>数值类型</translation>
    </message>
    <message>
        <source>The type of the numbers in a .npy file.</source>
        <translation>.npy 文件中数值的类型。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Written above the picture; what is drawn and its shape when left out.</source>
        <translation>写在图片上方；省略时写明所绘内容及其形状。</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>光标</translation>
    </message>
    <message>
        <source>Draw the cursor and its marks too.</source>
        <translation>同时绘制光标及其标记。</translation>
    </message>
    <message>
        <source>Blue–red</source>
        <translation>蓝–红</translation>
    </message>
    <message>
        <source>Blue–orange, dark centre</source>
        <translation>蓝–橙（深色中心）</translation>
    </message>
    <message>
        <source>Cool–warm</source>
        <translation>冷–暖</translation>
    </message>
    <message>
        <source>Purple–orange</source>
        <translation>紫–橙</translation>
    </message>
    <message>
        <source>Brown–teal</source>
        <translation>棕–青</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>cannot write %1: it needs %2 and the disk has %3 left</source>
        <translation>无法写入 %1：需要 %2，而磁盘仅剩 %3</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>no file name was given</source>
        <translation>没有给出文件名</translation>
    </message>
    <message>
        <source>cannot write %1: it is a folder</source>
        <translation>无法写入 %1：它是文件夹</translation>
    </message>
    <message>
        <source>cannot write %1: it is not a regular file</source>
        <translation>无法写入 %1：它不是普通文件</translation>
    </message>
    <message>
        <source>cannot write %1: there is no folder %2</source>
        <translation>无法写入 %1：没有文件夹 %2</translation>
    </message>
    <message>
        <source>cannot write %1: the file is read-only</source>
        <translation>无法写入 %1：该文件是只读的</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>cannot read %1: there is no such file</source>
        <translation>无法读取 %1：没有这个文件</translation>
    </message>
    <message>
        <source>cannot read %1: it is not a regular file</source>
        <translation>无法读取 %1：它不是普通文件</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>cannot read %1: the file is too large to be a session</source>
        <translation>无法读取 %1：文件过大，不可能是会话</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Encoding table</source>
        <translation>编码表</translation>
    </message>
    <message>
        <source>The table of positions × dimensions as colours</source>
        <translation>以颜色显示“位置 × 维度”的编码表</translation>
    </message>
    <message>
        <source>This encoding has no linear map that depends on the offset alone.</source>
        <translation>这种编码没有只取决于偏移的线性变换。</translation>
    </message>
    <message>
        <source>Offset map</source>
        <translation>偏移矩阵</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>读数</translation>
    </message>
    <message>
        <source>The cell under the cursor: its formula with the numbers filled in</source>
        <translation>光标处的单元格：其公式，并代入数值</translation>
    </message>
    <message>
        <source>How alike any two positions are, and one position against all others</source>
        <translation>任意两个位置有多相似，以及一个位置与所有其他位置的比较</translation>
    </message>
    <message>
        <source>The wavelength of every pair</source>
        <translation>每个维度对的波长</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波形</translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions</source>
        <translation>所选维度在各位置上的取值，或一个位置在所有维度上的取值</translation>
    </message>
    <message>
        <source>The settings in %1 could not be read, so Posiscope started with its defaults.</source>
        <translation>无法读取 %1 中的设置，因此 Posiscope 以默认设置启动。</translation>
    </message>
    <message>
        <source>The settings could not be read, so Posiscope started with its defaults. The old file was kept as %1.</source>
        <translation>无法读取设置，因此 Posiscope 以默认设置启动。旧文件已保留为 %1。</translation>
    </message>
    <message>
        <source>POSISCOPE_SIMD is “%1”; this machine has %2</source>
        <translation>POSISCOPE_SIMD 是“%1”；本机支持 %2</translation>
    </message>
    <message>
        <source>%1 means nothing beside the other parameters of %2</source>
        <translation>在 %2 的其他参数下，%1 不起作用</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>绝对位置编码</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋转位置编码</translation>
    </message>
    <message>
        <source>Relative and bias</source>
        <translation>相对位置编码与偏置</translation>
    </message>
    <message>
        <source>a list such as 1, 0.5, 2 of numbers from %1 to %2</source>
        <translation>形如 1, 0.5, 2 的数值列表（每个数从 %1 到 %2）</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数值列表</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>The attention head whose bias is shown.</source>
        <translation>显示哪个注意力头的偏置。</translation>
    </message>
    <message>
        <source>%1 has no table of positions × dimensions: it acts on attention scores. Choose Bias or Distance in this pane&apos;s menu.</source>
        <translation>“%1”没有“位置 × 维度”的编码表：它作用于注意力分数。请在此窗格的菜单中选择“偏置”或“距离”。</translation>
    </message>
    <message>
        <source>%1 has no frequencies, so there is no spectrum.</source>
        <translation>“%1”没有频率，因此没有频谱。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Principal components need the table in memory: max_len × d_model must be at most %1.</source>
        <translation>计算主成分时要将编码表放入内存：max_len × d_model 不能超过 %1。</translation>
    </message>
    <message>
        <source>Principal components of %1 × %2 would take too long: max_len or d_model must be at most %3.</source>
        <translation>计算 %1 × %2 的主成分耗时过长：max_len 或 d_model 不能超过 %3。</translation>
    </message>
    <message>
        <source>as a model that reads all of a text</source>
        <translation>因为是通读整段文本的模型</translation>
    </message>
    <message>
        <source>not shown: Falcon divides the bias by √head_dim, together with the scores</source>
        <translation>未显示：Falcon 将偏置连同分数一起除以 √head_dim</translation>
    </message>
    <message>
        <source>not shown: MPT takes the slopes in another order where the number of heads is no power of two</source>
        <translation>未显示：头数不是 2 的幂时，MPT 的斜率顺序不同</translation>
    </message>
    <message>
        <source>as in T5</source>
        <translation>与 T5 相同</translation>
    </message>
    <message>
        <source>as models of this type do</source>
        <translation>此类模型都如此</translation>
    </message>
    <message>
        <source>as in the encoder; in the decoder all buckets look back</source>
        <translation>与编码器相同；在解码器中，所有桶都用于前面的键</translation>
    </message>
    <message>
        <source>not shown: the trained bias of each bucket, which is in the weights; shown are the buckets</source>
        <translation>未显示：每个桶训练得到的偏置，它在权重中；这里显示的是桶</translation>
    </message>
    <message>
        <source>assumed: max_position = %1, as max_relative_positions is not set</source>
        <translation>假定：max_position = %1，因为没有设置 max_relative_positions</translation>
    </message>
    <message>
        <source>not shown: the learned embeddings of the buckets, with the terms %1</source>
        <translation>未显示：各个桶的可学习嵌入，包含 %1 等项</translation>
    </message>
    <message>
        <source>assumed: distances clipped as Shaw’s, as there are no position_buckets; DeBERTa counts them from the query, the other way round</source>
        <translation>假定：距离按 Shaw 的方式截断，因为没有 position_buckets；DeBERTa 从查询开始计数，方向相反</translation>
    </message>
    <message>
        <source>assumed: max_relative_position = %1 − 1 = %2, one for every distance</source>
        <translation>假定：max_relative_position = %1 − 1 = %2，每个距离一个</translation>
    </message>
    <message>
        <source>as queries look both ways</source>
        <translation>因为查询同时看前后两侧的键</translation>
    </message>
    <message>
        <source>as queries look back alone</source>
        <translation>因为查询只看前面的键</translation>
    </message>
    <message>
        <source>read: %1 %2 → max_len; distances beyond it count as %2</source>
        <translation>读取：%1 %2 → max_len；超出它的距离按 %2 计</translation>
    </message>
    <message>
        <source>read: %1 %2</source>
        <translation>读取：%1 %2</translation>
    </message>
    <message>
        <source>read: %1 %2 → %3</source>
        <translation>读取：%1 %2 → %3</translation>
    </message>
    <message>
        <source>an object or null</source>
        <translation>对象或 null</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as there is %3</source>
        <translation>忽略：%1 %2，因为已有 %3</translation>
    </message>
    <message>
        <source>%1 must be %2, and one of its numbers is not</source>
        <translation>%1 必须是%2，而其中有一个数不符合</translation>
    </message>
    <message>
        <source>assumed: %1 %2, the default of model_type %3</source>
        <translation>假定：%1 %2，即 model_type %3 的默认值</translation>
    </message>
    <message>
        <source>assumed: %1 %2, %3</source>
        <translation>假定：%1 %2（%3）</translation>
    </message>
    <message>
        <source>ignored: %1 %2, which changes nothing here</source>
        <translation>忽略：%1 %2，在此不起作用</translation>
    </message>
    <message>
        <source>not understood: %1; the model may number positions otherwise than shown</source>
        <translation>未能识别：%1；模型的位置编号方式可能与所示不同</translation>
    </message>
    <message>
        <source>not shown: the second half of each head, turned by the row and the column of a patch with frequencies from the weights; words leave it as it is</source>
        <translation>未显示：每个头的后一半按图块的行和列旋转，频率来自权重；单词不改变它</translation>
    </message>
    <message>
        <source>ignored: %1 %2, which Posiscope does not understand</source>
        <translation>忽略：%1 %2，Posiscope 无法识别</translation>
    </message>
    <message>
        <source>ignored: %1 more keys about positions</source>
        <translation>忽略：另有 %1 个关于位置的配置项</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”</source>
        <translation>%1 必须是从 %2 到 %3 的数，不能是“%4”</translation>
    </message>
    <message>
        <source>it is cut short or is not JSON, near byte %1</source>
        <translation>内容被截断或不是 JSON，位置在第 %1 字节附近</translation>
    </message>
    <message>
        <source>it holds more than %1 values</source>
        <translation>包含的值超过 %1 个</translation>
    </message>
    <message>
        <source>its lists and objects are nested more than %1 deep</source>
        <translation>列表和对象的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>its texts and their aliases are more than %1 bytes together</source>
        <translation>文本连同别名合计超过 %1 字节</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>内容为空</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>内容不是 JSON</translation>
    </message>
    <message>
        <source>it is not a model’s configuration, which is a JSON object</source>
        <translation>这不是模型的配置（应为一个 JSON 对象）</translation>
    </message>
    <message>
        <source>read: %1, as the whole configuration says nothing about positions</source>
        <translation>读取：%1，因为整个配置中没有关于位置的内容</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes, which no configuration is</source>
        <translation>文件大于 %1 字节，配置文件不会这么大</translation>
    </message>
    <message>
        <source>not shown: layers with full attention have no positional encoding at all</source>
        <translation>未显示：使用全注意力的层完全没有位置编码</translation>
    </message>
    <message>
        <source>not shown: the decoder has a learned table; this is the encoder’s</source>
        <translation>未显示：解码器有一张可学习的表；这里是编码器的表</translation>
    </message>
    <message>
        <source>not shown: the table of the patches of a picture</source>
        <translation>未显示：图像块的表</translation>
    </message>
    <message>
        <source>not shown: a row of zeros for [CLS] stands before the patches</source>
        <translation>未显示：各图块之前还有一行对应 [CLS] 的零</translation>
    </message>
    <message>
        <source>not shown: layers without attention, which know the order by themselves</source>
        <translation>未显示：不含注意力的层，它们本身就知道顺序</translation>
    </message>
    <message>
        <source>models of this type number positions by a convolution</source>
        <translation>此类模型用卷积来编码位置</translation>
    </message>
    <message>
        <source>models of this type have a learned bias for each offset in two dimensions</source>
        <translation>此类模型对二维的每个偏移有一个可学习的偏置</translation>
    </message>
    <message>
        <source>models of this type have no attention and number no positions</source>
        <translation>此类模型没有注意力，也不编码位置</translation>
    </message>
    <message>
        <source>not shown: layers of the type %1, with rope_theta %2; shown: %3</source>
        <translation>未显示：类型为 %1 的层，其 rope_theta 为 %2；显示的是：%3</translation>
    </message>
    <message>
        <source>as most models do; the file does not say</source>
        <translation>大多数模型都如此；文件中没有说明</translation>
    </message>
    <message>
        <source>not shown: the %1 other elements of each head, which are not turned</source>
        <translation>未显示：每个头的其余 %1 个元素，它们不旋转</translation>
    </message>
    <message>
        <source>assumed: head_dim = %1 %2 / %3 %4 = %5</source>
        <translation>假定：head_dim = %1 %2 / %3 %4 = %5</translation>
    </message>
    <message>
        <source>the usual one, as no key says another</source>
        <translation>常用值，因为没有配置项指定其他值</translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window have the base %1 (%2)</source>
        <translation>未显示：使用滑动窗口的层的底数为 %1（%2）</translation>
    </message>
    <message>
        <source>not shown: %1 of %2 layers have no positional encoding (%3)</source>
        <translation>未显示：%2 层中有 %1 层没有位置编码（%3）</translation>
    </message>
    <message>
        <source>not shown: places in a picture or film, with several numbers each (mrope); words are as shown</source>
        <translation>未显示：图像或视频中的位置，每个位置含多个数（mrope）；文本词元如图所示</translation>
    </message>
    <message>
        <source>assumed: original_max_position = %1 = %2, as nothing else is said</source>
        <translation>假定：original_max_position = %1 = %2，因为没有其他说明</translation>
    </message>
    <message>
        <source>assumed: factor = %1 / original_max_position_embeddings = %2</source>
        <translation>假定：factor = %1 / original_max_position_embeddings = %2</translation>
    </message>
    <message>
        <source>the factor times the original context; the scaling follows the length of the sequence and begins beyond the original context</source>
        <translation>缩放因子乘以原始上下文；缩放取决于序列长度，超出原始上下文后才开始</translation>
    </message>
    <message>
        <source>not shown: scores are multiplied by the square of what mscale_all_dim gives</source>
        <translation>未显示：分数还要乘以 mscale_all_dim 所得值的平方</translation>
    </message>
    <message>
        <source>the longest sequence: up to the original context short_factor is used</source>
        <translation>最长的序列：在原始上下文以内使用 short_factor</translation>
    </message>
    <message>
        <source>ignored: %1 %2, which models of this type do not follow</source>
        <translation>忽略：%1 %2，此类模型不遵循它</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as there are keys of a rotary encoding</source>
        <translation>忽略：%1 %2，因为存在旋转位置编码的配置项</translation>
    </message>
    <message>
        <source>ignored: %1 “%2” is not known; other keys decide</source>
        <translation>忽略：%1“%2”未知；由其他配置项决定</translation>
    </message>
    <message>
        <source>nothing in it says how the model numbers positions: Posiscope looked for a known model_type, %1, keys of RoPE (rope_theta, rope_parameters, rotary_emb_base …), of ALiBi (alibi, use_alibi), T5 (relative_attention_num_buckets) and DeBERTa (position_buckets)</source>
        <translation>其中没有说明模型如何编码位置：Posiscope 查找了已知的 model_type、%1，以及 RoPE（rope_theta、rope_parameters、rotary_emb_base …）、ALiBi（alibi、use_alibi）、T5（relative_attention_num_buckets）和 DeBERTa（position_buckets）的配置项</translation>
    </message>
    <message>
        <source>assumed: max_len as usual, as no key says how many positions there are</source>
        <translation>假定：max_len 取默认值，因为没有配置项说明有多少个位置</translation>
    </message>
    <message>
        <source>clamped: max_len %1 instead of %2, the most that is shown at first</source>
        <translation>截断：max_len 取 %1 而非 %2，这是最初最多显示的数量</translation>
    </message>
    <message>
        <source>assumed: heads as usual, as no key says how many attention heads there are</source>
        <translation>假定：heads 取默认值，因为没有配置项说明有多少个注意力头</translation>
    </message>
    <message>
        <source>it has none of the keys %1, and one of them is needed</source>
        <translation>缺少配置项 %1（至少需要其中一个）</translation>
    </message>
    <message>
        <source>not shown: the trained numbers, which are in the weights; open the model’s .safetensors file with File ▸ Open table. Random numbers stand in their place</source>
        <translation>未显示：训练得到的数值，它们在权重中；请用“文件 ▸ 打开表”打开模型的 .safetensors 文件。此处以随机数代替</translation>
    </message>
    <message>
        <source>assumed: max_len = %1 %2 + %3 rows, as models of this type do</source>
        <translation>假定：max_len = %1 %2 + %3 行，此类模型都如此</translation>
    </message>
    <message>
        <source>assumed: the first word has position %1, as models of this type do</source>
        <translation>假定：第一个词元的位置为 %1，此类模型都如此</translation>
    </message>
    <message>
        <source>as in the paper; the file does not say</source>
        <translation>与论文相同；文件中没有说明</translation>
    </message>
    <message>
        <source>assumed: height and width as usual, as the feature map follows the picture</source>
        <translation>假定：高度和宽度取默认值，因为特征图随图像而定</translation>
    </message>
    <message>
        <source>assumed: max_len = %1, one for each patch and %2 for [CLS] and the like, as models of this type do</source>
        <translation>假定：max_len = %1，每个图块一行，另有 %2 行用于 [CLS] 等，此类模型都如此</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>%1 is not a power of two: the first %2 heads have the slopes of %2 heads, the others every other slope of %3 heads, unsorted.</source>
        <translation>%1 不是 2 的幂：前 %2 个头使用 %2 个头时的斜率，其余的头隔一个取一个 %3 个头时的斜率，不排序。</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>斜率 %1</translation>
    </message>
    <message>
        <source>ALiBi bias max</source>
        <translation>ALiBi 最大偏置指数</translation>
    </message>
    <message>
        <source>The slopes go down to 2 to the power of minus this: 8 in the paper. A larger number lets the last heads look farther back. alibi_bias_max in MPT.</source>
        <translation>斜率最小降到 2 的负多少次幂：论文中为 8。该数越大，靠后的头看得越远。在 MPT 中为 alibi_bias_max。</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Which random numbers: the same seed gives the same ones everywhere.</source>
        <translation>使用哪些随机数：相同的种子在任何地方都给出相同的随机数。</translation>
    </message>
    <message>
        <source>Queries, keys and the table of positions are random numbers (seed %1): what is counted depends on them.</source>
        <translation>查询、键和位置表都是随机数（种子 %1）：计数结果取决于它们。</translation>
    </message>
    <message>
        <source>counted positions, random queries and keys, seed %1</source>
        <translation>计数位置，随机的查询和键，种子 %1</translation>
    </message>
    <message>
        <source>random queries and keys, seed %1</source>
        <translation>随机的查询和键，种子 %1</translation>
    </message>
    <message>
        <source>Head dimensions</source>
        <translation>每头维度</translation>
    </message>
    <message>
        <source>How many numbers a query and a key have.</source>
        <translation>一个查询和一个键各有多少个数。</translation>
    </message>
    <message>
        <source>Max positions</source>
        <translation>最大位置数</translation>
    </message>
    <message>
        <source>The table has so many rows: counting stops at the last one. 64 in the paper’s language models.</source>
        <translation>位置表有这么多行：计数到最后一行为止。论文的语言模型中为 64。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>The bias, or the positions that the gates have counted.</source>
        <translation>偏置，或各个门控累计的位置。</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>What is added to the score</source>
        <translation>分数上所加的值</translation>
    </message>
    <message>
        <source>The sums of the gates from the key to the query</source>
        <translation>从键到查询的门控值之和</translation>
    </message>
    <message>
        <source>How many positions there are. Every gate is computed, so they are limited.</source>
        <translation>有多少个位置。每个门控都要计算，因此数量有限。</translation>
    </message>
    <message>
        <source>CoPE</source>
        <translation>CoPE</translation>
    </message>
    <message>
        <source>max_position is not beyond the exact buckets, which end at %1: the published code divides by zero or less there.</source>
        <translation>max_position 没有超出精确桶的范围（止于 %1）：公开的代码在此会除以零或负数。</translation>
    </message>
    <message>
        <source>Distances from max_position on get buckets beyond bucket_size, as in the published code, which clamps them later.</source>
        <translation>距离达到或超过 max_position 时，桶的编号会超出 bucket_size，与公开的代码相同，后者随后才截断。</translation>
    </message>
    <message>
        <source>signed buckets of query − key, exact within %1</source>
        <translation>查询 − 键的有符号桶，%1 以内精确</translation>
    </message>
    <message>
        <source>Position buckets</source>
        <translation>位置桶数</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>个桶</translation>
    </message>
    <message>
        <source>Buckets on each side of the query, half of them exact: 256 in DeBERTa v2 and v3 (position_buckets).</source>
        <translation>查询每一侧的桶数，其中一半是精确桶：DeBERTa v2 和 v3 中为 256（position_buckets）。</translation>
    </message>
    <message>
        <source>Max relative positions</source>
        <translation>最大相对位置</translation>
    </message>
    <message>
        <source>The distance just beyond the one that reaches the last bucket: 512 in DeBERTa v2 and v3 (max_relative_positions).</source>
        <translation>比刚好到达最后一个桶的距离大 1：DeBERTa v2 和 v3 中为 512（max_relative_positions）。</translation>
    </message>
    <message>
        <source>DeBERTa buckets</source>
        <translation>DeBERTa 分桶</translation>
    </message>
    <message>
        <source>The network is untrained: its weights are random numbers (seed %1).</source>
        <translation>网络未经训练：其权重是随机数（种子 %1）。</translation>
    </message>
    <message>
        <source>random network, seed %1</source>
        <translation>随机网络，种子 %1</translation>
    </message>
    <message>
        <source>Log factor</source>
        <translation>对数系数</translation>
    </message>
    <message>
        <source>The c of ln(1 + c·distance), how much near distances are told apart: 0.1 before training, which changes it.</source>
        <translation>ln(1 + c·距离) 中的 c，决定近距离区分得多细：训练前为 0.1，训练会改变它。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Queries beyond this position measure distances by their own position: 512 before training.</source>
        <translation>超过此位置的查询以自身的位置来度量距离：训练前为 512。</translation>
    </message>
    <message>
        <source>FIRE</source>
        <translation>FIRE</translation>
    </message>
    <message>
        <source>The fastest waves are shorter than two positions: whole positions show aliases of them. More positions or fewer octaves help.</source>
        <translation>最快的波比两个位置还短：整数位置显示的是其混叠。可增加位置或减少倍频程。</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>How many pairs there are, each with twice the frequency of the last.</source>
        <translation>有多少个维度对，每个的频率是前一个的两倍。</translation>
    </message>
    <message>
        <source>Include π</source>
        <translation>含 π</translation>
    </message>
    <message>
        <source>The paper multiplies by π; its published code does not.</source>
        <translation>论文乘以 π；其公开的代码则没有。</translation>
    </message>
    <message>
        <source>Include input</source>
        <translation>包含输入</translation>
    </message>
    <message>
        <source>The first column is the coordinate itself, as in the published code.</source>
        <translation>第一列是坐标本身，与公开的代码相同。</translation>
    </message>
    <message>
        <source>Fourier features</source>
        <translation>傅里叶特征</translation>
    </message>
    <message>
        <source>a and b of each head are random (seed %1), as before training; with one head they can be set.</source>
        <translation>每个头的 a 和 b 是随机的（种子 %1），如同训练之前；只有一个头时可以设定。</translation>
    </message>
    <message>
        <source>a %1, b %2</source>
        <translation>a %1，b %2</translation>
    </message>
    <message>
        <source>a %1, b %2, random, seed %3</source>
        <translation>a %1，b %2，随机，种子 %3</translation>
    </message>
    <message>
        <source>How strongly the bias grows with the distance; for one head. r₁ in the paper.</source>
        <translation>偏置随距离增长的强弱；用于单个头。即论文中的 r₁。</translation>
    </message>
    <message>
        <source>How soon the bias bends from a line to a logarithm; for one head. r₂ in the paper.</source>
        <translation>偏置从直线弯向对数曲线的快慢；用于单个头。即论文中的 r₂。</translation>
    </message>
    <message>
        <source>KERPLE</source>
        <translation>KERPLE</translation>
    </message>
    <message>
        <source>Random numbers: what a learned table is before training. Open a trained one with File ▸ Open table.</source>
        <translation>随机数：可学习的表在训练之前就是这样。请用“文件 ▸ 打开表”打开训练好的表。</translation>
    </message>
    <message>
        <source>max_len × d_model must be at most %1 for a learned table, not %2 × %3</source>
        <translation>可学习的表要求 max_len × d_model 不超过 %1，而这里是 %2 × %3</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Of the random numbers: 0.01 in GPT-2, 0.02 in BERT (initializer_range).</source>
        <translation>随机数的标准差：GPT-2 中为 0.01，BERT 中为 0.02（initializer_range）。</translation>
    </message>
    <message>
        <source>Without the mask nothing tells positions apart.</source>
        <translation>没有掩码，就无法区分各个位置。</translation>
    </message>
    <message>
        <source>the causal mask alone</source>
        <translation>只有因果掩码</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>什么也没有</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>个头</translation>
    </message>
    <message>
        <source>How many attention heads there are, each with a bias of its own.</source>
        <translation>有多少个注意力头，每个头各有自己的偏置。</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Whether keys after the query are masked: their bias is −∞, so that attention never looks ahead.</source>
        <translation>是否掩盖查询之后的键：它们的偏置为 −∞，使注意力永远看不到后面。</translation>
    </message>
    <message>
        <source>Usual mask</source>
        <translation>默认掩码</translation>
    </message>
    <message>
        <source>Causal for ALiBi, KERPLE, FIRE, CoPE and NoPE, none for T5, DeBERTa and Shaw</source>
        <translation>ALiBi、KERPLE、FIRE、CoPE 和 NoPE 用因果掩码，T5、DeBERTa 和 Shaw 不用掩码</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>每个查询都能看到每个键</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Keys after the query are −∞</source>
        <translation>查询之后的键为 −∞</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>桶</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>head_dim × partial_rotary_factor turns only the first %1 of %2 elements; the others pass as they are.</source>
        <translation>head_dim × partial_rotary_factor 只旋转 %2 个元素中的前 %1 个；其余元素保持原样。</translation>
    </message>
    <message>
        <source>partial_rotary_factor %1 leaves nothing to turn of %2 elements</source>
        <translation>partial_rotary_factor 为 %1 时，%2 个元素中没有可旋转的元素</translation>
    </message>
    <message>
        <source>Partial rotary factor</source>
        <translation>部分旋转因子</translation>
    </message>
    <message>
        <source>The share of a head’s elements that is turned, the first ones; the others pass as they are. rotary_pct in GPT-NeoX.</source>
        <translation>每个头的元素中被旋转的比例（前面的那些）；其余元素原样通过。在 GPT-NeoX 中为 rotary_pct。</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放方式</translation>
    </message>
    <message>
        <source>How the encoding is stretched to contexts longer than those of its training; rope_scaling in Hugging Face’s configurations.</source>
        <translation>如何将编码扩展到比训练时更长的上下文；在 Hugging Face 的配置中为 rope_scaling。</translation>
    </message>
    <message>
        <source>No scaling</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>The frequencies of training</source>
        <translation>训练时的频率</translation>
    </message>
    <message>
        <source>Linear (position interpolation)</source>
        <translation>线性（位置插值）</translation>
    </message>
    <message>
        <source>All frequencies divided by the factor</source>
        <translation>所有频率都除以缩放因子</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK-aware</translation>
    </message>
    <message>
        <source>A larger base: the slowest pair is divided by the factor</source>
        <translation>更大的底数：最慢的维度对除以缩放因子</translation>
    </message>
    <message>
        <source>Dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>NTK-aware, by the length of the sequence</source>
        <translation>按序列长度进行 NTK-aware 缩放</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Fast pairs as they are, slow ones divided, a ramp between</source>
        <translation>快的维度对保持不变，慢的除以缩放因子，中间平滑过渡</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Short waves as they are, long ones divided, blended between</source>
        <translation>短波保持不变，长波除以缩放因子，中间混合</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>Every pair divided by a factor of its own</source>
        <translation>每个维度对除以各自的因子</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>How many times longer the context becomes.</source>
        <translation>上下文变为原来的多少倍。</translation>
    </message>
    <message>
        <source>Truncate ramp to whole pairs</source>
        <translation>过渡区取整到维度对</translation>
    </message>
    <message>
        <source>The ramp&apos;s beginning rounded down and its end rounded up, as in the reference implementation.</source>
        <translation>过渡区的起点向下取整，终点向上取整，与参考实现相同。</translation>
    </message>
    <message>
        <source>Original context</source>
        <translation>原始上下文</translation>
    </message>
    <message>
        <source>The context length of training; the spectrum marks it. original_max_position_embeddings in Hugging Face’s configurations.</source>
        <translation>训练时的上下文长度；频谱中会标出。在 Hugging Face 的配置中为 original_max_position_embeddings。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>The length of the sequence: dynamic scaling follows it, LongRoPE chooses its list by it.</source>
        <translation>序列的长度：动态缩放取决于它，LongRoPE 据此选择因子列表。</translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation>beta_fast</translation>
    </message>
    <message>
        <source>Pairs that turn more often than this within the original context keep their frequency.</source>
        <translation>在原始上下文内旋转圈数多于此数的维度对保持其频率。</translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation>beta_slow</translation>
    </message>
    <message>
        <source>The frequency of pairs that turn less often than this within the original context is divided by the factor.</source>
        <translation>在原始上下文内旋转圈数少于此数的维度对，其频率除以缩放因子。</translation>
    </message>
    <message>
        <source>mscale</source>
        <translation>mscale</translation>
    </message>
    <message>
        <source>With mscale_all_dim: the attention factor is the quotient of what each of the two gives (DeepSeek). 0: not used.</source>
        <translation>与 mscale_all_dim 一起使用：注意力因子是两者各自所得值之商（DeepSeek）。0：不使用。</translation>
    </message>
    <message>
        <source>mscale_all_dim</source>
        <translation>mscale_all_dim</translation>
    </message>
    <message>
        <source>See mscale. 0: not used.</source>
        <translation>参见 mscale。0：不使用。</translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation>注意力因子</translation>
    </message>
    <message>
        <source>What cosines and sines are multiplied by. Left empty (or 0) it is what the method says.</source>
        <translation>余弦和正弦所乘的数。留空（或为 0）时用该方法给出的值。</translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation>low_freq_factor</translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation>high_freq_factor</translation>
    </message>
    <message>
        <source>Short factors</source>
        <translation>短因子</translation>
    </message>
    <message>
        <source>What each pair is divided by while the sequence is no longer than the original context; none at all: all ones.</source>
        <translation>序列不长于原始上下文时，各维度对所除的数；留空则全为 1。</translation>
    </message>
    <message>
        <source>Long factors</source>
        <translation>长因子</translation>
    </message>
    <message>
        <source>What each pair is divided by when the sequence is longer than the original context; none at all: all ones.</source>
        <translation>序列长于原始上下文时，各维度对所除的数；留空则全为 1。</translation>
    </message>
    <message>
        <source>The sequence is not longer than the original context: nothing is scaled.</source>
        <translation>序列不长于原始上下文：不作任何缩放。</translation>
    </message>
    <message>
        <source>The base becomes %1.</source>
        <translation>底数变为 %1。</translation>
    </message>
    <message>
        <source>YaRN’s correction range is empty (from %1 to %2): no pair is scaled.</source>
        <translation>YaRN 的校正区间为空（从 %1 到 %2）：没有维度对被缩放。</translation>
    </message>
    <message>
        <source>YaRN’s ramp runs from pair %1 to pair %2: before it pairs keep their frequency, behind it they are divided by %3.</source>
        <translation>YaRN 的过渡区从维度对 %1 到维度对 %2：在它之前的维度对保持频率，在它之后的除以 %3。</translation>
    </message>
    <message>
        <source>%1 pairs keep their frequency, %2 are blended, %3 are divided by %4.</source>
        <translation>%1 个维度对保持频率，%2 个混合，%3 个除以 %4。</translation>
    </message>
    <message>
        <source>The long factors are in use: the sequence is longer than the original context.</source>
        <translation>正在使用长因子：序列长于原始上下文。</translation>
    </message>
    <message>
        <source>The short factors are in use: the sequence is not longer than the original context.</source>
        <translation>正在使用短因子：序列不长于原始上下文。</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1.</source>
        <translation>余弦和正弦乘以 %1。</translation>
    </message>
    <message>
        <source>The longest wavelength is %1 positions, without the scaling %2.</source>
        <translation>最长的波长为 %1 个位置，不缩放时为 %2。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>Which two elements of a query or key are turned together.</source>
        <translation>查询或键的哪两个元素一起旋转。</translation>
    </message>
    <message>
        <source>Element i with element i + d/2: rotate_half (Llama, GPT-NeoX)</source>
        <translation>元素 i 与元素 i + d/2：rotate_half（Llama、GPT-NeoX）</translation>
    </message>
    <message>
        <source>Element 2i with element 2i + 1 (RoFormer, GPT-J)</source>
        <translation>元素 2i 与元素 2i + 1（RoFormer、GPT-J）</translation>
    </message>
    <message>
        <source>How many elements a query and a key of one attention head have; an even number.</source>
        <translation>一个注意力头的查询和键各有多少个元素；须为偶数。</translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>The vectors that are turned and compared.</source>
        <translation>进行旋转和比较的向量。</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>全 1</translation>
    </message>
    <message>
        <source>Every element is 1</source>
        <translation>每个元素都是 1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Independent standard normal numbers of the seed</source>
        <translation>由种子产生的独立标准正态随机数</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>The numbers of query and key</source>
        <translation>查询和键的数值</translation>
    </message>
    <message>
        <source>Which random numbers: the same seed gives the same ones.</source>
        <translation>使用哪些随机数：相同的种子给出相同的随机数。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>One number for every element of the head; none at all: all ones.</source>
        <translation>头的每个元素对应一个数；留空则全为 1。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Scores divided by √head_dim</source>
        <translation>分数除以 √head_dim</translation>
    </message>
    <message>
        <source>As attention does before its softmax.</source>
        <translation>与注意力在 softmax 之前的做法相同。</translation>
    </message>
    <message>
        <source>head_dim must be even, not %1: elements are turned in pairs</source>
        <translation>head_dim 必须是偶数，不能是 %1：元素成对旋转</translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, not %3, or none at all</source>
        <translation>%1 必须包含 %2 个数（而非 %3 个），或者留空</translation>
    </message>
    <message>
        <source>%1 buckets of key − query</source>
        <translation>键 − 查询的 %1 个桶</translation>
    </message>
    <message>
        <source>Clipping distance</source>
        <translation>截断距离</translation>
    </message>
    <message>
        <source>Beyond this distance all keys on one side are treated alike: 16 in the paper.</source>
        <translation>超过此距离后，同一侧的所有键都同样处理：论文中为 16。</translation>
    </message>
    <message>
        <source>Shaw buckets</source>
        <translation>Shaw 分桶</translation>
    </message>
    <message>
        <source>d_model must be a multiple of 4 (sine and cosine of x and y), not %1</source>
        <translation>d_model 必须是 4 的倍数（x 与 y 的正弦和余弦），不能是 %1</translation>
    </message>
    <message>
        <source>places</source>
        <translation>个位置</translation>
    </message>
    <message>
        <source>How many numbers describe one place, half of them x and half of them y. A multiple of 4.</source>
        <translation>用多少个数描述一个位置，一半属于 x，一半属于 y。须为 4 的倍数。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Which of the published forms.</source>
        <translation>采用哪一种已发表的形式。</translation>
    </message>
    <message>
        <source>[PE(x) | PE(y)], half-split each, from 0</source>
        <translation>[PE(x) | PE(y)]，各自前后两半，从 0 开始</translation>
    </message>
    <message>
        <source>[PE(y) | PE(x)], interleaved each, counted from 1</source>
        <translation>[PE(y) | PE(x)]，各自交错，从 1 开始计数</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>How many rows of places the grid has.</source>
        <translation>网格有多少行位置。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How many places a row of the grid has.</source>
        <translation>网格的一行有多少个位置。</translation>
    </message>
    <message>
        <source>Normalise to 2π</source>
        <translation>归一化到 2π</translation>
    </message>
    <message>
        <source>DETR: both coordinates are scaled so that the last one is 2π.</source>
        <translation>DETR：缩放两个坐标，使各自的最后一个为 2π。</translation>
    </message>
    <message>
        <source>Sinusoidal 2-D</source>
        <translation>二维正弦编码</translation>
    </message>
    <message>
        <source>The bias of each bucket and head is a random number (normal, seed %1): in T5 it is learned.</source>
        <translation>每个桶和每个头的偏置是随机数（正态分布，种子 %1）：在 T5 中它是可学习的。</translation>
    </message>
    <message>
        <source>num_buckets is odd: bucket %1 is never used in two directions.</source>
        <translation>num_buckets 是奇数：双向时永远不会用到桶 %1。</translation>
    </message>
    <message>
        <source>max_distance is not beyond the exact buckets, which end at %1: the published code divides by zero or less there.</source>
        <translation>max_distance 没有超出精确桶的范围（止于 %1）：公开的代码在此会除以零或负数。</translation>
    </message>
    <message>
        <source>random biases, seed %1</source>
        <translation>随机偏置，种子 %1</translation>
    </message>
    <message>
        <source>%1 buckets up to distance %2</source>
        <translation>%1 个桶，直到距离 %2</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>How many buckets the distances fall into, both directions together: 32 in T5 (relative_attention_num_buckets).</source>
        <translation>各距离分入多少个桶，两个方向合计：T5 中为 32（relative_attention_num_buckets）。</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>Max distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>From this distance on everything is in the last bucket: 128 in T5 (relative_attention_max_distance).</source>
        <translation>从此距离起，全部归入最后一个桶：T5 中为 128（relative_attention_max_distance）。</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>Half of the buckets for keys after the query, as in the encoder. Otherwise these are all in bucket 0, as in the decoder.</source>
        <translation>将一半的桶用于查询之后的键，与编码器相同。否则这些键都归入桶 0，与解码器相同。</translation>
    </message>
    <message>
        <source>The numbers of the buckets, or a bias for each of them.</source>
        <translation>各桶的编号，或每个桶的一个偏置。</translation>
    </message>
    <message>
        <source>Bucket numbers</source>
        <translation>桶编号</translation>
    </message>
    <message>
        <source>The bucket that each distance falls into</source>
        <translation>每个距离所属的桶</translation>
    </message>
    <message>
        <source>Random biases</source>
        <translation>随机偏置</translation>
    </message>
    <message>
        <source>A random number for each bucket and head</source>
        <translation>每个桶和每个头一个随机数</translation>
    </message>
    <message>
        <source>How far the random biases spread.</source>
        <translation>随机偏置的分散程度。</translation>
    </message>
    <message>
        <source>T5 buckets</source>
        <translation>T5 分桶</translation>
    </message>
    <message>
        <source>%1 has changed: the table has %2 × %3 cells now, not %4 × %5. Open it again.</source>
        <translation>%1 已更改：其中的表目前有 %2 × %3 个单元格，而不是 %4 × %5 个。请重新打开。</translation>
    </message>
    <message>
        <source>The shape of the table when it was opened.</source>
        <translation>打开时表的形状。</translation>
    </message>
    <message>
        <source>Cells that are no finite numbers have a colour of their own: %1 NaN, %2 infinite.</source>
        <translation>不是有限数的单元格用专门的颜色表示：%1 个 NaN，%2 个无穷大。</translation>
    </message>
    <message>
        <source>your file</source>
        <translation>您的文件</translation>
    </message>
    <message>
        <source>Replaced views</source>
        <translation>被替换的视图</translation>
    </message>
    <message>
        <source>Panes whose view stands in for one that cannot show the encoding: the pane, the view before, the view now.</source>
        <translation>视图被能显示该编码的视图代替的窗格：窗格、原来的视图、现在的视图。</translation>
    </message>
    <message>
        <source>Table from a file</source>
        <translation>来自文件的表</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file that the table is read from.</source>
        <translation>从中读取表的文件。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The name of the table in its file.</source>
        <translation>表在其文件中的名称。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>The fastest waves are shorter than two timesteps: whole timesteps show aliases of them.</source>
        <translation>最快的波比两个时间步还短：整数时间步显示的是其混叠。</translation>
    </message>
    <message>
        <source>Downscale freq. shift</source>
        <translation>频率降尺度偏移</translation>
    </message>
    <message>
        <source>Taken from d/2 in the exponent: 1 lets the slowest pair reach 1/B, 0 is the spectrum of the Transformer paper.</source>
        <translation>在指数中从 d/2 减去的数：为 1 时最慢的维度对达到 1/B，为 0 时即 Transformer 论文的频谱。</translation>
    </message>
    <message>
        <source>Timestep scale</source>
        <translation>时间步缩放</translation>
    </message>
    <message>
        <source>Timesteps are multiplied by this first; 1000 where they run from 0 to 1.</source>
        <translation>时间步先乘以此数；时间步从 0 到 1 时取 1000。</translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation>余弦在前</translation>
    </message>
    <message>
        <source>The half of the cosines stands before the half of the sines.</source>
        <translation>余弦的一半放在正弦的一半之前。</translation>
    </message>
    <message>
        <source>Diffusion timestep</source>
        <translation>扩散时间步</translation>
    </message>
    <message>
        <source>Rows are distances from the query back to the key: row 0 is the distance %1, the last row %2.</source>
        <translation>各行是从查询往回到键的距离：第 0 行为距离 %1，最后一行为 %2。</translation>
    </message>
    <message>
        <source>All sines, then all cosines (Transformer-XL)</source>
        <translation>先是全部正弦，再是全部余弦（Transformer-XL）</translation>
    </message>
    <message>
        <source>sin, cos, sin, cos … (ESPnet, fairseq)</source>
        <translation>sin, cos, sin, cos …（ESPnet、fairseq）</translation>
    </message>
    <message>
        <source>Negative distances too</source>
        <translation>包含负距离</translation>
    </message>
    <message>
        <source>Rows for keys ahead of the query, down to −(max_len − 1), as in ESPnet; the original looks back alone.</source>
        <translation>为查询之后的键也设置行，直到 −(max_len − 1)，与 ESPnet 相同；原论文只看前面的键。</translation>
    </message>
    <message>
        <source>Transformer-XL</source>
        <translation>Transformer-XL</translation>
    </message>
    <message>
        <source>xPos multiplies by powers beyond 1e37 here: it reaches %1 positions from the centre, with scale_base %2. Choose fewer positions or a larger scale_base.</source>
        <translation>xPos 在此处所乘的幂超过 1e37：位置距中心达 %1，而 scale_base 为 %2。请减少位置数，或选择更大的 scale_base。</translation>
    </message>
    <message>
        <source>The table is that of queries; keys are divided by what queries are multiplied by. At position %1 both are as they are.</source>
        <translation>表中是查询的值；键要除以查询所乘的数。在位置 %1，两者都保持原样。</translation>
    </message>
    <message>
        <source>Scale base</source>
        <translation>缩放基数</translation>
    </message>
    <message>
        <source>Over so many positions pair i fades by ζ_i.</source>
        <translation>每经过这么多个位置，维度对 i 衰减为 ζ_i 倍。</translation>
    </message>
    <message>
        <source>xPos</source>
        <translation>xPos</translation>
    </message>
    <message>
        <source>A fitted map needs the table in memory: max_len × d_model must be at most %1.</source>
        <translation>拟合矩阵时要将编码表放入内存：max_len × d_model 不能超过 %1。</translation>
    </message>
    <message>
        <source>A fitted map needs room in memory: d_model must be at most %1.</source>
        <translation>拟合矩阵需要足够的内存：d_model 不能超过 %1。</translation>
    </message>
    <message>
        <source>The offset must be between -%1 and %1 to fit a map to %2 positions.</source>
        <translation>要对 %2 个位置拟合矩阵，偏移必须在 -%1 到 %1 之间。</translation>
    </message>
    <message>
        <source>A cell of the table is no finite number, so that nothing can be computed from all of them.</source>
        <translation>表中有单元格不是有限数，因此无法用全部单元格进行计算。</translation>
    </message>
    <message>
        <source>stopped before it was done</source>
        <translation>未完成就已停止</translation>
    </message>
    <message>
        <source>line %1: its quotes are wrong</source>
        <translation>第 %1 行：引号有误</translation>
    </message>
    <message>
        <source>line %1 is no text</source>
        <translation>第 %1 行不是文本</translation>
    </message>
    <message>
        <source>line %1 is empty</source>
        <translation>第 %1 行是空的</translation>
    </message>
    <message>
        <source>line %1, column %2: there is no number</source>
        <translation>第 %1 行第 %2 列：没有数</translation>
    </message>
    <message>
        <source>line %1, column %2: “%3” is no number</source>
        <translation>第 %1 行第 %2 列：“%3”不是数</translation>
    </message>
    <message>
        <source>line %1 has %2 cells, and the first line has %3</source>
        <translation>第 %1 行有 %2 个单元格，而首行有 %3 个</translation>
    </message>
    <message>
        <source>there is not enough memory for its %1 MiB</source>
        <translation>内存不足，放不下其 %1 MiB 数据</translation>
    </message>
    <message>
        <source>its %1 bytes would take %2 MB of memory; --memory %3G on the command line reads it, and File ▸ Open table asks</source>
        <translation>其 %1 字节会占用 %2 MB 内存；命令行用 --memory %3G 可以读取，窗口中“文件 ▸ 打开表”会询问</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>内容在读取过程中发生了变化</translation>
    </message>
    <message>
        <source>line %1 is too long</source>
        <translation>第 %1 行过长</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>its name holds a null character</source>
        <translation>其名称中含有空字符</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>内容在读取过程中变短了</translation>
    </message>
    <message>
        <source>its header holds a text of more than 4 MB</source>
        <translation>文件头中有超过 4 MB 的文本</translation>
    </message>
    <message>
        <source>its header holds null characters</source>
        <translation>文件头中含有空字符</translation>
    </message>
    <message>
        <source>its header is not correct JSON</source>
        <translation>文件头不是正确的 JSON</translation>
    </message>
    <message>
        <source>its header is not the dictionary that NumPy writes</source>
        <translation>文件头不是 NumPy 所写的字典</translation>
    </message>
    <message>
        <source>its header says “%1” twice</source>
        <translation>文件头中“%1”出现了两次</translation>
    </message>
    <message>
        <source>its header has an unknown field “%1”</source>
        <translation>文件头中有未知字段“%1”</translation>
    </message>
    <message>
        <source>its header is wrong or not supported at “%1”</source>
        <translation>文件头在“%1”处有误或不受支持</translation>
    </message>
    <message>
        <source>its header has no field “%1”</source>
        <translation>文件头中没有字段“%1”</translation>
    </message>
    <message>
        <source>its numbers are of the unknown type “%1”</source>
        <translation>数值的类型“%1”未知</translation>
    </message>
    <message>
        <source>it is cut short within its header</source>
        <translation>内容在文件头中被截断</translation>
    </message>
    <message>
        <source>it has the NPY version %1.%2, which does not exist</source>
        <translation>NPY 版本 %1.%2 不存在</translation>
    </message>
    <message>
        <source>its header of %1 bytes is too long</source>
        <translation>文件头有 %1 字节，过长</translation>
    </message>
    <message>
        <source>its array has more than %1 dimensions</source>
        <translation>数组的维数超过 %1</translation>
    </message>
    <message>
        <source>its cells are of the type “%1”, not numbers</source>
        <translation>单元格的类型为“%1”，不是数值</translation>
    </message>
    <message>
        <source>its header promises more than a file can hold</source>
        <translation>文件头所声明的数据超出文件所能容纳的大小</translation>
    </message>
    <message>
        <source>it is cut short: its header promises %1 bytes of numbers, and there are %2</source>
        <translation>内容被截断：文件头声明有 %1 字节的数值，实际有 %2 字节</translation>
    </message>
    <message>
        <source>its header promises %1 bytes of numbers, and there are %2</source>
        <translation>文件头声明有 %1 字节的数值，实际有 %2 字节</translation>
    </message>
    <message>
        <source>the array “%1”: %2</source>
        <translation>数组“%1”：%2</translation>
    </message>
    <message>
        <source>it is cut short or damaged</source>
        <translation>内容被截断或已损坏</translation>
    </message>
    <message>
        <source>it is a zip archive that is cut short or damaged</source>
        <translation>这是被截断或已损坏的 zip 压缩包</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>内容已加密</translation>
    </message>
    <message>
        <source>it is packed in a way that Posiscope does not read</source>
        <translation>其压缩方式是 Posiscope 无法读取的</translation>
    </message>
    <message>
        <source>it holds two arrays of the name “%1”</source>
        <translation>有两个名为“%1”的数组</translation>
    </message>
    <message>
        <source>it is a zip archive without any array (a member that ends in .npy)</source>
        <translation>这是不含任何数组（以 .npy 结尾的成员）的 zip 压缩包</translation>
    </message>
    <message>
        <source>it holds Python pickles, which can run any program and are never read; convert it in Python, with safetensors.torch.save_file({&quot;wpe&quot;: tensor}, &quot;wpe.safetensors&quot;) or numpy.save(&quot;wpe.npy&quot;, tensor.numpy())</source>
        <translation>其中含有 Python pickle，它可以运行任意程序，因此从不读取；请在 Python 中用 safetensors.torch.save_file({&quot;wpe&quot;: tensor}, &quot;wpe.safetensors&quot;) 或 numpy.save(&quot;wpe.npy&quot;, tensor.numpy()) 转换</translation>
    </message>
    <message>
        <source>it holds an NPY array but does not end in .npy</source>
        <translation>内容是 NPY 数组，但文件名不以 .npy 结尾</translation>
    </message>
    <message>
        <source>it does not begin as a file that ends in %1 must</source>
        <translation>文件开头不符合以 %1 结尾的文件的要求</translation>
    </message>
    <message>
        <source>the tensor “%1” promises more than a file can hold</source>
        <translation>张量“%1”所声明的数据超出文件所能容纳的大小</translation>
    </message>
    <message>
        <source>the tensor “%1” does not end at the end of a byte</source>
        <translation>张量“%1”没有在字节边界处结束</translation>
    </message>
    <message>
        <source>the data_offsets of the tensor “%1” do not fit its shape</source>
        <translation>张量“%1”的 data_offsets 与其形状不符</translation>
    </message>
    <message>
        <source>the tensor “%1” does not begin where the one before it ends</source>
        <translation>张量“%1”没有从前一个张量的结束处开始</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>内容过短</translation>
    </message>
    <message>
        <source>its header would be %1 bytes long, more than 100 MB</source>
        <translation>文件头长达 %1 字节，超过 100 MB</translation>
    </message>
    <message>
        <source>it is cut short: its header would be %1 bytes long, and the file ends before</source>
        <translation>内容被截断：文件头应长 %1 字节，而文件在此之前就结束了</translation>
    </message>
    <message>
        <source>the tensor “%1” has more than %2 dimensions</source>
        <translation>张量“%1”的维数超过 %2</translation>
    </message>
    <message>
        <source>its header is cut short or is not correct JSON, near byte %1</source>
        <translation>文件头被截断或不是正确的 JSON，位置在第 %1 字节附近</translation>
    </message>
    <message>
        <source>its header is no JSON object</source>
        <translation>文件头不是 JSON 对象</translation>
    </message>
    <message>
        <source>“__metadata__” in its header must hold only texts</source>
        <translation>文件头中的“__metadata__”只能包含文本</translation>
    </message>
    <message>
        <source>the tensor “%1” must be described by an object</source>
        <translation>张量“%1”必须用对象来描述</translation>
    </message>
    <message>
        <source>the dtype of the tensor “%1” is no text</source>
        <translation>张量“%1”的 dtype 不是文本</translation>
    </message>
    <message>
        <source>the shape of the tensor “%1” is no list of whole numbers from 0 to 2^64 − 1</source>
        <translation>张量“%1”的形状不是由 0 到 2^64 − 1 的整数组成的列表</translation>
    </message>
    <message>
        <source>the data_offsets of the tensor “%1” are no two whole numbers</source>
        <translation>张量“%1”的 data_offsets 不是两个整数</translation>
    </message>
    <message>
        <source>the tensor “%1” has unknown fields, too many or too deep</source>
        <translation>张量“%1”有未知字段，过多或嵌套过深</translation>
    </message>
    <message>
        <source>its header describes more than %1 arrays or has too long names</source>
        <translation>文件头描述的数组超过 %1 个，或名称过长</translation>
    </message>
    <message>
        <source>the tensor “%1” has the field “%2” twice</source>
        <translation>张量“%1”的字段“%2”出现了两次</translation>
    </message>
    <message>
        <source>the tensor “%1” has the unknown dtype “%2”</source>
        <translation>张量“%1”的 dtype“%2”未知</translation>
    </message>
    <message>
        <source>the tensor “%1” has no field “%2”</source>
        <translation>张量“%1”没有字段“%2”</translation>
    </message>
    <message>
        <source>its header does not begin with {</source>
        <translation>文件头不以 { 开头</translation>
    </message>
    <message>
        <source>it holds no arrays</source>
        <translation>不含任何数组</translation>
    </message>
    <message>
        <source>none of its %1 arrays has numbers that Posiscope reads: “%2” is of the type %3</source>
        <translation>它的 %1 个数组都不是 Posiscope 能读的数：“%2”的类型是 %3</translation>
    </message>
    <message>
        <source>none of its %1 arrays is a table of numbers</source>
        <translation>其 %1 个数组都不是数值表</translation>
    </message>
    <message>
        <source>it holds %1 tables, and one of them must be chosen: %2</source>
        <translation>含有 %1 张表，必须选择其中一张：%2</translation>
    </message>
    <message>
        <source>it holds a single number, not a table</source>
        <translation>内容是单个数，不是表</translation>
    </message>
    <message>
        <source>it holds an empty array, not a table</source>
        <translation>内容是空数组，不是表</translation>
    </message>
    <message>
        <source>it holds an empty array of %1, not a table</source>
        <translation>内容是 %1 的空数组，不是表</translation>
    </message>
    <message>
        <source>it holds an array of the type %1, which Posiscope does not read</source>
        <translation>内容是类型为 %1 的数组，Posiscope 不读取这种类型</translation>
    </message>
    <message>
        <source>it holds a %1-D array of %2 numbers, not a table</source>
        <translation>内容是 %1 维数组（%2 个数），不是表</translation>
    </message>
    <message>
        <source>it holds a table of %1 numbers, and Posiscope reads at most %2 rows and %3 columns</source>
        <translation>内容是含 %1 个数的表，而 Posiscope 最多读取 %2 行和 %3 列</translation>
    </message>
    <message>
        <source>it holds a table of %1 %2 numbers, and Posiscope reads at most 2 GiB</source>
        <translation>内容是含 %1 个 %2 数值的表，而 Posiscope 最多读取 2 GiB</translation>
    </message>
    <message>
        <source>it is a zip archive with too many members</source>
        <translation>这是成员过多的 zip 压缩包</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>%1 adds nothing to attention scores by itself. Choose Encoding table in this pane&apos;s menu, or an encoding such as ALiBi.</source>
        <translation>“%1”本身不向注意力分数添加任何值。请在此窗格的菜单中选择“编码表”，或选择 ALiBi 之类的编码。</translation>
    </message>
    <message>
        <source>What is added to the attention score of every query and key</source>
        <translation>每个查询和键的注意力分数上所加的值</translation>
    </message>
    <message>
        <source>Nothing is compared. Compare ▸ Compare two encodings puts a second one beside the first.</source>
        <translation>未进行比较。“比较 ▸ 比较两种编码”会在第一种编码旁边放上第二种。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>What A and B differ in, in words and numbers</source>
        <translation>以文字和数值说明 A 与 B 的不同之处</translation>
    </message>
    <message>
        <source>The bias of %1 is not a function of the distance alone. Choose Bias in this pane&apos;s menu.</source>
        <translation>“%1”的偏置不只是距离的函数。请在此窗格的菜单中选择“偏置”。</translation>
    </message>
    <message>
        <source>%1 has no curve over the distance between query and key. Choose Similarity in this pane&apos;s menu, or an encoding such as ALiBi.</source>
        <translation>“%1”没有随查询与键的距离变化的曲线。请在此窗格的菜单中选择“相似度”，或选择 ALiBi 之类的编码。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Bias or score over the distance between query and key, for every head</source>
        <translation>每个头的偏置或分数，随查询与键的距离变化</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>主成分</translation>
    </message>
    <message>
        <source>The principal components of the table, and its singular values</source>
        <translation>编码表的主成分及其奇异值</translation>
    </message>
    <message>
        <source>The matrix M that carries PE(p) to PE(p + k), exact or fitted, and clock hands of chosen pairs</source>
        <translation>将 PE(p) 映射到 PE(p + k) 的矩阵 M（精确或拟合），以及所选维度对的时钟指针</translation>
    </message>
    <message>
        <source>%1 rotates no queries and keys: choose a rotary encoding (RoPE, xPos).</source>
        <translation>“%1”不旋转查询和键：请选择旋转位置编码（RoPE、xPos）。</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>A query and a key before and after they are rotated, and their score</source>
        <translation>一个查询和一个键在旋转前后的样子，以及它们的分数</translation>
    </message>
    <message>
        <source>hidden must be a list of words</source>
        <translation>hidden 必须是字符串列表</translation>
    </message>
    <message>
        <source>there is no control “%1” that could be hidden</source>
        <translation>没有可以隐藏的控件“%1”</translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation>无法计算“%1”：%2</translation>
    </message>
    <message>
        <source>the result is not a finite number</source>
        <translation>结果不是有限数</translation>
    </message>
    <message>
        <source>a number “{{ …” has no end “}}”</source>
        <translation>数“{{ …”没有结尾的“}}”</translation>
    </message>
    <message>
        <source>“%1” should end with : and a number of digits, such as : 6 or : .2</source>
        <translation>“%1”应以冒号加位数结尾，例如 : 6 或 : .2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>%1 %2 is outside %3 … %4</source>
        <translation>%1 %2 超出从 %3 到 %4 的范围</translation>
    </message>
    <message>
        <source>nothing is compared in this state</source>
        <translation>此状态下未进行比较</translation>
    </message>
    <message>
        <source>the encoding has no table of positions × dimensions</source>
        <translation>此编码没有“位置 × 维度”的编码表</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>the encoding has no pairs of sines and cosines</source>
        <translation>此编码没有由正弦和余弦组成的维度对</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>the encoding has no formula for M_k</source>
        <translation>此编码没有 M_k 的公式</translation>
    </message>
    <message>
        <source>the encoding adds no bias to scores</source>
        <translation>此编码不向分数添加偏置</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>the encoding does not rotate queries and keys</source>
        <translation>此编码不旋转查询和键</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>位</translation>
    </message>
    <message>
        <source>“%1” should be “key = value”</source>
        <translation>“%1”应写成“key = value”</translation>
    </message>
    <message>
        <source>“%1” cannot be asked for in this way</source>
        <translation>不能用这种方式询问“%1”</translation>
    </message>
    <message>
        <source>%1 is never “%2”</source>
        <translation>%1 不可能是“%2”</translation>
    </message>
    <message>
        <source>a line “key = value” is wanted here</source>
        <translation>此处应为“key = value”形式的一行</translation>
    </message>
    <message>
        <source>the prediction asks no question</source>
        <translation>预测没有提出问题</translation>
    </message>
    <message>
        <source>a prediction has at least two answers “- [ ] …”, one of them right “- [x] …” and one wrong</source>
        <translation>预测至少要有两个答案“- [ ] …”，其中至少一个正确“- [x] …”，至少一个错误</translation>
    </message>
    <message>
        <source>the task does not say what to do</source>
        <translation>任务没有说明要做什么</translation>
    </message>
    <message>
        <source>the task has no line “done: condition”</source>
        <translation>任务缺少“done: condition”这样的一行</translation>
    </message>
    <message>
        <source>the step has no title</source>
        <translation>这一步没有标题</translation>
    </message>
    <message>
        <source>the step has a second block “%1”</source>
        <translation>这一步有第二个“%1”块</translation>
    </message>
    <message>
        <source>the block “%1” has no end: a line ```</source>
        <translation>“%1”块没有结尾：缺少一行 ```</translation>
    </message>
    <message>
        <source>a line “key: value” is wanted here</source>
        <translation>此处应为“key: value”形式的一行</translation>
    </message>
    <message>
        <source>the name of a lesson has small letters, digits and hyphens only</source>
        <translation>课程的名称只能含有小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>minutes must be a whole number from 1 to 600</source>
        <translation>minutes 必须是从 1 到 600 的整数</translation>
    </message>
    <message>
        <source>a lesson begins with a line ---</source>
        <translation>课程必须以一行 --- 开头</translation>
    </message>
    <message>
        <source>the header must have lesson and title</source>
        <translation>文件头必须有 lesson 和 title</translation>
    </message>
    <message>
        <source>the header has no end: a line ---</source>
        <translation>文件头没有结尾：缺少一行 ---</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>the file is larger than a lesson may be (1 MiB)</source>
        <translation>文件超过课程的大小上限（1 MiB）</translation>
    </message>
    <message>
        <source>a step begins with a heading “## …”</source>
        <translation>每一步必须以标题“## …”开头</translation>
    </message>
    <message>
        <source>the lesson has no step: a heading “## …” begins one</source>
        <translation>课程一步也没有：每一步以标题“## …”开头</translation>
    </message>
    <message>
        <source>compare must be yes or no</source>
        <translation>compare 必须是 yes 或 no</translation>
    </message>
    <message>
        <source>there is no pane for “%1”</source>
        <translation>没有与“%1”对应的窗格</translation>
    </message>
    <message>
        <source>%1 must be all, or four numbers: left, right, top, bottom</source>
        <translation>%1 必须是 all，或四个数：左、右、上、下</translation>
    </message>
    <message>
        <source>the encoding “%1” has no parameter “%2”</source>
        <translation>编码“%1”没有参数“%2”</translation>
    </message>
    <message>
        <source>the task is done before anything is moved</source>
        <translation>还没有任何改动，任务就已经完成</translation>
    </message>
    <message>
        <source>the solution needs “%1”, which is not in sight</source>
        <translation>解答需要“%1”，但它没有显示出来</translation>
    </message>
    <message>
        <source>the solution does not do what the task asks for</source>
        <translation>解答没有做到任务的要求</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>帧/秒</translation>
    </message>
    <message>
        <source>Frames per second of a motion; at most 50 in a .gif file.</source>
        <translation>动画每秒的帧数；.gif 文件中不超过 50。</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>How many seconds a motion takes; 0 shows every whole number for one frame, and a base for 8 s.</source>
        <translation>动画持续多少秒；为 0 时，每个整数显示一帧，而底数的动画持续 8 秒。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>The lesson that is open: the name of one that comes with the program, or a file.</source>
        <translation>打开的课程：程序自带课程的名称，或一个文件。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>The step of the lesson, from 0.</source>
        <translation>课程的第几步，从 0 数起。</translation>
    </message>
    <message>
        <source>animate must be a motion such as position=0..127, not “%1”</source>
        <translation>animate 必须是形如 position=0..127 的动画，不能是“%1”</translation>
    </message>
    <message>
        <source>animate must move %1, not “%2”</source>
        <translation>animate 改变的必须是%1，不能是“%2”</translation>
    </message>
    <message>
        <source>the motion would have %1 frames, and at most %2 can be exported: choose nearer ends, a shorter time or a lower frame rate</source>
        <translation>动画将有 %1 帧，而最多可以导出 %2 帧：请选择相距更近的起点和终点、更短的时长或更低的帧率</translation>
    </message>
    <message>
        <source>Which value moves.</source>
        <translation>动画改变哪个值。</translation>
    </message>
    <message>
        <source>Position p</source>
        <translation>位置 p</translation>
    </message>
    <message>
        <source>Offset k</source>
        <translation>偏移 k</translation>
    </message>
    <message>
        <source>Base B</source>
        <translation>底数 B</translation>
    </message>
    <message>
        <source>Dimensions d_model</source>
        <translation>维度数 d_model</translation>
    </message>
    <message>
        <source>Positions max_len</source>
        <translation>位置数 max_len</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>What happens when the motion has come to its end.</source>
        <translation>动画到达终点后怎样。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>从头播放</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>往回播放</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>The value that the motion starts at.</source>
        <translation>动画开始时的值。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>The value that the motion ends at.</source>
        <translation>动画结束时的值。</translation>
    </message>
    <message>
        <source>How many seconds the motion takes from end to end: fewer are faster.</source>
        <translation>动画从一端到另一端需要多少秒：越少越快。</translation>
    </message>
    <message>
        <source>Motion bar</source>
        <translation>动画栏</translation>
    </message>
    <message>
        <source>Whether the motion bar is shown.</source>
        <translation>是否显示动画栏。</translation>
    </message>
    <message>
        <source>The table of the embeddings has %1 columns, but d_model is %2: choose a table with as many columns, or set d_model to %1.</source>
        <translation>嵌入表有 %1 列，而 d_model 为 %2：请选择列数相同的表，或将 d_model 设为 %1。</translation>
    </message>
    <message>
        <source>The table of the embeddings has %1 rows, but the sentence has %2 different tokens: choose a larger table, or type a shorter sentence.</source>
        <translation>嵌入表有 %1 行，而句子有 %2 个不同的词元：请选择更大的表，或输入更短的句子。</translation>
    </message>
    <message>
        <source>Attention is computed for at most %1 dimensions, and d_model is %2: make it smaller to see weights and outputs.</source>
        <translation>最多对 %1 个维度计算注意力，而 d_model 为 %2：请将它调小，才能看到权重和输出。</translation>
    </message>
    <message>
        <source>The words or their encodings hold numbers that are not finite, so that no attention can be computed from them.</source>
        <translation>词或其编码中有些数不是有限数，因此无法用它们计算注意力。</translation>
    </message>
    <message>
        <source>%1 adds nothing to words: it turns queries and keys. Choose Sinusoidal, Learned or another absolute encoding, or the view Rotation.</source>
        <translation>“%1”不给词加任何东西：它旋转查询和键。请选择“正弦编码”“可学习（随机）”或其他绝对位置编码，或选择“旋转”视图。</translation>
    </message>
    <message>
        <source>%1 adds nothing to words: it acts on attention scores. Choose Sinusoidal, Learned or another absolute encoding, or the view Bias.</source>
        <translation>“%1”不给词加任何东西：它作用于注意力分数。请选择“正弦编码”“可学习（随机）”或其他绝对位置编码，或选择“偏置”视图。</translation>
    </message>
    <message>
        <source>there is no token %1: the sentence has %2, counted from 0</source>
        <translation>没有词元 %1：句子有 %2 个词元，从 0 数起</translation>
    </message>
    <message>
        <source>The two tokens, counted from 0, that change places: how much do the outputs of the same words change?</source>
        <translation>交换位置的两个词元，从 0 数起：同样的词，输出会变多少？</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>The sentence whose words get positions, in any language.</source>
        <translation>句中的词将获得位置；任何语言均可。</translation>
    </message>
    <message>
        <source>Word and position</source>
        <translation>词与位置</translation>
    </message>
    <message>
        <source>How the embedding of a word and the encoding of its position are put together.</source>
        <translation>词的嵌入与其位置的编码怎样组合在一起。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>The sum: d_model numbers for each word.</source>
        <translation>两者之和：每个词 d_model 个数。</translation>
    </message>
    <message>
        <source>Concatenate</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>One behind the other: 2·d_model numbers for each word.</source>
        <translation>前后相接：每个词 2·d_model 个数。</translation>
    </message>
    <message>
        <source>Embeddings × √d_model</source>
        <translation>嵌入 × √d_model</translation>
    </message>
    <message>
        <source>Multiplies the embeddings of words by √d_model, as the Transformer&apos;s paper does, so that positions do not drown them.</source>
        <translation>将词的嵌入乘以 √d_model，与 Transformer 的论文相同，使位置不会盖过词。</translation>
    </message>
    <message>
        <source>Seed of embeddings</source>
        <translation>嵌入的随机种子</translation>
    </message>
    <message>
        <source>Which random vectors words have: the same seed gives the same ones everywhere.</source>
        <translation>各词使用哪些随机向量：相同的种子在任何地方都给出相同的向量。</translation>
    </message>
    <message>
        <source>How many numbers a query, a key and a value of the attention head have.</source>
        <translation>注意力头的查询、键和值各有多少个数。</translation>
    </message>
    <message>
        <source>Seed of attention</source>
        <translation>注意力的随机种子</translation>
    </message>
    <message>
        <source>Which random matrices W_Q, W_K and W_V the attention head has.</source>
        <translation>注意力头使用哪些随机矩阵 W_Q、W_K 和 W_V。</translation>
    </message>
    <message>
        <source>Swap token</source>
        <translation>交换词元</translation>
    </message>
    <message>
        <source>with token</source>
        <translation>与词元</translation>
    </message>
    <message>
        <source>File of embeddings</source>
        <translation>嵌入文件</translation>
    </message>
    <message>
        <source>The file that the embeddings of words are read from.</source>
        <translation>从中读取词的嵌入的文件。</translation>
    </message>
    <message>
        <source>Table of embeddings</source>
        <translation>嵌入表</translation>
    </message>
    <message>
        <source>The name of the table of embeddings in its file.</source>
        <translation>嵌入表在其文件中的名称。</translation>
    </message>
    <message>
        <source>The pairs shown as clock hands, such as 0, 11, 24.</source>
        <translation>显示为时钟指针的维度对，例如 0, 11, 24。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>The chosen pairs as large clocks, or all pairs as small ones.</source>
        <translation>用大的时钟显示所选的维度对，或用小的时钟显示全部维度对。</translation>
    </message>
    <message>
        <source>Chosen pairs</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>fps must be at most %1 for .gif, where programs play shorter frames slowly, not “%2”</source>
        <translation>.gif 的 fps 不能超过 %1（帧更短时，程序反而放得慢），而这里是“%2”</translation>
    </message>
    <message>
        <source>the animation could not be encoded as GIF</source>
        <translation>无法将动画编码为 GIF</translation>
    </message>
    <message>
        <source>the lesson is missing</source>
        <translation>缺少这个课程</translation>
    </message>
    <message>
        <source>the animation could not be encoded as WebP: %1</source>
        <translation>无法将动画编码为 WebP：%1</translation>
    </message>
    <message>
        <source>%1 has no pairs that turn by the same angle at every step: choose Sinusoidal or a rotary encoding (RoPE, xPos).</source>
        <translation>“%1”没有每一步都转过同样角度的维度对：请选择“正弦编码”或旋转位置编码（RoPE、xPos）。</translation>
    </message>
    <message>
        <source>Pairs of sines and cosines as clock hands, position as time</source>
        <translation>将正弦和余弦组成的维度对显示为时钟指针，位置就是时间</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>The same positions as integers, one-hot, in binary and as waves, and what each is good for</source>
        <translation>用整数、独热编码、二进制和波表示同样的位置，以及它们各自好在哪里</translation>
    </message>
    <message>
        <source>The sentence is empty.</source>
        <translation>句子是空的。</translation>
    </message>
    <message>
        <source>Words with positions, and what attention makes of them</source>
        <translation>词及其位置，以及注意力由此得出什么</translation>
    </message>
    <message>
        <source>Level of the wave game</source>
        <translation>猜波形的关卡</translation>
    </message>
    <message>
        <source>The level of the wave game that is played, or 0.</source>
        <translation>正在玩的关卡，或 0。</translation>
    </message>
    <message>
        <source>Seed of the wave game</source>
        <translation>猜波形的随机种子</translation>
    </message>
    <message>
        <source>Which encoding is hidden: the same seed hides the same.</source>
        <translation>隐藏了哪种编码：种子相同，隐藏的编码也相同。</translation>
    </message>
    <message>
        <source>Hidden encoding revealed</source>
        <translation>隐藏的编码已揭晓</translation>
    </message>
    <message>
        <source>Whether the player of the wave game has given up.</source>
        <translation>玩家是否已放弃。</translation>
    </message>
    <message>
        <source>How A and B differ is what the wave game asks you to find out.</source>
        <translation>A 和 B 有什么不同，正是这个游戏要你找出来的。</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>查询 %1，键 %2</translation>
    </message>
    <message>
        <source>A has %1, and B has not</source>
        <translation>A 有%1，而 B 没有</translation>
    </message>
    <message>
        <source>B has %1, and A has not</source>
        <translation>B 有%1，而 A 没有</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>one has biases, and the other the numbers of the buckets that biases are looked up with</source>
        <translation>一个有偏置，另一个有的是用来查找偏置的桶编号</translation>
    </message>
    <message>
        <source>the heads: %1 in A, %2 in B</source>
        <translation>头数：A 为 %1，B 为 %2</translation>
    </message>
    <message>
        <source>the bias of head %1</source>
        <translation>头 %1 的偏置</translation>
    </message>
    <message>
        <source>the bias of 1 head</source>
        <translation>1 个头的偏置</translation>
    </message>
    <message>
        <source>the bias of %1 heads</source>
        <translation>%1 个头的偏置</translation>
    </message>
    <message>
        <source>a rotation of queries and keys</source>
        <translation>查询和键的旋转</translation>
    </message>
    <message>
        <source>the size of a head: %1 in A, %2 in B; the rotations are not compared</source>
        <translation>头的大小：A 为 %1，B 为 %2；未比较旋转</translation>
    </message>
    <message>
        <source>position %1, what element %2 takes of element %3</source>
        <translation>位置 %1，元素 %2 从元素 %3 所取的份额</translation>
    </message>
    <message>
        <source>the rotation of keys</source>
        <translation>键的旋转</translation>
    </message>
    <message>
        <source>the rotation of queries</source>
        <translation>查询的旋转</translation>
    </message>
    <message>
        <source>the rotation of queries and keys</source>
        <translation>查询和键的旋转</translation>
    </message>
    <message>
        <source>as encoders have it</source>
        <translation>与编码器一致</translation>
    </message>
    <message>
        <source>Keys ahead</source>
        <translation>后面的键</translation>
    </message>
    <message>
        <source>What is added for keys after the query, which no mask hides.</source>
        <translation>没有掩码遮住查询之后的键，这里选择给它们加上什么。</translation>
    </message>
    <message>
        <source>As encoders have it: the farther a key, the less, on both sides</source>
        <translation>与编码器一致：无论在哪一侧，键越远，值越小</translation>
    </message>
    <message>
        <source>The formula of decoders goes on: the farther ahead a key, the more</source>
        <translation>沿用解码器的公式：键越靠后，值越大</translation>
    </message>
    <message>
        <source>[PE(y) | PE(x)], half-split each, endpoint spectrum</source>
        <translation>[PE(y) | PE(x)]，各自前后两半，含端点的频谱</translation>
    </message>
    <message>
        <source>The offset must be 0 to fit a map to a single position.</source>
        <translation>只有一个位置时，偏移必须为 0 才能拟合矩阵。</translation>
    </message>
    <message>
        <source>The first line, %1, was read as the names of the columns, not as numbers.</source>
        <translation>第一行（%1）被读作列名，而不是数值。</translation>
    </message>
    <message>
        <source>The first line, %1, was read as numbers, not as the names of the columns.</source>
        <translation>第一行（%1）被读作数值，而不是列名。</translation>
    </message>
    <message>
        <source>The column “%1” numbers the rows from %2: it was read as their positions, not as a dimension.</source>
        <translation>“%1”列从 %2 起为各行编号：它被读作各行的位置，而不是一个维度。</translation>
    </message>
    <message>
        <source>The first column numbers the rows from %1: it was read as their positions, not as a dimension.</source>
        <translation>第一列从 %1 起为各行编号：它被读作各行的位置，而不是一个维度。</translation>
    </message>
    <message>
        <source>not shown: buckets of their own between two parts of the input</source>
        <translation>未显示：输入的两个部分之间另有各自的桶</translation>
    </message>
    <message>
        <source>models of this type have relative positions whose step doubles from block to block, which Posiscope does not show</source>
        <translation>此类模型采用相对位置，其步长逐块翻倍，Posiscope 无法显示</translation>
    </message>
    <message>
        <source>models of this type number positions by the kind of input, which the file does not say</source>
        <translation>此类模型按输入的种类编码位置，而文件中没有说明输入的种类</translation>
    </message>
    <message>
        <source>not shown: the second half of each head, turned in the same way by the position in the block that is being written</source>
        <translation>未显示：每个头的后一半，它按正在生成的块中的位置以同样的方式旋转</translation>
    </message>
    <message>
        <source>models of this type turn some pairs by the row of a patch and others by its column (RoPE in two dimensions), which Posiscope cannot show</source>
        <translation>此类模型让一部分维度对按图块的行旋转，另一部分按列旋转（二维 RoPE），Posiscope 无法显示</translation>
    </message>
    <message>
        <source>models of this type turn pairs by the frame, the row and the column of a patch (RoPE in three dimensions), which Posiscope cannot show</source>
        <translation>此类模型让维度对按图块的帧、行和列旋转（三维 RoPE），Posiscope 无法显示</translation>
    </message>
    <message>
        <source>not shown: tables of their own in the layers behind the first</source>
        <translation>未显示：第一层之后的各层另有自己的表</translation>
    </message>
    <message>
        <source>not shown: a second table, with a row for each frame</source>
        <translation>未显示：第二张表，每一帧有一行</translation>
    </message>
    <message>
        <source>not shown: half a pixel is taken from each position before it is divided, and each of several feature maps has a learned row that is added to all of it</source>
        <translation>未显示：每个位置在相除之前先减去半个像素；多张特征图各有一行可学习的数值，加到整张图上</translation>
    </message>
    <message>
        <source>models of this type have sinusoids of rows and columns with a temperature or an order of their own, which Posiscope does not show</source>
        <translation>此类模型的行列正弦编码有自己的温度或顺序，Posiscope 无法显示</translation>
    </message>
    <message>
        <source>models of this type have learned tables for offsets of rows and of columns, besides a learned table of places</source>
        <translation>此类模型除了可学习的位置表，还有行偏移和列偏移的可学习表</translation>
    </message>
    <message>
        <source>models of this type number no positions; their convolutions know the place</source>
        <translation>此类模型不编码位置；它们的卷积本身就知道位置</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, or two of them</source>
        <translation>%1 必须是 1 到 %2 的整数，或两个这样的整数</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, or three of them</source>
        <translation>%1 必须是 1 到 %2 的整数，或三个这样的整数</translation>
    </message>
    <message>
        <source>read: %1 %2 / %3 %4 → %5 layers of patches</source>
        <translation>读取：%1 %2 / %3 %4 → %5 层图块</translation>
    </message>
    <message>
        <source>read: context_length %1, patch_length %2, patch_stride %3 → %4 patches</source>
        <translation>读取：context_length %1、patch_length %2、patch_stride %3 → %4 个图块</translation>
    </message>
    <message>
        <source>read: context_length %1 + prediction_length %2 → max_len</source>
        <translation>读取：context_length %1 + prediction_length %2 → max_len</translation>
    </message>
    <message>
        <source>%1 must be two whole numbers from 1 to %2</source>
        <translation>%1 必须是两个 1 到 %2 的整数</translation>
    </message>
    <message>
        <source>read: %1 %2 → two tables, with %3 and %4 elements a row</source>
        <translation>读取：%1 %2 → 两张表，每行分别有 %3 和 %4 个元素</translation>
    </message>
    <message>
        <source>read: %1 %2 / %3 %4 → %5 × %6 patches</source>
        <translation>读取：%1 %2 / %3 %4 → %5 × %6 个图块</translation>
    </message>
    <message>
        <source>not shown: every layer number %1 has no positional encoding (%2; %3 layers)</source>
        <translation>未显示：每第 %1 层没有位置编码（%2；%3 层）</translation>
    </message>
    <message>
        <source>not shown: layers with full attention have no positional encoding at all (%1 layers, %2)</source>
        <translation>未显示：使用全注意力的层完全没有位置编码（%1 层，%2）</translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window keep the frequencies of training (%1 layers); shown are those with full attention</source>
        <translation>未显示：使用滑动窗口的层保持训练时的频率（%1 层）；这里显示的是全注意力的层</translation>
    </message>
    <message>
        <source>not shown: layers without RoPE multiply the query at p by 1 + %1·ln(⌊(p + 1)/%2⌋ + 1) (attn_temperature_tuning)</source>
        <translation>未显示：没有 RoPE 的层将位置 p 的查询乘以 1 + %1·ln(⌊(p + 1)/%2⌋ + 1)（attn_temperature_tuning）</translation>
    </message>
    <message>
        <source>not shown: the query at p is multiplied by 1 + %1·ln(1 + ⌊p/L₀⌋) (llama_4_scaling_beta)</source>
        <translation>未显示：位置 p 的查询乘以 1 + %1·ln(1 + ⌊p/L₀⌋)（llama_4_scaling_beta）</translation>
    </message>
    <message>
        <source>not shown: queries beyond the length of training are multiplied by a quotient of logarithms (use_logn_attn)</source>
        <translation>未显示：超出训练长度的查询乘以对数之比（use_logn_attn）</translation>
    </message>
    <message>
        <source>not shown: sequences longer than those of training raise the base (use_dynamic_ntk); the encoding is that of shorter ones</source>
        <translation>未显示：序列比训练时更长，底数就会提高（use_dynamic_ntk）；这里是较短序列的编码</translation>
    </message>
    <message>
        <source>the longest sequence: up to the original context nothing is scaled</source>
        <translation>最长的序列：在原始上下文以内不缩放</translation>
    </message>
    <message>
        <source>as no key says another</source>
        <translation>因为没有键给出别的值</translation>
    </message>
    <message>
        <source>not shown: layers with linear attention, which know the order by themselves</source>
        <translation>未显示：使用线性注意力的层，它们本身就知道顺序</translation>
    </message>
    <message>
        <source>assumed: the encoding of diffusion timesteps, as its cosines stand before the sines too</source>
        <translation>假定：扩散时间步的编码，因为它的余弦也在正弦之前</translation>
    </message>
    <message>
        <source>not shown: the decoder has a table of its own; this is the encoder’s</source>
        <translation>未显示：解码器有自己的表；这里是编码器的表</translation>
    </message>
    <message>
        <source>not shown: a learned bias by distance, which these models add to the scores as well</source>
        <translation>未显示：按距离的可学习偏置，这些模型也将其加到分数上</translation>
    </message>
    <message>
        <source>not shown: the place of a word on its page, for which there are tables of their own</source>
        <translation>未显示：词在页面上的位置，它们另有自己的表</translation>
    </message>
    <message>
        <source>not shown: tables for the row and the column of a cell</source>
        <translation>未显示：单元格行和列的表</translation>
    </message>
    <message>
        <source>not shown: that each row is put together from a row of a first table and a row of a second one, both of which come again and again</source>
        <translation>未显示：每一行由第一张表的一行和第二张表的一行拼接而成，这两行都会反复出现</translation>
    </message>
    <message>
        <source>not shown: the mean of the whole table is taken away and the rest divided by ten times its standard deviation</source>
        <translation>未显示：减去整张表的均值，再除以标准差的十倍</translation>
    </message>
    <message>
        <source>not shown: a learned factor on these sinusoids, which are those of texts; speech has a convolution and sinusoids whose last frequency is 1/10000</source>
        <translation>未显示：这些正弦编码前的可学习系数，它们用于文本；语音则采用卷积和末频率为 1/10000 的正弦编码</translation>
    </message>
    <message>
        <source>not shown: learned embeddings of the distance in every layer of the encoder</source>
        <translation>未显示：编码器每一层中按距离的可学习嵌入</translation>
    </message>
    <message>
        <source>NTK-mixed</source>
        <translation>NTK-mixed</translation>
    </message>
    <message>
        <source>Every pair divided by a power of the factor, slow ones by more</source>
        <translation>每个维度对除以因子的幂，慢的除得更多</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>The exponent b: pair i of d/2 is divided by s^((2(i + 1)/d)^b). At 1 every pair is divided by s^(2/d) more than the one before it.</source>
        <translation>指数 b：d/2 个维度对中的第 i 对除以 s^((2(i + 1)/d)^b)。取 1 时，每一对都比前一对多除以 s^(2/d)。</translation>
    </message>
    <message>
        <source>high_freq_factor must not be less than low_freq_factor, as %1 is</source>
        <translation>high_freq_factor 不能小于 low_freq_factor，而 %1 小于它</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>How many distances a running mean and an envelope are taken over, half of them on either side.</source>
        <translation>滑动平均和包络所取的距离个数，两侧各一半。</translation>
    </message>
    <message>
        <source>Distance axis</source>
        <translation>距离轴</translation>
    </message>
    <message>
        <source>How the axis of distances is divided. A logarithmic one begins at 1.</source>
        <translation>距离轴的刻度方式。对数轴从 1 开始。</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Whether keys ahead of the query (negative distances) are shown.</source>
        <translation>是否显示位于查询之后的键（负距离）。</translation>
    </message>
    <message>
        <source>0 … L for rotary encodings, otherwise all that there are</source>
        <translation>旋转编码为 0 … L，其他编码为全部距离</translation>
    </message>
    <message>
        <source>0 … L</source>
        <translation>0 … L</translation>
    </message>
    <message>
        <source>As a causal model sees them</source>
        <translation>如因果模型所见</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>What is drawn of a curve over the distance.</source>
        <translation>绘制距离曲线的哪一部分。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Running mean</source>
        <translation>滑动平均</translation>
    </message>
    <message>
        <source>The mean over a window of distances</source>
        <translation>一段距离窗口内的平均值</translation>
    </message>
    <message>
        <source>Mean and envelope</source>
        <translation>平均与包络</translation>
    </message>
    <message>
        <source>The running mean between the smallest and the largest value in its window</source>
        <translation>滑动平均，以及其窗口内的最小值和最大值</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 和 B</translation>
    </message>
    <message>
        <source>a pane shows B, A − B or A and B, but nothing is compared</source>
        <translation>有窗格显示 B、A − B 或 A 和 B，但没有进行比较</translation>
    </message>
    <message>
        <source>The offset maps of A and B have %1 and %2 rows, so there is no difference.</source>
        <translation>A 和 B 的偏移矩阵分别有 %1 行和 %2 行，因此没有差值。</translation>
    </message>
    <message>
        <source>“%1” shows one encoding at a time. Choose A or B in this pane&apos;s menu.</source>
        <translation>“%1” 一次只显示一种编码。请在此窗格的菜单中选择 A 或 B。</translation>
    </message>
    <message>
        <source>“%1” has no difference A − B. Choose A or B in this pane&apos;s menu.</source>
        <translation>“%1” 没有差值 A − B。请在此窗格的菜单中选择 A 或 B。</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>A ÷ B · Spectrum</source>
        <translation>A ÷ B · 频谱</translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1（自动）</translation>
    </message>
    <message>
        <source>the minutes of a step must be a whole number from 1 to 120</source>
        <translation>步骤的分钟数必须是 1 到 120 的整数</translation>
    </message>
    <message>
        <source>“%1” has more than three forms of a word</source>
        <translation>“%1”给出的词形多于三个</translation>
    </message>
    <message>
        <source>“then” and “after” need a question that they follow</source>
        <translation>“then”和“after”前面必须有问题</translation>
    </message>
    <message>
        <source>there is no field “%1”: the header has lesson, title, summary, minutes, goal, needs, can</source>
        <translation>没有字段“%1”：开头部分有 lesson、title、summary、minutes、goal、needs、can</translation>
    </message>
    <message>
        <source>the question is answered before anything is clicked</source>
        <translation>还没有点击，问题就已经回答了</translation>
    </message>
    <message>
        <source>“{{=&gt; %1 }}” is not known before the answer</source>
        <translation>“{{=&gt; %1 }}”在回答之前还不知道</translation>
    </message>
    <message>
        <source>the answer changes “%1” from %2 to %3: write {{= … }} for the value that the question is about, or {{=&gt; … }} for the one after it</source>
        <translation>回答使“%1”从 %2 变成 %3：问题所问的值请写成 {{= … }}，回答之后的值请写成 {{=&gt; … }}</translation>
    </message>
    <message>
        <source>Markdown takes the beginning of this answer for a list, a heading or a quotation: begin with a word</source>
        <translation>Markdown 会把这个答案的开头当作列表、标题或引用：请以文字开头</translation>
    </message>
    <message>
        <source>a question with “number:” or “click:” has no list of answers</source>
        <translation>带“number:”或“click:”的问题没有答案列表</translation>
    </message>
    <message>
        <source>the question has no line “within: …”</source>
        <translation>问题缺少一行“within: …”</translation>
    </message>
    <message>
        <source>what is to be put in order is marked [1], [2], [3] …, each once</source>
        <translation>要排序的各项标为 [1]、[2]、[3]……，每个只用一次</translation>
    </message>
    <message>
        <source>an order has at least three lines “- [1] …”</source>
        <translation>排序题至少有三行“- [1] …”</translation>
    </message>
    <message>
        <source>an answer begins with “- [ ]” or “- [x]”</source>
        <translation>答案以“- [ ]”或“- [x]”开头</translation>
    </message>
    <message>
        <source>“%1” cannot be shown: a picture is a file .svg or .png beside the lesson, given by its bare name</source>
        <translation>“%1”无法显示：图片应是课程文件旁的 .svg 或 .png 文件，只写文件名</translation>
    </message>
    <message>
        <source>there is no picture “%1” beside the lesson</source>
        <translation>课程文件旁没有图片“%1”</translation>
    </message>
    <message>
        <source>the picture “%1” is larger than 4 MiB</source>
        <translation>图片“%1”大于 4 MiB</translation>
    </message>
    <message>
        <source>the picture “%1” cannot be read</source>
        <translation>无法读取图片“%1”</translation>
    </message>
    <message>
        <source>the picture “%1” refers to something outside itself</source>
        <translation>图片“%1”引用了自身以外的内容</translation>
    </message>
    <message>
        <source>a lesson can show the tables of the course only, as course:NAME</source>
        <translation>课程文件只能显示程序自带的表，写作 course:NAME</translation>
    </message>
    <message>
        <source>the course has no table of this name</source>
        <translation>程序没有自带这个名称的表</translation>
    </message>
    <message>
        <source>cosines and sines must be arrays of the same shape</source>
        <translation>余弦与正弦必须是形状相同的数组</translation>
    </message>
    <message>
        <source>it is larger than 2 GiB, which Posiscope does not read</source>
        <translation>它大于 2 GiB，Posiscope 不读取这样的文件</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>单元格内显示数值</translation>
    </message>
    <message>
        <source>Values are written into the cells of a heatmap that have room for at least two digits.</source>
        <translation>热力图的单元格至少放得下两位数字时，把数值写在里面。</translation>
    </message>
    <message>
        <source>--order is sine-first or cosine-first</source>
        <translation>--order 可选 sine-first 或 cosine-first</translation>
    </message>
    <message>
        <source>--dtype is one of %1</source>
        <translation>--dtype 可选 %1</translation>
    </message>
    <message>
        <source>--%1 is missing</source>
        <translation>缺少 --%1</translation>
    </message>
    <message>
        <source>--rotated must be even and at most --head-dim</source>
        <translation>--rotated 必须是偶数，且不大于 --head-dim</translation>
    </message>
    <message>
        <source>NPY has no bfloat16: write a .safetensors file</source>
        <translation>NPY 没有 bfloat16：请写到 .safetensors 文件</translation>
    </message>
    <message>
        <source>most readers of safetensors know no complex numbers: write a .npy file</source>
        <translation>多数读取 safetensors 的程序不认识复数：请写到 .npy 文件</translation>
    </message>
    <message>
        <source>there are complex numbers of float32 and of float64: choose one with --dtype</source>
        <translation>复数只有 float32 和 float64 两种：请用 --dtype 选择</translation>
    </message>
    <message>
        <source>CSV holds rows and columns of real numbers: write a .npy file</source>
        <translation>CSV 只能存放实数的行和列：请写到 .npy 文件</translation>
    </message>
    <message>
        <source>this table has no single angle for each pair</source>
        <translation>这张表的维度对没有单一的角度</translation>
    </message>
    <message>
        <source>a column of this table belongs to no pair of sine and cosine: only its type and length can be changed</source>
        <translation>这张表有一列不属于任何正弦余弦对：只能改变类型和长度</translation>
    </message>
    <message>
        <source>there is no form “%1”</source>
        <translation>没有存储形式“%1”</translation>
    </message>
    <message>
        <source>this was not recognised as a table of sines and cosines: see posiscope identify</source>
        <translation>没有识别出正弦和余弦的表：请看 posiscope identify</translation>
    </message>
    <message>
        <source>frequencies alone have no positions: --rows is missing</source>
        <translation>单独的频率没有位置：缺少 --rows</translation>
    </message>
    <message>
        <source>a table of a grid cannot be made longer</source>
        <translation>网格的表不能加长</translation>
    </message>
    <message>
        <source>a table with a column of coordinates cannot be made longer</source>
        <translation>带坐标列的表不能加长</translation>
    </message>
    <message>
        <source>The table was not identified: it was stopped.</source>
        <translation>未识别该表：识别已停止。</translation>
    </message>
    <message>
        <source>The table was not recognised: there is no encoding to show.</source>
        <translation>未识别出该表：没有可显示的编码。</translation>
    </message>
    <message>
        <source>Posiscope shows no encoding of this kind: %1.</source>
        <translation>Posiscope 不显示这种编码：%1。</translation>
    </message>
    <message>
        <source>These parameters are beyond the limits of what Posiscope shows.</source>
        <translation>这些参数超出了 Posiscope 能显示的范围。</translation>
    </message>
    <message>
        <source>%1 has no table of positions × dimensions that a file could be compared with.</source>
        <translation>%1 没有可与文件比较的“位置 × 维度”表。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>已转置</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>乘以 %1</translation>
    </message>
    <message>
        <source>%1 rows, not %2</source>
        <translation>%1 行，而不是 %2 行</translation>
    </message>
    <message>
        <source>The file holds the numbers in another way than the encoding&apos;s own table (%1): the difference shows that as well.</source>
        <translation>文件存放数值的方式与编码自身的表不同（%1）：差值中也会体现出来。</translation>
    </message>
    <message>
        <source>frequency %1</source>
        <translation>频率 %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation>角度 %1</translation>
    </message>
    <message>
        <source>sine %1</source>
        <translation>正弦 %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 in row %2, column %3; root mean square %4</source>
        <translation>%1，位于第 %2 行第 %3 列；均方根 %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>rows %1, columns %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>%1 (NaN or infinite: %2)</source>
        <translation>%1（NaN 或无穷：%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>存储方式</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation>最大偏差</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>recognised</source>
        <translation>识别为</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <translation>%1（%2；%3）</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或者</translation>
    </message>
    <message>
        <source>because</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Here stands what the table of a file is and what is wrong with it. Choose File ▸ Identify table, or open a table.</source>
        <translation>这里显示文件中的表是什么、有什么错误。请选择“文件 ▸ 识别表”，或打开一张表。</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>What the table of a file is: encoding, conventions, precision, mistakes</source>
        <translation>文件中的表是什么：编码、约定、精度、错误</translation>
    </message>
    <message>
        <source>Cosines and sines stand in two arrays: open one of them to compare it.</source>
        <translation>余弦和正弦分别在两个数组中：请打开其中一个再比较。</translation>
    </message>
    <message>
        <source>Only an array of two axes is shown as a table.</source>
        <translation>只有两个轴的数组才能显示为表。</translation>
    </message>
    <message>
        <source>The slopes are one geometric row for %1 heads, which are no power of two: the published slopes are those of the next lower power, then every other one of its double</source>
        <translation>%1 个头的斜率是一个等比数列，可是头数不是 2 的幂：公开的斜率先取较小的那个 2 的幂的各个斜率，再从两倍头数的斜率里隔一个取一个</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>slopes: %1 to %2 of %3 heads</source>
        <translation>斜率：%1 至 %2，共 %3 个头</translation>
    </message>
    <message>
        <source>storage: every column grows by the same angle from row to row</source>
        <translation>存储方式：每一列逐行增加相同的角度</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>底数：%1</translation>
    </message>
    <message>
        <source>The last bucket is not limited: numbers reach num_buckets and more</source>
        <translation>最后一个桶没有上限：编号达到甚至超过 num_buckets</translation>
    </message>
    <message>
        <source>far distances</source>
        <translation>远距离</translation>
    </message>
    <message>
        <source>the first column counts the rows, and is a part of the table all the same</source>
        <translation>第一列依次计数各行，但仍是表的一部分</translation>
    </message>
    <message>
        <source>Bucket numbers are others: %1; first at distance %2, bucket %3 where %4 was meant</source>
        <translation>桶的编号不同：%1；首先在距离 %2 处，是第 %3 号桶，本应为第 %4 号</translation>
    </message>
    <message>
        <source>whole numbers, but not those of buckets: they were taken for biases</source>
        <translation>是整数，但不是桶的编号：按偏置处理</translation>
    </message>
    <message>
        <source>whole numbers that depend on the distance alone</source>
        <translation>只取决于距离的整数</translation>
    </message>
    <message>
        <source>storage: periods alone, %1 of them</source>
        <translation>存储方式：只有周期，共 %1 个</translation>
    </message>
    <message>
        <source>storage: frequencies alone, %1 of them</source>
        <translation>存储方式：只有频率，共 %1 个</translation>
    </message>
    <message>
        <source>pairs that do not turn: %1 (proportional rotary)</source>
        <translation>不旋转的维度对：%1（按比例旋转）</translation>
    </message>
    <message>
        <source>grid: %1 × %2 places, the first half of the columns repeats with every row of places</source>
        <translation>网格：%1 × %2 个位置，每过一行位置，前一半的列就重复一次</translation>
    </message>
    <message>
        <source>grid: %1 × %2 places, the second half of the columns repeats with every row of places</source>
        <translation>网格：%1 × %2 个位置，每过一行位置，后一半的列就重复一次</translation>
    </message>
    <message>
        <source>the two halves stand in the other order</source>
        <translation>两半的顺序相反</translation>
    </message>
    <message>
        <source>storage: %1, cosines first: %2 of %3 pairs have a constant norm and turn evenly</source>
        <translation>存储方式：%1，余弦在前：%3 个维度对中有 %2 个范数恒定且匀速旋转</translation>
    </message>
    <message>
        <source>storage: %1, sines first: %2 of %3 pairs have a constant norm and turn evenly</source>
        <translation>存储方式：%1，正弦在前：%3 个维度对中有 %2 个范数恒定且匀速旋转</translation>
    </message>
    <message>
        <source>base: %1 ± %2 from the frequencies</source>
        <translation>底数：由频率得出 %1 ± %2</translation>
    </message>
    <message>
        <source>base: %1 with the other parameters</source>
        <translation>底数：%1，连同其他参数</translation>
    </message>
    <message>
        <source>rows before position 0: %1, %2 of them zeros</source>
        <translation>位置 0 之前的行：%1 行，其中 %2 行为零</translation>
    </message>
    <message>
        <source>rows count down</source>
        <translation>行号递减</translation>
    </message>
    <message>
        <source>sines have the other sign</source>
        <translation>正弦符号相反</translation>
    </message>
    <message>
        <source>all cells are multiplied by %1</source>
        <translation>所有单元格都乘以 %1</translation>
    </message>
    <message>
        <source>random numbers of the seed %1</source>
        <translation>种子 %1 的随机数</translation>
    </message>
    <message>
        <source>mean %1, standard deviation %2, kurtosis %3, correlation of a row with the next %4</source>
        <translation>均值 %1，标准差 %2，峰度 %3，相邻两行的相关系数 %4</translation>
    </message>
    <message>
        <source>all cells are alike</source>
        <translation>所有单元格都相同</translation>
    </message>
    <message>
        <source>normal random numbers, a learned table before training: %1</source>
        <translation>正态随机数，即训练前的可学习表：%1</translation>
    </message>
    <message>
        <source>rows have nothing to do with each other: %1</source>
        <translation>各行之间毫无关系：%1</translation>
    </message>
    <message>
        <source>%1 of %2 cells are NaN or infinite: %3</source>
        <translation>%2 个单元格中有 %1 个是 NaN 或无穷：%3</translation>
    </message>
    <message>
        <source>%1 of %2 pairs have the same norm in every row (%3), but do not turn evenly from row to row</source>
        <translation>%2 对中有 %1 对在每一行的范数都相同（%3），但逐行转动并不均匀</translation>
    </message>
    <message>
        <source>learned, or no table of positions that is known: %1; %2</source>
        <translation>可学习的表，或不是已知的位置表：%1；%2</translation>
    </message>
    <message>
        <source>no pairs of sines and cosines</source>
        <translation>没有正弦和余弦的对</translation>
    </message>
    <message>
        <source>no pairs of sines and cosines, and no bias of the distance alone</source>
        <translation>没有正弦和余弦的对，也没有只取决于距离的偏置</translation>
    </message>
    <message>
        <source>every cell is the index of (Δ row, Δ column) in a window</source>
        <translation>每个单元格是窗口中（Δ 行，Δ 列）的编号</translation>
    </message>
    <message>
        <source>sine and cosine of a pair beside each other</source>
        <translation>每对的正弦和余弦相邻</translation>
    </message>
    <message>
        <source>all of the one function, then all of the other</source>
        <translation>先是一种函数的全部，再是另一种的全部</translation>
    </message>
    <message>
        <source>the coordinate, then sine and cosine of a pair beside each other</source>
        <translation>先是坐标，然后每对的正弦和余弦相邻</translation>
    </message>
    <message>
        <source>[cos | sin] with the halves of each repeated</source>
        <translation>[cos | sin]，各自两半重复</translation>
    </message>
    <message>
        <source>[cos | sin] with every number twice in a row</source>
        <translation>[cos | sin]，每个数连续出现两次</translation>
    </message>
    <message>
        <source>the last axis holds the two functions</source>
        <translation>最后一个轴存放两种函数</translation>
    </message>
    <message>
        <source>the first axis holds the two functions</source>
        <translation>第一个轴存放两种函数</translation>
    </message>
    <message>
        <source>the first axis holds the two functions, halves repeated</source>
        <translation>第一个轴存放两种函数，两半重复</translation>
    </message>
    <message>
        <source>the first axis holds the two functions, neighbours repeated</source>
        <translation>第一个轴存放两种函数，相邻重复</translation>
    </message>
    <message>
        <source>one function alone, halves repeated</source>
        <translation>只有一种函数，两半重复</translation>
    </message>
    <message>
        <source>one function alone, every number twice in a row</source>
        <translation>只有一种函数，每个数连续出现两次</translation>
    </message>
    <message>
        <source>one function alone</source>
        <translation>只有一种函数</translation>
    </message>
    <message>
        <source>cosines and sines in two arrays</source>
        <translation>余弦和正弦在两个数组中</translation>
    </message>
    <message>
        <source>cosines and sines in two arrays, halves repeated</source>
        <translation>余弦和正弦在两个数组中，两半重复</translation>
    </message>
    <message>
        <source>cosines and sines in two arrays, every number twice in a row</source>
        <translation>余弦和正弦在两个数组中，每个数连续出现两次</translation>
    </message>
    <message>
        <source>2 × 2 matrices</source>
        <translation>2 × 2 矩阵</translation>
    </message>
    <message>
        <source>2 × 2 rotation matrices</source>
        <translation>2 × 2 旋转矩阵</translation>
    </message>
    <message>
        <source>Neighbours are repeated where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …</source>
        <translation>应当是前后两半，这里却是相邻重复：请按 0, 2, 4, …, 1, 3, 5, … 重排各列</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>Interleaved where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …</source>
        <translation>应当是前后两半，这里却是交错：请按 0, 2, 4, …, 1, 3, 5, … 重排各列</translation>
    </message>
    <message>
        <source>Half-split where interleaved was meant: reorder columns 0, d/2, 1, d/2 + 1, …</source>
        <translation>应当是交错，这里却是前后两半：请按 0, d/2, 1, d/2 + 1, … 重排各列</translation>
    </message>
    <message>
        <source>Cosines stand first where sines were meant to</source>
        <translation>本应正弦在前，这里余弦在前</translation>
    </message>
    <message>
        <source>Sines stand first where cosines were meant to</source>
        <translation>本应余弦在前，这里正弦在前</translation>
    </message>
    <message>
        <source>Rows and columns are exchanged: positions run across</source>
        <translation>行和列互换：位置横向排列</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>所有单元格</translation>
    </message>
    <message>
        <source>Cells have the precision of %1: sines and cosines were rounded, and what they come from was not</source>
        <translation>单元格只有 %1 的精度：正弦和余弦被舍入，它们的来源没有</translation>
    </message>
    <message>
        <source>frequencies of what was expected</source>
        <translation>预期编码的频率</translation>
    </message>
    <message>
        <source>Every frequency has the precision of %1: inv_freq was rounded</source>
        <translation>每个频率只有 %1 的精度：inv_freq 被舍入了</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>所有维度对</translation>
    </message>
    <message>
        <source>Buckets are two-sided where one-sided ones were meant: the exact part ends at half the distance</source>
        <translation>应当是单向的桶，这里却是双向的：精确部分在一半距离处就结束</translation>
    </message>
    <message>
        <source>Buckets are one-sided where two-sided ones were meant</source>
        <translation>应当是双向的桶，这里却是单向的</translation>
    </message>
    <message>
        <source>all distances</source>
        <translation>所有距离</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Frequencies, positions and angles were all computed in %1</source>
        <translation>频率、位置和角度都以 %1 计算</translation>
    </message>
    <message>
        <source>Frequencies were rounded to %1</source>
        <translation>频率被舍入为 %1</translation>
    </message>
    <message>
        <source>Angles were rounded to %1</source>
        <translation>角度被舍入为 %1</translation>
    </message>
    <message>
        <source>Angles were rounded to %1 before sine and cosine</source>
        <translation>角度在取正弦和余弦之前被舍入为 %1</translation>
    </message>
    <message>
        <source>Cosines and sines are not multiplied by the attention factor %1</source>
        <translation>余弦和正弦没有乘以注意力因子 %1</translation>
    </message>
    <message>
        <source>Base and exponent are exchanged: pair i turns by (2i/d)^(1/B)</source>
        <translation>底数和指数互换：维度对 i 的频率是 (2i/d)^(1/B)</translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant</source>
        <translation>底数是 %1，而应当是 %2</translation>
    </message>
    <message>
        <source>Cosines have the exponent (2i + 1)/d, sines 2i/d: both must have 2i/d</source>
        <translation>余弦的指数是 (2i + 1)/d，正弦是 2i/d：两者都应为 2i/d</translation>
    </message>
    <message>
        <source>cosine columns</source>
        <translation>余弦列</translation>
    </message>
    <message>
        <source>Frequencies, positions, angles, sines and cosines were all computed in %1</source>
        <translation>频率、位置、角度、正弦和余弦都以 %1 计算</translation>
    </message>
    <message>
        <source>Column j has the exponent 2j/d: sine and cosine of a pair have different frequencies; use 2⌊j/2⌋/d</source>
        <translation>第 j 列的指数是 2j/d：同一对的正弦和余弦频率不同；应使用 2⌊j/2⌋/d</translation>
    </message>
    <message>
        <source>The exponent is doubled: pair i turns by B^(−4i/d), as if the base were its square</source>
        <translation>指数翻倍：维度对 i 的频率是 B^(−4i/d)，相当于底数变成了平方</translation>
    </message>
    <message>
        <source>Row 0 is all zeros, its cosines too, which should be 1</source>
        <translation>第 0 行全为零，连本应为 1 的余弦也是</translation>
    </message>
    <message>
        <source>row 0</source>
        <translation>第 0 行</translation>
    </message>
    <message>
        <source>Every frequency has %1 significant bits: inv_freq was rounded to %2</source>
        <translation>每个频率只有 %1 个有效位：inv_freq 被舍入为 %2</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by 0.1 ln s + 1 = %1, where %2 was given</source>
        <translation>余弦和正弦乘以了 0.1 ln s + 1 = %1，而给定的是 %2</translation>
    </message>
    <message>
        <source>The halves of the two axes are exchanged: columns j and j ± d/2</source>
        <translation>两个轴的两半互换：第 j 列和第 j ± d/2 列</translation>
    </message>
    <message>
        <source>All frequencies are divided by the factor, where “%1” was meant</source>
        <translation>所有频率都除以了因子，而应当是“%1”</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1: the logarithm of the factor was applied twice</source>
        <translation>余弦和正弦乘以了 %1：因子的对数用了两次</translation>
    </message>
    <message>
        <source>The frequencies are divided by long_factor, where short_factor was meant</source>
        <translation>频率除以了 long_factor，而应当是 short_factor</translation>
    </message>
    <message>
        <source>Positions are multiplied by B^(2i/d), not divided: the frequencies rise</source>
        <translation>位置乘以了 B^(2i/d)，而不是除以它：频率递增</translation>
    </message>
    <message>
        <source>Row p holds position %1: the rows in the cache were not counted</source>
        <translation>第 p 行存放位置 %1：没有计入缓存中的行</translation>
    </message>
    <message>
        <source>All rows are that of position %1</source>
        <translation>所有行都是位置 %1 的那一行</translation>
    </message>
    <message>
        <source>The grid has %1 × %2 places, not %3 × %4</source>
        <translation>网格有 %1 × %2 个位置，而不是 %3 × %4</translation>
    </message>
    <message>
        <source>The frequencies are those of the spectrum “%1”, not of the one meant</source>
        <translation>频率属于频谱“%1”，而不是预期的频谱</translation>
    </message>
    <message>
        <source>The frequencies end elsewhere: downscale_freq_shift is %1, not %2</source>
        <translation>频率的终点不同：downscale_freq_shift 是 %1，而不是 %2</translation>
    </message>
    <message>
        <source>The frequencies reach 1/B: the exponent is i/(d/2 − 1) where 2i/d was meant</source>
        <translation>频率达到了 1/B：指数是 i/(d/2 − 1)，而应当是 2i/d</translation>
    </message>
    <message>
        <source>Row p holds position %1: padding was counted</source>
        <translation>第 p 行存放位置 %1：计入了填充</translation>
    </message>
    <message>
        <source>Positions were rounded to %1: whole numbers beyond %2 fall together</source>
        <translation>位置被舍入为 %1：大于 %2 的整数会重合</translation>
    </message>
    <message>
        <source>rows from %1 on</source>
        <translation>从第 %1 行起</translation>
    </message>
    <message>
        <source>Row p holds position %1: the rows are moved</source>
        <translation>第 p 行存放位置 %1：各行移位了</translation>
    </message>
    <message>
        <source>All cells are multiplied by %1 = √d</source>
        <translation>所有单元格都乘以了 %1 = √d</translation>
    </message>
    <message>
        <source>All cells are multiplied by %1 = 1/√d</source>
        <translation>所有单元格都乘以了 %1 = 1/√d</translation>
    </message>
    <message>
        <source>√d was rounded to %1: %2 for %3</source>
        <translation>√d 被舍入为 %1：应为 %3，实际是 %2</translation>
    </message>
    <message>
        <source>The scaling “%1” was not applied</source>
        <translation>没有应用缩放“%1”</translation>
    </message>
    <message>
        <source>The sines have the other sign: pairs turn the other way</source>
        <translation>正弦的符号相反：各维度对反向旋转</translation>
    </message>
    <message>
        <source>sine columns</source>
        <translation>正弦列</translation>
    </message>
    <message>
        <source>There are frequencies for the whole head, where a part of it rotates: the exponent is 2i/d, not 2i/r</source>
        <translation>只有头的一部分旋转，这里却有整个头的频率：指数是 2i/d，而不是 2i/r</translation>
    </message>
    <message>
        <source>All pairs turn by 1: the exponent 2i/d was computed with whole numbers</source>
        <translation>所有维度对的频率都是 1：指数 2i/d 用整数计算了</translation>
    </message>
    <message>
        <source>The bounds of YaRN&apos;s ramp are not rounded to whole pairs, which was meant</source>
        <translation>YaRN 过渡区的边界没有取整，而本应取整</translation>
    </message>
    <message>
        <source>The bounds of YaRN&apos;s ramp are rounded to whole pairs, where truncate is false</source>
        <translation>YaRN 过渡区的边界取整到了整对，而 truncate 为 false</translation>
    </message>
    <message>
        <source>%1 is always exact here. Choose Sinusoidal, RoPE, Diffusion timestep or ALiBi to see what rounding does.</source>
        <translation>%1 在这里总是精确的。选择正弦编码、RoPE、扩散时间步或 ALiBi，可以看到舍入的影响。</translation>
    </message>
    <message>
        <source>Nothing is rounded: this encoding is exact. Choose a program, or Custom and a type for each stage, under Precision in the panel.</source>
        <translation>没有任何舍入：这个编码是精确的。请在面板的“精度”中选择一个程序，或选择“自定义”并为每个阶段选一种类型。</translation>
    </message>
    <message>
        <source>Errors are computed cell by cell, up to %1 cells: choose fewer positions or dimensions.</source>
        <translation>误差逐个单元格计算，最多 %1 个：请减少位置或维度。</translation>
    </message>
    <message>
        <source>Errors of</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>Whose errors are drawn over the position.</source>
        <translation>随位置画出谁的误差。</translation>
    </message>
    <message>
        <source>The cursor’s pair</source>
        <translation>光标处的维度对</translation>
    </message>
    <message>
        <source>The pair of the cursor’s dimension, or its head</source>
        <translation>光标所在维度的维度对，或其头</translation>
    </message>
    <message>
        <source>Largest error wanted</source>
        <translation>允许的最大误差</translation>
    </message>
    <message>
        <source>The error that one asks for: a line in the view, and the position up to which it holds.</source>
        <translation>允许多大的误差：视图中的一条线，以及从开头到哪个位置为止不超过它。</translation>
    </message>
    <message>
        <source>The type that frequencies are kept in: inv_freq, a buffer of the model.</source>
        <translation>频率以何种类型保存：inv_freq，模型的一个缓冲区。</translation>
    </message>
    <message>
        <source>The type of positions: bfloat16 holds whole numbers up to 256, float16 up to 2,048.</source>
        <translation>位置的类型：bfloat16 能精确表示 256 以内的整数，float16 能精确表示 2048 以内的整数。</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>The type in which positions are multiplied by frequencies.</source>
        <translation>位置乘以频率时所用的类型。</translation>
    </message>
    <message>
        <source>Sine and cosine</source>
        <translation>正弦与余弦</translation>
    </message>
    <message>
        <source>The type in which sines and cosines of the angles are computed.</source>
        <translation>计算角度的正弦与余弦时所用的类型。</translation>
    </message>
    <message>
        <source>Stored table</source>
        <translation>存储的表</translation>
    </message>
    <message>
        <source>The type in which sines and cosines are kept.</source>
        <translation>正弦与余弦以何种类型保存。</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>旋转运算</translation>
    </message>
    <message>
        <source>The type of the products and sums that turn queries and keys, each one rounded.</source>
        <translation>旋转查询与键的乘积与和所用的类型，每一步都舍入。</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>The type of queries and keys before and after they are turned.</source>
        <translation>查询与键在旋转前后的类型。</translation>
    </message>
    <message>
        <source>Arithmetic of frequencies</source>
        <translation>频率的运算</translation>
    </message>
    <message>
        <source>The type of every operation that leads to a frequency: exponent, power, reciprocal.</source>
        <translation>得到频率的每一步运算所用的类型：指数、幂、倒数。</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>The type that the slopes of the heads are kept in.</source>
        <translation>各头斜率以何种类型保存。</translation>
    </message>
    <message>
        <source>The type of the distances that slopes are multiplied by.</source>
        <translation>与斜率相乘的距离的类型。</translation>
    </message>
    <message>
        <source>The type of the product, which is added to scores.</source>
        <translation>加到分数上的乘积的类型。</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Not rounded</source>
        <translation>不舍入</translation>
    </message>
    <message>
        <source>%1 significant bits</source>
        <translation>%1 位有效位</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Type of the model</source>
        <translation>模型的类型</translation>
    </message>
    <message>
        <source>The type of the model’s weights, which some stages take over.</source>
        <translation>模型权重的类型，某些阶段沿用它。</translation>
    </message>
    <message>
        <source>Order of operations</source>
        <translation>运算顺序</translation>
    </message>
    <message>
        <source>How frequencies are computed in their arithmetic.</source>
        <translation>频率按怎样的运算顺序计算。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>1 / B^(2i/d)</source>
        <translation>1 / B^(2i/d)</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数函数</translation>
    </message>
    <message>
        <source>exp(2i · (−ln B/d)), as in the PyTorch tutorial</source>
        <translation>exp(2i · (−ln B/d))，如 PyTorch 教程</translation>
    </message>
    <message>
        <source>Exponential of a quotient</source>
        <translation>商的指数函数</translation>
    </message>
    <message>
        <source>exp((−ln B · 2i)/d), as in diffusers</source>
        <translation>exp((−ln B · 2i)/d)，如 diffusers</translation>
    </message>
    <message>
        <source>Running product</source>
        <translation>累乘</translation>
    </message>
    <message>
        <source>Each angle is the one before times B^(−2/d), as in llama.cpp</source>
        <translation>每个角度是前一个乘以 B^(−2/d)，如 llama.cpp</translation>
    </message>
    <message>
        <source>Divide by timescales</source>
        <translation>除以时间尺度</translation>
    </message>
    <message>
        <source>An angle is the position divided by B^(2i/d) in place of the position times a frequency.</source>
        <translation>角度是位置除以 B^(2i/d)，而不是位置乘以频率。</translation>
    </message>
    <message>
        <source>Nothing is rounded</source>
        <translation>不作任何舍入</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>A type for every stage</source>
        <translation>每个阶段各选一种类型</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>如 %1</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片数</translation>
    </message>
    <message>
        <source>Where angles, sines or the table are rounded there is no formula for many cells at once. They are computed one by one, up to %1 of them: choose fewer positions or dimensions, or round frequencies and positions alone.</source>
        <translation>角度、正弦或表被舍入时，没有一次给出许多单元格的公式。它们逐个计算，最多 %1 个：请减少位置或维度，或只舍入频率和位置。</translation>
    </message>
    <message>
        <source>The array of the file is %1; this is slice %2 of its first axes, from 0.</source>
        <translation>文件中的数组是 %1；这里是沿前面的轴的切片 %2（从 0 数起）。</translation>
    </message>
    <message>
        <source>What rounding does: the error against the exact encoding over positions and pairs</source>
        <translation>舍入的影响：相对于精确编码的误差，按位置和维度对显示</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>Where the computation rounds: nowhere, as a program does, or stage by stage.</source>
        <translation>计算在哪里舍入：从不舍入、与某个程序相同，或逐阶段设定。</translation>
    </message>
    <message>
        <source>These numbers are random or come from a file: no formula computes them. Export the table as .npy instead.</source>
        <translation>这些数是随机的，或者来自文件，没有公式可以算出来。请改为把表导出成 .npy。</translation>
    </message>
    <message>
        <source>The code would compute in float64, and this table is rounded on the way.</source>
        <translation>这段代码会按 float64 计算，而这张表在途中做过舍入。</translation>
    </message>
    <message>
        <source>Number of frequencies</source>
        <translation>频率数</translation>
    </message>
    <message>
        <source>The numbers of this bias were learned: Posiscope has no parameters for them.</source>
        <translation>这些偏置是学出来的数：Posiscope 没有对应的参数。</translation>
    </message>
    <message>
        <source>Pairs follow time, height and width in blocks, where they were meant to by turns</source>
        <translation>维度对按时间、高、宽分段排列，而应当轮流排列</translation>
    </message>
    <message>
        <source>Pairs follow time, height and width by turns, where they were meant to in blocks</source>
        <translation>维度对按时间、高、宽轮流排列，而应当分段排列</translation>
    </message>
    <message>
        <source>Pairs follow time (T), height (H) and width (W) as %1; meant was %2</source>
        <translation>维度对按 %1 对应时间（T）、高（H）和宽（W），而应当是 %2</translation>
    </message>
    <message>
        <source>several positions a row: pairs are %1; time %2, height %3, width %4</source>
        <translation>每行有多个位置：维度对为 %1；时间 %2，高 %3，宽 %4</translation>
    </message>
    <message>
        <source>cells depend on the distance of query and key alone, by no known formula</source>
        <translation>单元格只取决于查询与键的距离，但没有已知的公式</translation>
    </message>
    <message>
        <source>head %1 from distance 0 on: %2</source>
        <translation>头 %1，从距离 0 开始：%2</translation>
    </message>
    <message>
        <source>storage: what frequencies are divided by, %1 to %2</source>
        <translation>存储：频率的除数，从 %1 到 %2</translation>
    </message>
    <message>
        <source>the ramp is that of llama3 with the base %1</source>
        <translation>过渡区与底数为 %1 的 llama3 相同</translation>
    </message>
    <message>
        <source>the network of random numbers that Posiscope shows</source>
        <translation>Posiscope 所显示的那个随机数网络</translation>
    </message>
    <message>
        <source>the rows of all queries are one curve over ln(1 + c·distance), each stretched to its own position: within %1 % of its range</source>
        <translation>所有查询的行都是 ln(1 + c·距离) 上的同一条曲线，各按自己的位置伸缩：误差在其范围的 %1% 以内</translation>
    </message>
    <message>
        <source>head %1: −a·δ^p with a = %2, p = %3</source>
        <translation>头 %1：−a·δ^p，a = %2，p = %3</translation>
    </message>
    <message>
        <source>head %1: −a·ln(1 + b·δ) with a = %2, b = %3</source>
        <translation>头 %1：−a·ln(1 + b·δ)，a = %2，b = %3</translation>
    </message>
    <message>
        <source>the causal mask alone: nothing tells how far away a key is</source>
        <translation>只有因果掩码：看不出键离得有多远</translation>
    </message>
    <message>
        <source>rounding: %1 of %2 cells are, bit for bit, those of this computation</source>
        <translation>舍入：%2 个单元格中有 %1 个与这种计算逐位相同</translation>
    </message>
    <message>
        <source>rounding: %1 of %2 cells are, bit for bit, those of %3</source>
        <translation>舍入：%2 个单元格中有 %1 个与 %3 逐位相同</translation>
    </message>
    <message>
        <source>the bias is the same for all distances of a bucket, and %1 of these begin where those of T5 do</source>
        <translation>同一个桶内的所有距离偏置相同，其中 %1 个桶的起点与 T5 的一致</translation>
    </message>
    <message>
        <source>every distance up to %1 has a bias of its own, all farther ones share one</source>
        <translation>不超过 %1 的每个距离各有自己的偏置，更远的共用一个</translation>
    </message>
    <message>
        <source>distances count key − query</source>
        <translation>距离按键 − 查询计算</translation>
    </message>
    <message>
        <source>Distances count key − query where query − key was meant: transpose the matrix</source>
        <translation>距离按键 − 查询计算，而应当是查询 − 键：请转置矩阵</translation>
    </message>
    <message>
        <source>The base is %1, the default of the code, where %2 was meant</source>
        <translation>底数是代码的默认值 %1，而应当是 %2</translation>
    </message>
    <message>
        <source>Every frequency has %1 significant bits: inv_freq was rounded to %2; at position %3 the angle of pair %4 is off by %5</source>
        <translation>每个频率只有 %1 位有效位：inv_freq 被舍入成了 %2；在位置 %3，维度对 %4 的角度偏差 %5</translation>
    </message>
    <message>
        <source>The exponent is 2i/r, r the elements that turn: the proportional form has 2i/d, d the whole head</source>
        <translation>指数是 2i/r（r 为旋转的元素数），而按比例的形式是 2i/d（d 为整个头）</translation>
    </message>
    <message>
        <source>All pairs turn: behind the first %1 the frequency is 0 in the proportional form</source>
        <translation>所有维度对都在旋转：按比例的形式里，前 %1 个之后的频率是 0</translation>
    </message>
    <message>
        <source>from pair %1 on</source>
        <translation>从维度对 %1 起</translation>
    </message>
    <message>
        <source>Only the %1 pairs that turn are there: %2 pairs with the frequency 0 are missing</source>
        <translation>只有旋转的 %1 个维度对：缺少频率为 0 的 %2 个维度对</translation>
    </message>
    <message>
        <source>rows are every %1 positions, from position %2 on</source>
        <translation>每 %1 个位置取一行，从位置 %2 开始</translation>
    </message>
    <message>
        <source>rows count down by %1, from position %2 on</source>
        <translation>行从位置 %2 开始，每行减 %1</translation>
    </message>
    <message>
        <source>some rows are missing: there are the positions %1</source>
        <translation>缺少一些行：现有位置 %1</translation>
    </message>
    <message>
        <source>rows are shuffled: they hold the positions %1</source>
        <translation>行的顺序打乱了：依次是位置 %1</translation>
    </message>
    <message>
        <source>Range of distances</source>
        <translation>距离范围</translation>
    </message>
    <message>
        <source>expected were layers that are not shown</source>
        <translation>预期的是没有显示的那些层</translation>
    </message>
    <message>
        <source>there is no interpolation “%1”: choose among %2</source>
        <translation>没有插值方法“%1”：请从 %2 中选择</translation>
    </message>
    <message>
        <source>%1 must name %2 of the %3 axes, from 0 to %4</source>
        <translation>%1 须给出 %3 个轴中的 %2 个，从 0 到 %4</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>The axis along which slices are counted, from 0; axes of length 1 do not count. Rows and columns are the two that are left, so of more than three axes several count slices.</source>
        <translation>沿哪个轴取切片，从 0 数起；长度为 1 的轴不计。余下的两个轴是行和列，因此轴多于三个时，有几个轴一起数切片。</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>The shape of the array in its file.</source>
        <translation>数组在文件中的形状。</translation>
    </message>
    <message>
        <source>The table that is shown of an array with more than two axes: the place along the axis that counts slices, or axes.</source>
        <translation>多于两个轴的数组所显示的那张表：它在取切片的那个（或那几个）轴上的位置。</translation>
    </message>
    <message>
        <source>The numbers of this table were learned: Posiscope has no parameters for them.</source>
        <translation>这张表里的数是学出来的：Posiscope 没有对应的参数。</translation>
    </message>
    <message>
        <source>The last %1 pairs do not turn (proportional form): Posiscope has no parameters for this, and would turn them all.</source>
        <translation>最后 %1 个维度对不旋转（按比例的形式）：Posiscope 没有对应的参数，会让所有维度对都旋转。</translation>
    </message>
    <message>
        <source>Learned table</source>
        <translation>可学习的表</translation>
    </message>
    <message>
        <source>every cell is more than that of the next key by 0 to 1: positions that gates count</source>
        <translation>每个单元格比下一个键的大 0 到 1：由门控值累计的位置</translation>
    </message>
    <message>
        <source>the farthest keys of a query have one bias, from a distance on that differs from query to query, %1 to %2: the count of positions is full</source>
        <translation>每个查询的最远的那些键偏置相同，起始距离因查询而异（%1 到 %2）：位置计数已满</translation>
    </message>
    <message>
        <source>a causal bias whose cells depend on more than the distance of query and key: on what is read</source>
        <translation>因果偏置，其单元格不只取决于查询与键的距离，还取决于内容</translation>
    </message>
    <message>
        <source>rows before the grid: %1</source>
        <translation>网格之前的行：%1 行</translation>
    </message>
    <message>
        <source>a matrix of zeros: nothing is added to any score</source>
        <translation>全零矩阵：不给任何分数加上什么</translation>
    </message>
    <message>
        <source>all cells are %1: what is added to all scores alike tells nothing of positions</source>
        <translation>所有单元格都是 %1：给所有分数加上同一个数，不携带任何位置信息</translation>
    </message>
    <message>
        <source>storage: %1: %2 of %3 columns are cosines of angles that grow evenly from 0</source>
        <translation>存储方式：%1：%3 列中有 %2 列是从 0 起均匀增长的角度的余弦</translation>
    </message>
    <message>
        <source>storage: %1: %2 of %3 columns are sines of angles that grow evenly from 0</source>
        <translation>存储方式：%1：%3 列中有 %2 列是从 0 起均匀增长的角度的正弦</translation>
    </message>
    <message>
        <source>%3 × %4 of the original&apos;s %1 × %2 places, as they are, from row %5, column %6 on</source>
        <translation>原表 %1 × %2 个位置中的 %3 × %4 个，从第 %5 行、第 %6 列起，原样未改</translation>
    </message>
    <message>
        <source>the original&apos;s %1 × %2 places</source>
        <translation>原表的 %1 × %2 个位置</translation>
    </message>
    <message>
        <source>the original&apos;s %1 rows were resized to %2: %3</source>
        <translation>原表的 %1 行被缩放成 %2 行：%3</translation>
    </message>
    <message>
        <source>the original&apos;s %1 × %2 places were resized to %3 × %4: %5</source>
        <translation>原表的 %1 × %2 个位置被缩放成 %3 × %4：%5</translation>
    </message>
    <message>
        <source>%1 · (%2/%1) is below %2 in float64</source>
        <translation>在 float64 中 %1 · (%2/%1) 小于 %2</translation>
    </message>
    <message>
        <source>rows in front that belong to no place: %1</source>
        <translation>前面不属于任何位置的行：%1 行</translation>
    </message>
    <message>
        <source>rows in front that belong to no place were left out: %1</source>
        <translation>前面不属于任何位置的行被略去：%1 行</translation>
    </message>
    <message>
        <source>rows in front that the original does not have: %1</source>
        <translation>前面有原表没有的行：%1 行</translation>
    </message>
    <message>
        <source>There are %1 rows, not %2: a factor was rounded down; resize to a size instead</source>
        <translation>有 %1 行，而不是 %2 行：缩放系数被向下舍入；请改为直接指定目标大小</translation>
    </message>
    <message>
        <source>The grid has %1 × %2 places, not %3 × %4: a factor was rounded down; resize to a size instead</source>
        <translation>网格有 %1 × %2 个位置，而不是 %3 × %4：缩放系数被向下舍入；请改为直接指定目标大小</translation>
    </message>
    <message>
        <source>Places were sampled at (y, x): give (x, y), or transpose the picture of %1 × %2 places</source>
        <translation>采样坐标成了 (y, x)：请给出 (x, y)，或把 %1 × %2 个位置的图转置</translation>
    </message>
    <message>
        <source>Corners are aligned where places were meant as areas: resize with align_corners=False</source>
        <translation>角点被对齐，而应当把每个位置看作一块面积：请用 align_corners=False 缩放</translation>
    </message>
    <message>
        <source>Places are areas where aligned corners were meant: resize with align_corners=True</source>
        <translation>每个位置被看作一块面积，而应当对齐角点：请用 align_corners=True 缩放</translation>
    </message>
    <message>
        <source>Antialiasing was added: resize with antialias=False</source>
        <translation>多加了抗锯齿：请用 antialias=False 缩放</translation>
    </message>
    <message>
        <source>Antialiasing was left out: resize with antialias=True</source>
        <translation>少了抗锯齿：请用 antialias=True 缩放</translation>
    </message>
    <message>
        <source>Resized as %1 where %2 was meant: resize the original once more</source>
        <translation>用 %1 缩放，而应当用 %2：请从原表重新缩放</translation>
    </message>
    <message>
        <source>The original was cut where resizing as %1 was meant: resize the whole original</source>
        <translation>原表被裁剪，而应当用 %1 缩放：请缩放整张原表</translation>
    </message>
    <message>
        <source>numbers have the precision of %1, the original&apos;s that of %2</source>
        <translation>数值的精度是 %1，原表的是 %2</translation>
    </message>
    <message>
        <source>an original table is an array of rows and columns, or of places and columns</source>
        <translation>原表须是行与列的数组，或位置与列的数组</translation>
    </message>
    <message>
        <source>an original table has at most %1 numbers, not %2</source>
        <translation>原表最多有 %1 个数，而不是 %2 个</translation>
    </message>
    <message>
        <source>expected was a grid of %1 × %2 places</source>
        <translation>预期的是 %1 × %2 个位置的网格</translation>
    </message>
    <message>
        <source>rows of the original have %1 numbers</source>
        <translation>原表的每一行有 %1 个数</translation>
    </message>
    <message>
        <source>not made from this original</source>
        <translation>不是由这张原表得到的</translation>
    </message>
    <message>
        <source>learned, and not made from this original</source>
        <translation>是学习得到的，但不是由这张原表得到的</translation>
    </message>
    <message>
        <source>The array of the file is %1; this is %2 of it.</source>
        <translation>文件中的数组是 %1；这里是其中的 %2。</translation>
    </message>
    <message>
        <source>“%1” is no index such as [3] or [:,3,:]</source>
        <translation>“%1”不是 [3] 或 [:,3,:] 这样的索引</translation>
    </message>
    <message>
        <source>in “%1” the place along axis %2 must be from 0 to %3</source>
        <translation>“%1”中轴 %2 上的位置须在 0 到 %3 之间</translation>
    </message>
    <message>
        <source>“%1” names more axes than the array has: %2</source>
        <translation>“%1”给出的轴多于数组的轴数：%2</translation>
    </message>
    <message>
        <source>in “%1” the slice must be from 0 to %2</source>
        <translation>“%1”中的切片须在 0 到 %2 之间</translation>
    </message>
    <message>
        <source>“%1” must leave two axes, not %2</source>
        <translation>“%1”须留下两个轴，而不是 %2 个</translation>
    </message>
    <message>
        <source>the grid must be height × width, as 24x32, not “%1”</source>
        <translation>网格须为“高×宽”，如 24x32，而不是“%1”</translation>
    </message>
    <message>
        <source>pairs of sines and cosines whose frequencies are no known series: %1 (radians per row)</source>
        <translation>由正弦和余弦组成的维度对，但其频率不属于任何已知的序列：%1（弧度/行）</translation>
    </message>
    <message>
        <source>Some settings in %1 could not be read and have their defaults: %2.</source>
        <translation>无法读取 %1 中的部分设置，已改用其默认值：%2。</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults: %1. The old file was kept as %2.</source>
        <translation>无法读取部分设置，已改用其默认值：%1。旧文件已保留为 %2。</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as the model numbers no positions</source>
        <translation>忽略：%1 %2，因为该模型不编码位置</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, turns pairs by the frame, the row or the column of a patch (RoPE over several axes: %2), which Posiscope cannot show</source>
        <translation>%1 是 diffusers 的类，它让维度对按图块的帧、行或列旋转（多轴 RoPE：%2），Posiscope 无法显示</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, turns pairs by the frame, the row or the column of a patch (RoPE over several axes), which Posiscope cannot show</source>
        <translation>%1 是 diffusers 的类，它让维度对按图块的帧、行或列旋转（多轴 RoPE），Posiscope 无法显示</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, adds sinusoids of the row and the column, cut or stretched to the size of the picture, which Posiscope cannot show</source>
        <translation>%1 是 diffusers 的类，它加上按图像大小裁剪或拉伸的行列正弦编码，Posiscope 无法显示</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, numbers no positions</source>
        <translation>%1 是 diffusers 的类，它不编码位置</translation>
    </message>
    <message>
        <source>%1 is a class of diffusers whose positions Posiscope does not know</source>
        <translation>%1 是 diffusers 的类，Posiscope 不了解它如何编码位置</translation>
    </message>
    <message>
        <source>%1 must be whole numbers from 1 to %2</source>
        <translation>%1 必须是 1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, embeds timesteps with numbers from its weights (time_embedding_type “%2”), which Posiscope cannot show</source>
        <translation>%1 是 diffusers 的类，它用权重中的数来嵌入时间步（time_embedding_type“%2”），Posiscope 无法显示</translation>
    </message>
    <message>
        <source>the timesteps of training in the paper; the scheduler’s file says them</source>
        <translation>论文中的训练时间步数；实际值写在调度器的文件里</translation>
    </message>
    <message>
        <source>not shown: sizes of the picture, embedded in the same way (%1 %2)</source>
        <translation>未显示：以同样方式嵌入的图像尺寸（%1 %2）</translation>
    </message>
    <message>
        <source>not shown: places in the picture have no numbers; the convolutions know them</source>
        <translation>未显示：图像中的位置没有编号；卷积本身就知道位置</translation>
    </message>
    <message>
        <source>other layers (%1): %2</source>
        <translation>其他层（%1）：%2</translation>
    </message>
    <message>
        <source>not shown: keys are values too, so that sums of values are turned back by the position of the query</source>
        <translation>未显示：键同时也是值，因此值的加权和要按查询的位置转回来</translation>
    </message>
    <message>
        <source>not shown: layers of the type %1; shown: %2</source>
        <translation>未显示：类型为 %1 的层；显示的是：%2</translation>
    </message>
    <message>
        <source>not read: %1 more types of layers</source>
        <translation>未读取：还有 %1 种层</translation>
    </message>
    <message>
        <source>not shown: the other elements of each head, which are not turned</source>
        <translation>未显示：每个头的其余元素，它们不旋转</translation>
    </message>
    <message>
        <source>assumed: head_dim = %1·%2 %3 / %4 %5 = %6, as models of this type do</source>
        <translation>假定：head_dim = %1·%2 %3 / %4 %5 = %6，此类模型都如此</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as no layer compresses keys</source>
        <translation>忽略：%1 %2，因为没有压缩键的层</translation>
    </message>
    <message>
        <source>shown: layers that compress keys</source>
        <translation>显示的是：压缩键的层</translation>
    </message>
    <message>
        <source>not shown: layers with a window alone, which have the base %1 (%2) and no scaling; shown: layers that compress keys</source>
        <translation>未显示：只有窗口的层，其底数为 %1（%2），没有缩放；显示的是：压缩键的层</translation>
    </message>
    <message>
        <source>with a window alone</source>
        <translation>只有窗口</translation>
    </message>
    <message>
        <source>with a sliding window</source>
        <translation>使用滑动窗口</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>不编码位置</translation>
    </message>
    <message>
        <source>not shown: every layer number %1 has no positional encoding (%2)</source>
        <translation>未显示：每 %1 层中有一层没有位置编码（%2）</translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window keep the frequencies of training; shown are those with full attention</source>
        <translation>未显示：使用滑动窗口的层保持训练时的频率；这里显示的是全注意力的层</translation>
    </message>
    <message>
        <source>not shown: queries beyond position %1 are multiplied by a quotient of logarithms (attn_temperature_len)</source>
        <translation>未显示：位置超过 %1 的查询乘以对数之比（attn_temperature_len）</translation>
    </message>
    <message>
        <source>not shown: queries and keys of different chunks of %1 positions are numbered anew (dual_chunk_attention_config); shown is one chunk</source>
        <translation>未显示：分属不同分块（每块 %1 个位置）的查询和键会重新编号（dual_chunk_attention_config）；这里显示的是一个分块</translation>
    </message>
    <message>
        <source>not shown: queries and keys of different chunks are numbered anew (dual_chunk_attention_config); shown is one chunk</source>
        <translation>未显示：分属不同分块的查询和键会重新编号（dual_chunk_attention_config）；这里显示的是一个分块</translation>
    </message>
    <message>
        <source>%1, %2 layers</source>
        <translation>%1，%2 层</translation>
    </message>
    <message>
        <source>ignored: %1 “%2”, as the model is built as %3 (architectures)</source>
        <translation>忽略：%1“%2”，因为模型按 %3 构建（architectures）</translation>
    </message>
    <message>
        <source>Where keys after the query are clipped.</source>
        <translation>查询之后的键在何处截断。</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>At the same distance on both sides, as in the paper</source>
        <translation>两侧在同一距离处截断，与论文一致</translation>
    </message>
    <message>
        <source>At their own</source>
        <translation>单独设定</translation>
    </message>
    <message>
        <source>At another distance than keys before it, as in Wav2Vec2-BERT</source>
        <translation>与查询之前的键在不同距离处截断，如 Wav2Vec2-BERT</translation>
    </message>
    <message>
        <source>Clipping distance ahead</source>
        <translation>后侧截断距离</translation>
    </message>
    <message>
        <source>Beyond this distance all keys after the query are treated alike: 8 in Wav2Vec2-BERT, whose keys before it are clipped at 64.</source>
        <translation>超过此距离后，查询之后的所有键都同样处理：Wav2Vec2-BERT 中为 8，而查询之前的键在 64 处截断。</translation>
    </message>
    <message>
        <source>cannot make the folder %1: %2</source>
        <translation>无法创建文件夹 %1：%2</translation>
    </message>
    <message>
        <source>the undo history cannot be read</source>
        <translation>无法读取撤销历史</translation>
    </message>
    <message>
        <source>%1; now it is %2</source>
        <translation>%1；现在是 %2</translation>
    </message>
    <message>
        <source>%1: there are %2, and at most %3 are allowed</source>
        <translation>%1：有 %2 个，最多允许 %3 个</translation>
    </message>
    <message>
        <source>bytes of a text</source>
        <translation>一段文字的字节数</translation>
    </message>
    <message>
        <source>lines of a text</source>
        <translation>一段文字的行数</translation>
    </message>
    <message>
        <source>links of a text</source>
        <translation>一段文字的链接数</translation>
    </message>
    <message>
        <source>numbers of a text</source>
        <translation>一段文字中的数</translation>
    </message>
    <message>
        <source>bytes of a word</source>
        <translation>一个词的字节数</translation>
    </message>
    <message>
        <source>combining marks of a text</source>
        <translation>一段文字的组合符号</translation>
    </message>
    <message>
        <source>settings of a state</source>
        <translation>一个状态的设置</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>lines “not:”</source>
        <translation>“not:”行</translation>
    </message>
    <message>
        <source>lines “done:”</source>
        <translation>“done:”行</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>lines “can:”</source>
        <translation>“can:”行</translation>
    </message>
    <message>
        <source>the difference of tables of more than %1 cells is not computed</source>
        <translation>单元格超过 %1 个的表不计算差</translation>
    </message>
    <message>
        <source>numbers of a lesson</source>
        <translation>一课中的数</translation>
    </message>
    <message>
        <source>a list of more than %1 numbers is no table and no list of frequencies</source>
        <translation>超过 %1 个数的列表既不是表，也不是频率列表</translation>
    </message>
    <message>
        <source>no font on this computer has the characters %1, and boxes stand in their place: install fonts that have them, such as Debian’s %2</source>
        <translation>这台计算机上没有字体包含字符 %1，它们的位置显示为方框：请安装包含这些字符的字体，例如 Debian 的 %2</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Compare two encodings</source>
        <translation>比较两种编码</translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation>打开表…</translation>
    </message>
    <message>
        <source>it is a file of numbers (%1) and no configuration</source>
        <translation>这是一个数字文件（%1），不是配置</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>标题区</translation>
    </message>
    <message>
        <source>Write the title and the parameters above the picture.</source>
        <translation>在图片上方写出标题和参数。</translation>
    </message>
    <message>
        <source>Pane titles</source>
        <translation>窗格标题</translation>
    </message>
    <message>
        <source>Write above each of several panes what it shows.</source>
        <translation>在多个窗格的每一个上方写出它显示的内容。</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Mark each of several panes with a letter: (a), (b).</source>
        <translation>用字母标记多个窗格：(a)、(b)。</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Rows and columns of several panes, such as 2x1; as in the window when left out.</source>
        <translation>多个窗格的行数和列数，例如 2x1；省略时与窗口中相同。</translation>
    </message>
    <message>
        <source>there is no room for this picture in %1: with these proportions and type of this size it needs %2</source>
        <translation>%1 放不下这张图：以此比例和字号需要 %2</translation>
    </message>
    <message>
        <source>there is no room for this picture: choose a larger size or smaller type</source>
        <translation>放不下这张图：请选择更大的尺寸或更小的字号</translation>
    </message>
    <message>
        <source>One column, panes stacked (3.25 × 4 in)</source>
        <translation>单栏，窗格上下排列（3.25 × 4 in）</translation>
    </message>
    <message>
        <source>NeurIPS and ICLR text (5.5 × 2.5 in)</source>
        <translation>NeurIPS 和 ICLR 版心（5.5 × 2.5 in）</translation>
    </message>
    <message>
        <source>ACL column (3.03 × 2.2 in)</source>
        <translation>ACL 单栏（3.03 × 2.2 in）</translation>
    </message>
    <message>
        <source>IEEE column (3.5 × 2.4 in)</source>
        <translation>IEEE 单栏（3.5 × 2.4 in）</translation>
    </message>
    <message>
        <source>Nature column (89 × 60 mm)</source>
        <translation>Nature 单栏（89 × 60 mm）</translation>
    </message>
    <message>
        <source>Nature page (183 × 70 mm)</source>
        <translation>Nature 通栏（183 × 70 mm）</translation>
    </message>
    <message>
        <source>A4 page (210 × 297 mm)</source>
        <translation>A4 页面（210 × 297 mm）</translation>
    </message>
    <message>
        <source>this figure has more numbers than a script should hold, which are %1: make the table smaller, or export the data as a file</source>
        <translation>此图的数值多于脚本所能容纳的 %1 个：请缩小表，或把数据导出到文件</translation>
    </message>
    <message>
        <source>there are %1 × %2 numbers, and at most %3 are copied: export the data as a file instead</source>
        <translation>共有 %1 × %2 个数，最多只能复制 %3 个：请改为把数据导出到文件</translation>
    </message>
    <message>
        <source>%1 carries no session: only pictures that Posiscope has exported can be opened again, and some programs take the session out</source>
        <translation>%1 中没有会话：只有 Posiscope 导出的图片才能重新打开，而有些程序会去掉其中的会话</translation>
    </message>
    <message>
        <source>the table %1 has changed since the picture was exported</source>
        <translation>表 %1 在图片导出之后已改变</translation>
    </message>
    <message>
        <source>this figure has %1 curves, and a script holds at most %2: show fewer, or export the data as a file</source>
        <translation>此图有 %1 条曲线，脚本最多容纳 %2 条：请减少曲线，或把数据导出到文件</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>The parts of the picture that are drawn.</source>
        <translation>图中画出的部分。</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>能放下的全部</translation>
    </message>
    <message>
        <source>The tables; attention and facts where there is room.</source>
        <translation>各个表；有空间时再加注意力和事实。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Embedding, encoding and their sum, with their norms.</source>
        <translation>嵌入、编码以及两者之和，附各自的范数。</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Weights and outputs of one attention head, without and with positions.</source>
        <translation>一个注意力头的权重和输出，不带位置与带位置。</translation>
    </message>
    <message>
        <source>its pickle is damaged or cut short, at byte %1</source>
        <translation>其中的 pickle 在第 %1 字节处损坏或不完整</translation>
    </message>
    <message>
        <source>its pickle has at byte %1 the instruction %2, which no file of tensors needs</source>
        <translation>其中的 pickle 在第 %1 字节处有指令 %2，张量文件用不到它</translation>
    </message>
    <message>
        <source>it holds the Python object “%1”, which Posiscope never makes: save the tensors alone, with torch.save(model.state_dict(), &quot;weights.pt&quot;)</source>
        <translation>其中含有 Python 对象“%1”，Posiscope 从不创建它：请只保存张量，用 torch.save(model.state_dict(), &quot;weights.pt&quot;)</translation>
    </message>
    <message>
        <source>its pickle describes more values than a file of tensors needs</source>
        <translation>其中的 pickle 描述的值比张量文件所需的多</translation>
    </message>
    <message>
        <source>it is a file of torch.save before PyTorch 1.6, whose pickles are never read; convert it in Python, with torch.save(torch.load(&quot;old.pt&quot;), &quot;new.pt&quot;)</source>
        <translation>这是 PyTorch 1.6 以前 torch.save 写的文件，其中的 pickle 从不读取；请在 Python 中转换：torch.save(torch.load(&quot;old.pt&quot;), &quot;new.pt&quot;)</translation>
    </message>
    <message>
        <source>it holds a zip archive: NumPy&apos;s must end in .npz, and PyTorch&apos;s have a member data.pkl</source>
        <translation>内容是 zip 压缩包：NumPy 的必须以 .npz 结尾，PyTorch 的含有成员 data.pkl</translation>
    </message>
    <message>
        <source>in “%1” a key is neither a text nor a whole number</source>
        <translation>“%1”中有一个键既不是文本也不是整数</translation>
    </message>
    <message>
        <source>its pickle of %1 bytes is longer than a file of tensors needs</source>
        <translation>其中的 pickle 有 %1 字节，比张量文件所需的长</translation>
    </message>
    <message>
        <source>its byte order “%1” is unknown</source>
        <translation>其字节序“%1”未知</translation>
    </message>
    <message>
        <source>it has no member “%1”</source>
        <translation>其中没有成员“%1”</translation>
    </message>
    <message>
        <source>it reaches beyond its storage of %1 bytes</source>
        <translation>它超出了自己 %1 字节的存储区</translation>
    </message>
    <message>
        <source>its numbers are spread over more than 2 GiB of a storage</source>
        <translation>它的数分散在超过 2 GiB 的存储区中</translation>
    </message>
    <message>
        <source>read: the header of a GGUF file, architecture “%1”; its keys are called as in a config.json</source>
        <translation>已读取：GGUF 文件头，架构“%1”；其中的键按 config.json 的名称列出</translation>
    </message>
    <message>
        <source>not shown: the divisors of the frequencies in rope_freqs.weight; File ▸ Identify table says what they are</source>
        <translation>未显示：rope_freqs.weight 中的频率除数；“文件 ▸ 识别表”会说明它们是什么</translation>
    </message>
    <message>
        <source>not shown: in this file the rows of q and k are re-ordered, and llama.cpp turns neighbours; the angles are the same</source>
        <translation>未显示：此文件中 q 和 k 的行已重新排列，llama.cpp 旋转相邻元素；角度相同</translation>
    </message>
    <message>
        <source>it is a GGUF file of version %1; Posiscope reads 2 and 3</source>
        <translation>这是版本 %1 的 GGUF 文件；Posiscope 读取版本 2 和 3</translation>
    </message>
    <message>
        <source>its header has more than %1 texts</source>
        <translation>其文件头中的文本超过 %1 个</translation>
    </message>
    <message>
        <source>its header has a value of the unknown type %1</source>
        <translation>其文件头中有未知类型 %1 的值</translation>
    </message>
    <message>
        <source>its general.alignment is wrong</source>
        <translation>其 general.alignment 有误</translation>
    </message>
    <message>
        <source>it reaches beyond the end of the file</source>
        <translation>它超出了文件末尾</translation>
    </message>
    <message>
        <source>it is not a table file that Posiscope reads: %1</source>
        <translation>这不是 Posiscope 能读取的表文件：%1</translation>
    </message>
    <message>
        <source>it is a file of the kind %1, which Posiscope does not read; convert it in Python, with %2</source>
        <translation>这是 %1 类型的文件，Posiscope 不读取；请在 Python 中转换：%2</translation>
    </message>
    <message>
        <source>it is packed with %1; unpack it with %2</source>
        <translation>它是用 %1 压缩的；请解压：%2</translation>
    </message>
    <message>
        <source>it begins as no format that Posiscope knows; if it holds raw numbers, nothing in it tells their type and shape: convert it in Python, with numpy.save(&quot;table.npy&quot;, numpy.fromfile(&quot;FILE&quot;, &quot;float32&quot;).reshape(ROWS, COLUMNS))</source>
        <translation>它的开头不是 Posiscope 认识的任何格式；如果其中是裸数据，文件里没有说明类型和形状：请在 Python 中转换：numpy.save(&quot;table.npy&quot;, numpy.fromfile(&quot;FILE&quot;, &quot;float32&quot;).reshape(ROWS, COLUMNS))</translation>
    </message>
    <message>
        <source>it begins neither as a zip archive of PyTorch nor as a pickle: it is damaged, or of another kind</source>
        <translation>它的开头既不是 PyTorch 的 zip 压缩包，也不是 pickle：文件已损坏或属于别的类型</translation>
    </message>
    <message>
        <source>it ends before its last bracket is closed</source>
        <translation>在最后一个括号闭合之前文件就结束了</translation>
    </message>
    <message>
        <source>line %1: “%2” is no number</source>
        <translation>第 %1 行：“%2”不是数</translation>
    </message>
    <message>
        <source>line %1: a second array begins, and only one can be read</source>
        <translation>第 %1 行：开始了第二个数组，而只能读取一个</translation>
    </message>
    <message>
        <source>line %1: the array was shortened when it was printed; print it whole, after torch.set_printoptions(profile=&quot;full&quot;) or numpy.set_printoptions(threshold=sys.maxsize)</source>
        <translation>第 %1 行：数组打印时被缩略；请先用 torch.set_printoptions(profile=&quot;full&quot;) 或 numpy.set_printoptions(threshold=sys.maxsize)，再完整打印</translation>
    </message>
    <message>
        <source>line %1: its lists have different lengths</source>
        <translation>第 %1 行：各列表长度不同</translation>
    </message>
    <message>
        <source>The numbers are printed with %1 digits behind the point: no more is known of them.</source>
        <translation>这些数打印到小数点后 %1 位：更精确的值未知。</translation>
    </message>
    <message>
        <source>it repeats the numbers of its storage too often</source>
        <translation>它把存储区中的数重复得太多</translation>
    </message>
    <message>
        <source>Row r of B is row r + %1 of A.</source>
        <translation>B 的第 r 行是 A 的第 r + %1 行。</translation>
    </message>
    <message>
        <source>Row r of B is row r − %1 of A.</source>
        <translation>B 的第 r 行是 A 的第 r − %1 行。</translation>
    </message>
    <message>
        <source>B is A with rows and columns exchanged.</source>
        <translation>B 是行列互换后的 A。</translation>
    </message>
    <message>
        <source>B is A times %1.</source>
        <translation>B 是 A 乘以 %1。</translation>
    </message>
    <message>
        <source>--to and --order are for sines and cosines, which are not resized</source>
        <translation>--to 和 --order 用于正弦和余弦，它们不做缩放</translation>
    </message>
    <message>
        <source>one table is made to fit at a time: name it with FILE:TENSOR</source>
        <translation>一次只调整一个表：请用 FILE:TENSOR 指明</translation>
    </message>
    <message>
        <source>--%1 must be a whole number from %2 to %3</source>
        <translation>--%1 必须是 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>--std must be a number from 0 to 1 000 000</source>
        <translation>--std 必须是 0 到 1 000 000 的数</translation>
    </message>
    <message>
        <source>--%1 must be height × width, each up to %2, as 24x32, not “%3”</source>
        <translation>--%1 必须是 高 × 宽，各不超过 %2，如 24x32，而不是“%3”</translation>
    </message>
    <message>
        <source>--fill is last, tile, wrap or random, not “%1”</source>
        <translation>--fill 可为 last、tile、wrap 或 random，而不是“%1”</translation>
    </message>
    <message>
        <source>--grid and --window exclude each other</source>
        <translation>--grid 与 --window 不能同时使用</translation>
    </message>
    <message>
        <source>--grid and --window say how many rows there are: --rows and --fill go without them</source>
        <translation>--grid 和 --window 已决定行数：不能与 --rows 和 --fill 同用</translation>
    </message>
    <message>
        <source>--interpolation and --fill exclude each other</source>
        <translation>--interpolation 与 --fill 不能同时使用</translation>
    </message>
    <message>
        <source>--interpolation needs --grid, --window or --rows</source>
        <translation>--interpolation 需要 --grid、--window 或 --rows</translation>
    </message>
    <message>
        <source>--fill needs --rows</source>
        <translation>--fill 需要 --rows</translation>
    </message>
    <message>
        <source>--old-grid needs --grid or --window</source>
        <translation>--old-grid 需要 --grid 或 --window</translation>
    </message>
    <message>
        <source>a table of relative biases has no rows in front: --front goes without --window</source>
        <translation>相对偏置表前面没有额外的行：--front 不与 --window 同用</translation>
    </message>
    <message>
        <source>--std and --seed belong to --fill random</source>
        <translation>--std 和 --seed 属于 --fill random</translation>
    </message>
    <message>
        <source>cosines and sines apart are two arrays: write a .npz or .safetensors file</source>
        <translation>分开的余弦和正弦是两个数组：请写 .npz 或 .safetensors 文件</translation>
    </message>
    <message>
        <source>this is more than 4 GiB: write a .safetensors file</source>
        <translation>这超过 4 GiB：请写 .safetensors 文件</translation>
    </message>
    <message>
        <source>%1 rows are no square of places behind up to two others: --old-grid and --front say what they are</source>
        <translation>%1 行不是至多两个其他行之后的方形位置网格：请用 --old-grid 和 --front 说明</translation>
    </message>
    <message>
        <source>%1 rows are not %2 places and %3 rows in front</source>
        <translation>%1 行不等于 %2 个位置加前面 %3 行</translation>
    </message>
    <message>
        <source>%1 rows are no table of relative biases, (2h − 1)(2w − 1) rows with or without 3 for a class token: --old-grid says the window</source>
        <translation>%1 行不是相对偏置表（(2h − 1)(2w − 1) 行，可另有分类标记的 3 行）：请用 --old-grid 说明窗口</translation>
    </message>
    <message>
        <source>at most %1 cells are resized</source>
        <translation>至多缩放 %1 个单元</translation>
    </message>
    <message>
        <source>rows %1 to %2: the last row again</source>
        <translation>第 %1 到 %2 行：重复最后一行</translation>
    </message>
    <message>
        <source>rows %1 to %2: the table again from its first row</source>
        <translation>第 %1 到 %2 行：从第一行起重复整个表</translation>
    </message>
    <message>
        <source>rows %1 to %2: the table again from row %3</source>
        <translation>第 %1 到 %2 行：从第 %3 行起重复该表</translation>
    </message>
    <message>
        <source>rows %1 to %2: normal random numbers of standard deviation %3, seed %4</source>
        <translation>第 %1 到 %2 行：标准差 %3 的正态随机数，种子 %4</translation>
    </message>
    <message>
        <source>only tables of rows and columns, or grids of three axes, are made to fit</source>
        <translation>只能调整行列表，或三个轴的网格</translation>
    </message>
    <message>
        <source>no row would be left: the table has %1</source>
        <translation>不会剩下任何一行：该表有 %1 行</translation>
    </message>
    <message>
        <source>left out: the first %1 rows</source>
        <translation>略去：前 %1 行</translation>
    </message>
    <message>
        <source>--front must be less than the rows before and after</source>
        <translation>--front 必须小于调整前后的行数</translation>
    </message>
    <message>
        <source>%1 places became %2: %3</source>
        <translation>%1 个位置变为 %2 个：%3</translation>
    </message>
    <message>
        <source>rows in front of them, kept: %1</source>
        <translation>前面保留的行：%1</translation>
    </message>
    <message>
        <source>rows behind them, kept: %1</source>
        <translation>后面保留的行：%1</translation>
    </message>
    <message>
        <source>--front must be less than the rows of the table</source>
        <translation>--front 必须小于表的行数</translation>
    </message>
    <message>
        <source>kept: the first %1 of %2 rows</source>
        <translation>保留：%2 行中的前 %1 行</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>The table is %1 where %2 was meant</source>
        <translation>这张表是 %1，应当是 %2</translation>
    </message>
    <message>
        <source>%1 is %2 where %3 was meant</source>
        <translation>%1 是 %2，应当是 %3</translation>
    </message>
    <message>
        <source>All cells are multiplied by %1</source>
        <translation>所有单元格都乘了 %1</translation>
    </message>
    <message>
        <source>Rows are in reverse order: they count down</source>
        <translation>行的次序颠倒了：位置往下数</translation>
    </message>
    <message>
        <source>Rows are in another order than was meant</source>
        <translation>行的次序不是应有的</translation>
    </message>
    <message>
        <source>Rows are missing: positions do not follow each other</source>
        <translation>缺少一些行：位置不是一个接一个</translation>
    </message>
    <message>
        <source>Columns are in another order than was meant</source>
        <translation>列的次序不是应有的</translation>
    </message>
    <message>
        <source>There are %1 rows where %2 were meant</source>
        <translation>有 %1 行，应当有 %2 行</translation>
    </message>
    <message>
        <source>There are cosines alone: every sine is missing</source>
        <translation>只有余弦：所有正弦都缺失</translation>
    </message>
    <message>
        <source>There are sines alone: every cosine is missing</source>
        <translation>只有正弦：所有余弦都缺失</translation>
    </message>
    <message>
        <source>some cells</source>
        <translation>一些单元格</translation>
    </message>
    <message>
        <source>The array “%1” holds sines, not cosines</source>
        <translation>数组“%1”里是正弦，不是余弦</translation>
    </message>
    <message>
        <source>The array “%1” holds cosines, not sines</source>
        <translation>数组“%1”里是余弦，不是正弦</translation>
    </message>
    <message>
        <source>Cells that are others than was meant: %1</source>
        <translation>与应有的不同的单元格：%1</translation>
    </message>
    <message>
        <source>Cells that are not those of this table: %1</source>
        <translation>不属于这张表的单元格：%1</translation>
    </message>
    <message>
        <source>the nearest is %1, but %2 of its cells are others</source>
        <translation>最接近的是 %1，但有 %2 个单元格不同</translation>
    </message>
    <message>
        <source>%1 of %2 pairs do not turn: their sines are 0 and their cosines 1 in every row</source>
        <translation>%2 对中有 %1 对不转动：每一行的正弦都是 0，余弦都是 1</translation>
    </message>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>learned, as expected: %1 × %2</source>
        <translation>可学习的，符合预期：%1 × %2</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>行数：%1</translation>
    </message>
    <message>
        <source>of %1 numbers %2 are 0, %3 are denormal and %4 are NaN or infinite</source>
        <translation>%1 个数中，%2 个是 0，%3 个是非规格化数，%4 个是 NaN 或无穷</translation>
    </message>
    <message>
        <source>the first number is %1, the smallest %2 and the largest %3</source>
        <translation>第一个数是 %1，最小的是 %2，最大的是 %3</translation>
    </message>
    <message>
        <source>All cosines are 1 and all sines 0: the frequencies that they come from were never filled, and no position reaches the model</source>
        <translation>所有余弦都是 1，所有正弦都是 0：产生它们的频率从未填入，位置传不到模型</translation>
    </message>
    <message>
        <source>All %1 frequencies are 0: this memory was never filled, and no position reaches the model</source>
        <translation>全部 %1 个频率都是 0：这块内存从未填入，位置传不到模型</translation>
    </message>
    <message>
        <source>All %1 cells are 0: this memory was never filled</source>
        <translation>全部 %1 个单元格都是 0：这块内存从未填入</translation>
    </message>
    <message>
        <source>All %1 numbers are NaN: this memory was never filled</source>
        <translation>全部 %1 个数都是 NaN：这块内存从未填入</translation>
    </message>
    <message>
        <source>All cells are %1: no position is told from another</source>
        <translation>所有单元格都是 %1：各个位置分不出来</translation>
    </message>
    <message>
        <source>This memory was never filled</source>
        <translation>这块内存从未填入</translation>
    </message>
    <message>
        <source>no list of frequencies: some numbers are negative</source>
        <translation>不是频率列表：有些数是负的</translation>
    </message>
    <message>
        <source>no list of frequencies: some numbers are NaN or infinite</source>
        <translation>不是频率列表：有些数是 NaN 或无穷</translation>
    </message>
    <message>
        <source>no list of frequencies: these begin with the largest and fall</source>
        <translation>不是频率列表：频率从最大的开始，逐个减小</translation>
    </message>
    <message>
        <source>the frequencies are of no kind that is known</source>
        <translation>这些频率不属于已知的任何一种</translation>
    </message>
    <message>
        <source>“%1” begins no step: a step begins with “## %2”</source>
        <translation>“%1”并不开始一个步骤：步骤以“## %2”开头</translation>
    </message>
    <message>
        <source>“still:” says that the picture stays, but “after” changes it</source>
        <translation>“still:”说图不变，而“after”却改变了它</translation>
    </message>
    <message>
        <source>%1 letters are likely to be cut when they are presented: keep them below %2, or make two steps</source>
        <translation>演示时 %1 个字符很可能显示不全：请少于 %2 个，或分成两步</translation>
    </message>
    <message>
        <source>the answer changes nothing in the picture: show it with a block “after”, or say in a line “still: …” why the picture stays</source>
        <translation>回答之后图没有任何变化：请用“after”块把它展示出来，或用一行“still: …”说明图为何不变</translation>
    </message>
    <message>
        <source>it is no index of a model’s files, with a weight_map</source>
        <translation>它不是带有 weight_map 的模型文件索引</translation>
    </message>
    <message>
        <source>it names the file “%1”, which is not beside it</source>
        <translation>它提到的文件“%1”不在同一文件夹中</translation>
    </message>
    <message>
        <source>its file %1: %2</source>
        <translation>其中的文件 %1：%2</translation>
    </message>
    <message>
        <source>× π/180: positions are taken for degrees</source>
        <translation>× π/180：把位置当成了度数</translation>
    </message>
    <message>
        <source>× 180/π: angles are in degrees</source>
        <translation>× 180/π：角度以度为单位</translation>
    </message>
    <message>
        <source>× π</source>
        <translation>× π</translation>
    </message>
    <message>
        <source>× 2π</source>
        <translation>× 2π</translation>
    </message>
    <message>
        <source>÷ π</source>
        <translation>÷ π</translation>
    </message>
    <message>
        <source>÷ 2π</source>
        <translation>÷ 2π</translation>
    </message>
    <message>
        <source>× B^(2/d): the exponent is one step early</source>
        <translation>× B^(2/d)：指数早了一步</translation>
    </message>
    <message>
        <source>÷ B^(2/d): the exponent is one step late</source>
        <translation>÷ B^(2/d)：指数晚了一步</translation>
    </message>
    <message>
        <source>× B^(1/d): the exponent is half a step early</source>
        <translation>× B^(1/d)：指数早了半步</translation>
    </message>
    <message>
        <source>÷ B^(1/d): the exponent is half a step late</source>
        <translation>÷ B^(1/d)：指数晚了半步</translation>
    </message>
    <message>
        <source>÷ %1, the number of rows: positions are divided by the length</source>
        <translation>÷ %1，即行数：位置除以了长度</translation>
    </message>
    <message>
        <source>÷ %1: positions are divided by the last one</source>
        <translation>÷ %1：位置除以了最后一个位置</translation>
    </message>
    <message>
        <source>× %1²: multiplied by the factor where it divides</source>
        <translation>× %1²：本应除以因子，却乘了它</translation>
    </message>
    <message>
        <source>All frequencies are multiplied by %1 (%2)</source>
        <translation>所有频率都乘了 %1（%2）</translation>
    </message>
    <message>
        <source>The numbers of pairs %1 are %2 where %3 were meant; the others are right</source>
        <translation>第 %1 对的数是 %2，应当是 %3；其余的都对</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>standard output is a terminal: send it to a file or a program</source>
        <translation>标准输出是终端：请把它送往文件或程序</translation>
    </message>
    <message>
        <source>%1: the %2 slices along axis %3 are equal; one of them is told</source>
        <translation>%1：沿第 %3 轴的 %2 个切片都相同，只说其中一个</translation>
    </message>
    <message>
        <source>Cells are %1, not %2: they do not turn by the angle</source>
        <translation>单元格是 %1，不是 %2：它们不按角度旋转</translation>
    </message>
    <message>
        <source>Rows stand several times</source>
        <translation>有些行出现多次</translation>
    </message>
    <message>
        <source>Cells are near to what was expected</source>
        <translation>单元格接近应有的值</translation>
    </message>
    <message>
        <source>All cells have the other sign</source>
        <translation>所有单元格的符号都相反</translation>
    </message>
    <message>
        <source>All cells are %1 times what was expected, and %2</source>
        <translation>所有单元格都是应有值的 %1 倍再加 %2</translation>
    </message>
    <message>
        <source>%1: root mean square of what is left %2, largest %3</source>
        <translation>%1：剩余的均方根为 %2，最大为 %3</translation>
    </message>
    <message>
        <source>%1; quantised to %2 steps of %3</source>
        <translation>%1；量化为 %2 级，每级 %3</translation>
    </message>
    <message>
        <source>“%1”: the mark “%2” takes %3 number(s)</source>
        <translation>“%1”：标记“%2”需要 %3 个数</translation>
    </message>
    <message>
        <source>there are %1 marks, and at most %2 are allowed</source>
        <translation>有 %1 个标记，最多允许 %2 个</translation>
    </message>
    <message>
        <source>no picture of this step draws the mark “%1”</source>
        <translation>这一步没有一幅图画出标记“%1”</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The parts of a picture that a lesson points at, each with a word.</source>
        <translation>课程所指的图中部分，各附一个词。</translation>
    </message>
    <message>
        <source>No table is open. Choose File ▸ Open table, or drop a file of numbers on the window.</source>
        <translation>没有打开的表。请选择“文件 ▸ 打开表”，或把数值文件拖到窗口上。</translation>
    </message>
    <message>
        <source>A table of numbers from a file, as of NumPy, PyTorch, safetensors, GGUF or a text</source>
        <translation>来自文件的数值表，如 NumPy、PyTorch、safetensors、GGUF 或文本</translation>
    </message>
    <message>
        <source>it is cut short or is no ONNX model</source>
        <translation>它不完整，或者不是 ONNX 模型</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit its shape</source>
        <translation>它的 %1 字节与形状不符</translation>
    </message>
    <message>
        <source>as Meta’s own program does</source>
        <translation>与 Meta 自己的程序相同</translation>
    </message>
    <message>
        <source>%1; did you mean “%2”?</source>
        <translation>%1；您是否想输入“%2”？</translation>
    </message>
    <message>
        <source>Heads are in reverse order: the first one has the smallest slope</source>
        <translation>头的次序颠倒了：第一个头的斜率最小</translation>
    </message>
    <message>
        <source>Biases have the other sign: keys that are farther away get more</source>
        <translation>偏置的符号相反：越远的键得到的越多</translation>
    </message>
    <message>
        <source>keys after the query have 0, not −∞: a causal mask is to be added</source>
        <translation>查询之后的键是 0，不是 −∞：还要加上因果掩码</translation>
    </message>
    <message>
        <source>all cells of a head have a constant in addition, %1 at most: softmax does not see it</source>
        <translation>一个头的所有单元格都多加了一个常数，最大 %1：softmax 看不见它</translation>
    </message>
    <message>
        <source>rows %1 to %2 are zeros</source>
        <translation>第 %1 到 %2 行都是零</translation>
    </message>
    <message>
        <source>rows %1 to %2 repeat row %3</source>
        <translation>第 %1 到 %2 行重复第 %3 行</translation>
    </message>
    <message>
        <source>rows %1 to %2 are all the same new row</source>
        <translation>第 %1 到 %2 行都是同一个新行</translation>
    </message>
    <message>
        <source>rows %1 to %2 are the original from its beginning again: %3 copies</source>
        <translation>第 %1 到 %2 行是原表从头再来：共 %3 份</translation>
    </message>
    <message>
        <source>rows %1 to %2 are new: mean %3, standard deviation %4</source>
        <translation>第 %1 到 %2 行是新的：平均值 %3，标准差 %4</translation>
    </message>
    <message>
        <source>rows %1 to %2 are those of the original, bit for bit</source>
        <translation>第 %1 到 %2 行与原表逐位相同</translation>
    </message>
    <message>
        <source>Rows were added behind those of the original, which was meant to be resized</source>
        <translation>原表的行后面添加了行，而本来应当缩放原表</translation>
    </message>
    <message>
        <source>twice what was meant</source>
        <translation>应有值的两倍</translation>
    </message>
    <message>
        <source>the ratio of mscale_all_dim and mscale, upside down</source>
        <translation>mscale_all_dim 与 mscale 之比颠倒了</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1 where %2 was meant: %3</source>
        <translation>余弦和正弦乘了 %1，应当是 %2：%3</translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn otherwise than was meant: pairs %3 turn %4 times as fast</source>
        <translation>%2 对中有 %1 对转得与应有的不同：第 %3 对转速是应有的 %4 倍</translation>
    </message>
    <message>
        <source>not shown: LitGPT’s own code for YaRN divides the fast pairs by the factor and not the slow ones (build_rope_cache); shown is YaRN as its paper has it</source>
        <translation>未显示：LitGPT 自己的 YaRN 代码把因子用在快的维度对上，而不是慢的（build_rope_cache）；这里显示的是论文中的 YaRN</translation>
    </message>
    <message>
        <source>read: the model_config.yaml of LitGPT</source>
        <translation>读取：LitGPT 的 model_config.yaml</translation>
    </message>
    <message>
        <source>assumed: %1 %2, as %3 does without it</source>
        <translation>假定：%1 %2，缺少该键时 %3 就这样做</translation>
    </message>
    <message>
        <source>it has rope_condense_ratio and rope_adjustments, and Posiscope shows one scaling</source>
        <translation>它同时有 rope_condense_ratio 和 rope_adjustments，而 Posiscope 只显示一种缩放</translation>
    </message>
    <message>
        <source>it is a recipe of torchtune that names %1 and holds none of its numbers; the config.json of the checkpoint holds them</source>
        <translation>这是 torchtune 的配方，只写了名字 %1，没有它的数值；数值在检查点的 config.json 里</translation>
    </message>
    <message>
        <source>read: the model of a recipe of torchtune, %1</source>
        <translation>读取：torchtune 配方中的模型 %1</translation>
    </message>
    <message>
        <source>assumed: scaling llama3, as %1 does</source>
        <translation>假定：缩放方式 llama3，%1 就这样做</translation>
    </message>
    <message>
        <source>it is a recipe of training that holds no model’s numbers; the model_config.yaml or config.json of the checkpoint holds them</source>
        <translation>这是训练配方，没有模型的数值；数值在检查点的 model_config.yaml 或 config.json 里</translation>
    </message>
    <message>
        <source>an alias in it means nothing that stands before it</source>
        <translation>其中的别名没有指向前面的任何内容</translation>
    </message>
    <message>
        <source>a key in it is a list or a mapping</source>
        <translation>其中有一个键是列表或映射</translation>
    </message>
    <message>
        <source>it is not YAML, near line %1: %2</source>
        <translation>它不是 YAML，第 %1 行附近：%2</translation>
    </message>
    <message>
        <source>it is not a model’s configuration, which is a mapping of keys in YAML</source>
        <translation>它不是模型配置：YAML 的模型配置是键的映射</translation>
    </message>
    <message>
        <source>the numbers are printed as %1: cells are compared with half a unit in the last digit</source>
        <translation>数字按 %1 打印：各单元格按最后一位的半个单位比较</translation>
    </message>
    <message>
        <source>its numbers are in the file %1, which is not in the model’s folder</source>
        <translation>其数值在文件 %1 中，而该文件不在模型的文件夹里</translation>
    </message>
    <message>
        <source>its numbers are in the file %1 beside the model: %2</source>
        <translation>其数值在模型旁的文件 %1 中：%2</translation>
    </message>
    <message>
        <source>its numbers are in the file %1, which is too short for them</source>
        <translation>其数值在文件 %1 中，而该文件太短</translation>
    </message>
    <message>
        <source>its offset “%1” is no number</source>
        <translation>其偏移量“%1”不是数字</translation>
    </message>
    <message>
        <source>Directions left out</source>
        <translation>略去的方向</translation>
    </message>
    <message>
        <source>Pictures of fitted offset maps leave out singular values below this share of the largest; 0 keeps all. Data always keeps all.</source>
        <translation>拟合的偏移映射在图中略去低于最大奇异值这一比例的奇异值；0 表示全部保留。数据总是全部保留。</translation>
    </message>
    <message>
        <source>From p to p + k a pair is turned and multiplied by ζ^(k/scale_base): the offset map is no rotation alone.</source>
        <translation>从 p 到 p + k，每一对旋转并乘以 ζ^(k/scale_base)：偏移映射不只是旋转。</translation>
    </message>
    <message>
        <source>Aligned axes</source>
        <translation>对齐坐标轴</translation>
    </message>
    <message>
        <source>The plots of several panes have the same size, and their edges are in line.</source>
        <translation>多个窗格的图大小相同，边缘对齐。</translation>
    </message>
    <message>
        <source>One colour bar for all</source>
        <translation>共用一个色条</translation>
    </message>
    <message>
        <source>Several panes of the same colour map share the scale of their colours, and one bar.</source>
        <translation>颜色表相同的多个窗格共用颜色范围和一个色条。</translation>
    </message>
    <message>
        <source>Titles of panes</source>
        <translation>窗格标题</translation>
    </message>
    <message>
        <source>Titles of several panes in place of their own, with | between them: left|right.</source>
        <translation>多个窗格自定的标题，以 | 分隔：左|右。</translation>
    </message>
    <message>
        <source>Written under the title, in place of the parameters.</source>
        <translation>写在标题下方，代替参数。</translation>
    </message>
    <message>
        <source>The title of the horizontal axis, in place of its own.</source>
        <translation>横轴标题，代替原有标题。</translation>
    </message>
    <message>
        <source>The title of the vertical axis, in place of its own.</source>
        <translation>纵轴标题，代替原有标题。</translation>
    </message>
    <message>
        <source>Numbers at the axes</source>
        <translation>坐标轴的数字</translation>
    </message>
    <message>
        <source>Write numbers at the ticks of the axes.</source>
        <translation>在坐标轴刻度处写数字。</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>About how many ticks an axis has; 0 means as many as there is room for.</source>
        <translation>每条轴大约有多少刻度；0 表示能放下多少就放多少。</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Draw the legends of plots.</source>
        <translation>绘制图例。</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>色条</translation>
    </message>
    <message>
        <source>Draw the bar that tells what colours mean.</source>
        <translation>绘制说明颜色含义的色条。</translation>
    </message>
    <message>
        <source>Title of the bar</source>
        <translation>色条标题</translation>
    </message>
    <message>
        <source>Written along the colour bar.</source>
        <translation>沿色条书写。</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>sans or serif, which are parts of the program, or the name of a family that is installed.</source>
        <translation>程序自带的 sans 或 serif，或已安装字体的名称。</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>The width of the main curve in the finished picture, others in proportion. 0 means as in the window.</source>
        <translation>成图中主曲线的宽度，其余按比例。0 表示与窗口相同。</translation>
    </message>
    <message>
        <source>the panes have different colour maps and cannot share a colour bar</source>
        <translation>各窗格颜色表不同，无法共用色条</translation>
    </message>
    <message>
        <source>no pane has colours for a shared colour bar</source>
        <translation>没有窗格有可共用色条的颜色</translation>
    </message>
    <message>
        <source>font must be sans, serif or an installed family, not “%1”</source>
        <translation>font 必须是 sans、serif 或已安装的字体，而不是“%1”</translation>
    </message>
    <message>
        <source>unexplained cells</source>
        <translation>不符合规律的单元格</translation>
    </message>
    <message>
        <source>Both arrays hold the same cosines: the sines are missing</source>
        <translation>两个数组都是相同的余弦：缺少正弦</translation>
    </message>
    <message>
        <source>Both arrays hold the same sines: the cosines are missing</source>
        <translation>两个数组都是相同的正弦：缺少余弦</translation>
    </message>
    <message>
        <source>its columns are in another order</source>
        <translation>它的列次序不同</translation>
    </message>
    <message>
        <source>its rows are in another order</source>
        <translation>它的行次序不同</translation>
    </message>
    <message>
        <source>its row p is that of position p + %1</source>
        <translation>它的第 p 行是位置 p + %1 的行</translation>
    </message>
    <message>
        <source>its row p is that of position p − %1</source>
        <translation>它的第 p 行是位置 p − %1 的行</translation>
    </message>
    <message>
        <source>its cells are multiplied by %1</source>
        <translation>它的单元格乘了 %1</translation>
    </message>
    <message>
        <source>The other array does not hold the sines of these cosines: %1</source>
        <translation>另一个数组不是这些余弦的正弦：%1</translation>
    </message>
    <message>
        <source>The other array does not hold the cosines of these sines: %1</source>
        <translation>另一个数组不是这些正弦的余弦：%1</translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation>数组“%1”</translation>
    </message>
    <message>
        <source>head %1, %2</source>
        <translation>头 %1，%2</translation>
    </message>
    <message>
        <source>columns are in another order: every row holds the cells of the right row</source>
        <translation>列的顺序不同：每一行都包含正确行的各个单元格</translation>
    </message>
    <message>
        <source>The %1 pairs turn otherwise than was meant, some by half a turn a row or more</source>
        <translation>%1 对的旋转与预期不同，其中有些每行转过半圈或更多</translation>
    </message>
    <message>
        <source>The list is in reverse order: the last number comes first</source>
        <translation>列表顺序颠倒：最后一个数排在最前</translation>
    </message>
    <message>
        <source>this picture has no axes</source>
        <translation>这张图没有坐标轴</translation>
    </message>
    <message>
        <source>this picture has no axes with titles</source>
        <translation>这张图没有带标题的坐标轴</translation>
    </message>
    <message>
        <source>this picture has no legend</source>
        <translation>这张图没有图例</translation>
    </message>
    <message>
        <source>this picture has no curves</source>
        <translation>这张图没有曲线</translation>
    </message>
    <message>
        <source>this picture has no colour bar</source>
        <translation>这张图没有色条</translation>
    </message>
    <message>
        <source>this picture has no colour bar with room for words</source>
        <translation>这张图没有可写字的色条</translation>
    </message>
    <message>
        <source>this picture has no cells that could be squares</source>
        <translation>这张图没有可以成为正方形的单元格</translation>
    </message>
    <message>
        <source>this is a choice for several panes</source>
        <translation>这是多个窗格的选项</translation>
    </message>
    <message>
        <source>[L, 2n]: sine and cosine of a pair beside each other</source>
        <translation>[L, 2n]：一对的正弦和余弦相邻</translation>
    </message>
    <message>
        <source>[L, 2n]: all sines, then all cosines</source>
        <translation>[L, 2n]：先是全部正弦，再是全部余弦</translation>
    </message>
    <message>
        <source>[L, 4n]: [cos | sin], the halves of each repeated</source>
        <translation>[L, 4n]：[cos | sin]，各自的一半重复一次</translation>
    </message>
    <message>
        <source>[L, 4n]: [cos | sin], every number twice in a row</source>
        <translation>[L, 4n]：[cos | sin]，每个数连续出现两次</translation>
    </message>
    <message>
        <source>[L, n, 2]: cosine and sine on the last axis</source>
        <translation>[L, n, 2]：余弦和正弦在最后一个轴上</translation>
    </message>
    <message>
        <source>[2, L, n]: cosines and sines on the first axis</source>
        <translation>[2, L, n]：余弦和正弦在第一个轴上</translation>
    </message>
    <message>
        <source>cos and sin, each [L, n]</source>
        <translation>cos 和 sin，各为 [L, n]</translation>
    </message>
    <message>
        <source>cos and sin, each [L, 2n], halves repeated</source>
        <translation>cos 和 sin，各为 [L, 2n]，一半重复一次</translation>
    </message>
    <message>
        <source>cos and sin, each [L, 2n], every number twice in a row</source>
        <translation>cos 和 sin，各为 [L, 2n]，每个数连续出现两次</translation>
    </message>
    <message>
        <source>[L, n] complex numbers cos + i·sin</source>
        <translation>[L, n] 复数 cos + i·sin</translation>
    </message>
    <message>
        <source>[L, n, 2, 2]: rotation matrices [[cos, −sin], [sin, cos]]</source>
        <translation>[L, n, 2, 2]：旋转矩阵 [[cos, −sin], [sin, cos]]</translation>
    </message>
    <message>
        <source>[L, n]: the angle ω·p of every pair</source>
        <translation>[L, n]：每一对的角 ω·p</translation>
    </message>
    <message>
        <source>[n]: the frequency ω of every pair</source>
        <translation>[n]：每一对的频率 ω</translation>
    </message>
    <message>
        <source>Cells are the angles: their sines and cosines were not taken</source>
        <translation>单元格就是角度：没有取它们的正弦和余弦</translation>
    </message>
    <message>
        <source>octaves of a coordinate that goes from %1 to %2, by %3 from row to row</source>
        <translation>坐标从 %1 到 %2 的各倍频，每行增加 %3</translation>
    </message>
    <message>
        <source>rows are %1 points of %2 coordinates: the other columns are sines and cosines of these times 2^k π, k from 0 to %3</source>
        <translation>各行是 %1 个点，每点 %2 个坐标：其余各列是坐标乘以 2^k π 的正弦和余弦，k 从 0 到 %3</translation>
    </message>
    <message>
        <source>rows are %1 points of %2 coordinates: the other columns are sines and cosines of these times 2^k, without π, k from 0 to %3</source>
        <translation>各行是 %1 个点，每点 %2 个坐标：其余各列是坐标乘以 2^k（没有 π）的正弦和余弦，k 从 0 到 %3</translation>
    </message>
    <message>
        <source>text: positions %1 to %2</source>
        <translation>文本：位置 %1 到 %2</translation>
    </message>
    <message>
        <source>image: %1 × %2 places from position %3 on</source>
        <translation>图像：%1 × %2 个格，从位置 %3 起</translation>
    </message>
    <message>
        <source>and %1 more pieces of text and images</source>
        <translation>以及另外 %1 段文本和图像</translation>
    </message>
    <message>
        <source>not sure: %1 of the configuration was ignored, and may explain what differs</source>
        <translation>不确定：配置中的 %1 被忽略，差异可能由它而来</translation>
    </message>
    <message>
        <source>The rows of this table are points: Posiscope shows rows of positions.</source>
        <translation>此表的各行是点：Posiscope 显示的是位置的各行。</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>all angles are 0 at row %1, between two rows</source>
        <translation>所有角度在第 %1 行处为 0，位于两行之间</translation>
    </message>
    <message>
        <source>Column j has the frequency of pair j/2 and the scale of pair j mod %1: frequencies stand twice in a row, and scales in two halves</source>
        <translation>第 j 列的频率属于第 j/2 对，缩放属于第 j mod %1 对：频率连续出现两次，而缩放分成两半</translation>
    </message>
    <message>
        <source>Column j has the frequency of pair j mod %1 and the scale of pair j/2: frequencies stand in two halves, and scales twice in a row</source>
        <translation>第 j 列的频率属于第 j mod %1 对，缩放属于第 j/2 对：频率分成两半，而缩放连续出现两次</translation>
    </message>
    <message>
        <source>The original&apos;s %1 rows are %2 × %2 places: the first was taken for a class token, and the others for %3 × %4</source>
        <translation>原表的 %1 行是 %2 × %2 个格：第一个被当成分类标记，其余被当成 %3 × %4</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>转换已停止</translation>
    </message>
    <message>
        <source>the rows of one array are ordered at a time</source>
        <translation>一次只能重排一个数组的行</translation>
    </message>
    <message>
        <source>rows from %1 on were computed by the formula</source>
        <translation>从第 %1 行起按公式计算</translation>
    </message>
    <message>
        <source>--permute is half-split or interleaved</source>
        <translation>--permute 是 half-split 或 interleaved</translation>
    </message>
    <message>
        <source>distances in a geometric progression are for tables of relative biases: --window is missing</source>
        <translation>等比数列的距离用于相对偏置表：缺少 --window</translation>
    </message>
    <message>
        <source>--permute changes the order of rows and nothing else of a table</source>
        <translation>--permute 只改变行的次序，不改变表的其他内容</translation>
    </message>
    <message>
        <source>--%1 needs --permute</source>
        <translation>--%1 需要 --permute</translation>
    </message>
    <message>
        <source>a window of at least 3 × 3 is resized with distances in a geometric progression, to one of at least 2 × 2</source>
        <translation>按等比数列的距离缩放时，原窗口至少 3 × 3，新窗口至少 2 × 2</translation>
    </message>
    <message>
        <source>%1 rows are not %2 heads of %3: --heads and --head-dim</source>
        <translation>%1 行不是 %2 个头、每头 %3 行：--heads 和 --head-dim</translation>
    </message>
    <message>
        <source>two tables that are shown as one have the same type and number of rows, not %1 of %2 and %3 of %4</source>
        <translation>合成一张显示的两张表，类型和行数必须相同，而不是 %2 的 %1 行和 %4 的 %3 行</translation>
    </message>
    <message>
        <source>it has more than %1 columns</source>
        <translation>它的列数超过 %1</translation>
    </message>
    <message>
        <source>a copy of a model has one tensor of real numbers in another&apos;s place</source>
        <translation>模型副本中，只有一个实数张量被替换</translation>
    </message>
    <message>
        <source>some columns</source>
        <translation>部分列</translation>
    </message>
    <message>
        <source>The file holds the numbers in another way than the encoding&apos;s own table (%1): a comparison computes B in the same way, as a table.</source>
        <translation>文件存放数字的方式与该编码自己的表不同（%1）：比较时 B 按同样的方式算成一张表。</translation>
    </message>
    <message>
        <source>the formula counts along one line; for the places of a picture (%1, then %2) --grid resizes the table, to other numbers</source>
        <translation>公式沿一条线计数；若这些行是图片中的位置（%1，之后 %2），请用 --grid 缩放这张表，得到的数值不同</translation>
    </message>
    <message>
        <source>the table has %1 rows: choose with --fill what stands behind them</source>
        <translation>该表有 %1 行：请用 --fill 选择其后填什么</translation>
    </message>
    <message>
        <source>no list of frequencies: no table has more than %1 pairs</source>
        <translation>不是频率列表：任何表都不超过 %1 对</translation>
    </message>
    <message>
        <source>Angles have π, as in the paper on NeRF: the slowest octave has the period 2. From %1 to %2 no two coordinates have the same features.</source>
        <translation>角度含 π，与 NeRF 论文相同：最慢的倍频程周期为 2。从 %1 到 %2，没有两个坐标的特征相同。</translation>
    </message>
    <message>
        <source>Angles have π, as in the paper on NeRF: the slowest octave has the period 2. From %1 to %2 coordinates that are 2 apart have the same sines and cosines.</source>
        <translation>角度含 π，与 NeRF 论文相同：最慢的倍频程周期为 2。从 %1 到 %2，相距 2 的坐标有相同的正弦和余弦。</translation>
    </message>
    <message>
        <source>Angles are without π, as in the code of NeRF: the slowest octave has the period 2π. From %1 to %2 no two coordinates have the same features.</source>
        <translation>角度不含 π，与 NeRF 代码相同：最慢的倍频程周期为 2π。从 %1 到 %2，没有两个坐标的特征相同。</translation>
    </message>
    <message>
        <source>Angles are without π, as in the code of NeRF: the slowest octave has the period 2π. From %1 to %2 coordinates that are 2π apart have the same sines and cosines.</source>
        <translation>角度不含 π，与 NeRF 代码相同：最慢的倍频程周期为 2π。从 %1 到 %2，相距 2π 的坐标有相同的正弦和余弦。</translation>
    </message>
    <message>
        <source>if these are periods of coordinates from −1 to 1, as in DINOv3, the pairs turn so often across the image: %1</source>
        <translation>如果这些是从 −1 到 1 的坐标的周期（如 DINOv3），各对在整幅图像上转过的圈数为：%1</translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn less than an eighth across the image: they hardly tell its places apart</source>
        <translation>%2 对中有 %1 对在整幅图像上转不到八分之一圈：它们几乎分不清图像中的位置</translation>
    </message>
    <message>
        <source>divisors of no known kind: models with LongRoPE have such lists, but no number tells that this is one</source>
        <translation>类型未知的除数：使用 LongRoPE 的模型有这样的列表，但没有任何数字表明这就是其中之一</translation>
    </message>
    <message>
        <source>the name “%1” says that it is LongRoPE&apos;s; the base is not in such a list</source>
        <translation>名称“%1”表明这是 LongRoPE 的列表；这样的列表里没有底数</translation>
    </message>
    <message>
        <source>the list begins with 1 and ends with %1, like a ramp of llama3 or YaRN, which stays between them; these pairs are outside: %2</source>
        <translation>列表以 1 开始，以 %1 结束，像 llama3 或 YaRN 的过渡段，而过渡段应在两者之间；超出的对：%2</translation>
    </message>
    <message>
        <source>text: positions %1 to %2, %3 tokens: an image among them would be numbered as text</source>
        <translation>文本：位置 %1 至 %2，共 %3 个词元：其中若有图像，它是按文本编号的</translation>
    </message>
    <message>
        <source>A piece begins at position %1 where %2 comes next: each begins one after the largest number before it, and an image of h × w places takes as many numbers as its longer side</source>
        <translation>有一段从位置 %1 开始，而接下来应是 %2：每一段从之前最大的编号加 1 开始，h × w 个位置的图像占用的编号数等于其较长的边</translation>
    </message>
    <message>
        <source>The frequencies are rounded to %1, %2 significant bits: with them the angle of pair %3 is off by 1 radian from position %4 on. A program that computes them anew in float32 does not have this error.</source>
        <translation>频率被舍入为 %1（%2 个有效位）：从位置 %4 起，对 %3 的角度偏差达到 1 弧度。以 float32 重新计算频率的程序没有这个误差。</translation>
    </message>
    <message>
        <source>these are the positions that the table is computed for, not the table</source>
        <translation>这些是用来计算表的位置，而不是表本身</translation>
    </message>
    <message>
        <source>The numbers stand in the other memory order: they were written column by column, and are read row by row. In NumPy, a.ravel().reshape(a.shape, order=&apos;F&apos;) is the right table</source>
        <translation>数字按另一种内存顺序存放：按列写入，却按行读取。在 NumPy 中，a.ravel().reshape(a.shape, order=&apos;F&apos;) 就是正确的表</translation>
    </message>
    <message>
        <source>Position ids of text and images</source>
        <translation>文本和图像的位置编号</translation>
    </message>
    <message>
        <source>Index of relative positions, as Swin has it</source>
        <translation>相对位置索引（Swin 形式）</translation>
    </message>
    <message>
        <source>Index of relative positions, as BEiT has it</source>
        <translation>相对位置索引（BEiT 形式）</translation>
    </message>
    <message>
        <source>A bias for each distance</source>
        <translation>每个距离一个偏置</translation>
    </message>
    <message>
        <source>KERPLE with powers</source>
        <translation>幂形式的 KERPLE</translation>
    </message>
    <message>
        <source>a geometric spectrum: each frequency is %1 times the one before</source>
        <translation>等比频谱：每个频率是前一个的 %1 倍</translation>
    </message>
    <message>
        <source>a linear spectrum: from pair to pair the frequency changes by %1, up to whole turns of a row; those of sinusoidal and rotary tables fall by a constant ratio</source>
        <translation>线性频谱：相邻两对的频率相差 %1（每行可差整圈）；正弦表和旋转表的频率则按固定比例下降</translation>
    </message>
    <message>
        <source>column %1 is the coordinate, from %2 to %3: for each unit of it the first pair turns by %4 radians</source>
        <translation>第 %1 列是坐标，从 %2 到 %3：坐标每增加 1，第一对转过 %4 弧度</translation>
    </message>
    <message>
        <source>and every pair by %1 radians more than the one before</source>
        <translation>之后每一对都比前一对多转 %1 弧度</translation>
    </message>
    <message>
        <source>Nothing was loaded into this table, or it went to another attribute: compare the names in the checkpoint with those of the model</source>
        <translation>没有内容被加载到这个表，或者内容被加载到了另一个属性：请比较检查点中的名称与模型中的名称</translation>
    </message>
    <message>
        <source>A buffer that is not in the checkpoint stays empty when a model is loaded on a meta device: compute it again after loading</source>
        <translation>检查点中没有的缓冲区，在 meta 设备上加载模型后仍是空的：请在加载之后重新计算它</translation>
    </message>
    <message>
        <source>one row, not %1</source>
        <translation>1 行，而不是 %1 行</translation>
    </message>
    <message>
        <source>it holds a 1-D array of %1 numbers, not a table: File ▸ Identify table, or posiscope identify, says what they are</source>
        <translation>内容是含 %1 个数的一维数组，不是表：“文件 ▸ 识别表”或 posiscope identify 会说明它们是什么</translation>
    </message>
    <message>
        <source>coordinates are rows and columns, from 0</source>
        <translation>坐标是行号和列号，从 0 开始</translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along each side</source>
        <translation>坐标是各位置的中点，每条边从 −1 到 1</translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along the longer side</source>
        <translation>坐标是各位置的中点，较长的边从 −1 到 1</translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along the shorter side</source>
        <translation>坐标是各位置的中点，较短的边从 −1 到 1</translation>
    </message>
    <message>
        <source>coordinates go from −1 to 1, the first and the last place</source>
        <translation>坐标从 −1 到 1，即第一个和最后一个位置</translation>
    </message>
    <message>
        <source>%1 × %2 places of a picture, row by row: pairs %3 turn with the row of a place, pairs %4 with its column</source>
        <translation>图像的 %1 × %2 个位置，逐行排列：第 %3 对随位置的行旋转，第 %4 对随其列旋转</translation>
    </message>
    <message>
        <source>angle of pair i of an axis at the coordinate x: %1</source>
        <translation>某轴第 i 对在坐标 x 处的角：%1</translation>
    </message>
    <message>
        <source>from a row of places to the next they turn by %1 radians</source>
        <translation>从一行位置到下一行，它们旋转 %1 弧度</translation>
    </message>
    <message>
        <source>from a column of places to the next they turn by %1 radians</source>
        <translation>从一列位置到下一列，它们旋转 %1 弧度</translation>
    </message>
    <message>
        <source>RoPE over the places of a picture</source>
        <translation>图像位置上的 RoPE</translation>
    </message>
    <message>
        <source>rows of zeros before the grid, which have no position: %1</source>
        <translation>网格之前全为零、没有位置的行：%1</translation>
    </message>
    <message>
        <source>the block “more” has no title: ```more TITLE</source>
        <translation>块“more”没有标题：```more 标题</translation>
    </message>
    <message>
        <source>the block “more %1” is empty</source>
        <translation>块“more %1”是空的</translation>
    </message>
    <message>
        <source>“more” needs a text that it belongs to: that of the step, or behind the question that of “then”</source>
        <translation>“more”要有所属的正文：步骤的正文，或者在问题之后是“then”的正文</translation>
    </message>
    <message>
        <source>blocks “more”</source>
        <translation>“more”块</translation>
    </message>
    <message>
        <source>“then-state” needs a text “then” that it comes with</source>
        <translation>“then-state”要和文字“then”一起出现，这里没有“then”</translation>
    </message>
    <message>
        <source>“then-state” changes nothing in the picture: leave it out, or show what “then” says</source>
        <translation>“then-state”没有改变图：请去掉它，或者让图显示“then”里说的内容</translation>
    </message>
    <message>
        <source>Values of the command line</source>
        <translation>命令行中的值</translation>
    </message>
    <message>
        <source>a window has at most %1 panes</source>
        <translation>一个窗口最多有 %1 个窗格</translation>
    </message>
    <message>
        <source>all cells of a row have a constant in addition, %1 at most: softmax does not see it</source>
        <translation>一行的所有单元格都多加了一个常数，最大 %1：softmax 看不见它</translation>
    </message>
    <message>
        <source>All numbers have the other sign</source>
        <translation>所有数都取了相反的符号</translation>
    </message>
    <message>
        <source>Every number stands twice, one beside the other</source>
        <translation>每个数都出现两次，两个相邻</translation>
    </message>
    <message>
        <source>The list stands twice, one behind the other</source>
        <translation>整个列表出现两次，一个接着一个</translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>The slopes of heads %1 are %2 where %3 were meant; the others are right</source>
        <translation>头 %1 的斜率是 %2，本应是 %3；其余都对</translation>
    </message>
    <message>
        <source>The numbers are right, but in another order</source>
        <translation>数是对的，但顺序不同</translation>
    </message>
    <message>
        <source>every number stands twice: a list of frequencies has one for each pair</source>
        <translation>每个数都出现两次：频率列表里每个对只有一个数</translation>
    </message>
    <message>
        <source>slice %1 of axis %2</source>
        <translation>轴 %2 的切片 %1</translation>
    </message>
    <message>
        <source>slices %1 of axis %2</source>
        <translation>轴 %2 的切片 %1</translation>
    </message>
    <message>
        <source>Some slices are not what was meant</source>
        <translation>有些切片与预期不符</translation>
    </message>
    <message>
        <source>%1, unexplained cells of each: %2</source>
        <translation>%1，每个有 %2 个无法解释的单元格</translation>
    </message>
    <message>
        <source>The table repeats halves and the model pairs neighbours. transformers stores both like this and takes every number twice in a row when it turns q and k; vLLM and Megatron want columns 0, d/2, 1, d/2 + 1 and so on. All dot products are the same.</source>
        <translation>表中前后两半重复，而模型把相邻的配成对。transformers 就是这样存放，旋转 q 和 k 时再让每个数连续出现两次；vLLM 和 Megatron 要的列序是 0, d/2, 1, d/2 + 1，依此类推。所有点积都相同。</translation>
    </message>
    <message>
        <source>The list is short_factor where long_factor was meant: the two are exchanged</source>
        <translation>列表是 short_factor，而应当是 long_factor：两者对调了</translation>
    </message>
    <message>
        <source>The list is long_factor where short_factor was meant: the two are exchanged</source>
        <translation>列表是 long_factor，而应当是 short_factor：两者对调了</translation>
    </message>
    <message>
        <source>Rows count up where they were meant to count down: the largest distance comes first</source>
        <translation>各行由小到大，而应当由大到小：最大的距离在最前</translation>
    </message>
    <message>
        <source>The number of pair %1 is %2 where %3 was meant; the others are right</source>
        <translation>第 %1 对的数是 %2，应当是 %3；其余的都对</translation>
    </message>
    <message>
        <source>The slope of head %1 is %2 where %3 was meant; the others are right</source>
        <translation>头 %1 的斜率是 %2，本应是 %3；其余都对</translation>
    </message>
    <message>
        <source>%1 of %2 rows are copies of rows before them</source>
        <translation>%2 行中有 %1 行是前面某行的副本</translation>
    </message>
    <message>
        <source>Cells that are NaN or infinite: %1</source>
        <translation>值为 NaN 或无穷大的单元格：%1</translation>
    </message>
    <message>
        <source>this is the whole buffer: row p holds position p, and row %1 is for padding</source>
        <translation>这是整个缓冲区：第 p 行是位置 p，第 %1 行用于填充</translation>
    </message>
    <message>
        <source>row %1 is all zeros, as the row for padding is</source>
        <translation>第 %1 行全为零，填充用的行就是这样</translation>
    </message>
    <message>
        <source>%1 of %2 rows are all zeros: they were never filled</source>
        <translation>%2 行中有 %1 行全为零：从未填入数据</translation>
    </message>
    <message>
        <source>rows %1 to %2</source>
        <translation>第 %1 至 %2 行</translation>
    </message>
    <message>
        <source>rows: %1 = 2 + %2, as RoBERTa and BART have, whose first position is 2</source>
        <translation>行数：%1 = 2 + %2，与 RoBERTa 和 BART 相同，它们的起始位置是 2</translation>
    </message>
    <message>
        <source>these are the frequencies of texts of up to %1 positions; longer ones have others</source>
        <translation>这是不超过 %1 个位置的文本所用的频率；更长的文本用别的频率</translation>
    </message>
    <message>
        <source>this is the table of other layers of the model (%1)</source>
        <translation>这是模型中另一些层的表（%1）</translation>
    </message>
    <message>
        <source>coordinates are rows and columns, from 0, as if %1 places stood along each side</source>
        <translation>坐标是行号和列号，从 0 开始，如同每边有 %1 个格</translation>
    </message>
    <message>
        <source>first position: %1, on which the phases of %2 % of the pairs agree</source>
        <translation>起始位置：%1，%2% 的维度对的相位与此一致</translation>
    </message>
    <message>
        <source>Height and width are exchanged: from token to token of an image the second number grows, where the third was meant to</source>
        <translation>高和宽对调了：图像中逐个词元增大的是第二个数，而应当是第三个</translation>
    </message>
    <message>
        <source>applied twice, (0.1·ln s + 1)²</source>
        <translation>用了两次，(0.1·ln s + 1)²</translation>
    </message>
    <message>
        <source>applied twice, the square of what was meant</source>
        <translation>用了两次，应有值的平方</translation>
    </message>
    <message>
        <source>mscale alone, 0.1·mscale·ln s + 1</source>
        <translation>只用了 mscale，0.1·mscale·ln s + 1</translation>
    </message>
    <message>
        <source>mscale_all_dim alone, 0.1·mscale_all_dim·ln s + 1</source>
        <translation>只用了 mscale_all_dim，0.1·mscale_all_dim·ln s + 1</translation>
    </message>
    <message>
        <source>Scales are the inverse of what was meant: keys have these, and queries the others</source>
        <translation>缩放是应有值的倒数：这是键所用的，查询用的是另一种</translation>
    </message>
    <message>
        <source>Rows are in reverse order, from the smallest distance to the largest; sines with the other sign would give the same table</source>
        <translation>各行次序颠倒，由最小的距离到最大的距离；正弦变号也会得到同样的表</translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant: that of the global layers, in a model with two bases</source>
        <translation>底数是 %1，而应当是 %2：在有两个底数的模型中，这是全局层的底数</translation>
    </message>
    <message>
        <source>The base is %1 where its square, %2, was meant; the exponent i/d for 2i/d gives the same frequencies</source>
        <translation>底数是 %1，而应当是它的平方 %2；用指数 i/d 代替 2i/d 会得到同样的频率</translation>
    </message>
    <message>
        <source>The exponent is 2i/d, d the whole head, where 2i/r was meant, r the part of it that rotates</source>
        <translation>指数是 2i/d，d 为整个头，而应当是 2i/r，r 为其中旋转的部分</translation>
    </message>
    <message>
        <source>Positions run along an axis that is shorter than the axis of equal slices behind it: if the first axis is the batch, the encoding was added along the batch</source>
        <translation>位置所沿的轴比其后相等切片的轴短：如果第一个轴是批次，编码就是沿批次加上的</translation>
    </message>
    <message>
        <source>positions run along an axis before that of the equal slices: if the equal slices were meant to be positions, the axes are exchanged</source>
        <translation>位置所沿的轴在相等切片的轴之前：如果相等的切片本应是位置，那么两个轴对调了</translation>
    </message>
    <message>
        <source>Row %1 is all zeros, its cosines too: the row of padding, as fairseq has it</source>
        <translation>第 %1 行全为零，余弦也是：这是填充用的行，与 fairseq 相同</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The table is a ramp: every cell of row p is %1</source>
        <translation>这张表是等差数列：第 p 行的每个单元格都是 %1</translation>
    </message>
    <message>
        <source>The table is a ramp: every cell of column j is %1</source>
        <translation>这张表是等差数列：第 j 列的每个单元格都是 %1</translation>
    </message>
    <message>
        <source>The table is a ramp: cell n, counted row by row, is %1</source>
        <translation>这张表是等差数列：逐行数起的第 n 个单元格是 %1</translation>
    </message>
    <message>
        <source>The table is the identity: row p has 1 in column p, and 0 elsewhere</source>
        <translation>这张表是单位矩阵：第 p 行在第 p 列为 1，其余为 0</translation>
    </message>
    <message>
        <source>rows are timesteps that are %1 apart</source>
        <translation>各行是相隔 %1 的时间步</translation>
    </message>
    <message>
        <source>this is the index of one row of %1 places; for %2 × %2 places Δ row must be multiplied by %3, and it is by %2</source>
        <translation>这是由 %1 个格组成的一行的索引；对于 %2 × %2 个格，Δ 行应乘以 %3，而这里乘的是 %2</translation>
    </message>
    <message>
        <source>row %1 holds position %2, where position %3 comes next</source>
        <translation>第 %1 行是位置 %2，而接下来应是位置 %3</translation>
    </message>
    <message>
        <source>no array named “%1” among %2</source>
        <translation>%2 中没有名为“%1”的数组</translation>
    </message>
    <message>
        <source>its only array has no name, and so none is “%1”</source>
        <translation>它唯一的数组没有名字，因此没有名为“%1”的数组</translation>
    </message>
    <message>
        <source>Of a session that compares: A, B, their difference A − B, A and B in one plot, or a picture for each. With --sweep a picture for each, or all in one plot (both).</source>
        <translation>对于进行比较的会话：A、B、二者之差 A − B、同一图中的 A 和 B，或每个一幅图。使用 --sweep 时每个值一幅图，或全部在同一图中（both）。</translation>
    </message>
    <message>
        <source>A picture for each</source>
        <translation>每个一幅图</translation>
    </message>
    <message>
        <source>subject must be one of a, b, difference, both, each</source>
        <translation>subject 必须是 a、b、difference、both、each 之一</translation>
    </message>
    <message>
        <source>a session has “compared” or “sweep”, not both</source>
        <translation>会话只能有“compared”或“sweep”，不能两者都有</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are shown together</source>
        <translation>%1 个值太多：最多同时显示 %2 个</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”</source>
        <translation>%1 没有参数“%2”</translation>
    </message>
    <message>
        <source>values %1 and %2 are the same</source>
        <translation>第 %1 个值和第 %2 个值相同</translation>
    </message>
    <message>
        <source>several values are written KEY=VALUE,VALUE, not “%1”</source>
        <translation>多个值应写作 KEY=VALUE,VALUE，而不是“%1”</translation>
    </message>
    <message>
        <source>%1 is twice among the values of %2</source>
        <translation>%1 在 %2 的值中出现了两次</translation>
    </message>
    <message>
        <source>%1 needs two values or more, with commas between them</source>
        <translation>%1 需要两个或更多的值，用逗号分隔</translation>
    </message>
    <message>
        <source>one parameter or two can have several values</source>
        <translation>只有一个或两个参数可以有多个值</translation>
    </message>
    <message>
        <source>both rows and columns are values of %1</source>
        <translation>行和列都是 %1 的值</translation>
    </message>
    <message>
        <source>“%1” shows two encodings in one plot. Choose a picture for each in this pane&apos;s menu.</source>
        <translation>“%1”在同一图中显示两种编码。请在此窗格的菜单中选择每个一幅图。</translation>
    </message>
    <message>
        <source>Each cell is added to the score of a query and a key before the softmax. Equal colours along diagonals mean that distance alone counts.</source>
        <translation>在 softmax 之前，每个单元格加到一个查询和一个键的得分上。沿对角线颜色相同表示只有距离起作用。</translation>
    </message>
    <message>
        <source>Fast hands tell neighbours apart, slow hands tell distant positions apart. k steps turn each hand by the same angle, whatever p is.</source>
        <translation>快的指针区分相邻位置，慢的指针区分相距远的位置。无论 p 是多少，k 步使每根指针转过同样的角度。</translation>
    </message>
    <message>
        <source>The parameters in which A and B differ, and how far apart their numbers are. Equal to the last bit means the same table.</source>
        <translation>A 和 B 不同的参数，以及它们的数相差多远。到最后一位都相等就是同一张表。</translation>
    </message>
    <message>
        <source>A few curves that explain most of the variance mean that the table uses few of its directions. Smooth curves say that neighbours are similar.</source>
        <translation>几条曲线就解释了大部分方差，说明表只使用了少数方向。曲线平滑说明相邻位置相似。</translation>
    </message>
    <message>
        <source>Bits of a binary number are square waves with periods 2, 4, 8 …; sines and cosines are their smooth relatives.</source>
        <translation>二进制数的各位是周期为 2、4、8 … 的方波；正弦和余弦是它们平滑的亲戚。</translation>
    </message>
    <message>
        <source>What the table is, how far its numbers are from that, and what is wrong with it.</source>
        <translation>这张表是什么，它的数与之相差多远，以及哪里有错。</translation>
    </message>
    <message>
        <source>Errors that grow with the position come from angles that were rounded. Where they reach 1, the numbers say nothing about the position any more.</source>
        <translation>随位置增大的误差来自被舍入的角度。误差达到 1 的地方，数就不再说明位置了。</translation>
    </message>
    <message>
        <source>Each step from the position to the number at the cursor, with all its digits.</source>
        <translation>从位置到光标处的数的每一步，包括所有数位。</translation>
    </message>
    <message>
        <source>A query and a key are turned by angles that grow with their positions. Their product depends on the difference of the angles alone.</source>
        <translation>查询和键转过的角度随位置增大。它们的乘积只取决于角度之差。</translation>
    </message>
    <message>
        <source>The same word at two places has the same embedding. Only the encoding tells the two apart.</source>
        <translation>同一个词在两处有相同的嵌入。只有编码能区分二者。</translation>
    </message>
    <message>
        <source>The brightest line is each position with itself. How fast it fades beside that line says how well neighbours are told apart; bright lines farther away are positions that are taken for each other.</source>
        <translation>最亮的线是每个位置与自身。线旁暗得多快，说明相邻位置区分得多好；远处的亮线是会被互相混淆的位置。</translation>
    </message>
    <message>
        <source>Each curve is one column of the table. Where the curves of several dimensions have the same heights again, their positions look alike.</source>
        <translation>每条曲线是表的一列。若几个维度的曲线再次达到相同的高度，那些位置看起来就相似。</translation>
    </message>
    <message>
        <source>In a table of sines and cosines, columns at the left change fast and those at the right slowly. Two rows that look alike are positions that are hard to tell apart.</source>
        <translation>在正弦和余弦的表中，左边的列变化快，右边的列变化慢。看起来相似的两行是难以区分的位置。</translation>
    </message>
    <message>
        <source>Of sines and cosines, each pair has a rotation of its own: a block of 2 × 2 where its dimensions are neighbours. The same matrix serves every position p.</source>
        <translation>对正弦和余弦，每一对都有自己的旋转：两个维度相邻时是一个 2 × 2 的块。同一个矩阵适用于每个位置 p。</translation>
    </message>
    <message>
        <source>Pairs above the line of max_len do not complete a cycle within the table: their values never repeat there.</source>
        <translation>在 max_len 线以上的对在表内不能完成一个周期：它们的值在表内从不重复。</translation>
    </message>
    <message>
        <source>%1 can have one value only</source>
        <translation>%1 只能有一个值</translation>
    </message>
    <message>
        <source>any two neighbours</source>
        <translation>任意两个相邻位置</translation>
    </message>
    <message>
        <source>any two positions %1 apart</source>
        <translation>任意两个相隔 %1 的位置</translation>
    </message>
    <message>
        <source>positions %1 and %2</source>
        <translation>位置 %1 与 %2</translation>
    </message>
    <message>
        <source>no two rows to compare</source>
        <translation>没有两行可以比较</translation>
    </message>
    <message>
        <source>equal rows: %1</source>
        <translation>相同的行：%1</translation>
    </message>
    <message>
        <source>smallest distance %1: %2</source>
        <translation>最小距离 %1：%2</translation>
    </message>
    <message>
        <source>%1, of the first %2 rows alone (all pairs of more rows take too long)</source>
        <translation>%1，只比较了前 %2 行（更多行的两两比较太慢）</translation>
    </message>
    <message>
        <source>%1, rows with NaN or infinity left out: %2</source>
        <translation>%1，略去的含 NaN 或无穷的行：%2</translation>
    </message>
    <message>
        <source>Scale of colours</source>
        <translation>颜色的刻度</translation>
    </message>
    <message>
        <source>Whether encodings that are compared have one scale of colours, or each its own.</source>
        <translation>相互比较的编码共用一个颜色刻度，还是各用各的。</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>Equal colours are equal values in all pictures</source>
        <translation>在所有图中，相同的颜色就是相同的值</translation>
    </message>
    <message>
        <source>Each its own</source>
        <translation>各用各的</translation>
    </message>
    <message>
        <source>Each picture uses all of its colours</source>
        <translation>每张图都用满自己的颜色</translation>
    </message>
    <message>
        <source>No table: each head subtracts a number from the score that grows with the distance between query and key. Its slope is fixed and different for each head, so that some heads look near and others far.</source>
        <translation>没有表：每个头从得分中减去一个随查询与键的距离增长的数。斜率是固定的，各头不同，因此有的头看近处，有的头看远处。</translation>
    </message>
    <message>
        <source>A straight line over the distance; the head changes its slope alone. As a line has no end, contexts may be longer than those of training.</source>
        <translation>随距离变化的一条直线；换头只改变斜率。直线没有终点，所以上下文可以比训练时更长。</translation>
    </message>
    <message>
        <source>Positions are counted by what is read: a gate between 0 and 1 for each key says whether it counts, and the position of a key is the sum of the gates up to the query. So it can count words or sentences instead of tokens. Queries and keys are random here.</source>
        <translation>位置由所读内容计数：每个键有一个 0 到 1 之间的门，说明它是否计数，键的位置是到查询为止各门之和。因此它可以数词或句子，而不是词元。这里的查询和键是随机的。</translation>
    </message>
    <message>
        <source>Choose Positions under “Show”: the counts rise with the distance, unevenly, and stop at the last row of the table.</source>
        <translation>在“显示内容”下选择“位置”：计数随距离不均匀地上升，到表的最后一行为止。</translation>
    </message>
    <message>
        <source>The number of the relative embedding that DeBERTa uses for a query and a key: each distance up to the middle has its own, farther ones share buckets. Attention reads these embeddings together with the content of query and key.</source>
        <translation>DeBERTa 对一个查询和一个键使用的相对嵌入的编号：到中点为止每个距离各有一个，更远的共用桶。注意力把这些嵌入与查询和键的内容一起读取。</translation>
    </message>
    <message>
        <source>A straight line through 0 that bends into steps on both sides. The sign tells keys before the query from keys after it.</source>
        <translation>一条过 0 的直线，在两侧弯成台阶。符号区分查询之前和之后的键。</translation>
    </message>
    <message>
        <source>A small network computes the term of the score from the distance, divided by the position of the query on a logarithmic scale. So it never sees a number beyond 1, however long the text is. The network is untrained here.</source>
        <translation>一个小网络由距离计算得分中的项，距离在对数刻度上除以查询的位置。因此无论文本多长，它都不会见到大于 1 的数。这里的网络未经训练。</translation>
    </message>
    <message>
        <source>For queries before the threshold L it depends on the distance alone; later rows are stretched over all keys.</source>
        <translation>对于阈值 L 之前的查询，它只取决于距离；之后的行被拉伸到所有的键上。</translation>
    </message>
    <message>
        <source>A coordinate between 0 and 1 becomes sines and cosines whose frequency doubles from pair to pair, so that a network can draw fine detail. It is the encoding of NeRF.</source>
        <translation>介于 0 和 1 之间的坐标变成正弦和余弦，频率逐对加倍，使网络能画出精细的细节。这是 NeRF 的编码。</translation>
    </message>
    <message>
        <source>Pair k changes twice as fast as the one before it. Where the fastest waves are shorter than two positions, whole positions show aliases.</source>
        <translation>第 k 对变化的速度是前一对的两倍。最快的波短于两个位置时，整数位置上显示的是混叠。</translation>
    </message>
    <message>
        <source>As ALiBi, but the number that is subtracted grows with the logarithm of the distance, and each head learns how strongly and how soon it bends. Here both are random, as before training; with one head they can be set.</source>
        <translation>与 ALiBi 类似，但减去的数随距离的对数增长，每个头学习其强度和弯曲得多早。这里两者都是随机的，如同训练之前；只有一个头时可以设定。</translation>
    </message>
    <message>
        <source>Near keys are told apart, far ones hardly: the curve is steep at first and then nearly flat.</source>
        <translation>近处的键能区分，远处的几乎不能：曲线起初陡，然后几乎变平。</translation>
    </message>
    <message>
        <source>All cells are 0, as in programs that begin with zeros(max_len, d_model): until training fills the table, all rows are equal, no position is told from another, and the cosine of two rows is not defined.</source>
        <translation>所有单元格都是 0，如同以 zeros(max_len, d_model) 开始的程序：在训练填充这张表之前，所有行相同，无法区分任何位置，两行的余弦没有定义。</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>训练之前</translation>
    </message>
    <message>
        <source>The numbers that the table begins with.</source>
        <translation>表开始时的数。</translation>
    </message>
    <message>
        <source>Independent normal numbers of the seed (GPT-2, BERT)</source>
        <translation>由种子得到的独立正态数（GPT-2、BERT）</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>zeros(max_len, d_model), which training fills</source>
        <translation>zeros(max_len, d_model)，由训练填充</translation>
    </message>
    <message>
        <source>Learned (untrained)</source>
        <translation>可学习（未训练）</translation>
    </message>
    <message>
        <source>A table with one row for each position, which training fills: BERT and GPT-2 have one. Before training its numbers are random or zero, and nothing in it says which position is near which.</source>
        <translation>每个位置一行的表，由训练填充：BERT 和 GPT-2 都有这样的表。训练之前，其中的数是随机的或为零，没有任何东西表明哪些位置彼此靠近。</translation>
    </message>
    <message>
        <source>Random rows are similar to themselves alone: compare the diagonal of the similarity matrix with that of sinusoids, or with a trained table. There is no row beyond max_len.</source>
        <translation>随机的行只与自身相似：把相似度矩阵的对角线与正弦编码的或训练好的表比较。max_len 之后没有行。</translation>
    </message>
    <message>
        <source>Nothing is added at all. A decoder still hides the keys after each query, and from the number of keys that it sees it can learn to count. Without that mask the order of tokens is lost.</source>
        <translation>什么也不加。解码器仍然遮住每个查询之后的键，它可以从看得见的键的数目学会计数。没有这个掩码，词元的顺序就丢失了。</translation>
    </message>
    <message>
        <source>A triangle of zeros under the diagonal: all keys in sight are equal, whatever their distance.</source>
        <translation>对角线下方是一个零的三角形：看得见的键全都相同，无论距离多少。</translation>
    </message>
    <message>
        <source>In Rotation the pairs turn at different speeds; in Distance the score oscillates and falls with the distance. A scaling slows the slow pairs, so that longer contexts stay within the angles of training.</source>
        <translation>在“旋转”中各对以不同速度转动；在“距离”中得分随距离振荡并下降。缩放使慢的对变得更慢，让更长的上下文仍处在训练时的角度之内。</translation>
    </message>
    <message>
        <source>The row of a small table of relative embeddings that a query and a key use: their distance, clipped on both sides. The embedding is added to the key, so that it acts through the content of the query.</source>
        <translation>查询和键使用的相对嵌入小表中的行：它们的距离，两侧截断。该嵌入加到键上，因此通过查询的内容起作用。</translation>
    </message>
    <message>
        <source>A ramp around the diagonal between two plateaus: beyond the clipping distance all keys are treated alike.</source>
        <translation>对角线附近是斜坡，两边是平台：超过截断距离后，所有键一视同仁。</translation>
    </message>
    <message>
        <source>Each position gets a row of sines and cosines, a pair for each frequency, which is added to the embedding of the token there. The first pairs turn fast and tell neighbours apart; the last ones turn so slowly that they tell the beginning from the end. Nothing is learned.</source>
        <translation>每个位置得到一行正弦和余弦，每个频率一对，加到该处词元的嵌入上。最前面的对转得快，用来区分相邻位置；最后面的对转得很慢，用来区分开头和结尾。其中没有任何学习得到的数。</translation>
    </message>
    <message>
        <source>The stripes of the table grow wider from pair to pair. Rows at the same distance are equally similar, wherever they stand.</source>
        <translation>表中的条纹一对比一对宽。距离相同的行，无论在哪里，相似度都相同。</translation>
    </message>
    <message>
        <source>The places of a grid, such as the patches of an image, get sinusoids of two coordinates: one half of the dimensions encodes x, the other half y. Places are numbered row by row.</source>
        <translation>网格中的各处（例如图像的图块）得到两个坐标的正弦编码：一半维度编码 x，另一半编码 y。各处逐行编号。</translation>
    </message>
    <message>
        <source>One half repeats in every row of the grid, the other changes only from row to row. A place is similar to those above and below it as well as to those beside it.</source>
        <translation>一半在网格的每一行中重复，另一半只在换行时改变。一个位置既与左右相邻处相似，也与上下相邻处相似。</translation>
    </message>
    <message>
        <source>Distances fall into buckets: near ones into a bucket each, far ones share buckets that grow with the logarithm of the distance. Each head learns a number for each bucket and adds it to the score; here the numbers are random.</source>
        <translation>距离落入各个桶：近的距离各占一个桶，远的距离共用随对数变宽的桶。每个头为每个桶学习一个数并加到得分上；这里的数是随机的。</translation>
    </message>
    <message>
        <source>Steps that are one distance wide near the query and wider and wider away from it. Beyond the max distance everything is one bucket.</source>
        <translation>靠近查询处每级台阶宽一个距离，离得越远越宽。超过最大距离后全部在一个桶里。</translation>
    </message>
    <message>
        <source>The numbers of a file, as they are: rows as positions, columns as dimensions. File ▸ Identify table says which encoding they are, or what is wrong with them.</source>
        <translation>文件中的数，原样显示：行是位置，列是维度。“文件 ▸ 识别表”说明它们是哪种编码，或者哪里有错。</translation>
    </message>
    <message>
        <source>Stripes and a similarity that follows the distance show that a table knows positions. Compare it with the encoding that it should be.</source>
        <translation>条纹以及随距离变化的相似度说明这张表知道位置。把它与它应当是的编码比较。</translation>
    </message>
    <message>
        <source>Diffusion models tell their network with these sinusoids how much noise is left: the timestep stands where a position stands in a text. All sines come first, then all cosines, and the slowest pair reaches the base.</source>
        <translation>扩散模型用这些正弦告诉网络还剩多少噪声：时间步处在文本中位置的地位。先是全部正弦，然后是全部余弦，最慢的一对达到底数。</translation>
    </message>
    <message>
        <source>It is the sinusoidal table of the Transformer with its halves apart. Only the shift, the scale and the order of the halves tell programs apart.</source>
        <translation>这就是 Transformer 的正弦表，只是两半分开。各程序的区别只在偏移、缩放和两半的顺序。</translation>
    </message>
    <message>
        <source>Sinusoids of distances instead of positions: each row belongs to a distance from the query back to the key, the farthest first. Attention projects the rows and adds their product with the query to the score.</source>
        <translation>不是位置而是距离的正弦编码：每一行对应从查询回到键的一个距离，最远的在前。注意力对这些行作投影，并把它们与查询的积加到得分上。</translation>
    </message>
    <message>
        <source>Read from the last row upwards it is the sinusoidal table. With negative distances the rows go on for keys ahead of the query.</source>
        <translation>从最后一行往上看，就是正弦表。有负距离时，行继续延伸到查询之后的键。</translation>
    </message>
    <message>
        <source>RoPE whose scores fade: pair i of a query is multiplied by a power that grows with the position, and that of a key is divided by it. The score depends on the distance alone and gets smaller with it.</source>
        <translation>得分会衰减的 RoPE：查询的第 i 对乘以随位置增长的幂，键的第 i 对除以它。得分只取决于距离，并随之变小。</translation>
    </message>
    <message>
        <source>In Distance the curve oscillates as with RoPE and fades. A smaller scale base fades sooner.</source>
        <translation>在“距离”中，曲线像 RoPE 那样振荡，同时衰减。缩放底数越小，衰减越快。</translation>
    </message>
    <message>
        <source>“%1” should end with :a, :b, :difference, :both or :each</source>
        <translation>“%1”应以 :a、:b、:difference、:both 或 :each 结尾</translation>
    </message>
    <message>
        <source>No relation was looked for: a table has more than %1 cells.</source>
        <translation>没有查找关系：有一个表超过 %1 个单元格。</translation>
    </message>
    <message>
        <source>B is not A in another order, scale, size or rounding.</source>
        <translation>B 不是改变顺序、比例、大小或舍入后的 A。</translation>
    </message>
    <message>
        <source>B is the same as A.</source>
        <translation>B 与 A 相同。</translation>
    </message>
    <message>
        <source>B is the same as A, but for some cells.</source>
        <translation>除若干单元格外，B 与 A 相同。</translation>
    </message>
    <message>
        <source>Cells that this does not explain: %1 of %2.</source>
        <translation>这不能解释的单元格：%1／%2。</translation>
    </message>
    <message>
        <source>The first of them is in row %1, column %2: it is %3, and nothing is expected there.</source>
        <translation>其中第一个在第 %1 行、第 %2 列：它是 %3，而那里不应有任何值。</translation>
    </message>
    <message>
        <source>The first of them is in row %1, column %2: it is %3, expected %4.</source>
        <translation>其中第一个在第 %1 行、第 %2 列：它是 %3，应为 %4。</translation>
    </message>
    <message>
        <source>The rows are in reverse order.</source>
        <translation>行的顺序是反的。</translation>
    </message>
    <message>
        <source>The rows are rolled: row 0 of B is row %1 of A, and so on round its %3 rows.</source>
        <translation>行是循环移动的：B 的第 0 行是 A 的第 %1 行，依次绕过它的 %3 行。</translation>
    </message>
    <message>
        <source>Rows are repeated: B has the rows %4 of A.</source>
        <translation>有重复的行：B 有 A 的第 %4 行。</translation>
    </message>
    <message>
        <source>The rows are cut: B has the rows %1 to %2 of A&apos;s %3.</source>
        <translation>行被截取：B 有 A 的 %3 行中的第 %1 至 %2 行。</translation>
    </message>
    <message>
        <source>Rows are missing: B has the rows %4 of A.</source>
        <translation>缺少行：B 有 A 的第 %4 行。</translation>
    </message>
    <message>
        <source>Rows are added: those of A are the rows %1 to %2 of B&apos;s %3.</source>
        <translation>增加了行：A 的行是 B 的 %3 行中的第 %1 至 %2 行。</translation>
    </message>
    <message>
        <source>The columns are in reverse order: all dot products are equal.</source>
        <translation>列的顺序是反的：所有点积都相等。</translation>
    </message>
    <message>
        <source>The columns are rolled: column 0 of B is column %1 of A, and so on round its %3 columns.</source>
        <translation>列是循环移动的：B 的第 0 列是 A 的第 %1 列，依次绕过它的 %3 列。</translation>
    </message>
    <message>
        <source>Columns are repeated: B has the columns %4 of A.</source>
        <translation>有重复的列：B 有 A 的第 %4 列。</translation>
    </message>
    <message>
        <source>The columns are cut: B has the columns %1 to %2 of A&apos;s %3.</source>
        <translation>列被截取：B 有 A 的 %3 列中的第 %1 至 %2 列。</translation>
    </message>
    <message>
        <source>Columns are missing: B has the columns %4 of A.</source>
        <translation>缺少列：B 有 A 的第 %4 列。</translation>
    </message>
    <message>
        <source>Columns are added: those of A are the columns %1 to %2 of B&apos;s %3.</source>
        <translation>增加了列：A 的列是 B 的 %3 列中的第 %1 至 %2 列。</translation>
    </message>
    <message>
        <source>Column c of B is column c + %1 of A.</source>
        <translation>B 的第 c 列是 A 的第 c + %1 列。</translation>
    </message>
    <message>
        <source>Column c of B is column c − %1 of A.</source>
        <translation>B 的第 c 列是 A 的第 c − %1 列。</translation>
    </message>
    <message>
        <source>Columns have the other sign than in A: %2 of %3.</source>
        <translation>符号与 A 相反的列：%2／%3。</translation>
    </message>
    <message>
        <source>B is A times %1, plus %2.</source>
        <translation>B 是 A 乘 %1，再加 %2。</translation>
    </message>
    <message>
        <source>B is A with numbers rounded to %5.</source>
        <translation>B 是数值舍入为 %5 的 A。</translation>
    </message>
    <message>
        <source>B is near to A: the root mean square of the differences is %3, the largest %4.</source>
        <translation>B 接近 A：差的均方根为 %3，最大为 %4。</translation>
    </message>
    <message>
        <source>The vectors of the words come from a file: no formula computes them. Choose random ones, or export the data of the view Sentence as .npy instead.</source>
        <translation>词的向量来自文件，没有公式可以算出来。请选择随机向量，或者改为把视图“句子”的数据导出成 .npy。</translation>
    </message>
    <message>
        <source>The sentence has no words: type some in the view Sentence.</source>
        <translation>句子里没有词：请在视图“句子”中输入。</translation>
    </message>
    <message>
        <source>The positions are %1 runs of equal steps, and a program spells out at most %2. Export the table as .npy instead.</source>
        <translation>这些位置由 %1 段等步长的序列组成，程序最多写出 %2 段。请改为把表导出为 .npy。</translation>
    </message>
    <message>
        <source>temperature of queries</source>
        <translation>查询的温度系数</translation>
    </message>
    <message>
        <source>read: %1, a number for each of %2 layers</source>
        <translation>读取：%1，%2 层每层一个数</translation>
    </message>
    <message>
        <source>%1 must be a list of numbers</source>
        <translation>%1 必须是数字列表</translation>
    </message>
    <message>
        <source>%1 has %2 numbers where there are %3 layers</source>
        <translation>%1 有 %2 个数，而层数为 %3</translation>
    </message>
    <message>
        <source>read: %1, of layers with a sliding window</source>
        <translation>读取：%1，用于滑动窗口层</translation>
    </message>
    <message>
        <source>not read: %1, another part of the model</source>
        <translation>未读取：%1，模型的另一部分</translation>
    </message>
    <message>
        <source>it does not say which layers are of which kind: --layer</source>
        <translation>其中没有说明哪些层属于哪一类：--layer</translation>
    </message>
    <message>
        <source>it has the layers 0 to %1: --layer</source>
        <translation>其中的层为 0 到 %1：--layer</translation>
    </message>
    <message>
        <source>shown: layer %1 (%2)</source>
        <translation>显示的是：第 %1 层（%2）</translation>
    </message>
    <message>
        <source>its layer %1 is of a kind that Posiscope cannot show: --layer</source>
        <translation>第 %1 层属于 Posiscope 无法显示的类别：--layer</translation>
    </message>
    <message>
        <source>read: params.json, whose programs turn neighbours (Meta, Mistral)</source>
        <translation>读取：params.json，其程序旋转相邻元素（Meta、Mistral）</translation>
    </message>
    <message>
        <source>elements of a head that are not turned</source>
        <translation>每个头中不旋转的元素</translation>
    </message>
    <message>
        <source>chunks that are numbered anew</source>
        <translation>重新编号的分块</translation>
    </message>
    <message>
        <source>pairs of each axis</source>
        <translation>每个轴的维度对</translation>
    </message>
    <message>
        <source>%1 “axial” turns some pairs by the row of a patch and others by its column (RoPE in two dimensions), which Posiscope cannot show</source>
        <translation>%1 “axial” 按图块的行旋转一些维度对，按列旋转另一些（二维 RoPE），Posiscope 无法显示</translation>
    </message>
    <message>
        <source>as telechat3-yarn means it</source>
        <translation>按 telechat3-yarn 的含义</translation>
    </message>
    <message>
        <source>factor of the scores</source>
        <translation>注意力分数的系数</translation>
    </message>
    <message>
        <source>not shown: scores are multiplied by %1, the square of what mscale_all_dim gives</source>
        <translation>未显示：注意力分数乘以 %1，即 mscale_all_dim 所得之数的平方</translation>
    </message>
    <message>
        <source>it has no part “%1”, nor any other: --part</source>
        <translation>其中没有“%1”部分，也没有其他部分：--part</translation>
    </message>
    <message>
        <source>it has no part “%1”, but %2: --part</source>
        <translation>其中没有“%1”部分，只有 %2：--part</translation>
    </message>
    <message>
        <source>--rotated and --rotated-last exclude each other</source>
        <translation>--rotated 与 --rotated-last 不能同时使用</translation>
    </message>
    <message>
        <source>only weights of up to three axes have rows of heads</source>
        <translation>只有不超过三个轴的权重才有各头的行</translation>
    </message>
    <message>
        <source>the weights have the axes 0 to %1: --axis</source>
        <translation>权重的轴为 0 到 %1：--axis</translation>
    </message>
    <message>
        <source>weights of three axes have heads along the second or the third one: --axis</source>
        <translation>三个轴的权重，其各头沿第二轴或第三轴：--axis</translation>
    </message>
    <message>
        <source>a head of %1 is unusual (%2 elements of axis %3, %4 heads): --head-dim says how many a head has, and --axis where they are</source>
        <translation>每头 %1 个元素不常见（轴 %3 有 %2 个元素，%4 个头）：用 --head-dim 指定每头的元素数，用 --axis 指定它们在哪个轴</translation>
    </message>
    <message>
        <source>elements %1 to %2 of each of %3 heads of %4, along axis %5: from interleaved to half-split</source>
        <translation>%3 个大小为 %4 的头，每头的元素 %1 到 %2，沿轴 %5：由 interleaved 变为 half-split</translation>
    </message>
    <message>
        <source>elements %1 to %2 of each of %3 heads of %4, along axis %5: from half-split to interleaved</source>
        <translation>%3 个大小为 %4 的头，每头的元素 %1 到 %2，沿轴 %5：由 half-split 变为 interleaved</translation>
    </message>
    <message>
        <source>%1 has the shape %2. Positions are an array of one axis, or [axes, n] of one to four axes</source>
        <translation>%1 的形状是 %2。位置应为一维数组，或 [axes, n]（一到四个轴）</translation>
    </message>
    <message>
        <source>%1 has %2 positions. A list has at most %3 rows</source>
        <translation>%1 有 %2 个位置。列表最多 %3 行</translation>
    </message>
    <message>
        <source>row %1 of %2 is %3. A position is a number between −%4 and %4</source>
        <translation>%2 的第 %1 行是 %3。位置是 −%4 与 %4 之间的数</translation>
    </message>
    <message>
        <source>positions of a bias are whole numbers from 0 to %1, not %2 to %3</source>
        <translation>偏置的位置是 0 到 %1 的整数，而不是 %2 到 %3</translation>
    </message>
    <message>
        <source>as many as positions are listed</source>
        <translation>与列出的位置一样多</translation>
    </message>
    <message>
        <source>Positions of the rows</source>
        <translation>各行的位置</translation>
    </message>
    <message>
        <source>One row for each listed position, in place of consecutive ones: 0..99, 0..59, 0..39 for packed sequences, 20 x 1, 0..99 for left padding, 951..1 step -50 for a sampler, 777 for one step of decoding, or a file of numbers such as ids.npy. Empty: consecutive positions.</source>
        <translation>每个列出的位置一行，代替连续的位置：0..99, 0..59, 0..39 是打包的序列，20 x 1, 0..99 是左填充，951..1 step -50 是采样器的步，777 是解码的一步，或者一个数字文件，如 ids.npy。留空：连续的位置。</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>打包的序列</translation>
    </message>
    <message>
        <source>Three sequences of 100, 60 and 40 tokens in one row of a batch</source>
        <translation>一批中的一行里有三个序列，长 100、60 和 40 个词元</translation>
    </message>
    <message>
        <source>Left padding</source>
        <translation>左填充</translation>
    </message>
    <message>
        <source>20 tokens of padding at position 1, then a sequence of 100</source>
        <translation>20 个填充词元在位置 1，然后是长 100 的序列</translation>
    </message>
    <message>
        <source>Steps of a sampler</source>
        <translation>采样器的步</translation>
    </message>
    <message>
        <source>20 of the 1,000 timesteps of a diffusion model, from noise to picture</source>
        <translation>扩散模型 1000 个时间步中的 20 个，从噪声到图像</translation>
    </message>
    <message>
        <source>One step of decoding</source>
        <translation>解码的一步</translation>
    </message>
    <message>
        <source>The single row that a model with a cache computes for its next token</source>
        <translation>带缓存的模型为下一个词元计算的那一行</translation>
    </message>
    <message>
        <source>Queries and keys are turned, and nothing is added to them: pair i of their elements turns by θ_i for each position. The score of a query and a key then depends on their distance alone. What is shown as the table are the cosines and sines of the angles.</source>
        <translation>查询和键被旋转，不加上任何东西：它们的第 i 对元素每过一个位置转 θ_i。于是查询与键的得分只取决于它们的距离。作为表显示的是这些角的余弦和正弦。</translation>
    </message>
    <message>
        <source>A is what was expected, and B is this table</source>
        <translation>A 是所期望的表，B 是这个表</translation>
    </message>
    <message>
        <source>A is the original, and B is this table</source>
        <translation>A 是原表，B 是这个表</translation>
    </message>
    <message>
        <source>Only whole positions have a row here, and %1 is none. Sines and cosines that are not rounded have rows at fractions, too.</source>
        <translation>这里只有整数位置才有行，而 %1 不是整数。不舍入的正弦和余弦在分数位置上也有行。</translation>
    </message>
    <message>
        <source>Position %1 lies beyond %2, up to where the error of the table is tested: the angles are exact there, too.</source>
        <translation>位置 %1 超出 %2，表的误差只检验到那里：角度在那里也是精确的。</translation>
    </message>
    <message>
        <source>The offset k counts positions, not rows: M_k leads from the position p of a row to p + k, whether a row has that position or not.</source>
        <translation>偏移 k 数的是位置，不是行：M_k 从一行的位置 p 到 p + k，无论有没有一行在那个位置。</translation>
    </message>
    <message>
        <source>positions, piece %1, “%2”: %3</source>
        <translation>位置，第 %1 段“%2”：%3</translation>
    </message>
    <message>
        <source>“%1” is no number. Write 0..99, 951..1 step -50, 20 x 1, 0.5 or 1/3</source>
        <translation>“%1”不是数字。请写 0..99、951..1 step -50、20 x 1、0.5 或 1/3</translation>
    </message>
    <message>
        <source>positions lie between −%1 and %1</source>
        <translation>位置在 −%1 与 %1 之间</translation>
    </message>
    <message>
        <source>a step is not 0</source>
        <translation>步长不能为 0</translation>
    </message>
    <message>
        <source>a step needs two ends, as in 951..1 step -50</source>
        <translation>步长需要两端，如 951..1 step -50</translation>
    </message>
    <message>
        <source>steps of %1 do not lead from %2 to %3</source>
        <translation>步长 %1 不能从 %2 走到 %3</translation>
    </message>
    <message>
        <source>positions are at most %1 rows. Consecutive ones need no list: choose the first position and how many</source>
        <translation>位置最多 %1 行。连续的位置不需要列表：请选择首位置和个数</translation>
    </message>
    <message>
        <source>before the x stands how often, as in 20 x 1</source>
        <translation>x 之前是次数，如 20 x 1</translation>
    </message>
    <message>
        <source>a piece between commas is empty</source>
        <translation>逗号之间有一段是空的</translation>
    </message>
    <message>
        <source>The rows are the same in another order: B has the rows %4 of A.</source>
        <translation>行相同但顺序不同：B 有 A 的第 %4 行。</translation>
    </message>
    <message>
        <source>The columns are the same in another order, %4: all dot products are equal.</source>
        <translation>列相同但顺序不同，%4：所有点积都相等。</translation>
    </message>
    <message>
        <source>B is A quantised to %6 steps of %2: the root mean square of the differences is %3, the largest %4.</source>
        <translation>B 是量化为 %6 个步长 %2 的 A：差的均方根为 %3，最大为 %4。</translation>
    </message>
    <message>
        <source>models of this type add a bias that follows from the query and the distance, which Posiscope cannot show</source>
        <translation>此类模型加上由查询与距离得出的偏置，Posiscope 无法显示</translation>
    </message>
    <message>
        <source>no scaling</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>base %1, %2</source>
        <translation>底数 %1，%2</translation>
    </message>
    <message>
        <source>base %1, %2, %3 rotated</source>
        <translation>底数 %1，%2，旋转 %3</translation>
    </message>
    <message>
        <source>transformers 4 and 5 read the same: %1</source>
        <translation>transformers 4 与 5 读法相同：%1</translation>
    </message>
    <message>
        <source>transformers 4 and 5: %1</source>
        <translation>transformers 4 与 5：%1</translation>
    </message>
    <message>
        <source>%1 reads them differently: %2 in A, %3 in B</source>
        <translation>%1 对两者读法不同：A 中 %2，B 中 %3</translation>
    </message>
    <message>
        <source>%1 is read differently: %2 by %3, %4 by %5</source>
        <translation>%1 的读法不一：%3 读作 %2，%5 读作 %4</translation>
    </message>
    <message>
        <source>%1 is %2 and no number</source>
        <translation>%1 是 %2，不是数</translation>
    </message>
    <message>
        <source>%1 is not known as a rope_type</source>
        <translation>没有名为 %1 的 rope_type</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>base: the default of the class</source>
        <translation>底数：该类的默认值</translation>
    </message>
    <message>
        <source>scaling: the default of the class</source>
        <translation>缩放：该类的默认值</translation>
    </message>
    <message>
        <source>scaling: %1</source>
        <translation>缩放：%1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation>未读取：%1</translation>
    </message>
    <message>
        <source>not known: there is no model_type</source>
        <translation>不清楚：没有 model_type</translation>
    </message>
    <message>
        <source>not known: Posiscope has no row for model_type “%1”</source>
        <translation>不清楚：Posiscope 没有 model_type“%1”的条目</translation>
    </message>
    <message>
        <source>not known: there is no class for model_type “%1”</source>
        <translation>不清楚：没有 model_type“%1”的类</translation>
    </message>
    <message>
        <source>%1 is %2 and no object</source>
        <translation>%1 是 %2，不是对象</translation>
    </message>
    <message>
        <source>the class takes no rope_type but default</source>
        <translation>该类只接受 rope_type default</translation>
    </message>
    <message>
        <source>the class takes no rope_type but longrope</source>
        <translation>该类只接受 rope_type longrope</translation>
    </message>
    <message>
        <source>rope_scaling must have exactly the keys %1</source>
        <translation>rope_scaling 必须恰好有这些键：%1</translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant: %1 is what %3 reads from this file</source>
        <translation>底数是 %1，而应当是 %2：%3 从这个文件读到的正是 %1</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as the same key stands behind it with %3</source>
        <translation>忽略：%1 %2，因为同一个键在其后又出现，值为 %3</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>一个词的列表</translation>
    </message>
    <message>
        <source>%1 names %2 layers where there are %3</source>
        <translation>%1 列出了 %2 层，而模型有 %3 层</translation>
    </message>
    <message>
        <source>a number of layers, or letters such as LLLG</source>
        <translation>层数，或 LLLG 这样的字母</translation>
    </message>
    <message>
        <source>not read: %1, keys of other parts of the model</source>
        <translation>未读取：%1，模型其他部分的键</translation>
    </message>
    <message>
        <source>not shown: sound and film, with %1 positions a second (%2)</source>
        <translation>未显示：声音和影片，每秒 %1 个位置（%2）</translation>
    </message>
    <message>
        <source>read: a model’s file of MaxText</source>
        <translation>已读取：MaxText 的模型文件</translation>
    </message>
    <message>
        <source>read: rope_parameters, the same for layers with a sliding window, where models of this type usually have the base %1</source>
        <translation>已读取：rope_parameters，滑动窗口层也相同，而此类模型在这些层中的底数通常为 %1</translation>
    </message>
    <message>
        <source>not shown: the queries and keys of the indexer, of which %1 elements turn with the same frequencies (index_head_dim)</source>
        <translation>未显示：索引器的查询和键，其中 %1 个元素以相同的频率旋转（index_head_dim）</translation>
    </message>
    <message>
        <source>A bias or score that falls prefers near keys. Ripples are distances that are taken for nearer ones. Of buckets, each step is a new one.</source>
        <translation>下降的偏置或得分偏向近的键。波纹是被当成更近的那些距离。若画的是桶，每一级台阶就是一个新的桶。</translation>
    </message>
    <message>
        <source>elements of the indexer that turn</source>
        <translation>索引器中旋转的元素</translation>
    </message>
    <message>
        <source>positions of this encoding are numbers from 0 on, not %1</source>
        <translation>此编码的位置从 0 开始，不能是 %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Rows hold the positions %1 where %2 were meant</source>
        <translation>各行的位置为 %1，而应为 %2</translation>
    </message>
    <message>
        <source>rows hold the positions %1</source>
        <translation>各行的位置为 %1</translation>
    </message>
    <message>
        <source>The first %1 elements of each half of a head of %2 turn; the others pass as they are.</source>
        <translation>在 %2 个元素的头中，每一半的前 %1 个元素旋转；其余的保持原样。</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>The frequencies of the whole head, of which a share of the pairs turns, half a head apart</source>
        <translation>整个头的频率，其中一部分的对旋转，两个元素相距半个头</translation>
    </message>
    <message>
        <source>The frequencies are the first ones of a head of %1 elements.</source>
        <translation>这些频率是 %1 个元素的头的前面那些频率。</translation>
    </message>
    <message>
        <source>not shown: a recurrent part beside the attention of every layer, which knows the order by itself</source>
        <translation>未显示：每一层中与注意力并列的循环部分，它自身就知道顺序</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>The configuration of a model that was opened last.</source>
        <translation>最近打开的模型配置。</translation>
    </message>
    <message>
        <source>Part of the configuration</source>
        <translation>配置的部分</translation>
    </message>
    <message>
        <source>The part of the configuration that was read.</source>
        <translation>读取的配置部分。</translation>
    </message>
    <message>
        <source>The table is what %1 reads from this file: %2</source>
        <translation>该表是 %1 从此文件读出的内容：%2</translation>
    </message>
    <message>
        <source>Here stand the layers of a model, as its configuration says them. Choose File ▸ Open model configuration, or drop a config.json on the window.</source>
        <translation>这里列出模型配置所说的各层。请选择“文件 ▸ 打开模型配置”，或将 config.json 拖到窗口上。</translation>
    </message>
    <message>
        <source>The configuration %1 is not there any more. File ▸ Open model configuration opens it from another place.</source>
        <translation>配置 %1 已不存在。用“文件 ▸ 打开模型配置”可从别处打开它。</translation>
    </message>
    <message>
        <source>The configuration %1 cannot be read: %2. Mend the file, or open another one with File ▸ Open model configuration.</source>
        <translation>无法读取配置 %1：%2。请修正文件，或用“文件 ▸ 打开模型配置”打开另一个。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>The layers of a model with their bases, scalings and windows, as its configuration says them</source>
        <translation>模型的各层及其底数、缩放和窗口，按其配置所述</translation>
    </message>
    <message>
        <source>Which layers see only a window, which have another base or no positions at all. A click shows the values of a layer in the other panes.</source>
        <translation>哪些层只看到一个窗口，哪些层底数不同或完全没有位置。单击即在其他窗格中显示该层的取值。</translation>
    </message>
    <message>
        <source>Open model configuration …</source>
        <translation>打开模型配置…</translation>
    </message>
    <message>
        <source>Colours for light or dark surroundings, or for paper: black type and axes, thin lines.</source>
        <translation>用于明亮或黑暗环境的颜色，或用于纸张：黑色文字和坐标轴，细线。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Reference lines</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Draw the lines that a spectrum is compared with: max_len, contexts, 2.</source>
        <translation>绘制与频谱比较的线：max_len、上下文长度、2。</translation>
    </message>
    <message>
        <source>this picture has no reference lines</source>
        <translation>此图没有参考线</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>x 轴</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y 轴</translation>
    </message>
    <message>
        <source>Move one value from end to end, such as position=0..127: position, offset, base, d_model or max_len. Writes .gif, .webp, .mp4 (by ffmpeg) or numbered .png files.</source>
        <translation>让一个值从头变到尾，例如 position=0..127：position、offset、base、d_model 或 max_len。写入 .gif、.webp、.mp4（由 ffmpeg）或编号的 .png 文件。</translation>
    </message>
    <message>
        <source>an .mp4 file needs ffmpeg, which is not installed: install it, or choose .gif or .webp</source>
        <translation>.mp4 文件需要 ffmpeg，但它没有安装：请安装它，或选择 .gif 或 .webp</translation>
    </message>
    <message>
        <source>ffmpeg could not encode the motion: %1</source>
        <translation>ffmpeg 无法编码该动画：%1</translation>
    </message>
    <message>
        <source>No program spells out listed places of several axes. Export the table as .npy instead.</source>
        <translation>程序代码不会写出多个轴上列出的位置。请改为将表导出为 .npy。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>transformers 4 (4.57.6) and 5 (5.16) read this file differently</source>
        <translation>transformers 4（4.57.6）与 5（5.16）对这个文件的读法不同</translation>
    </message>
    <message>
        <source>row %1 of %2 has other positions on other axes (%3 and %4). This encoding counts along one axis: give one axis of the file</source>
        <translation>%2 的第 %1 行在各轴上的位置不同（%3 和 %4）。此编码沿一个轴计数：请给出文件中的一个轴</translation>
    </message>
    <message>
        <source>positions on %1 axes were given, and this encoding counts along %2 (%3): give a file of [%2, n]</source>
        <translation>给出的是 %1 个轴上的位置，而此编码沿 %2 个轴计数（%3）：请给出形状为 [%2, n] 的文件</translation>
    </message>
    <message>
        <source>the last position along %1 is %2, and all are divided by it: give positions above 0, or do not normalise</source>
        <translation>沿 %1 的最后一个位置是 %2，而所有位置都要除以它：请给出大于 0 的位置，或不要归一化</translation>
    </message>
    <message>
        <source>One row for each listed place, in place of those of a grid: a file of [2, n] whole or fractional numbers, first how far down each place is, then how far across. Empty: the places of a grid.</source>
        <translation>每个列出的位置一行，代替网格的位置：一个形状为 [2, n] 的文件，整数或小数均可，先是各位置的行坐标，再是列坐标。留空：网格的位置。</translation>
    </message>
    <message>
        <source>the configuration describes %1, and no tensor has a name of such numbers</source>
        <translation>配置描述的是%1，而没有张量有此类数的名字</translation>
    </message>
    <message>
        <source>the configuration says nothing of it: it describes %1</source>
        <translation>配置没有说到它：配置描述的是%1</translation>
    </message>
    <message>
        <source>not read: %1, another configuration in the folder</source>
        <translation>未读取：%1，文件夹中的另一个配置</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1：%2，%3，%4</translation>
    </message>
    <message>
        <source>B is not A in another scale, size or rounding. Whether its %1 rows are in any other order was not looked for: too many are nearly alike.</source>
        <translation>B 不是 A 经缩放、改变大小或舍入而来。没有查找它的 %1 行是否为其他任意顺序：几乎相同的行太多。</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>cosines and sines</source>
        <translation>余弦和正弦</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>it holds more than %1 files, which no model’s folder does</source>
        <translation>其中的文件多于 %1 个，没有模型的文件夹是这样</translation>
    </message>
    <message>
        <source>these are the frequencies of a text of %1 positions</source>
        <translation>这些是长度为 %1 个位置的文本的频率</translation>
    </message>
    <message>
        <source>The base is %1, which other layers of this model have, where %2 was meant; all else is of these layers</source>
        <translation>底数是 %1，这是该模型其他层的底数，而应为 %2；其余都属于这些层</translation>
    </message>
    <message>
        <source>%1; it has %2</source>
        <translation>%1；其中有 %2</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>无衬线</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>衬线</translation>
    </message>
    <message>
        <source>Blue–amber, dark to light</source>
        <translation>蓝–琥珀，由暗到亮</translation>
    </message>
    <message>
        <source>numbers move in “after” and “then-state” only</source>
        <translation>数值只能在 “after” 和 “then-state” 中移动</translation>
    </message>
    <message>
        <source>“%1” is no mark: it begins with cell, row, column, pair, diagonal, region, arrow or arc</source>
        <translation>“%1”不是标记：标记以 cell、row、column、pair、diagonal、region、arrow 或 arc 开头</translation>
    </message>
    <message>
        <source>%1 is no number that could move</source>
        <translation>%1 不是可以移动的数值</translation>
    </message>
    <message>
        <source>the picture could not be encoded as %1</source>
        <translation>无法将图片编码为 %1</translation>
    </message>
    <message>
        <source>%1 exists already: name a folder that does not</source>
        <translation>%1 已存在：请指定一个不存在的文件夹</translation>
    </message>
    <message>
        <source>the lesson “%1” has steps 1 to %2, and none %3</source>
        <translation>课程“%1”有第 1 到第 %2 步，没有第 %3 步</translation>
    </message>
    <message>
        <source>the course has no lesson “%1”</source>
        <translation>课程中没有“%1”这一课</translation>
    </message>
    <message>
        <source>%1 holds something else than answers: name another file</source>
        <translation>%1 的内容不是答案：请指定另一个文件</translation>
    </message>
    <message>
        <source>“%1” names no step: write {LESSON NUMBER}, such as {rotary 1}</source>
        <translation>“%1”没有指明步骤：请写 {课程名 序号}，例如 {rotary 1}</translation>
    </message>
    <message>
        <source>“%1” is a step of another lesson: nothing can be added to it</source>
        <translation>“%1”是另一课的步骤：不能再添加内容</translation>
    </message>
    <message>
        <source>Largest GIF</source>
        <translation>GIF 的最大大小</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>A GIF that would be larger has fewer frames in the same time. 0 keeps all frames, as --fps does where it is given.</source>
        <translation>GIF 若会更大，则在同样的时间内减少帧数。0 保留所有帧；指定 --fps 时也是如此。</translation>
    </message>
    <message>
        <source>%1 of %2 frames fit into %3 MB (largest GIF).</source>
        <translation>%3 MB 内能容纳 %2 帧中的 %1 帧（GIF 的最大大小）。</translation>
    </message>
    <message>
        <source>Small motion (480 × 320 px)</source>
        <translation>小动画（480 × 320 px）</translation>
    </message>
    <message>
        <source>The heatmap has about %1 cells an inch. A screen shows fewer, perhaps with stripes that the table does not have. Paper shows it as it is.</source>
        <translation>热图每英寸约有 %1 个单元格。屏幕显示的更少，可能出现表中没有的条纹；印在纸上则如实呈现。</translation>
    </message>
    <message>
        <source>Width and height of the picture. A GIF of one pane has 480x320 at first.</source>
        <translation>图片的宽和高。单窗格的 GIF 起初为 480x320。</translation>
    </message>
    <message>
        <source>Two frames alone take more than %1 MB: choose a smaller size, or a larger limit (0 for none).</source>
        <translation>仅两帧就超过 %1 MB：请选择更小的尺寸或更大的限制（0 表示不限）。</translation>
    </message>
    <message>
        <source>B is A with its %1 rows resized to %2: %3.</source>
        <translation>B 是把 A 的 %1 行调整为 %2 行的结果：%3。</translation>
    </message>
    <message>
        <source>B is A with its %1 × %2 places resized to %3 × %4: %5.</source>
        <translation>B 是把 A 的 %1 × %2 个位置调整为 %3 × %4 的结果：%5。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Rows in front of the places: %1 in A, %2 in B.</source>
        <translation>位置之前的行数：A 有 %1 行，B 有 %2 行。</translation>
    </message>
    <message>
        <source>the block “place” needs the number of a place, from 1 to 9: ```place 1</source>
        <translation>块“place”需要一个位置的编号，从 1 到 9：```place 1</translation>
    </message>
    <message>
        <source>the step has a second block “place %1”</source>
        <translation>这一步有第二个块“place %1”</translation>
    </message>
    <message>
        <source>the block “place %1” is empty</source>
        <translation>块“place %1”是空的</translation>
    </message>
    <message>
        <source>“place %1” needs a large picture in the text of its step: ![words](name.svg &quot;large&quot;)</source>
        <translation>“place %1”需要这一步的正文里有一张大图：![文字](name.svg &quot;large&quot;)</translation>
    </message>
    <message>
        <source>there is no block “%1”: blocks are state, predict, after, then, then-state, more, place, task, hint, notes, and code: python, cpp, bash, json, text</source>
        <translation>没有块“%1”：块有 state、predict、after、then、then-state、more、place、task、hint、notes，以及代码：python、cpp、bash、json、text</translation>
    </message>
    <message>
        <source>%1 must be two ends and a time of at most %2 seconds, such as “10..110 in 3”, or values and a time, such as “8 | 64 in 3”, not “%3”</source>
        <translation>%1 应为两端的值和至多 %2 秒的时间，例如 “10..110 in 3”，或若干个值和时间，例如 “8 | 64 in 3”，而不是“%3”</translation>
    </message>
    <message>
        <source>%1 has no values that could move</source>
        <translation>%1 没有可以移动的值</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>The embedding alone, in colours of its own scale.</source>
        <translation>只有嵌入，颜色有自己的标度。</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Embedding, encoding and what they give together.</source>
        <translation>嵌入、编码以及两者合成的结果。</translation>
    </message>
    <message>
        <source>Attention without positions</source>
        <translation>无位置信息的注意力</translation>
    </message>
    <message>
        <source>Weights and outputs of one attention head without positions, in colours of their own scales.</source>
        <translation>一个注意力头不带位置的权重和输出，颜色各有自己的标度。</translation>
    </message>
    <message>
        <source>Swap without positions</source>
        <translation>无位置信息的交换</translation>
    </message>
    <message>
        <source>The outputs without positions before and after two tokens change places: lines join those that are equal.</source>
        <translation>两个词元交换位置前后不带位置的输出：线连着相等的输出。</translation>
    </message>
    <message>
        <source>Swap with positions</source>
        <translation>有位置信息的交换</translation>
    </message>
    <message>
        <source>The same with positions.</source>
        <translation>同样的图，带位置。</translation>
    </message>
    <message>
        <source>the picture “%1” has no element with the id “%2”</source>
        <translation>图片“%1”里没有 id 为“%2”的元素</translation>
    </message>
    <message>
        <source>A program would spell out thousands of coordinates. Export the table as .npy instead.</source>
        <translation>程序代码要写出成千上万个坐标。请改为将表导出为 .npy。</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>axes are one to four different names with commas between them, such as time,height,width, and not “%1”</source>
        <translation>轴应为一到四个不同的名称，以逗号分隔，例如 time,height,width，而不是“%1”</translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, one for each axis (%3), not %4</source>
        <translation>%1 必须包含 %2 个数，每个轴（%3）一个，而不是 %4 个</translation>
    </message>
    <message>
        <source>%1 holds whole numbers, and %2 is none</source>
        <translation>%1 只能包含整数，而 %2 不是整数</translation>
    </message>
    <message>
        <source>the grid has %1 places. A table of places has at most %2 rows</source>
        <translation>网格有 %1 个位置。位置表最多有 %2 行</translation>
    </message>
    <message>
        <source>coordinates by the aspect ratio need two axes, not %1</source>
        <translation>按宽高比的坐标需要两个轴，而不是 %1 个</translation>
    </message>
    <message>
        <source>coordinates by the area need two axes or three, not %1</source>
        <translation>按面积的坐标需要两个或三个轴，而不是 %1 个</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>The names of the numbers that a token stands for, with commas between them; the last one counts fastest along a grid.</source>
        <translation>一个词元所对应的各个数的名称，以逗号分隔；沿网格计数时最后一个变化最快。</translation>
    </message>
    <message>
        <source>Images and films in a text</source>
        <translation>文本中的图像和视频</translation>
    </message>
    <message>
        <source>M-RoPE: text counts along all three</source>
        <translation>M-RoPE：文本沿三个轴同时计数</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>The rows and columns of patches</source>
        <translation>图块的行和列</translation>
    </message>
    <message>
        <source>FLUX.2</source>
        <translation>FLUX.2</translation>
    </message>
    <message>
        <source>Four axes: text has one of its own</source>
        <translation>四个轴：文本有自己的轴</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>How many places the grid has along each axis.</source>
        <translation>网格沿每个轴有多少个位置。</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>The number that place k of n along an axis stands for.</source>
        <translation>轴上 n 个位置中的第 k 个所对应的数。</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>start + k · step</source>
        <translation>起点 + k · 步长</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>k · size / n: a finer grid keeps the range of training</source>
        <translation>k · 尺寸 / n：更细的网格保持训练时的范围</translation>
    </message>
    <message>
        <source>Scaled and cut</source>
        <translation>缩放并下取整</translation>
    </message>
    <message>
        <source>k · size / n, cut to a whole number</source>
        <translation>k · 尺寸 / n，向下取整</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>k − ⌈n/2⌉ of rows and columns: 0 in the middle</source>
        <translation>行和列为 k − ⌈n/2⌉：中间为 0</translation>
    </message>
    <message>
        <source>From −1 to 1</source>
        <translation>从 −1 到 1</translation>
    </message>
    <message>
        <source>2(k + ½)/n − 1: the middle of each place</source>
        <translation>2(k + ½)/n − 1：各位置的中点</translation>
    </message>
    <message>
        <source>Fraction of a size</source>
        <translation>尺寸的比例</translation>
    </message>
    <message>
        <source>2k / size − 1</source>
        <translation>2k / 尺寸 − 1</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>宽高比</translation>
    </message>
    <message>
        <source>From −√(n/m) to √(n/m), m the other side</source>
        <translation>从 −√(n/m) 到 √(n/m)，m 为另一边</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Centred rows and columns, scaled to one area</source>
        <translation>居中的行号和列号，缩放到同一面积</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>除以</translation>
    </message>
    <message>
        <source>The side that both coordinates are divided by.</source>
        <translation>两个坐标所除以的边。</translation>
    </message>
    <message>
        <source>Its own side</source>
        <translation>自己的边</translation>
    </message>
    <message>
        <source>Each axis reaches from −1 to 1</source>
        <translation>每个轴都从 −1 到 1</translation>
    </message>
    <message>
        <source>The longest side</source>
        <translation>最长的边</translation>
    </message>
    <message>
        <source>Places are as far apart along all axes</source>
        <translation>各位置沿所有轴的间距相同</translation>
    </message>
    <message>
        <source>The shortest side</source>
        <translation>最短的边</translation>
    </message>
    <message>
        <source>Long axes go beyond −1 and 1</source>
        <translation>长轴会超出 −1 和 1</translation>
    </message>
    <message>
        <source>One row for each listed place, in place of those of a grid: a file of [axes, n] whole or fractional numbers, such as the position_ids of a model, or positions that all axes share, as text has them: 0..99. Empty: the places of a grid.</source>
        <translation>每个列出的位置一行，代替网格的位置：形状为 [axes, n] 的整数或小数文件，例如模型的 position_ids；或所有轴共用的位置，如文本：0..99。留空则使用网格的位置。</translation>
    </message>
    <message>
        <source>Tokens in front</source>
        <translation>前置词元</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>Class and register tokens before those of the grid; they are not turned.</source>
        <translation>网格词元之前的分类标记和寄存器；它们不旋转。</translation>
    </message>
    <message>
        <source>First coordinates</source>
        <translation>起始坐标</translation>
    </message>
    <message>
        <source>The coordinate of the first place along each axis; none at all: 0.</source>
        <translation>每个轴上第一个位置的坐标；留空则为 0。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>From one place to the next along each axis; none at all: 1.</source>
        <translation>沿每个轴从一个位置到下一个位置的步长；留空则为 1。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>The size of each axis in training (an area, of coordinates by the area); none at all: that of the grid.</source>
        <translation>训练时每个轴的尺寸（坐标按面积时为面积）；留空则为网格的尺寸。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>视觉</translation>
    </message>
    <message>
        <source>Pictures and films</source>
        <translation>图像和视频</translation>
    </message>
    <message>
        <source>%1 holds no weights of %2 axes × %3 pairs (or axes × heads × pairs, with more than %4 heads)</source>
        <translation>%1 中没有 %2 个轴 × %3 个维度对的权重（或轴 × 头 × 维度对，且头数大于 %4）</translation>
    </message>
    <message>
        <source>a weight of %1 is no number below a million</source>
        <translation>权重 %1 不是小于一百万的数</translation>
    </message>
    <message>
        <source>interleaved pairs are those of three axes, not of %1</source>
        <translation>交错的维度对需要三个轴，而不是 %1 个</translation>
    </message>
    <message>
        <source>sections add up to %1 pairs, and %2 pairs are turned</source>
        <translation>sections 之和为 %1 个维度对，而旋转的维度对有 %2 个</translation>
    </message>
    <message>
        <source>a pattern is made of the first letters of axes (%1), such as TTHWHWHW, and not “%2”</source>
        <translation>模式由各轴（%1）的首字母组成，例如 TTHWHWHW，而不是“%2”</translation>
    </message>
    <message>
        <source>there are %1 heads, counted from 0, and %2 is none of them</source>
        <translation>共有 %1 个头，从 0 数起，没有头 %2</translation>
    </message>
    <message>
        <source>a spectrum over all heads is of axes in turn, and all elements are turned: set allocation to in-turn</source>
        <translation>跨所有头的频谱要求各轴轮流，且所有元素都旋转：请将 allocation 设为 in-turn</translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, one for each pair, not %3</source>
        <translation>%1 必须包含 %2 个数，每个维度对一个，而不是 %3 个</translation>
    </message>
    <message>
        <source>Pairs of axes</source>
        <translation>各轴的维度对</translation>
    </message>
    <message>
        <source>Which pair turns along which axis.</source>
        <translation>哪个维度对沿哪个轴旋转。</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>All pairs of one axis, then all of the next</source>
        <translation>先是一个轴的全部维度对，再是下一个轴的</translation>
    </message>
    <message>
        <source>Three axes by turns, the rest to the first one (Qwen3-VL)</source>
        <translation>三个轴轮流，其余归第一个轴（Qwen3-VL）</translation>
    </message>
    <message>
        <source>Alternate, then the last</source>
        <translation>交替，最后一轴在后</translation>
    </message>
    <message>
        <source>All axes but the last one by turns (ERNIE 4.5 VL)</source>
        <translation>除最后一个轴外，各轴轮流（ERNIE 4.5 VL）</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>均匀分散</translation>
    </message>
    <message>
        <source>Every axis as evenly as its share allows (openPangu)</source>
        <translation>每个轴按其份额尽可能均匀分布（openPangu）</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Pair i of axis i mod n (Pixtral, LTX-Video)</source>
        <translation>维度对 i 属于轴 i mod n（Pixtral、LTX-Video）</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Letters of axes, repeated (MM-RoPE: TTHWHWHW)</source>
        <translation>重复的轴首字母（MM-RoPE：TTHWHWHW）</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Every pair along all axes, with weights (RoPE-Mixed)</source>
        <translation>每个维度对按权重沿所有轴旋转（RoPE-Mixed）</translation>
    </message>
    <message>
        <source>Spectrum over</source>
        <translation>频谱范围</translation>
    </message>
    <message>
        <source>The pairs that one spectrum runs over, from fast to slow.</source>
        <translation>一个频谱从快到慢所覆盖的维度对。</translation>
    </message>
    <message>
        <source>Each axis</source>
        <translation>每个轴</translation>
    </message>
    <message>
        <source>Every axis begins at the fastest frequency</source>
        <translation>每个轴都从最快的频率开始</translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation>旋转的维度</translation>
    </message>
    <message>
        <source>One spectrum for all axes: text is as in plain RoPE</source>
        <translation>所有轴共用一个频谱：文本与普通 RoPE 相同</translation>
    </message>
    <message>
        <source>The head</source>
        <translation>该头</translation>
    </message>
    <message>
        <source>The same, and exponents count the whole head</source>
        <translation>同上，但指数按整个头计算</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>One spectrum across all heads (LTX-Video)</source>
        <translation>一个频谱跨所有头（LTX-Video）</translation>
    </message>
    <message>
        <source>How frequencies follow each other.</source>
        <translation>各频率如何依次排列。</translation>
    </message>
    <message>
        <source>Geometric</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>Geometric to the end</source>
        <translation>等比至终点</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>递增</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Evenly from π to π · max_frequency/2</source>
        <translation>从 π 到 π · max_frequency/2 均匀分布</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>One for each pair</source>
        <translation>每个维度对一个</translation>
    </message>
    <message>
        <source>axis_order names the axes %1 in another order, and “%2” does not</source>
        <translation>axis_order 应以另一种次序列出轴 %1，而“%2”不是</translation>
    </message>
    <message>
        <source>Order of blocks</source>
        <translation>分段次序</translation>
    </message>
    <message>
        <source>The names of the axes in the order of their pairs; empty: as they are listed.</source>
        <translation>各轴的名称，按其维度对的次序；留空则按列出的次序。</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各段数目</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>个维度对</translation>
    </message>
    <message>
        <source>How many pairs turn along each axis, mrope_section in Hugging Face’s configurations; none at all: as many for each.</source>
        <translation>沿每个轴旋转多少个维度对，在 Hugging Face 的配置中为 mrope_section；留空则各轴相同。</translation>
    </message>
    <message>
        <source>The first letters of axes, one for each pair, repeated.</source>
        <translation>各轴的首字母，每个维度对一个，重复使用。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>How many heads there are.</source>
        <translation>有多少个头。</translation>
    </message>
    <message>
        <source>The head that is shown, counted from 0.</source>
        <translation>显示哪个头，从 0 数起。</translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation>最高频率</translation>
    </message>
    <message>
        <source>The last frequency is π times half of it.</source>
        <translation>最后一个频率是它的一半乘以 π。</translation>
    </message>
    <message>
        <source>Listed frequencies</source>
        <translation>列出的频率</translation>
    </message>
    <message>
        <source>One number for each pair.</source>
        <translation>每个维度对一个数。</translation>
    </message>
    <message>
        <source>Shortest period</source>
        <translation>最短周期</translation>
    </message>
    <message>
        <source>All frequencies are divided by it.</source>
        <translation>所有频率都除以它。</translation>
    </message>
    <message>
        <source>Unit of frequencies</source>
        <translation>频率单位</translation>
    </message>
    <message>
        <source>Radians or full turns for each unit of a coordinate.</source>
        <translation>坐标每增加 1 对应弧度还是整圈。</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>The first one is 1</source>
        <translation>第一个为 1</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>The first one is 2π (DINOv3)</source>
        <translation>第一个为 2π（DINOv3）</translation>
    </message>
    <message>
        <source>Bases of axes</source>
        <translation>各轴的底数</translation>
    </message>
    <message>
        <source>A base for each axis in place of one; none at all: the same.</source>
        <translation>每个轴各用一个底数，代替共用的底数；留空则都相同。</translation>
    </message>
    <message>
        <source>The two elements of a pair turn by the angles of different pairs, as the released program does it: this is no rotation, and a score does not depend on offsets alone.</source>
        <translation>一个维度对的两个元素按不同维度对的角度旋转，公开的程序就是这样做的：这不是旋转，分数也不只取决于偏移。</translation>
    </message>
    <message>
        <source>%1 of %2 elements turn; the others pass as they are.</source>
        <translation>%2 个元素中有 %1 个旋转；其余元素保持原样。</translation>
    </message>
    <message>
        <source>halves of each block need blocks of pairs: set allocation to blocks</source>
        <translation>按每段的两半配对要求维度对分段排列：请将 allocation 设为 blocks</translation>
    </message>
    <message>
        <source>Halves of each block</source>
        <translation>每段的两半</translation>
    </message>
    <message>
        <source>Of the elements of an axis, the first half with the second (Gemma 4 vision)</source>
        <translation>在一个轴的元素中，前一半与后一半配对（Gemma 4 视觉）</translation>
    </message>
    <message>
        <source>Angles laid out</source>
        <translation>角度排列</translation>
    </message>
    <message>
        <source>How the program repeats the angles over the elements. Where that is not how it pairs them, the two elements of a pair turn by different angles, and it is no rotation.</source>
        <translation>程序如何在各元素上重复角度。若与其配对方式不一致，同一维度对的两个元素会转过不同的角度，这就不是旋转。</translation>
    </message>
    <message>
        <source>As the pairs</source>
        <translation>与配对一致</translation>
    </message>
    <message>
        <source>Both elements of a pair turn by one angle: a rotation</source>
        <translation>每个维度对的两个元素转过同一角度：这是旋转</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>前后两半</translation>
    </message>
    <message>
        <source>All angles, and all once more</source>
        <translation>先是所有角度，再全部重复一遍</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>相邻</translation>
    </message>
    <message>
        <source>Each angle twice (ERNIE-Image, which turns halves)</source>
        <translation>每个角度连续两次（ERNIE-Image，它按前后两半旋转）</translation>
    </message>
    <message>
        <source>The angles of an axis, and once more (V-JEPA 2)</source>
        <translation>一个轴的角度，再重复一遍（V-JEPA 2）</translation>
    </message>
    <message>
        <source>RoPE on several axes</source>
        <translation>多轴 RoPE</translation>
    </message>
    <message>
        <source>The tokens of images and films have several coordinates: frame, row and column. Each pair of elements turns along one of these axes, or along all with weights. The score of two tokens depends on how far they are apart along each axis.</source>
        <translation>图像和视频的词元有多个坐标：帧、行和列。每个维度对沿其中一个轴旋转，或按权重沿所有轴旋转。两个词元的分数取决于它们沿每个轴相距多远。</translation>
    </message>
    <message>
        <source>Dimensions of the columns repeat in every row of the image, those of the rows change from row to row, those of the frames from frame to frame. Text that has the same coordinate on all axes turns as in plain RoPE where one spectrum serves all axes.</source>
        <translation>列的维度在图像的每一行中重复，行的维度逐行改变，帧的维度逐帧改变。若所有轴共用一个频谱，则在所有轴上坐标相同的文本与普通 RoPE 一样旋转。</translation>
    </message>
    <message>
        <source>pairs turn along several axes as in %1</source>
        <translation>维度对沿多个轴旋转，与 %1 相同</translation>
    </message>
    <message>
        <source>the axis %1: %2 pairs, coordinates from %3 to %4</source>
        <translation>轴 %1：%2 个维度对，坐标从 %3 到 %4</translation>
    </message>
    <message>
        <source>an order is names of axes with commas between them, and not “%1”</source>
        <translation>顺序是用逗号分隔的轴名，而不是“%1”</translation>
    </message>
    <message>
        <source>a pattern is made of the first letters of axes, such as TTHWHWHW, and not “%1”</source>
        <translation>模式由各轴的首字母组成，例如 TTHWHWHW，而不是“%1”</translation>
    </message>
    <message>
        <source>weights come from a file such as freqs.npy, and “%1” is none</source>
        <translation>权重来自文件，例如 freqs.npy，而“%1”不是文件</translation>
    </message>
    <message>
        <source>a grid of %1 has %2 rows, and there are %3</source>
        <translation>%1 的网格有 %2 行，而这里有 %3 行</translation>
    </message>
    <message>
        <source>a grid is written as 14x14 (height x width), 1+14x14 with tokens in front, or 8x14x14 with frames, not as “%1”</source>
        <translation>网格写作 14x14（高 x 宽）、前面有词元时写作 1+14x14、有多帧时写作 8x14x14，而不是“%1”</translation>
    </message>
    <message>
        <source>these places are no grid that is read row by row: give one of %1 rows, such as 1+12x16</source>
        <translation>这些位置不是逐行读取的网格：请给出一个有 %1 行的网格，例如 1+12x16</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>One picture of the chosen patch’s similarity to all, or such a picture of each patch.</source>
        <translation>所选图块与所有图块相似度的一幅图，或者每个图块各有一幅这样的图。</translation>
    </message>
    <message>
        <source>The chosen one</source>
        <translation>所选图块</translation>
    </message>
    <message>
        <source>A click, a drag or the arrow keys choose it</source>
        <translation>用点击、拖动或方向键选择</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A grid of grids: the picture of each patch at its place</source>
        <translation>网格的网格：每个图块的图画在它的位置上</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Whether the frames of a film are beside each other, or the cursor’s alone is shown: then a motion of the position plays them.</source>
        <translation>影片的各帧并排显示，还是只显示光标所在的帧：后一种情况下，让位置运动就能播放各帧。</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>The cursor’s</source>
        <translation>光标所在的帧</translation>
    </message>
    <message>
        <source>Grid of patches</source>
        <translation>图块网格</translation>
    </message>
    <message>
        <source>Tokens in front, frames, height and width, such as 1+14x14 or 8x14x14. Empty: the axes of the positions say it, or rows on one axis are a square with 0, 1, 2 or 5 tokens in front.</source>
        <translation>前面的词元、帧数、高和宽，例如 1+14x14 或 8x14x14。留空：由位置的各个轴决定；只有一个轴时，各行是前面有 0、1、2 或 5 个词元的正方形。</translation>
    </message>
    <message>
        <source>A picture of 224 pixels</source>
        <translation>224 像素的图像</translation>
    </message>
    <message>
        <source>A class token and 14 × 14 patches of 16 pixels, as ViT has them</source>
        <translation>一个分类词元和 14 × 14 个 16 像素的图块，如 ViT</translation>
    </message>
    <message>
        <source>A film of 8 frames</source>
        <translation>8 帧的影片</translation>
    </message>
    <message>
        <source>14 × 14 patches of each of 8 frames, as VideoMAE has them</source>
        <translation>8 帧，每帧 14 × 14 个图块，如 VideoMAE</translation>
    </message>
    <message>
        <source>Limits of grid colours</source>
        <translation>网格颜色的界限</translation>
    </message>
    <message>
        <source>the rule %1 numbers tokens on %2 axes, and this encoding counts along %3 (%4): choose another rule, or other axes</source>
        <translation>规则 %1 在 %2 个轴上给 token 编号，而此编码沿 %3 个轴（%4）计数：请选择其他规则或其他轴</translation>
    </message>
    <message>
        <source>Tokens of the prompt</source>
        <translation>提示中的词元</translation>
    </message>
    <message>
        <source>The rows are the tokens of a prompt, numbered on each axis by the counting rule: 3 text, image 4x6, 2 text, video 4x2x3 at 2 fps, 2 padding. Sizes count tokens, or patches with “merge 2” behind them. Empty: positions as above.</source>
        <translation>各行是提示中的词元，按计数规则在每个轴上编号：3 text, image 4x6, 2 text, video 4x2x3 at 2 fps, 2 padding。尺寸以词元计；后面写“merge 2”时以图块计。留空：位置如上。</translation>
    </message>
    <message>
        <source>A picture in a text</source>
        <translation>文本中的一幅图像</translation>
    </message>
    <message>
        <source>A question about a picture of 4 × 6 tokens: it takes 6 numbers, not 24</source>
        <translation>关于一幅 4 × 6 词元图像的问题：它占用 6 个编号，而不是 24 个</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>两幅图像</translation>
    </message>
    <message>
        <source>Each picture begins where the count has come to: where programs forget it</source>
        <translation>每幅图像从计数到达之处开始：程序常在这里出错</translation>
    </message>
    <message>
        <source>A film</source>
        <translation>一段视频</translation>
    </message>
    <message>
        <source>Four frames of 2 × 3 tokens, two frames a second: rules differ in its times</source>
        <translation>四帧、每帧 2 × 3 个词元、每秒两帧：各规则的时间不同</translation>
    </message>
    <message>
        <source>Padding at the left</source>
        <translation>左侧填充</translation>
    </message>
    <message>
        <source>The shorter prompt of a batch: padding is not counted</source>
        <translation>批次中较短的提示：填充不计数</translation>
    </message>
    <message>
        <source>Counting rule</source>
        <translation>计数规则</translation>
    </message>
    <message>
        <source>The model whose rule numbers the tokens of the prompt.</source>
        <translation>按哪个模型的规则给提示中的词元编号。</translation>
    </message>
    <message>
        <source>Axes %1; source: %2</source>
        <translation>轴 %1；来源：%2</translation>
    </message>
    <message>
        <source>padding: %1 tokens at %2</source>
        <translation>填充：%1 个词元，位于 %2</translation>
    </message>
    <message>
        <source>film: %1 frames of %2 × %3 places, at the times %4</source>
        <translation>视频：%1 帧，每帧 %2 × %3 个位置，时间为 %4</translation>
    </message>
    <message>
        <source>text: %1 tokens at 0</source>
        <translation>文本：%1 个词元，位于 0</translation>
    </message>
    <message>
        <source>a next token would stand at %1; the rope delta is %2</source>
        <translation>下一个词元将位于 %1；rope delta 为 %2</translation>
    </message>
    <message>
        <source>These are no numbers of tokens: they are an array of [axes, tokens], of one to four axes and four tokens or more</source>
        <translation>这些不是词元的编号：编号是形状为 [轴, 词元] 的数组，一至四个轴，至少四个词元</translation>
    </message>
    <message>
        <source>One output without positions</source>
        <translation>一个输出（无位置信息）</translation>
    </message>
    <message>
        <source>The output of the token at the cursor without positions: the values of all tokens, each times its weight, and their sum.</source>
        <translation>光标处的词元在没有位置信息时的输出：所有词元的值各乘以自己的权重，以及它们的和。</translation>
    </message>
    <message>
        <source>tokens, segment %1, “%2”: %3</source>
        <translation>词元，第 %1 段“%2”：%3</translation>
    </message>
    <message>
        <source>tokens are at most %1</source>
        <translation>词元最多 %1 个</translation>
    </message>
    <message>
        <source>“%1” is no kind of token: write 3 text, image 4x6, video 4x2x3 at 2 fps, 10 audio or 2 padding</source>
        <translation>“%1”不是词元的种类：请写 3 text、image 4x6、video 4x2x3 at 2 fps、10 audio 或 2 padding</translation>
    </message>
    <message>
        <source>“%1” was not expected here: behind a size stand “merge 2”, “at 2 fps” and “from 16”</source>
        <translation>此处不应有“%1”：尺寸之后可写“merge 2”、“at 2 fps”和“from 16”</translation>
    </message>
    <message>
        <source>merge is a whole number behind the size of an image or film</source>
        <translation>merge 是写在图像或视频尺寸之后的整数</translation>
    </message>
    <message>
        <source>%1 × %2 patches cannot be merged by %3 × %3</source>
        <translation>%1 × %2 个图块不能按 %3 × %3 合并</translation>
    </message>
    <message>
        <source>frames per second are a number up to %1 behind the size of a film: video 4x2x3 at 2 fps</source>
        <translation>每秒帧数是写在视频尺寸之后、不超过 %1 的数：video 4x2x3 at 2 fps</translation>
    </message>
    <message>
        <source>a count begins at a number: 3 text from 16, image 4x6 from 9</source>
        <translation>计数从一个数开始：3 text from 16，image 4x6 from 9</translation>
    </message>
    <message>
        <source>the size stands behind the word: image 4x6, video 4x2x3</source>
        <translation>尺寸写在词后：image 4x6，video 4x2x3</translation>
    </message>
    <message>
        <source>the number stands before the word: 3 %1</source>
        <translation>数目写在词前：3 %1</translation>
    </message>
    <message>
        <source>“%1” is no number of tokens from 1 on</source>
        <translation>“%1”不是不小于 1 的词元数</translation>
    </message>
    <message>
        <source>“%1” is no size of an image: write rows × columns, as 4x6, or frames × rows × columns, as 1x4x6</source>
        <translation>“%1”不是图像的尺寸：请写 行 × 列，如 4x6，或 帧 × 行 × 列，如 1x4x6</translation>
    </message>
    <message>
        <source>“%1” is no size of a film: write frames × rows × columns, as 4x2x3</source>
        <translation>“%1”不是视频的尺寸：请写 帧 × 行 × 列，如 4x2x3</translation>
    </message>
    <message>
        <source>a segment between commas is empty: write 3 text</source>
        <translation>逗号之间有一段为空：请写 3 text</translation>
    </message>
    <message>
        <source>tokens are empty: write segments, as 3 text, image 4x6, 2 text</source>
        <translation>词元为空：请写各段，如 3 text, image 4x6, 2 text</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>所有词元</translation>
    </message>
    <message>
        <source>tokens from %1 on</source>
        <translation>自 %1 起的词元</translation>
    </message>
    <message>
        <source>tokens %1 to %2, “%3”</source>
        <translation>词元 %1 至 %2，“%3”</translation>
    </message>
    <message>
        <source>“%1” is numbered as text: its tokens count on by one, where rows and columns are right</source>
        <translation>“%1”被当作文本编号：其词元逐一递增，而应按行和列编号</translation>
    </message>
    <message>
        <source>“%1” and all images behind it are numbered as text: their tokens count on by one, where rows and columns are right</source>
        <translation>“%1”及其后的所有图像被当作文本编号：其词元逐一递增，而应按行和列编号</translation>
    </message>
    <message>
        <source>Padding is counted: the tokens behind it have numbers larger by %1</source>
        <translation>填充被计数：其后词元的编号大了 %1</translation>
    </message>
    <message>
        <source>The times of films are fractions: they were not cut to whole numbers</source>
        <translation>视频的时间是小数：没有截断为整数</translation>
    </message>
    <message>
        <source>Films count their frames: they were not multiplied by the seconds of a frame and by %1</source>
        <translation>视频按帧计数：没有乘以每帧的秒数和 %1</translation>
    </message>
    <message>
        <source>Patches are numbered as they were before %1 × %1 of them became one token</source>
        <translation>图块按合并之前编号，而每 %1 × %1 个图块应合为一个词元</translation>
    </message>
    <message>
        <source>their frames</source>
        <translation>其帧</translation>
    </message>
    <message>
        <source>their rows</source>
        <translation>其行</translation>
    </message>
    <message>
        <source>their columns</source>
        <translation>其列</translation>
    </message>
    <message>
        <source>their first number</source>
        <translation>其首个编号</translation>
    </message>
    <message>
        <source>their longest side</source>
        <translation>其最长边</translation>
    </message>
    <message>
        <source>The count goes on from the wrong number behind images: from that of %1</source>
        <translation>图像之后的计数从错误的编号继续：从%1的编号继续</translation>
    </message>
    <message>
        <source>Behind images the count goes on by the number of tokens: the rope delta was left out</source>
        <translation>图像之后按词元数继续计数：漏掉了 rope delta</translation>
    </message>
    <message>
        <source>The axes are exchanged: they stand in the order %1, where %2 is right</source>
        <translation>轴的次序弄错了：现为 %1，应为 %2</translation>
    </message>
    <message>
        <source>A segment begins at %1, the number of tokens before it, where %2 comes next: the rope delta of %3 was left out</source>
        <translation>有一段从 %1 即其前的词元数开始，而接下来应为 %2：漏掉了 rope delta %3</translation>
    </message>
    <message>
        <source>A segment begins at %1 again, where %2 comes next: the positions of what stands before it were left out</source>
        <translation>有一段又从 %1 开始，而接下来应为 %2：漏掉了其前内容的位置</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>A segment begins at %1, where %2 comes next: it goes on from the %3 of the image before it, and not from its longest side</source>
        <translation>有一段从 %1 开始，而接下来应为 %2：它从前一图像的%3继续，而不是从其最长边继续</translation>
    </message>
    <message>
        <source>tokens, segment %1, “%2”: the rule %3 has no %4</source>
        <translation>词元，第 %1 段“%2”：规则 %3 没有 %4</translation>
    </message>
    <message>
        <source>there is no counting rule “%1”</source>
        <translation>没有计数规则“%1”</translation>
    </message>
    <message>
        <source>There are %1 axes, and the rule %2 has %3</source>
        <translation>这里有 %1 个轴，而规则 %2 有 %3 个</translation>
    </message>
    <message>
        <source>No tokens have these numbers by the rule %1</source>
        <translation>按规则 %1，没有词元具有这些编号</translation>
    </message>
    <message>
        <source>The numbers are those of the rule %1, where %2 is right</source>
        <translation>这些编号属于规则 %1，而应按 %2</translation>
    </message>
    <message>
        <source>no rule numbers “%1” on %2 axes</source>
        <translation>没有规则在 %2 个轴上给“%1”编号</translation>
    </message>
    <message>
        <source>There are %1 tokens, where “%2” has %3</source>
        <translation>这里有 %1 个词元，而“%2”有 %3 个</translation>
    </message>
    <message>
        <source>%1 of %2 tokens have other numbers: the first has (%3) where %4 is right</source>
        <translation>%2 个词元中有 %1 个编号不同：第一个为 (%3)，应为 %4</translation>
    </message>
    <message>
        <source>token %1, of “%2”</source>
        <translation>词元 %1，属于“%2”</translation>
    </message>
    <message>
        <source>How alike the patches of an image are, at the places of the patches</source>
        <translation>图像的各图块有多相似，画在图块的位置上</translation>
    </message>
    <message>
        <source>The brightest cell is the chosen patch itself. A bright row and column through it say that the encoding knows rows and columns apart; a bright spot, that it knows distances.</source>
        <translation>最亮的单元格是所选图块自己。穿过它的亮行和亮列说明编码分别认识行与列；亮斑说明编码认识距离。</translation>
    </message>
    <message>
        <source>a grid has at most %1 places, and there are %2 rows</source>
        <translation>一个网格最多有 %1 个位置，而这里有 %2 行</translation>
    </message>
    <message>
        <source>%1 has neither a table nor a bias, so that no patch is like another.</source>
        <translation>%1既没有编码表也没有偏置，因此图块之间没有相似度。</translation>
    </message>
    <message>
        <source>No grid: %1.</source>
        <translation>没有网格：%1。</translation>
    </message>
    <message>
        <source>No grid: %1 (“Grid of patches” at the right).</source>
        <translation>没有网格：%1（右侧的“图块网格”）。</translation>
    </message>
    <message>
        <source>A grid of %1 patches has too many pictures; at most %2 are drawn. Choose “The chosen one” for Patches.</source>
        <translation>%1 个图块的网格有太多的图；最多画 %2 幅。请在“图块”中选择“所选图块”。</translation>
    </message>
    <message>
        <source>%1 counts along one axis: each token has one number. Choose RoPE on several axes for the tokens of texts with images.</source>
        <translation>%1 沿一个轴计数：每个 token 只有一个编号。要看带图像文本的 token，请选择多轴 RoPE。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>The numbers that each token of a prompt has on several axes</source>
        <translation>提示中每个 token 在多个轴上的编号</translation>
    </message>
    <message>
        <source>In text all axes count together. In an image each counts its own rows, columns or frames, and the text behind it goes on after the largest number: an image takes few numbers for many tokens.</source>
        <translation>在文本中，所有轴一起计数。在图像中，各轴分别数自己的行、列或帧，后面的文本从最大的编号之后继续：一幅图像用很少的编号表示许多 token。</translation>
    </message>
    <message>
        <source>a table of biases has at most one token in front</source>
        <translation>偏置表前面最多有一个词元</translation>
    </message>
    <message>
        <source>biases of all offsets of a grid of %1 patches have %2 rows, and there are %3</source>
        <translation>%1 图块网格所有偏移的偏置有 %2 行，而这里有 %3 行</translation>
    </message>
    <message>
        <source>the number of rows, %1, is not (2H − 1)² or three more: give the grid, such as 7x14</source>
        <translation>行数 %1 不是 (2H − 1)²，也不比它多三：请给出网格，例如 7x14</translation>
    </message>
    <message>
        <source>the number of rows, %1, is no square with 0, 1, 2 or 5 tokens in front: give the grid, such as 1+12x16</source>
        <translation>行数 %1 不是前面有 0、1、2 或 5 个词元的正方形：请给出网格，例如 1+12x16</translation>
    </message>
    <message>
        <source>Rows are</source>
        <translation>各行是</translation>
    </message>
    <message>
        <source>What the rows of a table stand for: patches, or the offsets between them, whose biases its columns are: the cursor’s dimension is the head.</source>
        <translation>表的各行代表什么：图块，或图块之间的偏移；后一种情况下各列是偏移的偏置，光标的维度就是注意力头。</translation>
    </message>
    <message>
        <source>Offsets of patches</source>
        <translation>图块的偏移</translation>
    </message>
    <message>
        <source>A table of relative position biases, as Swin and BEiT have it</source>
        <translation>相对位置偏置表，如 Swin 和 BEiT</translation>
    </message>
    <message>
        <source>%1 holds numbers of at most six decimals, and not %2</source>
        <translation>%1 中的数最多有六位小数，而不能是 %2</translation>
    </message>
    <message>
        <source>positions and tokens are two lists of the rows: leave one of them empty</source>
        <translation>positions 和 tokens 是行的两种列表：请将其中一个留空</translation>
    </message>
    <message>
        <source>no pair of head %1 turns: make head_dim or head_count larger</source>
        <translation>头 %1 中没有任何一对旋转：请增大 head_dim 或 head_count</translation>
    </message>
    <message>
        <source>a list has a frequency for each pair along one axis of one head: choose another allocation, or another spectrum</source>
        <translation>列表为一个头中沿单个轴的每一对给出频率：请选择其他分配方式或其他频谱</translation>
    </message>
    <message>
        <source>Dealt out</source>
        <translation>轮流分配</translation>
    </message>
    <message>
        <source>One spectrum whose frequencies the axes take in turn (Pixtral)</source>
        <translation>一个频谱，其频率由各轴轮流取用（Pixtral）</translation>
    </message>
    <message>
        <source>A file of [axes, pairs] or [axes, heads, pairs] numbers, the axes in the order of blocks; empty: those of a seed.</source>
        <translation>包含 [轴, 对] 或 [轴, 头, 对] 个数的文件，轴按块的顺序；留空：由种子生成。</translation>
    </message>
    <message>
        <source>text: position %1</source>
        <translation>文本：位置 %1</translation>
    </message>
    <message>
        <source>The table is another encoding than the rotation that was meant</source>
        <translation>此表是另一种编码，而不是预期的旋转</translation>
    </message>
    <message>
        <source>A segment begins at %1, where %2 comes next: it goes on from the patches of the image before it, of which %3 × %3 are one token</source>
        <translation>有一段从 %1 开始，而接下来应为 %2：它从前一图像的图块继续，而每 %3 × %3 个图块为一个词元</translation>
    </message>
    <message>
        <source>Qwen2-VL, vision tower</source>
        <translation>Qwen2-VL 视觉塔</translation>
    </message>
    <message>
        <source>Llama 4, vision</source>
        <translation>Llama 4 视觉</translation>
    </message>
    <message>
        <source>Gemma 4, vision</source>
        <translation>Gemma 4 视觉</translation>
    </message>
    <message>
        <source>SAM 2, memory attention</source>
        <translation>SAM 2 记忆注意力</translation>
    </message>
    <message>
        <source>SAM 3, global layers</source>
        <translation>SAM 3 全局层</translation>
    </message>
    <message>
        <source>RoPE-ViT, axial</source>
        <translation>RoPE-ViT，轴向</translation>
    </message>
    <message>
        <source>RoPE-ViT, mixed</source>
        <translation>RoPE-ViT，混合</translation>
    </message>
    <message>
        <source>ERNIE-Image, as released</source>
        <translation>ERNIE-Image，按发布版</translation>
    </message>
    <message>
        <source>ERNIE-Image, intended</source>
        <translation>ERNIE-Image，按本意</translation>
    </message>
    <message>
        <source>V-JEPA 2, as released</source>
        <translation>V-JEPA 2，按发布版</translation>
    </message>
    <message>
        <source>V-JEPA 2, intended</source>
        <translation>V-JEPA 2，按本意</translation>
    </message>
    <message>
        <source>Rows and columns first</source>
        <translation>行和列在前</translation>
    </message>
    <message>
        <source>ERNIE 4.5 VL: rows and columns alternate, and time is last</source>
        <translation>ERNIE 4.5 VL：行和列交替，时间在最后</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Posiscope sessions (*.posiscope)</source>
        <translation>Posiscope 会话 (*.posiscope)</translation>
    </message>
    <message>
        <source>%1 was read again: it is %2 × %3 now, and was %4 × %5.</source>
        <translation>%1 已重新读取：现在是 %2 × %3，原来是 %4 × %5。</translation>
    </message>
    <message>
        <source>%1 was read again: no cell differs.</source>
        <translation>%1 已重新读取：没有单元不同。</translation>
    </message>
    <message>
        <source>%1 was read again: %2 of %3 cells differ, by at most %4 in row %5, column %6.</source>
        <translation>%1 已重新读取：%3 个单元中有 %2 个不同，最大相差 %4，在第 %5 行第 %6 列。</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>不带位置</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>posiscope::ArrangementRows</name>
    <message>
        <source>Write above each pane what it shows</source>
        <translation>在每个窗格上方写出它显示的内容</translation>
    </message>
    <message>
        <source>Mark panes with letters: (a), (b)</source>
        <translation>用字母标记窗格：(a)、(b)</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口中相同</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>上下排列</translation>
    </message>
    <message>
        <source>In rows and columns</source>
        <translation>按行和列</translation>
    </message>
    <message>
        <source>&amp;Arrangement</source>
        <translation>排列(&amp;A)</translation>
    </message>
</context>
<context>
    <name>posiscope::Banner</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>posiscope::ColoursDialog</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Symmetric about 0</source>
        <translation>关于 0 对称</translation>
    </message>
    <message>
        <source>Equal distances from 0 get equally strong colours</source>
        <translation>离 0 一样远的值，颜色一样深</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Limits that fit what is shown</source>
        <translation>适合所示内容的上下限</translation>
    </message>
</context>
<context>
    <name>posiscope::Commands</name>
    <message>
        <source>Reading stopped; nothing has changed</source>
        <translation>读取已停止；没有任何改变</translation>
    </message>
</context>
<context>
    <name>posiscope::CompareBar</name>
    <message>
        <source>Edit A</source>
        <translation>编辑 A</translation>
    </message>
    <message>
        <source>Edit B</source>
        <translation>编辑 B</translation>
    </message>
    <message>
        <source>The form below shows and changes A</source>
        <translation>下方的表单显示并修改 A</translation>
    </message>
    <message>
        <source>The form below shows and changes B</source>
        <translation>下方的表单显示并修改 B</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>将 A 复制到 B</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>A→B</source>
        <translation>A→B</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
</context>
<context>
    <name>posiscope::CompareCommands</name>
    <message>
        <source>&amp;Compare two encodings</source>
        <translation>比较两种编码(&amp;C)</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>Side by side: the view of this &amp;pane</source>
        <translation>并排比较此窗格的视图(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>交换 A 与 B(&amp;S)</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>C&amp;opy A to B</source>
        <translation>将 A 复制到 B(&amp;O)</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>将 A 复制到 B</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open a table as &amp;B …</source>
        <translation>作为 B 打开表(&amp;B)…</translation>
    </message>
    <message>
        <source>Se&amp;veral values …</source>
        <translation>多个值 …(&amp;V)</translation>
    </message>
    <message>
        <source>O&amp;ne value again</source>
        <translation>恢复为一个值(&amp;N)</translation>
    </message>
    <message>
        <source>Keep this c&amp;urve</source>
        <translation>保留这条曲线(&amp;U)</translation>
    </message>
    <message>
        <source>Several values</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>One value again</source>
        <translation>恢复为一个值</translation>
    </message>
    <message>
        <source>Keep this curve</source>
        <translation>保留这条曲线</translation>
    </message>
    <message>
        <source>This curve stays. Change a parameter of A, and see both.</source>
        <translation>这条曲线会保留。更改 A 的参数，即可同时看到两者。</translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertDialog</name>
    <message>
        <source>Convert a table</source>
        <translation>转换表</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Fill in %1.</source>
        <translation>请填写%1。</translation>
    </message>
    <message>
        <source>Stopped. The table can be saved without being seen.</source>
        <translation>已停止。不看预览也可以保存。</translation>
    </message>
    <message>
        <source>Computing … %1 %</source>
        <translation>正在计算… %1%</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertForm</name>
    <message>
        <source>Copy of the whole &amp;model file</source>
        <translation>整个模型文件的副本(&amp;M)</translation>
    </message>
    <message>
        <source>Writes a .safetensors file with all other tensors of this one, byte for byte</source>
        <translation>写出 .safetensors 文件，其余张量逐字节照抄</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>任务(&amp;T)</translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertPictures</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at most %1 (row %2, column %3), RMS %4</source>
        <translation>最大 %1（第 %2 行，第 %3 列），均方根 %4</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>没有差别</translation>
    </message>
    <message>
        <source>A − B: %1</source>
        <translation>A − B：%1</translation>
    </message>
    <message>
        <source>A − B in the first %1 rows and %2 columns, which both have: %3</source>
        <translation>A − B，两者共有的前 %1 行、%2 列：%3</translation>
    </message>
    <message>
        <source>A: as in the file</source>
        <translation>A：文件中的表</translation>
    </message>
    <message>
        <source>B: converted</source>
        <translation>B：转换后的表</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>A: %1, as in the file</source>
        <translation>A：%1，文件中的表</translation>
    </message>
    <message>
        <source>B: %1, converted</source>
        <translation>B：%1，转换后的表</translation>
    </message>
    <message>
        <source>; colours ±%1</source>
        <translation>；颜色范围 ±%1</translation>
    </message>
    <message>
        <source>; colours 0 … %1</source>
        <translation>；颜色范围 0 … %1</translation>
    </message>
    <message>
        <source>A − B, each row of B and the row of A nearest to its place: %1</source>
        <translation>A − B，B 的每一行与 A 中位置最近的一行：%1</translation>
    </message>
</context>
<context>
    <name>posiscope::CopyCommands</name>
    <message>
        <source>Copy pa&amp;ne as</source>
        <translation>窗格复制为(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation>&amp;SVG 图片</translation>
    </message>
    <message>
        <source>&amp;PDF picture</source>
        <translation>&amp;PDF 图片</translation>
    </message>
    <message>
        <source>&amp;Data, separated by tabs</source>
        <translation>数据，以制表符分隔(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;matplotlib script</source>
        <translation>&amp;matplotlib 脚本</translation>
    </message>
    <message>
        <source>p&amp;gfplots document</source>
        <translation>p&amp;gfplots 文档</translation>
    </message>
    <message>
        <source>%1 has no numbers of its own to copy. Choose another pane first.</source>
        <translation>“%1”没有可复制的数值。请先选择另一个窗格。</translation>
    </message>
    <message>
        <source>Copied %1 as %2</source>
        <translation>已将“%1”复制为 %2</translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
        <translation>正在绘制 %1…</translation>
    </message>
    <message>
        <source>Copying the data of %1 …</source>
        <translation>正在复制“%1”的数据…</translation>
    </message>
    <message>
        <source>Copied the data of %1</source>
        <translation>已复制“%1”的数据</translation>
    </message>
</context>
<context>
    <name>posiscope::EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy readout</source>
        <translation>复制读数(&amp;C)</translation>
    </message>
    <message>
        <source>Reset &amp;parameters</source>
        <translation>重置参数(&amp;P)</translation>
    </message>
    <message>
        <source>Copy as co&amp;de</source>
        <translation>复制为代码(&amp;D)</translation>
    </message>
    <message>
        <source>The code that computes this table has been copied.</source>
        <translation>已复制计算这张表的代码。</translation>
    </message>
    <message>
        <source>Paste a ta&amp;ble</source>
        <translation>粘贴表(&amp;B)</translation>
    </message>
    <message>
        <source>The code from text to input has been copied.</source>
        <translation>已复制从文本到输入的代码。</translation>
    </message>
    <message>
        <source>%1, from text to input</source>
        <translation>%1，从文本到输入</translation>
    </message>
    <message>
        <source>Copy capt&amp;ion and citation</source>
        <translation>复制图注和引文(&amp;I)</translation>
    </message>
</context>
<context>
    <name>posiscope::EncodingCommands</name>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>&amp;Options of the encoding</source>
        <translation>编码选项(&amp;O)</translation>
    </message>
    <message>
        <source>Models with &amp;several axes</source>
        <translation>多轴模型(&amp;S)</translation>
    </message>
</context>
<context>
    <name>posiscope::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>导出：%1</translation>
    </message>
</context>
<context>
    <name>posiscope::ExportCommands</name>
    <message>
        <source>&amp;Export pane …</source>
        <translation>导出窗格(&amp;E)…</translation>
    </message>
    <message>
        <source>Export a&amp;ll panes …</source>
        <translation>导出所有窗格(&amp;L)…</translation>
    </message>
    <message>
        <source>Export &amp;data of pane …</source>
        <translation>导出窗格数据(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture of pane</source>
        <translation>复制窗格图片(&amp;C)</translation>
    </message>
    <message>
        <source>Export &amp;motion …</source>
        <translation>导出动画(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <source>Export cancelled; nothing was written</source>
        <translation>导出已取消；没有写入任何内容</translation>
    </message>
    <message>
        <source>Export pane</source>
        <translation>导出窗格</translation>
    </message>
    <message>
        <source>Export all panes</source>
        <translation>导出所有窗格</translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
        <translation>正在绘制 %1…</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>%1 has no numbers of its own to export. Choose another pane first.</source>
        <translation>“%1”没有可导出的数值。请先选择另一个窗格。</translation>
    </message>
    <message>
        <source>Export data: %1, %2 × %3</source>
        <translation>导出数据：%1，%2 × %3</translation>
    </message>
    <message>
        <source>Copied the picture of %1</source>
        <translation>已复制“%1”的图片</translation>
    </message>
    <message>
        <source>Export motion</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>已打印</translation>
    </message>
    <message>
        <source>Save the handout with solutions</source>
        <translation>保存学习单（含答案）</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>保存学习单</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the teacher’s copy</source>
        <translation>保存教师用卷</translation>
    </message>
    <message>
        <source>Export an example</source>
        <translation>导出示例</translation>
    </message>
    <message>
        <source>Save as slides</source>
        <translation>保存为幻灯片</translation>
    </message>
</context>
<context>
    <name>posiscope::ExportDialog</name>
    <message>
        <source>Choose at least one pane.</source>
        <translation>请至少选择一个窗格。</translation>
    </message>
    <message>
        <source>The type will be %1 pt high in the finished picture. Under %2 pt it is hard to read.</source>
        <translation>成品图片中的文字将为 %1 pt。小于 %2 pt 时难以阅读。</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>%1 will be written, %2 are free</source>
        <translation>将写入 %1，剩余空间 %2</translation>
    </message>
    <message>
        <source>%1 will be written</source>
        <translation>将写入 %1</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG (vector axes and text)</source>
        <translation>SVG（坐标轴和文字为矢量）</translation>
    </message>
    <message>
        <source>PDF (vector axes and text)</source>
        <translation>PDF（坐标轴和文字为矢量）</translation>
    </message>
    <message>
        <source>NumPy array, float64</source>
        <translation>NumPy 数组，float64</translation>
    </message>
    <message>
        <source>NumPy array, float32</source>
        <translation>NumPy 数组，float32</translation>
    </message>
    <message>
        <source>CSV text</source>
        <translation>CSV 文本</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>What is drawn and its shape</source>
        <translation>所绘内容及其形状</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>Write the title and the parameters above the picture</source>
        <translation>在图片上方写上标题和参数</translation>
    </message>
    <message>
        <source>Draw the cursor and its marks</source>
        <translation>绘制光标及其标记</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>文件已存在，将被替换。</translation>
    </message>
    <message>
        <source>Animated GIF (256 colours)</source>
        <translation>GIF 动画（256 色）</translation>
    </message>
    <message>
        <source>Animated WebP (all colours)</source>
        <translation>WebP 动画（全部颜色）</translation>
    </message>
    <message>
        <source>Numbered PNG pictures</source>
        <translation>带编号的 PNG 图片</translation>
    </message>
    <message>
        <source>%1 exists and will be replaced.</source>
        <translation>%1 已存在，将被替换。</translation>
    </message>
    <message>
        <source>Cells as wide as they are high</source>
        <translation>单元格为正方形</translation>
    </message>
    <message>
        <source>A&amp;xes, legend and type</source>
        <translation>坐标轴、图例和字体(&amp;X)</translation>
    </message>
    <message>
        <source>Write caption and citation into a file beside it</source>
        <translation>把图注和引文写入旁边的文件</translation>
    </message>
    <message>
        <source>MP4 film (the smallest file)</source>
        <translation>MP4 影片（文件最小）</translation>
    </message>
</context>
<context>
    <name>posiscope::FileCommands</name>
    <message>
        <source>Read from %1</source>
        <translation>读取自 %1</translation>
    </message>
    <message>
        <source>This model uses: %1</source>
        <translation>此模型使用：%1</translation>
    </message>
    <message>
        <source>What was read and what was assumed</source>
        <translation>读取和假定的内容</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;table …</source>
        <translation>打开表(&amp;T)…</translation>
    </message>
    <message>
        <source>Open model &amp;configuration …</source>
        <translation>打开模型配置(&amp;C)…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>All that Posiscope opens (%1)</source>
        <translation>Posiscope 能打开的所有文件 (%1)</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation>课程 (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The name of this file is not UTF-8 text, and Posiscope opens only files whose names are. Give the file another name.</source>
        <translation>这个文件的名称不是 UTF-8 文字，而 Posiscope 只打开名称为 UTF-8 的文件。请给文件换一个名称。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>保存更改？</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有尚未保存的更改。</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>打开模型配置</translation>
    </message>
    <message>
        <source>Show the other layers as &amp;B</source>
        <translation>将其他层显示为 &amp;B</translation>
    </message>
    <message>
        <source>Show the other layers as B: %1</source>
        <translation>将其他层显示为 B：%1</translation>
    </message>
    <message>
        <source>Show the other layers as B</source>
        <translation>将其他层显示为 B</translation>
    </message>
    <message>
        <source>Saved %1 as it was before the lesson</source>
        <translation>已保存 %1（课程开始之前的状态）</translation>
    </message>
    <message>
        <source>%1 holds values that are not allowed: %2.</source>
        <translation>%1 中有不允许的值：%2。</translation>
    </message>
    <message>
        <source>Exported pictures (*.png *.svg *.pdf)</source>
        <translation>导出的图片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表 (%1)</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf)</source>
        <translation>模型配置 (*.json *.yaml *.yml *.gguf)</translation>
    </message>
    <message>
        <source>%1 is of a kind that Posiscope does not open. It opens sessions (.posiscope), pictures that it has exported (.png, .svg, .pdf), tables (%2), model configurations (.json, .yaml) and lessons (.md).</source>
        <translation>Posiscope 不打开 %1 这类文件。它打开会话（.posiscope）、自己导出的图片（.png、.svg、.pdf）、表（%2）、模型配置（.json、.yaml）和课程（.md）。</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation>模型配置 (*.json *.yaml *.yml *.gguf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>No tensor of the folder is about positions by its name and shape.</source>
        <translation>按名字和形状，文件夹中没有与位置有关的张量。</translation>
    </message>
    <message>
        <source>Tensors of the folder that are about positions:</source>
        <translation>文件夹中与位置有关的张量：</translation>
    </message>
    <message>
        <source>Open a &amp;table of the folder …</source>
        <translation>打开文件夹中的表(&amp;T) …</translation>
    </message>
    <message>
        <source>Open model &amp;folder …</source>
        <translation>打开模型文件夹(&amp;F) …</translation>
    </message>
    <message>
        <source>Open the folder of a model</source>
        <translation>打开模型的文件夹</translation>
    </message>
</context>
<context>
    <name>posiscope::FileRow</name>
    <message>
        <source>&amp;Browse …</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>请为文件命名。</translation>
    </message>
    <message>
        <source>The name must end in .%1.</source>
        <translation>文件名必须以 .%1 结尾。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
</context>
<context>
    <name>posiscope::FirstSteps</name>
    <message>
        <source>A first tour</source>
        <translation>第一次导览</translation>
    </message>
    <message>
        <source>Five short lessons, from the order of words to RoPE</source>
        <translation>五节短课，从词序到 RoPE</translation>
    </message>
    <message>
        <source>My table …</source>
        <translation>我的表 …</translation>
    </message>
    <message>
        <source>Open a table of NumPy, PyTorch, safetensors or GGUF</source>
        <translation>打开 NumPy、PyTorch、safetensors 或 GGUF 的表</translation>
    </message>
    <message>
        <source>A figure for my paper</source>
        <translation>为我的论文作图</translation>
    </message>
    <message>
        <source>Export what the pane shows</source>
        <translation>导出窗格显示的内容</translation>
    </message>
    <message>
        <source>New here? Begin with</source>
        <translation>初次使用？从这里开始</translation>
    </message>
    <message>
        <source>Put this line away. Help ▸ First steps brings it back.</source>
        <translation>收起此行。“帮助 ▸ 第一步”可再次显示。</translation>
    </message>
    <message>
        <source>Put this line away</source>
        <translation>收起此行</translation>
    </message>
</context>
<context>
    <name>posiscope::GameCard</name>
    <message>
        <source>Wave game</source>
        <translation>猜波形</translation>
    </message>
    <message>
        <source>Text of the level</source>
        <translation>关卡说明</translation>
    </message>
    <message>
        <source>Leave the game: everything is again as it was before</source>
        <translation>退出游戏：一切恢复到之前的样子</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>退出游戏</translation>
    </message>
    <message>
        <source>B, on the right, is a hidden encoding. Change A, on the left, until both are equal.</source>
        <translation>右边的 B 是一种隐藏的编码。请改变左边的 A，直到两者相等。</translation>
    </message>
    <message>
        <source>A move is a setting that you have not tried before. A drag is one move, however long it is; undo and going back are none.</source>
        <translation>尝试一组没试过的设置算一步。拖动滑块不论多久都只算一步；撤销和退回不算。</translation>
    </message>
    <message>
        <source>How near A is to B</source>
        <translation>A 与 B 有多接近</translation>
    </message>
    <message>
        <source>Measured when the controls come to rest. The bar is full only when both tables are equal.</source>
        <translation>控件停下来后测量。只有两张表相等时，进度条才是满的。</translation>
    </message>
    <message>
        <source>Give up and show B</source>
        <translation>放弃并显示 B</translation>
    </message>
    <message>
        <source>Show what is hidden; the level does not count then</source>
        <translation>显示隐藏的内容；这一关就不计分了</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>换一组数</translation>
    </message>
    <message>
        <source>Play this level again with other hidden numbers</source>
        <translation>换一组隐藏的数，重玩这一关</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <source>The base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>The first position</source>
        <translation>起始位置</translation>
    </message>
    <message>
        <source>Layout and spectrum</source>
        <translation>排列方式和频谱</translation>
    </message>
    <message>
        <source>Base and first position</source>
        <translation>底数和起始位置</translation>
    </message>
    <message>
        <source>Everything at once</source>
        <translation>全部一起</translation>
    </message>
    <message>
        <source>The base of B is 1, 2 or 5 times a power of ten, from %1 to %2: the arrow keys step through such numbers.</source>
        <translation>B 的底数是十的幂的 1、2 或 5 倍，从 %1 到 %2：方向键正好在这些数之间移动。</translation>
    </message>
    <message>
        <source>The first position of B is a whole number from 1 to %1. The rows of B are counted as those of A, so its axis tells you nothing.</source>
        <translation>B 的起始位置是 1 到 %1 之间的整数。B 的行号与 A 的相同，所以坐标轴不会透露答案。</translation>
    </message>
    <message>
        <source>The colours of the waves of B do not tell sines from cosines.</source>
        <translation>从 B 的波形颜色看不出哪些是正弦，哪些是余弦。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Moves: %1. A good score is %2 or fewer.</source>
        <translation>步数：%1。不超过 %2 步就是好成绩。</translation>
    </message>
    <message>
        <source>The tables do not have the same shape.</source>
        <translation>两张表的形状不同。</translation>
    </message>
    <message>
        <source>Root mean square of A − B: %1</source>
        <translation>A − B 的均方根：%1</translation>
    </message>
    <message>
        <source>Levels found: %1 of %2. Moves in all: %3.</source>
        <translation>已找到 %1 关，共 %2 关。总步数：%3。</translation>
    </message>
    <message>
        <source>✓ Found, and with a good score.</source>
        <translation>✓ 找到了，而且成绩很好。</translation>
    </message>
    <message>
        <source>✓ Found.</source>
        <translation>✓ 找到了。</translation>
    </message>
    <message>
        <source>This is what was hidden; set it, and see the two become equal.</source>
        <translation>这就是隐藏的内容；照此设置，就能看到两者变得相等。</translation>
    </message>
    <message>
        <source>Level %1 of %2: %3</source>
        <translation>第 %1 关，共 %2 关：%3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Go on to the next level</source>
        <translation>进入下一关</translation>
    </message>
</context>
<context>
    <name>posiscope::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Search a word, in any language</source>
        <translation>查找一个词，任何语言</translation>
    </message>
    <message>
        <source>No entry contains “%1”.</source>
        <translation>没有词条包含“%1”。</translation>
    </message>
</context>
<context>
    <name>posiscope::HandsCount</name>
    <message>
        <source>Hands for this answer</source>
        <translation>选这个答案的举手人数</translation>
    </message>
</context>
<context>
    <name>posiscope::HelpCommands</name>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About Posiscope</source>
        <translation>关于 Posiscope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Check my table</source>
        <translation>检查我的表(&amp;C)</translation>
    </message>
    <message>
        <source>For &amp;teachers</source>
        <translation>教师指南(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Problem sheet</source>
        <translation>习题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;References</source>
        <translation>参考文献(&amp;R)</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>新增内容(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>F&amp;irst steps</source>
        <translation>第一步(&amp;I)</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>Opened the example: %1. Undo brings back what was there before.</source>
        <translation>已打开示例：%1。撤销会恢复之前的内容。</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
</context>
<context>
    <name>posiscope::HintLabel</name>
    <message>
        <source>Ctrl+click or double-click chooses a dimension</source>
        <translation>Ctrl+单击或双击可选择维度</translation>
    </message>
    <message>
        <source>Wheel: zoom this axis · Shift and drag: zoom into a frame</source>
        <translation>滚轮：缩放这条轴 · Shift 加拖动：放大所画的框</translation>
    </message>
    <message>
        <source>F1: what is this? · Ctrl+/: all shortcuts</source>
        <translation>F1：这是什么？ · Ctrl+/：所有快捷键</translation>
    </message>
</context>
<context>
    <name>posiscope::IdentifyCommands</name>
    <message>
        <source>&amp;Identify table …</source>
        <translation>识别表(&amp;I)…</translation>
    </message>
    <message>
        <source>Identify a table</source>
        <translation>识别一张表</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation>显示为编码</translation>
    </message>
    <message>
        <source>Convert a table</source>
        <translation>转换表</translation>
    </message>
    <message>
        <source>Converting …</source>
        <translation>正在转换…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写出 %1</translation>
    </message>
    <message>
        <source>Stopped; %1 has not been written</source>
        <translation>已停止；没有写出 %1</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>保存报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Reports (*.html *.pdf)</source>
        <translation>报告 (*.html *.pdf)</translation>
    </message>
    <message>
        <source>Con&amp;vert table …</source>
        <translation>转换表(&amp;V)…</translation>
    </message>
    <message>
        <source>Models (*.safetensors)</source>
        <translation>模型 (*.safetensors)</translation>
    </message>
    <message>
        <source>Converted tables (*.npy *.npz *.safetensors *.csv)</source>
        <translation>转换后的表 (*.npy *.npz *.safetensors *.csv)</translation>
    </message>
</context>
<context>
    <name>posiscope::IdentifyDialog</name>
    <message>
        <source>What is this table?</source>
        <translation>这是什么表？</translation>
    </message>
    <message>
        <source>Meant as</source>
        <translation>应当是</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation>显示为编码</translation>
    </message>
    <message>
        <source>Copy as code</source>
        <translation>复制为代码</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>复制结果</translation>
    </message>
    <message>
        <source>The answer has been copied.</source>
        <translation>已复制结果。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The code that computes this table has been copied.</source>
        <translation>已复制计算这张表的代码。</translation>
    </message>
    <message>
        <source>Identifying … %1 %</source>
        <translation>正在识别… %1%</translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation>正在识别…</translation>
    </message>
    <message>
        <source>It is what was meant.</source>
        <translation>与预期相符。</translation>
    </message>
    <message>
        <source>It is not what was meant.</source>
        <translation>与预期不符。</translation>
    </message>
    <message>
        <source>The answer is not there yet.</source>
        <translation>还没有结果。</translation>
    </message>
    <message>
        <source>Show the recognised encoding beside the table, and the difference</source>
        <translation>在表旁显示识别出的编码及其差值</translation>
    </message>
    <message>
        <source>Show the recognised encoding with its parameters</source>
        <translation>显示识别出的编码及其参数</translation>
    </message>
    <message>
        <source>Copy the program that computes this table</source>
        <translation>复制计算这张表的程序</translation>
    </message>
    <message>
        <source>Copy the answer as text</source>
        <translation>将结果复制为文本</translation>
    </message>
    <message>
        <source>Convert …</source>
        <translation>转换…</translation>
    </message>
    <message>
        <source>How it was meant to be resized</source>
        <translation>应当怎样缩放</translation>
    </message>
    <message>
        <source>Resized in any way</source>
        <translation>任意缩放方式</translation>
    </message>
    <message>
        <source>The grid that was meant</source>
        <translation>预期的网格</translation>
    </message>
    <message>
        <source>To any grid</source>
        <translation>任意网格</translation>
    </message>
    <message>
        <source>The grid of places that it was meant to be resized to: height × width, as 24x32. Left empty, any grid is right.</source>
        <translation>原表应缩放到的位置网格：高 × 宽，如 24x32。留空则任何网格都算对。</translation>
    </message>
    <message>
        <source>Save report …</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Whether it is what was meant is not sure.</source>
        <translation>是否与预期相符并不确定。</translation>
    </message>
    <message>
        <source>Write the answer with its evidence as HTML or PDF</source>
        <translation>把回答及其依据写成 HTML 或 PDF</translation>
    </message>
    <message>
        <source>Write the table in another form, type or length, or make it fit another model</source>
        <translation>以另一种形式、类型或长度写出该表，或使它适合另一个模型</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>询问的对象</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>Slice %1 alone</source>
        <translation>仅切片 %1</translation>
    </message>
    <message>
        <source>Meant as %1</source>
        <translation>应当是 %1</translation>
    </message>
</context>
<context>
    <name>posiscope::IdentityCard</name>
    <message>
        <source>What the table is</source>
        <translation>这张表是什么</translation>
    </message>
    <message>
        <source>What is wrong with the table</source>
        <translation>这张表有什么错误</translation>
    </message>
    <message>
        <source>Identify …</source>
        <translation>识别…</translation>
    </message>
    <message>
        <source>What the table is and what is wrong with it, with the evidence</source>
        <translation>这张表是什么、有什么错误，以及依据</translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation>正在识别…</translation>
    </message>
    <message>
        <source>Identified: %1</source>
        <translation>识别为：%1</translation>
    </message>
    <message>
        <source>Identified, slice %1 alone: %2</source>
        <translation>仅切片 %1，识别为：%2</translation>
    </message>
    <message>
        <source>Not recognised, slice %1 alone: %2</source>
        <translation>未识别，仅切片 %1：%2</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>未识别：%1</translation>
    </message>
</context>
<context>
    <name>posiscope::LayerButton</name>
    <message>
        <source>%1, %2 of %3 layers</source>
        <translation>%1，%3 层中的 %2 层</translation>
    </message>
    <message>
        <source>Show the values of other layers of this model</source>
        <translation>显示此模型其他层的取值</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>层：%1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>posiscope::LeftColumn</name>
    <message>
        <source>Answer the question first, or press “Show without answering”.</source>
        <translation>请先回答问题，或按“不作答，直接看答案”。</translation>
    </message>
    <message>
        <source>Drag to make the text of the lesson wider or narrower</source>
        <translation>拖动可调整课文的宽度</translation>
    </message>
</context>
<context>
    <name>posiscope::LessonCard</name>
    <message>
        <source>Text of the lesson</source>
        <translation>课程正文</translation>
    </message>
    <message>
        <source>Leave the lesson: everything is again as it was before</source>
        <translation>退出课程：一切恢复原样</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>退出课程</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>To the step before, as you left it (Ctrl+Page Up)</source>
        <translation>回到上一步，保持离开时的样子（Ctrl+Page Up）</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>To the next step (Ctrl+Page Down)</source>
        <translation>进入下一步（Ctrl+Page Down）</translation>
    </message>
    <message>
        <source>Begin this step again</source>
        <translation>重新开始这一步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>posiscope::LessonCommands</name>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation>课程 (*.md)</translation>
    </message>
    <message>
        <source>&amp;Open lesson …</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Wave game</source>
        <translation>猜波形(&amp;W)</translation>
    </message>
    <message>
        <source>A hidden encoding is shown; find its parameters with as few moves as you can.</source>
        <translation>显示一种隐藏的编码；请用尽量少的步数找出它的参数。</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Begin this step a&amp;gain</source>
        <translation>重新开始这一步(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Handout as PDF …</source>
        <translation>导出学习单（PDF）(&amp;H)…</translation>
    </message>
    <message>
        <source>Handout with &amp;solutions …</source>
        <translation>导出含答案的学习单(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1（选学）</translation>
    </message>
    <message>
        <source>&amp;Go to step …</source>
        <translation>转到步骤(&amp;G)…</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>步骤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Teacher’s copy …</source>
        <translation>导出教师用卷(&amp;T)…</translation>
    </message>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1 约 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Going on with step %1 of %2. Begin the lesson again by Lessons ▸ Step.</source>
        <translation>从第 %1 步（共 %2 步）继续。要从头开始，请用“课程 ▸ 步骤”。</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>退出课程</translation>
    </message>
    <message>
        <source>Begin this &amp;lesson again</source>
        <translation>重新开始本课(&amp;L)</translation>
    </message>
    <message>
        <source>Start the &amp;course again</source>
        <translation>重新开始整个课程(&amp;C)</translation>
    </message>
    <message>
        <source>Forget all replies, tasks and places in lessons</source>
        <translation>忘记课程中的所有回答、任务和进度</translation>
    </message>
    <message>
        <source>Lesson %1 of %2 on the short path. At its end, Lessons ▸ Short path opens the next.</source>
        <translation>短路线第 %1 课，共 %2 课。学完后，“课程 ▸ 短路线”会打开下一课。</translation>
    </message>
    <message>
        <source>S&amp;hort path</source>
        <translation>短路线(&amp;H)</translation>
    </message>
    <message>
        <source>Five lessons for little time: 1, 3, 5, 10 and 11</source>
        <translation>时间不多时的五课：1、3、5、10 和 11</translation>
    </message>
    <message>
        <source>Lea&amp;ve the lesson</source>
        <translation>退出课程(&amp;V)</translation>
    </message>
    <message>
        <source>Save as s&amp;lides …</source>
        <translation>保存为幻灯片(&amp;L) …</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>保存我的答案</translation>
    </message>
    <message>
        <source>answers.json</source>
        <translation>答案.json</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>答案 (*.json)</translation>
    </message>
    <message>
        <source>From now on your answers are added to %1. They stay on this computer.</source>
        <translation>从现在起，你的答案会追加到 %1。它们只留在这台计算机上。</translation>
    </message>
    <message>
        <source>Save my &amp;answers …</source>
        <translation>保存我的答案(&amp;A)…</translation>
    </message>
    <message>
        <source>The lesson has been read again.</source>
        <translation>已重新读取课程。</translation>
    </message>
    <message>
        <source>“From sines to YaRN”: ten steps of the course, without tasks</source>
        <translation>“从正弦到 YaRN”：课程中的十步，不含任务</translation>
    </message>
    <message>
        <source>&amp;For teachers</source>
        <translation>给教师(&amp;F)</translation>
    </message>
    <message>
        <source>45-&amp;minute lecture</source>
        <translation>45 分钟的课(&amp;M)</translation>
    </message>
</context>
<context>
    <name>posiscope::LessonPlayer</name>
    <message>
        <source>Leave the lesson</source>
        <translation>退出课程</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再播放一次</translation>
    </message>
</context>
<context>
    <name>posiscope::LookCommands</name>
    <message>
        <source>Like the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Mot&amp;ion bar</source>
        <translation>动画栏(&amp;I)</translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation>显示或隐藏控件</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Re&amp;duce motion</source>
        <translation>减弱动画(&amp;D)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
</context>
<context>
    <name>posiscope::MainWindow</name>
    <message>
        <source>Switch between light and dark</source>
        <translation>在浅色与深色之间切换</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>只能打开本机上的文件。</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>编码(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>设置未保存</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>%1
The next start will not have this state. Cancel keeps the window open, so that File ▸ Save as can keep it.</source>
        <translation>%1
下次启动将没有此状态。“取消”会保持窗口打开，以便用“文件 ▸ 另存为”保存它。</translation>
    </message>
</context>
<context>
    <name>posiscope::MeantAs</name>
    <message>
        <source>Meant as</source>
        <translation>应当是</translation>
    </message>
    <message>
        <source>Nothing in particular: say what it is</source>
        <translation>不作比较：只说出它是什么</translation>
    </message>
    <message>
        <source>Compared with: %1</source>
        <translation>与之比较的：%1</translation>
    </message>
    <message>
        <source>The model of a config.json …</source>
        <translation>某个 config.json 的模型…</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>打开模型配置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The original table of a file …</source>
        <translation>文件中的原表 …</translation>
    </message>
    <message>
        <source>Open the original table</source>
        <translation>打开原表</translation>
    </message>
    <message>
        <source>Made from %1</source>
        <translation>由 %1 得到</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation>模型配置 (*.json *.yaml *.yml *.gguf);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>posiscope::MotionBar</name>
    <message>
        <source>Motion bar</source>
        <translation>动画栏</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格键）</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Export the motion</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>At the end of a motion</source>
        <translation>动画结束时</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>in</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Show the motion bar</source>
        <translation>显示动画栏</translation>
    </message>
    <message>
        <source>not in this encoding</source>
        <translation>此编码中没有</translation>
    </message>
    <message>
        <source>possible: %1 … %2</source>
        <translation>可取 %1 到 %2</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格键）</translation>
    </message>
</context>
<context>
    <name>posiscope::MotionFields</name>
    <message>
        <source>End of the motion</source>
        <translation>动画的端点</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Choose what moves</source>
        <translation>选择变化的量</translation>
    </message>
</context>
<context>
    <name>posiscope::MotionRows</name>
    <message>
        <source>&amp;Motion</source>
        <translation>动画(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Duration</source>
        <translation>时长(&amp;D)</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>帧/秒</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>帧率(&amp;R)</translation>
    </message>
    <message>
        <source>The current pane</source>
        <translation>当前窗格</translation>
    </message>
    <message>
        <source>All panes</source>
        <translation>所有窗格</translation>
    </message>
    <message>
        <source>&amp;What is drawn</source>
        <translation>绘制内容(&amp;W)</translation>
    </message>
    <message>
        <source>= %1 frames</source>
        <translation>= %1 帧</translation>
    </message>
    <message>
        <source>As large as it will be</source>
        <translation>不限大小</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>A&amp;t most</source>
        <translation>最大(&amp;T)</translation>
    </message>
</context>
<context>
    <name>posiscope::NumberField</name>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneArea</name>
    <message>
        <source>Resize panes</source>
        <translation>调整窗格大小</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneCard</name>
    <message>
        <source>Restore panes</source>
        <translation>还原窗格</translation>
    </message>
    <message>
        <source>Maximise pane</source>
        <translation>最大化窗格</translation>
    </message>
    <message>
        <source>Choose view</source>
        <translation>选择视图</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>View of pane %1: %2</source>
        <translation>窗格 %1 的视图：%2</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Show A</source>
        <translation>显示 A</translation>
    </message>
    <message>
        <source>Show B</source>
        <translation>显示 B</translation>
    </message>
    <message>
        <source>Show the difference A − B</source>
        <translation>显示差值 A − B</translation>
    </message>
    <message>
        <source>Choose what is compared</source>
        <translation>选择比较对象</translation>
    </message>
    <message>
        <source>Show A and B in one plot</source>
        <translation>在同一图中显示 A 和 B</translation>
    </message>
    <message>
        <source>Show one value</source>
        <translation>显示一个值</translation>
    </message>
    <message>
        <source>Show a picture for each value</source>
        <translation>每个值显示一幅图</translation>
    </message>
    <message>
        <source>Show all values in one plot</source>
        <translation>在同一图中显示所有值</translation>
    </message>
    <message>
        <source>Show a picture for each</source>
        <translation>每个显示一幅图</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Scale of colours</source>
        <translation>颜色的刻度</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>各自的刻度</translation>
    </message>
    <message>
        <source>Equal colours are no equal values here. Off: one scale for all.</source>
        <translation>这里相同的颜色不是相同的值。关闭：全部共用一个刻度。</translation>
    </message>
    <message>
        <source>%1 % of the scale</source>
        <translation>刻度的 %1 %</translation>
    </message>
    <message>
        <source>Only %1 % of the common colours are used here. Give each picture a scale of its own.</source>
        <translation>这里只用了共同颜色的 %1 %。让每张图使用自己的刻度。</translation>
    </message>
    <message>
        <source>Colours …</source>
        <translation>颜色…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneChoice</name>
    <message>
        <source>&amp;Panes</source>
        <translation>窗格(&amp;P)</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneHeader</name>
    <message>
        <source>Choose what this pane shows</source>
        <translation>选择此窗格显示的内容</translation>
    </message>
    <message>
        <source>Export this pane</source>
        <translation>导出此窗格</translation>
    </message>
    <message>
        <source>Maximise this pane</source>
        <translation>最大化此窗格</translation>
    </message>
    <message>
        <source>Show all panes</source>
        <translation>显示所有窗格</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>各自的刻度</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneMessage</name>
    <message>
        <source>Show %1 instead</source>
        <translation>改为显示“%1”</translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterEditor</name>
    <message>
        <source>%1 slider</source>
        <translation>%1滑块</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>隐藏“%1”</translation>
    </message>
    <message>
        <source>Several values …</source>
        <translation>多个值 …</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>原有</translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterPanel</name>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>What is not understood</source>
        <translation>未能识别的内容</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <translation>编码：%1</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>光标处</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation>重置参数</translation>
    </message>
    <message>
        <source>Bring all parameters back to their defaults; panes stay as they are</source>
        <translation>将所有参数恢复为默认值；窗格保持不变</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>将 A 复制到 B</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>File and table</source>
        <translation>文件和表</translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation>打开表…</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>没有打开任何文件。</translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation>显示或隐藏控件</translation>
    </message>
    <message>
        <source>At the cursor of B</source>
        <translation>光标处：B</translation>
    </message>
    <message>
        <source>At the cursor of A</source>
        <translation>光标处：A</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Choose a file of numbers: %1</source>
        <translation>选择数值文件：%1</translation>
    </message>
    <message>
        <source>What is this encoding?</source>
        <translation>这是什么编码？</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>显示层</translation>
    </message>
</context>
<context>
    <name>posiscope::Player</name>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Motion step</source>
        <translation>动画单步</translation>
    </message>
</context>
<context>
    <name>posiscope::PlotView</name>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>There is no room for this picture here. Enlarge the window, or show this pane alone.</source>
        <translation>此处空间不足，无法显示图像。请放大窗口，或单独显示此窗格。</translation>
    </message>
    <message>
        <source>The scale of the colours. A click chooses the map, its limits and the scale.</source>
        <translation>颜色的刻度。点击可选择颜色表、上下限和刻度。</translation>
    </message>
</context>
<context>
    <name>posiscope::Presentation</name>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>常规大小(&amp;U)</translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation>演示(&amp;R)</translation>
    </message>
    <message>
        <source>Speaker &amp;notes</source>
        <translation>演讲者备注(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>End presenting</source>
        <translation>结束演示</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Show or hide the parameters (F9)</source>
        <translation>显示或隐藏参数（F9）</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>窗格</translation>
    </message>
    <message>
        <source>One pane or two</source>
        <translation>一个或两个窗格</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>A ring around the mouse, also while Ctrl is held down</source>
        <translation>鼠标周围的圆环，按住 Ctrl 时也会出现</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Speaker notes (Shift+F5)</source>
        <translation>演讲者备注（Shift+F5）</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Go to a step (Ctrl+G)</source>
        <translation>转到某一步（Ctrl+G）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>End presenting (Escape)</source>
        <translation>结束演示（Esc）</translation>
    </message>
    <message>
        <source>Reveal paragraph by para&amp;graph</source>
        <translation>逐段显示(&amp;G)</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>举手</translation>
    </message>
    <message>
        <source>Count of hands (H)</source>
        <translation>举手计数（H）</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>A black screen until a key is pressed (.)</source>
        <translation>黑屏，按任意键恢复（.）</translation>
    </message>
    <message>
        <source>The screen is blank. Any key shows it again.</source>
        <translation>屏幕已变黑。按任意键恢复。</translation>
    </message>
    <message>
        <source>Co&amp;unt of hands</source>
        <translation>举手计数(&amp;U)</translation>
    </message>
</context>
<context>
    <name>posiscope::Preview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>This picture takes long to draw: there is no preview of it.</source>
        <translation>这张图片绘制时间较长，因此没有预览。</translation>
    </message>
    <message>
        <source>How the preview is seen</source>
        <translation>预览的显示方式</translation>
    </message>
    <message>
        <source>Changes the preview alone, not the file.</source>
        <translation>只改变预览，不改变文件。</translation>
    </message>
    <message>
        <source>Preview in colour</source>
        <translation>彩色预览</translation>
    </message>
    <message>
        <source>As a grey print</source>
        <translation>灰度印刷效果</translation>
    </message>
    <message>
        <source>As seen without green cones (deuteranopia)</source>
        <translation>绿色盲所见效果</translation>
    </message>
</context>
<context>
    <name>posiscope::ProgramsLabel</name>
    <message>
        <source>What other programs read</source>
        <translation>其他程序读到什么</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>rotated</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>posiscope::QuestionCard</name>
    <message>
        <source>Predict first</source>
        <translation>先猜一猜</translation>
    </message>
    <message>
        <source>A number, such as %1</source>
        <translation>一个数，例如 %1</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>你的数</translation>
    </message>
    <message>
        <source>That is not a number: type one such as %1.</source>
        <translation>这不是数：请输入例如 %1。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Show without answering</source>
        <translation>不作答，直接看答案</translation>
    </message>
    <message>
        <source>The controls are locked until the question is answered</source>
        <translation>回答问题之前，控件处于锁定状态</translation>
    </message>
    <message>
        <source>This is right.</source>
        <translation>这个答案正确。</translation>
    </message>
    <message>
        <source>This is not right.</source>
        <translation>这个答案不正确。</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>已选。</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正确</translation>
    </message>
    <message>
        <source>Click the place in the picture.</source>
        <translation>请在图中点击这个位置。</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正确</translation>
    </message>
    <message>
        <source>Not right. Try once more.</source>
        <translation>不正确，再试一次。</translation>
    </message>
    <message>
        <source>The number: %1</source>
        <translation>答案是：%1</translation>
    </message>
    <message>
        <source>The order: %1</source>
        <translation>顺序：%1</translation>
    </message>
</context>
<context>
    <name>posiscope::ReadoutCard</name>
    <message>
        <source>Readout at the cursor</source>
        <translation>光标处的读数</translation>
    </message>
    <message>
        <source>Ctrl+C copies the readout</source>
        <translation>按 Ctrl+C 复制读数</translation>
    </message>
    <message>
        <source>Copy readout</source>
        <translation>复制读数</translation>
    </message>
</context>
<context>
    <name>posiscope::SizeRows</name>
    <message>
        <source>&amp;Keep proportions</source>
        <translation>保持比例(&amp;K)</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>其他尺寸</translation>
    </message>
    <message>
        <source>Made f&amp;or</source>
        <translation>用途(&amp;O)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Resol&amp;ution</source>
        <translation>分辨率(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>缩放(&amp;S)</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>T&amp;ype size</source>
        <translation>字号(&amp;Y)</translation>
    </message>
    <message>
        <source>Width and height must each be from %1 to %2 %3. The unit may be px, in, mm, cm or pt.</source>
        <translation>宽度和高度都必须在 %1 到 %2 %3 之间。单位可以是 px、in、mm、cm 或 pt。</translation>
    </message>
    <message>
        <source>= %1 × %2 in</source>
        <translation>= %1 × %2 in</translation>
    </message>
    <message>
        <source>= %1 × %2 pixels</source>
        <translation>= %1 × %2 像素</translation>
    </message>
    <message>
        <source>type %1 pt</source>
        <translation>字号 %1 pt</translation>
    </message>
</context>
<context>
    <name>posiscope::Slides</name>
    <message>
        <source>A lesson of Posiscope, a microscope for positional encodings.

%1

Texts and pictures: CC BY 4.0</source>
        <translation>Posiscope 的课程，位置编码的显微镜。

%1

文字与图片：CC BY 4.0</translation>
    </message>
    <message>
        <source>the folder cannot be moved there</source>
        <translation>文件夹无法移到那里</translation>
    </message>
</context>
<context>
    <name>posiscope::SolutionPlay</name>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
</context>
<context>
    <name>posiscope::SpeakerWindow</name>
    <message>
        <source>Speaker notes</source>
        <translation>演讲者备注</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>没有打开任何课程。</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 / %2：%3</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>这一步没有备注。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>%1 of about %2 minutes</source>
        <translation>%1 / 约 %2 分钟</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>this step: %1 min</source>
        <translation>本步：%1 分钟</translation>
    </message>
    <message>
        <source>Keys: digits type a number, Enter checks it, B blanks the screen.</source>
        <translation>按键：数字键输入数字，Enter 检查，B 黑屏。</translation>
    </message>
    <message>
        <source>Keys: Next shows the place, . or B blanks the screen.</source>
        <translation>按键：“下一步”显示位置，. 或 B 黑屏。</translation>
    </message>
    <message>
        <source>Keys: A, B … answer, H counts hands, . blanks the screen.</source>
        <translation>按键：A、B…… 作答，H 举手计数，. 黑屏。</translation>
    </message>
    <message>
        <source>Keys: A, B … choose, Enter checks, . blanks the screen.</source>
        <translation>按键：A、B…… 选择，Enter 检查，. 黑屏。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter and its answer</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>M unfolds what is folded</source>
        <translation>M 展开补充</translation>
    </message>
    <message>
        <source>R plays the motion again</source>
        <translation>R 重播动画</translation>
    </message>
    <message>
        <source>. or B blanks the screen</source>
        <translation>. 或 B 黑屏</translation>
    </message>
    <message>
        <source>H counts hands</source>
        <translation>H 举手计数</translation>
    </message>
    <message>
        <source>Keys: %1.</source>
        <translation>按键：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Esc goes back to the picture</source>
        <translation>Esc 返回图</translation>
    </message>
    <message>
        <source>%1 open places of the picture</source>
        <translation>按 %1 打开图中的位置</translation>
    </message>
</context>
<context>
    <name>posiscope::StepBody</name>
    <message>
        <source>You need: %1</source>
        <translation>预备知识：%1</translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>本课内容</translation>
    </message>
    <message>
        <source>You can now</source>
        <translation>现在你能够</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续看</translation>
    </message>
    <message>
        <source>Show what follows from the answer</source>
        <translation>显示由答案得出的内容</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>直接到终点</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再播放一次</translation>
    </message>
    <message>
        <source>One more press: %1</source>
        <translation>再按一次：%1</translation>
    </message>
</context>
<context>
    <name>posiscope::StepPicture</name>
    <message>
        <source>Open place %1 of the picture</source>
        <translation>打开图中的位置 %1</translation>
    </message>
    <message>
        <source>Open place %1 of the picture (%1)</source>
        <translation>打开图中的位置 %1（%1）</translation>
    </message>
    <message>
        <source>Back to the picture</source>
        <translation>返回图</translation>
    </message>
    <message>
        <source>Back to the picture (Esc)</source>
        <translation>返回图（Esc）</translation>
    </message>
</context>
<context>
    <name>posiscope::SweepDialog</name>
    <message>
        <source>Several values</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>The pane shows a picture for each value, with common colours and axes: 2 to %1 values, with commas between them.</source>
        <translation>窗格为每个值显示一幅图，颜色和坐标轴相同：2 到 %1 个值，用逗号分隔。</translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation>参数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Tables from files</source>
        <translation>文件中的表</translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation>选择文件 …</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>a.npy, b.npy, c.npy</source>
        <translation>a.npy, b.npy, c.npy</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表 (%1);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>posiscope::TableCommands</name>
    <message>
        <source>Open a table</source>
        <translation>打开表</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the numbers of a table first: as NumPy and PyTorch print them, or from a spreadsheet.</source>
        <translation>剪贴板里没有文字。请先复制表中的数字：NumPy 和 PyTorch 打印的形式，或来自电子表格。</translation>
    </message>
    <message>
        <source>Open a table as B</source>
        <translation>作为 B 打开表</translation>
    </message>
    <message>
        <source>A large table</source>
        <translation>大的表</translation>
    </message>
    <message>
        <source>%1

Read it?</source>
        <translation>%1

要读取吗？</translation>
    </message>
</context>
<context>
    <name>posiscope::TableWatch</name>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>%1 has changed on the disk.</source>
        <translation>%1 在磁盘上已改变。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>There is nothing to reload: no table from a file is shown.</source>
        <translation>没有可重新载入的内容：没有显示来自文件的表。</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>已重新载入 %1</translation>
    </message>
    <message>
        <source>The table %1 is not there any more.</source>
        <translation>表 %1 已不在原处。</translation>
    </message>
    <message>
        <source>Find the file …</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>查找 %1</translation>
    </message>
    <message>
        <source>Find the file</source>
        <translation>查找文件</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Always reload</source>
        <translation>始终重新加载</translation>
    </message>
    <message>
        <source>The configuration %1 is not there any more.</source>
        <translation>配置 %1 已不在原处。</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation>模型配置 (*.json *.yaml *.yml *.gguf);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>posiscope::TaskCard</name>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 已完成</translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示给我看</translation>
    </message>
    <message>
        <source>Do the task for me, one setting after the other</source>
        <translation>替我完成任务，一次改一项设置</translation>
    </message>
</context>
<context>
    <name>posiscope::TensorButton</name>
    <message>
        <source>Another table of this file</source>
        <translation>此文件中的其他表</translation>
    </message>
    <message>
        <source>Show another table of the same file</source>
        <translation>显示同一文件中的另一张表</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>All %1 tables …</source>
        <translation>全部 %1 张表…</translation>
    </message>
</context>
<context>
    <name>posiscope::TensorDialog</name>
    <message>
        <source>Choose a table</source>
        <translation>选择表</translation>
    </message>
    <message>
        <source>%1 holds %2 tables. Which one is it?</source>
        <translation>%1 里有 %2 张表。要打开哪一张？</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>名称的一部分</translation>
    </message>
    <message>
        <source>Tables of the file</source>
        <translation>文件中的表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>数值类型</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
</context>
<context>
    <name>posiscope::ViewCommands</name>
    <message>
        <source>Arrange panes</source>
        <translation>排列窗格</translation>
    </message>
    <message>
        <source>Left column &amp;narrower</source>
        <translation>左列变窄(&amp;N)</translation>
    </message>
    <message>
        <source>Left column &amp;wider</source>
        <translation>左列变宽(&amp;W)</translation>
    </message>
    <message>
        <source>Upper row &amp;lower</source>
        <translation>上行变矮(&amp;L)</translation>
    </message>
    <message>
        <source>Upper row &amp;higher</source>
        <translation>上行变高(&amp;H)</translation>
    </message>
    <message>
        <source>Choose view</source>
        <translation>选择视图</translation>
    </message>
    <message>
        <source>&amp;One pane</source>
        <translation>一个窗格(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Two panes</source>
        <translation>两个窗格(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;hree panes</source>
        <translation>三个窗格(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Four panes</source>
        <translation>四个窗格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Maximise pane</source>
        <translation>最大化窗格(&amp;M)</translation>
    </message>
    <message>
        <source>Maximise pane</source>
        <translation>最大化窗格</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>显示全部(&amp;E)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>&amp;Resize panes</source>
        <translation>调整窗格大小(&amp;R)</translation>
    </message>
    <message>
        <source>Pane &amp;shows</source>
        <translation>窗格内容(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation>控件(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation>参数面板(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation>显示或隐藏控件</translation>
    </message>
    <message>
        <source>Co&amp;lours …</source>
        <translation>颜色(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>posiscope::WaveGame</name>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>换一组数</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>退出游戏</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>What is this table? %1</source>
        <translation>这是什么表？%1</translation>
    </message>
    <message>
        <source>Posiscope %1</source>
        <translation>Posiscope %1</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>1 position</source>
        <translation>1 个位置</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>1 dimension</source>
        <translation>1 个维度</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 个维度</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Computing … %1 %</source>
        <translation>正在计算… %1%</translation>
    </message>
    <message>
        <source>row by row, A from position %1 and B from %2 · %3</source>
        <translation>逐行相减，A 从位置 %1 开始，B 从 %2 开始 · %3</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>Move cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>A − B · %1</source>
        <translation>A − B · %1</translation>
    </message>
    <message>
        <source>The cursor. A click or the arrow keys move it.</source>
        <translation>光标。点击或用方向键移动它。</translation>
    </message>
    <message>
        <source>p + k = %1: the offset k leads here.</source>
        <translation>p + k = %1：偏移 k 到达此处。</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 和 B</translation>
    </message>
    <message>
        <source>cursor: %1</source>
        <translation>光标：%1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1（按%2）</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <source>smallest distance: %1 % computed</source>
        <translation>最小距离：已计算 %1 %</translation>
    </message>
    <message>
        <source>positions %1 of %2</source>
        <translation>位置 %1，共 %2 个</translation>
    </message>
    <message>
        <source>dimensions %1 of %2</source>
        <translation>维度 %1，共 %2 个</translation>
    </message>
    <message>
        <source>pairs %1 of %2</source>
        <translation>维度对 %1，共 %2 个</translation>
    </message>
    <message>
        <source>distances %1 of %2</source>
        <translation>距离 %1，共 %2 个</translation>
    </message>
    <message>
        <source>queries %1 of %2</source>
        <translation>查询 %1，共 %2 个</translation>
    </message>
    <message>
        <source>keys %1 of %2</source>
        <translation>键 %1，共 %2 个</translation>
    </message>
</context>
</TS>
