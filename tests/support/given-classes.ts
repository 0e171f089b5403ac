import { eq } from "drizzle-orm";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { users } from "../../src/server/db/accounts-schema";
import { classMembers } from "../../src/server/db/classes-schema";
import { sweepAssignments } from "../../src/server/use-cases/assignments/sweep-assignments";
import { createBackoff } from "../../src/server/use-cases/backoff";
import { openSession } from "../../src/server/use-cases/sign-in";
import { sweep } from "../../src/server/use-cases/sweep";
import { handIn } from "./invitations";
import { minute, morning, newKey, type School } from "./sittings";

let number = 0;

/** A pupil with an account of their own, signed in. */
export interface Pupil {
  readonly userId: string;
  readonly token: string;
  readonly memberId: string;
}

const account = async (school: School, nickname: string, role: string) => {
  const userId = `person-in-class-${(number += 1)}`;
  const person = { userId, username: userId, passwordHash: "", nickname, role: [role], permission: [], grade: 5 };
  await school.db.insert(users).values({ ...person, createdAt: morning });
  return { userId, token: await openSession(school.deps, userId) };
};

/** A teacher with a class, and what they do with it. */
export async function openClass(school: School, teacherName = "Ms Lin") {
  const teacher = await account(school, teacherName, "teacher");
  const made = { idempotency_key: newKey(), name: `Class ${(number += 1)}`, school_year: "2026" };
  const { class_id } = (await school.call("saveClass", made, teacher.token)).body.data;
  const usual = {
    class_id,
    menu_id: "fixed",
    opens_at: morning + 60 * minute,
    closes_at: morning + 120 * minute,
    attempts: 1,
    release: "after_close",
    place: "home",
    accept_findings: true,
  };
  const ofClass = {
    teacher,
    class_id,
    className: made.name,
    usual,
    /** A member who signs in as `userId`; left out: with a new account. */
    pupil: async (name: string, known?: Pick<Pupil, "userId" | "token">): Promise<Pupil> => {
      const { userId, token } = known ?? (await account(school, name, "student"));
      const memberId = await ofClass.member(name, userId);
      return { userId, token, memberId };
    },
    member: async (name: string, userId: string | null = null): Promise<string> => {
      const memberId = `member-${(number += 1)}`;
      const row = { memberId, classId: class_id, userId, name, other: {}, joinedAt: morning };
      await school.db.insert(classMembers).values(row);
      return memberId;
    },
    leaves: async (memberId: string): Promise<void> => {
      const own = eq(classMembers.memberId, memberId);
      await school.db.update(classMembers).set({ leftAt: school.now }).where(own);
    },
    assign: async (more: object = {}) =>
      (await school.call("assign", { ...usual, idempotency_key: newKey(), ...more }, teacher.token)).body,
    /** The id of a new assignment. */
    given: async (more: object = {}): Promise<string> => {
      const { assignment_id } = (await ofClass.assign(more)).data;
      if (assignment_id === null) throw new Error("findings keep it from being given");
      return assignment_id;
    },
    detail: async (assignment_id: string) =>
      (await school.call("studioAssignment", { assignment_id }, teacher.token)).body.data,
    change: async (assignment_id: string, change: object, more: object = {}) => {
      const { version } = (await ofClass.detail(assignment_id)).assignment;
      const input = { idempotency_key: newKey(), assignment_id, version, change, accept_findings: true, ...more };
      return (await school.call("changeAssignment", input, teacher.token)).body;
    },
    accommodate: async (member_id: string, terms: object | null) =>
      (await school.call("setAccommodation", { idempotency_key: newKey(), member_id, terms }, teacher.token)).body,
  };
  return ofClass;
}
export type OpenClass = Awaited<ReturnType<typeof openClass>>;

/** What a student sees of the teachers' assignments. */
export const givenTo = async (school: School, { token }: Pick<Pupil, "token">) =>
  (await school.call("ownAssignments", {}, token)).body.data.assignments;

/** Begins an assignment, or answers why it cannot be begun. */
export const beginGiven = async (
  school: School,
  { token }: Pick<Pupil, "token">,
  assignment_id: string,
  menu_id = "fixed",
) => (await school.call("startExam", { menu_id, assignment_id, idempotency_key: newKey() }, token)).body;

/** Begins an assignment and hands it in without an answer. */
export async function sitGiven(
  school: School,
  pupil: Pick<Pupil, "token">,
  assignment_id: string,
  menu_id = "fixed",
): Promise<Attempt> {
  const { data } = await beginGiven(school, pupil, assignment_id, menu_id);
  await handIn(school, pupil.token, data);
  return data;
}

/** The turn of the periodic work that concerns sittings and assignments. */
export async function sweepOnce(school: School): Promise<void> {
  await sweep(school.deps, { backoff: createBackoff(), failed: () => undefined });
  await sweepAssignments(school.deps);
}
