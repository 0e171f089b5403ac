import { eq } from "drizzle-orm";
import type { Database } from "../../db/open";
import { siteSecrets } from "../../db/upload-schema";

/** A secret of this site by its name, made when it is asked for first; every server of the site gets the same. */
export async function siteSecret(db: Database, name: string, secret: () => string): Promise<string> {
  const read = async () => (await db.select().from(siteSecrets).where(eq(siteSecrets.name, name)))[0]?.secret;
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(siteSecrets)
    .values({ name, secret: `${secret()}${secret()}` })
    .onConflictDoNothing();
  const made = await read();
  if (made === undefined) throw new Error(`the secret ${name} could not be kept`);
  return made;
}
