import { describe, expect, it } from "vitest";
import { contractRecords } from "../../../../src/contract/interactions/contract-records";
import type { InteractionOf, KeyOf, Option } from "../../../../src/contract/item/item";

const options: Option[] = ["a", "b", "c"].map((option_id) => ({ option_id, content: { en: option_id } }));

describe("a key with credit fits its interaction", () => {
  it("for one choice, if credit names other options and each earns less than the right one", () => {
    const shown: InteractionOf<"single_choice"> = { type: "single_choice", options, shuffle: false };
    const agrees = (credit: Record<string, number>) =>
      contractRecords.single_choice.agrees(shown, { type: "single_choice", option_id: "a", credit }, []);
    expect([agrees({}), agrees({ b: 0.5, c: -1 }), agrees({ a: 1 })]).toEqual([true, true, true]);
    expect([agrees({ a: 0.9 }), agrees({ b: 1 }), agrees({ z: 0.5 })]).toEqual([false, false, false]);
  });

  it("for several choices, if the right ones earn all the points together", () => {
    const shown: InteractionOf<"multiple_choice"> = {
      type: "multiple_choice",
      options,
      shuffle: false,
      max_choices: 0,
    };
    const agrees = (credit: Record<string, number>) =>
      contractRecords.multiple_choice.agrees(shown, { type: "multiple_choice", option_ids: ["a", "b"], credit }, []);
    expect([agrees({}), agrees({ c: -0.5 }), agrees({ a: 0.7, b: 0.3 }), agrees({ a: 0.5, b: 0.49999 })]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([agrees({ a: 0.2 }), agrees({ a: 1, b: -0.1 }), agrees({ z: 0.1 })]).toEqual([false, false, false]);
  });

  it("for a text, if one form earns all, accepted ones something, and no form has two shares", () => {
    const agrees = (accepted: string[], credit: Record<string, number>) =>
      contractRecords.text_entry.agrees(
        { type: "text_entry", max_length: 40 },
        { type: "text_entry", accepted, case_sensitive: false, credit },
        [],
      );
    expect([agrees(["Sea", "lake"], { lake: 0.5, pond: -0.5 }), agrees(["Sea"], { pond: 0 })]).toEqual([true, true]);
    expect([
      agrees(["lake"], { lake: 0.5 }),
      agrees(["Sea", "lake"], { lake: 0 }),
      agrees(["Sea"], { pond: 0.5 }),
      agrees(["Sea", "SEA"], { SEA: 0.5 }),
      agrees(["Sea"], { sea: -0.5 }),
    ]).toEqual([false, false, false, false, false]);
  });

  it("for a number, if the value lies between both ends of its interval", () => {
    const agrees = (key: Partial<KeyOf<"numeric_entry">>) =>
      contractRecords.numeric_entry.agrees(
        { type: "numeric_entry", max_length: 40 },
        { type: "numeric_entry", value: 3, tolerance: 0, accepted: [], ...key },
        [],
      );
    const also = (low: number, high: number) => ({ also: [{ value: 3, tolerance: 0, low, high, credit: 0.5 }] });
    expect([agrees({}), agrees({ low: 3, high: 5 }), agrees(also(2, 3))]).toEqual([true, true, true]);
    expect([agrees({ low: 4, high: 5 }), agrees({ low: 2 }), agrees({ high: 5 }), agrees(also(4, 5))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("for gaps, if each has a key of its kind and weights name gaps", () => {
    const shown: InteractionOf<"gaps"> = {
      type: "gaps",
      gaps: [
        { gap_id: "t", kind: "text", max_length: 4 },
        { gap_id: "n", kind: "number", max_length: 4 },
        { gap_id: "c", kind: "choice", options },
      ],
    };
    const fitting: KeyOf<"gaps">["gaps"] = {
      t: { kind: "text", accepted: ["sea"], case_sensitive: false },
      n: { kind: "number", value: 3, tolerance: 0 },
      c: { kind: "choice", option_id: "a", credit: { b: 0.5 } },
    };
    const agrees = (key: Partial<KeyOf<"gaps">>) =>
      contractRecords.gaps.agrees(shown, { type: "gaps", gaps: fitting, ...key }, []);
    const { t, n, c } = fitting;
    if (t === undefined || n === undefined || c === undefined) throw new Error("a gap has no key");
    expect([agrees({}), agrees({ weights: { t: 2 } })]).toEqual([true, true]);
    expect([
      agrees({ weights: { z: 2 } }),
      agrees({ gaps: { t, n } }),
      agrees({ gaps: { t, n, c, z: t } }),
      agrees({ gaps: { t: n, n: t, c } }),
      agrees({ gaps: { t: { kind: "text", accepted: ["oceans"], case_sensitive: false }, n, c } }),
      agrees({ gaps: { t, n, c: { kind: "choice", option_id: "z" } } }),
    ]).toEqual([false, false, false, false, false, false]);
  });

  it("within its limits: shares from -1 to 1, a lowest share of at most 0, weights above 0", () => {
    const { single_choice: single, gaps } = contractRecords;
    const takes = (key: object) => single.key.safeParse({ type: "single_choice", option_id: "a", ...key }).success;
    expect([takes({ credit: { b: -1 }, lowest: -2 }), takes({ credit: { b: 1.1 } }), takes({ lowest: 0.1 })]).toEqual([
      true,
      false,
      false,
    ]);
    const key = { type: "gaps", gaps: { n: { kind: "number", value: 3, tolerance: 0 } }, weights: { n: 0 } };
    expect(gaps.key.safeParse(key).success).toBe(false);
  });
});
