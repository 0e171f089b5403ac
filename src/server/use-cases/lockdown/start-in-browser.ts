import type { AttemptRow } from "../../attempts/attempt";
import { lockdowns } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { keyProblem } from "../../seb/expected-keys";
import { CallRefusal } from "../../support/refusal";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import type { RequestProof } from "./check-seb";
import { isLockdownOf, lockdownAfter, lockLockdown, personIdOf, writeLockdown } from "./lockdown-row";
import { checkAddress, launchAddress } from "./seb-addresses";
import { expectedKeys, policyRowOf } from "./seb-policy";

type Site = Pick<Dependencies, "siteAddress">;
type PolicyRow = NonNullable<Awaited<ReturnType<typeof policyRowOf>>>;

const refusal = (site: Site, { assignmentId, kind }: PolicyRow): CallRefusal =>
  new CallRefusal("browserRequired", {
    assignment_id: assignmentId,
    check_address: checkAddress(site, assignmentId),
    launch_address: kind === "examKeys" ? null : launchAddress(site, assignmentId),
  });

/** Throws `browserRequired` if the headers of a request show other keys; without headers nothing is said. */
function refuseOtherKeys(site: Site, row: PolicyRow, header: RequestProof | null): void {
  if (header === null) return;
  const problem = keyProblem(expectedKeys(site, row), header.address, header);
  // one switch turns on both headers; what is absent is not wrong
  if (problem !== null && problem !== "missing") throw refusal(site, row);
}

/**
 * Lets a sitting of an assignment begin in the browser that it asks for. `noted` writes the sitting down once it has
 * begun. Throws `browserRequired` unless this session has passed the check since the last sitting, or a teacher has
 * waived it.
 */
export async function startInBrowser(
  tx: Queries,
  site: Site,
  caller: Principal,
  assignmentId: string,
  header: RequestProof | null,
): Promise<{ readonly noted: (attemptId: string) => Promise<void> }> {
  const row = await policyRowOf(tx, assignmentId);
  if (row === undefined) return { noted: () => Promise.resolve() };
  const lockdown = await lockLockdown(tx, { assignmentId, personId: personIdOf(caller) });
  const phase = lockdownAfter(lockdown, { type: "sitting.begun" });
  if (phase === null) throw refusal(site, row);
  if (phase === "sitting") {
    if (lockdown.tokenHash !== caller.tokenHash) throw refusal(site, row);
    refuseOtherKeys(site, row, header);
  }
  return { noted: async (attemptId) => void (await writeLockdown(tx, { ...lockdown, phase, attemptId })) };
}

/**
 * Lets a sitting under way be resumed. Throws `browserRequired` for another session than the one that has last passed
 * the check; it can pass it as well, in mid-exam too.
 */
export async function resumeInBrowser(
  tx: Queries,
  site: Site,
  caller: Principal,
  { assignmentId, attemptId }: Pick<AttemptRow, "assignmentId" | "attemptId">,
  header: RequestProof | null,
): Promise<void> {
  if (assignmentId === null) return;
  const [lockdown] = await tx
    .select()
    .from(lockdowns)
    .where(isLockdownOf({ assignmentId, personId: personIdOf(caller) }));
  // begun before the assignment asked for a browser
  if (lockdown?.attemptId !== attemptId || lockdown.phase === "waived") return;
  const row = await policyRowOf(tx, assignmentId);
  if (row === undefined) return;
  if (lockdown.tokenHash !== caller.tokenHash) throw refusal(site, row);
  refuseOtherKeys(site, row, header);
}
