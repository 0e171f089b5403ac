import { describe, expect, it } from "vitest";
import { askAs } from "../api";
import { useFaultSite } from "./fault-site";

const people = 400;
const startWithinMs = 10_000;

/** The time that nineteen in twenty stay below. */
const slowOf = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[people * 0.95] ?? 0;

describe("a year that begins and hands in at the same time", () => {
  const faults = useFaultSite(people);
  const { site } = faults;

  it("F25: 400 begin within ten seconds and hand in at once: each has one sitting and one result", async () => {
    const tokens = Array.from({ length: people }, () => faults.student());
    const menu_id = site.fixedTest();
    const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
      const begun = performance.now();
      return [await work(), performance.now() - begun];
    };
    const started = await Promise.all(
      tokens.map(async (token, place) => {
        await new Promise((resolve) => setTimeout(resolve, (place / people) * startWithinMs));
        return timed(() => askAs(site, token, "startExam", { menu_id, take_over: false }));
      }),
    );
    const ended = await Promise.all(
      started.map(([{ attempt_id, stage, lease }], place) =>
        timed(() => askAs(site, tokens[place] ?? "", "advanceExam", { attempt_id, stage, lease: lease ?? "" })),
      ),
    );
    expect(new Set(started.map(([{ attempt_id }]) => attempt_id)).size).toBe(people);
    expect(ended.filter(([{ status }]) => status !== "finished")).toEqual([]);
    console.log(`p95 of starts ${slowOf(started.map(([, ms]) => ms)).toFixed(0)} ms`);
    console.log(`p95 of hand-ins at once ${slowOf(ended.map(([, ms]) => ms)).toFixed(0)} ms`);
    expect(slowOf(started.map(([, ms]) => ms))).toBeLessThan(1_000);
  });
});
