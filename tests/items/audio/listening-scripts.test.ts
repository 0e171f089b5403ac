import { describe, expect, test } from "vitest";
import type { AudioScript } from "../../../src/items/audio/script";
import { listeningSets } from "../../../src/items/audio/scripts/listening/sets";
import { scriptOf, type ListeningArea } from "../../../src/items/audio/scripts/listening/task";
import { listeningScripts } from "../../../src/items/narration/listening-scripts";
import { secondsOf, wordsSaid } from "../../../src/items/opt/listening/difficulty";
import { gradeLevel } from "../../../src/items/reading/readability";
import { cefrLevels, type CefrLevel } from "../../../src/psychometrics/scales/cefr";

type Band = readonly [low: number, high: number];

const scripts = listeningScripts();
const tasks = listeningSets.flatMap(({ level, area, tasks: list }) =>
  list.map((task) => ({ level, area, task, script: scriptOf(level, task) })),
);
const areas: readonly ListeningArea[] = ["listeningShort", "listeningLong", "listeningMonologue"];

const beginners: ReadonlySet<CefrLevel> = new Set(["preA1", "A1"]);
const wordBands: Readonly<Record<CefrLevel, readonly [short: Band, long: Band, monologue: Band]>> = {
  preA1: [
    [18, 35],
    [28, 42],
    [25, 42],
  ],
  A1: [
    [25, 40],
    [38, 58],
    [38, 55],
  ],
  A2: [
    [32, 48],
    [60, 85],
    [65, 85],
  ],
  B1: [
    [40, 58],
    [85, 110],
    [85, 105],
  ],
  B2: [
    [40, 60],
    [95, 120],
    [95, 115],
  ],
  C1: [
    [35, 62],
    [100, 125],
    [100, 125],
  ],
  C2: [
    [35, 65],
    [100, 125],
    [100, 125],
  ],
};
const secondBands: Readonly<Record<ListeningArea, Band>> = {
  listeningShort: [10, 26],
  listeningLong: [20, 56],
  listeningMonologue: [17, 51],
};
const turnBands: Readonly<Record<ListeningArea, Band>> = {
  listeningShort: [2, 4],
  listeningLong: [6, 10],
  listeningMonologue: [1, 1],
};

const outside = ([low, high]: Band, value: number): boolean => value < low || value > high;
const spokenText = ({ turns }: AudioScript): string => turns.map(({ text }) => text).join(" ");
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const countsOf = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
describe("the listening scripts", () => {
  test("are four a level and area, with unique names", () => {
    expect(listeningSets.map(({ level, area, tasks: list }) => `${level} ${area} ${list.length}`)).toEqual(
      cefrLevels.flatMap((level) => areas.map((area) => `${level} ${area} 4`)),
    );
    expect(scripts).toEqual(tasks.map(({ script }) => script));
    expect(new Set(scripts.map(({ id }) => id)).size).toBe(84);
    expect(new Set(scripts.map(spokenText)).size).toBe(84);
  });

  test("are spoken by a woman and a man in turns, or by one person", () => {
    const faults = tasks.filter(({ area, script: { turns } }) => {
      const voices = turns.map(({ voice }) => voice);
      if (area === "listeningMonologue") return new Set(voices).size !== 1;
      const [first = "", second = ""] = voices;
      const sexes = new Set([first.split("-")[0], second.split("-")[0]]);
      return sexes.size !== 2 || voices.some((voice, place) => voice !== (place % 2 === 0 ? first : second));
    });
    expect(faults).toEqual([]);
  });

  test("are half British, half American, and begun equally often by women and men", () => {
    for (const area of areas) {
      const first = tasks.filter((one) => one.area === area).map(({ task }) => task.voices[0]);
      expect(countsOf(first)).toEqual({ "woman-gb": 7, "man-gb": 7, "woman-us": 7, "man-us": 7 });
    }
    expect(tasks.filter(({ task }) => new Set(task.voices.map((voice) => voice.slice(-2))).size !== 1)).toEqual([]);
  });

  test("have the turns, words and seconds that suit their level and area", () => {
    const faults = tasks
      .map(({ level, area, script }) => ({
        id: script.id,
        level,
        area,
        turns: script.turns.length,
        words: wordsSaid(script),
        seconds: secondsOf(script),
      }))
      .filter(
        ({ level, area, turns, words, seconds }) =>
          outside(turnBands[area], turns) ||
          outside(wordBands[level][areas.indexOf(area)] ?? [0, 0], words) ||
          outside(secondBands[area], seconds),
      );
    expect(faults).toEqual([]);
    expect(sum(scripts.map(secondsOf)) / 60).toBeLessThan(46);
  });

  test("are slow for beginners, in words a minute with and without the silences", () => {
    for (const { level, script } of tasks) {
      expect(script.pace).toBe(beginners.has(level) ? "child" : "adult");
      const rate = (60 * wordsSaid(script)) / secondsOf(script);
      expect(outside(beginners.has(level) ? [75, 110] : [110, 155], rate), `${script.id} ${rate}`).toBe(false);
    }
  });

  test("grow harder from level to level", () => {
    const grades = cefrLevels.map((level) => {
      const own = tasks.filter((one) => one.level === level).map(({ script }) => gradeLevel(spokenText(script)));
      return sum(own) / own.length;
    });
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  });

  test("have only letters and plain marks, without numerals or runs of capitals", () => {
    const texts = scripts.flatMap(({ turns }) => turns.map(({ text }) => text));
    expect(texts.filter((text) => !/^[A-Z][A-Za-z ,.?!'-]*[.?!]$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[A-Z]{2}|\.{2}| {2}|\b(?:Mr|Mrs|Ms|Dr|St)\b/.test(text))).toEqual([]);
  });
});
