import { afterEach, beforeEach, expect } from "vitest";
import type { School } from "../sittings";
import { takenIn, wrongInExchanges } from "./exchanges";
import { unspared, type Oracle } from "./oracle";
import { wrongInSittings } from "./sittings";

/** Asks the oracles that need no screen after each test of a file, but for those that its tests would mislead. */
export function askOracles(school: () => School, ...spared: readonly Oracle[]): void {
  let [since, calls] = [0, 0];
  beforeEach(() => {
    [since, calls] = [school().now, school().exchanges.length];
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") return;
    const { db, exchanges } = school();
    const made = exchanges.slice(calls);
    const findings = [...(await wrongInExchanges(db, made)), ...(await wrongInSittings(db, takenIn(made), since))];
    expect(unspared(findings, spared)).toEqual([]);
  });
}
