import { nameOfOwner, type Owner } from "../attempts/owner";
import type { Queries } from "../db/open";
import { inTransaction } from "../db/transaction";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";

/**
 * A transaction in the owner's turn. If `work` returns a refusal, its writes are committed and the refusal is then
 * thrown (as for a late answer, which is logged and refused).
 */
export async function perUserTransaction<Result>(
  { db, inTurn }: Dependencies,
  owner: Owner,
  work: (tx: Queries) => Promise<Result | CallRefusal>,
): Promise<Result> {
  const outcome = await inTurn(nameOfOwner(owner), () => inTransaction(db, work));
  if (outcome instanceof CallRefusal) throw outcome;
  return outcome;
}
