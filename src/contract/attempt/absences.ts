import { z } from "zod";
import { instant } from "../calls/primitives";

/** away: the page was hidden, or another window had the focus. windowed: the page had left full screen. */
export const absenceKindSchema = z.enum(["away", "windowed"]);
export type AbsenceKind = z.infer<typeof absenceKindSchema>;

/** One absence of the student; times are the client's estimates of the server's clock. */
const absenceSchema = z.looseObject({ kind: absenceKindSchema, left_at: instant, back_at: instant });
export type Absence = Pick<z.infer<typeof absenceSchema>, "kind" | "left_at" | "back_at">;

/** A repeated report changes nothing: absences are identified by their kind and start. Malformed values are ignored. */
export const absencesSchema = z.array(absenceSchema).max(50).optional().catch(undefined);

const sumSchema = z.strictObject({ count: z.number().int().nonnegative(), total_ms: z.number().int().nonnegative() });
export type AbsenceSum = z.infer<typeof sumSchema>;

/** Number and total duration of absences, by kind. */
export const absenceSumsSchema = z.strictObject({ away: sumSchema, windowed: sumSchema });
export type AbsenceSums = z.infer<typeof absenceSumsSchema>;

export const noAbsences: AbsenceSums = {
  away: { count: 0, total_ms: 0 },
  windowed: { count: 0, total_ms: 0 },
};
