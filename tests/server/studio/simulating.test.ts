import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import type { DraftTest } from "../../../src/contract/studio/draft-test";
import { adaptiveDraftOf, blueprintOf, draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
});

const question = async (stem: string, more = {}): Promise<string> =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf(stem, more) }, author)).body.data.item_id;
const save = async (definition: DraftTest, from?: { test_id: string; version: number }) => {
  const { test_id, version } = (
    await school.call("saveTest", { idempotency_key: newKey(), definition, ...from }, author)
  ).body.data;
  return { test_id, version };
};
const simulate = async (saved: { test_id: string; version: number }) =>
  (await school.call("simulateTest", saved, author)).body;
const detail = async (test_id: string) => (await school.call("studioTest", { test_id }, author)).body.data;

describe("simulating a draft test", () => {
  it("gives no forecast for questions that are not calibrated, and lets the test be published", async () => {
    const one = await question("1 + 1?");
    const saved = await save(draftTestOf([one]));
    expect((await simulate(saved)).data).toEqual({
      phase: "ready",
      forecast: { kind: "none", version: 1, reason: "notCalibrated", items: [one] },
    });
    expect((await detail(saved.test_id)).phase).toBe("ready");
    expect((await school.call("publishDraftTest", saved, author)).body.code).toBe(200);
  });

  it("gives a blueprint of calibrated questions its scores, the same for the same version", async () => {
    const saved = await save(blueprintOf([{ count: 10, filter: { from: "bank", skill: "number-skill" } }]));
    const { data } = await simulate(saved);
    const { forecast } = data;
    expect(forecast).toMatchObject({ kind: "scores", version: 1, simulees: 1000, questions: 10 });
    expect(forecast.kind === "scores" && forecast.distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(
      1,
      9,
    );
    expect((await simulate(saved)).data).toEqual(data);
    expect([(await detail(saved.test_id)).forecast, (await detail(saved.test_id)).simulated]).toEqual([forecast, null]);
  });

  it("belongs to one version: a change leaves no forecast, and an adaptive test needs a new one", async () => {
    const saved = await save(adaptiveDraftOf({ length: { least: 2, most: 4 } }));
    await simulate(saved);
    const changed = await save(adaptiveDraftOf({ length: { least: 2, most: 5 } }), saved);
    const { phase, forecast } = await detail(saved.test_id);
    expect([phase, forecast]).toEqual(["drafting", null]);
    expect((await school.call("publishDraftTest", changed, author)).body.code).toBe(100908);
    expect((await simulate(saved)).code).toBe(100906);
  });

  it("is refused with what the check finds, which is stored", async () => {
    const saved = await save(draftTestOf([await question("without key", { key: null })]));
    expect((await simulate(saved)).code).toBe(100908);
    const { phase, findings, forecast } = await detail(saved.test_id);
    expect([phase, findings.map(({ code }) => code), forecast]).toEqual(["drafting", ["keyMissing"], null]);
  });

  it("gives no figures for a draft that was changed meanwhile", async () => {
    const saved = await save(adaptiveDraftOf());
    const running = simulate(saved);
    await save(adaptiveDraftOf({ exposure: 0.5 }), saved);
    const { code } = await running;
    expect([100906, 100907]).toContain(code);
    expect((await detail(saved.test_id)).forecast).toBeNull();
  });

  it("gives no forecast for questions on scales that cannot be compared", async () => {
    const saved = await save(
      adaptiveDraftOf({ pool: [{ from: "bank", subject: "math" }, { from: "own" }], length: { least: 1, most: 2 } }),
    );
    const { data } = await simulate(saved);
    const codes = (data as unknown as { findings: { code: string }[] }).findings.map(({ code }) => code);
    expect(codes).toContain("scalesDiffer");
  });

  it("is ended by whoever leaves, with its progress forgotten, and begins anew when asked for", async () => {
    const address = await school.app.listen({ port: 0, host: "127.0.0.1" });
    const saved = await save(adaptiveDraftOf({ length: { least: 20, most: 40 }, stop_se: 0.1 }));
    const leaving = new AbortController();
    const asked = fetch(`${address}/${addresses.simulateTest.path.replace(/^\//, "")}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${author}` },
      body: JSON.stringify(saved),
      signal: leaving.signal,
    });
    const outcome = asked.then(
      () => "answered",
      () => "left",
    );
    await expect
      .poll(async () => (await detail(saved.test_id)).simulated, { interval: 10, timeout: 20_000 })
      .not.toBeNull();
    leaving.abort();
    expect(await outcome).toBe("left");
    await expect.poll(async () => (await detail(saved.test_id)).simulated, { timeout: 20_000 }).toBeNull();
    expect((await detail(saved.test_id)).forecast).toBeNull();
    expect((await simulate(saved)).data.phase).toBe("ready");
    expect((await detail(saved.test_id)).forecast).not.toBeNull();
  });

  it("takes no blueprint of more than 1,000 questions", async () => {
    const lines = Array.from({ length: 6 }, () => ({ count: 200, filter: { from: "bank" as const } }));
    const reply = await school.call("saveTest", { idempotency_key: newKey(), definition: blueprintOf(lines) }, author);
    expect(reply.body.code).not.toBe(200);
  });
});
