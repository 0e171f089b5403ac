import { and, count, eq } from "drizzle-orm";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { metItems } from "../../attempts/met-items";
import { ownerOf } from "../../attempts/owner";
import { counts, sectionsIn } from "../../attempts/sections";
import type { Queries } from "../../db/open";
import { answers, attemptItems } from "../../db/schema";
import type { SectionForm } from "../../db/shapes";
import type { Opening } from "../delivery-rules";
import { leastMet, unroutedForms, routedForms, evenlySpread } from "./forms";

interface Way {
  readonly forms: readonly SectionForm[];
  /** The facts that led to these forms, for the log. */
  readonly reasons: Readonly<Record<string, unknown>>;
}

async function servedIn(tx: Queries, { attemptId }: AttemptRow, stage: string): Promise<string[]> {
  const rows = await tx
    .select({ itemId: attemptItems.itemId })
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.stage, stage)));
  return rows.map(({ itemId }) => itemId);
}

async function rightIn(tx: Queries, { attemptId }: AttemptRow, stage: string): Promise<number> {
  const [row] = await tx
    .select({ right: count() })
    .from(attemptItems)
    .innerJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.stage, stage), eq(answers.mark, "right")));
  return row?.right ?? 0;
}

/** The possible forms of a section; for a routed section, those of the panel and the route taken. */
async function wayOf(tx: Queries, { definition }: TestVersion, attempt: AttemptRow, stage: string): Promise<Way> {
  const routing = definition.routing?.[stage];
  if (routing === undefined) return { forms: unroutedForms(definition, stage, attempt.prior?.level), reasons: {} };
  const right = await rightIn(tx, attempt, routing.from);
  const [served] = await servedIn(tx, attempt, routing.from);
  return { forms: routedForms(definition, stage, { right, served }), reasons: { right, of: routing.from } };
}

/**
 * The items that a section of a staged test serves when it opens: of its possible forms, the one that this student has
 * met least.
 */
export async function openSection(
  tx: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  stage: string,
): Promise<Opening> {
  const section = sectionsIn(test.definition, attempt).find((one) => one.stage === stage);
  if (section === undefined || !counts(section)) return { items: [], reasons: {} };
  const { forms, reasons } = await wayOf(tx, test, attempt, stage);
  const met = forms.length > 1 ? await metItems(tx, ownerOf(attempt), test.menuId) : [];
  const chosen = leastMet(forms, met, attempt);
  if (chosen === null) throw new Error(`section ${stage} of test ${test.menuId} has no form to serve`);
  const { form, route } = chosen;
  return {
    items: evenlySpread(chosen.items, section.items).map((itemId) => ({ itemId, stage })),
    reasons: { ...reasons, opened: stage, form, ...(route === undefined ? {} : { route }) },
  };
}
