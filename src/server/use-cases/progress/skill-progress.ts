import { inArray } from "drizzle-orm";
import type { z } from "zod";
import {
  mostFollowed,
  type SkillProgress,
  type skillProgressInput,
  type Strand,
} from "../../../contract/report/progress";
import { attempts } from "../../db/schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { reportToWire } from "../sitting/report-to-wire";
import { sittingsByLine } from "./lines";
import { strandsOf } from "./strands";

/**
 * The scores of the parts of a line's tests over time, from the reports of its latest attempts as far as they may be
 * seen now.
 */
export async function skillProgress(
  deps: Dependencies,
  caller: Caller,
  { line }: z.output<typeof skillProgressInput>,
): Promise<SkillProgress> {
  const sittings = (await sittingsByLine(deps, caller)).get(line)?.slice(0, mostFollowed) ?? [];
  const ids = sittings.map(({ attemptId }) => attemptId);
  const rows = ids.length === 0 ? [] : await deps.db.select().from(attempts).where(inArray(attempts.attemptId, ids));
  const strands = new Map<string, Strand>();
  for (const { attemptId, at } of sittings) {
    const attempt = rows.find((row) => row.attemptId === attemptId);
    if (attempt === undefined) continue;
    const test = await deps.catalogue.test(deps.db, attempt.menuId, attempt.version);
    const report = await reportToWire(deps, test, attempt, { reader: caller });
    for (const { strand, title, unit, value, band, items } of strandsOf(report)) {
      const known = strands.get(strand) ?? { strand, title, unit, points: [] };
      if (known.unit !== unit) continue;
      strands.set(strand, { ...known, points: [{ attempt_id: attemptId, at, value, band, items }, ...known.points] });
    }
  }
  return { strands: [...strands.values()] };
}
