import type { FastifyRequest } from "fastify";
import { foldForms, foldName } from "../../contract/validators/folding";
import type { Config } from "../config";
import { isLocal } from "../loopback";
import { CallRefusal } from "../refusal";
import { demoAccounts } from "../seed";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Refuses passwords that everybody can read in the program, but on the server's own machine, or where asked for. */
export function refuseDemoElsewhere(
  { demoElsewhere }: Pick<Config, "demoElsewhere">,
  given: Credentials,
  request: FastifyRequest,
): void {
  if (demoElsewhere || isLocal(request)) return;
  const isDemo = demoAccounts.some(
    ({ username, password }) =>
      foldName(username) === foldName(given.username) && foldForms(password) === foldForms(given.password),
  );
  if (isDemo) throw new CallRefusal("demoElsewhere");
}
