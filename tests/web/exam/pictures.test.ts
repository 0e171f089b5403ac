import { describe, expect, it } from "vitest";
import type { Interaction } from "../../../src/contract/item/item";
import { arePictures, pictureZoom } from "../../../src/web/item/interactions/pictures";

const option = (en: string, place = 0) => ({ option_id: `o${place}`, content: { en } });
const drawing = (width: string) => `<svg viewBox="0 0 10 10"${width} role="img"></svg>`;
const choice = (...contents: readonly string[]): Interaction => ({
  type: "single_choice",
  shuffle: false,
  options: contents.map(option),
});

describe("drawings as options", () => {
  it("are options that hold nothing else", () => {
    expect(arePictures([option(drawing(""))])).toBe(true);
    expect(arePictures([option(drawing("")), option(`${drawing("")} and words`)])).toBe(false);
  });

  it.each([
    ["small ones, as far as is becoming", choice(drawing(' width="60"'), drawing(' width="50"')), 1.5],
    ["as far as the widest has room in its cell", choice(drawing(' width="76"'), drawing(' width="95"')), 1.2],
    ["wide ones as other drawings", choice(drawing(' width="160"')), 1.15],
    ["ones without a width as other drawings", choice(drawing(""), drawing(' width="76"')), 1.15],
    ["those beside words as other drawings", choice(drawing(' width="76"'), "none of these"), 1.15],
    ["those of a question to be answered by typing", { type: "text_entry", max_length: 9 } as Interaction, 1.15],
  ])("enlarge with their question: %s", (_case, interaction, zoom) => {
    expect(pictureZoom(interaction)).toBeCloseTo(zoom, 10);
  });
});
