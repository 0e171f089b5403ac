import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/addresses";
import { attempts, refusedOperations } from "../../src/server/db/schema";
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
  it("moves the sitting to the person, once, and ends the visit", async () => {
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

  it("is refused to a token that nobody was given, and before anything was begun", async () => {
    expect((await school.call("claimResult", { vtk: `v.${"x".repeat(43)}` }, ben)).status).toBe(401);
    const { token } = await guestOf(school, ann);
    expect((await school.call("claimResult", { vtk: token }, ben)).body.code).toBe(100202);
  });
});

describe("guessing", () => {
  it("is counted in the database, for each address, and lets those in who know their code", async () => {
    const own = await openSchool();
    const maker = await own.signIn("ann");
    const { code, vtk } = await invite(own, maker, { uses: 1_000 });
    const guess = (remoteAddress: string, tried: object) =>
      own.app.inject({
        method: "POST",
        url: addresses.lookAtInvitation.path,
        remoteAddress,
        headers: { "x-forwarded-for": `10.1.1.${Math.trunc(own.now % 250)}` },
        payload: tried,
      });
    const codes = (reply: { json: () => { code: number } }) => reply.json().code;
    const class30 = await Promise.all(Array.from({ length: 60 }, () => guess("10.0.0.1", { code })));
    expect(new Set(class30.map(codes))).toEqual(new Set([200]));
    const wrong = [];
    for (let tried = 0; tried < 130; tried += 1) {
      own.now += 1;
      wrong.push(codes(await guess("10.0.0.2", { code: `0000-0000-${1000 + tried}` })));
    }
    expect(wrong.filter((told) => told === 100301)).toHaveLength(120);
    expect(wrong.slice(120)).toEqual(Array.from({ length: 10 }, () => 429));
    expect(codes(await guess("10.0.0.2", { code }))).toBe(429);
    expect(codes(await guess("10.0.0.2", { vtk }))).toBe(200);
    expect(codes(await guess("10.0.0.1", { code }))).toBe(200);
    const { rows } = await own.db.execute("select points from rate_limits where key like 'guess:%' order by points");
    expect(rows).toEqual([{ points: 0 }, { points: 131 }]);
  });
});
