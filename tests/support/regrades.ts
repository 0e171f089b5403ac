import { eq } from "drizzle-orm";
import { beforeAll, expect } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { users } from "../../src/server/db/accounts-schema";
import { assignments } from "../../src/server/db/classes-schema";
import { answers, attempts } from "../../src/server/db/schema";
import { openSession } from "../../src/server/use-cases/sign-in";
import { assignmentOf, classOf, sitForAssignment } from "./classes";
import { handIn } from "./invitations";
import { choose, newKey, openSchool, sitAdaptively, type School } from "./sittings";

export interface Rule {
  readonly item_id: string;
  readonly rule: string;
  readonly key?: object;
  readonly regrade_id?: string;
  readonly never_lower?: boolean;
  readonly reason?: string;
}

/** A school with a class of two teachers and some students, and a teacher of another class. */
export class RegradeSchool {
  school!: School;
  teacher = "";
  second = "";
  stranger = "";
  assignment_id = "";
  private classId = "";

  constructor() {
    beforeAll(async () => {
      this.school = await openSchool();
      this.teacher = await this.signedIn("teacher-1", "Ms Lin");
      this.second = await this.signedIn("teacher-2", "Mr Wu");
      this.stranger = await this.signedIn("teacher-3", "Mrs Day");
      const people = { teachers: ["teacher-1", "teacher-2"], members: [{ name: "Ann Lee", userId: "user-ann" }] };
      this.classId = (await classOf(this.school, people)).class_id;
      await this.assign();
    });
  }

  private async signedIn(userId: string, nickname: string): Promise<string> {
    const account = { userId, username: userId, passwordHash: "", nickname, role: ["teacher"], permission: [] };
    await this.school.db.insert(users).values({ ...account, createdAt: this.school.now });
    return openSession(this.school.deps, userId);
  }

  /** Gives the class another assignment, which the next sittings belong to. */
  async assign(more: Partial<typeof assignments.$inferInsert> = {}): Promise<void> {
    this.assignment_id = (await assignmentOf(this.school, this.classId, { phase: "settled", ...more })).assignment_id;
  }

  release = (releasePhase: "held" | "released" = "released") =>
    this.school.db.update(assignments).set({ releasePhase }).where(eq(assignments.assignmentId, this.assignment_id));

  async releasePhase() {
    const own = eq(assignments.assignmentId, this.assignment_id);
    return (await this.school.db.select().from(assignments).where(own))[0]?.releasePhase;
  }

  async begin(token: string, menu_id: string): Promise<Attempt> {
    const attempt = (await this.school.call("startExam", { menu_id }, token)).body.data;
    await sitForAssignment(this.school, attempt.attempt_id, this);
    return attempt;
  }

  /** Sits the fixed test: what is chosen for the first question, and what is typed for the third; null: nothing. */
  async sat(token: string, first: string | null, third: string | null = null): Promise<string> {
    const { school } = this;
    const { attempt_id, lease, stage } = await this.begin(token, "fixed");
    const give = (exercise_id: string, answer: object) =>
      school.call(
        "answerExercise",
        { attempt_id, lease, exercise_id, answer, revision: 1, idempotency_key: newKey() },
        token,
      );
    if (first !== null) await give("f1", choose(first));
    if (third !== null) await give("f3", { type: "text_entry", text: third });
    school.now += 60_000;
    expect((await handIn(school, token, { attempt_id, lease, stage })).code).toBe(200);
    return attempt_id;
  }

  async satAdaptively(token: string, choiceAt: (place: number) => string): Promise<string> {
    const attempt = await this.begin(token, "adaptive");
    await sitAdaptively(this.school, token, attempt, (place) => choose(choiceAt(place)));
    return attempt.attempt_id;
  }

  preview = async (rule: Rule, token = this.teacher, idempotency_key = newKey()) =>
    (
      await this.school.call(
        "regradePreview",
        {
          idempotency_key,
          assignment_id: this.assignment_id,
          reason: "The question has two right answers.",
          never_lower: false,
          ...rule,
        },
        token,
      )
    ).body;

  apply = async ({ regrade_id, digest }: { regrade_id: string; digest: string }, token = this.teacher) =>
    (await this.school.call("regradeApply", { idempotency_key: newKey(), regrade_id, digest }, token)).body;

  confirm = async ({ regrade_id, digest }: { regrade_id: string; digest: string }, token = this.second) =>
    (await this.school.call("regradeSecond", { idempotency_key: newKey(), regrade_id, digest }, token)).body;

  /** Previews and applies a regrade of results that are held. */
  async applied(rule: Rule) {
    const { code, data } = await this.preview(rule);
    expect(code).toBe(200);
    expect(await this.apply(data)).toMatchObject({ code: 200, data: { phase: "applied" } });
    return data;
  }

  /** The score of each attempt on the scale of its test, by attempt_id. */
  async scores(): Promise<Record<string, number | null>> {
    const rows = await this.school.db
      .select()
      .from(attempts)
      .where(eq(attempts.assignmentId, this.assignment_id))
      .orderBy(attempts.attemptId);
    return Object.fromEntries(rows.map(({ attemptId, score }) => [attemptId, score?.value ?? null]));
  }

  /** What the answers to an item earn, by attempt_id. */
  async marks(itemId: string) {
    const rows = await this.school.db
      .select({ attemptId: answers.attemptId, mark: answers.mark, credit: answers.credit })
      .from(answers)
      .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
      .where(eq(answers.itemId, itemId));
    return Object.fromEntries(rows.map(({ attemptId, mark, credit }) => [attemptId, [mark, credit]]));
  }

  async reportOf(token: string, attempt_id: string) {
    const { data } = (await this.school.call("answerRecord", { attempt_id }, token)).body;
    if (data.kind !== "fixed") throw new Error("not a report in percent");
    return data;
  }

  async adaptiveReportOf(token: string, attempt_id: string) {
    const { data } = (await this.school.call("answerRecord", { attempt_id }, token)).body;
    if (data.kind !== "map" || data.estimate === null) throw new Error("not a report in RIT");
    return { items: data.items, rit: data.estimate.rit };
  }
}
