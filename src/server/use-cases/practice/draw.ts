import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Item } from "../../../contract/item/item";
import type { PracticeChoice } from "../../../contract/practice/practice";
import { createDraw, type Draw } from "../../../items/engine/draw";
import { makers, rungOf } from "../../../items/practice/makers";
import { favorites, wrongBook } from "../../db/collections-schema";
import type { practiceItems } from "../../db/practice-schema";
import { answers, attempts, items } from "../../db/schema";
import type { Caller } from "../caller";
import { zoneOf } from "../days";
import type { Dependencies } from "../dependencies";
import { freshQuestions, type FreshQuestions } from "./fresh";
import { knownItems, ofChoice, type KnownItems } from "./known-items";

/** A question as a practice set stores it, without its place. */
export type Drawn = Omit<typeof practiceItems.$inferInsert, "setId" | "place">;

type KnownItem = Pick<typeof items.$inferSelect, keyof typeof columns> & { readonly attemptId: string };

const columns = {
  itemId: items.itemId,
  family: items.family,
  subject: items.subject,
  skill: items.skill,
  body: items.body,
  key: items.key,
  explanation: items.explanation,
  mistakes: items.mistakes,
} as const;

const fromModel = (item: Item, entryItemId: string | null): Drawn => ({
  family: item.family,
  subject: item.subject,
  skill: item.skill,
  body: item.body,
  key: item.key,
  explanation: item.explanation ?? null,
  mistakes: item.mistakes ?? null,
  entryItemId,
});

/** The item itself; its options in an order of this set if they may be shuffled. */
const asItIs = (item: KnownItem, draw: Draw, entryItemId: string | null): Drawn => {
  const { interaction } = item.body;
  if (!("shuffle" in interaction) || !interaction.shuffle) return { ...item, entryItemId };
  const moved = { ...interaction, options: draw.shuffled(interaction.options), shuffle: false };
  return { ...item, body: { ...item.body, interaction: moved }, entryItemId };
};

/**
 * Draws questions for entries of the wrong-answer book. An entry that is replaced by a similar new question need not be
 * free itself. Items with audio are repeated as they are, since there is no recording for a new question.
 */
async function ofEntries(
  { db }: Dependencies,
  known: KnownItems,
  choice: PracticeChoice,
  fresh: FreshQuestions,
  draw: Draw,
): Promise<Drawn[]> {
  const rows = await db
    .select({ ...columns, attemptId: wrongBook.attemptId, source: items.source, isFree: sql<boolean>`${known.free}` })
    .from(wrongBook)
    .innerJoin(items, eq(items.itemId, wrongBook.itemId))
    .where(and(choice.from === "due" ? known.due : known.wrong, ofChoice(choice)))
    .orderBy(sql`${wrongBook.dueAt} asc nulls first`, desc(wrongBook.addedAt), asc(wrongBook.itemId))
    .limit(4 * choice.length);
  const drawn: Drawn[] = [];
  for (const { isFree, source, ...item } of rows) {
    if (drawn.length >= choice.length) break;
    const rung = "audio" in item.body ? undefined : rungOf(item.subject, source);
    const similar = rung === undefined ? undefined : await fresh.make([rung]);
    if (similar !== undefined) drawn.push(fromModel(similar, item.itemId));
    else if (isFree) drawn.push(asItIs(item, draw, item.itemId));
  }
  return drawn;
}

async function ofFavourites({ db }: Dependencies, known: KnownItems, choice: PracticeChoice, draw: Draw) {
  const rows = await db
    .select({ ...columns, attemptId: favorites.attemptId })
    .from(favorites)
    .innerJoin(items, eq(items.itemId, favorites.itemId))
    .where(and(known.favourite, ofChoice(choice)))
    .orderBy(desc(favorites.addedAt), favorites.itemId);
  return draw.some(choice.length, rows).map((item) => asItIs(item, draw, null));
}

/**
 * Limits between easy, medium and hard items that no model generates: by their seed difficulty in logits, from which
 * RIT follows.
 */
const bounds = { map: [-1, 3], mapMini: [-5.5, -3.5], other: [-0.6, 0.6] } as const;

const ofDifficulty = (difficulty: PracticeChoice["difficulty"]): SQL | undefined => {
  if (difficulty === "any") return undefined;
  const b = sql`(${items.irt} ->> 'b')::float8`;
  const bound = (at: 0 | 1) =>
    sql`case ${items.family} when 'map' then ${bounds.map[at]}::float8
      when 'mapMini' then ${bounds.mapMini[at]}::float8 else ${bounds.other[at]}::float8 end`;
  if (difficulty === "easy") return sql`${b} < ${bound(0)}`;
  if (difficulty === "hard") return sql`${b} >= ${bound(1)}`;
  return sql`${b} >= ${bound(0)} and ${b} < ${bound(1)}`;
};

const seenRows = ({ db }: Dependencies, known: KnownItems, choice: PracticeChoice) =>
  db
    .selectDistinctOn([items.itemId], { ...columns, attemptId: answers.attemptId })
    .from(answers)
    .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
    .innerJoin(items, eq(items.itemId, answers.itemId))
    .where(and(known.seen, ofChoice(choice), ofDifficulty(choice.difficulty)))
    .orderBy(items.itemId, desc(attempts.finishedAt));

/** New questions for skills that have generators, and for other skills items that the caller has met. */
async function ofBank(
  deps: Dependencies,
  known: KnownItems,
  choice: PracticeChoice,
  fresh: FreshQuestions,
  draw: Draw,
): Promise<Drawn[]> {
  const { family, subject, skill, difficulty, length } = choice;
  const made = new Set(makers.map((maker) => `${maker.subject}:${maker.skill}`));
  const wanted = makers
    .filter(
      (maker) =>
        (family ?? maker.family) === maker.family &&
        (subject ?? maker.subject) === maker.subject &&
        (skill ?? maker.skill) === maker.skill,
    )
    .map(({ rungs }) => rungs.filter((rung) => difficulty === "any" || rung.difficulty === difficulty))
    .filter((rungs) => rungs.length > 0);
  const seen = (await seenRows(deps, known, choice)).filter((item) => !made.has(`${item.subject}:${item.skill}`));
  const drawn = draw
    .some(wanted.length === 0 ? length : Math.floor(length / 2), seen)
    .map((item) => asItIs(item, draw, null));
  for (
    let turn = draw.shuffled(wanted), tries = 0;
    turn.length > 0 && drawn.length < length && tries < 3 * length;
    tries += 1
  ) {
    const item = await fresh.make(turn[tries % turn.length] ?? []);
    if (item !== undefined) drawn.push(fromModel(item, null));
  }
  return draw.shuffled(drawn);
}

/** The questions for a choice and a person now: as many as are available, at most as many as requested. */
export async function drawQuestions(
  deps: Dependencies,
  caller: Caller,
  { time_zone: asked, ...choice }: PracticeChoice & { readonly time_zone?: string | undefined },
  seed: string,
): Promise<Drawn[]> {
  const known = await knownItems(deps, caller, zoneOf(asked, deps));
  const draw = createDraw(`practice:${seed}`);
  const fresh = freshQuestions(deps.db, seed);
  switch (choice.from) {
    case "bank":
      return ofBank(deps, known, choice, fresh, draw);
    case "wrong":
    case "due":
      return ofEntries(deps, known, choice, fresh, draw);
    case "favourite":
      return ofFavourites(deps, known, choice, draw);
  }
}
