import { probability } from "../../../psychometrics/model";
import { createRandom, type Random } from "../../../psychometrics/random";
import { leastMet, ownForms, routedForms, spread } from "../../delivery/staged/forms";
import type { ServedOutcome } from "../../families/served-outcomes";
import type { TestItem, TestVersion } from "../../sitting/catalogue";
import { counts, sectionsIn } from "../../sitting/sections";
import type { TestDraft } from "../../use-cases/publishing/draft";

/** A test as it would be published, without a database. */
export const versionOf = ({ menuId, family, definition, items }: TestDraft): TestVersion => {
  const stages = new Map((definition.forms ?? []).flatMap((form) => form.items.map((id) => [id, form.stage] as const)));
  const placed = items.map((item): TestItem => ({
    itemId: item.item_id,
    stage: stages.get(item.item_id) ?? "",
    subject: item.subject,
    area: item.area,
    skill: item.skill,
    body: item.body,
    irt: item.irt ?? null,
    expectedMs: item.expected_ms,
    points: item.points,
    model: item.source.kind === "model" ? item.source.name : null,
    setOrder: null,
  }));
  return { menuId, version: 1, family, definition, items: new Map(placed.map((item) => [item.itemId, item])) };
};

export interface StagedSitting {
  readonly outcomes: readonly ServedOutcome[];
  /** The way that each routed section took, by its stage. */
  readonly ways: Readonly<Record<string, string>>;
}

export interface StagedStudent {
  readonly mode: string;
  /** The level to start at, where the test has forms by level. */
  readonly level?: number;
  /** Ability in logits that an item meets. */
  readonly thetaOf: (item: TestItem) => number;
}

/** Sits a staged test by the forms and the ways of its delivery, answering all by the model. */
export function sitStaged(test: TestVersion, { mode, level, thetaOf }: StagedStudent, random: Random): StagedSitting {
  const { definition } = test;
  const seed = String(random());
  const outcomes: ServedOutcome[] = [];
  const ways: Record<string, string> = {};
  const inStage = new Map<string, ServedOutcome[]>();
  for (const { stage, items } of sectionsIn(definition, { mode, accommodation: null }).filter(counts)) {
    const routing = definition.routing?.[stage];
    const before = inStage.get(routing?.from ?? "") ?? [];
    const way = { right: before.filter(({ credit }) => credit === 1).length, served: before[0]?.item.itemId };
    const forms = routing === undefined ? ownForms(definition, stage, level) : routedForms(definition, stage, way);
    const form = leastMet(forms, [], { seed });
    if (form === null) throw new Error(`section ${stage} has no form to serve`);
    if (form.route !== undefined) ways[stage] = form.route;
    const served = spread(form.items, items).flatMap((id): ServedOutcome[] => {
      const item = test.items.get(id);
      if (item?.irt == null) return [];
      return [{ item, credit: random() < probability(item.irt, thetaOf(item)) ? 1 : 0 }];
    });
    inStage.set(stage, served);
    outcomes.push(...served);
  }
  return { outcomes, ways };
}

/** One sitting for each student; the same seed gives the same sittings. */
export const sitAll = <Student extends StagedStudent>(
  test: TestVersion,
  students: readonly Student[],
  seed: string,
): readonly (StagedSitting & { readonly student: Student })[] => {
  const random = createRandom(`${seed}:sittings`);
  return students.map((student) => ({ student, ...sitStaged(test, student, random) }));
};
