import type { LightMyRequestResponse } from "fastify";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outgoing } from "../../../src/server/db/integrations-schema";
import { sendOutgoing } from "../../../src/server/use-cases/outgoing/send-outgoing";
import { pythonOfLti, type Python } from "../../support/counterparts/python";
import { openClass, sitGiven } from "../../support/given-classes";
import { keyOf, openPlatform, pathOf, siteBase, type OpenPlatform } from "../../support/launches";
import { newKey, openSchool, type School } from "../../support/sittings";

let python: Python | null = null;
beforeAll(async () => {
  python = await pythonOfLti();
}, 600_000);

let school: School;
let at: OpenPlatform;
beforeEach(async () => {
  school = await openSchool();
  // the programs in Python go by the clock of this machine
  school.now = Date.now();
  at = await openPlatform(school);
});

const agsClaim = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
const nrpsClaim = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
const hour = 3_600_000;
const formType = { "content-type": "application/x-www-form-urlencoded" };

/** The forms of a page: where one goes, and its fields. */
function formIn(html: string): { readonly action: string; readonly fields: Record<string, string> } {
  const plain = (text: string): string =>
    text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  const fields = [...html.matchAll(/<input[^>]* name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    plain(name),
    plain(value),
  ]);
  const [, action = ""] = /action="([^"]*)"/.exec(html) ?? [];
  return { action: plain(action), fields: Object.fromEntries(fields) as Record<string, string> };
}

interface OpenEdxInfo {
  readonly issuer: string;
  readonly client_id: string;
  readonly deployment_id: string;
  readonly oidc_callback: string;
  readonly token_url: string;
  readonly keyset_url: string;
}

interface OpenEdxState {
  readonly items: readonly Record<string, unknown>[];
  readonly scores: readonly Record<string, unknown>[];
  readonly grades: readonly Record<string, unknown>[];
  readonly answers: readonly string[];
}

/** Open edX as a platform that this site is set up at, and a browser between the two. */
async function openEdx(through: Python) {
  await school.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = school.app.server.address() as AddressInfo;
  const info = (await through.serve("open_edx.py", `http://127.0.0.1:${port}/lti/jwks.json`, siteBase)) as OpenEdxInfo;
  const registered = await at.register({
    name: "Open edX",
    issuer: info.issuer,
    client_id: info.client_id,
    deployment_ids: [info.deployment_id],
    auth_url: info.oidc_callback,
    token_url: info.token_url,
    jwks_url: info.keyset_url,
  });
  const ask = async (path: string): Promise<unknown> => (await fetch(`${info.issuer}${path}`)).json();
  return {
    registrationId: registered.data.registration_id,
    state: async () => (await ask("/test/state")) as OpenEdxState,
    /** A whole launch of a person; `more` is `deep=1` or `item=ID`. */
    launch: async (user: string, role: string, more = "") => {
      const { url } = (await ask(`/test/start?user=${user}&role=${role}&${more}`)) as { url: string };
      const { search, pathname } = new URL(url);
      const login = await school.app.inject({ method: "GET", url: `${pathname}${search}` });
      const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
      const { action, fields } = formIn(await (await fetch(String(login.headers.location))).text());
      expect(action).toBe(`${siteBase}/lti/launch`);
      return { cookie, reply: await at.post(fields, cookie, { origin: info.issuer }) };
    },
  };
}

const follow = (to: string): Promise<LightMyRequestResponse> => school.app.inject({ method: "GET", url: to });

describe("PyLTI1p3, another tool,", () => {
  it("takes the platform of these tests for one: scores, results and members", async () => {
    if (python === null) return;
    const { platform } = at;
    platform.members = ["mia", "ben", "cleo"].map((user_id) => ({ user_id, status: "Active", roles: ["Learner"] }));
    const services = { ags: platform.claims("")[agsClaim], nrps: platform.claims("")[nrpsClaim] };
    const told = await python.run("pylti.py", JSON.stringify({ ...platform.registration(), ...services }));
    expect(told).toEqual({
      results: [{ id: "1", userId: "mia", resultScore: 8, resultMaximum: 10 }],
      members: ["mia", "ben", "cleo"],
    });
    expect(
      platform.scores.map(({ userId, scoreGiven, gradingProgress }) => [userId, scoreGiven, gradingProgress]),
    ).toEqual([["mia", 8, "FullyGraded"]]);
  });
});

describe("Open edX", () => {
  it("launches, is given tests, takes scores once and lists its members", async () => {
    if (python === null) return;
    const edx = await openEdx(python);
    expect((await school.call("tryLti", { registration_id: edx.registrationId }, at.manager.token)).body.data).toEqual({
      keys: null,
      token: null,
    });

    const ofClass = await openClass(school);
    const times = { opens_at: school.now - 1, closes_at: school.now + hour };
    const given = [await ofClass.given(times), await ofClass.given(times)];
    const chooser = await edx.launch("lin", "staff", "deep=1");
    expect([chooser.reply.statusCode, pathOf(chooser.reply)]).toEqual([303, "/launch/person"]);
    await at.link(chooser.reply, chooser.cookie, ofClass.teacher.token);
    const key = keyOf(chooser.reply);
    const tests = given.map((assignment_id, place) => ({ assignment_id, label: `Unit ${place}`, score_maximum: 10 }));
    const chosen = await school.call("chooseForLaunch", { key, tests }, ofClass.teacher.token);
    const answer = formIn((await follow(chosen.body.data.to)).body);
    const taken = await fetch(answer.action, {
      method: "POST",
      headers: formType,
      body: new URLSearchParams(answer.fields).toString(),
    });
    expect([taken.status, taken.status === 200 ? "" : await taken.text()]).toEqual([200, ""]);
    const { items } = await edx.state();
    expect(items.map(({ type, title, url, lineItem }) => ({ type, title, url, lineItem }))).toEqual(
      tests.map(({ label, assignment_id }) => ({
        type: "ltiResourceLink",
        title: label,
        url: `${siteBase}/lti/launch`,
        lineItem: { label, scoreMaximum: 10, resourceId: assignment_id },
      })),
    );

    const first = await edx.launch("mia", "student", `item=${String(items[0]?.["id"])}`);
    const mia = await ofClass.pupil("Mia Wang");
    const entered = await follow((await at.link(first.reply, first.cookie, mia.token)).data.to);
    expect(entered.headers.location).toContain(given[0]);
    await sitGiven(school, mia, given[0] ?? "");
    await sendOutgoing(school.deps);
    const stateOf = async () =>
      (await school.db.select().from(outgoing)).map(({ state, tries, fault }) => [state, tries, fault]);
    expect(await stateOf()).toEqual([["delivered", 0, null]]);
    const { scores, grades } = await edx.state();
    const [{ payload } = { payload: null }] = await school.db.select().from(outgoing);
    const { scoreGiven = 0, scoreMaximum = 0, comment = null } = payload?.message ?? {};
    expect(scores).toEqual([
      {
        user_id: "mia",
        score_given: scoreGiven,
        score_maximum: scoreMaximum,
        activity_progress: "Completed",
        grading_progress: "FullyGraded",
        comment,
      },
    ]);
    expect(grades).toEqual([{ user: "mia", score: scoreGiven / scoreMaximum, maximum: 10, comment }]);

    // the reply was lost: the same message goes out again, is refused by 400 and read back
    if (payload === null) throw new Error("nothing was sent");
    await school.db.update(outgoing).set({ state: "sending", payload: { ...payload, isDelivered: false } });
    await sendOutgoing(school.deps);
    expect(await stateOf()).toEqual([["delivered", 0, null]]);
    const after = await edx.state();
    expect(after.answers).toEqual(["POST scores 201", "POST scores 400", "GET results 200"]);
    expect(after.grades.length).toBe(1);

    const { teacher } = ofClass;
    const roster = await school.call("ltiRoster", { assignment_id: given[0] ?? "" }, teacher.token);
    expect(roster.body.data.rows.map(({ kind, name, external_id }) => [kind, name, external_id])).toEqual([
      ["changed", "Mia Wang", "mia"],
      ["new", "Ben Wu", "ben"],
    ]);
    const apply = { idempotency_key: newKey(), class_id: ofClass.class_id, digest: roster.body.data.digest };
    expect((await school.call("rosterApply", apply, teacher.token)).body.data).toMatchObject({ joined: 1 });
  });
});
