import { inTransaction } from "../db/transaction";
import { insertAccount } from "../use-cases/accounts/insert-account";
import { rightsOf } from "../use-cases/accounts/role-grants";
import type { Dependencies } from "../use-cases/dependencies";
import { hashPassword } from "../use-cases/passwords";

/** Makes an account with the role of an administrator; answers its password, which is kept nowhere. */
export async function makeAdmin(
  { db, clock, ids, secret }: Pick<Dependencies, "db" | "clock" | "ids" | "secret">,
  username: string,
): Promise<string> {
  const password = secret();
  const passwordHash = await hashPassword(password);
  const account = { userId: ids(), username, nickname: username, passwordHash, createdAt: clock() };
  await inTransaction(db, (tx) => insertAccount(tx, { ...account, ...rightsOf(["admin"]) }));
  return password;
}
