import type { z } from "zod";
import type {
  linkLaunchInput,
  LaunchStep,
  PendingLaunch,
  pendingLaunchInput,
} from "../../../contract/integrations/launches";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { nextPlaceOfCaller } from "./enter-launch";
import { isBrowserOf, launchByKey, moveLaunch, refuseElsewhere } from "./launch-row";
import { linkPerson } from "./persons";
import { findRegistration, noteRegistrationUse } from "./registration-row";

/** What a launch waits for. Throws `launchUnknown`, `launchElsewhere`. */
export async function pendingLaunch(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { key }: z.output<typeof pendingLaunchInput>,
): Promise<PendingLaunch> {
  const { phase, details, registrationId } = await launchByKey(db, { key, now: clock() });
  if (phase !== "linking" && phase !== "choosing") throw new CallRefusal("launchElsewhere");
  const { name: platform } = await findRegistration(db, registrationId);
  const { name, title, choice } = details;
  const gives = choice === null ? "nothing" : choice.takesLineItem ? "columns" : "links";
  return { phase, platform, name, title, several: choice?.several ?? false, gives };
}

interface Where {
  /** The secrets that the browser of the caller has. */
  readonly browserSecrets: readonly string[];
  readonly address: string;
}

/**
 * Links the person of a launch to the caller's account, in the browser that the platform sent: an address with the key
 * of a launch must not link a stranger to the account of whoever opens it. Throws `launchUnknown`, `launchElsewhere`,
 * `personTaken`.
 */
export const linkLaunch = (
  deps: Dependencies,
  caller: Caller,
  { key, browserSecrets, address }: z.output<typeof linkLaunchInput> & Where,
): Promise<LaunchStep> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const launch = await launchByKey(tx, { key, now, isLocking: true });
    if (!isBrowserOf(launch, browserSecrets)) throw new CallRefusal("launchUnknown");
    const { details, registrationId, userId } = launch;
    if (launch.phase !== "linking" && userId === caller.userId) return { to: nextPlaceOfCaller(launch, key) };
    refuseElsewhere(launch, "linking");
    const { name, issuer } = await findRegistration(tx, registrationId);
    const { subject } = details;
    if (subject === null || !(await linkPerson(tx, { issuer, subject }, caller.userId, now)))
      throw new CallRefusal("personTaken");
    const moved = await moveLaunch(tx, launch, { type: "person.linked" }, { userId: caller.userId });
    if (moved === null) throw new CallRefusal("launchElsewhere");
    await noteRegistrationUse(tx, registrationId, now);
    await writeAudit(
      { db: tx, clock: deps.clock },
      { kind: "launchLinked", account: caller.username, address, facts: { platform: name } },
    );
    return { to: nextPlaceOfCaller({ ...launch, phase: moved.phase }, key) };
  });
