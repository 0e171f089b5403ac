import { describe, expect, it } from "vitest";
import type { Answer, Interaction, ItemKey, Option } from "../../../src/contract/item/item";
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

describe("choices", () => {
  const one: ItemKey = { type: "single_choice", option_id: "a" };
  const two: ItemKey = { type: "multiple_choice", option_ids: ["a", "b"] };
  const choose = (...option_ids: string[]) => scoreAnswer(two, multiple, { type: "multiple_choice", option_ids });

  it("score one choice", () => {
    expect(scoreAnswer(one, single, { type: "single_choice", option_id: "a" })).toEqual({ mark: "right", credit: 1 });
    expect(scoreAnswer(one, single, { type: "single_choice", option_id: "b" })).toEqual({ mark: "wrong", credit: 0 });
    expect(scoreAnswer(one, single, null)).toEqual({ mark: "skipped", credit: 0 });
  });

  it("score several choices all or nothing, and mark nearly right answers", () => {
    expect(choose("b", "a")).toEqual({ mark: "right", credit: 1 });
    expect(choose("a")).toEqual({ mark: "partly", credit: 0 });
    expect(choose("a", "b", "c")).toEqual({ mark: "partly", credit: 0 });
    expect(choose("a", "c")).toEqual({ mark: "wrong", credit: 0 });
    expect(choose("c", "d")).toEqual({ mark: "wrong", credit: 0 });
    expect(choose()).toEqual({ mark: "skipped", credit: 0 });
  });

  it("take an empty choice as right only when the key is empty", () => {
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

describe("order, match and gaps", () => {
  it("earn the share of options in place", () => {
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

describe("where only the whole counts", () => {
  const pairs: [string, string][] = [
    ["a", "x"],
    ["b", "y"],
  ];
  const whole = { whole: true } as const;
  const cases: readonly (readonly [Interaction, ItemKey, right: Answer, partly: Answer])[] = [
    [
      ordered,
      { type: "order", option_ids: ["a", "b", "c", "d"], ...whole },
      { type: "order", option_ids: ["a", "b", "c", "d"] },
      { type: "order", option_ids: ["a", "b", "d", "c"] },
    ],
    [matched, { type: "match", pairs, ...whole }, { type: "match", pairs }, { type: "match", pairs: pairs.slice(1) }],
    [
      { type: "categorise", options: options("a", "b"), categories: options("x", "y") },
      { type: "categorise", placements: { a: "x", b: "y" }, ...whole },
      { type: "categorise", placements: { a: "x", b: "y" } },
      { type: "categorise", placements: { a: "x", b: "x" } },
    ],
    [
      gaps,
      { type: "inline_choice", choices: { g1: "a", g2: "d" }, ...whole },
      { type: "inline_choice", choices: { g1: "a", g2: "d" } },
      { type: "inline_choice", choices: { g1: "a", g2: "c" } },
    ],
    [
      { type: "gap_entry", gaps: ["g1", "g2"].map((gap_id) => ({ gap_id, max_length: 9 })) },
      { type: "gap_entry", accepted: { g1: ["sea"], g2: ["sky"] }, ...whole },
      { type: "gap_entry", texts: { g1: "sea", g2: "sky" } },
      { type: "gap_entry", texts: { g1: "sea" } },
    ],
  ];
  it.each(cases.map((one) => [one[1].type, one] as const))(
    "an answer to %s that is right in part is marked partly right and earns nothing",
    (_, [interaction, key, right, partly]) => {
      expect(scoreAnswer(key, interaction, right)).toEqual({ mark: "right", credit: 1 });
      expect(scoreAnswer(key, interaction, partly)).toEqual({ mark: "partly", credit: 0 });
      const { whole: _whole, ...shared } = key as ItemKey & { readonly whole?: true };
      const { mark, credit } = scoreAnswer(shared as ItemKey, interaction, partly);
      expect([mark, credit]).toEqual(["partly", 0.5]);
    },
  );
});

describe("the fit of an answer", () => {
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
