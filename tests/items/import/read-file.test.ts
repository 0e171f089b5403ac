import { describe, expect, it } from "vitest";
import { readImportFile } from "../../../src/items/import/read-file";
import { gapMark, type RecordPiece } from "../../../src/items/import/record";
import { importReportLines } from "../../../src/items/import/report-lines";
import { question, singleChoice, tinyReader } from "./tiny-reader";

const read = (pieces: readonly RecordPiece[], options = {}) =>
  readImportFile(Buffer.from("anything"), options, undefined, [tinyReader(pieces)]);
const asked = (identity: string, changes = {}): RecordPiece => ({
  piece: "question",
  question: question(identity, changes),
});

const onlyTest = async (pieces: readonly RecordPiece[], options = {}) => {
  const { tests } = await read(pieces, options);
  expect(tests).toHaveLength(1);
  return tests[0];
};
const onlyItem = async (changes: Parameters<typeof question>[1]) => {
  const test = await onlyTest([asked("one", changes)]);
  const [report] = test?.items ?? [];
  if (report?.item === undefined) throw new Error(JSON.stringify(report?.reasons));
  return { ...report.item, outcome: report.outcome, reasons: report.reasons };
};
const refusalOf = async (changes: Parameters<typeof question>[1]) => {
  const test = await onlyTest([asked("one", changes)]);
  return test?.items.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)].join(" "))[0];
};

describe("tests of a file", () => {
  it("keep title, sections, directions, draws, order, time limits and attempts, with remarks", async () => {
    const test = await onlyTest([
      {
        piece: "test",
        header: { title: "My_test", language: "en", timeLimitMs: 600_000, attempts: 2, directions: { html: "Read." } },
      },
      { piece: "section", header: { title: "First", draw: 1, shuffle: true } },
      asked("a"),
      asked("b"),
      { piece: "section", header: { title: "Second", timeLimitMs: 60_000, directions: { html: "<b>Hurry</b>" } } },
      asked("c"),
      { piece: "section", header: { title: "Empty" } },
    ]);
    const ids = test?.items.map(({ item }) => item?.item_id ?? "");
    expect(test).toMatchObject({ n: 1, title: "My test", language: "en", timeLimitMs: 600_000, attempts: 2 });
    expect(test?.sections).toEqual([
      { title: "First", directions: "Read.", draw: 1, shuffle: true, items: ids?.slice(0, 2) },
      { title: "Second", directions: "<b>Hurry</b>", timeLimitMs: 60_000, items: ids?.slice(2) },
    ]);
    expect(test?.kept.map(({ code, detail }) => [code, detail].join(" "))).toEqual([
      "timeLimitKept 600 s",
      "attemptsKept 2",
      "sectionTitleKept First",
      "directionsKept First",
      "drawKept First: 1 / 2",
      "shuffleKept First",
      "sectionTitleKept Second",
      "directionsKept Second",
      "sectionTimeLimitKept Second: 60 s",
    ]);
    expect(test?.changed.map(({ code, detail }) => [code, detail].join(" "))).toEqual([
      "emptySectionLeftOut Empty",
      "sectionsInTurn 2",
    ]);
  });

  it("are several if a file contains several, with different ids", async () => {
    const header = (title: string): RecordPiece => ({ piece: "test", header: { title, language: null } });
    const { tests } = await read([header("One"), asked("a"), header("Two"), asked("b")]);
    expect(tests.map(({ n, title, items }) => [n, title, items.length])).toEqual([
      [1, "One", 1],
      [2, "Two", 1],
    ]);
  });

  it("have the language of most of their letters if the file states none", async () => {
    const zh = await onlyTest([asked("a", { stem: { html: "<p>光合作用发生在哪里？</p>" } })]);
    expect([zh?.language, zh?.items[0]?.item?.body.stem]).toEqual(["zh", { zh: "<p>光合作用发生在哪里？</p>" }]);
    expect((await onlyTest([asked("a")]))?.language).toBe("en");
    expect((await onlyTest([asked("a")], { language: "zh" }))?.language).toBe("zh");
  });

  it("are refused as a whole with the reader's reason, and no question is used", async () => {
    const test = await onlyTest([asked("a"), { piece: "refusal", remark: { code: "timeLimitLeftOut" } }]);
    expect([test?.refusal, test?.sections]).toEqual([{ code: "timeLimitLeftOut" }, []]);
    expect(test?.items).toMatchObject([{ outcome: "refused", reasons: [{ code: "timeLimitLeftOut" }] }]);
    expect(test?.items[0]).not.toHaveProperty("item");
  });

  it("refuse a question that occurs twice", async () => {
    const test = await onlyTest([asked("a"), asked("a")]);
    expect(test?.items.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)])).toEqual([
      ["exact"],
      ["refused", "questionRepeated"],
    ]);
  });

  it("are reported in sentences, grouped by reason with places in the file, in both languages", async () => {
    const reading = await read([
      { piece: "test", header: { title: "Little", language: "en", timeLimitMs: 60_000 } },
      asked("a"),
      asked("b", { changed: [{ code: "linkRemoved" }] }),
      ...Array.from({ length: 14 }, (_, place) =>
        asked(`r${place}`, { where: { line: place + 1 }, asked: singleChoice({}) }),
      ),
    ]);
    expect(importReportLines(reading, "en")).toEqual([
      "Little: 16 questions; 1 read exactly, 1 with changes, 14 refused.",
      "Refused (14):",
      "  - The item has no right answer. [14] line 1, line 2, line 3, line 4, line 5, line 6, line 7, line 8, " +
        "line 9, line 10, line 11, line 12, and 2 more",
      "Read with changes (1):",
      "  - A link was removed; its words stay. [1] b",
      "Kept (1):",
      "  - The time limit is kept. (60 s)",
    ]);
    expect(importReportLines(reading, "zh").slice(0, 2)).toEqual([
      "Little：共 16 题；原样读入 1 题，调整后读入 1 题，拒绝 14 题。",
      "拒绝（14）：",
    ]);
  });

  it("cause a fault if there is no question", async () => {
    await expect(read([{ piece: "test", header: { title: "Empty", language: null } }])).rejects.toMatchObject({
      code: "noQuestions",
    });
  });
});

describe("items made from questions", () => {
  it("keep points and the credit of a single choice, with the least that it can earn", async () => {
    const item = await onlyItem({ asked: singleChoice({ a: -0.5, b: 1, c: 0.25 }), points: 5, lowest: -0.5 });
    const [a = "", b = "", c = ""] =
      item.body.interaction.type === "single_choice"
        ? item.body.interaction.options.map(({ option_id }) => option_id)
        : [];
    expect(item.key).toEqual({ type: "single_choice", option_id: b, credit: { [a]: -0.5, [c]: 0.25 }, lowest: -0.5 });
    expect([item.points, item.outcome]).toEqual([5, "exact"]);
  });

  it("list only credit of a multiple choice that differs from an equal part", async () => {
    const { options } = singleChoice({}) as Extract<ReturnType<typeof singleChoice>, { kind: "single_choice" }>;
    const several = { kind: "multiple_choice" as const, options, shuffle: false, most: 0, marking: "shares" as const };
    const equal = await onlyItem({ asked: { ...several, shares: { a: 1 / 3, b: 0.33333, c: 0.3333333 } } });
    expect(equal.key).toMatchObject({ type: "multiple_choice", credit: {} });
    const uneven = await onlyItem({ asked: { ...several, shares: { a: 0.75, b: 0.25, c: -1 } }, lowest: -1 });
    expect(uneven.key).toMatchObject({ lowest: -1 });
    expect(Object.values((uneven.key as { credit: Record<string, number> }).credit)).toEqual([0.75, 0.25, -1]);
    const whole = await onlyItem({ asked: { ...several, marking: "whole", shares: { a: 1, b: 1 } } });
    expect(whole.key).not.toHaveProperty("credit");
  });

  it("keep intervals that lie evenly or unevenly round the answer, and further ones with less credit", async () => {
    const number = async (...intervals: readonly (readonly [number, number, number, number])[]) =>
      (
        await onlyItem({
          asked: {
            kind: "numeric_entry",
            intervals: intervals.map(([value, low, high, share]) => ({ value, low, high, share })),
          },
        })
      ).key;
    expect(await number([12.5, 12.5 - 0.1, 12.5 + 0.1, 1])).toEqual({
      type: "numeric_entry",
      value: 12.5,
      tolerance: 0.1,
      accepted: [],
    });
    expect(await number([10, 9, 13, 1], [20, 20, 20, 0.5])).toEqual({
      type: "numeric_entry",
      value: 10,
      tolerance: 0,
      low: 9,
      high: 13,
      accepted: [],
      also: [{ value: 20, tolerance: 0, credit: 0.5 }],
    });
  });

  it("stay gap_entry and inline_choice where all gaps are alike, and become gaps of both kinds otherwise", async () => {
    const text = (id: string, share = 1) =>
      ({ id, weight: 1, kind: "text", caseSensitive: false, forms: [{ text: `six ${id}`, share }] }) as const;
    const choice = (id: string) =>
      ({
        id,
        weight: 1,
        kind: "choice",
        options: ["x", "y"].map((own) => ({ id: own, content: { html: own } })),
        shares: { y: 1 },
      }) as const;
    const stem = { html: `<p>${gapMark("p")} and ${gapMark("q")}</p>` };
    const made = async (...gaps: readonly (ReturnType<typeof text> | ReturnType<typeof choice>)[]) =>
      onlyItem({ stem, asked: { kind: "gaps", gaps, marking: "shares" } });
    const typed = await made(text("p"), text("q"));
    expect([typed.body.stem, typed.key]).toEqual([
      { en: "<p>{{g1}} and {{g2}}</p>" },
      { type: "gap_entry", accepted: { g1: ["six p"], g2: ["six q"] } },
    ]);
    expect((await made(choice("p"), choice("q"))).key.type).toBe("inline_choice");
    expect((await made(text("p"), choice("q"))).key).toMatchObject({
      type: "gaps",
      gaps: { g1: { kind: "text", accepted: ["six p"], case_sensitive: false }, g2: { kind: "choice" } },
    });
    expect(await refusalOf({ asked: { kind: "gaps", gaps: [text("p")], marking: "shares" } })).toBe(
      "refused gapsOutOfRange",
    );
  });

  it("are refused if no answer earns all the points, the points are 0, or no option is right", async () => {
    expect([
      await refusalOf({ asked: singleChoice({ a: 0.9 }) }),
      await refusalOf({ asked: singleChoice({}) }),
      await refusalOf({ asked: singleChoice({ z: 1 }) }),
      await refusalOf({ points: 0 }),
      await refusalOf({ points: Number.NaN }),
      await refusalOf({ stem: { html: "<p> </p>" } }),
      await refusalOf({ stem: { html: '<p><img src="a.png"></p>' } }),
      await refusalOf({ stem: { html: '<p><img src="a.png"></p>' }, files: () => "remote" }),
    ]).toEqual([
      "refused noFullCredit",
      "refused keyMissing",
      "refused keyUnknown",
      "refused pointsUnreadable",
      "refused pointsUnreadable",
      "refused stemEmpty",
      "refused mediaMissing",
      "refused mediaRemote",
    ]);
  });

  it("share a passage by its id, and keep feedback for all as explanation", async () => {
    const stimulus = { id: "s1", title: "Boats", content: { html: "<p>The boat leaves at noon.</p>" } };
    const test = await onlyTest([
      asked("a", { stimulus, explanation: { html: "<p>See the text.</p>" } }),
      asked("b", { stimulus }),
    ]);
    const [one, two] = test?.items.map(({ item }) => item) ?? [];
    expect(one?.body.stimulus).toEqual({
      stimulus_id: two?.body.stimulus?.stimulus_id,
      title: { en: "Boats" },
      content: { en: "<p>The boat leaves at noon.</p>" },
    });
    expect(one?.explanation).toEqual({ en: "<p>See the text.</p>" });
  });
});
