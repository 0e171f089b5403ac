import { describe, expect, it } from "vitest";
import { swatches } from "../../../src/web/console/drawer/Swatch";
import { colourOf, looks, rules, themedTokens, variableOf, variablesOf, type Look } from "./cascade";
import { between, colour, contrast, over, type Colour } from "./colour";
import { page } from "./page";

const readable = 4.5;
const visible = 3;
const white = colour("#ffffff");

/** All colours of the menu's background behind content: its flat colour, and the colours of its gradients. */
function groundsOf(look: Look, flat: string): Colour[] {
  const painted = variablesOf(look).get("--iv-menu-ground") ?? "";
  const layers = painted.split(/, (?=(?:linear|radial)-gradient)/).map((layer) => {
    // beyond this stop, in the last pixels at the edge, there is no content
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

describe("the colours of seven themes, light and dark", () => {
  it("stand in index.html, each, in every look", () => {
    const missing = looks.flatMap((look) =>
      themedTokens.filter((token) => variablesOf(look).get(variableOf(token)) === undefined),
    );
    expect(missing).toEqual([]);
    expect(themedTokens.length).toBe(50);
  });

  it("are decided by the order of the rules alone", () => {
    expect(rules.map(({ selector }) => selector).filter((selector) => !/^html(:where\(.+\))?$/.test(selector))).toEqual(
      [],
    );
    expect(rules.length).toBe(12);
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
          ["accent.solid", null, visible],
          ["accent.solid", "accent.tint", visible],
          ["accent.mark", null, visible],
          ["border.strong", null, visible],
        ]),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("give enough contrast to text, white on filled areas, marks, borders and charts", () => {
    const tones = ["good", "bad", "warn"] as const;
    const grounds = ["bg.page", "bg.card", "bg.subtle"];
    const faults = looks.flatMap((look) => [
      ...grounds.flatMap((ground) =>
        weak(look, onFlat(look, ground), [
          ["fg", null, readable],
          ["fg.muted", null, readable],
          ["accent.text", null, readable],
          ...tones.flatMap((tone) => [
            [`${tone}.text`, null, readable] as const,
            [`${tone}.text`, `${tone}.tint`, readable] as const,
            ["fg", `${tone}.tint`, readable] as const,
          ]),
          ...["1", "2", "3", "4", "5"].map((hue) => [`chart.${hue}`, null, visible] as const),
        ]),
      ),
      ...tones
        .filter((tone) => tone !== "warn" || look.mode === "dark")
        .flatMap((tone) => weak(look, onFlat(look, "bg.card"), [[`${tone}.mark`, null, visible]])),
      ...["accent.solid", "accent.solidHover", "bad.mark", "bad.hover"].flatMap((fill) => {
        const reached = contrast(white, colour(colourOf(look, fill)));
        return reached < readable ? [`${Object.values(look).join(" ")}: white on ${fill} ${reached.toFixed(2)}`] : [];
      }),
    ]);
    expect(faults).toEqual([]);
  });

  it("are light on paper", () => {
    const onPaper = (look: Look) => ({ ...look, mode: "light" as const });
    for (const look of looks.filter(({ mode }) => mode === "dark"))
      expect(colourOf(onPaper(look), "bg.card")).toBe("#ffffff");
    expect(page.replaceAll(/@media screen \{[\s\S]*?\}\s*\}/g, "")).not.toContain("data-mode=");
  });

  it("are the ones that the drawer shows as swatches", () => {
    for (const [theme, [ground, solid]] of Object.entries(swatches)) {
      const look = { theme: theme as Look["theme"], layout: "column", background: "none", mode: "light" } as const;
      expect([colourOf(look, "menu.bg"), ...(variablesOf(look).get("--iv-menu-ground") ?? "").split(/, | /)]).toContain(
        ground,
      );
      expect(colourOf(look, "accent.solid")).toBe(solid);
    }
  });
});
