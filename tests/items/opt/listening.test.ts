import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { itemSchema, type Item } from "../../../src/contract/item/item";
import { listeningSets } from "../../../src/items/audio/scripts/listening/sets";
import { scriptOf, type ListeningArea } from "../../../src/items/audio/scripts/listening/task";
import { plainText } from "../../../src/items/content/content";
import { listeningScripts } from "../../../src/items/narration/listening-scripts";
import { optListeningBank } from "../../../src/items/opt/listening/bank";
import { secondsOf } from "../../../src/items/opt/listening/difficulty";
import { choicesIn, longestKeys } from "../../../src/items/review/choices";
import { mostLongestKeys } from "../../../src/items/review/rules";
import { cefrLevels, cefrOf, placementScoreOf } from "../../../src/psychometrics/scales/cefr";

const audioOf = (scriptId: string) => ({
  sha256: createHash("sha256").update(scriptId).digest("hex"),
  synthetic: !scriptId.endsWith("-bag"),
});
const bank = optListeningBank(audioOf);
const scripts = listeningScripts();
const tasks = listeningSets.flatMap(({ level, area, tasks: list }) =>
  list.map((task) => ({ level, area, task, script: scriptOf(level, task) })),
);
const areas: readonly ListeningArea[] = ["listeningShort", "listeningLong", "listeningMonologue"];

const spokenText = (script: ReturnType<typeof scriptOf>): string => script.turns.map(({ text }) => text).join(" ");
const countsOf = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const optionsOf = ({ body: { interaction } }: Item) =>
  interaction.type === "single_choice" ? interaction.options : [];
const normal = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^a-z0-9' ]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("the bank", () => {
  test("holds an item for each script, valid, ordered by id, of the family's subject", () => {
    expect(bank.map(({ source }) => source.ref).toSorted()).toEqual(scripts.map(({ id }) => id).toSorted());
    expect(bank.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
    const ids = bank.map(({ item_id }) => item_id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
    expect(countsOf(bank.map(({ family, subject, area }) => `${family} ${subject} ${area}`))).toEqual(
      Object.fromEntries(areas.map((area) => [`opt opt ${area}`, 28])),
    );
    expect(optListeningBank(audioOf)).toEqual(bank);
  });

  test("leaves out items without an audio file", () => {
    expect(optListeningBank(() => null)).toEqual([]);
    const some = optListeningBank((id) => (id === "listening-whose-bag" ? audioOf(id) : null));
    expect(some).toEqual(bank.filter(({ source }) => source.ref === "listening-whose-bag"));
    expect(some).toHaveLength(1);
  });

  test("plays its file automatically, twice at most, and says whether the voice is synthetic", () => {
    for (const { body, source } of bank) {
      const { sha256, synthetic } = audioOf(source.ref);
      expect(body.media).toEqual([{ media_id: "prompt", type: "audio/mpeg", sha256 }]);
      expect(body.audio).toEqual({ prompt: "prompt", autoplay: true, max_plays: 2, synthetic });
    }
    expect(bank.filter(({ body }) => body.audio?.synthetic === false).map(({ source }) => source.ref)).toEqual([
      "listening-whose-bag",
    ]);
  });

  test("has other items for other audio files", () => {
    const again = optListeningBank((id) => ({ ...audioOf(id), sha256: "0".repeat(64) }));
    const ids = new Set(bank.map(({ item_id }) => item_id));
    expect(again.filter(({ item_id }) => ids.has(item_id))).toEqual([]);
  });

  test("has a transcript of every turn with its speaker", () => {
    const transcripts = new Map(bank.map(({ source, transcript }) => [source.ref, transcript?.en ?? ""]));
    for (const { script } of tasks) {
      const lines = (transcripts.get(script.id) ?? "").split("</p>").slice(0, -1);
      expect(lines.map((line) => plainText(line).replaceAll("’", "'"))).toEqual(
        script.turns.map(({ voice, text }) => `${voice.startsWith("woman") ? "Woman" : "Man"}: ${text}`),
      );
    }
  });

  test("is as hard as its level says, and takes as long as two plays and reading", () => {
    for (const level of cefrLevels) {
      const own = bank.filter(({ source }) => source.name.startsWith(`${level} `));
      const difficulties = own.map(({ irt }) => irt?.b ?? NaN);
      expect(own).toHaveLength(12);
      expect(new Set(difficulties.map((b) => cefrOf(placementScoreOf(b))))).toEqual(new Set([level]));
      expect(new Set(difficulties).size).toBe(12);
    }
    expect(new Set(bank.map(({ irt }) => [irt?.a, irt?.c, irt?.d, irt?.calibration].join()))).toEqual(
      new Set(["1,0,1,seed"]),
    );
    const seconds = new Map(tasks.map(({ script }) => [script.id, secondsOf(script)]));
    const reading = bank.map(({ source, expected_ms }) => expected_ms / 1_000 - 2 * (seconds.get(source.ref) ?? NaN));
    expect(reading.filter((time) => !(time > 2 && time < 18))).toEqual([]);
  });
});

describe("the questions", () => {
  test("have four different options, one of them right, each place equally often in a set", () => {
    expect(
      bank.filter((item) => new Set(optionsOf(item).map(({ content }) => normal(content.en ?? ""))).size !== 4),
    ).toEqual([]);
    const keys = bank.map(
      (item) => `${item.source.name} ${item.key.type === "single_choice" ? item.key.option_id : ""}`,
    );
    expect(new Set(keys).size).toBe(84);
    for (const { task, script } of tasks) {
      const item = bank.find(({ source }) => source.ref === script.id);
      const right = item?.key.type === "single_choice" ? item.key.option_id : "";
      const texts = item === undefined ? [] : optionsOf(item);
      expect(texts.filter(({ option_id }) => option_id === right).map(({ content }) => content.en)).toEqual([
        task.right,
      ]);
      expect(new Set(texts.map(({ content }) => content.en))).toEqual(new Set([task.right, ...task.wrong]));
    }
  });

  test("are each asked once of a script, and gist, details and inference at every level", () => {
    for (const level of cefrLevels) {
      const skills = new Set(tasks.filter((one) => one.level === level).map(({ task }) => task.skill));
      expect([...skills].toSorted()).toEqual(["listeningDetail", "listeningGist", "listeningInference"]);
    }
    expect(tasks.filter(({ task }) => !/^[A-Z].*\?$/.test(task.question)).map(({ task }) => task.name)).toEqual([]);
  });

  test("name only people and things that the script names", () => {
    const names = (text: string): string[] => text.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [];
    const faults = tasks.flatMap(({ task, script }) =>
      [task.question, task.right, ...task.wrong, task.explanation.en]
        .flatMap(names)
        .filter((name) => !spokenText(script).includes(name))
        .map((name) => `${task.name}: ${name}`),
    );
    expect(faults).toEqual([]);
  });

  test("do not give the key away by its length", () => {
    expect(longestKeys(choicesIn(bank))).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("from B1 on are not answered by words of the script", () => {
    const upper = tasks.filter(({ level }) => cefrLevels.indexOf(level) >= cefrLevels.indexOf("B1"));
    const heard = ({ script }: (typeof tasks)[number]) => ` ${normal(spokenText(script))} `;
    const share = (text: string, said: string): number => {
      const words = normal(text)
        .split(" ")
        .filter((word) => word.length > 3);
      return words.filter((word) => said.includes(` ${word} `)).length / Math.max(1, words.length);
    };
    expect(upper).toHaveLength(48);
    expect(
      upper.filter((one) => heard(one).includes(` ${normal(one.task.right)} `)).map(({ task }) => task.name),
    ).toEqual([]);
    const nearest = upper.filter((one) => {
      const said = heard(one);
      return one.task.wrong.every((text) => share(text, said) < share(one.task.right, said));
    });
    expect(nearest.length / upper.length).toBeLessThan(0.25);
  });

  test("are explained in both languages, with quotations from the script", () => {
    const untold = tasks.filter(
      ({ task: { explanation } }) =>
        explanation.en.length < 40 ||
        /[\u4e00-\u9fff]/.test(explanation.en) ||
        (explanation.zh.match(/[\u4e00-\u9fff]/g) ?? []).length < 12,
    );
    expect(untold.map(({ task }) => task.name)).toEqual([]);
    const quotations = (text: string): string[] => [...text.matchAll(/“([^“”]+)”/g)].map(([, words = ""]) => words);
    const faults = tasks.flatMap(({ task: { name, explanation }, script }) => {
      const said = normal(spokenText(script));
      return [explanation.en, explanation.zh].flatMap((text) =>
        quotations(text)
          .filter((quotation) => !said.includes(normal(quotation)))
          .map((quotation) => `${name}: ${quotation}`),
      );
    });
    expect(faults).toEqual([]);
    const unquoted = tasks.filter(({ task }) => quotations(task.explanation.en).length === 0);
    expect(unquoted.map(({ task }) => task.name)).toEqual([]);
  });

  test("are set with good type in one line", () => {
    const texts = tasks.flatMap(({ task }) => [
      task.question,
      task.right,
      ...task.wrong,
      ...[task.explanation.en, task.explanation.zh].map((text) => text.trim().replace(/\s+/g, " ")),
      ...task.says.map((text) => text.trim().replace(/\s+/g, " ")),
    ]);
    expect(texts.filter((text) => /["'*_]|\s{2}|\.\.\.|\b(?:all|none|both) of the above\b/i.test(text))).toEqual([]);
  });
});
