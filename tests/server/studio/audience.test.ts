import { beforeAll, expect, it } from "vitest";
import { draftTestOf } from "../../support/drafts";
import { beginGiven, openClass } from "../../support/given-classes";
import { guestOf } from "../../support/invitations";
import { morning, newKey, openSchool, type School } from "../../support/sittings";
import { authorOf } from "../../support/studio";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

it("a test for those to whom it is given is in no list, and begins for an assignment or an invitation", async () => {
  const ofClass = await openClass(school);
  const author = authorOf(school, ofClass.teacher.token);
  const item = await author.question("1 + 1?");
  const everyone = draftTestOf([item], { title: { en: "For 5b alone" } });
  const definition = { ...everyone, policies: { ...everyone.policies, audience: "given" as const } };
  const test = await author.save(definition);
  await author.publish(test);
  const menu_id = test.test_id;
  const [ann, bo] = [await ofClass.pupil("Ann"), await ofClass.pupil("Bo")];
  /** How the test is listed, found, opened and begun by somebody. */
  const seenBy = async (token: string) => {
    const list = (await school.call("menuList", {}, token)).body.data.list.flatMap(({ tests }) => tests);
    const found = (await school.call("searchList", {}, token)).body.data.list;
    return {
      isListed: list.some((one) => one.menu_id === menu_id),
      isFound: found.some(({ value }) => value === "For 5b alone"),
      detail: (await school.call("menuDetail", { menu_id }, token)).body.code,
      start: (await school.call("startExam", { menu_id, idempotency_key: newKey() }, token)).body.code,
    };
  };
  const nothing = { isListed: false, isFound: false, detail: 100201, start: 100201 };
  expect([await seenBy(ann.token), await seenBy(bo.token)]).toEqual([nothing, nothing]);

  const id = await ofClass.given({ menu_id, opens_at: morning, members: [ann.memberId] });
  expect(await seenBy(bo.token)).toEqual(nothing);
  expect(await seenBy(ann.token)).toEqual({ ...nothing, detail: 200, start: 101115 });
  expect((await beginGiven(school, bo, id, menu_id)).code).toBe(101101);
  expect((await beginGiven(school, ann, id, menu_id)).data).toMatchObject({ menu_id, status: "sitting" });
  expect(await seenBy(ann.token)).toMatchObject({ isListed: true, detail: 200 });
  expect(await seenBy(ofClass.teacher.token)).toMatchObject({ isListed: true, isFound: true, detail: 200 });

  const guest = await guestOf(school, ofClass.teacher.token, { menu_id });
  expect((await school.call("startExam", { menu_id }, guest.token)).body.code).toBe(200);

  const { data } = (await school.call("studioTest", { test_id: menu_id }, ofClass.teacher.token)).body;
  expect(data.definition.policies.audience).toBe("given");
  const open = await author.save(everyone, { test_id: menu_id, version: data.version });
  await author.publish(open);
  const asked = { test_id: menu_id, from: 1, to: 2 };
  expect((await school.call("editionDifference", asked, author.token)).body.data.settings).toEqual([
    { setting: "audience", from: "given", to: "everyone" },
  ]);
  expect(await seenBy(bo.token)).toEqual({ isListed: true, isFound: true, detail: 200, start: 200 });
});
