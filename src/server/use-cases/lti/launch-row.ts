import { and, eq, gt, isNull } from "drizzle-orm";
import { launchMachine, type LaunchEvent } from "../../../../machines/integrations/launch.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { launchPhaseSchema, type LaunchPhase } from "../../../contract/integrations/launch-phases";
import type { LaunchRefusalName } from "../../../contract/integrations/launch-refusals";
import { ltiLaunches, ltiRegistrations } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";

export type LaunchRow = typeof ltiLaunches.$inferSelect;

/** Whether a browser with these secrets is the one that the platform sent. */
export const isBrowserOf = ({ browserHash }: Pick<LaunchRow, "browserHash">, secrets: readonly string[]): boolean =>
  secrets.some((one) => secretHashOf(one) === browserHash);

/** The columns of a launch after an event, as the chart `launch` says; null: it is not taken. */
export function launchAfter(
  { phase, need, refusal }: Pick<LaunchRow, "phase" | "need" | "refusal">,
  event: LaunchEvent,
): Pick<LaunchRow, "phase" | "need" | "refusal"> | null {
  const after = phaseAfter(launchMachine, { value: phase, context: { need, refusal } }, [event]);
  if (after === null) return null;
  const { need: needed, refusal: reason } = after.context;
  return { phase: launchPhaseSchema.parse(after.value), need: needed, refusal: reason as LaunchRefusalName | null };
}

/** Stores an event of a launch; false: it has moved on meanwhile, or does not take the event. */
export async function moveLaunch(
  queries: Queries,
  row: LaunchRow,
  event: LaunchEvent,
  changes: Partial<LaunchRow> = {},
): Promise<LaunchRow | null> {
  const columns = launchAfter(row, event);
  if (columns === null) return null;
  const [moved] = await queries
    .update(ltiLaunches)
    .set({ ...changes, ...columns })
    .where(and(eq(ltiLaunches.stateHash, row.stateHash), eq(ltiLaunches.phase, row.phase)))
    .returning();
  return moved ?? null;
}

/** A launch with what the platform says, by the key of the pages that settle it, locked. */
export interface SettlingLaunch extends LaunchRow {
  readonly details: NonNullable<LaunchRow["details"]>;
}

/** Throws `launchUnknown` where there is none any more, or its platform is switched off. */
export async function launchByKey(
  queries: Queries,
  { key, now, isLocking = false }: { readonly key: string; readonly now: number; readonly isLocking?: boolean },
): Promise<SettlingLaunch> {
  const asked = queries
    .select({ row: ltiLaunches })
    .from(ltiLaunches)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, ltiLaunches.registrationId))
    .where(
      and(eq(ltiLaunches.keyHash, secretHashOf(key)), gt(ltiLaunches.expiresAt, now), isNull(ltiRegistrations.offAt)),
    );
  const [found] = await (isLocking ? asked.for("update", { of: ltiLaunches }) : asked);
  const row = found?.row;
  if (row === undefined || row.details === null) throw new CallRefusal("launchUnknown");
  return { ...row, details: row.details };
}

/** Throws `launchElsewhere` unless a launch is in this phase. */
export function refuseElsewhere(row: LaunchRow, phase: LaunchPhase): void {
  if (row.phase !== phase) throw new CallRefusal("launchElsewhere");
}
