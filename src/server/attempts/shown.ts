import { sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptStages } from "../db/schema";
import { placeholder, statement } from "../db/statement";
import { absencesAsJson, type AbsenceStretch } from "./absences";
import {
  servedAnswerOf,
  servedAnswersAsJson,
  type AttemptRow,
  type ServedAnswer,
  type ServedAnswerValues,
} from "./attempt";
import { toolStatesAsJson, type ToolStateRow } from "./tool-states";

/** The stored data that a window is shown of a sitting, beside the attempt's own row. */
export interface ShownSitting {
  /** In the order served. */
  readonly answers: readonly ServedAnswer[];
  /** Earliest first. */
  readonly absences: readonly AbsenceStretch[];
  /** When the section under way was opened; null if that was not recorded. */
  readonly begunAt: number | null;
  readonly tools: readonly ToolStateRow[];
}

interface ReadSitting extends Omit<ShownSitting, "answers"> {
  readonly answers: readonly ServedAnswerValues[];
}

const readStatement = statement<ReadSitting, "attemptId" | "stage">(
  "shown_of_sitting",
  () => sql`select
    ${servedAnswersAsJson()} as answers,
    ${absencesAsJson()} as absences,
    (select ${attemptStages.begunAt} from ${attemptStages}
       where ${attemptStages.attemptId} = ${placeholder("attemptId")}
         and ${attemptStages.stage} = ${placeholder("stage")}) as "begunAt",
    ${toolStatesAsJson()} as tools`,
);

/** Reads everything in one statement. */
export async function shownOf(
  queries: Queries,
  { attemptId, stage }: Pick<AttemptRow, "attemptId" | "stage">,
): Promise<ShownSitting> {
  const [read] = await readStatement(queries, { attemptId, stage });
  if (read === undefined) return { answers: [], absences: [], begunAt: null, tools: [] };
  return { ...read, answers: read.answers.map(servedAnswerOf) };
}
