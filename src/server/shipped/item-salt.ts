import type { Dependencies } from "../use-cases/dependencies";
import { installationSecret, twoSecrets } from "../use-cases/installation-secret";

/**
 * The secret salt from which this installation's items are generated, so that no other installation has the same keys.
 * `proposed`: the salt of an installation that has none.
 */
export const itemSalt = (deps: Pick<Dependencies, "db" | "secret">, proposed?: string): Promise<string> =>
  installationSecret(deps, "items", () => proposed ?? twoSecrets(deps));
