import type { RoleName } from "../../src/contract/account/role-names";
import { users } from "../../src/server/db/accounts-schema";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase } from "../../src/server/db/open";
import { newId, newSecret } from "../../src/server/support/identifiers";
import { openSession } from "../../src/server/use-cases/sign-in";
import type { Site } from "./site";

const tell = (sentence: string | Error): void => console.error(sentence);

/**
 * Makes signed-in people, students of grades 2–8 unless another role is given, and returns their tokens. Their names
 * are `bench-<place>`; the only password for these accounts is the one with the given hash.
 */
export async function enrol(
  { dataDir }: Pick<Site, "dataDir">,
  count: number,
  { passwordHash = "", role = "student" }: { readonly passwordHash?: string; readonly role?: RoleName } = {},
): Promise<string[]> {
  const cluster = await joinCluster(dataDir, tell);
  const { db, close } = openDatabase(cluster.url, tell, { size: 4 });
  try {
    const students = Array.from({ length: count }, (_, place) => ({
      userId: newId(),
      username: `bench-${place}`,
      passwordHash,
      nickname: `Student ${place}`,
      role: [role],
      permission: [],
      grade: 2 + (place % 7),
      createdAt: Date.now(),
    }));
    await db.insert(users).values(students);
    return await Promise.all(
      students.map(({ userId }) => openSession({ db, clock: Date.now, secret: newSecret }, userId)),
    );
  } finally {
    await close();
    await cluster.stop();
  }
}
