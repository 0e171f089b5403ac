import type { ItemBody } from "../../../contract/item/item";
import { normalFrom, type Random } from "../../../psychometrics/random";
import { levelMiddles } from "../../../psychometrics/scales/cefr";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { optDefinition } from "../../shipped/opt";

const stageOf = new Map(Object.entries(optDefinition.section_areas ?? {}).map(([stage, area]) => [area, stage]));

const spread = 0.35;

/** The number of items of each area at each level. */
const atEachLevel: Readonly<Record<string, number>> = { grammarVocabulary: 12, meaning: 8, gappedText: 2 };
const otherwise = 4;
const gapsOfText = 7;
const minuteMs = 60_000;

/** The standard error of difficulties, practically zero: in a simulation they are known. */
const exactly = 1e-9;

const bodyOf = (area: string): ItemBody => ({
  stem: {},
  interaction:
    area === "gappedText"
      ? {
          type: "gap_entry",
          gaps: Array.from({ length: gapsOfText }, (_, gap) => ({ gap_id: `g${gap}`, max_length: 20 })),
        }
      : { type: "text_entry", max_length: 20 },
  media: [],
  calculator: false,
});

/** Rasch items around the middle of each level, as many in each area as the bank should have at least. */
const seedBank = (random: Random): TestItem[] =>
  [...stageOf].flatMap(([area, stage]) =>
    Object.values(levelMiddles).flatMap((middle, level) =>
      Array.from({ length: atEachLevel[area] ?? otherwise }, (_, place): TestItem => ({
        itemId: `${area}-${level}-${place}`,
        stage,
        subject: "opt",
        area,
        skill: area,
        body: bodyOf(area),
        irt: { a: 1, b: middle + spread * normalFrom(random), c: 0, d: 1, calibration: "seed", b_se: exactly },
        expectedMs: minuteMs,
        points: 1,
        model: null,
        setOrder: null,
      })),
    ),
  );

/** The OPT with a generated bank. */
export const optSeedTest = (random: Random): TestVersion => ({
  menuId: "opt",
  version: 1,
  family: "opt",
  definition: optDefinition,
  items: new Map(seedBank(random).map((item) => [item.itemId, item])),
});
