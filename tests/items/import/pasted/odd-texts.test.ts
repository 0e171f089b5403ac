import { describe, expect, it } from "vitest";
import { outlineOfText } from "./outline";

const cases: readonly (readonly [title: string, text: string, outline: readonly string[]])[] = [
  [
    "asks the author where two choices of a single choice are marked",
    "1. Which?\n*a) one\n*b) two\nc) three",
    ["lines 1–4: severalMarked"],
  ],
  [
    "reads several marks where the question asks for all that apply",
    "1. Choose all that apply.\n*a) one\n*b) two\nc) three",
    ["Choose all that apply. → several of: *one | *two | three"],
  ],
  [
    "reads several letters behind Answer and says so",
    "1. Which are even?\nA. 1\nB. 2\nC. 4\nAnswer: B, C",
    ["Which are even? → several of: 1 | *2 | *4 ! readAsSeveral"],
  ],
  ["refuses choices without any key", "1. Which?\na) one\nb) two", ["lines 1–3: keyNotMarked"]],
  [
    "refuses a question without choices and key",
    "1. Which?\n2. What?\nAnswer: yes",
    ["lines 1–1: keyNotMarked", "What? → text_entry: = yes"],
  ],
  ["refuses a mark and an answer that differ", "1. Which?\n*a) one\nb) two\nAnswer: B", ["lines 1–4: keysDiffer"]],
  ["takes a mark and an answer that agree", "1. Which?\na) one\n*b) two\nAnswer: B", ["Which? → one of: one | *two"]],
  [
    "refuses an answer that is no letter of the choices",
    "1. Which?\na) one\nb) two\nAnswer: D",
    ["lines 1–4: answerNotAmongChoices"],
  ],
  ["refuses letters that leave one out", "1. Which?\na) one\nb) two\nd) four\nAnswer: B", ["lines 1–5: choicesMixed"]],
  [
    "takes the text of a choice as the answer",
    "1. Which?\na) one\nb) two\nAnswer: two",
    ["Which? → one of: one | *two"],
  ],
  ["takes letter and text that agree", "1. Which?\na) one\nb) two\nAnswer: b) two", ["Which? → one of: one | *two"]],
  ["refuses letter and text that differ", "1. Which?\na) one\nb) two\nAnswer: b) one", ["lines 1–4: answerNotAdded"]],
  [
    "refuses a letter that is also the text of another choice",
    "1. Which letter comes first?\na) B\nb) A\nAnswer: A",
    ["lines 1–4: keysDiffer"],
  ],
  ["reads a number", "1. Six times seven?\nAnswer: 42", ["Six times seven? → numeric_entry: = 42"]],
  [
    "reads a number with thousands",
    "1. Metres in a mile?\nAnswer: 1,609.344",
    ["Metres in a mile? → numeric_entry: = 1609.344"],
  ],
  ["reads a number and how far it may be off", "1. Pi?\nAnswer: 3.14 ± 0.01", ["Pi? → numeric_entry: = 3.14 ± 0.01"]],
  ["reads +/- as ±", "1. Pi?\nAnswer: 3.14 +/- 0.01", ["Pi? → numeric_entry: = 3.14 ± 0.01"]],
  ["reads a negative number with a minus sign", "1. 3 − 5 = ?\nAnswer: −2", ["3 − 5 = ? → numeric_entry: = -2"]],
  [
    "reads several accepted forms",
    "1. The first month?\nAnswer: January | Jan",
    ["The first month? → text_entry: = January / Jan"],
  ],
  [
    "reads true and false",
    "1. Ice floats.\nAnswer: True\n2. Iron floats.\nAnswer: F",
    ["Ice floats. → one of: *True | False", "Iron floats. → one of: True | *False"],
  ],
  [
    "reads true and false in Chinese",
    "1. 冰浮在水上。\n答案：对\n2. 铁浮在水上。\n答案：×",
    ["冰浮在水上。 → one of: *正确 | 错误", "铁浮在水上。 → one of: 正确 | *错误"],
  ],
  [
    "reads one answer for each blank",
    "1. A ____ has ____ legs.\nAnswer: spider; 8",
    [
      'A {{g1}} has {{g2}} legs. → {"type":"gaps","gaps":' +
        '{"g1":{"kind":"text","accepted":["spider"],"case_sensitive":false},' +
        '"g2":{"kind":"number","value":8,"tolerance":0}}}',
    ].map((line) => line.replace("→ {", "→ gaps: {")),
  ],
  [
    "refuses another number of answers than blanks",
    "1. A ____ has ____ legs.\nAnswer: spider",
    ["lines 1–2: gapsAndAnswersDiffer"],
  ],
  [
    "keeps one blank as a line to write on",
    "1. A spider has ____ legs.\nAnswer: 8",
    ["A spider has ____ legs. → numeric_entry: = 8"],
  ],
  [
    "reads points at the end of a question",
    "1. Which? (3 points)\na) one\n*b) two",
    ["Which? → one of: one | *two → 3 points"],
  ],
  [
    "reads points at the beginning of a question",
    "1. (2分) 哪个？\nA. 一\nB. 二\n答案：B",
    ["哪个？ → one of: 一 | *二 → 2 points"],
  ],
  [
    "reads points in a line of their own",
    "1. Which?\na) one\n*b) two\nPoints: 2.5",
    ["Which? → one of: one | *two → 2.5 points"],
  ],
  ["refuses zero points", "1. Which? (0 points)\na) one\n*b) two", ["lines 1–3: pointsOutOfRange"]],
  [
    "reads an explanation over two lines",
    "1. Which?\na) one\n*b) two\nExplanation: Two is even.\nOne is odd.",
    ["Which? → one of: one | *two → because Two is even. One is odd."],
  ],
  [
    "reads an explanation in Chinese brackets",
    "1. 哪个？\nA. 一\nB. 二\n【答案】B\n【解析】二是偶数。",
    ["哪个？ → one of: 一 | *二 → because 二是偶数。"],
  ],
  [
    "reads four choices in the line of the question",
    "1. 2 + 2 = ? A. 3 B. 4 C. 5 D. 6\nAnswer: B",
    ["2 + 2 = ? → one of: 3 | *4 | 5 | 6"],
  ],
  [
    "reads four choices in one line",
    "1. 2 + 2 = ?\nA. 3   B. 4   C. 5   D. 6\nAnswer: B",
    ["2 + 2 = ? → one of: 3 | *4 | 5 | 6"],
  ],
  [
    "reads two lines of two choices",
    "1. 2 + 2 = ?\nA. 3   B. 4\nC. 5   D. 6\nAnswer: B",
    ["2 + 2 = ? → one of: 3 | *4 | 5 | 6"],
  ],
  [
    "does not divide a choice that names a person",
    "1. Who?\nA. See B. Smith\nB. See C. Jones\nAnswer: B",
    ["Who? → one of: See B. Smith | *See C. Jones"],
  ],
  [
    "reads a list of answers behind the questions",
    "1. Which?\na. one\nb. two\n2. What?\na. x\nb. y\n\nAnswers\n1. b\n2. a",
    ["Which? → one of: one | *two ! keyFromList", "What? → one of: *x | y ! keyFromList"],
  ],
  [
    "reads a list of answers in one line",
    "1. Which?\na. one\nb. two\n2. What?\na. x\nb. y\nAnswer key: 1) B  2) A",
    ["Which? → one of: one | *two ! keyFromList", "What? → one of: *x | y ! keyFromList"],
  ],
  [
    "reads runs of answers",
    "1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n参考答案：1-2 BA",
    ["甲？ → one of: 一 | *二 ! keyFromList", "乙？ → one of: *一 | 二 ! keyFromList"],
  ],
  [
    "refuses a run of answers of another length",
    "1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n\n参考答案\n1-2 BAA",
    ["lines 1–3: keyNotMarked", "lines 4–6: keyNotMarked", "lines 8–9: noQuestionHere"],
  ],
  [
    "takes the letter in the brackets of a Chinese question",
    "1. 质数是（ B ）。\nA. 4\nB. 7\nC. 9",
    ["质数是 → one of: 4 | *7 | 9 ! keyFromBrackets"],
  ],
  [
    "reads questions without numbers between empty lines",
    "Which?\na) one\n*b) two\n\nWhat?\n*a) x\nb) y",
    ["Which? → one of: one | *two", "What? → one of: *x | y"],
  ],
  ["reads choices with bullets", "Which?\n- one\n- two *\n- three", ["Which? → one of: one | *two | three"]],
  [
    "reads boxes as several choices",
    "Which are even?\n[ ] 1\n[x] 2\n[x] 4",
    ["Which are even? → several of: 1 | *2 | *4"],
  ],
  ["reads round boxes as one choice", "Which is even?\n( ) 1\n(*) 2", ["Which is even? → one of: 1 | *2"]],
  [
    "keeps two paragraphs of a question",
    "1. Read this.\n\nWhich is even?\na) 1\n*b) 2",
    ["Read this. Which is even? → one of: 1 | *2"],
  ],
  [
    "keeps a numbered list within a question",
    "5. Put in order:\n1. boil\n2. pour\n3. drink\na) 1-2-3\nb) 3-2-1\nAnswer: a",
    ["Put in order: 1. boil 2. pour 3. drink → one of: *1-2-3 | 3-2-1"],
  ],
  [
    "keeps decimals at the beginning of a line",
    "1. How much is\n1.5 + 1.5?\na) 2\n*b) 3",
    ["How much is 1.5 + 1.5? → one of: 2 | *3"],
  ],
  [
    "keeps a choice that goes on in the next line",
    "1. Which?\na) one\nand a half\n*b) two",
    ["Which? → one of: one and a half | *two"],
  ],
  [
    "names lines that belong to no question",
    "Unit test\n\n1. Which?\na) one\n*b) two\n\nThe end",
    ["lines 1–1: noQuestionHere", "Which? → one of: one | *two", "lines 7–7: noQuestionHere"],
  ],
  [
    "keeps prices as they are",
    "1. What costs $5 and not $6?\na) $5\n*b) $6",
    ["What costs $5 and not $6? → one of: $5 | *$6"],
  ],
  [
    "refuses a formula that cannot be read",
    String.raw`1. What is $\frac{1}{$?` + "\na) 1\n*b) 2",
    ["lines 1–3: formulaUnreadable"],
  ],
  ["reads GIFT", "::Sky:: The sky is {=blue ~green}", ["The sky is → one of: *blue | green"]],
  ["refuses two choices that are alike", "1. Which?\na) one\n*b) one", ["lines 1–3: choicesAlike"]],
  [
    "does not take a star of the text as a mark beside a letter answer",
    "1. Which pointer?\na) *p\nb) &p\nAnswer: b",
    ["lines 1–4: keysDiffer"],
  ],
  [
    "reads numbers that jump",
    "1. Which?\na) one\n*b) two\n7. What?\n*a) x\nb) y",
    ["Which? → one of: one | *two", "What? → one of: *x | y"],
  ],
  ["reads an empty text as nothing", "  \n\n", []],
];

describe("a pasted text", () => {
  it.each(cases)("%s", async (_title, text, outline) => {
    expect(await outlineOfText(text)).toEqual(outline);
  });
});
