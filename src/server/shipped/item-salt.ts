import type { Dependencies } from "../use-cases/dependencies";
import { installationSecret } from "../use-cases/installation-secret";

/** What the generated items of this installation are drawn with: no other has the same, so no other has its keys. */
export const itemSalt = (deps: Pick<Dependencies, "db" | "secret">): Promise<string> =>
  installationSecret(deps, "items");
