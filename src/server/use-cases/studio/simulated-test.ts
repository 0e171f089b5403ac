import type { Irt } from "../../../contract/item/item";
import { scaleOf } from "../../../items/authoring/question-pool";
import type { Prior } from "../../../psychometrics/model";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { testItemOf } from "../../attempts/test-item";
import type { Queries } from "../../db/open";
import type { Caller } from "../caller";
import { definitionOf } from "./edition-definition";
import { itemsById } from "./edition-items";
import type { PlannedTest } from "./plan-test";
import { calibrationsOf } from "./pool-members";

/** A test as simulated students sit it, or why they cannot. */
export type SimulatedTest =
  | { readonly test: TestVersion; readonly population: Prior }
  | { readonly test: null; readonly reason: "notCalibrated" | "scalesDiffer"; readonly items: readonly string[] };

const mostNamed = 50;

/** The questions of a planned test as its edition would serve them, without parameters where there are none. */
async function servedItems(queries: Queries, caller: Caller, plan: PlannedTest): Promise<TestItem[]> {
  const { drafts, members, sections, definition } = plan;
  const learned: ReadonlyMap<string, Irt> =
    definition.kind === "fixed" && drafts.size > 0 ? await calibrationsOf(queries, caller) : new Map();
  const shared = [...members.values()].flatMap(({ id, from }) => (from === "bank" ? id : []));
  const bank = await itemsById(queries, shared);
  return sections.flatMap(({ stage, items }) =>
    items.flatMap((itemId): TestItem | readonly [] => {
      const item = bank.get(itemId);
      if (item !== undefined) return testItemOf(item, stage);
      const draft = drafts.get(itemId);
      if (draft === undefined) return [];
      const { subject, skill, body, expected_ms: expectedMs, points } = draft;
      const irt = members.get(itemId)?.irt ?? learned.get(itemId) ?? null;
      return {
        itemId,
        stage,
        subject,
        skill,
        area: "general",
        body,
        irt,
        expectedMs,
        points,
        model: null,
        setOrder: null,
      };
    }),
  );
}

/**
 * The abilities of the students who sit a test: those that its author expects. Where nothing is said, they are spread
 * as the difficulties of its questions; the scale of a school's own questions is that of the students who answered
 * them, with mean 0 and SD 1.
 */
const populationOf = ({ definition }: PlannedTest, isOwnScale: boolean, items: readonly TestItem[]): Prior => {
  if (definition.kind === "adaptive" && definition.start !== null) return definition.start;
  if (definition.kind !== "adaptive" && isOwnScale) return { mean: 0, sd: 1 };
  const difficulties = items.flatMap(({ irt }) => irt?.b ?? []);
  const count = Math.max(1, difficulties.length);
  const mean = difficulties.reduce((sum, b) => sum + b, 0) / count;
  const variance = difficulties.reduce((sum, b) => sum + (b - mean) ** 2, 0) / count;
  return { mean, sd: Math.max(1, Math.sqrt(variance)) };
};

/** The test that simulated students sit if a planned test is published now. */
export async function simulatedTest(queries: Queries, caller: Caller, plan: PlannedTest): Promise<SimulatedTest> {
  const items = await servedItems(queries, caller, plan);
  const unknown = items.filter(({ irt }) => irt === null).map(({ itemId }) => itemId);
  if (unknown.length > 0) return { test: null, reason: "notCalibrated", items: unknown.slice(0, mostNamed) };
  const scales = new Set(
    items.map(({ itemId }) => {
      const member = plan.members.get(itemId);
      return member === undefined ? "own" : scaleOf(member);
    }),
  );
  if (scales.size > 1) return { test: null, reason: "scalesDiffer", items: [] };
  return {
    test: {
      menuId: "simulated",
      version: 1,
      family: "custom",
      definition: definitionOf(plan),
      items: new Map(items.map((item) => [item.itemId, item])),
    },
    population: populationOf(plan, scales.has("own"), items),
  };
}
