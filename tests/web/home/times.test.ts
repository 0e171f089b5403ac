import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkServer } from "../../../src/web/site/check-device";
import { greetingOf } from "../../../src/web/ui/greeting";
import { scoreWords } from "../../../src/web/ui/score-words";
import { clockFace } from "../../../src/web/ui/times";

describe("clock face", () => {
  it.each([
    [0, "0:00"],
    [-5, "0:00"],
    [59_999, "0:59"],
    [31 * 60_000 + 42_000, "31:42"],
    [3_909_000, "1:05:09"],
  ])("of %s ms is %s", (ms, face) => {
    expect(clockFace(ms)).toBe(face);
  });
  it("reads back to whole seconds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 }), (ms) => {
        expect(
          clockFace(ms)
            .split(":")
            .reduce((sum, part) => sum * 60 + Number(part), 0),
        ).toBe(Math.floor(ms / 1000));
      }),
    );
  });
});

it("greets by the hour", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => greetingOf(hour).split(".")[1]);
  expect(hours).toEqual([
    ...Array(8).fill("morning"),
    ...Array(4).fill("forenoon"),
    ...Array(2).fill("noon"),
    ...Array(4).fill("afternoon"),
    ...Array(6).fill("evening"),
  ]);
});

it("writes a score with its band", () => {
  expect(scoreWords({ unit: "rit", value: 213.6, low: 210.4, high: 216.8, scale: [100, 300] }, "en")).toEqual({
    value: "214",
    band: "210–217",
  });
});

describe("the device check", () => {
  const at = Date.UTC(2026, 10, 21, 10, 0, 0);
  const answering = (date: string, ok = true) =>
    (() => Promise.resolve({ ok, headers: new Headers({ date }), text: async () => "" })) as unknown as typeof fetch;
  it.each([
    ["agrees", answering(new Date(at).toUTCString()), { connection: "good", clock: "good" }],
    ["is an hour off", answering(new Date(at + 3_600_000).toUTCString()), { connection: "good", clock: "bad" }],
    ["is busy", answering(new Date(at).toUTCString(), false), { connection: "bad", clock: "good" }],
    [
      "is gone",
      (() => Promise.reject(new TypeError("failed"))) as unknown as typeof fetch,
      { connection: "bad", clock: "checking" },
    ],
  ])("says what it finds when the server %s", async (_, fetchUrl, expected) => {
    expect(await checkServer(fetchUrl, () => at)).toEqual(expected);
  });
});
