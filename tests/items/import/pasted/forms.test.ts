import { describe, expect, it } from "vitest";
import { outlineOfText } from "./outline";

interface Question {
  readonly stem: string;
  readonly options: readonly string[];
  /** The place of the right option. */
  readonly right: number;
}

const english: readonly Question[] = [
  { stem: "Which planet is the largest?", options: ["Mars", "Jupiter", "Venus"], right: 1 },
  { stem: "How many sides has a hexagon?", options: ["6", "5", "8", "7"], right: 0 },
  { stem: "Water boils at sea level at", options: ["90 °C", "100 °C"], right: 1 },
];
const chinese: readonly Question[] = [
  { stem: "下列哪个是行星？", options: ["月亮", "火星", "太阳"], right: 1 },
  { stem: "六边形有几条边？", options: ["6", "5", "8", "7"], right: 0 },
  { stem: "水在标准大气压下的沸点是", options: ["90 度", "100 度"], right: 1 },
];

const capital = (place: number): string => String.fromCodePoint(65 + place);
const small = (place: number): string => capital(place).toLowerCase();

const numberSigns: Readonly<Record<string, (number: number) => string>> = {
  "1.": (number) => `${number}. `,
  "1)": (number) => `${number}) `,
  "(1)": (number) => `(${number}) `,
  "1、": (number) => `${number}、`,
  "Q1.": (number) => `Q${number}. `,
  "Question 1:": (number) => `Question ${number}: `,
  第1题: (number) => `第${number}题 `,
  "no number": () => "",
};
const letterSigns: Readonly<Record<string, (place: number) => string>> = {
  "a)": (place) => `${small(place)}) `,
  "A.": (place) => `${capital(place)}. `,
  "(a)": (place) => `(${small(place)}) `,
  "A、": (place) => `${capital(place)}、`,
  "Ａ．": (place) => `${String.fromCodePoint(0xff21 + place)}．`,
};

/** How the right option is shown: by its line, or by a line behind the options. */
interface KeySign {
  readonly mark?: (sign: string, text: string) => string;
  readonly line?: (right: number) => string;
}
const keySigns: Readonly<Record<string, KeySign>> = {
  "a star before the letter": { mark: (sign, text) => `*${sign}${text}` },
  "a caret before the letter": { mark: (sign, text) => `^${sign}${text}` },
  "a star before the text": { mark: (sign, text) => `${sign}*${text}` },
  "a star behind the text": { mark: (sign, text) => `${sign}${text} *` },
  "a tick behind the text": { mark: (sign, text) => `${sign}${text} √` },
  "Answer: B": { line: (right) => `Answer: ${capital(right)}` },
  "ans: b": { line: (right) => `ans: ${small(right)}` },
  "Correct answer: (B)": { line: (right) => `Correct answer: (${capital(right)})` },
  "答案：B": { line: (right) => `答案：${capital(right)}` },
  "【答案】B": { line: (right) => `【答案】${capital(right)}` },
};

const write = (
  questions: readonly Question[],
  number: (number: number) => string,
  letter: (place: number) => string,
  { mark, line }: KeySign,
): string =>
  questions
    .map(({ stem, options, right }, index) =>
      [
        `${number(index + 1)}${stem}`,
        ...options.map((text, place) =>
          mark && place === right ? mark(letter(place), text) : `${letter(place)}${text}`,
        ),
        ...(line ? [line(right)] : []),
      ].join("\n"),
    )
    .join("\n\n");

const expected = (questions: readonly Question[]): string[] =>
  questions.map(
    ({ stem, options, right }) =>
      `${stem} → one of: ${options.map((text, place) => (place === right ? `*${text}` : text)).join(" | ")}`,
  );

describe.each(Object.entries(keySigns))("pasted choices with their key as %s", (_key, keySign) => {
  describe.each(Object.entries(numberSigns))("and the number as %s", (_number, numberSign) => {
    it.each(Object.entries(letterSigns))(
      "read the letter as %s, in English and Chinese",
      async (_letter, letterSign) => {
        for (const questions of [english, chinese])
          expect(await outlineOfText(write(questions, numberSign, letterSign, keySign))).toEqual(expected(questions));
      },
    );
  });
});
