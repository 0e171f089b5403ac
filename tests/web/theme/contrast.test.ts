import { describe, expect, it } from "vitest";
import { swatches } from "../../../src/web/console/drawer/Swatch";
import { colourOf, looks, rules, themedTokens, variableOf, variablesOf, type Look } from "./cascade";
import { between, colour, contrast, over, type Colour } from "./colour";

const readable = 4.5;
const visible = 3;

/** Every colour of the menu's ground on which something may stand: its flat colour, and what its gradients show. */
function groundsOf(look: Look, flat: string): Colour[] {
  const painted = variablesOf(look).get("--iv-menu-ground") ?? "";
  const layers = painted.split(/, (?=(?:linear|radial)-gradient)/).map((layer) => {
    // beyond this stop, in the last pixels at the edge, nothing stands
    const [inside = ""] = layer.split(/(?<=calc\(100% - \dpx\)), /);
    return [...inside.matchAll(/#[\da-f]{6}/gi)].map(([stop]) => colour(stop));
  });
  return [
    colour(colourOf(look, flat)),
    ...layers.flatMap(([first, second]) => (first === undefined ? [] : between(first, second ?? first))),
  ];
}

/** Pairs of this look that are too close to each other, each with the least contrast that it reaches. */
function weak(
  look: Look,
  grounds: readonly Colour[],
  pairs: readonly (readonly [front: string, fill: string | null, least: number])[],
): string[] {
  return pairs.flatMap(([front, fill, least]) => {
    const seen = colour(colourOf(look, front));
    const reached = Math.min(
      ...grounds.map((ground) => contrast(seen, fill === null ? ground : over(colour(colourOf(look, fill)), ground))),
    );
    return reached < least
      ? [`${Object.values(look).join(" ")}: ${front} on ${fill ?? "the ground"} ${reached.toFixed(2)}`]
      : [];
  });
}

const onFlat = (look: Look, token: string) => [colour(colourOf(look, token))];

describe("the colours of seven themes", () => {
  it("stand in index.html, each, in every look", () => {
    const missing = looks.flatMap((look) =>
      themedTokens.filter((token) => variablesOf(look).get(variableOf(token)) === undefined),
    );
    expect(missing).toEqual([]);
    expect(themedTokens.length).toBe(27);
  });

  it("are decided by the order of the rules alone", () => {
    expect(rules.map(({ selector }) => selector).filter((selector) => !/^html(:where\(.+\))?$/.test(selector))).toEqual(
      [],
    );
    expect(rules.length).toBe(7);
  });

  it("let the menu be read at rest, under the pointer, open and focused, on every part of its ground", () => {
    const faults = looks.flatMap((look) =>
      weak(look, groundsOf(look, "menu.bg"), [
        ["menu.fg", null, readable],
        ["menu.fgMuted", null, readable],
        ["menu.hoverFg", "menu.hoverBg", readable],
        ["menu.activeFg", "menu.activeBg", readable],
        ["menu.mark", null, visible],
      ]),
    );
    expect(faults).toEqual([]);
  });

  it("let the strip of the first level be read", () => {
    const faults = looks.flatMap((look) =>
      weak(look, groundsOf(look, "strip.bg"), [
        ["strip.fg", null, readable],
        ["strip.hoverFg", "strip.hoverBg", readable],
        ["strip.activeFg", "strip.activeBg", readable],
      ]),
    );
    expect(faults).toEqual([]);
  });

  it("let the header be read, its tools in its own colour too", () => {
    const faults = looks.flatMap((look) =>
      weak(look, onFlat(look, "top.bg"), [
        ["top.fg", null, readable],
        ["top.fg", "top.hoverBg", readable],
        ["top.hoverFg", "top.hoverBg", readable],
        ["top.activeFg", "top.activeBg", readable],
      ]),
    );
    expect(faults).toEqual([]);
  });

  it("let tabs, links and buttons be read and seen on pages and cards", () => {
    const faults = looks.flatMap((look) =>
      ["bg.page", "bg.card"].flatMap((ground) =>
        weak(look, onFlat(look, ground), [
          ["accent.text", null, readable],
          ["accent.text", "accent.tint", readable],
          ["fg", "accent.tint", readable],
          ["fg.muted", "accent.tint", readable],
          ["bg.card", "accent.solid", readable],
          ["bg.card", "accent.solidHover", readable],
          ["bg.card", "bad.mark", readable],
          ["accent.solid", null, visible],
          ["accent.solid", "accent.tint", visible],
          ["accent.mark", null, visible],
          ["border.strong", null, visible],
        ]),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("are the ones that the drawer shows as swatches", () => {
    for (const [theme, [ground, solid]] of Object.entries(swatches)) {
      const look = { theme: theme as Look["theme"], layout: "column", background: "none" } as const;
      expect([colourOf(look, "menu.bg"), ...(variablesOf(look).get("--iv-menu-ground") ?? "").split(/, | /)]).toContain(
        ground,
      );
      expect(colourOf(look, "accent.solid")).toBe(solid);
    }
  });
});
