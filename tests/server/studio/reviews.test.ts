import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../../src/server/db/security-schema";
import { draftOf, draftTestOf } from "../../support/drafts";
import { handIn } from "../../support/invitations";
import { openSchool, type School } from "../../support/sittings";
import { authorOf } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
let reviewer: string;
let admin: string;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher", "reviewer"], nickname: "Lily" }));
  reviewer = await newcomer(school, { role: ["reviewer"], username: "rae" });
  admin = await newcomer(school, { role: ["admin"], admin: true });
});

type Step = { item_id: string; revision: number; review_version: number };
const ask = (step: Step, token = author.token) => school.call("askReview", step, token);
const decide = (step: Step, decision: string, note?: string, token = reviewer) =>
  school.call("decideReview", { ...step, decision, ...(note === undefined ? {} : { note }) }, token);
const waiting = async (token = reviewer) => (await school.call("waitingReviews", {}, token)).body.data;
const at = (step: Step, review_version: number): Step => ({ ...step, review_version });
const submitted = async (stem: string): Promise<Step> => {
  const step = await author.revision(stem);
  await ask(step);
  return at(step, 2);
};

describe("the review of one revision", () => {
  it("shows a reviewer the whole question with its key only once it is submitted, and never one's own", async () => {
    const step = await author.revision("A question to review");
    const mine = async (token: string) => (await waiting(token)).waiting.filter((one) => one.item_id === step.item_id);
    expect(await mine(reviewer)).toEqual([]);
    school.now += 1000;
    expect((await ask(step)).body.data).toEqual({ ...at(step, 2), review: "submitted" });
    expect(await mine(reviewer)).toEqual([
      {
        ...at(step, 2),
        author: "Lily",
        asked_at: school.now,
        subject: "general",
        skill: "sums",
        body: draftOf("A question to review").body,
        key: { type: "single_choice", option_id: "b" },
        points: 1,
        expected_ms: 60_000,
      },
    ]);
    expect([await mine(author.token), (await mine(admin)).length]).toEqual([[], 1]);
  });

  it("is counted at home for an author who reviews, and for nobody else", async () => {
    const both = await newcomer(school, { role: ["teacher", "reviewer"] });
    const plain = await newcomer(school, { role: ["teacher"] });
    const countFor = async (token: string) => (await school.call("authorHome", {}, token)).body.data.reviews;
    const before = await countFor(both);
    await submitted("One more to judge");
    expect([await countFor(both), (await waiting(both)).total, await countFor(plain)]).toEqual([
      before + 1,
      before + 1,
      0,
    ]);
  });

  it("is not shown to a reviewer who sits a test with that question, until the end of the sitting", async () => {
    const step = await submitted("Sat by its reviewer");
    const test = await author.save(draftTestOf([step.item_id]));
    await author.publish(test);
    const both = await newcomer(school, { role: ["student", "reviewer"] });
    const shown = async () => {
      const { waiting: list, total } = await waiting(both);
      return [list.filter((one) => one.item_id === step.item_id).length, total - list.length];
    };
    expect(await shown()).toEqual([1, 0]);
    const sat = (await school.call("startExam", { menu_id: test.test_id }, both)).body.data;
    expect(await shown()).toEqual([0, 0]);
    await handIn(school, both, sat);
    expect(await shown()).toEqual([1, 0]);
  });

  it("is decided by somebody else only", async () => {
    const step = await submitted("Mine to judge?");
    const own = await decide(step, "approved", undefined, author.token);
    expect(own.body.code).toBe(100921);
    expect((await decide(step, "approved")).body.data).toEqual({ ...at(step, 3), review: "approved" });
  });

  it("asks for a note on what to change, shows it to the author, and goes on after another request", async () => {
    const step = await submitted("Which is odd?");
    expect((await decide(step, "returned")).body.code).toBe(400);
    expect((await decide(step, "returned", " ")).body.code).toBe(400);
    const returned = { ...at(step, 3), review: "returned", note: "Two answers are right." };
    expect((await decide(step, "returned", "Two answers are right.")).body.data).toEqual(returned);
    const { revisions } = (await school.call("studioItem", { item_id: step.item_id }, author.token)).body.data;
    expect(revisions.map(({ review, note }) => [review, note])).toEqual([["returned", "Two answers are right."]]);
    await ask(at(step, 3));
    expect((await decide(at(step, 4), "approved")).body.data).toEqual({ ...at(step, 5), review: "approved" });
  });

  it("takes a step that was taken already for done, and names the present state of any other", async () => {
    const step = await author.revision("How often?");
    const first = (await ask(step)).body.data;
    expect((await ask(step)).body.data).toEqual(first);
    const present = { ...at(step, 3), review: "approved" };
    expect((await decide(at(step, 2), "approved")).body.data).toEqual(present);
    expect((await decide(at(step, 2), "approved")).body.data).toEqual(present);
    const late = [
      await decide(at(step, 2), "returned", "Too late"),
      await decide(at(step, 3), "returned", "Approved for good"),
      await decide(at(step, 2), "approved", undefined, admin),
      await ask(at(step, 3)),
      await school.call("withdrawReview", at(step, 2), author.token),
    ];
    expect(late.map(({ body }) => [body.code, body.data])).toEqual(late.map(() => [100922, present]));
  });

  it("is taken back by its author as long as it is not decided", async () => {
    const step = await submitted("Not yet");
    const back = await school.call("withdrawReview", step, author.token);
    expect(back.body.data).toEqual({ ...at(step, 3), review: "drafting" });
    expect((await waiting()).waiting.filter(({ item_id }) => item_id === step.item_id)).toEqual([]);
    expect((await decide(at(step, 3), "approved")).body.code).toBe(100921);
  });

  it("comes to one decision where two are made at once", async () => {
    const step = await submitted("At once");
    const both = await Promise.all([decide(step, "approved"), decide(step, "returned", "No", admin)]);
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([200, 100922]));
    const stands = both.map(({ body }) => [body.data.review, body.data.review_version]);
    expect(stands[0]).toEqual(stands[1]);
  });

  it("hides a deleted draft from reviewers", async () => {
    const step = await submitted("Deleted");
    await school.call("deleteItem", { item_id: step.item_id, version: 1 }, author.token);
    expect((await waiting()).waiting.filter(({ item_id }) => item_id === step.item_id)).toEqual([]);
    expect((await decide(step, "approved")).body.code).toBe(100921);
  });

  it("writes each decision to the audit log once", async () => {
    const step = await submitted("For the log");
    await decide(step, "approved");
    await decide(step, "approved");
    const entries = (await school.db.select().from(auditEntries)).filter(
      ({ facts }) => facts["question"] === step.item_id,
    );
    expect(entries.map(({ kind, account, facts }) => [kind, account, facts])).toEqual([
      ["reviewDecided", "rae", { question: step.item_id, revision: "1", decision: "approved" }],
    ]);
  });
});

describe("a site that asks for reviews", () => {
  const setRule = async (review: "none" | "peer") => {
    const { fields, version } = (await school.call("siteSettings", {}, admin)).body.data;
    return school.call("saveSite", { fields: { ...fields, review }, version }, admin);
  };
  const found = ({ body }: { body: { code: number; data: unknown } }) => [
    body.code,
    (body.data as { findings: { code: string; item_id: string }[] }).findings.map(({ code, item_id }) => [
      code,
      item_id,
    ]),
  ];

  it("publishes only questions that are approved as they stand; an approval is of one revision alone", async () => {
    await setRule("peer");
    const step = await submitted("1 + 1?");
    const item = { item_id: step.item_id, version: 1 };
    const test = await author.save(draftTestOf([step.item_id]));
    expect(found(await author.publish(test))).toEqual([100908, [["reviewMissing", step.item_id]]]);
    await decide(step, "approved");
    expect((await school.call("checkTest", test, author.token)).body.data.findings).toEqual([]);
    await author.change(item, draftOf("1 + 2?"));
    expect(found(await author.publish(test))).toEqual([100908, [["reviewMissing", step.item_id]]]);
    await author.change({ ...item, version: 2 }, draftOf("1 + 1?"));
    expect(found(await author.publish(test))).toEqual([100908, [["reviewMissing", step.item_id]]]);
    const { revision } = (await school.call("readyItem", { ...item, version: 3 }, author.token)).body.data;
    const next = { item_id: step.item_id, revision, review_version: 1 };
    await ask(next);
    await decide(at(next, 2), "approved");
    expect((await author.publish(test)).body.data).toEqual({ menu_id: test.test_id, version: 1 });
    await setRule("none");
  });

  it("keeps its rule when a form that was opened before there were reviews is saved", async () => {
    await setRule("peer");
    const { fields, version } = (await school.call("siteSettings", {}, admin)).body.data;
    const { review: _review, ...older } = fields;
    const saved = (await school.call("saveSite", { fields: { ...older, name: "Hill" }, version }, admin)).body.data;
    expect([saved.fields.name, saved.fields.review]).toEqual(["Hill", "peer"]);
    expect((await school.call("siteConfig", { platform: "pc" })).body.data.review).toBe("peer");
    await setRule("none");
    const test = await author.save(draftTestOf([await author.question("No review here")]));
    expect((await author.publish(test)).body.code).toBe(200);
  });

  it("refuses a rule that it does not know", async () => {
    const { fields, version } = (await school.call("siteSettings", {}, admin)).body.data;
    const saved = await school.call("saveSite", { fields: { ...fields, review: "everyone" }, version }, admin);
    expect(saved.body.code).toBe(400);
  });
});
