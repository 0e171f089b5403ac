import { eq } from "drizzle-orm";
import { installationSecrets } from "../db/security-schema";
import type { Dependencies } from "./dependencies";

/** A secret of this installation by its name, made once; all its servers have the same. */
export async function installationSecret(
  { db, secret }: Pick<Dependencies, "db" | "secret">,
  name: string,
): Promise<string> {
  const find = () => db.select().from(installationSecrets).where(eq(installationSecrets.name, name));
  const [known] = await find();
  if (known !== undefined) return known.secret;
  await db
    .insert(installationSecrets)
    .values({ name, secret: `${secret()}${secret()}` })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error("the secret of the installation was removed while it was made");
  return made.secret;
}
