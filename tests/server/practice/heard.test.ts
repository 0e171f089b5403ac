import { expect, it } from "vitest";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { miniDraft } from "../../support/mini-bank";
import { choose, morning, newKey, openSchool } from "../../support/sittings";
import { newcomer } from "../rights/world";

it("items with audio are practised unchanged, with unlimited plays and a transcript afterwards", async () => {
  const school = await openSchool();
  const mini = miniDraft();
  await publishTest(
    school.db,
    {
      ...mini,
      items: mini.items.map((item) => ({ ...item, body: { ...item.body, audio: limited(item.body.audio) } })),
    },
    morning,
  );
  const token = await newcomer(school);
  const begun = { menu_id: mini.menuId, mode: mini.definition.modes[0]?.mode };
  const { attempt_id, lease, presented: first } = (await school.call("startExam", begun, token)).body.data;
  let presented = first;
  while (presented !== null) {
    school.now += 20_000;
    const given = { exercise_id: presented, answer: choose("b"), revision: 1, elapsed_ms: 20_000 };
    const reply = await school.call(
      "answerExercise",
      { attempt_id, lease, ...given, idempotency_key: newKey() },
      token,
    );
    presented = reply.body.data.next?.presented ?? null;
  }
  const { stage } = (await school.call("examItemDetail", { attempt_id }, token)).body.data;
  if (stage !== "finished") await school.call("advanceExam", { attempt_id, lease, stage }, token);
  const wish = { from: "wrong", family: "mapMini", length: 5, idempotency_key: newKey() };
  const { practice } = (await school.call("practiceStart", wish, token)).body.data;
  expect(practice?.questions.map(({ family, fresh, exercise }) => [family, fresh, exercise.audio?.max_plays])).toEqual(
    Array.from({ length: 5 }, () => ["mapMini", false, null]),
  );
  const [question] = practice?.questions ?? [];
  if (practice === null || question === undefined) throw new Error("nothing to practise");
  expect([question.exercise.review, question.exercise.media.length]).toEqual([null, 2]);
  const checked = (
    await school.call("practiceCheck", { practice_id: practice.practice_id, place: 0, answer: choose("a") }, token)
  ).body.data;
  expect(checked.exercise.review).toMatchObject({
    mark: "right",
    transcript: { en: expect.stringMatching(/^Which picture/) },
  });
});

const limited = <Audio extends object>(audio: Audio | undefined) => {
  if (audio === undefined) throw new Error("an item that says nothing");
  return { ...audio, max_plays: 2 };
};
