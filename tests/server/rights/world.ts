import { users } from "../../../src/server/db/accounts-schema";
import { classMembers, classTeachers } from "../../../src/server/db/classes-schema";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { assignmentOf, classOf, sitForAssignment } from "../../support/classes";
import { draftOf, draftTestOf } from "../../support/drafts";
import { enter, handIn, invite } from "../../support/invitations";
import { morning, newKey, type School } from "../../support/sittings";

/**
 * The callers that try each call. `other…` try it on the data of the first one: `otherMember` belongs to the class of
 * `otherTeacher`. `coTeacher` teaches the classes of the teacher too.
 */
export const callers = [
  "nobody",
  "guest",
  "otherGuest",
  "student",
  "otherStudent",
  "otherMember",
  "teacher",
  "coTeacher",
  "otherTeacher",
  "author",
  "reviewer",
  "admin",
] as const;
export type CallerName = (typeof callers)[number];

let people = 0;

/** The token of a new, unused account, signed in. */
export async function newcomer(school: School, more: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const userId = `person-${(people += 1)}`;
  const account = { userId, username: userId, passwordHash: "", nickname: userId, role: ["student"], permission: [] };
  await school.db.insert(users).values({ ...account, grade: 5, createdAt: morning, ...more });
  return openSession(school.deps, userId);
}

async function userIdOf(school: School, token: string): Promise<string> {
  return (await school.call("userInfo", {}, token)).body.data.username;
}

/** A word that stands in the teacher's draft of a question and in that of a test, and nowhere else. */
export const draftMark = "quokka";

/** The first versions of a question and of a test with it. */
async function writeDrafts(school: School, token: string) {
  const explanation = { en: `<p>Because of the ${draftMark}</p>` };
  const draft = draftOf(`How many ${draftMark}s?`, { explanation, tags: [draftMark], skill: draftMark });
  const { item_id } = (await school.call("saveItem", { idempotency_key: newKey(), draft }, token)).body.data;
  const definition = draftTestOf([item_id], { title: { en: `The ${draftMark}` } });
  const { test_id } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, token)).body.data;
  return { item: { item_id, version: 1 }, test: { test_id, version: 1 }, draft, definition };
}

/** A word that stands in the teacher's class, and nowhere else. */
export const classMark = "wallaby";

async function makeClass(school: School, token: string) {
  const named = { name: `The ${classMark}s`, school_year: "2026" };
  const { class_id, version } = (await school.call("saveClass", { idempotency_key: newKey(), ...named }, token)).body
    .data;
  const member_id = `member-of-${class_id}`;
  const pupil = { userId: `user-of-${class_id}`, username: `pupil-of-${class_id}`, passwordHash: "", nickname: "Pip" };
  await school.db.insert(users).values({ ...pupil, role: ["student"], permission: [], createdAt: morning });
  const member = { memberId: member_id, classId: class_id, userId: `user-of-${class_id}`, name: "Pip", other: {} };
  await school.db.insert(classMembers).values({ ...member, joinedAt: morning });
  const terms = { opens_at: morning, closes_at: morning + 7_200_000, attempts: 1, release: "manual", place: "room" };
  const given = { idempotency_key: newKey(), class_id, menu_id: "adaptive", ...terms, accept_findings: true };
  const { assignment_id } = (await school.call("assign", given, token)).body.data;
  const opening = { assignment_id, idempotency_key: newKey() };
  const { room_id } = (await school.call("openRoom", opening, token)).body.data;
  return { taught: { class_id, version, ...named }, member_id, given, assignment_id, room_id };
}

/** What the teacher has given to a class with the student, who has handed it in. */
async function giveAssignment(school: School, student: string, teachers: readonly string[], attemptId: string) {
  const members = [{ name: "Li Hua", userId: await userIdOf(school, student) }];
  const { class_id, member_ids } = await classOf(school, { teachers, members });
  const assignment = await assignmentOf(school, class_id, { phase: "settled", releasePhase: "released" });
  await sitForAssignment(school, attemptId, assignment);
  return { assignment, ids: [class_id, ...member_ids, assignment.assignment_id, attemptId] };
}

/** The class of another teacher with another member, and what is given to it. */
async function makeOtherClass(school: School, teacher: string, member: string) {
  const members = [{ name: "Wang Mei", userId: await userIdOf(school, member) }];
  const { class_id } = await classOf(school, { teachers: [await userIdOf(school, teacher)], members });
  return { class_id, ...(await assignmentOf(school, class_id, { phase: "settled" })) };
}

/** A correction that the teacher has previewed, of an assignment to the class that nobody has sat. */
async function previewCorrection(school: School, token: string, { class_id }: { readonly class_id: string }) {
  const { assignment_id } = await assignmentOf(school, class_id, { phase: "settled" });
  const proposal = { assignment_id, item_id: "f1", rule: "fullCredit", reason: `For ${classMark}s`, never_lower: true };
  const preview = await school.call("regradePreview", { ...proposal, idempotency_key: newKey() }, token);
  const { regrade_id, digest } = preview.body.data;
  return { proposal, regrade_id, digest };
}

/**
 * A student with a sitting under way, a finished attempt, and an invitation that two guests used; and the other
 * callers, who have no data but for the teacher's drafts of a question and of a test, and the classes of two teachers.
 * `tokens` are those of all callers; an unknown caller has none.
 */
export async function makeWorld(school: School) {
  const student = await newcomer(school);
  const sit = async (menu_id: string, token: string) => (await school.call("startExam", { menu_id }, token)).body.data;
  const finished = await sit("fixed", student);
  const { attempt_id, lease } = finished;
  const wrong = { exercise_id: "f3", answer: { type: "text_entry", text: "?" }, revision: 1 };
  await school.call("answerExercise", { attempt_id, lease, ...wrong, idempotency_key: newKey() }, student);
  await handIn(school, student, finished);
  const attempt = await sit("lenient", student);
  const invitation = await invite(school, student, { uses: 1_000 });
  const come = async (idempotency_key: string) =>
    (await enter(school, invitation.code, { idempotency_key })).data.token;
  const [guest, otherGuest] = [await come("key-guest-1"), await come("key-guest-2")];
  const teacher = await newcomer(school, { role: ["teacher"] });
  const classes = await makeClass(school, teacher);
  const { class_id: classId } = classes.taught;
  const coTeacher = await newcomer(school, { role: ["teacher"] });
  const coTeacherId = await userIdOf(school, coTeacher);
  await school.db.insert(classTeachers).values({ classId, userId: coTeacherId, role: "teacher", since: morning });
  const teachers = [await userIdOf(school, teacher), coTeacherId];
  const { assignment, ids } = await giveAssignment(school, student, teachers, attempt_id);
  const regrade = await previewCorrection(school, teacher, classes.taught);
  const otherTeacher = await newcomer(school, { role: ["teacher"] });
  const otherMember = await newcomer(school);
  return {
    assignment,
    drafts: await writeDrafts(school, teacher),
    classes,
    room_id: classes.room_id,
    regrade,
    /** Of all rows of the teacher's classes. */
    taughtIds: [
      ...ids,
      classId,
      classes.member_id,
      regrade.regrade_id,
      regrade.proposal.assignment_id,
      classes.room_id,
    ],
    otherClass: await makeOtherClass(school, otherTeacher, otherMember),
    share: invitation.share,
    code: invitation.code,
    visits: { attempt: await sit("fixed", guest) },
    student: { attempt },
    tokens: {
      nobody: undefined,
      guest,
      otherGuest,
      student,
      otherStudent: await newcomer(school),
      otherMember,
      teacher,
      coTeacher,
      otherTeacher,
      author: await newcomer(school, { role: ["author"] }),
      reviewer: await newcomer(school, { role: ["reviewer"] }),
      admin: await newcomer(school, { role: ["admin"], admin: true }),
    } satisfies Record<CallerName, string | undefined>,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
