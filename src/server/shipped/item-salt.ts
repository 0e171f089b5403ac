import type { Dependencies } from "../use-cases/dependencies";
import { installationSecret } from "../use-cases/installation-secret";

/**
 * The secret salt from which this installation's items are generated, so that no other installation has the same keys.
 */
export const itemSalt = (deps: Pick<Dependencies, "db" | "secret">): Promise<string> =>
  installationSecret(deps, "items");
