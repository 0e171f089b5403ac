import { describe, expect, it } from "vitest";
import { noAccommodation } from "../../src/contract/attempt/no-accommodation";
import { recordLines, termsFrom, untilOf, accommodationWords } from "../../src/server/cli/accommodation-words";

const now = Date.UTC(2026, 10, 21, 9);
const sentence = (run: () => unknown): string => {
  try {
    return `nothing was refused: ${JSON.stringify(run())}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe("typed options of an accommodation", () => {
  it("become the student's terms; options left out keep their defaults", () => {
    expect(termsFrom({})).toBeNull();
    expect(termsFrom({ time: "1.25" })).toEqual({ ...noAccommodation, time_factor: 1.25 });
    const all = { time: "untimed", breaks: "2", extraBreaks: true, speech: true, text: "150" } as const;
    expect(termsFrom({ ...all, colours: "black-on-cream" })).toEqual({
      time_factor: null,
      break_factor: 2,
      extra_breaks: true,
      text_to_speech: true,
      text_size: 150,
      colours: "blackOnCream",
    });
  });

  it("are refused with a sentence that lists the allowed values", () => {
    expect([
      sentence(() => termsFrom({ time: "3" })),
      sentence(() => termsFrom({ breaks: "" })),
      sentence(() => termsFrom({ text: "100" })),
      sentence(() => termsFrom({ colours: "toString" })),
    ]).toEqual([
      '--time is one of 1.25, 1.5, 2, untimed, and not "3".',
      '--breaks is one of 1.25, 1.5, 2, and not "".',
      '--text is one of 125, 150, 200, and not "100".',
      '--colours is one of black-on-cream, blue-on-light, yellow-on-black, high-contrast, and not "toString".',
    ]);
  });

  it("take a day as the last one on which the accommodation counts", () => {
    expect(untilOf("2026-11-21", now)).toBe(Date.UTC(2026, 10, 22));
    expect([sentence(() => untilOf("2026-02-30", now)), sentence(() => untilOf("soon", now))]).toEqual([
      '--until is a day such as 2027-07-31, and not "2026-02-30".',
      '--until is a day such as 2027-07-31, and not "soon".',
    ]);
    expect(sentence(() => untilOf("2026-11-20", now))).toBe("--until 2026-11-20 is over already.");
  });
});

describe("a student's record", () => {
  const terms = { ...noAccommodation, time_factor: 1.5, text_to_speech: true };
  const row = { userId: "u", version: 2, terms, givenBy: "ms-lee", note: "plan", givenAt: now, until: null };

  it("lists the versions in words, newest first", () => {
    const older = { ...row, version: 1, terms: null, note: "", until: Date.UTC(2027, 0, 1) };
    expect(recordLines("ann", [row, older], now).split("\n")).toEqual([
      "ann has now: time ×1.5, text to speech.",
      "",
      "    given       until       by      what                       note",
      "2.  2026-11-21              ms-lee  time ×1.5, text to speech  plan",
      "1.  2026-11-21  2026-12-31  ms-lee  nothing",
    ]);
  });

  it("shows expired accommodations, and that a student never had any", () => {
    expect(recordLines("ann", [{ ...row, until: now }], now).split("\n")[0]).toBe("ann has now: nothing.");
    expect(recordLines("ann", [], now)).toContain("was never given anything");
    expect(accommodationWords({ ...noAccommodation, time_factor: null, break_factor: 1.25, extra_breaks: true })).toBe(
      "no time limit, breaks ×1.25, a break after each section",
    );
    expect(accommodationWords({ ...noAccommodation, text_size: 200, colours: "highContrast" })).toBe(
      "text at 200 %, colours high-contrast",
    );
  });
});
