import { and, desc, eq, sql } from "drizzle-orm";
import type { Attempt } from "../../../contract/attempt/attempt";
import { startInput } from "../../../contract/attempt/exam";
import { append, type AttemptRow } from "../../attempts/attempt";
import { leaseOf, type Writer } from "../../attempts/lease";
import { unknownFieldsOf } from "../../attempts/unknown-fields";
import type { Queries } from "../../db/open";
import { attemptLeases } from "../../db/schema";
import { placeholder, statement } from "../../db/statement";
import { secretHashOf } from "../../support/identifiers";
import type { Dependencies } from "../dependencies";
import type { StartInput } from "./begin";
import { attemptView } from "./view";

/** The browser and operating system of a window, as the browser reports them; null: unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const unknownDevice: Device = { browser: null, system: null };

/** The lease that was given to an earlier request of the same start, whose response was lost; null: there is none. */
export async function leaseOfRepeatedStart(
  tx: Queries,
  attempt: AttemptRow,
  { idempotency_key: key, window }: StartInput,
): Promise<(Writer & { readonly lease: string }) | null> {
  if (key === undefined) return null;
  const [row] = await tx
    .select({ epoch: attemptLeases.epoch, turn: attemptLeases.turn, leaseHash: attemptLeases.leaseHash })
    .from(attemptLeases)
    .where(and(eq(attemptLeases.attemptId, attempt.attemptId), eq(attemptLeases.startKey, key)))
    .orderBy(desc(attemptLeases.epoch), desc(attemptLeases.turn))
    .limit(1);
  if (row === undefined) return null;
  const { epoch, turn } = row;
  const lease = leaseOf(attempt, row, key, window);
  return secretHashOf(lease) === row.leaseHash ? { epoch, turn, lease } : null;
}

const leaseStatement = statement<object, keyof typeof attemptLeases.$inferSelect>(
  "give_lease",
  () => sql`
  insert into ${attemptLeases} (attempt_id, epoch, turn, lease_hash, start_key, browser, system)
  values (${placeholder("attemptId")}, ${placeholder("epoch")}, ${placeholder("turn")}, ${placeholder("leaseHash")},
    ${placeholder("startKey")}, ${placeholder("browser")}, ${placeholder("system")})`,
);

/** Gives the lease of a sitting to the window that asked, which becomes its writer. */
export async function giveLease(
  tx: Queries,
  deps: Dependencies,
  attempt: AttemptRow,
  { epoch, turn }: Writer,
  { input, device }: { readonly input: StartInput; readonly device: Device },
  now: number,
): Promise<Attempt> {
  const { idempotency_key: key, take_over: takeOver, window } = input;
  const lease = leaseOf(attempt, { epoch, turn }, key ?? deps.secret(), window);
  const { attemptId } = attempt;
  await leaseStatement(tx, {
    attemptId,
    epoch,
    turn,
    leaseHash: secretHashOf(lease),
    startKey: key ?? null,
    ...device,
  });
  const payload = { epoch, turn, take_over: takeOver === true, ...unknownFieldsOf(startInput, input) };
  const held = await append(
    tx,
    attempt,
    now,
    { kind: "lease", payload, leaseEpoch: epoch },
    { leaseEpoch: epoch, leaseTurn: turn, leaseSeenAt: now },
  );
  const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
  return attemptView(tx, test, held, now, { lease });
}
