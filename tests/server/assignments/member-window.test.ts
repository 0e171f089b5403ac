import { describe, expect, it } from "vitest";
import { memberWindow } from "../../../src/server/use-cases/assignments/member-window";
import { minute, morning } from "../../support/sittings";

const limits = [1, 7, 10, 25, 40, 45, 60, 90];
const factors = [1, 1.25, 1.5, 2, 3];
const lengths = [5, 10, 30, 61, 200];

/** By trying every minute: the last one at which a sitting of the usual length still ends inside the window. */
const lastMinute = (opens: number, closes: number, limit: number): number => {
  let last = opens;
  for (let at = opens; at <= closes; at += minute) if (at + limit <= closes) last = at;
  return last;
};

describe("extra time and a window", () => {
  it("combine for every pair of a limit and a factor, checked by trying every minute", () => {
    const pairs = limits.flatMap((limit) => factors.map((factor) => [limit, factor] as const));
    expect(pairs.length).toBe(40);
    for (const [limit, factor] of pairs)
      for (const length of lengths) {
        const [usual, own] = [limit * minute, Math.round(limit * minute * factor)];
        const [opensAt, closesAt] = [morning, morning + length * minute];
        const { closesAt: end, lastStart } = memberWindow({ opensAt, closesAt }, { usual, own });
        const name = `${limit} minutes × ${factor} in ${length}`;
        expect([name, lastStart]).toEqual([name, lastMinute(opensAt, closesAt, usual)]);
        const needed = factor === 1 ? closesAt : Math.max(closesAt, lastStart + own);
        expect([name, end]).toEqual([name, needed]);
      }
  });

  it("leave the window as it is for a test without a limit, and bound the time of a student without one", () => {
    const window = { opensAt: morning, closesAt: morning + 60 * minute };
    expect(memberWindow(window, { usual: null, own: null })).toEqual({ ...window, lastStart: window.closesAt });
    expect(memberWindow(window, { usual: 10 * minute, own: null })).toEqual({
      ...window,
      lastStart: morning + 50 * minute,
      closesAt: morning + 150 * minute,
    });
  });
});
