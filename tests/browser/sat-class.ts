import { eq } from "drizzle-orm";
import { users } from "../../src/server/db/accounts-schema";
import { assignmentOf, classOf } from "../support/classes";
import { draftOf, draftTestOf } from "../support/drafts";
import { askAs } from "./api";
import { inDatabase } from "./database";
import type { Site } from "./site";

let keys = 0;
const idempotency_key = () => `key-of-class-${(keys += 1)}`;

const questions = [
  ["How many sides does a hexagon have?", "shapes"],
  ["Which fraction is larger, one half or two thirds?", "fractions"],
  ["What is a fifth of a hundred?", "fractions"],
  ["How many legs have four beetles?", "sums"],
  ["Which number comes after 99?", "sums"],
] as const;

/** Publishes a test of five questions as the teacher of the site. */
async function publishedTest(site: Site): Promise<string> {
  const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
  const items: string[] = [];
  for (const [stem, skill] of questions) {
    const draft = draftOf(stem, { skill, level: "medium" });
    items.push((await askAs(site, token, "saveItem", { idempotency_key: idempotency_key(), draft })).item_id);
  }
  const definition = draftTestOf(items, { title: { en: "Fractions, unit 3", zh: "分数，第三单元" } });
  const { test_id } = await askAs(site, token, "saveTest", { idempotency_key: idempotency_key(), definition });
  return (await askAs(site, token, "publishDraftTest", { test_id, version: 1 })).menu_id;
}

/**
 * A class that the site's teacher teaches, whose members have sat a test: everybody is right in the first question, and
 * each next one fewer are. Returns the assignment.
 */
export async function classThatSat(site: Site, size: number): Promise<string> {
  const menuId = await publishedTest(site);
  const names = Array.from({ length: size }, (_, index) => `pupil${index + 1}`);
  const { assignmentId } = await inDatabase(site.dataDir, async (db) => {
    const school = { db, now: Date.now() };
    const [known] = await db.select().from(users).where(eq(users.username, "student"));
    if (known === undefined) throw new Error("the site has no student");
    const [teacher] = await db.select().from(users).where(eq(users.username, "teacher"));
    await db.insert(users).values(names.map((name) => ({ ...known, userId: name, username: name, nickname: name })));
    const { class_id } = await classOf(school, {
      teachers: [teacher?.userId ?? ""],
      members: names.map((userId, index) => ({ name: `Student ${index + 1}`, userId })),
    });
    return { assignmentId: (await assignmentOf(school, class_id, { menuId })).assignment_id };
  });
  const given = { menu_id: menuId, assignment_id: assignmentId };
  await Promise.all(names.map((name, index) => sat(site, given, name, { size, index })));
  return assignmentId;
}

interface SeatOfClass {
  readonly size: number;
  readonly index: number;
}

async function sat(
  site: Site,
  given: { readonly menu_id: string; readonly assignment_id: string },
  username: string,
  { size, index }: SeatOfClass,
): Promise<void> {
  const { token } = await askAs(site, "", "login", { username, password: "student123" });
  const { attempt_id, lease, stage, exercise_list: list } = await askAs(site, token, "startExam", given);
  const items = list.flatMap(({ exercise_item: own }) => own);
  for (const [place, { exercise_id }] of items.entries()) {
    const detail = await askAs(site, token, "exerciseDetail", { attempt_id, exercise_id });
    const { interaction } = detail;
    if (interaction.type !== "single_choice") throw new Error("another kind of question");
    const isRight = index < size - place * Math.floor(size / items.length);
    const option = interaction.options.find(({ content }) => content.en?.includes(isRight ? "Two" : "One"));
    await askAs(site, token, "answerExercise", {
      attempt_id,
      exercise_id,
      lease: lease ?? "",
      answer: { type: "single_choice", option_id: option?.option_id ?? "" },
      revision: 1,
      idempotency_key: idempotency_key(),
      elapsed_ms: 12_000 + index * 500,
    });
  }
  await askAs(site, token, "advanceExam", { attempt_id, stage, lease: lease ?? "" });
}
