import { describe, expect, it } from "vitest";
import type { CallName } from "../../../src/contract/calls/addresses";
import type { Calls } from "../../../src/contract/calls/calls";
import { askAs } from "../api";
import { useFaultSite } from "./fault-site";

const people = 400;
const startWithinMs = 10_000;
/** The time that a device waits for a server that reports to be busy. */
const patienceMs = 60_000;
const pauseMs = 500;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("a year that begins and hands in at the same time", () => {
  const faults = useFaultSite({ students: people });
  const { site } = faults;

  /** Asks as devices do: again, where the server is too busy to answer. */
  const ask = async <Name extends CallName>(token: string, name: Name, input: Calls[Name]["input"]) => {
    for (const until = Date.now() + patienceMs; ; await pass(pauseMs)) {
      try {
        return await askAs(site, token, name, input);
      } catch (error) {
        if (Date.now() > until || !String(error).includes(`${name}: 503`)) throw error;
      }
    }
  };

  it("F25: 400 begin within ten seconds and hand in together: each has one attempt and one result", async () => {
    const tokens = Array.from({ length: people }, () => faults.student());
    const menu_id = site.fixedTest();
    const started = await Promise.all(
      tokens.map(async (token, place) => {
        await pass((place / people) * startWithinMs);
        return ask(token, "startExam", { menu_id, take_over: false });
      }),
    );
    const ended = await Promise.all(
      started.map(({ attempt_id, stage, lease }, place) =>
        ask(tokens[place] ?? "", "advanceExam", { attempt_id, stage, lease: lease ?? "" }),
      ),
    );
    expect(new Set(started.map(({ attempt_id }) => attempt_id)).size).toBe(people);
    expect(ended.filter(({ status }) => status !== "finished")).toEqual([]);
  });
});
