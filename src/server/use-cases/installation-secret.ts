import { eq } from "drizzle-orm";
import { installationSecrets } from "../db/security-schema";
import type { Dependencies } from "./dependencies";

type Needed = Pick<Dependencies, "db" | "secret">;

/** A secret of usual length, for an installation. */
export const twoSecrets = ({ secret }: Pick<Needed, "secret">): string => `${secret()}${secret()}`;

/** A named secret of this installation, made once, by `make` if given; the same for all its servers. */
export async function installationSecret(
  deps: Needed,
  name: string,
  make: (deps: Needed) => string = twoSecrets,
): Promise<string> {
  const { db } = deps;
  const find = () => db.select().from(installationSecrets).where(eq(installationSecrets.name, name));
  const [known] = await find();
  if (known !== undefined) return known.secret;
  await db
    .insert(installationSecrets)
    .values({ name, secret: make(deps) })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error("the secret of the installation was removed while it was made");
  return made.secret;
}
