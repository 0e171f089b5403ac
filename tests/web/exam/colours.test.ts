import { describe, expect, it } from "vitest";
import { examColours } from "../../../src/contract/attempt/exam-colours";
import { palettes, stylesOf, colourTokens, type ColourPalette } from "../../../src/web/exam/overlays/colours";
import { chooseColours, chosenColours, storedColours, takeFirstSizing } from "../../../src/web/exam/overlays/display";
import { looks } from "../../../src/web/exam/tools/annotate/looks";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";

/** Relative luminance (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};

const white = "#ffffff";

/** Every text with its background. */
const texts = ({ page, card, subtle, fg, muted, accent, good, bad, warn }: ColourPalette) => [
  ...[page, card, subtle].flatMap((ground) => [
    ...[fg, muted, accent.text].map((text) => [text, ground] as const),
    ...[good, bad, warn].map(({ text }) => [text, ground] as const),
  ]),
  ...[good, bad, warn, accent].map(({ text, tint }) => [text, tint] as const),
  ...[good, bad, warn, accent].map(({ tint }) => [fg, tint] as const),
  ...[accent.solid, accent.solidHover, bad.mark].map((solid) => [white, solid] as const),
];
/** The colours of controls that must be visible, with their background. */
const shapes = ({ page, card, strong, accent, good, bad, warn }: ColourPalette) =>
  [page, card].flatMap((ground) =>
    [strong, accent.mark, accent.solid, good.mark, bad.mark, warn.mark].map((shape) => [shape, ground] as const),
  );

describe.each(examColours)("the colours %s", (name) => {
  const palette = palettes[name];

  it("keep text at 4.5 to 1 and controls at 3 to 1", () => {
    const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.filter(([one, other]) => contrast(one, other) < least);
    expect([weak(texts(palette), 4.5), weak(shapes(palette), 3)]).toEqual([[], []]);
  });

  it("reach every component by the theme's own names, and leave the console's menu alone", () => {
    const tokens = colourTokens(palette);
    expect(Object.keys(tokens)).toHaveLength(21);
    expect(Object.keys(tokens).filter((token) => /menu|strip|top/.test(token))).toEqual([]);
    expect(stylesOf(name).html).toMatchObject({ ...tokens, colorScheme: palette.scheme });
  });
});

describe("highlights", () => {
  it("bring the colour of their letters, whatever the colours around them are", () => {
    const weak = Object.entries(looks).filter(
      ([, { color, backgroundColor }]) => contrast(color, backgroundColor) < 4.5,
    );
    expect(weak).toEqual([]);
  });
});

describe("how a sitting is shown on this device", () => {
  const storage = () => makeTextStorage(() => kept);
  let kept = memoryStorage();

  it("keeps the colours that were chosen, the usual ones among them, for the last five sittings", () => {
    kept = memoryStorage();
    expect(storedColours("a0", storage())).toBeUndefined();
    chooseColours("a0", "blueOnLight", storage());
    chooseColours("a1", null, storage());
    expect([storedColours("a0", storage()), storedColours("a1", storage())]).toEqual(["blueOnLight", null]);
    expect(chosenColours.get()).toMatchObject({ a0: "blueOnLight", a1: null });
    for (const id of ["a2", "a3", "a4", "a5"]) chooseColours(id, null, storage());
    expect(storedColours("a0", storage())).toBeUndefined();
  });

  it("gives the text its first size once, and forgets no colours by it", () => {
    kept = memoryStorage();
    chooseColours("a0", "highContrast", storage());
    expect([takeFirstSizing("a0", storage()), takeFirstSizing("a0", storage())]).toEqual([true, false]);
    expect(storedColours("a0", storage())).toBe("highContrast");
  });

  it.each(["no JSON", '{"attemptId":"a0"}', '[{"attemptId":"a0","colours":"pink"},7]'])("lives with %s", (text) => {
    kept = memoryStorage({ examDisplay: text });
    expect(storedColours("a0", storage())).toBeUndefined();
    expect(takeFirstSizing("a0", storage())).toBe(true);
  });
});
