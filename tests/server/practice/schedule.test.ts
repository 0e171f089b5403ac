import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDueNow, reviewed, unscheduled, type Schedule } from "../../../src/server/use-cases/practice/schedule";

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21, 9);
const step = fc.record({ isRight: fc.boolean(), waits: fc.integer({ min: 0, max: 90 * day }) });

/** What stood before and after each repetition. */
function walked(steps: readonly { readonly isRight: boolean; readonly waits: number }[]) {
  let schedule: Schedule = unscheduled;
  let now = start;
  return steps.map(({ isRight, waits }) => {
    now += waits;
    const before = schedule;
    schedule = reviewed(before, isRight, now);
    return { before, after: schedule, isRight, now };
  });
}

describe("the schedule of repetitions", () => {
  it("is due after now, or as it was", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        for (const { before, after, now } of walked(steps))
          if (isDueNow(before, now)) expect(after.dueAt).toBeGreaterThan(now);
          else expect(after).toBe(before);
      }),
    );
  });

  it("waits longer after each right repetition that was due, and a wrong one begins again", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let last = 0;
        for (const { before, after, isRight, now } of walked(steps)) {
          if (!isDueNow(before, now)) continue;
          const interval = (after.dueAt ?? 0) - now;
          if (isRight) expect(interval).toBeGreaterThan(last);
          expect(after.streak).toBe(isRight ? before.streak + 1 : 0);
          last = isRight ? interval : 0;
        }
      }),
    );
  });

  it("is left after three due right repetitions in a row, three weeks apart at the last, and never earlier", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        for (const { after, now, before } of walked(steps)) {
          const isLong = (after.dueAt ?? 0) - now >= 21 * day;
          if (before.masteredAt === null && isDueNow(before, now))
            expect(after.masteredAt).toBe(after.streak >= 3 && isLong ? now : null);
        }
      }),
    );
  });

  it("gives the same days for the same repetitions", () => {
    let schedule = reviewed(unscheduled, true, start);
    const days = [(schedule.dueAt ?? 0) - start];
    for (let turn = 0; turn < 2; turn += 1) {
      const now = schedule.dueAt ?? 0;
      schedule = reviewed(schedule, true, now);
      days.push((schedule.dueAt ?? 0) - now);
    }
    expect(days.map((interval) => interval / day)).toEqual([3, 14, 57]);
    expect(schedule.masteredAt).toBe(start + 17 * day);
  });
});
