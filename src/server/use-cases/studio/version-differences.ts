import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Item } from "../../../contract/item/item";
import type {
  EditionDifference,
  editionDifferenceInput,
  QuestionVersion,
  revisionDifferenceInput,
  revisionDifferenceOutput,
} from "../../../contract/studio/studio-editions";
import { movedAmong } from "../../../items/authoring/moved-among";
import { questionDifference } from "../../../items/authoring/question-difference";
import { settingDifference, type SettingsOfTest } from "../../../items/authoring/setting-difference";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import type { TestDefinition } from "../../db/shapes";
import { itemRevisions } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { findDraft } from "./draft-row";
import { itemsById } from "./edition-items";
import { findTest } from "./test-row";

const versionOf = (item: Item, revision: number | undefined): QuestionVersion => ({
  body: item.body,
  key: item.key,
  ...(item.explanation === undefined ? {} : { explanation: item.explanation }),
  points: item.points,
  expected_ms: item.expected_ms,
  ...(revision === undefined ? {} : { revision }),
});

interface PlacedQuestion {
  /** The draft, or the item itself if it has none. */
  readonly name: string;
  readonly item: Item;
  readonly revision: number | undefined;
  readonly stage: string;
  readonly number: number;
}

interface Edition {
  readonly definition: TestDefinition;
  readonly questions: readonly PlacedQuestion[];
}

async function editionAt(queries: Queries, menuId: string, version: number): Promise<Edition> {
  const [row] = await queries
    .select({ definition: tests.definition })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.version, version)));
  if (row === undefined) throw new CallRefusal("editionUnknown");
  const placed = await queries
    .select({ itemId: testItems.itemId, stage: testItems.stage })
    .from(testItems)
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)))
    .orderBy(asc(testItems.position));
  const ids = placed.map(({ itemId }) => itemId);
  const items = await itemsById(queries, ids);
  const revisions = await queries
    .select({ itemId: itemRevisions.itemId, draftId: itemRevisions.draftId, revision: itemRevisions.revision })
    .from(itemRevisions)
    .where(inArray(itemRevisions.itemId, ids));
  const ofItem = new Map(revisions.map((one) => [one.itemId, one]));
  const questions = placed.flatMap(({ itemId, stage }, index) => {
    const item = items.get(itemId);
    const made = ofItem.get(itemId);
    const named = { name: made?.draftId ?? itemId, revision: made?.revision, stage, number: index + 1 };
    return item === undefined ? [] : [{ ...named, item }];
  });
  return { ...row, questions };
}

const settingsOf = ({ definition }: Edition): SettingsOfTest => {
  const { title, measures, subject, time_limit_ms, attempt_limit, release, late_policy, sections } = definition;
  const { audience = "everyone" } = definition;
  return {
    whole: { title, measures, subject, time_limit_ms, attempts: attempt_limit, release, late: late_policy, audience },
    sections: sections.map(({ stage, title: name, directions, time_limit_ms: limit, items, tools }) => ({
      stage,
      settings: {
        title: name,
        directions,
        time_limit_ms: limit,
        questions: items,
        tools,
        shuffle: definition.section_rules?.[stage]?.shuffle ?? false,
        draw: definition.section_rules?.[stage]?.draw,
      },
    })),
  };
};

const placeOf = (question: PlacedQuestion | undefined) =>
  question === undefined ? null : { stage: question.stage, number: question.number };

function questionsBetween(before: Edition, after: Edition): EditionDifference["questions"] {
  const namesIn = ({ questions }: Edition): string[] => questions.map(({ name }) => name);
  const [earlier, later] = [before, after].map(({ questions }) => new Map(questions.map((one) => [one.name, one])));
  const moved = movedAmong(namesIn(before), namesIn(after));
  const names = new Set([...namesIn(after), ...namesIn(before)]);
  return [...names].flatMap((name) => {
    const [from, to] = [earlier?.get(name), later?.get(name)];
    const parts = from === undefined || to === undefined ? [] : questionDifference(from.item, to.item);
    const isKept = from !== undefined && to !== undefined;
    const isMoved = isKept && (moved.has(name) || from.stage !== to.stage);
    if (isKept && !isMoved && parts.length === 0) return [];
    return [
      {
        item_id: name,
        change: isKept ? ("kept" as const) : from === undefined ? ("added" as const) : ("removed" as const),
        from: placeOf(from),
        to: placeOf(to),
        moved: isMoved,
        parts,
        before: from === undefined ? null : versionOf(from.item, from.revision),
        after: to === undefined ? null : versionOf(to.item, to.revision),
      },
    ];
  });
}

/** What differs between two editions of one of the caller's tests. Throws `editionUnknown`. */
export async function editionDifference(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { test_id: testId, from, to }: z.output<typeof editionDifferenceInput>,
): Promise<EditionDifference> {
  await findTest(db, caller, testId);
  const [before, after] = [await editionAt(db, testId, from), await editionAt(db, testId, to)];
  return {
    questions: questionsBetween(before, after),
    settings: settingDifference(settingsOf(before), settingsOf(after)),
  };
}

async function itemOfRevision(queries: Queries, draftId: string, revision: number): Promise<Item> {
  const [row] = await queries
    .select({ itemId: itemRevisions.itemId })
    .from(itemRevisions)
    .where(and(eq(itemRevisions.draftId, draftId), eq(itemRevisions.revision, revision)));
  const item = row === undefined ? undefined : (await itemsById(queries, [row.itemId])).get(row.itemId);
  if (item === undefined) throw new CallRefusal("revisionUnknown");
  return item;
}

/** What differs between two revisions of one of the caller's questions. Throws `revisionUnknown`. */
export async function revisionDifference(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { item_id: draftId, from, to }: z.output<typeof revisionDifferenceInput>,
): Promise<z.output<typeof revisionDifferenceOutput>> {
  await findDraft(db, caller, draftId);
  const before = await itemOfRevision(db, draftId, from);
  const after = await itemOfRevision(db, draftId, to);
  return {
    parts: questionDifference(before, after),
    before: versionOf(before, from),
    after: versionOf(after, to),
  };
}
