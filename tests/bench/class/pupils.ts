import { users } from "../../../src/server/db/accounts-schema";
import { classMembers } from "../../../src/server/db/classes-schema";
import type { Database } from "../../../src/server/db/open";

/** A new account that joins a class. */
interface Pupil {
  readonly userId: string;
  readonly nickname: string;
}

/** Makes accounts of students, named as their ids are, and members of a class (`<userId>-member`) for them. */
export async function addPupils(db: Database, classId: string, pupils: readonly Pupil[]): Promise<void> {
  const now = Date.now();
  await db.insert(users).values(
    pupils.map(({ userId, nickname }) => ({
      userId,
      username: userId,
      passwordHash: "",
      nickname,
      role: ["student"],
      permission: [],
      createdAt: now,
    })),
  );
  await db.insert(classMembers).values(
    pupils.map(({ userId, nickname }) => ({
      memberId: `${userId}-member`,
      classId,
      userId,
      name: nickname,
      other: {},
      joinedAt: now,
    })),
  );
}
