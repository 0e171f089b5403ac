import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Item } from "../../src/contract/item/item";
import type { MapReport } from "../../src/contract/report/report";
import { normOf, ritOf } from "../../src/psychometrics/scales/rit";
import { draftOfShipped } from "../../src/server/shipped/shipped-test";
import { mapFixedTests } from "../../src/server/shipped/shipped-tests";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { PublishingFault } from "../../src/server/use-cases/publishing/publishing-fault";
import { minute, morning, newKey, openSchool, type School } from "../support/sittings";

const drafts = await Promise.all(mapFixedTests.map((test) => draftOfShipped(test)));
const items = new Map(drafts.flatMap((draft) => draft.items.map((item) => [item.item_id, item] as const)));
const itemOf = (id: string): Item => {
  const item = items.get(id);
  if (item === undefined) throw new Error(`no item ${id}`);
  return item;
};
const setOf = ({ body }: Item): string | null => body.stimulus?.stimulus_id ?? null;

describe.each(drafts.map((draft) => [draft.menuId, draft] as const))(
  "the forms of %s",
  (_, { definition, items: own }) => {
    const { forms = [], start_levels: grades } = definition;

    it("are two for each grade, without a common item, and contain all published items", () => {
      for (const grade of grades) {
        const [one, other, ...more] = forms.filter(({ level }) => level === grade);
        expect(more).toEqual([]);
        expect([one, other].map((form) => new Set(form?.items).size)).toEqual([43, 43]);
        expect(one?.items.filter((id) => other?.items.includes(id))).toEqual([]);
      }
      const used = new Set(forms.flatMap((form) => form.items));
      expect(own.map(({ item_id }) => item_id).filter((id) => !used.has(id))).toEqual([]);
    });

    it("balance areas, use a model once, and keep two or more items of a text together", () => {
      for (const { items: ids } of forms) {
        const form = ids.map(itemOf);
        const areas = [...new Set(form.map(({ area }) => area))];
        const counts = areas.map((area) => form.filter((item) => item.area === area).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        const models = form.flatMap(({ source }) => (source.kind === "model" ? source.name : []));
        expect(new Set(models).size).toBe(models.length);
        const runs: string[] = [];
        for (const item of form) {
          const set = setOf(item);
          if (set !== null && runs.at(-1) !== set) runs.push(set);
        }
        expect(new Set(runs).size).toBe(runs.length);
        for (const set of runs) expect(form.filter((item) => setOf(item) === set).length).toBeGreaterThanOrEqual(2);
      }
    });

    it("suit their grade: much of their items are within 20 RIT of its norm", () => {
      const norm = (grade: number) => {
        const { subject } = definition;
        if (subject !== "math" && subject !== "reading" && subject !== "language") throw new Error(subject);
        return normOf(subject, grade, "winter").mean;
      };
      for (const { level = 0, items: ids } of forms) {
        const near = ids.filter((id) => Math.abs(ritOf(itemOf(id).irt?.b ?? 0) - norm(level)) <= 20);
        expect(near.length).toBeGreaterThanOrEqual(20);
      }
    });
  },
);

describe("a sitting of a fixed form", () => {
  let school: School;
  const menu_id = "map-math-fixed";

  beforeAll(async () => {
    school = await openSchool();
    for (const draft of drafts) await publishTest(school.db, draft, morning);
  });

  const begin = async (token: string, start_level?: number): Promise<Attempt> =>
    (await school.call("startExam", { menu_id, ...(start_level === undefined ? {} : { start_level }) }, token)).body
      .data;

  const idsOf = ({ exercise_list }: Attempt): string[] =>
    exercise_list.flatMap((entry) => entry.exercise_item.map(({ exercise_id }) => exercise_id));

  /** The right answer by the key; a number is entered as text. */
  const rightAnswer = (id: string) => {
    const { key } = itemOf(id);
    return key.type === "numeric_entry" ? { type: key.type, text: String(key.value) } : key;
  };

  async function sit(token: string, start_level: number, answered: (place: number) => boolean): Promise<MapReport> {
    const attempt = await begin(token, start_level);
    const { attempt_id, lease } = attempt;
    for (const [place, exercise_id] of idsOf(attempt).entries()) {
      if (!answered(place)) continue;
      school.now += minute;
      const base = { attempt_id, lease, exercise_id, revision: 1, idempotency_key: newKey(), elapsed_ms: 50_000 };
      const { code } = (await school.call("answerExercise", { ...base, answer: rightAnswer(exercise_id) }, token)).body;
      expect(code).toBe(200);
    }
    await school.call("advanceExam", { attempt_id, lease, stage: "main" }, token);
    const report = (await school.call("answerRecord", { attempt_id }, token)).body.data;
    if (report.kind !== "map") throw new Error("not a MAP report");
    return report;
  }

  it("uses a form of the starting grade, and the other one the next time", async () => {
    const token = await school.signIn("ann");
    const first = await begin(token, 5);
    const forms = drafts[0]?.definition.forms?.filter(({ level }) => level === 5).map((form) => form.items) ?? [];
    expect(forms).toContainEqual(idsOf(first));
    await school.call("advanceExam", { attempt_id: first.attempt_id, lease: first.lease, stage: "main" }, token);
    const second = await begin(token, 5);
    expect(forms).toContainEqual(idsOf(second));
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
  });

  it("gives a RIT score with areas and no ability trace; blanks count as wrong", async () => {
    const ben = await school.signIn("ben");
    const all = await sit(ben, 5, () => true);
    expect(all.estimate).not.toBeNull();
    expect(all.trace).toEqual([]);
    expect(all.areas.map(({ items: count }) => count).toSorted((one, other) => one - other)).toEqual([10, 11, 11, 11]);
    expect(all.engagement).toEqual({ rapid: 0, answered: 43, without_rapid: null });

    const most = await sit(ben, 5, (place) => place < 33);
    expect(most.validity).toEqual({ verdict: "valid", reasons: [] });
    expect(most.engagement.answered).toBe(33);
    expect(most.estimate?.rit).toBeLessThan((all.estimate?.rit ?? 0) - 10);
    const record = (await school.call("answerRecord", {}, ben)).body.data;
    const scores = "list" in record ? record.list.map(({ score }) => score?.value) : [];
    expect(new Set(scores)).toEqual(new Set([all.estimate?.rit, most.estimate?.rit]));
  });

  it("gives no score where most items are blank", async () => {
    const report = await sit(await school.signIn("ben"), 5, (place) => place < 20);
    expect([report.estimate, report.validity]).toEqual([null, { verdict: "invalid", reasons: ["tooFewAnswers"] }]);
  });

  it("is published only for a subject that has norms", async () => {
    const [draft] = drafts;
    if (draft === undefined) throw new Error("no draft");
    const other = { ...draft, menuId: "no-norm", definition: { ...draft.definition, subject: "music" } };
    await expect(publishTest(school.db, { ...other, sourceDigest: null }, morning)).rejects.toThrow(
      new PublishingFault(
        "The test no-norm cannot be published: the family MAP has norms for math, reading, language, science, and " +
          'not for "music".',
      ),
    );
  });
});
