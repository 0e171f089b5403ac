import { isWork, type StoredOperation, type WorkOperation } from "../../../../machines/outbox/operation";
import { answersFileName, download } from "./download";

export interface ExportInput {
  /** Name of the student, as the teacher knows it. */
  readonly person: string;
  /** Epoch ms. */
  readonly at: number;
  readonly operations: readonly StoredOperation[];
}

const instant = (at: number): string | null => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

const said = (operation: WorkOperation) =>
  operation.kind === "answer"
    ? { answer: operation.answer, elapsed_ms: Math.round(operation.elapsedMs) }
    : { check_status: operation.checkStatus };

/**
 * The operations that the server refused, as JSON to hand to a teacher; without anything that gives access to the
 * attempt.
 */
export const exportedText = ({ person, at, operations }: ExportInput): string => {
  const refused = operations.flatMap(({ attemptId, operation, standing }) =>
    standing.state === "refused" && isWork(operation)
      ? [
          {
            attempt_id: attemptId,
            exercise_id: operation.exerciseId,
            revision: operation.revision,
            kind: operation.kind,
            ...said(operation),
            answered_at: instant(operation.madeAt),
            is_late: operation.isLate,
            reason: standing.fault.code,
          },
        ]
      : [],
  );
  return `${JSON.stringify({ format: "invigil-refused-1", person, made_at: instant(at), refused }, null, 2)}\n`;
};

/** Saves the file through the browser's downloads. */
export const downloadExport = (page: Document, input: ExportInput): void =>
  download(page, {
    name: answersFileName(input.person, input.at, "json"),
    type: "application/json",
    text: exportedText(input),
  });
