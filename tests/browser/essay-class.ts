import { eq } from "drizzle-orm";
import { users } from "../../src/server/db/accounts-schema";
import { assignmentOf, classOf, sitForAssignment } from "../support/classes";
import { draftTestOf } from "../support/drafts";
import { essay, guide } from "../support/essays";
import { askAs } from "./api";
import { inDatabase } from "./database";
import type { Site } from "./site";

let keys = 0;
const idempotency_key = () => `key-of-essays-${(keys += 1)}`;

/** Publishes a test of two longer answers as the teacher of the site. */
async function publishedEssays(site: Site): Promise<string> {
  const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
  const drafts = [
    essay("Why do rivers bend?", { points: 5, key: { type: "extended_text", guide } }),
    essay("What is a delta?", { points: 12 }),
  ];
  const items: string[] = [];
  for (const draft of drafts)
    items.push((await askAs(site, token, "saveItem", { idempotency_key: idempotency_key(), draft })).item_id);
  const definition = draftTestOf(items, { title: { en: "Rivers, unit 2", zh: "河流，第二单元" } });
  const { test_id } = await askAs(site, token, "saveTest", { idempotency_key: idempotency_key(), definition });
  return (await askAs(site, token, "publishDraftTest", { test_id, version: 1 })).menu_id;
}

async function wrote(site: Site, menu_id: string, username: string, texts: readonly string[]): Promise<string> {
  const { token } = await askAs(site, "", "login", { username, password: "student123" });
  const { attempt_id, lease, stage, exercise_list: list } = await askAs(site, token, "startExam", { menu_id });
  const items = list.flatMap(({ exercise_item: own }) => own);
  for (const [place, { exercise_id }] of items.entries())
    await askAs(site, token, "answerExercise", {
      attempt_id,
      exercise_id,
      lease: lease ?? "",
      answer: { type: "extended_text", text: texts[place] ?? "" },
      revision: 1,
      idempotency_key: idempotency_key(),
      elapsed_ms: 12_000,
    });
  await askAs(site, token, "advanceExam", { attempt_id, stage, lease: lease ?? "" });
  return attempt_id;
}

/** A second teacher of the class, who signs in as `colleague`, with the password of the first. */
export const colleague = "colleague";

/**
 * A class that the site's teacher and a colleague teach, and whose members have written longer answers, each its own
 * texts. Returns the assignment, which waits for marks.
 */
export async function classThatWrote(site: Site, texts: readonly (readonly string[])[]): Promise<string> {
  const menuId = await publishedEssays(site);
  const names = texts.map((_, index) => `writer${index + 1}`);
  const assignmentId = await inDatabase(site.dataDir, async (db) => {
    const school = { db, now: Date.now() };
    const known = async (username: string) => {
      const [person] = await db.select().from(users).where(eq(users.username, username));
      if (person === undefined) throw new Error(`the site has no ${username}`);
      return person;
    };
    const [student, teacher] = [await known("student"), await known("teacher")];
    const copies = names.map((name) => ({ ...student, userId: name, username: name, nickname: name }));
    const second = { ...teacher, userId: colleague, username: colleague, nickname: "Ms Lin" };
    await db.insert(users).values([...copies, second]);
    const { class_id } = await classOf(school, {
      teachers: [teacher.userId, colleague],
      members: names.map((userId, index) => ({ name: `Student ${index + 1}`, userId })),
    });
    const waits = { menuId, phase: "marking" as const, unmarked: texts.length };
    return (await assignmentOf(school, class_id, waits)).assignment_id;
  });
  const attempts: string[] = [];
  for (const [index, name] of names.entries()) attempts.push(await wrote(site, menuId, name, texts[index] ?? []));
  await inDatabase(site.dataDir, async (db) => {
    for (const attempt of attempts) await sitForAssignment({ db }, attempt, { assignment_id: assignmentId });
  });
  return assignmentId;
}
