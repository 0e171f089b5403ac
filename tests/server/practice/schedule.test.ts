import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, dayNumber, startOfDay } from "../../../src/server/use-cases/days";
import {
  endOfToday,
  isDueNow,
  reviewed,
  unscheduled,
  type DayClock,
  type Schedule,
} from "../../../src/server/use-cases/practice/schedule";
import histories from "./fsrs-histories.json";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const start = Date.UTC(2026, 10, 21, 9);
const zones = ["UTC", "Asia/Shanghai", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata"];
const step = fc.record({ isRight: fc.boolean(), waits: fc.integer({ min: 0, max: 90 * day }) });
const walk = fc.record({ timeZone: fc.constantFrom(...zones), steps: fc.array(step, { maxLength: 20 }) });
type Walk = Parameters<Parameters<typeof walk.map>[0]>[0];

const isDue = (schedule: Schedule, { now, timeZone }: DayClock): boolean =>
  isDueNow(schedule, endOfToday(now, timeZone));
/** Days from now to the day on which it is due. */
const daysLeft = ({ dueAt }: Schedule, { now, timeZone }: DayClock): number =>
  dayNumber(dueAt ?? now, timeZone) - dayNumber(now, timeZone);

/** What stood before and after each repetition. */
function walked({ timeZone, steps }: Walk) {
  let schedule: Schedule = unscheduled;
  let now = start;
  return steps.map(({ isRight, waits }) => {
    now += waits;
    const before = schedule;
    const at: DayClock = { now, timeZone };
    schedule = reviewed(before, isRight, at);
    return { before, after: schedule, isRight, at };
  });
}

describe("the schedule of repetitions", () => {
  it("begins with a day after today, or is as it was", () => {
    fc.assert(
      fc.property(walk, (one) => {
        for (const { before, after, at } of walked(one))
          if (isDue(before, at)) {
            expect(daysLeft(after, at)).toBeGreaterThan(0);
            expect(after.dueAt).toBe(startOfDay(dayNumber(after.dueAt ?? 0, one.timeZone), one.timeZone));
          } else expect(after).toBe(before);
      }),
    );
  });

  it("never waits less after a right repetition that was due, and a wrong one begins again", () => {
    fc.assert(
      fc.property(walk, (one) => {
        let last = 0;
        for (const { before, after, isRight, at } of walked(one)) {
          if (!isDue(before, at)) continue;
          const interval = daysLeft(after, at);
          if (isRight) expect(interval).toBeGreaterThanOrEqual(last);
          expect(after.streak).toBe(isRight ? before.streak + 1 : 0);
          last = isRight ? interval : 0;
        }
      }),
    );
  });

  it("is left after three due right repetitions in a row, three weeks apart at the last, and never earlier", () => {
    fc.assert(
      fc.property(walk, (one) => {
        for (const { after, at, before } of walked(one))
          if (before.masteredAt === null && isDue(before, at))
            expect(after.masteredAt).toBe(after.streak >= 3 && daysLeft(after, at) >= 21 ? at.now : null);
      }),
    );
  });

  /** Made by `fsrs` 6.3.2 of PyPI without learning steps: days waited, right or not, interval, stability. */
  it.each(zones)("has the intervals and stabilities of another implementation of FSRS in %s", (timeZone) => {
    for (const history of histories) {
      let [schedule, now] = [unscheduled, start];
      for (const [waits = 0, isRight, interval, stability = 0] of history) {
        now += waits * day;
        const at = { now, timeZone };
        schedule = reviewed({ ...schedule, masteredAt: null }, isRight === 1, at);
        expect([daysLeft(schedule, at), schedule.card?.scheduled_days]).toEqual([interval, interval]);
        expect(Math.abs((schedule.card?.stability ?? 0) - stability)).toBeLessThan(1e-4 + 1e-6 * stability);
      }
    }
  });

  it("gives the same days for the same rhythm at any hour and in any zone", () => {
    for (const timeZone of zones)
      for (const at of [0, 30 * minute, 9 * hour, 16 * hour, 23.5 * hour]) {
        const first = startOfDay(dayNumber(start, timeZone), timeZone) + at;
        const [one, two] = [first, first + 2 * day];
        const once = reviewed(unscheduled, true, { now: one, timeZone });
        const twice = reviewed(once, true, { now: two, timeZone });
        expect([daysLeft(once, { now: one, timeZone }), daysLeft(twice, { now: two, timeZone })]).toEqual([2, 11]);
      }
  });

  it("is the same 73 hours later, whether or not a midnight of UTC lies between", () => {
    const after73 = (now: number) =>
      reviewed(reviewed(unscheduled, true, { now, timeZone: "Asia/Shanghai" }), true, {
        now: now + 73 * hour,
        timeZone: "Asia/Shanghai",
      }).card;
    const [early, late] = [after73(Date.UTC(2026, 10, 21, 12, 30)), after73(Date.UTC(2026, 10, 21, 23, 30))];
    expect([early?.scheduled_days, late?.scheduled_days]).toEqual([14, 14]);
    expect(early?.stability).toBe(late?.stability);
  });

  it("counts from the beginning of the day, where the student is, and not a minute before", () => {
    const dueOn = (timeZone: string) => startOfDay(dayNumber(start, timeZone), timeZone);
    for (const timeZone of zones)
      for (const hours of [0, 9, 16, 23.5]) {
        const entry: Schedule = {
          dueAt: dueOn(timeZone) + hours * hour,
          card: { stability: 2.3, difficulty: 2.1, scheduled_days: 3, reps: 1, lapses: 0, state: 2, reviewed_at: 0 },
          streak: 1,
          masteredAt: null,
        };
        const midnight = dueOn(timeZone);
        const counts = (now: number) => reviewed(entry, true, { now, timeZone }) !== entry;
        expect([midnight - minute, midnight, midnight + 30 * minute, midnight + 23.5 * hour].map(counts)).toEqual([
          false,
          true,
          true,
          true,
        ]);
      }
  });
});

describe("a day", () => {
  it("begins where the day before ends, in every zone and over every change of clocks", () => {
    const names = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    fc.assert(
      fc.property(names, fc.integer({ min: 20_000, max: 22_000 }), (timeZone, number) => {
        const from = startOfDay(number, timeZone);
        expect([dayNumber(from, timeZone), dayNumber(from - minute, timeZone)]).toEqual([number, number - 1]);
      }),
      { numRuns: 300 },
    );
    expect(startOfDay(Date.parse("2026-03-29") / day, "Asia/Beirut")).toBe(Date.UTC(2026, 2, 28, 22));
    expect(dayAt(Date.UTC(2026, 10, 26, 10), "Pacific/Kiritimati")).toBe("2026-11-27");
  });
});
