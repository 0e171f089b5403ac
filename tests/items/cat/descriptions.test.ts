import { describe, expect, test } from "vitest";
import { buildCatItem } from "../../../src/items/cat/engine/build";
import { catLevels, type CatLevel } from "../../../src/items/cat/engine/model";
import { catModels } from "../../../src/items/cat/models";
import { look } from "./solver/seen";

const seeds = Array.from({ length: 30 }, (_, k) => k);

const modelNamed = (name: string) => {
  const found = catModels.find((model) => model.name === name);
  if (found === undefined) throw new Error(`no model ${name}`);
  return found;
};
const itemsOf = (name: string, level: CatLevel) =>
  seeds.map((k) => {
    const model = modelNamed(name);
    return buildCatItem(model, { level, use: "form2", rung: k % model.rungs(level), n: 3_000 + k, place: k % 5 });
  });
const optionsOf = (
  { body: { interaction } }: ReturnType<typeof buildCatItem>,
  language: "en" | "zh" = "en",
): string[] => ("options" in interaction ? interaction.options.map(({ content }) => content[language] ?? "") : []);

const figure = /^[a-zT]+(?: [a-z]+)*(?:, (?:\d |[a-z])[a-z -]*){2,3}$/;
const figureZh = /^[\u4e00-\u9fffT ]+(?:，[\d\u4e00-\u9fff ]+){2,3}$/;
const cellsEn = String.raw`row \d, columns? \d(?:(?:, \d)* and \d)?`;
const cellsZh = String.raw`第 \d 行第 \d(?:、\d)* 列`;
const across = String.raw`[A-F] to [A-F]`;
const down = String.raw`\d to \d`;
const slant = String.raw`[A-F]\d to [A-F]\d`;
const list = (one: string, comma = ", "): string => `${one}(?:${comma}${one})*`;
const groupEn =
  `(?: (?:Row \\d: ${list(across)}|Column [A-F]: ${list(down)}|` + `Down to the (?:right|left): ${list(slant)})\\.)`;
const inChinese = (one: string): string => list(one.replace("to", "到"), "，");
const groupZh =
  `(?:(?:第 \\d 行：${inChinese(across)}|[A-F] 列：${inChinese(down)}|` + `向[右左]下：${inChinese(slant)})。)`;

/** The one form of the descriptions of all options of a subtest, which leaves no room for a hint about one of them. */
const forms: Readonly<Record<string, Readonly<Record<"en" | "zh", RegExp>>>> = {
  figureClassification: { en: figure, zh: figureZh },
  figureMatrices: { en: figure, zh: figureZh },
  figureAnalysis: {
    en: new RegExp(`^\\d+ holes?: ${cellsEn}(?:; ${cellsEn})*\\.$`),
    zh: new RegExp(`^\\d+ 个孔：${cellsZh}(?:；${cellsZh})*。$`),
  },
  figureRecognition: {
    en: new RegExp(`^Square frame A1 to (?:E5|F6)\\.${groupEn}+$`),
    zh: new RegExp(`^正方形框 A1 到 (?:E5|F6)。${groupZh}+$`),
  },
};
const cases = Object.keys(forms).flatMap((name) => catLevels.map((level) => ({ name, level })));

describe("all options are described in one form", () => {
  test.each(cases)("$name at $level", ({ name, level }) => {
    for (const item of itemsOf(name, level))
      for (const language of ["en", "zh"] as const) {
        const told = look(item, language).options;
        const form = forms[name]?.[language] ?? /^$/;
        expect(told.filter((option) => !form.test(option))).toEqual([]);
        expect(new Set(told).size).toBe(5);
      }
  });
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** The squares of the sheet with the middle of a disc in them, as rows and columns. */
const holesDrawn = (svg: string): string[] => {
  const [, ink = ""] = /d="([^"]*)" fill="currentColor" stroke="none"/.exec(svg) ?? [];
  return [...ink.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+) /g)].map(([, x = "", y = "", radius = ""]) => {
    const [column, row] = [Number(x) + Number(radius) - 5, Number(y) - 5].map((place) => Math.ceil(round(place / 15)));
    return `${row},${column}`;
  });
};
const holesTold = (told: string): string[] =>
  [...told.matchAll(/row (\d), columns? ([\d, and]+)/g)].flatMap(([, row = "", columns = ""]) =>
    (columns.match(/\d/g) ?? []).map((column) => `${row},${column}`),
  );

const nameAt = (x: string, y: string): string =>
  `${"ABCDEF".charAt(round((Number(x) - 6) / 24))}${round((Number(y) - 6) / 24) + 1}`;
const linesDrawn = (svg: string): string[] =>
  [...svg.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, x1 = "", y1 = "", x2 = "", y2 = ""]) =>
    [nameAt(x1, y1), nameAt(x2, y2)].toSorted().join(" "),
  );
const linesTold = (told: string): string[] => {
  const size = told.includes("F6") ? "F6" : "E5";
  const frame = [
    `A1 A${size[1] ?? ""}`,
    `A1 ${size[0] ?? ""}1`,
    `A${size[1] ?? ""} ${size}`,
    `${size[0] ?? ""}1 ${size}`,
  ];
  const groups = [...told.matchAll(/([A-Z][a-z]+)([^:.]*): ([^.]*)\./g)];
  const inside = groups.flatMap(([, kind, at = "", reaches = ""]) =>
    reaches.split(", ").map((reach) => {
      const ends = reach.split(" to ");
      const place = at.trim();
      const named = kind === "Row" ? ends.map((end) => end + place) : ends.map((end) => place + end);
      return (kind === "Down" ? ends : named).toSorted().join(" ");
    }),
  );
  return [...frame, ...inside];
};

describe("descriptions match drawings", () => {
  test.each(catLevels)("the holes of a sheet, level %s", (level) => {
    for (const item of itemsOf("figureAnalysis", level)) {
      const told = look(item).options;
      expect(told.map((option) => holesTold(option).toSorted())).toEqual(
        optionsOf(item).map((svg) => holesDrawn(svg).toSorted()),
      );
      expect(told.map((option) => Number.parseInt(option))).toEqual(
        optionsOf(item).map((svg) => holesDrawn(svg).length),
      );
    }
  });

  test.each(catLevels)("the lines of a net, level %s", (level) => {
    for (const item of itemsOf("figureRecognition", level))
      expect(look(item).options.map((option) => linesTold(option).toSorted())).toEqual(
        optionsOf(item).map((svg) => linesDrawn(svg).toSorted()),
      );
  });
});
