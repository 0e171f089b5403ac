import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer, Interaction, ItemKey, Option } from "../../../src/contract/item";
import { answerFits, scoreAnswer } from "../../../src/items/scoring/score";

const options = (...ids: string[]): Option[] => ids.map((option_id) => ({ option_id, content: { en: option_id } }));
const single: Interaction = { type: "single_choice", options: options("a", "b"), shuffle: false };
const multiple: Interaction = {
  type: "multiple_choice",
  options: options("a", "b", "c", "d"),
  shuffle: true,
  max_choices: 3,
};
const entry: Interaction = { type: "text_entry", max_length: 40 };
const numeric: Interaction = { type: "numeric_entry", max_length: 40 };
const gaps: Interaction = {
  type: "inline_choice",
  gaps: [
    { gap_id: "g1", options: options("a", "b") },
    { gap_id: "g2", options: options("c", "d") },
  ],
};
const ordered: Interaction = { type: "order", options: options("a", "b", "c", "d") };
const matched: Interaction = { type: "match", sources: options("a", "b"), targets: options("x", "y") };

const text = (entered: string, accepted: string[], case_sensitive = false) =>
  scoreAnswer({ type: "text_entry", accepted, case_sensitive }, entry, { type: "text_entry", text: entered }).mark;
const number = (entered: string, value: number, tolerance = 0, accepted: string[] = []) =>
  scoreAnswer({ type: "numeric_entry", value, tolerance, accepted }, numeric, { type: "numeric_entry", text: entered })
    .mark;

describe("choices", () => {
  const one: ItemKey = { type: "single_choice", option_id: "a" };
  const two: ItemKey = { type: "multiple_choice", option_ids: ["a", "b"] };
  const choose = (...option_ids: string[]) => scoreAnswer(two, multiple, { type: "multiple_choice", option_ids });

  it("score one choice", () => {
    expect(scoreAnswer(one, single, { type: "single_choice", option_id: "a" })).toEqual({ mark: "right", credit: 1 });
    expect(scoreAnswer(one, single, { type: "single_choice", option_id: "b" })).toEqual({ mark: "wrong", credit: 0 });
    expect(scoreAnswer(one, single, null)).toEqual({ mark: "skipped", credit: 0 });
  });

  it("score several choices all or nothing, and say when an answer was nearly right", () => {
    expect(choose("b", "a")).toEqual({ mark: "right", credit: 1 });
    expect(choose("a")).toEqual({ mark: "partly", credit: 0 });
    expect(choose("a", "b", "c")).toEqual({ mark: "partly", credit: 0 });
    expect(choose("a", "c")).toEqual({ mark: "wrong", credit: 0 });
    expect(choose("c", "d")).toEqual({ mark: "wrong", credit: 0 });
    expect(choose()).toEqual({ mark: "skipped", credit: 0 });
  });

  it("take an empty choice as right only where nothing is to be chosen", () => {
    expect(
      scoreAnswer({ type: "multiple_choice", option_ids: [] }, multiple, { type: "multiple_choice", option_ids: [] }),
    ).toEqual({ mark: "right", credit: 1 });
    expect(scoreAnswer({ type: "multiple_choice", option_ids: [] }, multiple, null)).toEqual({
      mark: "skipped",
      credit: 0,
    });
  });

  it("call an answer of another type wrong", () => {
    expect(scoreAnswer(one, single, { type: "text_entry", text: "a" })).toEqual({ mark: "wrong", credit: 0 });
  });
});

describe("text entry", () => {
  it.each([
    ["right", "  Water ", ["water"]],
    ["right", "WATER", ["water"]],
    ["right", "sea\u00a0 \t water", ["sea water"]],
    ["right", "ｗａｔｅｒ１", ["water1"]],
    ["right", "it’s", ["it's"]],
    ["right", "its", ["no", "its"]],
    ["right", "cafe\u0301", ["caf\u00e9"]],
    ["right", "x‐ray", ["x-ray"]],
    ["right", "\u200fשלום\u200e", ["שלום"]],
    ["right", "👩‍🔬", ["👩‍🔬"]],
    ["wrong", "👩🔬", ["👩‍🔬"]],
    ["wrong", "wa\u0000ter", ["water"]],
    ["wrong", "\ud83d", ["👩"]],
    ["right", "水。", ["水。"]],
    ["skipped", " \u3000\n", ["water"]],
    ["skipped", "\u0000", ["water"]],
    ["wrong", "constructor", ["water"]],
  ] as const)("%s: %j for %j", (mark, entered, accepted) => {
    expect(text(entered, [...accepted])).toBe(mark);
  });

  it("minds capitals when the key says so", () => {
    expect(text("water", ["Water"], true)).toBe("wrong");
    expect(text(" Water", ["Water"], true)).toBe("right");
  });

  it("always takes what is accepted, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (form) => {
        expect(["right", "skipped"]).toContain(text(form, [form]));
        expect(text(form.normalize("NFD"), [form])).toBe(text(form, [form]));
      }),
    );
  });

  it("is quick with 50 kB", () => {
    for (const huge of [
      " ".repeat(50_000),
      "a ".repeat(25_000),
      "‮’\u0000".repeat(16_000),
      "\ud800".repeat(50_000),
      "e\u0301".repeat(25_000),
    ]) {
      const times = [1, 2, 3].map(() => {
        const begun = performance.now();
        expect(text(huge, ["water"])).not.toBe("right");
        expect(number(huge, 1)).not.toBe("right");
        return performance.now() - begun;
      });
      expect(Math.min(...times)).toBeLessThan(1_000);
    }
  });
});

describe("numeric entry", () => {
  it.each([
    ["1,234.5", 1234.5],
    ["1234.50", 1234.5],
    [" 12,345,678 ", 12_345_678],
    ["3/4", 0.75],
    ["3 / 4", 0.75],
    ["½", 0.5],
    ["−3⁄4", -0.75],
    ["0.75", 0.75],
    [".75", 0.75],
    ["5.", 5],
    ["+7", 7],
    ["-2", -2],
    ["−2", -2],
    ["–2", -2],
    ["－２", -2],
    ["１２．５", 12.5],
    ["-0", 0],
    ["007", 7],
  ])("%j is %d", (entered, value) => {
    expect(number(entered, value)).toBe("right");
  });

  it.each([
    ["1 1/2", 5.5],
    ["11/2", 1.5],
    ["1½", 5.5],
    ["5²", 52],
    ["5 cm", 5],
    ["50%", 50],
    ["1,23", 123],
    ["0,750", 750],
    ["1,2345", 12_345],
    ["1e3", 1000],
    ["0x10", 16],
    ["1/0", 1],
    ["--2", 2],
    ["2-", -2],
    ["Infinity", 1],
    ["1.2.3", 1.2],
    ["/2", 0],
  ])("%j is not %d", (entered, value) => {
    expect(number(entered, value)).toBe("wrong");
  });

  it("keeps to the tolerance", () => {
    expect([
      number("3.14", 3.14159, 0.01),
      number("3.15", 3.14159, 0.005),
      number("0.3", 0.1 + 0.2),
      number("1/3", 0.3333333333333333),
    ]).toEqual(["right", "wrong", "right", "right"]);
  });

  it("takes the further forms that the key lists", () => {
    expect([number("50 %", 0.5, 0, ["50%"]), number("1 1/2", 1.5, 0, ["1 1/2"]), number("", 0)]).toEqual([
      "right",
      "right",
      "skipped",
    ]);
  });

  it("takes a listed form as it is written, and lets a number that can be read decide", () => {
    expect([
      number("1 1/2", 5.5, 0, ["11/2"]),
      number("1 1 / 2", 1.5, 0, ["1 1/2"]),
      number("12 5", 125, 0, ["125"]),
      number("nine", 9, 0, ["Nine"]),
    ]).toEqual(["wrong", "right", "right", "right"]);
  });

  it("reads every number that it is given as JavaScript writes it", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const written = value.toFixed(4);
        expect(number(written, Number(written))).toBe("right");
      }),
    );
  });
});

describe("order, match and gaps", () => {
  it("earn the share in place", () => {
    const key: ItemKey = { type: "order", option_ids: ["a", "b", "c", "d"] };
    const order = (...option_ids: string[]) => scoreAnswer(key, ordered, { type: "order", option_ids });
    expect([order("a", "b", "c", "d"), order("a", "b", "d", "c"), order("b", "a", "d", "c"), order("a")]).toEqual([
      { mark: "right", credit: 1 },
      { mark: "partly", credit: 0.5 },
      { mark: "wrong", credit: 0 },
      { mark: "partly", credit: 0.25 },
    ]);
  });

  it("earn the share of pairs, and nothing by pairing all with all", () => {
    const key: ItemKey = {
      type: "match",
      pairs: [
        ["a", "x"],
        ["b", "y"],
      ],
    };
    const match = (...pairs: [string, string][]) => scoreAnswer(key, matched, { type: "match", pairs });
    expect([
      match(["b", "y"], ["a", "x"]),
      match(["a", "x"]),
      match(["a", "y"]),
      match(["a", "x"], ["a", "y"], ["b", "x"], ["b", "y"]),
      match(),
    ]).toEqual([
      { mark: "right", credit: 1 },
      { mark: "partly", credit: 0.5 },
      { mark: "wrong", credit: 0 },
      { mark: "wrong", credit: 0 },
      { mark: "skipped", credit: 0 },
    ]);
  });

  it("earn the share of gaps", () => {
    const key: ItemKey = { type: "inline_choice", choices: { g1: "a", g2: "d" } };
    const fill = (choices: Record<string, string>) => scoreAnswer(key, gaps, { type: "inline_choice", choices });
    expect([fill({ g1: "a", g2: "d" }), fill({ g1: "a", g2: "c" }), fill({ g1: "b" }), fill({})]).toEqual([
      { mark: "right", credit: 1 },
      { mark: "partly", credit: 0.5 },
      { mark: "wrong", credit: 0 },
      { mark: "skipped", credit: 0 },
    ]);
  });
});

describe("whether an answer fits", () => {
  const fitting: readonly (readonly [Interaction, Answer])[] = [
    [single, { type: "single_choice", option_id: "b" }],
    [multiple, { type: "multiple_choice", option_ids: ["a", "b", "c"] }],
    [multiple, { type: "multiple_choice", option_ids: [] }],
    [
      { ...multiple, max_choices: 0 },
      { type: "multiple_choice", option_ids: ["a", "b", "c", "d"] },
    ],
    [entry, { type: "text_entry", text: "x".repeat(40) }],
    [numeric, { type: "numeric_entry", text: "not a number" }],
    [gaps, { type: "inline_choice", choices: { g2: "c" } }],
    [ordered, { type: "order", option_ids: ["d", "a"] }],
    [
      matched,
      {
        type: "match",
        pairs: [
          ["a", "x"],
          ["b", "x"],
        ],
      },
    ],
  ];
  it.each(fitting)("%j takes %j", (interaction, answer) => {
    expect(answerFits(interaction, answer)).toBe(true);
  });

  const unfitting: readonly (readonly [Interaction, Answer])[] = [
    [single, { type: "single_choice", option_id: "z" }],
    [single, { type: "multiple_choice", option_ids: ["a"] }],
    [multiple, { type: "multiple_choice", option_ids: ["a", "a"] }],
    [multiple, { type: "multiple_choice", option_ids: ["a", "b", "c", "d"] }],
    [multiple, { type: "multiple_choice", option_ids: ["a", "z"] }],
    [entry, { type: "text_entry", text: "x".repeat(41) }],
    [entry, { type: "numeric_entry", text: "1" }],
    [numeric, { type: "numeric_entry", text: "1".repeat(41) }],
    [gaps, { type: "inline_choice", choices: { g1: "c" } }],
    [gaps, { type: "inline_choice", choices: { toString: "a" } }],
    [ordered, { type: "order", option_ids: ["a", "a"] }],
    [ordered, { type: "order", option_ids: ["z"] }],
    [
      matched,
      {
        type: "match",
        pairs: [
          ["a", "x"],
          ["a", "x"],
        ],
      },
    ],
    [matched, { type: "match", pairs: [["x", "a"]] }],
  ];
  it.each(unfitting)("%j refuses %j", (interaction, answer) => {
    expect(answerFits(interaction, answer)).toBe(false);
  });
});
