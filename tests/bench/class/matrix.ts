import { sql } from "drizzle-orm";
import type { Database } from "../../../src/server/db/open";
import type { Figure } from "../figure";
import type { Call } from "../load/call";
import { median } from "../percentile";
import { members, questions, timed } from "./taught";

const rounds = 9;

/** The rows that the matrix shows, by one plain statement, printed as JSON. */
const plainMatrix = async (db: Database, assignmentId: string): Promise<string> => {
  const { rows } = await db.execute(sql`
    select s.attempt_id, s.user_id, i.item_id, w.mark, w.credit, w.marked_points, w.elapsed_ms, w.revision
    from attempts s
    join attempt_items i on i.attempt_id = s.attempt_id
    left join answers w on w.attempt_id = i.attempt_id and w.item_id = i.item_id
    where s.assignment_id = ${assignmentId}
    order by s.attempt_id, i.position`);
  return JSON.stringify(rows);
};

/** The results of a class whose members have sat once. */
export async function measureMatrix(call: Call, db: Database, assignmentId: string): Promise<Figure[]> {
  const [calls, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    calls.push(await timed(() => call("classResults", { assignment_id: assignmentId })));
    plain.push(await timed(() => plainMatrix(db, assignmentId)));
  }
  return [
    { measure: `results of ${members} members × ${questions} questions`, value: median(calls), unit: "ms" },
    {
      measure: "results / one plain statement with the same rows",
      value: median(calls) / median(plain),
      unit: "",
      bar: { atMost: 3 },
    },
  ];
}
