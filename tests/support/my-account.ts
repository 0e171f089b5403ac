import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Calls } from "../../src/contract/calls/calls";
import { sittingOf } from "./one-sitting";
import { minute, newKey, type School } from "./sittings";

/** Begins a sitting. */
export const start = async (school: School, token: string, menu_id: string): Promise<Attempt> =>
  (await school.call("startExam", { menu_id, idempotency_key: newKey() }, token)).body.data;

/** Takes a fixed test to its end: one right answer, one in the student's words, one mark, one note in a tool. */
export async function sitFixedTest(school: School, token: string, menu_id: string) {
  const sitting = sittingOf(school, token, await start(school, token, menu_id));
  await sitting.answer();
  await sitting.answer({ exercise_id: "f3", answer: { type: "text_entry", text: "MY-OWN-WORDS" } });
  await sitting.mark();
  await sitting.equip();
  await sitting.leave();
  return sitting;
}

/** Makes an invitation for two guests. */
export const invite = async (
  school: School,
  token: string,
  input: object,
): Promise<Calls["setShareConfig"]["output"]> => {
  const usual = { uses: 2, sees_result: true, strict: false, name: "For my aunt", idempotency_key: newKey() };
  const valid_until = school.now + 60 * minute;
  return (await school.call("setShareConfig", { valid_until, ...usual, ...input }, token)).body.data;
};
