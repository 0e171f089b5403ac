import { beforeAll, expect } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { DraftItem } from "../../src/contract/studio/draft-item";
import { newcomer } from "../server/rights/world";
import { draftOf, draftTestOf } from "./drafts";
import { handIn } from "./invitations";
import { newKey, openSchool, type School } from "./sittings";

/** The guide of the first essay. */
export const guide = { en: "<p>Erosion on the outer bank, <math><mi>v</mi></math> higher there.</p>" };

/** A draft of a question that a person marks. */
export const essay = (stem: string, more: Partial<DraftItem>): DraftItem => {
  const draft = draftOf(stem, { key: null, skill: "essays", ...more });
  const interaction = { type: "extended_text", max_length: 20_000, format: "plain" } as const;
  return { ...draft, body: { ...draft.body, interaction } };
};

const shownIds = ({ exercise_list }: Attempt): string[] =>
  exercise_list.flatMap(({ exercise_item }) => exercise_item.map(({ exercise_id }) => exercise_id));

/** A school with a published test of a choice of 2 points and two essays of 10 and 5 points. */
export class EssaySchool {
  school!: School;
  author = "";
  menuId = "";
  /** The items of the sitting that began last. */
  ids: readonly string[] = [];

  constructor() {
    beforeAll(async () => {
      this.school = await openSchool();
      this.author = await newcomer(this.school, { role: ["teacher"] });
      this.menuId = await this.published([
        draftOf("1 + 1?", { points: 2 }),
        essay("Why do rivers bend?", { points: 10, key: { type: "extended_text", guide } }),
        essay("What is a delta?", { points: 5 }),
      ]);
    });
  }

  /** Publishes a test of these drafts and returns its menu id. */
  async published(drafts: readonly DraftItem[], more: object = {}): Promise<string> {
    const { school, author } = this;
    const items: string[] = [];
    for (const draft of drafts)
      items.push((await school.call("saveItem", { idempotency_key: newKey(), draft }, author)).body.data.item_id);
    const definition = draftTestOf(items, more);
    const test = (await school.call("saveTest", { idempotency_key: newKey(), definition }, author)).body.data;
    const { body } = await school.call("publishDraftTest", { test_id: test.test_id, version: test.version }, author);
    expect(body.code).toBe(200);
    return body.data.menu_id;
  }

  async begin(token: string, menu_id = this.menuId): Promise<Attempt> {
    const { body } = await this.school.call("startExam", { menu_id }, token);
    expect(body.code).toBe(200);
    this.ids = shownIds(body.data);
    return body.data;
  }

  answer = async (token: string, { attempt_id, lease }: Attempt, exercise_id: string, answer: object, revision = 1) =>
    (
      await this.school.call(
        "answerExercise",
        { attempt_id, lease, exercise_id, revision, idempotency_key: newKey(), answer },
        token,
      )
    ).body;

  give = (token: string, attempt: Attempt, exercise_id = "", text = "", revision = 1) =>
    this.answer(token, attempt, exercise_id, { type: "extended_text", text }, revision);

  async reportOf(token: string, attempt_id: string) {
    const { data } = (await this.school.call("answerRecord", { attempt_id }, token)).body;
    if (data.kind !== "fixed") throw new Error("not a report in percent");
    return data;
  }

  async rowOf(token: string) {
    const { data } = (await this.school.call("answerRecord", {}, token)).body;
    if (data.kind !== "list") throw new Error("not a list");
    return data.list[0];
  }

  /** A finished sitting: the choice right, both texts written unless they are given otherwise. */
  async sat(token: string, first = "They dig outside.", second = "A fan of mud.") {
    const attempt = await this.begin(token);
    await this.answer(token, attempt, this.ids[0] ?? "", { type: "single_choice", option_id: "b" });
    if (first !== "") await this.give(token, attempt, this.ids[1], first);
    if (second !== "") await this.give(token, attempt, this.ids[2], second);
    this.school.now += 60_000;
    await handIn(this.school, token, attempt);
    return attempt;
  }
}
