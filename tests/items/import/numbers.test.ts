import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalIn, numberIn } from "../../../src/items/import/numbers";

describe("numbers in files", () => {
  it("are read with or without sign, point and exponent", () => {
    const written = ["7", "-7", "+7.", ".5", " 1.50 ", "007", "1.5e3", "2E-2"];
    expect(written.map(numberIn)).toEqual([7, -7, 7, 0.5, 1.5, 7, 1500, 0.02]);
  });

  it("do not include other texts or numbers beyond all bounds", () => {
    const others = ["", ".", "1,5", "0x10", "Infinity", "1e999", "1e1000", "one", "1 2", "9".repeat(101), "--1"];
    expect(others.map(numberIn)).toEqual(others.map(() => null));
  });

  it("keep every digit that is written", () => {
    expect(decimalIn("0.12345678901234567890123")?.toFixed()).toBe("0.12345678901234567890123");
    expect(
      decimalIn("0.1")
        ?.plus(decimalIn("0.2") ?? 0)
        .toFixed(),
    ).toBe("0.3");
  });

  it("are the numbers that JavaScript writes", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => numberIn(String(value)) === value + 0,
      ),
    );
  });
});
