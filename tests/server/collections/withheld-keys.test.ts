import { beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import type { CallSchema } from "../../../src/contract/calls/call-schema";
import { calls } from "../../../src/contract/calls/calls";
import { handIn } from "../../support/invitations";
import { canary, choose, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const names = (Object.keys(addresses) as CallName[]).filter((name) => {
  const { access }: CallSchema = calls[name];
  return name !== "logout" && (access === "person" || access === "sitter");
});

/** The inputs of all calls together; each call is given the fields it knows. */
async function asked(name: CallName, exercise_id: string, sitting: { attempt_id: string; lease: string | null }) {
  const { input } = calls[name];
  const everything: Record<string, unknown> = {
    ...sitting,
    menu_id: "fixed",
    exercise_id,
    exercise_ids: [exercise_id],
    stage: "main",
    revision: 9,
    answer: choose("A"),
    check_status: 1,
    favorite: true,
    cause: "careless",
    idempotency_key: newKey(),
    state: {},
    nickname: "Ann",
    valid_until: school.now + 60_000,
    vtk: `v.${"x".repeat(43)}`,
  };
  const shapes: readonly z.ZodType[] = [
    input,
    ...("options" in input ? (input.options as unknown as readonly z.ZodType[]) : []),
  ];
  const known = shapes.flatMap((shape) => ("shape" in shape ? [Object.keys(shape.shape as object)] : []));
  const given = known.map((keys) =>
    Object.fromEntries(Object.entries(everything).filter(([field]) => keys.includes(field))),
  );
  const texts: string[] = [];
  for (const payload of given) texts.push(JSON.stringify((await school.call(name, payload, ann)).body));
  return texts.join("\n");
}

it("no call reveals keys, explanations or wrong answers while the same test is sat again", async () => {
  const first = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  for (const [place, exercise_id] of ["f1", "f2"].entries())
    await school.call(
      "answerExercise",
      {
        attempt_id: first.attempt_id,
        lease: first.lease,
        exercise_id,
        answer: choose("A"),
        revision: 1 + place,
        idempotency_key: newKey(),
      },
      ann,
    );
  await handIn(school, ann, first);

  const review = await school.call("exerciseDetail", { attempt_id: first.attempt_id, exercise_id: "f3" }, ann);
  expect(JSON.stringify(review.body)).toContain(canary.key);
  expect(JSON.stringify(review.body)).toContain(canary.explanation);
  expect((await school.call("wrongBookList", {}, ann)).body.data.total).toBe(2);

  const again = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  for (const name of names.filter((call) => call !== "advanceExam"))
    for (const sitting of [first, again])
      for (const exercise_id of ["f1", "f3"]) {
        const told = await asked(name, exercise_id, { attempt_id: sitting.attempt_id, lease: sitting.lease });
        for (const secret of Object.values(canary)) expect([name, told.includes(secret)]).toEqual([name, false]);
      }
  expect((await school.call("wrongBookList", {}, ann)).body.data).toMatchObject({ list: [], total: 0 });
  for (const exercise_id of ["f1", "f3"]) {
    expect((await school.call("setWrongCause", { exercise_id, cause: "time" }, ann)).body.code).toBe(100206);
    for (const restore of [false, true])
      expect((await school.call("deleteWrongBook", { exercise_ids: [exercise_id], restore }, ann)).body.data).toEqual({
        exercise_ids: [],
      });
  }
  const { list } = (await school.call("favoriteRecord", {}, ann)).body.data;
  expect(Object.fromEntries(list.map(({ exercise_id, item }) => [exercise_id, item]))).toEqual({ f1: null, f3: null });
});
