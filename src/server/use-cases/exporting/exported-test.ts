import { and, asc, eq, inArray } from "drizzle-orm";
import { languages, type Language } from "../../../contract/item/content";
import type { Item } from "../../../contract/item/item";
import type { SectionInfo } from "../../../contract/tests";
import type { ExportedSection, ExportedTest, ReadStoredFile } from "../../../items/export/exported-test";
import type { TestOutline } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { items, media, testItems } from "../../db/schema";
import { deliveryRulesOf } from "../../delivery/rules";
import { attemptLimitOf } from "../sitting/attempt-limit";
import { newestOutline } from "../sitting/published";

/** Number of items in memory at a time. */
const atOnce = 25;

/** Items of the bank in the order of their ids. */
export async function loadItems(db: Queries, ids: readonly string[]): Promise<Item[]> {
  const rows = await db
    .select()
    .from(items)
    .where(inArray(items.itemId, [...ids]));
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return ids.flatMap((itemId) => {
    const row = byId.get(itemId);
    if (row === undefined) return [];
    const { family, subject, area, skill, body, key, expectedMs, points, source } = row;
    return [
      {
        item_id: itemId,
        family,
        subject,
        area,
        skill,
        body,
        key,
        expected_ms: expectedMs,
        points,
        source,
        ...(row.explanation === null ? {} : { explanation: row.explanation }),
        ...(row.mistakes === null ? {} : { mistakes: row.mistakes }),
        ...(row.explanationVideo === null ? {} : { explanation_video: row.explanationVideo }),
        ...(row.transcript === null ? {} : { transcript: row.transcript }),
        ...(row.irt === null ? {} : { irt: row.irt }),
      },
    ];
  });
}

async function* itemsInPieces(db: Queries, ids: readonly string[]): AsyncGenerator<Item> {
  for (let from = 0; from < ids.length; from += atOnce) yield* await loadItems(db, ids.slice(from, from + atOnce));
}

/** The languages in which a test can be written: those of its title, or of its first question. */
async function languagesOf(db: Queries, { menuId, version }: TestOutline): Promise<Language[]> {
  const [first] = await db
    .select({ body: items.body })
    .from(testItems)
    .innerJoin(items, eq(items.itemId, testItems.itemId))
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)))
    .orderBy(asc(testItems.position))
    .limit(1);
  return languages.filter((language) => first?.body.stem[language] !== undefined);
}

const sectionOf = (
  db: Queries,
  { definition }: TestOutline,
  section: SectionInfo,
  ids: readonly string[],
): ExportedSection => {
  const { draw, shuffle } = definition.section_rules?.[section.stage] ?? {};
  return {
    title: section.title,
    kind: section.kind ?? "items",
    // a single section has the time limit of the test
    timeLimitMs: definition.sections.length === 1 ? null : section.time_limit_ms,
    ...(section.part === undefined ? {} : { part: section.part }),
    ...(section.directions === undefined ? {} : { directions: section.directions }),
    ...(draw === undefined ? {} : { draw }),
    ...(shuffle === undefined ? {} : { shuffle }),
    items: () => itemsInPieces(db, ids),
  };
};

export interface LoadedTest {
  readonly test: ExportedTest;
  readonly languages: readonly Language[];
}

/** A test for export; its items are read in portions. Throws `testNotFound`. */
export async function loadExportedTest(db: Queries, menuId: string, wanted?: Language): Promise<LoadedTest> {
  const outline = await newestOutline(db, menuId);
  const { definition } = outline;
  const written = await languagesOf(db, outline);
  const placed = await db
    .select({ itemId: testItems.itemId, stage: testItems.stage })
    .from(testItems)
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, outline.version)))
    .orderBy(asc(testItems.position));
  const language =
    wanted !== undefined && written.includes(wanted) ? wanted : written.includes("en") ? "en" : (written[0] ?? "en");
  const isFixed = definition.exam_info.extract_question_logic !== 1 && definition.forms === undefined;
  return {
    languages: written,
    test: {
      title: definition.title,
      language,
      timeLimitMs: definition.time_limit_ms,
      attempts: attemptLimitOf(outline),
      freeMovement: definition.rules.includes("freeMovement"),
      adaptive: !isFixed || deliveryRulesOf(outline).needsNorm,
      sections: definition.sections.map((section) =>
        sectionOf(
          db,
          outline,
          section,
          placed.flatMap(({ stage, itemId }) => (stage === section.stage ? [itemId] : [])),
        ),
      ),
    },
  };
}

/** A function that reads a stored file by its hash. */
export const readStoredFile =
  (db: Queries): ReadStoredFile =>
  async (sha256) => {
    const [row] = await db.select({ bytes: media.bytes }).from(media).where(eq(media.sha256, sha256));
    if (row === undefined) throw new Error(`the file ${sha256} has gone`);
    return row.bytes;
  };
