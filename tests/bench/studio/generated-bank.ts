import type { DraftItem } from "../../../src/contract/studio/draft-item";
import { itemLevels } from "../../../src/contract/studio/item-levels";
import { createRandom, type Random } from "../../../src/psychometrics/random";
import type { OpenDatabase } from "../../../src/server/db/open";
import { itemDrafts } from "../../../src/server/db/studio-schema";
import { draftColumns } from "../../../src/server/use-cases/studio/save-item";

const rowsPerStatement = 500;
export const bankSkills = Array.from({ length: 40 }, (_, place) => `skill-${place}`);

const syllables = Array.from("bdfghjklmnprstvwz").flatMap((sound) => Array.from("aeiou", (vowel) => sound + vowel));
const vocabulary = 8_000;
/** The words of the texts, the most frequent first; all are equally long, so that none begins as another. */
const words = Array.from({ length: vocabulary }, (_, rank) => {
  const place = (rank * 7_919) % syllables.length ** 3;
  return [place, place / syllables.length, place / syllables.length ** 2]
    .map((part) => syllables[Math.floor(part) % syllables.length])
    .join("");
});
/** Words that say nothing of a subject, as "the" and "which", which few people search by. */
const functionWords = 50;
/** Words to search by from such as every tenth text has to such as a few have; their ranks grow evenly in magnitude. */
export const bankWords = Array.from(
  { length: 120 },
  (_, place) => words[Math.floor(functionWords * (vocabulary / functionWords) ** (place / 120))] ?? "",
);

const pick = <One>(random: Random, list: readonly [One, ...One[]]): One =>
  list[Math.floor(list.length * random())] ?? list[0];
/** By Zipf's law, as in texts that people write: the word of rank n is about 1 / n as frequent as the first. */
const wordOfText = (random: Random): string => words[Math.floor(vocabulary ** random()) - 1] ?? "";
const sentence = (random: Random, length: number): string => Array.from({ length }, () => wordOfText(random)).join(" ");

const draftAt = (random: Random, place: number): DraftItem => ({
  subject: "general",
  skill: bankSkills[place % bankSkills.length] ?? "skill-0",
  level: pick(random, itemLevels),
  tags: [`set-${place % 12}`],
  body: {
    stem: { en: `<p>Question ${place}: ${sentence(random, 30)}?</p>` },
    interaction: {
      type: "single_choice",
      options: ["a", "b", "c", "d"].map((option_id) => ({
        option_id,
        content: { en: `<p>${sentence(random, 6)}</p>` },
      })),
      shuffle: true,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "b" },
  explanation: { en: `<p>${sentence(random, 20)}</p>` },
  expected_ms: 60_000,
  points: 1,
});

/** Stores a bank of generated drafts of one author. */
export async function storeBank(db: OpenDatabase["db"], userId: string, count: number): Promise<void> {
  const random = createRandom("bank");
  for (let from = 0; from < count; from += rowsPerStatement) {
    const rows = Array.from({ length: Math.min(rowsPerStatement, count - from) }, (_, index) => {
      const place = from + index;
      return {
        draftId: `bank-${place}`,
        version: 1,
        userId,
        createKey: `bank-key-${place}`,
        ...draftColumns(draftAt(random, place)),
        revisions: 0,
        createdAt: place,
        touchedAt: place,
      };
    });
    await db.insert(itemDrafts).values(rows);
  }
}
