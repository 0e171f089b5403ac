import type { Localized } from "../../../../contract/item/content";
import type { ItemBody } from "../../../../contract/item/item";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { mapTexts } from "../../../../items/content/map-texts";
import { drawText, type DrawnText } from "./draw-text";
import type { DrawingPart, DrawingParts } from "./drawing-parts";

interface DrawnTexts {
  readonly text: Localized;
  readonly unreadable: readonly string[];
  readonly missing: readonly DrawingPart[];
}

/** A draft as the player gets it. */
export interface DrawnDraft {
  readonly body: ItemBody;
  readonly explanation: Localized | undefined;
  /** The formulas that cannot be read; they stand in the texts as typed, marked. */
  readonly unreadable: readonly string[];
  /** The parts that are missing; until they are there, the words alone are shown. */
  readonly missing: readonly DrawingPart[];
}

/** Texts that were drawn before: only what an author has changed is drawn anew, and the rest stays the same object. */
const drawnBefore = new WeakMap<DrawingParts, WeakMap<Localized, DrawnTexts>>();

const drawnTexts = (source: Localized, parts: DrawingParts): DrawnTexts => {
  const known = drawnBefore.get(parts) ?? new WeakMap<Localized, DrawnTexts>();
  drawnBefore.set(parts, known);
  const before = known.get(source);
  if (before !== undefined) return before;
  const each = (["zh", "en"] as const).flatMap((language) => {
    const html = source[language];
    return html === undefined ? [] : [[language, drawText(html, parts)] as const];
  });
  const collected = <Value>(read: (drawn: DrawnText) => readonly Value[]): Value[] =>
    each.flatMap(([, drawn]) => read(drawn));
  const drawn = {
    text: Object.fromEntries(each.map(([language, { html }]) => [language, html])),
    unreadable: collected(({ unreadable }) => unreadable),
    missing: collected(({ missing }) => missing),
  };
  known.set(source, drawn);
  return drawn;
};

/**
 * A draft as the server would draw it for the player. The same texts give the same objects again, so that an unchanged
 * text is not shown anew.
 */
export function drawDraft(draft: Pick<DraftItem, "body" | "explanation">, parts: DrawingParts): DrawnDraft {
  const unreadable = new Set<string>();
  const missing = new Set<DrawingPart>();
  const draw = (source: Localized): Localized => {
    const drawn = drawnTexts(source, parts);
    for (const formula of drawn.unreadable) unreadable.add(formula);
    for (const part of drawn.missing) missing.add(part);
    return drawn.text;
  };
  const { body, explanation } = draft;
  return {
    body: mapTexts(body, draw),
    explanation: explanation === undefined ? undefined : draw(explanation),
    unreadable: [...unreadable],
    missing: [...missing],
  };
}
