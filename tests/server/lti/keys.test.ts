import { beforeEach, describe, expect, it } from "vitest";
import { signingKeys } from "../../../src/server/db/integrations-schema";
import { linkedCourse, openPlatform, type OpenPlatform } from "../../support/launches";
import { newPlatformKey } from "../../support/lti-platform";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
  await at.register();
  await linkedCourse(school, at);
});

describe("the keys of a platform", () => {
  it("are asked for once, also by launches at the same moment", async () => {
    await Promise.all(Array.from({ length: 5 }, (_, number) => at.launch({ sub: `pupil-${number}` })));
    expect(at.platform.asked("/jwks")).toBe(1);
  });

  it("are asked for once for a thousand launches with broken tokens", async () => {
    const { nonce } = await at.begin();
    const good = await at.platform.sign(at.platform.claims(nonce));
    const other = await newPlatformKey("unknown-key");
    const tokens = [
      `${good.slice(0, -8)}AAAAAAAA`,
      "nonsense",
      good,
      await at.platform.sign(at.platform.claims(nonce), {}, other),
    ];
    school.now += 2 * minute;
    const before = at.platform.requests.length;
    const reasons = new Map<string, number>();
    const launchBroken = async (number: number): Promise<void> => {
      const { state, cookie } = await at.begin();
      const { body } = await at.post({ state, id_token: tokens[number % 4] ?? "" }, cookie);
      const reason = /Error code: (\w+)<\/p>/.exec(body)?.[1] ?? "";
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    };
    for (let count = 0; count < 1_000; count += 20)
      await Promise.all(Array.from({ length: 20 }, (_, place) => launchBroken(count + place)));
    expect(Object.fromEntries(reasons)).toEqual({
      signatureWrong: 250,
      tokenMalformed: 250,
      nonceOther: 250,
      keyUnknown: 250,
    });
    expect(at.platform.requests.length - before).toBe(1);
  });

  it("are asked for again for an unknown one, at most once a minute, and a new one is then accepted", async () => {
    const next = await newPlatformKey("platform-2");
    const withNext = async () => {
      const { state, nonce, cookie } = await at.begin();
      const id_token = await at.platform.sign(at.platform.claims(nonce, { sub: "mia" }), {}, next);
      return at.post({ state, id_token }, cookie);
    };
    school.now += 2 * minute;
    for (let count = 0; count < 20; count += 1) expect((await withNext()).body).toContain("Error code: keyUnknown<");
    expect(at.platform.asked("/jwks")).toBe(2);
    at.platform.shownKeys = [...at.platform.shownKeys, next.publicKey];
    school.now += minute + 1;
    expect((await withNext()).statusCode).toBe(303);
    expect(at.platform.asked("/jwks")).toBe(3);
  });

  it("are used as known while the platform does not answer", async () => {
    at.platform.misbehaves = { before: ({ path }) => (path === "/jwks" ? { status: 500 } : undefined) };
    school.now += 61 * minute;
    expect((await at.launch({ sub: "mia" })).reply.statusCode).toBe(303);
  });
});

describe("the keys of this site", () => {
  it("are published without their secret, two during a change, the one that signs first", async () => {
    const read = async () => (await school.app.inject({ method: "GET", url: "/lti/jwks.json" })).json();
    const before = await read();
    expect(before.keys.map(Object.keys)).toEqual([["e", "n", "kty", "kid", "alg", "use"]]);
    school.now += 1;
    const { kid } = (await school.call("renewLtiKey", {}, at.manager.token)).body.data;
    const after = await read();
    expect(after.keys.map((one: { kid: string }) => one.kid)).toEqual([kid, before.keys[0].kid]);
    school.now += 1;
    await school.call("renewLtiKey", {}, at.manager.token);
    expect((await read()).keys.length).toBe(2);
    const stored = await school.db.select().from(signingKeys);
    expect(stored.every(({ sealed }) => !sealed.includes("kty") && !sealed.includes("{"))).toBe(true);
  });
});
