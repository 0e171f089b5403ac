import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { attempts, refusedOperations } from "../../src/server/db/schema";
import { anotherServer } from "../support/another-server";
import { guestOf, handIn, hour, invite, sittingGuest } from "../support/invitations";
import { sittingOf } from "../support/one-sitting";
import { openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;
beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  ben = await school.signIn("ben");
});

const rowOf = async (attemptId: string) =>
  (await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId)))[0];

describe("claiming", () => {
  it("moves the attempt to the person once and ends the visit", async () => {
    const { token, attempt, share } = await sittingGuest(school, ann);
    const sitting = sittingOf(school, token, attempt);
    await sitting.answer({ exercise_id: "ope1" });
    expect((await school.call("claimResult", { vtk: token }, ben)).body.code).toBe(100212);
    await handIn(school, token, attempt);
    const claim = () => school.call("claimResult", { vtk: token }, ben);
    const replies = await Promise.all([claim(), claim(), claim()]);
    const answer = { code: 200, data: { attempt_id: attempt.attempt_id, family: "custom" } };
    for (const { body } of replies) expect(body).toMatchObject(answer);
    expect((await claim()).body).toMatchObject(answer);
    expect((await school.call("claimResult", { vtk: token }, ann)).body.code).toBe(100307);
    expect(await rowOf(attempt.attempt_id)).toMatchObject({ userId: "user-ben", guestId: null, closesAt: null });
    const kept = await school.db
      .select()
      .from(refusedOperations)
      .where(eq(refusedOperations.attemptId, attempt.attempt_id));
    expect(kept).toMatchObject([{ userId: "user-ben", guestId: null }]);
    const list = (await school.call("answerRecord", {}, ben)).body.data;
    expect(list).toMatchObject({ list: expect.arrayContaining([expect.objectContaining(answer.data)]) });
    expect((await school.call("visitInfo", {}, token)).status).toBe(401);
    const { data } = (await school.call("getShareRecord", { share_id: share.share_id }, ann)).body;
    expect(data.list).toMatchObject([{ name: "Mia", claimed: true, sitting: { status: "finished" } }]);
    school.now += 2 * hour;
    expect((await claim()).body).toMatchObject(answer);
  });

  it("is refused with an unknown token, and before the guest has started", async () => {
    expect((await school.call("claimResult", { vtk: `v.${"x".repeat(43)}` }, ben)).status).toBe(401);
    const { token } = await guestOf(school, ann);
    expect((await school.call("claimResult", { vtk: token }, ben)).body.code).toBe(100202);
  });
});

describe("guessing", () => {
  const openGuessed = async () => {
    const pauses: number[] = [];
    const own = await openSchool({}, { pause: async (ms) => void pauses.push(ms) });
    const servers = [own, await anotherServer(own)];
    let asked = 0;
    const guess = async (tried: object, headers: Record<string, string> = {}, remoteAddress = "10.0.0.2") => {
      const { app } = servers[(asked += 1) % 2] ?? own;
      const url = addresses.lookAtInvitation.path;
      const reply = await app.inject({ method: "POST", url, remoteAddress, headers, payload: tried });
      const { code } = reply.json() as { code: number };
      return { code, cookie: String(reply.headers["set-cookie"] ?? "").split(";")[0] ?? "" };
    };
    return { own, pauses, guess, made: await invite(own, await own.signIn("ann"), { uses: 1_000 }) };
  };

  it("shuts out only the guessing device, at every server, not others at its address", async () => {
    const { guess, made } = await openGuessed();
    const { cookie } = await guess({ code: "0000-0000-0999" });
    expect(cookie).toMatch(/^invigil_guest=[\w-]{20,}$/);
    const wrong = [];
    for (let tried = 0; tried < 12; tried += 1)
      wrong.push((await guess({ code: `0000-0000-${1_000 + tried}` }, { cookie })).code);
    expect(wrong).toEqual([...Array<number>(10).fill(100301), 429, 429]);
    expect((await guess({ code: made.code }, { cookie })).code).toBe(429);
    expect((await guess({ vtk: made.vtk }, { cookie })).code).toBe(200);
    expect((await guess({ code: made.code })).code).toBe(200);
    expect((await guess({ code: made.code }, { cookie: "invigil_guest=another-device-of-the-class" })).code).toBe(200);
  });

  it("delays an address later, refuses it last, and admits right codes meanwhile", async () => {
    const { own, guess, made, pauses } = await openGuessed();
    const class60 = await Promise.all(Array.from({ length: 60 }, () => guess({ code: made.code }, {}, "10.0.0.1")));
    expect([new Set(class60.map(({ code }) => code)), pauses]).toEqual([new Set([200]), []]);
    for (let tried = 0; tried < 130; tried += 1)
      expect((await guess({ code: `0000-0000-${1_000 + tried}` })).code).toBe(100301);
    expect(pauses).toEqual(Array(10).fill(2_000));
    expect((await guess({ code: made.code })).code).toBe(200);
    await own.db.execute("update rate_limits set points = 1200 where key like 'guess:%' and points = 130");
    expect((await guess({ code: made.code })).code).toBe(429);
    expect((await guess({ vtk: made.vtk })).code).toBe(200);
    expect((await guess({ code: made.code }, {}, "10.0.0.1")).code).toBe(200);
  });
});
