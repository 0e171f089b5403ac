import { and, eq, sql } from "drizzle-orm";
import type { Localized } from "../../../contract/item/content";
import type { Item } from "../../../contract/item/item";
import { createDraw } from "../../../items/engine/draw";
import type { Maker } from "../../../items/practice/makers";
import type { Queries } from "../../db/open";
import { items } from "../../db/schema";

const mostTries = 12;

type Rung = Maker["rungs"][number];

/** The text that identifies a question, regardless of the order of its options. */
const faceOf = ({ stem, stimulus }: { stem: Localized; stimulus?: Localized | undefined }): string =>
  JSON.stringify([stem.en, stem.zh, stimulus?.en]);

/**
 * Generates new questions from a secret seed. None of them has the text of an item that is stored in this installation,
 * whatever its id.
 */
export function freshQuestions(queries: Queries, seed: string) {
  const faces = new Map<string, Set<string>>();
  const facesOf = async (subject: string, skill: string): Promise<Set<string>> => {
    const name = `${subject}:${skill}`;
    const known = faces.get(name);
    if (known !== undefined) return known;
    const rows = await queries
      .select({
        stem: sql<Localized>`${items.body} -> 'stem'`,
        stimulus: sql<Localized | null>`${items.body} -> 'stimulus' -> 'content'`,
      })
      .from(items)
      .where(and(eq(items.subject, subject), eq(items.skill, skill)));
    const made = new Set(rows.map(({ stem, stimulus }) => faceOf({ stem, stimulus: stimulus ?? undefined })));
    faces.set(name, made);
    return made;
  };
  let number = 0;
  return {
    /** A new question of one of these rungs; undefined if several tries yield none. */
    make: async (rungs: readonly Rung[]): Promise<Item | undefined> => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const own = `practice:${seed}:${(number += 1)}`;
        const item = createDraw(`${own}:rung`).pick(rungs).make(own);
        if (item === undefined) continue;
        const { stem, stimulus } = item.body;
        const face = faceOf({ stem, stimulus: stimulus?.content });
        const taken = await facesOf(item.subject, item.skill);
        if (taken.has(face)) continue;
        taken.add(face);
        return item;
      }
      return undefined;
    },
  };
}
export type FreshQuestions = ReturnType<typeof freshQuestions>;
