import { expect, it } from "vitest";
import { longestAskedMs, longestRetryMs } from "../../machines/support/retry";
import { runCampaign } from "../campaign/campaign";
import { isClean, ledgerText } from "../campaign/ledger";

const patience = 300_000;
/** The longest wait for a reply, also where the last one before the faults end never arrives. */
const longestTryMs = 15_000;

it(
  "F04, F05: random faults on every layer lose, double, reorder and call saved wrongly none of 500 operations",
  async () => {
    const ledger = await runCampaign({ operations: 500, seed: "ci", servers: 2, students: 6 });
    expect(isClean(ledger), ledgerText(ledger)).toBe(true);
    expect(ledger.operations).toBeGreaterThan(400);
    expect(ledger.confirmed).toBeGreaterThan(250);
    expect(Object.values(ledger.faults).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60);
    expect([ledger.handedIn, ledger.sittings]).toEqual([6, 6]);
    expect(ledger.slowestHealMs).toBeLessThan(longestAskedMs + longestRetryMs + longestTryMs);
  },
  patience,
);

it(
  "the campaign detects a device that accepts any reply as the server's",
  async () => {
    const ledger = await runCampaign({
      operations: 80,
      seed: "found out",
      servers: 1,
      students: 3,
      believesAnybody: true,
    });
    expect(ledger.lost).toBeGreaterThan(0);
    expect(ledger.falseLabels).toBeGreaterThan(0);
    expect(isClean(ledger)).toBe(false);
  },
  patience,
);
