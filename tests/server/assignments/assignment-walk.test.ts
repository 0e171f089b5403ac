import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  assignmentMachine,
  type AssignmentContext,
  type AssignmentEvent,
} from "../../../machines/studio/assignment.machine";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { assignmentPhaseSchema, type AssignmentPhase } from "../../../src/contract/classes/assignment-phases";
import { attemptItems } from "../../../src/server/db/schema";
import { inTransaction } from "../../../src/server/db/transaction";
import { markAnswer } from "../../../src/server/use-cases/marking/mark-answer";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { EssaySchool } from "../../support/essays";
import { beginGiven, openClass, sweepOnce, type OpenClass, type Pupil } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { declaredIn } from "../../support/paths";
import { minute, newKey } from "../../support/sittings";

/** What the walk knows of an assignment; the server must agree after each call. */
interface Place extends AssignmentContext {
  readonly phase: AssignmentPhase;
  /** Where the server's clock is. */
  readonly time: "before" | "inside" | "after";
  readonly sitting: "none" | "underWay" | "handedIn";
  /** The sitting began in a window that was extended since, and ends with the old one. */
  readonly isShort: boolean;
  /** Essays that were answered and not marked yet. */
  readonly essays: number;
}

const first: Place = { phase: "scheduled", unmarked: 0, time: "before", sitting: "none", isShort: false, essays: 0 };
const calls = [
  "assign",
  "terms",
  "suspend",
  "resume",
  "cancel",
  "recall",
  "restore",
  "archive",
  "begin",
  "handIn",
  "mark",
  "waitForOpening",
  "waitForClosing",
  "waitForSittings",
] as const;
type CallName = (typeof calls)[number];

const changes: Partial<Record<CallName, AssignmentEvent["type"]>> = {
  suspend: "assignment.suspended",
  resume: "assignment.resumed",
  cancel: "assignment.cancelled",
  recall: "assignment.recalled",
  restore: "assignment.restored",
  archive: "assignment.archived",
};

type Outcome = { readonly events: readonly AssignmentEvent[]; readonly next: Partial<Place> } | null;
const opened: AssignmentEvent = { type: "window.opened" };
const ended = (unmarked: number): AssignmentEvent => ({ type: "sittings.ended", unmarked });

/** By hand: what the terms of the walk bring about: an hour that begins soon, or an hour more. */
function afterTerms({ phase, sitting }: Place): Outcome {
  if (phase === "planned")
    return { events: [{ type: "assignment.changed" }, { type: "assignment.scheduled" }], next: { time: "before" } };
  if (phase === "scheduled") return { events: [{ type: "assignment.changed" }], next: { time: "before" } };
  if (["open", "suspended", "closing", "marking", "settled"].includes(phase))
    return { events: [{ type: "window.extended" }], next: { time: "inside", isShort: sitting === "underWay" } };
  return null;
}

/** By hand: what a call brings about, in the words of the chart; null: it is refused and changes nothing. */
function outcomeNow(call: CallName, place: Place): Outcome {
  const { phase, time, sitting, essays } = place;
  const change = changes[call];
  if (change !== undefined) {
    const event = { type: change } as AssignmentEvent;
    return assignmentMachine.resolveState({ value: phase, context: { unmarked: 0 } }).can(event)
      ? { events: [event], next: {} }
      : null;
  }
  switch (call) {
    case "terms":
      return afterTerms(place);
    case "begin":
      return phase === "open" && time === "inside" && sitting === "none"
        ? { events: [], next: { sitting: "underWay" } }
        : null;
    case "handIn":
      if (sitting === "none") return null;
      // handing in again changes nothing
      return sitting === "handedIn"
        ? { events: [], next: {} }
        : { events: [], next: { sitting: "handedIn", isShort: false, essays: 2 } };
    case "mark":
      if (sitting !== "handedIn" || essays === 0) return null;
      return {
        events: phase === "marking" ? [{ type: "answers.marked", unmarked: essays - 1 }] : [],
        next: { essays: essays - 1 },
      };
    case "waitForOpening":
      return time === "before"
        ? { events: phase === "scheduled" ? [opened] : [], next: { time: "inside" } }
        : { events: phase === "closing" && sitting !== "underWay" ? [ended(essays)] : [], next: {} };
    case "waitForClosing": {
      const early = time === "before" && phase === "scheduled" ? [opened] : [];
      const isAhead = early.length > 0 || phase === "open" || phase === "suspended";
      const closed: AssignmentEvent[] = isAhead ? [{ type: "window.closed" }] : [];
      if (place.time !== "after" && place.isShort)
        return {
          events: [...early, ...closed, ...(isAhead ? [ended(2)] : [])],
          next: { time: "after", sitting: "handedIn", isShort: false, essays: 2 },
        };
      const isOver = isAhead || phase === "closing";
      const settled = isOver && sitting !== "underWay" ? [ended(essays)] : [];
      return { events: [...early, ...closed, ...settled], next: { time: "after" } };
    }
    case "waitForSittings":
      if (phase === "closing" && sitting !== "underWay") return { events: [ended(essays)], next: {} };
      if (time !== "after" || sitting !== "underWay") return { events: [], next: {} };
      return {
        events: phase === "closing" ? [ended(2)] : [],
        next: { sitting: "handedIn", isShort: false, essays: 2 },
      };
    case "assign":
    case "suspend":
    case "resume":
    case "cancel":
    case "recall":
    case "restore":
    case "archive":
    default:
      return null;
  }
}

/** The same; a teacher's change first brings the assignment up to date, as the clock would. */
function outcomeOf(call: CallName, place: Place): Outcome {
  const isChange = call === "terms" || changes[call] !== undefined;
  if (!isChange || place.phase !== "closing" || place.sitting === "underWay") return outcomeNow(call, place);
  const phase = place.essays === 0 ? "settled" : "marking";
  const outcome = outcomeNow(call, { ...place, phase });
  return outcome === null ? null : { ...outcome, events: [ended(place.essays), ...outcome.events] };
}

const after = (call: CallName, place: Place, taken: Set<string>): Place => {
  if (call === "assign") return first;
  const outcome = outcomeOf(call, place);
  if (outcome === null) return place;
  const { phase: value, unmarked } = place;
  const moved = followChart(assignmentMachine, { value, context: { unmarked } }, { events: outcome.events, taken });
  return { ...place, ...outcome.next, ...moved.context, phase: assignmentPhaseSchema.parse(moved.value) };
};

const keyOf = (place: Place): string => JSON.stringify(place);

describe("an assignment", () => {
  const essays = new EssaySchool();

  it("goes through every transition of its chart by calls and the clock, each in every place", async (context) => {
    const { school, menuId: menu_id } = essays;
    let ofClass: OpenClass;
    let pupil: Pupil;
    let id = "";
    let attempt: Attempt | null = null;
    let closes = 0;
    const assign = async () => {
      ofClass = await openClass(school);
      pupil = await ofClass.pupil("Ann");
      closes = school.now + 120 * minute;
      const window = { opens_at: school.now + 60 * minute, closes_at: closes };
      id = await ofClass.given({ menu_id, ...window, release: "after_marking" });
      attempt = null;
    };
    await assign();

    const terms = async () => {
      const { opens_at, phase } = (await ofClass.detail(id)).assignment;
      const isNew = phase === "planned" || phase === "scheduled";
      const until = Math.max(closes, school.now) + 60 * minute;
      const window = isNew
        ? { opens_at: school.now + 60 * minute, closes_at: school.now + 120 * minute }
        : { opens_at, closes_at: until };
      const more = { kind: "terms", attempts: 1, release: "after_marking", place: "home" };
      const { code } = await ofClass.change(id, { ...more, ...window });
      if (code === 200) closes = window.closes_at;
      return code;
    };
    const begin = async ({ time, sitting }: Place) => {
      // it would be resumed, of which other tests tell
      if (sitting === "underWay") return 0;
      // so near to the end that the window ends the sitting, and not its time limit
      if (time === "inside" && sitting === "none") school.now = Math.max(school.now, closes - 5 * minute);
      const { code, data } = await beginGiven(school, pupil, id, menu_id);
      if (code !== 200) return code;
      attempt = data;
      const rows = await school.db.select().from(attemptItems).where(eq(attemptItems.attemptId, data.attempt_id));
      for (const { itemId } of rows.slice(1)) {
        const answer = { type: "extended_text", text: "Because of the water." };
        const given = { exercise_id: itemId, answer, revision: 1, idempotency_key: newKey() };
        const { attempt_id, lease } = data;
        await school.call("answerExercise", { attempt_id, lease, ...given }, pupil.token);
      }
      return code;
    };
    const mark = async (before: Place) => {
      if (attempt === null || before.essays === 0 || before.sitting !== "handedIn") return 0;
      const { attempt_id: attemptId } = attempt;
      const rows = await school.db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
      const itemId = rows[before.essays]?.itemId ?? "";
      const marked = await inTransaction(school.db, (tx) =>
        markAnswer(tx, school.deps, { attemptId, itemId, points: 1, markedBy: "person" }, school.now),
      );
      return typeof marked === "string" ? 0 : 200;
    };
    const waitUntil = async (at: number) => {
      school.now = Math.max(school.now, at);
      await sweepOnce(school);
      return 200;
    };
    const perform = async (call: CallName, before: Place): Promise<number> => {
      if (call === "assign") return assign().then(() => 200);
      if (call === "terms") return terms();
      if (call === "begin") return begin(before);
      if (call === "handIn") return attempt === null ? 0 : (await handIn(school, pupil.token, attempt)).code;
      if (call === "mark") return mark(before);
      if (call === "waitForOpening") return waitUntil(before.time === "before" ? closes - 60 * minute : 0);
      if (call === "waitForClosing") return waitUntil(before.time === "after" ? 0 : closes);
      if (call === "waitForSittings") return waitUntil(before.time === "after" ? closes + minute : 0);
      return (await ofClass.change(id, { kind: call })).code;
    };

    const { taken, paths } = await walkByCalls<Place, CallName>({
      first,
      calls,
      after,
      keyOf,
      perform: async (call, { name, before, now }) => {
        const isRefused = call !== "assign" && outcomeOf(call, before) === null;
        expect([name, (await perform(call, before)) === 200]).toEqual([name, !isRefused]);
        const { phase, unmarked } = (await ofClass.detail(id)).assignment;
        expect([name, phase, unmarked]).toEqual([name, now.phase, now.unmarked]);
      },
    });
    expectEveryTransition(context, "assignment, by calls", {
      declared: declaredIn(assignmentMachine).map(({ name }) => name),
      taken,
      paths,
    });
  }, 240_000);
});
