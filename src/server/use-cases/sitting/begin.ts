import type { z } from "zod";
import type { startInput } from "../../../contract/attempt/exam";
import { families } from "../../../contract/families";
import type { AttemptKind, Mode } from "../../../contract/tests";
import { seasonOf } from "../../../psychometrics/scales/rit";
import type { Terms } from "../../attempts/accommodated";
import { append, serveItems, type AttemptRow } from "../../attempts/attempt";
import { seedFrom } from "../../attempts/attempt-ids";
import type { TestVersion } from "../../attempts/catalogue";
import { refuseTooManyOpen } from "../../attempts/open-limit";
import { ownerColumns } from "../../attempts/owner";
import { openStage } from "../../attempts/stages";
import { deadlineOf } from "../../attempts/time-limits";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import type { TestDefinition } from "../../db/shapes";
import type { NewSitting } from "../../delivery/delivery-rules";
import { deliveryRulesOf } from "../../delivery/rules";
import { familyRules } from "../../families/rules";
import { CallRefusal } from "../../support/refusal";
import { isGuest, usualGrade, type Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import type { AssignedStart } from "./assigned-start";
import { closingOf } from "./visit-times";

export type StartInput = z.output<typeof startInput>;

const wholeTest = "full";
const practice = "practice";

/**
 * The requested mode, or else the test's usual one; undefined if the test has only one length. Throws `invalidRequest`
 * for an unknown mode.
 */
function modeOf({ modes }: TestDefinition, { mode: wanted }: StartInput): Mode | undefined {
  if (wanted === undefined) return modes[0];
  const mode = modes.find((one) => one.mode === wanted);
  if (mode === undefined) throw new CallRefusal("invalidRequest");
  return mode;
}

const kindOf = (mode: Mode | undefined, isPreview: boolean): AttemptKind => {
  if (isPreview) return "preview";
  return mode?.mode === practice ? "practice" : "real";
};

const months = new Map<string, Intl.DateTimeFormat>();

/** The month in a time zone, 0 for January. */
function monthIn(timeZone: string, now: number): number {
  const format = months.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, month: "numeric" });
  months.set(timeZone, format);
  return Number(format.format(now)) - 1;
}

function expectationsOf({ family, definition }: TestVersion, month: number): Pick<NewSitting, "season" | "normOf"> {
  const { norms } = familyRules[family];
  const normOf = norms === null ? null : (grade: number) => norms.groupOf(definition.subject, grade, month);
  return { season: seasonOf(month), normOf };
}

/** The caller, test and input of a new sitting. */
export interface Beginning {
  readonly caller: Principal;
  /** The caller's accommodation; null: none. */
  readonly accommodation: Terms;
  readonly test: TestVersion;
  /** Whether it is an author's preview, which counts nowhere. */
  readonly isPreview: boolean;
  /** The assignment that it is for; null: none. */
  readonly assigned: Pick<AssignedStart, "assignmentId" | "closesAt"> | null;
  readonly input: StartInput;
}

/** Inserts a new attempt with its opening items and the first row of its log. */
export async function beginSitting(
  tx: Queries,
  deps: Dependencies,
  { caller, accommodation, test, isPreview, assigned, input }: Beginning,
  now: number,
): Promise<AttemptRow> {
  const { definition } = test;
  const delivery = deliveryRulesOf(test);
  // a class sits one and the same test, whatever modes it has
  const mode = assigned === null ? modeOf(definition, input) : definition.modes[0];
  if (input.start_level !== undefined && !definition.start_levels.includes(input.start_level))
    throw new CallRefusal("invalidRequest");
  await refuseTooManyOpen(tx, caller, isPreview);
  const [first] = definition.sections;
  if (first === undefined) throw new Error(`test ${test.menuId} has no section`);
  // if the student's grade is unknown, a start level that is a grade is used instead
  const told = families[test.family].startLevels === "grades" ? input.start_level : undefined;
  const grade = caller.grade ?? told;
  const closesAt = assigned?.closesAt ?? (isGuest(caller) ? closingOf(caller) : null);
  const isStrict = assigned !== null || (isGuest(caller) && caller.strict);
  const row: AttemptRow = {
    attemptId: deps.ids(),
    ...ownerColumns(caller),
    assignmentId: assigned?.assignmentId ?? null,
    menuId: test.menuId,
    version: test.version,
    mode: mode?.mode ?? wholeTest,
    status: "sitting",
    stage: first.stage,
    finishReason: null,
    startedAt: now,
    finishedAt: null,
    deadline: deadlineOf(definition, { startedAt: now, accommodation, closesAt }, []) ?? (isStrict ? closesAt : null),
    closesAt,
    completedAt: null,
    stoppedAt: null,
    lockedAt: null,
    kind: kindOf(mode, isPreview),
    stageDeadline: null,
    accommodation,
    leaseEpoch: 0,
    leaseTurn: 0,
    held: 0,
    leaseSeenAt: now,
    lastSeq: 0,
    answered: 0,
    total: delivery.totalOf(test, mode),
    seed: seedFrom(deps.secret()),
    prior: await delivery.assume(tx, {
      owner: caller,
      test,
      grade: grade ?? usualGrade,
      isGradeKnown: grade !== undefined,
      startLevel: input.start_level ?? null,
      ...expectationsOf(test, monthIn(deps.timeZone, now)),
    }),
    startKey: input.idempotency_key ?? null,
    score: null,
    awaitingPoints: null,
  };
  const opening = await delivery.openingItems(tx, test, row, row.stage, await deps.exposures.of(tx, test));
  await tx.insert(attempts).values(row);
  await serveItems(tx, row, opening.items, now);
  const stageDeadline = await openStage(tx, test, row, row.stage, now);
  const own = accommodation === null ? {} : { accommodation };
  const payload = { mode: row.mode, ...own, prior: row.prior, ...opening.reasons };
  return append(tx, row, now, { kind: "start", payload, leaseEpoch: 0 }, { stageDeadline });
}
