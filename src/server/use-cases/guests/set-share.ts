import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { groupedCode } from "../../../contract/account/invitation-code";
import { invitationLimits } from "../../../contract/account/invitation-limits";
import type { setShareInput, setShareOutput } from "../../../contract/account/visitors";
import { lockAttempt } from "../../attempts/attempt";
import { invitations } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { secretHashOf } from "../../support/identifiers";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { perUserTransaction } from "../per-user-transaction";
import { attemptLimitOf } from "../sitting/attempt-limit";
import { isOpenTo, publishedOutline } from "../sitting/published";
import { settleSitting } from "../sitting/settle";
import { endGuestSittings } from "./guest-sittings";
import { codeOf, tokenOf, type InvitationRow } from "./invitation";
import { invitedTest, myInvitation, shareOf } from "./shares";
import { mayInvite } from "./still-allowed";

type Input = z.output<typeof setShareInput>;
type Made = Exclude<Input, { readonly share_id: string }>;
type Output = z.input<typeof setShareOutput>;

/** The subject of an invitation: a test to which the caller may invite, or the caller's finished attempt. */
async function subjectOf(
  tx: Queries,
  deps: Dependencies,
  caller: Caller,
  input: Made,
): Promise<Pick<InvitationRow, "menuId" | "attemptId">> {
  if ("menu_id" in input) {
    const test = await publishedOutline(tx, deps, input.menu_id);
    if (!isOpenTo(caller, test) || !mayInvite(caller, attemptLimitOf(test))) throw new CallRefusal("invitingRefused");
    return { menuId: test.menuId, attemptId: null };
  }
  const attempt = await settleSitting(tx, deps, await lockAttempt(tx, caller, input.attempt_id), deps.clock());
  if (attempt.kind === "preview") throw new CallRefusal("invitingRefused");
  if (attempt.status !== "finished") throw new CallRefusal("notReleased");
  return { menuId: attempt.menuId, attemptId: attempt.attemptId };
}

/**
 * The code and link of an invitation, derived so that a repetition of the request gets them again: `told` is returned,
 * `kept` is stored and contains only hashes.
 */
function secretsOf(seed: string, key: string) {
  const [code, vtk] = [codeOf(seed, key), tokenOf(seed, key, "link")];
  return {
    told: { code: groupedCode(code), vtk },
    kept: {
      seed,
      codeHash: secretHashOf(code),
      linkHash: secretHashOf(vtk),
      codeEnd: groupedCode(code).slice(-4),
      secretsKeyHash: secretHashOf(key),
    },
  };
}

async function madeBefore(tx: Queries, { userId }: Caller, key: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.invitedBy, userId), eq(invitations.startKeyHash, secretHashOf(key))));
  return row ?? null;
}

async function make(tx: Queries, deps: Dependencies, caller: Caller, input: Made, now: number): Promise<InvitationRow> {
  const { idempotency_key: key } = input;
  const known = await madeBefore(tx, caller, key);
  if (known !== null) return known;
  const validFrom = input.valid_from ?? now;
  const { valid_until: validUntil } = input;
  if (validUntil <= Math.max(validFrom, now) || validUntil > now + invitationLimits.periodMs)
    throw new CallRefusal("invalidRequest");
  const subject = await subjectOf(tx, deps, caller, input);
  const row: InvitationRow = {
    invitationId: deps.ids(),
    invitedBy: caller.userId,
    ...subject,
    name: input.name,
    validFrom,
    validUntil,
    uses: input.uses,
    used: 0,
    seesResult: subject.attemptId !== null || input.sees_result,
    strict: input.strict,
    ofRoom: false,
    ...secretsOf(deps.secret(), key).kept,
    startKeyHash: secretHashOf(key),
    createdAt: now,
    revokedAt: null,
  };
  const made = await tx.insert(invitations).values(row).onConflictDoNothing().returning();
  return made[0] ?? (await madeBefore(tx, caller, key)) ?? row;
}

async function change(
  tx: Queries,
  deps: Dependencies,
  row: InvitationRow,
  { change: wanted, idempotency_key: key }: Exclude<Input, Made>,
  now: number,
): Promise<InvitationRow> {
  if (row.revokedAt !== null) {
    if (wanted === "revoke") return row;
    throw new CallRefusal("invitationRevoked");
  }
  if (wanted === "renew" && row.secretsKeyHash === secretHashOf(key)) return row;
  const changes = wanted === "revoke" ? { revokedAt: now } : secretsOf(deps.secret(), key).kept;
  await tx.update(invitations).set(changes).where(eq(invitations.invitationId, row.invitationId));
  if (wanted === "revoke") await endGuestSittings(tx, deps, row.invitationId, now);
  return { ...row, ...changes };
}

/**
 * Makes an invitation, revokes one immediately and ends the sittings of its guests, or replaces its code and link. A
 * repetition of the request gets the same response.
 */
export const setShare = (deps: Dependencies, caller: Caller, input: Input): Promise<Output> =>
  perUserTransaction(deps, caller, async (tx) => {
    const now = deps.clock();
    const row =
      "share_id" in input
        ? await change(tx, deps, await myInvitation(tx, caller, input.share_id), input, now)
        : await make(tx, deps, caller, input, now);
    const isTold = row.revokedAt === null && row.secretsKeyHash === secretHashOf(input.idempotency_key);
    const share = shareOf(row, await invitedTest(tx, deps, row), now);
    return { share, secrets: isTold ? secretsOf(row.seed, input.idempotency_key).told : null };
  });
