import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { passBackPhaseSchema } from "../../../src/contract/integrations/launch-phases";
import { ltiRegistrations, ltiTokens, outgoing, outgoingTargets } from "../../../src/server/db/integrations-schema";
import { attempts } from "../../../src/server/db/schema";
import { noteResults } from "../../../src/server/use-cases/outgoing/note-results";
import { outgoingAfter } from "../../../src/server/use-cases/outgoing/outgoing-row";
import { sendOutgoing } from "../../../src/server/use-cases/outgoing/send-outgoing";
import { sitGiven, type Pupil } from "../../support/given-classes";
import { linkedCourse, openPlatform, type LinkedCourse, type OpenPlatform } from "../../support/launches";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let at: OpenPlatform;
let course: LinkedCourse;
let mia: Pupil;
beforeEach(async () => {
  school = await openSchool();
  at = await openPlatform(school);
  await at.register();
  course = await linkedCourse(school, at);
  mia = await course.comes("mia");
});

const rows = () => school.db.select().from(outgoing).orderBy(outgoing.subject);
const stateOf = async () => (await rows()).map(({ state, tries, fault }) => [state, tries, fault?.code ?? null]);
const scorePath = "/course/items/7/scores";
const isScore = ({ path }: { readonly path: string }): boolean => path === scorePath;

/** Sends whatever falls due within a time. */
async function sendFor(ms: number): Promise<void> {
  const end = school.now + ms;
  while (school.now < end) {
    await sendOutgoing(school.deps);
    school.now += 5_000;
  }
}

async function scoreOf(pupil: Pupil) {
  const [row] = await school.db
    .select({ score: attempts.score })
    .from(attempts)
    .where(and(eq(attempts.userId, pupil.userId), eq(attempts.status, "finished")));
  if (row?.score == null) throw new Error("there is no score");
  return row.score;
}

describe("a result", () => {
  it("goes to the line item of the link, before the query of its address, with the band", async () => {
    await sitGiven(school, mia, course.assignment_id);
    expect(await stateOf()).toEqual([["waiting", 0, null]]);
    school.now += 1_000;
    expect(await sendOutgoing(school.deps)).toBe(1);
    const { value, low, high, scale } = await scoreOf(mia);
    expect(at.platform.scores).toEqual([
      {
        lineItem: "/course/items/7?type=quiz",
        userId: "mia",
        timestamp: new Date(school.now).toISOString(),
        activityProgress: "Completed",
        gradingProgress: "FullyGraded",
        scoreGiven: value,
        scoreMaximum: scale[1],
        ...(low === value && high === value ? {} : { comment: `${value} (${low}–${high})` }),
      },
    ]);
    expect(await stateOf()).toEqual([["delivered", 0, null]]);
    const [sent] = at.platform.requests.filter(isScore);
    expect([sent?.query.toString(), sent?.headers["content-type"]]).toEqual([
      "type=quiz",
      "application/vnd.ims.lis.v1.score+json",
    ]);
    expect(await sendOutgoing(school.deps)).toBe(0);
  });

  it("is asked for with one token until shortly before its end, and the token is stored sealed", async () => {
    const ben = await course.comes("ben");
    await sitGiven(school, mia, course.assignment_id);
    await sitGiven(school, ben, course.assignment_id);
    await sendOutgoing(school.deps);
    expect([at.platform.scores.length, at.platform.asked("/token")]).toEqual([2, 1]);
    const [token] = await school.db.select().from(ltiTokens);
    expect([token?.endsAt, token?.sealed.includes("token-1")]).toEqual([school.now + 3_600_000, false]);
    const late = await course.comes("late");
    school.now += 3_600_000 - 29_000;
    await sitGiven(school, late, course.assignment_id);
    await sendOutgoing(school.deps);
    expect(at.platform.asked("/token")).toBe(2);
  });

  it("that did not change is not sent again", async () => {
    await sitGiven(school, mia, course.assignment_id);
    await sendOutgoing(school.deps);
    await noteResults(school.db, { assignmentId: course.assignment_id }, school.now);
    expect(await stateOf()).toEqual([["waiting", 0, null]]);
    await sendOutgoing(school.deps);
    expect([at.platform.requests.filter(isScore).length, await stateOf()]).toEqual([1, [["delivered", 0, null]]]);
  });

  it("of nobody who came by a link goes nowhere", async () => {
    const other = await course.ofClass.pupil("Other");
    await sitGiven(school, other, course.assignment_id);
    expect(await rows()).toEqual([]);
  });

  it("that was there before the person came by the link is sent as well", async () => {
    const early = await course.ofClass.pupil("Early");
    await sitGiven(school, early, course.assignment_id);
    const { reply, cookie } = await at.launch({ sub: "early" });
    const { data } = await at.link(reply, cookie, early.token);
    await school.app.inject({ method: "GET", url: data.to });
    await sendOutgoing(school.deps);
    expect(at.platform.scores.map(({ userId }) => userId)).toEqual(["early"]);
  });

  it("is not shown before its release where the registration says so, and then follows with a later time", async () => {
    await school.db.update(ltiRegistrations).set({ scoreRelease: "after_release" });
    await sitGiven(school, mia, course.assignment_id);
    await sendOutgoing(school.deps);
    await course.ofClass.change(course.assignment_id, { kind: "release" });
    await sendOutgoing(school.deps);
    const { value } = await scoreOf(mia);
    expect(at.platform.scores.map(({ gradingProgress, scoreGiven }) => [gradingProgress, scoreGiven])).toEqual([
      ["Pending", undefined],
      ["FullyGraded", value],
    ]);
    const [first = "", second = ""] = at.platform.scores.map(({ timestamp }) => timestamp);
    expect(second > first).toBe(true);
    await course.ofClass.change(course.assignment_id, { kind: "withhold" });
    await sendOutgoing(school.deps);
    expect(at.platform.scores.at(-1)?.gradingProgress).toBe("Pending");
  });
});

describe("a platform", () => {
  it.each([400, 409])("that took a score, lost its reply and refuses the repeat by %i is believed", async (status) => {
    at.platform.repeatedStatus = status;
    let isFirst = true;
    at.platform.misbehaves = {
      after: (request) => {
        if (!isScore(request) || !isFirst) return undefined;
        isFirst = false;
        return { isLost: true };
      },
    };
    await sitGiven(school, mia, course.assignment_id);
    await sendOutgoing(school.deps);
    expect(await stateOf()).toEqual([["waiting", 1, "unreachable"]]);
    await sendFor(minute);
    expect(await stateOf()).toEqual([["delivered", 0, null]]);
    const sent = at.platform.requests.filter(isScore).map(({ body }) => JSON.parse(body).timestamp);
    expect([sent.length, new Set(sent).size, at.platform.scores.length]).toEqual([2, 1, 1]);
    const read = at.platform.requests.find(({ path }) => path === "/course/items/7/results");
    expect(Object.fromEntries(read?.query ?? [])).toEqual({ type: "quiz", user_id: "mia" });
  });

  it("that has another score of this time gets the right one with a later time", async () => {
    await sitGiven(school, mia, course.assignment_id);
    const later = new Date(school.now + 3_000).toISOString();
    const other = { userId: "mia", timestamp: later, activityProgress: "Completed", gradingProgress: "FullyGraded" };
    at.platform.scores.push({ ...other, lineItem: "", scoreGiven: 0.125, scoreMaximum: 1 });
    await sendOutgoing(school.deps);
    expect(await stateOf()).toEqual([["waiting", 1, "scoreOther"]]);
    await sendFor(minute);
    const { value } = await scoreOf(mia);
    expect([at.platform.scores.length, at.platform.scores.at(-1)?.scoreGiven]).toEqual([2, value]);
    expect(await stateOf()).toEqual([["delivered", 0, null]]);
  });

  it("that refuses a token is asked for one new one", async () => {
    await sitGiven(school, mia, course.assignment_id);
    await sendOutgoing(school.deps);
    const [ben, cleo] = [await course.comes("ben"), await course.comes("cleo")];
    for (const token of at.platform.tokens.values()) token.isRevoked = true;
    await sitGiven(school, ben, course.assignment_id);
    await sendOutgoing(school.deps);
    const done = ["delivered", 0, null];
    expect([at.platform.asked("/token"), await stateOf()]).toEqual([2, [done, done]]);
    at.platform.misbehaves = { before: (request) => (isScore(request) ? { status: 401 } : undefined) };
    await sitGiven(school, cleo, course.assignment_id);
    await sendOutgoing(school.deps);
    const failed = ["waiting", 1, "platformAnswered"];
    // in the order of their names
    expect([at.platform.asked("/token"), await stateOf()]).toEqual([3, [done, failed, done]]);
  });

  it("that has moved the line item is asked where it is", async () => {
    at.platform.lineItem = "/course/items/8?type=quiz";
    await sitGiven(school, mia, course.assignment_id);
    await sendFor(minute);
    expect(at.platform.scores.map(({ lineItem }) => lineItem)).toEqual(["/course/items/8?type=quiz"]);
    const asked = at.platform.requests.find(({ path }) => path === "/course/items");
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ resource_link_id: "link-1" });
  });

  it("that does not know the person gets no score: it is shown with the name, and sent again by hand", async () => {
    at.platform.misbehaves = {
      before: (request) => (isScore(request) ? { status: 404, body: "no such user" } : undefined),
    };
    await sitGiven(school, mia, course.assignment_id);
    await sendFor(minute);
    const { list, totals } = (await school.call("outgoingList", { state: "dead" }, at.manager.token)).body.data;
    expect(totals).toEqual({ dead: 1 });
    expect(list).toEqual([
      {
        outgoing_id: list[0]?.outgoing_id,
        kind: "lti_score",
        target: "School platform",
        name: "mia",
        assignment_id: course.assignment_id,
        state: "dead",
        tries: 0,
        next_try: list[0]?.next_try,
        fault: {
          code: "platformAnswered",
          facts: { host: new URL(at.platform.issuer).host, status: "404", text: "no such user" },
        },
      },
    ]);
    at.platform.misbehaves = {};
    const ids = { outgoing_ids: [list[0]?.outgoing_id] };
    const again = async () => (await school.call("resendOutgoing", ids, at.manager.token)).body.data.sent_again;
    expect([await again(), await again()]).toEqual([1, 0]);
    await sendOutgoing(school.deps);
    expect(at.platform.scores.length).toBe(1);
  });

  it("that asks for patience gets it", async () => {
    at.platform.misbehaves = {
      before: (request) => (isScore(request) ? { status: 429, headers: { "retry-after": "600" } } : undefined),
    };
    await sitGiven(school, mia, course.assignment_id);
    const before = school.now;
    await sendOutgoing(school.deps);
    expect((await rows()).map(({ nextTry }) => nextTry)).toEqual([before + 600_000]);
    school.now += 599_000;
    expect(await sendOutgoing(school.deps)).toBe(0);
  });

  it("that is switched off is sent nothing, and everything once it is on again", async () => {
    const [{ registrationId: registration_id } = { registrationId: "" }] = await school.db
      .select()
      .from(ltiRegistrations);
    await school.call("switchLti", { registration_id, off: true }, at.manager.token);
    await sitGiven(school, mia, course.assignment_id);
    await sendFor(minute);
    expect([at.platform.requests.filter(isScore).length, await stateOf()]).toEqual([0, [["waiting", 0, null]]]);
    await school.call("switchLti", { registration_id, off: false }, at.manager.token);
    await sendOutgoing(school.deps);
    expect(at.platform.scores.length).toBe(1);
  });

  it("is sent to by one process at a time, and by another once the lease of a gone one has ended", async () => {
    await sitGiven(school, mia, course.assignment_id);
    const [row] = await rows();
    const lease = { target: row?.target ?? "", lease: "gone", leasedUntil: school.now + 30_000 };
    await school.db.insert(outgoingTargets).values(lease);
    expect(await sendOutgoing(school.deps)).toBe(0);
    school.now += 30_000;
    const turns = await Promise.all([sendOutgoing(school.deps), sendOutgoing(school.deps)]);
    expect(turns.toSorted()).toEqual([0, 1]);
    expect(at.platform.scores.length).toBe(1);
  });
});

describe("what goes out", () => {
  it("is noted by the database as the chart says", async () => {
    await sitGiven(school, mia, course.assignment_id);
    for (const state of passBackPhaseSchema.options) {
      const columns = { state, tries: 3, isTokenRenewed: true, isItemRenewed: true } as const;
      await school.db.update(outgoing).set(columns);
      await noteResults(school.db, { assignmentId: course.assignment_id }, school.now);
      const [row] = await rows();
      const after = outgoingAfter(columns, { type: "result.changed" });
      expect([state, row]).toEqual([state, { ...row, ...after }]);
    }
    expect((await rows()).map(({ version }) => version)).toEqual([1 + passBackPhaseSchema.options.length]);
  });

  it("arrives once as the newest, with rising times, whatever the platform does and although senders die", async () => {
    const pupils = [mia];
    for (let number = 0; number < 11; number += 1) pupils.push(await course.comes(`pupil-${number}`));
    let seed = 7;
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    at.platform.repeatedStatus = 400;
    at.platform.misbehaves = {
      before: (request) => {
        const chance = random();
        if (!isScore(request) || chance > 0.4) return undefined;
        return chance < 0.2 ? { status: 500 } : chance < 0.3 ? { status: 429 } : { isLost: true };
      },
      after: (request) => (isScore(request) && random() < 0.4 ? { isLost: true } : undefined),
    };
    for (const pupil of pupils) await sitGiven(school, pupil, course.assignment_id);
    for (let turn = 0; turn < 3; turn += 1) {
      // a sender that is killed leaves messages under way and its lease
      await sendOutgoing(school.deps);
      await school.db.update(outgoing).set({ state: "sending" }).where(eq(outgoing.state, "waiting"));
      await school.db.update(outgoingTargets).set({ lease: "gone", leasedUntil: school.now + 30_000 });
      await sendFor(minute);
      await noteResults(school.db, { assignmentId: course.assignment_id }, school.now);
    }
    await sendFor(20 * minute);
    at.platform.misbehaves = {};
    await sendFor(120 * minute);
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(["delivered"]));
    for (const row of await rows()) {
      const taken = at.platform.scores.filter(({ userId }) => userId === row.subject);
      const times = taken.map(({ timestamp }) => timestamp);
      expect([row.subject, times]).toEqual([row.subject, [...new Set(times)].toSorted()]);
      const { lineItem: _, ...newest } = taken.at(-1) ?? { lineItem: "" };
      const { timestamp: _of, ...content } = row.payload?.message ?? { timestamp: "" };
      expect(newest).toEqual({ ...content, timestamp: times.at(-1) });
      // what did not change keeps its time, so that nothing is taken twice
      expect(taken.length).toBe(1);
    }
  });
});
