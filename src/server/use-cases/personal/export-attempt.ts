import { asc, eq, inArray, and } from "drizzle-orm";
import type { ExportedAttempt } from "../../../contract/account/export";
import type { AttemptRow } from "../../attempts/attempt";
import { shownKey } from "../../attempts/shown-key";
import { standingMark } from "../../attempts/standing-mark";
import type { Queries } from "../../db/open";
import { answers, attemptItems, attemptLog, items } from "../../db/schema";
import { absences } from "../../db/student-schema";
import { toolStates } from "../../db/tool-states-schema";
import type { Dependencies } from "../dependencies";
import { standingCorrections, type Correction } from "../regrading/corrections";
import { withoutHeldScores } from "../sitting/held-results";
import { itemsHeldAfterKeys } from "../sitting/keys-out";
import { releaseOf } from "../sitting/release";
import { reportToWire } from "../sitting/report-to-wire";
import { summaryOfAttemptRow } from "../sitting/summary";

/** Kinds of log rows that contain data sent by the student; the other rows are the server's. */
const ownKinds = ["answer", "heldAnswer", "lateAnswer", "lateTime", "checkStatus", "play"] as const;

async function exportedItems(
  queries: Queries,
  attempt: AttemptRow,
  released: boolean,
): Promise<ExportedAttempt["items"]> {
  const { attemptId } = attempt;
  const rows = await queries
    .select({
      served: attemptItems,
      answer: answers,
      // keys that are not released are not even read
      ...(released ? { key: items.key, explanation: items.explanation, points: items.points } : {}),
    })
    .from(attemptItems)
    .innerJoin(items, eq(items.itemId, attemptItems.itemId))
    .leftJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(asc(attemptItems.position));
  const afterKeys = await itemsHeldAfterKeys(queries, attemptId);
  const corrections = released ? await standingCorrections(queries, attempt) : new Map<string, Correction>();
  return rows.map(({ served, answer, key, points, explanation = null }) => {
    const correction = corrections.get(served.itemId);
    return {
      exercise_id: served.itemId,
      stage: served.stage,
      served_at: served.servedAt,
      answer: answer?.answer ?? null,
      held_answer: answer?.heldAnswer ?? null,
      ...(answer?.held === true && afterKeys.has(served.itemId) ? { held_after_keys: true } : {}),
      elapsed_ms: answer?.elapsedMs ?? 0,
      check_status: answer?.checkStatus ?? 0,
      ...(released && key !== undefined
        ? {
            ...standingMark(answer, points ?? 1),
            points,
            key: shownKey(key),
            explanation,
            ...(correction === undefined ? {} : { correction }),
          }
        : {}),
    };
  });
}

/** One attempt as its student may export it: keys, marks and explanations only if they are released. */
export async function exportedAttempt(deps: Dependencies, attempt: AttemptRow): Promise<ExportedAttempt> {
  const { db } = deps;
  const { attemptId } = attempt;
  const test = await deps.catalogue.test(db, attempt.menuId, attempt.version);
  const release = await releaseOf(db, test, attempt, deps.clock());
  const log = await db
    .select()
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), inArray(attemptLog.kind, [...ownKinds])))
    .orderBy(asc(attemptLog.seq));
  const away = await db.select().from(absences).where(eq(absences.attemptId, attemptId)).orderBy(asc(absences.leftAt));
  const tools = await db.select().from(toolStates).where(eq(toolStates.attemptId, attemptId));
  const isFinished = attempt.status === "finished";
  const [shown = attempt] = await withoutHeldScores(db, [attempt]);
  return {
    ...summaryOfAttemptRow(shown, test.definition),
    title: test.definition.title,
    family: test.family,
    accommodation: attempt.accommodation,
    items: await exportedItems(db, attempt, release.released),
    history: log.map(({ kind, itemId, revision, payload, clientTime, serverTime }) => ({
      kind,
      exercise_id: itemId,
      revision,
      payload,
      client_time: clientTime,
      server_time: serverTime,
    })),
    absences: away.map(({ kind, leftAt, backAt }) => ({ kind, left_at: leftAt, back_at: backAt })),
    tools: Object.fromEntries(tools.map(({ itemId, state }) => [itemId, { ...state }])),
    report: isFinished ? await reportToWire(deps, test, attempt) : null,
  };
}
