import { beforeAll, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { bodyOf, defaultWire } from "../../src/web/effects/wire";
import { chooseIn } from "../support/shown-option";
import { newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool({ registration: true });
  ann = await school.signIn("ann");
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const post = async (name: CallName, payload: string, token?: string) =>
  (
    await school.app.inject({
      method: "POST",
      url: addresses[name].path,
      headers: { ...form, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      payload,
    })
  ).json();
/** The form body that the client writes. */
const send = (name: CallName, input: object, token?: string) =>
  post(name, (bodyOf(input, { ...defaultWire, bodies: "form" }) as URLSearchParams).toString(), token);

describe("a form body", () => {
  it("signs in", async () => {
    expect(await send("login", { username: "ann", password: "secret-word" })).toMatchObject({ code: 200 });
  });

  it("keeps texts that look like numbers, and reads numbers where the call takes numbers", async () => {
    const { data } = await send("register", { username: "12345", password: "letters-and-7", nickname: "7", grade: 7 });
    const me = (await school.call("userInfo", {}, data.token)).body.data;
    expect(me).toMatchObject({ username: "12345", nickname: "7", grade: 7 });
    const changed = await send("updateUser", { nickname: "true", grade: null }, data.token);
    expect(changed.data).toMatchObject({ nickname: "true", grade: null });
  });

  it("works for a whole sitting, with answers and lists", async () => {
    const { data: sitting } = await send("startExam", { menu_id: "fixed" }, ann);
    const { attempt_id, lease } = sitting;
    const operation = { attempt_id, lease, exercise_id: "f1", revision: 1, idempotency_key: newKey() };
    const answered = await send(
      "answerExercise",
      { ...operation, answer: chooseIn(sitting, "f1", "Option A"), elapsed_ms: 10 },
      ann,
    );
    expect(answered).toMatchObject({ code: 200, data: { exercise_id: "f1", applied: true } });
    const manifest = [{ exercise_id: "f1", revision: 1 }];
    const left = await send("advanceExam", { attempt_id, lease, stage: "main", manifest, contested: [] }, ann);
    expect(left).toMatchObject({ code: 200, data: { status: "finished" } });
  });

  it("is matched to the right one of several schemas", async () => {
    const terms = { name: "5", uses: 3, sees_result: false, idempotency_key: newKey() };
    const made = await send("setShareConfig", { menu_id: "fixed", valid_until: school.now + 60_000, ...terms }, ann);
    expect(made.data.share).toMatchObject({ name: "5", uses: 3, sees_result: false });
  });

  it.each([
    ["a repeated field", "username=ann&username=ben&password=secret-word"],
    ["a prototype", "__proto__=1&username=ann&password=secret-word"],
    ["an unknown field", "username=ann&password=secret-word&admin=true"],
    ["nothing", ""],
    ["JSON", '{"username":"ann","password":"secret-word"}'],
  ])("is refused with %s", async (_, payload) => {
    expect(await post("login", payload)).toMatchObject({ code: 400 });
  });
});
