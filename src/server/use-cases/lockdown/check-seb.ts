import type { z } from "zod";
import type { checkSebInput, checkSebOutput } from "../../../contract/integrations/lockdown";
import type { CheckProblem } from "../../../contract/integrations/lockdown-kinds";
import { inTransaction } from "../../db/transaction";
import { keyProblem, type ExpectedKeys, type ShownHashes } from "../../seb/expected-keys";
import { CallRefusal } from "../../support/refusal";
import { isGuest, type Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { isOfAssignment, lockPlace } from "./lockdown-place";
import { lockdownAfter, personIdOf, writeLockdown, type LockdownRow } from "./lockdown-row";
import { noteLoss } from "./note-loss";
import { checkAddress, launchAddress } from "./seb-addresses";
import { expectedKeys, policyRowOf } from "./seb-policy";

type Input = z.output<typeof checkSebInput>;

/** What the headers of a request show, with the address of the request as this site is known. */
export interface RequestProof extends ShownHashes {
  readonly address: string;
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

function problemOf(keys: ExpectedKeys, page: string, input: Input, header: RequestProof | null): CheckProblem | null {
  const { config_key: configKeyHash, browser_exam_key: examKeyHash, url } = input;
  if (configKeyHash === "" && examKeyHash === "")
    return header === null ? "missing" : keyProblem(keys, header.address, header);
  return withoutFragment(url) === page ? keyProblem(keys, page, { configKeyHash, examKeyHash }) : "otherAddress";
}

/**
 * Judges the browser by what it shows at the check page, in a script or in the headers of this request, and binds the
 * outcome to the session. A check that fails in mid-exam locks the sitting. Throws `assignmentUnknown` where the
 * assignment asks for no browser or is not the caller's.
 */
export async function checkSeb(
  deps: Dependencies,
  caller: Principal,
  input: Input,
  header: RequestProof | null,
): Promise<z.input<typeof checkSebOutput>> {
  const { assignment_id: assignmentId } = input;
  const row = await policyRowOf(deps.db, assignmentId);
  const of = { assignmentId, personId: personIdOf(caller) };
  if (row === undefined || !(await isOfAssignment(deps.db, of))) throw new CallRefusal("assignmentUnknown");
  const problem = problemOf(expectedKeys(deps, row), checkAddress(deps, assignmentId), input, header);
  const { tokenHash } = caller;
  const { phase } = await inTransaction(deps.db, async (tx): Promise<LockdownRow> => {
    const now = deps.clock();
    const place = await lockPlace(tx, of);
    const before = place.lockdown;
    if (problem === null) {
      const after = lockdownAfter(before, { type: "check.passed" });
      if (after === null) return writeLockdown(tx, before);
      return writeLockdown(tx, { ...before, phase: after, tokenHash, version: input.version, checkedAt: now });
    }
    // what another session shows says nothing of the one that sits
    return before.tokenHash === tokenHash ? noteLoss(tx, place, now) : writeLockdown(tx, before);
  });
  return {
    passed: problem === null || phase === "waived",
    problem,
    phase,
    next: isGuest(caller) ? "/join" : `/assignment?assignment_id=${assignmentId}`,
    launch_address: row.kind === "examKeys" ? null : launchAddress(deps, assignmentId),
  };
}
