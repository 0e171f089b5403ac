import { createRandom } from "../../../psychometrics/random";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { counts, sectionsIn } from "../../attempts/sections";
import { testItemOf } from "../../attempts/test-item";
import type { MarkedAnswer } from "../../delivery/delivery-rules";
import { byTheModel, type Answering } from "../../delivery/simulated-answers";
import { leastMet, unroutedForms, routedForms, evenlySpread } from "../../delivery/staged/forms";
import type { ServedOutcome } from "../../families/served-outcomes";
import type { TestDraft } from "../../use-cases/publishing/draft";
import { placeItems } from "../../use-cases/publishing/place-items";

/** A test as it would be published, without a database. */
export function versionOf(draft: Pick<TestDraft, "menuId" | "family" | "definition" | "items">): TestVersion {
  const { menuId, family, definition, items } = draft;
  const known = new Map(items.map((item) => [item.item_id, item]));
  const placed = placeItems(draft).flatMap(({ itemId, stage }): TestItem[] => {
    const item = known.get(itemId);
    return item === undefined ? [] : [testItemOf(item, stage)];
  });
  return { menuId, version: 1, family, definition, items: new Map(placed.map((item) => [item.itemId, item])) };
}

export interface StagedSitting {
  readonly answers: readonly MarkedAnswer[];
  readonly outcomes: readonly ServedOutcome[];
  /** The route of each routed section, by its stage. */
  readonly ways: Readonly<Record<string, string>>;
}

export interface StagedStudent {
  readonly mode: string;
  /** The level to start at, where the test has forms by level. */
  readonly level?: number;
  readonly seed: string;
  readonly answer: Answering;
}

/** Sits a staged test with the forms and routes of the delivery. */
export function sitStaged(test: TestVersion, { mode, level, seed, answer }: StagedStudent): StagedSitting {
  const { definition } = test;
  const sections = sectionsIn(definition, { mode, accommodation: null }).filter(counts);
  const total = sections.reduce((sum, { items }) => sum + items, 0);
  const answers: MarkedAnswer[] = [];
  const outcomes: ServedOutcome[] = [];
  const ways: Record<string, string> = {};
  const inStage = new Map<string, ServedOutcome[]>();
  for (const { stage, items } of sections) {
    const routing = definition.routing?.[stage];
    const before = inStage.get(routing?.from ?? "") ?? [];
    const way = { right: before.filter(({ credit }) => credit === 1).length, served: before[0]?.item.itemId };
    const forms = routing === undefined ? unroutedForms(definition, stage, level) : routedForms(definition, stage, way);
    const form = leastMet(forms, [], { seed });
    if (form === null) throw new Error(`section ${stage} has no form to serve`);
    if (form.route !== undefined) ways[stage] = form.route;
    const served: ServedOutcome[] = [];
    for (const id of evenlySpread(form.items, items)) {
      const item = test.items.get(id);
      if (item === undefined) throw new Error(`form ${form.form} has no item ${id}`);
      const given = answer(item, answers.length / total);
      answers.push(given);
      served.push({ item, credit: given.credit });
    }
    inStage.set(stage, served);
    outcomes.push(...served);
  }
  return { answers, outcomes, ways };
}

/** A simulated student who sits a staged test and answers by the model. */
export interface StagedMember extends Pick<StagedStudent, "mode" | "level"> {
  /** The student's ability for an item, in logits. */
  readonly thetaOf: (item: TestItem) => number;
}

/** One sitting for each student; the same seed gives the same sittings. */
export const sitAll = <Student extends StagedMember>(
  test: TestVersion,
  students: readonly Student[],
  seed: string,
): readonly (StagedSitting & { readonly student: Student })[] => {
  const random = createRandom(`${seed}:sittings`);
  return students.map((student) => {
    const own = String(random());
    const sitting = sitStaged(test, { ...student, seed: own, answer: byTheModel(student.thetaOf, random) });
    return { student, ...sitting };
  });
};

/** The places of a score's items among all items that may be served for it. */
export function itemPlaces(test: TestVersion, isOwn: (item: TestItem) => boolean): ReadonlyMap<string, number> {
  const stages = new Set(test.definition.sections.filter(counts).map(({ stage }) => stage));
  const own = [...test.items.values()].filter((item) => stages.has(item.stage) && isOwn(item));
  return new Map(own.map(({ itemId }, place) => [itemId, place]));
}

/** Whether each section that counts served its number of items in this mode, and no item twice. */
export const hasItsLength = (
  { definition }: TestVersion,
  mode: string,
  outcomes: readonly Pick<ServedOutcome, "item">[],
): boolean =>
  new Set(outcomes.map(({ item }) => item.itemId)).size === outcomes.length &&
  sectionsIn(definition, { mode, accommodation: null })
    .filter(counts)
    .every(({ stage, items }) => outcomes.filter(({ item }) => item.stage === stage).length === items);
