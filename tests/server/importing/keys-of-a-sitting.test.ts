import { beforeAll, expect, it } from "vitest";
import { handIn } from "../../support/invitations";
import { menuOf, openImports } from "./world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

it("staff who are sitting an imported test see its questions with their keys only afterwards", async () => {
  const { school, teacher, colleague } = world;
  const committed = await world.committed("sat");
  const published = await world.step("publishImport", committed);
  expect(published.code).toBe(200);
  const seen = async (token: string) =>
    (await school.call("importQuestions", { import_id: committed.import_id }, token)).body.code;
  const attempt = (await school.call("startExam", { menu_id: menuOf(committed) }, teacher)).body.data;
  expect([await seen(teacher), await seen(colleague)]).toEqual([100212, 200]);
  const next = await handIn(school, teacher, attempt);
  expect(await seen(teacher)).toBe(100212);
  await handIn(school, teacher, { ...attempt, stage: next.data.stage });
  expect(await seen(teacher)).toBe(200);
});
