<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>AnswerWords</name>
    <message>
        <source>Not recognised</source>
        <translation>Не опознана</translation>
    </message>
    <message>
        <source>rows before the first position: %1</source>
        <translation>строк перед первой позицией: %1</translation>
    </message>
    <message>
        <source>Unexplained cells: %1</source>
        <translation>Неподходящие ячейки: %1</translation>
    </message>
</context>
<context>
    <name>BiasView</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <translation>голова %1 из %2</translation>
    </message>
    <message>
        <source>This encoding adds nothing to attention scores.</source>
        <translation>Это кодирование ничего не добавляет к оценкам внимания.</translation>
    </message>
    <message>
        <source>Heatmap of the buckets that distances fall into</source>
        <translation>Тепловая карта корзин, в которые попадают расстояния</translation>
    </message>
    <message>
        <source>Heatmap of what is added to attention scores</source>
        <translation>Тепловая карта того, что добавляется к оценкам внимания</translation>
    </message>
    <message>
        <source>%1, for all pairs of %2, queries down and keys across: %3. Values go from %4 to %5. The cursor is at query %6, key %7.</source>
        <translation>%1, для всех пар (%2), запросы сверху вниз, ключи слева направо: %3. Значения от %4 до %5. Курсор: запрос %6, ключ %7.</translation>
    </message>
    <message>
        <source>key position j</source>
        <translation>позиция ключа j</translation>
    </message>
    <message>
        <source>query position i</source>
        <translation>позиция запроса i</translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation>%1 (замаскировано)</translation>
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
        <translation>пар: %1 из %2</translation>
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
        <translation>A %1, B %2</translation>
    </message>
    <message>
        <source>2π/ω: %1</source>
        <translation>2π/ω: %1</translation>
    </message>
    <message>
        <source>ω·k: %1</source>
        <translation>ω·k: %1</translation>
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
        <translation>Все пары</translation>
    </message>
    <message>
        <source>Every pair as a small clock, or the chosen ones as large clocks</source>
        <translation>Все пары маленькими часами или выбранные большими</translation>
    </message>
    <message>
        <source>Choose clocks</source>
        <translation>выбор часов</translation>
    </message>
    <message>
        <source>no clocks</source>
        <translation>часов нет</translation>
    </message>
    <message>
        <source>%1 pair at p = %2 and p + k = %3</source>
        <translation>%1 пара в p = %2 и p + k = %3</translation>
    </message>
    <message>
        <source>%1 pairs at p = %2 and p + k = %3</source>
        <translation>все пары (%1) в p = %2 и p + k = %3</translation>
    </message>
    <message>
        <source>pairs %1 at p = %2 and p + k = %3</source>
        <translation>пары %1 в p = %2 и p + k = %3</translation>
    </message>
    <message>
        <source>There are no pairs that could be drawn as clocks.</source>
        <translation>Нет пар, которые можно нарисовать как часы.</translation>
    </message>
    <message>
        <source>Each pair is a clock whose hand points to its cosine across and its sine up; a second hand stands k = %1 positions later, at the same angle from the first at every position.</source>
        <translation>Каждая пара — это часы: по горизонтали их стрелка показывает косинус, по вертикали синус; вторая стрелка относится к позиции со сдвигом k = %1, и угол между стрелками в любой позиции один и тот же.</translation>
    </message>
    <message>
        <source>All %1 pairs are shown, as far as there is room.</source>
        <translation>Показаны все пары (%1), насколько хватает места.</translation>
    </message>
    <message>
        <source>Those are the hands of A, %1. Dashed hands are those of B, %2.</source>
        <translation>Это стрелки A (%1). Штриховые стрелки — B (%2).</translation>
    </message>
    <message>
        <source>Pair %1: one turn takes %2; sine %3, cosine %4; from p to p + k %5.</source>
        <translation>Пара %1: на один оборот уходит %2; синус %3, косинус %4; от p к p + k: %5.</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Copy comparison</source>
        <translation>Копировать сравнение</translation>
    </message>
    <message>
        <source>Copy the comparison as text</source>
        <translation>Копировать сравнение как текст</translation>
    </message>
    <message>
        <source>no parameter differs</source>
        <translation>все параметры одинаковы</translation>
    </message>
    <message>
        <source>What A and B differ in: %1. %2</source>
        <translation>Чем различаются A и B: %1. %2</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Вычисление…</translation>
    </message>
    <message>
        <source>The shapes differ: compared are the %1 × %2 cells that both have.</source>
        <translation>Размеры различаются: сравниваются ячейки, которые есть в обеих таблицах (%1 × %2).</translation>
    </message>
    <message>
        <source>All %1 cells are equal to the last bit.</source>
        <translation>Все ячейки (%1) совпадают до последнего бита.</translation>
    </message>
    <message>
        <source>%1 of %2 cells differ.</source>
        <translation>Различается ячеек: %1 из %2.</translation>
    </message>
    <message>
        <source>Root mean square: %1.</source>
        <translation>Среднеквадратичное различие: %1.</translation>
    </message>
    <message>
        <source>%1 differences are no finite numbers.</source>
        <translation>Различий, которые не являются конечными числами: %1.</translation>
    </message>
    <message>
        <source>A and B have the same parameters. Choose “Edit B” at the left and change some.</source>
        <translation>У A и B одинаковые параметры. Нажмите слева «Править B» и измените какие-нибудь из них.</translation>
    </message>
    <message>
        <source>does not have it</source>
        <translation>нет такого</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>ничего не сравнивается</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>Ничего не сравнивается.</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>Сравнено: %1.</translation>
    </message>
    <message>
        <source>Not compared: %1, which a table from a file cannot have.</source>
        <translation>Не сравнено: %1 — у таблицы из файла этого быть не может.</translation>
    </message>
    <message>
        <source>Different: %1.</source>
        <translation>Различие: %1.</translation>
    </message>
    <message>
        <source>There are no numbers to compare.</source>
        <translation>Нет чисел для сравнения.</translation>
    </message>
    <message>
        <source>Largest difference: %1, in %2 (A %3, B %4).</source>
        <translation>Наибольшее различие: %1, %2 (A %3, B %4).</translation>
    </message>
</context>
<context>
    <name>ComponentsView</name>
    <message>
        <source>1 singular value</source>
        <translation>1 сингулярное число</translation>
    </message>
    <message>
        <source>%1 singular values</source>
        <translation>сингулярных чисел: %1</translation>
    </message>
    <message>
        <source>all rows are equal</source>
        <translation>все строки одинаковы</translation>
    </message>
    <message>
        <source>1 component explains %1 · %2</source>
        <translation>1 компонента объясняет %1 · %2</translation>
    </message>
    <message>
        <source>%1 components explain %2 · %3</source>
        <translation>первые %1 компоненты объясняют %2 · %3</translation>
    </message>
    <message>
        <source>Principal components of %1 × %2: the directions in which rows differ most from their mean.</source>
        <translation>Главные компоненты таблицы (%1, %2): направления, в которых строки сильнее всего отличаются от своего среднего.</translation>
    </message>
    <message>
        <source>They are being computed.</source>
        <translation>Идёт вычисление.</translation>
    </message>
    <message>
        <source>All rows are equal.</source>
        <translation>Все строки одинаковы.</translation>
    </message>
    <message>
        <source>Curves show the scores of the first ones across positions; they explain %1 of the variance. Below, all singular values on a logarithmic axis, the largest %2; the first %3 explain 90 %, and %4 are more than rounding.</source>
        <translation>Кривые показывают проекции на первые компоненты в зависимости от позиции; они объясняют %1 дисперсии. Ниже все сингулярные числа на логарифмической оси, наибольшее %2; 90&#xa0;% дисперсии объясняют первые %3, выше ошибок округления — %4.</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>позиция p</translation>
    </message>
    <message>
        <source>score</source>
        <translation>проекция</translation>
    </message>
    <message>
        <source>component i</source>
        <translation>компонента i</translation>
    </message>
    <message>
        <source>singular value</source>
        <translation>сингул. число</translation>
    </message>
    <message>
        <source>All rows are equal: nothing varies.</source>
        <translation>Все строки одинаковы: изменчивости нет.</translation>
    </message>
    <message>
        <source>PC%1 %2</source>
        <translation>ГК%1 %2</translation>
    </message>
    <message>
        <source>scores at the cursor</source>
        <translation>оценки у курсора</translation>
    </message>
    <message>
        <source>score of PC1</source>
        <translation>счёт PC1</translation>
    </message>
</context>
<context>
    <name>ControlsMenu</name>
    <message>
        <source>Show or hide controls</source>
        <translation>показ или скрытие элементов</translation>
    </message>
    <message>
        <source>Show &amp;all controls</source>
        <translation>Показать &amp;все элементы</translation>
    </message>
    <message>
        <source>Panel at the left</source>
        <translation>Панель параметров</translation>
    </message>
    <message>
        <source>Choice of the encoding</source>
        <translation>Выбор кодирования</translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation>Значения под курсором</translation>
    </message>
    <message>
        <source>Status line</source>
        <translation>Строка состояния</translation>
    </message>
    <message>
        <source>Titles of panes</source>
        <translation>Заголовки панелей</translation>
    </message>
</context>
<context>
    <name>CountingText</name>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1…%2</source>
        <translation>%1…%2</translation>
    </message>
    <message>
        <source>in all %1 rows</source>
        <translation>во всех строках (%1)</translation>
    </message>
    <message>
        <source>the same for %1 positions</source>
        <translation>то же для %1 позиций</translation>
    </message>
    <message>
        <source>%1 … %2 for %3 positions</source>
        <translation>%1 … %2 для %3 позиций</translation>
    </message>
    <message>
        <source>there is one position alone</source>
        <translation>позиция всего одна</translation>
    </message>
    <message>
        <source>among the first %1</source>
        <translation>среди первых %1</translation>
    </message>
    <message>
        <source>of neighbours</source>
        <translation>у соседних позиций</translation>
    </message>
    <message>
        <source>of positions %1 apart</source>
        <translation>при сдвиге %1</translation>
    </message>
    <message>
        <source>no two positions are %1 apart</source>
        <translation>нет двух позиций со сдвигом %1</translation>
    </message>
    <message>
        <source>at %1 of %2 places</source>
        <translation>мест: %1 из %2</translation>
    </message>
    <message>
        <source>the distance is almost always %1</source>
        <translation>расстояние почти всегда %1</translation>
    </message>
    <message>
        <source>they differ by up to %1</source>
        <translation>разница до %1</translation>
    </message>
    <message>
        <source>%1; for 2·max_len %2</source>
        <translation>%1; при 2·max_len %2</translation>
    </message>
    <message>
        <source>the distance is always %1</source>
        <translation>расстояние всегда %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>counting has no end</source>
        <translation>счёт не кончается</translation>
    </message>
    <message>
        <source>there is nothing to divide by</source>
        <translation>делить не на что</translation>
    </message>
    <message>
        <source>%1 would be %2</source>
        <translation>%1 стало бы %2</translation>
    </message>
    <message>
        <source>%1 has no column</source>
        <translation>для %1 нет столбца</translation>
    </message>
    <message>
        <source>%1 bits end at %2</source>
        <translation>%1-битный счёт кончается на %2</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Целое число</translation>
    </message>
    <message>
        <source>Normalised</source>
        <translation>Деление на длину</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>One-hot</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Двоичный</translation>
    </message>
    <message>
        <source>Gray code</source>
        <translation>Код Грея</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>Деление</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Грей</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4)</source>
        <translation>%1: %2, %3 (%4)</translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation>%1, %2. %3.</translation>
    </message>
    <message>
        <source>Bounded</source>
        <translation>Ограничен</translation>
    </message>
    <message>
        <source>range of values</source>
        <translation>диапазон значений</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Уникален</translation>
    </message>
    <message>
        <source>smallest distance</source>
        <translation>наименьшее расстояние</translation>
    </message>
    <message>
        <source>Same offset, same distance</source>
        <translation>Одинаковый сдвиг — одинаковое расстояние</translation>
    </message>
    <message>
        <source>Same distance</source>
        <translation>Равные расстояния</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>distances at k = %1</source>
        <translation>расстояния при k = %1</translation>
    </message>
    <message>
        <source>Beyond max_len</source>
        <translation>И за max_len</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>И дальше</translation>
    </message>
    <message>
        <source>defined for more positions</source>
        <translation>определён для новых позиций</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 бит</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 число</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>битов: %1</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>чисел: %1</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>being computed</source>
        <translation>вычисляется</translation>
    </message>
    <message>
        <source>the formula goes on</source>
        <translation>формула годится и дальше</translation>
    </message>
    <message>
        <source>the table has %1 rows</source>
        <translation>строк в таблице: %1</translation>
    </message>
    <message>
        <source>1 in column %1</source>
        <translation>1 в столбце %1</translation>
    </message>
    <message>
        <source>1 at %1</source>
        <translation>1 в %1</translation>
    </message>
    <message>
        <source>hex %1</source>
        <translation>hex %1</translation>
    </message>
    <message>
        <source>Int.</source>
        <translation>Целое</translation>
    </message>
    <message>
        <source>too few rows have numbers</source>
        <translation>слишком мало строк с числами</translation>
    </message>
    <message>
        <source>all rows are equal</source>
        <translation>все строки равны</translation>
    </message>
    <message>
        <source>Bin.</source>
        <translation>Двоич.</translation>
    </message>
</context>
<context>
    <name>CountingView</name>
    <message>
        <source>%1 written in %2 ways</source>
        <translation>%1, способов записи: %2</translation>
    </message>
    <message>
        <source>The numbers of the same positions as small heatmaps side by side, and what each way to write them is good for.</source>
        <translation>Числа одних и тех же позиций на маленьких тепловых картах рядом друг с другом и чем хорош каждый способ записи.</translation>
    </message>
    <message>
        <source>The cursor is at position %1.</source>
        <translation>Курсор: позиция %1.</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>позиция p</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>p = %1, n = %2</source>
        <translation>p = %1, n = %2</translation>
    </message>
    <message>
        <source>%1 in dimension %2</source>
        <translation>%1 в измерении %2</translation>
    </message>
    <message>
        <source>%1 (j = %2)</source>
        <translation>%1 (j = %2)</translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1 (%2): %3, %4</translation>
    </message>
</context>
<context>
    <name>DistanceView</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>the first %1 of %2 heads and the chosen one</source>
        <translation>головы: первые %1 из %2 и выбранная</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>голов: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This encoding has no curve over the distance.</source>
        <translation>У этого кодирования нет кривой зависимости от расстояния.</translation>
    </message>
    <message>
        <source>distance i − j</source>
        <translation>расстояние i − j</translation>
    </message>
    <message>
        <source>Choose head</source>
        <translation>выбор головы</translation>
    </message>
    <message>
        <source>others</source>
        <translation>другие</translation>
    </message>
    <message>
        <source>mean over %1 distances</source>
        <translation>среднее по %1 расстояниям</translation>
    </message>
    <message>
        <source>mean and envelope over %1 distances</source>
        <translation>среднее и огибающая по %1 расстояниям</translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation>значение у курсора</translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation>%1 у курсора</translation>
    </message>
    <message>
        <source>Curves over the distance from the query back to the key, from %1 to %2: %3.</source>
        <translation>Кривые по расстоянию от запроса назад к ключу, от %1 до %2: %3.</translation>
    </message>
    <message>
        <source>The full line is %1, the dashed one %2.</source>
        <translation>Сплошная линия — %1, штриховая — %2.</translation>
    </message>
    <message>
        <source>At distance %1: %2.</source>
        <translation>На расстоянии %1: %2.</translation>
    </message>
    <message>
        <source>At distance %1 the chosen curve is at %2.</source>
        <translation>На расстоянии %1 значение выбранной кривой %2.</translation>
    </message>
</context>
<context>
    <name>FittedMap</name>
    <message>
        <source>fitted by least squares, not exact</source>
        <translation>подобрана методом наименьших квадратов, не точная</translation>
    </message>
    <message>
        <source>Heatmap of the matrix M that best carries the rows of the table to those %1 positions on: fitted by least squares, not exact.</source>
        <translation>Тепловая карта матрицы M, которая лучше всего переводит строки таблицы в строки со сдвигом %1: подобрана методом наименьших квадратов, не точная.</translation>
    </message>
    <message>
        <source>It is being computed.</source>
        <translation>Идёт вычисление.</translation>
    </message>
    <message>
        <source>Over all %1 pairs of positions and all dimensions M·PE(p) differs from PE(p + k) by at most %2, and by %3 in the root mean square. The rows have numerical rank %4 of %5. Of all maps that fit as well this is the one of smallest norm: compare residuals, never entries.</source>
        <translation>По всем парам позиций (%1) и всем измерениям M·PE(p) отличается от PE(p + k) не более чем на %2, среднеквадратично на %3. Численный ранг строк: %4 из %5. Из всех столь же хороших матриц взята матрица с наименьшей нормой: сравнивайте невязки, а не элементы.</translation>
    </message>
    <message>
        <source>least squares, not exact: residual max %1, RMS %2, rank %3</source>
        <translation>метод наименьших квадратов, не точно: невязка не более %1, СКЗ %2, ранг %3</translation>
    </message>
    <message>
        <source>least squares, not exact: residual max %1, without directions under %2, RMS %3, rank %4</source>
        <translation>метод наименьших квадратов, не точно: невязка не более %1, без направлений ниже %2, СКЗ %3, ранг %4</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>All patches</source>
        <translation>Все патчи</translation>
    </message>
    <message>
        <source>A picture of each patch, laid out as the patches are</source>
        <translation>Картинка каждого патча, разложенные так же, как патчи</translation>
    </message>
    <message>
        <source>One patch</source>
        <translation>Один патч</translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <translation>голова %1 из %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>от: %1</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation>сходство с: %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>кадр %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>What is added to the attention scores of patches, at the places of the patches: %1.</source>
        <translation>Что прибавляется к оценкам внимания патчей, на местах патчей: %1.</translation>
    </message>
    <message>
        <source>Similarities of patches at the places of the patches: %1.</source>
        <translation>Сходства патчей на местах патчей: %1.</translation>
    </message>
    <message>
        <source>The cursor: %1.</source>
        <translation>Курсор: %1.</translation>
    </message>
    <message>
        <source>Colours go from %1 to %2.</source>
        <translation>Цвета идут от %1 до %2.</translation>
    </message>
    <message>
        <source>The chosen patch: %1.</source>
        <translation>Выбранный патч: %1.</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>выбран: %1</translation>
    </message>
    <message>
        <source>%1 (masked)</source>
        <translation>%1 (замаскировано)</translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and their cosines are not defined.</source>
        <translation>Все строки нулевые: они равны, а их косинусы не определены.</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>Choose patch</source>
        <translation>Выбор патча</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Handout with solutions</source>
        <translation>Раздаточный лист с решениями</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Раздаточный лист</translation>
    </message>
    <message>
        <source>Name and date:</source>
        <translation>Имя и дата:</translation>
    </message>
    <message>
        <source>For the speaker</source>
        <translation>Для преподавателя</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Сначала предположите</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Попробуйте сами</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Подсказка: %1</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Teacher’s copy</source>
        <translation>Экземпляр преподавателя</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Время: около %n минуты.</numerusform>
            <numerusform>Время: около %n минут.</numerusform>
            <numerusform>Время: около %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>В этом уроке</translation>
    </message>
    <message>
        <source>You need: %1</source>
        <translation>Нужно знать: %1</translation>
    </message>
    <message>
        <source>optional, in the program</source>
        <translation>по желанию, в программе</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>по желанию</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>You can now</source>
        <translation>Теперь вы умеете</translation>
    </message>
    <message>
        <source>Hints for those who do the tasks in the program</source>
        <translation>Подсказки для тех, кто решает в программе</translation>
    </message>
    <message>
        <source>More than one answer is right.</source>
        <translation>Верных ответов больше одного.</translation>
    </message>
    <message>
        <source>Write 1, 2, 3 … into the boxes, in the right order.</source>
        <translation>Расставьте в квадратиках номера 1, 2, 3… в верном порядке.</translation>
    </message>
    <message>
        <source>Mark the place in the picture.</source>
        <translation>Отметьте это место на рисунке.</translation>
    </message>
    <message>
        <source>The number: %1</source>
        <translation>Число: %1</translation>
    </message>
    <message>
        <source>Your number:</source>
        <translation>Ваше число:</translation>
    </message>
    <message>
        <source>Because:</source>
        <translation>Почему:</translation>
    </message>
</context>
<context>
    <name>HeatmapView</name>
    <message>
        <source>Swap axes</source>
        <translation>Поменять оси местами</translation>
    </message>
    <message>
        <source>Let positions run down or across</source>
        <translation>Направить позиции вниз или вправо</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>across</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>down</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>позиция p</translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation>измерение j</translation>
    </message>
    <message>
        <source>Choose dimensions</source>
        <translation>выбор измерений</translation>
    </message>
    <message>
        <source>Heatmap of the encoding table, %1. Positions run %2. Colours go from %3 to %4. The cursor is at position %5, dimension %6.</source>
        <translation>Тепловая карта таблицы кодирования, %1. Позиции идут %2. Цвета соответствуют значениям от %3 до %4. Курсор: позиция %5, измерение %6.</translation>
    </message>
    <message>
        <source>Choose dimension %1 alone</source>
        <translation>Выбрать только измерение %1</translation>
    </message>
    <message>
        <source>Choose dimension %1 no longer</source>
        <translation>Больше не выбирать измерение %1</translation>
    </message>
    <message>
        <source>Choose dimension %1 as well</source>
        <translation>Добавить измерение %1</translation>
    </message>
    <message>
        <source>Dimension %1 is drawn as a wave.</source>
        <translation>Измерение %1 нарисовано волной.</translation>
    </message>
    <message>
        <source>chosen: j = %1</source>
        <translation>выбраны: j = %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>выбраны: %1</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Move the cursor; with Shift by 8</source>
        <translation>Переместить курсор; с Shift — на 8</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>Move the position by a tenth of the table</source>
        <translation>Переместить позицию на десятую часть таблицы</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First and last position</source>
        <translation>Первая и последняя позиция</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Click at the cursor: choose the dimension, or the reference position</source>
        <translation>Щёлкнуть в месте курсора: выбрать измерение или опорную позицию</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show everything</source>
        <translation>Увеличить, уменьшить, показать всё</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Maximise the pane, and back</source>
        <translation>Развернуть панель и вернуть обратно</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо мыши</translation>
    </message>
    <message>
        <source>Zoom at the mouse; over an axis only along it</source>
        <translation>Масштаб вокруг указателя мыши; над осью — только вдоль неё</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Перетаскивание</translation>
    </message>
    <message>
        <source>Move what is in sight</source>
        <translation>Передвинуть видимую часть</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>Ctrl+click in the offset map</source>
        <translation>Ctrl+щелчок в матрице сдвига</translation>
    </message>
    <message>
        <source>Add the pair to the clocks, or take it away</source>
        <translation>Добавить пару к часам или убрать её</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Горячие клавиши</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>About Posiscope</source>
        <translation>О программе Posiscope</translation>
    </message>
    <message>
        <source>Play the motion, and pause it</source>
        <translation>Запустить движение или поставить его на паузу</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Shift+Пробел</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Posiscope %1&lt;/h2&gt;&lt;p&gt;A microscope for positional encodings.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;br&gt;It uses Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL), nlohmann-json (MIT), muParser (BSD), libzip (BSD), giflib (MIT), libwebp (BSD) and libimagequant (GPL).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Posiscope %1&lt;/h2&gt;&lt;p&gt;Микроскоп для позиционных кодирований.&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License версии&#xa0;3 или более поздней.&lt;br&gt;Использует Qt %2 (LGPL), QCustomPlot (GPL), Eigen (MPL), nlohmann-json (MIT), muParser (BSD), libzip (BSD), giflib (MIT), libwebp (BSD) и libimagequant (GPL).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Show everything; in the table draw this dimension as a wave</source>
        <translation>Показать всё; в таблице — нарисовать это измерение волной</translation>
    </message>
    <message>
        <source>Ctrl+click, Shift+click in the table</source>
        <translation>Ctrl+щелчок, Shift+щелчок в таблице</translation>
    </message>
    <message>
        <source>Add a dimension to the waves or take it away; take all up to it</source>
        <translation>Добавить измерение к волнам или убрать; взять все до него</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation>Shift и перетаскивание</translation>
    </message>
    <message>
        <source>Zoom into the frame that is drawn</source>
        <translation>Увеличить обведённую рамкой часть</translation>
    </message>
    <message>
        <source>Click in the legend</source>
        <translation>Щелчок в легенде</translation>
    </message>
    <message>
        <source>Switch a wave off and on</source>
        <translation>Выключить и включить волну</translation>
    </message>
    <message>
        <source>&lt;p&gt;Three colour maps are ColorBrewer&apos;s by Cynthia Brewer (Apache).&lt;/p&gt;&lt;p&gt;Copyright 2026 the Posiscope authors. It comes with no warranty.&lt;br&gt;Report mistakes at %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Три цветовые шкалы взяты из ColorBrewer, автор Cynthia Brewer (Apache).&lt;/p&gt;&lt;p&gt;© 2026 авторы Posiscope. Программа поставляется без каких-либо гарантий.&lt;br&gt;Сообщения об ошибках: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Its fonts are Open Sans (Apache), DejaVu (Bitstream Vera), Noto Sans CJK and STIX (OFL).&lt;/p&gt;</source>
        <translation>&lt;p&gt;Шрифты: Open Sans (Apache), DejaVu (Bitstream Vera), Noto Sans CJK и STIX (OFL).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>IdentityView</name>
    <message>
        <source>Identity</source>
        <translation>Опознание</translation>
    </message>
    <message>
        <source>Compare with the recognised encoding</source>
        <translation>Сравнить с опознанным кодированием</translation>
    </message>
    <message>
        <source>Show the recognised encoding beside the table, and the difference</source>
        <translation>Показать рядом с таблицей опознанное кодирование и разность</translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation>Показать кодирование</translation>
    </message>
    <message>
        <source>Show the recognised encoding with its parameters in place of the table</source>
        <translation>Показать опознанное кодирование с его параметрами вместо таблицы</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Копировать ответ</translation>
    </message>
    <message>
        <source>Copy the answer as text</source>
        <translation>Скопировать ответ как текст</translation>
    </message>
    <message>
        <source>%1 · wrong: %2</source>
        <translation>%1 · неверно: %2</translation>
    </message>
    <message>
        <source>What the table is: %1</source>
        <translation>Что это за таблица: %1</translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation>Опознаётся …</translation>
    </message>
    <message>
        <source>Identifying … %1 %</source>
        <translation>Опознаётся … %1 %</translation>
    </message>
    <message>
        <source>This is said of slice %1 alone: File ▸ Identify table asks about all slices.</source>
        <translation>Это сказано только о срезе %1: «Файл ▸ Опознать таблицу» спрашивает обо всех срезах.</translation>
    </message>
</context>
<context>
    <name>LayersView</name>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Compare with the other layers</source>
        <translation>Сравнить с другими слоями</translation>
    </message>
    <message>
        <source>Show layers of another kind as B, beside those that are shown</source>
        <translation>Показать слои другого вида как B рядом с показанными</translation>
    </message>
    <message>
        <source>Copy layers</source>
        <translation>Копировать слои</translation>
    </message>
    <message>
        <source>Copy the list of layers as text</source>
        <translation>Копировать список слоёв как текст</translation>
    </message>
    <message>
        <source>no configuration</source>
        <translation>нет конфигурации</translation>
    </message>
    <message>
        <source>%1 layer</source>
        <translation>слоёв: %1</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>слоёв: %1</translation>
    </message>
    <message>
        <source>The layers of %1: %2</source>
        <translation>Слои, %1: %2</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>Показать слои</translation>
    </message>
    <message>
        <source>Show layers beside each other</source>
        <translation>Показать слои рядом</translation>
    </message>
    <message>
        <source>not said which</source>
        <translation>не сказано какие</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодирование</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Основание</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Масштаб RoPE</translation>
    </message>
    <message>
        <source>Rotated part</source>
        <translation>Вращается</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Температура</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>показан</translation>
    </message>
    <message>
        <source>%1 more groups of layers follow. posiscope describe --json lists all layers.</source>
        <translation>Дальше ещё групп слоёв: %1. Все слои перечисляет posiscope describe --json.</translation>
    </message>
    <message>
        <source>All layers have the same values of the encoding.</source>
        <translation>У всех слоёв одинаковые значения кодирования.</translation>
    </message>
    <message>
        <source>Show %1 beside %2</source>
        <translation>Показать %1 рядом с %2</translation>
    </message>
    <message>
        <source>A click shows the values of these layers, with Ctrl as B.</source>
        <translation>Щелчок показывает значения этих слоёв, с Ctrl — как B.</translation>
    </message>
    <message>
        <source>A click shows the values of these layers.</source>
        <translation>Щелчок показывает значения этих слоёв.</translation>
    </message>
</context>
<context>
    <name>Multiples</name>
    <message numerus="yes">
        <source>%n values</source>
        <translation>
            <numerusform>%n значение</numerusform>
            <numerusform>%n значения</numerusform>
            <numerusform>%n значений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NearestCurve</name>
    <message>
        <source>smallest distances from %1 to %2</source>
        <translation>наименьшие расстояния от %1 до %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>smallest distance</source>
        <translation>наименьшее расстояние</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
</context>
<context>
    <name>NumbersText</name>
    <message>
        <source>On screen: %1 queries × %1 keys, heads: %2.</source>
        <translation>На экране: запросов × ключей %1 × %1, голов: %2.</translation>
    </message>
    <message>
        <source>On screen: %1 positions × %2 dimensions.</source>
        <translation>На экране: позиций × измерений %1 × %2.</translation>
    </message>
    <message>
        <source>%1 pairs, with wavelengths from %2 to %3 positions.</source>
        <translation>Пар: %1, длины волн от %2 до %3 позиций.</translation>
    </message>
</context>
<context>
    <name>OffsetMapDifference</name>
    <message>
        <source>M of A − M of B for k = %1</source>
        <translation>M для A − M для B при k = %1</translation>
    </message>
    <message>
        <source>%1, fitted by least squares</source>
        <translation>%1, подобраны методом наименьших квадратов</translation>
    </message>
    <message>
        <source>%1, largest entry %2</source>
        <translation>%1, наибольший элемент %2</translation>
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
        <translation>M%1·PE(p) = PE(%2), невязка %3</translation>
    </message>
    <message>
        <source>Heatmap of the matrix that carries position p to p + %1: a rotation for every pair. %2, the largest difference in any dimension at position %3. Clock hands show pairs %4 at both positions.</source>
        <translation>Тепловая карта матрицы, которая переводит позицию p в p + %1: для каждой пары поворот. %2, наибольшее различие по всем измерениям в позиции %3. Стрелки часов показывают пары %4 в обеих позициях.</translation>
    </message>
    <message>
        <source>dimension j of PE(p)</source>
        <translation>измерение j в PE(p)</translation>
    </message>
    <message>
        <source>dimension j′ of PE(p + k)</source>
        <translation>измерение j′ в PE(p + k)</translation>
    </message>
    <message>
        <source>Choose clocks</source>
        <translation>выбор часов</translation>
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
        <translation>Тепловая карта разности двух матриц, переносящих позицию на k дальше: %1.</translation>
    </message>
    <message>
        <source>Pair i = %1: the grey hand is at position p, the other at p + k.</source>
        <translation>Пара i = %1: серая стрелка — в позиции p, другая — в p + k.</translation>
    </message>
    <message>
        <source>Heatmap of the matrix that carries position p to p + %1: every pair is turned and stretched. %2, the largest difference in any dimension at position %3.</source>
        <translation>Тепловая карта матрицы, переводящей позицию p в p + %1: каждая пара поворачивается и растягивается. %2 — наибольшее отличие по всем измерениям в позиции %3.</translation>
    </message>
    <message>
        <source>the hand of a pair at p</source>
        <translation>стрелка пары в позиции p</translation>
    </message>
    <message>
        <source>the hand of a pair at p + k</source>
        <translation>стрелка пары в позиции p + k</translation>
    </message>
</context>
<context>
    <name>OpenedPlace</name>
    <message>
        <source>Place %1 of the picture</source>
        <translation>Место %1 рисунка</translation>
    </message>
    <message>
        <source>Back to the picture</source>
        <translation>Назад к рисунку</translation>
    </message>
</context>
<context>
    <name>Passages</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>token %1 in front</source>
        <translation>токен %1 впереди</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>frame %1, row %2, column %3</source>
        <translation>кадр %1, строка %2, столбец %3</translation>
    </message>
    <message>
        <source>%1 frames of %2 × %3 patches</source>
        <translation>кадров %1, в каждом %2 × %3 патчей</translation>
    </message>
    <message>
        <source>%1 × %2 patches</source>
        <translation>%1 × %2 патчей</translation>
    </message>
    <message>
        <source>1 token in front</source>
        <translation>1 токен впереди</translation>
    </message>
    <message>
        <source>%1 tokens in front</source>
        <translation>токенов впереди: %1</translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>all axes</source>
        <translation>все оси</translation>
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
        <translation>расстояние i − j</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>позиция p</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>No cell differs: only what comes after the table is rounded.</source>
        <translation>Ни одна ячейка не отличается: округлено лишь то, что идёт после таблицы.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>pair i</source>
        <translation>пара i</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>среднеквадратичная</translation>
    </message>
    <message>
        <source>least to largest</source>
        <translation>от мин. до макс.</translation>
    </message>
    <message>
        <source>error wanted</source>
        <translation>допустимая</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 at distance %2, head %3</source>
        <translation>%1 на расстоянии %2, голова %3</translation>
    </message>
    <message>
        <source>%1 at position %2, pair %3</source>
        <translation>%1 в позиции %2, пара %3</translation>
    </message>
    <message>
        <source>no two neighbours</source>
        <translation>нет двух соседних</translation>
    </message>
    <message>
        <source>first at distances %1 and %2</source>
        <translation>впервые на расстояниях %1 и %2</translation>
    </message>
    <message>
        <source>first at positions %1 and %2</source>
        <translation>впервые в позициях %1 и %2</translation>
    </message>
    <message>
        <source>below %1 everywhere</source>
        <translation>везде ниже %1</translation>
    </message>
    <message>
        <source>above %1 from the beginning</source>
        <translation>с самого начала выше %1</translation>
    </message>
    <message>
        <source>below %1 up to distance %2</source>
        <translation>ниже %1 до расстояния %2</translation>
    </message>
    <message>
        <source>below %1 up to position %2</source>
        <translation>ниже %1 до позиции %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Наибольшая ошибка</translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation>Среднеквадратичная</translation>
    </message>
    <message>
        <source>Equal rows</source>
        <translation>Одинаковые строки</translation>
    </message>
    <message>
        <source>Different rows</source>
        <translation>Разных строк</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Scores at distance %1</source>
        <translation>Оценки на расстоянии %1</translation>
    </message>
    <message>
        <source>off by up to %1</source>
        <translation>отклоняются не более чем на %1</translation>
    </message>
    <message>
        <source>M_k for k = %1</source>
        <translation>M_k при k = %1</translation>
    </message>
    <message>
        <source>fails by up to %1</source>
        <translation>расходится не более чем на %1</translation>
    </message>
    <message>
        <source>The error of the bias over the distance, and of every head, against the exact encoding. Rounded: %1.</source>
        <translation>Ошибка смещения в зависимости от расстояния и ошибка каждой головы относительно точного кодирования. Округление: %1.</translation>
    </message>
    <message>
        <source>The error of the table over the position, and of every pair, against the exact encoding. Rounded: %1.</source>
        <translation>Ошибка таблицы в зависимости от позиции и ошибка каждой пары относительно точного кодирования. Округление: %1.</translation>
    </message>
    <message>
        <source>They are being computed.</source>
        <translation>Идёт вычисление.</translation>
    </message>
    <message>
        <source>Error: %1.</source>
        <translation>Ошибка: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>RMS, max</source>
        <translation>СКО, макс.</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>голова %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
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
        <translation>нули</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1&#xa0;рад</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1&#xa0;поз.</translation>
    </message>
    <message>
        <source>cosine similarity to p = %1: %2</source>
        <translation>косинусное сходство с p = %1: %2</translation>
    </message>
    <message>
        <source>similarity to p = %1: %2</source>
        <translation>сходство с p = %1: %2</translation>
    </message>
    <message>
        <source>position</source>
        <translation>позиция</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>измерение</translation>
    </message>
    <message>
        <source>%1 → pair i = %2</source>
        <translation>%1 → пара i = %2</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>частота</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>длина волны</translation>
    </message>
    <message>
        <source>row norm</source>
        <translation>норма строки</translation>
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
        <translation>запрос</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>head</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>корзина</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>distance %1, head %2</source>
        <translation>расстояние %1, голова %2</translation>
    </message>
    <message>
        <source>A: %1   B: %2</source>
        <translation>A: %1   B: %2</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1&#xa0;поз.</translation>
    </message>
    <message>
        <source>the cosine of zeros is not defined</source>
        <translation>косинус нулей не определён</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
</context>
<context>
    <name>ReadoutView</name>
    <message>
        <source>Readout</source>
        <translation>Показания</translation>
    </message>
    <message>
        <source>Copy readout</source>
        <translation>Копировать показания</translation>
    </message>
    <message>
        <source>Copy the readout as text</source>
        <translation>Копировать показания как текст</translation>
    </message>
    <message>
        <source>The cell under the cursor: %1</source>
        <translation>Ячейка под курсором: %1</translation>
    </message>
</context>
<context>
    <name>RotationText</name>
    <message>
        <source>q to k: %1°</source>
        <translation>от q к k: %1°</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>query before</source>
        <translation>запрос до</translation>
    </message>
    <message>
        <source>key before</source>
        <translation>ключ до</translation>
    </message>
    <message>
        <source>query</source>
        <translation>запрос</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
</context>
<context>
    <name>RotationView</name>
    <message>
        <source>nothing is rotated</source>
        <translation>ничего не поворачивается</translation>
    </message>
    <message>
        <source>query at p = %1, key at p + k = %2, score %3</source>
        <translation>запрос в p = %1, ключ в p + k = %2, оценка %3</translation>
    </message>
    <message>
        <source>Dials of pairs %1 show two elements of the query and of the key before and after they are rotated: %2.</source>
        <translation>Циферблаты пар %1 показывают по два элемента запроса и ключа до и после поворота: %2.</translation>
    </message>
    <message>
        <source>Choose dials</source>
        <translation>выбор циферблатов</translation>
    </message>
    <message>
        <source>query at p = %1</source>
        <translation>запрос в p = %1</translation>
    </message>
    <message>
        <source>key at p + k = %1</source>
        <translation>ключ в p + k = %1</translation>
    </message>
    <message>
        <source>q(%1) · k(%2) = %3</source>
        <translation>q(%1) · k(%2) = %3</translation>
    </message>
    <message>
        <source>With the same k = %1 at %2 other places the score differs by at most %3</source>
        <translation>При том же k = %1 в других местах (их %2) оценка отличается не более чем на %3</translation>
    </message>
    <message>
        <source>%1: it depends on k alone.</source>
        <translation>%1: она зависит только от k.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>From query to key: %1. The score depends on this alone.</source>
        <translation>От запроса к ключу: %1. Оценка зависит только от этого.</translation>
    </message>
    <message>
        <source>From query to key: %1. It is no rotation: the score depends on both places.</source>
        <translation>От запроса к ключу: %1. Это не вращение: оценка зависит от обоих мест.</translation>
    </message>
</context>
<context>
    <name>SentenceText</name>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>Embeddings from a file</source>
        <translation>Эмбеддинги из файла</translation>
    </message>
    <message>
        <source>Table with a row for each word:</source>
        <translation>Таблица, в которой у каждого слова своя строка:</translation>
    </message>
    <message>
        <source>Point at a cell, or press Home and the arrow keys, to see its numbers.</source>
        <translation>Наведите указатель на ячейку или нажмите Home и клавиши со стрелками, чтобы увидеть её числа.</translation>
    </message>
    <message>
        <source>Point at a cell to see its numbers.</source>
        <translation>Наведите указатель на ячейку, чтобы увидеть её числа.</translation>
    </message>
    <message>
        <source>j = %1</source>
        <translation>j = %1</translation>
    </message>
    <message>
        <source>embedding of the word</source>
        <translation>эмбеддинг слова</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>эмбеддинг</translation>
    </message>
    <message>
        <source>embedding of the word × √%1</source>
        <translation>эмбеддинг слова × √%1</translation>
    </message>
    <message>
        <source>embedding × √%1</source>
        <translation>эмбеддинг × √%1</translation>
    </message>
    <message>
        <source>encoding of positions %1 to %2</source>
        <translation>кодирование позиций с %1 по %2</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>кодирование</translation>
    </message>
    <message>
        <source>input of the Transformer</source>
        <translation>вход трансформера</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation>измерение j</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>норма</translation>
    </message>
    <message>
        <source>attention without positions</source>
        <translation>внимание без позиций</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>без позиций</translation>
    </message>
    <message>
        <source>without</source>
        <translation>без поз.</translation>
    </message>
    <message>
        <source>attention with positions</source>
        <translation>внимание с позициями</translation>
    </message>
    <message>
        <source>with positions</source>
        <translation>с позициями</translation>
    </message>
    <message>
        <source>with</source>
        <translation>с поз.</translation>
    </message>
    <message>
        <source>outputs without positions</source>
        <translation>выходы без позиций</translation>
    </message>
    <message>
        <source>outputs without</source>
        <translation>выходы без поз.</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>выходы</translation>
    </message>
    <message>
        <source>outputs with positions</source>
        <translation>выходы с позициями</translation>
    </message>
    <message>
        <source>outputs with</source>
        <translation>выходы с поз.</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>измерение</translation>
    </message>
    <message>
        <source>rows look at columns</source>
        <translation>строки смотрят на столбцы</translation>
    </message>
    <message>
        <source>row → column</source>
        <translation>строка → столбец</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”: %3</source>
        <translation>«%1» смотрит на «%2»: %3</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>small number: place in the vocabulary</source>
        <translation>маленькое число: место в словаре</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1: %2 without positions, %3 with positions.</source>
        <translation>%1: %2 без позиций, %3 с позициями.</translation>
    </message>
    <message>
        <source>No word occurs twice. Repeat one to compare its outputs with each other.</source>
        <translation>Ни одно слово не встречается дважды. Повторите какое-нибудь, чтобы сравнить его выходы между собой.</translation>
    </message>
    <message>
        <source>“%1” at %2, largest difference between their outputs</source>
        <translation>«%1» на местах %2, наибольшее отличие выходов друг от друга</translation>
    </message>
    <message>
        <source>Type more than one word to swap two of them.</source>
        <translation>Напишите больше одного слова, чтобы поменять два из них местами.</translation>
    </message>
    <message>
        <source>Choose two different words to swap: tokens %1 and %2 are both “%3”.</source>
        <translation>Выберите для обмена два разных слова: на местах %1 и %2 стоит «%3».</translation>
    </message>
    <message>
        <source>“%1” at %2 and “%3” at %4 swapped, largest change of a word&apos;s output</source>
        <translation>Токены %2 («%1») и %4 («%3») меняются местами, наибольшее изменение выхода слова</translation>
    </message>
    <message>
        <source>There are encodings for %1 positions (max_len): the tokens behind them have none and are left out.</source>
        <translation>Кодирований столько, сколько позиций: %1 (max_len). У токенов дальше кодирования нет, и они отброшены.</translation>
    </message>
    <message>
        <source>The sentence goes on: its first %1 tokens are used.</source>
        <translation>Предложение длиннее: взяты только первые токены (%1).</translation>
    </message>
    <message>
        <source>%1 (%2 and %3)</source>
        <translation>%1 (%2 и %3)</translation>
    </message>
    <message>
        <source>The sentence “%1”: %2 tokens, %3 of them different.</source>
        <translation>Предложение «%1»: токенов %2, из них разных %3.</translation>
    </message>
    <message>
        <source>Its tokens with the norms of embedding and encoding: %1.</source>
        <translation>Его токены с нормами эмбеддинга и кодирования: %1.</translation>
    </message>
    <message>
        <source>At “%1”, dimension %2, the embedding is %3 and the encoding %4.</source>
        <translation>Токен «%1», измерение %2: эмбеддинг %3, кодирование %4.</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(без имени)</translation>
    </message>
    <message>
        <source>%1: %2 without positions.</source>
        <translation>%1: %2 без позиций.</translation>
    </message>
    <message>
        <source>A line joins outputs that are equal. Where they differ it is broken.</source>
        <translation>Линия соединяет равные выходы. Где они отличаются, она разорвана.</translation>
    </message>
    <message>
        <source>Whole line: equal outputs.</source>
        <translation>Сплошная линия: выходы равны.</translation>
    </message>
    <message>
        <source>A line joins outputs that are equal. Where they differ it is broken, and their largest difference stands below the word.</source>
        <translation>Линия соединяет равные выходы. Где они отличаются, она разорвана, а наибольшее отличие стоит под словом.</translation>
    </message>
    <message>
        <source>Whole line: equal outputs. Broken line: they differ by the number.</source>
        <translation>Сплошная линия: выходы равны. Разорванная: отличаются на число под словом.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>веса внимания</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>веса</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>output of “%1”: the values, each times its weight, added up</source>
        <translation>выход слова «%1»: сумма значений, взятых каждое со своим весом</translation>
    </message>
    <message>
        <source>output of “%1”: values times weights</source>
        <translation>выход слова «%1»: значения × веса</translation>
    </message>
    <message>
        <source>output of “%1”</source>
        <translation>выход слова «%1»</translation>
    </message>
    <message>
        <source>a bar for each of the %1 dimensions</source>
        <translation>по столбику на каждое из измерений (%1)</translation>
    </message>
    <message>
        <source>Without positions the output of “%1” is a sum of values, each times its weight: %2.</source>
        <translation>Без позиций выход слова «%1» — сумма значений, взятых каждое со своим весом: %2.</translation>
    </message>
    <message>
        <source>Whole line: equal outputs. Broken line: different outputs. Ends of bars: the change.</source>
        <translation>Сплошная линия: выходы равны. Разорванная: различаются. Концы столбиков: изменение.</translation>
    </message>
    <message>
        <source>Broken line: different outputs. Ends of bars: the change.</source>
        <translation>Линия разорвана: выходы различны. Концы столбиков: изменение.</translation>
    </message>
    <message>
        <source>Ends of bars: the change.</source>
        <translation>Концы столбиков: изменение.</translation>
    </message>
</context>
<context>
    <name>SentenceView</name>
    <message>
        <source>Sentence</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation>Напишите предложение на любом языке</translation>
    </message>
    <message>
        <source>The sentence whose words get positions</source>
        <translation>Предложение, слова которого получают позиции</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>ввод предложения</translation>
    </message>
    <message>
        <source>Words with their positions</source>
        <translation>Слова с их позициями</translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 токен</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>токенов: %1</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>измерений: %1</translation>
    </message>
    <message>
        <source>embedding | encoding</source>
        <translation>эмбеддинг | кодирование</translation>
    </message>
    <message>
        <source>embedding + encoding</source>
        <translation>эмбеддинг + кодирование</translation>
    </message>
    <message>
        <source>The words of “%1” with their positions, %2.</source>
        <translation>Слова предложения «%1» с их позициями, %2.</translation>
    </message>
    <message>
        <source>The sentence is empty. Type one above, such as “dog bites man”, to see its words get positions.</source>
        <translation>Предложение пустое. Напишите что-нибудь вверху, например «dog bites man», и слова получат позиции.</translation>
    </message>
    <message>
        <source>Open embeddings …</source>
        <translation>Открыть эмбеддинги…</translation>
    </message>
    <message>
        <source>Take the embeddings of words from a table in a file, a row for each</source>
        <translation>Взять эмбеддинги слов из таблицы в файле, по строке на каждое слово</translation>
    </message>
    <message>
        <source>Random embeddings</source>
        <translation>Случайные эмбеддинги</translation>
    </message>
    <message>
        <source>Go back to random embeddings</source>
        <translation>Вернуться к случайным эмбеддингам</translation>
    </message>
    <message>
        <source>Open embeddings</source>
        <translation>Открыть эмбеддинги</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>открытие %1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Вычисление…</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Таблицы (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SimilarityView</name>
    <message>
        <source>Cosine</source>
        <translation>Косинус</translation>
    </message>
    <message>
        <source>Divide by the lengths of the rows: cosine similarity</source>
        <translation>Делить на длины строк: косинусное сходство</translation>
    </message>
    <message>
        <source>Cosine similarity</source>
        <translation>переход к косинусному сходству</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>переход к скалярному произведению</translation>
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
        <translation>Тепловая карта сходства всех пар (%1), под ней сходство позиции %2 со всеми остальными.</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>позиция p</translation>
    </message>
    <message>
        <source>position q</source>
        <translation>позиция q</translation>
    </message>
    <message>
        <source>to p = %1</source>
        <translation>с p = %1</translation>
    </message>
    <message>
        <source>Reference position</source>
        <translation>выбор опорной позиции</translation>
    </message>
    <message>
        <source>The reference position p = %1. The curve below shows how similar the others are to it.</source>
        <translation>Опорная позиция p = %1. Кривая внизу показывает, насколько на неё похожи остальные.</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>позиция %1</translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation>значение у курсора</translation>
    </message>
    <message>
        <source>reference: p = %1</source>
        <translation>опорная: p = %1</translation>
    </message>
    <message>
        <source>cursor + k: %1</source>
        <translation>курсор + k: %1</translation>
    </message>
    <message>
        <source>cos(PE(p), PE(q)) of p = %1</source>
        <translation>cos(PE(p), PE(q)) для p = %1</translation>
    </message>
    <message>
        <source>PE(p) · PE(q) of p = %1</source>
        <translation>PE(p) · PE(q) для p = %1</translation>
    </message>
    <message>
        <source>Curves of the similarity of position %1 to all others, one for each encoding.</source>
        <translation>Кривые сходства позиции %1 со всеми остальными, по одной на кодировку.</translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation>%1 под курсором</translation>
    </message>
    <message>
        <source>How unique positions are: %1.</source>
        <translation>Насколько различимы позиции: %1.</translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and their cosines are not defined.</source>
        <translation>Все строки нулевые: они равны, и их косинусы не определены.</translation>
    </message>
    <message>
        <source>All rows are zeros: they are equal, and all their products are 0.</source>
        <translation>Все строки нулевые: они равны, и все их произведения равны 0.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Colours go from %1 to %2.</source>
        <translation>Цвета соответствуют значениям от %1 до %2.</translation>
    </message>
    <message>
        <source>of the angles: scores differ, it is no rotation</source>
        <translation>углов: оценки другие, это не вращение</translation>
    </message>
</context>
<context>
    <name>SingularValuePlot</name>
    <message>
        <source>90 % of the variance by %1, 99 % by %2</source>
        <translation>90&#xa0;% дисперсии: %1, 99&#xa0;%: %2</translation>
    </message>
    <message>
        <source>%1 are more than rounding</source>
        <translation>выше ошибок округления: %1</translation>
    </message>
    <message>
        <source>i = %1: %2, %3</source>
        <translation>i = %1: %2, %3</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
</context>
<context>
    <name>SpectrumText</name>
    <message>
        <source>original context: %1</source>
        <translation>исходный контекст: %1</translation>
    </message>
    <message>
        <source>new context: %1</source>
        <translation>новый контекст: %1</translation>
    </message>
    <message>
        <source>1: equal wavelengths</source>
        <translation>1: равные длины волн</translation>
    </message>
    <message>
        <source>2: the shortest wave that whole positions can show</source>
        <translation>2: самая короткая волна, различимая на целых позициях</translation>
    </message>
    <message>
        <source>original: %1</source>
        <translation>исходный: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>новый: %1</translation>
    </message>
    <message>
        <source>2: the shortest wave</source>
        <translation>2: кратчайшая волна</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs complete a cycle</source>
        <translation>%1: пар с полным периодом %2 из %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs</source>
        <translation>%1: пар %2 из %3</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>пар %1 из %2</translation>
    </message>
    <message>
        <source>a span of %1</source>
        <translation>размах %1</translation>
    </message>
    <message>
        <source>%1 over a span of %2</source>
        <translation>%1, размах %2</translation>
    </message>
    <message>
        <source>%1: complete cycles: A %2 of %3 pairs, B %4 of %5</source>
        <translation>%1: полный период: A — %2 из %3 пар, B — %4 из %5</translation>
    </message>
</context>
<context>
    <name>SpectrumView</name>
    <message>
        <source>no pairs</source>
        <translation>пар нет</translation>
    </message>
    <message>
        <source>wavelengths from %1 to %2 positions</source>
        <translation>длины волн (в позициях) от %1 до %2</translation>
    </message>
    <message>
        <source>pair i</source>
        <translation>пара i</translation>
    </message>
    <message>
        <source>wavelength 2π/ω (positions)</source>
        <translation>длина волны 2π/ω (позиции)</translation>
    </message>
    <message>
        <source>i = %1: %2</source>
        <translation>i = %1: %2</translation>
    </message>
    <message>
        <source>%1, without scaling to %2</source>
        <translation>%1, без масштабирования до %2</translation>
    </message>
    <message>
        <source>with scaling</source>
        <translation>с масштабированием</translation>
    </message>
    <message>
        <source>without</source>
        <translation>без него</translation>
    </message>
    <message>
        <source>from %1 to %2: wavelengths of A divided by those of B</source>
        <translation>от %1 до %2: длины волн A, делённые на длины волн B</translation>
    </message>
    <message>
        <source>A: wavelengths from %1, B: from %2 positions</source>
        <translation>A: длины волн от %1, B: от %2 позиций</translation>
    </message>
    <message>
        <source>On a logarithmic axis, pair by pair: %1.</source>
        <translation>На логарифмической оси, пара за парой: %1.</translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis. Round dots on a full line are %1, diamonds on a dashed line %2. %3.</source>
        <translation>Длина волны каждой пары на логарифмической оси. Круглые точки на сплошной линии — %1, ромбы на штриховой — %2. %3.</translation>
    </message>
    <message>
        <source>wavelength of A ÷ wavelength of B</source>
        <translation>длина волны A ÷ длина волны B</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 до %2</translation>
    </message>
    <message>
        <source>value at the cursor</source>
        <translation>значение у курсора</translation>
    </message>
    <message>
        <source>%1 at the cursor</source>
        <translation>%1 у курсора</translation>
    </message>
    <message>
        <source>The wavelength of every pair on a logarithmic axis: %1.</source>
        <translation>Длина волны каждой пары на логарифмической оси: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs complete a cycle</source>
        <translation>пар с полным периодом %1 из %2</translation>
    </message>
    <message>
        <source>The cursor is at pair %1, whose wavelength is %2.</source>
        <translation>Курсор: пара %1, длина волны %2.</translation>
    </message>
    <message>
        <source>a pair that completes a cycle</source>
        <translation>пара с полным периодом</translation>
    </message>
    <message>
        <source>a pair that does not</source>
        <translation>пара без полного периода</translation>
    </message>
</context>
<context>
    <name>TokensView</name>
    <message>
        <source>%1 tokens on %2</source>
        <translation>Токенов: %1, оси: %2</translation>
    </message>
    <message>
        <source>%1 · the count goes on at %2 · rope delta %3</source>
        <translation>%1 · счёт продолжается с %2 · rope delta %3</translation>
    </message>
    <message>
        <source>The numbers of tokens as colours, a row for each axis: %1. The cursor is at %2.</source>
        <translation>Номера токенов цветом, строка на каждую ось: %1. Курсор: %2.</translation>
    </message>
    <message>
        <source>The tokens are %1.</source>
        <translation>Токены: %1.</translation>
    </message>
    <message>
        <source>token n</source>
        <translation>токен n</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <translation>токен %1: %2</translation>
    </message>
    <message>
        <source>token %1, of “%2”: %3</source>
        <translation>токен %1, из «%2»: %3</translation>
    </message>
</context>
<context>
    <name>WavesView</name>
    <message>
        <source>Across dimensions</source>
        <translation>По измерениям</translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions</source>
        <translation>Выбранные измерения по позициям или одна позиция по всем измерениям</translation>
    </message>
    <message>
        <source>Turn waves</source>
        <translation>смена оси волн</translation>
    </message>
    <message>
        <source>Switch wave on</source>
        <translation>включение волны</translation>
    </message>
    <message>
        <source>Switch wave off</source>
        <translation>выключение волны</translation>
    </message>
    <message>
        <source>position %1 across dimensions</source>
        <translation>позиция %1 по измерениям</translation>
    </message>
    <message>
        <source>the first %1 of %2 chosen dimensions across positions</source>
        <translation>выбранные измерения по позициям: первые %1 из %2</translation>
    </message>
    <message>
        <source>dimension %1 across positions</source>
        <translation>измерение %1 по позициям</translation>
    </message>
    <message>
        <source>dimensions %1 across positions</source>
        <translation>измерения %1 по позициям</translation>
    </message>
    <message>
        <source>dimension j</source>
        <translation>измерение j</translation>
    </message>
    <message>
        <source>position p</source>
        <translation>позиция p</translation>
    </message>
    <message>
        <source>position p; bands: from the least to the greatest of %1 positions a pixel, lines: ends and mean</source>
        <translation>позиция p; полосы: от наименьшего до наибольшего из %1 позиций на пиксель, линии: края и среднее</translation>
    </message>
    <message>
        <source>position p; bands: least to greatest of %1 positions</source>
        <translation>позиция p; полосы: от наименьшего до наибольшего из %1 позиций</translation>
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
        <translation>нули</translation>
    </message>
    <message>
        <source>Curves of the table: %1. Each dimension has a colour of its own.</source>
        <translation>Кривые таблицы: %1. У каждого измерения свой цвет.</translation>
    </message>
    <message>
        <source>Waves: %1. Sines are blue, cosines orange; values go from %2 to %3.</source>
        <translation>Волны: %1. Синусы синие, косинусы оранжевые; значения от %2 до %3.</translation>
    </message>
    <message>
        <source>Waves: %1. Full lines are %2, dashed lines %3.</source>
        <translation>Волны: %1. Сплошные линии — %2, штриховые — %3.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>pale: not of pair %1, where the cursor is</source>
        <translation>бледные: не из пары %1, где стоит курсор</translation>
    </message>
    <message>
        <source>a dimension</source>
        <translation>измерение</translation>
    </message>
    <message>
        <source>a whole position, where there is room</source>
        <translation>целая позиция, если есть место</translation>
    </message>
</context>
<context>
    <name>WhatText</name>
    <message>
        <source>Lines, marks and colours</source>
        <translation>Линии, метки и цвета</translation>
    </message>
    <message>
        <source>Lesson:</source>
        <translation>Урок:</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>На что смотреть</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
</context>
<context>
    <name>caption</name>
    <message>
        <source>%1 of %2 positions and %3 dimensions</source>
        <translation>%1: позиций %2, измерений %3</translation>
    </message>
    <message>
        <source>%1. %2. Drawn with Posiscope %3.</source>
        <translation>%1. %2. Нарисовано в Posiscope %3.</translation>
    </message>
</context>
<context>
    <name>convert</name>
    <message>
        <source>Storage &amp;form</source>
        <translation>&amp;Форма хранения</translation>
    </message>
    <message>
        <source>How positions and pairs stand in the array</source>
        <translation>Как в массиве расположены позиции и пары</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Порядок</translation>
    </message>
    <message>
        <source>Which of sine and cosine comes first</source>
        <translation>Что стоит первым, синус или косинус</translation>
    </message>
    <message>
        <source>New &amp;grid</source>
        <translation>Новая &amp;сетка</translation>
    </message>
    <message>
        <source>The new places: height × width, as 24x24</source>
        <translation>Новые места: высота × ширина, например 24x24</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Новое &amp;окно</translation>
    </message>
    <message>
        <source>The new window of the attention, as 12 or 12x16: its table has (2h − 1)(2w − 1) rows</source>
        <translation>Новое окно внимания, например 12 или 12x16: в его таблице (2h − 1)(2w − 1) строк</translation>
    </message>
    <message>
        <source>Si&amp;ze in the file</source>
        <translation>&amp;Размер в файле</translation>
    </message>
    <message>
        <source>The grid or window of the file: height × width. It is found where it is square.</source>
        <translation>Сетка или окно файла: высота × ширина. Квадрат определяется сам.</translation>
    </message>
    <message>
        <source>found if square</source>
        <translation>квадрат найдётся сам</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>С&amp;трок</translation>
    </message>
    <message>
        <source>How many rows the new table has. Sines and cosines that the file lacks are computed by the formula.</source>
        <translation>Сколько строк в новой таблице. Синусы и косинусы, которых нет в файле, вычисляются по формуле.</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>как в файле</translation>
    </message>
    <message>
        <source>&amp;Behind the last row</source>
        <translation>За пос&amp;ледней строкой</translation>
    </message>
    <message>
        <source>What stands there if the table gets longer</source>
        <translation>Что там стоит, если таблица станет длиннее</translation>
    </message>
    <message>
        <source>&amp;Interpolation</source>
        <translation>&amp;Интерполяция</translation>
    </message>
    <message>
        <source>As PyTorch&apos;s interpolate does. timm uses bicubic-antialias, big_vision bilinear-aligned, BEiT geometric.</source>
        <translation>Как interpolate в PyTorch. В timm это bicubic-antialias, в big_vision bilinear-aligned, в BEiT geometric.</translation>
    </message>
    <message>
        <source>Standard &amp;deviation</source>
        <translation>Стандартное &amp;отклонение</translation>
    </message>
    <message>
        <source>Of the normal random numbers</source>
        <translation>Нормальных случайных чисел</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>З&amp;ерно</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation>Одно и то же зерно даёт одни и те же случайные числа</translation>
    </message>
    <message>
        <source>Rows in fro&amp;nt</source>
        <translation>Строк &amp;впереди</translation>
    </message>
    <message>
        <source>The rows before the places (class token, registers), which are kept</source>
        <translation>Строки перед местами (токен класса, регистры), которые остаются</translation>
    </message>
    <message>
        <source>as the rows say</source>
        <translation>по числу строк</translation>
    </message>
    <message>
        <source>&amp;Leave out the first</source>
        <translation>&amp;Убрать первые</translation>
    </message>
    <message>
        <source>The number of rows that are left out at the beginning</source>
        <translation>Сколько строк убрать в начале</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>New pai&amp;rs</source>
        <translation>Новые &amp;пары</translation>
    </message>
    <message>
        <source>The rows of query and key weights for the other pairing of a rotary embedding</source>
        <translation>Строки весов запросов и ключей для других пар вращательного вложения</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>&amp;Голов</translation>
    </message>
    <message>
        <source>The number of heads of these weights</source>
        <translation>Число голов этих весов</translation>
    </message>
    <message>
        <source>Rows of a he&amp;ad</source>
        <translation>Строк в г&amp;олове</translation>
    </message>
    <message>
        <source>The number of rows of one head</source>
        <translation>Число строк одной головы</translation>
    </message>
    <message>
        <source>Rows that rotat&amp;e</source>
        <translation>&amp;Вращаемых строк</translation>
    </message>
    <message>
        <source>The number of rows of a head that rotate, from the first</source>
        <translation>Сколько строк головы вращается, считая от первой</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>Number t&amp;ype</source>
        <translation>Тип &amp;чисел</translation>
    </message>
    <message>
        <source>The type of the numbers that are written</source>
        <translation>Тип записываемых чисел</translation>
    </message>
    <message>
        <source>Sines and cosines: another form, type or length</source>
        <translation>Синусы и косинусы: другая форма, тип или длина</translation>
    </message>
    <message>
        <source>Places: another grid</source>
        <translation>Места: другая сетка</translation>
    </message>
    <message>
        <source>Relative biases: another window</source>
        <translation>Относительные смещения: другое окно</translation>
    </message>
    <message>
        <source>Rows: fewer or more</source>
        <translation>Строки: меньше или больше</translation>
    </message>
    <message>
        <source>Query and key weights: the other pairing</source>
        <translation>Веса запросов и ключей: другие пары</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Как в файле</translation>
    </message>
    <message>
        <source>Sines first</source>
        <translation>Сначала синусы</translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation>Сначала косинусы</translation>
    </message>
    <message>
        <source>Nothing: the table is cut</source>
        <translation>Ничего: таблица обрезается</translation>
    </message>
    <message>
        <source>The last row again</source>
        <translation>Снова последняя строка</translation>
    </message>
    <message>
        <source>The table again</source>
        <translation>Снова таблица</translation>
    </message>
    <message>
        <source>The table again without its rows in front</source>
        <translation>Снова таблица без строк впереди</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Случайные числа</translation>
    </message>
    <message>
        <source>Nothing: all rows are interpolated</source>
        <translation>Ничего: интерполируются все строки</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 of the task “%2”</source>
        <translation>%1 задачи «%2»</translation>
    </message>
    <message>
        <source>&amp;Last rows that rotate</source>
        <translation>Строки с кон&amp;ца</translation>
    </message>
    <message>
        <source>The same from the last: 64 of 192 in MLA</source>
        <translation>С конца: 64 из 192 в MLA</translation>
    </message>
    <message>
        <source>A&amp;xis of the heads</source>
        <translation>О&amp;сь голов</translation>
    </message>
    <message>
        <source>0 in weights of PyTorch, −1 (the last one) in kernels of JAX and Keras</source>
        <translation>0: PyTorch; −1: JAX, Keras</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>a long text</source>
        <translation>длинный текст</translation>
    </message>
    <message>
        <source>Pixels of the file per pixel of a size in px: type and lines grow with it.</source>
        <translation>Сколько пикселей файла приходится на пиксель размера в px; шрифт и линии растут вместе с ним.</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Разрешение</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Pixels per inch. 0 means 300 for a size in in, mm, cm or pt, and 96 × scale for a size in px.</source>
        <translation>Пикселей на дюйм. 0 означает 300 для размера в in, mm, cm или pt и 96 × scale для размера в px.</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Размер шрифта</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>The size of labels in the finished picture; titles are larger in proportion. 0 means 8.25 pt at 96 pixels per inch.</source>
        <translation>Размер подписей на готовом рисунке; заголовки соразмерно крупнее. 0 означает 8.25 pt при 96 пикселях на дюйм.</translation>
    </message>
    <message>
        <source>scale is for a size in pixels: with a size in %1 choose dpi instead, which is 300 where it is left out</source>
        <translation>scale относится к размеру в пикселях: для размера в %1 задайте dpi, без него берётся 300</translation>
    </message>
    <message>
        <source>type of %1 pt is too small for a picture of this size</source>
        <translation>шрифт %1 pt слишком мал для рисунка такого размера</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT such as 1600x1000 or 3.25x2.25in, each from %1 to %2 px, or from %3 to %4 in (units: px, in, mm, cm, pt)</source>
        <translation>ШИРИНАxВЫСОТА, например 1600x1000 или 3.25x2.25in, каждая от %1 до %2 px или от %3 до %4 in (единицы: px, in, mm, cm, pt)</translation>
    </message>
    <message>
        <source>the reading was stopped</source>
        <translation>чтение остановлено</translation>
    </message>
    <message>
        <source>The array of the file is %1: its axes of length 1 are left out.</source>
        <translation>Массив в файле — %1: его оси длины 1 опущены.</translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>Читается %1 …</translation>
    </message>
    <message>
        <source>the picture would have %1 × %2 pixels, and a .%3 file holds at most %4 either way</source>
        <translation>рисунок имел бы %1 × %2 пикселей, а файл .%3 вмещает не более %4 в каждую сторону</translation>
    </message>
    <message>
        <source>the picture would have %1 × %2 pixels, and Posiscope draws at most 2^28: choose a smaller size, scale or resolution</source>
        <translation>рисунок имел бы %1 × %2 пикселей, а Posiscope рисует не более 2^28: выберите меньший размер, масштаб или разрешение</translation>
    </message>
    <message>
        <source>the printer does not answer</source>
        <translation>принтер не отвечает</translation>
    </message>
    <message>
        <source>cannot write %1: its symbolic links lead in a circle</source>
        <translation>не удаётся записать %1: его символические ссылки ведут по кругу</translation>
    </message>
    <message>
        <source>One column (3.25 × 2.25 in)</source>
        <translation>Одна колонка (3,25 × 2,25 in)</translation>
    </message>
    <message>
        <source>Two columns (6.75 × 3.5 in)</source>
        <translation>Две колонки (6,75 × 3,5 in)</translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 px)</source>
        <translation>Слайд (1920 × 1080 px)</translation>
    </message>
    <message>
        <source>Poster (60 × 40 cm)</source>
        <translation>Плакат (60 × 40 cm)</translation>
    </message>
    <message>
        <source>cannot read %1: the file is too large to be a lesson</source>
        <translation>не удаётся прочитать %1: файл слишком велик для урока</translation>
    </message>
    <message>
        <source>The reading of %1 was stopped. File ▸ Reload reads it.</source>
        <translation>Чтение %1 остановлено. Его прочитает «Файл ▸ Перечитать».</translation>
    </message>
    <message>
        <source>%1 does not apply to the encoding %2</source>
        <translation>%1 неприменимо к кодированию %2</translation>
    </message>
    <message>
        <source>there is no view “%1”: see posiscope list views</source>
        <translation>нет вида «%1»: см. posiscope list views</translation>
    </message>
    <message>
        <source>the data is larger than a file can be</source>
        <translation>данных больше, чем помещается в файл</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Измерения</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>измерений</translation>
    </message>
    <message>
        <source>How many numbers describe one position. Two of them make a pair with one frequency.</source>
        <translation>Сколько чисел описывает одну позицию. Два из них образуют пару с одной частотой.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>позиций</translation>
    </message>
    <message>
        <source>How many positions the table has, one row each.</source>
        <translation>Сколько позиций в таблице, на каждую одна строка.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Основание</translation>
    </message>
    <message>
        <source>Spreads the wavelengths: a larger base makes the slow pairs slower. It is neither a period nor a maximum length.</source>
        <translation>Растягивает диапазон длин волн: чем больше основание, тем медленнее медленные пары. Это не период и не максимальная длина.</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Первая позиция</translation>
    </message>
    <message>
        <source>The position of the first row: 0 in the paper, 1 in some textbooks, 2 in fairseq.</source>
        <translation>Позиция первой строки: 0 в статье, 1 в некоторых учебниках, 2 в fairseq.</translation>
    </message>
    <message>
        <source>d_model is odd: the last sine (dimension %1) has no cosine, so no exact offset map exists for it.</source>
        <translation>d_model нечётно: у последнего синуса (измерение %1) нет косинуса, поэтому точной матрицы сдвига для него не существует.</translation>
    </message>
    <message>
        <source>d_model is odd: the last column (dimension %1) is filled with zeros.</source>
        <translation>d_model нечётно: последний столбец (измерение %1) заполнен нулями.</translation>
    </message>
    <message>
        <source>The first row is all zeros, so offset maps from or to it do not hold.</source>
        <translation>Первая строка вся из нулей, поэтому матрицы сдвига от неё и к ней не действуют.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Раскладка</translation>
    </message>
    <message>
        <source>Where the sines and cosines of a pair stand.</source>
        <translation>Где стоят синусы и косинусы пары.</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>Чередование</translation>
    </message>
    <message>
        <source>sin, cos, sin, cos … (the paper)</source>
        <translation>sin, cos, sin, cos… (статья)</translation>
    </message>
    <message>
        <source>Half-split</source>
        <translation>Половинами</translation>
    </message>
    <message>
        <source>All sines, then all cosines (tensor2tensor, fairseq)</source>
        <translation>Все синусы, затем все косинусы (tensor2tensor, fairseq)</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Спектр</translation>
    </message>
    <message>
        <source>How the frequencies of the pairs are spaced.</source>
        <translation>Как распределены частоты пар.</translation>
    </message>
    <message>
        <source>Paper 2i/d</source>
        <translation>Статья 2i/d</translation>
    </message>
    <message>
        <source>Exponent 2i/d: never reaches 1/B</source>
        <translation>Показатель 2i/d: 1/B не достигается</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>До 1/B</translation>
    </message>
    <message>
        <source>Exponent i/(d/2−1): the last pair reaches 1/B (tensor2tensor, fairseq)</source>
        <translation>Показатель i/(d/2−1): последняя пара доходит до 1/B (tensor2tensor, fairseq)</translation>
    </message>
    <message>
        <source>First row all zeros</source>
        <translation>Первая строка — нули</translation>
    </message>
    <message>
        <source>A widespread tutorial leaves the first row zero, its cosines too.</source>
        <translation>В одном распространённом учебном примере первая строка нулевая, косинусы тоже.</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Синусоидальное</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”</source>
        <translation>%1: требуется %2, а не «%3»</translation>
    </message>
    <message>
        <source>a value of another type</source>
        <translation>значение другого типа</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>a number greater than %1 and at most %2</source>
        <translation>число больше %1 и не больше %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message>
        <source>a list such as 4-7,20 of whole numbers from %1 to %2</source>
        <translation>список целых чисел от %1 до %2, например 4-7,20</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>одно из: %1</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation>%1: требуется %2, а не %3</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>слово</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>список целых чисел</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>there is no parameter “%1”</source>
        <translation>нет параметра «%1»</translation>
    </message>
    <message>
        <source>each of panes must name its view</source>
        <translation>в panes для каждой панели должен быть указан её вид (view)</translation>
    </message>
    <message>
        <source>there is no field “%1”</source>
        <translation>нет поля «%1»</translation>
    </message>
    <message>
        <source>viewport must be a list of four numbers</source>
        <translation>viewport должно быть списком из четырёх чисел</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>this is not a Posiscope session</source>
        <translation>это не сеанс Posiscope</translation>
    </message>
    <message>
        <source>version must be a whole number</source>
        <translation>version должно быть целым числом</translation>
    </message>
    <message>
        <source>the session has version %1, and this Posiscope reads up to version %2: open it with a newer Posiscope</source>
        <translation>версия сеанса %1, а этот Posiscope читает версии до %2: откройте сеанс в более новом Posiscope</translation>
    </message>
    <message>
        <source>version must be at least 1</source>
        <translation>version должно быть не меньше 1</translation>
    </message>
    <message>
        <source>the file is cut short or is not JSON</source>
        <translation>файл обрезан, или это не JSON</translation>
    </message>
    <message>
        <source>panes must be a list of one to four panes</source>
        <translation>panes должно быть списком из 1–4 панелей</translation>
    </message>
    <message>
        <source>there is no view “%1”</source>
        <translation>нет вида «%1»</translation>
    </message>
    <message>
        <source>the viewport of pane “%1” must have left &lt; right and top &lt; bottom</source>
        <translation>во viewport панели «%1» должно быть left &lt; right и top &lt; bottom</translation>
    </message>
    <message>
        <source>maximised must be the number of a pane from 0, or -1</source>
        <translation>maximised должно быть номером панели, считая от 0, или -1</translation>
    </message>
    <message>
        <source>column_split and row_split must be between 0 and 1</source>
        <translation>column_split и row_split должны быть от 0 до 1</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодирование</translation>
    </message>
    <message>
        <source>Which positional encoding is shown.</source>
        <translation>Какое позиционное кодирование показано.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>How many positions the offset map M_k goes on; negative goes back.</source>
        <translation>На сколько позиций сдвигает матрица сдвига M_k; отрицательное число — назад.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>The position under the cursor.</source>
        <translation>Позиция под курсором.</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>The dimension under the cursor.</source>
        <translation>Измерение под курсором.</translation>
    </message>
    <message>
        <source>Reference position</source>
        <translation>Опорная позиция</translation>
    </message>
    <message>
        <source>The position that the similarity profile compares all others with.</source>
        <translation>Позиция, с которой профиль сходства сравнивает все остальные.</translation>
    </message>
    <message>
        <source>Dimensions to draw</source>
        <translation>Рисуемые измерения</translation>
    </message>
    <message>
        <source>The dimensions drawn as waves, such as 4-7, 20.</source>
        <translation>Измерения, нарисованные волнами, например 4-7, 20.</translation>
    </message>
    <message>
        <source>Pairs shown as clocks</source>
        <translation>Пары на часах</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Сходство</translation>
    </message>
    <message>
        <source>How two positions are compared.</source>
        <translation>Как сравниваются две позиции.</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>Скалярное произведение</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Косинус</translation>
    </message>
    <message>
        <source>Positions run</source>
        <translation>Позиции идут</translation>
    </message>
    <message>
        <source>Whether the table&apos;s positions run down or across.</source>
        <translation>Идут ли позиции таблицы вниз или вправо.</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Waves run across</source>
        <translation>Ось волн</translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions.</source>
        <translation>Выбранные измерения по позициям или одна позиция по всем измерениям.</translation>
    </message>
    <message>
        <source>Colours of values</source>
        <translation>Цвета значений</translation>
    </message>
    <message>
        <source>The colour map of the encoding table and the offset map.</source>
        <translation>Палитра таблицы кодирования и матрицы сдвига.</translation>
    </message>
    <message>
        <source>Colours of similarity</source>
        <translation>Цвета сходства</translation>
    </message>
    <message>
        <source>The colour map of the similarity matrix.</source>
        <translation>Палитра матрицы сходства.</translation>
    </message>
    <message>
        <source>Limits of table colours</source>
        <translation>Пределы цветов таблицы</translation>
    </message>
    <message>
        <source>Limits of similarity colours</source>
        <translation>Пределы цветов сходства</translation>
    </message>
    <message>
        <source>Limits of bias colours</source>
        <translation>Пределы цветов смещения</translation>
    </message>
    <message>
        <source>Limits of A − B colours</source>
        <translation>Пределы цветов A − B</translation>
    </message>
    <message>
        <source>The values at the two ends of the colour bar; auto takes them from what is shown.</source>
        <translation>Значения на концах цветовой шкалы; auto берёт их из того, что показано.</translation>
    </message>
    <message>
        <source>auto, or two numbers such as -1, 1, the smaller one first</source>
        <translation>auto или два числа, например -1, 1, меньшее первым</translation>
    </message>
    <message>
        <source>Square pixels</source>
        <translation>Квадратные пиксели</translation>
    </message>
    <message>
        <source>Both axes of a matrix have the same scale: its diagonal runs at 45°.</source>
        <translation>У обеих осей матрицы один масштаб: её диагональ идёт под углом 45°.</translation>
    </message>
    <message>
        <source>Waves switched off</source>
        <translation>Выключенные волны</translation>
    </message>
    <message>
        <source>Chosen dimensions that are not drawn.</source>
        <translation>Выбранные измерения, которые не рисуются.</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Тип чисел</translation>
    </message>
    <message>
        <source>The type of the numbers in a .npy file.</source>
        <translation>Тип чисел в файле .npy.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Written above the picture; what is drawn and its shape when left out.</source>
        <translation>Пишется над изображением; если не задан — что нарисовано и его размеры.</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Курсор</translation>
    </message>
    <message>
        <source>Draw the cursor and its marks too.</source>
        <translation>Нарисовать также курсор и его метки.</translation>
    </message>
    <message>
        <source>Blue–red</source>
        <translation>Сине-красная</translation>
    </message>
    <message>
        <source>Blue–orange, dark centre</source>
        <translation>Сине-оранжевая, тёмный центр</translation>
    </message>
    <message>
        <source>Cool–warm</source>
        <translation>Холодная–тёплая</translation>
    </message>
    <message>
        <source>Purple–orange</source>
        <translation>Фиолетово-оранжевая</translation>
    </message>
    <message>
        <source>Brown–teal</source>
        <translation>Коричнево-бирюзовая</translation>
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
        <translation>Серая</translation>
    </message>
    <message>
        <source>cannot write %1: it needs %2 and the disk has %3 left</source>
        <translation>не удаётся записать %1: нужно %2, а на диске осталось %3</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>не хватает памяти для изображения</translation>
    </message>
    <message>
        <source>no file name was given</source>
        <translation>имя файла не указано</translation>
    </message>
    <message>
        <source>cannot write %1: it is a folder</source>
        <translation>не удаётся записать %1: это папка</translation>
    </message>
    <message>
        <source>cannot write %1: it is not a regular file</source>
        <translation>не удаётся записать %1: это не обычный файл</translation>
    </message>
    <message>
        <source>cannot write %1: there is no folder %2</source>
        <translation>не удаётся записать %1: нет папки %2</translation>
    </message>
    <message>
        <source>cannot write %1: the file is read-only</source>
        <translation>не удаётся записать %1: файл только для чтения</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>cannot read %1: there is no such file</source>
        <translation>не удаётся прочитать %1: такого файла нет</translation>
    </message>
    <message>
        <source>cannot read %1: it is not a regular file</source>
        <translation>не удаётся прочитать %1: это не обычный файл</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>cannot read %1: the file is too large to be a session</source>
        <translation>не удаётся прочитать %1: файл слишком велик для сеанса</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>не удаётся открыть %1: %2</translation>
    </message>
    <message>
        <source>Encoding table</source>
        <translation>Таблица кодирования</translation>
    </message>
    <message>
        <source>The table of positions × dimensions as colours</source>
        <translation>Таблица позиций × измерений в цвете</translation>
    </message>
    <message>
        <source>This encoding has no linear map that depends on the offset alone.</source>
        <translation>У этого кодирования нет линейного отображения, которое зависит только от сдвига.</translation>
    </message>
    <message>
        <source>Offset map</source>
        <translation>Матрица сдвига</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>Показания</translation>
    </message>
    <message>
        <source>The cell under the cursor: its formula with the numbers filled in</source>
        <translation>Ячейка под курсором: её формула с подставленными числами</translation>
    </message>
    <message>
        <source>How alike any two positions are, and one position against all others</source>
        <translation>Насколько похожи любые две позиции и одна позиция на все остальные</translation>
    </message>
    <message>
        <source>The wavelength of every pair</source>
        <translation>Длина волны каждой пары</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Волны</translation>
    </message>
    <message>
        <source>Chosen dimensions across positions, or one position across all dimensions</source>
        <translation>Выбранные измерения по позициям или одна позиция по всем измерениям</translation>
    </message>
    <message>
        <source>The settings in %1 could not be read, so Posiscope started with its defaults.</source>
        <translation>Настройки в %1 не удалось прочитать, поэтому Posiscope запущен с настройками по умолчанию.</translation>
    </message>
    <message>
        <source>The settings could not be read, so Posiscope started with its defaults. The old file was kept as %1.</source>
        <translation>Настройки не удалось прочитать, поэтому Posiscope запущен с настройками по умолчанию. Старый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>POSISCOPE_SIMD is “%1”; this machine has %2</source>
        <translation>POSISCOPE_SIMD равно «%1», а эта машина поддерживает %2</translation>
    </message>
    <message>
        <source>%1 means nothing beside the other parameters of %2</source>
        <translation>%1 не имеет смысла при остальных параметрах %2</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Абсолютные</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>Вращательные</translation>
    </message>
    <message>
        <source>Relative and bias</source>
        <translation>Относительные и со смещением</translation>
    </message>
    <message>
        <source>a list such as 1, 0.5, 2 of numbers from %1 to %2</source>
        <translation>список чисел от %1 до %2, например 1; 0,5; 2</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>список чисел</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Голова</translation>
    </message>
    <message>
        <source>The attention head whose bias is shown.</source>
        <translation>Голова внимания, смещение которой показано.</translation>
    </message>
    <message>
        <source>%1 has no table of positions × dimensions: it acts on attention scores. Choose Bias or Distance in this pane&apos;s menu.</source>
        <translation>У кодирования «%1» нет таблицы позиций × измерений: оно действует на оценки внимания. Выберите «Смещение» или «Расстояние» в меню этой панели.</translation>
    </message>
    <message>
        <source>%1 has no frequencies, so there is no spectrum.</source>
        <translation>У кодирования «%1» нет частот, поэтому нет и спектра.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Principal components need the table in memory: max_len × d_model must be at most %1.</source>
        <translation>Для главных компонент таблица должна помещаться в память: max_len × d_model не более %1.</translation>
    </message>
    <message>
        <source>Principal components of %1 × %2 would take too long: max_len or d_model must be at most %3.</source>
        <translation>Главные компоненты таблицы %1 × %2 вычислялись бы слишком долго: max_len или d_model должно быть не более %3.</translation>
    </message>
    <message>
        <source>as a model that reads all of a text</source>
        <translation>как у модели, которая читает весь текст</translation>
    </message>
    <message>
        <source>not shown: Falcon divides the bias by √head_dim, together with the scores</source>
        <translation>не показано: Falcon делит смещение на √head_dim вместе с оценками</translation>
    </message>
    <message>
        <source>not shown: MPT takes the slopes in another order where the number of heads is no power of two</source>
        <translation>не показано: MPT берёт наклоны в другом порядке, если число голов не степень двойки</translation>
    </message>
    <message>
        <source>as in T5</source>
        <translation>как в T5</translation>
    </message>
    <message>
        <source>as models of this type do</source>
        <translation>как у моделей этого типа</translation>
    </message>
    <message>
        <source>as in the encoder; in the decoder all buckets look back</source>
        <translation>как в энкодере; в декодере все корзины смотрят назад</translation>
    </message>
    <message>
        <source>not shown: the trained bias of each bucket, which is in the weights; shown are the buckets</source>
        <translation>не показано: обученное смещение каждой корзины, оно в весах; показаны корзины</translation>
    </message>
    <message>
        <source>assumed: max_position = %1, as max_relative_positions is not set</source>
        <translation>предположено: max_position = %1, так как max_relative_positions не задано</translation>
    </message>
    <message>
        <source>not shown: the learned embeddings of the buckets, with the terms %1</source>
        <translation>не показано: обученные эмбеддинги корзин, слагаемые %1</translation>
    </message>
    <message>
        <source>assumed: distances clipped as Shaw’s, as there are no position_buckets; DeBERTa counts them from the query, the other way round</source>
        <translation>предположено: расстояния обрезаются, как у Shaw, так как нет position_buckets; DeBERTa отсчитывает их от запроса, в обратную сторону</translation>
    </message>
    <message>
        <source>assumed: max_relative_position = %1 − 1 = %2, one for every distance</source>
        <translation>предположено: max_relative_position = %1 − 1 = %2, по одной корзине на каждое расстояние</translation>
    </message>
    <message>
        <source>as queries look both ways</source>
        <translation>так как запросы смотрят в обе стороны</translation>
    </message>
    <message>
        <source>as queries look back alone</source>
        <translation>так как запросы смотрят только назад</translation>
    </message>
    <message>
        <source>read: %1 %2 → max_len; distances beyond it count as %2</source>
        <translation>прочитано: %1 %2 → max_len; расстояния больше этого считаются равными %2</translation>
    </message>
    <message>
        <source>read: %1 %2</source>
        <translation>прочитано: %1 %2</translation>
    </message>
    <message>
        <source>read: %1 %2 → %3</source>
        <translation>прочитано: %1 %2 → %3</translation>
    </message>
    <message>
        <source>an object or null</source>
        <translation>объект или null</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as there is %3</source>
        <translation>пропущено: %1 %2, так как есть %3</translation>
    </message>
    <message>
        <source>%1 must be %2, and one of its numbers is not</source>
        <translation>%1: требуется %2, а одно из чисел не такое</translation>
    </message>
    <message>
        <source>assumed: %1 %2, the default of model_type %3</source>
        <translation>предположено: %1 %2, значение по умолчанию для model_type %3</translation>
    </message>
    <message>
        <source>assumed: %1 %2, %3</source>
        <translation>предположено: %1 %2, %3</translation>
    </message>
    <message>
        <source>ignored: %1 %2, which changes nothing here</source>
        <translation>пропущено: %1 %2, здесь это ничего не меняет</translation>
    </message>
    <message>
        <source>not understood: %1; the model may number positions otherwise than shown</source>
        <translation>не понято: %1; модель может нумеровать позиции не так, как показано</translation>
    </message>
    <message>
        <source>not shown: the second half of each head, turned by the row and the column of a patch with frequencies from the weights; words leave it as it is</source>
        <translation>не показано: вторая половина каждой головы, которую поворачивают строка и столбец фрагмента с частотами из весов; слова её не меняют</translation>
    </message>
    <message>
        <source>ignored: %1 %2, which Posiscope does not understand</source>
        <translation>пропущено: %1 %2, этого Posiscope не понимает</translation>
    </message>
    <message>
        <source>ignored: %1 more keys about positions</source>
        <translation>пропущено: ещё полей о позициях: %1</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”</source>
        <translation>%1: требуется число от %2 до %3, а не «%4»</translation>
    </message>
    <message>
        <source>it is cut short or is not JSON, near byte %1</source>
        <translation>данные обрезаны, или это не JSON, около байта %1</translation>
    </message>
    <message>
        <source>it holds more than %1 values</source>
        <translation>значений больше %1</translation>
    </message>
    <message>
        <source>its lists and objects are nested more than %1 deep</source>
        <translation>вложенность списков и объектов больше %1</translation>
    </message>
    <message>
        <source>its texts and their aliases are more than %1 bytes together</source>
        <translation>вместе с псевдонимами тексты занимают больше %1 байт</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>данных нет</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>это не JSON</translation>
    </message>
    <message>
        <source>it is not a model’s configuration, which is a JSON object</source>
        <translation>это не конфигурация модели: она должна быть объектом JSON</translation>
    </message>
    <message>
        <source>read: %1, as the whole configuration says nothing about positions</source>
        <translation>прочитано: %1, так как конфигурация в целом ничего не говорит о позициях</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes, which no configuration is</source>
        <translation>файл больше %1&#xa0;байт, таких конфигураций не бывает</translation>
    </message>
    <message>
        <source>not shown: layers with full attention have no positional encoding at all</source>
        <translation>не показано: у слоёв с полным вниманием позиционного кодирования нет вообще</translation>
    </message>
    <message>
        <source>not shown: the decoder has a learned table; this is the encoder’s</source>
        <translation>не показано: у декодера обучаемая таблица; это таблица энкодера</translation>
    </message>
    <message>
        <source>not shown: the table of the patches of a picture</source>
        <translation>не показано: таблица для патчей изображения</translation>
    </message>
    <message>
        <source>not shown: a row of zeros for [CLS] stands before the patches</source>
        <translation>не показано: перед патчами стоит строка нулей для [CLS]</translation>
    </message>
    <message>
        <source>not shown: layers without attention, which know the order by themselves</source>
        <translation>не показано: слои без внимания, которые знают порядок сами по себе</translation>
    </message>
    <message>
        <source>models of this type number positions by a convolution</source>
        <translation>модели этого типа учитывают позиции с помощью свёртки</translation>
    </message>
    <message>
        <source>models of this type have a learned bias for each offset in two dimensions</source>
        <translation>у моделей этого типа обучаемое смещение для каждого двумерного сдвига</translation>
    </message>
    <message>
        <source>models of this type have no attention and number no positions</source>
        <translation>у моделей этого типа нет внимания, и позиции они не нумеруют</translation>
    </message>
    <message>
        <source>not shown: layers of the type %1, with rope_theta %2; shown: %3</source>
        <translation>не показано: слои типа %1, rope_theta %2; показано: %3</translation>
    </message>
    <message>
        <source>as most models do; the file does not say</source>
        <translation>как у большинства моделей; в файле не сказано</translation>
    </message>
    <message>
        <source>not shown: the %1 other elements of each head, which are not turned</source>
        <translation>не показано: остальные элементы каждой головы (%1), они не поворачиваются</translation>
    </message>
    <message>
        <source>assumed: head_dim = %1 %2 / %3 %4 = %5</source>
        <translation>предположено: head_dim = %1 %2 / %3 %4 = %5</translation>
    </message>
    <message>
        <source>the usual one, as no key says another</source>
        <translation>обычное значение, так как другого ни одно поле не задаёт</translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window have the base %1 (%2)</source>
        <translation>не показано: у слоёв со скользящим окном основание %1 (%2)</translation>
    </message>
    <message>
        <source>not shown: %1 of %2 layers have no positional encoding (%3)</source>
        <translation>не показано: слоёв без позиционного кодирования %1 из %2 (%3)</translation>
    </message>
    <message>
        <source>not shown: places in a picture or film, with several numbers each (mrope); words are as shown</source>
        <translation>не показано: места в изображении или видео, у которых по нескольку чисел (mrope); слова — как показано</translation>
    </message>
    <message>
        <source>assumed: original_max_position = %1 = %2, as nothing else is said</source>
        <translation>предположено: original_max_position = %1 = %2, так как иного не сказано</translation>
    </message>
    <message>
        <source>assumed: factor = %1 / original_max_position_embeddings = %2</source>
        <translation>предположено: factor = %1 / original_max_position_embeddings = %2</translation>
    </message>
    <message>
        <source>the factor times the original context; the scaling follows the length of the sequence and begins beyond the original context</source>
        <translation>коэффициент, умноженный на исходный контекст; масштабирование зависит от длины последовательности и начинается за исходным контекстом</translation>
    </message>
    <message>
        <source>not shown: scores are multiplied by the square of what mscale_all_dim gives</source>
        <translation>не показано: оценки умножаются на квадрат того, что даёт mscale_all_dim</translation>
    </message>
    <message>
        <source>the longest sequence: up to the original context short_factor is used</source>
        <translation>самая длинная последовательность: до исходного контекста действует short_factor</translation>
    </message>
    <message>
        <source>ignored: %1 %2, which models of this type do not follow</source>
        <translation>пропущено: %1 %2, модели этого типа этому не следуют</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as there are keys of a rotary encoding</source>
        <translation>пропущено: %1 %2, так как есть поля вращательного кодирования</translation>
    </message>
    <message>
        <source>ignored: %1 “%2” is not known; other keys decide</source>
        <translation>пропущено: %1 «%2» неизвестно; решают другие поля</translation>
    </message>
    <message>
        <source>nothing in it says how the model numbers positions: Posiscope looked for a known model_type, %1, keys of RoPE (rope_theta, rope_parameters, rotary_emb_base …), of ALiBi (alibi, use_alibi), T5 (relative_attention_num_buckets) and DeBERTa (position_buckets)</source>
        <translation>нигде не сказано, как модель нумерует позиции: Posiscope искал известный model_type, %1, поля RoPE (rope_theta, rope_parameters, rotary_emb_base…), ALiBi (alibi, use_alibi), T5 (relative_attention_num_buckets) и DeBERTa (position_buckets)</translation>
    </message>
    <message>
        <source>assumed: max_len as usual, as no key says how many positions there are</source>
        <translation>предположено: max_len обычное, так как ни одно поле не говорит, сколько всего позиций</translation>
    </message>
    <message>
        <source>clamped: max_len %1 instead of %2, the most that is shown at first</source>
        <translation>ограничено: max_len %1 вместо %2, это наибольшее, что показывается сначала</translation>
    </message>
    <message>
        <source>assumed: heads as usual, as no key says how many attention heads there are</source>
        <translation>предположено: heads обычное, так как ни одно поле не говорит, сколько всего голов внимания</translation>
    </message>
    <message>
        <source>it has none of the keys %1, and one of them is needed</source>
        <translation>нет ни одного из полей %1, а одно из них необходимо</translation>
    </message>
    <message>
        <source>not shown: the trained numbers, which are in the weights; open the model’s .safetensors file with File ▸ Open table. Random numbers stand in their place</source>
        <translation>не показано: обученные числа, они в весах; откройте файл модели .safetensors через «Файл ▸ Открыть таблицу». На их месте случайные числа</translation>
    </message>
    <message>
        <source>assumed: max_len = %1 %2 + %3 rows, as models of this type do</source>
        <translation>предположено: max_len = %1 %2 + %3 (добавочные строки), как у моделей этого типа</translation>
    </message>
    <message>
        <source>assumed: the first word has position %1, as models of this type do</source>
        <translation>предположено: у первого слова позиция %1, как у моделей этого типа</translation>
    </message>
    <message>
        <source>as in the paper; the file does not say</source>
        <translation>как в статье; в файле не сказано</translation>
    </message>
    <message>
        <source>assumed: height and width as usual, as the feature map follows the picture</source>
        <translation>предположено: height и width обычные, так как карта признаков зависит от изображения</translation>
    </message>
    <message>
        <source>assumed: max_len = %1, one for each patch and %2 for [CLS] and the like, as models of this type do</source>
        <translation>предположено: max_len = %1, по одной позиции на каждый патч и %2 на [CLS] и подобное, как у моделей этого типа</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>%1 is not a power of two: the first %2 heads have the slopes of %2 heads, the others every other slope of %3 heads, unsorted.</source>
        <translation>%1 — не степень двойки: у первых голов (%2) наклоны как при числе голов %2, у остальных каждый второй наклон как при числе голов %3, без сортировки.</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>наклон %1</translation>
    </message>
    <message>
        <source>ALiBi bias max</source>
        <translation>Предел ALiBi (bias max)</translation>
    </message>
    <message>
        <source>The slopes go down to 2 to the power of minus this: 8 in the paper. A larger number lets the last heads look farther back. alibi_bias_max in MPT.</source>
        <translation>Наклоны убывают до 2 в степени минус это число: в статье 8. Чем оно больше, тем дальше назад смотрят последние головы. alibi_bias_max в MPT.</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Which random numbers: the same seed gives the same ones everywhere.</source>
        <translation>Какие случайные числа: при одном и том же зерне они везде одни и те же.</translation>
    </message>
    <message>
        <source>Queries, keys and the table of positions are random numbers (seed %1): what is counted depends on them.</source>
        <translation>Запросы, ключи и таблица позиций — случайные числа (зерно %1): от них зависит, что посчитано.</translation>
    </message>
    <message>
        <source>counted positions, random queries and keys, seed %1</source>
        <translation>посчитанные позиции, случайные запросы и ключи, зерно %1</translation>
    </message>
    <message>
        <source>random queries and keys, seed %1</source>
        <translation>случайные запросы и ключи, зерно %1</translation>
    </message>
    <message>
        <source>Head dimensions</source>
        <translation>Измер. головы</translation>
    </message>
    <message>
        <source>How many numbers a query and a key have.</source>
        <translation>Сколько чисел в запросе и в ключе.</translation>
    </message>
    <message>
        <source>Max positions</source>
        <translation>Макс. число позиций</translation>
    </message>
    <message>
        <source>The table has so many rows: counting stops at the last one. 64 in the paper’s language models.</source>
        <translation>Столько строк в таблице: на последней счёт останавливается. В языковых моделях статьи 64.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>The bias, or the positions that the gates have counted.</source>
        <translation>Смещение или позиции, которые насчитали вентили.</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>What is added to the score</source>
        <translation>То, что добавляется к оценке</translation>
    </message>
    <message>
        <source>The sums of the gates from the key to the query</source>
        <translation>Суммы вентилей от ключа до запроса</translation>
    </message>
    <message>
        <source>How many positions there are. Every gate is computed, so they are limited.</source>
        <translation>Сколько всего позиций. Каждый вентиль вычисляется отдельно, поэтому их число ограничено.</translation>
    </message>
    <message>
        <source>CoPE</source>
        <translation>CoPE</translation>
    </message>
    <message>
        <source>max_position is not beyond the exact buckets, which end at %1: the published code divides by zero or less there.</source>
        <translation>max_position не дальше точных корзин, которые кончаются на %1: опубликованный код делит там на ноль или на отрицательное число.</translation>
    </message>
    <message>
        <source>Distances from max_position on get buckets beyond bucket_size, as in the published code, which clamps them later.</source>
        <translation>Расстояния начиная с max_position получают корзины за пределами bucket_size, как в опубликованном коде, который обрезает их позже.</translation>
    </message>
    <message>
        <source>signed buckets of query − key, exact within %1</source>
        <translation>корзины со знаком для запрос − ключ, точные до %1</translation>
    </message>
    <message>
        <source>Position buckets</source>
        <translation>Корзин позиций</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>корзин</translation>
    </message>
    <message>
        <source>Buckets on each side of the query, half of them exact: 256 in DeBERTa v2 and v3 (position_buckets).</source>
        <translation>Корзины с каждой стороны от запроса, половина из них точные: 256 в DeBERTa v2 и&#xa0;v3 (position_buckets).</translation>
    </message>
    <message>
        <source>Max relative positions</source>
        <translation>Предел отн. позиций</translation>
    </message>
    <message>
        <source>The distance just beyond the one that reaches the last bucket: 512 in DeBERTa v2 and v3 (max_relative_positions).</source>
        <translation>Расстояние сразу за тем, которое попадает в последнюю корзину: 512 в DeBERTa v2 и&#xa0;v3 (max_relative_positions).</translation>
    </message>
    <message>
        <source>DeBERTa buckets</source>
        <translation>Корзины DeBERTa</translation>
    </message>
    <message>
        <source>The network is untrained: its weights are random numbers (seed %1).</source>
        <translation>Сеть не обучена: её веса — случайные числа (зерно %1).</translation>
    </message>
    <message>
        <source>random network, seed %1</source>
        <translation>случайная сеть, зерно %1</translation>
    </message>
    <message>
        <source>Log factor</source>
        <translation>Множитель в логарифме</translation>
    </message>
    <message>
        <source>The c of ln(1 + c·distance), how much near distances are told apart: 0.1 before training, which changes it.</source>
        <translation>Это c в ln(1 + c·расстояние): насколько различаются близкие расстояния: 0,1 до обучения, которое его меняет.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>Queries beyond this position measure distances by their own position: 512 before training.</source>
        <translation>Запросы дальше этой позиции меряют расстояния собственной позицией: 512 до обучения.</translation>
    </message>
    <message>
        <source>FIRE</source>
        <translation>FIRE</translation>
    </message>
    <message>
        <source>The fastest waves are shorter than two positions: whole positions show aliases of them. More positions or fewer octaves help.</source>
        <translation>Самые быстрые волны короче двух позиций: на целых позициях вместо них видно наложение частот (алиасинг). Помогут больше позиций или меньше октав.</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>How many pairs there are, each with twice the frequency of the last.</source>
        <translation>Сколько всего пар; частота каждой вдвое больше предыдущей.</translation>
    </message>
    <message>
        <source>Include π</source>
        <translation>С множителем π</translation>
    </message>
    <message>
        <source>The paper multiplies by π; its published code does not.</source>
        <translation>В статье есть множитель π, в опубликованном к ней коде его нет.</translation>
    </message>
    <message>
        <source>Include input</source>
        <translation>Включить вход</translation>
    </message>
    <message>
        <source>The first column is the coordinate itself, as in the published code.</source>
        <translation>Первый столбец — сама координата, как в опубликованном коде.</translation>
    </message>
    <message>
        <source>Fourier features</source>
        <translation>Признаки Фурье</translation>
    </message>
    <message>
        <source>a and b of each head are random (seed %1), as before training; with one head they can be set.</source>
        <translation>a и b каждой головы случайны (зерно %1), как до обучения; при одной голове их можно задать.</translation>
    </message>
    <message>
        <source>a %1, b %2</source>
        <translation>a %1, b %2</translation>
    </message>
    <message>
        <source>a %1, b %2, random, seed %3</source>
        <translation>a %1, b %2, случайные, зерно %3</translation>
    </message>
    <message>
        <source>How strongly the bias grows with the distance; for one head. r₁ in the paper.</source>
        <translation>Как сильно смещение растёт с расстоянием; для одной головы. r₁ в статье.</translation>
    </message>
    <message>
        <source>How soon the bias bends from a line to a logarithm; for one head. r₂ in the paper.</source>
        <translation>Как скоро смещение переходит от прямой к логарифму; для одной головы. r₂ в статье.</translation>
    </message>
    <message>
        <source>KERPLE</source>
        <translation>KERPLE</translation>
    </message>
    <message>
        <source>Random numbers: what a learned table is before training. Open a trained one with File ▸ Open table.</source>
        <translation>Случайные числа: такова обучаемая таблица до обучения. Обученную откройте через «Файл ▸ Открыть таблицу».</translation>
    </message>
    <message>
        <source>max_len × d_model must be at most %1 for a learned table, not %2 × %3</source>
        <translation>max_len × d_model для обучаемой таблицы должно быть не более %1, а не %2 × %3</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Станд. отклонение</translation>
    </message>
    <message>
        <source>Of the random numbers: 0.01 in GPT-2, 0.02 in BERT (initializer_range).</source>
        <translation>Отклонение случайных чисел: 0.01 в GPT-2, 0.02 в BERT (initializer_range).</translation>
    </message>
    <message>
        <source>Without the mask nothing tells positions apart.</source>
        <translation>Без маски позиции ничем не различаются.</translation>
    </message>
    <message>
        <source>the causal mask alone</source>
        <translation>только каузальная маска</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>совсем ничего</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Головы</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>голов</translation>
    </message>
    <message>
        <source>How many attention heads there are, each with a bias of its own.</source>
        <translation>Сколько всего голов внимания, у каждой своё смещение.</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Маска</translation>
    </message>
    <message>
        <source>Whether keys after the query are masked: their bias is −∞, so that attention never looks ahead.</source>
        <translation>Маскируются ли ключи после запроса: их смещение −∞, так что внимание никогда не смотрит вперёд.</translation>
    </message>
    <message>
        <source>Usual mask</source>
        <translation>Маска: авто</translation>
    </message>
    <message>
        <source>Causal for ALiBi, KERPLE, FIRE, CoPE and NoPE, none for T5, DeBERTa and Shaw</source>
        <translation>Каузальная для ALiBi, KERPLE, FIRE, CoPE и NoPE, без маски для T5, DeBERTa и Shaw</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>Без маски</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>Каждый запрос видит каждый ключ</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Каузальная</translation>
    </message>
    <message>
        <source>Keys after the query are −∞</source>
        <translation>Ключи после запроса: −∞</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>корзина</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>голова %1</translation>
    </message>
    <message>
        <source>head_dim × partial_rotary_factor turns only the first %1 of %2 elements; the others pass as they are.</source>
        <translation>head_dim × partial_rotary_factor поворачивает только первые %1 из %2 элементов; остальные остаются как есть.</translation>
    </message>
    <message>
        <source>partial_rotary_factor %1 leaves nothing to turn of %2 elements</source>
        <translation>при partial_rotary_factor %1 и числе элементов %2 поворачивать нечего</translation>
    </message>
    <message>
        <source>Partial rotary factor</source>
        <translation>Доля вращения</translation>
    </message>
    <message>
        <source>The share of a head’s elements that is turned, the first ones; the others pass as they are. rotary_pct in GPT-NeoX.</source>
        <translation>Доля элементов головы, которая поворачивается (первые из них); остальные проходят без изменений. rotary_pct в GPT-NeoX.</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Масштаб RoPE</translation>
    </message>
    <message>
        <source>How the encoding is stretched to contexts longer than those of its training; rope_scaling in Hugging Face’s configurations.</source>
        <translation>Как кодирование растягивается на контексты длиннее, чем при обучении; rope_scaling в конфигурациях Hugging Face.</translation>
    </message>
    <message>
        <source>No scaling</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>The frequencies of training</source>
        <translation>Частоты, с которыми шло обучение</translation>
    </message>
    <message>
        <source>Linear (position interpolation)</source>
        <translation>Линейный (интерполяция позиций)</translation>
    </message>
    <message>
        <source>All frequencies divided by the factor</source>
        <translation>Все частоты делятся на коэффициент</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK-aware</translation>
    </message>
    <message>
        <source>A larger base: the slowest pair is divided by the factor</source>
        <translation>Большее основание: самая медленная пара делится на коэффициент</translation>
    </message>
    <message>
        <source>Dynamic NTK</source>
        <translation>Динамический NTK</translation>
    </message>
    <message>
        <source>NTK-aware, by the length of the sequence</source>
        <translation>NTK-aware по длине последовательности</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Fast pairs as they are, slow ones divided, a ramp between</source>
        <translation>Быстрые пары как есть, медленные делятся, между ними линейный переход</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Short waves as they are, long ones divided, blended between</source>
        <translation>Короткие волны как есть, длинные делятся, между ними смесь</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>Every pair divided by a factor of its own</source>
        <translation>Каждая пара делится на собственный коэффициент</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Коэффициент</translation>
    </message>
    <message>
        <source>How many times longer the context becomes.</source>
        <translation>Во сколько раз длиннее становится контекст.</translation>
    </message>
    <message>
        <source>Truncate ramp to whole pairs</source>
        <translation>Переход по целым парам</translation>
    </message>
    <message>
        <source>The ramp&apos;s beginning rounded down and its end rounded up, as in the reference implementation.</source>
        <translation>Начало перехода округлено вниз, а конец вверх, как в эталонной реализации.</translation>
    </message>
    <message>
        <source>Original context</source>
        <translation>Исходный контекст</translation>
    </message>
    <message>
        <source>The context length of training; the spectrum marks it. original_max_position_embeddings in Hugging Face’s configurations.</source>
        <translation>Длина контекста при обучении; она отмечена на спектре. original_max_position_embeddings в конфигурациях Hugging Face.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Длина входа</translation>
    </message>
    <message>
        <source>The length of the sequence: dynamic scaling follows it, LongRoPE chooses its list by it.</source>
        <translation>Длина последовательности: от неё зависит динамическое масштабирование, по ней LongRoPE выбирает список.</translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation>beta_fast</translation>
    </message>
    <message>
        <source>Pairs that turn more often than this within the original context keep their frequency.</source>
        <translation>Пары, которые в пределах исходного контекста делают больше оборотов, чем указано, сохраняют свою частоту.</translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation>beta_slow</translation>
    </message>
    <message>
        <source>The frequency of pairs that turn less often than this within the original context is divided by the factor.</source>
        <translation>Частота пар, которые в пределах исходного контекста делают меньше оборотов, чем указано, делится на коэффициент.</translation>
    </message>
    <message>
        <source>mscale</source>
        <translation>mscale</translation>
    </message>
    <message>
        <source>With mscale_all_dim: the attention factor is the quotient of what each of the two gives (DeepSeek). 0: not used.</source>
        <translation>Вместе с mscale_all_dim: коэффициент внимания — частное того, что даёт каждое из двух (DeepSeek). 0: не используется.</translation>
    </message>
    <message>
        <source>mscale_all_dim</source>
        <translation>mscale_all_dim</translation>
    </message>
    <message>
        <source>See mscale. 0: not used.</source>
        <translation>См. mscale. 0: не используется.</translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation>Коэфф. внимания</translation>
    </message>
    <message>
        <source>What cosines and sines are multiplied by. Left empty (or 0) it is what the method says.</source>
        <translation>На что умножаются косинусы и синусы. Если поле пусто (или 0), берётся значение метода.</translation>
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
        <translation>Короткие коэфф.</translation>
    </message>
    <message>
        <source>What each pair is divided by while the sequence is no longer than the original context; none at all: all ones.</source>
        <translation>На что делится каждая пара, пока последовательность не длиннее исходного контекста; пусто — все единицы.</translation>
    </message>
    <message>
        <source>Long factors</source>
        <translation>Длинные коэфф.</translation>
    </message>
    <message>
        <source>What each pair is divided by when the sequence is longer than the original context; none at all: all ones.</source>
        <translation>На что делится каждая пара, когда последовательность длиннее исходного контекста; пусто — все единицы.</translation>
    </message>
    <message>
        <source>The sequence is not longer than the original context: nothing is scaled.</source>
        <translation>Последовательность не длиннее исходного контекста: ничего не масштабируется.</translation>
    </message>
    <message>
        <source>The base becomes %1.</source>
        <translation>Основание становится равным %1.</translation>
    </message>
    <message>
        <source>YaRN’s correction range is empty (from %1 to %2): no pair is scaled.</source>
        <translation>Диапазон коррекции YaRN пуст (от %1 до %2): ни одна пара не масштабируется.</translation>
    </message>
    <message>
        <source>YaRN’s ramp runs from pair %1 to pair %2: before it pairs keep their frequency, behind it they are divided by %3.</source>
        <translation>Переход YaRN идёт от пары %1 до пары %2: до него пары сохраняют частоту, после него она делится на %3.</translation>
    </message>
    <message>
        <source>%1 pairs keep their frequency, %2 are blended, %3 are divided by %4.</source>
        <translation>Пары с прежней частотой: %1, со смешанной: %2, с делённой на %4: %3.</translation>
    </message>
    <message>
        <source>The long factors are in use: the sequence is longer than the original context.</source>
        <translation>Действуют длинные коэффициенты: последовательность длиннее исходного контекста.</translation>
    </message>
    <message>
        <source>The short factors are in use: the sequence is not longer than the original context.</source>
        <translation>Действуют короткие коэффициенты: последовательность не длиннее исходного контекста.</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1.</source>
        <translation>Косинусы и синусы умножаются на %1.</translation>
    </message>
    <message>
        <source>The longest wavelength is %1 positions, without the scaling %2.</source>
        <translation>Наибольшая длина волны (в позициях): %1, без масштабирования: %2.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Which two elements of a query or key are turned together.</source>
        <translation>Какие два элемента запроса или ключа поворачиваются вместе.</translation>
    </message>
    <message>
        <source>Element i with element i + d/2: rotate_half (Llama, GPT-NeoX)</source>
        <translation>Элемент i с элементом i + d/2: rotate_half (Llama, GPT-NeoX)</translation>
    </message>
    <message>
        <source>Element 2i with element 2i + 1 (RoFormer, GPT-J)</source>
        <translation>Элемент 2i с элементом 2i + 1 (RoFormer, GPT-J)</translation>
    </message>
    <message>
        <source>How many elements a query and a key of one attention head have; an even number.</source>
        <translation>Сколько элементов в запросе и в ключе одной головы внимания; чётное число.</translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation>Запрос и ключ</translation>
    </message>
    <message>
        <source>The vectors that are turned and compared.</source>
        <translation>Векторы, которые поворачиваются и сравниваются.</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Единицы</translation>
    </message>
    <message>
        <source>Every element is 1</source>
        <translation>Каждый элемент равен 1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайные</translation>
    </message>
    <message>
        <source>Independent standard normal numbers of the seed</source>
        <translation>Независимые стандартные нормальные числа по зерну</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Заданные</translation>
    </message>
    <message>
        <source>The numbers of query and key</source>
        <translation>Числа запроса и ключа</translation>
    </message>
    <message>
        <source>Which random numbers: the same seed gives the same ones.</source>
        <translation>Какие случайные числа: при одном и том же зерне они одни и те же.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Запрос</translation>
    </message>
    <message>
        <source>One number for every element of the head; none at all: all ones.</source>
        <translation>По одному числу на каждый элемент головы; пусто — все единицы.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>Scores divided by √head_dim</source>
        <translation>Делить оценки на √head_dim</translation>
    </message>
    <message>
        <source>As attention does before its softmax.</source>
        <translation>Как делает внимание перед softmax.</translation>
    </message>
    <message>
        <source>head_dim must be even, not %1: elements are turned in pairs</source>
        <translation>head_dim должно быть чётным, а не %1: элементы поворачиваются парами</translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, not %3, or none at all</source>
        <translation>%1: нужно чисел %2 (или ни одного), а не %3</translation>
    </message>
    <message>
        <source>%1 buckets of key − query</source>
        <translation>корзин для ключ − запрос: %1</translation>
    </message>
    <message>
        <source>Clipping distance</source>
        <translation>Предел расстояния</translation>
    </message>
    <message>
        <source>Beyond this distance all keys on one side are treated alike: 16 in the paper.</source>
        <translation>За этим расстоянием все ключи с одной стороны равноправны: 16 в статье.</translation>
    </message>
    <message>
        <source>Shaw buckets</source>
        <translation>Корзины Shaw</translation>
    </message>
    <message>
        <source>d_model must be a multiple of 4 (sine and cosine of x and y), not %1</source>
        <translation>d_model должно быть кратно 4 (синус и косинус для x и y), а не %1</translation>
    </message>
    <message>
        <source>places</source>
        <translation>мест</translation>
    </message>
    <message>
        <source>How many numbers describe one place, half of them x and half of them y. A multiple of 4.</source>
        <translation>Сколько чисел описывает одно место: половина для x, половина для y. Кратно 4.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Which of the published forms.</source>
        <translation>Какой из опубликованных вариантов.</translation>
    </message>
    <message>
        <source>[PE(x) | PE(y)], half-split each, from 0</source>
        <translation>[PE(x) | PE(y)], каждая часть половинами, отсчёт от 0</translation>
    </message>
    <message>
        <source>[PE(y) | PE(x)], interleaved each, counted from 1</source>
        <translation>[PE(y) | PE(x)], каждая часть с чередованием, отсчёт от 1</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>How many rows of places the grid has.</source>
        <translation>Сколько рядов мест в сетке.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>How many places a row of the grid has.</source>
        <translation>Сколько мест в ряду сетки.</translation>
    </message>
    <message>
        <source>Normalise to 2π</source>
        <translation>Нормировать к 2π</translation>
    </message>
    <message>
        <source>DETR: both coordinates are scaled so that the last one is 2π.</source>
        <translation>DETR: обе координаты масштабируются так, чтобы последняя была равна 2π.</translation>
    </message>
    <message>
        <source>Sinusoidal 2-D</source>
        <translation>Синусоидальное 2D</translation>
    </message>
    <message>
        <source>The bias of each bucket and head is a random number (normal, seed %1): in T5 it is learned.</source>
        <translation>Смещение каждой корзины и головы — случайное число (нормальное, зерно %1): в T5 оно обучается.</translation>
    </message>
    <message>
        <source>num_buckets is odd: bucket %1 is never used in two directions.</source>
        <translation>num_buckets нечётно: в двух направлениях корзина %1 не используется.</translation>
    </message>
    <message>
        <source>max_distance is not beyond the exact buckets, which end at %1: the published code divides by zero or less there.</source>
        <translation>max_distance не дальше точных корзин, которые кончаются на %1: опубликованный код делит там на ноль или на отрицательное число.</translation>
    </message>
    <message>
        <source>random biases, seed %1</source>
        <translation>случайные смещения, зерно %1</translation>
    </message>
    <message>
        <source>%1 buckets up to distance %2</source>
        <translation>корзин %1, до расстояния %2</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Корзины</translation>
    </message>
    <message>
        <source>How many buckets the distances fall into, both directions together: 32 in T5 (relative_attention_num_buckets).</source>
        <translation>По скольким корзинам распределяются расстояния, оба направления вместе: 32 в T5 (relative_attention_num_buckets).</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>Двунаправленные корзины</translation>
    </message>
    <message>
        <source>Max distance</source>
        <translation>Макс. расстояние</translation>
    </message>
    <message>
        <source>From this distance on everything is in the last bucket: 128 in T5 (relative_attention_max_distance).</source>
        <translation>Начиная с этого расстояния всё попадает в последнюю корзину: 128 в T5 (relative_attention_max_distance).</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>Оба направления</translation>
    </message>
    <message>
        <source>Half of the buckets for keys after the query, as in the encoder. Otherwise these are all in bucket 0, as in the decoder.</source>
        <translation>Половина корзин для ключей после запроса, как в энкодере. Иначе все они в корзине 0, как в декодере.</translation>
    </message>
    <message>
        <source>The numbers of the buckets, or a bias for each of them.</source>
        <translation>Номера корзин или смещение для каждой из них.</translation>
    </message>
    <message>
        <source>Bucket numbers</source>
        <translation>Номера корзин</translation>
    </message>
    <message>
        <source>The bucket that each distance falls into</source>
        <translation>Корзина, в которую попадает каждое расстояние</translation>
    </message>
    <message>
        <source>Random biases</source>
        <translation>Случ. смещения</translation>
    </message>
    <message>
        <source>A random number for each bucket and head</source>
        <translation>Случайное число для каждой корзины и головы</translation>
    </message>
    <message>
        <source>How far the random biases spread.</source>
        <translation>Как широко разбросаны случайные смещения.</translation>
    </message>
    <message>
        <source>T5 buckets</source>
        <translation>Корзины T5</translation>
    </message>
    <message>
        <source>%1 has changed: the table has %2 × %3 cells now, not %4 × %5. Open it again.</source>
        <translation>Файл %1 изменился: в таблице теперь %2 × %3 ячеек, а не %4 × %5. Откройте его снова.</translation>
    </message>
    <message>
        <source>The shape of the table when it was opened.</source>
        <translation>Размеры таблицы, когда она была открыта.</translation>
    </message>
    <message>
        <source>Cells that are no finite numbers have a colour of their own: %1 NaN, %2 infinite.</source>
        <translation>У ячеек, которые не являются конечными числами, свой цвет: NaN %1, бесконечных %2.</translation>
    </message>
    <message>
        <source>your file</source>
        <translation>ваш файл</translation>
    </message>
    <message>
        <source>Replaced views</source>
        <translation>Заменённые виды</translation>
    </message>
    <message>
        <source>Panes whose view stands in for one that cannot show the encoding: the pane, the view before, the view now.</source>
        <translation>Панели, где вид заменён, потому что прежний не может показать кодирование: панель, прежний вид, нынешний вид.</translation>
    </message>
    <message>
        <source>Table from a file</source>
        <translation>Таблица из файла</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>The file that the table is read from.</source>
        <translation>Файл, из которого читается таблица.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>The name of the table in its file.</source>
        <translation>Имя таблицы в файле.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>The fastest waves are shorter than two timesteps: whole timesteps show aliases of them.</source>
        <translation>Самые быстрые волны короче двух шагов: на целых шагах вместо них видно наложение частот (алиасинг).</translation>
    </message>
    <message>
        <source>Downscale freq. shift</source>
        <translation>Сдвиг частот</translation>
    </message>
    <message>
        <source>Taken from d/2 in the exponent: 1 lets the slowest pair reach 1/B, 0 is the spectrum of the Transformer paper.</source>
        <translation>Вычитается из d/2 в показателе: при 1 самая медленная пара доходит до 1/B, 0 — спектр статьи о Transformer.</translation>
    </message>
    <message>
        <source>Timestep scale</source>
        <translation>Масштаб шага</translation>
    </message>
    <message>
        <source>Timesteps are multiplied by this first; 1000 where they run from 0 to 1.</source>
        <translation>Сначала шаги умножаются на это число; 1000, если они идут от 0 до 1.</translation>
    </message>
    <message>
        <source>Cosines first</source>
        <translation>Сначала косинусы</translation>
    </message>
    <message>
        <source>The half of the cosines stands before the half of the sines.</source>
        <translation>Половина с косинусами стоит перед половиной с синусами.</translation>
    </message>
    <message>
        <source>Diffusion timestep</source>
        <translation>Шаг диффузии</translation>
    </message>
    <message>
        <source>Rows are distances from the query back to the key: row 0 is the distance %1, the last row %2.</source>
        <translation>Строки — это расстояния от запроса назад к ключу: строка 0 — расстояние %1, последняя — %2.</translation>
    </message>
    <message>
        <source>All sines, then all cosines (Transformer-XL)</source>
        <translation>Все синусы, затем все косинусы (Transformer-XL)</translation>
    </message>
    <message>
        <source>sin, cos, sin, cos … (ESPnet, fairseq)</source>
        <translation>sin, cos, sin, cos… (ESPnet, fairseq)</translation>
    </message>
    <message>
        <source>Negative distances too</source>
        <translation>И отрицат. расстояния</translation>
    </message>
    <message>
        <source>Rows for keys ahead of the query, down to −(max_len − 1), as in ESPnet; the original looks back alone.</source>
        <translation>Строки для ключей впереди запроса, до −(max_len − 1), как в ESPnet; оригинал смотрит только назад.</translation>
    </message>
    <message>
        <source>Transformer-XL</source>
        <translation>Transformer-XL</translation>
    </message>
    <message>
        <source>xPos multiplies by powers beyond 1e37 here: it reaches %1 positions from the centre, with scale_base %2. Choose fewer positions or a larger scale_base.</source>
        <translation>xPos умножает здесь на степени больше 1e37: самая дальняя позиция отстоит от центра на %1 при scale_base %2. Возьмите меньше позиций или большее scale_base.</translation>
    </message>
    <message>
        <source>The table is that of queries; keys are divided by what queries are multiplied by. At position %1 both are as they are.</source>
        <translation>Это таблица запросов; ключи делятся на то, на что умножаются запросы. В позиции %1 те и другие остаются как есть.</translation>
    </message>
    <message>
        <source>Scale base</source>
        <translation>База масштаба</translation>
    </message>
    <message>
        <source>Over so many positions pair i fades by ζ_i.</source>
        <translation>За столько позиций пара i затухает с множителем ζ_i.</translation>
    </message>
    <message>
        <source>xPos</source>
        <translation>xPos</translation>
    </message>
    <message>
        <source>A fitted map needs the table in memory: max_len × d_model must be at most %1.</source>
        <translation>Для подгонки матрицы таблица должна помещаться в память: max_len × d_model не более %1.</translation>
    </message>
    <message>
        <source>A fitted map needs room in memory: d_model must be at most %1.</source>
        <translation>Для подгонки матрицы нужно место в памяти: d_model не более %1.</translation>
    </message>
    <message>
        <source>The offset must be between -%1 and %1 to fit a map to %2 positions.</source>
        <translation>Чтобы подобрать матрицу (позиций: %2), сдвиг должен быть от -%1 до %1.</translation>
    </message>
    <message>
        <source>A cell of the table is no finite number, so that nothing can be computed from all of them.</source>
        <translation>В таблице есть ячейка, которая не является конечным числом, поэтому по всем ячейкам ничего вычислить нельзя.</translation>
    </message>
    <message>
        <source>stopped before it was done</source>
        <translation>остановлено до завершения</translation>
    </message>
    <message>
        <source>line %1: its quotes are wrong</source>
        <translation>строка %1: неверные кавычки</translation>
    </message>
    <message>
        <source>line %1 is no text</source>
        <translation>строка %1 — не текст</translation>
    </message>
    <message>
        <source>line %1 is empty</source>
        <translation>строка %1 пуста</translation>
    </message>
    <message>
        <source>line %1, column %2: there is no number</source>
        <translation>строка %1, столбец %2: нет числа</translation>
    </message>
    <message>
        <source>line %1, column %2: “%3” is no number</source>
        <translation>строка %1, столбец %2: «%3» — не число</translation>
    </message>
    <message>
        <source>line %1 has %2 cells, and the first line has %3</source>
        <translation>в строке %1 ячеек %2, а в первой строке %3</translation>
    </message>
    <message>
        <source>there is not enough memory for its %1 MiB</source>
        <translation>не хватает памяти: нужно %1&#xa0;МиБ</translation>
    </message>
    <message>
        <source>its %1 bytes would take %2 MB of memory; --memory %3G on the command line reads it, and File ▸ Open table asks</source>
        <translation>его %1 байт займут %2 МБ памяти; в командной строке его читает --memory %3G, в окне спрашивает «Файл ▸ Открыть таблицу»</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>файл изменился во время чтения</translation>
    </message>
    <message>
        <source>line %1 is too long</source>
        <translation>строка %1 слишком длинная</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>its name holds a null character</source>
        <translation>в имени есть нулевой символ</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>файл стал короче во время чтения</translation>
    </message>
    <message>
        <source>its header holds a text of more than 4 MB</source>
        <translation>в заголовке есть текст длиннее 4&#xa0;МБ</translation>
    </message>
    <message>
        <source>its header holds null characters</source>
        <translation>в заголовке есть нулевые символы</translation>
    </message>
    <message>
        <source>its header is not correct JSON</source>
        <translation>заголовок — некорректный JSON</translation>
    </message>
    <message>
        <source>its header is not the dictionary that NumPy writes</source>
        <translation>заголовок — не такой словарь, какой пишет NumPy</translation>
    </message>
    <message>
        <source>its header says “%1” twice</source>
        <translation>в заголовке дважды указано «%1»</translation>
    </message>
    <message>
        <source>its header has an unknown field “%1”</source>
        <translation>в заголовке неизвестное поле «%1»</translation>
    </message>
    <message>
        <source>its header is wrong or not supported at “%1”</source>
        <translation>заголовок неверен или не поддерживается в месте «%1»</translation>
    </message>
    <message>
        <source>its header has no field “%1”</source>
        <translation>в заголовке нет поля «%1»</translation>
    </message>
    <message>
        <source>its numbers are of the unknown type “%1”</source>
        <translation>числа неизвестного типа «%1»</translation>
    </message>
    <message>
        <source>it is cut short within its header</source>
        <translation>данные обрываются внутри заголовка</translation>
    </message>
    <message>
        <source>it has the NPY version %1.%2, which does not exist</source>
        <translation>указана версия NPY %1.%2, которой не существует</translation>
    </message>
    <message>
        <source>its header of %1 bytes is too long</source>
        <translation>заголовок слишком длинный: %1&#xa0;байт</translation>
    </message>
    <message>
        <source>its array has more than %1 dimensions</source>
        <translation>у массива больше %1 измерений</translation>
    </message>
    <message>
        <source>its cells are of the type “%1”, not numbers</source>
        <translation>ячейки имеют тип «%1», это не числа</translation>
    </message>
    <message>
        <source>its header promises more than a file can hold</source>
        <translation>заголовок обещает больше, чем помещается в файл</translation>
    </message>
    <message>
        <source>it is cut short: its header promises %1 bytes of numbers, and there are %2</source>
        <translation>данные обрезаны: по заголовку чисел на %1&#xa0;байт, а есть %2</translation>
    </message>
    <message>
        <source>its header promises %1 bytes of numbers, and there are %2</source>
        <translation>по заголовку чисел на %1&#xa0;байт, а есть %2</translation>
    </message>
    <message>
        <source>the array “%1”: %2</source>
        <translation>массив «%1»: %2</translation>
    </message>
    <message>
        <source>it is cut short or damaged</source>
        <translation>данные обрезаны или повреждены</translation>
    </message>
    <message>
        <source>it is a zip archive that is cut short or damaged</source>
        <translation>это обрезанный или повреждённый архив zip</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>данные зашифрованы</translation>
    </message>
    <message>
        <source>it is packed in a way that Posiscope does not read</source>
        <translation>данные сжаты способом, который Posiscope не читает</translation>
    </message>
    <message>
        <source>it holds two arrays of the name “%1”</source>
        <translation>два массива с одинаковым именем «%1»</translation>
    </message>
    <message>
        <source>it is a zip archive without any array (a member that ends in .npy)</source>
        <translation>это архив zip без единого массива (файла с окончанием .npy)</translation>
    </message>
    <message>
        <source>it holds Python pickles, which can run any program and are never read; convert it in Python, with safetensors.torch.save_file({&quot;wpe&quot;: tensor}, &quot;wpe.safetensors&quot;) or numpy.save(&quot;wpe.npy&quot;, tensor.numpy())</source>
        <translation>внутри Python pickle: он может запустить любую программу и никогда не читается; преобразуйте файл в Python с помощью safetensors.torch.save_file({&quot;wpe&quot;: tensor}, &quot;wpe.safetensors&quot;) или numpy.save(&quot;wpe.npy&quot;, tensor.numpy())</translation>
    </message>
    <message>
        <source>it holds an NPY array but does not end in .npy</source>
        <translation>внутри массив NPY, но имя не оканчивается на .npy</translation>
    </message>
    <message>
        <source>it does not begin as a file that ends in %1 must</source>
        <translation>начало не такое, как должно быть у файла с окончанием %1</translation>
    </message>
    <message>
        <source>the tensor “%1” promises more than a file can hold</source>
        <translation>тензор «%1» обещает больше, чем помещается в файл</translation>
    </message>
    <message>
        <source>the tensor “%1” does not end at the end of a byte</source>
        <translation>тензор «%1» кончается не на границе байта</translation>
    </message>
    <message>
        <source>the data_offsets of the tensor “%1” do not fit its shape</source>
        <translation>data_offsets тензора «%1» не соответствуют его форме</translation>
    </message>
    <message>
        <source>the tensor “%1” does not begin where the one before it ends</source>
        <translation>тензор «%1» начинается не там, где кончается предыдущий</translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation>файл слишком короткий</translation>
    </message>
    <message>
        <source>its header would be %1 bytes long, more than 100 MB</source>
        <translation>длина заголовка была бы %1&#xa0;байт, это больше 100&#xa0;МБ</translation>
    </message>
    <message>
        <source>it is cut short: its header would be %1 bytes long, and the file ends before</source>
        <translation>данные обрезаны: длина заголовка была бы %1&#xa0;байт, а файл кончается раньше</translation>
    </message>
    <message>
        <source>the tensor “%1” has more than %2 dimensions</source>
        <translation>у тензора «%1» больше %2 измерений</translation>
    </message>
    <message>
        <source>its header is cut short or is not correct JSON, near byte %1</source>
        <translation>заголовок обрезан или не является корректным JSON, около байта %1</translation>
    </message>
    <message>
        <source>its header is no JSON object</source>
        <translation>заголовок — не объект JSON</translation>
    </message>
    <message>
        <source>“__metadata__” in its header must hold only texts</source>
        <translation>«__metadata__» в заголовке может содержать только тексты</translation>
    </message>
    <message>
        <source>the tensor “%1” must be described by an object</source>
        <translation>тензор «%1» должен быть описан объектом</translation>
    </message>
    <message>
        <source>the dtype of the tensor “%1” is no text</source>
        <translation>dtype тензора «%1» — не текст</translation>
    </message>
    <message>
        <source>the shape of the tensor “%1” is no list of whole numbers from 0 to 2^64 − 1</source>
        <translation>shape тензора «%1» — не список целых чисел от 0 до 2^64 − 1</translation>
    </message>
    <message>
        <source>the data_offsets of the tensor “%1” are no two whole numbers</source>
        <translation>data_offsets тензора «%1» — не два целых числа</translation>
    </message>
    <message>
        <source>the tensor “%1” has unknown fields, too many or too deep</source>
        <translation>у тензора «%1» есть неизвестные поля, их слишком много или они слишком глубоки</translation>
    </message>
    <message>
        <source>its header describes more than %1 arrays or has too long names</source>
        <translation>в заголовке описано больше %1 массивов или слишком длинные имена</translation>
    </message>
    <message>
        <source>the tensor “%1” has the field “%2” twice</source>
        <translation>у тензора «%1» дважды указано поле «%2»</translation>
    </message>
    <message>
        <source>the tensor “%1” has the unknown dtype “%2”</source>
        <translation>у тензора «%1» неизвестный dtype «%2»</translation>
    </message>
    <message>
        <source>the tensor “%1” has no field “%2”</source>
        <translation>у тензора «%1» нет поля «%2»</translation>
    </message>
    <message>
        <source>its header does not begin with {</source>
        <translation>заголовок не начинается с {</translation>
    </message>
    <message>
        <source>it holds no arrays</source>
        <translation>массивов нет</translation>
    </message>
    <message>
        <source>none of its %1 arrays has numbers that Posiscope reads: “%2” is of the type %3</source>
        <translation>ни в одном из его массивов (%1) нет чисел, которые читает Posiscope: тип «%2» — %3</translation>
    </message>
    <message>
        <source>none of its %1 arrays is a table of numbers</source>
        <translation>ни один из массивов (%1) не является таблицей чисел</translation>
    </message>
    <message>
        <source>it holds %1 tables, and one of them must be chosen: %2</source>
        <translation>таблиц внутри %1, нужно выбрать одну из них: %2</translation>
    </message>
    <message>
        <source>it holds a single number, not a table</source>
        <translation>внутри одно число, а не таблица</translation>
    </message>
    <message>
        <source>it holds an empty array, not a table</source>
        <translation>внутри пустой массив, а не таблица</translation>
    </message>
    <message>
        <source>it holds an empty array of %1, not a table</source>
        <translation>внутри пустой массив %1, а не таблица</translation>
    </message>
    <message>
        <source>it holds an array of the type %1, which Posiscope does not read</source>
        <translation>внутри массив типа %1, который Posiscope не читает</translation>
    </message>
    <message>
        <source>it holds a %1-D array of %2 numbers, not a table</source>
        <translation>внутри %1-мерный массив (чисел: %2), а не таблица</translation>
    </message>
    <message>
        <source>it holds a table of %1 numbers, and Posiscope reads at most %2 rows and %3 columns</source>
        <translation>внутри таблица (чисел: %1), а Posiscope читает не более %2 строк и %3 столбцов</translation>
    </message>
    <message>
        <source>it holds a table of %1 %2 numbers, and Posiscope reads at most 2 GiB</source>
        <translation>внутри таблица (чисел: %1, тип %2), а Posiscope читает не более 2&#xa0;ГиБ</translation>
    </message>
    <message>
        <source>it is a zip archive with too many members</source>
        <translation>это архив zip, в котором слишком много файлов</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Что показать</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>%1 adds nothing to attention scores by itself. Choose Encoding table in this pane&apos;s menu, or an encoding such as ALiBi.</source>
        <translation>Кодирование «%1» само ничего не добавляет к оценкам внимания. Выберите «Таблица кодирования» в меню этой панели или кодирование вроде ALiBi.</translation>
    </message>
    <message>
        <source>What is added to the attention score of every query and key</source>
        <translation>Что добавляется к оценке внимания для каждого запроса и ключа</translation>
    </message>
    <message>
        <source>Nothing is compared. Compare ▸ Compare two encodings puts a second one beside the first.</source>
        <translation>Ничего не сравнивается. «Сравнение ▸ Сравнить два кодирования» добавляет второе кодирование рядом с первым.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>What A and B differ in, in words and numbers</source>
        <translation>Чем различаются A и B, словами и числами</translation>
    </message>
    <message>
        <source>The bias of %1 is not a function of the distance alone. Choose Bias in this pane&apos;s menu.</source>
        <translation>Смещение кодирования «%1» зависит не только от расстояния. Выберите «Смещение» в меню этой панели.</translation>
    </message>
    <message>
        <source>%1 has no curve over the distance between query and key. Choose Similarity in this pane&apos;s menu, or an encoding such as ALiBi.</source>
        <translation>У кодирования «%1» нет кривой зависимости от расстояния между запросом и ключом. Выберите «Сходство» в меню этой панели или кодирование вроде ALiBi.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Bias or score over the distance between query and key, for every head</source>
        <translation>Смещение или оценка в зависимости от расстояния между запросом и ключом, для каждой головы</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Компоненты</translation>
    </message>
    <message>
        <source>The principal components of the table, and its singular values</source>
        <translation>Главные компоненты таблицы и её сингулярные числа</translation>
    </message>
    <message>
        <source>The matrix M that carries PE(p) to PE(p + k), exact or fitted, and clock hands of chosen pairs</source>
        <translation>Матрица M, которая переводит PE(p) в PE(p + k), точная или подобранная, и стрелки часов для выбранных пар</translation>
    </message>
    <message>
        <source>%1 rotates no queries and keys: choose a rotary encoding (RoPE, xPos).</source>
        <translation>Кодирование «%1» не поворачивает запросы и ключи: выберите вращательное кодирование (RoPE, xPos).</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Вращение</translation>
    </message>
    <message>
        <source>A query and a key before and after they are rotated, and their score</source>
        <translation>Запрос и ключ до и после поворота и их оценка</translation>
    </message>
    <message>
        <source>hidden must be a list of words</source>
        <translation>hidden должно быть списком слов</translation>
    </message>
    <message>
        <source>there is no control “%1” that could be hidden</source>
        <translation>нет элемента «%1», который можно скрыть</translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation>«%1» нельзя вычислить: %2</translation>
    </message>
    <message>
        <source>the result is not a finite number</source>
        <translation>результат — не конечное число</translation>
    </message>
    <message>
        <source>a number “{{ …” has no end “}}”</source>
        <translation>у числа «{{ …» нет конца «}}»</translation>
    </message>
    <message>
        <source>“%1” should end with : and a number of digits, such as : 6 or : .2</source>
        <translation>«%1» должно кончаться двоеточием и числом цифр, например : 6 или : .2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 — не целое число</translation>
    </message>
    <message>
        <source>%1 %2 is outside %3 … %4</source>
        <translation>%1 %2 вне пределов %3 … %4</translation>
    </message>
    <message>
        <source>nothing is compared in this state</source>
        <translation>в этом состоянии ничего не сравнивается</translation>
    </message>
    <message>
        <source>the encoding has no table of positions × dimensions</source>
        <translation>у кодирования нет таблицы позиций × измерений</translation>
    </message>
    <message>
        <source>position</source>
        <translation>позиция</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>измерение</translation>
    </message>
    <message>
        <source>the encoding has no pairs of sines and cosines</source>
        <translation>у кодирования нет пар из синуса и косинуса</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>пара</translation>
    </message>
    <message>
        <source>the encoding has no formula for M_k</source>
        <translation>у кодирования нет формулы для M_k</translation>
    </message>
    <message>
        <source>the encoding adds no bias to scores</source>
        <translation>кодирование не добавляет к оценкам смещения</translation>
    </message>
    <message>
        <source>head</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>the encoding does not rotate queries and keys</source>
        <translation>кодирование не поворачивает запросы и ключи</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>бит</translation>
    </message>
    <message>
        <source>“%1” should be “key = value”</source>
        <translation>«%1»: требуется вид «поле = значение»</translation>
    </message>
    <message>
        <source>“%1” cannot be asked for in this way</source>
        <translation>так спрашивать о «%1» нельзя</translation>
    </message>
    <message>
        <source>%1 is never “%2”</source>
        <translation>%1 не бывает равно «%2»</translation>
    </message>
    <message>
        <source>a line “key = value” is wanted here</source>
        <translation>здесь нужна строка «поле = значение»</translation>
    </message>
    <message>
        <source>the prediction asks no question</source>
        <translation>в блоке predict нет вопроса</translation>
    </message>
    <message>
        <source>a prediction has at least two answers “- [ ] …”, one of them right “- [x] …” and one wrong</source>
        <translation>в блоке predict должно быть не меньше двух ответов «- [ ] …», среди них верный «- [x] …» и неверный</translation>
    </message>
    <message>
        <source>the task does not say what to do</source>
        <translation>в задании не сказано, что делать</translation>
    </message>
    <message>
        <source>the task has no line “done: condition”</source>
        <translation>в задании нет строки «done: условие»</translation>
    </message>
    <message>
        <source>the step has no title</source>
        <translation>у шага нет названия</translation>
    </message>
    <message>
        <source>the step has a second block “%1”</source>
        <translation>блок «%1» встречается в шаге второй раз</translation>
    </message>
    <message>
        <source>the block “%1” has no end: a line ```</source>
        <translation>у блока «%1» нет конца: строки ```</translation>
    </message>
    <message>
        <source>a line “key: value” is wanted here</source>
        <translation>здесь нужна строка «поле: значение»</translation>
    </message>
    <message>
        <source>the name of a lesson has small letters, digits and hyphens only</source>
        <translation>в имени урока допустимы только строчные латинские буквы, цифры и дефисы</translation>
    </message>
    <message>
        <source>minutes must be a whole number from 1 to 600</source>
        <translation>minutes: требуется целое число от 1 до 600</translation>
    </message>
    <message>
        <source>a lesson begins with a line ---</source>
        <translation>урок начинается со строки ---</translation>
    </message>
    <message>
        <source>the header must have lesson and title</source>
        <translation>в шапке должны быть lesson и title</translation>
    </message>
    <message>
        <source>the header has no end: a line ---</source>
        <translation>у шапки нет конца: строки ---</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>the file is larger than a lesson may be (1 MiB)</source>
        <translation>файл слишком велик для урока (предел 1&#xa0;МиБ)</translation>
    </message>
    <message>
        <source>a step begins with a heading “## …”</source>
        <translation>шаг начинается с заголовка «## …»</translation>
    </message>
    <message>
        <source>the lesson has no step: a heading “## …” begins one</source>
        <translation>в уроке нет ни одного шага: шаг начинается с заголовка «## …»</translation>
    </message>
    <message>
        <source>compare must be yes or no</source>
        <translation>compare: требуется yes или no</translation>
    </message>
    <message>
        <source>there is no pane for “%1”</source>
        <translation>для «%1» нет панели</translation>
    </message>
    <message>
        <source>%1 must be all, or four numbers: left, right, top, bottom</source>
        <translation>%1: требуется all или четыре числа: слева, справа, сверху, снизу</translation>
    </message>
    <message>
        <source>the encoding “%1” has no parameter “%2”</source>
        <translation>у кодирования «%1» нет параметра «%2»</translation>
    </message>
    <message>
        <source>the task is done before anything is moved</source>
        <translation>задание выполнено ещё до того, как что-нибудь сдвинули</translation>
    </message>
    <message>
        <source>the solution needs “%1”, which is not in sight</source>
        <translation>для решения нужно «%1», а его не видно</translation>
    </message>
    <message>
        <source>the solution does not do what the task asks for</source>
        <translation>решение не выполняет задание</translation>
    </message>
    <message>
        <source>score</source>
        <translation>оценка</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>Частота кадров</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>кадров в секунду</translation>
    </message>
    <message>
        <source>Frames per second of a motion; at most 50 in a .gif file.</source>
        <translation>Сколько кадров в секунде движения; в файле .gif не более 50.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>How many seconds a motion takes; 0 shows every whole number for one frame, and a base for 8 s.</source>
        <translation>Сколько секунд длится движение; 0 — по одному кадру на каждое целое число, а для основания 8&#xa0;с.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>The lesson that is open: the name of one that comes with the program, or a file.</source>
        <translation>Открытый урок: имя одного из уроков программы или файл.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>The step of the lesson, from 0.</source>
        <translation>Шаг урока, считая от 0.</translation>
    </message>
    <message>
        <source>animate must be a motion such as position=0..127, not “%1”</source>
        <translation>animate: требуется движение вида position=0..127, а не «%1»</translation>
    </message>
    <message>
        <source>animate must move %1, not “%2”</source>
        <translation>animate: двигать можно %1, а не «%2»</translation>
    </message>
    <message>
        <source>the motion would have %1 frames, and at most %2 can be exported: choose nearer ends, a shorter time or a lower frame rate</source>
        <translation>кадров в движении было бы %1, а экспортировать можно не более %2: сблизьте начало и конец, сократите время или уменьшите частоту кадров</translation>
    </message>
    <message>
        <source>Which value moves.</source>
        <translation>Какая величина движется.</translation>
    </message>
    <message>
        <source>Position p</source>
        <translation>Позиция p</translation>
    </message>
    <message>
        <source>Offset k</source>
        <translation>Сдвиг k</translation>
    </message>
    <message>
        <source>Base B</source>
        <translation>Основание B</translation>
    </message>
    <message>
        <source>Dimensions d_model</source>
        <translation>Измерения d_model</translation>
    </message>
    <message>
        <source>Positions max_len</source>
        <translation>Позиции max_len</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>What happens when the motion has come to its end.</source>
        <translation>Что происходит, когда движение дошло до конца.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Обратно</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>The value that the motion starts at.</source>
        <translation>Значение, с которого движение начинается.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>The value that the motion ends at.</source>
        <translation>Значение, на котором движение кончается.</translation>
    </message>
    <message>
        <source>How many seconds the motion takes from end to end: fewer are faster.</source>
        <translation>За сколько секунд движение проходит от начала до конца: чем меньше, тем быстрее.</translation>
    </message>
    <message>
        <source>Motion bar</source>
        <translation>Панель движения</translation>
    </message>
    <message>
        <source>Whether the motion bar is shown.</source>
        <translation>Показана ли панель движения.</translation>
    </message>
    <message>
        <source>The table of the embeddings has %1 columns, but d_model is %2: choose a table with as many columns, or set d_model to %1.</source>
        <translation>В таблице эмбеддингов столбцов %1, а d_model = %2: выберите таблицу, где столбцов столько же, или задайте d_model = %1.</translation>
    </message>
    <message>
        <source>The table of the embeddings has %1 rows, but the sentence has %2 different tokens: choose a larger table, or type a shorter sentence.</source>
        <translation>В таблице эмбеддингов строк %1, а разных токенов в предложении %2: выберите таблицу побольше или напишите предложение покороче.</translation>
    </message>
    <message>
        <source>Attention is computed for at most %1 dimensions, and d_model is %2: make it smaller to see weights and outputs.</source>
        <translation>Внимание вычисляется не более чем для %1 измерений, а d_model = %2: уменьшите его, чтобы увидеть веса и выходы.</translation>
    </message>
    <message>
        <source>The words or their encodings hold numbers that are not finite, so that no attention can be computed from them.</source>
        <translation>У слов или у их кодирований есть числа, которые не являются конечными, поэтому внимание по ним вычислить нельзя.</translation>
    </message>
    <message>
        <source>%1 adds nothing to words: it turns queries and keys. Choose Sinusoidal, Learned or another absolute encoding, or the view Rotation.</source>
        <translation>Кодирование «%1» ничего не добавляет к словам: оно поворачивает запросы и ключи. Выберите «Синусоидальное», «Обучаемое» или другое абсолютное кодирование либо вид «Вращение».</translation>
    </message>
    <message>
        <source>%1 adds nothing to words: it acts on attention scores. Choose Sinusoidal, Learned or another absolute encoding, or the view Bias.</source>
        <translation>Кодирование «%1» ничего не добавляет к словам: оно действует на оценки внимания. Выберите «Синусоидальное», «Обучаемое» или другое абсолютное кодирование либо вид «Смещение».</translation>
    </message>
    <message>
        <source>there is no token %1: the sentence has %2, counted from 0</source>
        <translation>нет токена %1: токенов в предложении %2, счёт с 0</translation>
    </message>
    <message>
        <source>The two tokens, counted from 0, that change places: how much do the outputs of the same words change?</source>
        <translation>Два токена (счёт с 0), которые меняются местами: насколько изменятся выходы тех же слов?</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>The sentence whose words get positions, in any language.</source>
        <translation>Предложение, слова которого получают позиции. Язык любой.</translation>
    </message>
    <message>
        <source>Word and position</source>
        <translation>Слово и позиция</translation>
    </message>
    <message>
        <source>How the embedding of a word and the encoding of its position are put together.</source>
        <translation>Как соединяются эмбеддинг слова и кодирование его позиции.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Сложение</translation>
    </message>
    <message>
        <source>The sum: d_model numbers for each word.</source>
        <translation>Сумма: d_model чисел на каждое слово.</translation>
    </message>
    <message>
        <source>Concatenate</source>
        <translation>Конкатенация</translation>
    </message>
    <message>
        <source>One behind the other: 2·d_model numbers for each word.</source>
        <translation>Одно за другим: 2·d_model чисел на каждое слово.</translation>
    </message>
    <message>
        <source>Embeddings × √d_model</source>
        <translation>Эмбеддинги × √d_model</translation>
    </message>
    <message>
        <source>Multiplies the embeddings of words by √d_model, as the Transformer&apos;s paper does, so that positions do not drown them.</source>
        <translation>Умножает эмбеддинги слов на √d_model, как в статье о Transformer, чтобы позиции их не заглушали.</translation>
    </message>
    <message>
        <source>Seed of embeddings</source>
        <translation>Зерно эмбеддингов</translation>
    </message>
    <message>
        <source>Which random vectors words have: the same seed gives the same ones everywhere.</source>
        <translation>Какие случайные векторы у слов: при одном и том же зерне они везде одни и те же.</translation>
    </message>
    <message>
        <source>How many numbers a query, a key and a value of the attention head have.</source>
        <translation>Сколько чисел в запросе, ключе и значении головы внимания.</translation>
    </message>
    <message>
        <source>Seed of attention</source>
        <translation>Зерно внимания</translation>
    </message>
    <message>
        <source>Which random matrices W_Q, W_K and W_V the attention head has.</source>
        <translation>Какие случайные матрицы W_Q, W_K и W_V у головы внимания.</translation>
    </message>
    <message>
        <source>Swap token</source>
        <translation>Поменять токен</translation>
    </message>
    <message>
        <source>with token</source>
        <translation>с токеном</translation>
    </message>
    <message>
        <source>File of embeddings</source>
        <translation>Файл эмбеддингов</translation>
    </message>
    <message>
        <source>The file that the embeddings of words are read from.</source>
        <translation>Файл, из которого читаются эмбеддинги слов.</translation>
    </message>
    <message>
        <source>Table of embeddings</source>
        <translation>Таблица эмбеддингов</translation>
    </message>
    <message>
        <source>The name of the table of embeddings in its file.</source>
        <translation>Имя таблицы эмбеддингов в её файле.</translation>
    </message>
    <message>
        <source>The pairs shown as clock hands, such as 0, 11, 24.</source>
        <translation>Пары, показанные стрелками часов, например 0, 11, 24.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>The chosen pairs as large clocks, or all pairs as small ones.</source>
        <translation>Выбранные пары большими часами или все пары маленькими.</translation>
    </message>
    <message>
        <source>Chosen pairs</source>
        <translation>Выбранные пары</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Все пары</translation>
    </message>
    <message>
        <source>fps must be at most %1 for .gif, where programs play shorter frames slowly, not “%2”</source>
        <translation>fps: для .gif требуется не более %1, а не «%2»: кадры короче этого программы показывают медленно</translation>
    </message>
    <message>
        <source>the animation could not be encoded as GIF</source>
        <translation>не удалось закодировать анимацию в GIF</translation>
    </message>
    <message>
        <source>the lesson is missing</source>
        <translation>урок не найден</translation>
    </message>
    <message>
        <source>the animation could not be encoded as WebP: %1</source>
        <translation>не удалось закодировать анимацию в WebP: %1</translation>
    </message>
    <message>
        <source>%1 has no pairs that turn by the same angle at every step: choose Sinusoidal or a rotary encoding (RoPE, xPos).</source>
        <translation>У кодирования «%1» нет пар, которые на каждом шаге поворачиваются на один и тот же угол: выберите «Синусоидальное» или вращательное кодирование (RoPE, xPos).</translation>
    </message>
    <message>
        <source>Pairs of sines and cosines as clock hands, position as time</source>
        <translation>Пары синусов и косинусов как стрелки часов, позиция как время</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>The same positions as integers, one-hot, in binary and as waves, and what each is good for</source>
        <translation>Одни и те же позиции целыми числами, в коде one-hot, в двоичном коде и волнами, и чем хорош каждый способ</translation>
    </message>
    <message>
        <source>The sentence is empty.</source>
        <translation>Предложение пустое.</translation>
    </message>
    <message>
        <source>Words with positions, and what attention makes of them</source>
        <translation>Слова с позициями и что делает из них внимание</translation>
    </message>
    <message>
        <source>Level of the wave game</source>
        <translation>Уровень игры в волны</translation>
    </message>
    <message>
        <source>The level of the wave game that is played, or 0.</source>
        <translation>Уровень, в который сейчас играют, или 0.</translation>
    </message>
    <message>
        <source>Seed of the wave game</source>
        <translation>Зерно игры в волны</translation>
    </message>
    <message>
        <source>Which encoding is hidden: the same seed hides the same.</source>
        <translation>Какое кодирование спрятано: одно и то же зерно прячет одно и то же.</translation>
    </message>
    <message>
        <source>Hidden encoding revealed</source>
        <translation>Спрятанное кодирование показано</translation>
    </message>
    <message>
        <source>Whether the player of the wave game has given up.</source>
        <translation>Сдался ли играющий.</translation>
    </message>
    <message>
        <source>How A and B differ is what the wave game asks you to find out.</source>
        <translation>Чем A отличается от B, и нужно узнать в игре в волны.</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>запрос %1, ключ %2</translation>
    </message>
    <message>
        <source>A has %1, and B has not</source>
        <translation>у A есть %1, а у B нет</translation>
    </message>
    <message>
        <source>B has %1, and A has not</source>
        <translation>у B есть %1, а у A нет</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>a bias</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>one has biases, and the other the numbers of the buckets that biases are looked up with</source>
        <translation>у одного — смещения, у другого — номера корзин, по которым смещения ищут</translation>
    </message>
    <message>
        <source>the heads: %1 in A, %2 in B</source>
        <translation>число голов: %1 в A, %2 в B</translation>
    </message>
    <message>
        <source>the bias of head %1</source>
        <translation>смещение головы %1</translation>
    </message>
    <message>
        <source>the bias of 1 head</source>
        <translation>смещение 1 головы</translation>
    </message>
    <message>
        <source>the bias of %1 heads</source>
        <translation>смещения голов (%1)</translation>
    </message>
    <message>
        <source>a rotation of queries and keys</source>
        <translation>поворот запросов и ключей</translation>
    </message>
    <message>
        <source>the size of a head: %1 in A, %2 in B; the rotations are not compared</source>
        <translation>размер головы: %1 в A, %2 в B; повороты не сравниваются</translation>
    </message>
    <message>
        <source>position %1, what element %2 takes of element %3</source>
        <translation>позиция %1, доля элемента %3 в элементе %2</translation>
    </message>
    <message>
        <source>the rotation of keys</source>
        <translation>поворот ключей</translation>
    </message>
    <message>
        <source>the rotation of queries</source>
        <translation>поворот запросов</translation>
    </message>
    <message>
        <source>the rotation of queries and keys</source>
        <translation>поворот запросов и ключей</translation>
    </message>
    <message>
        <source>as encoders have it</source>
        <translation>как в энкодерах</translation>
    </message>
    <message>
        <source>Keys ahead</source>
        <translation>Ключи впереди</translation>
    </message>
    <message>
        <source>What is added for keys after the query, which no mask hides.</source>
        <translation>Что прибавляется для ключей после запроса, которых не скрывает маска.</translation>
    </message>
    <message>
        <source>As encoders have it: the farther a key, the less, on both sides</source>
        <translation>Как в энкодерах: чем дальше ключ в любую сторону, тем меньше</translation>
    </message>
    <message>
        <source>The formula of decoders goes on: the farther ahead a key, the more</source>
        <translation>Формула декодеров продолжается: чем дальше ключ впереди, тем больше</translation>
    </message>
    <message>
        <source>[PE(y) | PE(x)], half-split each, endpoint spectrum</source>
        <translation>[PE(y) | PE(x)], каждая часть половинами, спектр до 1/B</translation>
    </message>
    <message>
        <source>The offset must be 0 to fit a map to a single position.</source>
        <translation>Чтобы подобрать матрицу по единственной позиции, сдвиг должен быть 0.</translation>
    </message>
    <message>
        <source>The first line, %1, was read as the names of the columns, not as numbers.</source>
        <translation>Первая строка (%1) прочитана как имена столбцов, а не как числа.</translation>
    </message>
    <message>
        <source>The first line, %1, was read as numbers, not as the names of the columns.</source>
        <translation>Первая строка (%1) прочитана как числа, а не как имена столбцов.</translation>
    </message>
    <message>
        <source>The column “%1” numbers the rows from %2: it was read as their positions, not as a dimension.</source>
        <translation>Столбец «%1» нумерует строки с %2: он прочитан как их позиции, а не как измерение.</translation>
    </message>
    <message>
        <source>The first column numbers the rows from %1: it was read as their positions, not as a dimension.</source>
        <translation>Первый столбец нумерует строки с %1: он прочитан как их позиции, а не как измерение.</translation>
    </message>
    <message>
        <source>not shown: buckets of their own between two parts of the input</source>
        <translation>не показано: отдельные корзины между двумя частями ввода</translation>
    </message>
    <message>
        <source>models of this type have relative positions whose step doubles from block to block, which Posiscope does not show</source>
        <translation>у моделей этого типа относительные позиции, шаг которых удваивается от блока к блоку; Posiscope их не показывает</translation>
    </message>
    <message>
        <source>models of this type number positions by the kind of input, which the file does not say</source>
        <translation>модели этого типа учитывают позиции по виду ввода, а в файле он не указан</translation>
    </message>
    <message>
        <source>not shown: the second half of each head, turned in the same way by the position in the block that is being written</source>
        <translation>не показано: вторая половина каждой головы, которую так же поворачивает позиция в создаваемом блоке</translation>
    </message>
    <message>
        <source>models of this type turn some pairs by the row of a patch and others by its column (RoPE in two dimensions), which Posiscope cannot show</source>
        <translation>модели этого типа поворачивают одни пары по строке патча, а другие по его столбцу (двумерное RoPE); Posiscope не может этого показать</translation>
    </message>
    <message>
        <source>models of this type turn pairs by the frame, the row and the column of a patch (RoPE in three dimensions), which Posiscope cannot show</source>
        <translation>модели этого типа поворачивают пары по кадру, строке и столбцу патча (трёхмерное RoPE); Posiscope не может этого показать</translation>
    </message>
    <message>
        <source>not shown: tables of their own in the layers behind the first</source>
        <translation>не показано: собственные таблицы в слоях после первого</translation>
    </message>
    <message>
        <source>not shown: a second table, with a row for each frame</source>
        <translation>не показано: вторая таблица, в которой по строке на каждый кадр</translation>
    </message>
    <message>
        <source>not shown: half a pixel is taken from each position before it is divided, and each of several feature maps has a learned row that is added to all of it</source>
        <translation>не показано: до деления из каждой позиции вычитается полпикселя, и у каждой из нескольких карт признаков есть обучаемая строка, которая прибавляется ко всей карте</translation>
    </message>
    <message>
        <source>models of this type have sinusoids of rows and columns with a temperature or an order of their own, which Posiscope does not show</source>
        <translation>у моделей этого типа синусоиды строк и столбцов имеют собственную температуру или порядок; Posiscope их не показывает</translation>
    </message>
    <message>
        <source>models of this type have learned tables for offsets of rows and of columns, besides a learned table of places</source>
        <translation>у моделей этого типа, кроме обучаемой таблицы мест, есть обучаемые таблицы для смещений строк и столбцов</translation>
    </message>
    <message>
        <source>models of this type number no positions; their convolutions know the place</source>
        <translation>модели этого типа не учитывают позиций; место знают их свёртки</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, or two of them</source>
        <translation>%1: требуется целое число от 1 до %2 или два таких числа</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, or three of them</source>
        <translation>%1: требуется целое число от 1 до %2 или три таких числа</translation>
    </message>
    <message>
        <source>read: %1 %2 / %3 %4 → %5 layers of patches</source>
        <translation>прочитано: %1 %2 / %3 %4 → слоёв патчей: %5</translation>
    </message>
    <message>
        <source>read: context_length %1, patch_length %2, patch_stride %3 → %4 patches</source>
        <translation>прочитано: context_length %1, patch_length %2, patch_stride %3 → патчей: %4</translation>
    </message>
    <message>
        <source>read: context_length %1 + prediction_length %2 → max_len</source>
        <translation>прочитано: context_length %1 + prediction_length %2 → max_len</translation>
    </message>
    <message>
        <source>%1 must be two whole numbers from 1 to %2</source>
        <translation>%1: требуются два целых числа от 1 до %2</translation>
    </message>
    <message>
        <source>read: %1 %2 → two tables, with %3 and %4 elements a row</source>
        <translation>прочитано: %1 %2 → две таблицы, в строке %3 и %4 элементов</translation>
    </message>
    <message>
        <source>read: %1 %2 / %3 %4 → %5 × %6 patches</source>
        <translation>прочитано: %1 %2 / %3 %4 → патчей %5 × %6</translation>
    </message>
    <message>
        <source>not shown: every layer number %1 has no positional encoding (%2; %3 layers)</source>
        <translation>не показано: у каждого слоя, номер которого кратен %1, нет позиционного кодирования (%2; слоёв: %3)</translation>
    </message>
    <message>
        <source>not shown: layers with full attention have no positional encoding at all (%1 layers, %2)</source>
        <translation>не показано: у слоёв с полным вниманием позиционного кодирования нет вообще (слоёв: %1, %2)</translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window keep the frequencies of training (%1 layers); shown are those with full attention</source>
        <translation>не показано: слои со скользящим окном сохраняют частоты обучения (слоёв: %1); показаны слои с полным вниманием</translation>
    </message>
    <message>
        <source>not shown: layers without RoPE multiply the query at p by 1 + %1·ln(⌊(p + 1)/%2⌋ + 1) (attn_temperature_tuning)</source>
        <translation>не показано: слои без RoPE умножают запрос в позиции p на 1 + %1·ln(⌊(p + 1)/%2⌋ + 1) (attn_temperature_tuning)</translation>
    </message>
    <message>
        <source>not shown: the query at p is multiplied by 1 + %1·ln(1 + ⌊p/L₀⌋) (llama_4_scaling_beta)</source>
        <translation>не показано: запрос в позиции p умножается на 1 + %1·ln(1 + ⌊p/L₀⌋) (llama_4_scaling_beta)</translation>
    </message>
    <message>
        <source>not shown: queries beyond the length of training are multiplied by a quotient of logarithms (use_logn_attn)</source>
        <translation>не показано: запросы за пределами длины обучения умножаются на отношение логарифмов (use_logn_attn)</translation>
    </message>
    <message>
        <source>not shown: sequences longer than those of training raise the base (use_dynamic_ntk); the encoding is that of shorter ones</source>
        <translation>не показано: последовательности длиннее обучающих повышают основание (use_dynamic_ntk); кодирование показано для более коротких</translation>
    </message>
    <message>
        <source>the longest sequence: up to the original context nothing is scaled</source>
        <translation>самая длинная последовательность: до исходного контекста ничего не масштабируется</translation>
    </message>
    <message>
        <source>as no key says another</source>
        <translation>так как ни один ключ не задаёт другого</translation>
    </message>
    <message>
        <source>not shown: layers with linear attention, which know the order by themselves</source>
        <translation>не показано: слои с линейным вниманием, которые знают порядок сами по себе</translation>
    </message>
    <message>
        <source>assumed: the encoding of diffusion timesteps, as its cosines stand before the sines too</source>
        <translation>предположено: кодирование шагов диффузии, так как и у него косинусы стоят перед синусами</translation>
    </message>
    <message>
        <source>not shown: the decoder has a table of its own; this is the encoder’s</source>
        <translation>не показано: у декодера своя таблица; это таблица энкодера</translation>
    </message>
    <message>
        <source>not shown: a learned bias by distance, which these models add to the scores as well</source>
        <translation>не показано: обучаемое смещение по расстоянию, которое эти модели тоже прибавляют к оценкам</translation>
    </message>
    <message>
        <source>not shown: the place of a word on its page, for which there are tables of their own</source>
        <translation>не показано: место слова на странице, для которого есть отдельные таблицы</translation>
    </message>
    <message>
        <source>not shown: tables for the row and the column of a cell</source>
        <translation>не показано: таблицы для строки и столбца ячейки</translation>
    </message>
    <message>
        <source>not shown: that each row is put together from a row of a first table and a row of a second one, both of which come again and again</source>
        <translation>не показано: каждая строка составлена из строки первой таблицы и строки второй, и обе встречаются снова и снова</translation>
    </message>
    <message>
        <source>not shown: the mean of the whole table is taken away and the rest divided by ten times its standard deviation</source>
        <translation>не показано: из таблицы вычитается её среднее, а остаток делится на десять её стандартных отклонений</translation>
    </message>
    <message>
        <source>not shown: a learned factor on these sinusoids, which are those of texts; speech has a convolution and sinusoids whose last frequency is 1/10000</source>
        <translation>не показано: обучаемый множитель этих синусоид, они для текстов; у речи свёртка и синусоиды с последней частотой 1/10000</translation>
    </message>
    <message>
        <source>not shown: learned embeddings of the distance in every layer of the encoder</source>
        <translation>не показано: обучаемые эмбеддинги расстояния в каждом слое энкодера</translation>
    </message>
    <message>
        <source>NTK-mixed</source>
        <translation>NTK-mixed</translation>
    </message>
    <message>
        <source>Every pair divided by a power of the factor, slow ones by more</source>
        <translation>Каждая пара делится на степень коэффициента, медленные — на большую</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>The exponent b: pair i of d/2 is divided by s^((2(i + 1)/d)^b). At 1 every pair is divided by s^(2/d) more than the one before it.</source>
        <translation>Показатель b: пара i из d/2 делится на s^((2(i + 1)/d)^b). При 1 каждая пара делится на s^(2/d) сильнее предыдущей.</translation>
    </message>
    <message>
        <source>high_freq_factor must not be less than low_freq_factor, as %1 is</source>
        <translation>high_freq_factor не должно быть меньше low_freq_factor, а %1 меньше</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>How many distances a running mean and an envelope are taken over, half of them on either side.</source>
        <translation>По скольким расстояниям берутся скользящее среднее и огибающая, половина с каждой стороны.</translation>
    </message>
    <message>
        <source>Distance axis</source>
        <translation>Ось расстояний</translation>
    </message>
    <message>
        <source>How the axis of distances is divided. A logarithmic one begins at 1.</source>
        <translation>Как размечена ось расстояний. Логарифмическая начинается с 1.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Линейная</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Логарифмическая</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Расстояния</translation>
    </message>
    <message>
        <source>Whether keys ahead of the query (negative distances) are shown.</source>
        <translation>Показывать ли ключи впереди запроса (отрицательные расстояния).</translation>
    </message>
    <message>
        <source>0 … L for rotary encodings, otherwise all that there are</source>
        <translation>0 … L для вращательных кодирований, для остальных — все, какие есть</translation>
    </message>
    <message>
        <source>0 … L</source>
        <translation>0 … L</translation>
    </message>
    <message>
        <source>As a causal model sees them</source>
        <translation>Как их видит каузальная модель</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>What is drawn of a curve over the distance.</source>
        <translation>Что рисуется от кривой по расстоянию.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Running mean</source>
        <translation>Скользящее среднее</translation>
    </message>
    <message>
        <source>The mean over a window of distances</source>
        <translation>Среднее по окну расстояний</translation>
    </message>
    <message>
        <source>Mean and envelope</source>
        <translation>Среднее и огибающая</translation>
    </message>
    <message>
        <source>The running mean between the smallest and the largest value in its window</source>
        <translation>Скользящее среднее между наименьшим и наибольшим значением в его окне</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A и B</translation>
    </message>
    <message>
        <source>a pane shows B, A − B or A and B, but nothing is compared</source>
        <translation>панель показывает B, A − B или A и B, но ничего не сравнивается</translation>
    </message>
    <message>
        <source>The offset maps of A and B have %1 and %2 rows, so there is no difference.</source>
        <translation>Матрицы сдвига A и B имеют %1 и %2 строк, поэтому разности нет.</translation>
    </message>
    <message>
        <source>“%1” shows one encoding at a time. Choose A or B in this pane&apos;s menu.</source>
        <translation>«%1» показывает одно кодирование за раз. Выберите A или B в меню этой панели.</translation>
    </message>
    <message>
        <source>“%1” has no difference A − B. Choose A or B in this pane&apos;s menu.</source>
        <translation>У вида «%1» нет разности A − B. Выберите A или B в меню этой панели.</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A ÷ B · Spectrum</source>
        <translation>A ÷ B · Спектр</translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (авто)</translation>
    </message>
    <message>
        <source>the minutes of a step must be a whole number from 1 to 120</source>
        <translation>минуты шага — целое число от 1 до 120</translation>
    </message>
    <message>
        <source>“%1” has more than three forms of a word</source>
        <translation>в «%1» больше трёх форм слова</translation>
    </message>
    <message>
        <source>“then” and “after” need a question that they follow</source>
        <translation>«then» и «after» идут после вопроса, а его нет</translation>
    </message>
    <message>
        <source>there is no field “%1”: the header has lesson, title, summary, minutes, goal, needs, can</source>
        <translation>поля «%1» нет: в заголовке бывают lesson, title, summary, minutes, goal, needs, can</translation>
    </message>
    <message>
        <source>the question is answered before anything is clicked</source>
        <translation>ответ верен ещё до щелчка</translation>
    </message>
    <message>
        <source>“{{=&gt; %1 }}” is not known before the answer</source>
        <translation>значение «{{=&gt; %1 }}» до ответа ещё неизвестно</translation>
    </message>
    <message>
        <source>the answer changes “%1” from %2 to %3: write {{= … }} for the value that the question is about, or {{=&gt; … }} for the one after it</source>
        <translation>ответ меняет «%1» с %2 на %3: для значения, о котором вопрос, пишите {{= … }}, для значения после ответа — {{=&gt; … }}</translation>
    </message>
    <message>
        <source>Markdown takes the beginning of this answer for a list, a heading or a quotation: begin with a word</source>
        <translation>Markdown примет начало этого ответа за список, заголовок или цитату: начните со слова</translation>
    </message>
    <message>
        <source>a question with “number:” or “click:” has no list of answers</source>
        <translation>у вопроса с «number:» или «click:» нет списка ответов</translation>
    </message>
    <message>
        <source>the question has no line “within: …”</source>
        <translation>в вопросе нет строки «within: …»</translation>
    </message>
    <message>
        <source>what is to be put in order is marked [1], [2], [3] …, each once</source>
        <translation>то, что нужно упорядочить, помечают [1], [2], [3] …, каждое один раз</translation>
    </message>
    <message>
        <source>an order has at least three lines “- [1] …”</source>
        <translation>в вопросе на порядок не меньше трёх строк «- [1] …»</translation>
    </message>
    <message>
        <source>an answer begins with “- [ ]” or “- [x]”</source>
        <translation>ответ начинается с «- [ ]» или «- [x]»</translation>
    </message>
    <message>
        <source>“%1” cannot be shown: a picture is a file .svg or .png beside the lesson, given by its bare name</source>
        <translation>«%1» показать нельзя: рисунок — это файл .svg или .png рядом с уроком, указанный одним именем</translation>
    </message>
    <message>
        <source>there is no picture “%1” beside the lesson</source>
        <translation>рядом с уроком нет рисунка «%1»</translation>
    </message>
    <message>
        <source>the picture “%1” is larger than 4 MiB</source>
        <translation>рисунок «%1» больше 4 МиБ</translation>
    </message>
    <message>
        <source>the picture “%1” cannot be read</source>
        <translation>рисунок «%1» не читается</translation>
    </message>
    <message>
        <source>the picture “%1” refers to something outside itself</source>
        <translation>рисунок «%1» ссылается на что-то вне себя</translation>
    </message>
    <message>
        <source>a lesson can show the tables of the course only, as course:NAME</source>
        <translation>урок может показывать только таблицы курса, как course:NAME</translation>
    </message>
    <message>
        <source>the course has no table of this name</source>
        <translation>в курсе нет таблицы с таким именем</translation>
    </message>
    <message>
        <source>cosines and sines must be arrays of the same shape</source>
        <translation>косинусы и синусы должны быть массивами одинаковой формы</translation>
    </message>
    <message>
        <source>it is larger than 2 GiB, which Posiscope does not read</source>
        <translation>он больше 2 ГиБ, такие Posiscope не читает</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>Числа в ячейках</translation>
    </message>
    <message>
        <source>Values are written into the cells of a heatmap that have room for at least two digits.</source>
        <translation>Значения пишутся в ячейках тепловой карты, если там есть место хотя бы для двух цифр.</translation>
    </message>
    <message>
        <source>--order is sine-first or cosine-first</source>
        <translation>--order — это sine-first или cosine-first</translation>
    </message>
    <message>
        <source>--dtype is one of %1</source>
        <translation>--dtype — одно из: %1</translation>
    </message>
    <message>
        <source>--%1 is missing</source>
        <translation>не хватает --%1</translation>
    </message>
    <message>
        <source>--rotated must be even and at most --head-dim</source>
        <translation>--rotated — чётное число, не больше --head-dim</translation>
    </message>
    <message>
        <source>NPY has no bfloat16: write a .safetensors file</source>
        <translation>в NPY нет bfloat16: запишите файл .safetensors</translation>
    </message>
    <message>
        <source>most readers of safetensors know no complex numbers: write a .npy file</source>
        <translation>большинство программ не читает комплексные числа из safetensors: запишите файл .npy</translation>
    </message>
    <message>
        <source>there are complex numbers of float32 and of float64: choose one with --dtype</source>
        <translation>комплексные числа бывают из float32 и из float64: выберите с помощью --dtype</translation>
    </message>
    <message>
        <source>CSV holds rows and columns of real numbers: write a .npy file</source>
        <translation>в CSV — строки и столбцы вещественных чисел: запишите файл .npy</translation>
    </message>
    <message>
        <source>this table has no single angle for each pair</source>
        <translation>у пар этой таблицы нет одного угла на пару</translation>
    </message>
    <message>
        <source>a column of this table belongs to no pair of sine and cosine: only its type and length can be changed</source>
        <translation>в таблице есть столбец вне пар синуса и косинуса: изменить можно только тип и длину</translation>
    </message>
    <message>
        <source>there is no form “%1”</source>
        <translation>формы «%1» нет</translation>
    </message>
    <message>
        <source>this was not recognised as a table of sines and cosines: see posiscope identify</source>
        <translation>это не распознано как таблица синусов и косинусов: см. posiscope identify</translation>
    </message>
    <message>
        <source>frequencies alone have no positions: --rows is missing</source>
        <translation>у одних частот нет позиций: не хватает --rows</translation>
    </message>
    <message>
        <source>a table of a grid cannot be made longer</source>
        <translation>таблицу сетки нельзя удлинить</translation>
    </message>
    <message>
        <source>a table with a column of coordinates cannot be made longer</source>
        <translation>таблицу со столбцом координат нельзя удлинить</translation>
    </message>
    <message>
        <source>The table was not identified: it was stopped.</source>
        <translation>Таблица не опознана: опознание остановлено.</translation>
    </message>
    <message>
        <source>The table was not recognised: there is no encoding to show.</source>
        <translation>Таблица не опознана: показывать нечего.</translation>
    </message>
    <message>
        <source>Posiscope shows no encoding of this kind: %1.</source>
        <translation>Posiscope не показывает такого кодирования: %1.</translation>
    </message>
    <message>
        <source>These parameters are beyond the limits of what Posiscope shows.</source>
        <translation>Эти параметры выходят за пределы того, что показывает Posiscope.</translation>
    </message>
    <message>
        <source>%1 has no table of positions × dimensions that a file could be compared with.</source>
        <translation>У кодирования «%1» нет таблицы «позиции × измерения», с которой можно сравнить файл.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>транспонирована</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>умножена на %1</translation>
    </message>
    <message>
        <source>%1 rows, not %2</source>
        <translation>%1 строк, а не %2</translation>
    </message>
    <message>
        <source>The file holds the numbers in another way than the encoding&apos;s own table (%1): the difference shows that as well.</source>
        <translation>Числа хранятся в файле иначе, чем в собственной таблице кодирования (%1): разность показывает и это.</translation>
    </message>
    <message>
        <source>frequency %1</source>
        <translation>частота %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>позиция %1</translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation>угол %1</translation>
    </message>
    <message>
        <source>sine %1</source>
        <translation>синус %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>таблица %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 in row %2, column %3; root mean square %4</source>
        <translation>%1 в строке %2, столбце %3; среднеквадратичное %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>rows %1, columns %2</source>
        <translation>строки %1, столбцы %2</translation>
    </message>
    <message>
        <source>%1 (NaN or infinite: %2)</source>
        <translation>%1 (NaN или бесконечность: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>параметры</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>хранение</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>округление</translation>
    </message>
    <message>
        <source>largest deviation</source>
        <translation>наибольшее отклонение</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>recognised</source>
        <translation>опознана</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>не опознана</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <translation>%1 (%2; %3)</translation>
    </message>
    <message>
        <source>or</source>
        <translation>или</translation>
    </message>
    <message>
        <source>because</source>
        <translation>потому что</translation>
    </message>
    <message>
        <source>Here stands what the table of a file is and what is wrong with it. Choose File ▸ Identify table, or open a table.</source>
        <translation>Здесь говорится, что за таблица в файле и что в ней неверно. Выберите «Файл ▸ Опознать таблицу» или откройте таблицу.</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Опознание</translation>
    </message>
    <message>
        <source>What the table of a file is: encoding, conventions, precision, mistakes</source>
        <translation>Что за таблица в файле: кодирование, соглашения, точность, ошибки</translation>
    </message>
    <message>
        <source>Cosines and sines stand in two arrays: open one of them to compare it.</source>
        <translation>Косинусы и синусы стоят в двух массивах: откройте один из них, чтобы сравнить.</translation>
    </message>
    <message>
        <source>Only an array of two axes is shown as a table.</source>
        <translation>Таблицей показывается только массив с двумя осями.</translation>
    </message>
    <message>
        <source>The slopes are one geometric row for %1 heads, which are no power of two: the published slopes are those of the next lower power, then every other one of its double</source>
        <translation>Наклоны %1 голов — одна геометрическая прогрессия, хотя это не степень двойки: в публикации берутся наклоны ближайшей меньшей степени, затем через один наклоны удвоенной</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>все головы</translation>
    </message>
    <message>
        <source>slopes: %1 to %2 of %3 heads</source>
        <translation>наклоны: от %1 до %2, голов: %3</translation>
    </message>
    <message>
        <source>storage: every column grows by the same angle from row to row</source>
        <translation>хранение: каждый столбец растёт от строки к строке на один и тот же угол</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>основание: %1</translation>
    </message>
    <message>
        <source>The last bucket is not limited: numbers reach num_buckets and more</source>
        <translation>Последняя корзина не ограничена: номера доходят до num_buckets и дальше</translation>
    </message>
    <message>
        <source>far distances</source>
        <translation>большие расстояния</translation>
    </message>
    <message>
        <source>the first column counts the rows, and is a part of the table all the same</source>
        <translation>первый столбец считает строки, и всё же это часть таблицы</translation>
    </message>
    <message>
        <source>Bucket numbers are others: %1; first at distance %2, bucket %3 where %4 was meant</source>
        <translation>Номера корзин другие: %1; впервые на расстоянии %2: корзина %3, а имелась в виду %4</translation>
    </message>
    <message>
        <source>whole numbers, but not those of buckets: they were taken for biases</source>
        <translation>целые числа, но не номера корзин: они приняты за смещения</translation>
    </message>
    <message>
        <source>whole numbers that depend on the distance alone</source>
        <translation>целые числа, которые зависят только от расстояния</translation>
    </message>
    <message>
        <source>storage: periods alone, %1 of them</source>
        <translation>хранение: одни периоды, всего %1</translation>
    </message>
    <message>
        <source>storage: frequencies alone, %1 of them</source>
        <translation>хранение: одни частоты, всего %1</translation>
    </message>
    <message>
        <source>pairs that do not turn: %1 (proportional rotary)</source>
        <translation>пары, которые не вращаются: %1 (пропорциональное вращение)</translation>
    </message>
    <message>
        <source>grid: %1 × %2 places, the first half of the columns repeats with every row of places</source>
        <translation>сетка: %1 × %2 мест, первая половина столбцов повторяется с каждым рядом мест</translation>
    </message>
    <message>
        <source>grid: %1 × %2 places, the second half of the columns repeats with every row of places</source>
        <translation>сетка: %1 × %2 мест, вторая половина столбцов повторяется с каждым рядом мест</translation>
    </message>
    <message>
        <source>the two halves stand in the other order</source>
        <translation>две половины стоят в другом порядке</translation>
    </message>
    <message>
        <source>storage: %1, cosines first: %2 of %3 pairs have a constant norm and turn evenly</source>
        <translation>хранение: %1, сначала косинусы: у %2 из %3 пар постоянная норма и равномерное вращение</translation>
    </message>
    <message>
        <source>storage: %1, sines first: %2 of %3 pairs have a constant norm and turn evenly</source>
        <translation>хранение: %1, сначала синусы: у %2 из %3 пар постоянная норма и равномерное вращение</translation>
    </message>
    <message>
        <source>base: %1 ± %2 from the frequencies</source>
        <translation>основание: %1 ± %2 по частотам</translation>
    </message>
    <message>
        <source>base: %1 with the other parameters</source>
        <translation>основание: %1 вместе с остальными параметрами</translation>
    </message>
    <message>
        <source>rows before position 0: %1, %2 of them zeros</source>
        <translation>строк перед позицией 0: %1, из них нулевых: %2</translation>
    </message>
    <message>
        <source>rows count down</source>
        <translation>строки идут в обратном порядке</translation>
    </message>
    <message>
        <source>sines have the other sign</source>
        <translation>у синусов другой знак</translation>
    </message>
    <message>
        <source>all cells are multiplied by %1</source>
        <translation>все ячейки умножены на %1</translation>
    </message>
    <message>
        <source>random numbers of the seed %1</source>
        <translation>случайные числа с зерном %1</translation>
    </message>
    <message>
        <source>mean %1, standard deviation %2, kurtosis %3, correlation of a row with the next %4</source>
        <translation>среднее %1, стандартное отклонение %2, эксцесс %3, корреляция строки со следующей %4</translation>
    </message>
    <message>
        <source>all cells are alike</source>
        <translation>все ячейки одинаковы</translation>
    </message>
    <message>
        <source>normal random numbers, a learned table before training: %1</source>
        <translation>нормальные случайные числа, обучаемая таблица до обучения: %1</translation>
    </message>
    <message>
        <source>rows have nothing to do with each other: %1</source>
        <translation>строки никак не связаны друг с другом: %1</translation>
    </message>
    <message>
        <source>%1 of %2 cells are NaN or infinite: %3</source>
        <translation>%1 из %2 ячеек — NaN или бесконечность: %3</translation>
    </message>
    <message>
        <source>%1 of %2 pairs have the same norm in every row (%3), but do not turn evenly from row to row</source>
        <translation>у %1 из %2 пар норма во всех строках одна (%3), но от строки к строке они вращаются неравномерно</translation>
    </message>
    <message>
        <source>learned, or no table of positions that is known: %1; %2</source>
        <translation>обучаемая или не из известных таблиц позиций: %1; %2</translation>
    </message>
    <message>
        <source>no pairs of sines and cosines</source>
        <translation>пар синусов и косинусов нет</translation>
    </message>
    <message>
        <source>no pairs of sines and cosines, and no bias of the distance alone</source>
        <translation>нет ни пар синусов и косинусов, ни смещения, зависящего только от расстояния</translation>
    </message>
    <message>
        <source>every cell is the index of (Δ row, Δ column) in a window</source>
        <translation>каждая ячейка — номер (Δ строки, Δ столбца) в окне</translation>
    </message>
    <message>
        <source>sine and cosine of a pair beside each other</source>
        <translation>синус и косинус пары рядом</translation>
    </message>
    <message>
        <source>all of the one function, then all of the other</source>
        <translation>сначала вся одна функция, затем вся другая</translation>
    </message>
    <message>
        <source>the coordinate, then sine and cosine of a pair beside each other</source>
        <translation>координата, затем синус и косинус пары рядом</translation>
    </message>
    <message>
        <source>[cos | sin] with the halves of each repeated</source>
        <translation>[cos | sin], половины каждой функции повторены</translation>
    </message>
    <message>
        <source>[cos | sin] with every number twice in a row</source>
        <translation>[cos | sin], каждое число два раза подряд</translation>
    </message>
    <message>
        <source>the last axis holds the two functions</source>
        <translation>две функции вдоль последней оси</translation>
    </message>
    <message>
        <source>the first axis holds the two functions</source>
        <translation>две функции вдоль первой оси</translation>
    </message>
    <message>
        <source>the first axis holds the two functions, halves repeated</source>
        <translation>две функции вдоль первой оси, половины повторены</translation>
    </message>
    <message>
        <source>the first axis holds the two functions, neighbours repeated</source>
        <translation>две функции вдоль первой оси, соседи повторены</translation>
    </message>
    <message>
        <source>one function alone, halves repeated</source>
        <translation>одна функция, половины повторены</translation>
    </message>
    <message>
        <source>one function alone, every number twice in a row</source>
        <translation>одна функция, каждое число два раза подряд</translation>
    </message>
    <message>
        <source>one function alone</source>
        <translation>одна функция</translation>
    </message>
    <message>
        <source>cosines and sines in two arrays</source>
        <translation>косинусы и синусы в двух массивах</translation>
    </message>
    <message>
        <source>cosines and sines in two arrays, halves repeated</source>
        <translation>косинусы и синусы в двух массивах, половины повторены</translation>
    </message>
    <message>
        <source>cosines and sines in two arrays, every number twice in a row</source>
        <translation>косинусы и синусы в двух массивах, каждое число два раза подряд</translation>
    </message>
    <message>
        <source>2 × 2 matrices</source>
        <translation>матрицы 2 × 2</translation>
    </message>
    <message>
        <source>2 × 2 rotation matrices</source>
        <translation>матрицы вращения 2 × 2</translation>
    </message>
    <message>
        <source>Neighbours are repeated where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …</source>
        <translation>Повторены соседи, а задумано деление пополам: переставьте столбцы 0, 2, 4, …, 1, 3, 5, …</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>все столбцы</translation>
    </message>
    <message>
        <source>Interleaved where half-split was meant: reorder columns 0, 2, 4, …, 1, 3, 5, …</source>
        <translation>Чередование, а задумано деление пополам: переставьте столбцы 0, 2, 4, …, 1, 3, 5, …</translation>
    </message>
    <message>
        <source>Half-split where interleaved was meant: reorder columns 0, d/2, 1, d/2 + 1, …</source>
        <translation>Деление пополам, а задумано чередование: переставьте столбцы 0, d/2, 1, d/2 + 1, …</translation>
    </message>
    <message>
        <source>Cosines stand first where sines were meant to</source>
        <translation>Первыми стоят косинусы, а задуманы синусы</translation>
    </message>
    <message>
        <source>Sines stand first where cosines were meant to</source>
        <translation>Первыми стоят синусы, а задуманы косинусы</translation>
    </message>
    <message>
        <source>Rows and columns are exchanged: positions run across</source>
        <translation>Строки и столбцы поменялись местами: позиции идут поперёк</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>все ячейки</translation>
    </message>
    <message>
        <source>Cells have the precision of %1: sines and cosines were rounded, and what they come from was not</source>
        <translation>У ячеек точность %1: округлены синусы и косинусы, а не то, из чего они получены</translation>
    </message>
    <message>
        <source>frequencies of what was expected</source>
        <translation>частоты того, что ожидалось</translation>
    </message>
    <message>
        <source>Every frequency has the precision of %1: inv_freq was rounded</source>
        <translation>У каждой частоты точность %1: inv_freq округлён</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>все пары</translation>
    </message>
    <message>
        <source>Buckets are two-sided where one-sided ones were meant: the exact part ends at half the distance</source>
        <translation>Корзины двусторонние, а задуманы односторонние: точная часть кончается на половине расстояния</translation>
    </message>
    <message>
        <source>Buckets are one-sided where two-sided ones were meant</source>
        <translation>Корзины односторонние, а задуманы двусторонние</translation>
    </message>
    <message>
        <source>all distances</source>
        <translation>все расстояния</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>все строки</translation>
    </message>
    <message>
        <source>Frequencies, positions and angles were all computed in %1</source>
        <translation>Частоты, позиции и углы вычислены в %1</translation>
    </message>
    <message>
        <source>Frequencies were rounded to %1</source>
        <translation>Частоты округлены до %1</translation>
    </message>
    <message>
        <source>Angles were rounded to %1</source>
        <translation>Углы округлены до %1</translation>
    </message>
    <message>
        <source>Angles were rounded to %1 before sine and cosine</source>
        <translation>Углы округлены до %1 перед синусом и косинусом</translation>
    </message>
    <message>
        <source>Cosines and sines are not multiplied by the attention factor %1</source>
        <translation>Косинусы и синусы не умножены на множитель внимания %1</translation>
    </message>
    <message>
        <source>Base and exponent are exchanged: pair i turns by (2i/d)^(1/B)</source>
        <translation>Основание и показатель поменялись местами: пара i поворачивается на (2i/d)^(1/B)</translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant</source>
        <translation>Основание %1, а задумано %2</translation>
    </message>
    <message>
        <source>Cosines have the exponent (2i + 1)/d, sines 2i/d: both must have 2i/d</source>
        <translation>У косинусов показатель (2i + 1)/d, у синусов 2i/d: у обоих должен быть 2i/d</translation>
    </message>
    <message>
        <source>cosine columns</source>
        <translation>столбцы косинусов</translation>
    </message>
    <message>
        <source>Frequencies, positions, angles, sines and cosines were all computed in %1</source>
        <translation>Частоты, позиции, углы, синусы и косинусы вычислены в %1</translation>
    </message>
    <message>
        <source>Column j has the exponent 2j/d: sine and cosine of a pair have different frequencies; use 2⌊j/2⌋/d</source>
        <translation>У столбца j показатель 2j/d: у синуса и косинуса пары разные частоты; нужно 2⌊j/2⌋/d</translation>
    </message>
    <message>
        <source>The exponent is doubled: pair i turns by B^(−4i/d), as if the base were its square</source>
        <translation>Показатель удвоен: пара i поворачивается на B^(−4i/d), как если бы основание было возведено в квадрат</translation>
    </message>
    <message>
        <source>Row 0 is all zeros, its cosines too, which should be 1</source>
        <translation>Строка 0 вся нулевая, и косинусы тоже, а они должны быть 1</translation>
    </message>
    <message>
        <source>row 0</source>
        <translation>строка 0</translation>
    </message>
    <message>
        <source>Every frequency has %1 significant bits: inv_freq was rounded to %2</source>
        <translation>У каждой частоты значащих битов: %1; inv_freq округлён до %2</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by 0.1 ln s + 1 = %1, where %2 was given</source>
        <translation>Косинусы и синусы умножены на 0.1 ln s + 1 = %1, а задано %2</translation>
    </message>
    <message>
        <source>The halves of the two axes are exchanged: columns j and j ± d/2</source>
        <translation>Половины двух осей поменялись местами: столбцы j и j ± d/2</translation>
    </message>
    <message>
        <source>All frequencies are divided by the factor, where “%1” was meant</source>
        <translation>Все частоты разделены на множитель, а задумано «%1»</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1: the logarithm of the factor was applied twice</source>
        <translation>Косинусы и синусы умножены на %1: логарифм множителя применён дважды</translation>
    </message>
    <message>
        <source>The frequencies are divided by long_factor, where short_factor was meant</source>
        <translation>Частоты разделены на long_factor, а задуман short_factor</translation>
    </message>
    <message>
        <source>Positions are multiplied by B^(2i/d), not divided: the frequencies rise</source>
        <translation>Позиции умножены на B^(2i/d), а не разделены: частоты растут</translation>
    </message>
    <message>
        <source>Row p holds position %1: the rows in the cache were not counted</source>
        <translation>В строке p позиция %1: строки в кэше не учтены</translation>
    </message>
    <message>
        <source>All rows are that of position %1</source>
        <translation>Все строки — строка позиции %1</translation>
    </message>
    <message>
        <source>The grid has %1 × %2 places, not %3 × %4</source>
        <translation>В сетке %1 × %2 мест, а не %3 × %4</translation>
    </message>
    <message>
        <source>The frequencies are those of the spectrum “%1”, not of the one meant</source>
        <translation>Частоты спектра «%1», а не задуманного</translation>
    </message>
    <message>
        <source>The frequencies end elsewhere: downscale_freq_shift is %1, not %2</source>
        <translation>Частоты кончаются не там: downscale_freq_shift равен %1, а не %2</translation>
    </message>
    <message>
        <source>The frequencies reach 1/B: the exponent is i/(d/2 − 1) where 2i/d was meant</source>
        <translation>Частоты доходят до 1/B: показатель i/(d/2 − 1), а задуман 2i/d</translation>
    </message>
    <message>
        <source>Row p holds position %1: padding was counted</source>
        <translation>В строке p позиция %1: учтено заполнение</translation>
    </message>
    <message>
        <source>Positions were rounded to %1: whole numbers beyond %2 fall together</source>
        <translation>Позиции округлены до %1: целые числа больше %2 совпадают</translation>
    </message>
    <message>
        <source>rows from %1 on</source>
        <translation>строки начиная с %1</translation>
    </message>
    <message>
        <source>Row p holds position %1: the rows are moved</source>
        <translation>В строке p позиция %1: строки сдвинуты</translation>
    </message>
    <message>
        <source>All cells are multiplied by %1 = √d</source>
        <translation>Все ячейки умножены на %1 = √d</translation>
    </message>
    <message>
        <source>All cells are multiplied by %1 = 1/√d</source>
        <translation>Все ячейки умножены на %1 = 1/√d</translation>
    </message>
    <message>
        <source>√d was rounded to %1: %2 for %3</source>
        <translation>√d округлён до %1: %2 вместо %3</translation>
    </message>
    <message>
        <source>The scaling “%1” was not applied</source>
        <translation>Масштабирование «%1» не применено</translation>
    </message>
    <message>
        <source>The sines have the other sign: pairs turn the other way</source>
        <translation>У синусов другой знак: пары вращаются в другую сторону</translation>
    </message>
    <message>
        <source>sine columns</source>
        <translation>столбцы синусов</translation>
    </message>
    <message>
        <source>There are frequencies for the whole head, where a part of it rotates: the exponent is 2i/d, not 2i/r</source>
        <translation>Частоты для всей головы, хотя вращается её часть: показатель 2i/d, а не 2i/r</translation>
    </message>
    <message>
        <source>All pairs turn by 1: the exponent 2i/d was computed with whole numbers</source>
        <translation>Все пары поворачиваются на 1: показатель 2i/d вычислен в целых числах</translation>
    </message>
    <message>
        <source>The bounds of YaRN&apos;s ramp are not rounded to whole pairs, which was meant</source>
        <translation>Границы перехода YaRN не округлены до целых пар, а это было задумано</translation>
    </message>
    <message>
        <source>The bounds of YaRN&apos;s ramp are rounded to whole pairs, where truncate is false</source>
        <translation>Границы перехода YaRN округлены до целых пар, хотя truncate равен false</translation>
    </message>
    <message>
        <source>%1 is always exact here. Choose Sinusoidal, RoPE, Diffusion timestep or ALiBi to see what rounding does.</source>
        <translation>%1 здесь всегда точно. Выберите синусоидальное кодирование, RoPE, шаг диффузии или ALiBi, чтобы увидеть, что делает округление.</translation>
    </message>
    <message>
        <source>Nothing is rounded: this encoding is exact. Choose a program, or Custom and a type for each stage, under Precision in the panel.</source>
        <translation>Ничто не округляется: это кодирование точное. Выберите в панели под «Точность» программу или «Свои типы» и тип для каждого этапа.</translation>
    </message>
    <message>
        <source>Errors are computed cell by cell, up to %1 cells: choose fewer positions or dimensions.</source>
        <translation>Ошибки вычисляются ячейка за ячейкой, не более %1: выберите меньше позиций или измерений.</translation>
    </message>
    <message>
        <source>Errors of</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Whose errors are drawn over the position.</source>
        <translation>Чьи ошибки рисуются в зависимости от позиции.</translation>
    </message>
    <message>
        <source>The cursor’s pair</source>
        <translation>Пара под курсором</translation>
    </message>
    <message>
        <source>The pair of the cursor’s dimension, or its head</source>
        <translation>Пара измерения под курсором или его голова</translation>
    </message>
    <message>
        <source>Largest error wanted</source>
        <translation>Допустимая ошибка</translation>
    </message>
    <message>
        <source>The error that one asks for: a line in the view, and the position up to which it holds.</source>
        <translation>Требуемая ошибка: линия в виде и позиция, до которой она соблюдается.</translation>
    </message>
    <message>
        <source>The type that frequencies are kept in: inv_freq, a buffer of the model.</source>
        <translation>Тип, в котором хранятся частоты: inv_freq, буфер модели.</translation>
    </message>
    <message>
        <source>The type of positions: bfloat16 holds whole numbers up to 256, float16 up to 2,048.</source>
        <translation>Тип позиций: bfloat16 точно хранит целые числа до 256, float16 до 2 048.</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Углы</translation>
    </message>
    <message>
        <source>The type in which positions are multiplied by frequencies.</source>
        <translation>Тип, в котором позиции умножаются на частоты.</translation>
    </message>
    <message>
        <source>Sine and cosine</source>
        <translation>Синус и косинус</translation>
    </message>
    <message>
        <source>The type in which sines and cosines of the angles are computed.</source>
        <translation>Тип, в котором вычисляются синусы и косинусы углов.</translation>
    </message>
    <message>
        <source>Stored table</source>
        <translation>Хранимая таблица</translation>
    </message>
    <message>
        <source>The type in which sines and cosines are kept.</source>
        <translation>Тип, в котором хранятся синусы и косинусы.</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Применение</translation>
    </message>
    <message>
        <source>The type of the products and sums that turn queries and keys, each one rounded.</source>
        <translation>Тип произведений и сумм, поворачивающих запросы и ключи; каждое действие округляется.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Запросы и ключи</translation>
    </message>
    <message>
        <source>The type of queries and keys before and after they are turned.</source>
        <translation>Тип запросов и ключей до и после поворота.</translation>
    </message>
    <message>
        <source>Arithmetic of frequencies</source>
        <translation>Вычисление частот</translation>
    </message>
    <message>
        <source>The type of every operation that leads to a frequency: exponent, power, reciprocal.</source>
        <translation>Тип каждого действия на пути к частоте: показатель, степень, обратное число.</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Наклоны</translation>
    </message>
    <message>
        <source>The type that the slopes of the heads are kept in.</source>
        <translation>Тип, в котором хранятся наклоны голов.</translation>
    </message>
    <message>
        <source>The type of the distances that slopes are multiplied by.</source>
        <translation>Тип расстояний, на которые умножаются наклоны.</translation>
    </message>
    <message>
        <source>The type of the product, which is added to scores.</source>
        <translation>Тип произведения, которое прибавляется к оценкам.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Not rounded</source>
        <translation>Без округления</translation>
    </message>
    <message>
        <source>%1 significant bits</source>
        <translation>Значащих битов: %1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Type of the model</source>
        <translation>Тип модели</translation>
    </message>
    <message>
        <source>The type of the model’s weights, which some stages take over.</source>
        <translation>Тип весов модели, который перенимают некоторые этапы.</translation>
    </message>
    <message>
        <source>Order of operations</source>
        <translation>Порядок действий</translation>
    </message>
    <message>
        <source>How frequencies are computed in their arithmetic.</source>
        <translation>Как вычисляются частоты в своей арифметике.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Степень</translation>
    </message>
    <message>
        <source>1 / B^(2i/d)</source>
        <translation>1 / B^(2i/d)</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Экспонента</translation>
    </message>
    <message>
        <source>exp(2i · (−ln B/d)), as in the PyTorch tutorial</source>
        <translation>exp(2i · (−ln B/d)), как в учебнике PyTorch</translation>
    </message>
    <message>
        <source>Exponential of a quotient</source>
        <translation>Экспонента частного</translation>
    </message>
    <message>
        <source>exp((−ln B · 2i)/d), as in diffusers</source>
        <translation>exp((−ln B · 2i)/d), как в diffusers</translation>
    </message>
    <message>
        <source>Running product</source>
        <translation>Накопленное произведение</translation>
    </message>
    <message>
        <source>Each angle is the one before times B^(−2/d), as in llama.cpp</source>
        <translation>Каждый угол есть предыдущий, умноженный на B^(−2/d), как в llama.cpp</translation>
    </message>
    <message>
        <source>Divide by timescales</source>
        <translation>Делить на масштабы времени</translation>
    </message>
    <message>
        <source>An angle is the position divided by B^(2i/d) in place of the position times a frequency.</source>
        <translation>Угол есть позиция, делённая на B^(2i/d), а не позиция, умноженная на частоту.</translation>
    </message>
    <message>
        <source>Nothing is rounded</source>
        <translation>Ничто не округляется</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свои типы</translation>
    </message>
    <message>
        <source>A type for every stage</source>
        <translation>Для каждого этапа свой тип</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Как в %1</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Срез</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Срезов</translation>
    </message>
    <message>
        <source>Where angles, sines or the table are rounded there is no formula for many cells at once. They are computed one by one, up to %1 of them: choose fewer positions or dimensions, or round frequencies and positions alone.</source>
        <translation>Где округлены углы, синусы или таблица, нет формулы сразу для многих ячеек. Они вычисляются по одной, не более %1: выберите меньше позиций или измерений либо округляйте только частоты и позиции.</translation>
    </message>
    <message>
        <source>The array of the file is %1; this is slice %2 of its first axes, from 0.</source>
        <translation>Массив в файле — %1; это срез %2 по первым осям, счёт с 0.</translation>
    </message>
    <message>
        <source>What rounding does: the error against the exact encoding over positions and pairs</source>
        <translation>Что делает округление: ошибка относительно точного кодирования по позициям и парам</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Вычислено</translation>
    </message>
    <message>
        <source>Where the computation rounds: nowhere, as a program does, or stage by stage.</source>
        <translation>Где вычисление округляет: нигде, как в программе или поэтапно.</translation>
    </message>
    <message>
        <source>These numbers are random or come from a file: no formula computes them. Export the table as .npy instead.</source>
        <translation>Эти числа случайны или взяты из файла: формулы для них нет. Вместо этого экспортируйте таблицу в .npy.</translation>
    </message>
    <message>
        <source>The code would compute in float64, and this table is rounded on the way.</source>
        <translation>Код считал бы в float64, а эта таблица округлялась по пути.</translation>
    </message>
    <message>
        <source>Number of frequencies</source>
        <translation>Число частот</translation>
    </message>
    <message>
        <source>The numbers of this bias were learned: Posiscope has no parameters for them.</source>
        <translation>Числа этого смещения обучены: параметров для них в Posiscope нет.</translation>
    </message>
    <message>
        <source>Pairs follow time, height and width in blocks, where they were meant to by turns</source>
        <translation>Пары идут блоками: время, высота, ширина; а должны были чередоваться</translation>
    </message>
    <message>
        <source>Pairs follow time, height and width by turns, where they were meant to in blocks</source>
        <translation>Пары чередуются: время, высота, ширина; а должны были идти блоками</translation>
    </message>
    <message>
        <source>Pairs follow time (T), height (H) and width (W) as %1; meant was %2</source>
        <translation>Пары следуют времени (T), высоте (H) и ширине (W) как %1, а должны были как %2</translation>
    </message>
    <message>
        <source>several positions a row: pairs are %1; time %2, height %3, width %4</source>
        <translation>несколько позиций в строке: пары %1; время %2, высота %3, ширина %4</translation>
    </message>
    <message>
        <source>cells depend on the distance of query and key alone, by no known formula</source>
        <translation>ячейки зависят только от расстояния между запросом и ключом; формула неизвестна</translation>
    </message>
    <message>
        <source>head %1 from distance 0 on: %2</source>
        <translation>голова %1, начиная с расстояния 0: %2</translation>
    </message>
    <message>
        <source>storage: what frequencies are divided by, %1 to %2</source>
        <translation>хранение: делители частот, от %1 до %2</translation>
    </message>
    <message>
        <source>the ramp is that of llama3 with the base %1</source>
        <translation>переход такой же, как у llama3 с основанием %1</translation>
    </message>
    <message>
        <source>the network of random numbers that Posiscope shows</source>
        <translation>сеть из случайных чисел, которую показывает Posiscope</translation>
    </message>
    <message>
        <source>the rows of all queries are one curve over ln(1 + c·distance), each stretched to its own position: within %1 % of its range</source>
        <translation>строки всех запросов — одна кривая от ln(1 + c·расстояние), растянутая до позиции каждого: с точностью до %1 % её размаха</translation>
    </message>
    <message>
        <source>head %1: −a·δ^p with a = %2, p = %3</source>
        <translation>голова %1: −a·δ^p, a = %2, p = %3</translation>
    </message>
    <message>
        <source>head %1: −a·ln(1 + b·δ) with a = %2, b = %3</source>
        <translation>голова %1: −a·ln(1 + b·δ), a = %2, b = %3</translation>
    </message>
    <message>
        <source>the causal mask alone: nothing tells how far away a key is</source>
        <translation>только причинная маска: ничто не говорит, как далеко ключ</translation>
    </message>
    <message>
        <source>rounding: %1 of %2 cells are, bit for bit, those of this computation</source>
        <translation>округление: %1 из %2 ячеек побитно те же, что при таком вычислении</translation>
    </message>
    <message>
        <source>rounding: %1 of %2 cells are, bit for bit, those of %3</source>
        <translation>округление: %1 из %2 ячеек побитно те же, что в %3</translation>
    </message>
    <message>
        <source>the bias is the same for all distances of a bucket, and %1 of these begin where those of T5 do</source>
        <translation>смещение одно для всех расстояний корзины, и %1 из них начинаются там же, где у T5</translation>
    </message>
    <message>
        <source>every distance up to %1 has a bias of its own, all farther ones share one</source>
        <translation>у каждого расстояния до %1 своё смещение, у всех дальних — одно общее</translation>
    </message>
    <message>
        <source>distances count key − query</source>
        <translation>расстояния считаются как ключ − запрос</translation>
    </message>
    <message>
        <source>Distances count key − query where query − key was meant: transpose the matrix</source>
        <translation>Расстояния считаются как ключ − запрос, а нужно запрос − ключ: транспонируйте матрицу</translation>
    </message>
    <message>
        <source>The base is %1, the default of the code, where %2 was meant</source>
        <translation>Основание — %1, значение кода по умолчанию, а должно быть %2</translation>
    </message>
    <message>
        <source>Every frequency has %1 significant bits: inv_freq was rounded to %2; at position %3 the angle of pair %4 is off by %5</source>
        <translation>В каждой частоте %1 значащих битов: inv_freq округлили до %2; в позиции %3 угол пары %4 неверен на %5</translation>
    </message>
    <message>
        <source>The exponent is 2i/r, r the elements that turn: the proportional form has 2i/d, d the whole head</source>
        <translation>Показатель 2i/r, где r — число вращаемых элементов; у пропорциональной формы 2i/d, где d — вся голова</translation>
    </message>
    <message>
        <source>All pairs turn: behind the first %1 the frequency is 0 in the proportional form</source>
        <translation>Вращаются все пары: у пропорциональной формы после первых %1 частота 0</translation>
    </message>
    <message>
        <source>from pair %1 on</source>
        <translation>начиная с пары %1</translation>
    </message>
    <message>
        <source>Only the %1 pairs that turn are there: %2 pairs with the frequency 0 are missing</source>
        <translation>Здесь только вращаемые пары (%1): пар с частотой 0 не хватает (%2)</translation>
    </message>
    <message>
        <source>rows are every %1 positions, from position %2 on</source>
        <translation>строки с шагом %1, начиная с позиции %2</translation>
    </message>
    <message>
        <source>rows count down by %1, from position %2 on</source>
        <translation>строки идут назад с шагом %1, начиная с позиции %2</translation>
    </message>
    <message>
        <source>some rows are missing: there are the positions %1</source>
        <translation>не хватает части строк: есть позиции %1</translation>
    </message>
    <message>
        <source>rows are shuffled: they hold the positions %1</source>
        <translation>строки перемешаны: стоят позиции %1</translation>
    </message>
    <message>
        <source>Range of distances</source>
        <translation>Диапазон расстояний</translation>
    </message>
    <message>
        <source>expected were layers that are not shown</source>
        <translation>ожидались слои, которые не показаны</translation>
    </message>
    <message>
        <source>there is no interpolation “%1”: choose among %2</source>
        <translation>нет интерполяции «%1»: выберите из %2</translation>
    </message>
    <message>
        <source>%1 must name %2 of the %3 axes, from 0 to %4</source>
        <translation>%1: нужно назвать осей: %2 из %3, от 0 до %4</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Ось</translation>
    </message>
    <message>
        <source>The axis along which slices are counted, from 0; axes of length 1 do not count. Rows and columns are the two that are left, so of more than three axes several count slices.</source>
        <translation>Ось, вдоль которой отсчитываются срезы, счёт с 0; оси длины 1 не считаются. Две оставшиеся оси — строки и столбцы, поэтому если осей больше трёх, срезы отсчитываются по нескольким.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>The shape of the array in its file.</source>
        <translation>Форма массива в файле.</translation>
    </message>
    <message>
        <source>The table that is shown of an array with more than two axes: the place along the axis that counts slices, or axes.</source>
        <translation>Какая таблица показана из массива, у которого больше двух осей: место вдоль оси (или осей), по которой отсчитываются срезы.</translation>
    </message>
    <message>
        <source>The numbers of this table were learned: Posiscope has no parameters for them.</source>
        <translation>Числа этой таблицы обучены: параметров для них в Posiscope нет.</translation>
    </message>
    <message>
        <source>The last %1 pairs do not turn (proportional form): Posiscope has no parameters for this, and would turn them all.</source>
        <translation>Последние пары (%1) не вращаются (пропорциональная форма): параметров для этого в Posiscope нет, и вращались бы все пары.</translation>
    </message>
    <message>
        <source>Learned table</source>
        <translation>Обучаемая таблица</translation>
    </message>
    <message>
        <source>every cell is more than that of the next key by 0 to 1: positions that gates count</source>
        <translation>каждая ячейка больше ячейки следующего ключа на величину от 0 до 1: позиции, которые считают вентили</translation>
    </message>
    <message>
        <source>the farthest keys of a query have one bias, from a distance on that differs from query to query, %1 to %2: the count of positions is full</source>
        <translation>у самых дальних ключей запроса одно и то же смещение, начиная с расстояния, своего у каждого запроса (от %1 до %2): счёт позиций достиг предела</translation>
    </message>
    <message>
        <source>a causal bias whose cells depend on more than the distance of query and key: on what is read</source>
        <translation>каузальное смещение, ячейки которого зависят не только от расстояния между запросом и ключом, но и от содержания</translation>
    </message>
    <message>
        <source>rows before the grid: %1</source>
        <translation>строк перед сеткой: %1</translation>
    </message>
    <message>
        <source>a matrix of zeros: nothing is added to any score</source>
        <translation>матрица из нулей: к оценкам ничего не прибавляется</translation>
    </message>
    <message>
        <source>all cells are %1: what is added to all scores alike tells nothing of positions</source>
        <translation>все ячейки равны %1: одинаковая добавка ко всем оценкам ничего не говорит о позициях</translation>
    </message>
    <message>
        <source>storage: %1: %2 of %3 columns are cosines of angles that grow evenly from 0</source>
        <translation>хранение: %1: в %2 из %3 столбцов косинусы углов, которые равномерно растут от 0</translation>
    </message>
    <message>
        <source>storage: %1: %2 of %3 columns are sines of angles that grow evenly from 0</source>
        <translation>хранение: %1: в %2 из %3 столбцов синусы углов, которые равномерно растут от 0</translation>
    </message>
    <message>
        <source>%3 × %4 of the original&apos;s %1 × %2 places, as they are, from row %5, column %6 on</source>
        <translation>%3 × %4 из %1 × %2 исходных мест, без изменений, начиная с ряда %5, столбца %6</translation>
    </message>
    <message>
        <source>the original&apos;s %1 × %2 places</source>
        <translation>исходные %1 × %2 мест</translation>
    </message>
    <message>
        <source>the original&apos;s %1 rows were resized to %2: %3</source>
        <translation>число строк изменено с %1 на %2: %3</translation>
    </message>
    <message>
        <source>the original&apos;s %1 × %2 places were resized to %3 × %4: %5</source>
        <translation>размер сетки изменён с %1 × %2 на %3 × %4 мест: %5</translation>
    </message>
    <message>
        <source>%1 · (%2/%1) is below %2 in float64</source>
        <translation>в float64 %1 · (%2/%1) меньше %2</translation>
    </message>
    <message>
        <source>rows in front that belong to no place: %1</source>
        <translation>строк в начале, не относящихся ни к какому месту: %1</translation>
    </message>
    <message>
        <source>rows in front that belong to no place were left out: %1</source>
        <translation>строки в начале, не относящиеся ни к какому месту, отброшены: %1</translation>
    </message>
    <message>
        <source>rows in front that the original does not have: %1</source>
        <translation>строк в начале, которых нет в исходной таблице: %1</translation>
    </message>
    <message>
        <source>There are %1 rows, not %2: a factor was rounded down; resize to a size instead</source>
        <translation>Строк %1, а не %2: коэффициент округлён вниз; задавайте не коэффициент, а размер</translation>
    </message>
    <message>
        <source>The grid has %1 × %2 places, not %3 × %4: a factor was rounded down; resize to a size instead</source>
        <translation>В сетке %1 × %2 мест, а не %3 × %4: коэффициент округлён вниз; задавайте не коэффициент, а размер</translation>
    </message>
    <message>
        <source>Places were sampled at (y, x): give (x, y), or transpose the picture of %1 × %2 places</source>
        <translation>Места взяты в точках (y, x): задайте (x, y) или транспонируйте картину из %1 × %2 мест</translation>
    </message>
    <message>
        <source>Corners are aligned where places were meant as areas: resize with align_corners=False</source>
        <translation>Углы выровнены, хотя места задуманы как площадки: меняйте размер с align_corners=False</translation>
    </message>
    <message>
        <source>Places are areas where aligned corners were meant: resize with align_corners=True</source>
        <translation>Места взяты как площадки, хотя углы задуманы выровненными: меняйте размер с align_corners=True</translation>
    </message>
    <message>
        <source>Antialiasing was added: resize with antialias=False</source>
        <translation>Добавлено сглаживание: меняйте размер с antialias=False</translation>
    </message>
    <message>
        <source>Antialiasing was left out: resize with antialias=True</source>
        <translation>Пропущено сглаживание: меняйте размер с antialias=True</translation>
    </message>
    <message>
        <source>Resized as %1 where %2 was meant: resize the original once more</source>
        <translation>Размер изменён способом %1, а нужен %2: измените размер исходной таблицы заново</translation>
    </message>
    <message>
        <source>The original was cut where resizing as %1 was meant: resize the whole original</source>
        <translation>Исходная таблица обрезана, а нужно было изменить размер способом %1: измените размер всей исходной таблицы</translation>
    </message>
    <message>
        <source>numbers have the precision of %1, the original&apos;s that of %2</source>
        <translation>точность чисел %1, у исходных — %2</translation>
    </message>
    <message>
        <source>an original table is an array of rows and columns, or of places and columns</source>
        <translation>исходная таблица — это массив из строк и столбцов или из мест и столбцов</translation>
    </message>
    <message>
        <source>an original table has at most %1 numbers, not %2</source>
        <translation>в исходной таблице не более %1 чисел, а не %2</translation>
    </message>
    <message>
        <source>expected was a grid of %1 × %2 places</source>
        <translation>ожидалась сетка %1 × %2 мест</translation>
    </message>
    <message>
        <source>rows of the original have %1 numbers</source>
        <translation>в строке исходной таблицы чисел: %1</translation>
    </message>
    <message>
        <source>not made from this original</source>
        <translation>получена не из этой исходной таблицы</translation>
    </message>
    <message>
        <source>learned, and not made from this original</source>
        <translation>обученная, но получена не из этой исходной таблицы</translation>
    </message>
    <message>
        <source>The array of the file is %1; this is %2 of it.</source>
        <translation>Массив в файле — %1; здесь показано %2.</translation>
    </message>
    <message>
        <source>“%1” is no index such as [3] or [:,3,:]</source>
        <translation>«%1» — не индекс вида [3] или [:,3,:]</translation>
    </message>
    <message>
        <source>in “%1” the place along axis %2 must be from 0 to %3</source>
        <translation>в «%1» место вдоль оси %2 должно быть от 0 до %3</translation>
    </message>
    <message>
        <source>“%1” names more axes than the array has: %2</source>
        <translation>в «%1» осей больше, чем в массиве: %2</translation>
    </message>
    <message>
        <source>in “%1” the slice must be from 0 to %2</source>
        <translation>в «%1» срез должен быть от 0 до %2</translation>
    </message>
    <message>
        <source>“%1” must leave two axes, not %2</source>
        <translation>«%1» должен оставлять две оси, а не %2</translation>
    </message>
    <message>
        <source>the grid must be height × width, as 24x32, not “%1”</source>
        <translation>сетка задаётся как высота × ширина, например 24x32, а не «%1»</translation>
    </message>
    <message>
        <source>pairs of sines and cosines whose frequencies are no known series: %1 (radians per row)</source>
        <translation>пары из синуса и косинуса, частоты которых не образуют известного ряда: %1 (радиан на строку)</translation>
    </message>
    <message>
        <source>Some settings in %1 could not be read and have their defaults: %2.</source>
        <translation>Некоторые настройки в %1 не удалось прочитать, для них взяты значения по умолчанию: %2.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults: %1. The old file was kept as %2.</source>
        <translation>Некоторые настройки не удалось прочитать, для них взяты значения по умолчанию: %1. Старый файл сохранён как %2.</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as the model numbers no positions</source>
        <translation>пропущено: %1 %2, так как модель не учитывает позиций</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, turns pairs by the frame, the row or the column of a patch (RoPE over several axes: %2), which Posiscope cannot show</source>
        <translation>%1, класс из diffusers, поворачивает пары по кадру, строке или столбцу патча (RoPE по нескольким осям: %2); Posiscope не может этого показать</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, turns pairs by the frame, the row or the column of a patch (RoPE over several axes), which Posiscope cannot show</source>
        <translation>%1, класс из diffusers, поворачивает пары по кадру, строке или столбцу патча (RoPE по нескольким осям); Posiscope не может этого показать</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, adds sinusoids of the row and the column, cut or stretched to the size of the picture, which Posiscope cannot show</source>
        <translation>%1, класс из diffusers, прибавляет синусоиды строки и столбца, обрезанные или растянутые под размер изображения; Posiscope не может этого показать</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, numbers no positions</source>
        <translation>%1, класс из diffusers, не учитывает позиций</translation>
    </message>
    <message>
        <source>%1 is a class of diffusers whose positions Posiscope does not know</source>
        <translation>%1 — класс из diffusers, о позициях которого Posiscope ничего не знает</translation>
    </message>
    <message>
        <source>%1 must be whole numbers from 1 to %2</source>
        <translation>%1: требуются целые числа от 1 до %2</translation>
    </message>
    <message>
        <source>%1, a class of diffusers, embeds timesteps with numbers from its weights (time_embedding_type “%2”), which Posiscope cannot show</source>
        <translation>%1, класс из diffusers, кодирует шаги времени числами из своих весов (time_embedding_type «%2»); Posiscope не может этого показать</translation>
    </message>
    <message>
        <source>the timesteps of training in the paper; the scheduler’s file says them</source>
        <translation>столько шагов обучения в статье; точное число — в файле планировщика</translation>
    </message>
    <message>
        <source>not shown: sizes of the picture, embedded in the same way (%1 %2)</source>
        <translation>не показано: размеры изображения, которые кодируются так же (%1 %2)</translation>
    </message>
    <message>
        <source>not shown: places in the picture have no numbers; the convolutions know them</source>
        <translation>не показано: у мест в изображении номеров нет, их знают свёртки</translation>
    </message>
    <message>
        <source>other layers (%1): %2</source>
        <translation>другие слои (%1): %2</translation>
    </message>
    <message>
        <source>not shown: keys are values too, so that sums of values are turned back by the position of the query</source>
        <translation>не показано: ключи служат и значениями, поэтому суммы значений поворачиваются обратно на позицию запроса</translation>
    </message>
    <message>
        <source>not shown: layers of the type %1; shown: %2</source>
        <translation>не показано: слои типа %1; показано: %2</translation>
    </message>
    <message>
        <source>not read: %1 more types of layers</source>
        <translation>не прочитано: ещё типов слоёв: %1</translation>
    </message>
    <message>
        <source>not shown: the other elements of each head, which are not turned</source>
        <translation>не показано: остальные элементы каждой головы, они не поворачиваются</translation>
    </message>
    <message>
        <source>assumed: head_dim = %1·%2 %3 / %4 %5 = %6, as models of this type do</source>
        <translation>предположено: head_dim = %1·%2 %3 / %4 %5 = %6, как у моделей этого типа</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as no layer compresses keys</source>
        <translation>пропущено: %1 %2, так как ни один слой не сжимает ключи</translation>
    </message>
    <message>
        <source>shown: layers that compress keys</source>
        <translation>показано: слои, которые сжимают ключи</translation>
    </message>
    <message>
        <source>not shown: layers with a window alone, which have the base %1 (%2) and no scaling; shown: layers that compress keys</source>
        <translation>не показано: слои только с окном, у них основание %1 (%2) и нет масштабирования; показано: слои, которые сжимают ключи</translation>
    </message>
    <message>
        <source>with a window alone</source>
        <translation>только с окном</translation>
    </message>
    <message>
        <source>with a sliding window</source>
        <translation>со скользящим окном</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>без позиций</translation>
    </message>
    <message>
        <source>not shown: every layer number %1 has no positional encoding (%2)</source>
        <translation>не показано: у каждого слоя с номером, кратным %1, нет позиционного кодирования (%2)</translation>
    </message>
    <message>
        <source>not shown: layers with a sliding window keep the frequencies of training; shown are those with full attention</source>
        <translation>не показано: слои со скользящим окном сохраняют частоты обучения; показаны слои с полным вниманием</translation>
    </message>
    <message>
        <source>not shown: queries beyond position %1 are multiplied by a quotient of logarithms (attn_temperature_len)</source>
        <translation>не показано: запросы за позицией %1 умножаются на отношение логарифмов (attn_temperature_len)</translation>
    </message>
    <message>
        <source>not shown: queries and keys of different chunks of %1 positions are numbered anew (dual_chunk_attention_config); shown is one chunk</source>
        <translation>не показано: запросы и ключи из разных блоков по %1 позиций нумеруются заново (dual_chunk_attention_config); показан один блок</translation>
    </message>
    <message>
        <source>not shown: queries and keys of different chunks are numbered anew (dual_chunk_attention_config); shown is one chunk</source>
        <translation>не показано: запросы и ключи из разных блоков нумеруются заново (dual_chunk_attention_config); показан один блок</translation>
    </message>
    <message>
        <source>%1, %2 layers</source>
        <translation>%1, слоёв: %2</translation>
    </message>
    <message>
        <source>ignored: %1 “%2”, as the model is built as %3 (architectures)</source>
        <translation>пропущено: %1 «%2», так как модель построена как %3 (architectures)</translation>
    </message>
    <message>
        <source>Where keys after the query are clipped.</source>
        <translation>Где обрезаются расстояния до ключей после запроса.</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Так же</translation>
    </message>
    <message>
        <source>At the same distance on both sides, as in the paper</source>
        <translation>На одном расстоянии с обеих сторон, как в статье</translation>
    </message>
    <message>
        <source>At their own</source>
        <translation>По-своему</translation>
    </message>
    <message>
        <source>At another distance than keys before it, as in Wav2Vec2-BERT</source>
        <translation>На ином расстоянии, чем для ключей до запроса, как в Wav2Vec2-BERT</translation>
    </message>
    <message>
        <source>Clipping distance ahead</source>
        <translation>Предел впереди</translation>
    </message>
    <message>
        <source>Beyond this distance all keys after the query are treated alike: 8 in Wav2Vec2-BERT, whose keys before it are clipped at 64.</source>
        <translation>За этим расстоянием все ключи после запроса равноправны: 8 в Wav2Vec2-BERT, где для ключей до запроса предел 64.</translation>
    </message>
    <message>
        <source>cannot make the folder %1: %2</source>
        <translation>не удалось создать папку %1: %2</translation>
    </message>
    <message>
        <source>the undo history cannot be read</source>
        <translation>историю отмены не удалось прочитать</translation>
    </message>
    <message>
        <source>%1; now it is %2</source>
        <translation>%1; теперь %2</translation>
    </message>
    <message>
        <source>%1: there are %2, and at most %3 are allowed</source>
        <translation>%1: %2, а допускается не больше %3</translation>
    </message>
    <message>
        <source>bytes of a text</source>
        <translation>байтов в тексте</translation>
    </message>
    <message>
        <source>lines of a text</source>
        <translation>строк в тексте</translation>
    </message>
    <message>
        <source>links of a text</source>
        <translation>ссылок в тексте</translation>
    </message>
    <message>
        <source>numbers of a text</source>
        <translation>чисел в тексте</translation>
    </message>
    <message>
        <source>bytes of a word</source>
        <translation>байтов в слове</translation>
    </message>
    <message>
        <source>combining marks of a text</source>
        <translation>надстрочных знаков в тексте</translation>
    </message>
    <message>
        <source>settings of a state</source>
        <translation>значений состояния</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>ответов</translation>
    </message>
    <message>
        <source>lines “not:”</source>
        <translation>строк «not:»</translation>
    </message>
    <message>
        <source>lines “done:”</source>
        <translation>строк «done:»</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шагов</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>целей</translation>
    </message>
    <message>
        <source>lines “can:”</source>
        <translation>строк «can:»</translation>
    </message>
    <message>
        <source>the difference of tables of more than %1 cells is not computed</source>
        <translation>разность таблиц больше чем из %1 ячеек не вычисляется</translation>
    </message>
    <message>
        <source>numbers of a lesson</source>
        <translation>чисел в уроке</translation>
    </message>
    <message>
        <source>a list of more than %1 numbers is no table and no list of frequencies</source>
        <translation>список больше чем из %1 чисел — не таблица и не список частот</translation>
    </message>
    <message>
        <source>no font on this computer has the characters %1, and boxes stand in their place: install fonts that have them, such as Debian’s %2</source>
        <translation>ни в одном шрифте на этом компьютере нет символов %1, на их месте стоят прямоугольники: установите шрифты, в которых они есть, например пакеты Debian: %2</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Выбрать %1</translation>
    </message>
    <message>
        <source>Compare two encodings</source>
        <translation>Сравнить два кодирования</translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation>Открыть таблицу…</translation>
    </message>
    <message>
        <source>it is a file of numbers (%1) and no configuration</source>
        <translation>это файл с числами (%1), а не конфигурация</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Write the title and the parameters above the picture.</source>
        <translation>Писать название и параметры над рисунком.</translation>
    </message>
    <message>
        <source>Pane titles</source>
        <translation>Названия панелей</translation>
    </message>
    <message>
        <source>Write above each of several panes what it shows.</source>
        <translation>Писать над каждой из нескольких панелей, что она показывает.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Mark each of several panes with a letter: (a), (b).</source>
        <translation>Отмечать каждую из нескольких панелей буквой: (a), (b).</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Расположение</translation>
    </message>
    <message>
        <source>Rows and columns of several panes, such as 2x1; as in the window when left out.</source>
        <translation>Строки и столбцы нескольких панелей, например 2x1; если не указано — как в окне.</translation>
    </message>
    <message>
        <source>there is no room for this picture in %1: with these proportions and type of this size it needs %2</source>
        <translation>в %1 нет места для этого рисунка: при этих пропорциях и этом кегле нужно %2</translation>
    </message>
    <message>
        <source>there is no room for this picture: choose a larger size or smaller type</source>
        <translation>для этого рисунка нет места: выберите больший размер или меньший кегль</translation>
    </message>
    <message>
        <source>One column, panes stacked (3.25 × 4 in)</source>
        <translation>Одна колонка, панели друг под другом (3,25 × 4 in)</translation>
    </message>
    <message>
        <source>NeurIPS and ICLR text (5.5 × 2.5 in)</source>
        <translation>Полоса NeurIPS и ICLR (5,5 × 2,5 in)</translation>
    </message>
    <message>
        <source>ACL column (3.03 × 2.2 in)</source>
        <translation>Колонка ACL (3,03 × 2,2 in)</translation>
    </message>
    <message>
        <source>IEEE column (3.5 × 2.4 in)</source>
        <translation>Колонка IEEE (3,5 × 2,4 in)</translation>
    </message>
    <message>
        <source>Nature column (89 × 60 mm)</source>
        <translation>Колонка Nature (89 × 60 mm)</translation>
    </message>
    <message>
        <source>Nature page (183 × 70 mm)</source>
        <translation>Полоса Nature (183 × 70 mm)</translation>
    </message>
    <message>
        <source>A4 page (210 × 297 mm)</source>
        <translation>Страница A4 (210 × 297 mm)</translation>
    </message>
    <message>
        <source>this figure has more numbers than a script should hold, which are %1: make the table smaller, or export the data as a file</source>
        <translation>чисел на рисунке больше, чем вмещает сценарий (%1): уменьшите таблицу или экспортируйте данные в файл</translation>
    </message>
    <message>
        <source>there are %1 × %2 numbers, and at most %3 are copied: export the data as a file instead</source>
        <translation>чисел %1 × %2, а копируется не больше %3: экспортируйте данные в файл</translation>
    </message>
    <message>
        <source>%1 carries no session: only pictures that Posiscope has exported can be opened again, and some programs take the session out</source>
        <translation>в %1 нет сеанса: снова открыть можно только изображения, экспортированные Posiscope, а некоторые программы удаляют сеанс</translation>
    </message>
    <message>
        <source>the table %1 has changed since the picture was exported</source>
        <translation>таблица %1 изменилась после экспорта изображения</translation>
    </message>
    <message>
        <source>this figure has %1 curves, and a script holds at most %2: show fewer, or export the data as a file</source>
        <translation>на рисунке %1 кривых, а сценарий вмещает не больше %2: покажите меньше или экспортируйте данные в файл</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Части</translation>
    </message>
    <message>
        <source>The parts of the picture that are drawn.</source>
        <translation>Части рисунка, которые показаны.</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Сколько поместится</translation>
    </message>
    <message>
        <source>The tables; attention and facts where there is room.</source>
        <translation>Таблицы, а где есть место, также внимание и факты.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Embedding, encoding and their sum, with their norms.</source>
        <translation>Эмбеддинг, кодирование и их сумма с нормами.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Внимание</translation>
    </message>
    <message>
        <source>Weights and outputs of one attention head, without and with positions.</source>
        <translation>Веса и выходы одной головы внимания, без позиций и с ними.</translation>
    </message>
    <message>
        <source>its pickle is damaged or cut short, at byte %1</source>
        <translation>его pickle повреждён или обрезан, байт %1</translation>
    </message>
    <message>
        <source>its pickle has at byte %1 the instruction %2, which no file of tensors needs</source>
        <translation>в его pickle на байте %1 стоит инструкция %2, которая файлу тензоров не нужна</translation>
    </message>
    <message>
        <source>it holds the Python object “%1”, which Posiscope never makes: save the tensors alone, with torch.save(model.state_dict(), &quot;weights.pt&quot;)</source>
        <translation>внутри объект Python «%1», который Posiscope никогда не создаёт: сохраните одни тензоры с помощью torch.save(model.state_dict(), &quot;weights.pt&quot;)</translation>
    </message>
    <message>
        <source>its pickle describes more values than a file of tensors needs</source>
        <translation>его pickle описывает больше значений, чем нужно файлу тензоров</translation>
    </message>
    <message>
        <source>it is a file of torch.save before PyTorch 1.6, whose pickles are never read; convert it in Python, with torch.save(torch.load(&quot;old.pt&quot;), &quot;new.pt&quot;)</source>
        <translation>это файл torch.save до PyTorch 1.6, его pickle никогда не читается; преобразуйте его в Python: torch.save(torch.load(&quot;old.pt&quot;), &quot;new.pt&quot;)</translation>
    </message>
    <message>
        <source>it holds a zip archive: NumPy&apos;s must end in .npz, and PyTorch&apos;s have a member data.pkl</source>
        <translation>внутри архив zip: у NumPy он должен оканчиваться на .npz, а у PyTorch в нём есть файл data.pkl</translation>
    </message>
    <message>
        <source>in “%1” a key is neither a text nor a whole number</source>
        <translation>в «%1» ключ не текст и не целое число</translation>
    </message>
    <message>
        <source>its pickle of %1 bytes is longer than a file of tensors needs</source>
        <translation>его pickle в %1 байт длиннее, чем нужно файлу тензоров</translation>
    </message>
    <message>
        <source>its byte order “%1” is unknown</source>
        <translation>его порядок байтов «%1» неизвестен</translation>
    </message>
    <message>
        <source>it has no member “%1”</source>
        <translation>в нём нет файла «%1»</translation>
    </message>
    <message>
        <source>it reaches beyond its storage of %1 bytes</source>
        <translation>он выходит за пределы своего хранилища в %1 байт</translation>
    </message>
    <message>
        <source>its numbers are spread over more than 2 GiB of a storage</source>
        <translation>его числа рассеяны более чем по 2 ГиБ хранилища</translation>
    </message>
    <message>
        <source>read: the header of a GGUF file, architecture “%1”; its keys are called as in a config.json</source>
        <translation>прочитано: заголовок файла GGUF, архитектура «%1»; его ключи названы как в config.json</translation>
    </message>
    <message>
        <source>not shown: the divisors of the frequencies in rope_freqs.weight; File ▸ Identify table says what they are</source>
        <translation>не показано: делители частот в rope_freqs.weight; что это, скажет «Файл ▸ Опознать таблицу»</translation>
    </message>
    <message>
        <source>not shown: in this file the rows of q and k are re-ordered, and llama.cpp turns neighbours; the angles are the same</source>
        <translation>не показано: в этом файле строки q и k переставлены, и llama.cpp вращает соседние; углы те же</translation>
    </message>
    <message>
        <source>it is a GGUF file of version %1; Posiscope reads 2 and 3</source>
        <translation>это файл GGUF версии %1; Posiscope читает версии 2 и 3</translation>
    </message>
    <message>
        <source>its header has more than %1 texts</source>
        <translation>в его заголовке больше %1 текстов</translation>
    </message>
    <message>
        <source>its header has a value of the unknown type %1</source>
        <translation>в его заголовке значение неизвестного типа %1</translation>
    </message>
    <message>
        <source>its general.alignment is wrong</source>
        <translation>его general.alignment неверен</translation>
    </message>
    <message>
        <source>it reaches beyond the end of the file</source>
        <translation>он выходит за конец файла</translation>
    </message>
    <message>
        <source>it is not a table file that Posiscope reads: %1</source>
        <translation>Posiscope читает таблицы только из файлов %1</translation>
    </message>
    <message>
        <source>it is a file of the kind %1, which Posiscope does not read; convert it in Python, with %2</source>
        <translation>это файл вида %1, который Posiscope не читает; преобразуйте его в Python: %2</translation>
    </message>
    <message>
        <source>it is packed with %1; unpack it with %2</source>
        <translation>он сжат программой %1; распакуйте его: %2</translation>
    </message>
    <message>
        <source>it begins as no format that Posiscope knows; if it holds raw numbers, nothing in it tells their type and shape: convert it in Python, with numpy.save(&quot;table.npy&quot;, numpy.fromfile(&quot;FILE&quot;, &quot;float32&quot;).reshape(ROWS, COLUMNS))</source>
        <translation>он не начинается как известный Posiscope формат; если внутри просто числа, их тип и размеры нигде не сказаны: преобразуйте его в Python: numpy.save(&quot;table.npy&quot;, numpy.fromfile(&quot;FILE&quot;, &quot;float32&quot;).reshape(ROWS, COLUMNS))</translation>
    </message>
    <message>
        <source>it begins neither as a zip archive of PyTorch nor as a pickle: it is damaged, or of another kind</source>
        <translation>он не начинается ни как архив zip PyTorch, ни как pickle: он повреждён или другого вида</translation>
    </message>
    <message>
        <source>it ends before its last bracket is closed</source>
        <translation>он кончается раньше, чем закрыта последняя скобка</translation>
    </message>
    <message>
        <source>line %1: “%2” is no number</source>
        <translation>строка %1: «%2» не число</translation>
    </message>
    <message>
        <source>line %1: a second array begins, and only one can be read</source>
        <translation>строка %1: начинается второй массив, а прочитать можно лишь один</translation>
    </message>
    <message>
        <source>line %1: the array was shortened when it was printed; print it whole, after torch.set_printoptions(profile=&quot;full&quot;) or numpy.set_printoptions(threshold=sys.maxsize)</source>
        <translation>строка %1: массив был сокращён при печати; напечатайте его целиком после torch.set_printoptions(profile=&quot;full&quot;) или numpy.set_printoptions(threshold=sys.maxsize)</translation>
    </message>
    <message>
        <source>line %1: its lists have different lengths</source>
        <translation>строка %1: его списки разной длины</translation>
    </message>
    <message>
        <source>The numbers are printed with %1 digits behind the point: no more is known of them.</source>
        <translation>Числа напечатаны с %1 знаками после точки: точнее они неизвестны.</translation>
    </message>
    <message>
        <source>it repeats the numbers of its storage too often</source>
        <translation>он слишком часто повторяет числа своего хранилища</translation>
    </message>
    <message>
        <source>Row r of B is row r + %1 of A.</source>
        <translation>Строка r в B — это строка r + %1 в A.</translation>
    </message>
    <message>
        <source>Row r of B is row r − %1 of A.</source>
        <translation>Строка r в B — это строка r − %1 в A.</translation>
    </message>
    <message>
        <source>B is A with rows and columns exchanged.</source>
        <translation>B — это A, в которой строки и столбцы поменялись местами.</translation>
    </message>
    <message>
        <source>B is A times %1.</source>
        <translation>B — это A, умноженная на %1.</translation>
    </message>
    <message>
        <source>--to and --order are for sines and cosines, which are not resized</source>
        <translation>--to и --order относятся к синусам и косинусам, размер которых не меняется</translation>
    </message>
    <message>
        <source>one table is made to fit at a time: name it with FILE:TENSOR</source>
        <translation>за раз подгоняется одна таблица: назовите её через FILE:TENSOR</translation>
    </message>
    <message>
        <source>--%1 must be a whole number from %2 to %3</source>
        <translation>--%1 должно быть целым числом от %2 до %3</translation>
    </message>
    <message>
        <source>--std must be a number from 0 to 1 000 000</source>
        <translation>--std должно быть числом от 0 до 1 000 000</translation>
    </message>
    <message>
        <source>--%1 must be height × width, each up to %2, as 24x32, not “%3”</source>
        <translation>--%1 — это высота × ширина, каждая до %2, например 24x32, а не «%3»</translation>
    </message>
    <message>
        <source>--fill is last, tile, wrap or random, not “%1”</source>
        <translation>--fill — это last, tile, wrap или random, а не «%1»</translation>
    </message>
    <message>
        <source>--grid and --window exclude each other</source>
        <translation>--grid и --window исключают друг друга</translation>
    </message>
    <message>
        <source>--grid and --window say how many rows there are: --rows and --fill go without them</source>
        <translation>--grid и --window уже задают число строк: --rows и --fill даются без них</translation>
    </message>
    <message>
        <source>--interpolation and --fill exclude each other</source>
        <translation>--interpolation и --fill исключают друг друга</translation>
    </message>
    <message>
        <source>--interpolation needs --grid, --window or --rows</source>
        <translation>--interpolation требует --grid, --window или --rows</translation>
    </message>
    <message>
        <source>--fill needs --rows</source>
        <translation>--fill требует --rows</translation>
    </message>
    <message>
        <source>--old-grid needs --grid or --window</source>
        <translation>--old-grid требует --grid или --window</translation>
    </message>
    <message>
        <source>a table of relative biases has no rows in front: --front goes without --window</source>
        <translation>перед таблицей относительных смещений нет строк: --front даётся без --window</translation>
    </message>
    <message>
        <source>--std and --seed belong to --fill random</source>
        <translation>--std и --seed относятся к --fill random</translation>
    </message>
    <message>
        <source>cosines and sines apart are two arrays: write a .npz or .safetensors file</source>
        <translation>косинусы и синусы по отдельности — это два массива: пишите файл .npz или .safetensors</translation>
    </message>
    <message>
        <source>this is more than 4 GiB: write a .safetensors file</source>
        <translation>это больше 4 ГиБ: пишите файл .safetensors</translation>
    </message>
    <message>
        <source>%1 rows are no square of places behind up to two others: --old-grid and --front say what they are</source>
        <translation>%1 строк — не квадрат мест после не более чем двух других: --old-grid и --front говорят, что это</translation>
    </message>
    <message>
        <source>%1 rows are not %2 places and %3 rows in front</source>
        <translation>%1 строк — это не %2 мест и %3 строк перед ними</translation>
    </message>
    <message>
        <source>%1 rows are no table of relative biases, (2h − 1)(2w − 1) rows with or without 3 for a class token: --old-grid says the window</source>
        <translation>%1 строк — не таблица относительных смещений, (2h − 1)(2w − 1) строк и, возможно, 3 для токена класса: окно называет --old-grid</translation>
    </message>
    <message>
        <source>at most %1 cells are resized</source>
        <translation>меняется размер не более чем %1 ячеек</translation>
    </message>
    <message>
        <source>rows %1 to %2: the last row again</source>
        <translation>строки с %1 по %2: снова последняя строка</translation>
    </message>
    <message>
        <source>rows %1 to %2: the table again from its first row</source>
        <translation>строки с %1 по %2: снова таблица с первой строки</translation>
    </message>
    <message>
        <source>rows %1 to %2: the table again from row %3</source>
        <translation>строки с %1 по %2: снова таблица со строки %3</translation>
    </message>
    <message>
        <source>rows %1 to %2: normal random numbers of standard deviation %3, seed %4</source>
        <translation>строки с %1 по %2: нормальные случайные числа со стандартным отклонением %3, начальное число %4</translation>
    </message>
    <message>
        <source>only tables of rows and columns, or grids of three axes, are made to fit</source>
        <translation>подгоняются только таблицы из строк и столбцов или сетки с тремя осями</translation>
    </message>
    <message>
        <source>no row would be left: the table has %1</source>
        <translation>не осталось бы ни одной строки: в таблице их %1</translation>
    </message>
    <message>
        <source>left out: the first %1 rows</source>
        <translation>пропущены: первые %1 строк</translation>
    </message>
    <message>
        <source>--front must be less than the rows before and after</source>
        <translation>--front должно быть меньше числа строк до и после</translation>
    </message>
    <message>
        <source>%1 places became %2: %3</source>
        <translation>из %1 мест стало %2: %3</translation>
    </message>
    <message>
        <source>rows in front of them, kept: %1</source>
        <translation>строк перед ними сохранено: %1</translation>
    </message>
    <message>
        <source>rows behind them, kept: %1</source>
        <translation>строк после них сохранено: %1</translation>
    </message>
    <message>
        <source>--front must be less than the rows of the table</source>
        <translation>--front должно быть меньше числа строк таблицы</translation>
    </message>
    <message>
        <source>kept: the first %1 of %2 rows</source>
        <translation>сохранены первые %1 строк из %2</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не сравнивалось</translation>
    </message>
    <message>
        <source>The table is %1 where %2 was meant</source>
        <translation>Таблица — %1, а задумана %2</translation>
    </message>
    <message>
        <source>%1 is %2 where %3 was meant</source>
        <translation>%1: %2, а задумано %3</translation>
    </message>
    <message>
        <source>All cells are multiplied by %1</source>
        <translation>Все ячейки умножены на %1</translation>
    </message>
    <message>
        <source>Rows are in reverse order: they count down</source>
        <translation>Строки стоят в обратном порядке: позиции убывают</translation>
    </message>
    <message>
        <source>Rows are in another order than was meant</source>
        <translation>Строки стоят не в том порядке, что задуман</translation>
    </message>
    <message>
        <source>Rows are missing: positions do not follow each other</source>
        <translation>Не хватает строк: позиции идут не подряд</translation>
    </message>
    <message>
        <source>Columns are in another order than was meant</source>
        <translation>Столбцы стоят не в том порядке, что задуман</translation>
    </message>
    <message>
        <source>There are %1 rows where %2 were meant</source>
        <translation>Строк %1, а задумано %2</translation>
    </message>
    <message>
        <source>There are cosines alone: every sine is missing</source>
        <translation>Есть только косинусы: нет ни одного синуса</translation>
    </message>
    <message>
        <source>There are sines alone: every cosine is missing</source>
        <translation>Есть только синусы: нет ни одного косинуса</translation>
    </message>
    <message>
        <source>some cells</source>
        <translation>некоторые ячейки</translation>
    </message>
    <message>
        <source>The array “%1” holds sines, not cosines</source>
        <translation>В массиве «%1» синусы, а не косинусы</translation>
    </message>
    <message>
        <source>The array “%1” holds cosines, not sines</source>
        <translation>В массиве «%1» косинусы, а не синусы</translation>
    </message>
    <message>
        <source>Cells that are others than was meant: %1</source>
        <translation>Ячеек, которые не те, что задуманы: %1</translation>
    </message>
    <message>
        <source>Cells that are not those of this table: %1</source>
        <translation>Ячеек не из этой таблицы: %1</translation>
    </message>
    <message>
        <source>the nearest is %1, but %2 of its cells are others</source>
        <translation>ближе всего %1, но другие ячейки: %2</translation>
    </message>
    <message>
        <source>%1 of %2 pairs do not turn: their sines are 0 and their cosines 1 in every row</source>
        <translation>%1 из %2 пар не вращаются: в каждой строке их синусы 0, а косинусы 1</translation>
    </message>
    <message>
        <source>note</source>
        <translation>примечание</translation>
    </message>
    <message>
        <source>learned, as expected: %1 × %2</source>
        <translation>обучаемая, как и ожидалось: %1 × %2</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>строк: %1</translation>
    </message>
    <message>
        <source>of %1 numbers %2 are 0, %3 are denormal and %4 are NaN or infinite</source>
        <translation>из %1 чисел %2 равны 0, %3 денормализованы, %4 — NaN или бесконечность</translation>
    </message>
    <message>
        <source>the first number is %1, the smallest %2 and the largest %3</source>
        <translation>первое число %1, наименьшее %2, наибольшее %3</translation>
    </message>
    <message>
        <source>All cosines are 1 and all sines 0: the frequencies that they come from were never filled, and no position reaches the model</source>
        <translation>Все косинусы равны 1, все синусы 0: частоты, из которых они получены, не были заполнены, и позиции не доходят до модели</translation>
    </message>
    <message>
        <source>All %1 frequencies are 0: this memory was never filled, and no position reaches the model</source>
        <translation>Все частоты (%1) равны 0: эта память не была заполнена, и позиции не доходят до модели</translation>
    </message>
    <message>
        <source>All %1 cells are 0: this memory was never filled</source>
        <translation>Все ячейки (%1) равны 0: эта память не была заполнена</translation>
    </message>
    <message>
        <source>All %1 numbers are NaN: this memory was never filled</source>
        <translation>Все числа (%1) — NaN: эта память не была заполнена</translation>
    </message>
    <message>
        <source>All cells are %1: no position is told from another</source>
        <translation>Все ячейки равны %1: позиции не отличить друг от друга</translation>
    </message>
    <message>
        <source>This memory was never filled</source>
        <translation>Эта память не была заполнена</translation>
    </message>
    <message>
        <source>no list of frequencies: some numbers are negative</source>
        <translation>не список частот: некоторые числа отрицательны</translation>
    </message>
    <message>
        <source>no list of frequencies: some numbers are NaN or infinite</source>
        <translation>не список частот: некоторые числа — NaN или бесконечность</translation>
    </message>
    <message>
        <source>no list of frequencies: these begin with the largest and fall</source>
        <translation>не список частот: частоты начинаются с наибольшей и убывают</translation>
    </message>
    <message>
        <source>the frequencies are of no kind that is known</source>
        <translation>частоты не относятся ни к одному известному виду</translation>
    </message>
    <message>
        <source>“%1” begins no step: a step begins with “## %2”</source>
        <translation>«%1» не начинает шага: шаг начинается с «## %2»</translation>
    </message>
    <message>
        <source>“still:” says that the picture stays, but “after” changes it</source>
        <translation>«still:» говорит, что картинка не меняется, а «after» её меняет</translation>
    </message>
    <message>
        <source>%1 letters are likely to be cut when they are presented: keep them below %2, or make two steps</source>
        <translation>%1 букв на проекторе, вероятно, не поместятся: пусть их будет меньше %2, или сделайте два шага</translation>
    </message>
    <message>
        <source>the answer changes nothing in the picture: show it with a block “after”, or say in a line “still: …” why the picture stays</source>
        <translation>ответ ничего не меняет на картинке: покажите его блоком «after» или скажите строкой «still: …», почему она не меняется</translation>
    </message>
    <message>
        <source>it is no index of a model’s files, with a weight_map</source>
        <translation>это не индекс файлов модели с weight_map</translation>
    </message>
    <message>
        <source>it names the file “%1”, which is not beside it</source>
        <translation>он называет файл «%1», который лежит не рядом с ним</translation>
    </message>
    <message>
        <source>its file %1: %2</source>
        <translation>его файл %1: %2</translation>
    </message>
    <message>
        <source>× π/180: positions are taken for degrees</source>
        <translation>× π/180: позиции приняты за градусы</translation>
    </message>
    <message>
        <source>× 180/π: angles are in degrees</source>
        <translation>× 180/π: углы в градусах</translation>
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
        <translation>× B^(2/d): показатель на шаг раньше</translation>
    </message>
    <message>
        <source>÷ B^(2/d): the exponent is one step late</source>
        <translation>÷ B^(2/d): показатель на шаг позже</translation>
    </message>
    <message>
        <source>× B^(1/d): the exponent is half a step early</source>
        <translation>× B^(1/d): показатель на полшага раньше</translation>
    </message>
    <message>
        <source>÷ B^(1/d): the exponent is half a step late</source>
        <translation>÷ B^(1/d): показатель на полшага позже</translation>
    </message>
    <message>
        <source>÷ %1, the number of rows: positions are divided by the length</source>
        <translation>÷ %1, число строк: позиции делятся на длину</translation>
    </message>
    <message>
        <source>÷ %1: positions are divided by the last one</source>
        <translation>÷ %1: позиции делятся на последнюю</translation>
    </message>
    <message>
        <source>× %1²: multiplied by the factor where it divides</source>
        <translation>× %1²: умножено на множитель, на который надо делить</translation>
    </message>
    <message>
        <source>All frequencies are multiplied by %1 (%2)</source>
        <translation>Все частоты умножены на %1 (%2)</translation>
    </message>
    <message>
        <source>The numbers of pairs %1 are %2 where %3 were meant; the others are right</source>
        <translation>Числа пар %1: %2, а задумано %3; остальные верны</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>пары %1</translation>
    </message>
    <message>
        <source>standard output is a terminal: send it to a file or a program</source>
        <translation>стандартный вывод — это терминал: направьте его в файл или программу</translation>
    </message>
    <message>
        <source>%1: the %2 slices along axis %3 are equal; one of them is told</source>
        <translation>%1: срезы вдоль оси %3 (%2) равны; описан один из них</translation>
    </message>
    <message>
        <source>Cells are %1, not %2: they do not turn by the angle</source>
        <translation>В ячейках %1, а не %2: они не поворачивают на угол</translation>
    </message>
    <message>
        <source>Rows stand several times</source>
        <translation>Строки стоят по нескольку раз</translation>
    </message>
    <message>
        <source>Cells are near to what was expected</source>
        <translation>Ячейки близки к ожидаемым</translation>
    </message>
    <message>
        <source>All cells have the other sign</source>
        <translation>Все ячейки с другим знаком</translation>
    </message>
    <message>
        <source>All cells are %1 times what was expected, and %2</source>
        <translation>Все ячейки — %1 от ожидаемых и ещё %2</translation>
    </message>
    <message>
        <source>%1: root mean square of what is left %2, largest %3</source>
        <translation>%1: среднеквадратичное отклонение %2, наибольшее %3</translation>
    </message>
    <message>
        <source>%1; quantised to %2 steps of %3</source>
        <translation>%1; квантованы на %2 шагов по %3</translation>
    </message>
    <message>
        <source>“%1”: the mark “%2” takes %3 number(s)</source>
        <translation>«%1»: метке «%2» нужно чисел: %3</translation>
    </message>
    <message>
        <source>there are %1 marks, and at most %2 are allowed</source>
        <translation>меток %1, а допускается не больше %2</translation>
    </message>
    <message>
        <source>no picture of this step draws the mark “%1”</source>
        <translation>ни одна картинка этого шага не рисует метку «%1»</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>The parts of a picture that a lesson points at, each with a word.</source>
        <translation>Части рисунка, на которые указывает урок, каждая со словом.</translation>
    </message>
    <message>
        <source>No table is open. Choose File ▸ Open table, or drop a file of numbers on the window.</source>
        <translation>Таблица не открыта. Выберите «Файл ▸ Открыть таблицу» или перетащите в окно файл с числами.</translation>
    </message>
    <message>
        <source>A table of numbers from a file, as of NumPy, PyTorch, safetensors, GGUF or a text</source>
        <translation>Таблица чисел из файла: NumPy, PyTorch, safetensors, GGUF или текст</translation>
    </message>
    <message>
        <source>it is cut short or is no ONNX model</source>
        <translation>он обрезан или это не модель ONNX</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit its shape</source>
        <translation>его %1 байт не соответствуют его размерам</translation>
    </message>
    <message>
        <source>as Meta’s own program does</source>
        <translation>как в программе самой Meta</translation>
    </message>
    <message>
        <source>%1; did you mean “%2”?</source>
        <translation>%1; вы имели в виду «%2»?</translation>
    </message>
    <message>
        <source>Heads are in reverse order: the first one has the smallest slope</source>
        <translation>Головы стоят в обратном порядке: у первой наименьший наклон</translation>
    </message>
    <message>
        <source>Biases have the other sign: keys that are farther away get more</source>
        <translation>У смещений другой знак: чем дальше ключ, тем больше он получает</translation>
    </message>
    <message>
        <source>keys after the query have 0, not −∞: a causal mask is to be added</source>
        <translation>у ключей после запроса 0, а не −∞: нужно добавить причинную маску</translation>
    </message>
    <message>
        <source>all cells of a head have a constant in addition, %1 at most: softmax does not see it</source>
        <translation>ко всем ячейкам головы добавлена постоянная, не больше %1: softmax её не видит</translation>
    </message>
    <message>
        <source>rows %1 to %2 are zeros</source>
        <translation>строки с %1 по %2 — нули</translation>
    </message>
    <message>
        <source>rows %1 to %2 repeat row %3</source>
        <translation>строки с %1 по %2 повторяют строку %3</translation>
    </message>
    <message>
        <source>rows %1 to %2 are all the same new row</source>
        <translation>строки с %1 по %2 — одна и та же новая строка</translation>
    </message>
    <message>
        <source>rows %1 to %2 are the original from its beginning again: %3 copies</source>
        <translation>строки с %1 по %2 — исходная таблица снова с начала: копий %3</translation>
    </message>
    <message>
        <source>rows %1 to %2 are new: mean %3, standard deviation %4</source>
        <translation>строки с %1 по %2 новые: среднее %3, стандартное отклонение %4</translation>
    </message>
    <message>
        <source>rows %1 to %2 are those of the original, bit for bit</source>
        <translation>строки с %1 по %2 — строки исходной таблицы, бит в бит</translation>
    </message>
    <message>
        <source>Rows were added behind those of the original, which was meant to be resized</source>
        <translation>За строками исходной таблицы добавлены новые, а её надо было масштабировать</translation>
    </message>
    <message>
        <source>twice what was meant</source>
        <translation>вдвое больше задуманного</translation>
    </message>
    <message>
        <source>the ratio of mscale_all_dim and mscale, upside down</source>
        <translation>отношение mscale_all_dim и mscale, перевёрнутое</translation>
    </message>
    <message>
        <source>Cosines and sines are multiplied by %1 where %2 was meant: %3</source>
        <translation>Косинусы и синусы умножены на %1, а задумано %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn otherwise than was meant: pairs %3 turn %4 times as fast</source>
        <translation>%1 из %2 пар вращаются не так, как задумано: пары %3 — быстрее в %4 раза</translation>
    </message>
    <message>
        <source>not shown: LitGPT’s own code for YaRN divides the fast pairs by the factor and not the slow ones (build_rope_cache); shown is YaRN as its paper has it</source>
        <translation>не показано: собственный код LitGPT для YaRN делит на множитель быстрые пары, а не медленные (build_rope_cache); показан YaRN, как в статье</translation>
    </message>
    <message>
        <source>read: the model_config.yaml of LitGPT</source>
        <translation>прочитано: model_config.yaml программы LitGPT</translation>
    </message>
    <message>
        <source>assumed: %1 %2, as %3 does without it</source>
        <translation>принято: %1 %2, как поступает %3, если ключа нет</translation>
    </message>
    <message>
        <source>it has rope_condense_ratio and rope_adjustments, and Posiscope shows one scaling</source>
        <translation>в нём есть и rope_condense_ratio, и rope_adjustments, а Posiscope показывает одно масштабирование</translation>
    </message>
    <message>
        <source>it is a recipe of torchtune that names %1 and holds none of its numbers; the config.json of the checkpoint holds them</source>
        <translation>это рецепт torchtune, который называет %1 и не содержит его чисел; они есть в config.json контрольной точки</translation>
    </message>
    <message>
        <source>read: the model of a recipe of torchtune, %1</source>
        <translation>прочитано: модель из рецепта torchtune, %1</translation>
    </message>
    <message>
        <source>assumed: scaling llama3, as %1 does</source>
        <translation>принято: масштабирование llama3, как поступает %1</translation>
    </message>
    <message>
        <source>it is a recipe of training that holds no model’s numbers; the model_config.yaml or config.json of the checkpoint holds them</source>
        <translation>это рецепт обучения без чисел модели; они есть в model_config.yaml или config.json контрольной точки</translation>
    </message>
    <message>
        <source>an alias in it means nothing that stands before it</source>
        <translation>псевдоним не указывает ни на что стоящее выше</translation>
    </message>
    <message>
        <source>a key in it is a list or a mapping</source>
        <translation>ключом служит список или отображение</translation>
    </message>
    <message>
        <source>it is not YAML, near line %1: %2</source>
        <translation>это не YAML, около строки %1: %2</translation>
    </message>
    <message>
        <source>it is not a model’s configuration, which is a mapping of keys in YAML</source>
        <translation>это не конфигурация модели: в YAML она — отображение ключей</translation>
    </message>
    <message>
        <source>the numbers are printed as %1: cells are compared with half a unit in the last digit</source>
        <translation>числа напечатаны как %1: ячейки сравниваются с точностью до половины единицы последней цифры</translation>
    </message>
    <message>
        <source>its numbers are in the file %1, which is not in the model’s folder</source>
        <translation>его числа находятся в файле %1, которого нет в папке модели</translation>
    </message>
    <message>
        <source>its numbers are in the file %1 beside the model: %2</source>
        <translation>его числа находятся в файле %1 рядом с моделью: %2</translation>
    </message>
    <message>
        <source>its numbers are in the file %1, which is too short for them</source>
        <translation>его числа находятся в файле %1, который для них слишком короток</translation>
    </message>
    <message>
        <source>its offset “%1” is no number</source>
        <translation>его смещение «%1» — не число</translation>
    </message>
    <message>
        <source>Directions left out</source>
        <translation>Отброшенные направления</translation>
    </message>
    <message>
        <source>Pictures of fitted offset maps leave out singular values below this share of the largest; 0 keeps all. Data always keeps all.</source>
        <translation>На картинках подобранных матриц сдвига отбрасываются сингулярные числа ниже этой доли наибольшего; 0 оставляет все. В данных остаются все.</translation>
    </message>
    <message>
        <source>From p to p + k a pair is turned and multiplied by ζ^(k/scale_base): the offset map is no rotation alone.</source>
        <translation>От p до p + k пара поворачивается и умножается на ζ^(k/scale_base): матрица сдвига — не только поворот.</translation>
    </message>
    <message>
        <source>Aligned axes</source>
        <translation>Оси на одной линии</translation>
    </message>
    <message>
        <source>The plots of several panes have the same size, and their edges are in line.</source>
        <translation>Графики нескольких панелей одного размера, и их края на одной линии.</translation>
    </message>
    <message>
        <source>One colour bar for all</source>
        <translation>Одна шкала цветов на всех</translation>
    </message>
    <message>
        <source>Several panes of the same colour map share the scale of their colours, and one bar.</source>
        <translation>У нескольких панелей с одной палитрой общий диапазон цветов и одна шкала.</translation>
    </message>
    <message>
        <source>Titles of panes</source>
        <translation>Заголовки панелей</translation>
    </message>
    <message>
        <source>Titles of several panes in place of their own, with | between them: left|right.</source>
        <translation>Заголовки нескольких панелей вместо их собственных, через |: слева|справа.</translation>
    </message>
    <message>
        <source>Written under the title, in place of the parameters.</source>
        <translation>Пишется под заголовком вместо параметров.</translation>
    </message>
    <message>
        <source>The title of the horizontal axis, in place of its own.</source>
        <translation>Подпись горизонтальной оси вместо её собственной.</translation>
    </message>
    <message>
        <source>The title of the vertical axis, in place of its own.</source>
        <translation>Подпись вертикальной оси вместо её собственной.</translation>
    </message>
    <message>
        <source>Numbers at the axes</source>
        <translation>Числа у осей</translation>
    </message>
    <message>
        <source>Write numbers at the ticks of the axes.</source>
        <translation>Писать числа у делений осей.</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Деления</translation>
    </message>
    <message>
        <source>About how many ticks an axis has; 0 means as many as there is room for.</source>
        <translation>Примерное число делений на оси; 0 — столько, сколько помещается.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Draw the legends of plots.</source>
        <translation>Рисовать легенды графиков.</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>Шкала цветов</translation>
    </message>
    <message>
        <source>Draw the bar that tells what colours mean.</source>
        <translation>Рисовать шкалу, которая объясняет цвета.</translation>
    </message>
    <message>
        <source>Title of the bar</source>
        <translation>Подпись шкалы</translation>
    </message>
    <message>
        <source>Written along the colour bar.</source>
        <translation>Пишется вдоль шкалы цветов.</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>sans or serif, which are parts of the program, or the name of a family that is installed.</source>
        <translation>sans или serif, которые есть в программе, или название установленного шрифта.</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Толщина линий</translation>
    </message>
    <message>
        <source>The width of the main curve in the finished picture, others in proportion. 0 means as in the window.</source>
        <translation>Толщина главной кривой на готовой картинке, остальные соразмерно. 0 — как в окне.</translation>
    </message>
    <message>
        <source>the panes have different colour maps and cannot share a colour bar</source>
        <translation>у панелей разные палитры, общая шкала цветов невозможна</translation>
    </message>
    <message>
        <source>no pane has colours for a shared colour bar</source>
        <translation>ни у одной панели нет цветов для общей шкалы</translation>
    </message>
    <message>
        <source>font must be sans, serif or an installed family, not “%1”</source>
        <translation>font: нужен sans, serif или установленный шрифт, а не «%1»</translation>
    </message>
    <message>
        <source>unexplained cells</source>
        <translation>неподходящие ячейки</translation>
    </message>
    <message>
        <source>Both arrays hold the same cosines: the sines are missing</source>
        <translation>В обоих массивах одни и те же косинусы: синусов нет</translation>
    </message>
    <message>
        <source>Both arrays hold the same sines: the cosines are missing</source>
        <translation>В обоих массивах одни и те же синусы: косинусов нет</translation>
    </message>
    <message>
        <source>its columns are in another order</source>
        <translation>её столбцы в другом порядке</translation>
    </message>
    <message>
        <source>its rows are in another order</source>
        <translation>её строки в другом порядке</translation>
    </message>
    <message>
        <source>its row p is that of position p + %1</source>
        <translation>её строка p — строка позиции p + %1</translation>
    </message>
    <message>
        <source>its row p is that of position p − %1</source>
        <translation>её строка p — строка позиции p − %1</translation>
    </message>
    <message>
        <source>its cells are multiplied by %1</source>
        <translation>её ячейки умножены на %1</translation>
    </message>
    <message>
        <source>The other array does not hold the sines of these cosines: %1</source>
        <translation>Другой массив — не синусы к этим косинусам: %1</translation>
    </message>
    <message>
        <source>The other array does not hold the cosines of these sines: %1</source>
        <translation>Другой массив — не косинусы к этим синусам: %1</translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation>массив «%1»</translation>
    </message>
    <message>
        <source>head %1, %2</source>
        <translation>голова %1, %2</translation>
    </message>
    <message>
        <source>columns are in another order: every row holds the cells of the right row</source>
        <translation>столбцы стоят в другом порядке: в каждой строке те же ячейки, что и в правильной</translation>
    </message>
    <message>
        <source>The %1 pairs turn otherwise than was meant, some by half a turn a row or more</source>
        <translation>Пары (%1) поворачиваются не так, как предполагалось, некоторые на пол-оборота за строку или больше</translation>
    </message>
    <message>
        <source>The list is in reverse order: the last number comes first</source>
        <translation>Список идёт в обратном порядке: последнее число стоит первым</translation>
    </message>
    <message>
        <source>this picture has no axes</source>
        <translation>у этого рисунка нет осей</translation>
    </message>
    <message>
        <source>this picture has no axes with titles</source>
        <translation>у этого рисунка нет осей с подписями</translation>
    </message>
    <message>
        <source>this picture has no legend</source>
        <translation>у этого рисунка нет легенды</translation>
    </message>
    <message>
        <source>this picture has no curves</source>
        <translation>на этом рисунке нет кривых</translation>
    </message>
    <message>
        <source>this picture has no colour bar</source>
        <translation>у этого рисунка нет шкалы цветов</translation>
    </message>
    <message>
        <source>this picture has no colour bar with room for words</source>
        <translation>у этого рисунка нет шкалы цветов с местом для слов</translation>
    </message>
    <message>
        <source>this picture has no cells that could be squares</source>
        <translation>на этом рисунке нет ячеек, которые могли бы стать квадратами</translation>
    </message>
    <message>
        <source>this is a choice for several panes</source>
        <translation>это выбор для нескольких панелей</translation>
    </message>
    <message>
        <source>[L, 2n]: sine and cosine of a pair beside each other</source>
        <translation>[L, 2n]: синус и косинус пары рядом</translation>
    </message>
    <message>
        <source>[L, 2n]: all sines, then all cosines</source>
        <translation>[L, 2n]: сначала все синусы, затем все косинусы</translation>
    </message>
    <message>
        <source>[L, 4n]: [cos | sin], the halves of each repeated</source>
        <translation>[L, 4n]: [cos | sin], половины повторены</translation>
    </message>
    <message>
        <source>[L, 4n]: [cos | sin], every number twice in a row</source>
        <translation>[L, 4n]: [cos | sin], каждое число два раза подряд</translation>
    </message>
    <message>
        <source>[L, n, 2]: cosine and sine on the last axis</source>
        <translation>[L, n, 2]: косинус и синус на последней оси</translation>
    </message>
    <message>
        <source>[2, L, n]: cosines and sines on the first axis</source>
        <translation>[2, L, n]: косинусы и синусы на первой оси</translation>
    </message>
    <message>
        <source>cos and sin, each [L, n]</source>
        <translation>cos и sin, по [L, n]</translation>
    </message>
    <message>
        <source>cos and sin, each [L, 2n], halves repeated</source>
        <translation>cos и sin, по [L, 2n], половины повторены</translation>
    </message>
    <message>
        <source>cos and sin, each [L, 2n], every number twice in a row</source>
        <translation>cos и sin, по [L, 2n], каждое число два раза подряд</translation>
    </message>
    <message>
        <source>[L, n] complex numbers cos + i·sin</source>
        <translation>[L, n], комплексные числа cos + i·sin</translation>
    </message>
    <message>
        <source>[L, n, 2, 2]: rotation matrices [[cos, −sin], [sin, cos]]</source>
        <translation>[L, n, 2, 2]: матрицы поворота [[cos, −sin], [sin, cos]]</translation>
    </message>
    <message>
        <source>[L, n]: the angle ω·p of every pair</source>
        <translation>[L, n]: угол ω·p каждой пары</translation>
    </message>
    <message>
        <source>[n]: the frequency ω of every pair</source>
        <translation>[n]: частота ω каждой пары</translation>
    </message>
    <message>
        <source>Cells are the angles: their sines and cosines were not taken</source>
        <translation>В ячейках сами углы: их синусы и косинусы не взяты</translation>
    </message>
    <message>
        <source>octaves of a coordinate that goes from %1 to %2, by %3 from row to row</source>
        <translation>октавы координаты, которая идёт от %1 до %2 с шагом %3 от строки к строке</translation>
    </message>
    <message>
        <source>rows are %1 points of %2 coordinates: the other columns are sines and cosines of these times 2^k π, k from 0 to %3</source>
        <translation>строки — точки (%1), координат у каждой: %2; остальные столбцы — синусы и косинусы координат, умноженных на 2^k π, k от 0 до %3</translation>
    </message>
    <message>
        <source>rows are %1 points of %2 coordinates: the other columns are sines and cosines of these times 2^k, without π, k from 0 to %3</source>
        <translation>строки — точки (%1), координат у каждой: %2; остальные столбцы — синусы и косинусы координат, умноженных на 2^k, без π, k от 0 до %3</translation>
    </message>
    <message>
        <source>text: positions %1 to %2</source>
        <translation>текст: позиции от %1 до %2</translation>
    </message>
    <message>
        <source>image: %1 × %2 places from position %3 on</source>
        <translation>изображение: %1 × %2 мест, начиная с позиции %3</translation>
    </message>
    <message>
        <source>and %1 more pieces of text and images</source>
        <translation>и ещё кусков текста и изображений: %1</translation>
    </message>
    <message>
        <source>not sure: %1 of the configuration was ignored, and may explain what differs</source>
        <translation>не точно: ключ конфигурации %1 пропущен, и различие может идти от него</translation>
    </message>
    <message>
        <source>The rows of this table are points: Posiscope shows rows of positions.</source>
        <translation>Строки этой таблицы — точки, а Posiscope показывает строки позиций.</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>не точно</translation>
    </message>
    <message>
        <source>all angles are 0 at row %1, between two rows</source>
        <translation>все углы равны 0 в строке %1, между двумя строками</translation>
    </message>
    <message>
        <source>Column j has the frequency of pair j/2 and the scale of pair j mod %1: frequencies stand twice in a row, and scales in two halves</source>
        <translation>У столбца j частота пары j/2, а масштаб пары j mod %1: частоты стоят по два раза подряд, а масштабы — двумя половинами</translation>
    </message>
    <message>
        <source>Column j has the frequency of pair j mod %1 and the scale of pair j/2: frequencies stand in two halves, and scales twice in a row</source>
        <translation>У столбца j частота пары j mod %1, а масштаб пары j/2: частоты стоят двумя половинами, а масштабы — по два раза подряд</translation>
    </message>
    <message>
        <source>The original&apos;s %1 rows are %2 × %2 places: the first was taken for a class token, and the others for %3 × %4</source>
        <translation>%1 строк исходной таблицы — это %2 × %2 мест: первое принято за токен класса, а остальные за %3 × %4</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>преобразование остановлено</translation>
    </message>
    <message>
        <source>the rows of one array are ordered at a time</source>
        <translation>за один раз переставляются строки одного массива</translation>
    </message>
    <message>
        <source>rows from %1 on were computed by the formula</source>
        <translation>строки с %1 вычислены по формуле</translation>
    </message>
    <message>
        <source>--permute is half-split or interleaved</source>
        <translation>--permute — это half-split или interleaved</translation>
    </message>
    <message>
        <source>distances in a geometric progression are for tables of relative biases: --window is missing</source>
        <translation>расстояния в геометрической прогрессии — для таблиц относительных смещений: нет --window</translation>
    </message>
    <message>
        <source>--permute changes the order of rows and nothing else of a table</source>
        <translation>--permute меняет порядок строк и больше ничего в таблице</translation>
    </message>
    <message>
        <source>--%1 needs --permute</source>
        <translation>--%1 требует --permute</translation>
    </message>
    <message>
        <source>a window of at least 3 × 3 is resized with distances in a geometric progression, to one of at least 2 × 2</source>
        <translation>с расстояниями в геометрической прогрессии меняется размер окна не меньше 3 × 3 на окно не меньше 2 × 2</translation>
    </message>
    <message>
        <source>%1 rows are not %2 heads of %3: --heads and --head-dim</source>
        <translation>%1 строк — это не %2 голов по %3: --heads и --head-dim</translation>
    </message>
    <message>
        <source>two tables that are shown as one have the same type and number of rows, not %1 of %2 and %3 of %4</source>
        <translation>у двух таблиц, показанных как одна, одинаковы тип и число строк, а не %1 типа %2 и %3 типа %4</translation>
    </message>
    <message>
        <source>it has more than %1 columns</source>
        <translation>в ней больше %1 столбцов</translation>
    </message>
    <message>
        <source>a copy of a model has one tensor of real numbers in another&apos;s place</source>
        <translation>в копии модели заменяется один тензор вещественных чисел</translation>
    </message>
    <message>
        <source>some columns</source>
        <translation>некоторые столбцы</translation>
    </message>
    <message>
        <source>The file holds the numbers in another way than the encoding&apos;s own table (%1): a comparison computes B in the same way, as a table.</source>
        <translation>Числа в файле лежат иначе, чем в собственной таблице кодирования (%1): при сравнении B вычисляется так же, как таблица.</translation>
    </message>
    <message>
        <source>the formula counts along one line; for the places of a picture (%1, then %2) --grid resizes the table, to other numbers</source>
        <translation>формула считает вдоль одной линии; если строки — места картинки (%1, затем %2), таблицу пересчитывает --grid, и числа будут другими</translation>
    </message>
    <message>
        <source>the table has %1 rows: choose with --fill what stands behind them</source>
        <translation>в таблице %1 строк: выберите через --fill, что стоит за ними</translation>
    </message>
    <message>
        <source>no list of frequencies: no table has more than %1 pairs</source>
        <translation>не список частот: ни в одной таблице нет более %1 пар</translation>
    </message>
    <message>
        <source>Angles have π, as in the paper on NeRF: the slowest octave has the period 2. From %1 to %2 no two coordinates have the same features.</source>
        <translation>В углах есть π, как в статье о NeRF: у самой медленной октавы период 2. От %1 до %2 нет двух координат с одинаковыми признаками.</translation>
    </message>
    <message>
        <source>Angles have π, as in the paper on NeRF: the slowest octave has the period 2. From %1 to %2 coordinates that are 2 apart have the same sines and cosines.</source>
        <translation>В углах есть π, как в статье о NeRF: у самой медленной октавы период 2. От %1 до %2 у координат, отстоящих на 2, одинаковые синусы и косинусы.</translation>
    </message>
    <message>
        <source>Angles are without π, as in the code of NeRF: the slowest octave has the period 2π. From %1 to %2 no two coordinates have the same features.</source>
        <translation>В углах нет π, как в коде NeRF: у самой медленной октавы период 2π. От %1 до %2 нет двух координат с одинаковыми признаками.</translation>
    </message>
    <message>
        <source>Angles are without π, as in the code of NeRF: the slowest octave has the period 2π. From %1 to %2 coordinates that are 2π apart have the same sines and cosines.</source>
        <translation>В углах нет π, как в коде NeRF: у самой медленной октавы период 2π. От %1 до %2 у координат, отстоящих на 2π, одинаковые синусы и косинусы.</translation>
    </message>
    <message>
        <source>if these are periods of coordinates from −1 to 1, as in DINOv3, the pairs turn so often across the image: %1</source>
        <translation>если это периоды координат от −1 до 1, как в DINOv3, пары делают поперёк изображения столько оборотов: %1</translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn less than an eighth across the image: they hardly tell its places apart</source>
        <translation>%1 из %2 пар поворачиваются поперёк изображения меньше чем на восьмую оборота: они почти не различают его места</translation>
    </message>
    <message>
        <source>divisors of no known kind: models with LongRoPE have such lists, but no number tells that this is one</source>
        <translation>делители неизвестного вида: такие списки есть у моделей с LongRoPE, но ни одно число не говорит, что это он</translation>
    </message>
    <message>
        <source>the name “%1” says that it is LongRoPE&apos;s; the base is not in such a list</source>
        <translation>имя «%1» говорит, что это список LongRoPE; основания в таком списке нет</translation>
    </message>
    <message>
        <source>the list begins with 1 and ends with %1, like a ramp of llama3 or YaRN, which stays between them; these pairs are outside: %2</source>
        <translation>список начинается с 1 и кончается на %1, как переход llama3 или YaRN, который остаётся между ними; вне его пары: %2</translation>
    </message>
    <message>
        <source>text: positions %1 to %2, %3 tokens: an image among them would be numbered as text</source>
        <translation>текст: позиции с %1 по %2, токенов: %3; изображение среди них было бы пронумеровано как текст</translation>
    </message>
    <message>
        <source>A piece begins at position %1 where %2 comes next: each begins one after the largest number before it, and an image of h × w places takes as many numbers as its longer side</source>
        <translation>Часть начинается с позиции %1, а следующая — %2: каждая начинается на единицу после наибольшего числа перед ней, и изображение из h × w мест занимает столько чисел, какова его длинная сторона</translation>
    </message>
    <message>
        <source>The frequencies are rounded to %1, %2 significant bits: with them the angle of pair %3 is off by 1 radian from position %4 on. A program that computes them anew in float32 does not have this error.</source>
        <translation>Частоты округлены до %1, значащих битов: %2; с ними угол пары %3 неверен на 1 радиан и больше, начиная с позиции %4. У программы, которая вычисляет их заново во float32, этой ошибки нет.</translation>
    </message>
    <message>
        <source>these are the positions that the table is computed for, not the table</source>
        <translation>это позиции, для которых вычисляется таблица, а не сама таблица</translation>
    </message>
    <message>
        <source>The numbers stand in the other memory order: they were written column by column, and are read row by row. In NumPy, a.ravel().reshape(a.shape, order=&apos;F&apos;) is the right table</source>
        <translation>Числа лежат в другом порядке памяти: записаны по столбцам, а читаются по строкам. В NumPy верная таблица — a.ravel().reshape(a.shape, order=&apos;F&apos;)</translation>
    </message>
    <message>
        <source>Position ids of text and images</source>
        <translation>Номера позиций текста и изображений</translation>
    </message>
    <message>
        <source>Index of relative positions, as Swin has it</source>
        <translation>Индекс относительных позиций, как в Swin</translation>
    </message>
    <message>
        <source>Index of relative positions, as BEiT has it</source>
        <translation>Индекс относительных позиций, как в BEiT</translation>
    </message>
    <message>
        <source>A bias for each distance</source>
        <translation>Смещение для каждого расстояния</translation>
    </message>
    <message>
        <source>KERPLE with powers</source>
        <translation>KERPLE со степенями</translation>
    </message>
    <message>
        <source>a geometric spectrum: each frequency is %1 times the one before</source>
        <translation>геометрический спектр: каждая частота в %1 раза больше предыдущей</translation>
    </message>
    <message>
        <source>a linear spectrum: from pair to pair the frequency changes by %1, up to whole turns of a row; those of sinusoidal and rotary tables fall by a constant ratio</source>
        <translation>линейный спектр: от пары к паре частота меняется на %1, с точностью до целых оборотов за строку; у синусоидальных и ротационных таблиц частоты убывают с постоянным отношением</translation>
    </message>
    <message>
        <source>column %1 is the coordinate, from %2 to %3: for each unit of it the first pair turns by %4 radians</source>
        <translation>столбец %1 — координата, от %2 до %3: на единицу координаты первая пара поворачивается на %4 радиан</translation>
    </message>
    <message>
        <source>and every pair by %1 radians more than the one before</source>
        <translation>и каждая пара на %1 радиан больше предыдущей</translation>
    </message>
    <message>
        <source>Nothing was loaded into this table, or it went to another attribute: compare the names in the checkpoint with those of the model</source>
        <translation>В эту таблицу ничего не загружено, или загруженное попало в другой атрибут: сравните имена в контрольной точке с именами модели</translation>
    </message>
    <message>
        <source>A buffer that is not in the checkpoint stays empty when a model is loaded on a meta device: compute it again after loading</source>
        <translation>Буфер, которого нет в контрольной точке, остаётся пустым, когда модель загружают на meta-устройство: вычислите его заново после загрузки</translation>
    </message>
    <message>
        <source>one row, not %1</source>
        <translation>одна строка, а не %1</translation>
    </message>
    <message>
        <source>it holds a 1-D array of %1 numbers, not a table: File ▸ Identify table, or posiscope identify, says what they are</source>
        <translation>внутри одномерный массив (чисел: %1), а не таблица: что это за числа, скажет «Файл ▸ Опознать таблицу» или posiscope identify</translation>
    </message>
    <message>
        <source>coordinates are rows and columns, from 0</source>
        <translation>координаты — номера строк и столбцов, от 0</translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along each side</source>
        <translation>координаты — середины мест, от −1 до 1 вдоль каждой стороны</translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along the longer side</source>
        <translation>координаты — середины мест, от −1 до 1 вдоль длинной стороны</translation>
    </message>
    <message>
        <source>coordinates are the middles of places, from −1 to 1 along the shorter side</source>
        <translation>координаты — середины мест, от −1 до 1 вдоль короткой стороны</translation>
    </message>
    <message>
        <source>coordinates go from −1 to 1, the first and the last place</source>
        <translation>координаты идут от −1 до 1: первое и последнее место</translation>
    </message>
    <message>
        <source>%1 × %2 places of a picture, row by row: pairs %3 turn with the row of a place, pairs %4 with its column</source>
        <translation>%1 × %2 мест изображения, строка за строкой: пары %3 поворачиваются со строкой места, пары %4 — с его столбцом</translation>
    </message>
    <message>
        <source>angle of pair i of an axis at the coordinate x: %1</source>
        <translation>угол пары i оси при координате x: %1</translation>
    </message>
    <message>
        <source>from a row of places to the next they turn by %1 radians</source>
        <translation>от строки мест к следующей они поворачиваются на %1 радиан</translation>
    </message>
    <message>
        <source>from a column of places to the next they turn by %1 radians</source>
        <translation>от столбца мест к следующему они поворачиваются на %1 радиан</translation>
    </message>
    <message>
        <source>RoPE over the places of a picture</source>
        <translation>RoPE по местам изображения</translation>
    </message>
    <message>
        <source>rows of zeros before the grid, which have no position: %1</source>
        <translation>строк из нулей перед сеткой, у которых нет позиции: %1</translation>
    </message>
    <message>
        <source>the block “more” has no title: ```more TITLE</source>
        <translation>у блока «more» нет заголовка: ```more ЗАГОЛОВОК</translation>
    </message>
    <message>
        <source>the block “more %1” is empty</source>
        <translation>блок «more %1» пуст</translation>
    </message>
    <message>
        <source>“more” needs a text that it belongs to: that of the step, or behind the question that of “then”</source>
        <translation>«more» нужен текст, к которому он относится: текст шага, а после вопроса — текст «then»</translation>
    </message>
    <message>
        <source>blocks “more”</source>
        <translation>блоков «more»</translation>
    </message>
    <message>
        <source>“then-state” needs a text “then” that it comes with</source>
        <translation>«then-state» появляется вместе с текстом «then», а его нет</translation>
    </message>
    <message>
        <source>“then-state” changes nothing in the picture: leave it out, or show what “then” says</source>
        <translation>«then-state» ничего не меняет на картинке: уберите его или покажите то, о чём говорит «then»</translation>
    </message>
    <message>
        <source>Values of the command line</source>
        <translation>Значения из командной строки</translation>
    </message>
    <message>
        <source>a window has at most %1 panes</source>
        <translation>в окне не больше %1 панелей</translation>
    </message>
    <message>
        <source>all cells of a row have a constant in addition, %1 at most: softmax does not see it</source>
        <translation>ко всем ячейкам строки добавлена постоянная, не больше %1: softmax её не видит</translation>
    </message>
    <message>
        <source>All numbers have the other sign</source>
        <translation>У всех чисел другой знак</translation>
    </message>
    <message>
        <source>Every number stands twice, one beside the other</source>
        <translation>Каждое число стоит дважды, одно рядом с другим</translation>
    </message>
    <message>
        <source>The list stands twice, one behind the other</source>
        <translation>Список стоит дважды, один за другим</translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation>головы %1</translation>
    </message>
    <message>
        <source>The slopes of heads %1 are %2 where %3 were meant; the others are right</source>
        <translation>Наклоны голов %1 равны %2, а должны быть %3; остальные верны</translation>
    </message>
    <message>
        <source>The numbers are right, but in another order</source>
        <translation>Числа верны, но стоят в другом порядке</translation>
    </message>
    <message>
        <source>every number stands twice: a list of frequencies has one for each pair</source>
        <translation>каждое число стоит дважды: в списке частот по одному на пару</translation>
    </message>
    <message>
        <source>slice %1 of axis %2</source>
        <translation>срез %1 по оси %2</translation>
    </message>
    <message>
        <source>slices %1 of axis %2</source>
        <translation>срезы %1 по оси %2</translation>
    </message>
    <message>
        <source>Some slices are not what was meant</source>
        <translation>Некоторые срезы не те, что должны быть</translation>
    </message>
    <message>
        <source>%1, unexplained cells of each: %2</source>
        <translation>%1, необъяснённых ячеек в каждом: %2</translation>
    </message>
    <message>
        <source>The table repeats halves and the model pairs neighbours. transformers stores both like this and takes every number twice in a row when it turns q and k; vLLM and Megatron want columns 0, d/2, 1, d/2 + 1 and so on. All dot products are the same.</source>
        <translation>В таблице повторены половины, а модель объединяет в пары соседей. transformers хранит их именно так, а поворачивая q и k, берёт каждое число дважды подряд; vLLM и Megatron ждут столбцы 0, d/2, 1, d/2 + 1 и так далее. Все скалярные произведения одинаковы.</translation>
    </message>
    <message>
        <source>The list is short_factor where long_factor was meant: the two are exchanged</source>
        <translation>Это список short_factor, а задуман long_factor: они переставлены</translation>
    </message>
    <message>
        <source>The list is long_factor where short_factor was meant: the two are exchanged</source>
        <translation>Это список long_factor, а задуман short_factor: они переставлены</translation>
    </message>
    <message>
        <source>Rows count up where they were meant to count down: the largest distance comes first</source>
        <translation>Строки идут по возрастанию, а задуманы по убыванию: сначала наибольшее расстояние</translation>
    </message>
    <message>
        <source>The number of pair %1 is %2 where %3 was meant; the others are right</source>
        <translation>Число пары %1: %2, а задумано %3; остальные верны</translation>
    </message>
    <message>
        <source>The slope of head %1 is %2 where %3 was meant; the others are right</source>
        <translation>Наклон головы %1 равен %2, а должен быть %3; остальные верны</translation>
    </message>
    <message>
        <source>%1 of %2 rows are copies of rows before them</source>
        <translation>%1 из %2 строк повторяют строки перед ними</translation>
    </message>
    <message>
        <source>Cells that are NaN or infinite: %1</source>
        <translation>Ячейки, в которых NaN или бесконечность: %1</translation>
    </message>
    <message>
        <source>this is the whole buffer: row p holds position p, and row %1 is for padding</source>
        <translation>это весь буфер: в строке p позиция p, а строка %1 — для заполнителя</translation>
    </message>
    <message>
        <source>row %1 is all zeros, as the row for padding is</source>
        <translation>строка %1 вся нулевая, как строка заполнителя</translation>
    </message>
    <message>
        <source>%1 of %2 rows are all zeros: they were never filled</source>
        <translation>Нулевых строк: %1 из %2; они не были заполнены</translation>
    </message>
    <message>
        <source>rows %1 to %2</source>
        <translation>строки %1–%2</translation>
    </message>
    <message>
        <source>rows: %1 = 2 + %2, as RoBERTa and BART have, whose first position is 2</source>
        <translation>строк: %1 = 2 + %2, как у RoBERTa и BART, где первая позиция — 2</translation>
    </message>
    <message>
        <source>these are the frequencies of texts of up to %1 positions; longer ones have others</source>
        <translation>это частоты текстов длиной до %1 позиций; у более длинных они другие</translation>
    </message>
    <message>
        <source>this is the table of other layers of the model (%1)</source>
        <translation>это таблица других слоёв модели (%1)</translation>
    </message>
    <message>
        <source>coordinates are rows and columns, from 0, as if %1 places stood along each side</source>
        <translation>координаты — номера строк и столбцов, от 0, как если бы вдоль стороны стояло мест: %1</translation>
    </message>
    <message>
        <source>first position: %1, on which the phases of %2 % of the pairs agree</source>
        <translation>первая позиция: %1, в этом согласны фазы %2 % пар</translation>
    </message>
    <message>
        <source>Height and width are exchanged: from token to token of an image the second number grows, where the third was meant to</source>
        <translation>Высота и ширина переставлены: от токена к токену изображения растёт второе число, а задумано третье</translation>
    </message>
    <message>
        <source>applied twice, (0.1·ln s + 1)²</source>
        <translation>применено дважды, (0.1·ln s + 1)²</translation>
    </message>
    <message>
        <source>applied twice, the square of what was meant</source>
        <translation>применено дважды, квадрат задуманного</translation>
    </message>
    <message>
        <source>mscale alone, 0.1·mscale·ln s + 1</source>
        <translation>один mscale, 0.1·mscale·ln s + 1</translation>
    </message>
    <message>
        <source>mscale_all_dim alone, 0.1·mscale_all_dim·ln s + 1</source>
        <translation>один mscale_all_dim, 0.1·mscale_all_dim·ln s + 1</translation>
    </message>
    <message>
        <source>Scales are the inverse of what was meant: keys have these, and queries the others</source>
        <translation>Масштабы обратны задуманным: такие у ключей, а у запросов другие</translation>
    </message>
    <message>
        <source>Rows are in reverse order, from the smallest distance to the largest; sines with the other sign would give the same table</source>
        <translation>Строки стоят в обратном порядке, от наименьшего расстояния к наибольшему; синусы с другим знаком дали бы ту же таблицу</translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant: that of the global layers, in a model with two bases</source>
        <translation>Основание %1, а задумано %2: в модели с двумя основаниями это основание глобальных слоёв</translation>
    </message>
    <message>
        <source>The base is %1 where its square, %2, was meant; the exponent i/d for 2i/d gives the same frequencies</source>
        <translation>Основание %1, а задуман его квадрат, %2; те же частоты даёт показатель i/d вместо 2i/d</translation>
    </message>
    <message>
        <source>The exponent is 2i/d, d the whole head, where 2i/r was meant, r the part of it that rotates</source>
        <translation>Показатель равен 2i/d, где d — вся голова, а задумано 2i/r, где r — её поворачиваемая часть</translation>
    </message>
    <message>
        <source>Positions run along an axis that is shorter than the axis of equal slices behind it: if the first axis is the batch, the encoding was added along the batch</source>
        <translation>Позиции идут вдоль оси, которая короче оси равных срезов за ней: если первая ось — пакет, кодирование прибавлено вдоль пакета</translation>
    </message>
    <message>
        <source>positions run along an axis before that of the equal slices: if the equal slices were meant to be positions, the axes are exchanged</source>
        <translation>позиции идут вдоль оси перед осью равных срезов: если позициями задуманы равные срезы, оси переставлены</translation>
    </message>
    <message>
        <source>Row %1 is all zeros, its cosines too: the row of padding, as fairseq has it</source>
        <translation>Строка %1 вся нулевая, и косинусы тоже: это строка заполнителя, как в fairseq</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>The table is a ramp: every cell of row p is %1</source>
        <translation>Таблица — линейный ряд: каждая ячейка строки p равна %1</translation>
    </message>
    <message>
        <source>The table is a ramp: every cell of column j is %1</source>
        <translation>Таблица — линейный ряд: каждая ячейка столбца j равна %1</translation>
    </message>
    <message>
        <source>The table is a ramp: cell n, counted row by row, is %1</source>
        <translation>Таблица — линейный ряд: ячейка n, если считать по строкам, равна %1</translation>
    </message>
    <message>
        <source>The table is the identity: row p has 1 in column p, and 0 elsewhere</source>
        <translation>Таблица единичная: в строке p стоит 1 в столбце p, а в остальных 0</translation>
    </message>
    <message>
        <source>rows are timesteps that are %1 apart</source>
        <translation>строки — моменты времени с шагом %1</translation>
    </message>
    <message>
        <source>this is the index of one row of %1 places; for %2 × %2 places Δ row must be multiplied by %3, and it is by %2</source>
        <translation>это индекс одного ряда из %1 мест; для %2 × %2 мест Δ строки нужно умножать на %3, а здесь — на %2</translation>
    </message>
    <message>
        <source>row %1 holds position %2, where position %3 comes next</source>
        <translation>в строке %1 стоит позиция %2, а следующая — %3</translation>
    </message>
    <message>
        <source>no array named “%1” among %2</source>
        <translation>среди %2 нет массива «%1»</translation>
    </message>
    <message>
        <source>its only array has no name, and so none is “%1”</source>
        <translation>единственный массив не имеет имени, поэтому массива «%1» нет</translation>
    </message>
    <message>
        <source>Of a session that compares: A, B, their difference A − B, A and B in one plot, or a picture for each. With --sweep a picture for each, or all in one plot (both).</source>
        <translation>Для сеанса со сравнением: A, B, их разность A − B, A и B на одном графике или отдельная картинка для каждого. С --sweep — отдельная картинка для каждого или все на одном графике (both).</translation>
    </message>
    <message>
        <source>A picture for each</source>
        <translation>Отдельная картинка для каждого</translation>
    </message>
    <message>
        <source>subject must be one of a, b, difference, both, each</source>
        <translation>subject должен быть одним из: a, b, difference, both, each</translation>
    </message>
    <message>
        <source>a session has “compared” or “sweep”, not both</source>
        <translation>в сеансе может быть либо «compared», либо «sweep», но не оба</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are shown together</source>
        <translation>значений слишком много (%1): вместе показывается не более %2</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”</source>
        <translation>у «%1» нет параметра «%2»</translation>
    </message>
    <message>
        <source>values %1 and %2 are the same</source>
        <translation>значения %1 и %2 совпадают</translation>
    </message>
    <message>
        <source>several values are written KEY=VALUE,VALUE, not “%1”</source>
        <translation>несколько значений записываются как KEY=VALUE,VALUE, а не «%1»</translation>
    </message>
    <message>
        <source>%1 is twice among the values of %2</source>
        <translation>%1 встречается среди значений %2 дважды</translation>
    </message>
    <message>
        <source>%1 needs two values or more, with commas between them</source>
        <translation>для %1 нужно два значения или больше, через запятую</translation>
    </message>
    <message>
        <source>one parameter or two can have several values</source>
        <translation>несколько значений могут быть у одного или двух параметров</translation>
    </message>
    <message>
        <source>both rows and columns are values of %1</source>
        <translation>и строки, и столбцы — значения %1</translation>
    </message>
    <message>
        <source>“%1” shows two encodings in one plot. Choose a picture for each in this pane&apos;s menu.</source>
        <translation>«%1» показывает на одном графике две кодировки. Выберите в меню этой панели отдельную картинку для каждого.</translation>
    </message>
    <message>
        <source>Each cell is added to the score of a query and a key before the softmax. Equal colours along diagonals mean that distance alone counts.</source>
        <translation>Каждая ячейка прибавляется к оценке запроса и ключа перед softmax. Одинаковые цвета вдоль диагоналей означают, что важно только расстояние.</translation>
    </message>
    <message>
        <source>Fast hands tell neighbours apart, slow hands tell distant positions apart. k steps turn each hand by the same angle, whatever p is.</source>
        <translation>Быстрые стрелки различают соседей, медленные — далёкие позиции. k шагов поворачивают каждую стрелку на один и тот же угол при любом p.</translation>
    </message>
    <message>
        <source>The parameters in which A and B differ, and how far apart their numbers are. Equal to the last bit means the same table.</source>
        <translation>Параметры, которыми A и B различаются, и насколько далеки их числа. Равенство до последнего бита означает одну и ту же таблицу.</translation>
    </message>
    <message>
        <source>A few curves that explain most of the variance mean that the table uses few of its directions. Smooth curves say that neighbours are similar.</source>
        <translation>Если немногие кривые объясняют почти всю дисперсию, таблица использует мало направлений. Гладкие кривые говорят, что соседи похожи.</translation>
    </message>
    <message>
        <source>Bits of a binary number are square waves with periods 2, 4, 8 …; sines and cosines are their smooth relatives.</source>
        <translation>Биты двоичного числа — прямоугольные волны с периодами 2, 4, 8 …; синусы и косинусы — их гладкие родственники.</translation>
    </message>
    <message>
        <source>What the table is, how far its numbers are from that, and what is wrong with it.</source>
        <translation>Что это за таблица, насколько её числа от этого отличаются и что в ней не так.</translation>
    </message>
    <message>
        <source>Errors that grow with the position come from angles that were rounded. Where they reach 1, the numbers say nothing about the position any more.</source>
        <translation>Ошибки, растущие с позицией, происходят от округлённых углов. Там, где они достигают 1, числа уже ничего не говорят о позиции.</translation>
    </message>
    <message>
        <source>Each step from the position to the number at the cursor, with all its digits.</source>
        <translation>Каждый шаг от позиции до числа под курсором, со всеми цифрами.</translation>
    </message>
    <message>
        <source>A query and a key are turned by angles that grow with their positions. Their product depends on the difference of the angles alone.</source>
        <translation>Запрос и ключ поворачиваются на углы, растущие с их позициями. Их произведение зависит только от разности углов.</translation>
    </message>
    <message>
        <source>The same word at two places has the same embedding. Only the encoding tells the two apart.</source>
        <translation>Одно и то же слово в двух местах имеет одинаковый эмбеддинг. Различает их только кодировка.</translation>
    </message>
    <message>
        <source>The brightest line is each position with itself. How fast it fades beside that line says how well neighbours are told apart; bright lines farther away are positions that are taken for each other.</source>
        <translation>Самая яркая линия — каждая позиция с самой собой. То, как быстро рядом с ней темнеет, показывает, хорошо ли различаются соседи; яркие линии вдали — позиции, которые можно спутать.</translation>
    </message>
    <message>
        <source>Each curve is one column of the table. Where the curves of several dimensions have the same heights again, their positions look alike.</source>
        <translation>Каждая кривая — один столбец таблицы. Там, где кривые нескольких измерений снова имеют те же высоты, позиции выглядят похожими.</translation>
    </message>
    <message>
        <source>In a table of sines and cosines, columns at the left change fast and those at the right slowly. Two rows that look alike are positions that are hard to tell apart.</source>
        <translation>В таблице синусов и косинусов левые столбцы меняются быстро, правые — медленно. Две похожие строки — это позиции, которые трудно различить.</translation>
    </message>
    <message>
        <source>Of sines and cosines, each pair has a rotation of its own: a block of 2 × 2 where its dimensions are neighbours. The same matrix serves every position p.</source>
        <translation>У синусов и косинусов каждая пара имеет свой поворот: блок 2 × 2 там, где её измерения соседние. Одна и та же матрица служит любой позиции p.</translation>
    </message>
    <message>
        <source>Pairs above the line of max_len do not complete a cycle within the table: their values never repeat there.</source>
        <translation>Пары выше линии max_len не завершают цикл в пределах таблицы: их значения там не повторяются.</translation>
    </message>
    <message>
        <source>%1 can have one value only</source>
        <translation>%1 может иметь только одно значение</translation>
    </message>
    <message>
        <source>any two neighbours</source>
        <translation>любые две соседние позиции</translation>
    </message>
    <message>
        <source>any two positions %1 apart</source>
        <translation>любые две позиции со сдвигом %1</translation>
    </message>
    <message>
        <source>positions %1 and %2</source>
        <translation>позиции %1 и %2</translation>
    </message>
    <message>
        <source>no two rows to compare</source>
        <translation>нет двух строк для сравнения</translation>
    </message>
    <message>
        <source>equal rows: %1</source>
        <translation>равные строки: %1</translation>
    </message>
    <message>
        <source>smallest distance %1: %2</source>
        <translation>наименьшее расстояние %1: %2</translation>
    </message>
    <message>
        <source>%1, of the first %2 rows alone (all pairs of more rows take too long)</source>
        <translation>%1, только среди первых %2 строк (все пары большего числа строк сравнивать слишком долго)</translation>
    </message>
    <message>
        <source>%1, rows with NaN or infinity left out: %2</source>
        <translation>%1, пропущено строк с NaN или бесконечностью: %2</translation>
    </message>
    <message>
        <source>Scale of colours</source>
        <translation>Шкала цветов</translation>
    </message>
    <message>
        <source>Whether encodings that are compared have one scale of colours, or each its own.</source>
        <translation>Одна ли шкала цветов у сравниваемых кодировок или у каждой своя.</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Общая для всех</translation>
    </message>
    <message>
        <source>Equal colours are equal values in all pictures</source>
        <translation>Одинаковые цвета на всех картинках означают одинаковые значения</translation>
    </message>
    <message>
        <source>Each its own</source>
        <translation>У каждой своя</translation>
    </message>
    <message>
        <source>Each picture uses all of its colours</source>
        <translation>Каждая картинка использует все свои цвета</translation>
    </message>
    <message>
        <source>No table: each head subtracts a number from the score that grows with the distance between query and key. Its slope is fixed and different for each head, so that some heads look near and others far.</source>
        <translation>Таблицы нет: каждая голова вычитает из оценки число, растущее с расстоянием между запросом и ключом. Наклон задан и у каждой головы свой, поэтому одни головы смотрят близко, другие далеко.</translation>
    </message>
    <message>
        <source>A straight line over the distance; the head changes its slope alone. As a line has no end, contexts may be longer than those of training.</source>
        <translation>Прямая по расстоянию; голова меняет только её наклон. У прямой нет конца, поэтому контексты могут быть длиннее, чем при обучении.</translation>
    </message>
    <message>
        <source>Positions are counted by what is read: a gate between 0 and 1 for each key says whether it counts, and the position of a key is the sum of the gates up to the query. So it can count words or sentences instead of tokens. Queries and keys are random here.</source>
        <translation>Позиции считаются по прочитанному: вентиль от 0 до 1 для каждого ключа говорит, считать ли его, а позиция ключа равна сумме вентилей до запроса. Так можно считать слова или предложения вместо токенов. Запросы и ключи здесь случайны.</translation>
    </message>
    <message>
        <source>Choose Positions under “Show”: the counts rise with the distance, unevenly, and stop at the last row of the table.</source>
        <translation>Выберите «Позиции» в пункте «Показать»: счёт растёт с расстоянием неравномерно и останавливается на последней строке таблицы.</translation>
    </message>
    <message>
        <source>The number of the relative embedding that DeBERTa uses for a query and a key: each distance up to the middle has its own, farther ones share buckets. Attention reads these embeddings together with the content of query and key.</source>
        <translation>Номер относительного эмбеддинга, который DeBERTa берёт для запроса и ключа: до середины у каждого расстояния свой, более далёкие делят корзины. Внимание читает эти эмбеддинги вместе с содержанием запроса и ключа.</translation>
    </message>
    <message>
        <source>A straight line through 0 that bends into steps on both sides. The sign tells keys before the query from keys after it.</source>
        <translation>Прямая через 0, которая с обеих сторон переходит в ступени. Знак отличает ключи до запроса от ключей после него.</translation>
    </message>
    <message>
        <source>A small network computes the term of the score from the distance, divided by the position of the query on a logarithmic scale. So it never sees a number beyond 1, however long the text is. The network is untrained here.</source>
        <translation>Небольшая сеть вычисляет слагаемое оценки по расстоянию, делённому на позицию запроса в логарифмическом масштабе. Поэтому она не видит чисел больше 1, какой бы длины ни был текст. Здесь сеть не обучена.</translation>
    </message>
    <message>
        <source>For queries before the threshold L it depends on the distance alone; later rows are stretched over all keys.</source>
        <translation>Для запросов до порога L всё зависит только от расстояния; более поздние строки растянуты на все ключи.</translation>
    </message>
    <message>
        <source>A coordinate between 0 and 1 becomes sines and cosines whose frequency doubles from pair to pair, so that a network can draw fine detail. It is the encoding of NeRF.</source>
        <translation>Координата от 0 до 1 превращается в синусы и косинусы, частота которых удваивается от пары к паре, чтобы сеть могла передать мелкие детали. Это кодирование NeRF.</translation>
    </message>
    <message>
        <source>Pair k changes twice as fast as the one before it. Where the fastest waves are shorter than two positions, whole positions show aliases.</source>
        <translation>Пара k меняется вдвое быстрее предыдущей. Там, где самые быстрые волны короче двух позиций, на целых позициях видны ложные волны.</translation>
    </message>
    <message>
        <source>As ALiBi, but the number that is subtracted grows with the logarithm of the distance, and each head learns how strongly and how soon it bends. Here both are random, as before training; with one head they can be set.</source>
        <translation>Как ALiBi, но вычитаемое число растёт с логарифмом расстояния, и каждая голова обучает, насколько сильно и как рано оно изгибается. Здесь оба числа случайны, как до обучения; при одной голове их можно задать.</translation>
    </message>
    <message>
        <source>Near keys are told apart, far ones hardly: the curve is steep at first and then nearly flat.</source>
        <translation>Близкие ключи различаются, далёкие почти нет: кривая сначала крутая, затем почти ровная.</translation>
    </message>
    <message>
        <source>All cells are 0, as in programs that begin with zeros(max_len, d_model): until training fills the table, all rows are equal, no position is told from another, and the cosine of two rows is not defined.</source>
        <translation>Все ячейки равны 0, как в программах, начинающих с zeros(max_len, d_model): пока обучение не заполнит таблицу, все строки равны, ни одна позиция не отличается от другой, а косинус двух строк не определён.</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>До обучения</translation>
    </message>
    <message>
        <source>The numbers that the table begins with.</source>
        <translation>Числа, с которых начинает таблица.</translation>
    </message>
    <message>
        <source>Independent normal numbers of the seed (GPT-2, BERT)</source>
        <translation>Независимые нормальные числа по зерну (GPT-2, BERT)</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Нули</translation>
    </message>
    <message>
        <source>zeros(max_len, d_model), which training fills</source>
        <translation>zeros(max_len, d_model), которые заполняет обучение</translation>
    </message>
    <message>
        <source>Learned (untrained)</source>
        <translation>Обучаемое (необуч.)</translation>
    </message>
    <message>
        <source>A table with one row for each position, which training fills: BERT and GPT-2 have one. Before training its numbers are random or zero, and nothing in it says which position is near which.</source>
        <translation>Таблица со строкой для каждой позиции, которую заполняет обучение: такая есть в BERT и GPT-2. До обучения её числа случайны или равны нулю, и ничто в ней не говорит, какие позиции рядом.</translation>
    </message>
    <message>
        <source>Random rows are similar to themselves alone: compare the diagonal of the similarity matrix with that of sinusoids, or with a trained table. There is no row beyond max_len.</source>
        <translation>Случайные строки похожи только на себя: сравните диагональ матрицы сходства с синусоидами или с обученной таблицей. За max_len строк нет.</translation>
    </message>
    <message>
        <source>Nothing is added at all. A decoder still hides the keys after each query, and from the number of keys that it sees it can learn to count. Without that mask the order of tokens is lost.</source>
        <translation>Не прибавляется ничего. Декодер всё же скрывает ключи после каждого запроса и по числу видимых ключей может научиться считать. Без этой маски порядок токенов теряется.</translation>
    </message>
    <message>
        <source>A triangle of zeros under the diagonal: all keys in sight are equal, whatever their distance.</source>
        <translation>Треугольник из нулей под диагональю: все видимые ключи равны на любом расстоянии.</translation>
    </message>
    <message>
        <source>In Rotation the pairs turn at different speeds; in Distance the score oscillates and falls with the distance. A scaling slows the slow pairs, so that longer contexts stay within the angles of training.</source>
        <translation>Во «Вращении» пары вращаются с разной скоростью; в «Расстоянии» оценка колеблется и падает с расстоянием. Масштабирование замедляет медленные пары, чтобы длинные контексты не выходили за углы обучения.</translation>
    </message>
    <message>
        <source>The row of a small table of relative embeddings that a query and a key use: their distance, clipped on both sides. The embedding is added to the key, so that it acts through the content of the query.</source>
        <translation>Строка небольшой таблицы относительных эмбеддингов для запроса и ключа: их расстояние, обрезанное с обеих сторон. Эмбеддинг прибавляется к ключу и потому действует через содержание запроса.</translation>
    </message>
    <message>
        <source>A ramp around the diagonal between two plateaus: beyond the clipping distance all keys are treated alike.</source>
        <translation>Наклон у диагонали между двумя плато: за расстоянием отсечения все ключи равны.</translation>
    </message>
    <message>
        <source>Each position gets a row of sines and cosines, a pair for each frequency, which is added to the embedding of the token there. The first pairs turn fast and tell neighbours apart; the last ones turn so slowly that they tell the beginning from the end. Nothing is learned.</source>
        <translation>Каждая позиция получает строку синусов и косинусов, по паре на каждую частоту; она прибавляется к эмбеддингу токена. Первые пары вращаются быстро и различают соседей, последние так медленно, что отличают начало от конца. Ничего не обучается.</translation>
    </message>
    <message>
        <source>The stripes of the table grow wider from pair to pair. Rows at the same distance are equally similar, wherever they stand.</source>
        <translation>Полосы таблицы становятся шире от пары к паре. Строки на одинаковом расстоянии одинаково похожи, где бы они ни стояли.</translation>
    </message>
    <message>
        <source>The places of a grid, such as the patches of an image, get sinusoids of two coordinates: one half of the dimensions encodes x, the other half y. Places are numbered row by row.</source>
        <translation>Места сетки, например фрагменты изображения, получают синусоиды двух координат: одна половина измерений кодирует x, другая y. Места нумеруются построчно.</translation>
    </message>
    <message>
        <source>One half repeats in every row of the grid, the other changes only from row to row. A place is similar to those above and below it as well as to those beside it.</source>
        <translation>Одна половина повторяется в каждой строке сетки, другая меняется только от строки к строке. Место похоже и на соседей по строке, и на места над и под ним.</translation>
    </message>
    <message>
        <source>Distances fall into buckets: near ones into a bucket each, far ones share buckets that grow with the logarithm of the distance. Each head learns a number for each bucket and adds it to the score; here the numbers are random.</source>
        <translation>Расстояния попадают в корзины: у близких корзина своя, далёкие делят корзины, растущие с логарифмом расстояния. Каждая голова обучает число для каждой корзины и прибавляет его к оценке; здесь числа случайны.</translation>
    </message>
    <message>
        <source>Steps that are one distance wide near the query and wider and wider away from it. Beyond the max distance everything is one bucket.</source>
        <translation>Ступени шириной в одно расстояние возле запроса и всё шире вдали от него. За наибольшим расстоянием всё попадает в одну корзину.</translation>
    </message>
    <message>
        <source>The numbers of a file, as they are: rows as positions, columns as dimensions. File ▸ Identify table says which encoding they are, or what is wrong with them.</source>
        <translation>Числа файла как они есть: строки это позиции, столбцы это измерения. «Файл ▸ Опознать таблицу» говорит, какое это кодирование или что в нём неверно.</translation>
    </message>
    <message>
        <source>Stripes and a similarity that follows the distance show that a table knows positions. Compare it with the encoding that it should be.</source>
        <translation>Полосы и сходство, зависящее от расстояния, показывают, что таблица знает позиции. Сравните её с кодированием, которым она должна быть.</translation>
    </message>
    <message>
        <source>Diffusion models tell their network with these sinusoids how much noise is left: the timestep stands where a position stands in a text. All sines come first, then all cosines, and the slowest pair reaches the base.</source>
        <translation>Этими синусоидами диффузионные модели сообщают сети, сколько осталось шума: шаг времени стоит там, где в тексте стоит позиция. Сначала идут все синусы, затем все косинусы, а самая медленная пара достигает основания.</translation>
    </message>
    <message>
        <source>It is the sinusoidal table of the Transformer with its halves apart. Only the shift, the scale and the order of the halves tell programs apart.</source>
        <translation>Это синусоидальная таблица трансформера с разделёнными половинами. Программы различаются только сдвигом, масштабом и порядком половин.</translation>
    </message>
    <message>
        <source>Sinusoids of distances instead of positions: each row belongs to a distance from the query back to the key, the farthest first. Attention projects the rows and adds their product with the query to the score.</source>
        <translation>Синусоиды расстояний вместо позиций: каждая строка относится к расстоянию от запроса назад к ключу, самое дальнее первым. Внимание проецирует строки и прибавляет их произведение с запросом к оценке.</translation>
    </message>
    <message>
        <source>Read from the last row upwards it is the sinusoidal table. With negative distances the rows go on for keys ahead of the query.</source>
        <translation>Если читать от последней строки вверх, это синусоидальная таблица. С отрицательными расстояниями строки продолжаются для ключей впереди запроса.</translation>
    </message>
    <message>
        <source>RoPE whose scores fade: pair i of a query is multiplied by a power that grows with the position, and that of a key is divided by it. The score depends on the distance alone and gets smaller with it.</source>
        <translation>RoPE с затухающими оценками: пара i запроса умножается на степень, растущую с позицией, а пара ключа делится на неё. Оценка зависит только от расстояния и с ним уменьшается.</translation>
    </message>
    <message>
        <source>In Distance the curve oscillates as with RoPE and fades. A smaller scale base fades sooner.</source>
        <translation>В «Расстоянии» кривая колеблется, как у RoPE, и затухает. Чем меньше основание масштаба, тем раньше.</translation>
    </message>
    <message>
        <source>“%1” should end with :a, :b, :difference, :both or :each</source>
        <translation>«%1» должно оканчиваться на :a, :b, :difference, :both или :each</translation>
    </message>
    <message>
        <source>No relation was looked for: a table has more than %1 cells.</source>
        <translation>Связь не искалась: в одной из таблиц больше %1 ячеек.</translation>
    </message>
    <message>
        <source>B is not A in another order, scale, size or rounding.</source>
        <translation>B не является A в другом порядке, масштабе, размере или округлении.</translation>
    </message>
    <message>
        <source>B is the same as A.</source>
        <translation>B совпадает с A.</translation>
    </message>
    <message>
        <source>B is the same as A, but for some cells.</source>
        <translation>B совпадает с A, кроме нескольких ячеек.</translation>
    </message>
    <message>
        <source>Cells that this does not explain: %1 of %2.</source>
        <translation>Ячеек, которые это не объясняет: %1 из %2.</translation>
    </message>
    <message>
        <source>The first of them is in row %1, column %2: it is %3, and nothing is expected there.</source>
        <translation>Первая из них в строке %1, столбце %2: это %3, а там ничего не ожидается.</translation>
    </message>
    <message>
        <source>The first of them is in row %1, column %2: it is %3, expected %4.</source>
        <translation>Первая из них в строке %1, столбце %2: это %3, ожидалось %4.</translation>
    </message>
    <message>
        <source>The rows are in reverse order.</source>
        <translation>Строки идут в обратном порядке.</translation>
    </message>
    <message>
        <source>The rows are rolled: row 0 of B is row %1 of A, and so on round its %3 rows.</source>
        <translation>Строки циклически сдвинуты: строка 0 в B — это строка %1 в A, и так далее по кругу из %3 строк.</translation>
    </message>
    <message>
        <source>Rows are repeated: B has the rows %4 of A.</source>
        <translation>Строки повторяются: в B есть строки %4 из A.</translation>
    </message>
    <message>
        <source>The rows are cut: B has the rows %1 to %2 of A&apos;s %3.</source>
        <translation>Строки обрезаны: в B есть строки с %1 по %2 из %3 строк A.</translation>
    </message>
    <message>
        <source>Rows are missing: B has the rows %4 of A.</source>
        <translation>Не хватает строк: в B есть строки %4 из A.</translation>
    </message>
    <message>
        <source>Rows are added: those of A are the rows %1 to %2 of B&apos;s %3.</source>
        <translation>Строки добавлены: строки A — это строки с %1 по %2 из %3 строк B.</translation>
    </message>
    <message>
        <source>The columns are in reverse order: all dot products are equal.</source>
        <translation>Столбцы идут в обратном порядке: все скалярные произведения равны.</translation>
    </message>
    <message>
        <source>The columns are rolled: column 0 of B is column %1 of A, and so on round its %3 columns.</source>
        <translation>Столбцы циклически сдвинуты: столбец 0 в B — это столбец %1 в A, и так далее по кругу из %3 столбцов.</translation>
    </message>
    <message>
        <source>Columns are repeated: B has the columns %4 of A.</source>
        <translation>Столбцы повторяются: в B есть столбцы %4 из A.</translation>
    </message>
    <message>
        <source>The columns are cut: B has the columns %1 to %2 of A&apos;s %3.</source>
        <translation>Столбцы обрезаны: в B есть столбцы с %1 по %2 из %3 столбцов A.</translation>
    </message>
    <message>
        <source>Columns are missing: B has the columns %4 of A.</source>
        <translation>Не хватает столбцов: в B есть столбцы %4 из A.</translation>
    </message>
    <message>
        <source>Columns are added: those of A are the columns %1 to %2 of B&apos;s %3.</source>
        <translation>Столбцы добавлены: столбцы A — это столбцы с %1 по %2 из %3 столбцов B.</translation>
    </message>
    <message>
        <source>Column c of B is column c + %1 of A.</source>
        <translation>Столбец c в B — это столбец c + %1 в A.</translation>
    </message>
    <message>
        <source>Column c of B is column c − %1 of A.</source>
        <translation>Столбец c в B — это столбец c − %1 в A.</translation>
    </message>
    <message>
        <source>Columns have the other sign than in A: %2 of %3.</source>
        <translation>Столбцов с другим знаком, чем в A: %2 из %3.</translation>
    </message>
    <message>
        <source>B is A times %1, plus %2.</source>
        <translation>B — это A, умноженная на %1, плюс %2.</translation>
    </message>
    <message>
        <source>B is A with numbers rounded to %5.</source>
        <translation>B — это A с числами, округлёнными до %5.</translation>
    </message>
    <message>
        <source>B is near to A: the root mean square of the differences is %3, the largest %4.</source>
        <translation>B близка к A: среднеквадратичная разность %3, наибольшая %4.</translation>
    </message>
    <message>
        <source>The vectors of the words come from a file: no formula computes them. Choose random ones, or export the data of the view Sentence as .npy instead.</source>
        <translation>Векторы слов взяты из файла: формулы для них нет. Выберите случайные или вместо этого экспортируйте данные вида «Предложение» в .npy.</translation>
    </message>
    <message>
        <source>The sentence has no words: type some in the view Sentence.</source>
        <translation>В предложении нет слов: введите их в виде «Предложение».</translation>
    </message>
    <message>
        <source>The positions are %1 runs of equal steps, and a program spells out at most %2. Export the table as .npy instead.</source>
        <translation>Позиции состоят из %1 отрезков с равным шагом, а программа выписывает не больше %2. Экспортируйте таблицу в .npy.</translation>
    </message>
    <message>
        <source>temperature of queries</source>
        <translation>температура запросов</translation>
    </message>
    <message>
        <source>read: %1, a number for each of %2 layers</source>
        <translation>прочитано: %1, по числу на каждый из %2 слоёв</translation>
    </message>
    <message>
        <source>%1 must be a list of numbers</source>
        <translation>%1 должно быть списком чисел</translation>
    </message>
    <message>
        <source>%1 has %2 numbers where there are %3 layers</source>
        <translation>в %1 чисел: %2, а слоёв: %3</translation>
    </message>
    <message>
        <source>read: %1, of layers with a sliding window</source>
        <translation>прочитано: %1, для слоёв со скользящим окном</translation>
    </message>
    <message>
        <source>not read: %1, another part of the model</source>
        <translation>не прочитано: %1, другая часть модели</translation>
    </message>
    <message>
        <source>it does not say which layers are of which kind: --layer</source>
        <translation>в нём не сказано, какие слои какого вида: --layer</translation>
    </message>
    <message>
        <source>it has the layers 0 to %1: --layer</source>
        <translation>в нём слои от 0 до %1: --layer</translation>
    </message>
    <message>
        <source>shown: layer %1 (%2)</source>
        <translation>показан слой %1 (%2)</translation>
    </message>
    <message>
        <source>its layer %1 is of a kind that Posiscope cannot show: --layer</source>
        <translation>слой %1 такого вида, который Posiscope не показывает: --layer</translation>
    </message>
    <message>
        <source>read: params.json, whose programs turn neighbours (Meta, Mistral)</source>
        <translation>прочитано: params.json, чьи программы поворачивают соседние элементы (Meta, Mistral)</translation>
    </message>
    <message>
        <source>elements of a head that are not turned</source>
        <translation>элементы головы без поворота</translation>
    </message>
    <message>
        <source>chunks that are numbered anew</source>
        <translation>блоки с собственной нумерацией</translation>
    </message>
    <message>
        <source>pairs of each axis</source>
        <translation>пары каждой оси</translation>
    </message>
    <message>
        <source>%1 “axial” turns some pairs by the row of a patch and others by its column (RoPE in two dimensions), which Posiscope cannot show</source>
        <translation>%1 «axial» поворачивает одни пары по строке фрагмента, другие по его столбцу (двумерный RoPE); Posiscope этого не показывает</translation>
    </message>
    <message>
        <source>as telechat3-yarn means it</source>
        <translation>как это понимает telechat3-yarn</translation>
    </message>
    <message>
        <source>factor of the scores</source>
        <translation>множитель оценок внимания</translation>
    </message>
    <message>
        <source>not shown: scores are multiplied by %1, the square of what mscale_all_dim gives</source>
        <translation>не показано: оценки внимания умножаются на %1, квадрат того, что даёт mscale_all_dim</translation>
    </message>
    <message>
        <source>it has no part “%1”, nor any other: --part</source>
        <translation>в нём нет части «%1» и никакой другой: --part</translation>
    </message>
    <message>
        <source>it has no part “%1”, but %2: --part</source>
        <translation>в нём нет части «%1», есть %2: --part</translation>
    </message>
    <message>
        <source>--rotated and --rotated-last exclude each other</source>
        <translation>--rotated и --rotated-last исключают друг друга</translation>
    </message>
    <message>
        <source>only weights of up to three axes have rows of heads</source>
        <translation>строки голов есть только у весов не более чем с тремя осями</translation>
    </message>
    <message>
        <source>the weights have the axes 0 to %1: --axis</source>
        <translation>у весов оси от 0 до %1: --axis</translation>
    </message>
    <message>
        <source>weights of three axes have heads along the second or the third one: --axis</source>
        <translation>у весов с тремя осями головы лежат вдоль второй или третьей: --axis</translation>
    </message>
    <message>
        <source>a head of %1 is unusual (%2 elements of axis %3, %4 heads): --head-dim says how many a head has, and --axis where they are</source>
        <translation>голова из %1 необычна (%2 элементов оси %3, голов: %4): --head-dim говорит, сколько их в голове, а --axis, где они лежат</translation>
    </message>
    <message>
        <source>elements %1 to %2 of each of %3 heads of %4, along axis %5: from interleaved to half-split</source>
        <translation>элементы с %1 по %2 каждой из %3 голов размера %4 вдоль оси %5: из interleaved в half-split</translation>
    </message>
    <message>
        <source>elements %1 to %2 of each of %3 heads of %4, along axis %5: from half-split to interleaved</source>
        <translation>элементы с %1 по %2 каждой из %3 голов размера %4 вдоль оси %5: из half-split в interleaved</translation>
    </message>
    <message>
        <source>%1 has the shape %2. Positions are an array of one axis, or [axes, n] of one to four axes</source>
        <translation>%1 имеет форму %2. Позиции — массив с одной осью или [axes, n] с осями от одной до четырёх</translation>
    </message>
    <message>
        <source>%1 has %2 positions. A list has at most %3 rows</source>
        <translation>%1 содержит %2 позиций. В списке не больше %3 строк</translation>
    </message>
    <message>
        <source>row %1 of %2 is %3. A position is a number between −%4 and %4</source>
        <translation>строка %1 в %2 — %3. Позиция — число от −%4 до %4</translation>
    </message>
    <message>
        <source>positions of a bias are whole numbers from 0 to %1, not %2 to %3</source>
        <translation>позиции смещения — целые числа от 0 до %1, а не от %2 до %3</translation>
    </message>
    <message>
        <source>as many as positions are listed</source>
        <translation>столько, сколько позиций в списке</translation>
    </message>
    <message>
        <source>Positions of the rows</source>
        <translation>Позиции строк</translation>
    </message>
    <message>
        <source>One row for each listed position, in place of consecutive ones: 0..99, 0..59, 0..39 for packed sequences, 20 x 1, 0..99 for left padding, 951..1 step -50 for a sampler, 777 for one step of decoding, or a file of numbers such as ids.npy. Empty: consecutive positions.</source>
        <translation>По строке на каждую позицию списка вместо идущих подряд: 0..99, 0..59, 0..39 — упакованные последовательности, 20 x 1, 0..99 — заполнение слева, 951..1 step -50 — шаги сэмплера, 777 — один шаг декодирования, или файл чисел, например ids.npy. Пусто: позиции подряд.</translation>
    </message>
    <message>
        <source>Packed sequences</source>
        <translation>Упакованные последовательности</translation>
    </message>
    <message>
        <source>Three sequences of 100, 60 and 40 tokens in one row of a batch</source>
        <translation>Три последовательности из 100, 60 и 40 токенов в одной строке пакета</translation>
    </message>
    <message>
        <source>Left padding</source>
        <translation>Заполнение слева</translation>
    </message>
    <message>
        <source>20 tokens of padding at position 1, then a sequence of 100</source>
        <translation>20 токенов-заполнителей на позиции 1, затем последовательность из 100</translation>
    </message>
    <message>
        <source>Steps of a sampler</source>
        <translation>Шаги сэмплера</translation>
    </message>
    <message>
        <source>20 of the 1,000 timesteps of a diffusion model, from noise to picture</source>
        <translation>20 из 1000 шагов времени диффузионной модели, от шума к картинке</translation>
    </message>
    <message>
        <source>One step of decoding</source>
        <translation>Один шаг декодирования</translation>
    </message>
    <message>
        <source>The single row that a model with a cache computes for its next token</source>
        <translation>Единственная строка, которую модель с кэшем вычисляет для следующего токена</translation>
    </message>
    <message>
        <source>Queries and keys are turned, and nothing is added to them: pair i of their elements turns by θ_i for each position. The score of a query and a key then depends on their distance alone. What is shown as the table are the cosines and sines of the angles.</source>
        <translation>Запросы и ключи поворачиваются, к ним ничего не прибавляется: пара i их элементов поворачивается на θ_i за каждую позицию. Оценка запроса и ключа зависит тогда только от расстояния между ними. В виде таблицы показаны косинусы и синусы углов.</translation>
    </message>
    <message>
        <source>A is what was expected, and B is this table</source>
        <translation>A — то, что ожидалось, B — эта таблица</translation>
    </message>
    <message>
        <source>A is the original, and B is this table</source>
        <translation>A — исходная таблица, B — эта таблица</translation>
    </message>
    <message>
        <source>Only whole positions have a row here, and %1 is none. Sines and cosines that are not rounded have rows at fractions, too.</source>
        <translation>Строка здесь есть только у целых позиций, а %1 не целая. У неокруглённых синусов и косинусов есть строки и на дробных.</translation>
    </message>
    <message>
        <source>Position %1 lies beyond %2, up to where the error of the table is tested: the angles are exact there, too.</source>
        <translation>Позиция %1 дальше %2, до которой проверена ошибка таблицы: углы точны и там.</translation>
    </message>
    <message>
        <source>The offset k counts positions, not rows: M_k leads from the position p of a row to p + k, whether a row has that position or not.</source>
        <translation>Смещение k считает позиции, а не строки: M_k ведёт от позиции p строки к p + k, есть ли такая строка или нет.</translation>
    </message>
    <message>
        <source>positions, piece %1, “%2”: %3</source>
        <translation>позиции, часть %1, «%2»: %3</translation>
    </message>
    <message>
        <source>“%1” is no number. Write 0..99, 951..1 step -50, 20 x 1, 0.5 or 1/3</source>
        <translation>«%1» — не число. Пишите 0..99, 951..1 step -50, 20 x 1, 0.5 или 1/3</translation>
    </message>
    <message>
        <source>positions lie between −%1 and %1</source>
        <translation>позиции лежат между −%1 и %1</translation>
    </message>
    <message>
        <source>a step is not 0</source>
        <translation>шаг не может быть 0</translation>
    </message>
    <message>
        <source>a step needs two ends, as in 951..1 step -50</source>
        <translation>шагу нужны два конца, как в 951..1 step -50</translation>
    </message>
    <message>
        <source>steps of %1 do not lead from %2 to %3</source>
        <translation>шаги %1 не ведут от %2 к %3</translation>
    </message>
    <message>
        <source>positions are at most %1 rows. Consecutive ones need no list: choose the first position and how many</source>
        <translation>позиций не больше %1 строк. Идущим подряд список не нужен: выберите первую позицию и их число</translation>
    </message>
    <message>
        <source>before the x stands how often, as in 20 x 1</source>
        <translation>перед x стоит, сколько раз, как в 20 x 1</translation>
    </message>
    <message>
        <source>a piece between commas is empty</source>
        <translation>часть между запятыми пуста</translation>
    </message>
    <message>
        <source>The rows are the same in another order: B has the rows %4 of A.</source>
        <translation>Строки те же в другом порядке: в B есть строки %4 из A.</translation>
    </message>
    <message>
        <source>The columns are the same in another order, %4: all dot products are equal.</source>
        <translation>Столбцы те же в другом порядке, %4: все скалярные произведения равны.</translation>
    </message>
    <message>
        <source>B is A quantised to %6 steps of %2: the root mean square of the differences is %3, the largest %4.</source>
        <translation>B — это A, квантованная на %6 шагов по %2: среднеквадратичная разность %3, наибольшая %4.</translation>
    </message>
    <message>
        <source>models of this type add a bias that follows from the query and the distance, which Posiscope cannot show</source>
        <translation>модели этого типа прибавляют смещение, которое следует из запроса и расстояния; Posiscope этого не показывает</translation>
    </message>
    <message>
        <source>no scaling</source>
        <translation>без масштабирования</translation>
    </message>
    <message>
        <source>base %1, %2</source>
        <translation>основание %1, %2</translation>
    </message>
    <message>
        <source>base %1, %2, %3 rotated</source>
        <translation>основание %1, %2, вращается %3</translation>
    </message>
    <message>
        <source>transformers 4 and 5 read the same: %1</source>
        <translation>transformers 4 и 5 читают одно и то же: %1</translation>
    </message>
    <message>
        <source>transformers 4 and 5: %1</source>
        <translation>transformers 4 и 5: %1</translation>
    </message>
    <message>
        <source>%1 reads them differently: %2 in A, %3 in B</source>
        <translation>%1 читает их по-разному: в A %2, в B %3</translation>
    </message>
    <message>
        <source>%1 is read differently: %2 by %3, %4 by %5</source>
        <translation>%1 читают по-разному: %3 — %2, %5 — %4</translation>
    </message>
    <message>
        <source>%1 is %2 and no number</source>
        <translation>%1 — это %2, а не число</translation>
    </message>
    <message>
        <source>%1 is not known as a rope_type</source>
        <translation>rope_type %1 неизвестен</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>нет %1</translation>
    </message>
    <message>
        <source>base: the default of the class</source>
        <translation>основание: значение класса по умолчанию</translation>
    </message>
    <message>
        <source>scaling: the default of the class</source>
        <translation>масштабирование: значение класса по умолчанию</translation>
    </message>
    <message>
        <source>scaling: %1</source>
        <translation>масштабирование: %1</translation>
    </message>
    <message>
        <source>fails: %1</source>
        <translation>ошибка: %1</translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation>не читается: %1</translation>
    </message>
    <message>
        <source>not known: there is no model_type</source>
        <translation>неизвестно: нет model_type</translation>
    </message>
    <message>
        <source>not known: Posiscope has no row for model_type “%1”</source>
        <translation>неизвестно: у Posiscope нет строки для model_type «%1»</translation>
    </message>
    <message>
        <source>not known: there is no class for model_type “%1”</source>
        <translation>неизвестно: нет класса для model_type «%1»</translation>
    </message>
    <message>
        <source>%1 is %2 and no object</source>
        <translation>%1 — это %2, а не объект</translation>
    </message>
    <message>
        <source>the class takes no rope_type but default</source>
        <translation>класс принимает только rope_type default</translation>
    </message>
    <message>
        <source>the class takes no rope_type but longrope</source>
        <translation>класс принимает только rope_type longrope</translation>
    </message>
    <message>
        <source>rope_scaling must have exactly the keys %1</source>
        <translation>в rope_scaling должны быть ровно эти поля: %1</translation>
    </message>
    <message>
        <source>The base is %1 where %2 was meant: %1 is what %3 reads from this file</source>
        <translation>Основание — %1, а должно быть %2: %1 — это то, что читает из этого файла %3</translation>
    </message>
    <message>
        <source>ignored: %1 %2, as the same key stands behind it with %3</source>
        <translation>пропущено: %1 %2, так как тот же ключ стоит дальше со значением %3</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>список слов</translation>
    </message>
    <message>
        <source>%1 names %2 layers where there are %3</source>
        <translation>%1 называет слоёв: %2, а их %3</translation>
    </message>
    <message>
        <source>a number of layers, or letters such as LLLG</source>
        <translation>число слоёв или буквы, например LLLG</translation>
    </message>
    <message>
        <source>not read: %1, keys of other parts of the model</source>
        <translation>не прочитано: %1, ключи других частей модели</translation>
    </message>
    <message>
        <source>not shown: sound and film, with %1 positions a second (%2)</source>
        <translation>не показано: звук и фильм, %1 позиций в секунду (%2)</translation>
    </message>
    <message>
        <source>read: a model’s file of MaxText</source>
        <translation>прочитано: файл модели MaxText</translation>
    </message>
    <message>
        <source>read: rope_parameters, the same for layers with a sliding window, where models of this type usually have the base %1</source>
        <translation>прочитано: rope_parameters, те же и для слоёв со скользящим окном, где у моделей этого типа обычно основание %1</translation>
    </message>
    <message>
        <source>not shown: the queries and keys of the indexer, of which %1 elements turn with the same frequencies (index_head_dim)</source>
        <translation>не показано: запросы и ключи индексатора, из которых элементы %1 поворачиваются с теми же частотами (index_head_dim)</translation>
    </message>
    <message>
        <source>A bias or score that falls prefers near keys. Ripples are distances that are taken for nearer ones. Of buckets, each step is a new one.</source>
        <translation>Убывающая добавка или оценка предпочитает близкие ключи. Рябь — это расстояния, которые принимаются за меньшие. У корзин каждая ступень — новая корзина.</translation>
    </message>
    <message>
        <source>elements of the indexer that turn</source>
        <translation>вращаемые элементы индексатора</translation>
    </message>
    <message>
        <source>positions of this encoding are numbers from 0 on, not %1</source>
        <translation>позиции этой кодировки — числа от 0, а не %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>height</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>Rows hold the positions %1 where %2 were meant</source>
        <translation>В строках стоят позиции %1, а должны быть %2</translation>
    </message>
    <message>
        <source>rows hold the positions %1</source>
        <translation>в строках стоят позиции %1</translation>
    </message>
    <message>
        <source>The table is what %1 reads from this file: %2</source>
        <translation>Таблица — то, что %1 читает из этого файла: %2</translation>
    </message>
    <message>
        <source>The first %1 elements of each half of a head of %2 turn; the others pass as they are.</source>
        <translation>Поворачиваются первые %1 элементов каждой половины головы из %2; остальные проходят как есть.</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>Пропорциональное</translation>
    </message>
    <message>
        <source>The frequencies of the whole head, of which a share of the pairs turns, half a head apart</source>
        <translation>Частоты всей головы, из которых поворачивается доля пар; их элементы на расстоянии половины головы</translation>
    </message>
    <message>
        <source>The frequencies are the first ones of a head of %1 elements.</source>
        <translation>Частоты — первые частоты головы из %1 элементов.</translation>
    </message>
    <message>
        <source>not shown: a recurrent part beside the attention of every layer, which knows the order by itself</source>
        <translation>не показано: рекуррентная часть рядом с вниманием каждого слоя, которая знает порядок сама</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>The configuration of a model that was opened last.</source>
        <translation>Конфигурация модели, открытая последней.</translation>
    </message>
    <message>
        <source>Part of the configuration</source>
        <translation>Часть конфигурации</translation>
    </message>
    <message>
        <source>The part of the configuration that was read.</source>
        <translation>Часть конфигурации, которая прочитана.</translation>
    </message>
    <message>
        <source>Here stand the layers of a model, as its configuration says them. Choose File ▸ Open model configuration, or drop a config.json on the window.</source>
        <translation>Здесь стоят слои модели, как их называет её конфигурация. Выберите «Файл ▸ Открыть конфигурацию модели» или перетащите config.json в окно.</translation>
    </message>
    <message>
        <source>The configuration %1 is not there any more. File ▸ Open model configuration opens it from another place.</source>
        <translation>Конфигурации %1 больше нет. «Файл ▸ Открыть конфигурацию модели» откроет её из другого места.</translation>
    </message>
    <message>
        <source>The configuration %1 cannot be read: %2. Mend the file, or open another one with File ▸ Open model configuration.</source>
        <translation>Конфигурацию %1 нельзя прочитать: %2. Исправьте файл или откройте другой: «Файл ▸ Открыть конфигурацию модели».</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>The layers of a model with their bases, scalings and windows, as its configuration says them</source>
        <translation>Слои модели с основаниями, масштабами и окнами, как их называет её конфигурация</translation>
    </message>
    <message>
        <source>Which layers see only a window, which have another base or no positions at all. A click shows the values of a layer in the other panes.</source>
        <translation>Какие слои видят только окно, у каких другое основание или совсем нет позиций. Щелчок показывает значения слоя в других панелях.</translation>
    </message>
    <message>
        <source>Open model configuration …</source>
        <translation>Открыть конфигурацию модели…</translation>
    </message>
    <message>
        <source>Colours for light or dark surroundings, or for paper: black type and axes, thin lines.</source>
        <translation>Цвета для светлого или тёмного окружения или для бумаги: чёрные надписи и оси, тонкие линии.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Reference lines</source>
        <translation>Опорные линии</translation>
    </message>
    <message>
        <source>Draw the lines that a spectrum is compared with: max_len, contexts, 2.</source>
        <translation>Рисовать линии, с которыми сравнивают спектр: max_len, контексты, 2.</translation>
    </message>
    <message>
        <source>this picture has no reference lines</source>
        <translation>на этом рисунке нет опорных линий</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>Ось x</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>Ось y</translation>
    </message>
    <message>
        <source>Move one value from end to end, such as position=0..127: position, offset, base, d_model or max_len. Writes .gif, .webp, .mp4 (by ffmpeg) or numbered .png files.</source>
        <translation>Меняет одно значение от края до края, например position=0..127: position, offset, base, d_model или max_len. Записывает .gif, .webp, .mp4 (через ffmpeg) или нумерованные файлы .png.</translation>
    </message>
    <message>
        <source>an .mp4 file needs ffmpeg, which is not installed: install it, or choose .gif or .webp</source>
        <translation>файлу .mp4 нужна программа ffmpeg, которая не установлена: установите её или выберите .gif или .webp</translation>
    </message>
    <message>
        <source>ffmpeg could not encode the motion: %1</source>
        <translation>ffmpeg не смог закодировать движение: %1</translation>
    </message>
    <message>
        <source>No program spells out listed places of several axes. Export the table as .npy instead.</source>
        <translation>В программе не записать перечисленные места по нескольким осям. Экспортируйте таблицу в .npy.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>transformers 4 (4.57.6) and 5 (5.16) read this file differently</source>
        <translation>transformers 4 (4.57.6) и 5 (5.16) читают этот файл по-разному</translation>
    </message>
    <message>
        <source>row %1 of %2 has other positions on other axes (%3 and %4). This encoding counts along one axis: give one axis of the file</source>
        <translation>в строке %1 файла %2 позиции по осям разные (%3 и %4). Эта кодировка считает вдоль одной оси: укажите одну ось файла</translation>
    </message>
    <message>
        <source>positions on %1 axes were given, and this encoding counts along %2 (%3): give a file of [%2, n]</source>
        <translation>даны позиции по осям числом %1, а эта кодировка считает вдоль %2 (%3): укажите файл [%2, n]</translation>
    </message>
    <message>
        <source>the last position along %1 is %2, and all are divided by it: give positions above 0, or do not normalise</source>
        <translation>последняя позиция вдоль %1 равна %2, а на неё делятся все: укажите позиции больше 0 или не нормируйте</translation>
    </message>
    <message>
        <source>One row for each listed place, in place of those of a grid: a file of [2, n] whole or fractional numbers, first how far down each place is, then how far across. Empty: the places of a grid.</source>
        <translation>По строке на каждое указанное место вместо мест сетки: файл [2, n] целых или дробных чисел, сначала координаты мест по вертикали, затем по горизонтали. Пусто: места сетки.</translation>
    </message>
    <message>
        <source>the configuration describes %1, and no tensor has a name of such numbers</source>
        <translation>конфигурация описывает %1, а тензора с именем таких чисел нет</translation>
    </message>
    <message>
        <source>the configuration says nothing of it: it describes %1</source>
        <translation>конфигурация о нём не говорит: она описывает %1</translation>
    </message>
    <message>
        <source>not read: %1, another configuration in the folder</source>
        <translation>не прочитано: %1 — другая конфигурация в папке</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>B is not A in another scale, size or rounding. Whether its %1 rows are in any other order was not looked for: too many are nearly alike.</source>
        <translation>B не получается из A масштабом, размером или округлением. Стоят ли её строки (%1) в каком-либо другом порядке, не искали: слишком многие почти одинаковы.</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>частоты</translation>
    </message>
    <message>
        <source>cosines and sines</source>
        <translation>косинусы и синусы</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>смещения</translation>
    </message>
    <message>
        <source>it holds more than %1 files, which no model’s folder does</source>
        <translation>в ней больше %1 файлов, чего в папке модели не бывает</translation>
    </message>
    <message>
        <source>these are the frequencies of a text of %1 positions</source>
        <translation>это частоты для текста из %1 позиций</translation>
    </message>
    <message>
        <source>The base is %1, which other layers of this model have, where %2 was meant; all else is of these layers</source>
        <translation>Основание %1 — то, что у других слоёв этой модели, а должно быть %2; всё остальное от этих слоёв</translation>
    </message>
    <message>
        <source>%1; it has %2</source>
        <translation>%1; в ней есть %2</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>Без засечек</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>С засечками</translation>
    </message>
    <message>
        <source>Blue–amber, dark to light</source>
        <translation>Сине-янтарная, от тёмной к светлой</translation>
    </message>
    <message>
        <source>numbers move in “after” and “then-state” only</source>
        <translation>числа движутся только в «after» и «then-state»</translation>
    </message>
    <message>
        <source>“%1” is no mark: it begins with cell, row, column, pair, diagonal, region, arrow or arc</source>
        <translation>«%1» не метка: она начинается со слова cell, row, column, pair, diagonal, region, arrow или arc</translation>
    </message>
    <message>
        <source>%1 is no number that could move</source>
        <translation>%1 — не число, которое могло бы двигаться</translation>
    </message>
    <message>
        <source>the picture could not be encoded as %1</source>
        <translation>не удалось закодировать изображение в %1</translation>
    </message>
    <message>
        <source>%1 exists already: name a folder that does not</source>
        <translation>%1 уже существует: назовите папку, которой ещё нет</translation>
    </message>
    <message>
        <source>the lesson “%1” has steps 1 to %2, and none %3</source>
        <translation>в уроке «%1» шаги с 1 по %2, шага %3 нет</translation>
    </message>
    <message>
        <source>the course has no lesson “%1”</source>
        <translation>в курсе нет урока «%1»</translation>
    </message>
    <message>
        <source>%1 holds something else than answers: name another file</source>
        <translation>%1 содержит не ответы: назовите другой файл</translation>
    </message>
    <message>
        <source>“%1” names no step: write {LESSON NUMBER}, such as {rotary 1}</source>
        <translation>«%1» не называет шага: напишите {УРОК НОМЕР}, например {rotary 1}</translation>
    </message>
    <message>
        <source>“%1” is a step of another lesson: nothing can be added to it</source>
        <translation>«%1» — шаг другого урока: к нему ничего нельзя добавить</translation>
    </message>
    <message>
        <source>Largest GIF</source>
        <translation>Наибольший GIF</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>МБ</translation>
    </message>
    <message>
        <source>A GIF that would be larger has fewer frames in the same time. 0 keeps all frames, as --fps does where it is given.</source>
        <translation>В GIF, который был бы больше, за то же время меньше кадров. 0 сохраняет все кадры, как и --fps, если он задан.</translation>
    </message>
    <message>
        <source>%1 of %2 frames fit into %3 MB (largest GIF).</source>
        <translation>В %3 МБ (наибольший GIF) поместились кадры: %1 из %2.</translation>
    </message>
    <message>
        <source>Small motion (480 × 320 px)</source>
        <translation>Небольшая анимация (480 × 320 px)</translation>
    </message>
    <message>
        <source>The heatmap has about %1 cells an inch. A screen shows fewer, perhaps with stripes that the table does not have. Paper shows it as it is.</source>
        <translation>В тепловой карте около %1 ячеек на дюйм. Экран показывает меньше, возможно с полосами, которых в таблице нет. На бумаге она такая, какая есть.</translation>
    </message>
    <message>
        <source>Width and height of the picture. A GIF of one pane has 480x320 at first.</source>
        <translation>Ширина и высота рисунка. GIF с одной панелью сначала 480x320.</translation>
    </message>
    <message>
        <source>Two frames alone take more than %1 MB: choose a smaller size, or a larger limit (0 for none).</source>
        <translation>Уже два кадра занимают больше %1 МБ: выберите меньший размер или больший предел (0 — без предела).</translation>
    </message>
    <message>
        <source>B is A with its %1 rows resized to %2: %3.</source>
        <translation>B — это A, в которой число строк изменено с %1 на %2: %3.</translation>
    </message>
    <message>
        <source>B is A with its %1 × %2 places resized to %3 × %4: %5.</source>
        <translation>B — это A, сетка мест которой изменена с %1 × %2 на %3 × %4: %5.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Rows in front of the places: %1 in A, %2 in B.</source>
        <translation>Строк перед местами: %1 в A, %2 в B.</translation>
    </message>
    <message>
        <source>the block “place” needs the number of a place, from 1 to 9: ```place 1</source>
        <translation>блоку «place» нужен номер места от 1 до 9: ```place 1</translation>
    </message>
    <message>
        <source>the step has a second block “place %1”</source>
        <translation>в шаге второй блок «place %1»</translation>
    </message>
    <message>
        <source>the block “place %1” is empty</source>
        <translation>блок «place %1» пуст</translation>
    </message>
    <message>
        <source>“place %1” needs a large picture in the text of its step: ![words](name.svg &quot;large&quot;)</source>
        <translation>для «place %1» в тексте шага нужен большой рисунок: ![слова](name.svg &quot;large&quot;)</translation>
    </message>
    <message>
        <source>there is no block “%1”: blocks are state, predict, after, then, then-state, more, place, task, hint, notes, and code: python, cpp, bash, json, text</source>
        <translation>блока «%1» нет: есть state, predict, after, then, then-state, more, place, task, hint, notes и код: python, cpp, bash, json, text</translation>
    </message>
    <message>
        <source>%1 must be two ends and a time of at most %2 seconds, such as “10..110 in 3”, or values and a time, such as “8 | 64 in 3”, not “%3”</source>
        <translation>%1: нужны два конца и время не более %2 секунд, например «10..110 in 3», или значения и время, например «8 | 64 in 3», а не «%3»</translation>
    </message>
    <message>
        <source>%1 has no values that could move</source>
        <translation>У %1 нет значений, которые могли бы двигаться</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Эмбеддинг</translation>
    </message>
    <message>
        <source>The embedding alone, in colours of its own scale.</source>
        <translation>Один эмбеддинг; цвета по его собственной шкале.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Embedding, encoding and what they give together.</source>
        <translation>Эмбеддинг, кодирование и то, что они дают вместе.</translation>
    </message>
    <message>
        <source>Attention without positions</source>
        <translation>Внимание без позиций</translation>
    </message>
    <message>
        <source>Weights and outputs of one attention head without positions, in colours of their own scales.</source>
        <translation>Веса и выходы одной головы внимания без позиций; цвета по их собственным шкалам.</translation>
    </message>
    <message>
        <source>Swap without positions</source>
        <translation>Перестановка без позиций</translation>
    </message>
    <message>
        <source>The outputs without positions before and after two tokens change places: lines join those that are equal.</source>
        <translation>Выходы без позиций до и после того, как два токена поменяются местами: линии соединяют равные.</translation>
    </message>
    <message>
        <source>Swap with positions</source>
        <translation>Перестановка с позициями</translation>
    </message>
    <message>
        <source>The same with positions.</source>
        <translation>То же с позициями.</translation>
    </message>
    <message>
        <source>the picture “%1” has no element with the id “%2”</source>
        <translation>в рисунке «%1» нет элемента с id «%2»</translation>
    </message>
    <message>
        <source>A program would spell out thousands of coordinates. Export the table as .npy instead.</source>
        <translation>В программе пришлось бы выписать тысячи координат. Вместо этого экспортируйте таблицу в .npy.</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>кадр</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>image</source>
        <translation>изображение</translation>
    </message>
    <message>
        <source>axes are one to four different names with commas between them, such as time,height,width, and not “%1”</source>
        <translation>оси — от одного до четырёх разных названий через запятую, например time,height,width, а не «%1»</translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, one for each axis (%3), not %4</source>
        <translation>%1: нужно чисел %2, по одному на каждую ось (%3), а не %4</translation>
    </message>
    <message>
        <source>%1 holds whole numbers, and %2 is none</source>
        <translation>%1: требуются целые числа, а %2 не целое</translation>
    </message>
    <message>
        <source>the grid has %1 places. A table of places has at most %2 rows</source>
        <translation>мест в сетке: %1. В таблице мест не больше %2 строк</translation>
    </message>
    <message>
        <source>coordinates by the aspect ratio need two axes, not %1</source>
        <translation>для координат по отношению сторон нужны две оси, а не %1</translation>
    </message>
    <message>
        <source>coordinates by the area need two axes or three, not %1</source>
        <translation>для координат по площади нужно две или три оси, а не %1</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>The names of the numbers that a token stands for, with commas between them; the last one counts fastest along a grid.</source>
        <translation>Названия чисел, которые стоят за токеном, через запятую; вдоль сетки быстрее всего растёт последнее.</translation>
    </message>
    <message>
        <source>Images and films in a text</source>
        <translation>Изображения и видео в тексте</translation>
    </message>
    <message>
        <source>M-RoPE: text counts along all three</source>
        <translation>M-RoPE: текст считается по всем трём</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>The rows and columns of patches</source>
        <translation>Строки и столбцы патчей</translation>
    </message>
    <message>
        <source>FLUX.2</source>
        <translation>FLUX.2</translation>
    </message>
    <message>
        <source>Four axes: text has one of its own</source>
        <translation>Четыре оси: у текста своя</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>How many places the grid has along each axis.</source>
        <translation>Сколько мест в сетке вдоль каждой оси.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>The number that place k of n along an axis stands for.</source>
        <translation>Какое число соответствует месту k из n вдоль оси.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>start + k · step</source>
        <translation>начало + k · шаг</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>k · size / n: a finer grid keeps the range of training</source>
        <translation>k · размер / n: более мелкая сетка сохраняет диапазон обучения</translation>
    </message>
    <message>
        <source>Scaled and cut</source>
        <translation>Масштаб, целые</translation>
    </message>
    <message>
        <source>k · size / n, cut to a whole number</source>
        <translation>k · размер / n, до целого вниз</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>От центра</translation>
    </message>
    <message>
        <source>k − ⌈n/2⌉ of rows and columns: 0 in the middle</source>
        <translation>k − ⌈n/2⌉ для строк и столбцов: 0 в середине</translation>
    </message>
    <message>
        <source>From −1 to 1</source>
        <translation>От −1 до 1</translation>
    </message>
    <message>
        <source>2(k + ½)/n − 1: the middle of each place</source>
        <translation>2(k + ½)/n − 1: середина каждого места</translation>
    </message>
    <message>
        <source>Fraction of a size</source>
        <translation>Доля размера</translation>
    </message>
    <message>
        <source>2k / size − 1</source>
        <translation>2k / размер − 1</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>Отношение сторон</translation>
    </message>
    <message>
        <source>From −√(n/m) to √(n/m), m the other side</source>
        <translation>От −√(n/m) до √(n/m), m — другая сторона</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Площадь</translation>
    </message>
    <message>
        <source>Centred rows and columns, scaled to one area</source>
        <translation>Строки и столбцы от центра, приведённые к одной площади</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Делить на</translation>
    </message>
    <message>
        <source>The side that both coordinates are divided by.</source>
        <translation>Сторона, на которую делятся обе координаты.</translation>
    </message>
    <message>
        <source>Its own side</source>
        <translation>Своя сторона</translation>
    </message>
    <message>
        <source>Each axis reaches from −1 to 1</source>
        <translation>Каждая ось идёт от −1 до 1</translation>
    </message>
    <message>
        <source>The longest side</source>
        <translation>Самая длинная сторона</translation>
    </message>
    <message>
        <source>Places are as far apart along all axes</source>
        <translation>Расстояние между местами одно и то же вдоль всех осей</translation>
    </message>
    <message>
        <source>The shortest side</source>
        <translation>Самая короткая сторона</translation>
    </message>
    <message>
        <source>Long axes go beyond −1 and 1</source>
        <translation>Длинные оси выходят за −1 и 1</translation>
    </message>
    <message>
        <source>One row for each listed place, in place of those of a grid: a file of [axes, n] whole or fractional numbers, such as the position_ids of a model, or positions that all axes share, as text has them: 0..99. Empty: the places of a grid.</source>
        <translation>По строке на каждое перечисленное место вместо мест сетки: файл целых или дробных чисел формы [axes, n], например position_ids модели, или позиции, общие для всех осей, как у текста: 0..99. Пусто — места сетки.</translation>
    </message>
    <message>
        <source>Tokens in front</source>
        <translation>Токены впереди</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токенов</translation>
    </message>
    <message>
        <source>Class and register tokens before those of the grid; they are not turned.</source>
        <translation>Токены класса и регистры перед токенами сетки; они не поворачиваются.</translation>
    </message>
    <message>
        <source>First coordinates</source>
        <translation>Первые координаты</translation>
    </message>
    <message>
        <source>The coordinate of the first place along each axis; none at all: 0.</source>
        <translation>Координата первого места вдоль каждой оси; пусто — 0.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>From one place to the next along each axis; none at all: 1.</source>
        <translation>От одного места до следующего вдоль каждой оси; пусто — 1.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>The size of each axis in training (an area, of coordinates by the area); none at all: that of the grid.</source>
        <translation>Размер каждой оси при обучении (для координат по площади — площадь); пусто — размер сетки.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>Зрение</translation>
    </message>
    <message>
        <source>Pictures and films</source>
        <translation>Изображения и видео</translation>
    </message>
    <message>
        <source>%1 holds no weights of %2 axes × %3 pairs (or axes × heads × pairs, with more than %4 heads)</source>
        <translation>в %1 нет весов: осей %2 × пар %3 (или оси × головы × пары, голов больше %4)</translation>
    </message>
    <message>
        <source>a weight of %1 is no number below a million</source>
        <translation>вес %1 — не число меньше миллиона</translation>
    </message>
    <message>
        <source>interleaved pairs are those of three axes, not of %1</source>
        <translation>пары чередуются при трёх осях, а не при %1</translation>
    </message>
    <message>
        <source>sections add up to %1 pairs, and %2 pairs are turned</source>
        <translation>сумма sections — пар: %1, а поворачивается пар: %2</translation>
    </message>
    <message>
        <source>a pattern is made of the first letters of axes (%1), such as TTHWHWHW, and not “%2”</source>
        <translation>шаблон состоит из первых букв осей (%1), например TTHWHWHW, а не «%2»</translation>
    </message>
    <message>
        <source>there are %1 heads, counted from 0, and %2 is none of them</source>
        <translation>голов %1, счёт с 0, и головы %2 среди них нет</translation>
    </message>
    <message>
        <source>a spectrum over all heads is of axes in turn, and all elements are turned: set allocation to in-turn</source>
        <translation>при спектре на все головы оси идут по очереди и поворачиваются все элементы: задайте allocation равным in-turn</translation>
    </message>
    <message>
        <source>%1 must hold %2 numbers, one for each pair, not %3</source>
        <translation>%1: нужно чисел %2, по одному на каждую пару, а не %3</translation>
    </message>
    <message>
        <source>Pairs of axes</source>
        <translation>Пары осей</translation>
    </message>
    <message>
        <source>Which pair turns along which axis.</source>
        <translation>Какая пара поворачивается вдоль какой оси.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Блоками</translation>
    </message>
    <message>
        <source>All pairs of one axis, then all of the next</source>
        <translation>Все пары одной оси, затем все пары следующей</translation>
    </message>
    <message>
        <source>Three axes by turns, the rest to the first one (Qwen3-VL)</source>
        <translation>Три оси по очереди, остальное — первой (Qwen3-VL)</translation>
    </message>
    <message>
        <source>Alternate, then the last</source>
        <translation>По очереди, затем последняя</translation>
    </message>
    <message>
        <source>All axes but the last one by turns (ERNIE 4.5 VL)</source>
        <translation>Все оси, кроме последней, по очереди (ERNIE 4.5 VL)</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Равномерно</translation>
    </message>
    <message>
        <source>Every axis as evenly as its share allows (openPangu)</source>
        <translation>Каждая ось настолько равномерно, насколько позволяет её доля (openPangu)</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Pair i of axis i mod n (Pixtral, LTX-Video)</source>
        <translation>Пара i — ось i mod n (Pixtral, LTX-Video)</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Letters of axes, repeated (MM-RoPE: TTHWHWHW)</source>
        <translation>Буквы осей с повторением (MM-RoPE: TTHWHWHW)</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Смешанные</translation>
    </message>
    <message>
        <source>Every pair along all axes, with weights (RoPE-Mixed)</source>
        <translation>Каждая пара по всем осям, с весами (RoPE-Mixed)</translation>
    </message>
    <message>
        <source>Spectrum over</source>
        <translation>Охват спектра</translation>
    </message>
    <message>
        <source>The pairs that one spectrum runs over, from fast to slow.</source>
        <translation>Пары, по которым проходит один спектр, от быстрых к медленным.</translation>
    </message>
    <message>
        <source>Each axis</source>
        <translation>Каждая ось</translation>
    </message>
    <message>
        <source>Every axis begins at the fastest frequency</source>
        <translation>Каждая ось начинается с самой быстрой частоты</translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation>Вращаемые измерения</translation>
    </message>
    <message>
        <source>One spectrum for all axes: text is as in plain RoPE</source>
        <translation>Один спектр на все оси: текст как в обычном RoPE</translation>
    </message>
    <message>
        <source>The head</source>
        <translation>Голова</translation>
    </message>
    <message>
        <source>The same, and exponents count the whole head</source>
        <translation>То же, но показатели считаются по всей голове</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Все головы</translation>
    </message>
    <message>
        <source>One spectrum across all heads (LTX-Video)</source>
        <translation>Один спектр на все головы (LTX-Video)</translation>
    </message>
    <message>
        <source>How frequencies follow each other.</source>
        <translation>Как частоты следуют одна за другой.</translation>
    </message>
    <message>
        <source>Geometric</source>
        <translation>Геометрический</translation>
    </message>
    <message>
        <source>Geometric to the end</source>
        <translation>Геометрический до конца</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Растущий</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Пиксельный</translation>
    </message>
    <message>
        <source>Evenly from π to π · max_frequency/2</source>
        <translation>Равномерно от π до π · max_frequency/2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>One for each pair</source>
        <translation>По одной на каждую пару</translation>
    </message>
    <message>
        <source>axis_order names the axes %1 in another order, and “%2” does not</source>
        <translation>axis_order перечисляет оси %1 в другом порядке, а «%2» — нет</translation>
    </message>
    <message>
        <source>Order of blocks</source>
        <translation>Порядок блоков</translation>
    </message>
    <message>
        <source>The names of the axes in the order of their pairs; empty: as they are listed.</source>
        <translation>Названия осей в порядке их пар; пусто — как они перечислены.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Секции</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>пар</translation>
    </message>
    <message>
        <source>How many pairs turn along each axis, mrope_section in Hugging Face’s configurations; none at all: as many for each.</source>
        <translation>Сколько пар поворачивается вдоль каждой оси, mrope_section в конфигурациях Hugging Face; пусто — всем поровну.</translation>
    </message>
    <message>
        <source>The first letters of axes, one for each pair, repeated.</source>
        <translation>Первые буквы осей, по одной на пару, с повторением.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>How many heads there are.</source>
        <translation>Сколько всего голов.</translation>
    </message>
    <message>
        <source>The head that is shown, counted from 0.</source>
        <translation>Какая голова показана; счёт с 0.</translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation>Наибольшая частота</translation>
    </message>
    <message>
        <source>The last frequency is π times half of it.</source>
        <translation>Последняя частота — π, умноженное на его половину.</translation>
    </message>
    <message>
        <source>Listed frequencies</source>
        <translation>Список частот</translation>
    </message>
    <message>
        <source>One number for each pair.</source>
        <translation>По одному числу на каждую пару.</translation>
    </message>
    <message>
        <source>Shortest period</source>
        <translation>Кратчайший период</translation>
    </message>
    <message>
        <source>All frequencies are divided by it.</source>
        <translation>На него делятся все частоты.</translation>
    </message>
    <message>
        <source>Unit of frequencies</source>
        <translation>Единица частот</translation>
    </message>
    <message>
        <source>Radians or full turns for each unit of a coordinate.</source>
        <translation>Радианы или полные обороты на единицу координаты.</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation>Радианы</translation>
    </message>
    <message>
        <source>The first one is 1</source>
        <translation>Первая равна 1</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Обороты</translation>
    </message>
    <message>
        <source>The first one is 2π (DINOv3)</source>
        <translation>Первая равна 2π (DINOv3)</translation>
    </message>
    <message>
        <source>Bases of axes</source>
        <translation>Основания осей</translation>
    </message>
    <message>
        <source>A base for each axis in place of one; none at all: the same.</source>
        <translation>Своё основание для каждой оси вместо общего; пусто — одно и то же.</translation>
    </message>
    <message>
        <source>The two elements of a pair turn by the angles of different pairs, as the released program does it: this is no rotation, and a score does not depend on offsets alone.</source>
        <translation>Два элемента пары поворачиваются на углы разных пар, как в опубликованной программе: это не вращение, и оценка зависит не только от сдвигов.</translation>
    </message>
    <message>
        <source>%1 of %2 elements turn; the others pass as they are.</source>
        <translation>Поворачиваются элементы: %1 из %2; остальные остаются как есть.</translation>
    </message>
    <message>
        <source>halves of each block need blocks of pairs: set allocation to blocks</source>
        <translation>для половин каждого блока пары должны идти блоками: задайте allocation равным blocks</translation>
    </message>
    <message>
        <source>Halves of each block</source>
        <translation>Половинами блоков</translation>
    </message>
    <message>
        <source>Of the elements of an axis, the first half with the second (Gemma 4 vision)</source>
        <translation>Из элементов оси первая половина со второй (Gemma 4, зрение)</translation>
    </message>
    <message>
        <source>Angles laid out</source>
        <translation>Раскладка углов</translation>
    </message>
    <message>
        <source>How the program repeats the angles over the elements. Where that is not how it pairs them, the two elements of a pair turn by different angles, and it is no rotation.</source>
        <translation>Как программа повторяет углы по элементам. Если это не совпадает с её разбиением на пары, два элемента пары поворачиваются на разные углы, и это не вращение.</translation>
    </message>
    <message>
        <source>As the pairs</source>
        <translation>Как пары</translation>
    </message>
    <message>
        <source>Both elements of a pair turn by one angle: a rotation</source>
        <translation>Оба элемента пары поворачиваются на один угол: это вращение</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Половинами</translation>
    </message>
    <message>
        <source>All angles, and all once more</source>
        <translation>Все углы, затем все ещё раз</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседями</translation>
    </message>
    <message>
        <source>Each angle twice (ERNIE-Image, which turns halves)</source>
        <translation>Каждый угол дважды подряд (ERNIE-Image, где поворачиваются половины)</translation>
    </message>
    <message>
        <source>The angles of an axis, and once more (V-JEPA 2)</source>
        <translation>Углы одной оси, затем они же ещё раз (V-JEPA 2)</translation>
    </message>
    <message>
        <source>RoPE on several axes</source>
        <translation>Многоосевой RoPE</translation>
    </message>
    <message>
        <source>The tokens of images and films have several coordinates: frame, row and column. Each pair of elements turns along one of these axes, or along all with weights. The score of two tokens depends on how far they are apart along each axis.</source>
        <translation>У токенов изображений и видео несколько координат: кадр, строка и столбец. Каждая пара элементов поворачивается вдоль одной из этих осей или вдоль всех с весами. Оценка двух токенов зависит от того, как далеко они друг от друга вдоль каждой оси.</translation>
    </message>
    <message>
        <source>Dimensions of the columns repeat in every row of the image, those of the rows change from row to row, those of the frames from frame to frame. Text that has the same coordinate on all axes turns as in plain RoPE where one spectrum serves all axes.</source>
        <translation>Измерения столбцов повторяются в каждой строке изображения, измерения строк меняются от строки к строке, измерения кадров — от кадра к кадру. Текст, у которого координата на всех осях одна и та же, поворачивается как в обычном RoPE, если у всех осей общий спектр.</translation>
    </message>
    <message>
        <source>pairs turn along several axes as in %1</source>
        <translation>пары поворачиваются по нескольким осям, как в %1</translation>
    </message>
    <message>
        <source>the axis %1: %2 pairs, coordinates from %3 to %4</source>
        <translation>ось %1: пар %2, координаты от %3 до %4</translation>
    </message>
    <message>
        <source>an order is names of axes with commas between them, and not “%1”</source>
        <translation>порядок — это имена осей через запятую, а не «%1»</translation>
    </message>
    <message>
        <source>a pattern is made of the first letters of axes, such as TTHWHWHW, and not “%1”</source>
        <translation>образец составляется из первых букв осей, например TTHWHWHW, а не «%1»</translation>
    </message>
    <message>
        <source>weights come from a file such as freqs.npy, and “%1” is none</source>
        <translation>веса берутся из файла, например freqs.npy, а «%1» — не файл</translation>
    </message>
    <message>
        <source>a grid of %1 has %2 rows, and there are %3</source>
        <translation>в сетке %1 строк %2, а здесь их %3</translation>
    </message>
    <message>
        <source>a grid is written as 14x14 (height x width), 1+14x14 with tokens in front, or 8x14x14 with frames, not as “%1”</source>
        <translation>сетка записывается как 14x14 (высота x ширина), 1+14x14 с токенами впереди или 8x14x14 с кадрами, а не как «%1»</translation>
    </message>
    <message>
        <source>these places are no grid that is read row by row: give one of %1 rows, such as 1+12x16</source>
        <translation>эти места не образуют сетку, читаемую строка за строкой: задайте сетку из %1 строк, например 1+12x16</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Патчи</translation>
    </message>
    <message>
        <source>One picture of the chosen patch’s similarity to all, or such a picture of each patch.</source>
        <translation>Одна картинка сходства выбранного патча со всеми или такая картинка для каждого патча.</translation>
    </message>
    <message>
        <source>The chosen one</source>
        <translation>Выбранный</translation>
    </message>
    <message>
        <source>A click, a drag or the arrow keys choose it</source>
        <translation>Его выбирают щелчок, перетаскивание или стрелки</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>A grid of grids: the picture of each patch at its place</source>
        <translation>Сетка сеток: картинка каждого патча на его месте</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Whether the frames of a film are beside each other, or the cursor’s alone is shown: then a motion of the position plays them.</source>
        <translation>Стоят ли кадры фильма рядом или показан только кадр курсора: тогда движение позиции проигрывает их.</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>The cursor’s</source>
        <translation>Кадр курсора</translation>
    </message>
    <message>
        <source>Grid of patches</source>
        <translation>Сетка патчей</translation>
    </message>
    <message>
        <source>Tokens in front, frames, height and width, such as 1+14x14 or 8x14x14. Empty: the axes of the positions say it, or rows on one axis are a square with 0, 1, 2 or 5 tokens in front.</source>
        <translation>Токены впереди, кадры, высота и ширина, например 1+14x14 или 8x14x14. Пусто: сетку задают оси позиций, а строки на одной оси образуют квадрат с 0, 1, 2 или 5 токенами впереди.</translation>
    </message>
    <message>
        <source>A picture of 224 pixels</source>
        <translation>Изображение в 224 пикселя</translation>
    </message>
    <message>
        <source>A class token and 14 × 14 patches of 16 pixels, as ViT has them</source>
        <translation>Токен класса и 14 × 14 патчей по 16 пикселей, как в ViT</translation>
    </message>
    <message>
        <source>A film of 8 frames</source>
        <translation>Фильм из 8 кадров</translation>
    </message>
    <message>
        <source>14 × 14 patches of each of 8 frames, as VideoMAE has them</source>
        <translation>По 14 × 14 патчей в каждом из 8 кадров, как в VideoMAE</translation>
    </message>
    <message>
        <source>Limits of grid colours</source>
        <translation>Пределы цветов сетки</translation>
    </message>
    <message>
        <source>the rule %1 numbers tokens on %2 axes, and this encoding counts along %3 (%4): choose another rule, or other axes</source>
        <translation>правило %1 нумерует токены по %2 осям, а эта кодировка считает вдоль %3 (%4): выберите другое правило или другие оси</translation>
    </message>
    <message>
        <source>Tokens of the prompt</source>
        <translation>Токены запроса</translation>
    </message>
    <message>
        <source>The rows are the tokens of a prompt, numbered on each axis by the counting rule: 3 text, image 4x6, 2 text, video 4x2x3 at 2 fps, 2 padding. Sizes count tokens, or patches with “merge 2” behind them. Empty: positions as above.</source>
        <translation>Строки — токены запроса, пронумерованные по каждой оси правилом счёта: 3 text, image 4x6, 2 text, video 4x2x3 at 2 fps, 2 padding. Размеры считают токены, а с «merge 2» после них — патчи. Пусто: позиции как выше.</translation>
    </message>
    <message>
        <source>A picture in a text</source>
        <translation>Картинка в тексте</translation>
    </message>
    <message>
        <source>A question about a picture of 4 × 6 tokens: it takes 6 numbers, not 24</source>
        <translation>Вопрос о картинке из 4 × 6 токенов: она занимает 6 номеров, а не 24</translation>
    </message>
    <message>
        <source>Two pictures</source>
        <translation>Две картинки</translation>
    </message>
    <message>
        <source>Each picture begins where the count has come to: where programs forget it</source>
        <translation>Каждая картинка начинается там, куда дошёл счёт: здесь программы ошибаются</translation>
    </message>
    <message>
        <source>A film</source>
        <translation>Видео</translation>
    </message>
    <message>
        <source>Four frames of 2 × 3 tokens, two frames a second: rules differ in its times</source>
        <translation>Четыре кадра по 2 × 3 токена, два кадра в секунду: правила расходятся во временах</translation>
    </message>
    <message>
        <source>Padding at the left</source>
        <translation>Заполнение слева</translation>
    </message>
    <message>
        <source>The shorter prompt of a batch: padding is not counted</source>
        <translation>Более короткий запрос пакета: заполнение не считается</translation>
    </message>
    <message>
        <source>Counting rule</source>
        <translation>Правило счёта</translation>
    </message>
    <message>
        <source>The model whose rule numbers the tokens of the prompt.</source>
        <translation>Модель, правило которой нумерует токены запроса.</translation>
    </message>
    <message>
        <source>Axes %1; source: %2</source>
        <translation>Оси %1; источник: %2</translation>
    </message>
    <message>
        <source>padding: %1 tokens at %2</source>
        <translation>заполнение: токенов %1, на %2</translation>
    </message>
    <message>
        <source>film: %1 frames of %2 × %3 places, at the times %4</source>
        <translation>видео: кадров %1 по %2 × %3 мест, времена %4</translation>
    </message>
    <message>
        <source>text: %1 tokens at 0</source>
        <translation>текст: токенов %1, на 0</translation>
    </message>
    <message>
        <source>a next token would stand at %1; the rope delta is %2</source>
        <translation>следующий токен стоял бы на %1; rope delta равна %2</translation>
    </message>
    <message>
        <source>These are no numbers of tokens: they are an array of [axes, tokens], of one to four axes and four tokens or more</source>
        <translation>Это не номера токенов: те — массив [оси, токены] с одной–четырьмя осями и не менее чем четырьмя токенами</translation>
    </message>
    <message>
        <source>One output without positions</source>
        <translation>Один выход без позиций</translation>
    </message>
    <message>
        <source>The output of the token at the cursor without positions: the values of all tokens, each times its weight, and their sum.</source>
        <translation>Выход токена под курсором без позиций: значения всех токенов, взятые каждое со своим весом, и их сумма.</translation>
    </message>
    <message>
        <source>tokens, segment %1, “%2”: %3</source>
        <translation>токены, отрезок %1, «%2»: %3</translation>
    </message>
    <message>
        <source>tokens are at most %1</source>
        <translation>токенов не более %1</translation>
    </message>
    <message>
        <source>“%1” is no kind of token: write 3 text, image 4x6, video 4x2x3 at 2 fps, 10 audio or 2 padding</source>
        <translation>«%1» — не вид токенов: пишите 3 text, image 4x6, video 4x2x3 at 2 fps, 10 audio или 2 padding</translation>
    </message>
    <message>
        <source>“%1” was not expected here: behind a size stand “merge 2”, “at 2 fps” and “from 16”</source>
        <translation>«%1» здесь не ожидалось: после размера стоят «merge 2», «at 2 fps» и «from 16»</translation>
    </message>
    <message>
        <source>merge is a whole number behind the size of an image or film</source>
        <translation>merge — целое число после размера изображения или видео</translation>
    </message>
    <message>
        <source>%1 × %2 patches cannot be merged by %3 × %3</source>
        <translation>%1 × %2 патчей нельзя объединить по %3 × %3</translation>
    </message>
    <message>
        <source>frames per second are a number up to %1 behind the size of a film: video 4x2x3 at 2 fps</source>
        <translation>кадры в секунду — число до %1 после размера видео: video 4x2x3 at 2 fps</translation>
    </message>
    <message>
        <source>a count begins at a number: 3 text from 16, image 4x6 from 9</source>
        <translation>счёт начинается с числа: 3 text from 16, image 4x6 from 9</translation>
    </message>
    <message>
        <source>the size stands behind the word: image 4x6, video 4x2x3</source>
        <translation>размер стоит после слова: image 4x6, video 4x2x3</translation>
    </message>
    <message>
        <source>the number stands before the word: 3 %1</source>
        <translation>число стоит перед словом: 3 %1</translation>
    </message>
    <message>
        <source>“%1” is no number of tokens from 1 on</source>
        <translation>«%1» — не число токенов от 1</translation>
    </message>
    <message>
        <source>“%1” is no size of an image: write rows × columns, as 4x6, or frames × rows × columns, as 1x4x6</source>
        <translation>«%1» — не размер изображения: пишите строки × столбцы, как 4x6, или кадры × строки × столбцы, как 1x4x6</translation>
    </message>
    <message>
        <source>“%1” is no size of a film: write frames × rows × columns, as 4x2x3</source>
        <translation>«%1» — не размер видео: пишите кадры × строки × столбцы, как 4x2x3</translation>
    </message>
    <message>
        <source>a segment between commas is empty: write 3 text</source>
        <translation>отрезок между запятыми пуст: пишите 3 text</translation>
    </message>
    <message>
        <source>tokens are empty: write segments, as 3 text, image 4x6, 2 text</source>
        <translation>токены пусты: пишите отрезки, как 3 text, image 4x6, 2 text</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>все токены</translation>
    </message>
    <message>
        <source>tokens from %1 on</source>
        <translation>токены начиная с %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2, “%3”</source>
        <translation>токены от %1 до %2, «%3»</translation>
    </message>
    <message>
        <source>“%1” is numbered as text: its tokens count on by one, where rows and columns are right</source>
        <translation>«%1» пронумеровано как текст: токены считаются по одному, а верны строки и столбцы</translation>
    </message>
    <message>
        <source>“%1” and all images behind it are numbered as text: their tokens count on by one, where rows and columns are right</source>
        <translation>«%1» и все изображения после него пронумерованы как текст: токены считаются по одному, а верны строки и столбцы</translation>
    </message>
    <message>
        <source>Padding is counted: the tokens behind it have numbers larger by %1</source>
        <translation>Заполнение посчитано: номера токенов после него больше на %1</translation>
    </message>
    <message>
        <source>The times of films are fractions: they were not cut to whole numbers</source>
        <translation>Времена видео дробные: они не отсечены до целых чисел</translation>
    </message>
    <message>
        <source>Films count their frames: they were not multiplied by the seconds of a frame and by %1</source>
        <translation>Видео считает кадры: они не умножены на секунды кадра и на %1</translation>
    </message>
    <message>
        <source>Patches are numbered as they were before %1 × %1 of them became one token</source>
        <translation>Патчи пронумерованы так, как до объединения %1 × %1 из них в один токен</translation>
    </message>
    <message>
        <source>their frames</source>
        <translation>их кадров</translation>
    </message>
    <message>
        <source>their rows</source>
        <translation>их строк</translation>
    </message>
    <message>
        <source>their columns</source>
        <translation>их столбцов</translation>
    </message>
    <message>
        <source>their first number</source>
        <translation>их первого номера</translation>
    </message>
    <message>
        <source>their longest side</source>
        <translation>их длинной стороны</translation>
    </message>
    <message>
        <source>The count goes on from the wrong number behind images: from that of %1</source>
        <translation>Счёт после изображений продолжается не от того номера: от %1</translation>
    </message>
    <message>
        <source>Behind images the count goes on by the number of tokens: the rope delta was left out</source>
        <translation>После изображений счёт идёт по числу токенов: rope delta пропущена</translation>
    </message>
    <message>
        <source>The axes are exchanged: they stand in the order %1, where %2 is right</source>
        <translation>Оси переставлены: они стоят в порядке %1, а верен порядок %2</translation>
    </message>
    <message>
        <source>A segment begins at %1, the number of tokens before it, where %2 comes next: the rope delta of %3 was left out</source>
        <translation>Отрезок начинается с %1, числа токенов перед ним, а дальше идёт %2: rope delta %3 пропущена</translation>
    </message>
    <message>
        <source>A segment begins at %1 again, where %2 comes next: the positions of what stands before it were left out</source>
        <translation>Отрезок снова начинается с %1, а дальше идёт %2: позиции того, что стоит перед ним, пропущены</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строк</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>столбцов</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>кадров</translation>
    </message>
    <message>
        <source>A segment begins at %1, where %2 comes next: it goes on from the %3 of the image before it, and not from its longest side</source>
        <translation>Отрезок начинается с %1, а дальше идёт %2: он продолжает счёт от %3 изображения перед ним, а не от его длинной стороны</translation>
    </message>
    <message>
        <source>tokens, segment %1, “%2”: the rule %3 has no %4</source>
        <translation>токены, отрезок %1, «%2»: в правиле %3 нет %4</translation>
    </message>
    <message>
        <source>there is no counting rule “%1”</source>
        <translation>нет правила счёта «%1»</translation>
    </message>
    <message>
        <source>There are %1 axes, and the rule %2 has %3</source>
        <translation>Осей %1, а в правиле %2 их %3</translation>
    </message>
    <message>
        <source>No tokens have these numbers by the rule %1</source>
        <translation>По правилу %1 ни у каких токенов нет таких номеров</translation>
    </message>
    <message>
        <source>The numbers are those of the rule %1, where %2 is right</source>
        <translation>Это номера по правилу %1, а верно %2</translation>
    </message>
    <message>
        <source>no rule numbers “%1” on %2 axes</source>
        <translation>ни одно правило не нумерует «%1» по осям числом %2</translation>
    </message>
    <message>
        <source>There are %1 tokens, where “%2” has %3</source>
        <translation>Токенов %1, а в «%2» их %3</translation>
    </message>
    <message>
        <source>%1 of %2 tokens have other numbers: the first has (%3) where %4 is right</source>
        <translation>У %1 из %2 токенов другие номера: у первого (%3), а верно %4</translation>
    </message>
    <message>
        <source>token %1, of “%2”</source>
        <translation>токен %1, из «%2»</translation>
    </message>
    <message>
        <source>How alike the patches of an image are, at the places of the patches</source>
        <translation>Насколько похожи патчи изображения, на местах этих патчей</translation>
    </message>
    <message>
        <source>The brightest cell is the chosen patch itself. A bright row and column through it say that the encoding knows rows and columns apart; a bright spot, that it knows distances.</source>
        <translation>Самая яркая ячейка — сам выбранный патч. Яркие строка и столбец через неё говорят, что кодирование знает строки и столбцы по отдельности; яркое пятно — что оно знает расстояния.</translation>
    </message>
    <message>
        <source>a grid has at most %1 places, and there are %2 rows</source>
        <translation>в сетке не больше %1 мест, а строк %2</translation>
    </message>
    <message>
        <source>%1 has neither a table nor a bias, so that no patch is like another.</source>
        <translation>У %1 нет ни таблицы, ни смещения, поэтому сходства патчей нет.</translation>
    </message>
    <message>
        <source>No grid: %1.</source>
        <translation>Сетки нет: %1.</translation>
    </message>
    <message>
        <source>No grid: %1 (“Grid of patches” at the right).</source>
        <translation>Нет сетки: %1 («Сетка патчей» справа).</translation>
    </message>
    <message>
        <source>A grid of %1 patches has too many pictures; at most %2 are drawn. Choose “The chosen one” for Patches.</source>
        <translation>В сетке из %1 патчей слишком много картинок; рисуется не больше %2. Выберите «Выбранный» в поле «Патчи».</translation>
    </message>
    <message>
        <source>%1 counts along one axis: each token has one number. Choose RoPE on several axes for the tokens of texts with images.</source>
        <translation>%1 считает вдоль одной оси: у каждого токена одно число. Для токенов текстов с изображениями выберите RoPE по нескольким осям.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>The numbers that each token of a prompt has on several axes</source>
        <translation>Числа, которые каждый токен запроса имеет на нескольких осях</translation>
    </message>
    <message>
        <source>In text all axes count together. In an image each counts its own rows, columns or frames, and the text behind it goes on after the largest number: an image takes few numbers for many tokens.</source>
        <translation>В тексте все оси считают вместе. В изображении каждая считает свои строки, столбцы или кадры, а текст за ним продолжает после наибольшего числа: изображение занимает мало чисел на много токенов.</translation>
    </message>
    <message>
        <source>a table of biases has at most one token in front</source>
        <translation>в таблице смещений впереди не больше одного токена</translation>
    </message>
    <message>
        <source>biases of all offsets of a grid of %1 patches have %2 rows, and there are %3</source>
        <translation>смещений для всех сдвигов сетки %1 строк %2, а здесь их %3</translation>
    </message>
    <message>
        <source>the number of rows, %1, is not (2H − 1)² or three more: give the grid, such as 7x14</source>
        <translation>число строк %1 не равно (2H − 1)² и не больше его на три: задайте сетку, например 7x14</translation>
    </message>
    <message>
        <source>the number of rows, %1, is no square with 0, 1, 2 or 5 tokens in front: give the grid, such as 1+12x16</source>
        <translation>число строк %1 не квадрат с 0, 1, 2 или 5 токенами впереди: задайте сетку, например 1+12x16</translation>
    </message>
    <message>
        <source>Rows are</source>
        <translation>Строки — это</translation>
    </message>
    <message>
        <source>What the rows of a table stand for: patches, or the offsets between them, whose biases its columns are: the cursor’s dimension is the head.</source>
        <translation>Что означают строки таблицы: патчи или сдвиги между ними, смещения которых стоят в столбцах: измерение курсора — это голова.</translation>
    </message>
    <message>
        <source>Offsets of patches</source>
        <translation>Сдвиги патчей</translation>
    </message>
    <message>
        <source>A table of relative position biases, as Swin and BEiT have it</source>
        <translation>Таблица относительных позиционных смещений, как в Swin и BEiT</translation>
    </message>
    <message>
        <source>%1 holds numbers of at most six decimals, and not %2</source>
        <translation>%1 содержит числа не более чем с шестью знаками после запятой, а не %2</translation>
    </message>
    <message>
        <source>positions and tokens are two lists of the rows: leave one of them empty</source>
        <translation>positions и tokens — два списка строк: оставьте один из них пустым</translation>
    </message>
    <message>
        <source>no pair of head %1 turns: make head_dim or head_count larger</source>
        <translation>в голове %1 не вращается ни одна пара: увеличьте head_dim или head_count</translation>
    </message>
    <message>
        <source>a list has a frequency for each pair along one axis of one head: choose another allocation, or another spectrum</source>
        <translation>список даёт частоту каждой паре вдоль одной оси одной головы: выберите другое распределение или другой спектр</translation>
    </message>
    <message>
        <source>Dealt out</source>
        <translation>Раздача по очереди</translation>
    </message>
    <message>
        <source>One spectrum whose frequencies the axes take in turn (Pixtral)</source>
        <translation>Один спектр, частоты которого оси берут по очереди (Pixtral)</translation>
    </message>
    <message>
        <source>A file of [axes, pairs] or [axes, heads, pairs] numbers, the axes in the order of blocks; empty: those of a seed.</source>
        <translation>Файл чисел [оси, пары] или [оси, головы, пары], оси в порядке блоков; пусто: числа по начальному значению генератора.</translation>
    </message>
    <message>
        <source>text: position %1</source>
        <translation>текст: позиция %1</translation>
    </message>
    <message>
        <source>The table is another encoding than the rotation that was meant</source>
        <translation>Таблица — другая кодировка, а не то вращение, которое подразумевалось</translation>
    </message>
    <message>
        <source>A segment begins at %1, where %2 comes next: it goes on from the patches of the image before it, of which %3 × %3 are one token</source>
        <translation>Отрезок начинается с %1, а дальше идёт %2: он продолжает счёт от патчей изображения перед ним, из которых %3 × %3 — один токен</translation>
    </message>
    <message>
        <source>Qwen2-VL, vision tower</source>
        <translation>Qwen2-VL, зрительная часть</translation>
    </message>
    <message>
        <source>Llama 4, vision</source>
        <translation>Llama 4, зрение</translation>
    </message>
    <message>
        <source>Gemma 4, vision</source>
        <translation>Gemma 4, зрение</translation>
    </message>
    <message>
        <source>SAM 2, memory attention</source>
        <translation>SAM 2, внимание к памяти</translation>
    </message>
    <message>
        <source>SAM 3, global layers</source>
        <translation>SAM 3, глобальные слои</translation>
    </message>
    <message>
        <source>RoPE-ViT, axial</source>
        <translation>RoPE-ViT, осевой</translation>
    </message>
    <message>
        <source>RoPE-ViT, mixed</source>
        <translation>RoPE-ViT, смешанный</translation>
    </message>
    <message>
        <source>ERNIE-Image, as released</source>
        <translation>ERNIE-Image, как выпущено</translation>
    </message>
    <message>
        <source>ERNIE-Image, intended</source>
        <translation>ERNIE-Image, как задумано</translation>
    </message>
    <message>
        <source>V-JEPA 2, as released</source>
        <translation>V-JEPA 2, как выпущено</translation>
    </message>
    <message>
        <source>V-JEPA 2, intended</source>
        <translation>V-JEPA 2, как задумано</translation>
    </message>
    <message>
        <source>Rows and columns first</source>
        <translation>Сначала строки и столбцы</translation>
    </message>
    <message>
        <source>ERNIE 4.5 VL: rows and columns alternate, and time is last</source>
        <translation>ERNIE 4.5 VL: строки и столбцы чередуются, время последнее</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Posiscope sessions (*.posiscope)</source>
        <translation>Сеансы Posiscope (*.posiscope)</translation>
    </message>
    <message>
        <source>%1 was read again: it is %2 × %3 now, and was %4 × %5.</source>
        <translation>Файл %1 перечитан: теперь %2 × %3, было %4 × %5.</translation>
    </message>
    <message>
        <source>%1 was read again: no cell differs.</source>
        <translation>Файл %1 перечитан: ни одна ячейка не отличается.</translation>
    </message>
    <message>
        <source>%1 was read again: %2 of %3 cells differ, by at most %4 in row %5, column %6.</source>
        <translation>Файл %1 перечитан: отличаются %2 из %3 ячеек, самое большее на %4 в строке %5, столбце %6.</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>local</source>
        <translation>локальные</translation>
    </message>
    <message>
        <source>global</source>
        <translation>глобальные</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>без позиций</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>posiscope::ArrangementRows</name>
    <message>
        <source>Write above each pane what it shows</source>
        <translation>Писать над каждой панелью, что она показывает</translation>
    </message>
    <message>
        <source>Mark panes with letters: (a), (b)</source>
        <translation>Отмечать панели буквами: (a), (b)</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Как в окне</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>Друг под другом</translation>
    </message>
    <message>
        <source>In rows and columns</source>
        <translation>Строками и столбцами</translation>
    </message>
    <message>
        <source>&amp;Arrangement</source>
        <translation>&amp;Расположение</translation>
    </message>
</context>
<context>
    <name>posiscope::Banner</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>posiscope::ColoursDialog</name>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Symmetric about 0</source>
        <translation>Симметрично относительно 0</translation>
    </message>
    <message>
        <source>Equal distances from 0 get equally strong colours</source>
        <translation>Равные расстояния от 0 получают одинаково сильные цвета</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Limits that fit what is shown</source>
        <translation>Пределы, подходящие к показанному</translation>
    </message>
</context>
<context>
    <name>posiscope::Commands</name>
    <message>
        <source>Reading stopped; nothing has changed</source>
        <translation>Чтение остановлено; ничего не изменилось</translation>
    </message>
</context>
<context>
    <name>posiscope::CompareBar</name>
    <message>
        <source>Edit A</source>
        <translation>Править A</translation>
    </message>
    <message>
        <source>Edit B</source>
        <translation>Править B</translation>
    </message>
    <message>
        <source>The form below shows and changes A</source>
        <translation>Форма ниже показывает и меняет A</translation>
    </message>
    <message>
        <source>The form below shows and changes B</source>
        <translation>Форма ниже показывает и меняет B</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>Поменять A и B местами</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>Копировать A в B</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Закончить сравнение</translation>
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
        <translation>&amp;Сравнить два кодирования</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Закончить сравнение</translation>
    </message>
    <message>
        <source>Side by side: the view of this &amp;pane</source>
        <translation>Рядом: вид этой &amp;панели</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>П&amp;оменять A и B местами</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>Поменять A и B местами</translation>
    </message>
    <message>
        <source>C&amp;opy A to B</source>
        <translation>&amp;Копировать A в B</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>Копировать A в B</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>сравнение</translation>
    </message>
    <message>
        <source>Open a table as &amp;B …</source>
        <translation>Открыть таблицу как &amp;B …</translation>
    </message>
    <message>
        <source>Se&amp;veral values …</source>
        <translation>Не&amp;сколько значений …</translation>
    </message>
    <message>
        <source>O&amp;ne value again</source>
        <translation>Снова &amp;одно значение</translation>
    </message>
    <message>
        <source>Keep this c&amp;urve</source>
        <translation>Ост&amp;авить эту кривую</translation>
    </message>
    <message>
        <source>Several values</source>
        <translation>Несколько значений</translation>
    </message>
    <message>
        <source>One value again</source>
        <translation>Снова одно значение</translation>
    </message>
    <message>
        <source>Keep this curve</source>
        <translation>Оставить эту кривую</translation>
    </message>
    <message>
        <source>This curve stays. Change a parameter of A, and see both.</source>
        <translation>Эта кривая остаётся. Измените параметр A — и увидите обе.</translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertDialog</name>
    <message>
        <source>Convert a table</source>
        <translation>Преобразовать таблицу</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Fill in %1.</source>
        <translation>Заполните поле %1.</translation>
    </message>
    <message>
        <source>Stopped. The table can be saved without being seen.</source>
        <translation>Остановлено. Таблицу можно сохранить и без просмотра.</translation>
    </message>
    <message>
        <source>Computing … %1 %</source>
        <translation>Вычисление… %1 %</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>Оста&amp;новить</translation>
    </message>
</context>
<context>
    <name>posiscope::ConvertForm</name>
    <message>
        <source>Copy of the whole &amp;model file</source>
        <translation>Копия всего файла &amp;модели</translation>
    </message>
    <message>
        <source>Writes a .safetensors file with all other tensors of this one, byte for byte</source>
        <translation>Записывает файл .safetensors со всеми остальными тензорами, байт в байт</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Задача</translation>
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
        <translation>не больше %1 (строка %2, столбец %3), СКЗ %4</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>различий нет</translation>
    </message>
    <message>
        <source>A − B: %1</source>
        <translation>A − B: %1</translation>
    </message>
    <message>
        <source>A − B in the first %1 rows and %2 columns, which both have: %3</source>
        <translation>A − B в первых %1 строках и %2 столбцах, общих для обеих: %3</translation>
    </message>
    <message>
        <source>A: as in the file</source>
        <translation>A: как в файле</translation>
    </message>
    <message>
        <source>B: converted</source>
        <translation>B: после преобразования</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>A: %1, as in the file</source>
        <translation>A: %1, как в файле</translation>
    </message>
    <message>
        <source>B: %1, converted</source>
        <translation>B: %1, после преобразования</translation>
    </message>
    <message>
        <source>; colours ±%1</source>
        <translation>; цвета ±%1</translation>
    </message>
    <message>
        <source>; colours 0 … %1</source>
        <translation>; цвета 0 … %1</translation>
    </message>
    <message>
        <source>A − B, each row of B and the row of A nearest to its place: %1</source>
        <translation>A − B, каждая строка B и ближайшая по месту строка A: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::CopyCommands</name>
    <message>
        <source>Copy pa&amp;ne as</source>
        <translation>Копировать па&amp;нель как</translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation>Изображение &amp;SVG</translation>
    </message>
    <message>
        <source>&amp;PDF picture</source>
        <translation>Изображение &amp;PDF</translation>
    </message>
    <message>
        <source>&amp;Data, separated by tabs</source>
        <translation>&amp;Данные через табуляцию</translation>
    </message>
    <message>
        <source>&amp;matplotlib script</source>
        <translation>Сценарий &amp;matplotlib</translation>
    </message>
    <message>
        <source>p&amp;gfplots document</source>
        <translation>Документ p&amp;gfplots</translation>
    </message>
    <message>
        <source>%1 has no numbers of its own to copy. Choose another pane first.</source>
        <translation>«%1»: собственных чисел для копирования нет. Сначала выберите другую панель.</translation>
    </message>
    <message>
        <source>Copied %1 as %2</source>
        <translation>Скопировано как %2: %1</translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
        <translation>Рисуется %1…</translation>
    </message>
    <message>
        <source>Copying the data of %1 …</source>
        <translation>Копируются данные: %1…</translation>
    </message>
    <message>
        <source>Copied the data of %1</source>
        <translation>Данные скопированы: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Copy readout</source>
        <translation>&amp;Копировать показания</translation>
    </message>
    <message>
        <source>Reset &amp;parameters</source>
        <translation>&amp;Сбросить параметры</translation>
    </message>
    <message>
        <source>Copy as co&amp;de</source>
        <translation>Копировать как ко&amp;д</translation>
    </message>
    <message>
        <source>The code that computes this table has been copied.</source>
        <translation>Код, который вычисляет эту таблицу, скопирован.</translation>
    </message>
    <message>
        <source>Paste a ta&amp;ble</source>
        <translation>Вставить та&amp;блицу</translation>
    </message>
    <message>
        <source>The code from text to input has been copied.</source>
        <translation>Код от текста до входа скопирован.</translation>
    </message>
    <message>
        <source>%1, from text to input</source>
        <translation>%1: от текста до входа</translation>
    </message>
    <message>
        <source>Copy capt&amp;ion and citation</source>
        <translation>Копировать подпись &amp;и ссылку</translation>
    </message>
</context>
<context>
    <name>posiscope::EncodingCommands</name>
    <message>
        <source>Encoding</source>
        <translation>Кодирование</translation>
    </message>
    <message>
        <source>&amp;Options of the encoding</source>
        <translation>&amp;Параметры кодирования</translation>
    </message>
    <message>
        <source>Models with &amp;several axes</source>
        <translation>Модели с &amp;несколькими осями</translation>
    </message>
</context>
<context>
    <name>posiscope::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Экспорт: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::ExportCommands</name>
    <message>
        <source>&amp;Export pane …</source>
        <translation>&amp;Экспорт панели…</translation>
    </message>
    <message>
        <source>Export a&amp;ll panes …</source>
        <translation>Экспорт &amp;всех панелей…</translation>
    </message>
    <message>
        <source>Export &amp;data of pane …</source>
        <translation>Экспорт &amp;данных панели…</translation>
    </message>
    <message>
        <source>&amp;Copy picture of pane</source>
        <translation>Копировать &amp;изображение панели</translation>
    </message>
    <message>
        <source>Export &amp;motion …</source>
        <translation>Экспорт дви&amp;жения…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Печать …</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>Экспортировано: %1</translation>
    </message>
    <message>
        <source>Export cancelled; nothing was written</source>
        <translation>Экспорт отменён, ничего не записано</translation>
    </message>
    <message>
        <source>Export pane</source>
        <translation>Экспорт панели</translation>
    </message>
    <message>
        <source>Export all panes</source>
        <translation>Экспорт всех панелей</translation>
    </message>
    <message>
        <source>Drawing %1 …</source>
        <translation>Рисование %1…</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Запись %1…</translation>
    </message>
    <message>
        <source>%1 has no numbers of its own to export. Choose another pane first.</source>
        <translation>У вида «%1» нет собственных чисел для экспорта. Сначала выберите другую панель.</translation>
    </message>
    <message>
        <source>Export data: %1, %2 × %3</source>
        <translation>Экспорт данных: %1, %2 × %3</translation>
    </message>
    <message>
        <source>Copied the picture of %1</source>
        <translation>Изображение скопировано: %1</translation>
    </message>
    <message>
        <source>Export motion</source>
        <translation>Экспорт движения</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Напечатано</translation>
    </message>
    <message>
        <source>Save the handout with solutions</source>
        <translation>Сохранить раздаточный лист с решениями</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Сохранить раздаточный лист</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the teacher’s copy</source>
        <translation>Сохранить экземпляр преподавателя</translation>
    </message>
    <message>
        <source>Export an example</source>
        <translation>Экспорт примера</translation>
    </message>
    <message>
        <source>Save as slides</source>
        <translation>Сохранить слайды</translation>
    </message>
</context>
<context>
    <name>posiscope::ExportDialog</name>
    <message>
        <source>Choose at least one pane.</source>
        <translation>Выберите хотя бы одну панель.</translation>
    </message>
    <message>
        <source>The type will be %1 pt high in the finished picture. Under %2 pt it is hard to read.</source>
        <translation>Шрифт на готовом рисунке будет %1 pt. Мельче %2 pt его трудно читать.</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>около %1</translation>
    </message>
    <message>
        <source>%1 will be written, %2 are free</source>
        <translation>Будет записано %1, свободно %2</translation>
    </message>
    <message>
        <source>%1 will be written</source>
        <translation>Будет записано %1</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Изображение PNG</translation>
    </message>
    <message>
        <source>SVG (vector axes and text)</source>
        <translation>SVG (оси и текст векторные)</translation>
    </message>
    <message>
        <source>PDF (vector axes and text)</source>
        <translation>PDF (оси и текст векторные)</translation>
    </message>
    <message>
        <source>NumPy array, float64</source>
        <translation>Массив NumPy, float64</translation>
    </message>
    <message>
        <source>NumPy array, float32</source>
        <translation>Массив NumPy, float32</translation>
    </message>
    <message>
        <source>CSV text</source>
        <translation>Текст CSV</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>What is drawn and its shape</source>
        <translation>Что нарисовано и его размеры</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Заголовок</translation>
    </message>
    <message>
        <source>Write the title and the parameters above the picture</source>
        <translation>Написать над изображением заголовок и параметры</translation>
    </message>
    <message>
        <source>Draw the cursor and its marks</source>
        <translation>Нарисовать курсор и его метки</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>Файл уже есть и будет заменён.</translation>
    </message>
    <message>
        <source>Animated GIF (256 colours)</source>
        <translation>Анимация GIF (256 цветов)</translation>
    </message>
    <message>
        <source>Animated WebP (all colours)</source>
        <translation>Анимация WebP (все цвета)</translation>
    </message>
    <message>
        <source>Numbered PNG pictures</source>
        <translation>Нумерованные изображения PNG</translation>
    </message>
    <message>
        <source>%1 exists and will be replaced.</source>
        <translation>Файл %1 уже есть и будет заменён.</translation>
    </message>
    <message>
        <source>Cells as wide as they are high</source>
        <translation>Квадратные ячейки</translation>
    </message>
    <message>
        <source>A&amp;xes, legend and type</source>
        <translation>&amp;Оси, легенда и шрифт</translation>
    </message>
    <message>
        <source>Write caption and citation into a file beside it</source>
        <translation>Записать подпись и ссылку в файл рядом</translation>
    </message>
    <message>
        <source>MP4 film (the smallest file)</source>
        <translation>Фильм MP4 (самый маленький файл)</translation>
    </message>
</context>
<context>
    <name>posiscope::FileCommands</name>
    <message>
        <source>Read from %1</source>
        <translation>Прочитано из %1</translation>
    </message>
    <message>
        <source>This model uses: %1</source>
        <translation>Эта модель использует: %1</translation>
    </message>
    <message>
        <source>What was read and what was assumed</source>
        <translation>Что прочитано и что предположено</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новый сеанс</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Н&amp;едавние</translation>
    </message>
    <message>
        <source>Open &amp;table …</source>
        <translation>Открыть &amp;таблицу…</translation>
    </message>
    <message>
        <source>Open model &amp;configuration …</source>
        <translation>Открыть &amp;конфигурацию модели…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Сохранить к&amp;ак…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>открытие %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Открыто: %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>новый сеанс</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Открыть файл</translation>
    </message>
    <message>
        <source>All that Posiscope opens (%1)</source>
        <translation>Всё, что открывает Posiscope (%1)</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation>Уроки (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>The name of this file is not UTF-8 text, and Posiscope opens only files whose names are. Give the file another name.</source>
        <translation>Имя этого файла — не текст в UTF-8, а Posiscope открывает только файлы с такими именами. Переименуйте файл.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Сохранить сеанс</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Сохранить изменения?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>В файле %1 есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>Открыть конфигурацию модели</translation>
    </message>
    <message>
        <source>Show the other layers as &amp;B</source>
        <translation>Показать другие слои как &amp;B</translation>
    </message>
    <message>
        <source>Show the other layers as B: %1</source>
        <translation>Показать другие слои как B: %1</translation>
    </message>
    <message>
        <source>Show the other layers as B</source>
        <translation>Показать другие слои как B</translation>
    </message>
    <message>
        <source>Saved %1 as it was before the lesson</source>
        <translation>Сохранено: %1, как было до урока</translation>
    </message>
    <message>
        <source>%1 holds values that are not allowed: %2.</source>
        <translation>В %1 есть недопустимые значения: %2.</translation>
    </message>
    <message>
        <source>Exported pictures (*.png *.svg *.pdf)</source>
        <translation>Экспортированные изображения (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Таблицы (%1)</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf)</source>
        <translation>Конфигурации моделей (*.json *.yaml *.yml *.gguf)</translation>
    </message>
    <message>
        <source>%1 is of a kind that Posiscope does not open. It opens sessions (.posiscope), pictures that it has exported (.png, .svg, .pdf), tables (%2), model configurations (.json, .yaml) and lessons (.md).</source>
        <translation>Posiscope не открывает файлы такого вида, как %1. Он открывает сеансы (.posiscope), экспортированные им изображения (.png, .svg, .pdf), таблицы (%2), конфигурации моделей (.json, .yaml) и уроки (.md).</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation>Конфигурации моделей (*.json *.yaml *.yml *.gguf);;Все файлы (*)</translation>
    </message>
    <message>
        <source>No tensor of the folder is about positions by its name and shape.</source>
        <translation>Ни один тензор папки по имени и форме не относится к позициям.</translation>
    </message>
    <message>
        <source>Tensors of the folder that are about positions:</source>
        <translation>Тензоры папки, которые относятся к позициям:</translation>
    </message>
    <message>
        <source>Open a &amp;table of the folder …</source>
        <translation>Открыть &amp;таблицу папки …</translation>
    </message>
    <message>
        <source>Open model &amp;folder …</source>
        <translation>Открыть папку &amp;модели …</translation>
    </message>
    <message>
        <source>Open the folder of a model</source>
        <translation>Открыть папку модели</translation>
    </message>
</context>
<context>
    <name>posiscope::FileRow</name>
    <message>
        <source>&amp;Browse …</source>
        <translation>&amp;Обзор…</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>Фа&amp;йл</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Укажите имя файла.</translation>
    </message>
    <message>
        <source>The name must end in .%1.</source>
        <translation>Имя должно оканчиваться на .%1.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Нет папки %1.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Это не обычный файл.</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Файлы %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>posiscope::FirstSteps</name>
    <message>
        <source>A first tour</source>
        <translation>Первое знакомство</translation>
    </message>
    <message>
        <source>Five short lessons, from the order of words to RoPE</source>
        <translation>Пять коротких уроков: от порядка слов до RoPE</translation>
    </message>
    <message>
        <source>My table …</source>
        <translation>Моя таблица …</translation>
    </message>
    <message>
        <source>Open a table of NumPy, PyTorch, safetensors or GGUF</source>
        <translation>Открыть таблицу NumPy, PyTorch, safetensors или GGUF</translation>
    </message>
    <message>
        <source>A figure for my paper</source>
        <translation>Рисунок для моей статьи</translation>
    </message>
    <message>
        <source>Export what the pane shows</source>
        <translation>Экспортировать то, что показывает панель</translation>
    </message>
    <message>
        <source>New here? Begin with</source>
        <translation>Впервые здесь? Начните с:</translation>
    </message>
    <message>
        <source>Put this line away. Help ▸ First steps brings it back.</source>
        <translation>Убрать эту строку. «Справка ▸ Первые шаги» вернёт её.</translation>
    </message>
    <message>
        <source>Put this line away</source>
        <translation>Убрать эту строку</translation>
    </message>
</context>
<context>
    <name>posiscope::GameCard</name>
    <message>
        <source>Wave game</source>
        <translation>Угадай волну</translation>
    </message>
    <message>
        <source>Text of the level</source>
        <translation>Текст уровня</translation>
    </message>
    <message>
        <source>Leave the game: everything is again as it was before</source>
        <translation>Выйти из игры: всё снова станет таким, каким было</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Выйти из игры</translation>
    </message>
    <message>
        <source>B, on the right, is a hidden encoding. Change A, on the left, until both are equal.</source>
        <translation>Справа — спрятанное кодирование B. Меняйте A слева, пока они не станут равны.</translation>
    </message>
    <message>
        <source>A move is a setting that you have not tried before. A drag is one move, however long it is; undo and going back are none.</source>
        <translation>Ход — это значения, которых вы ещё не пробовали. Протягивание ползунка, даже долгое, — один ход; отмена и возврат не считаются.</translation>
    </message>
    <message>
        <source>How near A is to B</source>
        <translation>Насколько A близко к B</translation>
    </message>
    <message>
        <source>Measured when the controls come to rest. The bar is full only when both tables are equal.</source>
        <translation>Измеряется, когда регуляторы остановились. Полоса заполнена, только если таблицы равны.</translation>
    </message>
    <message>
        <source>Give up and show B</source>
        <translation>Сдаться и показать B</translation>
    </message>
    <message>
        <source>Show what is hidden; the level does not count then</source>
        <translation>Показать спрятанное; уровень тогда не засчитывается</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>Другие числа</translation>
    </message>
    <message>
        <source>Play this level again with other hidden numbers</source>
        <translation>Сыграть этот уровень снова с другими спрятанными числами</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Следующий уровень</translation>
    </message>
    <message>
        <source>The base</source>
        <translation>Основание</translation>
    </message>
    <message>
        <source>The first position</source>
        <translation>Первая позиция</translation>
    </message>
    <message>
        <source>Layout and spectrum</source>
        <translation>Раскладка и спектр</translation>
    </message>
    <message>
        <source>Base and first position</source>
        <translation>Основание и первая позиция</translation>
    </message>
    <message>
        <source>Everything at once</source>
        <translation>Всё сразу</translation>
    </message>
    <message>
        <source>The base of B is 1, 2 or 5 times a power of ten, from %1 to %2: the arrow keys step through such numbers.</source>
        <translation>Основание B — степень десяти, умноженная на 1, 2 или 5, от %1 до %2: клавиши со стрелками перебирают именно такие числа.</translation>
    </message>
    <message>
        <source>The first position of B is a whole number from 1 to %1. The rows of B are counted as those of A, so its axis tells you nothing.</source>
        <translation>Первая позиция B — целое число от 1 до %1. Строки B пронумерованы так же, как строки A, поэтому по оси ничего не узнать.</translation>
    </message>
    <message>
        <source>The colours of the waves of B do not tell sines from cosines.</source>
        <translation>По цвету волн B синусы не отличить от косинусов.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Moves: %1. A good score is %2 or fewer.</source>
        <translation>Ходов: %1. Хороший результат — не больше %2.</translation>
    </message>
    <message>
        <source>The tables do not have the same shape.</source>
        <translation>Таблицы разного размера.</translation>
    </message>
    <message>
        <source>Root mean square of A − B: %1</source>
        <translation>Среднеквадратичное A − B: %1</translation>
    </message>
    <message>
        <source>Levels found: %1 of %2. Moves in all: %3.</source>
        <translation>Найдено уровней: %1 из %2. Всего ходов: %3.</translation>
    </message>
    <message>
        <source>✓ Found, and with a good score.</source>
        <translation>✓ Найдено, и с хорошим результатом.</translation>
    </message>
    <message>
        <source>✓ Found.</source>
        <translation>✓ Найдено.</translation>
    </message>
    <message>
        <source>This is what was hidden; set it, and see the two become equal.</source>
        <translation>Вот что было спрятано; задайте эти значения и увидите, что таблицы станут равны.</translation>
    </message>
    <message>
        <source>Level %1 of %2: %3</source>
        <translation>Уровень %1 из %2: %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Go on to the next level</source>
        <translation>Перейти к следующему уровню</translation>
    </message>
</context>
<context>
    <name>posiscope::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Search a word, in any language</source>
        <translation>Найти слово на любом языке</translation>
    </message>
    <message>
        <source>No entry contains “%1”.</source>
        <translation>Ни в одной статье нет «%1».</translation>
    </message>
</context>
<context>
    <name>posiscope::HandsCount</name>
    <message>
        <source>Hands for this answer</source>
        <translation>Сколько рук за этот ответ</translation>
    </message>
</context>
<context>
    <name>posiscope::HelpCommands</name>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Горячие клавиши</translation>
    </message>
    <message>
        <source>&amp;About Posiscope</source>
        <translation>&amp;О программе Posiscope</translation>
    </message>
    <message>
        <source>&amp;Check my table</source>
        <translation>Проверить &amp;таблицу</translation>
    </message>
    <message>
        <source>For &amp;teachers</source>
        <translation>Для &amp;преподавателей</translation>
    </message>
    <message>
        <source>&amp;Problem sheet</source>
        <translation>&amp;Задачи</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Словарь</translation>
    </message>
    <message>
        <source>&amp;References</source>
        <translation>&amp;Литература</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>Что &amp;нового</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Что это?</translation>
    </message>
    <message>
        <source>F&amp;irst steps</source>
        <translation>П&amp;ервые шаги</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>Opened the example: %1. Undo brings back what was there before.</source>
        <translation>Открыт пример: %1. Отмена вернёт то, что было раньше.</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>При&amp;меры</translation>
    </message>
</context>
<context>
    <name>posiscope::HintLabel</name>
    <message>
        <source>Ctrl+click or double-click chooses a dimension</source>
        <translation>Ctrl+щелчок или двойной щелчок выбирает измерение</translation>
    </message>
    <message>
        <source>Wheel: zoom this axis · Shift and drag: zoom into a frame</source>
        <translation>Колесо: масштаб этой оси · Shift и перетаскивание: увеличить рамку</translation>
    </message>
    <message>
        <source>F1: what is this? · Ctrl+/: all shortcuts</source>
        <translation>F1: что это? · Ctrl+/: все клавиши</translation>
    </message>
</context>
<context>
    <name>posiscope::IdentifyCommands</name>
    <message>
        <source>&amp;Identify table …</source>
        <translation>О&amp;познать таблицу …</translation>
    </message>
    <message>
        <source>Identify a table</source>
        <translation>Опознать таблицу</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Чтение %1 …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation>Показать кодирование</translation>
    </message>
    <message>
        <source>Convert a table</source>
        <translation>Преобразовать таблицу</translation>
    </message>
    <message>
        <source>Converting …</source>
        <translation>Преобразование…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Stopped; %1 has not been written</source>
        <translation>Остановлено; %1 не записан</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Таблицы (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save re&amp;port …</source>
        <translation>Сохранить от&amp;чёт …</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Reports (*.html *.pdf)</source>
        <translation>Отчёты (*.html *.pdf)</translation>
    </message>
    <message>
        <source>Con&amp;vert table …</source>
        <translation>Преобразовать т&amp;аблицу …</translation>
    </message>
    <message>
        <source>Models (*.safetensors)</source>
        <translation>Модели (*.safetensors)</translation>
    </message>
    <message>
        <source>Converted tables (*.npy *.npz *.safetensors *.csv)</source>
        <translation>Преобразованные таблицы (*.npy *.npz *.safetensors *.csv)</translation>
    </message>
</context>
<context>
    <name>posiscope::IdentifyDialog</name>
    <message>
        <source>What is this table?</source>
        <translation>Что это за таблица?</translation>
    </message>
    <message>
        <source>Meant as</source>
        <translation>Задумана как</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Show as encoding</source>
        <translation>Показать кодирование</translation>
    </message>
    <message>
        <source>Copy as code</source>
        <translation>Копировать код</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Копировать ответ</translation>
    </message>
    <message>
        <source>The answer has been copied.</source>
        <translation>Ответ скопирован.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The code that computes this table has been copied.</source>
        <translation>Код, который вычисляет эту таблицу, скопирован.</translation>
    </message>
    <message>
        <source>Identifying … %1 %</source>
        <translation>Опознаётся … %1 %</translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation>Опознаётся …</translation>
    </message>
    <message>
        <source>It is what was meant.</source>
        <translation>Это то, что было задумано.</translation>
    </message>
    <message>
        <source>It is not what was meant.</source>
        <translation>Это не то, что было задумано.</translation>
    </message>
    <message>
        <source>The answer is not there yet.</source>
        <translation>Ответа ещё нет.</translation>
    </message>
    <message>
        <source>Show the recognised encoding beside the table, and the difference</source>
        <translation>Показать рядом с таблицей опознанное кодирование и разность</translation>
    </message>
    <message>
        <source>Show the recognised encoding with its parameters</source>
        <translation>Показать опознанное кодирование с его параметрами</translation>
    </message>
    <message>
        <source>Copy the program that computes this table</source>
        <translation>Скопировать программу, которая вычисляет эту таблицу</translation>
    </message>
    <message>
        <source>Copy the answer as text</source>
        <translation>Скопировать ответ как текст</translation>
    </message>
    <message>
        <source>Convert …</source>
        <translation>Преобразовать…</translation>
    </message>
    <message>
        <source>How it was meant to be resized</source>
        <translation>Как должен был меняться размер</translation>
    </message>
    <message>
        <source>Resized in any way</source>
        <translation>Размер изменён любым способом</translation>
    </message>
    <message>
        <source>The grid that was meant</source>
        <translation>Ожидаемая сетка</translation>
    </message>
    <message>
        <source>To any grid</source>
        <translation>К любой сетке</translation>
    </message>
    <message>
        <source>The grid of places that it was meant to be resized to: height × width, as 24x32. Left empty, any grid is right.</source>
        <translation>Сетка мест, к которой таблица должна быть приведена: высота × ширина, например 24x32. Если оставить пустым, подходит любая сетка.</translation>
    </message>
    <message>
        <source>Save report …</source>
        <translation>Сохранить отчёт …</translation>
    </message>
    <message>
        <source>Whether it is what was meant is not sure.</source>
        <translation>Точно ли это то, что имелось в виду, неизвестно.</translation>
    </message>
    <message>
        <source>Write the answer with its evidence as HTML or PDF</source>
        <translation>Записать ответ с доводами в HTML или PDF</translation>
    </message>
    <message>
        <source>Write the table in another form, type or length, or make it fit another model</source>
        <translation>Записать таблицу в другой форме, другим типом или другой длины, или подогнать её под другую модель</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>О чём вопрос</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>Весь массив %1</translation>
    </message>
    <message>
        <source>Slice %1 alone</source>
        <translation>Только срез %1</translation>
    </message>
    <message>
        <source>Meant as %1</source>
        <translation>Задумана как %1</translation>
    </message>
</context>
<context>
    <name>posiscope::IdentityCard</name>
    <message>
        <source>What the table is</source>
        <translation>Что это за таблица</translation>
    </message>
    <message>
        <source>What is wrong with the table</source>
        <translation>Что неверно в таблице</translation>
    </message>
    <message>
        <source>Identify …</source>
        <translation>Опознать …</translation>
    </message>
    <message>
        <source>What the table is and what is wrong with it, with the evidence</source>
        <translation>Что это за таблица и что в ней неверно, с доводами</translation>
    </message>
    <message>
        <source>Identifying …</source>
        <translation>Опознаётся …</translation>
    </message>
    <message>
        <source>Identified: %1</source>
        <translation>Опознано: %1</translation>
    </message>
    <message>
        <source>Identified, slice %1 alone: %2</source>
        <translation>Опознано, только срез %1: %2</translation>
    </message>
    <message>
        <source>Not recognised, slice %1 alone: %2</source>
        <translation>Не опознано, только срез %1: %2</translation>
    </message>
    <message>
        <source>Not recognised: %1</source>
        <translation>Не опознано: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::LayerButton</name>
    <message>
        <source>%1, %2 of %3 layers</source>
        <translation>%1, слоёв: %2 из %3</translation>
    </message>
    <message>
        <source>Show the values of other layers of this model</source>
        <translation>Показать значения других слоёв этой модели</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>Слои: %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
</context>
<context>
    <name>posiscope::LeftColumn</name>
    <message>
        <source>Answer the question first, or press “Show without answering”.</source>
        <translation>Сначала ответьте на вопрос или нажмите «Показать без ответа».</translation>
    </message>
    <message>
        <source>Drag to make the text of the lesson wider or narrower</source>
        <translation>Потяните, чтобы текст урока стал шире или уже</translation>
    </message>
</context>
<context>
    <name>posiscope::LessonCard</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Текст урока</translation>
    </message>
    <message>
        <source>Leave the lesson: everything is again as it was before</source>
        <translation>Выйти из урока: всё снова станет таким, как было</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To the step before, as you left it (Ctrl+Page Up)</source>
        <translation>К предыдущему шагу, каким вы его оставили (Ctrl+Page Up)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>To the next step (Ctrl+Page Down)</source>
        <translation>К следующему шагу (Ctrl+Page Down)</translation>
    </message>
    <message>
        <source>Begin this step again</source>
        <translation>Начать этот шаг заново</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
</context>
<context>
    <name>posiscope::LessonCommands</name>
    <message>
        <source>Open a lesson</source>
        <translation>Открыть урок</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <translation>Уроки (*.md)</translation>
    </message>
    <message>
        <source>&amp;Open lesson …</source>
        <translation>&amp;Открыть урок…</translation>
    </message>
    <message>
        <source>&amp;Wave game</source>
        <translation>У&amp;гадай волну</translation>
    </message>
    <message>
        <source>A hidden encoding is shown; find its parameters with as few moves as you can.</source>
        <translation>Показано спрятанное кодирование; найдите его параметры за наименьшее число ходов.</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Следующий шаг</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>&amp;Предыдущий шаг</translation>
    </message>
    <message>
        <source>Begin this step a&amp;gain</source>
        <translation>Начать этот шаг &amp;заново</translation>
    </message>
    <message>
        <source>&amp;Handout as PDF …</source>
        <translation>&amp;Раздаточный лист в PDF…</translation>
    </message>
    <message>
        <source>Handout with &amp;solutions …</source>
        <translation>Раздаточный лист с р&amp;ешениями…</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (по желанию)</translation>
    </message>
    <message>
        <source>&amp;Go to step …</source>
        <translation>Пере&amp;йти к шагу…</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Teacher’s copy …</source>
        <translation>Экземпляр &amp;для преподавателя…</translation>
    </message>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1 Время: около %n минуты.</numerusform>
            <numerusform>%1 Время: около %n минут.</numerusform>
            <numerusform>%1 Время: около %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going on with step %1 of %2. Begin the lesson again by Lessons ▸ Step.</source>
        <translation>Продолжаем с шага %1 из %2. Начать урок заново: Уроки ▸ Шаг.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
    <message>
        <source>Begin this &amp;lesson again</source>
        <translation>Начать &amp;урок заново</translation>
    </message>
    <message>
        <source>Start the &amp;course again</source>
        <translation>Начать &amp;курс заново</translation>
    </message>
    <message>
        <source>Forget all replies, tasks and places in lessons</source>
        <translation>Забыть все ответы, задания и места в уроках</translation>
    </message>
    <message>
        <source>Lesson %1 of %2 on the short path. At its end, Lessons ▸ Short path opens the next.</source>
        <translation>Урок %1 из %2 на коротком пути. Когда он кончится, «Уроки ▸ Короткий путь» откроет следующий.</translation>
    </message>
    <message>
        <source>S&amp;hort path</source>
        <translation>&amp;Короткий путь</translation>
    </message>
    <message>
        <source>Five lessons for little time: 1, 3, 5, 10 and 11</source>
        <translation>Пять уроков, когда мало времени: 1, 3, 5, 10 и 11</translation>
    </message>
    <message>
        <source>Lea&amp;ve the lesson</source>
        <translation>&amp;Выйти из урока</translation>
    </message>
    <message>
        <source>Save as s&amp;lides …</source>
        <translation>Сохранить с&amp;лайды …</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>Сохранять мои ответы</translation>
    </message>
    <message>
        <source>answers.json</source>
        <translation>ответы.json</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Ответы (*.json)</translation>
    </message>
    <message>
        <source>From now on your answers are added to %1. They stay on this computer.</source>
        <translation>Отныне ваши ответы добавляются в %1. Они остаются на этом компьютере.</translation>
    </message>
    <message>
        <source>Save my &amp;answers …</source>
        <translation>Сохранять мои &amp;ответы…</translation>
    </message>
    <message>
        <source>The lesson has been read again.</source>
        <translation>Урок прочитан заново.</translation>
    </message>
    <message>
        <source>“From sines to YaRN”: ten steps of the course, without tasks</source>
        <translation>«От синусов к YaRN»: десять шагов курса, без заданий</translation>
    </message>
    <message>
        <source>&amp;For teachers</source>
        <translation>&amp;Для преподавателя</translation>
    </message>
    <message>
        <source>45-&amp;minute lecture</source>
        <translation>&amp;Лекция на 45 минут</translation>
    </message>
</context>
<context>
    <name>posiscope::LessonPlayer</name>
    <message>
        <source>Leave the lesson</source>
        <translation>выход из урока</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Показать ещё раз</translation>
    </message>
</context>
<context>
    <name>posiscope::LookCommands</name>
    <message>
        <source>Like the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>Mot&amp;ion bar</source>
        <translation>Панель дви&amp;жения</translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation>показ или скрытие элементов</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>П&amp;уск</translation>
    </message>
    <message>
        <source>Re&amp;duce motion</source>
        <translation>Умень&amp;шить движение</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Те&amp;ма</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
</context>
<context>
    <name>posiscope::MainWindow</name>
    <message>
        <source>Switch between light and dark</source>
        <translation>Переключить светлую и тёмную тему</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>Открыть можно только файлы на этом компьютере.</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>&amp;Кодирование</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Спр&amp;авка</translation>
    </message>
    <message>
        <source>Settings not saved</source>
        <translation>Настройки не сохранены</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Сравнение</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>%1
The next start will not have this state. Cancel keeps the window open, so that File ▸ Save as can keep it.</source>
        <translation>%1
Следующий запуск не получит это состояние. «Отмена» оставит окно открытым, чтобы сохранить его через «Файл ▸ Сохранить как».</translation>
    </message>
</context>
<context>
    <name>posiscope::MeantAs</name>
    <message>
        <source>Meant as</source>
        <translation>Задумана как</translation>
    </message>
    <message>
        <source>Nothing in particular: say what it is</source>
        <translation>Ничего определённого: скажи, что это</translation>
    </message>
    <message>
        <source>Compared with: %1</source>
        <translation>То, с чем сравнивается: %1</translation>
    </message>
    <message>
        <source>The model of a config.json …</source>
        <translation>Модель из config.json …</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>Открыть конфигурацию модели</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The original table of a file …</source>
        <translation>Исходная таблица из файла …</translation>
    </message>
    <message>
        <source>Open the original table</source>
        <translation>Открыть исходную таблицу</translation>
    </message>
    <message>
        <source>Made from %1</source>
        <translation>Получена из %1</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Таблицы (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation>Конфигурации моделей (*.json *.yaml *.yml *.gguf);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>posiscope::MotionBar</name>
    <message>
        <source>Motion bar</source>
        <translation>Панель движения</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Пуск (Пробел)</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Export the motion</source>
        <translation>Экспортировать движение</translation>
    </message>
    <message>
        <source>At the end of a motion</source>
        <translation>выбор действия в конце движения</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>in</source>
        <translation>за</translation>
    </message>
    <message>
        <source>Show the motion bar</source>
        <translation>показ панели движения</translation>
    </message>
    <message>
        <source>not in this encoding</source>
        <translation>здесь неприменимо</translation>
    </message>
    <message>
        <source>possible: %1 … %2</source>
        <translation>возможно: %1 … %2</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Пауза (Пробел)</translation>
    </message>
</context>
<context>
    <name>posiscope::MotionFields</name>
    <message>
        <source>End of the motion</source>
        <translation>изменение границы движения</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>изменение длительности</translation>
    </message>
    <message>
        <source>Choose what moves</source>
        <translation>выбор движения</translation>
    </message>
</context>
<context>
    <name>posiscope::MotionRows</name>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>&amp;Duration</source>
        <translation>Д&amp;лительность</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>в секунду</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>&amp;Кадры</translation>
    </message>
    <message>
        <source>The current pane</source>
        <translation>Текущая панель</translation>
    </message>
    <message>
        <source>All panes</source>
        <translation>Все панели</translation>
    </message>
    <message>
        <source>&amp;What is drawn</source>
        <translation>&amp;Что рисуется</translation>
    </message>
    <message>
        <source>= %1 frames</source>
        <translation>= кадров: %1</translation>
    </message>
    <message>
        <source>As large as it will be</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>A&amp;t most</source>
        <translation>Не бо&amp;льше</translation>
    </message>
</context>
<context>
    <name>posiscope::NumberField</name>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneArea</name>
    <message>
        <source>Resize panes</source>
        <translation>изменение размеров панелей</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneCard</name>
    <message>
        <source>Restore panes</source>
        <translation>восстановление панелей</translation>
    </message>
    <message>
        <source>Maximise pane</source>
        <translation>разворачивание панели</translation>
    </message>
    <message>
        <source>Choose view</source>
        <translation>выбор вида</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>изменение масштаба</translation>
    </message>
    <message>
        <source>View of pane %1: %2</source>
        <translation>Вид панели %1: %2</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копировать изображение</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Копировать значение</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Show A</source>
        <translation>Показать A</translation>
    </message>
    <message>
        <source>Show B</source>
        <translation>Показать B</translation>
    </message>
    <message>
        <source>Show the difference A − B</source>
        <translation>Показать разность A − B</translation>
    </message>
    <message>
        <source>Choose what is compared</source>
        <translation>выбор сравниваемого</translation>
    </message>
    <message>
        <source>Show A and B in one plot</source>
        <translation>Показать A и B на одном графике</translation>
    </message>
    <message>
        <source>Show one value</source>
        <translation>Показать одно значение</translation>
    </message>
    <message>
        <source>Show a picture for each value</source>
        <translation>Показать картинку для каждого значения</translation>
    </message>
    <message>
        <source>Show all values in one plot</source>
        <translation>Показать все значения на одном графике</translation>
    </message>
    <message>
        <source>Show a picture for each</source>
        <translation>Показать картинку для каждого</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Scale of colours</source>
        <translation>Шкала цветов</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Свои шкалы</translation>
    </message>
    <message>
        <source>Equal colours are no equal values here. Off: one scale for all.</source>
        <translation>Здесь одинаковые цвета не означают одинаковых значений. Выключено: одна шкала для всех.</translation>
    </message>
    <message>
        <source>%1 % of the scale</source>
        <translation>%1 % шкалы</translation>
    </message>
    <message>
        <source>Only %1 % of the common colours are used here. Give each picture a scale of its own.</source>
        <translation>Здесь используется лишь %1 % общих цветов. Дать каждой картинке свою шкалу.</translation>
    </message>
    <message>
        <source>Colours …</source>
        <translation>Цвета…</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneChoice</name>
    <message>
        <source>&amp;Panes</source>
        <translation>&amp;Панели</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneHeader</name>
    <message>
        <source>Choose what this pane shows</source>
        <translation>Выбрать, что показывает эта панель</translation>
    </message>
    <message>
        <source>Export this pane</source>
        <translation>Экспортировать эту панель</translation>
    </message>
    <message>
        <source>Maximise this pane</source>
        <translation>Развернуть эту панель</translation>
    </message>
    <message>
        <source>Show all panes</source>
        <translation>Показать все панели</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Own scales</source>
        <translation>Свои шкалы</translation>
    </message>
</context>
<context>
    <name>posiscope::PaneMessage</name>
    <message>
        <source>Show %1 instead</source>
        <translation>Показать: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterEditor</name>
    <message>
        <source>%1 slider</source>
        <translation>%1, ползунок</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Скрыть «%1»</translation>
    </message>
    <message>
        <source>Several values …</source>
        <translation>Несколько значений …</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Своя</translation>
    </message>
</context>
<context>
    <name>posiscope::ParameterPanel</name>
    <message>
        <source>Configuration</source>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>What is not understood</source>
        <translation>Что не понято</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <translation>Кодирование: %1</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодирование</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Под курсором</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Показано</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation>Сброс параметров</translation>
    </message>
    <message>
        <source>Bring all parameters back to their defaults; panes stay as they are</source>
        <translation>Вернуть всем параметрам значения по умолчанию; панели остаются как есть</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>обмен A и B</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>копирование A в B</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>завершение сравнения</translation>
    </message>
    <message>
        <source>File and table</source>
        <translation>Файл и таблица</translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation>Открыть таблицу…</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>Файл не открыт.</translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation>показ или скрытие элементов</translation>
    </message>
    <message>
        <source>At the cursor of B</source>
        <translation>Под курсором: B</translation>
    </message>
    <message>
        <source>At the cursor of A</source>
        <translation>Под курсором: A</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Choose a file of numbers: %1</source>
        <translation>Выбрать файл с числами: %1</translation>
    </message>
    <message>
        <source>What is this encoding?</source>
        <translation>Что это за кодирование?</translation>
    </message>
    <message>
        <source>Show layers</source>
        <translation>Показать слои</translation>
    </message>
</context>
<context>
    <name>posiscope::Player</name>
    <message>
        <source>Motion</source>
        <translation>движение</translation>
    </message>
    <message>
        <source>Motion step</source>
        <translation>шаг движения</translation>
    </message>
</context>
<context>
    <name>posiscope::PlotView</name>
    <message>
        <source>Show everything</source>
        <translation>показ всего целиком</translation>
    </message>
    <message>
        <source>There is no room for this picture here. Enlarge the window, or show this pane alone.</source>
        <translation>Здесь нет места для изображения. Увеличьте окно или покажите только эту панель.</translation>
    </message>
    <message>
        <source>The scale of the colours. A click chooses the map, its limits and the scale.</source>
        <translation>Шкала цветов. Щелчок позволяет выбрать палитру, её пределы и шкалу.</translation>
    </message>
</context>
<context>
    <name>posiscope::Presentation</name>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Обычный размер</translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation>По&amp;каз на экране</translation>
    </message>
    <message>
        <source>Speaker &amp;notes</source>
        <translation>Заметк&amp;и преподавателя</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>М&amp;асштаб</translation>
    </message>
    <message>
        <source>End presenting</source>
        <translation>Закончить показ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Show or hide the parameters (F9)</source>
        <translation>Показать или скрыть параметры (F9)</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>One pane or two</source>
        <translation>Одна панель или две</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>A ring around the mouse, also while Ctrl is held down</source>
        <translation>Кольцо вокруг курсора; оно видно и пока нажата Ctrl</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Speaker notes (Shift+F5)</source>
        <translation>Заметки для преподавателя (Shift+F5)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Go to a step (Ctrl+G)</source>
        <translation>Перейти к шагу (Ctrl+G)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>End presenting (Escape)</source>
        <translation>Закончить показ (Escape)</translation>
    </message>
    <message>
        <source>Reveal paragraph by para&amp;graph</source>
        <translation>Показывать по аб&amp;зацам</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Руки</translation>
    </message>
    <message>
        <source>Count of hands (H)</source>
        <translation>Подсчёт рук (H)</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Чёрный экран</translation>
    </message>
    <message>
        <source>A black screen until a key is pressed (.)</source>
        <translation>Чёрный экран до нажатия клавиши (.)</translation>
    </message>
    <message>
        <source>The screen is blank. Any key shows it again.</source>
        <translation>Экран погашен. Любая клавиша вернёт изображение.</translation>
    </message>
    <message>
        <source>Co&amp;unt of hands</source>
        <translation>По&amp;дсчёт рук</translation>
    </message>
</context>
<context>
    <name>posiscope::Preview</name>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>This picture takes long to draw: there is no preview of it.</source>
        <translation>Этот рисунок рисуется долго, поэтому предпросмотра нет.</translation>
    </message>
    <message>
        <source>How the preview is seen</source>
        <translation>Как виден предпросмотр</translation>
    </message>
    <message>
        <source>Changes the preview alone, not the file.</source>
        <translation>Меняет только предпросмотр, а не файл.</translation>
    </message>
    <message>
        <source>Preview in colour</source>
        <translation>Предпросмотр в цвете</translation>
    </message>
    <message>
        <source>As a grey print</source>
        <translation>Как серая печать</translation>
    </message>
    <message>
        <source>As seen without green cones (deuteranopia)</source>
        <translation>Как видят без зелёных колбочек (дейтеранопия)</translation>
    </message>
</context>
<context>
    <name>posiscope::ProgramsLabel</name>
    <message>
        <source>What other programs read</source>
        <translation>Что читают другие программы</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основание</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>масштабирование</translation>
    </message>
    <message>
        <source>rotated</source>
        <translation>вращается</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>posiscope::QuestionCard</name>
    <message>
        <source>Predict first</source>
        <translation>Сначала предскажите</translation>
    </message>
    <message>
        <source>A number, such as %1</source>
        <translation>Число, например %1</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Ваше число</translation>
    </message>
    <message>
        <source>That is not a number: type one such as %1.</source>
        <translation>Это не число: введите, например, %1.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Show without answering</source>
        <translation>Показать без ответа</translation>
    </message>
    <message>
        <source>The controls are locked until the question is answered</source>
        <translation>Пока на вопрос нет ответа, элементы управления заблокированы</translation>
    </message>
    <message>
        <source>This is right.</source>
        <translation>Это верно.</translation>
    </message>
    <message>
        <source>This is not right.</source>
        <translation>Это неверно.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Выбрано.</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Верно</translation>
    </message>
    <message>
        <source>Click the place in the picture.</source>
        <translation>Щёлкните нужное место на рисунке.</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>Not right. Try once more.</source>
        <translation>Неверно. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The number: %1</source>
        <translation>Число: %1</translation>
    </message>
    <message>
        <source>The order: %1</source>
        <translation>Порядок: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::ReadoutCard</name>
    <message>
        <source>Readout at the cursor</source>
        <translation>Показания под курсором</translation>
    </message>
    <message>
        <source>Ctrl+C copies the readout</source>
        <translation>Ctrl+C копирует показания</translation>
    </message>
    <message>
        <source>Copy readout</source>
        <translation>Копировать показания</translation>
    </message>
</context>
<context>
    <name>posiscope::SizeRows</name>
    <message>
        <source>&amp;Keep proportions</source>
        <translation>Сохранять п&amp;ропорции</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Как в окне</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Другой размер</translation>
    </message>
    <message>
        <source>Made f&amp;or</source>
        <translation>Дл&amp;я чего</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ра&amp;змер</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Resol&amp;ution</source>
        <translation>Р&amp;азрешение</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Масштаб</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>T&amp;ype size</source>
        <translation>Размер &amp;шрифта</translation>
    </message>
    <message>
        <source>Width and height must each be from %1 to %2 %3. The unit may be px, in, mm, cm or pt.</source>
        <translation>Ширина и высота должны быть от %1 до %2 %3. Единица — px, in, mm, cm или pt.</translation>
    </message>
    <message>
        <source>= %1 × %2 in</source>
        <translation>= %1 × %2 in</translation>
    </message>
    <message>
        <source>= %1 × %2 pixels</source>
        <translation>= %1 × %2&#xa0;пикс.</translation>
    </message>
    <message>
        <source>type %1 pt</source>
        <translation>шрифт %1 pt</translation>
    </message>
</context>
<context>
    <name>posiscope::Slides</name>
    <message>
        <source>A lesson of Posiscope, a microscope for positional encodings.

%1

Texts and pictures: CC BY 4.0</source>
        <translation>Урок Posiscope, микроскопа для позиционных кодирований.

%1

Тексты и рисунки: CC BY 4.0</translation>
    </message>
    <message>
        <source>the folder cannot be moved there</source>
        <translation>папку не удалось переместить туда</translation>
    </message>
</context>
<context>
    <name>posiscope::SolutionPlay</name>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
</context>
<context>
    <name>posiscope::SpeakerWindow</name>
    <message>
        <source>Speaker notes</source>
        <translation>Заметки преподавателя</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation>Урок не открыт.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 из %2: %3</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>К этому шагу заметок нет.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Далее: %1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Это последний шаг.</translation>
    </message>
    <message>
        <source>%1 of about %2 minutes</source>
        <translation>%1 из примерно %2&#xa0;мин</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Ответ: %1</translation>
    </message>
    <message>
        <source>this step: %1 min</source>
        <translation>этот шаг: %1 мин</translation>
    </message>
    <message>
        <source>Keys: digits type a number, Enter checks it, B blanks the screen.</source>
        <translation>Клавиши: цифры вводят число, Enter проверяет, B гасит экран.</translation>
    </message>
    <message>
        <source>Keys: Next shows the place, . or B blanks the screen.</source>
        <translation>Клавиши: «Далее» показывает место, . или B гасит экран.</translation>
    </message>
    <message>
        <source>Keys: A, B … answer, H counts hands, . blanks the screen.</source>
        <translation>Клавиши: A, B … — ответ, H — подсчёт рук, . гасит экран.</translation>
    </message>
    <message>
        <source>Keys: A, B … choose, Enter checks, . blanks the screen.</source>
        <translation>Клавиши: A, B … — выбор, Enter проверяет, . гасит экран.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter and its answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>M unfolds what is folded</source>
        <translation>M раскрывает пояснения</translation>
    </message>
    <message>
        <source>R plays the motion again</source>
        <translation>R повторяет движение</translation>
    </message>
    <message>
        <source>. or B blanks the screen</source>
        <translation>. или B гасит экран</translation>
    </message>
    <message>
        <source>H counts hands</source>
        <translation>H — подсчёт рук</translation>
    </message>
    <message>
        <source>Keys: %1.</source>
        <translation>Клавиши: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Esc goes back to the picture</source>
        <translation>Esc возвращает к рисунку</translation>
    </message>
    <message>
        <source>%1 open places of the picture</source>
        <translation>%1 открывают места рисунка</translation>
    </message>
</context>
<context>
    <name>posiscope::StepBody</name>
    <message>
        <source>You need: %1</source>
        <translation>Нужно знать: %1</translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>В этом уроке</translation>
    </message>
    <message>
        <source>You can now</source>
        <translation>Теперь вы умеете</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Show what follows from the answer</source>
        <translation>Показать, что следует из ответа</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Следующий урок: %1</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Сразу в конец</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Показать ещё раз</translation>
    </message>
    <message>
        <source>One more press: %1</source>
        <translation>Ещё одно нажатие: %1</translation>
    </message>
</context>
<context>
    <name>posiscope::StepPicture</name>
    <message>
        <source>Open place %1 of the picture</source>
        <translation>Открыть место %1 рисунка</translation>
    </message>
    <message>
        <source>Open place %1 of the picture (%1)</source>
        <translation>Открыть место %1 рисунка (%1)</translation>
    </message>
    <message>
        <source>Back to the picture</source>
        <translation>Назад к рисунку</translation>
    </message>
    <message>
        <source>Back to the picture (Esc)</source>
        <translation>Назад к рисунку (Esc)</translation>
    </message>
</context>
<context>
    <name>posiscope::SweepDialog</name>
    <message>
        <source>Several values</source>
        <translation>Несколько значений</translation>
    </message>
    <message>
        <source>The pane shows a picture for each value, with common colours and axes: 2 to %1 values, with commas between them.</source>
        <translation>Панель показывает картинку для каждого значения, с общими цветами и осями: от 2 до %1 значений через запятую.</translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation>&amp;Параметр</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Столбцы</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Tables from files</source>
        <translation>Таблицы из файлов</translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation>Выбрать файлы …</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>a.npy, b.npy, c.npy</source>
        <translation>a.npy, b.npy, c.npy</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Таблицы (%1);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>posiscope::TableCommands</name>
    <message>
        <source>Open a table</source>
        <translation>Открыть таблицу</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Чтение %1 …</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>открытие %1</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Открыто: %1</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Таблицы (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the numbers of a table first: as NumPy and PyTorch print them, or from a spreadsheet.</source>
        <translation>В буфере обмена нет текста. Сначала скопируйте числа таблицы: как их печатают NumPy и PyTorch или из электронной таблицы.</translation>
    </message>
    <message>
        <source>Open a table as B</source>
        <translation>Открыть таблицу как B</translation>
    </message>
    <message>
        <source>A large table</source>
        <translation>Большая таблица</translation>
    </message>
    <message>
        <source>%1

Read it?</source>
        <translation>%1

Прочитать её?</translation>
    </message>
</context>
<context>
    <name>posiscope::TableWatch</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Чтение %1 …</translation>
    </message>
    <message>
        <source>%1 has changed on the disk.</source>
        <translation>Файл %1 на диске изменился.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message>
        <source>There is nothing to reload: no table from a file is shown.</source>
        <translation>Перечитывать нечего: таблица из файла не показана.</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>Перечитан %1</translation>
    </message>
    <message>
        <source>The table %1 is not there any more.</source>
        <translation>Таблицы %1 больше нет на месте.</translation>
    </message>
    <message>
        <source>Find the file …</source>
        <translation>Найти файл …</translation>
    </message>
    <message>
        <source>Find %1</source>
        <translation>Найти %1</translation>
    </message>
    <message>
        <source>Find the file</source>
        <translation>Найти файл</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>Таблицы (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Always reload</source>
        <translation>Всегда перечитывать</translation>
    </message>
    <message>
        <source>The configuration %1 is not there any more.</source>
        <translation>Конфигурации %1 больше нет на месте.</translation>
    </message>
    <message>
        <source>Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)</source>
        <translation>Конфигурации моделей (*.json *.yaml *.yml *.gguf);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>posiscope::TaskCard</name>
    <message>
        <source>Your turn</source>
        <translation>Попробуйте сами</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Показать подсказку</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Готово</translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation>Ещё не сделано</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Do the task for me, one setting after the other</source>
        <translation>Выполнить задание за меня, по одной настройке</translation>
    </message>
</context>
<context>
    <name>posiscope::TensorButton</name>
    <message>
        <source>Another table of this file</source>
        <translation>Другая таблица этого файла</translation>
    </message>
    <message>
        <source>Show another table of the same file</source>
        <translation>Показать другую таблицу того же файла</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>All %1 tables …</source>
        <translation>Все таблицы: %1 …</translation>
    </message>
</context>
<context>
    <name>posiscope::TensorDialog</name>
    <message>
        <source>Choose a table</source>
        <translation>Выбор таблицы</translation>
    </message>
    <message>
        <source>%1 holds %2 tables. Which one is it?</source>
        <translation>В файле %1 таблиц: %2. Какая нужна?</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Часть имени</translation>
    </message>
    <message>
        <source>Tables of the file</source>
        <translation>Таблицы файла</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Тип чисел</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(без имени)</translation>
    </message>
</context>
<context>
    <name>posiscope::ViewCommands</name>
    <message>
        <source>Arrange panes</source>
        <translation>расположение панелей</translation>
    </message>
    <message>
        <source>Left column &amp;narrower</source>
        <translation>Левый столбец &amp;уже</translation>
    </message>
    <message>
        <source>Left column &amp;wider</source>
        <translation>Левый столбец &amp;шире</translation>
    </message>
    <message>
        <source>Upper row &amp;lower</source>
        <translation>Верхний ряд &amp;ниже</translation>
    </message>
    <message>
        <source>Upper row &amp;higher</source>
        <translation>Верхний ряд &amp;выше</translation>
    </message>
    <message>
        <source>Choose view</source>
        <translation>выбор вида</translation>
    </message>
    <message>
        <source>&amp;One pane</source>
        <translation>&amp;Одна панель</translation>
    </message>
    <message>
        <source>&amp;Two panes</source>
        <translation>&amp;Две панели</translation>
    </message>
    <message>
        <source>T&amp;hree panes</source>
        <translation>&amp;Три панели</translation>
    </message>
    <message>
        <source>&amp;Four panes</source>
        <translation>&amp;Четыре панели</translation>
    </message>
    <message>
        <source>&amp;Maximise pane</source>
        <translation>&amp;Развернуть панель</translation>
    </message>
    <message>
        <source>Maximise pane</source>
        <translation>разворачивание панели</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Следующая панель</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>Показать &amp;всё</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>показ всего целиком</translation>
    </message>
    <message>
        <source>&amp;Resize panes</source>
        <translation>Ра&amp;змеры панелей</translation>
    </message>
    <message>
        <source>Pane &amp;shows</source>
        <translation>Вид в &amp;панели</translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation>&amp;Элементы управления</translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation>П&amp;араметры</translation>
    </message>
    <message>
        <source>Show or hide controls</source>
        <translation>показ или скрытие элементов</translation>
    </message>
    <message>
        <source>Co&amp;lours …</source>
        <translation>&amp;Цвета…</translation>
    </message>
</context>
<context>
    <name>posiscope::WaveGame</name>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>другие числа</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>сдачу</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>выход из игры</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>What is this table? %1</source>
        <translation>Что это за таблица? %1</translation>
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
        <translation>1 позиция</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>позиций: %1</translation>
    </message>
    <message>
        <source>1 dimension</source>
        <translation>1 измерение</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>измерений: %1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Вычисление…</translation>
    </message>
    <message>
        <source>Computing … %1 %</source>
        <translation>Вычисление… %1&#xa0;%</translation>
    </message>
    <message>
        <source>row by row, A from position %1 and B from %2 · %3</source>
        <translation>построчно, A с позиции %1, B с %2 · %3</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>нет: %1</translation>
    </message>
    <message>
        <source>Move cursor</source>
        <translation>перемещение курсора</translation>
    </message>
    <message>
        <source>A − B · %1</source>
        <translation>A − B · %1</translation>
    </message>
    <message>
        <source>The cursor. A click or the arrow keys move it.</source>
        <translation>Курсор. Его перемещают щелчком или клавишами со стрелками.</translation>
    </message>
    <message>
        <source>p + k = %1: the offset k leads here.</source>
        <translation>p + k = %1: сюда ведёт смещение k.</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A и B</translation>
    </message>
    <message>
        <source>cursor: %1</source>
        <translation>курсор: %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>smallest distance: %1 % computed</source>
        <translation>наименьшее расстояние: вычислено %1 %</translation>
    </message>
    <message>
        <source>positions %1 of %2</source>
        <translation>позиции %1 из %2</translation>
    </message>
    <message>
        <source>dimensions %1 of %2</source>
        <translation>измерения %1 из %2</translation>
    </message>
    <message>
        <source>pairs %1 of %2</source>
        <translation>пары %1 из %2</translation>
    </message>
    <message>
        <source>distances %1 of %2</source>
        <translation>расстояния %1 из %2</translation>
    </message>
    <message>
        <source>queries %1 of %2</source>
        <translation>запросы %1 из %2</translation>
    </message>
    <message>
        <source>keys %1 of %2</source>
        <translation>ключи %1 из %2</translation>
    </message>
</context>
</TS>
