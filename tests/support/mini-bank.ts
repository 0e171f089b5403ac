import type { Item } from "../../src/contract/item/item";
import { mapMiniMathematics } from "../../src/server/shipped/map-mini";
import type { StoredFile, TestDraft } from "../../src/server/use-cases/publishing/draft";
import { sha256Of, silence } from "./silence";

const areas = ["operations", "number", "measurement", "geometry"] as const;
const ofArea = 15;
const colours = ["#d9480f", "#2f9e44", "#1971c2", "#9c36b5"] as const;
/** Half a second, and each prompt a little longer, so that no two files are the same. */
const shortest = 20;

const dots = (count: number, colour: string): string => {
  const place = (at: number) => `cx="${18 + (at % 5) * 26}" cy="${18 + Math.floor(at / 5) * 26}"`;
  const circles = Array.from({ length: count }, (_, at) => `<circle ${place(at)} r="10" fill="${colour}"/>`).join("");
  const label = `${count} ${count === 1 ? "dot" : "dots"}`;
  return `<svg viewBox="0 0 140 62" role="img" aria-label="${label}"><title>${label}</title>${circles}</svg>`;
};

interface Spoken {
  readonly item: Item;
  readonly files: readonly StoredFile[];
}

const spoken = (area: string, order: number, place: number): Spoken => {
  const right = 1 + ((order + place) % 7);
  const counts = [right, right + 1, right + 2];
  const prompt = silence(shortest + order * ofArea + place);
  const option = silence(shortest / 2 + place);
  const files = [prompt, option].map((bytes) => ({ sha256: sha256Of(bytes), type: "audio/mpeg" as const, bytes }));
  const names = ["prompt", "option"];
  return {
    files,
    item: {
      item_id: `mini-${area}-${place}`,
      family: "mapMini",
      subject: "math",
      area,
      skill: "counting",
      body: {
        stem: { en: `<p>Which picture has ${right}?</p>`, zh: `<p>哪幅图有 ${right} 个？</p>` },
        interaction: {
          type: "single_choice",
          options: counts.map((count, at) => ({
            option_id: "abc"[at] ?? "",
            content: { en: dots(count, colours[order] ?? "") },
          })),
          shuffle: true,
        },
        media: files.map(({ sha256, type }, at) => ({ media_id: names[at] ?? "", type, sha256 })),
        audio: {
          prompt: "prompt",
          options: { a: "option", b: "option", c: "option" },
          autoplay: true,
          max_plays: null,
          synthetic: true,
        },
        calculator: false,
      },
      key: { type: "single_choice", option_id: "a" },
      transcript: { en: `Which picture has ${right}?` },
      irt: { a: 1, b: -7 + place * 0.35 + order * 0.05, c: 0, d: 1, calibration: "seed" },
      expected_ms: 15_000,
      points: 1,
      source: { kind: "author", name: "Mini", ref: `${area}:${place}` },
    },
  };
};

const bank = areas.flatMap((area, order) => Array.from({ length: ofArea }, (_, place) => spoken(area, order, place)));

/** A small test for children who cannot read yet: pictures to count, each prompt and answer with its file. */
export const miniDraft = (): TestDraft => ({
  menuId: "mini-dots",
  family: "mapMini",
  definition: mapMiniMathematics,
  sourceDigest: null,
  items: bank.map(({ item }) => item),
  files: bank.flatMap(({ files }) => files),
});
