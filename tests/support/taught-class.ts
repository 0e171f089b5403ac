import { newcomer } from "../server/rights/world";
import { assignmentOf, classOf } from "./classes";
import { sittingOf } from "./one-sitting";
import { canary, choose, type School } from "./sittings";

/** The id of the account behind a token of `newcomer`. */
export const userOf = async (school: School, token: string): Promise<string> =>
  (await school.call("userInfo", {}, token)).body.data.username;

export const teacherOf = (school: School) => newcomer(school, { role: ["teacher"] });

/** Members with accounts of a new class, its teacher, and an assignment of the fixed test. */
export async function openClass(
  school: School,
  names: readonly string[],
  more: Parameters<typeof assignmentOf>[2] = {},
) {
  const teacher = await teacherOf(school);
  const tokens = await Promise.all(names.map(() => newcomer(school)));
  const ids = await Promise.all(tokens.map((token) => userOf(school, token)));
  const { class_id, member_ids } = await classOf(school, {
    teachers: [await userOf(school, teacher)],
    members: names.map((name, place) => ({ name, userId: ids[place] ?? null })),
  });
  return { teacher, tokens, ids, class_id, member_ids, assignment: await assignmentOf(school, class_id, more) };
}

export type Given = Readonly<Record<string, object | null>>;

/** Answers the fixed test for an assignment, 20 s a question, and hands it in unless `open`. */
export async function sitAssigned(
  school: School,
  token: string,
  assignment: { readonly assignment_id: string },
  given: Given,
  open = false,
) {
  const { data } = (await school.call("startExam", { menu_id: "fixed", ...assignment }, token)).body;
  const sitting = sittingOf(school, token, data);
  for (const [exercise_id, answer] of Object.entries(given)) {
    school.now += 20_000;
    await sitting.answer({ exercise_id, answer, elapsed_ms: 20_000 });
  }
  if (!open) await sitting.leave();
  return { attempt_id: data.attempt_id, sitting };
}

/** The right answers to the fixed test. */
export const allRight: Given = {
  f1: choose("B"),
  f2: choose("B"),
  f3: { type: "text_entry", text: canary.key },
  f4: { type: "multiple_choice", option_ids: ["A", "C"] },
};
