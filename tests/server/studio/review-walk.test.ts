import { beforeAll, describe, expect, it } from "vitest";
import { reviewMachine, type ReviewEvent } from "../../../machines/studio/review.machine";
import { reviewStateSchema, type ReviewState } from "../../../src/contract/studio/review-states";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { draftOf } from "../../support/drafts";
import { declaredIn } from "../../support/paths";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

const calls = ["ask", "withdraw", "approve", "return", "revise"] as const;
type CallName = (typeof calls)[number];

/** The newest revision. */
interface Place {
  readonly revision: number;
  readonly state: ReviewState;
  readonly version: number;
}

/** By hand: the event of a call, and the states in which the server takes it. */
const events: Readonly<Record<Exclude<CallName, "revise">, readonly [ReviewEvent, readonly ReviewState[]]>> = {
  ask: [{ type: "review.asked" }, ["drafting", "returned"]],
  withdraw: [{ type: "review.withdrawn" }, ["submitted"]],
  approve: [{ type: "revision.approved" }, ["submitted"]],
  return: [{ type: "revision.returned" }, ["submitted"]],
};

const after = (call: CallName, place: Place, taken: Set<string>): Place => {
  if (call === "revise") return { revision: place.revision + 1, state: "drafting", version: 1 };
  const { state, version } = place;
  const [event, states] = events[call];
  if (!states.includes(state)) return place;
  const { value } = followChart(reviewMachine, { value: state, context: {} }, { events: [event], taken });
  return { ...place, state: reviewStateSchema.parse(value), version: version + 1 };
};

describe("the review of revisions", () => {
  let school: School;
  let author: string;
  let reviewer: string;
  beforeAll(async () => {
    school = await openSchool();
    author = await newcomer(school, { role: ["author"] });
    reviewer = await newcomer(school, { role: ["reviewer"] });
  });

  it("takes every transition of its chart by calls, and stays with its revision", async (context) => {
    const made = await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf("1 + 1?") }, author);
    const { item_id } = made.body.data;
    await school.call("readyItem", { item_id, version: 1 }, author);
    const revise = async ({ revision }: Place) => {
      const draft = draftOf(`${revision} + 2?`);
      await school.call("saveItem", { idempotency_key: newKey(), item_id, version: revision, draft }, author);
      return await school.call("readyItem", { item_id, version: revision + 1 }, author);
    };
    const step = async (call: CallName, place: Place) => {
      const named = { item_id, revision: place.revision, review_version: place.version };
      if (call === "revise") return await revise(place);
      if (call === "ask") return await school.call("askReview", named, author);
      if (call === "withdraw") return await school.call("withdrawReview", named, author);
      return call === "approve"
        ? await school.call("decideReview", { ...named, decision: "approved" }, reviewer)
        : await school.call("decideReview", { ...named, decision: "returned", note: "Too long." }, reviewer);
    };
    const places = new Map<number, Place>();
    const { taken, paths } = await walkByCalls<Place, CallName>({
      first: { revision: 1, state: "drafting", version: 1 },
      calls,
      after,
      keyOf: ({ state }) => state,
      perform: async (call, { name, before, now }) => {
        const { code } = (await step(call, before)).body;
        expect([name, code === 200]).toEqual([name, now !== before]);
        places.set(before.revision, before).set(now.revision, now);
        const { revisions } = (await school.call("studioItem", { item_id }, author)).body.data;
        const shown = revisions.map(({ revision, review, review_version }) => ({
          revision,
          state: review,
          version: review_version,
        }));
        expect([name, shown.toSorted((one, other) => one.revision - other.revision)]).toEqual([
          name,
          [...places.values()],
        ]);
      },
    });
    expectEveryTransition(context, "review, by calls", {
      declared: declaredIn(reviewMachine).map(({ name }) => name),
      taken,
      paths,
    });
  });
});
