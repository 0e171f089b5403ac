import type { z } from "zod";
import type { Language } from "../../../contract/item/content";
import type { FilledBlueprint } from "../../../contract/studio/blueprint-filling";
import type { testVersionInput } from "../../../contract/studio/studio-tests";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { planTest } from "./plan-test";
import { shownQuestions } from "./pool-members";
import { findTest, testChanged } from "./test-row";

/** The questions that a blueprint chooses for its lines as the bank is now; of an adaptive test how many there are. */
export async function fillBlueprint(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  input: z.output<typeof testVersionInput>,
  language: Language,
): Promise<FilledBlueprint> {
  const row = await findTest(db, caller, input.test_id);
  if (row.version !== input.version) throw testChanged(row);
  const { definition, sections, members } = await planTest(db, caller, row.definition, { testId: row.testId });
  if (definition.kind === "adaptive") return { complete: members.size > 0, sections: [], pool: members.size };
  const shown = await shownQuestions(db, [...members.values()], language);
  const filled = sections.map(({ stage, lines = [] }) => ({
    stage,
    lines: lines.map(({ wanted, fitting, members: own }, place) => ({
      line: place + 1,
      wanted,
      fitting,
      items: own.flatMap(({ id }) => shown.get(id) ?? []),
    })),
  }));
  const isFull = filled.every(({ lines }) => lines.every(({ wanted, items }) => items.length === wanted));
  return { complete: isFull, sections: filled, pool: null };
}
