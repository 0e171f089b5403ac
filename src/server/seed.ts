import type { Item } from "../contract/item";
import { mathBank } from "../items/maths/bank";
import type { Database, Queries } from "./db/open";
import { items, testItems, tests, users } from "./db/schema";
import type { TestDefinition } from "./db/shapes";
import { newId } from "./identifiers";
import { hashPassword } from "./use-cases/passwords";

/** The accounts of a fresh installation, for trying it out. */
export const demoAccounts = [
  {
    username: "student",
    password: "student123",
    nickname: "Mia",
    grade: 5,
    admin: false,
    role: ["student"],
    permission: ["exam.take"],
    type: 0,
  },
  {
    username: "teacher",
    password: "teacher123",
    nickname: "Ms Chen",
    grade: null,
    admin: false,
    role: ["teacher"],
    permission: ["exam.take", "result.view"],
    type: 1,
  },
  {
    username: "admin",
    password: "admin123",
    nickname: "Admin",
    grade: null,
    admin: true,
    role: ["admin"],
    permission: [],
    type: 2,
  },
] as const;

export const mapMathematics: TestDefinition = {
  title: { en: "MAP Mathematics", zh: "MAP 数学" },
  measures: {
    en:
      "Operations and algebra, numbers, measurement and data, and geometry. The questions follow your answers, " +
      "so that the result says where you stand from grade 2 to grade 12.",
    zh: "运算与代数、数与数的运算、测量与数据、几何。题目会随你的作答调整难度，结果反映你在二至十二年级范围内的水平。",
  },
  subject: "math",
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: 43,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  modes: [
    { mode: "full", items: 43, minutes: [40, 55] },
    { mode: "practice", items: 20, minutes: [15, 25] },
  ],
  time_limit_ms: null,
  sections: [
    {
      stage: "main",
      title: { en: "Mathematics", zh: "数学" },
      items: 43,
      time_limit_ms: null,
      tools: ["calculator", "eliminator"],
    },
  ],
  rules: [
    "untimed",
    "oneByOne",
    "noWayBack",
    "noSkipping",
    "calculatorSometimes",
    "eliminator",
    "resumable",
    "practiceEstimate",
  ],
  start_levels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  late_policy: "hold",
};

const rowsAtOnce = 100;

/** Stores items that are not there yet. */
export async function insertItems(tx: Queries, list: readonly Item[]): Promise<void> {
  for (let from = 0; from < list.length; from += rowsAtOnce) {
    const rows = list.slice(from, from + rowsAtOnce).map((item) => ({
      itemId: item.item_id,
      family: item.family,
      subject: item.subject,
      area: item.area,
      skill: item.skill,
      body: item.body,
      key: item.key,
      explanation: item.explanation ?? null,
      irt: item.irt ?? null,
      expectedMs: item.expected_ms,
      points: item.points,
      source: item.source,
    }));
    await tx.insert(items).values(rows).onConflictDoNothing();
  }
}

export interface NewTest {
  readonly menuId: string;
  readonly family: Item["family"];
  readonly definition: TestDefinition;
  readonly sourceDigest: string | null;
  readonly items: readonly Item[];
}

/** Publishes the first version of a test, all its items in its first section. Answers false where it exists already. */
export async function insertTest(tx: Queries, test: NewTest, now: number): Promise<boolean> {
  const { menuId, family, definition, sourceDigest } = test;
  const [section] = definition.sections;
  if (section === undefined) throw new Error(`test ${menuId} has no section`);
  const made = await tx
    .insert(tests)
    .values({ menuId, version: 1, family, definition, sourceDigest, published: true, createdAt: now })
    .onConflictDoNothing()
    .returning({ menuId: tests.menuId });
  if (made.length === 0) return false;
  await insertItems(tx, test.items);
  await tx.insert(testItems).values(
    test.items.map((item, position) => ({
      menuId,
      version: 1,
      position,
      stage: section.stage,
      itemId: item.item_id,
    })),
  );
  return true;
}

/** Fills a database that has no accounts yet. Answers false, and changes nothing, where there are any. */
export async function seed(db: Database, now: number): Promise<boolean> {
  const [anybody] = await db.select({ userId: users.userId }).from(users).limit(1);
  if (anybody !== undefined) return false;
  const accounts = await Promise.all(
    demoAccounts.map(async ({ password, role, permission, ...account }) => ({
      ...account,
      userId: newId(),
      passwordHash: await hashPassword(password),
      role: [...role],
      permission: [...permission],
      createdAt: now,
    })),
  );
  return db.transaction(async (tx) => {
    const made = await tx.insert(users).values(accounts).onConflictDoNothing().returning({ userId: users.userId });
    if (made.length === 0) return false;
    await insertTest(
      tx,
      { menuId: "map-math", family: "map", definition: mapMathematics, sourceDigest: null, items: mathBank() },
      now,
    );
    return true;
  });
}
