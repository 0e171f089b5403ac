import type { Localized } from "../../contract/item/content";

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr></thead><tbody>` +
  rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("") +
  "</tbody></table>";

const entries = [
  ["3.5", "3.5 &nbsp; 7/2", "31/2 &nbsp; 3&nbsp;1/2"],
  ["2/3", "2/3 &nbsp; .6666 &nbsp; .6667 &nbsp; 0.666 &nbsp; 0.667", "0.66 &nbsp; .66 &nbsp; .67"],
  ["−1/3", "-1/3 &nbsp; -.3333 &nbsp; -0.333", "-.33 &nbsp; -0.33"],
] as const;

/** Directions for the modules of Reading and Writing. */
export const readingWritingDirections: Localized = {
  en: [
    "<p>These questions are about reading with care and writing clearly. Each has a short text of its own, or two ",
    "texts side by side; some come with a table or a graph.</p>",
    "<ul><li>Read the text and the question, then choose the one best answer of four.</li>",
    "<li>Where a blank stands in the text, choose what completes it.</li>",
    "<li>Within this module you may move freely between the questions, mark them and come back.</li></ul>",
  ].join(""),
  zh: [
    "<p>这一部分考查仔细阅读和清楚表达。每道题有一段自己的短文，有的是两段对照，有的附有表格或图表。</p>",
    "<ul><li>读完短文和题目，从四个选项中选出最合适的一个。</li>",
    "<li>短文里有空白时，选出能把它补完整的一项。</li>",
    "<li>在这一模块里可以自由换题、做标记、回头修改。</li></ul>",
  ].join(""),
};

/** Directions for the modules of Math, including how to enter an answer without options. */
export const mathDirections: Localized = {
  en: [
    "<p>You may use the calculators on every question, and the reference sheet holds formulas. Unless a question says ",
    "otherwise, letters stand for real numbers, figures are drawn to scale and lie in a plane, and a function is ",
    "defined for all real numbers for which its value is real.</p>",
    "<p><strong>With options:</strong> choose the one right answer of four.</p>",
    "<p><strong>Without options:</strong> type the answer.</p>",
    "<ul><li>If there is more than one right answer, enter only one of them.</li>",
    "<li>There is room for five characters, and for a minus sign in front.</li>",
    "<li>If a fraction does not fit, enter it as a decimal.</li>",
    "<li>If a decimal does not fit, fill the room: cut it off or round it there.</li>",
    "<li>Enter a mixed number as a fraction or a decimal.</li>",
    "<li>Leave out units, percent signs, currency signs and commas.</li></ul>",
    table(["Answer", "Counts", "Does not count"], entries),
  ].join(""),
  zh: [
    "<p>每道题都可以用计算器，公式表里有常用公式。题目没有另外说明时，字母表示实数，图形按比例画出并在同一平面内，",
    "函数的定义域是使函数值为实数的所有实数。</p>",
    "<p><strong>有选项的题：</strong>从四个选项中选出一个正确答案。</p>",
    "<p><strong>没有选项的题：</strong>自己输入答案。</p>",
    "<ul><li>正确答案不止一个时，只输入其中一个。</li>",
    "<li>最多五个字符，前面的负号另算。</li>",
    "<li>分数放不下时，改用小数。</li>",
    "<li>小数放不下时，填满位置，在最后一位截断或四舍五入。</li>",
    "<li>带分数要写成假分数或小数。</li>",
    "<li>不要输入单位、百分号、货币符号和逗号。</li></ul>",
    table(["答案", "算对", "不算对"], entries),
  ].join(""),
};
