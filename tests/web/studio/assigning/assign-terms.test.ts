import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, firstTerms, assignProblemOf } from "../../../../src/web/studio/assigning/assign-terms";
import { momentOf, fieldTime } from "../../../../src/web/studio/field-time";

const now = new Date(2026, 10, 28, 10, 42, 7).getTime();
const terms = firstTerms("t1", "c1", now);

describe("the terms of an assignment", () => {
  it("begin now, for a week, once, anywhere", () => {
    expect(terms).toEqual({
      menuId: "t1",
      classId: "c1",
      members: null,
      opens: "2026-11-28T10:42",
      closes: "2026-12-05T23:59",
      attempts: 1,
      place: "home",
      release: "after_close",
    });
  });

  it.each([
    ["lesson", "2026-11-28T11:27"],
    ["today", "2026-11-28T23:59"],
    ["week", "2026-12-05T23:59"],
  ] as const)("end after a %s at %s", (offered, closes) => {
    expect(endOf(offered, terms.opens, now)).toBe(closes);
  });

  it.each([
    [{}, null],
    [{ menuId: "" }, "noTest"],
    [{ classId: "" }, "noClass"],
    [{ members: [] }, "nobody"],
    [{ members: ["m1"] }, null],
    [{ opens: "" }, "noTime"],
    [{ closes: "2026-11-28T10:42" }, "endsBefore"],
    [{ opens: "2026-11-01T10:00", closes: "2026-11-02T10:00" }, "isOver"],
  ] as const)("with %o have the problem %j", (part, problem) => {
    expect(assignProblemOf({ ...terms, ...part }, now)).toBe(problem);
  });
});

describe("a local time", () => {
  it("means the minute that it was made of", () => {
    const minutes = fc.integer({ min: 0, max: 66_666_666 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const shown = fieldTime(minute * 60_000);
        expect(fieldTime(momentOf(shown) ?? NaN)).toBe(shown);
      }),
    );
  });

  it("that is none means nothing", () => {
    expect(momentOf("")).toBeNull();
  });
});
