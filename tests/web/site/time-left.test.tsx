import { screen } from "@testing-library/react";
import fc from "fast-check";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { SittingTime } from "../../../src/web/site/SittingTime";
import { isTestOver, timeLeftOf, timeLeftWords } from "../../../src/web/site/time-left";
import { messages, show } from "../show";

const now = 1_000_000;
const minute = 60_000;
const intl = createIntl({ locale: "en", messages: messages.en });
const say = (limits: Parameters<typeof timeLeftOf>[0]) => {
  const left = timeLeftOf(limits, now);
  return left === null ? null : timeLeftWords(left, (id, values) => intl.formatMessage({ id }, values));
};

describe("the time that is left in a sitting", () => {
  it.each([
    ["the end of the section", { deadline: null, stage_deadline: now + 31 * minute + 1 }, "31:01 left in this part"],
    ["the nearer end", { deadline: now + 60 * minute, stage_deadline: now + minute }, "1:00 left in this part"],
    ["the test's end where both are one", { deadline: now + minute, stage_deadline: now + minute }, "1:00 left"],
    ["the test's end", { deadline: now + 3_909_000, stage_deadline: null }, "1:05:09 left"],
    ["the test's end in a week", { deadline: now + 7 * 86_400_000 + 1, stage_deadline: null }, "7 days left"],
    ["the test's end in a day", { deadline: now + 86_400_000, stage_deadline: null }, "24:00:00 left"],
    ["a section that is over", { deadline: null, stage_deadline: now - 5 }, "The time of this part is over"],
    ["a test that is over", { deadline: now, stage_deadline: null }, "The time is over"],
    ["a break", { deadline: null, stage_deadline: null, timed: true }, "No clock runs just now"],
    ["no limit", { deadline: null, stage_deadline: null, timed: false }, "No time limit"],
    ["an older server's silence", { deadline: null, stage_deadline: null }, null],
  ])("is shown for %s", (_, limits, words) => {
    expect(say(limits)).toBe(words);
  });

  it("is never longer than to any of its ends, and over at the first of them", () => {
    const end = fc.option(fc.integer({ min: -5 * minute, max: 500 * minute }));
    fc.assert(
      fc.property(end, end, (test, part) => {
        const ends = [test, part].flatMap((ms) => (ms === null ? [] : [ms]));
        const limits = {
          deadline: test === null ? null : now + test,
          stage_deadline: part === null ? null : now + part,
        };
        const left = timeLeftOf(limits, now);
        if (ends.length === 0) {
          expect(left).toBeNull();
          return;
        }
        const nearest = Math.max(0, Math.min(...ends));
        expect(left).toEqual({
          kind: "running",
          ms: Math.ceil(nearest / 1_000) * 1_000,
          ends: (part ?? Infinity) < (test ?? Infinity) ? "part" : "test",
        });
        expect(isTestOver(left)).toBe(nearest === 0 && (test ?? Infinity) <= (part ?? Infinity));
      }),
    );
  });

  it("is shown where a sitting is listed, and never as 'no limit' while a section's clock runs", () => {
    show(<SittingTime attempt={{ deadline: null, stage_deadline: Date.now() + 10 * minute, timed: true }} />);
    expect(screen.queryByText("No time limit")).toBeNull();
    expect(screen.getByText(/^(9:59|10:0[01]) left in this part$/)).toBeTruthy();
  });
});
