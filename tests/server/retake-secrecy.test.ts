import { expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { answerTo } from "../support/answer-to";
import { handIn } from "../support/invitations";
import { canary, newKey, openSchool, type School } from "../support/sittings";
import { rights } from "./rights/table";
import { makeWorld, newcomer } from "./rights/world";

/** Calls left out, because they end things that the other calls need. */
const endings = new Set<CallName>(["logout", "deleteAccount", "endSession", "findPassword"]);
const exercises = ["f1", "f2", "f3", "f4"];

/** Every call with data of a finished attempt, besides those tried with every input. */
const questionsAbout = (attempt_id: string, practice_id: string): [CallName, object][] => [
  ...exercises.flatMap((exercise_id): [CallName, object][] => [
    ["exerciseDetail", { attempt_id, exercise_id }],
    ["videoReceipt", { attempt_id, exercise_id }],
    ["setFavorite", { attempt_id, exercise_id, favorite: true }],
  ]),
  ...["open", "due", "mastered", "all"].map((state): [CallName, object] => ["wrongBookList", { state }]),
  ...["bank", "wrong", "due", "favourite"].map((from): [CallName, object] => [
    "practiceStart",
    { from, family: "custom", length: 20, idempotency_key: newKey() },
  ]),
  ["practiceDetail", { practice_id }],
  ["practiceDetail", {}],
  ["practiceOffer", {}],
  ["practiceFinish", { practice_id }],
  ["answerRecord", { attempt_id }],
  ["answerRecord", {}],
  ["growthRecord", { attempt_id }],
  ["progressRecord", {}],
  ["skillProgress", { line: "custom.lenient" }],
  ["skillProgress", { line: "custom.fixed" }],
  ["examItemDetail", { attempt_id }],
  ["presentedExercise", { attempt_id }],
  ["favoriteRecord", { attempt_id }],
  ["favoriteRecord", {}],
  ["exportData", {}],
  ["menuDetail", { menu_id: "fixed" }],
];

async function sitting(school: School, token: string, isAnswered: boolean) {
  const attempt = (await school.call("startExam", { menu_id: "fixed" }, token)).body.data;
  const items = attempt.exercise_list.flatMap(({ exercise_item }) => exercise_item);
  for (const { exercise } of isAnswered ? items : [])
    if (exercise !== null)
      await school.call(
        "answerExercise",
        {
          attempt_id: attempt.attempt_id,
          lease: attempt.lease,
          exercise_id: exercise.exercise_id,
          answer: answerTo(exercise.interaction),
          revision: 1,
          elapsed_ms: 20_000,
          idempotency_key: newKey(),
        },
        token,
      );
  return attempt;
}

it("a new sitting under way withholds every key of the previous attempt, in every call", async () => {
  const school = await openSchool();
  const world = await makeWorld(school);
  const token = await newcomer(school);
  const first = await sitting(school, token, true);
  await handIn(school, token, first);
  const favourite = { attempt_id: first.attempt_id, favorite: true };
  for (const exercise_id of exercises) await school.call("setFavorite", { ...favourite, exercise_id }, token);
  const begun = { from: "wrong", family: "custom", length: 20, idempotency_key: newKey() };
  const { practice } = (await school.call("practiceStart", begun, token)).body.data;
  if (practice === null) throw new Error("nothing to practise");
  const { practice_id } = practice;
  for (const { place, exercise } of practice.questions)
    await school.call("practiceCheck", { practice_id, place, answer: answerTo(exercise.interaction) }, token);

  const everyCall = (Object.keys(addresses) as CallName[]).filter((name) => !endings.has(name));
  const around = { ...world, student: { attempt: first } };
  const askAll = async () => {
    const told: Partial<Record<CallName, string>> = {};
    const note = async (name: CallName, input: object) => {
      told[name] = (told[name] ?? "") + JSON.stringify((await school.call(name, input, token)).body);
    };
    for (const [name, input] of questionsAbout(first.attempt_id, practice_id)) await note(name, input);
    for (const [place, name] of everyCall.entries()) await note(name, rights[name].input(around, "student", place));
    return told;
  };
  const secretsIn = (told: Partial<Record<CallName, string>>) =>
    Object.entries(told).flatMap(([name, text]) =>
      Object.values(canary)
        .filter((secret) => text.includes(secret))
        .map((secret) => `${name} ${secret}`),
    );

  const before = secretsIn(await askAll());
  expect(before).toContain(`exerciseDetail ${canary.key}`);
  expect(before).toContain(`exerciseDetail ${canary.explanation}`);
  expect(before).toContain(`practiceDetail ${canary.explanation}`);

  const again = await sitting(school, token, false);
  expect(again.attempt_id).not.toBe(first.attempt_id);
  expect(secretsIn(await askAll())).toEqual([]);
});
