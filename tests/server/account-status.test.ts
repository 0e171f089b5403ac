import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/server/configuration/config";
import { users } from "../../src/server/db/accounts-schema";
import { newKey, openSchool, type School } from "../support/sittings";

const setStatus = (school: School, status: number) =>
  school.db.update(users).set({ status }).where(eq(users.username, "ann"));

interface Tried {
  readonly school: School;
  readonly token: string;
  readonly answer: () => Promise<number>;
}

/** A person in the middle of a sitting. */
async function sitting(checks: boolean): Promise<Tried> {
  const school = await openSchool({}, { checksStatus: () => checks });
  const token = await school.signIn("ann");
  const { attempt_id, lease, exercise_list } = (await school.call("startExam", { menu_id: "fixed" }, token)).body.data;
  const exercise_id = exercise_list[0]?.exercise_item[0]?.exercise_id;
  let revision = 0;
  const answer = async () => {
    revision += 1;
    const given = { revision, idempotency_key: newKey(), elapsed_ms: 1_000, answer: null };
    return (await school.call("answerExercise", { attempt_id, lease, exercise_id, ...given }, token)).body.code;
  };
  return { school, token, answer };
}

const codesOf = async ({ school, token, answer }: Tried) => [
  (await school.call("login", { username: "ann", password: "secret-word" })).body.code,
  (await school.call("userInfo", {}, token)).body.code,
  (await school.call("menuList", {}, token)).body.code,
  await answer(),
];
const welcome = [200, 200, 200, 200];
const refused = [100102, 401, 401, 401];

describe("the status of an account", () => {
  let free: Tried;
  let strict: Tried;
  beforeAll(async () => {
    [free, strict] = [await sitting(false), await sitting(true)];
  });

  it.each([
    [0, welcome, welcome],
    [1, refused, refused],
    [2, welcome, refused],
    [-1, welcome, refused],
    [0, welcome, welcome],
  ])("%i takes effect immediately at sign-in and in every session", async (status, unchecked, checked) => {
    await setStatus(free.school, status);
    await setStatus(strict.school, status);
    expect([await codesOf(free), await codesOf(strict)]).toEqual([unchecked, checked]);
  });

  it("F42: is reported in clear words, and the refused answer stays on the device", async () => {
    await setStatus(strict.school, 2);
    const said = await Promise.all(
      ["en", "zh"].map((lang) => strict.school.call("userInfo", {}, strict.token, { lang })),
    );
    expect(said.map(({ status, body }) => [status, body])).toEqual([
      [200, { code: 401, msg: "This account is switched off. Ask your teacher.", data: {} }],
      [200, { code: 401, msg: "该账号已停用，请联系老师。", data: {} }],
    ]);
    const { rows } = await strict.school.db.execute("select 1 from refused_operations");
    expect(rows).toEqual([]);
  });

  it("is checked where the site's settings require it", () => {
    expect(
      [readConfig({}), readConfig({ CHECK_USER_STATUS: "on" }), readConfig({ CHECK_USER_STATUS: "off" })].map(
        ({ site }) => site.is_check_user_status,
      ),
    ).toEqual([0, 1, 0]);
    expect(() => readConfig({ CHECK_USER_STATUS: "1" })).toThrow('CHECK_USER_STATUS must be "on" or "off", not "1".');
  });
});
