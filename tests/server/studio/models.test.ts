import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { items } from "../../../src/server/db/schema";
import { itemRevisions } from "../../../src/server/db/studio-schema";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
});

const models = async () => (await school.call("itemModels", {}, author)).body.data.models;
const draw = async (more = {}) =>
  (await school.call("drawModel", { model: "story-compare", level: "160", seed: "class 3", ...more }, author)).body;

describe("models of questions", () => {
  it("are listed with their levels and a sample in both languages", async () => {
    const all = await models();
    const one = all.find(({ model }) => model === "story-compare");
    expect(one).toMatchObject({ subject: "math", levels: expect.arrayContaining([expect.anything()]) });
    expect(all.every(({ sample, title }) => sample.en !== "" && sample.zh !== "" && title.en !== "")).toBe(true);
    expect(all.some(({ model }) => model === "sat-evaluate-a-claim")).toBe(false);
  });

  it("draw the same questions for the same seed, five at once, and go on from there", async () => {
    const [level] = (await models()).find(({ model }) => model === "story-compare")?.levels ?? [];
    const first = await draw({ level: level?.level });
    expect(first.data.draws.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect((await draw({ level: level?.level })).data).toEqual(first.data);
    const next = await draw({ level: level?.level, from: 4, count: 2 });
    expect(next.data.draws).toEqual(first.data.draws.slice(3));
    expect((await draw({ level: level?.level, seed: "class 4" })).data).not.toEqual(first.data);
  });

  it("refuse a model or level that is not there", async () => {
    expect([(await draw({ model: "nothing" })).code, (await draw({ level: "999" })).code]).toEqual([100910, 100910]);
    expect((await draw({ model: "sat-evaluate-a-claim", level: "easy" })).code).toBe(100910);
  });

  it("give drafts of the chosen draws, once, whose revisions are the questions that were shown", async () => {
    const [level] = (await models()).find(({ model }) => model === "story-compare")?.levels ?? [];
    const wanted = { model: "story-compare", level: level?.level ?? "", seed: "add" };
    const shown = (await school.call("drawModel", wanted, author)).body.data.draws;
    const input = { ...wanted, idempotency_key: newKey(), draws: [2, 5] };
    const { item_ids } = (await school.call("addDraws", input, author)).body.data;
    expect((await school.call("addDraws", input, author)).body.data).toEqual({ item_ids });
    expect(item_ids).toHaveLength(2);
    for (const [place, item_id] of item_ids.entries()) {
      const { draft, missing } = (await school.call("studioItem", { item_id }, author)).body.data;
      const drawn = shown[[1, 4][place] ?? 0];
      expect([draft.body, draft.key, missing]).toEqual([drawn?.body, drawn?.key, []]);
      await school.call("readyItem", { item_id, version: 1 }, author);
      const [row] = await school.db
        .select({ body: items.body, key: items.key })
        .from(itemRevisions)
        .innerJoin(items, eq(items.itemId, itemRevisions.itemId))
        .where(eq(itemRevisions.draftId, item_id));
      expect(row).toEqual({ body: drawn?.body, key: drawn?.key });
    }
  });
});
