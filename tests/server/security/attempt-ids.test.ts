import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { answers, attempts } from "../../../src/server/db/schema";
import { chooseIn, optionsShown } from "../../support/shown-option";
import { choose, minute, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ann: string;
let sitting: Attempt;

/** Calls as a client that has only the data from the server's replies. */
async function ask(name: CallName, input: object, token = ann) {
  const { method, path } = addresses[name];
  const headers = { authorization: `Bearer ${token}` };
  const body = method === "GET" ? { query: input as Record<string, string> } : { payload: input };
  return (await school.app.inject({ method, url: path, headers, ...body })).json();
}
const begin = async (token = ann): Promise<Attempt> =>
  (await ask("startExam", { menu_id: "fixed", take_over: true }, token)).data;
const operation = (answer: object, exercise_id = "f1", { attempt_id, lease } = sitting) => ({
  attempt_id,
  lease,
  exercise_id,
  answer,
  revision: 1,
  idempotency_key: newKey(),
  elapsed_ms: 1_000,
});
const idsOf = ({ exercise_list }: Attempt): string[] =>
  exercise_list
    .flatMap(({ exercise_item }) => exercise_item)
    .flatMap(({ exercise }) =>
      exercise?.interaction.type === "single_choice" ? [...optionsShown(exercise).keys()] : [],
    );
const handIn = ({ attempt_id, lease } = sitting) => ask("advanceExam", { attempt_id, lease, stage: "main" });

const sittingItem = (itemId: string) =>
  sitting.exercise_list[0]?.exercise_item.find(({ exercise_id }) => exercise_id === itemId)?.exercise ?? null;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});
beforeEach(async () => {
  school.now += 60 * minute;
  sitting = await begin();
});

it("option ids differ between sittings, items and people, and are stable within a sitting", async () => {
  const ben = await begin(await school.signIn("ben"));
  await handIn();
  const again = await begin();
  const all = [sitting, ben, again].flatMap(idsOf);
  expect(all).toHaveLength(24);
  expect(new Set(all).size).toBe(24);
  expect(all.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([]);
  expect(idsOf((await ask("examItemDetail", { attempt_id: again.attempt_id })).data)).toEqual(idsOf(again));
});

it("an option id of the bank, of another item or of another sitting is refused", async () => {
  const ben = await begin(await school.signIn("ben"));
  const foreign = [choose("B"), chooseIn(sitting, "f2", "Option B"), chooseIn(ben, "f1", "Option B")];
  for (const answer of foreign) expect(await ask("answerExercise", operation(answer))).toMatchObject({ code: 100208 });
  expect(await school.db.select().from(answers).where(eq(answers.attemptId, sitting.attempt_id))).toEqual([]);
});

it("choices are stored and scored by the bank's ids, and sent by the sitting's ids", async () => {
  const chosen = chooseIn(sitting, "f1", "Option B");
  const given = operation(chosen);
  const saved = await ask("answerExercise", given);
  expect(saved).toMatchObject({ code: 200, data: { applied: true } });
  expect(await ask("answerExercise", given)).toEqual(saved);
  expect(await ask("answerExercise", operation(chooseIn(sitting, "f2", "Option A"), "f2"))).toMatchObject({
    code: 200,
  });
  const [row] = await school.db.select().from(answers).where(eq(answers.attemptId, sitting.attempt_id));
  expect(row?.answer).toEqual(choose("B"));
  expect((await begin()).answers[0]).toMatchObject({ exercise_id: "f1", answer: chosen });
  const { lease } = await begin();
  await handIn({ ...sitting, lease });
  const { data } = await ask("exerciseDetail", { attempt_id: sitting.attempt_id, exercise_id: "f1" });
  expect(data.review).toMatchObject({ answer: chosen, key: chosen, mark: "right" });
  expect([...optionsShown(data).keys()]).toEqual([...optionsShown(sittingItem("f1")).keys()]);
});

it("a sitting that began with the bank's option ids keeps them", async () => {
  const { attempt_id } = sitting;
  await school.db.update(attempts).set({ seed: "of-before" }).where(eq(attempts.attemptId, attempt_id));
  const resumed = await begin();
  expect([...new Set(idsOf(resumed))].toSorted()).toEqual(["A", "B", "C", "D"]);
  expect(await ask("answerExercise", operation(choose("B"), "f1", resumed))).toMatchObject({ code: 200 });
  expect((await begin()).answers).toMatchObject([{ exercise_id: "f1", answer: choose("B") }]);
});
